"""What a person types is ranked, found, or refused with a clear sentence."""

from __future__ import annotations

import re

import pytest

from bot.discord_ui.cards import about
from bot.discord_ui.choices import Candidate, candidates, exact, near, ranked
from bot.discord_ui.picking import pick
from bot.discord_ui.texts import voice_in_label, words_in
from bot.tables import MoveRefused, Position
from engine.core import Offer, game, say
from tests.bot.discord_ui.positions import NAMES, begun, position

CAYLUS = game("caylus")


@pytest.fixture
def opening() -> Position:
    """Caylus at its first placement."""
    return position(CAYLUS, begun(CAYLUS))


def mover(at: Position) -> int:
    (seat,) = at.game.owing(at.state)
    return seat


def offered(at: Position, language: str = "en") -> list[str]:
    voice = voice_in_label(language, "caylus", NAMES)
    return [c.line for c in candidates(at.game, at.state, mover(at), voice)]


def said(error: MoveRefused, language: str = "en") -> str:
    return words_in(language, "caylus").format(error.text, NAMES)


@pytest.mark.parametrize("language", ["en", "zh-TW", "zh-CN", "ja"])
def test_every_line_fits_a_label_and_is_unique(opening: Position, language: str) -> None:
    lines = offered(opening, language)
    assert len(set(lines)) == len(lines)
    assert all(0 < len(line) <= 100 for line in lines)


@pytest.mark.parametrize(
    ("typed", "move"),
    [
        ("place castle", "place castle"),
        ("castle", "place castle"),
        ("Castle", "place castle"),
        ("G", "place castle"),
        ("g · castle", "place castle"),
        ("trading", "place trading_post"),
        ("trading post", "place trading_post"),
        ("post", "place trading_post"),
        ("16", "place 16"),
        ("pass", "pass"),
        ("pas", "pass"),
        ("  PASS ", "pass"),
        ("ｇ", "place castle"),
        ("Place Trading post", "place trading_post"),
        ("place the gate", "place gate"),
        ("G Castle", "place castle"),
        ("Castle.", "place castle"),
        ("#16", "place 16"),
        ("pass!", "pass"),
        ("castle please", "place castle"),
    ],
)
def test_a_move_is_found_by_move_word_code_name_and_beginning(
    opening: Position, typed: str, move: str
) -> None:
    assert pick(opening, mover(opening), typed, "en").move == move


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("zh-TW", "城堡"),
        ("ja", "城"),
        ("zh-CN", "城堡"),
        ("ja", "castle"),
        ("zh-TW", "請放置城堡"),
        ("ja", "城に置く"),
    ],
)
def test_a_move_is_found_by_its_name_in_the_readers_language(
    opening: Position, language: str, typed: str
) -> None:
    assert pick(opening, mover(opening), typed, language).move == "place castle"


def test_several_meanings_are_listed(opening: Position) -> None:
    with pytest.raises(MoveRefused) as refused:
        pick(opening, mover(opening), "carpenter", "en")
    sentence = said(refused.value)
    assert re.search(r"Carpenter [^;]*\(4\); Carpenter [^;]*\(8\)", sentence)


def test_what_is_barred_exactly_wins_over_what_only_begins_like_it(opening: Position) -> None:
    with pytest.raises(MoveRefused) as refused:
        pick(opening, mover(opening), "9", "en")
    assert refused.value.text.key.startswith("caylus-refusal-")


def test_a_refusal_leads_to_the_card_of_the_choice_or_of_the_section(opening: Position) -> None:
    voice = voice_in_label("en", "caylus", NAMES)
    gate = next(
        c
        for c in candidates(opening.game, opening.state, mover(opening), voice)
        if c.choice == "gate"
    )
    found = about("caylus", gate)
    assert found is not None
    assert found.id == "gate"
    by_section = about("caylus", None, "Not now. (Caylus §9.2)")
    assert by_section is not None
    assert by_section.section == "§9.2"
    assert about("caylus", None, "Not now.") is None


def test_a_near_miss_is_asked_about_and_nothing_is_done(opening: Position) -> None:
    with pytest.raises(MoveRefused) as refused:
        pick(opening, mover(opening), "tradign post", "en")
    assert "Did you mean Trading Post (B)?" in said(refused.value)
    for nonsense in ("x", "12345", "zzzz"):
        with pytest.raises(MoveRefused) as refused:
            pick(opening, mover(opening), nonsense, "en")
        assert refused.value.text.key == "error-no-such-choice"


def test_nonsense_is_answered_with_what_there_is(opening: Position) -> None:
    with pytest.raises(MoveRefused) as refused:
        pick(opening, mover(opening), "*x* @everyone", "en")
    sentence = said(refused.value)
    assert re.search(r"Pass; .*; and \d+ more\.", sentence)
    assert "\\*x\\* \\@everyone" in sentence


def test_whoever_is_not_asked_is_told_who_is(opening: Position) -> None:
    other = (mover(opening) + 1) % 3
    with pytest.raises(MoveRefused) as refused:
        pick(opening, other, "castle", "en")
    assert refused.value.text.key == "refusal-not-now"


def test_another_verb_is_answered_with_the_question(opening: Position) -> None:
    with pytest.raises(MoveRefused) as refused:
        pick(opening, mover(opening), "+1", "en", "provost")
    assert "place a worker" in said(refused.value)


def test_ranking_puts_the_closest_first_and_keeps_the_order_else(opening: Position) -> None:
    voice = voice_in_label("en", "caylus", NAMES)
    found = candidates(opening.game, opening.state, mover(opening), voice)
    assert ranked(found, "") == found
    assert ranked(found, "1")[0].choice == "1"
    assert [c.choice for c in ranked(found, "car")] == ["4", "8"]
    assert ranked(found, "zzz") == []


def test_a_bare_figure_does_not_mean_its_negative() -> None:
    name = say("bold", text="x")
    steps = [
        Candidate(word, f"step {word}", Offer(word, word, name, None, name), word, "", "")
        for word in ("-1", "+1")
    ]
    assert exact(steps, "1") == near(steps, "1") == []
    assert [c.choice for c in exact(steps, "+1")] == ["+1"]
