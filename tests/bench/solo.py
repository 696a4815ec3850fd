"""One person against three strong opponents: how soon it is their turn again; ten such tables."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator
from typing import NamedTuple

from bot.demonstration.people import Board, Person, Way, board_of, result_of
from bot.demonstration.show import stage
from bot.sandbox import Channel
from engine.core.chance import Chance
from engine.core.registry import game, game_names
from tests.bench.acks import ACK_MILLISECONDS
from tests.bench.apart import apart
from tests.bench.table import Row, budget

STRENGTH, SEATS = "strong", 4
WIDTH = 1600
MOVES = 40
"""Of the person at one table; a game that is over sooner ends there."""
SECONDS = 5
TABLES, ROUNDS = 10, 4
PATIENCE = 300
"""Seconds after which nothing is going to come any more."""


class Answer(NamedTuple):
    """Milliseconds until Discord had an answer, and until the person's next board was there."""

    acknowledged: float
    board: float


def measure() -> Iterator[Row]:
    """A table of each game, and ten of them at once."""
    for name in game_names():
        found = apart(__name__, "alone", name, MOVES)
        told = f"{name} against three strong"
        yield budget(f"{told}: 19 of 20 answers within", "s", found["p95"], SECONDS)
        yield Row(f"{told}: half of the answers within", "s", found["median"])
    found = apart(__name__, "crowd", TABLES, ROUNDS)
    told = f"{TABLES} tables alone at once"
    yield budget(f"{told}: 99 of 100 answers within", "ms", found["p99"], ACK_MILLISECONDS)
    yield budget(f"{told}: heartbeats missed", "times", found["missed"], 0)
    yield Row(f"{told}: half of the boards within", "s", found["board"])


def alone(name: str, moves: int) -> dict[str, float]:
    """Seconds of the answers at one table."""
    return asyncio.run(_alone(name, moves))


async def _alone(name: str, moves: int) -> dict[str, float]:
    async with stage(WIDTH) as (_, games, _bot):
        person = await seated(games, name, seed=1)
        times = sorted([answer.board / 1000 async for answer in answers(person, moves)])
    return {"p95": times[len(times) * 95 // 100], "median": times[len(times) // 2]}


def crowd(tables: int, rounds: int) -> dict[str, float]:
    """Milliseconds and seconds of tables of all games at once."""
    return asyncio.run(_crowd(tables, rounds))


async def _crowd(tables: int, rounds: int) -> dict[str, float]:
    names = list(game_names())
    async with stage(WIDTH) as (server, games, _bot):
        assert games.guild is not None
        channels = [games.guild.add_text_channel(f"alone-{number}") for number in range(tables)]

        async def one(number: int, channel: Channel) -> list[Answer]:
            person = await seated(channel, names[number % len(names)], seed=number)
            return [answer async for answer in answers(person, rounds)]

        told = await asyncio.gather(*(one(*each) for each in enumerate(channels)))
        missed = len(server.gateway.missed_heartbeats())
    acks = sorted(answer.acknowledged for table in told for answer in table)
    boards = sorted(answer.board / 1000 for table in told for answer in table)
    return {
        "p99": acks[len(acks) * 99 // 100],
        "board": boards[len(boards) // 2],
        "missed": missed,
    }


async def seated(channel: Channel, name: str, seed: int) -> Person:
    """Somebody at a new table with opponents, asked for the first time."""
    assert channel.guild is not None
    member = channel.guild.add_member(f"{channel.name} {seed}", locale="en-US")
    person = Person(member, channel, name, Chance(seed))
    seats = min(SEATS, game(name).seat_counts[-1])
    await person.hands.slash("game new", game=name, opponents=STRENGTH, seats=seats, thread=False)
    await asked_again(channel)
    return person


async def answers(person: Person, moves: int) -> AsyncIterator[Answer]:
    """Random moves on the panel or typed, each until the person is asked again."""
    channel = person.hands.channel
    for _ in range(moves):
        board = board_of(channel)
        if board is None or result_of(channel) is not None:
            return
        begun = time.perf_counter()
        done = await person.act(board.message, (Way.MOVE,))
        await person.sees_it_done(board, done, PATIENCE)
        now = await asked_again(channel)
        if now is None or now.sequence > board.sequence:
            took = (time.perf_counter() - begun) * 1000
            yield Answer(done.reply.ack_seconds * 1000, took)


async def asked_again(channel: Channel) -> Board | None:
    """The board that asks somebody; none where the game is over."""
    await channel.wait_for(
        lambda _: result_of(channel) or ((now := board_of(channel)) is not None and now.asked),
        PATIENCE,
    )
    return board_of(channel) if result_of(channel) is None else None
