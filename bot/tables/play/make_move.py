"""Moves: taking one, moving for seats that do not move themselves, and the end of the game."""

from __future__ import annotations

from typing import Any

from bot.tables.domain.action_kinds import ActionKind
from bot.tables.domain.errors import MoveRefused, TableMovedOn
from bot.tables.domain.request import Request
from bot.tables.domain.results import Forced, Moved
from bot.tables.history.turn import turn_at
from bot.tables.play.apply_choice import apply_choice
from bot.tables.session.requirements import require_running, require_seat
from bot.tables.session.serialization import events_from_json
from bot.tables.session.service import Change, TableService
from bot.tables.session.timeline import move_of
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core import Game, IllegalMove, State


async def move(
    service: TableService, request: Request, table_id: int, text: str, *, sequence: int | None
) -> Moved:
    """Take a move (``place 12``) and go on until somebody has to decide.

    ``sequence`` is that of the panel pressed, ``None`` for a typed move. It is stale when the
    question has changed since: others' answers to the same sealed question do not make it so.

    Raises:
        NotSeated, TableMovedOn, TableClosed, TableDamaged, NotSaved.
        MoveRefused: with the game's own reason.
    """

    def work(unit: UnitOfWork) -> None:
        make_move_in(unit, request, text, sequence)

    return moved(await service.change(table_id, request, work))


def make_move_in(
    unit: UnitOfWork, request: Request, text: str, sequence: int | None = None
) -> None:
    """The same in a transaction of a table; raises what :func:`move` raises."""
    seat = require_seat(unit, request.person.id)
    require_running(unit)
    if sequence is not None and not unit.row.asked <= sequence <= unit.row.sequence:
        raise TableMovedOn.because("table-moved-on")
    state = unit.position()
    choice = choice_of(unit.game, state, seat, text)
    unit.seats[seat].lent = None
    apply_choice(unit, seat, choice, ActionKind.MOVE, user_id=request.person.id)


def moved(done: Change) -> Moved:
    """The read model of a move and what followed it, as whoever moved may see it."""
    first = done.actions[0]
    seat = -1 if first.seat is None else first.seat
    viewer = None if first.seat is None else first.seat
    return Moved(
        turn=turn_at(done.unit, viewer, sequence=done.actions[-1].sequence),
        seat=seat,
        move=move_of(first),
        events=tuple(event.seen_by(viewer) for event in events_from_json(first)),
        forced=forced(done),
        repeated=done.repeated,
    )


def forced(done: Change) -> tuple[Forced, ...]:
    """The moves the house played by itself."""
    return tuple(
        Forced(act.seat or 0, move_of(act)) for act in done.actions if act.kind == ActionKind.FORCED
    )


def choice_of(rules: Game[Any], state: State, seat: int, text: str) -> str:
    """The legal choice a move's text means.

    Raises:
        MoveRefused: with the game's reason.
    """
    try:
        return rules.parse_move(state, seat, " ".join(text.split()))
    except IllegalMove as illegal:
        raise MoveRefused(illegal.reason) from None
