"""Open a table, fill it, play it to the end, and write it down."""

from __future__ import annotations

import tempfile
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path

from bot.app import Seneschal
from bot.config import Settings
from bot.demonstration.output import DemoOutput
from bot.demonstration.people import (
    EXPORT,
    JOIN,
    START,
    Board,
    Person,
    Way,
    board_of,
    has_button,
    result_of,
)
from bot.sandbox import Channel, LoopbackDiscord, point_client_at, run_client
from bot.store import Store
from bot.tables.exports import RATES_PER_MINUTE, Quota
from engine.core.chance import Chance, new_seed

CAST = (("Alice", "en-US"), ("Bob", "zh-TW"), ("Chen", "zh-CN"), ("Dai", "ja"), ("Eve", "en-GB"))
FULL_SPEED = dict.fromkeys(RATES_PER_MINUTE, Quota(person=10**6, channel=10**6, server=10**6))
"""Rate limits that never apply: simulated people take no time to think."""
RECORD_ENDING = ".txt"
"""The ending of the file with the record of a game."""
WAYS = (Way.PANEL, Way.PANEL, Way.MOVE, Way.VERB)
"""Ways to move, chosen at random; half of the moves use buttons and menus."""


@dataclass(frozen=True, slots=True)
class DemoOptions:
    """The game to play, the number of players, and where to write it."""

    game: str
    seats: int
    seed: int | None
    folder: Path
    width: int
    moves: int | None
    """Maximum number of moves; ``None`` plays to the end."""


@asynccontextmanager
async def stage(width: int) -> AsyncIterator[tuple[LoopbackDiscord, Channel, Seneschal]]:
    """Run a server with one channel, and the real client with a database of its own."""
    with tempfile.TemporaryDirectory(prefix="seneschal-") as folder:
        url = f"sqlite:///{folder}/demo.db"
        settings = Settings(_env_file=None, database_url=url, picture_width=width)
        store = Store(url)
        await store.open()
        try:
            async with LoopbackDiscord(keep_files=False) as server:
                games = server.add_guild("Demonstration").add_text_channel("games")
                with point_client_at(server):
                    bot = Seneschal(settings, store, rates=FULL_SPEED, guild_ready_timeout=0)
                    async with run_client(server, bot):
                        yield server, games, bot
        finally:
            await store.close()


async def show(options: DemoOptions, say: Callable[[str], None]) -> bool:
    """Play the game and write it to the folder; return whether it ended."""
    begun = time.monotonic()
    chance = Chance.from_seed(new_seed() if options.seed is None else str(options.seed))
    async with stage(options.width) as (server, games, _):
        guild = games.guild
        assert guild is not None
        people = [
            Person(guild.add_member(name, locale=locale), games, options.game, chance)
            for name, locale in CAST[: options.seats]
        ]
        story = DemoOutput(options.folder, games)
        await _open(people, options, story)
        moves = await _play(people, options, story, say)
        ended = result_of(games) is not None
        await server.settle()
        story.end(result_of(games))
        past = await people[0].keyboard.slash("history")
        record = await people[0].keyboard.click(EXPORT, message=past.message)
        story.keep_file(await record.with_file(RECORD_ENDING))
        for person in people:
            story.keep_view(person.user, await person.keyboard.slash("view", part="board"))
        say(f"{moves} moves in {time.monotonic() - begun:.0f} s; see {options.folder}")
    return ended or options.moves is not None


async def _open(people: list[Person], options: DemoOptions, story: DemoOutput) -> None:
    """Open a table as the first person, join as the others, and start."""
    host, *others = people
    await host.keyboard.slash("game new", game=options.game, seats=len(people), thread=False)
    channel = host.keyboard.channel
    await channel.wait_for(has_button(JOIN))
    for person in others:
        await person.keyboard.click(JOIN)
    await channel.wait_for(has_button(START))
    story.lobby(channel.messages[-1])
    await host.keyboard.click(START)
    await channel.wait_for(lambda _: board_of(channel) is not None)


async def _play(
    people: list[Person], options: DemoOptions, story: DemoOutput, say: Callable[[str], None]
) -> int:
    """Make moves until the result is posted or the maximum is reached."""
    channel, moves, headline = people[0].keyboard.channel, 0, ""
    while (board := board_of(channel)) is not None and result_of(channel) is None:
        if options.moves is not None and moves >= options.moves:
            break
        if (now := board.message.text.splitlines()[0].lstrip("# ")) != headline:
            headline = now
            say(f"move {moves}: {headline}")
        await _turn(people, board, story)
        moves += 1
    return moves


async def _turn(people: list[Person], board: Board, story: DemoOutput) -> None:
    person = next(p for p in people if p.user.id in board.asked)
    story.board(board.message)
    done = await person.act(board.message, WAYS)
    story.did(done)
    await person.sees_it_done(board, done)
