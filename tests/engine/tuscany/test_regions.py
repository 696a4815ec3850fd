"""Region boards and how they are joined, with invariant 7."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.tuscany.data import BOARDS, HEX_LETTERS, HEXES, KINDS, MIRRORED_ORDERS, ORDERS
from engine.tuscany.regions import ARRANGEMENTS, hexes_in, region, turned_around

TRIPLES = [
    " ".join(boards)
    for boards in product(*([board for board in BOARDS if board[0] == letter] for letter in "ABC"))
]
CONTENT = {"A": "KTIVVFFCMQ", "B": "KTIVFFCCMQ", "C": "KTVVFCMMQQ"}


def test_all_boards_of_a_letter_have_the_same_colours() -> None:
    assert len(BOARDS) == 12
    for board, colours in BOARDS.items():
        assert Counter(colours) == Counter(CONTENT[board[0]])


def test_there_are_192_arrangements_and_96_different_maps() -> None:
    assert len(set(ARRANGEMENTS)) == 192
    offered = [word for word in ARRANGEMENTS if word.split("/")[0] in ORDERS]
    assert len(offered) == 96
    assert {turned_around(word) for word in offered} == set(ARRANGEMENTS) - set(offered)
    assert {order[::-1] for order in ORDERS} == set(MIRRORED_ORDERS)


@pytest.mark.parametrize("arrangement", ["ABC/0R0/du", "CAB/RR0/uu", "BAC/R00/dd"])
def test_a_turned_region_is_the_same_map(arrangement: str) -> None:
    """Rotations are toggled, order and shifts reversed; down stays down."""
    here, there = region("A1 B2 C3", arrangement), region("A1 B2 C3", turned_around(arrangement))
    assert here.colours == there.colours[::-1]
    for i in range(30):
        assert {29 - j for j in hexes_in(here.neighbours[i])} == set(
            hexes_in(there.neighbours[29 - i])
        )
    assert turned_around(turned_around(arrangement)) == arrangement


def test_turning_toggles_rotations_and_reverses_order_and_shifts() -> None:
    assert turned_around("ABC/0R0/du") == "CBA/R0R/ud"


def test_the_worked_example_map() -> None:
    """Colours by column, and the area sizes."""
    found = region("A1 B1 C1", "ABC/000/dd")
    columns: dict[int, list[tuple[int, str]]] = {}
    for (q, r), colour in zip(found.coords, found.colours, strict=True):
        columns.setdefault(q, []).append((r, HEX_LETTERS[colour]))
    assert columns == {
        0: [(0, "V"), (1, "Q"), (2, "M")],
        1: [(-1, "F"), (0, "T"), (1, "K"), (2, "I")],
        2: [(-1, "F"), (0, "C"), (1, "V")],
        3: [(-1, "K"), (0, "C"), (1, "F")],
        4: [(-2, "T"), (-1, "C"), (0, "F"), (1, "I")],
        5: [(-2, "M"), (-1, "Q"), (0, "V")],
        6: [(-2, "M"), (-1, "C"), (0, "V")],
        7: [(-3, "M"), (-2, "K"), (-1, "V"), (0, "T")],
        8: [(-3, "Q"), (-2, "Q"), (-1, "F")],
    }
    sizes = {
        KINDS[kind]: sorted(area.bit_count() for area in {found.areas[i] for i in hexes_in(mask)})
        for kind, mask in enumerate(found.masks)
    }
    assert sizes == {
        "village": [1, 1, 3],
        "farm": [1, 2, 2],
        "carriage": [1, 3],
        "monastery": [1, 3],
        "quarry": [1, 1, 2],
        "city": [1, 1, 1],
        "inn": [1, 1],
        "castle": [1, 1, 1],
    }


def test_spaces_are_numbered_column_by_column_whatever_the_shifts() -> None:
    for shifts in ("dd", "du", "ud", "uu"):
        found = region("A1 B1 C1", f"ABC/000/{shifts}")
        assert list(found.coords) == sorted(found.coords)
        assert [q for q, _ in found.coords] == [
            q for q in range(9) for _ in range(3 + (q % 3 == 1))
        ]


def test_a_neighbour_board_lies_half_a_space_lower_or_higher() -> None:
    """Heights are r + q/2: the middles of the columns at a seam differ by one half."""
    for shift, step in (("d", 0.5), ("u", -0.5)):
        coords = region("A1 B1 C1", f"ABC/000/{shift}d").coords
        height = [r + q / 2 for q, r in coords]
        assert height[11] - height[8] == step


def test_a_rotated_board_is_read_backwards() -> None:
    plain, rotated = region("A1 B1 C1", "ABC/000/dd"), region("A1 B1 C1", "ABC/0R0/dd")
    assert rotated.colours[10:20] == plain.colours[10:20][::-1]
    assert rotated.colours[:10] + rotated.colours[20:] == plain.colours[:10] + plain.colours[20:]
    assert rotated.coords == plain.coords


@pytest.mark.parametrize("shifts", ["dd", "du", "ud", "uu"])
def test_each_seam_has_five_adjacent_pairs(shifts: str) -> None:
    found = region("A1 B1 C1", f"ABC/000/{shifts}")
    for seam in (10, 20):
        left, right = range(seam - 10, seam), range(seam, seam + 10)
        assert sum(found.neighbours[i] >> j & 1 for i in left for j in right) == 5
    assert not any(found.neighbours[i] >> j & 1 for i in range(10) for j in range(20, 30))


def test_outer_boards_differ_by_at_most_one_space() -> None:
    for shifts, steps in (("dd", 1), ("uu", -1), ("du", 0), ("ud", 0)):
        coords = region("A1 B1 C1", f"ABC/000/{shifts}").coords
        height = [r + q / 2 for q, r in coords]
        assert height[20] - height[0] == steps


@given(st.sampled_from(TRIPLES), st.sampled_from(ARRANGEMENTS))
def test_maps_are_connected_with_their_colours_and_small_areas(
    boards: str, arrangement: str
) -> None:
    found = region(boards, arrangement)
    assert tuple(found.colours.count(kind) for kind in range(8)) == HEXES
    assert tuple(mask.bit_count() for mask in found.masks) == HEXES
    reached = 1
    while True:
        grown = reached
        for i in hexes_in(reached):
            grown |= found.neighbours[i]
        if grown == reached:
            break
        reached = grown
    assert reached == (1 << 30) - 1
    for i, area in enumerate(found.areas):
        assert area >> i & 1
        assert area.bit_count() <= 3
        assert all(found.colours[j] == found.colours[i] for j in hexes_in(area))


def test_area_points_of_full_maps_range_from_36_to_46() -> None:
    """All 64 triples; of the 192 arrangements, those not turned as a whole."""
    points = (0, 1, 3, 6)
    totals = set()
    for boards in TRIPLES:
        for arrangement in ARRANGEMENTS[:96]:
            found = region.__wrapped__(boards, arrangement)
            totals.add(sum(points[area.bit_count()] for area in set(found.areas)))
    assert (min(totals), max(totals)) == (36, 46)
