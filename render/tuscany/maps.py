"""Geometry of regions: positions of their hexes, joined or still as separate boards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache

from engine.core.rules import Sealed
from engine.tuscany.data import (
    BOARD_HEXES,
    BOARD_LETTERS,
    BOARD_WIDTH,
    EMPTY,
    REGION_SIZE,
    STARTING_CASTLE,
)
from engine.tuscany.regions import Region, hexes_in
from engine.tuscany.regions import region as laid_out
from engine.tuscany.rules.setup import arrangement_of
from engine.tuscany.state import TuscanyState
from render.kit.pen import Point
from render.tuscany.hex_shapes import ROOT3

WIDTH = 14.0
"""Width of a region, in sides of a hex."""
_BOARD_GAP = 0.9
"""Gap between boards that are not joined yet, in sides of a hex."""


@dataclass(frozen=True, slots=True, eq=False)
class HexMap:
    """Hexes of a region, measured from the top left corner; the unit is 1/14 of its width.

    Attributes:
        middles: middles of the hexes.
        kinds: colours of the hexes, -1 if unknown.
        pairs: neighbours of one colour.
        corners: points where three hexes of one colour meet.
        height: height of the region.
        side: radius of a hex.
        titles: names of boards whose arrangement is not final, with the middle of their bottom
            edge.
    """

    middles: tuple[Point, ...]
    kinds: tuple[int, ...]
    pairs: tuple[tuple[int, int], ...]
    corners: tuple[Point, ...]
    height: float
    side: float = 1
    titles: tuple[tuple[str, Point], ...] = ()

    @property
    def is_joined(self) -> bool:
        """Whether the boards form one region, so that its hexes have numbers."""
        return self.side == 1


def _middle_of_hex(q: float, r: float) -> Point:
    return 1 + 1.5 * q, (r + q / 2) * ROOT3


@cache
def map_of(region: Region) -> HexMap:
    """Return the map of a region."""
    points = [_middle_of_hex(q, r) for q, r in region.coords]
    top = min(y for _, y in points) - ROOT3 / 2
    middles = tuple((x, y - top) for x, y in points)
    height = max(y for _, y in middles) + ROOT3 / 2
    alike = [
        (i, j)
        for i, colour in enumerate(region.colours)
        for j in hexes_in(region.neighbours[i] & region.masks[colour])
        if i < j
    ]
    return HexMap(
        middles, region.colours, tuple(alike), tuple(_find_corners(middles, alike)), height
    )


def _find_corners(middles: Sequence[Point], pairs: Sequence[tuple[int, int]]) -> Iterator[Point]:
    """Yield the points where three hexes of one colour meet."""
    for i, j in pairs:
        for k in range(j + 1, len(middles)):
            if (i, k) in pairs and (j, k) in pairs:
                three = [middles[n] for n in (i, j, k)]
                yield sum(x for x, _ in three) / 3, sum(y for _, y in three) / 3


@cache
def _map_with_titles(region: Region) -> HexMap:
    """Return the map of a region that is being arranged, with the names of its boards."""
    by_letter = {board[0]: board for board in region.boards.split()}
    order = region.arrangement.split("/", maxsplit=1)[0]
    whole = map_of(region)
    titles = tuple(
        (by_letter[letter], (2.5 + 1.5 * BOARD_WIDTH * slot, whole.height))
        for slot, letter in enumerate(order)
    )
    return replace(whole, titles=titles)


def _separate_boards(boards: Sequence[str]) -> HexMap:
    """Return boards side by side whose colours are unknown."""
    scale = WIDTH / (5 * len(boards) + _BOARD_GAP * (len(boards) - 1))
    middles: list[Point] = []
    titles: list[tuple[str, Point]] = []
    for i, board in enumerate(boards):
        left = i * (2 + 1.5 * (BOARD_WIDTH - 1) + _BOARD_GAP)
        points = (_middle_of_hex(q, r) for q, r in BOARD_HEXES)
        middles += [((x + left) * scale, (y + ROOT3) * scale) for x, y in points]
        titles.append((board, ((left + 2.5) * scale, 4 * ROOT3 * scale)))
    height = 4 * ROOT3 * scale
    return HexMap(tuple(middles), (-1,) * len(middles), (), (), height, scale, tuple(titles))


_UNKNOWN_MAP = _separate_boards(BOARD_LETTERS)
"""Three boards that are still secret."""


@dataclass(frozen=True, slots=True)
class RegionView:
    """A seat's map, and the items on its hexes; ``EMPTY`` where there is none."""

    map: HexMap
    tiles: Sequence[int]


_NO_TILES = (EMPTY,) * REGION_SIZE
UNKNOWN_REGION = RegionView(_UNKNOWN_MAP, _NO_TILES)
"""A region that is being laid out in secret, or was never laid out."""


def region_view(view: TuscanyState, seat: int) -> RegionView:
    """Return a seat's region; during the set-up only the part the viewer may know."""
    asked = view.stack[-1] if view.stack else None
    region = view.regions[seat]
    if not isinstance(asked, Sealed):
        if region is None:  # the game was ended during the set-up
            return UNKNOWN_REGION
        return RegionView(map_of(region), view.tiles[seat])
    if not view.boards[seat]:
        return UNKNOWN_REGION
    answer = asked.given(seat)
    castle = ""
    if isinstance(answer, str):
        whole, _, castle = answer.rpartition("@")
        region = region or laid_out(view.boards[seat], whole)
    elif region is None:
        region = laid_out(view.boards[seat], arrangement_of(asked.steps(seat)))
        return RegionView(_map_with_titles(region), _NO_TILES)
    tiles = list(_NO_TILES)
    if castle:
        tiles[region.index[castle]] = STARTING_CASTLE
    return RegionView(map_of(region), tiles)
