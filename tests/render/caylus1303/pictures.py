"""The reference pictures of Caylus 1303: positions of recorded games with their changes."""

from __future__ import annotations

from render import LANDSCAPE
from tests.render.golden import recorded

_PLACING = ("caylus1303-4-thoughtful", 150)
"""Round 6: workers and points have moved since the last turn of the player to move."""

PICTURES = {
    **{f"board-{tag}": recorded(*_PLACING, tag) for tag in ("en", "zh-TW", "zh-CN", "ja")},
    "wide": recorded("caylus1303-5-thoughtful", 150, "ja", shape=LANDSCAPE),
    "choosing": recorded("caylus1303-5-thoughtful", 3, "en"),
    "road": recorded(*_PLACING, "en", "road"),
    "site": recorded(*_PLACING, "ja", "site"),
    "people": recorded(*_PLACING, "zh-TW", "people"),
    "me": recorded(*_PLACING, "zh-CN", "me", 0),
}
