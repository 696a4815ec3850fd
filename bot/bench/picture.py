"""Time rendering and encoding a board, compared with plain Pillow.

The plain drawing uses only the facts of our picture: texts, plates, rings and tokens, without
tiles, cubes, icons and background. So it draws less than we do, and saves the same pixels.
"""

from __future__ import annotations

import io
import time
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import import_module
from itertools import chain
from statistics import median
from typing import Any

from PIL import Image, ImageDraw, ImageFont

from bot.bench.clock import one_core
from bot.bench.fresh_process import in_fresh_process, peak_megabytes
from bot.bench.report import Row, at_most, budget, lower_is_better
from engine.core.chance import Chance
from engine.core.contract import random_move
from engine.core.events import Event
from engine.core.latest_turn import end_of_last_turn, latest_turn
from engine.core.registry import game, game_names
from render import NoPainter, Scene, paint, painter
from render.kit.canvas import Canvas
from render.kit.encode import encode
from render.kit.fonts import FOLDER

SEATS = 4
BEFORE, POSITIONS = 60, 40
FIRST_MILLISECONDS, KILOBYTES = 500, 250
TIMES_ENCODING = 2.5
"""Limit for rendering and encoding, in units of copying and encoding the finished picture."""
COLOURS = ("blue", "red", "green", "orange", "black")


def measure() -> Iterator[Row]:
    """Measure first picture, warm picture, size and memory of every game with a painter."""
    first_boards, warm_boards = (
        in_fresh_process(__name__, "time_first_pictures"),
        in_fresh_process(__name__, "time_warm_pictures"),
    )
    for name, first in first_boards.items():
        warm = warm_boards[name]
        what = f"{name}: board rendered and encoded"
        yield lower_is_better(what, "ms", warm["ours"], warm["plain"])
        yield at_most(what, "ms", warm["ours"], warm["encoding"], TIMES_ENCODING)
        yield budget(what, "ms", warm["ours"], _bar(name))
        yield budget(f"{name}: first board after the start", "ms", first, FIRST_MILLISECONDS)
        yield lower_is_better(
            f"{name}: size of the board", "kB", warm["bytes"], warm["plain bytes"]
        )
        yield budget(f"{name}: size of the board", "kB", warm["bytes"], KILOBYTES)
        yield Row(f"{name}: peak memory of a process that draws", "MB", warm["peak"])


def painted() -> list[str]:
    """Return the games that have a painter."""
    found = []
    for name in game_names():
        try:
            painter(name)
        except NoPainter:
            continue
        found.append(name)
    return found


def time_first_pictures() -> dict[str, float]:
    """Return the milliseconds until each game's first picture in a fresh process."""
    found = {}
    for name in painted():
        view, scene = next(_moments(name))
        begun = time.process_time()
        paint(name, view, scene)
        found[name] = (time.process_time() - begun) * 1000
    return found


def time_warm_pictures() -> dict[str, dict[str, float]]:
    """Return medians over the positions of a game, each rendered once by either."""
    one_core()
    found = {}
    for name in painted():
        ours, encoding, plain, size, plain_size = [], [], [], [], []
        for turn, (view, scene) in enumerate(_moments(name)):
            begun = time.process_time()
            data = paint(name, view, scene)
            between = time.process_time()
            canvas = painter(name).paint(view, scene, recording=True)
            before = time.process_time()
            encode(canvas.copy())
            encoded = time.process_time()
            bare = _plain(canvas)
            after = time.process_time()
            if turn >= POSITIONS // 4:
                ours.append((between - begun) * 1000)
                encoding.append((encoded - before) * 1000)
                plain.append((after - encoded) * 1000)
                size.append(len(data) / 1000)
                plain_size.append(len(bare) / 1000)
        found[name] = {
            "ours": median(ours),
            "encoding": median(encoding),
            "plain": median(plain),
            "bytes": max(size),
            "plain bytes": max(plain_size),
            "peak": peak_megabytes(),
        }
    return found


def a_picture() -> bytes:
    """Return a board of the first game that has a painter."""
    name = painted()[0]
    return paint(name, *next(_moments(name)))


def _bar(name: str) -> float:
    """Return the limit in milliseconds for a warm board of a game."""
    bar: float = import_module(f"render.{name}").WARM_MILLISECONDS
    return bar


def _moments(name: str) -> Iterator[tuple[Any, Scene]]:
    """Yield public views of consecutive positions, with what changed in each."""
    rules = game(name)
    chance = Chance(4)
    state = rules.new(min(SEATS, rules.seat_counts[-1]), None, Chance(2), events=True)
    seats, views, steps = list[int](), [rules.view(state, None)], list[Sequence[Event]]()
    for turn in range(BEFORE + POSITIONS):
        if not state.stack:
            return
        if turn >= BEFORE:
            earlier = end_of_last_turn(seats, rules.to_move(state)[0])
            last, moves = latest_turn(zip(reversed(seats), reversed(steps), strict=True))
            recent = tuple(chain.from_iterable(steps[earlier:]))
            before = views[-1 - max(moves, 1)]
            yield views[-1], _scene(last, before, views[earlier], recent)
        seat, choice = random_move(rules, state, chance)
        state.events = []
        rules.apply_unchecked(state, seat, choice)
        seats.append(seat)
        steps.append([event.seen_by(None) for event in state.events])
        views.append(rules.view(state, None))


def _scene(last: Sequence[Event], before: Any, since: Any, recent: Sequence[Event]) -> Scene:
    return Scene(
        "en",
        ("Ann", "Bob", "Cy", "Dee")[:SEATS],
        COLOURS[:SEATS],
        latest_events=last,
        before_latest_turn=before,
        after_previous_turn=since,
        recent_events=recent,
    )


@cache
def _font(size: int) -> ImageFont.FreeTypeFont:
    return ImageFont.truetype(FOLDER / "Sans-Bold-Latin.otf", size)


def _plain(canvas: Canvas) -> bytes:
    """Draw the facts of a picture on an empty page, then save the picture."""
    page = Image.new("RGB", (canvas.width, canvas.height), "white")
    pen = ImageDraw.Draw(page)
    for fact in canvas.facts:
        if fact.kind == "text":
            pen.text(fact.box[:2], fact.value, "black", _font(max(1, round(fact.size))))
        else:
            pen.rounded_rectangle(fact.box, radius=8, fill="white", outline="black", width=3)
    out = io.BytesIO()
    canvas.palette.to_rgb(canvas.image).save(out, "PNG")
    return out.getvalue()
