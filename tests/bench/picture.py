"""Drawing and encoding a board, against plain Pillow: everything drawn again and saved as it is.

The plain drawing knows only what our picture says of itself: its texts, plates, rings and tokens,
without tiles, cubes, icons and ground. So it draws less than we do, and saves the same pixels.
"""

from __future__ import annotations

import io
import time
from collections.abc import Iterator
from functools import cache
from statistics import median
from typing import Any

from PIL import Image, ImageDraw, ImageFont

from engine.core.chance import Chance
from engine.core.contract import random_move
from engine.core.registry import game, game_names
from render import Scene, paint, painter
from render.kit.canvas import Canvas
from render.kit.fonts import FOLDER
from tests.bench.apart import apart, peak_megabytes
from tests.bench.clock import one_core
from tests.bench.table import Row, budget, quicker

SEATS = 4
BEFORE, POSITIONS = 60, 40
WARM_MILLISECONDS, FIRST_MILLISECONDS, KILOBYTES = 30, 600, 250
COLOURS = ("blue", "red", "green", "orange", "black")


def measure() -> Iterator[Row]:
    """Every game with a painter: first picture, warm picture, size, memory."""
    drawn_first, drawn_warm = apart(__name__, "firsts"), apart(__name__, "warms")
    for name, first in drawn_first.items():
        warm = drawn_warm[name]
        what = f"{name}: board drawn and encoded"
        yield quicker(what, "ms", warm["ours"], warm["plain"])
        yield budget(what, "ms", warm["ours"], WARM_MILLISECONDS)
        yield budget(f"{name}: first board after the start", "ms", first, FIRST_MILLISECONDS)
        yield quicker(f"{name}: size of the board", "kB", warm["bytes"], warm["plain bytes"])
        yield budget(f"{name}: size of the board", "kB", warm["bytes"], KILOBYTES)
        yield Row(f"{name}: peak memory of a process that draws", "MB", warm["peak"])


def drawn() -> list[str]:
    """The games that have a painter."""
    found = []
    for name in game_names():
        try:
            painter(name)
        except KeyError:
            continue
        found.append(name)
    return found


def firsts() -> dict[str, float]:
    """Milliseconds until each game's first picture in a process."""
    found = {}
    for name in drawn():
        view = next(_views(name))
        begun = time.perf_counter()
        paint(name, view, _scene())
        found[name] = (time.perf_counter() - begun) * 1000
    return found


def warms() -> dict[str, dict[str, float]]:
    """Medians over the positions of a game, each of them drawn once by either."""
    one_core()
    found = {}
    for name in drawn():
        ours, plain, size, plain_size = [], [], [], []
        for turn, view in enumerate(_views(name)):
            begun = time.perf_counter()
            data = paint(name, view, _scene())
            between = time.perf_counter()
            canvas = painter(name).paint(view, _scene(), recording=True)
            before = time.perf_counter()
            bare = _plain(canvas)
            after = time.perf_counter()
            if turn >= POSITIONS // 4:
                ours.append((between - begun) * 1000)
                plain.append((after - before) * 1000)
                size.append(len(data) / 1000)
                plain_size.append(len(bare) / 1000)
        found[name] = {
            "ours": median(ours),
            "plain": median(plain),
            "bytes": max(size),
            "plain bytes": max(plain_size),
            "peak": peak_megabytes(),
        }
    return found


def a_picture() -> bytes:
    """A board of the first game that has a painter."""
    name = drawn()[0]
    return paint(name, next(_views(name)), _scene())


def _views(name: str) -> Iterator[Any]:
    """Public views of positions that follow one another."""
    rules = game(name)
    chance = Chance(4)
    state = rules.new(min(SEATS, rules.seat_counts[-1]), None, Chance(2))
    for turn in range(BEFORE + POSITIONS):
        if not state.stack:
            return
        if turn >= BEFORE:
            yield rules.view(state, None)
        rules.take(state, *random_move(rules, state, chance))


def _scene() -> Scene:
    return Scene("en", ("Ann", "Bob", "Cy", "Dee")[:SEATS], COLOURS[:SEATS])


@cache
def _font(size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FOLDER / "Sans-Bold-Latin.otf", size)


def _plain(canvas: Canvas) -> bytes:
    """Everything the picture says of itself drawn on an empty page, then the picture saved."""
    page = Image.new("RGB", (canvas.width, canvas.height), "white")
    pen = ImageDraw.Draw(page)
    for mark in canvas.marks:
        if mark.kind == "text":
            pen.text(mark.box[:2], mark.value, "black", _font(max(1, round(mark.size))))
        else:
            pen.rounded_rectangle(mark.box, radius=8, fill="white", outline="black", width=3)
    out = io.BytesIO()
    canvas.palette.rgb(canvas.image).save(out, "PNG")
    return out.getvalue()
