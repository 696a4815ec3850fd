"""The bundled fonts: which file draws which character in which language.

Styles are ``sans`` (Bold), ``black`` and ``serif`` (Bold). Latin letters, digits and signs come
from one small font per style. Han and kana come from the font of the reader's language, because the
glyphs differ by country, and everything else from the remaining fonts.
"""

from __future__ import annotations

import json
from bisect import bisect_right
from collections.abc import Mapping
from functools import cache, lru_cache
from pathlib import Path

from PIL import ImageFont, features

FOLDER = Path(__file__).parent.parent / "assets" / "fonts"

_STYLE = {"sans": "Sans-Bold", "black": "Sans-Black", "serif": "Serif-Bold"}
_TAGS = {
    "ja": ("JP", "TC", "SC", "KR"),
    "ko": ("KR", "TC", "JP", "SC"),
    "zh-CN": ("SC", "TC", "JP", "KR"),
    "zh-TW": ("TC", "JP", "SC", "KR"),
    "en": ("TC", "JP", "SC", "KR"),
}
_SCRIPTS = ("Europe", "Hebrew", "Arabic", "Thai", "Devanagari", "Armenian", "Georgian")
_NEEDS_SHAPING = ("Arabic", "Devanagari")
_SHAPED = ("Hebrew", "Thai", *_NEEDS_SHAPING)
RIGHT_TO_LEFT = ("Hebrew", "Arabic")


@cache
def has_shaper() -> bool:
    """Return whether Pillow can shape complex scripts on this machine (Raqm with FriBiDi)."""
    return bool(features.check("raqm"))


@cache
def load_coverage() -> Mapping[str, list[int]]:
    """Return the covered code points by font file, as first and last of each run."""
    coverage: dict[str, list[int]] = json.loads((FOLDER / "coverage.json").read_text("utf-8"))
    return coverage


@cache
def load_kerning() -> Mapping[str, Mapping[str, int]]:
    """Return the kerning pairs of the Latin fonts, in thousandths of the font size."""
    kerning: dict[str, dict[str, int]] = json.loads((FOLDER / "kerning.json").read_text("utf-8"))
    return kerning


def has_glyph(face: str, code: int) -> bool:
    """Return whether a font file has a glyph for a code point."""
    ranges = load_coverage()[face]
    at = bisect_right(ranges, code)
    return at % 2 == 1 or (at > 0 and ranges[at - 1] == code)


def script_of(face: str) -> str:
    """Return the last part of a font's name: ``Latin``, ``TC``, ``Arabic``."""
    return Path(face).stem.rsplit("-", 1)[1]


@cache
def font_chain(style: str, language: str) -> tuple[str, ...]:
    """Return the fonts to look a character up in, in order; only ``sans`` has the rarer scripts."""
    tags = ("Latin", *_TAGS.get(language, _TAGS["en"]))
    names = [f"{_STYLE[style]}-{tag}.otf" for tag in tags]
    if style == "sans":
        names += [
            f"{_STYLE[style]}-{tag}.ttf"
            for tag in _SCRIPTS
            if has_shaper() or tag not in _NEEDS_SHAPING
        ]
    return tuple(name for name in names if name in load_coverage())


@lru_cache(maxsize=64)
def load_font(face: str, size: int) -> ImageFont.FreeTypeFont:
    """Load a font at a pixel size; only complex scripts use the shaper."""
    shaped = script_of(face) in _SHAPED and has_shaper()
    engine = ImageFont.Layout.RAQM if shaped else ImageFont.Layout.BASIC
    return ImageFont.truetype(FOLDER / face, size, layout_engine=engine)
