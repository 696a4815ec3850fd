"""Reference pictures: one position in every language at half size, some crops, the first choice.

``python -m tests.render.caylus1303.golden`` draws them anew; look at every one that changed.
"""

from __future__ import annotations

import json
from pathlib import Path

from engine.caylus1303 import GAME
from engine.caylus1303.state import Caylus1303State
from engine.core.chance import Chance
from engine.core.events import Event
from render import Scene, paint

FOLDER = Path(__file__).parent
NAMES = ("Alice", "Bob", "Dan", "Carol", "Eve")
COLOURS = ("blue", "red", "orange", "green", "black")
LAST = [Event("placed", 1, {"place": "wood_tailor", "space": 16, "slot": 0, "second": 0})]
PICTURES = {
    "board-en": ("en", "board", None),
    "board-zh-TW": ("zh-TW", "board", None),
    "board-zh-CN": ("zh-CN", "board", None),
    "board-ja": ("ja", "board", None),
    "choosing": ("en", "board", None),
    "road": ("en", "road", None),
    "site": ("ja", "site", None),
    "people": ("zh-TW", "people", None),
    "me": ("zh-CN", "me", 0),
}
"""Language, part and viewer of each."""


def position() -> Caylus1303State:
    """Round 5 of a game for four: Alice is to place a worker, Dan has passed."""
    return GAME.restore(json.loads((FOLDER / "position.json").read_text("utf-8")))


def draw(name: str) -> bytes:
    """One of the pictures as a PNG file."""
    language, part, viewer = PICTURES[name]
    state, last = position(), LAST
    if name == "choosing":
        state, last = GAME.new(5, chance=Chance(1303)), []
    n = state.seats
    scene = Scene(language, NAMES[:n], COLOURS[:n], part, 800, viewer, last)
    return paint("caylus1303", GAME.view(state, viewer), scene)
