"""The reference pictures of In the Shadow of the Emperor: one position, and some crops."""

from __future__ import annotations

import json
from functools import partial

from engine.core.events import Event
from engine.emperor import GAME
from engine.emperor.state import EmperorState
from tests.render.golden import FOLDER, draw

NAMES = ("Alice", "Bob", "Carol", "Dan")
LAST = (Event("placed", 2, {"noble": "S35", "spot": "KOL", "why": "permit"}),)


def position() -> EmperorState:
    """A noble has just come to Cologne."""
    path = FOLDER / GAME.name / "golden" / "position.json"
    return GAME.restore(json.loads(path.read_text("utf-8")))


def _placed(language: str, part: str = "board", viewer: int | None = None) -> bytes:
    return draw(GAME.name, position(), NAMES, language, part, viewer, LAST)


PICTURES = {
    "board-en": partial(_placed, "en"),
    "board-zh-TW": partial(_placed, "zh-TW"),
    "board-zh-CN": partial(_placed, "zh-CN"),
    "board-ja": partial(_placed, "ja"),
    "bohemia": partial(_placed, "en", "BOH"),
    "votes": partial(_placed, "zh-TW", "votes"),
    "cards": partial(_placed, "ja", "cards"),
    "me": partial(_placed, "zh-CN", "me", 0),
}
