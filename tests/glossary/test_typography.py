"""Texts follow each language's conventions: punctuation, spaces and scripts."""

from __future__ import annotations

import re

import pytest

from engine.core.words.catalogue import LANGUAGES
from tests.engine.games.catalogues import PACKAGES, prose, without_latin
from tests.glossary.catalogues import WHOLE

CJK = [language for language in LANGUAGES if language.startswith(("zh", "ja"))]
CHINESE = [language for language in LANGUAGES if language.startswith("zh")]
_WIDE = r"[\u3040-\u30ff\u3400-\u9fff\uff01-\uffef\u3000-\u303f]"
_HALF = rf"{_WIDE}(?:[,:;?()\"']|\.(?!\w))|[,:;?()\"']{_WIDE}"
SIMPLIFIED = "个与处对将经开无组职业区级费终赐农庄矿场馆产奖励块颜轮选贵骑领独岁弃权响约势让"
TRADITIONAL = "個與處對將經開無組職業區級費終賜農莊礦場館產獎勵塊顏輪選貴騎領獨歲棄權響約勢讓著"
"""The commonest characters that exist in only one of the two scripts."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", WHOLE)
def test_texts_have_no_exclamation_marks(package: str, language: str) -> None:
    for key, pieces in prose(package, language).items():
        assert not re.search("[!！]", "".join(pieces)), key


@pytest.mark.parametrize("language", CJK)
@pytest.mark.parametrize("package", WHOLE)
def test_punctuation_is_full_width_without_extra_spaces(package: str, language: str) -> None:
    """The bot's own texts have a space beside a command, and spaces in lists of words."""
    spaced = rf"{_WIDE} | {_WIDE}" if package in PACKAGES else rf"{_WIDE} +{_WIDE}"
    for key, pieces in prose(package, language).items():
        if key.endswith("picture-unbroken"):
            continue
        for piece in (without_latin(package, piece) for piece in pieces):
            assert not re.search(_HALF, piece), key
            assert not re.search(spaced, piece), key
            assert "  " not in piece.strip("\n "), key


@pytest.mark.parametrize("language", CHINESE)
@pytest.mark.parametrize("package", WHOLE)
def test_chinese_scripts_are_not_mixed(package: str, language: str) -> None:
    """Except in the names of languages, each written in its own script."""
    foreign = SIMPLIFIED if language == "zh-TW" else TRADITIONAL
    for key, pieces in prose(package, language).items():
        assert key.startswith("language-") or not set(foreign) & set("".join(pieces)), key
