"""Names are those of the rules; refusals are complete."""

from __future__ import annotations

import re
from importlib.resources import files

from engine.caylus import GAME, rules
from engine.core.words.catalogue import catalogue


def test_the_white_pieces_have_the_names_of_the_glossary() -> None:
    """監督官 is the provost in Japanese; 城堡監督長 is the bailiff in Chinese."""

    def name(language: str, key: str) -> str:
        return catalogue(language, "engine.caylus").say(f"caylus-card-{key}-title")

    assert (name("ja", "provost"), name("ja", "bailiff")) == ("監督官", "行政官")
    assert (name("zh-TW", "provost"), name("zh-TW", "bailiff")) == (
        "城區市管長（市長）",
        "城堡監督長（城堡監督）",
    )
    assert (name("zh-CN", "provost"), name("zh-CN", "bailiff")) == ("教区长", "执达官")
    assert (name("en", "provost"), name("en", "bailiff")) == ("Provost", "Bailiff")


def test_every_refusal_has_a_text_and_every_text_its_refusal() -> None:
    sources = [f for f in files(rules).iterdir() if f.name.endswith(".py")]
    source = "".join(file.read_text(encoding="utf-8") for file in sources)
    start = "caylus-refusal-"
    texts = {key for key in catalogue("en", GAME.package).keys if key.startswith(start)}
    refused = re.findall(r'refuse\(\s*"([\w-]+)"', source)
    assert {start + word for word in refused} <= texts
    assert [key for key in texts if f'"{key.removeprefix(start)}"' not in source] == []
