"""No name in a picture breaks inside a word."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from engine.core.registry import game
from engine.core.words.catalogue import LANGUAGES, catalogue
from render import BOARD, Scene, painted_games, painter, parts_for
from render.kit import keep_together, line_breaking, text
from render.kit.palette import PLAYERS
from tests.glossary.test_glossary import TERMS


@pytest.mark.parametrize("name", painted_games())
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
        for key in (keep_together.COMMON_KEY, f"{name}-{keep_together.COMMON_KEY}")
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
