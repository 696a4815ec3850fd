"""Random games with every invariant of the rules checked after every step.

12 games for each number of players and way to deal characters; ``make soak`` plays 2000.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.caylus1303 import GAME
from engine.caylus1303.data import FROM_GOLD, NOBODY, SEAT_COUNTS
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.words import WORDS
from engine.core.chance import Chance
from engine.core.contract import play_game
from engine.core.events import Event
from tests.engine.caylus1303.audit import Audit
from tests.engine.caylus1303.random_play import VARIANTS, begin, eager
from tests.engine.games.playouts import every_kind, play_audited, play_choices
from tests.engine.games.record_games import alone
from tests.thorough import THOROUGH

GAMES = 2000 if THOROUGH else 12


class Steps:
    """Checks each state against the one before (invariants 3, 7, 14)."""

    def __init__(self, state: Caylus1303State) -> None:
        self.before = state.copy()

    def check(self, after: Caylus1303State, new_events: Sequence[Event]) -> None:
        before = self.before
        assert before.round <= after.round
        assert after.holder.count(NOBODY) <= before.holder.count(NOBODY)
        for seat in range(after.seats):
            for source, points in enumerate(before.points_by_source[seat]):
                assert points <= after.points_by_source[seat][source]
            gains = [e.data.get("pp", 0) for e in new_events if e.seat == seat]
            gained = sum(n for n in gains if isinstance(n, int))
            assert after.points[seat] - before.points[seat] == gained
        for space, tile in enumerate(before.road_tile):
            assert not tile or after.road_tile[space]
        self.before = after.copy()


def play(state: Caylus1303State, chance: Chance) -> Counter[str]:
    """Play a whole game with eager players; return how often each event kind occurred."""
    steps, player = Steps(state), alone(eager)
    kinds = play_audited(GAME, state, Audit(state), steps, player, chance)
    assert state.round == 9
    return kinds


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_invariants_in_random_games(seats: int, variant: str) -> None:
    for number in range(GAMES):
        state, record = play_game(GAME, seats, {"characters": variant}, f"soak {number}")
        assert len(record.moves) < GAME.max_decisions
        assert GAME.outcome(state).winners
        golds = [2 * held[4] for held in state.resources]
        assert [earned[FROM_GOLD] for earned in state.points_by_source] == golds


@pytest.mark.parametrize("rich", [False, True])
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_ledger_in_random_games(seats: int, variant: str, rich: bool) -> None:
    """Check invariant 14, every other amount, and what holds from step to step."""
    for number in range(max(3, GAMES // 10)):
        seed = f"ledger {number}"
        play(begin(seats, variant, seed, rich), Chance.from_seed("moves of " + seed))


def test_random_games_reach_every_kind_of_event() -> None:
    """Otherwise the checks above would prove little about missing kinds."""
    kinds = Counter[str]()
    for number in range(40):
        seed = f"reach {number}"
        state = begin(2 + number % 4, VARIANTS[number % 8 == 0], seed, rich=number % 4 > 0)
        kinds += play(state, Chance.from_seed(seed))
    assert set(kinds) == every_kind(WORDS) - {"answered"}


@settings(max_examples=10)
@given(
    seats=st.sampled_from(SEAT_COUNTS),
    variant=st.sampled_from(VARIANTS),
    seed=st.text(max_size=8),
    rich=st.booleans(),
    choices=st.lists(st.integers(0, 1000), max_size=150),
)
def test_any_sequence_of_choices_balances_the_accounts(
    seats: int, variant: str, seed: str, rich: bool, choices: list[int]
) -> None:
    state = begin(seats, variant, seed, rich)
    play_choices(GAME, state, Audit(state), choices)
