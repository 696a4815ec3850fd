"""Random decisions a second and the time of a copy, against catanatron on the same core."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from typing import Any

from catanatron.game import TURNS_LIMIT
from catanatron.game import Game as Catan
from catanatron.models.player import Color, RandomPlayer

from engine.core.chance import Chance
from engine.core.game import Game
from engine.core.registry import game, game_names
from tests.bench.clock import one_core, rates
from tests.bench.table import Row, budget, faster, quicker

AT_LEAST = 2
COPY_MICROSECONDS = 10
COPIES = 200


def measure() -> Iterator[Row]:
    """Fewest and most seats of every game; catanatron with as many players as it allows."""
    one_core()
    for name in game_names():
        rules = game(name)
        counts = sorted({max(3, rules.seat_counts[0]), rules.seat_counts[-1]})
        for seats in counts:
            found = rates({"ours": _played(rules, seats), "theirs": _catan_played(min(seats, 4))})
            what = f"{name}, {seats} seats: random decisions"
            yield faster(what, "a second", found["ours"], found["theirs"], AT_LEAST)
        state, catan = _middle(rules, 4), _catan_middle(4)
        found = rates({"ours": _copied(state), "theirs": _copied(catan)}, seconds=0.5)
        ours, theirs = 1e6 / found["ours"], 1e6 / found["theirs"]
        yield quicker(f"{name}, 4 seats: copy of a state", "µs", ours, theirs)
        yield budget(f"{name}, 4 seats: copy of a state", "µs", ours, COPY_MICROSECONDS)


def _played(rules: Game[Any], seats: int) -> Callable[[], int]:
    seeds = iter(range(1_000_000))
    pick = random.Random(1).random

    def play() -> int:
        state = rules.new(seats, None, Chance(next(seeds)))
        return _play(rules, state, pick, rules.longest)

    return play


def _play(rules: Game[Any], state: Any, pick: Callable[[], float], limit: int) -> int:
    """Random legal choices until the end or the limit; how many there were."""
    take, stack, done = rules.take, state.stack, 0
    while stack and done < limit:
        seat = stack[-1][1]
        if seat >= 0:
            legal = state.legal
        else:
            seat = rules.owing(state)[0]
            legal = rules.legal(state, seat)
        take(state, seat, legal[int(pick() * len(legal))])
        done += 1
    return done


def _middle(rules: Game[Any], seats: int) -> Any:
    """A state from the middle of a random game."""
    seats = min(seats, rules.seat_counts[-1])
    whole = _play(rules, rules.new(seats, None, Chance(1)), random.Random(2).random, rules.longest)
    state = rules.new(seats, None, Chance(1))
    _play(rules, state, random.Random(2).random, whole // 2)
    return state


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
