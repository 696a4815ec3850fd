"""Boards that are being arranged: what dragging one of them, or turning it, leads to."""

from __future__ import annotations

from collections.abc import Mapping

from engine.tuscany.data import BOARD_HEXES
from engine.tuscany.rules.setup import TURN_MAP, Arrange, arrangement_of
from engine.tuscany.state import TuscanyState
from render.kit.canvas import Canvas
from render.kit.hot_spots import Gesture, record_handle
from render.kit.pen import Point
from render.tuscany.hex_shapes import box_of_hex
from render.tuscany.maps import UNKNOWN_REGION, RegionView

# An arrangement is "ABC/00R/dd": the boards from the left, which of them are turned around, and
# whether the board after each seam is down or up.
_TURNED = {"0": "R", "R": "0"}
_MOVED = {"d": "u", "u": "d"}
_UP = "u"
_DOWN = "d"
_HEXES_PER_BOARD = len(BOARD_HEXES)


def record_handles(
    canvas: Canvas, corner: Point, own: RegionView, radius: float, view: TuscanyState, seat: int
) -> None:
    """Record the handles of boards whose arrangement is not final, unless it is secret."""
    asked = view.stack[-1] if view.stack else None
    if own is UNKNOWN_REGION or not isinstance(asked, Arrange):
        return
    steps = asked.steps(seat)
    if TURN_MAP in steps:
        return
    now = arrangement_of(steps)
    for slot, (board, _) in enumerate(own.map.titles):
        middles = own.map.middles[slot * _HEXES_PER_BOARD : (slot + 1) * _HEXES_PER_BOARD]
        boxes = [
            box_of_hex(radius, corner[0] + cx * radius, corner[1] + cy * radius)
            for cx, cy in middles
        ]
        lefts, tops, rights, bottoms = zip(*boxes, strict=True)
        box = min(lefts), min(tops), max(rights), max(bottoms)
        record_handle(canvas, box, board, _choices_by_gesture(now, slot))


def _choices_by_gesture(now: str, slot: int) -> dict[Gesture, tuple[str, ...]]:
    """Return the choices by which the board in a slot is turned or moved.

    A board that changes places with its neighbour stays turned as it is: if only one of them is
    turned, that takes a second choice, of the rotation. A board that moves up or down takes those
    to its right along; the first board moves against the others.
    """
    order, rotation, shift = now.split("/")
    choices: dict[Gesture, tuple[str, ...]] = {
        Gesture.TURN: (_replace_letter(rotation, slot, _TURNED),)
    }
    for gesture, neighbour in ((Gesture.LEFT, slot - 1), (Gesture.RIGHT, slot + 1)):
        if 0 <= neighbour < len(order):
            words = (
                _swap_letters(order, slot, neighbour),
                _swap_letters(rotation, slot, neighbour),
            )
            choices[gesture] = words if words[1] != rotation else words[:1]
    seam = max(0, slot - 1)
    higher = shift[seam] == (_DOWN if slot == 0 else _UP)
    choices[Gesture.DOWN if higher else Gesture.UP] = (_replace_letter(shift, seam, _MOVED),)
    return choices


def _replace_letter(word: str, at: int, replacements: Mapping[str, str]) -> str:
    return word[:at] + replacements[word[at]] + word[at + 1 :]


def _swap_letters(word: str, at: int, other: int) -> str:
    letters = [*word]
    letters[at], letters[other] = letters[other], letters[at]
    return "".join(letters)
