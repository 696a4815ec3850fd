"""Random games with every invariant of the rules checked after every step.

12 games for each number of players; ``make soak`` plays 2000.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import partial
from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.core.chance import Chance
from engine.core.contract import play_game, random_move
from engine.core.events import Event
from engine.core.words.text import Text
from engine.emperor import GAME
from engine.emperor.data import CARDS, KNIGHT, SEAT_COUNTS
from engine.emperor.pieces import EMPIRE
from engine.emperor.rules.actions import AFFORDABLE, IMMEDIATE_CARDS, Action, possible_actions
from engine.emperor.rules.feasible import feasible_cards
from engine.emperor.rules.obstacles import why_not_feasible
from engine.emperor.state import EmperorState
from engine.emperor.words import WORDS
from tests.engine.emperor.audit import Audit
from tests.engine.games.playouts import every_kind, play_audited, play_choices
from tests.thorough import THOROUGH

GAMES = 2000 if THOROUGH else 12
TOO_RARE = {"eminence_lost", "son_lost"}
"""Too rare for chance: no tile in hand for a Grey Eminence or a son; see the edge cases."""


class Steps:
    """Checks each state against the one before (invariants 2, 4, 5)."""

    def __init__(self, state: EmperorState) -> None:
        self.before = state.copy()

    def check(self, after: EmperorState, _new_events: Sequence[Event]) -> None:
        before = self.before
        assert all(old <= new for old, new in zip(before.points, after.points, strict=True))
        assert (before.round, before.phase) <= (after.round, after.phase)
        for old, new in zip(before.cities, after.cities, strict=True):
            for seat in range(after.seats):  # player cities never move or leave
                kept = [i for i, city in enumerate(old) if city == seat]
                assert all(new[i] == seat for i in kept)
        assert sum(row.count(EMPIRE) for row in after.cities) + after.empire_left == 3
        self.before = after.copy()


def play(seats: int, seed: str) -> Counter[str]:
    """Play a whole game under audit; return how often each event kind occurred."""
    state = GAME.setup(seats, {}, Chance.from_seed(seed))
    state.events = []
    steps, player = Steps(state), partial(random_move, GAME)
    chance = Chance.from_seed("moves of " + seed)
    kinds = play_audited(GAME, state, Audit(state), steps, player, chance)
    assert kinds["emperor_gain"] == 5
    assert sum(earned[-1] for earned in state.points_by_source) == 8  # invariant 14
    return kinds


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_invariants_in_random_games(seats: int) -> None:
    for number in range(GAMES):
        state, record = play_game(GAME, seats, {}, f"soak {number}")
        assert len(record.moves) < GAME.max_decisions
        assert GAME.outcome(state).winners


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_ledger_in_random_games(seats: int) -> None:
    for number in range(max(3, GAMES // 10)):
        play(seats, f"ledger {number}")


def test_random_games_reach_every_kind_of_event() -> None:
    """Otherwise the checks above would prove little about missing kinds."""
    kinds = Counter[str]()
    for number in range(60):
        kinds += play(2 + number % 3, f"reach {number}")
    assert set(kinds) | TOO_RARE == every_kind(WORDS)


def states(seats: int, seed: str) -> list[EmperorState]:
    """Yield the positions of a random game in which a player acts in phase 4."""
    state, found = GAME.new(seats, None, Chance.from_seed(seed)), []
    chance = Chance.from_seed("actions of " + seed)
    while state.stack:
        if isinstance(state.stack[-1], Action):
            found.append(state.copy())
        GAME.apply_unchecked(state, *random_move(GAME, state, chance))
    return found


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_legal_choices_have_no_obstacle_and_others_have_a_reason(seats: int) -> None:
    for number in range(6):
        for state in states(seats, f"obstacles {number}"):
            seat = state.stack[-1].seat
            for card in range(len(CARDS)):
                assert (why_not_feasible(state, seat, card) is None) == bool(
                    feasible_cards(state, seat) >> card & 1
                )
            for word in GAME.vocabulary(state, seat):
                reason = GAME.refusal(state, seat, word)
                assert (reason is None) == (word in state.legal), word
                if reason is not None:
                    assert isinstance(reason, Text)
                    assert reason.key.startswith("emperor-refusal-"), reason


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_every_offered_action_can_be_completed(seats: int) -> None:
    """However its further questions are answered, an action ends with the next player's turn."""
    chance = Chance(7)
    for number in range(3):
        for state in islice(states(seats, f"complete {number}"), 0, None, 3):
            for word in state.legal:
                twin = state.copy()
                GAME.apply_unchecked(twin, twin.stack[-1].seat, word)
                steps = 0
                while twin.stack and twin.stack[-1].name not in ("action", *AFTER_ACTIONS):
                    GAME.apply_unchecked(twin, *random_move(GAME, twin, chance))
                    steps += 1
                assert steps <= 4
                assert GAME.broken_invariants(twin) == []


AFTER_ACTIONS = (
    "gray_eminence",
    "tie",
    "new_elector",
    "displaced",
    "church_influence",
    "excommunication",
    "ballot",
    "accession",
    "abdication",
    "empire_city",
    "successor",
    "son",
    "daughter",
    "proposal",
)
"""Rules that can ask next once the phase is over."""


def test_bits_of_possible_actions_are_complete() -> None:
    assert AFFORDABLE[0] == 1
    assert AFFORDABLE[-1] == (1 << KNIGHT + 1) - 1
    assert IMMEDIATE_CARDS.bit_count() == 7
    state = states(2, "possible")[0]
    assert possible_actions(state, state.stack[-1].seat).bit_length() <= len(CARDS) + 3


@settings(max_examples=10)
@given(
    seats=st.sampled_from(SEAT_COUNTS),
    seed=st.text(max_size=8),
    choices=st.lists(st.integers(0, 1000), max_size=200),
)
def test_any_sequence_of_choices_balances_the_accounts(
    seats: int, seed: str, choices: list[int]
) -> None:
    state = GAME.setup(seats, {}, Chance.from_seed(seed))
    state.events = []
    play_choices(GAME, state, Audit(state), choices)
