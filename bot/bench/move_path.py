"""A move from the keystroke to the new board in the channel: time and memory.

The baseline is the least that discord.py can do: a bot without games whose one command answers the
same interaction with the same picture, through the same loopback Discord.
"""

from __future__ import annotations

import asyncio
import io
import time
from collections.abc import Iterator
from statistics import median
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.bench.cpu_shares import counted
from bot.bench.fresh_process import in_fresh_process, peak_megabytes
from bot.bench.people import Table
from bot.bench.picture import a_picture
from bot.bench.report import Row, budget, lower_is_better
from bot.demonstration.show import stage
from bot.picture_service import PictureService
from bot.sandbox import LoopbackDiscord, point_client_at, run_client
from engine.core.registry import game_names

WARM_UP, MOVES = 10, 60
SEATS = 3
WIDTH = 1600
MAX_MS_WITHOUT_RENDERING = 12
"""Limit in milliseconds for a move without rendering its picture."""


def measure() -> Iterator[Row]:
    """Measure at a table of the first game."""
    ours, bare = in_fresh_process(__name__, "time_bot"), in_fresh_process(__name__, "time_bare_bot")
    yield lower_is_better("a move's whole way through the bot", "ms", ours["ms"], bare["ms"])
    yield budget("the same without the drawing", "ms", ours["beside"], MAX_MS_WITHOUT_RENDERING)
    yield Row("of that, the loopback Discord and the people at it", "ms", ours["discord"])
    yield Row("of that, the bot on its event loop", "ms", ours["loop"])
    yield lower_is_better(
        "the same, until Discord has the first answer", "ms", ours["ack"], bare["ack"]
    )
    yield lower_is_better("peak memory with the loopback Discord", "MB", ours["peak"], bare["peak"])


def time_bot() -> dict[str, float]:
    """Return the median milliseconds of a move and its acknowledgement, and peak megabytes."""
    return asyncio.run(_ours())


async def _ours() -> dict[str, float]:
    async with stage(WIDTH) as (server, games, bot):
        table = await Table.open(games, game_names()[0], SEATS)
        bot.pictures = drawing = TimedPictureService(bot.pool, WIDTH)
        times, beside, whose = [], [], []
        with counted() as shares:
            for _ in range(WARM_UP + MOVES):
                await server.settle()
                drawing.milliseconds = 0
                times.append(await table.move(shares.reset))
                beside.append(times[-1][0] - drawing.milliseconds)
                whose.append((shares.discord, shares.bot))
    theirs, loop = map(median, zip(*whose[WARM_UP:], strict=True))
    more = {"beside": median(beside[WARM_UP:]), "discord": theirs, "loop": loop}
    return _summary(times[WARM_UP:]) | more


class TimedPictureService(PictureService):
    """A picture service with a stopwatch."""

    milliseconds = 0.0

    async def draw(self, *what: Any, **more: Any) -> bytes | None:
        """Render the picture as usual, and time it."""
        begun = time.perf_counter()
        rendered = await super().draw(*what, **more)
        self.milliseconds += (time.perf_counter() - begun) * 1000
        return rendered


def time_bare_bot() -> dict[str, float]:
    """Return the same figures for the bare bot."""
    return asyncio.run(_bare(a_picture()))


class BareBot(commands.AutoShardedBot):
    """Answers ``/move`` with a picture and does nothing else."""

    def __init__(self, picture: bytes, **options: Any) -> None:
        super().__init__(
            commands.when_mentioned,
            intents=discord.Intents(guilds=True),
            help_command=None,
            **options,
        )
        self._picture = picture

    async def setup_hook(self) -> None:
        """Register the command."""
        self.tree.add_command(
            app_commands.Command(name="move", description="Move", callback=self._move)
        )
        await self.tree.sync()

    async def _move(self, interaction: discord.Interaction[Any], move: str) -> None:
        file = discord.File(io.BytesIO(self._picture), "board.png")
        await interaction.response.send_message(move, file=file)


async def _bare(picture: bytes) -> dict[str, float]:
    async with LoopbackDiscord(keep_files=False) as server:
        guild = server.add_guild("Bench")
        games = guild.add_text_channel("games")
        hands = guild.add_member("Ann").at(games)
        with point_client_at(server):
            client = BareBot(picture, guild_ready_timeout=0)
            async with run_client(server, client):
                times = []
                for number in range(WARM_UP + MOVES):
                    begun = time.perf_counter()
                    reply = await hands.slash("move", move=f"place {number}")
                    assert reply.message.attachments
                    times.append(((time.perf_counter() - begun) * 1000, reply.ack_seconds * 1000))
    return _summary(times[WARM_UP:])


def _summary(times: list[tuple[float, float]]) -> dict[str, float]:
    wholes, acks = zip(*times, strict=True)
    return {"ms": median(wholes), "ack": median(acks), "peak": peak_megabytes()}
