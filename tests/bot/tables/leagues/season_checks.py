"""What must be true after simulated seasons, and what is measured."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from itertools import combinations
from typing import NamedTuple

from sqlalchemy import func, select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.rating import ResultRow
from bot.store.models.table import TableRow
from bot.tables.domain.ratings import START, Rating, ResultKind
from bot.tables.domain.table import Status
from bot.tables.domain.time_control import time_control_named
from bot.tables.domain.timeout_policy import GRACE_TIME, GRACE_TIMEOUTS
from bot.tables.leagues.model import Season, SeasonStatus
from bot.tables.ratings.calculate import RatedGame, current_parameters
from bot.tables.ratings.fit import prequential_loss
from bot.tables.ratings.model import Parameters
from bot.tables.ratings.recompute import rate_game, rated_games, recompute
from bot.tables.time_control.availability import MAX_AUTOMATIC_PER_TURN
from tests.bot.tables.harness import TablesHarness
from tests.bot.tables.leagues.independent_standings import check_standings
from tests.bot.tables.leagues.season_process import GAME
from tests.bot.tables.leagues.simulated_people import SimulatedPerson

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
MIN_GAMES = 8
"""People are compared from this many rated games, as in leaderboards."""
DEFAULTS = Parameters(beta=START.sigma / 2, tau=START.mu / 300)
"""The parameters that openskill has by default."""

Turn = tuple[int, int, str, datetime]
"""A table, a seat, the person who has to move, and since when."""


class Wait(NamedTuple):
    """How long a table waited for a person who had vanished."""

    table: int
    user_id: str
    since: datetime
    until: datetime


@dataclass
class Waits:
    """Measures how long tables wait for people who have vanished."""

    people: Mapping[str, SimulatedPerson]
    step: timedelta
    """How much time passes between two looks."""
    ended: list[Wait] = field(default_factory=list)
    _first_seen: dict[Turn, datetime] = field(default_factory=dict)

    def note(self, now: datetime, pending: Sequence[Turn]) -> None:
        """Note whose turn it is, after every step."""
        before, self._first_seen = self._first_seen, {}
        for turn in pending:
            if self.people[turn[2]].is_gone(now):
                self._first_seen[turn] = before.get(turn, max(turn[3], now - self.step))
        for turn in before.keys() - self._first_seen.keys():
            table, _, user_id, since = turn
            self.ended.append(Wait(table, user_id, since, now))

    @property
    def going_on(self) -> bool:
        """Whether a table waited at the last look."""
        return bool(self._first_seen)


def latest_end(person: SimulatedPerson, since: datetime, time_control: str) -> datetime:
    """Return when a turn that begins at ``since`` is taken from its player at the latest.

    Their clock runs while they would be awake. Then come the away days that are used for them, and
    the days of the forgiven timeouts; each ends when their night does.
    """
    clock = time_control_named(time_control)
    assert clock is not None
    now, left = since, clock.grace + clock.bank
    while left > timedelta():
        left -= HOUR if person.is_awake(now) else timedelta()
        now += HOUR
    for span in [DAY] * MAX_AUTOMATIC_PER_TURN + [GRACE_TIME] * GRACE_TIMEOUTS:
        now += span
        while not person.is_awake(now):
            now += HOUR
    return now


def check_waits(waits: Waits, seasons: Sequence[Season]) -> str:
    """Check that no table waited too long for a vanished person; return the longest wait."""
    of_table = {table.table_id: season for season in seasons for table in season.tables}
    longest, allowed = timedelta(), timedelta()
    for wait in waits.ended:
        season = of_table[wait.table]
        assert season.closes_at is not None
        clocks = latest_end(waits.people[wait.user_id], wait.since, season.time_control)
        latest = min(clocks, season.closes_at) + waits.step
        assert wait.until <= latest, (wait, latest, season.closes_at)
        if wait.until - wait.since > longest:
            longest, allowed = wait.until - wait.since, latest - wait.since
    return (
        f"{len(waits.ended)} turns of vanished people, the longest {longest / DAY:.1f} days, "
        f"where the clocks and the closing date allow {allowed / DAY:.1f}"
    )


def check_meetings(season: Season) -> int:
    """Check who met whom and who sat where; return how many pairs met more than twice.

    In a group of ``n`` people with tables of ``k``, everybody meets everybody k(k - 1) / (n - 1)
    times on average, which the design rounds up or down.
    """
    more = 0
    for group in season.groups:
        people = {member.user_id for member in season.players if member.group == group.group}
        tables = [table.people for table in season.tables if table.group == group.group]
        seated = Counter((person, seat) for own in tables for seat, person in enumerate(own))
        assert seated == dict.fromkeys(
            ((person, seat) for person in people for seat in range(season.seats)), 1
        )
        met = Counter(frozenset(pair) for own in tables for pair in combinations(own, 2))
        each, rest = divmod(season.seats * (season.seats - 1), len(people) - 1)
        for pair in combinations(people, 2):
            assert each <= met[frozenset(pair)] <= each + bool(rest), (pair, met[frozenset(pair)])
        more += sum(times > 2 for times in met.values())
    return more


async def check_recomputed(harness: TablesHarness) -> str:
    """Check that recomputing all ratings gives the same bytes; return what was compared."""
    before = repr(await harness.rows("results", "rating_changes")).encode()
    done = await recompute(harness.tables.service)
    assert not done.unreadable
    assert repr(await harness.rows("results", "rating_changes")).encode() == before
    return f"{done.rated} rated tables of {done.tables} recomputed: the same {len(before)} bytes"


async def count_closed(harness: TablesHarness) -> str:
    """Return how many tables computer players finished at a closing date."""

    def work(session: Session) -> int:
        tables = select(func.count(col(ResultRow.table_id).distinct()))
        closed = tables.where(col(ResultRow.kind) == ResultKind.PLAYED, col(ResultRow.share) < 1)
        return session.scalar(closed) or 0

    return f"{await harness.store.read(work)} tables finished by computer players at closing dates"


async def check_ended(harness: TablesHarness, seasons: Sequence[Season]) -> str:
    """Check that every table and season has ended; return how many."""

    def work(session: Session) -> Counter[str]:
        return Counter(session.scalars(select(col(TableRow.status))))

    found = await harness.store.read(work)
    assert found.keys() == {Status.FINISHED}, found
    assert all(season.status is SeasonStatus.FINISHED for season in seasons)
    assert all(table.ended for season in seasons for table in season.tables)
    assert found.total() == sum(len(season.tables) for season in seasons)
    return f"{found.total()} tables of {len(seasons)} seasons, all ended"


class Quality(NamedTuple):
    """How well ratings follow true strengths, and how well they predict games."""

    correlation: float
    loss: float


def quality(
    played: Sequence[RatedGame], parameters: Parameters, people: Mapping[str, SimulatedPerson]
) -> Quality:
    """Return the quality of ratings with these parameters."""
    ratings: dict[str, Rating] = {}
    games: Counter[str] = Counter()
    for game in played:
        rate_game(game, ratings, {}, parameters)
        games.update(row.user_id for row in game.results)
    compared = sorted(user_id for user_id in ratings if games[user_id] >= MIN_GAMES)
    return Quality(
        spearman(
            [ratings[user_id].mu for user_id in compared],
            [people[user_id].strength for user_id in compared],
        ),
        prequential_loss({GAME: played}, {GAME: parameters}, {}).mean,
    )


def spearman(one: Sequence[float], other: Sequence[float]) -> float:
    """Return the rank correlation of two lists of numbers, which hardly ever tie."""
    ranks = [
        {at: rank for rank, at in enumerate(sorted(range(len(values)), key=values.__getitem__))}
        for values in (one, other)
    ]
    number = len(one)
    squares = sum((ranks[0][at] - ranks[1][at]) ** 2 for at in range(number))
    return 1 - 6 * squares / (number * (number**2 - 1)) if number > 1 else 1.0


async def check_everything(
    harness: TablesHarness, leagues: Sequence[Sequence[Season]], waits: Waits
) -> list[str]:
    """Check the seasons of all leagues after their end; return what was found, in sentences."""
    seasons = [season for league in leagues for season in league]
    found = [
        await check_ended(harness, seasons),
        await count_closed(harness),
        check_waits(waits, seasons),
    ]
    for league in leagues:
        for season, last in zip(league, [None, *league], strict=False):
            await check_standings(harness, season, last)
    more = sum(map(check_meetings, seasons))
    together = sum(season.blocked_pairs for season in seasons)
    found.append(
        f"all standings as in the independent calculation; {more} pairs met more than twice in a "
        f"season, which only small groups need; {together} blocked pairs in one group"
    )
    found.append(await check_recomputed(harness))
    played = (await harness.store.read(rated_games)).get(GAME, [])
    for name, parameters in (("ours", current_parameters(GAME)), ("openskill's", DEFAULTS)):
        measured = quality(played, parameters, waits.people)
        found.append(
            f"{name} (beta {parameters.beta:.3g}, tau {parameters.tau:.3g}): correlation of ranks "
            f"{measured.correlation:.3f}, log-loss {measured.loss:.4f}"
        )
    return found
