"""The people of a simulated season: their strengths, when they are awake, when they are gone."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime, timedelta
from zoneinfo import ZoneInfo

from bot.tables.domain.quiet_hours import DAYS_OFF, NIGHTS
from bot.tables.domain.request import Person
from tests.bot.tables.leagues.contest import BEST

ZONES = (
    "America/Los_Angeles",
    "America/New_York",
    "Europe/Berlin",
    "Asia/Kolkata",
    "Asia/Tokyo",
)
SLEEPS = ("21-6", "22-7", "23-8", "0-8", "2-10")
REST = ("none", "none", "none", "sunday", "sat-sun")
SKILL_WEIGHT, LUCK = BEST / 20, BEST / 8
"""What a standard deviation of strength adds to the number of a turn, and that of its luck: who is
one stronger beats the other in two of three games."""


@dataclass
class SimulatedPerson:
    """A person, known to the simulation but not to the bot."""

    person: Person
    strength: float
    """In standard deviations from the mean of all people."""
    zone: str
    night: str
    rest: str
    eagerness: float
    """The probability that they move at a table within a step in which they are awake."""
    gone_from: datetime | None = None
    """Since when they have vanished."""
    leaves_at: datetime | None = None
    """When they leave the season, as they should."""

    @property
    def id(self) -> str:
        return self.person.id

    @property
    def days_off(self) -> tuple[int, ...]:
        return DAYS_OFF[self.rest]

    @property
    def awake_share(self) -> float:
        """The share of a week in which their clocks run."""
        starts, ends = NIGHTS[self.night] or (0, 0)
        return (1 - (ends - starts) % (24 * 60) / (24 * 60)) * (1 - len(self.days_off) / 7)

    def is_gone(self, now: datetime) -> bool:
        return self.gone_from is not None and now >= self.gone_from

    def is_awake(self, now: datetime) -> bool:
        """Return whether they are awake and not taking a day off."""
        local = now.astimezone(ZoneInfo(self.zone))
        starts, ends = NIGHTS[self.night] or (0, 0)
        asleep = (local.hour * 60 + local.minute - starts) % (24 * 60) < (ends - starts) % (24 * 60)
        return not asleep and local.weekday() not in self.days_off

    def chosen_number(self, dice: random.Random) -> int:
        """Return the number of a turn: half the best one for average strength and luck."""
        number = BEST / 2 + SKILL_WEIGHT * self.strength + dice.gauss(0, LUCK)
        return min(BEST, max(0, round(number)))


def make_people(number: int, first: int, server: str, dice: random.Random) -> list[SimulatedPerson]:
    """Return people of one server, with ids from ``first``."""
    return [
        SimulatedPerson(
            Person(str(first + index), f"P{first + index}", server),
            dice.gauss(0, 1),
            dice.choice(ZONES),
            dice.choice(SLEEPS),
            dice.choice(REST),
            dice.uniform(0.2, 0.6),
        )
        for index in range(number)
    ]


def let_some_go(
    people: Sequence[SimulatedPerson],
    share: float,
    now: datetime,
    within: timedelta,
    dice: random.Random,
) -> None:
    """Decide who vanishes, and who leaves, within a time from now."""
    for person in people:
        fate, at = dice.random(), now + dice.random() * within
        person.gone_from = at if fate < share else None
        person.leaves_at = at if share <= fate < 2 * share else None
