"""Texts: keys and arguments become sentences in the reader's language, or fail."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.core.words.catalogue import (
    LANGUAGES,
    Catalogue,
    MissingText,
    catalogue,
    closest_language,
    read_source,
)
from engine.core.words.phrases import person_called, persons
from engine.core.words.text import Player, Seat, say

ROOT = Path(__file__).parents[3]
NAMES = ["Ann", "Bob", "{ $evil }"]
CORE = read_source("engine.core", "en")
SOURCE = """
hello = Hello { $who }.
coins = { $count ->
    [one] one coin
   *[other] { $count } coins
}
both = { $left }/{ $right }
"""
WORDS = Catalogue("en", [CORE, SOURCE])


def test_players_are_named() -> None:
    assert WORDS.say("hello", NAMES, who=Seat(1)) == "Hello Bob."


def test_players_without_a_name_are_numbered_from_one() -> None:
    assert WORDS.say("hello", who=Seat(1)) == "Hello Player 2."
    assert catalogue("ja").say("refusal-not-now", who=Seat(1)).startswith("いまは")


def test_names_are_not_read_as_patterns() -> None:
    assert WORDS.say("hello", NAMES, who=Seat(2)) == "Hello { $evil }."


def test_texts_can_contain_texts() -> None:
    inner = say("both", left=Seat(0), right=say("coins", count=1))
    assert WORDS.say("hello", NAMES, who=inner) == "Hello Ann/one coin."


def test_lists_are_joined_by_the_languages_rules() -> None:
    for who, expected in (
        ((), "Hello ."),
        ((Seat(0),), "Hello Ann."),
        ((Seat(0), Seat(1)), "Hello Ann and Bob."),
        ((1, "two", say("coins", count=3)), "Hello 1, two and 3 coins."),
    ):
        assert WORDS.say("hello", NAMES, who=who) == expected


def test_honorifics_apply_to_each_person_and_to_no_computer_player() -> None:
    names = ["小雨", "Bob", "Bot Odo"]
    for language, expected in (
        ("en", "小雨, Bob and Bot Odo"),
        ("zh-TW", "小雨、Bob與Bot Odo"),
        ("zh-CN", "小雨、Bob和Bot Odo"),
        ("ja", "小雨さん、Bobさん、Bot Odo"),
    ):
        words = catalogue(language)
        text = words.say("refusal-not-now", names, who=persons(range(3)))
        assert expected in text
        assert words.people(names) == expected
        called = [person_called(name) for name in names]
        assert words.say("refusal-not-now", who=called) == text
    assert (
        catalogue("ja")
        .say("refusal-not-now", names, who=Player(0))
        .endswith("小雨さんを待っています。")
    )


def test_a_name_with_an_honorific_gets_no_second_one() -> None:
    words = catalogue("ja")
    assert words.people(["Alice", "猫さん"]) == "Aliceさんと猫さん"
    assert words.format(say("person", name="猫さん")) == words.person("猫さん") == "猫さん"
    assert words.format(person_called("猫さん")) == "猫さん"


def test_honorifics_are_added_in_one_place() -> None:
    """A message with its own honorific would apply it only to the last of a list."""
    read = [file for file in ROOT.glob("*/**/text/ja.ftl") if ".venv" not in file.parts]
    lines = [
        line for file in read for line in file.read_text("utf-8").splitlines() if "さん" in line
    ]
    assert lines == ["person = { $name }さん"]


def test_numbers_select_the_plural_form() -> None:
    assert WORDS.say("coins", count=1) == "one coin"
    assert WORDS.say("coins", count=0) == "0 coins"


def test_a_missing_key_is_an_error() -> None:
    with pytest.raises(MissingText, match="en: no-such-key"):
        WORDS.say("no-such-key")
    assert "no-such-key" not in WORDS
    assert "hello" in WORDS


def test_a_missing_argument_is_an_error() -> None:
    with pytest.raises(MissingText, match="en: hello"):
        WORDS.say("hello")


def test_a_missing_text_in_an_argument_is_an_error() -> None:
    with pytest.raises(MissingText, match="en: no-such-key"):
        WORDS.say("hello", who=say("no-such-key"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_shared_catalogue_exists_in_every_language(language: str) -> None:
    words = catalogue(language)
    assert words.language == language
    assert words.say("refusal-over")
    assert catalogue(language) is words


def test_what_a_language_lacks_is_said_in_english_with_english_plurals() -> None:
    other = Catalogue("ja", ["seat = { $number }番\nalone = { hello }！"], WORDS)
    assert other.say("coins", count=1) == "one coin"
    assert other.say("hello", who=Seat(1)) == "Hello 2番."
    assert other.say("alone", who="Ann") == "Hello Ann.！", "also within its own messages"
    assert other.keys == WORDS.keys | {"alone"}
    assert other.missing == WORDS.keys - {"seat"}
    with pytest.raises(MissingText, match="ja: no-such-key"):
        other.say("no-such-key")
    assert Catalogue("ja", ["# seat = { $number }"], WORDS).missing == WORDS.keys


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_a_name_of_its_own_in_all_others(language: str) -> None:
    names = {catalogue(other).say(f"language-{language}") for other in LANGUAGES}
    assert names == {catalogue(language).say("language-name")}


def test_an_unknown_language_has_no_catalogue() -> None:
    with pytest.raises(FileNotFoundError):
        catalogue("tlh")


@pytest.mark.parametrize(
    ("locale", "language"),
    [
        ("en-GB", "en"),
        ("en-US", "en"),
        ("zh-TW", "zh-TW"),
        ("zh-CN", "zh-CN"),
        ("zh_HK.UTF-8", "zh-TW"),
        ("zh-Hant", "zh-TW"),
        ("zh", "zh-CN"),
        ("zh-Hans-HK", "zh-CN"),
        ("zh-MO", "zh-TW"),
        ("jam", "en"),
        ("ja", "ja"),
        ("ja_JP.UTF-8", "ja"),
        ("fr", "en"),
        ("", "en"),
        (None, "en"),
    ],
)
def test_a_locale_is_served_by_the_closest_language(locale: str | None, language: str) -> None:
    assert closest_language(locale) == language
