"""Whole games played by readers of texts alone, in each language."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.contract import random_move
from engine.core.text import LANGUAGES
from engine.emperor import GAME
from engine.emperor.data import SEAT_COUNTS
from engine.emperor.state import EmperorState

from .gather import CATALOGUES, game
from .reader import LEXICONS, Label, Reader

NAMES = ("Anna", "小明", "Björn", "ゆき")


def board(state: EmperorState, language: str, viewer: int | None = None) -> str:
    texts = CATALOGUES[language]
    sections = GAME.words.board(GAME.view(state, viewer), viewer)
    lines = [line for section in sections for line in (section.title, *section.lines)]
    return "\n".join(texts.format(line, NAMES) for line in lines)


def read_and_choose(state: EmperorState, seat: int, language: str) -> str:
    """The choice of somebody who reads that language, told nothing but texts."""
    texts, view = CATALOGUES[language], GAME.view(state, seat)
    labels = []
    for choice in GAME.legal(state, seat):
        offer = GAME.words.offer(view, seat, choice)
        effect = texts.format(offer.effect, NAMES) if offer.effect else ""
        name, group = texts.format(offer.name, NAMES), texts.format(offer.group, NAMES)
        labels.append(Label(offer.code, name, effect, group))
    return GAME.legal(state, seat)[Reader(NAMES[seat], LEXICONS[language]).choose(labels)]


@cache
def game_read_in(language: str) -> tuple[EmperorState, tuple[str, ...]]:
    """How a game of four readers of one language ended, and their moves."""
    state = GAME.new(4, {}, Chance.from_seed("readers"))
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


def test_a_reader_does_what_there_is_to_do() -> None:
    state, moves = game_read_in("en")
    verbs = {move.split()[1] for move in moves}
    assert {"buy", "use", "place", "city", "doctor", "marry", "vote", "winner"} <= verbs
    assert min(state.vp) > 5


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_final_board_tells_how_it_ended(language: str) -> None:
    state, _ = game_read_in(language)
    text = board(state, language)
    for seat, score in enumerate(GAME.outcome(state).scores):
        points = CATALOGUES[language].say("emperor-amount-vp", count=score)
        assert f"{NAMES[seat]}: {points}" in text or f"{NAMES[seat]}：{points}" in text
    winners = [NAMES[seat] for seat in GAME.outcome(state).winners]
    assert all(name in text.split("\n")[2] for name in winners)


def test_a_reader_beats_random_players() -> None:
    """Most games of eight, and by far; a ballot or two may still go wrong."""
    won, points = 0, Counter[bool]()
    for seed in range(8):
        state = GAME.new(4, {}, Chance.from_seed(str(seed)))
        chance = Chance.from_seed(f"random {seed}")
        while state.stack:
            seat, choice = random_move(GAME, state, chance)
            if seat == 0:
                choice = read_and_choose(state, seat, "en")
            GAME.apply(state, seat, choice)
        won += GAME.outcome(state).winners == (0,)
        points += Counter({True: 3 * state.vp[0], False: sum(state.vp[1:])})
    assert won > 4
    assert points[True] > 1.5 * points[False]


def told(state: EmperorState) -> Any:
    """Everything of a position a text board must tell."""
    plain = state.to_json()
    for name in ("stack", "chance", "reveals"):
        del plain[name]
    for electorate in plain["electorates"].values():
        electorate["places"] = sorted(map(str, electorate["places"]))
        electorate["cities"] = sorted(map(str, electorate["cities"]))
    for player in plain["players"]:
        del player["points"]  # told by the score
    if plain["phase"] != 4:
        del plain["passed"]
    else:
        plain["passed"].sort()
    plain["used"].sort()
    return plain


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_changes_is_on_the_board(language: str) -> None:
    """Positions that differ have boards that differ: a blind player is told everything."""
    seen: dict[str, tuple[Any, Any]] = {}
    for number in (0, 2):
        for state in game(SEAT_COUNTS[number], f"boards {number}"):
            text = board(state, language)
            asked = state.stack[-1] if state.stack else None
            before = seen.setdefault(f"{number} {text}", (told(state), asked))
            assert before[0] == told(state)
    assert len(seen) > 250


def test_a_ballot_is_on_nobody_elses_board() -> None:
    """§11.13: neither on the public board nor on another's; its voter reads it."""
    met = Counter[str]()
    for number in range(8):
        for state in game(4, f"ballots {number}"):
            frame = state.stack[-1] if state.stack else ("", 0)
            if frame[0] != "ballot":
                continue
            for voter, answer in zip(frame[2], frame[3], strict=True):
                if answer is None:
                    continue
                met[answer] += 1
                other = state.copy()
                swapped = tuple(
                    {"emperor": "rival", "rival": "emperor"}[a] if s == voter else a
                    for s, a in zip(frame[2], frame[3], strict=True)
                )
                other.stack[-1] = (*frame[:3], swapped)
                for viewer in (None, *range(4)):
                    same = board(state, "en", viewer) == board(other, "en", viewer)
                    assert same == (viewer != voter)
    assert met["emperor"] > 2
    assert met["rival"] > 2
