"""Tiles on the board: a face with code, owner's house, and spaces for workers."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from render.kit import card_frame, face_patch, highlights, layout, tokens, worker_spaces
from render.kit.canvas import Canvas
from render.kit.highlights import Recency
from render.kit.rect import Rect
from render.kit.tile_face import TileFace, middle_of, worker_places

_ARRIVAL_RADIUS = 39
"""Radius of the disc under a new worker."""


class _House(NamedTuple):
    """The middle of a house from the left edge, its size, and the radius of a new one's disc."""

    middle: int
    size: int
    disc_radius: int


_HOUSE_ALONE = _House(99, 46, 32)
_HOUSE_BESIDE_TWO = _House(73, 38, 24)
"""A house beside two workers."""
_WORKER_SIZE = 62
_PAIRED_WORKER_SIZE = 58
"""Size of a worker on a tile with several."""
_SHARED_WORKER_SIZE = 46
"""Size of a worker beside a house and another worker."""
_SPACE_RADIUS = 28
"""Radius of the only space for a worker."""
_CHOSEN_INSET = 10
"""Difference in size of a worker that is acting, which leaves room for its ring."""
_NO_ARRIVALS: Mapping[int, Recency] = MappingProxyType({})


class TileState(NamedTuple):
    """What may change about a tile on the board.

    Attributes:
        owner: the colour of the house on it.
        workers: the colour of the worker in each space.
        is_legal: light the code and ring the tile, unless the canvas hides its rings.
        is_target: mark the next free space as the one a worker would take.
        chosen: the space of the worker that is acting.
        arrivals: the recency of new workers, by space.
        built: the recency of a new house.
    """

    owner: str | None = None
    workers: tuple[str | None, ...] = ()
    is_legal: bool = False
    is_target: bool = False
    chosen: int | None = None
    arrivals: Mapping[int, Recency] = _NO_ARRIVALS
    built: Recency | None = None


EMPTY = TileState()


_PLATE_OFF = card_frame.CODE_PLATE._replace(on="ink3")
"""The code plate of a tile that is out of use."""


def draw(canvas: Canvas, rect: Rect, number: str, face: TileFace, state: TileState = EMPTY) -> None:
    """Draw a tile on the board with its code ``number``, owner and workers.

    Draw the halo of the whole tile before it, with :func:`render.kit.highlights.draw_halo`.
    """
    ringed = state.is_legal and not canvas.hide_rings
    patch = face_patch.patch_of(face, rect.size, ringed, canvas.style)
    x, y = rect.x, rect.y
    canvas.put(patch, (x, y))
    plate = _PLATE_OFF if face.is_out_of_game else card_frame.CODE_PLATE
    card_frame.draw_code(canvas, (x, y), number, plate, is_legal=state.is_legal)
    if not face.is_out_of_game:
        _draw_workers(canvas, rect, face, state)
    if state.owner is not None:
        house_x = x + (rect.w - layout.TILE.w) / 2
        house_y = y + middle_of(face, rect.size.h) - 1
        _draw_house(canvas, house_x, house_y, state.owner, face, state.built)


def _draw_workers(canvas: Canvas, rect: Rect, face: TileFace, state: TileState) -> None:
    offsets = worker_places(face, rect.size)
    usual = _worker_size(face)
    occupants = (*state.workers, *(None,) * 3)
    next_free = next((i for i in range(len(offsets)) if occupants[i] is None), -1)
    for i, (across, down) in enumerate(offsets):
        worker = occupants[i]
        x = rect.x + across
        y = rect.y + down
        if worker is None:
            worker_spaces.draw(
                canvas,
                (x, y),
                usual // 2 - 2 if face.places > 1 else _SPACE_RADIUS,
                is_target=state.is_legal and state.is_target and i == next_free,
                number=str(i + 1) if face.places == 3 else "",
            )
            continue
        size = usual
        on = "tile"
        if i == state.chosen:
            size = usual - _CHOSEN_INSET
            canvas.put(highlights.selection_ring_sprite(size), (x, y), "tile")
        elif i in state.arrivals:
            radius = usual / 2 + 4
            recency = state.arrivals[i]
            if face.places == 1:
                radius = _ARRIVAL_RADIUS
            on = highlights.draw_arrival(canvas, (x, y), radius, recency, "tile")
        canvas.put(tokens.token_sprite(worker, size), (x, y), on)


def _draw_house(
    canvas: Canvas, x: float, y: float, owner: str, face: TileFace, built: Recency | None
) -> None:
    house = _HOUSE_BESIDE_TWO if face.is_shared else _HOUSE_ALONE
    cx = x + house.middle
    on = "tile"
    if built:
        on = highlights.draw_arrival(canvas, (cx, y), house.disc_radius, built, "tile")
    canvas.put(tokens.house_sprite(owner, house.size), (cx, y), on)


def _worker_size(face: TileFace) -> int:
    if face.is_shared:
        return _SHARED_WORKER_SIZE
    return _WORKER_SIZE if face.places == 1 else _PAIRED_WORKER_SIZE
