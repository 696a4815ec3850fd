"""Reference pictures of one position: the board in every language, half size, and some crops.

``python -m tests.render.emperor.golden`` draws them anew; look at every one that changed.
"""

from __future__ import annotations

import json
from pathlib import Path

from engine.core.events import Event
from engine.emperor import GAME
from render import Scene, paint
from render.kit.palette import PLAYERS

FOLDER = Path(__file__).parent
NAMES = ("Alice", "Bob", "Carol", "Dan")
LAST = (Event("placed", 2, {"noble": "S35", "spot": "KOL", "why": "permit"}),)
PICTURES = {
    "board-en": ("en", "board", None),
    "board-zh-TW": ("zh-TW", "board", None),
    "board-zh-CN": ("zh-CN", "board", None),
    "board-ja": ("ja", "board", None),
    "bohemia": ("en", "BOH", None),
    "votes": ("zh-TW", "votes", None),
    "cards": ("ja", "cards", None),
    "me": ("zh-CN", "me", 0),
}
"""Language, part and viewer of each."""


def draw(name: str) -> bytes:
    """One of the pictures as a PNG file."""
    language, part, viewer = PICTURES[name]
    state = GAME.restore(json.loads((FOLDER / "position.json").read_text("utf-8")))
    scene = Scene(language, NAMES, PLAYERS[:4], part, 800, viewer, LAST)
    return paint("emperor", GAME.view(state, viewer), scene)
