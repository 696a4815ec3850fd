"""The reference pictures of Caylus: boards of recorded games, one in each language."""

from __future__ import annotations

from render import LANDSCAPE
from tests.render.golden import recorded

PICTURES = {
    "placing": recorded("caylus-4-thoughtful", 205, "en"),
    "provost": recorded("caylus-5-thoughtful", 294, "zh-TW"),
    "prestige": recorded("caylus-4-thoughtful", 405, "zh-CN"),
    "wide": recorded("caylus-5-thoughtful", 150, "en", shape=LANDSCAPE),
    "two-players": recorded("caylus-2-thoughtful", 93, "ja"),
}
