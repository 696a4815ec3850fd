"""The canvas: an image of palette entries on which sprites, boxes and text are put.

Positions are pixels of the picture. When painting on a plain background, pass its colour as ``on``,
so that the blended edges are computed once and cached. ``on=None`` blends with whatever is there:
slower, for the few things that cross edges.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render.kit import rounded_boxes, type_scale
from render.kit import text as texts
from render.kit.alignment import Align, left_edge
from render.kit.palette import RGB, Area, Colour, Palette, rgb_of
from render.kit.pen import BoxStyle, Point
from render.kit.rect import Rect
from render.kit.rounded_boxes import RoundedBox
from render.kit.sprite import CLEARLY_COVERED, Box, Fact, Patch, Sprite
from render.kit.text import TextStyle


class CanvasStyle(NamedTuple):
    """What a canvas and the patches that are drawn for it have in common.

    ``language`` selects the fonts, ``recording`` lists what is painted (see :class:`Canvas`), and
    ``floor`` is the minimum size to which text may shrink.
    """

    palette: Palette
    language: str
    recording: bool = False
    floor: float = type_scale.FLOOR

    def new_canvas(self, width: int, height: int, ground: Colour = "ground") -> Canvas:
        """Return an empty canvas of this style."""
        return Canvas(width, height, self, ground)


class Canvas:
    """A picture being painted.

    ``ground`` is the colour of the background. ``hide_rings`` omits the rings of legal targets
    where there are many. While the style is ``recording``, ``facts`` lists the painted things with
    their boxes; parts never read it.
    """

    def __init__(
        self, width: int, height: int, style: CanvasStyle, ground: Colour = "ground"
    ) -> None:
        self.style = style
        self.palette, self.language, self.recording, self.floor = style
        self.ground = ground
        self.hide_rings = False
        self.image = Image.new("L", (width, height), self.palette.index(ground))
        self.facts: list[Fact] = []

    @property
    def width(self) -> int:
        """Width in pixels."""
        return self.image.width

    @property
    def height(self) -> int:
        """Height in pixels."""
        return self.image.height

    def copy(self, height: int | None = None, width: int | None = None) -> Canvas:
        """Return an independent canvas with the same picture; this is how a cached base is used.

        ``height`` and ``width`` extend (or crop) it at the bottom and on the right, in the colour
        of the ground.
        """
        twin = Canvas(width or self.width, height or self.height, self.style, self.ground)
        twin.image.paste(self.image, (0, 0))
        twin.facts = list(self.facts)
        return twin

    def record(
        self, kind: str, value: str, box: Box, size: float = 0, *, is_solid: bool = False
    ) -> None:
        """Record a fact about the picture, if recording is on (see ``render.kit.sprite.Fact``)."""
        if self.recording:
            self.facts.append(Fact(kind, value, box, size, is_solid))

    def put(self, piece: Sprite | Patch, at: Point, on: Colour | None = "ground") -> None:
        """Draw a piece with its anchor at a point, on a plain colour or (``None``) on anything."""
        x, y = at
        left, top = round(x) - piece.ox, round(y) - piece.oy
        if isinstance(piece, Sprite):
            if on is None:
                patch = Patch(self._blend(piece.image, left, top), None, piece.ox, piece.oy)
            else:
                patch = piece.on(on, self.palette)
        else:
            patch = piece
        self._lay(patch, left, top)
        if self.recording:
            self.facts += [fact.moved(round(x), round(y)) for fact in piece.facts]

    def _lay(self, patch: Patch, left: int, top: int) -> None:
        """Paste a patch, or only its shape, with its top left corner at a point."""
        w, h = patch.indices.size
        box = (left, top, left + w, top + h)
        if patch.shape is None:
            self.image.im.paste(patch.indices.im, box)
        else:
            self.image.im.paste(patch.indices.im, box, patch.shape.im)

    def _blend(self, image: Image.Image, left: int, top: int) -> Image.Image:
        """Return the entries of an RGBA image on what is there."""
        w, h = image.size
        below = self.palette.to_rgb(self.image, (left, top, left + w, top + h))
        below.paste(image, (0, 0), image)
        return self.palette.to_entries(below)

    def fill(self, rect: Rect, colour: Colour) -> None:
        """Draw a plain rectangle with hard edges."""
        x, y, w, h = rect
        box = (round(x), round(y), round(x + w), round(y + h))
        self.image.paste(self.palette.index(colour), box)

    def box(
        self,
        rect: Rect,
        style: BoxStyle,
        *,
        shadow: float = 0,
        on: Colour | None = "ground",
    ) -> None:
        """Draw a rectangle with rounded corners.

        ``shadow`` is the offset of its flat shadow. Without ``fill`` the inside stays as it is.
        ``on`` is as in :meth:`put`.
        """
        x, y = round(rect.x), round(rect.y)
        w, h = round(x + rect.w) - x, round(y + rect.h) - y
        box = RoundedBox(style, shadow)
        if on is None:
            self._lay_over(box, x, y, w, h)
        elif w * h <= rounded_boxes.MAX_CACHED_AREA:
            patch = rounded_boxes.whole_patch(box, rgb_of(on), w, h, self.palette)
            self._lay(patch, x, y)
        else:
            for part, place in rounded_boxes.cut_into_pieces(box, x, y, w, h):
                self._stretch(box, rgb_of(on), part, place)

    def _lay_over(self, box: RoundedBox, x: int, y: int, w: int, h: int) -> None:
        """Blend a box with what is there; of a large one, only the parts that are not plain."""
        if box.style.fill is not None and w * h <= rounded_boxes.MAX_BLENDED_AREA:
            whole = rounded_boxes.whole_image(box, w, h)
            self.image.paste(self._blend(whole, x, y), (x, y))
            return
        small = rounded_boxes.smallest_box(box)
        for part, place in rounded_boxes.cut_into_pieces(box, x, y, w, h):
            sides = (part[2] - part[0], part[3] - part[1])
            if sides == (1, 1) or (box.is_sharp and 1 in sides):
                # Nothing is blended in such a part, so any colour does for ``on``.
                self._stretch(box, rgb_of("ground"), part, place)
            else:
                piece = rounded_boxes.stretch(small.image, part, place)
                self.image.paste(self._blend(piece, *place[:2]), place)

    def _stretch(self, box: RoundedBox, on: RGB, part: Area, place: Area) -> None:
        """Draw a part of a box, stretched to ``place``; sides and middle are filled directly."""
        if rounded_boxes.is_stretched(part):
            for index, area in rounded_boxes.find_strips(box, on, self.palette, part, place):
                self.image.paste(index, area)
            return
        small = rounded_boxes.smallest_box(box).on(on, self.palette)
        assert small.shape is not None
        self.image.paste(small.indices.crop(part), place, small.shape.crop(part))

    def text(
        self,
        at: Point,
        text: str,
        style: TextStyle,
        *,
        align: Align = "left",
        on: Colour = "ground",
        max_width: float | None = None,
    ) -> float:
        """Draw one line of text and return its width.

        ``at`` is the left end, the middle or the right end of its middle line (see ``align``);
        digits, Latin and Han share a baseline below that line. Text wider than
        ``max_width`` shrinks down to the style's ``min_size`` and is then cut with "…".
        """
        if not text:
            return 0.0
        x, y = at
        size, colour, font, min_size = style
        if max_width is not None:
            text, size = texts.fit(text, size, max_width, min_size or size, font, self.language)
        ink = TextStyle(size, colour, font)
        mask, patch = _text_patch(self.palette, text, ink, self.language, on)
        left = left_edge(x, mask.width, align)
        baseline = round(y + size * texts.MIDDLE)
        corner = (round(left) + mask.left, baseline + mask.top)
        self._lay(patch, *corner)
        if self.recording:
            w, h = patch.indices.size
            box = (corner[0], corner[1], corner[0] + w, corner[1] + h)
            self.facts.append(Fact("text", text, box, size))
        return mask.width

    def text_width(self, text: str, size: float, font: str = "sans") -> float:
        """Return the width of a line of text."""
        return texts.width_of(text, size, font, self.language)

    def patch(self, shape: Image.Image | None = None, ox: int = 0, oy: int = 0) -> Patch:
        """Return the whole canvas as a piece for another one, with all its facts."""
        facts = tuple(fact.moved(-ox, -oy) for fact in self.facts)
        return Patch(self.image, shape, ox, oy, facts)


@lru_cache(maxsize=2048)
def _text_patch(
    palette: Palette, text: str, style: TextStyle, language: str, on: Colour
) -> tuple[texts.TextMask, Patch]:
    """Return a line of text as a mask without its image, and as a patch."""
    mask = texts.mask_of(text, style.size, style.font, language)
    indices = mask.image.point(palette.ramp(style.colour, on))
    shape = mask.image.point(CLEARLY_COVERED, "1")
    # Only the position of the mask is needed again, not its image.
    blank = Image.new("L", (1, 1))
    return mask._replace(image=blank), Patch(indices, shape, 0, 0)
