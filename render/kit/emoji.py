"""The icons of goods, money, workers, points and houses as emoji: square PNG files."""

from __future__ import annotations

import io
from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType

from PIL import Image

from render.kit.goods import good_sprite, shield_sprite
from render.kit.icons import icon_sprite
from render.kit.sprite import Sprite

SIZE = 128
"""Width and height in pixels; Discord shows emoji smaller than that."""
_DRAWN = 112
"""Size of the icon in it."""

EMOJI: Mapping[str, Callable[[], Sprite]] = MappingProxyType(
    {
        "food": partial(good_sprite, "food", _DRAWN),
        "wood": partial(good_sprite, "wood", _DRAWN),
        "stone": partial(good_sprite, "stone", _DRAWN),
        "cloth": partial(good_sprite, "cloth", _DRAWN),
        "gold": partial(good_sprite, "gold", _DRAWN),
        "coin": partial(good_sprite, "denier", _DRAWN),
        "points": partial(shield_sprite, "", _DRAWN),
        "worker": partial(icon_sprite, "meeple", _DRAWN, "gold"),
        "house": partial(icon_sprite, "house", _DRAWN, "gold"),
    }
)
"""What each emoji shows, by its name. The colours can be seen on light and on dark ground."""


def emoji_png(name: str) -> bytes:
    """Return an emoji as a PNG file with a transparent ground."""
    sprite = EMOJI[name]().image
    box = sprite.getbbox()
    drawn = sprite.crop(box)
    drawn.thumbnail((SIZE, SIZE), Image.Resampling.LANCZOS)
    square = Image.new("RGBA", (SIZE, SIZE))
    square.paste(drawn, ((SIZE - drawn.width) // 2, (SIZE - drawn.height) // 2))
    out = io.BytesIO()
    square.save(out, "PNG", optimize=True)
    return out.getvalue()
