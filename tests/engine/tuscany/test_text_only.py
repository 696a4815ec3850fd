"""Whole games played by readers of texts alone, in each language."""

from __future__ import annotations

from functools import cache

import pytest

from engine.core.chance import Chance
from engine.core.contract import random_move
from engine.core.text import LANGUAGES
from engine.tuscany import GAME
from engine.tuscany.state import TuscanyState
from tests.engine.tuscany.gather import CATALOGUES
from tests.engine.tuscany.reader import LEXICONS, Label, choose

NAMES = ("Anna", "小明", "ゆき")


def read_and_choose(state: TuscanyState, seat: int, language: str) -> str:
    """The choice of somebody who reads that language, told nothing but texts."""
    texts, view = CATALOGUES[language], GAME.view(state, seat)
    labels = []
    for choice in GAME.legal(state, seat):
        offer = GAME.words.offer(view, seat, choice)
        effect = texts.format(offer.effect, NAMES) if offer.effect else ""
        name, group = texts.format(offer.name, NAMES), texts.format(offer.group, NAMES)
        labels.append(Label(offer.code, name, effect, group))
    return GAME.legal(state, seat)[choose(LEXICONS[language], labels)]


@cache
def game_read_in(language: str) -> tuple[TuscanyState, tuple[str, ...]]:
    """How a game of three readers of one language ended, and their moves."""
    state = GAME.new(3, {}, Chance.from_seed("readers"))
    moves = []
    while state.stack:
        seat = GAME.owing(state)[0]
        choice = read_and_choose(state, seat, language)
        moves.append(f"{seat} {GAME.move(state, choice)}")
        GAME.apply(state, seat, choice)
    return state, tuple(moves)


@pytest.mark.parametrize("language", LANGUAGES)
def test_readers_of_each_language_play_the_same_game(language: str) -> None:
    """They know the same facts, so they make the same moves: no language tells less or other."""
    assert game_read_in(language)[1] == game_read_in("en")[1]


def test_a_reader_builds() -> None:
    state, moves = game_read_in("en")
    verbs = {move.split()[1] for move in moves}
    assert {"draw", "take", "place", "pay", "marble", "castle", "bonus"} <= verbs
    assert min(mask.bit_count() for mask in state.covered) > 15
    assert min(state.red) > 40


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_final_board_tells_how_it_ended(language: str) -> None:
    state, _ = game_read_in(language)
    texts = CATALOGUES[language]
    sections = GAME.words.board(GAME.view(state, None), None)
    lines = [texts.format(line, NAMES) for section in sections for line in section.lines]
    for seat in range(3):
        red = texts.say("tuscany-amount-red", count=state.red[seat])
        green = texts.say("tuscany-amount-green", count=state.green[seat])
        assert any(line.startswith(red) and green in line for line in lines)
    (winner,) = GAME.outcome(state).winners
    assert any(line.endswith(NAMES[winner]) for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_hand_tells_what_can_be_placed_and_paid(language: str) -> None:
    """Whenever a placement is legal, the hand names its space."""
    state = GAME.new(3, {}, Chance.from_seed("hands"))
    texts, met = CATALOGUES[language], 0
    while state.stack:
        seat = GAME.owing(state)[0]
        if state.stack[-1][0] == "ACTION":
            (told,) = [
                section
                for section in GAME.words.hand(GAME.view(state, seat), seat)
                if texts.format(section.title) == LEXICONS[language].hand
            ]
            lines = " ".join(texts.format(line, NAMES) for line in told.lines)
            for choice in state.legal:
                if "," in choice:
                    met += 1
                    assert str(state.map_of(seat).index[choice] + 1) in lines
        GAME.apply(state, seat, read_and_choose(state, seat, language))
    assert met > 40


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_reader_beats_random_players(seed: str) -> None:
    state, chance = GAME.new(4, {}, Chance.from_seed(seed)), Chance.from_seed("random " + seed)
    while state.stack:
        seat, choice = random_move(GAME, state, chance)
        if seat == 0:
            choice = read_and_choose(state, seat, "en")
        GAME.apply(state, seat, choice)
    assert GAME.outcome(state).winners == (0,)
