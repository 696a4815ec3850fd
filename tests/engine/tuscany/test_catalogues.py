"""The four catalogues say the same things, all of them needed, by each language's conventions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from engine.core.text import LANGUAGES, read_source
from engine.tuscany import rules
from engine.tuscany.data import BONUSES, KINDS
from tests.engine.tuscany.gather import (
    CATALOGUES,
    RARE_EVENTS,
    WORDS,
    card_texts,
    keys,
    option_and_score_keys,
    positions,
    refusal_keys,
    texts_of,
)

CJK = ("zh-TW", "zh-CN", "ja")
_WIDE = r"[\u3040-\u30ff\u3400-\u9fff\uff01-\uffef\u3000-\u303f]"
NAMES_OF_RULES = {
    "en": (
        "Village Farm Carriage Monastery Quarry City Inn Castle",
        "+1 region card|+1 storage|+1 marble|+1 worker|+1 yield card",
        "The Castles of Tuscany|Wild token|Starting castle",
    ),
    "zh-TW": (
        "村莊 農場 馬車 修道院 礦場 城市 酒館 城堡",
        "+1 區域牌|+1 存放區|+1 大理石|+1 工人|+1 生產牌",
        "托斯卡尼城堡|六角指示物|起始城堡",
    ),
    "zh-CN": (
        "村庄 农场 马车 修道院 矿场 城市 酒馆 城堡",
        "+1 区域牌|+1 存放区|+1 大理石|+1 工人|+1 生产牌",
        "托斯卡纳城堡|六角指示物|起始城堡",
    ),
    "ja": (
        "村 農場 馬車 修道院 採石場 都市 宿屋 城",
        "+1 地域カード|+1 保管スペース|+1 大理石|+1 労働者|+1 産出カード",
        "トスカーナの城|ワイルドヘクス|初期城",
    ),
}


def messages(language: str) -> dict[str, ast.Message]:
    resource = FluentParser().parse(read_source("engine.tuscany", language))
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
    assert set(MESSAGES[language]) == set(MESSAGES["en"])
    for key, message in MESSAGES["en"].items():
        assert placeholders(MESSAGES[language][key]) == placeholders(message), key


def test_every_key_belongs_to_tuscany() -> None:
    for key in MESSAGES["en"]:
        assert key.startswith(("tuscany-", "option-tuscany-")), key


def test_no_key_is_unused_and_none_is_missing() -> None:
    used = {*option_and_score_keys(), *refusal_keys()}
    for text in card_texts():
        used |= set(keys(text))
    for state in positions():
        for text in texts_of(state):
            used |= set(keys(text))
    for event in RARE_EVENTS:
        story = WORDS.story(event)
        assert story is not None, event
        used |= set(keys(story))
    assert sorted(used - set(MESSAGES["en"])) == []
    assert sorted(set(MESSAGES["en"]) - used) == []


def test_the_table_of_refusals_is_complete() -> None:
    table = (rules.__doc__ or "").split("Refusals\n")[1]
    assert set(re.findall(r"^(tuscany-refusal-[\w-]+)", table, re.M)) == refusal_keys()


@pytest.mark.parametrize("language", LANGUAGES)
def test_things_have_the_names_of_the_rules(language: str) -> None:
    """Rules §1.2."""
    say = CATALOGUES[language].say
    kinds, bonuses, others = NAMES_OF_RULES[language]
    assert [say(f"tuscany-kind-{word}") for word in KINDS] == kinds.split()
    assert [say(f"tuscany-bonus-{word}") for word in BONUSES] == bonuses.split("|")
    words = ("tuscany-title", "tuscany-item-token", "tuscany-item-starting_castle")
    assert [say(word) for word in words] == others.split("|")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_names_its_section(language: str) -> None:
    for key, pieces in prose(language).items():
        if key.startswith("tuscany-refusal-"):
            assert re.search(r"§\d(\.\d)?[)）]$", pieces[-1]), key


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_house_does_not_shout(language: str) -> None:
    for key, pieces in prose(language).items():
        assert not re.search("[!！]", "".join(pieces)), key


@pytest.mark.parametrize("language", CJK)
def test_no_english_is_left_over(language: str) -> None:
    """But for the letters of the boards."""
    for key, pieces in prose(language).items():
        assert not re.search("[A-Za-z]", re.sub("A、B、C", "", "".join(pieces))), key


@pytest.mark.parametrize("language", CJK)
def test_punctuation_is_full_width_and_nothing_is_spaced_out(language: str) -> None:
    """But for the bonus tiles, which the rules write "+1 工人"."""
    for key, pieces in prose(language).items():
        for piece in pieces:
            plain = piece.replace("+1 ", "+1")
            assert not re.search(rf"{_WIDE}[,.:;?()\"']|[,:;?()\"']{_WIDE}", plain), key
            assert not re.search(rf"{_WIDE} | {_WIDE}", plain), key
            assert "  " not in plain.strip("\n "), key


@pytest.mark.parametrize("language", ["zh-TW", "zh-CN"])
def test_chinese_scripts_are_not_mixed(language: str) -> None:
    simplified = "个处对将开无组区级费终农庄矿场馆产奖励块颜轮"
    traditional = "個處對將開無組區級費終農莊礦場館產獎勵塊顏輪著"
    foreign = simplified if language == "zh-TW" else traditional
    for key, pieces in prose(language).items():
        assert not set(foreign) & set("".join(pieces)), key
