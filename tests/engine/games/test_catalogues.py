"""The catalogues of the games are complete, free of unused texts, and translated."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from engine.core.registry import game_names, package_of
from engine.core.words.catalogue import LANGUAGES, catalogue
from engine.core.words.text import rule_title
from tests.engine.games.all_texts import all_texts

from .catalogues import PACKAGES, messages, prose, quoted, without_latin

CJK = [language for language in LANGUAGES if language.startswith(("zh", "ja"))]


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
    package = package_of(name)
    unused = sorted(set(messages(package, "en")) - all_texts(name).keys - quoted(package))
    assert unused == [], (
        "random games never say these: remove them, or add a position or event that says them to "
        f"the CORPUS of tests/engine/{name}/corpus.py (explained in tests/engine/games/"
        "game_extras.py; write that file if there is none)"
    )


@pytest.mark.parametrize("name", game_names())
def test_a_refusal_names_its_rule(name: str) -> None:
    refusals = [text for text in all_texts(name).refusals.values() if text.key.startswith(name)]
    assert refusals
    for text in refusals:
        rule = rule_title(text)
        assert rule is not None, f"{text.key}: make it with GameTexts.reason"
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


@pytest.mark.parametrize("language", CJK)
@pytest.mark.parametrize("package", PACKAGES)
def test_no_text_is_left_in_english(package: str, language: str) -> None:
    """Except what the rules themselves write in Latin letters."""
    for key, pieces in prose(package, language).items():
        text = without_latin(package, "".join(pieces))
        assert not re.search("[A-Za-z]", text), key
