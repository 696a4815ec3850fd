"""Icon masks (game-icons.net, CC BY 3.0) at any size and in any colour."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PIL import Image

from render.kit.palette import Colour, rgb_of
from render.kit.sprite import Sprite

FOLDER = Path(__file__).parent.parent / "assets" / "icons"
_REDUCING_GAP = 2.0
"""A small icon is scaled from one of twice its size or more: a third of the time, no visible loss.

The first board scales fifty icons.
"""


@lru_cache(maxsize=256)
def _full(name: str) -> Image.Image:
    with Image.open(FOLDER / f"{name}.png") as file:
        return file.convert("L")


@lru_cache(maxsize=512)
def icon_mask(name: str, size: int) -> Image.Image:
    """Return the coverage mask of an icon in a square of ``size`` pixels.

    Raises:
        FileNotFoundError: there is no such icon.
    """
    return _full(name).resize((size, size), Image.Resampling.LANCZOS, reducing_gap=_REDUCING_GAP)


@lru_cache(maxsize=512)
def icon_sprite(name: str, size: float, colour: Colour = "ink") -> Sprite:
    """Return an icon as a sprite, anchored at its middle."""
    side = round(size)
    image = Image.new("RGBA", (side, side), (*rgb_of(colour), 255))
    image.putalpha(icon_mask(name, side))
    return Sprite(image, side // 2, side // 2)
