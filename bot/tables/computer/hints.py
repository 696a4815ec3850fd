"""Hints: let the hard computer player answer a player's question."""

from __future__ import annotations

from sqlalchemy.orm import Session

from bot.tables.computer.choose_move import MoveRequest, request_for
from bot.tables.domain.computer_players import require_model
from bot.tables.domain.errors import IllegalMove, TableError
from bot.tables.session import exclusions, permissions
from bot.tables.session.public_view import hints_allowed
from bot.tables.session.service import TableService
from engine.core import say
from engine.core.words.phrases import persons

HINT_STRENGTH = "hard"
"""Strength of the computer player that gives hints."""


async def hint_request(service: TableService, table_id: int, user_id: str) -> MoveRequest:
    """Return a player's question, limited to what that player may know.

    Raises:
        TableClosed, NotSeated: the game does not run, or the user does not play in it.
        TableError: the table or the player has switched hints off, or the game has no computer
            players.
        IllegalMove: the player need not move now.
    """

    def work(session: Session) -> MoveRequest:
        unit = service.load(session, table_id)
        permissions.require_running(unit)
        seat = permissions.require_seat(unit, user_id)
        person = exclusions.find_person(session, user_id)
        if person is not None and person.no_hints:
            raise TableError.because("table-hints-not-wanted")
        if not hints_allowed(unit):
            raise TableError.because("table-no-hints")
        require_model(unit.game, HINT_STRENGTH)
        movers = unit.game.to_move(unit.position())
        if seat not in movers:
            raise IllegalMove(say("refusal-not-now", who=persons(movers)))
        return request_for(unit, seat, HINT_STRENGTH)

    return await service.read(work)
