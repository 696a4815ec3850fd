"""Names are those of the rules."""

from __future__ import annotations

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
