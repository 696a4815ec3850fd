"""Fonts and text: coverage, measuring, shortening and line breaking."""

from __future__ import annotations

from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from engine.core.words.catalogue import LANGUAGES
from render.kit import fonts, names, text
from render.kit.canvas import Canvas, CanvasStyle
from render.kit.palette import COURT
from render.kit.text import TextStyle
from tests.fluent_nodes import nodes

ROOT = Path(__file__).parent.parent.parent
LONG_NAMES = (
    "Евгения Konstantinopoulou",
    "宇宙戦艦ヤマト太郎さん",
    "Łukasz Żółć-Ďábelský",
    "Ελένη Παπαδοπούλου",
    "김철수 이름이 아주 긴 사람",
    "đặng thị ngọc huyền",
    "陳大文與他的朋友們",
)


def written(language: str) -> set[str]:
    """Return every character of the catalogues that pictures use."""
    characters = set()
    for folder in ("engine", "render"):
        for path in (ROOT / folder).rglob(f"text/{language}.ftl"):
            catalogue = parse(path.read_text(encoding="utf-8"))
            characters |= {c for words in nodes(catalogue, ftl.TextElement) for c in words.value}
    return {c for c in characters if c.isprintable() and c != "\u00ad"}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("style", ["sans", "black", "serif"])
def test_every_character_of_the_catalogues_has_a_glyph(language: str, style: str) -> None:
    """The bold font draws what the heavier styles lack."""
    assert len(written(language)) > 40
    picture = {
        c: "".join(run.text for run in text.split_into_runs(c, style, language))
        for c in written(language)
    }
    assert [c for c, shown in picture.items() if shown == text.NEUTRAL != c] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues_use_the_font_of_their_language(language: str) -> None:
    """Han glyphs differ by country, so none may come from another country's font."""
    own = fonts.font_chain("sans", language)[:2]
    borrowed = {c for c in written(language) if not any(fonts.has_glyph(f, ord(c)) for f in own)}
    assert borrowed == set()


@pytest.mark.parametrize("face", sorted(fonts.load_coverage()))
def test_a_font_covers_what_it_claims(face: str) -> None:
    ranges = fonts.load_coverage()[face]
    ends = {code for code in (*ranges[:6], *ranges[-6:]) if chr(code).strip()}
    picture = fonts.load_font(face, 60)
    blank = picture.getmask("\U0010fffd").getbbox()
    shapes = [picture.getmask(chr(code)) for code in ends if chr(code).isalnum()]
    assert all(shape.getbbox() for shape in shapes)
    assert blank is None or any(shape.getbbox() != blank for shape in shapes) or not shapes


@pytest.mark.parametrize("name", LONG_NAMES)
def test_names_in_many_scripts_have_a_glyph_for_every_letter(name: str) -> None:
    assert text.NEUTRAL not in "".join(
        run.text for run in text.split_into_runs(name, "black", "en")
    )


def test_a_name_has_one_weight() -> None:
    """If the black font lacks a letter, the whole name is painted in the bold one."""
    faces = {run.face for run in text.split_into_runs("Ann 喆", "black", "zh-TW")}
    assert all(face.startswith("Sans-Bold") for face in faces)
    assert {run.face for run in text.split_into_runs("Ann", "black", "zh-TW")} == {
        "Sans-Black-Latin.otf"
    }


def test_characters_without_a_glyph_become_one_neutral_sign() -> None:
    assert [run.text for run in text.split_into_runs("Ann \U0001f3b2\U0001f3b2", "sans", "en")] == [
        "Ann •"
    ]
    assert [run.text for run in text.split_into_runs("\U0001d4d0nn", "sans", "en")] == ["Ann"]


def test_controls_joiners_and_runs_of_spaces_are_dropped() -> None:
    assert text.clean("  A\u200d\u202eb\n\n c\ufe0f ") == "Ab c"


@pytest.mark.parametrize(
    ("language", "seat"), [("en", "Player 3"), ("ja", "プレイヤー3"), ("zh-CN", "玩家3")]
)
def test_a_name_without_any_glyph_is_replaced_by_the_seat(language: str, seat: str) -> None:
    for name in ("\U0001f3b2\U0001f3b2", "", " \u200b ", "\U00010330"):
        assert names.display_name(name, 2, language) == seat
    assert names.display_name(" Ann ", 2, language) == "Ann"


def test_right_to_left_names_keep_their_direction() -> None:
    parts = [run.text for run in text.split_into_runs("דניאל Dan", "black", "en")]
    assert parts[0] == "Dan"
    assert parts[-1] in ("דניאל", "לאינד")
    assert text.split_into_runs("Dan דניאל", "black", "en")[0].text == "Dan"


def test_latin_quotation_marks_are_narrow_and_east_asian_ones_wide() -> None:
    assert text.width_of("King’s", 30) < text.width_of("Kings", 30) + 12
    assert text.split_into_runs("“移动”", "sans", "zh-CN")[0].face == "Sans-Bold-SC.otf"


def test_pairs_are_kerned() -> None:
    apart = text.width_of("A", 30) + text.width_of("V", 30)
    assert text.width_of("AV", 30) < apart
    assert text.width_of("To", 30) < text.width_of("T", 30) + text.width_of("o", 30) - 0.5


@pytest.mark.parametrize("name", LONG_NAMES)
@pytest.mark.parametrize("room", [60, 150, 390])
def test_a_long_name_gets_smaller_then_shorter_until_it_fits(name: str, room: float) -> None:
    fitted, size = text.fit(name, 42, room, 36, "black")
    assert text.width_of(fitted, size, "black") <= room
    assert 36 <= size <= 42
    assert fitted == name or (fitted.endswith("…") and size == 36)


def test_text_breaks_at_spaces_soft_hyphens_and_between_wide_characters() -> None:
    assert text.break_in_two("Merchants’ Guild", 20, 110, "sans", "en") == ("Merchants’", "Guild")
    assert text.break_in_two("Excommuni\u00adcation", 20, 125, "sans", "en") == (
        "Excommuni-",
        "cation",
    )
    assert text.break_in_two("木匠工作坊", 20, 62, "sans", "zh-TW") in {
        ("木匠工", "作坊"),
        ("木匠", "工作坊"),
    }
    assert text.break_in_two("Marketplace", 20, 100, "sans", "en") is None


def test_a_paragraph_wraps_and_only_its_last_line_is_cut() -> None:
    label = "move the worker to any place with room, for free"
    lines = text.wrap(label, 24, 200, 4)
    assert " ".join(lines) == label
    short = text.wrap(label, 24, 200, 2)
    assert short[0] == "move the worker"
    assert short[1].endswith("…")
    assert all(text.width_of(line, 24) <= 200 for line in (*lines, *short))


@pytest.mark.parametrize("fact", "。」")
def test_no_line_begins_with_closing_punctuation(fact: str) -> None:
    """At every line width, though each sign but the first would start a line at some width."""
    label = f"將工人移至任一處{fact}不需費用{fact}"
    for signs in range(3, len(label)):
        lines = text.wrap(label, 24, 24 * signs + 4, 9, language="zh-TW")
        assert "".join(lines) == label
        assert [line for line in lines if line[0] == fact] == []


def test_lines_of_any_script_share_a_baseline() -> None:
    """The middle is derived from the size, not from the box of the letters."""
    tops = set()
    for label in ("H", "木H"):
        mask = text.mask_of(label, 40, "sans", "zh-TW")
        tops.add(mask.top + mask.image.height >= 0)
    assert tops == {True}
    canvas = Canvas(200, 100, CanvasStyle(COURT, "zh-TW", recording=True))
    canvas.text((10, 50), "Hx", TextStyle(40))
    canvas.text((100, 50), "H", TextStyle(40))
    bottoms = {fact.box[3] for fact in canvas.facts}
    assert len(bottoms) == 1


def test_a_paragraph_fills_its_lines_evenly() -> None:
    lines = text.wrap("金貨1枚と布地1個→王の恩恵1つ", 24, 350, 2, language="ja")
    spans = [text.width_of(line, 24, "sans", "ja") for line in lines]
    assert len(lines) == 2
    assert min(spans) > 0.6 * max(spans)
    assert not any(line[-1].isdigit() for line in lines)
