"""One person against hard computer players: the time until their next turn; ten tables at once."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Iterator, Sequence
from typing import NamedTuple

from bot.bench import thinking_time
from bot.bench.fifty_tables import ACK_MILLISECONDS
from bot.bench.fresh_process import in_fresh_process
from bot.bench.report import Row, budget
from bot.demonstration.people import Board, Person, Way, board_of, result_of
from bot.demonstration.show import stage
from bot.sandbox import Channel
from bot.workers import Pool
from engine.core.chance import Chance
from engine.core.registry import game, game_names

STRENGTH, SEATS = "hard", 4
WIDTH = 1600
SECONDS = 5
ANSWERS_PER_SAMPLE = 3
"""With the most players, one answer in this many is measured."""
TABLES, ROUNDS = 10, 4
SECONDS_AT_ONCE = 20
"""Limit for an answer when the players at all tables move at the same instant."""
WAIT_LIMIT_S = 300
"""Seconds after which a missing board is an error."""


class Answer(NamedTuple):
    """Milliseconds until Discord had an answer, and seconds until the person's next board.

    ``processor`` is the CPU time of the bot and its Discord for the answer. It is an upper bound
    for an otherwise idle machine, because almost nothing runs in parallel.
    """

    acknowledged: float
    board: float
    processor: float


def measure() -> Iterator[Row]:
    """Measure a whole solo game of each kind, and ten solo tables at once."""
    for name in game_names():
        found = in_fresh_process(__name__, "time_one_table", name)
        label = f"{name} against three hard"
        yield budget(f"{label}: 19 of 20 answers within", "s", found["p95"], SECONDS)
        yield Row(f"{label}: half of the answers within", "s", found["median"])
        yield Row(f"{label}: processor time, 19 of 20", "s", found["processor"])
        seats = game(name).seat_counts[-1]
        thought = sorted(
            in_fresh_process(
                thinking_time.__name__, "answers", name, seats, 1, ANSWERS_PER_SAMPLE, STRENGTH
            )
        )
        what = f"{name}, {seats} seats: thinking, 19 of 20"
        yield budget(what, "s", percentile_of(thought, 95), SECONDS)
    found = in_fresh_process(__name__, "time_ten_tables", TABLES, ROUNDS)
    label = f"{TABLES} tables alone at once"
    yield budget(f"{label}: 99 of 100 answers within", "ms", found["p99"], ACK_MILLISECONDS)
    yield budget(f"{label}: heartbeats missed", "times", found["missed"], 0)
    yield Row(f"{label}: half of the boards within", "s", found["board"])
    yield budget(f"{label}: 19 of 20 boards within", "s", found["p95"], SECONDS_AT_ONCE)
    yield Row(f"{label}: slowest table over quickest", "times", found["unfair"])
    yield Row(f"{label}: processor time an answer", "s", found["processor"])


def percentile_of(ordered: Sequence[float], percent: int) -> float:
    """Return the percentile."""
    return ordered[min(len(ordered) - 1, len(ordered) * percent // 100)]


def time_one_table(name: str) -> dict[str, float]:
    """Return the seconds of the answers at one table."""
    return asyncio.run(_alone(name))


async def _alone(name: str) -> dict[str, float]:
    async with stage(WIDTH) as (_, games, bot):
        person = await seat_person(games, name, seed=1)
        found = [answer async for answer in answers(person, game(name).max_decisions, bot.pool)]
    boards, taken = (
        sorted(each) for each in zip(*((one.board, one.processor) for one in found), strict=True)
    )
    return {
        "p95": percentile_of(boards, 95),
        "median": percentile_of(boards, 50),
        "processor": percentile_of(taken, 95),
    }


def time_ten_tables(tables: int, rounds: int) -> dict[str, float]:
    """Return milliseconds and seconds for tables of all games at once."""
    return asyncio.run(_crowd(tables, rounds))


async def _crowd(tables: int, rounds: int) -> dict[str, float]:
    names = list(game_names())
    async with stage(WIDTH) as (server, games, bot):
        assert games.guild is not None
        channels = [games.guild.add_text_channel(f"alone-{number}") for number in range(tables)]
        barrier, begun = asyncio.Barrier(tables), list[float]()

        async def one(number: int, channel: Channel) -> list[Answer]:
            person = await seat_person(channel, names[number % len(names)], seed=number)
            if await barrier.wait() == 0:
                begun.append(processor_seconds(bot.pool))
            return [answer async for answer in answers(person, rounds, bot.pool)]

        tables_answers = await asyncio.gather(*(one(*each) for each in enumerate(channels)))
        spent = processor_seconds(bot.pool) - begun[0]
        missed = len(server.gateway.missed_heartbeats())
    acks = sorted(answer.acknowledged for table in tables_answers for answer in table)
    boards = sorted(answer.board for table in tables_answers for answer in table)
    waits = [
        sum(answer.board for answer in table) / len(table) for table in tables_answers if table
    ]
    return {
        "p99": percentile_of(acks, 99),
        "board": percentile_of(boards, 50),
        "p95": percentile_of(boards, 95),
        "missed": missed,
        "unfair": max(waits) / min(waits),
        "processor": spent / len(boards),
    }


async def seat_person(channel: Channel, name: str, seed: int) -> Person:
    """Return a person at a new table with computer players, asked for the first time."""
    assert channel.guild is not None
    member = channel.guild.add_member(f"{channel.name} {seed}", locale="en-US")
    person = Person(member, channel, name, Chance(seed))
    seats = min(SEATS, game(name).seat_counts[-1])
    await person.keyboard.slash(
        "game new", game=name, computers=STRENGTH, seats=seats, thread=False
    )
    await asked_again(person)
    return person


async def answers(person: Person, moves: int, pool: Pool) -> AsyncIterator[Answer]:
    """Type random moves, each until the person is asked again."""
    channel = person.keyboard.channel
    for _ in range(moves):
        board = board_of(channel)
        if board is None or result_of(channel) is not None:
            return
        begun, taken = time.perf_counter(), processor_seconds(pool)
        done = await person.act(board.message, (Way.MOVE,))
        await person.sees_it_done(board, done, WAIT_LIMIT_S)
        now = await asked_again(person)
        if now is None or now.sequence > board.sequence:
            took = time.perf_counter() - begun
            spent = processor_seconds(pool) - taken
            yield Answer(done.reply.ack_seconds * 1000, took, spent)


def processor_seconds(pool: Pool) -> float:
    """Return the CPU seconds of this process and its workers."""
    clocks = [(~pid << 3) | 2 for pid in pool.pids]  # Linux reports CPU time in clock ticks
    return time.process_time() + sum(map(time.clock_gettime, clocks))


async def asked_again(person: Person) -> Board | None:
    """Return the board that asks the person again, once they may answer; none if the game is over.

    A board still mentions a player whose sealed answer is in while the others think.
    """
    channel = person.keyboard.channel
    async with asyncio.timeout(WAIT_LIMIT_S):
        while result_of(channel) is None:
            change = channel.world.next_change(channel)
            board = board_of(channel)
            if board is not None and board.asked and await person.suggestions():
                return board
            await change
    return None
