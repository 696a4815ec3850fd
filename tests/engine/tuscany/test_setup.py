"""The setup and its sealed questions."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.core.chance import Chance
from engine.core.errors import IllegalMove
from engine.tuscany import GAME
from engine.tuscany.data import EMPTY, MIRRORED_ORDERS, NEUTRAL_TILES, PLAYER_TILES, REGION_CARDS
from engine.tuscany.regions import ARRANGEMENTS, region, turned_around
from engine.tuscany.state import TuscanyState

SEATS = (2, 3, 4)


def new(seats: int = 3, seed: str = "7", **options: str) -> TuscanyState:
    return GAME.new(seats, options, Chance.from_seed(seed), events=True)


def answer(state: TuscanyState, seat: int, *words: str) -> None:
    for word in words:
        GAME.apply(state, seat, word)


def castle(state: TuscanyState, seat: int) -> str:
    """Return the first choice of the current step."""
    return GAME.legal_choices(state, seat)[0]


def castle_of(state: TuscanyState, seat: int) -> str:
    """Return the first castle hex of the region as it lies now."""
    return next(word for word in GAME.legal_choices(state, seat) if "," in word)


@pytest.mark.parametrize("seats", SEATS)
def test_all_components_are_present(seats: int) -> None:
    state = new(seats)
    assert state.hand_sizes == [5] * seats
    assert len(state.deck) == 122 - 5 * seats
    assert sum(REGION_CARDS) == 122
    assert len(state.yields) == 27
    assert state.piles == [5] * 5
    assert Counter(state.neutral) == Counter(NEUTRAL_TILES)
    assert len(NEUTRAL_TILES) == 32
    assert len(PLAYER_TILES) == 21
    assert all(Counter(stack) == Counter(PLAYER_TILES) for stack in state.stacks)
    assert [state.stack_sizes(seat) for seat in range(seats)] == [(7, 7, 7)] * seats
    assert state.display == [EMPTY] * 8
    assert state.green == state.red == state.marble == state.workers == [0] * seats
    assert [state.capacity(seat) for seat in range(seats)] == [1] * seats


def test_boards_are_dealt_without_replacement() -> None:
    for seed in range(20):
        dealt = [board for boards in new(4, str(seed)).boards for board in boards.split()]
        assert len(set(dealt)) == 12
        assert [board[0] for board in dealt] == list("ABC" * 4)


def test_the_start_player_is_drawn_by_chance() -> None:
    assert {new(3, str(seed)).start for seed in range(40)} == {0, 1, 2}


def test_arranging_takes_at_most_four_small_steps_and_the_castle_ends_it() -> None:
    state = new()
    sizes = []
    while state.stack[-1][3][0] is None or isinstance(state.stack[-1][3][0], tuple):
        legal = GAME.legal_choices(state, 0)
        sizes.append(len(legal))
        answer(state, 0, legal[0])
    assert sizes == [6 + 8 + 4 + 3, 8 + 4 + 3, 4 + 3, 3 + 1]
    assert GAME.to_move(state) == (1, 2)


def test_parts_come_in_any_order_and_omitted_ones_stay_as_dealt() -> None:
    state = new(2)
    answer(state, 0, "ud", "CAB")
    assert "CAB" not in GAME.legal_choices(state, 0)
    answer(state, 0, castle_of(state, 0))
    assert state.stack[-1][3][0].startswith("CAB/000/ud@")
    answer(state, 1, castle_of(state, 1))
    assert state.arrangements == ["CAB/000/ud", "ABC/000/dd"]


def test_the_castle_goes_on_a_castle_hex() -> None:
    state = new()
    answer(state, 0, "ABC", "0R0", "du")
    found = region(state.boards[0], "ABC/0R0/du")
    spots = [word for word, colour in zip(found.words, found.colours, strict=True) if colour == 7]
    assert list(GAME.legal_choices(state, 0)) == [*spots, "turn"]
    other = next(word for word in found.words if word not in spots)
    with pytest.raises(IllegalMove):
        GAME.apply(state, 0, other)


@given(st.sampled_from(ARRANGEMENTS))
def test_all_192_arrangements_can_be_chosen(wanted: str) -> None:
    """96 directly, their mirror images by turning the region."""
    state = new(2)
    mirrored = wanted.split("/", maxsplit=1)[0] in MIRRORED_ORDERS
    answer(state, 0, *(turned_around(wanted) if mirrored else wanted).split("/"))
    if mirrored:
        answer(state, 0, "turn")
        assert "turn" not in GAME.legal_choices(state, 0)
    answer(state, 0, castle(state, 0))
    assert state.stack[-1][3][0].split("@")[0] == wanted
    answer(state, 1, "ABC", "000", "dd")
    answer(state, 1, castle(state, 1))
    assert state.arrangements[0] == wanted


def test_the_chosen_orientation_is_kept() -> None:
    """Hexes are named by the coordinates of the turned region."""
    state = new(2)
    answer(state, 0, "ABC", "000", "dd", "turn")
    spot = castle(state, 0)
    assert spot in region(state.boards[0], "CBA/RRR/dd").index
    answer(state, 0, spot)
    answer(state, 1, "ABC", "000", "dd")
    answer(state, 1, castle(state, 1))
    assert state.arrangements[0] == "CBA/RRR/dd"
    assert state.tiles[0][state.region_of(0).index[spot]] != EMPTY


def test_an_answer_can_be_changed_until_all_are_in() -> None:
    state = new(2)
    answer(state, 0, "ABC", "000", "dd")
    answer(state, 0, castle(state, 0))
    assert GAME.may_act(state) == (0, 1)
    answer(state, 0, "BAC")
    assert GAME.to_move(state) == (0, 1)
    answer(state, 0, "RRR", "uu")
    answer(state, 0, castle(state, 0))
    answer(state, 1, "ACB", "00R", "ud")
    answer(state, 1, castle(state, 1))
    assert state.arrangements == ["BAC/RRR/uu", "ACB/00R/ud"]


def test_regions_are_revealed_together_and_nothing_scores() -> None:
    state = new(2)
    answer(state, 1, "ABC", "000", "dd")
    answer(state, 1, castle(state, 1))
    assert state.regions == [None, None]
    reveals = state.reveals
    answer(state, 0, "ABC", "000", "dd")
    state.events = []
    answer(state, 0, castle(state, 0))
    assert state.reveals > reveals
    assert [event.seat for event in state.events if event.kind == "arranged"] == [0, 1]
    assert all(mask.bit_count() == 1 for mask in state.covered)
    assert state.green == [0, 0]
    assert state.marble == state.workers == [0, 0]


def arranged(seats: int, seed: str = "7", **options: str) -> TuscanyState:
    """Return the position after step 8."""
    state = new(seats, seed, **options)
    while state.stack[-1][1] < 0:
        seat = GAME.to_move(state)[0]
        answer(state, seat, castle(state, seat))
    return state


def test_bonus_tiles_are_taken_clockwise_from_the_start_player() -> None:
    state = arranged(4)
    asked = []
    while state.stack[-1].name == "start_bonus":
        asked.append(state.stack[-1][1])
        assert state.display == [EMPTY] * 8
        answer(state, asked[-1], "plus_storage")
    assert asked == [(state.start + i) % 4 for i in range(4)]
    assert state.green == [2] * 4
    assert state.piles == [5, 1, 5, 5, 5]


def test_the_display_opens_only_after_the_bonus_tiles() -> None:
    state = arranged(2)
    for _ in range(2):
        answer(state, GAME.to_move(state)[0], "plus_card")
    assert EMPTY not in state.display
    assert len(state.neutral) == 24
    assert state.mover == state.start
    assert (state.round, state.turn) == (1, 1)


def test_dealt_regions_ask_only_for_the_castle() -> None:
    """A ruling (rules: Dealt regions)."""
    state = new(3, regions="dealt")
    assert state.stack[-1].name == "start_castle"
    assert all(word in ARRANGEMENTS for word in state.arrangements)
    for seat in range(3):
        assert len(GAME.legal_choices(state, seat)) == 3
    dealt = list(state.arrangements)
    for seat in range(3):
        answer(state, seat, castle(state, seat))
    assert state.arrangements == dealt
    assert state.stack[-1].name == "start_bonus"


def test_dealt_arrangements_are_drawn_from_all_192() -> None:
    dealt = {
        word for seed in range(300) for word in new(4, str(seed), regions="dealt").arrangements
    }
    assert len(dealt) > 180


def test_the_options_are_those_of_the_rules() -> None:
    assert {option.name: option.values for option in GAME.options} == {
        "baseDraw": ("2", "3"),
        "roundEnd": ("turn", "lap"),
        "regions": ("choose", "dealt"),
    }
