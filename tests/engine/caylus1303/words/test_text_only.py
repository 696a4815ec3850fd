"""A whole game can be played from texts alone, in every language."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from engine.caylus1303 import GAME
from engine.caylus1303.state import Caylus1303State
from engine.core.chance import Chance
from engine.core.contract import random_move
from engine.core.text import LANGUAGES

from .gather import CATALOGUES
from .lexicon import LEXICONS
from .reader import Label, Page, Reader

NAMES = ("Ann", "小雨", "Björn", "ゆき")


def board(state: Caylus1303State, seat: int | None, language: str) -> list[Page]:
    texts = CATALOGUES[language]
    return [
        Page(
            texts.format(section.title, NAMES),
            tuple(texts.format(line, NAMES) for line in section.lines),
        )
        for section in GAME.words.board(GAME.view(state, seat), seat)
    ]


def labels(state: Caylus1303State, seat: int, language: str) -> dict[Label, str]:
    """What the seat can read of its choices, and the word behind each."""
    texts = CATALOGUES[language]
    found = {}
    for choice in GAME.legal(state, seat):
        offer = GAME.words.offer(GAME.view(state, seat), seat, choice)
        effect = texts.format(offer.effect, NAMES) if offer.effect is not None else ""
        name, group = texts.format(offer.name, NAMES), texts.format(offer.group, NAMES)
        found[Label(offer.code, name, effect, group)] = choice
    assert len(found) == len(GAME.legal(state, seat))
    return found


def read_and_choose(state: Caylus1303State, seat: int, language: str) -> str:
    """The choice of somebody who reads that language, told nothing but texts."""
    view = GAME.view(state, seat)
    prompt = CATALOGUES[language].format(GAME.words.prompt(view, seat), NAMES)
    offered = labels(state, seat, language)
    reader = Reader(NAMES[seat], LEXICONS[language])
    chosen = reader.choose(prompt, list(offered), lambda: board(state, seat, language))
    return list(offered.values())[chosen]


def play(seats: int, seed: str, decide: Callable[[Caylus1303State, int], str]) -> Caylus1303State:
    state = GAME.new(seats, {}, Chance.from_seed(seed))
    while state.stack:
        seat = state.stack[-1][1]
        GAME.apply(state, seat, decide(state, seat))
    return state


@cache
def game_read_in(language: str) -> tuple[Caylus1303State, tuple[str, ...]]:
    """How a game of three readers of one language ended, and their moves."""
    moves: list[str] = []

    def decide(state: Caylus1303State, seat: int) -> str:
        choice = read_and_choose(state, seat, language)
        moves.append(GAME.move(state, choice))
        return choice

    return play(3, "a", decide), tuple(moves)


@pytest.mark.parametrize("language", LANGUAGES)
def test_readers_of_each_language_play_the_same_game(language: str) -> None:
    """They know the same facts, so they make the same moves: no language tells less or other."""
    _, moves = game_read_in(language)
    _, english = game_read_in("en")
    assert moves == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_final_board_tells_how_it_ended(language: str) -> None:
    state, _ = game_read_in(language)
    outcome = GAME.outcome(state)
    lines = [line for page in board(state, None, language) for line in page.lines]
    for seat, score in enumerate(outcome.scores):
        points = CATALOGUES[language].say("caylus1303-amount-point", count=score)
        assert any(NAMES[seat] in line and line.endswith(points) for line in lines)
    winner = NAMES[outcome.winners[0]]
    assert any(winner in line for line in lines if LEXICONS[language].winners[:2] in line)


def test_a_reader_builds_delivers_and_takes_favours() -> None:
    state, moves = game_read_in("en")
    verbs = {move.split()[0] for move in moves}
    assert {"place", "pass", "provost", "build", "deliver", "favour", "take", "activate"} <= verbs
    assert min(state.pp) > 15


@pytest.mark.parametrize("seed", ["1", "2", "3"])
def test_a_reader_beats_random_players(seed: str) -> None:
    chance = Chance.from_seed("random " + seed)

    def decide(state: Caylus1303State, seat: int) -> str:
        if seat == 0:
            return read_and_choose(state, seat, "en")
        return random_move(GAME, state, chance)[1]

    state = play(4, seed, decide)
    assert GAME.outcome(state).winners == (0,)
