"""No line in a picture breaks inside a word."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from engine.core.registry import game, game_names
from engine.core.words.catalogue import LANGUAGES, catalogue
from render import BOARD, Scene, painter, parts_for
from render.kit import keep_together, line_breaking, text
from render.kit.palette import PLAYERS
from tests.glossary.test_glossary import TERMS


def in_signs(label: str) -> float:
    return len(label.replace(line_breaking.JOINER, ""))


def broken(label: str, words: tuple[str, ...], room: float) -> list[str]:
    lines = line_breaking.fill_lines(
        line_breaking.segments(line_breaking.mark_unbreakable(label, words), room, in_signs),
        room,
        9,
        in_signs,
    )
    return [line.replace(line_breaking.JOINER, "") for line in lines]


def test_a_listed_word_is_kept_together() -> None:
    assert broken("公會之橋步驟後免費移動教區長1步", (), 10) == [
        "公會之橋步驟後免費移",
        "動教區長1步",
    ]
    assert broken("公會之橋步驟後免費移動教區長1步", ("移動", "教區長"), 10) == [
        "公會之橋步驟後免費",
        "移動教區長1步",
    ]


def test_a_listed_word_wider_than_a_line_is_broken() -> None:
    assert broken("非黃金資源2個", ("非黃金資源",), 4) == ["非黃金資", "源2個"]


def test_japanese_breaks_before_the_start_of_a_word() -> None:
    assert broken("他プレイヤーが自分の建物に配置すると名声2点", (), 9) == [
        "他プレイヤーが",
        "自分の建物に",
        "配置すると名声2点",
    ]
    assert broken("最初に（合計2人）配置できる", (), 7) == ["最初に", "（合計2人）", "配置できる"]


@pytest.mark.parametrize("name", game_names())
@pytest.mark.parametrize("language", [tag for tag in LANGUAGES if tag != "en"])
def test_no_name_is_broken_inside_a_word_in_a_crop(
    name: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Neither are the unbreakable words of the catalogues."""
    wrapped = dict[str, list[str]]()
    wrap = text.wrap

    def listen(label: str, *given: Any, **how: Any) -> list[str]:
        lines: list[str] = wrap(label, *given, **how)
        wrapped[label.replace(line_breaking.JOINER, "")] = lines
        return lines

    monkeypatch.setattr(text, "wrap", listen)
    rules, picture = game(name), painter(name)
    seats = rules.seat_counts[-1]
    view = rules.view(rules.new(seats), None)
    for part in parts_for(picture, seats):
        if part != BOARD:
            scene = Scene(language, tuple("ABCDE"[:seats]), PLAYERS[:seats], part)
            picture.paint(view, scene)
    words = catalogue(language, *picture.packages)
    listed = [
        word
        for key in (keep_together.COMMON, f"{name}-{keep_together.COMMON}")
        if key in words
        for word in words.say(key).split()
    ]
    named = [row[language] for row in TERMS if row["keys"].startswith(f"{name}-")]
    terms = [term for term in named if "の" not in term]
    for label, lines in wrapped.items():
        for one, other in pairwise(lines):
            split = [
                term
                for term in {*terms, *listed}
                if any(
                    one.endswith(term[:at]) and other.startswith(term[at:])
                    for at in range(1, len(term))
                )
            ]
            assert not split, f"{split} in “{label}”: {lines}"
