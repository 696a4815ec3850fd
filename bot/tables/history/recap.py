"""What happened: since a seat's last turn, since the last board, with the last action."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import timedelta
from itertools import pairwise
from typing import NamedTuple

from bot.store.models.table import LARGEST, ActionRow
from bot.tables.domain.action_kinds import BY_PLAN, ActionKind
from bot.tables.domain.table_events import (
    FREED,
    GIVEN_BACK,
    HANDED_BACK,
    HOUSE_PLAYED,
    OPPONENT_PLAYED,
    PLANNED,
    PLAYED_ON,
    RESIGNED,
    TAKEN_OVER,
    VACATED,
)
from bot.tables.seats.seat_history import HANDOVER_KINDS, SeatHistory, seat_history_of
from bot.tables.session import timeline
from bot.tables.session.public_view import last_shown
from bot.tables.session.serialization import events_from_json
from bot.tables.session.unit_of_work import UnitOfWork
from engine.core import Event

TABLE_EVENT_KINDS = {
    ActionKind.RESIGN: RESIGNED,
    ActionKind.FREE: FREED,
    ActionKind.VACATE: VACATED,
    ActionKind.TAKEOVER: TAKEN_OVER,
    ActionKind.HOUSE: HOUSE_PLAYED,
    ActionKind.LEND: OPPONENT_PLAYED,
    ActionKind.SEAT_OPPONENT: PLAYED_ON,
    ActionKind.SEND_AWAY: HANDED_BACK,
}
"""What happens to a seat outside the game, and the event that tells of it."""


class Stretch(NamedTuple):
    """A part of the line of play: after which action it begins, and with which it ends."""

    start: int
    end: int


class Passage(NamedTuple):
    """What happened while the same people played: their names, the events, and the stretch."""

    names: tuple[str, ...]
    events: tuple[Event, ...]
    stretch: Stretch | None


class Happened(NamedTuple):
    """What a turn tells besides its position; see :class:`bot.tables.history.turn.Turn`.

    ``recapped`` and ``unseen`` are the stretches whose events ``recap`` and ``news`` are, ``None``
    where there are none. Where a seat was handed over meanwhile ``recap_passages`` and
    ``news_passages`` are the same in parts, else they are empty.
    """

    recap: tuple[Event, ...]
    news: tuple[Event, ...]
    last: tuple[Event, ...]
    acted: tuple[int | None, ...]
    recapped: Stretch | None
    unseen: Stretch | None
    present: frozenset[int]
    recap_passages: tuple[Passage, ...]
    news_passages: tuple[Passage, ...]


def recap_for(unit: UnitOfWork, seat: int | None, *, private: bool) -> Happened:
    """All of it, with one walk back along the line of play.

    ``seat`` is whose last turn the recap goes back to; ``private`` includes what only that seat
    may know.
    """
    shown = last_shown(unit.row.board_post)
    viewer = seat if private else None
    told: list[ActionRow] = []
    news: list[ActionRow] = []
    since = None if seat is not None else unit.row.head
    begin, known = 0, None
    for row in timeline.walk_back(unit, unit.row.head):
        begin = row.sequence
        if row.sequence > shown:
            news.append(row)
        elif known is None:
            known = row.sequence
        if since is None:
            if row.seat == seat and row.kind in timeline.MOVES:
                since = row.sequence if told else None
            else:
                told.append(row)
        if since is not None and row.sequence <= shown:
            break
    if since is None:
        since = begin  # the start of the game
    gone = _outside_the_game(unit, min(since, shown))
    acts = _actions_after(unit, max(shown, unit.row.sequence - _MOST_ACTS))
    first = begin if known is None else known
    told_besides = [row for row in gone if row.sequence > since]
    news_besides = [row for row in gone if row.sequence > shown]
    cast = seat_history_of(unit) if any(row.kind in HANDOVER_KINDS for row in gone) else None
    return Happened(
        recap=_told([*told, *told_besides], viewer),
        news=_told([*news, *news_besides], viewer),
        last=events_seen_by(acts[-1], viewer) if acts else _last(unit, viewer),
        acted=tuple(row.seat for row in acts),
        recapped=_stretch(told, since),
        unseen=_stretch(news, first),
        present=_present(unit),
        recap_passages=_passages(cast, told, told_besides, since, viewer),
        news_passages=_passages(cast, news, news_besides, first, viewer),
    )


def _passages(
    cast: SeatHistory | None,
    line: Sequence[ActionRow],
    besides: Sequence[ActionRow],
    start: int,
    viewer: int | None,
) -> tuple[Passage, ...]:
    """What happened on the line of play and besides, apart where a seat changed its name."""
    handed = {row.sequence for row in besides if row.kind in HANDOVER_KINDS}
    cuts = [] if cast is None else [at for at in cast.renamed() if at in handed]
    if cast is None or not cuts:
        return ()
    found: list[Passage] = []
    for begins, ends in pairwise((0, *cuts, LARGEST)):
        moves = [row for row in line if begins < row.sequence < ends]
        meant = [*moves, *(row for row in besides if begins <= row.sequence < ends)]
        names = cast.names_at(ends - 1)
        found.append(Passage(names, _told(meant, viewer), _stretch(moves, start)))
        start = moves[0].sequence if moves else start
    return tuple(found)


def _stretch(rows: Sequence[ActionRow], start: int) -> Stretch | None:
    """The stretch of some rows, newest first; the first action of a game has nothing before it."""
    return Stretch(start, rows[0].sequence) if rows else None


_MOST_ACTS = 100
"""So many actions since the last board are looked at; more are another turn in any case."""


PRESENT_WITHIN = timedelta(minutes=10)
"""Whoever has moved so lately is there."""


def _present(unit: UnitOfWork) -> frozenset[int]:
    """The seats that have moved lately."""
    found: set[int] = set()
    for row in unit.past.newest_first(unit.row.sequence):
        if row.at <= unit.now - PRESENT_WITHIN or len(found) == len(unit.people()):
            break
        if row.kind == ActionKind.MOVE and row.seat is not None:
            found.add(row.seat)
    return frozenset(found)


def _outside_the_game(unit: UnitOfWork, since: int) -> Sequence[ActionRow]:
    """What befell seats after an action; a turn that was played for one, as far as it stands."""
    acts = unit.past.between(since, unit.row.sequence)
    back = [(row.sequence, row.head) for row in acts if row.kind == ActionKind.UNDO]
    return [
        row
        for row in acts
        if row.kind in TABLE_EVENT_KINDS
        and row.seat is not None  # computer players also come and go in the lobby, without a seat
        and not (
            row.kind in (ActionKind.HOUSE, ActionKind.LEND)
            and any(undone > row.sequence and head <= row.head for undone, head in back)
        )
    ]


def _actions_after(unit: UnitOfWork, sequence: int) -> Sequence[ActionRow]:
    """All that happened at the table after an action, taken back or not."""
    return unit.past.between(sequence, unit.row.sequence)


def _last(unit: UnitOfWork, viewer: int | None) -> tuple[Event, ...]:
    row = timeline.action(unit, unit.row.sequence)
    return () if row is None else events_seen_by(row, viewer)


def events_seen_by(action: ActionRow, viewer: int | None) -> tuple[Event, ...]:
    """What an action did, as a seat or the public may know it."""
    return tuple(event.seen_by(viewer) for event in events_from_json(action))


def _told(rows: Sequence[ActionRow], viewer: int | None) -> tuple[Event, ...]:
    """What the actions did, in the order it happened."""
    ordered = sorted(rows, key=lambda row: row.sequence)
    return tuple(event for row in ordered for event in _of(row, viewer))


def _of(row: ActionRow, viewer: int | None) -> Sequence[Event]:
    kind = TABLE_EVENT_KINDS.get(ActionKind(row.kind))
    if kind == TAKEN_OVER and row.data.get("before") == row.user_id:
        kind = GIVEN_BACK
    if kind is not None:
        return [Event(kind, -1 if row.seat is None else row.seat, {})]
    told = events_seen_by(row, viewer)
    if row.data.get("by") == BY_PLAN and told:
        return [Event(PLANNED, -1 if row.seat is None else row.seat, {}), *told]
    return told
