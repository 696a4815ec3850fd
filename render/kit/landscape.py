"""The page of a wide board: 16 to 10, for a desk, where it is seen 350 pixels tall at first.

The left column is as wide as the tall board and begins with the same head, so that what a tall
board has at the left edge stands there unchanged. The right column is as tall as the page and
begins with the players (:func:`render.kit.player_area.wide`). A game's pages are all of one width,
unless something needs a taller one.
"""

from __future__ import annotations

import math

from render.kit import layout

ACROSS, DOWN = 16, 10
TOP = 24
"""Of the right column."""
LEFT = layout.WIDTH + 12
"""Its left edge: the road of the left one turns beyond its margin."""
FOOT = 34
USUAL = 2528
"""How wide most pages are."""


def size(foot: float, least: int) -> tuple[int, int]:
    """Width and height of a page that reaches down to ``foot``; not below a width."""
    steps = max(math.ceil((foot + FOOT) / DOWN), math.ceil(least / ACROSS))
    return steps * ACROSS, steps * DOWN


def spare(foot: float, height: int) -> int:
    """How much room a page leaves below what reaches down to ``foot``."""
    return max(0, math.floor(height - FOOT - foot))


def across(width: int) -> int:
    """How wide the right column of a page is."""
    return width - layout.MARGIN - LEFT
