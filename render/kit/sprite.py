"""Finished pieces of a picture: sprites for any background, patches for one, and their facts."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image

from render.kit.palette import RGB, Colour, Palette, rgb_of

Box = tuple[float, float, float, float]
"""Left, top, right, bottom."""


class Fact(NamedTuple):
    """A fact about the picture, for tests and hot spots: a painted thing and its box.

    ``kind`` is one of the kit's, which the painters' contract reads, or a painter's own:

    - ``text``: ``value`` as painted, ``size`` in pixels, the box of its ink
    - ``code``, ``legal``: the plate of a code, quiet or lit
    - ``frame``: a card or panel; it is the hot spot of the code on it
    - ``spot``: a thing with a code (``value``), where no frame is around the plate
    - ``choice``: the place of a legal choice (``value``) that has no code of its own
    - ``ring``, ``target``: legal choices
    - ``chosen``: the choice of an earlier step, or else what the question is about
    - ``active``, ``to-move``: frame and badge of the players to move
    - ``leader``: the plate behind the score of a player with most points
    - ``free``: the space that a legal move would take
    - ``halo``, ``disc``, ``change``, ``arrow``: highlights of the latest turn; prefixed with
      ``faint-``, of earlier changes since the mover's last turn

    ``is_solid`` pieces hide everything under their box.
    """

    kind: str
    value: str
    box: Box
    size: float = 0
    is_solid: bool = False

    def moved(self, dx: float, dy: float) -> Fact:
        """Return the same fact, moved."""
        left, top, right, bottom = self.box
        return self._replace(box=(left + dx, top + dy, right + dx, bottom + dy))


class Patch(NamedTuple):
    """Palette entries and the pixels they cover, ready to paste; ``ox, oy`` is the anchor."""

    indices: Image.Image
    shape: Image.Image | None
    ox: int
    oy: int
    facts: tuple[Fact, ...] = ()


_QUARTERS = [round(coverage / 255 * 4) * 255 // 4 for coverage in range(256)]
"""Rounds coverage to quarters, for which the palette has mixes: files are 6% smaller."""
COVERED = [0] + [255] * 255
"""Maps coverage to a mask: every pixel with some coverage belongs to the piece."""
CLEARLY_COVERED = [0] * 8 + [255] * 248
"""Maps coverage to a mask without the faintest pixels, which nobody would see."""


class Sprite:
    """A piece with smooth edges; ``ox, oy`` is its anchor, from its top left corner.

    It takes over the image, whose coverage it rounds.
    """

    __slots__ = ("_patches", "_shape", "facts", "image", "ox", "oy")

    def __init__(self, image: Image.Image, ox: int, oy: int, facts: tuple[Fact, ...] = ()) -> None:
        coverage = image.getchannel("A").point(_QUARTERS)
        image.putalpha(coverage)
        self.image = image
        self._shape = coverage.point(COVERED, "1")
        self.ox = ox
        self.oy = oy
        self.facts = facts
        self._patches: dict[tuple[RGB, str], Patch] = {}

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.image.size

    def on(self, ground: Colour, palette: Palette) -> Patch:
        """Return the piece as palette entries, its edges blended with a plain background."""
        key = (rgb_of(ground), palette.name)
        patch = self._patches.get(key)
        if patch is None:
            flat = Image.new("RGB", self.image.size, key[0])
            flat.paste(self.image, (0, 0), self.image)
            patch = Patch(palette.to_entries(flat), self._shape, self.ox, self.oy, self.facts)
            self._patches[key] = patch
        return patch
