"""Random games with every invariant of the rules checked after every step.

12 games for each number of players and variant; ``make soak`` plays 2000.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.caylus import GAME
from engine.caylus.data import FROM_PENALTY, SEAT_COUNTS
from engine.caylus.state import CaylusState
from engine.caylus.tiles import PRESTIGE_TILES
from engine.caylus.words import WORDS
from engine.core.chance import Chance
from engine.core.contract import play_game
from engine.core.events import Event
from tests.engine.caylus.audit import Audit
from tests.engine.caylus.random_play import VARIANTS, begin, eager
from tests.engine.games.playouts import every_kind, play_audited, play_choices
from tests.engine.games.record_games import alone
from tests.thorough import THOROUGH

GAMES = 2000 if THOROUGH else 12
PRESTIGE = {tile.word for tile in PRESTIGE_TILES}


class Steps:
    """Checks each state against the one before (invariants 3, 4, 5, 9, 10, 11)."""

    def __init__(self, state: CaylusState) -> None:
        self.before = state.copy()

    def check(self, after: CaylusState, new_events: Sequence[Event]) -> None:
        before = self.before
        assert before.bailiff <= after.bailiff
        assert before.round <= after.round <= 18
        assert before.sections_scored <= after.sections_scored
        for old, new in zip(before.road_tile, after.road_tile, strict=True):
            if old != new:
                assert new
                assert old != "lawyer"
                assert old not in PRESTIGE
        for seat in range(after.seats):
            levels = zip(before.favour[seat], after.favour[seat], strict=True)
            assert all(old <= new for old, new in levels)
            down = (
                before.points_by_source[seat][FROM_PENALTY]
                - after.points_by_source[seat][FROM_PENALTY]
            )
            lost = [
                e.data.get("vp", 0) for e in new_events if e.seat == seat and e.kind in PENALTIES
            ]
            assert down == -sum(n for n in lost if isinstance(n, int))
        self.before = after.copy()


PENALTIES = ("castle_penalty", "section_score")


def play(state: CaylusState, chance: Chance) -> Counter[str]:
    """Play a whole game with eager players; return how often each event kind occurred."""
    steps, player = Steps(state), alone(eager)
    return play_audited(GAME, state, Audit(state), steps, player, chance)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_invariants_in_random_games(seats: int, variant: str) -> None:
    for number in range(GAMES):
        state, record = play_game(GAME, seats, {"favors": variant}, f"soak {number}")
        assert len(record.moves) < GAME.max_decisions
        assert GAME.outcome(state).winners


@pytest.mark.parametrize("rich", [False, True])
@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_ledger_in_random_games(seats: int, variant: str, rich: bool) -> None:
    """Check invariants 21 and 22, and what holds from step to step."""
    for number in range(max(3, GAMES // 10)):
        seed = f"ledger {number}"
        play(begin(seats, variant, seed, rich), Chance.from_seed("moves of " + seed))


def test_random_games_reach_every_kind_of_event() -> None:
    """Otherwise the checks above would prove little about missing kinds.

    A lost favour takes five in one phase, too rare for chance; ``test_vector_26`` has it.
    """
    kinds = Counter[str]()
    for number in range(40):
        seed = f"reach {number}"
        state = begin(2 + number % 4, VARIANTS[number % 8 == 0], seed, rich=number % 4 > 0)
        kinds += play(state, Chance.from_seed(seed))
    assert set(kinds) | {"favor_lost"} == every_kind(WORDS) - {"answered"}


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
