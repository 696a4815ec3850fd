"""CPU time of computer players between two questions of one person, over a whole game.

Without Discord and pictures: what an answer costs wherever the bot runs.
"""

from __future__ import annotations

import gc
import time
from typing import Any

from bot.tables.computer.decisions import effort
from bot.workers.thinking import TIME_LIMIT_S, out_of_time
from engine.core.chance import Chance
from engine.core.registry import game
from engine.players.agent import Agent, agent_for

PERSON = 0
PERSON_PLAYS = "medium"


def answers(name: str, seats: int, seed: int, every: int, strength: str) -> list[float]:
    """Return the seconds of sampled answers; in the rest of the game all players move fast."""
    rules, found = game(name), agent_for(name)
    state = rules.new(seats, None, Chance(seed))
    gc.disable()  # as the workers do
    seconds: list[float] = []
    stretch, number = 0, 0
    while state.stack:
        seat = rules.to_move(state)[0]
        number += 1
        if seat == PERSON or stretch % every:
            _take(found, state, seat, PERSON_PLAYS, f"{seed}:{number}")
            stretch += seat == PERSON
            continue
        seconds.append(_answer(found, state, strength, f"{seed}:{number}"))
        stretch += 1
        gc.collect()
    return seconds


def _answer(found: Agent, state: Any, strength: str, seed: str) -> float:
    """Let the computer players move until the person is asked; return how long they thought."""
    spent, in_a_row = 0.0, 0
    while state.stack and (seat := found.rules.to_move(state)[0]) != PERSON:
        part = effort(in_a_row, len(found.rules.legal_choices(state, seat)))
        begun = time.process_time()
        _take(found, state, seat, strength, f"{seed}:{in_a_row}", part)
        spent += time.process_time() - begun
        in_a_row += 1
    return spent


def _take(found: Agent, state: Any, seat: int, strength: str, seed: str, part: float = 1.0) -> None:
    view = found.rules.view(state, seat).to_json()
    stop = out_of_time(TIME_LIMIT_S * part)
    decision = found.act(view, seat, strength, seed, stop=stop, effort=part)
    found.rules.apply_unchecked(state, seat, decision.choice)
