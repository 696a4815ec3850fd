"""The four catalogues say the same things, all of them needed, by each language's conventions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from engine.core.text import LANGUAGES, read_source

from .gather import (
    VARIANTS,
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
    resource = FluentParser().parse(read_source("engine.caylus", language))
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
    assert set(MESSAGES[language]) == set(MESSAGES["en"])


def test_every_key_belongs_to_caylus() -> None:
    for key in MESSAGES["en"]:
        assert key.startswith(("caylus-", "option-caylus-")), key


def test_no_key_is_unused_and_none_is_missing() -> None:
    used = {*option_and_score_keys(), *refusal_keys()}
    for text in card_texts():
        used |= set(keys(text))
    for number, (seats, options) in enumerate(VARIANTS):
        for state in game(seats, options, f"keys {number}"):
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
    simplified, traditional = "个与处对将经开无组职业区级费终赐", "個與處對將經開無組職業區級費終賜"
    foreign = simplified if language == "zh-TW" else traditional
    for key, pieces in prose(language).items():
        assert not set(foreign) & set("".join(pieces)), key


def test_the_white_pieces_keep_the_names_of_the_glossary() -> None:
    """監督 alone is the provost in Japanese; 城堡監督長 is the bailiff in Chinese (rules §1)."""

    def name(language: str, key: str) -> str:
        return "".join(prose(language)[f"caylus-card-{key}-title"])

    assert (name("ja", "provost"), name("ja", "bailiff")) == ("監督", "行政官")
    assert (name("zh-TW", "provost"), name("zh-TW", "bailiff")) == ("城區市管長", "城堡監督長")
    assert (name("zh-CN", "provost"), name("zh-CN", "bailiff")) == ("教区长", "执达官")
    assert (name("en", "provost"), name("en", "bailiff")) == ("Provost", "Bailiff")
