"""The four catalogues say the same things, all of them needed, by each language's conventions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from engine.core.text import LANGUAGES, read_source
from engine.emperor.data import SEAT_COUNTS

from .gather import (
    WORDS,
    card_texts,
    game,
    keys,
    rare_events,
    refusal_keys,
    score_keys,
    staged,
    texts_of,
)

CJK = ("zh-TW", "zh-CN", "ja")
_WIDE = r"[\u3040-\u30ff\u3400-\u9fff\uff00-\uffef\u3000-\u303f]"


def messages(language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse(read_source("engine.emperor", language))
    found: dict[str, ast.Message] = {}
    for entry in resource.body:
        assert not isinstance(entry, ast.Junk), entry.content
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{language}: {entry.id.name} comes twice"
            found[entry.id.name] = entry
    return found


MESSAGES = {language: messages(language) for language in LANGUAGES}


def parts(node: Any) -> Iterator[Any]:
    """Every node of a message below and including ``node``."""
    yield node
    for value in vars(node).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode) and not isinstance(child, ast.Span):
                yield from parts(child)


def placeholders(message: ast.Message) -> set[str]:
    return {n.id.name for n in parts(message) if isinstance(n, ast.VariableReference)}


def prose(language: str) -> dict[str, list[str]]:
    """The bare text pieces of every message."""
    return {
        key: [node.value for node in parts(message) if isinstance(node, ast.TextElement)]
        for key, message in MESSAGES[language].items()
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_same_keys_and_placeholders(language: str) -> None:
    for key, message in MESSAGES["en"].items():
        assert key in MESSAGES[language], key
        assert placeholders(MESSAGES[language][key]) == placeholders(message), key
    assert list(MESSAGES[language]) == list(MESSAGES["en"])


def test_every_key_belongs_to_the_game() -> None:
    assert all(key.startswith("emperor-") for key in MESSAGES["en"])


def test_no_key_is_unused_and_none_is_missing() -> None:
    used = {*score_keys(), *refusal_keys()}
    for text in card_texts():
        used |= set(keys(text))
    for number in range(9):
        for state in game(SEAT_COUNTS[number % 3], f"keys {number}"):
            for text in texts_of(state):
                used |= set(keys(text))
    for state in staged():
        for text in texts_of(state):
            used |= set(keys(text))
    for event in rare_events():
        story = WORDS.story(event)
        assert story is not None, event
        used |= set(keys(story))
    assert sorted(used - set(MESSAGES["en"])) == []
    assert sorted(set(MESSAGES["en"]) - used) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_does_not_shout(language: str) -> None:
    for key, pieces in prose(language).items():
        assert not re.search("[!！]", "".join(pieces)), key


@pytest.mark.parametrize("language", CJK)
def test_no_english_is_left_over(language: str) -> None:
    for key, pieces in prose(language).items():
        assert not re.search("[A-Za-z]", "".join(pieces)), key


@pytest.mark.parametrize("language", CJK)
def test_punctuation_is_full_width_and_nothing_is_spaced_out(language: str) -> None:
    for key, pieces in prose(language).items():
        for piece in pieces:
            assert not re.search(rf"{_WIDE}[,.:;?()\"']|[,:;?()\"']{_WIDE}", piece), key
            assert not re.search(rf"{_WIDE} | {_WIDE}", piece), key
            assert "  " not in piece.strip("\n "), key


@pytest.mark.parametrize("language", ["zh-TW", "zh-CN"])
def test_chinese_scripts_are_not_mixed(language: str) -> None:
    simplified = "个与处对将经开无组职业区级费终赐选贵骑领独岁弃权响约势让轮"
    traditional = "個與處對將經開無組職業區級費終賜選貴騎領獨歲棄權響約勢讓輪"
    foreign = simplified if language == "zh-TW" else traditional
    for key, pieces in prose(language).items():
        assert not set(foreign) & set("".join(pieces)), key


def test_the_two_chinese_catalogues_differ_in_terms() -> None:
    """Not only in glyphs: these are the words of players in either place."""

    def text(language: str, key: str) -> str:
        return "".join(prose(language)[key])

    terms = ("emperor-card-eminence", "emperor-electorate-MAI", "emperor-phase-descendants")
    for key in terms:
        assert text("zh-TW", key) != text("zh-CN", key)
