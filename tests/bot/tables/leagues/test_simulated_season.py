"""A simulated league: leavers, blocks, restarts, and an independent calculation of its points."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations
from random import Random

from bot.tables.domain.table import Occupant
from bot.tables.leagues.model import Season, SeasonStatus
from tests.bot.tables.harness import ADMIN, TablesHarness
from tests.bot.tables.leagues.season_helpers import (
    CLUB,
    RecordedPosts,
    all_ended,
    read,
    request,
    signed_up,
    started,
)
from tests.thorough import THOROUGH

PEOPLE = 28 if THOROUGH else 12
LEAVERS = PEOPLE // 6


async def independent_points(harness: TablesHarness, season: Season) -> dict[str, Fraction]:
    """Add up points from the tables themselves, by places: the mean of the places that tie."""
    points = dict.fromkeys((member.user_id for member in season.players), Fraction(0))
    for planned in season.tables:
        position = await harness.tables.position(planned.table_id or 0)
        scores = position.game.outcome(position.state).scores
        seats = position.table.seats
        played = [seat.occupant is Occupant.PERSON for seat in seats]
        order = sorted(zip(played, scores, strict=True), reverse=True)
        for seat, own in zip(seats, zip(played, scores, strict=True), strict=True):
            places = [place for place, other in enumerate(order) if other == own]
            mean = Fraction(sum(places), len(places))
            if seat.occupant is Occupant.PERSON:
                points[seat.user_id] += 1 + 3 * (len(seats) - 1 - mean) / (len(seats) - 1)
    return points


async def test_a_season_with_leavers_blocks_and_restarts(harness: TablesHarness) -> None:
    chance, posts = Random(28), RecordedPosts()
    club = CLUB[:PEOPLE]
    blocked = [chance.sample(club, 2) for _ in range(3)]
    for one, other in blocked:
        await harness.tables.blocks.block(one.id, other)
    season = await signed_up(harness, club)
    season = await started(harness, posts, season)
    groups = {member.user_id: member.group for member in season.members}
    assert season.blocked_pairs == sum(groups[a.id] == groups[b.id] for a, b in blocked) == 0
    met = Counter(
        frozenset(pair) for table in season.tables for pair in combinations(table.people, 2)
    )
    assert max(met.values()) <= 2

    for leaver in chance.sample(club, LEAVERS):
        await harness.tables.leagues.leave(request(harness, leaver), season.id)
        await harness.restart()
    for table in season.tables:
        position = await harness.tables.position(table.table_id or 0)
        for _ in range(chance.randrange(6)):
            mover = position.game.to_move(position.state)[0]
            if position.table.seats[mover].occupant is Occupant.PERSON:
                position = await harness.random(position)
    season = await all_ended(harness, posts, await read(harness, season))
    assert season.status is SeasonStatus.FINISHED
    expected = await independent_points(harness, season)
    found = {one.person: one.points for group in season.groups for one in group.standings}
    assert found == expected
    for group in season.groups:
        ranked = [one.points for one in group.standings]
        assert ranked == sorted(ranked, reverse=True)
    assert {member.place is None for member in season.players} == {False}
    assert ADMIN.id not in found
