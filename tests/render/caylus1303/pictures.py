"""The reference pictures of Caylus 1303: one position, some crops, the first choice."""

from __future__ import annotations

import json
from functools import partial

from engine.caylus1303 import GAME
from engine.caylus1303.state import Caylus1303State
from engine.core.chance import Chance
from engine.core.events import Event
from tests.render.golden import FOLDER, draw

NAMES = ("Alice", "Bob", "Dan", "Carol", "Eve")
COLOURS = ("blue", "red", "orange", "green", "black")
LAST = [Event("placed", 1, {"place": "wood_tailor", "space": 16, "slot": 0, "second": 0})]


def position() -> Caylus1303State:
    """Round 5 of a game for four: Alice is to place a worker, Dan has passed."""
    path = FOLDER / GAME.name / "golden" / "position.json"
    return GAME.restore(json.loads(path.read_text("utf-8")))


def _placing(language: str, part: str = "board", viewer: int | None = None) -> bytes:
    return draw(GAME.name, position(), NAMES[:4], language, part, viewer, LAST, colours=COLOURS)


def _choosing() -> bytes:
    state = GAME.new(5, chance=Chance(1303))
    return draw(GAME.name, state, NAMES, "en", "board", None, (), colours=COLOURS)


PICTURES = {
    "board-en": partial(_placing, "en"),
    "board-zh-TW": partial(_placing, "zh-TW"),
    "board-zh-CN": partial(_placing, "zh-CN"),
    "board-ja": partial(_placing, "ja"),
    "choosing": _choosing,
    "road": partial(_placing, "en", "road"),
    "site": partial(_placing, "ja", "site"),
    "people": partial(_placing, "zh-TW", "people"),
    "me": partial(_placing, "zh-CN", "me", 0),
}
