"""Check that no large part of a landscape board is blank."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from engine.core.contract.broken import recorded, require
from engine.core.game import Game
from engine.core.record import Record
from render.kit.canvas import Canvas
from render.kit.contract.driver import MIXED, PictureDriver
from render.kit.contract.positions import replayed
from render.kit.scene import BOARD, LANDSCAPE, Painter

MAX_BLANK_SHARE = 0.085
"""Largest allowed blank rectangle, as a share of the board."""
_CELL = 32
"""Resolution in pixels; narrower gaps do not count as blank."""
_GROUNDS = ("ground", "panel", "tile")


def check_blank_areas(rules: Game[Any], painter: Painter, records: Iterable[Record]) -> None:
    """Check the landscape board at the start, middle and end of recorded games.

    Raises:
        ContractBroken: names the board with too large a blank area, with the record.
    """
    for record in records:
        positions = replayed(rules, record)
        with recorded(record):
            for position in (positions[0], positions[len(positions) // 2], positions[-1]):
                driver = PictureDriver(rules, painter, len(record.names), position, positions)
                scene = driver.scene(BOARD, "en", None, MIXED, LANDSCAPE)
                empty = largest_blank_share(driver.paint(driver.view(None), scene))
                where = f"after move {position.move}"
                require(
                    empty <= MAX_BLANK_SHARE,
                    f"{where} {empty:.1%} of a landscape board are blank in one piece",
                )


def largest_blank_share(canvas: Canvas) -> float:
    """Return the largest blank rectangle as a share of the picture."""
    grounds = {canvas.palette.index(name) for name in _GROUNDS}
    shapes = canvas.image.point([0 if index in grounds else 255 for index in range(256)])
    across, down = canvas.width // _CELL, canvas.height // _CELL
    cells = shapes.crop((0, 0, across * _CELL, down * _CELL)).reduce(_CELL).tobytes()
    empty, most = [0] * across, 0
    for row in range(down):
        line = cells[row * across : (row + 1) * across]
        empty = [0 if cell else above + 1 for cell, above in zip(line, empty, strict=True)]
        most = max(most, *_rectangles(empty))
    return most * _CELL * _CELL / (canvas.width * canvas.height)


def _rectangles(heights: Sequence[int]) -> Iterator[int]:
    """Yield the sizes in cells of all maximal rectangles that end on a row."""
    open_from = list[tuple[int, int]]()
    for x, height in enumerate((*heights, 0)):
        start = x
        while open_from and open_from[-1][1] >= height:
            start, tall = open_from.pop()
            yield tall * (x - start)
        open_from.append((start, height))
