"""Names are those of the rules."""

from __future__ import annotations

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
