"""Watermark for hypothetical positions, so that they are not mistaken for the game."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.core.words.catalogue import Catalogue
from render.kit import text
from render.kit.canvas import Canvas
from render.kit.palette import rgb_of

_SIZE = 0.11
"""Letter size, as a share of the picture's width."""
_ANGLE = 24
_STRENGTH = 0.16
_LINE_PITCH = 1.6
"""Distance between two lines, as a multiple of the height of the word's box."""
_PITCH = 1.35
"""Distance between two words of a line, as a multiple of the width of the word's box."""


def draw(canvas: Canvas, words: Catalogue) -> None:
    """Draw the watermark across the picture, faint enough to read everything through it."""
    label = words.say("picture-watermark")
    veil = _veil_mask(label, canvas.language, canvas.width, canvas.height)
    seen = canvas.palette.to_rgb(canvas.image)
    seen.paste(rgb_of("ink"), (0, 0), veil)
    canvas.image = canvas.palette.to_entries(seen)
    canvas.record("watermark", label, (0, 0, canvas.width, canvas.height))


@lru_cache(maxsize=8)
def _veil_mask(label: str, language: str, width: int, height: int) -> Image.Image:
    """Return the word in slanting rows, as a mask of ink coverage."""
    mask = text.mask_of(label, round(width * _SIZE), "black", language).image
    word = mask.point(lambda covered: round(covered * _STRENGTH))
    word = word.rotate(_ANGLE, Image.Resampling.BICUBIC, expand=True)
    veil = Image.new("L", (width, height))
    rise = round(word.height * _LINE_PITCH)
    for row, top in enumerate(range(-word.height // 3, height, rise)):
        shift = (row % 2) * word.width * 2 // 3
        for left in range(-shift, width, round(word.width * _PITCH)):
            veil.paste(word, (left, top))
    return veil
