"""Random games with every invariant of the rules checked after every step.

12 games for each number of players; ``make soak`` plays 2000.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from statistics import mean

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.chance import Chance
from engine.core.contract import check_views, play_game, random_move
from engine.core.events import Event
from engine.tuscany import GAME
from engine.tuscany.data import SEAT_COUNTS
from engine.tuscany.state import TuscanyState
from engine.tuscany.words import WORDS
from tests.engine.games.playouts import every_kind, play_audited
from tests.engine.tuscany.audit import Audit
from tests.engine.tuscany.random_play import OPTIONS, builder, drawer
from tests.thorough import THOROUGH

GAMES = 2000 if THOROUGH else 12
Player = Callable[[TuscanyState, Chance], tuple[int, str]]


class Steps:
    """Checks each state against the one before (invariants 3, 9, 10, 12, 13)."""

    def __init__(self, state: TuscanyState) -> None:
        self.before = state.copy()
        self.actions = self.marbles = 0
        self.laps: Counter[int] = Counter()

    def check(self, after: TuscanyState, new_events: Sequence[Event]) -> None:
        before = self.before
        for seat in range(after.seats):
            assert after.green[seat] >= before.green[seat]
            assert after.red[seat] >= before.red[seat]
            assert after.shown[seat][: before.revealed(seat)] == before.shown[seat]
            assert after.covered[seat] & before.covered[seat] == before.covered[seat]
            left = after.stack_sizes(seat)
            assert all(size in (0, 7) or left[:i] == (0,) * i for i, size in enumerate(left))
        for old, new in ((before.firsts, after.firsts), (before.seconds, after.seconds)):
            assert all(was in (-1, now) for was, now in zip(old, new, strict=True))
        assert before.round <= after.round <= before.round + 1
        self._turns(after, new_events)
        self.before = after.copy()

    def _turns(self, after: TuscanyState, new_events: Sequence[Event]) -> None:
        for event in new_events:
            if event.kind == "turn":
                self.actions = self.marbles = 0
                self.laps[event.seat] += after.turns_left >= 0
            self.marbles += event.kind == "marble_spent"
            self.actions += event.kind in ("took", "paid")
            self.actions += event.kind == "drew" and event.data["why"] == "action"
            assert self.actions <= 2
            assert self.marbles <= 1


def play(seats: int, options: dict[str, str], seed: str, player: Player) -> Counter[str]:
    """Play a whole game with all accounts; return how often each event kind occurred."""
    chance = Chance.from_seed("moves of " + seed)
    state = GAME.setup(seats, GAME.full_options(seats, options), Chance.from_seed(seed))
    state.events = []
    steps = Steps(state)
    kinds = play_audited(GAME, state, Audit(state), steps, player, chance)
    assert kinds["round_scored"] == 3
    if kinds["last_lap"] and kinds["stalled"] == 0:
        assert steps.laps == Counter(dict.fromkeys(range(seats), 1))
    return kinds


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_invariants_in_uniformly_random_games(seats: int) -> None:
    for number in range(GAMES):
        options = OPTIONS[number % len(OPTIONS)]
        state, record = play_game(GAME, seats, options, f"soak {number}")
        assert len(record.moves) < GAME.max_decisions
        assert GAME.outcome(state).winners


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_accounts_and_invariants_in_games_of_builders(seats: int, options: dict[str, str]) -> None:
    for number in range(max(1, GAMES // (2 * len(OPTIONS)))):
        play(seats, options, f"builders {number}", builder)


@pytest.mark.parametrize("options", OPTIONS, ids=str)
@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_accounts_and_invariants_when_cards_run_out(seats: int, options: dict[str, str]) -> None:
    for number in range(max(1, GAMES // 50)):
        play(seats, options, f"drawers {number}", drawer)


def test_every_kind_of_event_happens_and_is_in_the_table() -> None:
    met: Counter[str] = Counter()
    for seats, options, player in (
        (4, {}, builder),
        (2, {"baseDraw": "3"}, drawer),
        (3, {"regions": "dealt"}, builder),
    ):
        for number in range(8):
            met += play(seats, options, f"kinds {number}", player)
    seldom = {"overflow", "castle_lost", "declined", "purged", "restocked"}
    assert set(met) <= every_kind(WORDS)
    assert every_kind(WORDS) - set(met) <= seldom


def test_results_of_simple_players_are_plausible() -> None:
    """About 21 to 22 spaces covered and 61 to 67 red, here with careless moves too."""
    covered, red = [], []
    for number in range(40):
        state = GAME.new(3, {}, Chance(number))
        chance = Chance(1000 + number)
        while state.stack:
            GAME.apply_unchecked(state, *builder(state, chance))
        covered += [mask.bit_count() for mask in state.covered]
        red += state.red
    assert 14 < mean(covered) < 24
    assert 35 < mean(red) < 75


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_views_reveal_nothing_hidden(seats: int) -> None:
    """Invariant 14, and determinized states, in eventful games."""
    for number, options in enumerate(OPTIONS):
        state = GAME.new(seats, options, Chance(number))
        chance, other = Chance(number + 50), Chance(number + 90)
        while state.stack:
            if other.below(6) == 0:
                viewer = (*range(seats), None)[other.below(seats + 1)]
                check_views(GAME, state, viewer, other)
            GAME.apply_unchecked(state, *builder(state, chance))


@given(
    st.sampled_from(SEAT_COUNTS),
    st.sampled_from(OPTIONS),
    st.integers(0, 10**9),
    st.lists(st.integers(0, 999), max_size=300),
)
@settings(max_examples=10)
def test_any_choices_balance_the_accounts(
    seats: int, options: dict[str, str], seed: int, picks: list[int]
) -> None:
    """Whatever Hypothesis picks, sums and invariants hold, and the end is reached."""
    remaining = iter(picks)

    def picker(state: TuscanyState, chance: Chance) -> tuple[int, str]:
        pick = next(remaining, None)
        if pick is None:
            return builder(state, chance)
        seat, _ = random_move(GAME, state, chance)
        legal = GAME.legal_choices(state, seat)
        return seat, legal[pick % len(legal)]

    play(seats, options, str(seed), picker)
