"""Moves: taking one, playing for those who have resigned, and the end of the game."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from sqlalchemy.orm import Session

from bot.store.database import compact
from bot.store.rows import ActionRow
from bot.tables.errors import (
    MoveRefused,
    NotSeated,
    TableClosed,
    TableDamaged,
    TableError,
    TableMovedOn,
)
from bot.tables.house import Done, House
from bot.tables.models import Ending, Forced, Moved, Status
from bot.tables.sheet import Kind, Sheet
from engine.core import Event, Game, IllegalMove, Sealed, State


async def move(
    house: House,
    table_id: int,
    user_id: int,
    text: str,
    *,
    sequence: int | None,
    interaction_id: int,
) -> Moved:
    """Check the seat and the panel, take the move, and play on for those who resigned."""

    def work(sheet: Sheet, _session: Session) -> None:
        seat = seated(sheet, user_id)
        running(sheet)
        if sequence is not None and not sheet.row.asked <= sequence <= sheet.row.sequence:
            raise TableMovedOn.because("table-moved-on")
        state = house.place(sheet)
        take(sheet, seat, choice_of(sheet.game, state, seat, text), Kind.MOVE, user_id=user_id)
        sheet.lapsed = ("undo",)
        go_on(sheet)

    return moved(await house.change(table_id, interaction_id, work))


def moved(done: Done) -> Moved:
    """The read model of a move and what followed it."""
    first = done.acts[0]
    assert done.position is not None
    return Moved(
        table=done.sheet.table(),
        position=done.position,
        seat=-1 if first.seat is None else first.seat,
        move=first.move or "",
        events=events(first),
        forced=forced(done),
        repeated=done.repeated,
    )


def forced(done: Done) -> tuple[Forced, ...]:
    """The moves the house played by itself."""
    return tuple(
        Forced(act.seat or 0, act.move or "") for act in done.acts if act.kind == Kind.FORCED
    )


def events(action: ActionRow) -> tuple[Event, ...]:
    """What happened with an action."""
    try:
        return tuple(Event.from_json(plain) for plain in json.loads(action.events))
    except (ValueError, TypeError):
        raise TableDamaged.because("table-damaged", table=action.table_id) from None


def as_text(told: Sequence[Event]) -> str:
    """Events as an action keeps them."""
    return compact([event.to_json() for event in told])


def seated(sheet: Sheet, user_id: int) -> int:
    """The seat of a person who still plays.

    Raises:
        NotSeated: there is none, or it was given up.
    """
    for seat in sheet.seats:
        if seat.user_id == user_id:
            if seat.resigned:
                raise NotSeated.because("table-you-resigned")
            return seat.seat
    raise NotSeated.because("table-not-seated", table=sheet.id)


_CLOSED = {
    Status.LOBBY: "table-not-started",
    Status.FINISHED: "table-over",
    Status.CANCELLED: "table-was-cancelled",
    Status.PAUSED: "table-paused",
}


def running(sheet: Sheet) -> None:
    """Nothing if the game runs.

    Raises:
        TableClosed: saying why it does not.
    """
    status = Status(sheet.row.status)
    if status != Status.RUNNING:
        raise closed(status, sheet.id)


def closed(status: Status, table_id: int) -> TableError:
    """Why a table of that status does not run."""
    return TableClosed.because(_CLOSED[status], table=table_id)


def choice_of(rules: Game[Any], state: State, seat: int, text: str) -> str:
    """The legal choice a move's text means.

    Raises:
        MoveRefused: with the game's reason.
    """
    try:
        return rules.read(state, seat, " ".join(text.split()))
    except IllegalMove as illegal:
        raise MoveRefused(illegal.reason) from None


def take(sheet: Sheet, seat: int, choice: str, kind: Kind, *, user_id: int | None = None) -> None:
    """Take a legal choice and note it, with what undo and secrecy want to know about it."""
    rules, state = sheet.game, sheet.state
    assert state is not None
    frame, rule = rules.top(state)
    text = rules.move(state, choice)
    before = (state.chance.position, state.reveals)
    question = sheet.row.question
    sealed = isinstance(rule, Sealed)
    state.events = []
    rules.take(state, seat, choice)
    told, state.events = state.events, None
    sheet.row.moves += 1
    if not (sealed and _same_question(frame, state, seat)):
        sheet.row.asked = sheet.row.question = sheet.row.sequence + 1
    sheet.act(
        kind,
        seat=seat,
        user_id=user_id,
        move=text,
        events=as_text(told),
        number=sheet.row.moves,
        reversible=before == (state.chance.position, state.reveals),
        secret=rule.secret,
        sealed=question if sealed else None,
        fresh=sealed and not isinstance(frame[3][frame[2].index(seat)], tuple),
    )


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


def go_on(sheet: Sheet) -> None:
    """Play for resigned seats, end a game that is over, and see to reminders and posts."""
    rules, state = sheet.game, sheet.state
    assert state is not None
    running_on = sheet.row.status == Status.RUNNING
    out = {seat.seat for seat in sheet.seats if seat.resigned and running_on}
    while idle := [seat for seat in rules.owing(state) if seat in out]:
        take(sheet, idle[0], rules.default(state, idle[0]), Kind.FORCED)
    if state.over and running_on:
        sheet.finish(Ending.PLAYED, winners(sheet))
    settle(sheet)


def settle(sheet: Sheet) -> None:
    """The last step of a change to a game: save the position, remind, announce."""
    assert sheet.state is not None
    sheet.keep_state()
    if sheet.row.status == Status.FINISHED:
        sheet.post("final")
        return
    movers = {act.seat for act in sheet.acts if act.kind == Kind.MOVE and act.seat is not None}
    undone = any(act.kind in (Kind.UNDO, Kind.START) for act in sheet.acts)
    owing = sheet.game.owing(sheet.state)
    sheet.ask(anew=owing if undone else tuple(movers))
    sheet.post("board", owing)


def winners(sheet: Sheet) -> tuple[int, ...]:
    """Who wins a game played to its end: resigned seats cannot.

    If only resigned seats would have won, it is whoever has most points among the others.
    """
    assert sheet.state is not None
    outcome = sheet.game.outcome(sheet.state)
    standing = [seat.seat for seat in sheet.seats if not seat.resigned]
    won = tuple(seat for seat in outcome.winners if seat in standing)
    if won:
        return won
    best = max(outcome.scores[seat] for seat in standing)
    return tuple(seat for seat in standing if outcome.scores[seat] == best)
