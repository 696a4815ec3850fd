"""Random games with every invariant of rules §17 checked after every step.

100 games for each number of players and variant; ``CAYLUS_SOAK=2000`` plays as many as it says.
"""

from __future__ import annotations

import os
from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.caylus import GAME
from engine.caylus import rules as events
from engine.caylus.data import FROM_PENALTY, PRESTIGE_TILES, SEAT_COUNTS
from engine.caylus.state import CaylusState
from engine.core.chance import Chance
from engine.core.contract import play_game
from engine.core.events import Event
from tests.engine.caylus.audit import Audit
from tests.engine.caylus.random_play import VARIANTS, begin, eager

GAMES = int(os.environ.get("CAYLUS_SOAK", "100"))
PRESTIGE = {tile.word for tile in PRESTIGE_TILES}


class Steps:
    """What must hold from one state to the next (rules §17.3, 4, 5, 9, 10, 11)."""

    def __init__(self, state: CaylusState) -> None:
        self.before = state.copy()

    def check(self, after: CaylusState, told: list[Event]) -> None:
        before = self.before
        assert before.bailiff <= after.bailiff
        assert before.turn <= after.turn <= 18
        assert before.scored <= after.scored
        for old, new in zip(before.road_tile, after.road_tile, strict=True):
            if old != new:
                assert new
                assert old != "lawyer"
                assert old not in PRESTIGE
        for seat in range(after.seats):
            levels = zip(before.favor[seat], after.favor[seat], strict=True)
            assert all(old <= new for old, new in levels)
            down = before.points[seat][FROM_PENALTY] - after.points[seat][FROM_PENALTY]
            lost = [e.data.get("vp", 0) for e in told if e.seat == seat and e.kind in PENALTIES]
            assert down == -sum(n for n in lost if isinstance(n, int))
        self.before = after.copy()


PENALTIES = ("castle_penalty", "section_score")


def play(state: CaylusState, chance: Chance) -> Counter[str]:
    """A whole game, eager or not as its turn comes; how often each kind of event happened."""
    audit, kinds = Audit(state), Counter[str]()
    GAME.settle(state)
    steps = Steps(state)
    while True:
        told = state.events or []
        for event in told:
            audit.hear(event)
            kinds[event.kind] += 1
        audit.compare(state)
        steps.check(state, told)
        assert GAME.broken_invariants(state) == []
        state.events = []
        if not state.stack:
            return kinds
        seat = state.stack[-1][1]
        GAME.take(state, seat, eager(state, chance))


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_invariants_in_random_games(seats: int, variant: str) -> None:
    for number in range(GAMES):
        state, record = play_game(GAME, seats, {"favors": variant}, f"soak {number}")
        assert len(record.moves) < GAME.longest
        assert GAME.outcome(state).winners


@pytest.mark.parametrize("rich", [False, True])
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_ledger_in_random_games(seats: int, variant: str, rich: bool) -> None:
    """§17.21 and §17.22, and what holds from step to step."""
    for number in range(max(4, GAMES // 10)):
        seed = f"ledger {number}"
        play(begin(seats, variant, seed, rich), Chance.from_seed("moves of " + seed))


def told_kinds() -> set[str]:
    """The kinds in the table of events that rules, words and painter share."""
    table = (events.__doc__ or "").split("kind              seat")[1].split("Decisions")[0]
    rows = [line.split()[0] for line in table.splitlines() if line[:1].isalpha()]
    return set(rows)


def test_random_games_reach_every_kind_of_event() -> None:
    """The checks above would prove little about what never happens in them.

    A lost favour takes five in one phase, too rare for chance; ``test_vector_26`` has it.
    """
    kinds = Counter[str]()
    for number in range(40):
        seed = f"reach {number}"
        state = begin(2 + number % 4, VARIANTS[number % 8 == 0], seed, rich=number % 4 > 0)
        kinds += play(state, Chance.from_seed(seed))
    assert set(kinds) | {"favor_lost"} == told_kinds()


@settings(max_examples=25, deadline=None)
@given(
    seats=st.sampled_from(SEAT_COUNTS),
    variant=st.sampled_from(VARIANTS),
    seed=st.text(max_size=8),
    rich=st.booleans(),
    choices=st.lists(st.integers(0, 1000), max_size=150),
)
def test_any_sequence_of_choices_keeps_the_books(
    seats: int, variant: str, seed: str, rich: bool, choices: list[int]
) -> None:
    state = begin(seats, variant, seed, rich)
    audit = Audit(state)
    GAME.settle(state)
    for number in choices:
        for event in state.events or []:
            audit.hear(event)
        audit.compare(state)
        assert GAME.broken_invariants(state) == []
        state.events = []
        if not state.stack:
            break
        GAME.apply(state, state.stack[-1][1], state.legal[number % len(state.legal)])


def test_same_seed_and_same_choices_give_the_same_game() -> None:
    """§17.23."""
    ends = [play_game(GAME, 4, {}, "twice")[1] for _ in range(2)]
    assert ends[0].text() == ends[1].text()
