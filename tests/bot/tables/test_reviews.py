"""Stored reviews, and new ones for those that cannot be read."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.tables.computer.reviews import Reviews
from engine.players.review import MoveEvaluation, Review
from tests.bot.tables.harness import TablesHarness

STORED = Review((0.5, 0.5), (MoveEvaluation(1, 0, (0.4, 0.6), 0.5, 0.4, 0.3),), ())


def in_older_format() -> list[Any]:
    """Return a stored review in an older format, without what was at stake."""
    begin, (standing,), swings = STORED.to_json()
    return [begin, [standing[:-1]], swings]


@pytest.mark.parametrize("unreadable", ["{", json.dumps(in_older_format())])
async def test_an_unreadable_review_is_made_again(harness: TablesHarness, unreadable: str) -> None:
    position = await harness.random(await harness.game(players=2), 7)
    reviews, table = Reviews(harness.tables.service), position.table.id
    await harness.tables.resign(table, position.table.seats[0].user_id, harness.next_id)
    await reviews.request(table)
    assert list(await reviews.requested()) == [table]
    await reviews.save(table, STORED)
    await reviews.request(table)
    assert not await reviews.requested(), "it is stored"
    assert await harness.tables.computer.read_review(table) == STORED
    await harness.alter("reviews", {"table_id": table}, result=unreadable)
    assert await harness.tables.computer.read_review(table) is None
    await reviews.request(table)
    assert list(await reviews.requested()) == [table]
