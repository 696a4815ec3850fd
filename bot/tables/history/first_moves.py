"""Find each seat's first moves that everybody sees, from the log.

Seats are numbered at random, and in some games another one begins. The order of the first moves is
the turn order of the first round. Sealed answers don't count: they are given in any order.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

from sqlalchemy import func, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.table import ActionRow
from bot.tables.domain.kinds import ActionKind
from engine.core import Event

MAX_NUMBER = 24
"""A first move is among this many moves from the start."""
MAX_SEQUENCE = 80
"""A first move is among this many actions, those in the lobby included; an index has them."""
OPENING_MOVES = 2
"""An opening is at most this many moves of a seat."""
MAX_TABLES = 500
"""In one query."""
TurnOrder: TypeAlias = Mapping[int, int]
"""The place of each seat in the turn order of the first round, from 0."""
_MOVES = (ActionKind.MOVE, ActionKind.AUTOPILOT_MOVE, ActionKind.COMPUTER_MOVE)


class FirstMoves(NamedTuple):
    """A seat's first moves, at most :data:`OPENING_MOVES`, each as what it did, as it is stored."""

    seat: int
    moves: tuple[str, ...]

    @property
    def events(self) -> tuple[Event, ...]:
        """What everybody saw of the moves, as done by the first seat; up to one nobody saw."""
        found: list[Event] = []
        for move in self.moves:
            event = _event_of(move, self.seat)
            if event is None:
                break
            found.append(event)
        return tuple(found)


def first_moves(session: Session, tables: Collection[int]) -> Mapping[int, list[FirstMoves]]:
    """Return the first moves of all seats in the order of their first, by table.

    Of a move that was undone, it is the one that was made instead.
    """
    row = ActionRow
    latest = func.row_number().over(
        partition_by=(col(row.table_id), col(row.number)), order_by=col(row.sequence).desc()
    )
    numbered = (
        select(
            col(row.table_id),
            col(row.seat),
            col(row.number),
            col(row.events),
            latest.label("latest"),
        )
        .where(
            col(row.table_id).in_(tables),
            col(row.sequence) <= MAX_SEQUENCE,
            col(row.number).between(1, MAX_NUMBER),
            col(row.kind).in_(_MOVES),
            col(row.seat).is_not(None),
            col(row.sealed).is_(None),
        )
        .subquery()
    )
    move = numbered.c
    query = (
        select(move.table_id, move.seat, move.events)
        .where(move.latest == 1)
        .order_by(move.table_id, move.number)
    )
    found: dict[int, dict[int, list[str]]] = {}
    for table_id, seat, events in session.execute(query):
        found.setdefault(table_id, {}).setdefault(seat, []).append(events)
    return {
        table_id: [FirstMoves(seat, tuple(moves[:OPENING_MOVES])) for seat, moves in seats.items()]
        for table_id, seats in found.items()
    }


def turn_orders(session: Session, tables: Sequence[int]) -> Mapping[int, TurnOrder]:
    """Return the turn order of the first round by table, of those seats that have moved in it."""
    found: dict[int, TurnOrder] = {}
    for start in range(0, len(tables), MAX_TABLES):
        for table_id, moves in first_moves(session, tables[start : start + MAX_TABLES]).items():
            found[table_id] = {move.seat: place for place, move in enumerate(moves)}
    return found


@lru_cache(maxsize=4096)
def _event_of(events: str, seat: int) -> Event | None:
    """Return the first event of a seat, without secrets; many games begin with the same ones."""
    for plain in json.loads(events):
        event = Event.from_json(plain)
        if event.seat == seat:
            return event.seen_by(None)._replace(seat=0)
    return None
