"""Moves: taking one, moving for seats that do not move themselves, and the end of the game."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import Any

from bot.tables.action_kinds import Kind
from bot.tables.consent.proposals import moved_on
from bot.tables.errors import (
    MoveRefused,
    TableMovedOn,
)
from bot.tables.game_end.finished import finish, winners
from bot.tables.guards import need_running, seated
from bot.tables.house_rules import EXCUSED
from bot.tables.loading.saved_form import as_text, events
from bot.tables.models import Ending, Status
from bot.tables.moves.automatic_answers import NOTHING_MORE, next_answer
from bot.tables.moves.line_of_play import move_of
from bot.tables.notices import heads_up, sleeping_tables
from bot.tables.notices.arming import arm
from bot.tables.request import Request
from bot.tables.results import Forced, Moved
from bot.tables.service import Done, TableService
from bot.tables.timing import timekeeping
from bot.tables.turn import is_midway, turn_of
from bot.tables.unit_of_work import UnitOfWork
from engine.core import Game, IllegalMove, Sealed, State

UNSEEN = timedelta(seconds=3)
"""So long opponents may think before the channel is told of it."""


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
        take_typed(unit, request, text, sequence)

    return moved(await service.change(table_id, request, work))


def take_typed(unit: UnitOfWork, request: Request, text: str, sequence: int | None = None) -> None:
    """The same in a transaction of a table; raises what :func:`move` raises."""
    seat = seated(unit, request.person.id)
    need_running(unit)
    if sequence is not None and not unit.row.asked <= sequence <= unit.row.sequence:
        raise TableMovedOn.because("table-moved-on")
    state = unit.position()
    choice = choice_of(unit.game, state, seat, text)
    moved_on(unit, seat)
    unit.seats[seat].lent = None
    take(unit, seat, choice, Kind.MOVE, user_id=request.person.id)
    go_on(unit)


def moved(done: Done) -> Moved:
    """The read model of a move and what followed it, as whoever moved may see it."""
    first = done.acts[0]
    seat = -1 if first.seat is None else first.seat
    viewer = None if first.seat is None else first.seat
    return Moved(
        turn=turn_of(done.unit, viewer, sequence=done.acts[-1].sequence),
        seat=seat,
        move=move_of(first),
        events=tuple(event.seen_by(viewer) for event in events(first)),
        forced=forced(done),
        repeated=done.repeated,
    )


def forced(done: Done) -> tuple[Forced, ...]:
    """The moves the house played by itself."""
    return tuple(
        Forced(act.seat or 0, move_of(act)) for act in done.acts if act.kind == Kind.FORCED
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


def take(
    unit: UnitOfWork,
    seat: int,
    choice: str,
    kind: Kind,
    *,
    user_id: str | None = None,
    about: Mapping[str, Any] = NOTHING_MORE,
) -> None:
    """Take a legal choice and note it, with what undo and secrecy want to know about it.

    ``about`` is what else is to be known of it.
    """
    rules, state = unit.game, unit.state
    assert state is not None
    frame, rule = rules.top(state)
    text = rules.move(state, choice)
    before = (state.chance.position, state.reveals)
    question = unit.row.question
    sealed = isinstance(rule, Sealed)
    state.events = []
    rules.apply_unchecked(state, seat, choice)
    told, state.events = state.events, None
    step = not rule.secret and _is_private_step(rules, state, seat)
    unit.row.moves += 1
    if not (sealed and _same_question(frame, state, seat)):
        unit.row.asked = unit.row.sequence + 1
        if not step:
            unit.row.question = unit.row.asked
    unit.act(
        kind,
        seat=seat,
        user_id=user_id,
        data={"move": text, **about},
        events=as_text(told),
        number=unit.row.moves,
        reversible=before == (state.chance.position, state.reveals),
        secret=rule.secret or step,
        sealed=question if sealed or step else None,
        fresh=sealed and not isinstance(frame[3][frame[2].index(seat)], tuple),
    )


def _is_private_step(rules: Game[Any], state: State, seat: int) -> bool:
    """Return whether the seat's choice is incomplete, so that others still see its question."""
    return bool(state.stack) and state.stack[-1][1] == seat and is_midway(rules, state)


def _same_question(frame: tuple[Any, ...], state: State, seat: int) -> bool:
    """Whether a sealed question still stands, nothing but that seat's answer having changed."""
    if not state.stack or len(state.stack[-1]) != len(frame):
        return False
    now = state.stack[-1]
    at = frame[2].index(seat)
    return (
        now[:3] == frame[:3]
        and now[4:] == frame[4:]
        and now[3][:at] == frame[3][:at]
        and now[3][at + 1 :] == frame[3][at + 1 :]
        and now[3][at] is not None
    )


def go_on(unit: UnitOfWork) -> None:
    """Move for seats whose player need not be there, end what is over, see to reminders, posts."""
    assert unit.state is not None
    if unit.row.status == Status.RUNNING:
        while (found := next_answer(unit)) is not None:
            if found.kind == Kind.MOVE:
                unit.lapse("undo")
            take(
                unit, found.seat, found.choice, found.kind, user_id=found.user_id, about=found.about
            )
        if unit.state.over:
            finish(unit, Ending.PLAYED, winners(unit))
    conclude(unit)


def conclude(unit: UnitOfWork) -> None:
    """The last step of a change to a game: save the position, remind, announce."""
    assert unit.state is not None
    unit.keep_state()
    if unit.row.status == Status.FINISHED:
        return
    timekeeping.keep_time(unit)
    movers = {act.seat for act in unit.acts if act.kind == Kind.MOVE and act.seat is not None}
    begun = any(act.kind in (Kind.UNDO, Kind.START) for act in unit.acts)
    owing = unit.game.to_move(unit.state)
    for row in unit.seats:
        row.lent = row.lent if row.seat in owing else None
    unit.ask(anew=owing if begun else tuple(movers))
    _forget_lapses(unit)
    sleeping_tables.wake(unit)
    arm(unit)
    heads_up.tell(unit)
    people = unit.asked()
    only_watched = not unit.people()
    if people or only_watched or not unit.awaits_opponent:
        unit.post("board", people)
    else:
        unit.post("thinking", owing, after=UNSEEN)


def _forget_lapses(unit: UnitOfWork) -> None:
    """Nobody is asked any more about a turn that is over."""
    awaited = unit.awaited()
    for seat in unit.seats:
        if seat.lapses > EXCUSED and seat.seat not in awaited:
            unit.lapse("late", seat=seat.seat)
