"""Moves: taking one, moving for seats that do not move themselves, and the end of the game."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import Any

from bot.tables.domain.action_kinds import ActionKind
from bot.tables.domain.errors import MoveRefused, TableMovedOn
from bot.tables.domain.request import Request
from bot.tables.domain.results import Forced, Moved
from bot.tables.domain.table import Ending, Status
from bot.tables.domain.timeout_policy import GRACE_TIMEOUTS
from bot.tables.history.turn import is_midway, turn_at
from bot.tables.play.autoplay import NO_DETAILS, next_automatic_move
from bot.tables.play.game_end import finish, winners
from bot.tables.reminders import heads_up, inactive_tables
from bot.tables.reminders.schedule_reminders import schedule_reminders
from bot.tables.session.requirements import require_running, require_seat
from bot.tables.session.serialization import events_from_json, events_to_json
from bot.tables.session.service import Change, TableService
from bot.tables.session.timeline import move_of
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.time_control import timekeeping
from bot.tables.votes.open import cancel_outdated
from engine.core import Game, IllegalMove, Sealed, State

COMPUTER_SILENT_FOR = timedelta(seconds=3)
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
    cancel_outdated(unit, seat)
    unit.seats[seat].lent = None
    apply_choice(unit, seat, choice, ActionKind.MOVE, user_id=request.person.id)
    continue_game(unit)


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


def apply_choice(
    unit: UnitOfWork,
    seat: int,
    choice: str,
    kind: ActionKind,
    *,
    user_id: str | None = None,
    about: Mapping[str, Any] = NO_DETAILS,
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
    unit.record_action(
        kind,
        seat=seat,
        user_id=user_id,
        data={"move": text, **about},
        events=events_to_json(told),
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


def continue_game(unit: UnitOfWork) -> None:
    """Move for seats whose player need not be there, end what is over, see to reminders, posts."""
    assert unit.state is not None
    if unit.row.status == Status.RUNNING:
        while (found := next_automatic_move(unit)) is not None:
            if found.kind == ActionKind.MOVE:
                unit.cancel_votes("undo")
            apply_choice(
                unit, found.seat, found.choice, found.kind, user_id=found.user_id, about=found.about
            )
        if unit.state.over:
            finish(unit, Ending.PLAYED, winners(unit))
    finish_change(unit)


def finish_change(unit: UnitOfWork) -> None:
    """The last step of a change to a game: save the position, remind, announce."""
    assert unit.state is not None
    unit.save_state()
    if unit.row.status == Status.FINISHED:
        return
    timekeeping.update_clocks(unit)
    movers = {
        act.seat for act in unit.actions if act.kind == ActionKind.MOVE and act.seat is not None
    }
    begun = any(act.kind in (ActionKind.UNDO, ActionKind.START) for act in unit.actions)
    owing = unit.game.to_move(unit.state)
    for row in unit.seats:
        row.lent = row.lent if row.seat in owing else None
    unit.set_pending_seats(anew=owing if begun else tuple(movers))
    _forget_lapses(unit)
    inactive_tables.reactivate(unit)
    schedule_reminders(unit)
    heads_up.post_heads_up(unit)
    people = unit.asked()
    only_watched = not unit.people()
    if people or only_watched or not unit.awaits_computer:
        unit.post("board", people)
    else:
        unit.post("thinking", owing, after=COMPUTER_SILENT_FOR)


def _forget_lapses(unit: UnitOfWork) -> None:
    """Nobody is asked any more about a turn that is over."""
    awaited = unit.awaited()
    for seat in unit.seats:
        if seat.lapses > GRACE_TIMEOUTS and seat.seat not in awaited:
            unit.cancel_votes("late", seat=seat.seat)
