"""Answers given alone: what there is no choice about, for those who have asked for it."""

from __future__ import annotations

from sqlalchemy.orm import Session

from bot.store.models.person import PersonRow
from bot.tables.domain.errors import TableError
from bot.tables.session.service import TableService
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.time_control import exclusions
from engine.core.rules import Decision

AUTO_ANSWERS = ("answers_alone", "pays_alone")
"""What somebody can have done for them, as the columns of a person's row are called."""


def answer(unit: UnitOfWork, seat: int) -> str | None:
    """The only possible answer, or the only sensible payment, where its player wants that."""
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
        sensible = rule.undominated(state, frame)
        return sensible[0] if len(sensible) == 1 else None
    return None


async def auto_answers(service: TableService, user_id: str) -> dict[str, bool]:
    """What is done for somebody."""
    return await service.read(lambda session: _habits(exclusions.find_person(session, user_id)))


async def remember(
    service: TableService, user_id: str, habit: str, *, wanted: bool
) -> dict[str, bool]:
    """From now on that is done for them, or no more.

    Raises:
        TableError: there is no such habit.
    """
    if habit not in AUTO_ANSWERS:
        raise TableError.because("error-old-button")

    def work(session: Session) -> dict[str, bool]:
        row = exclusions.find_or_add_person(session, user_id)
        setattr(row, habit, wanted)
        return _habits(row)

    return await service.transaction(work)


def _habits(row: PersonRow | None) -> dict[str, bool]:
    return {habit: row is not None and bool(getattr(row, habit)) for habit in AUTO_ANSWERS}
