"""The setup."""

from __future__ import annotations

from collections import Counter

import pytest

from engine.caylus1303 import GAME
from engine.caylus1303.data import CHARACTERS, NOBODY, OUT_OF_GAME, SEAT_COUNTS
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.tiles import MONUMENTS, STARTING, STONES, WOODS
from engine.core.chance import Chance
from tests.engine.caylus1303.table import Table

SEEDS = range(60)


def new(seats: int, seed: object, characters: str = "random") -> Caylus1303State:
    return GAME.new(seats, {"characters": characters}, Chance.from_seed(str(seed)))


def in_play(state: Caylus1303State) -> set[str]:
    held = zip(CHARACTERS, state.holder, strict=True)
    return {word for word, holder in held if holder != OUT_OF_GAME}


@pytest.mark.parametrize("seed", SEEDS)
def test_tiles_on_road_site_and_in_supplies(seed: int) -> None:
    state = new(4, seed)
    assert state.road_tile[:5] == ["fairground", "lawyer", "carpenter", "toll", "guilds_bridge"]
    assert {*state.road_tile[5:13], state.site_tiles[0]} == set(STARTING)
    assert {state.road_tile[13], state.site_tiles[1], *state.wood_supply} == set(WOODS)
    assert {state.road_tile[18], state.site_tiles[2], *state.stone_supply} == set(STONES)
    assert len(state.wood_supply) == len(state.stone_supply) == 7
    assert state.monument_supply == list(MONUMENTS)
    assert state.road_tile.count("") == 13
    assert state.provost == 13


def test_the_stonemason_never_begins_on_the_road_but_may_on_the_site() -> None:
    first = Counter(new(2, seed).road_tile[13] for seed in range(300))
    assert set(first) == set(WOODS) - {"wood_stonemason"}
    assert any(new(2, seed).site_tiles[1] == "wood_stonemason" for seed in SEEDS)


def test_a_stonemason_set_aside_goes_to_the_supply() -> None:
    states = [new(2, seed) for seed in SEEDS]
    others = [state for state in states if state.site_tiles[1] != "wood_stonemason"]
    assert all("wood_stonemason" in state.wood_supply for state in others)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_resources_come_after_the_characters(seats: int) -> None:
    """Step 8 after step 7."""
    state = GAME.new(seats, {}, Chance(seats), events=True)
    while state.stack[-1].name == "choose_start_character":
        assert state.resources == [[0] * 5] * seats
        GAME.apply_unchecked(state, state.stack[-1][1], state.legal[0])
    assert state.resources == [[1, 2, 1, 0, 0]] * seats
    kinds = [event.kind for event in state.events or () if event.kind in ("character", "goods")]
    assert kinds == [*["character"] * seats, "goods"]


@pytest.mark.parametrize(("seats", "hand"), [(2, 10), (3, 6), (4, 6), (5, 10)])
def test_workers_resources_and_houses(seats: int, hand: int) -> None:
    """The table of player counts (rules: The pass marker stays reserved)."""
    state = new(seats, 1)
    assert state.hand == [hand] * seats
    assert state.camp == [15 - hand] * seats
    assert state.resources == [[0] * 5] * seats
    assert state.houses == [9] * seats
    assert state.points == [0] * seats


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_players_plus_three_characters_are_revealed(seats: int) -> None:
    """Five to eight of them; over many games each occurs."""
    found = [in_play(new(seats, seed)) for seed in SEEDS]
    assert {len(words) for words in found} == {seats + 3}
    assert set().union(*found) == set(CHARACTERS)


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_characters_are_chosen_from_the_last_player_back_to_the_first(seats: int) -> None:
    """Counter-clockwise, the Start Player last; three stay on the board."""
    state = new(seats, 3)
    chosen: list[int] = []
    taken: list[str] = []
    while state.stack[-1].name == "choose_start_character":
        seat = state.stack[-1][1]
        assert len(state.legal) == seats + 3 - len(chosen)
        chosen.append(seat)
        taken.append(state.legal[0])
        GAME.apply(state, seat, state.legal[0])
    assert chosen == [(state.start_player + seats - i) % seats for i in range(1, seats + 1)]
    assert chosen[-1] == state.start_player
    assert state.holder.count(NOBODY) == 3
    for seat, word in zip(chosen, taken, strict=True):
        assert state.holder[CHARACTERS.index(word)] == seat


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_every_seat_can_start(seats: int) -> None:
    first = Counter(new(seats, seed).start_player for seed in range(200))
    assert set(first) == set(range(seats))
    assert min(first.values()) > 200 // seats // 2


@pytest.mark.parametrize("seats", SEAT_COUNTS)
def test_the_recommended_characters_of_a_first_game(seats: int) -> None:
    """Tiles and Start Player are still random.

    Rulings (rules: Names of the recommended characters; First games stay random otherwise).
    """
    expected = ["architect", "foreman", "bailiff", "day_laborer", "chamberlain"]
    expected += ["delivery_man", "journeyman", "early_riser"][: seats - 2]
    states = [new(seats, seed, "recommended") for seed in SEEDS]
    assert {frozenset(in_play(state)) for state in states} == {frozenset(expected)}
    assert len({tuple(state.road_tile) for state in states}) == len(SEEDS)
    assert {state.start_player for state in states} == set(range(seats))


def test_the_first_round_begins_with_the_start_player() -> None:
    table = Table.start("ABCD", "whoever")
    table.default_until("plan")
    assert table.state.stack[-1][1] == table.state.start_player == table.state.opener
    assert (table.state.round, table.state.phase) == (1, 1)
