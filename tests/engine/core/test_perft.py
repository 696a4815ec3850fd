"""The command perft: it counts every sequence of moves once."""

from __future__ import annotations

import pytest

from engine.cli.main import main
from engine.cli.perft import perft
from engine.core.chance import Chance
from engine.core.contract import play_game
from tests.engine.toy import GAME

Captured = pytest.CaptureFixture[str]


def test_perft_counts_every_sequence(capsys: Captured) -> None:
    state = GAME.new(2, None, Chance.from_seed("7"))
    first = len(GAME.legal_choices(state, 0))
    second = 0
    for choice in GAME.legal_choices(state, 0):
        branch = state.copy()
        GAME.apply(branch, 0, choice)
        second += len(GAME.legal_choices(branch, GAME.to_move(branch)[0]))
    assert main(["perft", "toy", "--seats", "2", "--seed", "7", "--depth", "2"]) == 0
    assert capsys.readouterr().out == f"1: {first}\n2: {second}\n"


def test_perft_counts_sealed_answers_once_whatever_their_order() -> None:
    state = GAME.new(2, None, Chance.from_seed("7"))
    for seat in (0, 1):
        GAME.apply(state, seat, "pass")
    assert perft(GAME, state, 2) == 9
    assert perft(GAME, state, 0) == 1


def test_perft_finds_nothing_after_the_end() -> None:
    state, _ = play_game(GAME, 2, {}, "7")
    assert perft(GAME, state, 1) == 0
