"""The catalogues are complete and free of unused texts, and follow each language's conventions."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from engine.core.registry import game_names, package_of
from engine.core.words.catalogue import LANGUAGES, catalogue
from engine.core.words.text import rule_of
from tests.engine.games.all_texts import all_texts
from tests.engine.games.game_extras import corpus

from .catalogues import PACKAGES, WHOLE, messages, prose

CJK = [language for language in LANGUAGES if language.startswith(("zh", "ja"))]
CHINESE = [language for language in LANGUAGES if language.startswith("zh")]
_WIDE = r"[\u3040-\u30ff\u3400-\u9fff\uff01-\uffef\u3000-\u303f]"
_HALF = rf"{_WIDE}(?:[,:;?()\"']|\.(?!\w))|[,:;?()\"']{_WIDE}"
_LINK_TARGET = re.compile(r"(?<=\])\(https?://[^)]+\)")
SIMPLIFIED = "个与处对将经开无组职业区级费终赐农庄矿场馆产奖励块颜轮选贵骑领独岁弃权响约势让"
TRADITIONAL = "個與處對將經開無組職業區級費終賜農莊礦場館產獎勵塊顏輪選貴騎領獨歲棄權響約勢讓著"
"""The commonest characters that exist in only one of the two scripts."""


@pytest.mark.parametrize("name", game_names())
def test_every_key_belongs_to_its_game(name: str) -> None:
    for key in messages(package_of(name), "en"):
        assert key.startswith((f"{name}-", f"option-{name}-")), key


@pytest.mark.parametrize("name", game_names())
def test_no_key_is_missing(name: str) -> None:
    texts = catalogue("en", package_of(name))
    assert sorted(key for key in all_texts(name).keys if key not in texts) == []


@pytest.mark.parametrize("name", game_names())
def test_no_key_is_unused(name: str) -> None:
    unused = sorted(set(messages(package_of(name), "en")) - all_texts(name).keys)
    place = f"tests/engine/{name}/corpus.py"
    assert unused == [], f"never said, in random games or in the positions and events of {place}"


@pytest.mark.parametrize("name", game_names())
def test_a_refusal_names_its_rule(name: str) -> None:
    refusals = [text for text in all_texts(name).refusals.values() if text.key.startswith(name)]
    assert refusals
    for text in refusals:
        rule = rule_of(text)
        assert rule is not None, f"{text.key}: refuse with GameTexts.refuse"
        assert rule.key.startswith(f"{name}-rule-"), text.key


@pytest.mark.parametrize("name", game_names())
def test_an_english_prompt_follows_a_name(name: str) -> None:
    """It begins in lower case, or with another player's name."""
    prompts = {
        key: message.value.elements[0]
        for key, message in messages(package_of(name), "en").items()
        if key.startswith(f"{name}-prompt-") and message.value is not None
    }
    assert prompts
    for key, first in prompts.items():
        assert not isinstance(first, ast.TextElement) or first.value[0].islower(), key


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", WHOLE)
def test_texts_have_no_exclamation_marks(package: str, language: str) -> None:
    for key, pieces in prose(package, language).items():
        assert not re.search("[!！]", "".join(pieces)), key


@pytest.mark.parametrize("language", CJK)
@pytest.mark.parametrize("package", PACKAGES)
def test_no_text_is_left_in_english(package: str, language: str) -> None:
    """Except what the rules themselves write in Latin letters."""
    for key, pieces in prose(package, language).items():
        text = _without_latin(package, "".join(pieces))
        assert not re.search("[A-Za-z]", text), key


@pytest.mark.parametrize("language", CJK)
@pytest.mark.parametrize("package", WHOLE)
def test_punctuation_is_full_width_without_extra_spaces(package: str, language: str) -> None:
    """The bot's own texts have a space beside a command, and spaces in lists of words."""
    spaced = rf"{_WIDE} | {_WIDE}" if package in PACKAGES else rf"{_WIDE} +{_WIDE}"
    for key, pieces in prose(package, language).items():
        if key.endswith("picture-unbroken"):
            continue
        for piece in (_without_latin(package, piece) for piece in pieces):
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


def _without_latin(package: str, text: str) -> str:
    text = _LINK_TARGET.sub("", text)
    for piece in corpus(package.rpartition(".")[2]).latin:
        text = text.replace(piece, "")
    return text
