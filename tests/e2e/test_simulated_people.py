"""Simulated people type what the bot suggests, and press a button when it suggests nothing."""

from __future__ import annotations

import pytest

from bot.demonstration.people import Person, Way
from engine.core import Chance
from tests.e2e.harness import AppHarness

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest.mark.parametrize("way", [Way.MOVE, Way.VERB])
async def test_a_player_who_is_not_asked_types_no_move(app: AppHarness, way: Way) -> None:
    """The board that they look at may be older than the game, on a busy machine."""
    channel = await app.begin(2)
    board, (other,) = app.board(channel), app.others(channel, 2)
    late = Person(other, channel, "caylus", Chance.from_seed("late"))
    assert await late.suggestions() == []
    done = await late.act(board.message, (way,))
    assert done.way is Way.PANEL
    await late.sees_it_done(board, done)
    assert app.board(channel) == board
    mover = Person(app.mover(channel), channel, "caylus", Chance.from_seed("asked"))
    made = await mover.act(board.message, (way,))
    assert made.way is way
    await app.until_moved(channel, board)
