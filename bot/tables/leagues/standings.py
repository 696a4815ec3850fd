"""Count points and rank people, exactly: every number is a fraction."""

from __future__ import annotations

import hashlib
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction

HALF = Fraction(1, 2)


@dataclass(frozen=True, slots=True)
class SeatResult:
    """How a seat finished: the person it was given to, its score, and who played it at the end.

    ``player`` is a reserve who has taken the seat over, or ``None``: a computer player or autopilot
    played it to the end, because its person was gone. ``won``: the game says so, which breaks ties.
    """

    owner: str
    player: str | None
    score: int
    won: bool = False

    @property
    def sort_key(self) -> tuple[bool, int, bool]:
        """What it is compared by: seats that people played come before the others."""
        return self.player is not None, self.score, self.won


TableResult = Sequence[SeatResult]


@dataclass(frozen=True, slots=True)
class Standing:
    """What a person has reached; the fields are in the order of the tie-breaks."""

    person: str
    points: Fraction = Fraction(0)
    wins: Fraction = Fraction(0)
    """A win that several share counts as a part."""
    mean_share: Fraction = Fraction(0)
    """The mean share of the table's best score."""
    sonneborn_berger: Fraction = Fraction(0)
    """The points of all the people beaten, and half of those tied with."""
    last_season: int | None = None
    """The place in the last season, over all groups; ``None``: they did not play."""
    lot: str = ""
    """The lot, the smaller one wins; empty before the seed is published."""
    tables: int = 0
    """How many of their tables have ended."""


def seat_points(table: TableResult) -> list[Fraction]:
    """Return the points by seat: 1 for playing to the end, 3 for all who were beaten.

    Each other seat is worth an equal part of the 3, and half of it in a tie. Seats that no person
    played to the end get nothing.
    """
    return [
        1 + 3 * _beaten(table, seat) / (len(table) - 1) if seat.player is not None else Fraction(0)
        for seat in table
    ]


def _beaten(table: TableResult, seat: SeatResult) -> Fraction:
    others = [other for other in table if other is not seat]
    return sum((_against(seat, other) for other in others), Fraction(0))


def _against(seat: SeatResult, other: SeatResult) -> Fraction:
    """Return 1 if a seat has beaten another, a half if they tied."""
    if seat.sort_key == other.sort_key:
        return HALF
    return Fraction(seat.sort_key > other.sort_key)


def rank_people(
    people: Collection[str],
    tables: Sequence[TableResult],
    *,
    last_season: Mapping[str, int] | None = None,
    seed: str = "",
    byes: Mapping[str, Fraction] | None = None,
) -> list[Standing]:
    """Rank people by their tables.

    Ties are broken by wins, mean share of the table's best score, Sonneborn–Berger, last season,
    and a lot that follows from the seed. Without a seed, those who are still tied stay in the order
    of ``people``. ``byes`` are points without a table.
    """
    counted = [(table, seat_points(table)) for table in tables]
    points = {person: (byes or {}).get(person, Fraction(0)) for person in people}
    for table, gained in counted:
        for seat, number in zip(table, gained, strict=True):
            if _is_own(seat) and seat.owner in points:
                points[seat.owner] += number
    found = [
        Standing(
            person,
            points[person],
            *_tie_breaks(person, tables, points),
            last_season=(last_season or {}).get(person),
            lot=lot_of(seed, person) if seed else "",
            tables=sum(any(seat.owner == person for seat in table) for table in tables),
        )
        for person in people
    ]
    return sorted(found, key=_order)


def _tie_breaks(
    person: str, tables: Sequence[TableResult], points: Mapping[str, Fraction]
) -> tuple[Fraction, Fraction, Fraction]:
    """Return wins, mean share and Sonneborn–Berger of a person."""
    wins = share = defeated = Fraction(0)
    played = [(table, seat) for table in tables for seat in table if seat.owner == person]
    for table, seat in played:
        if not _is_own(seat):
            continue
        first = [other for other in table if other.sort_key == max(each.sort_key for each in table)]
        wins += Fraction(seat in first, len(first))
        best = max(other.score for other in table)
        share += Fraction(max(seat.score, 0), best) if best > 0 else Fraction(seat.score == best)
        for other in table:
            if other is not seat:
                defeated += _against(seat, other) * points.get(other.owner, 0)
    return wins, share / max(len(played), 1), defeated


def reserve_points(tables: Sequence[TableResult]) -> dict[str, Fraction]:
    """Return the points of reserves at seats they took over; they count for nobody else."""
    found: dict[str, Fraction] = {}
    for table in tables:
        for seat, gained in zip(table, seat_points(table), strict=True):
            if seat.player not in (None, seat.owner):
                found[seat.player] = found.get(seat.player, Fraction(0)) + gained
    return found


def lot_of(seed: str, person: str) -> str:
    """Return a person's lot."""
    return hashlib.sha256(f"lot of {person} with {seed}".encode()).hexdigest()


def places_of(ranked: Sequence[Standing]) -> list[int]:
    """Return the places from 1 of people in the order of the standings; ties share the first."""
    places: list[int] = []
    for at, standing in enumerate(ranked):
        tied = at > 0 and _order(standing) == _order(ranked[at - 1])
        places.append(places[-1] if tied else at + 1)
    return places


def _is_own(seat: SeatResult) -> bool:
    """Return whether the person whom the seat was given to played it to the end."""
    return seat.player == seat.owner


def _order(standing: Standing) -> tuple[Fraction | int | str, ...]:
    last = standing.last_season
    return (
        -standing.points,
        -standing.wins,
        -standing.mean_share,
        -standing.sonneborn_berger,
        10**9 if last is None else last,
        standing.lot,
    )
