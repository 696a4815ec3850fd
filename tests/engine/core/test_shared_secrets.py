"""The card game keeps the contract: secrets that several seats share, rounds dealt in one step."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.core.contract import ContractBroken, check_game, check_views, play_game, random_move
from engine.core.record_reader import read_record
from engine.core.registry import PACKAGES
from tests.engine.glimpse import GAME, events
from tests.engine.glimpse.game import Glimpse
from tests.engine.glimpse.rules import Showing, Turn
from tests.engine.glimpse.state import CARDS, UNKNOWN, GlimpseState
from tests.engine.variants import with_variants

SEEDS = [str(number) for number in range(1, 9)]


def table(*hands: int) -> GlimpseState:
    """Return a position before the first turn, with these cards dealt."""
    state = GAME.new(len(hands), {}, Chance.from_seed("1"), events=True)
    state.hands = [*hands]
    state.deck = [card for card in CARDS if card not in hands]
    state.events = []
    return state


@pytest.mark.parametrize("seats", GAME.seat_counts)
@pytest.mark.parametrize("seed", SEEDS)
def test_the_game_keeps_the_contract(seats: int, seed: str) -> None:
    record = check_game(GAME, seats, {}, seed)
    assert len(record.moves) == seats * 3


def test_its_records_can_be_replayed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(PACKAGES, "glimpse", "tests.engine.glimpse")
    record = play_game(GAME, 4, {}, "7")[1]
    assert read_record(record.text()).replay().over


def test_a_card_is_known_to_two_of_three_seats() -> None:
    state = table(3, 5, 8)
    GAME.apply(state, 0, "P2")
    assert [GAME.view(state, seat).hands for seat in (0, 1, 2, None)] == [
        [3, 5, UNKNOWN],
        [UNKNOWN, 5, UNKNOWN],
        [UNKNOWN, UNKNOWN, 8],
        [UNKNOWN, UNKNOWN, UNKNOWN],
    ]
    looked = (state.events or [])[0]
    assert isinstance(looked, events.Looked)
    assert (looked.seen_by(0).card, looked.seen_by(1).card) == (5, None)


def test_a_filled_in_state_keeps_what_was_seen() -> None:
    state = table(3, 5, 8)
    GAME.apply(state, 0, "P2")
    chance = Chance(1)
    worlds = [GAME.determinize(GAME.view(state, 0), chance) for _ in range(40)]
    assert {tuple(world.hands[:2]) for world in worlds} == {(3, 5)}
    assert {world.hands[2] for world in worlds} == {1, 2, 4, 6, 7, 8}
    assert all(GAME.broken_invariants(world) == [] for world in worlds)


def test_a_swapped_card_is_a_new_secret() -> None:
    state = table(3, 5, 8)
    for seat, choice in ((0, "P2"), (1, "swap")):
        GAME.apply(state, seat, choice)
    assert GAME.view(state, 0).hands == [3, UNKNOWN, UNKNOWN]
    assert state.dropped == [5]


def test_a_round_ends_and_the_next_is_dealt_in_one_step() -> None:
    state = table(3, 5, 8)
    for seat in range(3):
        state.events = []
        GAME.apply(state, seat, "pass")
    kinds = [event.kind for event in state.events or ()]
    assert kinds == ["passed", "showed", "showed", "showed", "scored", "round"]
    assert (state.round, state.points, state.seen) == (2, [0, 0, 1], [0, 0, 0])


def test_views_hold_throughout_a_game() -> None:
    state, chance = GAME.new(3, {}, Chance(5)), Chance(6)
    while state.stack:
        for viewer in (0, 1, 2, None):
            check_views(GAME, state, viewer, chance)
        GAME.apply_unchecked(state, *random_move(GAME, state, chance))


class Unshown(Showing):
    """Announces the cards without showing them."""

    def run(self, state: GlimpseState) -> None:
        for seat, card in enumerate(state.hands):
            state.tell(events.Showed, seat, card=card)
        super().run(state)


class Secretive(Turn):
    """Lets a seat look at a card without counting it."""

    def take(self, state: GlimpseState, seat: int, choice: str) -> None:
        reveals = state.reveals
        super().take(state, seat, choice)
        if choice.startswith("P") and choice != "pass":
            state.reveals = reveals


class Loud(Turn):
    """Tells everybody which card was looked at."""

    def take(self, state: GlimpseState, seat: int, choice: str) -> None:
        super().take(state, seat, choice)
        if choice.startswith("P"):
            state.tell(events.Showed, seat, card=state.hands[int(choice[1]) - 1])


@pytest.mark.parametrize(
    ("rule", "why"),
    [
        (Unshown, "events reveal more to .* than the view does: “showed” in 2/card, after “"),
        (Secretive, "does not count as a reveal: hands/. from “look P.” of seat"),
        (Loud, "events reveal more to .* than the view does: “showed” in 2/card, after “look P"),
    ],
)
def test_the_contract_names_the_leak(rule: type[Turn | Showing], why: str) -> None:
    game = Glimpse()
    with with_variants(game, rule), pytest.raises(ContractBroken, match=why):
        _play_all(game)


def _play_all(game: Glimpse) -> None:
    for seed in SEEDS:
        check_game(game, 3, {}, seed)
