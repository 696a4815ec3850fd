"""Check that no large part of a landscape board is blank."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from engine.core.contract.broken import recorded, require
from engine.core.game import Game
from engine.core.record import Record
from render.kit.canvas import Canvas
from render.kit.contract.driver import MIXED_NAMES, PictureDriver
from render.kit.contract.positions import replay_positions
from render.kit.scene import BOARD, LANDSCAPE, Painter

_MAX_BLANK_SHARE = 0.085
"""Area of the largest blank rectangle allowed, as a share of the board."""
_CELL = 32
"""Side of a cell in pixels; gaps narrower than a cell do not count as blank."""
_GROUNDS = ("ground", "panel", "tile")
"""The colours that count as blank."""


class _Box(NamedTuple):
    """A rectangle of a picture, in pixels."""

    left: int
    top: int
    right: int
    bottom: int

    @property
    def area(self) -> int:
        return (self.right - self.left) * (self.bottom - self.top)


def check_blank_areas(rules: Game[Any], painter: Painter, records: Iterable[Record]) -> None:
    """Check the landscape board at the start, middle and end of recorded games.

    Raises:
        ContractBroken: names the board with too large a blank area, with the record.
    """
    for record in records:
        positions = replay_positions(rules, record)
        with recorded(record):
            for position in (positions[0], positions[len(positions) // 2], positions[-1]):
                driver = PictureDriver(rules, painter, len(record.names), position, positions)
                scene = driver.scene(BOARD, "en", None, MIXED_NAMES, LANDSCAPE)
                canvas = driver.paint(driver.view(None), scene)
                blank = _largest_blank_box(canvas)
                share = blank.area / (canvas.width * canvas.height)
                require(
                    share <= _MAX_BLANK_SHARE,
                    f"after move {position.move} {share:.1%} of the landscape board "
                    f"({canvas.width} × {canvas.height}) are blank in one piece, more than "
                    f"{_MAX_BLANK_SHARE:.1%}: x {blank.left} to {blank.right}, "
                    f"y {blank.top} to {blank.bottom}\n{driver.how_to_see(scene)}",
                )


def _largest_blank_box(canvas: Canvas) -> _Box:
    """Return the largest rectangle of blank cells."""
    grounds = {canvas.palette.index(name) for name in _GROUNDS}
    shapes = canvas.image.point([0 if index in grounds else 255 for index in range(256)])
    across, down = canvas.width // _CELL, canvas.height // _CELL
    cells = shapes.crop((0, 0, across * _CELL, down * _CELL)).reduce(_CELL).tobytes()
    empty = [0] * across
    largest = _Box(0, 0, 0, 0)
    for row in range(down):
        line = cells[row * across : (row + 1) * across]
        empty = [0 if cell else above + 1 for cell, above in zip(line, empty, strict=True)]
        boxes = _boxes(empty, (row + 1) * _CELL)
        largest = max([largest, *boxes], key=lambda box: box.area)
    return largest


def _boxes(heights: Sequence[int], bottom: int) -> Iterator[_Box]:
    """Yield the largest blank rectangles that end at ``bottom``.

    ``heights`` has the number of blank cells above it in each column.
    """
    # Rectangles that may go on to the right: first column and height, the highest last.
    growing = list[tuple[int, int]]()
    for x, height in enumerate((*heights, 0)):
        start = x
        while growing and growing[-1][1] >= height:
            start, tall = growing.pop()
            yield _Box(start * _CELL, bottom - tall * _CELL, x * _CELL, bottom)
        growing.append((start, height))
