"""Rated games for tests, and what is stored about them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.rating import ResultRow
from bot.tables.domain.ratings import RatingChange
from bot.tables.domain.request import Person, Request
from bot.tables.domain.votes import VoteAnswer
from bot.tables.seats.api import Seats
from tests.bot.tables.harness import TablesHarness
from tests.bot.tables.tables_helper import Position
from tests.bot.tables.timeout_helpers import question, say

MAX_MOVES = 1000
STORED = ("results", "rating_changes")


class Result(NamedTuple):
    """What a test compares of a result."""

    kind: str
    place: int | None
    share: float


async def play_to_end(harness: TablesHarness, position: Position) -> Position:
    """Make random moves until the game is over."""
    position = await harness.random(position, MAX_MOVES)
    assert position.table.ended is not None
    return position


async def results(harness: TablesHarness, table_id: int) -> Mapping[str, Result]:
    """Return the results of a table by user id."""

    def work(session: Session) -> dict[str, Result]:
        rows = session.scalars(select(ResultRow).where(col(ResultRow.table_id) == table_id))
        return {row.user_id: Result(row.kind, row.place, row.share) for row in rows}

    return await harness.store.read(work)


async def changes(harness: TablesHarness, table_id: int) -> Mapping[str, RatingChange]:
    """Return the rating changes by a table, by user id."""
    made = [player.change for player in await harness.tables.ratings.changes_at(table_id)]
    assert len({change.user_id for change in made}) == len(made)
    return {change.user_id: change for change in made}


def gain(change: RatingChange) -> float:
    """Return how much a rating has grown."""
    return change.after.mu - change.before.mu


async def offer_seat(harness: TablesHarness, position: Position, leaver: str) -> None:
    """Let a player resign, and the others offer the seat."""
    table = position.table
    await harness.tables.resign(table.id, leaver, harness.next_id)
    asked = await question(harness, table.id)
    for seat in table.seats:
        if seat.user_id != leaver:
            vote = await say(harness, asked, seat.user_id, VoteAnswer.TAKEOVER)
            if vote.outcome is not None:
                break


async def take_over(harness: TablesHarness, position: Position, person: Person) -> Position:
    """Let a person take over the offered seat."""
    request, seats = Request(str(harness.next_id), person), harness.tables.seats
    assert isinstance(seats, Seats)
    await seats.take_over(request, position.table.id)
    return await harness.tables.position(position.table.id)
