"""Text as masks: choose fonts, measure, shrink, cut and wrap.

Everything is painted at three times its size and reduced, like all other shapes. Sizes and widths
are in pixels of the picture; the origin of a text is the left end of its baseline.
"""

from __future__ import annotations

import math
import unicodedata
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.kit import fonts, line_breaking
from render.kit.palette import Colour

SCALE = 3
NEUTRAL = "\u2022"
"""Replaces one or more characters that no font can draw."""
MIDDLE = 0.355
"""Distance from the middle of a line to its baseline, as a share of the size."""

_WIDE_MARKS = frozenset("‘’“”…—")
_SOFT_HYPHEN = "\u00ad"
is_wide = line_breaking.is_wide


class Run(NamedTuple):
    """A stretch of text in one font."""

    face: str
    text: str


class TextStyle(NamedTuple):
    """The look of a text.

    ``font`` is ``sans``, ``black`` or ``serif``. Text that is too wide shrinks down to
    ``min_size``, or not at all.
    """

    size: float
    colour: Colour = "ink"
    font: str = "sans"
    min_size: float | None = None


class TextMask(NamedTuple):
    """Coverage of a line of text; ``left`` and ``top`` lead from its origin to the image."""

    image: Image.Image
    left: int
    top: int
    width: float


def clean(text: str) -> str:
    """Compose characters, drop controls, joiners and soft hyphens, collapse spaces."""
    composed = unicodedata.normalize("NFC", text)
    chars = (c for c in composed if unicodedata.category(c) not in {"Cc", "Cf", "Co", "Cs", "Cn"})
    return " ".join("".join(c if c != "\ufe0f" else "" for c in chars).split())


def _face_of(char: str, faces: Sequence[str], has_wide: bool) -> str | None:
    skip = 1 if has_wide and char in _WIDE_MARKS else 0
    return next((face for face in faces[skip:] if fonts.has_glyph(face, ord(char))), None)


def _characters_with_faces(text: str, faces: Sequence[str]) -> list[tuple[str | None, str]]:
    """Return every character with its font; styled letters fall back to their plain forms."""
    wide = any(map(is_wide, text))
    result: list[tuple[str | None, str]] = []
    for char in text:
        face = _face_of(char, faces, wide)
        if face is None:
            plain = unicodedata.normalize("NFKC", char)
            characters = [(_face_of(part, faces, wide), part) for part in plain]
            result += characters if all(face for face, _ in characters) else [(None, char)]
        else:
            result.append((face, char))
    return result


@lru_cache(maxsize=4096)
def split_into_runs(text: str, style: str, language: str) -> tuple[Run, ...]:
    """Split the text by font, in visual order from left to right.

    If the style lacks one of the characters, the whole text is painted in ``sans``. Characters that
    no font has become one :data:`NEUTRAL`.
    """
    text = clean(text)
    glyphs = _characters_with_faces(text, fonts.font_chain(style, language))
    if style != "sans" and any(face is None for face, _ in glyphs):
        glyphs = _characters_with_faces(text, fonts.font_chain("sans", language))
    latin = fonts.font_chain("sans", language)[0]
    parts: list[Run] = []
    for face, char in glyphs:
        glyph = char if face else NEUTRAL
        if not face and parts and parts[-1].text.endswith(NEUTRAL):
            continue
        _append(parts, face or latin, glyph)
    if any(fonts.script_of(part.face) in fonts.RIGHT_TO_LEFT for part in parts):
        return _order_visually(parts)
    return tuple(parts)


def _append(parts: list[Run], face: str, glyph: str) -> None:
    if parts and parts[-1].face == face:
        parts[-1] = Run(face, parts[-1].text + glyph)
    else:
        parts.append(Run(face, glyph))


def _order_visually(parts: list[Run]) -> tuple[Run, ...]:
    """Return the runs in visual order; the first strong run gives the direction of the text."""
    split: list[Run] = []
    for part in parts:
        core = part.text.strip()
        head = part.text[: len(part.text) - len(part.text.lstrip())]
        tail = part.text[len(part.text.rstrip()) :] if core else ""
        split += [Run(part.face, piece) for piece in (head, core, tail) if piece]
    ordered = [
        Run(part.face, part.text[::-1])
        if fonts.script_of(part.face) in fonts.RIGHT_TO_LEFT and not fonts.has_shaper()
        else part
        for part in split
    ]
    strong = next(p for p in parts if any(unicodedata.bidirectional(c) in "LRAL" for c in p.text))
    backwards = fonts.script_of(strong.face) in fonts.RIGHT_TO_LEFT
    return tuple(ordered[::-1] if backwards else ordered)


@lru_cache(maxsize=256)
def without_undrawable(text: str, language: str = "en") -> str:
    """Return the text without characters that no font can draw, such as emoji."""
    drawable = ""
    for face, char in _characters_with_faces(clean(text), fonts.font_chain("sans", language)):
        alone = unicodedata.category(char[0]) in {"Mn", "Me"} and not drawable.strip()
        drawable += char if face and not alone else ""
    return " ".join(drawable.split())


@lru_cache(maxsize=4096)
def _split_at_kerning(run: Run, scaled_size: int) -> tuple[tuple[tuple[float, str], ...], float]:
    """Return the offsets of the pieces between kerned pairs, and the advance of the run."""
    face = fonts.load_font(run.face, scaled_size)
    pairs = fonts.load_kerning().get(run.face, {})
    x = 0.0
    start = 0
    parts = list[tuple[float, str]]()
    for i in range(1, len(run.text)):
        move = pairs.get(run.text[i - 1 : i + 1])
        if move:
            parts.append((x, run.text[start:i]))
            x += face.getlength(run.text[start:i]) + move * scaled_size / 1000
            start = i
    parts.append((x, run.text[start:]))
    return tuple(parts), x + face.getlength(run.text[start:])


@lru_cache(maxsize=8192)
def width_of(text: str, size: float, style: str = "sans", language: str = "en") -> float:
    """Return the advance of a text."""
    scaled_size = round(size * SCALE)
    return (
        sum(
            _split_at_kerning(run, scaled_size)[1] for run in split_into_runs(text, style, language)
        )
        / SCALE
    )


@lru_cache(maxsize=256)
def mask_of(text: str, size: float, style: str = "sans", language: str = "en") -> TextMask:
    """Draw a text, trimmed to whole pixels around its ink."""
    scaled_size = round(size * SCALE)
    margin = scaled_size // 4
    up = math.ceil(1.3 * size)
    down = math.ceil(0.5 * size)
    left = math.ceil(margin / SCALE)
    total = width_of(text, size, style, language)
    image = Image.new("L", ((math.ceil(total) + 2 * left) * SCALE, (up + down) * SCALE))
    origin = (left * SCALE, up * SCALE)
    draw_runs(ImageDraw.Draw(image), origin, text, TextStyle(size, font=style), language, fill=255)
    image = image.reduce(SCALE)
    box = image.getbbox() or (0, 0, 1, 1)
    return TextMask(image.crop(box), box[0] - left, box[1] - up, total)


def draw_runs(
    draw: ImageDraw.ImageDraw,
    origin: tuple[float, float],
    text: str,
    style: TextStyle,
    language: str,
    *,
    fill: int | tuple[int, ...],
) -> None:
    """Draw text at three times its size on a surface of three times its size.

    ``origin`` is the left end of its baseline; ``fill`` is used in place of the style's colour.
    """
    x, baseline = origin
    scaled_size = round(style.size * SCALE)
    for run in split_into_runs(text, style.font, language):
        face = fonts.load_font(run.face, scaled_size)
        parts, advance = _split_at_kerning(run, scaled_size)
        for offset, part in parts:
            draw.text((x + offset, baseline), part, font=face, fill=fill, anchor="ls")
        x += advance


def fit(
    text: str,
    size: float,
    max_width: float,
    min_size: float,
    style: str = "sans",
    language: str = "en",
) -> tuple[str, float]:
    """Shrink a text down to ``min_size``, then cut it, to fit ``max_width``."""
    while size > min_size and width_of(text, size, style, language) > max_width:
        size = max(min_size, size - 1)
    return cut(text, max_width, lambda part: width_of(part, size, style, language)), size


def cut(text: str, max_width: float, measure: Callable[[str], float]) -> str:
    """Cut a text with "…" so that it fits, or return it unchanged if it fits."""
    if measure(text) <= max_width:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if measure(text[:middle].rstrip() + "…") <= max_width:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + "…"


def is_cut(text: str, lines: Sequence[str]) -> bool:
    """Return whether a text was cut when it was wrapped into lines."""
    return lines[-1].endswith("…") and not text.endswith("…")


def break_in_two(
    text: str, size: float, max_width: float, style: str, language: str
) -> tuple[str, str] | None:
    """Break a text into two lines that both fit, as evenly as possible, or return ``None``.

    It breaks at a space, after a hyphen, at a soft hyphen (which then shows), or between two East
    Asian characters.
    """
    best: tuple[float, tuple[str, str]] | None = None
    for at in range(1, len(text)):
        if text[at - 1] == _SOFT_HYPHEN:
            pair = (text[: at - 1] + "-", text[at:])
        elif text[at] == " " or text[at - 1] == "-":
            pair = (text[:at], text[at:].strip())
        elif is_wide(text[at - 1]) and is_wide(text[at]):
            pair = (text[:at], text[at:])
        else:
            continue
        widest = max(width_of(part, size, style, language) for part in pair)
        if widest <= max_width and (best is None or widest < best[0]):
            best = (widest, pair)
    return best[1] if best else None


def wrap(
    text: str,
    size: float,
    max_width: float,
    max_lines: int,
    style: str = "sans",
    language: str = "en",
) -> list[str]:
    """Wrap a text into as few lines as fit, at most ``max_lines``, of about equal length.

    Words marked by :func:`render.kit.line_breaking.mark_unbreakable` are kept whole if they fit a
    line. What does not fit is cut off the last line with "…".
    """

    def measure(part: str) -> float:
        return width_of(part, size, style, language)

    segments = line_breaking.split_segments(text, max_width, measure)
    lines = line_breaking.fill_lines(segments, max_width, max_lines, measure)
    narrow = max_width
    while len(lines) > 1 and narrow > size:
        narrow -= size / 3
        closer = line_breaking.fill_lines(segments, narrow, max_lines + 1, measure)
        if len(closer) > len(lines) or max(map(measure, closer)) > narrow:
            break
        lines = closer
    lines = [line.replace(line_breaking.JOINER, "") for line in lines]
    return [*lines[:-1], cut(lines[-1], max_width, measure)]
