"""Make forced moves automatically for players who enabled it."""

from __future__ import annotations

from bot.store.models.user import UserRow
from bot.tables.session import exclusions
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core.rules import Decision

AUTO_ANSWERS = ("auto_answers", "auto_pays")
"""The options a user can switch, by column name."""


def automatic_choice(unit: UnitOfWork, seat: int) -> str | None:
    """Return the only legal choice, or the only sensible payment, if the player enabled that."""
    rules, state = unit.game, unit.state
    person = exclusions.find_person(unit.session, unit.player(seat))
    if person is None or not (person.auto_answers or person.auto_pays):
        return None
    legal = rules.legal_choices(state, seat)
    if person.auto_answers and len(legal) == 1:
        return legal[0]
    frame, rule = rules.top(state)
    if person.auto_pays and rule.payment and isinstance(rule, Decision):
        payments = rule.undominated(state, frame)
        return payments[0] if len(payments) == 1 else None
    return None


def enabled(row: UserRow | None) -> dict[str, bool]:
    """Return which automatic moves a user has enabled."""
    return {option: row is not None and bool(getattr(row, option)) for option in AUTO_ANSWERS}
