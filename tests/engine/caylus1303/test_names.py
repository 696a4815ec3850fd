"""Names are those of the rules; refusals are complete."""

from __future__ import annotations

import re
from importlib.resources import files

from engine.caylus1303 import GAME, rules
from engine.core.words.catalogue import catalogue


def test_names_equal_the_rules_file() -> None:
    """Chinese names are the rulebook's; 監督官 and 執達官 are never confused."""

    def name(language: str, key: str) -> str:
        return catalogue(language, "engine.caylus1303").say(f"caylus1303-{key}")

    assert name("zh-TW", "card-provost-title") == "教區長"
    assert name("zh-TW", "character-bailiff") == "執達官"
    assert name("zh-CN", "character-bailiff") == "执达官"
    assert (name("ja", "card-provost-title"), name("ja", "character-bailiff")) == (
        "監督官",
        "行政官",
    )
    assert name("zh-TW", "tile-toll") == "召回"
    assert name("zh-TW", "tile-wood_tailor") == "裁縫鋪"
    assert name("zh-TW", "character-delivery_man") == "送貨人"


def test_every_refusal_has_a_text_and_every_text_its_refusal() -> None:
    sources = [f for f in files(rules).iterdir() if f.name.endswith(".py")]
    source = "".join(file.read_text(encoding="utf-8") for file in sources)
    start = "caylus1303-refusal-"
    texts = {key for key in catalogue("en", GAME.package).keys if key.startswith(start)}
    refused = re.findall(r'refuse\(\s*"([\w-]+)"', source)
    assert {start + word for word in refused} <= texts
    assert [key for key in texts if f'"{key.removeprefix(start)}"' not in source] == []
