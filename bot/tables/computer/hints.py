"""Hints: what a player who may ask for them is asked now, put to the hard player."""

from __future__ import annotations

from sqlalchemy.orm import Session

from bot.tables.computer.choose_move import MoveRequest, request_for
from bot.tables.domain.errors import MoveRefused, TableError
from bot.tables.lobby.seating import require_model
from bot.tables.session import requirements
from bot.tables.session.public_view import hints_allowed
from bot.tables.session.service import TableService
from bot.tables.time_control import exclusions
from engine.core import say
from engine.core.words.phrases import persons

COACH = "hard"
"""Who is asked."""


async def asked(service: TableService, table_id: int, user_id: str) -> MoveRequest:
    """A player's own question, with nothing in it but what that player may know.

    Raises:
        TableClosed, NotSeated: it is no game of theirs that runs.
        TableError: the table gives no hints, they want none, or nobody has learnt the game.
        MoveRefused: they are not asked anything now.
    """

    def work(session: Session) -> MoveRequest:
        unit = service.load(session, table_id)
        requirements.require_running(unit)
        seat = requirements.require_seat(unit, user_id)
        person = exclusions.find_person(session, user_id)
        if person is not None and person.no_hints:
            raise TableError.because("table-hints-not-wanted")
        if not hints_allowed(unit):
            raise TableError.because("table-no-hints")
        require_model(unit.game, COACH)
        owing = unit.game.to_move(unit.position())
        if seat not in owing:
            raise MoveRefused(say("refusal-not-now", who=persons(owing)))
        return request_for(unit, seat, COACH)

    return await service.read(work)
