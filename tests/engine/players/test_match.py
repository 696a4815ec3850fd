"""Matches: rotating seats, shares of wins, output."""

from __future__ import annotations

import json

import pytest

from engine.cli.main import main
from engine.cli.match_play import PlayedGame, pairings
from engine.cli.match_results import distinct_games, interval, match_results

Captured = pytest.CaptureFixture[str]


def test_seats_rotate_and_the_last_player_fills_the_rest() -> None:
    jobs = pairings("toy", ("hard", "medium"), 3, games=4, seed="s")
    assert [job.seating for job in jobs] == [(0, 1, 1), (1, 0, 1), (1, 1, 0), (0, 1, 1)]
    assert [job.seed for job in jobs] == ["s-0", "s-0", "s-0", "s-1"]


def test_a_shared_win_counts_as_a_fraction() -> None:
    played = [
        PlayedGame((0, 1, 1), (0.5, 0.5, 0.0), ((4.0, 2.0), (1.0,), ()), "a"),
        PlayedGame((1, 0, 1), (0.0, 1.0, 0.0), ((3.0,), (8.0,), ()), "b"),
    ]
    first, second = match_results(("hard", "medium"), played)
    assert (first.games, first.wins, first.share) == (2, 1.5, 0.75)
    assert (second.games, second.wins, second.share) == (4, 0.5, 0.125)
    assert (first.cpu_ms_p50, first.cpu_ms_p95) == (4.0, 8.0)


def test_a_game_that_is_played_again_is_not_counted() -> None:
    """Where others sat in the same game, it says something about them."""
    first = PlayedGame((0, 1), (1.0, 0.0), ((1.0,), (1.0,)), "a")
    swapped = first._replace(seating=(1, 0))
    other = first._replace(moves_hash="b", win_shares=(0.0, 1.0))
    slower = first._replace(cpu_ms=((3.0,), (3.0,)))
    assert len(distinct_games([first, swapped, other, slower])) == 3
    table = match_results(("hard", "frozen"), distinct_games([first, first, other]))
    assert [(one.games, one.wins) for one in table] == [(2, 1.0), (2, 1.0)]


def test_the_interval_is_wilsons() -> None:
    assert interval(80, 100) == pytest.approx((0.7112, 0.8666), abs=1e-4)
    assert interval(10, 10) == pytest.approx((0.7225, 1.0), abs=1e-4)


def test_the_command_prints_json_or_text(capsys: Captured) -> None:
    call = ["match", "toy", "--players", "medium,random", "--seats", "2", "--games", "6"]
    assert main([*call, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    plain = found["players"]
    assert (found["games"], found["distinct"]) == (6, 6)
    assert [sorted(one) for one in plain] == [
        sorted(("name", "games", "wins", "share", "low", "high", "cpu_ms_p50", "cpu_ms_p95"))
    ] * 2
    assert [one["name"] for one in plain] == ["medium", "random"]
    assert sum(one["wins"] for one in plain) == 6
    assert main([*call, "--jobs", "1"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(f"medium: {plain[0]['wins']:g} of 6 (")
    assert lines[1].startswith("random: ")
    assert lines[2:] == ["6 of 6 games were distinct"]
    call[3] = "middle,random"
    assert main([*call, "--jobs", "1"]) == 0
    assert capsys.readouterr().out.startswith("medium: "), "the old name is read"


def test_the_frozen_player_is_an_opponent(capsys: Captured) -> None:
    call = ["match", "toy", "--players", "hard,frozen", "--seats", "2", "--games", "2"]
    assert main([*call, "--json", "--jobs", "1"]) == 0
    plain = json.loads(capsys.readouterr().out)["players"]
    assert [(one["name"], one["games"]) for one in plain] == [("hard", 2), ("frozen", 2)]
    assert sum(one["wins"] for one in plain) == 2


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--players", "medium,cunning", "--seats", "2"], "unknown player “cunning”"),
        (["--players", "easy,easy,easy", "--seats", "2"], "3 players are too many for 2 seats"),
        (["--players", "easy", "--seats", "9"], "players, not 9"),
    ],
)
def test_an_invalid_match_prints_one_line(
    arguments: list[str], says: str, capsys: Captured
) -> None:
    try:
        code = main(["match", "toy", *arguments])
    except SystemExit as stop:
        code = int(stop.code or 0)
    out, err = capsys.readouterr()
    assert (code, out, err.count("\n")) == (2, "", 1)
    assert says in err
