"""Moves in a channel whose boards may fail to be posted."""

from __future__ import annotations

from bot.sandbox import Channel, Message
from tests.e2e.harness import AppHarness


def boards(channel: Channel) -> list[Message]:
    return [m for m in channel.messages if m.author.bot and m.shown]


async def one_move(app: AppHarness, channel: Channel, move: str = "castle") -> None:
    """Make the mover's move, and wait until the channel shows it."""
    board = app.board(channel)
    await app.mover(channel).at(channel).slash("move", move=move)
    await app.until_moved(channel, board, 20)
    await app.quiet()


async def check_one_board_a_move(app: AppHarness, channel: Channel, moves: int) -> None:
    table = await app.table(channel)
    assert table.moves == moves
    assert len(boards(channel)) == moves + 1
