"""The example plays whole games in both ways and prints its rates."""

from __future__ import annotations

import sys

import pytest

from engine.adapters.random_games import directly, main, measure, with_env

NAME = "caylus1303"


def test_both_ways_play_whole_games() -> None:
    for way in (directly, with_env):
        games, moves, _ = measure(way(NAME, 2), seconds=0.0)
        assert games == 1
        assert moves > 50


def test_the_rates_of_every_number_of_seats_are_printed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["random_games", NAME, "--seconds", "0"])
    main()
    lines = [line.split() for line in capsys.readouterr().out.splitlines()]
    assert lines[0] == ["game", "seats", "games/min", "moves/s"]
    assert [line[:2] for line in lines[1:]] == [[NAME, str(seats)] for seats in (2, 3, 4, 5)]
    assert all(int(line[2].replace(",", "")) > 0 for line in lines[1:])
