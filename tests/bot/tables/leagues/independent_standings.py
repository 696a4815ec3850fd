"""Standings calculated a second time, from the games themselves instead of the season's rows.

Nothing here is shared with :mod:`bot.tables.leagues.standings`: points come from the mean of tied
places, and who played a seat to the end from the table's log.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import partial

from sqlalchemy import select
from sqlalchemy.orm import Session
from sqlmodel import col

from bot.store.models.league import SeasonRow
from bot.store.models.table import ActionRow
from bot.tables.domain.kinds import EMPTYING_A_SEAT, ActionKind
from bot.tables.leagues.model import Season
from tests.bot.tables.harness import TablesHarness

NEVER_PLAYED = 10**9


@dataclass(frozen=True)
class PlayedSeat:
    """A seat at the end of a game: whose it was, who played it to the end, and its score."""

    owner: str
    player: str | None
    score: int

    @property
    def worth(self) -> tuple[bool, int]:
        return self.player is not None, self.score


PlayedTable = Sequence[PlayedSeat]


async def played_tables(harness: TablesHarness, season: Season) -> dict[int, PlayedTable]:
    """Return how the season's tables ended, by their numbers."""
    found: dict[int, PlayedTable] = {}
    for planned in season.tables:
        table_id, people = planned.table_id or 0, planned.people
        position = await harness.tables.position(table_id)
        scores = position.game.outcome(position.state).scores
        read = partial(_players_at_the_end, table_id=table_id, people=people)
        players = await harness.store.read(read)
        seats = zip(people, players, scores, strict=True)
        found[planned.number] = [PlayedSeat(*seat) for seat in seats]
    return found


def _players_at_the_end(session: Session, table_id: int, people: Sequence[str]) -> list[str | None]:
    """Follow the log: people lose their seats, and others take them over."""
    players: list[str | None] = [*people]
    kinds = (*EMPTYING_A_SEAT, ActionKind.TAKEOVER)
    query = select(ActionRow).where(
        col(ActionRow.table_id) == table_id, col(ActionRow.kind).in_(kinds)
    )
    for action in session.scalars(query.order_by(col(ActionRow.sequence))):
        if action.seat is not None:
            takes_over = action.kind == ActionKind.TAKEOVER
            players[action.seat] = action.user_id if takes_over else None
    return players


def points_by_places(table: PlayedTable) -> list[Fraction]:
    """Return 1 for playing to the end, and 3, 2, … 0 in equal steps for the mean of tied places."""
    order = sorted((seat.worth for seat in table), reverse=True)
    last = len(table) - 1
    points = []
    for seat in table:
        places = [place for place, worth in enumerate(order) if worth == seat.worth]
        mean = Fraction(sum(places), len(places))
        points.append(Fraction(0) if seat.player is None else 1 + 3 * (last - mean) / last)
    return points


def independent_ranking(
    people: Iterable[str],
    tables: Iterable[PlayedTable],
    last_places: Mapping[str, int],
    seed: str,
) -> list[tuple[str, Fraction]]:
    """Return the people of a group with their points, the first one first."""
    tables = [*tables]
    points = dict.fromkeys(people, Fraction(0))
    for table in tables:
        for seat, gained in zip(table, points_by_places(table), strict=True):
            if seat.player == seat.owner:
                points[seat.owner] += gained

    def order(person: str) -> tuple[Fraction | int | str, ...]:
        lot = hashlib.sha256(f"lot of {person} with {seed}".encode()).hexdigest()
        last = last_places.get(person, NEVER_PLAYED)
        return -points[person], *_less_is_better(person, tables, points), last, lot

    return [(person, points[person]) for person in sorted(points, key=order)]


def _less_is_better(
    person: str, tables: Sequence[PlayedTable], points: Mapping[str, Fraction]
) -> tuple[Fraction, Fraction, Fraction]:
    """Return wins, mean share of the best score and Sonneborn–Berger, all negative."""
    wins = shares = berger = Fraction(0)
    own = [(table, seat) for table in tables for seat in table if seat.owner == person]
    for table, seat in own:
        if seat.player != person:
            continue
        best = max(other.worth for other in table)
        winners = sum(other.worth == best for other in table)
        wins += Fraction(int(seat.worth == best), winners)
        highest = max(other.score for other in table)
        shares += Fraction(seat.score, highest) if highest else 1
        for other in table:
            if other.owner != person and other.worth <= seat.worth:
                whole = points[other.owner]
                berger += whole if other.worth < seat.worth else whole / 2
    return -wins, -shares / len(own), -berger


async def check_standings(
    harness: TablesHarness, season: Season, last: Season | None
) -> Sequence[PlayedTable]:
    """Compare the standings and final places of a season; return its tables."""
    played = await played_tables(harness, season)
    seed = await harness.store.read(lambda session: session.get_one(SeasonRow, season.id).seed)
    last_places = _places(last)
    assert season.seed == seed
    for group in season.groups:
        members = [member for member in season.players if member.group == group.group]
        own = [played[table.number] for table in season.tables if table.group == group.group]
        expected = independent_ranking([m.user_id for m in members], own, last_places, seed)
        assert [(one.person, one.points) for one in group.standings] == expected
        final = sorted(members, key=lambda member: member.place or 0)
        assert [member.user_id for member in final] == [person for person, _ in expected]
    return [*played.values()]


def _places(last: Season | None) -> dict[str, int]:
    """Return the places in the last season, over all groups."""
    if last is None:
        return {}
    placed = [m for m in last.players if m.group is not None and m.place is not None]
    placed.sort(key=lambda member: (member.group, member.place))
    return {member.user_id: place for place, member in enumerate(placed)}
