"""Seasons for tests: people who sign up, posts that are recorded, tables that computers finish."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import count

from bot.tables.computer.loop import ComputerLoop
from bot.tables.domain.request import Person, Request
from bot.tables.leagues.model import (
    Announcement,
    MemberRole,
    Season,
    SeasonKind,
    SeasonOptions,
    SeasonTable,
)
from bot.tables.leagues.upkeep import SeasonUpkeep
from tests.bot.tables.computer_helpers import choose_at_once
from tests.bot.tables.harness import ADMIN, TablesHarness
from tests.bot.tables.tables_helper import SERVER

CLUB = tuple(Person(str(200 + number), f"P{number}", SERVER) for number in range(30))


class RecordedPosts:
    """Numbers the places it makes, and records what is posted."""

    def __init__(self) -> None:
        self.places = count(9001)
        self.made: list[tuple[int, int]] = []
        self.posted: list[str] = []

    async def make_place(self, season: Season, table: SeasonTable) -> str:
        self.made.append((season.id, table.number))
        return str(next(self.places))

    async def announce(self, season: Season, what: Announcement) -> str | None:
        self.posted.append(f"{season.name} {season.number}: {what}")
        return None


def upkeep(harness: TablesHarness, posts: RecordedPosts) -> SeasonUpkeep:
    return SeasonUpkeep(harness.tables.service, posts, lambda: True)


def request(harness: TablesHarness, person: Person) -> Request:
    return Request(str(harness.next_id), person)


async def signed_up(
    harness: TablesHarness,
    people: Sequence[Person],
    *,
    kind: SeasonKind = SeasonKind.LEAGUE,
    seats: int = 3,
    name: str = "Club league",
    rounds: int = 2,
) -> Season:
    """Open a season and sign people up."""
    options = SeasonOptions(kind, name, "toy", seats, "swift", "en", rounds)
    season = await harness.tables.leagues.open(request(harness, ADMIN), "8000", options)
    for person in people:
        harness.clock.advance(seconds=1)
        season = await harness.tables.leagues.join(person, season.id, MemberRole.PLAYER)
    return season


async def started(harness: TablesHarness, posts: RecordedPosts, season: Season) -> Season:
    """Start a season, and open its tables."""
    await harness.tables.leagues.start(ADMIN, season.id)
    await upkeep(harness, posts).serve_all()
    return await read(harness, season)


async def read(harness: TablesHarness, season: Season) -> Season:
    return await harness.tables.leagues.read(season.id, SERVER)


async def play_on(harness: TablesHarness) -> None:
    """Let computer players make all their moves."""
    await ComputerLoop(harness.tables.service, choose_at_once, lanes=1).drain()


def seconds_until_closed(harness: TablesHarness, season: Season) -> float:
    assert season.closes_at is not None
    return (season.closes_at - harness.clock.now()).total_seconds()


async def until_closed(harness: TablesHarness, posts: RecordedPosts, season: Season) -> Season:
    """Let the closing date pass, so that computer players finish all tables."""
    current = await read(harness, season)
    harness.clock.advance(seconds=seconds_until_closed(harness, current) - 86400)
    await upkeep(harness, posts).serve_all()
    current = await read(harness, season)
    harness.clock.advance(seconds=seconds_until_closed(harness, current))
    await upkeep(harness, posts).serve_all()
    await play_on(harness)
    await upkeep(harness, posts).serve_all()
    return await read(harness, season)


async def all_ended(harness: TablesHarness, posts: RecordedPosts, season: Season) -> Season:
    """End all running tables as they stand."""
    for table in (await read(harness, season)).tables:
        if not table.ended:
            await harness.tables.game_end.end_by_admin(request(harness, ADMIN), table.table_id or 0)
    await upkeep(harness, posts).serve_all()
    return await read(harness, season)
