"""Random decisions per second and the time of a copy, against catanatron on the same core."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from catanatron.game import TURNS_LIMIT
from catanatron.game import Game as Catan
from catanatron.models.player import Color, RandomPlayer

from bot.bench.clock import one_core, rates
from bot.bench.games import middle_state, play, random_picker
from bot.bench.report import Row, budget, higher_is_better, lower_is_better
from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.registry import game, game_names

AT_LEAST = 2
COPY_MICROSECONDS = 10
COPIES = 200


def measure() -> Iterator[Row]:
    """Measure every game with the fewest and most players; catanatron with as many as it allows."""
    one_core()
    for name in game_names():
        rules = game(name)
        counts = sorted({max(3, rules.seat_counts[0]), rules.seat_counts[-1]})
        for seats in counts:
            found = rates({"ours": _played(rules, seats), "theirs": _catan_played(min(seats, 4))})
            what = f"{name}, {seats} seats: random decisions"
            yield higher_is_better(what, "a second", found["ours"], found["theirs"], AT_LEAST)
        seats = rules.seat_counts[-1]
        state, catan = middle_state(rules, seats), _catan_middle(min(seats, 4))
        found = rates({"ours": _copied(state), "theirs": _copied(catan)}, seconds=0.5)
        ours, theirs = 1e6 / found["ours"], 1e6 / found["theirs"]
        yield lower_is_better(f"{name}, {seats} seats: copy of a state", "µs", ours, theirs)
        yield budget(f"{name}, {seats} seats: copy of a state", "µs", ours, COPY_MICROSECONDS)


def _played(rules: Game[Any], seats: int) -> Callable[[], int]:
    seeds = iter(range(1_000_000))
    pick = random_picker(1)

    def played() -> int:
        state = rules.new(seats, None, Chance(next(seeds)))
        return play(rules, state, pick, rules.max_decisions)

    return played


def _catan(players: int) -> Any:
    return Catan([RandomPlayer(color) for color in list(Color)[:players]])


def _catan_played(players: int) -> Callable[[], int]:
    def play() -> int:
        catan, done = _catan(players), 0
        while catan.winning_color() is None and catan.state.num_turns < TURNS_LIMIT:
            catan.play_tick()
            done += 1
        return done

    return play


def _catan_middle(players: int) -> Any:
    catan = _catan(players)
    while catan.state.num_turns < 100 and catan.winning_color() is None:
        catan.play_tick()
    return catan


def _copied(state: Any) -> Callable[[], int]:
    def copy() -> int:
        for _ in range(COPIES):
            state.copy()
        return COPIES

    return copy
