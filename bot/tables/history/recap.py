"""Collect the events since a seat's last turn and since the last board."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from itertools import pairwise
from operator import attrgetter
from typing import Any, NamedTuple

from bot.store.models.table import LARGEST, ActionRow
from bot.tables.domain.errors import TableDamaged
from bot.tables.domain.kinds import BY_PLAN, ActionKind, TableEvent
from bot.tables.domain.turn_view import RecapPart
from bot.tables.history.seat_history import HANDOVER_KINDS, seat_history_of
from bot.tables.session.timeline import MOVES, events_from_json
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core import Event
from engine.core.words.summaries import Span

TABLE_EVENT_KINDS = {
    ActionKind.RESIGN: TableEvent.RESIGNED,
    ActionKind.REMOVE_PLAYER: TableEvent.PLAYER_REMOVED,
    ActionKind.EMPTY_SEAT: TableEvent.SEAT_EMPTIED,
    ActionKind.TAKEOVER: TableEvent.TAKEN_OVER,
    ActionKind.AUTOPILOT_TURN: TableEvent.AUTOPILOT_PLAYED,
    ActionKind.COMPUTER_TURN: TableEvent.COMPUTER_PLAYED,
    ActionKind.SEAT_COMPUTER: TableEvent.COMPUTER_TOOK_SEAT,
    ActionKind.REMOVE_COMPUTER: TableEvent.SEAT_RETURNED,
}
"""The events that report what happens to a seat outside the game."""


class Stretch(NamedTuple):
    """What happened after an action: moves, newest first, and table events."""

    start: int
    """The last action of the timeline before them."""
    moves: Sequence[ActionRow]
    table_events: Sequence[ActionRow]
    own: Sequence[ActionRow] = ()
    """The reader's moves before and among them, of which only what followed is news."""


class Recap(NamedTuple):
    """The fields of :class:`~bot.tables.domain.turn_view.Turn` about what happened."""

    recap: tuple[Event, ...]
    recap_span: Span[Any] | None
    recap_parts: tuple[RecapPart, ...]
    news: tuple[Event, ...]
    news_span: Span[Any] | None
    news_parts: tuple[RecapPart, ...]
    acted_since_board: tuple[int | None, ...]
    recent_movers: frozenset[int]


def recap_for(
    unit: UnitOfWork,
    seat: int | None,
    *,
    viewer: int | None = None,
    reader: int | None = None,
    with_news_span: bool = False,
) -> Recap:
    """Collect all parts of a recap.

    ``seat`` is the seat whose last turn the recap goes back to, ``viewer`` the one whose secrets it
    includes, and ``reader`` its only reader, if any. ``with_news_span``: with the positions before
    and after the news, which take time to load.
    """
    board = unit.row.board_post  # stays when the message was deleted
    shown = 0 if board is None else int(board["sequence"])
    turn_end, moves, own = _moves_since_turn(unit, seat)
    since_turn = Stretch(turn_end, moves, _table_events(unit, turn_end), own)
    board_end, moves = 0, []
    for row in unit.history.walk_back(unit.row.head):
        board_end = row.sequence
        if board_end <= shown:
            break
        moves.append(row)
    since_board = Stretch(board_end, moves, _table_events(unit, shown))
    follow_ups = unit.game.follow_ups
    recap = _events_of(since_turn, viewer, follow_ups)
    news = _events_of(since_board, viewer)
    table_events = (*since_turn.table_events, *since_board.table_events)
    handed_over = any(row.kind in HANDOVER_KINDS for row in table_events)
    actions = unit.history.between(max(shown, unit.row.sequence - _MAX_ACTIONS), unit.row.sequence)
    return Recap(
        recap=recap,
        recap_span=_span(unit, since_turn, recap, viewer, reader),
        recap_parts=_parts(unit, since_turn, viewer, reader) if handed_over else (),
        news=news,
        news_span=_span(unit, since_board, news, viewer, None) if with_news_span else None,
        news_parts=_parts(unit, since_board, viewer, None)
        if with_news_span and handed_over
        else (),
        acted_since_board=tuple(row.seat for row in actions),
        recent_movers=_recent_movers(unit),
    )


def _moves_since_turn(
    unit: UnitOfWork, seat: int | None
) -> tuple[int, list[ActionRow], list[ActionRow]]:
    """Return the end of a seat's last turn, the moves since, and its own moves, newest first.

    Without a seat there are none.
    If the seat has just given the last answer to a sealed question, all answers are news to it,
    and so its own are included.
    """
    moves: list[ActionRow] = []
    own: list[ActionRow] = []
    if seat is None:
        return unit.row.head, moves, own
    end = answered = 0
    for row in unit.history.walk_back(unit.row.head):
        end = row.sequence
        if row.seat != seat or row.kind not in MOVES:
            moves.append(row)
            continue
        if not moves and row.sealed is not None and row.sealed != unit.row.question:
            answered = row.sealed
        if answered and row.sealed == answered:
            moves.append(row)
            continue
        own.append(row)
        if moves:
            break
    return end, moves, own


def _parts(
    unit: UnitOfWork, stretch: Stretch, viewer: int | None, reader: int | None
) -> tuple[RecapPart, ...]:
    """Split a stretch wherever a seat's player changed; empty if none did."""
    start, moves, table_events, _ = stretch
    seat_history = seat_history_of(unit)
    handovers = {row.sequence for row in table_events if row.kind in HANDOVER_KINDS}
    cuts = [at for at in seat_history.renamed() if at in handovers]
    parts: list[RecapPart] = []
    for begins, ends in pairwise((0, *cuts, LARGEST)) if cuts else ():
        part = Stretch(
            start,
            [row for row in moves if begins < row.sequence < ends],
            [row for row in table_events if begins <= row.sequence < ends],
        )
        events = _events_of(part, viewer)
        span = _span(unit, part, events, viewer, reader)
        parts.append(RecapPart(seat_history.names_at(ends - 1), events, span))
        start = part.moves[0].sequence if part.moves else start
    return tuple(parts)


def _span(
    unit: UnitOfWork,
    stretch: Stretch,
    events: tuple[Event, ...],
    viewer: int | None,
    reader: int | None,
) -> Span[Any] | None:
    if not stretch.moves:
        return None
    try:
        before, after = (
            unit.state if at == unit.row.head else unit.history.state_at(unit.game, at)
            for at in (stretch.start, stretch.moves[0].sequence)
        )
    except TableDamaged:
        return None  # the events are still known
    return Span(unit.game.view(before, viewer), unit.game.view(after, viewer), events, reader)


_MAX_ACTIONS = 100
"""Maximum number of actions since the last board; more always span several turns."""


RECENTLY = timedelta(minutes=10)
"""A player whose last move is not older is probably still here."""


def _recent_movers(unit: UnitOfWork) -> frozenset[int]:
    seats: set[int] = set()
    people = len(unit.people())
    for row in unit.history.newest_first(unit.row.sequence):
        if row.at <= unit.now - RECENTLY or len(seats) == people:
            break
        if row.kind == ActionKind.MOVE and row.seat is not None:
            seats.add(row.seat)
    return frozenset(seats)


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


def events_seen_by(action: ActionRow, viewer: int | None) -> tuple[Event, ...]:
    """Return an action's events as a seat or the public may know them."""
    return tuple(event.seen_by(viewer) for event in events_from_json(action))


def _events_of(
    stretch: Stretch, viewer: int | None, follow_ups: frozenset[str] = frozenset()
) -> tuple[Event, ...]:
    """Return a stretch's events as a seat or the public may know them, oldest first.

    Of the reader's own moves these are only what follows from them, which begins with an event of
    ``follow_ups``.
    """
    in_order: list[Event] = []
    rows = (*stretch.moves, *stretch.table_events, *(stretch.own if follow_ups else ()))
    for row in sorted(rows, key=attrgetter("sequence")):
        if row in stretch.own:
            follows = False
            for event in events_seen_by(row, viewer):
                follows = follows or event.kind in follow_ups
                if follows:
                    in_order.append(event)
            continue
        seat = -1 if row.seat is None else row.seat
        kind = TABLE_EVENT_KINDS.get(ActionKind(row.kind))
        if kind == TableEvent.TAKEN_OVER and row.data.get("before") == row.user_id:
            kind = TableEvent.PLAYER_RETURNED
        events = events_seen_by(row, viewer) if kind is None else (Event(kind, seat, {}),)
        if kind is None and events and row.data.get("by") == BY_PLAN:
            in_order.append(Event(TableEvent.PLANNED, seat, {}))
        in_order += events
    return tuple(in_order)
