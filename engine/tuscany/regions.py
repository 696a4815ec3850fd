"""Regions: three boards side by side as one map of 30 hexes.

Hexes are indices 0 to 29, column by column, top to bottom; pictures show them as 1 to 30, and
choices name them by their coordinates ``q,r``. Sets of hexes are bit masks. Shifts keep the order
of columns, and turning a board by 180° reverses its hexes. So only the neighbours depend on the
shifts, and only the colours on boards and rotations.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from engine.tuscany.data import (
    BOARD_HEXES,
    BOARD_WIDTH,
    BOARDS,
    CASTLE,
    HEX_LETTERS,
    KINDS,
    MIRRORED_ORDERS,
    NEIGHBOURS,
    ORDERS,
    REGION_SIZE,
    ROTATIONS,
    SHIFT,
    SHIFTS,
)

ARRANGEMENTS = tuple(
    f"{order}/{rotation}/{shift}"
    for order in ORDERS + MIRRORED_ORDERS
    for rotation in ROTATIONS
    for shift in SHIFTS
)
"""All 192 arrangements: order by slot / rotation by slot / shift by seam."""


@dataclass(frozen=True, slots=True, eq=False)
class Region:
    """A player's map of 30 hexes, once the boards are arranged.

    ``colours`` is the kind of each hex, and ``masks`` the hexes of each kind. ``neighbours`` are
    the adjacent hexes of each hex, ``areas`` those of its area, itself included. ``coords`` are
    axial (q to the right, r down the column), ``words`` the same as text, and ``index`` the
    inverse.
    """

    boards: str
    arrangement: str
    colours: tuple[int, ...]
    masks: tuple[int, ...]
    neighbours: tuple[int, ...]
    areas: tuple[int, ...]
    coords: tuple[tuple[int, int], ...]
    words: tuple[str, ...]
    index: Mapping[str, int]


@cache
def region(boards: str, arrangement: str) -> Region:
    """Return the map of three boards (``"A1 B1 C1"``) in an arrangement (``"ABC/0R0/du"``)."""
    order, rotation, shift = arrangement.split("/")
    by_letter = {board[0]: BOARDS[board] for board in boards.split()}
    printed = "".join(
        by_letter[letter][::-1] if turn == "R" else by_letter[letter]
        for letter, turn in zip(order, rotation, strict=True)
    )
    colours = tuple(map(HEX_LETTERS.index, printed))
    masks = [0] * len(KINDS)
    for hex_, colour in enumerate(colours):
        masks[colour] |= 1 << hex_
    neighbours, words = _neighbour_masks(shift), _hexes_by_word(shift)
    return Region(
        boards=boards,
        arrangement=arrangement,
        colours=colours,
        masks=tuple(masks),
        neighbours=neighbours,
        areas=_areas_of_hexes(masks, neighbours),
        coords=_coordinates_by_hex(shift),
        words=tuple(words),
        index=words,
    )


@cache
def _coordinates_by_hex(shift: str) -> tuple[tuple[int, int], ...]:
    drops = [0]
    for seam in shift:
        drops.append(drops[-1] + SHIFT[seam])
    return tuple(
        (q + BOARD_WIDTH * slot, r + drop)
        for slot, drop in enumerate(drops)
        for q, r in BOARD_HEXES
    )


@cache
def _neighbour_masks(shift: str) -> tuple[int, ...]:
    coords = _coordinates_by_hex(shift)
    bit_at = {place: 1 << hex_ for hex_, place in enumerate(coords)}
    return tuple(sum(bit_at.get((q + dq, r + dr), 0) for dq, dr in NEIGHBOURS) for q, r in coords)


@cache
def _hexes_by_word(shift: str) -> dict[str, int]:
    return {f"{q},{r}": hex_ for hex_, (q, r) in enumerate(_coordinates_by_hex(shift))}


def _areas_of_hexes(masks: Sequence[int], neighbours: tuple[int, ...]) -> tuple[int, ...]:
    """Return the area of each hex, given the hexes of each colour."""
    areas = [0] * REGION_SIZE
    for mask in masks:
        left = mask
        while left:
            area = _connected_area(left & -left, mask, neighbours)
            left &= ~area
            for hex_ in hexes_in(area):
                areas[hex_] = area
    return tuple(areas)


def _connected_area(area: int, colour: int, neighbours: tuple[int, ...]) -> int:
    while True:
        grown = area
        for hex_ in hexes_in(area):
            grown |= neighbours[hex_] & colour
        if grown == area:
            return area
        area = grown


@lru_cache(maxsize=65536)
def hexes_in(mask: int) -> tuple[int, ...]:
    """Return the hexes of a bit mask, in order.

    It is cached because the same masks recur throughout a game.
    """
    return tuple([hex_ for hex_ in range(mask.bit_length()) if (mask >> hex_) & 1])


def castle_hexes(laid_out: Region) -> tuple[str, ...]:
    """Return the castle hexes of a region."""
    return tuple(laid_out.words[hex_] for hex_ in hexes_in(laid_out.masks[CASTLE]))


def turned_around(arrangement: str) -> str:
    """Return the arrangement of the same map turned by 180°."""
    order, rotation, shift = arrangement.split("/")
    toggled = rotation[::-1].translate({ord("0"): "R", ord("R"): "0"})
    return f"{order[::-1]}/{toggled}/{shift[::-1]}"
