"""Steps of a secret set-up that only their player sees leave the public board alone."""

from __future__ import annotations

import pytest

from tests.e2e.stage import Stage

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_the_board_is_not_touched_by_private_steps(stage: Stage) -> None:
    channel = await stage.begin(2, "tuscany")
    await stage.quiet()
    board = stage.board(channel).message
    edits = len(board.revisions)
    before = await stage.table(channel)
    assert "move 0" not in board.text
    for step in ("arrange ABC", "000"):
        await stage.people[0].at(channel).slash("move", move=step)
        await stage.quiet()
    after = await stage.table(channel)
    assert after.moves == before.moves + 2
    assert stage.board(channel).message is board
    assert len(board.revisions) == edits
