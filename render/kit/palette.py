"""Named colours, mixes of them, and palettes that map any colour to an entry.

Pictures are painted with palette entries only. Named colours are exact; the mixes keep the edges of
shapes and letters smooth. A colour is a name (``"ink"``) or, for a listed mix, the RGB triple that
:func:`mix` returns.

Every palette has the colours of ``BASE``. A game that needs others has a module ``palette``::

    CROPS = name_colours({"barley": "#D9C07A", "beet": "#8A2F55"}, light={"barley"})
    FARM = extended("farm", "vp", *CROPS)

and names the palette in its :class:`~render.kit.board_model.BoardModel`.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import cache
from typing import TypeAlias

from PIL import Image

RGB: TypeAlias = tuple[int, int, int]
Colour: TypeAlias = str | RGB


def _rgb(text: str) -> RGB:
    return int(text[1:3], 16), int(text[3:5], 16), int(text[5:7], 16)


_GROUND = {
    "ground": "#EADBBB",
    "panel": "#F8F1E0",
    "tile": "#FFFBF0",
    "line": "#CDBB93",
    "shade": "#D3C29C",
    "road": "#C9AE74",
    "roadfar": "#DFCDA3",
    "ink": "#2E2620",
    "ink2": "#6B5C48",
    "ink3": "#9C8C72",
    "white": "#FFFFFF",
    "act": "#B01678",
    "glow": "#FFD65A",
    "glow2": "#FFEDB3",
}
_PLAYERS = {
    "blue": "#2456A8",
    "red": "#C8261C",
    "green": "#2F9474",
    "orange": "#F6AE2D",
    "black": "#262220",
}
_GOODS = {
    "food": "#EFA3A8",
    "wood": "#8A5528",
    "stone": "#8D9296",
    "cloth": "#6F4299",
    "gold": "#F0C21F",
    "denier": "#EFE9DA",
}
_CATEGORIES = {
    "cspecial": "#454868",
    "cfixed": "#D6BC85",
    "cneutral": "#E8A0AC",
    "cwood": "#7A4A1F",
    "cstone": "#6F757B",
    "cresidence": "#4F8A4B",
    "cprestige": "#3577B5",
}
_SCORES = {
    "crimson": "#C9483C",
    "pine": "#174F35",
}

PLAYERS: tuple[str, ...] = tuple(_PLAYERS)
GOODS: tuple[str, ...] = tuple(_GOODS)
CATEGORIES: tuple[str, ...] = tuple(_CATEGORIES)
BASE: tuple[str, ...] = (*_GROUND, *PLAYERS, *GOODS)
"""The colours of every palette."""

NAMED: dict[str, RGB] = {
    name: _rgb(text)
    for name, text in (
        *_GROUND.items(),
        *_PLAYERS.items(),
        *_GOODS.items(),
        *_CATEGORIES.items(),
        ("vp", "#7A1F2B"),
        *_SCORES.items(),
    )
}
"""The colours of the kit, and those that games have added."""

_light = {*_GROUND, "orange", "cfixed", "cneutral", "food", "gold", "denier"}
_light -= {"ink", "ink2", "ink3", "act"}
"""Colours that carry ink text and icons; all others carry white ones."""

_fills = {*PLAYERS, *CATEGORIES, *_SCORES, "vp", "act", "glow", "road", "gold", "food", "denier"}
"""Colours whose edges towards their text need mixes."""

Mix = tuple[str, float]
"""The colour to mix with, and its share (0 to 1)."""
OPEN: Mix = ("panel", 0.66)
"""Mixed into the colour of a space that is open."""
OPEN_AND_COVERED: tuple[Mix, ...] = (OPEN, ("ink", 0.3), ("ink", 0.45))
"""Mixes for spaces in a colour: pale while open, and two darker ones for icons on them."""
ICON_MIX: Mix = ("ink", 0.35)
"""Mixed into the colour of a category for the icons of its tiles."""
_own_mixes: dict[str, tuple[Mix, ...]] = {
    **dict.fromkeys(_SCORES, OPEN_AND_COVERED),
    **dict.fromkeys(CATEGORIES, (ICON_MIX,)),
}


def name_colours(
    colours: Mapping[str, str], *, light: Collection[str] = (), mixes: Sequence[Mix] = ()
) -> tuple[str, ...]:
    """Add the named colours of a game and return their names.

    Those that are ``light`` carry ink text and icons. A palette also gets the ``mixes`` of each.

    Raises:
        ValueError: there is a colour of that name already.
    """
    for name, text in colours.items():
        if name in NAMED:
            raise ValueError(f"there is a colour “{name}” already: {NAMED[name]}")
        NAMED[name] = _rgb(text)
        _fills.add(name)
        _own_mixes[name] = tuple(mixes)
    _light.update(light)
    return tuple(colours)


def rgb_of(colour: Colour) -> RGB:
    """Return the RGB triple of a colour."""
    return NAMED[colour] if isinstance(colour, str) else colour


def mix(first: Colour, second: Colour, share: float) -> RGB:
    """Mix two colours in sRGB; ``share`` (0 to 1) is that of the second."""
    a, b = rgb_of(first), rgb_of(second)
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


def contrast(one: Colour, other: Colour) -> float:
    """Return the luminance contrast of two colours, 1 (equal) to 21 (black and white)."""
    light, dark = sorted((_luminance(rgb_of(one)), _luminance(rgb_of(other))), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def _luminance(colour: RGB) -> float:
    linear = [
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (channel / 255 for channel in colour)
    ]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def ink_on(colour: str) -> str:
    """Return the colour of text and icons on a named colour: ``ink`` or ``white``."""
    return "ink" if colour in _light else "white"


LOG_END = _rgb("#D9B27C")
STONE_SHADE = mix("stone", "ink", 0.28)
STONE_LIGHT = mix("stone", "white", 0.55)
GOLD_LIGHT = mix("gold", "white", 0.65)
CLOTH_HEM = mix("cloth", "white", 0.62)
KEEP = (mix("stone", "panel", 0.78), mix("stone", "panel", 0.62), mix("stone", "panel", 0.42))
"""Colours of the castle walls, highest tier first."""
QUIET = mix("ground", "tile", 0.5)
"""Background of an empty space."""
LOCKED = mix("ground", "panel", 0.45)


def _mixes(names: Sequence[str]) -> Iterable[RGB]:
    """Yield the derived colours of a palette, in a fixed order."""
    yield from (STONE_SHADE, STONE_LIGHT, GOLD_LIGHT, CLOTH_HEM, mix("wood", "tile", 0.55))
    yield from KEEP
    yield LOG_END
    for player in PLAYERS:
        yield from (mix(player, "ink", 0.45), mix(player, "white", 0.35), mix(player, "panel", 0.8))
    for name in names:
        yield from (mix(name, other, share) for other, share in _own_mixes.get(name, ()))
    for name in names:
        yield mix(name, "tile", 0.5)
    for name in ("ink", "ink2"):
        for light in ("ground", "panel", "tile", "white"):
            yield from (mix(name, light, share) for share in (0.25, 0.5, 0.75))
    for name in names:
        yield mix(name, "ink", 0.5)
    for towards, fills in (("white", _fills - _light), ("ink", _fills & _light)):
        for name in names:
            if name in fills:
                yield from (mix(name, towards, 0.25), mix(name, towards, 0.75))
    for name in ("ground", "road"):
        yield from (mix(name, other, 0.5) for other in ("line", "panel", "tile", "shade"))


Area = tuple[int, int, int, int]


class Palette:
    """At most 256 colours in a fixed order, and the mapping of any colour to the nearest one."""

    def __init__(self, name: str, names: Sequence[str]) -> None:
        self.name = name
        self.names = tuple(names)
        entries = dict.fromkeys([*(NAMED[n] for n in names), *_mixes(names)])
        self.colours: tuple[RGB, ...] = tuple(entries)
        assert len(self.colours) <= 256
        self.flat = bytes(channel for colour in self.colours for channel in colour)
        self._exact = {colour: index for index, colour in enumerate(self.colours)}
        # Pillow compares the lower corner of a 4x4x4 cell with each entry: give it the corners.
        corners = [channel & ~3 for channel in self.flat]
        self._grid = Image.new("P", (1, 1))
        self._grid.putpalette(corners + corners[:3] * (256 - len(self.colours)))
        self._grid.load()

    def index(self, colour: Colour) -> int:
        """Return the entry of a colour: exact if the palette has it, otherwise the nearest."""
        triple = rgb_of(colour)
        entry = self._exact.get(triple)
        if entry is None:
            entry = self._exact[triple] = min(
                range(len(self.colours)),
                key=lambda i: sum(
                    (a - b) ** 2 for a, b in zip(self.colours[i], triple, strict=True)
                ),
            )
        return entry

    def to_entries(self, image: Image.Image) -> Image.Image:
        """Convert an RGB image to an ``L`` image of the nearest entries, without dithering."""
        # Straight to the pixels, here and below: Image's methods take twenty times as long.
        mapped = image.im.convert("P", Image.Dither.NONE, self._grid.im)
        entries = Image.new("L", image.size)
        entries.im.paste(mapped, (0, 0, *image.size))
        return entries

    def to_rgb(
        self, indices: Image.Image, box: tuple[int, int, int, int] | None = None
    ) -> Image.Image:
        """Convert entries back to RGB, for a whole image or a box of it."""
        pixels = indices.im.crop(box or (0, 0, *indices.size))
        pixels.putpalette("RGB", "RGB", self.flat)
        size = pixels.size
        image = Image.new("RGB", size)
        image.im.paste(pixels.convert("RGB", Image.Dither.NONE), (0, 0, *size))
        return image

    def ramp(self, ink: Colour, ground: Colour) -> list[int]:
        """Return the entry to draw for every coverage 0 to 255 of ``ink`` on ``ground``.

        Coverage is rounded to quarters, for which the palette has mixes. The difference is not
        visible, and files are 10% smaller.
        """
        return list(_ramp(self, rgb_of(ink), rgb_of(ground)))


@cache
def _ramp(palette: Palette, ink: RGB, ground: RGB) -> bytes:
    steps = Image.new("RGB", (3, 1))
    steps.putdata([mix(ground, ink, share) for share in (0.25, 0.5, 0.75)])
    entries = bytes(
        [palette.index(ground), *palette.to_entries(steps).tobytes(), palette.index(ink)]
    )
    return bytes(entries[round(coverage / 255 * 4)] for coverage in range(256))


def extend_base(name: str, *further: str) -> Palette:
    """Return the palette of ``BASE`` and further named colours."""
    return Palette(name, (*BASE, *further))


COURT = extend_base("court", *CATEGORIES, "vp", *_SCORES)
"""The usual palette: for games with categories of buildings or cards."""
