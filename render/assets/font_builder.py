"""Cut the fonts of the pictures from the Noto families.

Fonts contain the usual character sets of each script, so that a longer catalogue or a new
player's name needs no rebuild. Han glyphs differ by country: each of JP, KR, SC, TC is cut from
its own face. A small Latin face carries proportional quotation marks, and ``kerning.json`` its
kerning by pairs of characters, so that it looks the same with and without a text shaper on the
machine.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

HERE = Path(__file__).parent
PAIRS = 2
"""OpenType's number for tables that adjust pairs of glyphs."""


class FontFace(NamedTuple):
    """One font file to build: source file, number of the face in it, characters to keep."""

    name: str
    source: str
    number: int
    characters: frozenset[int]
    is_latin: bool = False


def decoded(encoding: str, leads: range) -> frozenset[int]:
    """Return the characters of a two-byte encoding that have these lead bytes."""
    characters = set()
    for lead in leads:
        for trail in range(0x40, 0xFF):
            try:
                text = bytes([lead, trail]).decode(encoding)
            except UnicodeDecodeError:
                continue
            if len(text) == 1:
                characters.add(ord(text))
    return frozenset(characters)


def span(*bounds: tuple[int, int]) -> frozenset[int]:
    """Return all code points of these inclusive ranges."""
    return frozenset(code for low, high in bounds for code in range(low, high + 1))


SIGNS = span((0x20, 0x7E), (0xA0, 0xFF), (0x2010, 0x2027), (0x2030, 0x205E), (0x2190, 0x2199))
SIGNS |= span((0x2200, 0x22FF), (0x2460, 0x24FF), (0x25A0, 0x266F))
LETTERS = span((0x100, 0x24F), (0x2B0, 0x36F), (0x370, 0x52F), (0x1E00, 0x1FFF), (0x20A0, 0x20BF))
KANA = span((0x3000, 0x30FF), (0x31F0, 0x31FF), (0xFF00, 0xFFEF))
HANGUL = span((0xAC00, 0xD7A3), (0x3131, 0x318E))
UNIFIED = span((0x4E00, 0x9FFF), (0x3400, 0x3400))
JIS_1 = decoded("euc_jp", range(0xB0, 0xD0))
JIS = decoded("euc_jp", range(0xA1, 0xF5))
GB_1 = decoded("gb2312", range(0xB0, 0xD8))
GB = decoded("gb2312", range(0xA1, 0xF8))
BIG5_1 = decoded("big5", range(0xA1, 0xC7))
BIG5 = decoded("big5", range(0xA1, 0xFA))
KS = decoded("euc_kr", range(0xB0, 0xC9)) | span((0x3131, 0x318E))


CATALOGUES = {"JP": "ja", "KR": None, "SC": "zh-CN", "TC": "zh-TW"}
"""The catalogue language whose every character a face must cover."""


def catalogue_characters(language: str | None) -> frozenset[int]:
    """Return the characters used in the catalogues of a language."""
    texts = HERE.parent.parent.glob(f"*/**/{language}.ftl")
    return frozenset(ord(c) for path in texts for c in path.read_text("utf-8") if ord(c) > 0x2E7F)


def faces() -> Iterator[FontFace]:
    """Yield all font files to build, small ones first."""
    cjk = {
        "Sans-Bold": ("NotoSansCJK-Bold.ttc", JIS, KS | HANGUL, GB, BIG5 | UNIFIED),
        "Sans-Black": ("NotoSansCJK-Black.ttc", JIS_1, KS, GB_1, BIG5_1),
        "Serif-Bold": ("NotoSerifCJK-Bold.ttc", JIS_1, None, GB_1, BIG5_1),
    }
    for style, (source, *sets) in cjk.items():
        yield FontFace(
            f"{style}-Latin", f"opentype/noto/{source}", 3, SIGNS | LETTERS, is_latin=True
        )
        for index, (tag, characters) in enumerate(zip(CATALOGUES, sets, strict=True)):
            if characters is not None:
                words = catalogue_characters(CATALOGUES[tag])
                wanted = characters | SIGNS | KANA | words
                yield FontFace(f"{style}-{tag}", f"opentype/noto/{source}", index, wanted)
    other = {
        "Europe": ("NotoSans-Bold.ttf", SIGNS | LETTERS),
        "Hebrew": ("NotoSansHebrew-Bold.ttf", span((0x590, 0x5FF))),
        "Arabic": ("NotoSansArabic-Bold.ttf", span((0x600, 0x6FF))),
        "Thai": ("NotoSansThai-Bold.ttf", span((0xE00, 0xE7F))),
        "Devanagari": ("NotoSansDevanagari-Bold.ttf", span((0x900, 0x97F))),
        "Armenian": ("NotoSansArmenian-Bold.ttf", span((0x530, 0x58F))),
        "Georgian": ("NotoSansGeorgian-Bold.ttf", span((0x10A0, 0x10FF), (0x1C90, 0x1CBF))),
    }
    for tag, (source, characters) in other.items():
        yield FontFace(f"Sans-Bold-{tag}", f"truetype/noto/{source}", -1, characters)


def build_fonts(root: Path) -> None:
    """Write every face, ``coverage.json`` (the characters of each) and ``kerning.json``."""
    target = HERE / "fonts"
    coverage: dict[str, list[int]] = {}
    kerning: dict[str, dict[str, int]] = {}
    for face in faces():
        options = Options(
            layout_features=["kern", "pwid"] if face.number >= 0 else ["*"],
            hinting=False,
            glyph_names=False,
            notdef_outline=True,
            name_IDs=[0, 1, 2, 13, 14],
        )
        options.drop_tables += ["VORG", "vhea", "vmtx", "BASE", "DSIG", "MVAR", "HVAR"]
        font = TTFont(
            root / "usr/share/fonts" / face.source,
            fontNumber=face.number,
            lazy=True,
            recalcTimestamp=False,
        )
        cutter = Subsetter(options)
        cutter.populate(unicodes=face.characters)
        cutter.subset(font)
        if face.is_latin:
            make_proportional(font)
            kerning[f"{face.name}.otf"] = kerning_of(font)
        suffix = "otf" if "CFF " in font else "ttf"
        font.save(target / f"{face.name}.{suffix}")
        coverage[f"{face.name}.{suffix}"] = as_ranges(font.getBestCmap())
        print(f"{face.name}.{suffix}: {len(font.getBestCmap())} characters", flush=True)
    for name, table in (("coverage", coverage), ("kerning", kerning)):
        rows = (
            f" {json.dumps(face)}: {json.dumps(row, separators=(',', ':'), ensure_ascii=False)}"
            for face, row in table.items()
        )
        (target / f"{name}.json").write_text("{\n" + ",\n".join(rows) + "\n}\n", "utf-8")


def as_ranges(codes: Iterable[int]) -> list[int]:
    """Return sorted code points as alternating first and last of each run."""
    ranges: list[int] = []
    for code in sorted(codes):
        if ranges and ranges[-1] == code - 1:
            ranges[-1] = code
        else:
            ranges += [code, code]
    return ranges


def make_proportional(font: Any) -> None:
    """Map quotation marks and the like to the narrow glyphs of the feature ``pwid``."""
    swap: dict[str, str] = {}
    for table in feature_tables(font["GSUB"].table, "pwid"):
        swap |= table.mapping
    for cmap in font["cmap"].tables:
        for code, glyph in cmap.cmap.items():
            cmap.cmap[code] = swap.get(glyph, glyph)


def kerning_of(font: Any) -> dict[str, int]:
    """Return the Latin kerning by pairs of characters, in thousandths of the font size."""
    letters = span((0x21, 0x7E), (0xC0, 0xFF), (0x2018, 0x201D), (0x2026, 0x2026))
    best = font.getBestCmap()
    glyphs = {best[code]: chr(code) for code in sorted(letters, reverse=True) if code in best}
    pairs: dict[str, int] = {}
    for table in feature_tables(font["GPOS"].table, "kern"):
        if table.LookupType != PAIRS:
            continue
        for (first, second), value in kerning_pairs(table, set(glyphs)):
            pairs.setdefault(glyphs[first] + glyphs[second], value)
    return {pair: pairs[pair] for pair in sorted(pairs) if abs(pairs[pair]) >= 5}


def feature_tables(layout: Any, tag: str) -> Iterator[Any]:
    """Yield the tables of a feature of a layout table (GSUB or GPOS), in order."""
    wanted = {
        index
        for record in layout.FeatureList.FeatureRecord
        if record.FeatureTag == tag
        for index in record.Feature.LookupListIndex
    }
    for index in sorted(wanted):
        for table in layout.LookupList.Lookup[index].SubTable:
            yield getattr(table, "ExtSubTable", table)


def kerning_pairs(table: Any, glyphs: set[str]) -> Iterator[tuple[tuple[str, str], int]]:
    """Yield the pairs of one table among these glyphs, with the change of advance."""

    def advance(value: Any) -> int:
        return getattr(value, "XAdvance", 0) or 0

    firsts = [glyph for glyph in table.Coverage.glyphs if glyph in glyphs]
    if table.Format == 1:
        sets = dict(zip(table.Coverage.glyphs, table.PairSet, strict=True))
        for first in firsts:
            for record in sets[first].PairValueRecord:
                if record.SecondGlyph in glyphs:
                    yield (first, record.SecondGlyph), advance(record.Value1)
        return
    left, right = table.ClassDef1.classDefs, table.ClassDef2.classDefs
    for first in firsts:
        row = table.Class1Record[left.get(first, 0)].Class2Record
        for second in glyphs:
            yield (first, second), advance(row[right.get(second, 0)].Value1)
