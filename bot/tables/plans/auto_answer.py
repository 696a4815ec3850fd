"""Make forced moves automatically for players who enabled it."""

from __future__ import annotations

from sqlalchemy.orm import Session

from bot.store.models.person import PersonRow
from bot.tables.domain.errors import TableError
from bot.tables.session import exclusions
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core.rules import Decision

AUTO_ANSWERS = ("answers_alone", "pays_alone")
"""The options a user can switch, by column name."""


def automatic_choice(unit: UnitOfWork, seat: int) -> str | None:
    """Return the only legal choice, or the only sensible payment, if the player enabled that."""
    rules, state = unit.game, unit.state
    assert state is not None
    person = exclusions.find_person(unit.session, unit.player(seat))
    if person is None or not (person.answers_alone or person.pays_alone):
        return None
    legal = rules.legal_choices(state, seat)
    if person.answers_alone and len(legal) == 1:
        return legal[0]
    frame, rule = rules.top(state)
    if person.pays_alone and rule.payment and isinstance(rule, Decision):
        payments = rule.undominated(state, frame)
        return payments[0] if len(payments) == 1 else None
    return None


async def read_auto_answers(service: TableService, user_id: str) -> dict[str, bool]:
    """Return which automatic moves a user has enabled."""
    return await service.read(lambda session: _enabled(exclusions.find_person(session, user_id)))


async def set_auto_answer(
    service: TableService, user_id: str, option: str, *, wanted: bool
) -> dict[str, bool]:
    """Switch a kind of automatic move on or off.

    Raises:
        TableError: there is no such option.
    """
    if option not in AUTO_ANSWERS:
        raise TableError.because("error-old-button")

    def work(session: Session) -> dict[str, bool]:
        row = exclusions.find_or_add_person(session, user_id)
        setattr(row, option, wanted)
        return _enabled(row)

    return await service.transaction(work)


def _enabled(row: PersonRow | None) -> dict[str, bool]:
    return {option: row is not None and bool(getattr(row, option)) for option in AUTO_ANSWERS}
