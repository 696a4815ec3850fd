"""Hidden prestige: who may know whose points (rules: Only your own total shows)."""

from __future__ import annotations

import json
from collections import Counter
from itertools import islice
from statistics import mean

import pytest

from engine.caylus1303 import GAME
from engine.caylus1303.data import SEAT_COUNTS, SOURCES, UNKNOWN
from engine.caylus1303.state import Caylus1303State
from engine.core.chance import Chance
from engine.core.contract import check_views
from engine.core.record_reader import read_record
from tests.engine.caylus1303.random_play import begin, eager
from tests.engine.caylus1303.table import Table
from tests.engine.games.records import paths


def scored() -> Table:
    """Return three players with points from buildings, monuments and effects."""
    table = Table().give("A", pp=11).give("B", pp=7)
    table.tile("wood_farm", "B")
    table.monument("C", "mon_statue", over="start_quarry")
    return table.begin(1)


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_players_see_only_their_own_totals(seat: int) -> None:
    table = scored()
    seen = GAME.view(table.state, seat)
    expected = [UNKNOWN] * 3
    expected[seat] = table.state.points[seat]
    assert seen.points == expected
    assert [sum(earned) for earned in seen.points_by_source] == [
        points if other == seat else UNKNOWN * len(SOURCES)
        for other, points in enumerate(table.state.points)
    ]
    outcome = GAME.outcome(seen)
    assert outcome.scores == tuple(expected)
    for other in range(3):
        shown = [line.points[other] for line in outcome.lines]
        assert shown == (
            table.state.points_by_source[seat] if other == seat else [0] * len(SOURCES)
        )


def test_the_public_sees_no_total() -> None:
    seen = GAME.view(scored().state, None)
    assert seen.points == [UNKNOWN] * 3
    assert seen.points_by_source == [[UNKNOWN] * len(SOURCES)] * 3
    assert GAME.outcome(seen).scores == (UNKNOWN,) * 3
    assert not any(any(line.points) for line in GAME.outcome(seen).lines)


def test_everything_else_is_open() -> None:
    table = scored()
    plain, seen = table.state.to_json(), GAME.view(table.state, None).to_json()
    for whole in (plain, seen):
        del whole["chance"]
        for player in whole["players"]:
            del player["pp"], player["points"]
    assert plain == seen


def test_chance_is_hidden_from_everybody() -> None:
    assert all(GAME.view(scored().state, seat).chance.state == 0 for seat in (0, 1, None))


def test_gains_are_public() -> None:
    """The public event log shows the exact gains (rules: Only your own total shows)."""
    table = Table()
    table.tile("wood_farm", "B")
    table.begin(1).play("A place wood_farm")
    event = table.events("placement")[0]
    assert event.seen_by(None) == event
    assert event.data["pp"] == 1


def test_totals_are_revealed_at_the_end_only() -> None:
    table = Table().give("A", pp=11).round(9)
    reveals = table.state.reveals
    table.begin(4)
    assert table.state.over
    assert table.state.reveals == reveals + 1
    for seat in (0, 1, 2, None):
        seen = GAME.view(table.state, seat)
        assert seen.points == table.state.points
        assert GAME.outcome(seen) == GAME.outcome(table.state)


def test_no_step_before_the_end_counts_as_a_reveal() -> None:
    state = begin(3, "random", "reveals", rich=True)
    GAME.advance(state)
    chance = Chance.from_seed("reveals")
    while state.stack:
        assert state.reveals == 0
        GAME.apply_unchecked(state, state.stack[-1][1], eager(state, chance))
    assert state.reveals == 1


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_views_hold_for_every_seat_at_every_step(seats: int) -> None:
    state = begin(seats, "random", f"views {seats}", rich=seats % 2 == 1)
    state.events = None
    GAME.advance(state)
    chance = Chance.from_seed(f"views {seats}")
    while state.stack:
        for seat in (*range(seats), None):
            check_views(GAME, state, seat, chance)
        GAME.apply_unchecked(state, state.stack[-1][1], eager(state, chance))


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_every_gain_is_public(seats: int) -> None:
    """A player who counts the announced gains knows the totals."""
    state = begin(seats, "random", "announced", rich=seats % 2 == 1)
    GAME.advance(state)
    chance, announced = Chance.from_seed("announced"), Counter[int]()
    while state.stack:
        for event in state.events or ():
            gained = event.seen_by(None).data.get("pp", 0)
            assert isinstance(gained, int)
            announced[event.seat] += gained
        state.events = []
        assert state.points == [announced[seat] for seat in range(seats)]
        GAME.apply_unchecked(state, state.stack[-1][1], eager(state, chance))


def test_a_determinized_state_is_valid_with_likely_totals() -> None:
    guesses, totals = [], []
    for record in paths("caylus1303"):
        chance = Chance.from_seed(record.name)
        for state in islice(read_record(record.read_text()).positions(), 0, None, 7):
            assert isinstance(state, Caylus1303State)
            if state.over:
                continue
            world = GAME.determinize(GAME.view(state, None), chance)
            assert GAME.broken_invariants(world) == []
            guesses += world.points
            totals += state.points
    assert len(totals) > 100
    assert abs(mean(guesses) - mean(totals)) < 0.3 * mean(totals)


def test_a_view_can_be_saved_like_a_state() -> None:
    seen = GAME.view(scored().state, 1)
    again = GAME.load(json.loads(json.dumps(seen.to_json())))
    assert again.to_json() == seen.to_json()
