"""Seasons of leagues and cups as people may see them, and the words stored about them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum
from fractions import Fraction
from typing import NamedTuple

from bot.tables.leagues.promotion import Direction
from bot.tables.leagues.standings import Standing


class SeasonKind(StrEnum):
    """Whether groups play at once, or pods in rounds; the values are stored."""

    LEAGUE = "league"
    CUP = "cup"


class SeasonStatus(StrEnum):
    """The status of a season; the values are stored."""

    SIGN_UP = "sign-up"
    RUNNING = "running"
    FINISHED = "finished"
    CANCELLED = "cancelled"


class MemberRole(StrEnum):
    """What a person has signed up as; the values are stored."""

    PLAYER = "player"
    RESERVE = "reserve"
    """May take over seats whose players are gone."""


class Announcement(StrEnum):
    """What is posted about a season, each once; the values are stored."""

    SIGN_UP = "sign-up"
    STARTED = "started"
    ROUND = "round"
    """A further round of a cup begins, or its final."""
    NOTICE = "notice"
    """In two days, computer players finish the running tables."""
    FINISHED = "finished"
    CANCELLED = "cancelled"


@dataclass(frozen=True, slots=True)
class SeasonOptions:
    """What an admin opens a season with; ``rounds`` are those of a cup before its final.

    ``seats`` are four if the game allows it, unless they are given.
    """

    kind: str
    name: str
    game: str
    seats: int | None
    time_control: str
    language: str
    rounds: int = 3


class SeasonName(NamedTuple):
    """A season in a list."""

    id: int
    kind: SeasonKind
    name: str
    number: int


@dataclass(frozen=True, slots=True)
class Member:
    """A person who has signed up."""

    user_id: str
    name: str
    role: MemberRole
    withdrawn: bool
    group: int | None
    place: int | None
    direction: Direction | None


@dataclass(frozen=True, slots=True)
class SeasonTable:
    """A table of a season: its people by seat, and whether it has ended."""

    number: int
    group: int
    round: int
    people: tuple[str, ...]
    channel_id: str | None
    table_id: int | None
    ended: bool

    @property
    def bye(self) -> bool:
        """Whether its only person does not play in this round."""
        return len(self.people) == 1


@dataclass(frozen=True, slots=True)
class GroupStandings:
    """The standings of a group, and how many of its tables have ended.

    ``places``, from 1, and ``directions`` belong to the standings in their order: people who are
    still tied share a place, and go where they would if the season ended now.
    """

    group: int
    standings: Sequence[Standing]
    ended: int
    tables: int
    places: Sequence[int] = ()
    directions: Sequence[Direction] = ()
    reserve_points: Mapping[str, Fraction] = field(default_factory=dict)
    """The points of reserves at seats of the group that they took over."""


@dataclass(frozen=True, slots=True)
class Season:
    """A season with all that people may see of it."""

    id: int
    server_id: str
    channel_id: str
    post_id: str | None
    kind: SeasonKind
    name: str
    number: int
    status: SeasonStatus
    paused: bool
    game: str
    seats: int
    language: str
    time_control: str
    rounds: int
    round: int
    seed: str | None
    """Published at the end."""
    seed_hash: str
    opened_at: datetime
    days: int
    """How many days its tables are expected to take."""
    closes_at: datetime | None
    members: tuple[Member, ...]
    tables: tuple[SeasonTable, ...]
    groups: tuple[GroupStandings, ...]
    reserve_points: dict[str, Fraction]
    blocked_pairs: int = 0
    """How many pairs who have blocked one another are in the same group."""

    @property
    def players(self) -> list[Member]:
        """The people who play, without reserves."""
        return [member for member in self.members if member.role is MemberRole.PLAYER]

    @property
    def reserves(self) -> list[Member]:
        """The reserves, without those who have left."""
        return [m for m in self.members if m.role is MemberRole.RESERVE and not m.withdrawn]

    @property
    def pods(self) -> list[SeasonTable]:
        """The tables of a cup's present round, byes included."""
        return [table for table in self.tables if table.round == self.round]

    def member(self, user_id: str) -> Member | None:
        """Return a person's membership, if they have signed up."""
        return next((member for member in self.members if member.user_id == user_id), None)

    def tables_of(self, user_id: str) -> int:
        """Return how many tables have been planned for a person, without byes."""
        return sum(not table.bye and user_id in table.people for table in self.tables)

    @property
    def still_playing(self) -> list[str]:
        """Return the people at tables that have not ended, without those who have left."""
        running = {person for t in self.tables if not t.ended for person in t.people}
        return [m.user_id for m in self.members if m.user_id in running and not m.withdrawn]

    def has_left(self, user_id: str) -> bool:
        """Return whether a person has left after the start."""
        member = self.member(user_id)
        return member is not None and member.withdrawn

    def name_of(self, user_id: str) -> str:
        """Return a person's name."""
        member = self.member(user_id)
        return user_id if member is None else member.name
