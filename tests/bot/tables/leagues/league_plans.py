"""The leagues of a simulation: their people, tables and clocks."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from bot.tables.domain.request import Person
from bot.tables.leagues.model import Season, SeasonStatus
from tests.bot.tables.leagues.simulated_people import SimulatedPerson, make_people

KINDS = ((3, "standard"), (4, "standard"), (5, "relaxed"), (4, "relaxed"))
"""The seats and time control of each league."""
PEOPLE_PER_LEAGUE = 100
"""With fewer people there are fewer leagues."""
SHARD_BITS = 22
"""Discord's shard of a server depends on its id without these bits."""


@dataclass
class League:
    """A league on a server of its own: its people, and its seasons so far."""

    name: str
    seats: int
    time_control: str
    people: list[SimulatedPerson]
    seasons: list[Season] = field(default_factory=list)

    @property
    def admin(self) -> Person:
        return self.people[0].person._replace(manages=True)

    @property
    def running(self) -> Season | None:
        """The season that has not been seen to end."""
        last = self.seasons[-1:]
        return last[0] if last and last[0].status is SeasonStatus.RUNNING else None


def make_leagues(people: int, dice: random.Random) -> list[League]:
    """Return leagues of different tables and clocks, which share the people."""
    number = max(1, min(len(KINDS), people // PEOPLE_PER_LEAGUE))
    leagues = []
    for at, (seats, time_control) in enumerate(KINDS[:number]):
        size = people // number + (at < people % number)
        server = str((at + 1) << SHARD_BITS)
        members = make_people(size, 100_000 + at * 1000, server, dice)
        leagues.append(League(f"League {at + 1}", seats, time_control, members))
    return leagues
