"""Typed moves are ranked, found, or refused with a clear sentence."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator, Sequence
from typing import Any

import pytest

from bot.presentation import typed_moves
from bot.presentation.choices import Candidate, candidates
from bot.presentation.matching import exact_matches, near_matches, rank_matches
from bot.presentation.texts import Localizer, label_localizer, words_in
from bot.presentation.typed_moves import offered_under, pick_choice, refused_under
from bot.tables.domain.errors import IllegalMove
from bot.tables.domain.turn_view import Turn
from engine.core import Chance, Game, Offer, State, game, say
from tests.bot.sample_turns import NAMES, started_game, turn

CAYLUS = game("caylus")


@pytest.fixture
def opening() -> Turn:
    """Return Caylus at its first placement, as the mover sees it."""
    return first_view(CAYLUS, started_game(CAYLUS))


def first_view(rules: Game[Any], state: State) -> Turn:
    """Return the view of the first asked player."""
    return turn(rules, state, rules.to_move(state)[0])


def mover(at: Turn) -> int:
    (seat,) = at.to_move
    return seat


def offered(at: Turn, language: str = "en") -> list[str]:
    localizer = label_localizer(language, "caylus", NAMES)
    return [c.line for c in candidates(at.game, at.view, mover(at), localizer)]


def refusal_text(error: IllegalMove, language: str = "en") -> str:
    return Localizer(words_in(language, "caylus"), NAMES).refuse(error.text)


@pytest.mark.parametrize("language", ["en", "zh-TW", "zh-CN", "ja"])
def test_every_line_is_unique_and_fits_a_label(opening: Turn, language: str) -> None:
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
def test_a_move_is_found_by_move_word_code_name_and_prefix(
    opening: Turn, typed: str, move: str
) -> None:
    assert pick_choice(opening, mover(opening), typed, "en").move == move


def test_a_move_as_listed_is_found_without_naming_all_others(
    opening: Turn, monkeypatch: pytest.MonkeyPatch
) -> None:
    named: list[str] = []

    def noted(*about: Any, choices: Sequence[str] | None = None) -> list[Candidate]:
        found = candidates(*about, choices=choices)
        named.extend(candidate.move for candidate in found)
        return found

    monkeypatch.setattr(typed_moves, "candidates", noted)
    assert pick_choice(opening, mover(opening), " place  16", "ja").move == "place 16"
    assert pick_choice(opening, mover(opening), "place 16", "ja", "place").move == "place 16"
    assert named == ["place 16"] * 2
    with pytest.raises(IllegalMove):
        pick_choice(opening, mover(opening), "place 16", "ja", "pass")


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
    opening: Turn, language: str, typed: str
) -> None:
    assert pick_choice(opening, mover(opening), typed, language).move == "place castle"


def test_ambiguous_text_lists_the_meanings(opening: Turn) -> None:
    with pytest.raises(IllegalMove) as refused:
        pick_choice(opening, mover(opening), "carpenter", "en")
    sentence = refusal_text(refused.value)
    assert re.search(r"Carpenter [^;]*\(4\); Carpenter [^;]*\(8\)", sentence)


def test_an_exact_unavailable_move_wins_over_a_prefix_match(opening: Turn) -> None:
    with pytest.raises(IllegalMove) as refused:
        pick_choice(opening, mover(opening), "9", "en")
    assert refused.value.text.key.startswith("caylus-refusal-")


def test_a_near_miss_asks_for_confirmation(opening: Turn) -> None:
    with pytest.raises(IllegalMove) as refused:
        pick_choice(opening, mover(opening), "tradign post", "en")
    assert "Did you mean Trading Post (B)?" in refusal_text(refused.value)
    for nonsense in ("x", "12345", "zzzz"):
        with pytest.raises(IllegalMove) as refused:
            pick_choice(opening, mover(opening), nonsense, "en")
        assert refused.value.text.key == "error-no-such-choice"


def test_nonsense_lists_the_possible_moves(opening: Turn) -> None:
    with pytest.raises(IllegalMove) as refused:
        pick_choice(opening, mover(opening), "*x* @everyone", "en")
    sentence = refusal_text(refused.value)
    assert re.search(r"Pass; .*; and \d+ more\.", sentence)
    assert "\\*x\\* \\@everyone" in sentence


def test_a_player_who_is_not_asked_is_told_who_is(opening: Turn) -> None:
    other = (mover(opening) + 1) % 3
    theirs = turn(CAYLUS, started_game(CAYLUS), other)
    with pytest.raises(IllegalMove) as refused:
        pick_choice(theirs, other, "castle", "en")
    assert refused.value.text.key == "refusal-not-now"


def test_another_verb_is_answered_with_the_current_question(opening: Turn) -> None:
    with pytest.raises(IllegalMove) as refused:
        pick_choice(opening, mover(opening), "+1", "en", "provost")
    assert "place a worker" in refusal_text(refused.value)


def test_ranking_puts_the_closest_first_and_is_stable(opening: Turn) -> None:
    localizer = label_localizer("en", "caylus", NAMES)
    found = candidates(opening.game, opening.view, mover(opening), localizer)
    assert rank_matches(found, "") == found
    assert rank_matches(found, "1")[0].choice == "1"
    assert [c.choice for c in rank_matches(found, "car")] == ["4", "8"]
    assert rank_matches(found, "zzz") == []


def test_a_bare_number_does_not_match_its_negative() -> None:
    name = say("bold", text="x")
    steps = [
        Candidate(
            word, f"step {word}", Offer(word, name, name, code=word), word, word, word, "", ""
        )
        for word in ("-1", "+1")
    ]
    assert exact_matches(steps, "1") == near_matches(steps, "1") == []
    assert [c.choice for c in exact_matches(steps, "+1")] == ["+1"]


@pytest.mark.parametrize("letter", ["x", "z ", "\ufdfa", "🂡", "9"])
def test_the_longest_input_takes_no_longer_than_a_short_one(opening: Turn, letter: str) -> None:
    """Measured in CPU time of the thread, taking the best of several tries."""

    def effort(typed: str) -> float:
        tries = []
        for _ in range(3):
            begun = time.thread_time()
            with pytest.raises(IllegalMove):
                pick_choice(opening, mover(opening), typed, "en")
            tries.append(time.thread_time() - begun)
        return min(tries)

    short = effort(letter * 5)
    assert effort((letter * 6000)[:6000]) < 4 * short


def positions(name: str) -> Iterator[tuple[Turn, int]]:
    """Play a random game and yield each position with the asked seat."""
    rules, dice = game(name), Chance.from_seed("verbs")
    state = started_game(rules, seed="verbs")
    while not state.over:
        seat = rules.to_move(state)[0]
        yield first_view(rules, state), seat
        legal = rules.legal_choices(state, seat)
        rules.apply(state, seat, legal[dice.below(len(legal))])


@pytest.mark.parametrize(("name", "verb"), [("tuscany", "place"), ("emperor", "use")])
def test_a_verb_without_legal_moves_lists_what_can_be_done(name: str, verb: str) -> None:
    met = 0
    for at, seat in positions(name):
        moves = at.game.moves(at.view, seat)
        barred = refused_under(at, seat, "en", verb)
        if not barred or any(move.startswith(f"{verb} ") for move in moves):
            continue
        for typed in ("x", "", "5 3", "12345", "*"):
            with pytest.raises(IllegalMove) as refused:
                pick_choice(at, seat, typed, "en", verb)
            if refused.value.text.key == "error-none-of-verb":
                shown = Localizer(words_in("en", name), NAMES).refuse(refused.value.text)
                assert f"“{verb}”" in shown
                assert offered_under(at, seat, "en")[0].name in shown
                met += 1
        if met > 20:
            break
    assert met
