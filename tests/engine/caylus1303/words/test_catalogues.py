"""The four catalogues say the same things, all of them needed, by each language's conventions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from engine.core.text import LANGUAGES, read_source

from .gather import (
    WAYS,
    WORDS,
    card_texts,
    game,
    keys,
    option_and_score_keys,
    rare_events,
    refusal_keys,
    staged,
    texts_of,
)

CJK = ("zh-TW", "zh-CN", "ja")
_WIDE = r"[\u3040-\u30ff\u3400-\u9fff\uff00-\uffef\u3000-\u303f]"


def messages(language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse(read_source("engine.caylus1303", language))
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
    for key in MESSAGES["en"]:
        assert key.startswith(("caylus1303-", "option-caylus1303-")), key


def test_no_key_is_unused_and_none_is_missing() -> None:
    used = {*option_and_score_keys(), *refusal_keys()}
    for text in card_texts():
        used |= set(keys(text))
    for number, (seats, variant) in enumerate(WAYS):
        for state in game(seats, variant, f"keys {number}"):
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
    simplified, traditional = "个处对将经开无组职业区级费终赐", "個處對將經開無組職業區級費終賜"
    foreign = simplified if language == "zh-TW" else traditional
    for key, pieces in prose(language).items():
        assert not set(foreign) & set("".join(pieces)), key


def test_names_keep_those_of_the_rules_file() -> None:
    """§3, §4: Chinese names are the rulebook's; 監督官 and 執達官 are never one another."""

    def name(language: str, key: str) -> str:
        return "".join(prose(language)[f"caylus1303-{key}"])

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
