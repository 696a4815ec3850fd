"""Find each seat's first move that everybody sees, from the log.

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
MAX_TABLES = 500
"""In one query."""
TurnOrder: TypeAlias = Mapping[int, int]
"""The place of each seat in the turn order of the first round, from 0."""
_MOVES = (ActionKind.MOVE, ActionKind.AUTOPILOT_MOVE, ActionKind.COMPUTER_MOVE)


class FirstMove(NamedTuple):
    """A seat's first move; ``events`` is what it did, as it is stored."""

    seat: int
    events: str

    @property
    def event(self) -> Event | None:
        """What everybody saw of the move, as done by the first seat; ``None``: nothing."""
        return _event_of(self.events, self.seat)


def first_moves(session: Session, tables: Collection[int]) -> Mapping[int, list[FirstMove]]:
    """Return the first moves of all seats in their order, by table.

    Of a move that was undone, it is the one that was made instead.
    """
    row = ActionRow
    latest = func.row_number().over(
        partition_by=(col(row.table_id), col(row.seat)),
        order_by=(col(row.number), col(row.sequence).desc()),
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
    query = select(numbered).where(numbered.c.latest == 1).order_by(numbered.c.number)
    found: dict[int, list[FirstMove]] = {}
    for table_id, seat, _, events, _ in session.execute(query):
        found.setdefault(table_id, []).append(FirstMove(seat, events))
    return found


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
