"""What happened since a seat's last turn, since the last board, and in the last action."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from itertools import pairwise
from typing import NamedTuple

from bot.store.models.table import LARGEST, ActionRow
from bot.tables.domain.kinds import (
    AUTOPILOT_PLAYED,
    BY_PLAN,
    COMPUTER_PLAYED,
    COMPUTER_TOOK_SEAT,
    PLANNED,
    PLAYER_REMOVED,
    PLAYER_RETURNED,
    RESIGNED,
    SEAT_EMPTIED,
    SEAT_RETURNED,
    TAKEN_OVER,
    ActionKind,
)
from bot.tables.history.seat_history import HANDOVER_KINDS, SeatHistory, seat_history_of
from bot.tables.session import timeline
from bot.tables.session.table_rows import last_shown
from bot.tables.session.timeline import events_from_json
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core import Event

TABLE_EVENT_KINDS = {
    ActionKind.RESIGN: RESIGNED,
    ActionKind.REMOVE_PLAYER: PLAYER_REMOVED,
    ActionKind.EMPTY_SEAT: SEAT_EMPTIED,
    ActionKind.TAKEOVER: TAKEN_OVER,
    ActionKind.AUTOPILOT_TURN: AUTOPILOT_PLAYED,
    ActionKind.COMPUTER_TURN: COMPUTER_PLAYED,
    ActionKind.SEAT_COMPUTER: COMPUTER_TOOK_SEAT,
    ActionKind.REMOVE_COMPUTER: SEAT_RETURNED,
}
"""The events that report what happens to a seat outside the game."""


class ActionRange(NamedTuple):
    """A part of the timeline: from after one action up to another, inclusive."""

    start: int
    end: int


class RecapPassage(NamedTuple):
    """Events during which the same people played, with their names and range of actions."""

    names: tuple[str, ...]
    events: tuple[Event, ...]
    stretch: ActionRange | None


class RecapData(NamedTuple):
    """The events a turn reports with its position; see :class:`bot.tables.domain.turn_view.Turn`.

    ``recapped`` and ``unseen`` are the ranges of ``recap`` and ``news``, ``None`` if empty. If a
    seat was handed over meanwhile, ``recap_passages`` and ``news_passages`` hold the same in parts.
    """

    recap: tuple[Event, ...]
    news: tuple[Event, ...]
    last: tuple[Event, ...]
    acted: tuple[int | None, ...]
    recapped: ActionRange | None
    unseen: ActionRange | None
    present: frozenset[int]
    recap_passages: tuple[RecapPassage, ...]
    news_passages: tuple[RecapPassage, ...]


def recap_for(unit: UnitOfWork, seat: int | None, *, private: bool) -> RecapData:
    """Collect all parts of a recap in one walk back along the timeline.

    ``seat`` is the seat whose last turn the recap goes back to; ``private`` includes what only that
    seat may know.
    """
    shown = last_shown(unit.row.board_post)
    viewer = seat if private else None
    recap_rows: list[ActionRow] = []
    news_rows: list[ActionRow] = []
    since = None if seat is not None else unit.row.head
    oldest, last_known = 0, None
    for row in unit.history.walk_back(unit.row.head):
        oldest = row.sequence
        if row.sequence > shown:
            news_rows.append(row)
        elif last_known is None:
            last_known = row.sequence
        if since is None:
            if row.seat == seat and row.kind in timeline.MOVES:
                since = row.sequence if recap_rows else None
            else:
                recap_rows.append(row)
        if since is not None and row.sequence <= shown:
            break
    if since is None:
        since = oldest  # the start of the game
    table_events = _table_events(unit, min(since, shown))
    actions = _actions_after(unit, max(shown, unit.row.sequence - _MAX_ACTIONS))
    news_start = oldest if last_known is None else last_known
    recap_events = [row for row in table_events if row.sequence > since]
    news_events = [row for row in table_events if row.sequence > shown]
    seat_history = (
        seat_history_of(unit) if any(row.kind in HANDOVER_KINDS for row in table_events) else None
    )
    return RecapData(
        recap=_events_in_order([*recap_rows, *recap_events], viewer),
        news=_events_in_order([*news_rows, *news_events], viewer),
        last=events_seen_by(actions[-1], viewer) if actions else _last_events(unit, viewer),
        acted=tuple(row.seat for row in actions),
        recapped=_range(recap_rows, since),
        unseen=_range(news_rows, news_start),
        present=_recent_movers(unit),
        recap_passages=_passages(seat_history, recap_rows, recap_events, since, viewer),
        news_passages=_passages(seat_history, news_rows, news_events, news_start, viewer),
    )


def _passages(
    seat_history: SeatHistory | None,
    moves: Sequence[ActionRow],
    table_events: Sequence[ActionRow],
    start: int,
    viewer: int | None,
) -> tuple[RecapPassage, ...]:
    """Split events into passages wherever a seat's player changed; empty if none did."""
    handovers = {row.sequence for row in table_events if row.kind in HANDOVER_KINDS}
    cuts = [] if seat_history is None else [at for at in seat_history.renamed() if at in handovers]
    if seat_history is None or not cuts:
        return ()
    found: list[RecapPassage] = []
    for begins, ends in pairwise((0, *cuts, LARGEST)):
        moves = [row for row in moves if begins < row.sequence < ends]
        meant = [*moves, *(row for row in table_events if begins <= row.sequence < ends)]
        names = seat_history.names_at(ends - 1)
        found.append(RecapPassage(names, _events_in_order(meant, viewer), _range(moves, start)))
        start = moves[0].sequence if moves else start
    return tuple(found)


def _range(rows: Sequence[ActionRow], start: int) -> ActionRange | None:
    """Return the range of some rows, newest first."""
    return ActionRange(start, rows[0].sequence) if rows else None


_MAX_ACTIONS = 100
"""Maximum number of actions since the last board; more always span several turns."""


PRESENT_WITHIN = timedelta(minutes=10)
"""A player who has moved this recently counts as present."""


def _recent_movers(unit: UnitOfWork) -> frozenset[int]:
    """Return the seats that have moved recently."""
    found: set[int] = set()
    people = len(unit.people())
    for row in unit.history.newest_first(unit.row.sequence):
        if row.at <= unit.now - PRESENT_WITHIN or len(found) == people:
            break
        if row.kind == ActionKind.MOVE and row.seat is not None:
            found.add(row.seat)
    return frozenset(found)


def _table_events(unit: UnitOfWork, since: int) -> Sequence[ActionRow]:
    """Return what happened to seats outside the game since an action, except what was undone."""
    actions = unit.history.between(since, unit.row.sequence)
    undos = [(row.sequence, row.head) for row in actions if row.kind == ActionKind.UNDO]
    return [
        row
        for row in actions
        if row.kind in TABLE_EVENT_KINDS
        and row.seat is not None  # computer players also come and go in the lobby, without a seat
        and not (
            row.kind in (ActionKind.AUTOPILOT_TURN, ActionKind.COMPUTER_TURN)
            and any(undone > row.sequence and head <= row.head for undone, head in undos)
        )
    ]


def _actions_after(unit: UnitOfWork, sequence: int) -> Sequence[ActionRow]:
    """Return all actions after a sequence, undone or not."""
    return unit.history.between(sequence, unit.row.sequence)


def _last_events(unit: UnitOfWork, viewer: int | None) -> tuple[Event, ...]:
    row = unit.history.at(unit.row.sequence)
    return () if row is None else events_seen_by(row, viewer)


def events_seen_by(action: ActionRow, viewer: int | None) -> tuple[Event, ...]:
    """Return an action's events as a seat or the public may know them."""
    return tuple(event.seen_by(viewer) for event in events_from_json(action))


def _events_in_order(rows: Sequence[ActionRow], viewer: int | None) -> tuple[Event, ...]:
    """Return the events of the actions in order."""
    ordered = sorted(rows, key=lambda row: row.sequence)
    return tuple(event for row in ordered for event in _events_of(row, viewer))


def _events_of(row: ActionRow, viewer: int | None) -> Sequence[Event]:
    kind = TABLE_EVENT_KINDS.get(ActionKind(row.kind))
    if kind == TAKEN_OVER and row.data.get("before") == row.user_id:
        kind = PLAYER_RETURNED
    if kind is not None:
        return [Event(kind, -1 if row.seat is None else row.seat, {})]
    events = events_seen_by(row, viewer)
    if row.data.get("by") == BY_PLAN and events:
        return [Event(PLANNED, -1 if row.seat is None else row.seat, {}), *events]
    return events
