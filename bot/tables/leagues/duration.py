"""Predict from the clocks how long the tables of a season take."""

from __future__ import annotations

import math
from functools import cache

from bot.tables.domain.errors import TableError
from bot.tables.domain.time_control import DAY, TimeControl, time_control_named
from engine.core import Chance, game

TIME_USED = 0.5
"""The part of the grace time that a turn takes on average."""
AWAKE = 16 / 24
"""The part of a day that counts on the clocks: nights do not."""
SAMPLE_SEED = "how many turns a game has"


def require_clock(time_control: str) -> TimeControl:
    """Return a time control; raise ``TableError`` for tables without a clock."""
    clock = time_control_named(time_control)
    if clock is None:
        raise TableError.because("league-needs-clock")
    return clock


def predicted_days(game_name: str, seats: int, time_control: str) -> int:
    """Return how many days a game takes: all its turns one after another, and one time bank."""
    clock = require_clock(time_control)
    playing = turns(game_name, seats) * clock.grace * TIME_USED / AWAKE
    return math.ceil((playing + clock.bank) / DAY)


@cache
def turns(game_name: str, seats: int) -> int:
    """Return how often a game asks another player, counted in a game that autopilot plays."""
    rules = game(game_name)
    state = rules.new(seats, rules.full_options(seats, {}), Chance.from_seed(SAMPLE_SEED))
    asked: set[int] = set()
    count = 0
    while not state.over:
        movers = rules.to_move(state)
        count += len({*movers} - asked)
        asked = {*movers}
        choice = rules.default(rules.view(state, movers[0]), movers[0])
        rules.apply_unchecked(state, movers[0], choice)
    return count
