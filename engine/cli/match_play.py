"""The games of a match: who sits where, and how the computer players play them."""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

from engine.core.chance import Chance
from engine.core.errors import EngineError
from engine.core.registry import game
from engine.players.agent import agent_for
from engine.players.frozen.agent import frozen_agent_for
from engine.players.strengths import FROZEN


class Pairing(NamedTuple):
    """One game of a match, with the number of the player in each seat."""

    game: str
    options: Mapping[str, str]
    players: tuple[str, ...]
    seating: tuple[int, ...]
    seed: str


class PlayedGame(NamedTuple):
    """The result of a game by seat: shares of the win, and CPU times of the decisions.

    ``moves_hash`` is the same only if the same game was played again, move for move.
    """

    seating: tuple[int, ...]
    win_shares: tuple[float, ...]
    cpu_ms: tuple[tuple[float, ...], ...]
    moves_hash: str


def pairings(
    name: str,
    who: Sequence[str],
    seats: int,
    *,
    games: int,
    seed: str,
    options: Mapping[str, str] | None = None,
) -> list[Pairing]:
    """Return the games of a match: each seed is used for one game per seat, with seats rotated.

    Raises:
        EngineError: the game does not have that many seats, or there are more players than seats.
    """
    full = game(name).full_options(seats, options or {})
    if len(who) > seats:
        raise EngineError(f"{len(who)} players are too many for {seats} seats")
    numbers = [min(seat, len(who) - 1) for seat in range(seats)]
    schedule = []
    for number in range(games):
        shift = number % seats
        seating = tuple(numbers[(seat - shift) % seats] for seat in range(seats))
        schedule.append(Pairing(name, full, tuple(who), seating, f"{seed}-{number // seats}"))
    return schedule


def play_out(schedule: Sequence[Pairing], processes: int) -> Iterable[PlayedGame]:
    """Play the games and return their results in order."""
    if min(processes, len(schedule)) == 1:
        return map(play_one, schedule)
    return _play_in_processes(schedule, processes)


def _play_in_processes(schedule: Sequence[Pairing], processes: int) -> Iterator[PlayedGame]:
    with ProcessPoolExecutor(min(processes, os.cpu_count() or 1)) as pool:
        yield from pool.map(play_one, schedule)


def play_one(pairing: Pairing) -> PlayedGame:
    """Play a game and time every real decision, including serialisation."""
    rules = game(pairing.game)
    state = rules.new(len(pairing.seating), pairing.options, Chance.from_seed(pairing.seed))
    cpu_ms: list[list[float]] = [[] for _ in pairing.seating]
    moves: list[str] = []
    while state.stack:
        seat = rules.to_move(state)[0]
        is_choice = len(rules.legal_choices(state, seat)) > 1
        view = rules.view(state, seat).to_json()
        begun = time.process_time()
        choice = _choice_of(pairing, view, seat, f"{pairing.seed}:{len(moves)}")
        if is_choice:
            cpu_ms[seat].append(1000 * (time.process_time() - begun))
        moves.append(f"{seat} {rules.move(state, choice)}")
        rules.apply(state, seat, choice)
    win_shares = rules.outcome(state).win_shares
    moves_hash = hashlib.sha256("\n".join(moves).encode()).hexdigest()
    return PlayedGame(pairing.seating, win_shares, tuple(map(tuple, cpu_ms)), moves_hash)


def _choice_of(pairing: Pairing, view: Mapping[str, Any], seat: int, seed: str) -> str:
    """Let the player in a seat choose."""
    player = pairing.players[pairing.seating[seat]]
    if player == FROZEN:
        return frozen_agent_for(pairing.game).act(view, seat, seed)
    return agent_for(pairing.game).act(view, seat, player, seed).choice
