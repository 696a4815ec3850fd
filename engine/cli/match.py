"""``match``: let computer players of different strengths play against each other."""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import time
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from typing import Any, NamedTuple

from engine.cli.arguments import EXAMPLE_GAME, Commands, add_command, add_table, positive_int
from engine.cli.play import add_jobs
from engine.cli.progress import progress
from engine.core.chance import Chance
from engine.core.errors import EngineError
from engine.core.registry import game
from engine.players.agent import agent_for
from engine.players.frozen.agent import frozen_agent_for
from engine.players.strengths import EXPERT, FROZEN, RANDOM, STRENGTHS, current_name

PLAYERS = (*STRENGTHS, EXPERT, RANDOM, FROZEN)
"""The players that can be measured."""

_Z_95 = 1.96
"""Standard deviations on either side that contain 95 % of a normal distribution."""


class Pairing(NamedTuple):
    """One game of a match, with the number of the player in each seat."""

    game: str
    options: Mapping[str, str]
    players: tuple[str, ...]
    seating: tuple[int, ...]
    seed: str


class PlayedGame(NamedTuple):
    """The result of a game by seat: shares of the win, and CPU times of the decisions.

    ``moves`` is a hash of all moves: the same only if the same game was played again.
    """

    seating: tuple[int, ...]
    shares: tuple[float, ...]
    cpu_ms: tuple[tuple[float, ...], ...]
    moves: str


class MatchResult(NamedTuple):
    """A player's result: games (one per seat it had), wins, 95 % interval, CPU per decision.

    A shared win counts as a fraction. The interval is Wilson's.
    """

    name: str
    games: int
    wins: float
    share: float
    low: float
    high: float
    cpu_ms_p50: float
    cpu_ms_p95: float


def add(commands: Commands) -> None:
    """Add the command to the parser."""
    parser = add_command(
        commands, "match", _match, f"{EXAMPLE_GAME} --players hard,medium --seats 2 --games 20"
    )
    add_table(parser)
    parser.add_argument(
        "--players",
        type=players,
        required=True,
        metavar="A,B,…",
        help=f"{', '.join(PLAYERS)}; the last one takes the remaining seats",
    )
    parser.add_argument(
        "--games", type=positive_int, default=20, help="number of games (default: 20)"
    )
    parser.add_argument("--json", action="store_true", help="print JSON")
    add_jobs(parser)


def players(text: str) -> tuple[str, ...]:
    """Parse strengths separated by commas."""
    names = tuple(map(current_name, text.split(",")))
    if unknown := set(names) - {*PLAYERS}:
        known = ", ".join(PLAYERS)
        raise argparse.ArgumentTypeError(f"unknown player “{unknown.pop()}”; choose from {known}")
    return names


def _match(args: argparse.Namespace) -> int:
    """Play games between computer players with rotating seats, and print wins and CPU times.

    A game that is move for move the same as an earlier one counts only once.
    """
    jobs = pairings(args.game, args.players, args.seats, args.games, args.seed, dict(args.option))
    played = list(progress(play_out(jobs, args.jobs), len(jobs), "games"))
    distinct = distinct_games(played)
    table = match_results(args.players, distinct)
    if args.json:
        counts = {"games": len(played), "distinct": len(distinct)}
        print(json.dumps({**counts, "players": [result._asdict() for result in table]}))
        return 0
    for result in table:
        print(
            f"{result.name}: {result.wins:g} of {result.games} ({result.share:.1%},"
            f" 95 %: {result.low:.1%} to {result.high:.1%}),"
            f" CPU per decision {result.cpu_ms_p50:.2f} ms,"
            f" p95 {result.cpu_ms_p95:.2f} ms"
        )
    print(f"{len(distinct)} of {len(played)} games were distinct")
    return 0


def pairings(
    name: str,
    who: Sequence[str],
    seats: int,
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
    made = []
    for number in range(games):
        shift = number % seats
        seating = tuple(numbers[(seat - shift) % seats] for seat in range(seats))
        made.append(Pairing(name, full, tuple(who), seating, f"{seed}-{number // seats}"))
    return made


def play_out(jobs: Sequence[Pairing], cores: int) -> Iterable[PlayedGame]:
    """Play the games and return their results in order."""
    if min(cores, len(jobs)) == 1:
        return map(play_one, jobs)
    return _in_processes(jobs, cores)


def _in_processes(jobs: Sequence[Pairing], cores: int) -> Iterator[PlayedGame]:
    with ProcessPoolExecutor(min(cores, os.cpu_count() or 1)) as pool:
        yield from pool.map(play_one, jobs)


def play_one(job: Pairing) -> PlayedGame:
    """Play a game and time every real decision, including serialisation."""
    rules = game(job.game)
    state = rules.new(len(job.seating), job.options, Chance.from_seed(job.seed))
    cpu: list[list[float]] = [[] for _ in job.seating]
    moves: list[str] = []
    while state.stack:
        seat = rules.to_move(state)[0]
        several = len(rules.legal_choices(state, seat)) > 1
        view = rules.view(state, seat).to_json()
        begun = time.process_time()
        choice = _choice_of(job, view, seat, f"{job.seed}:{len(moves)}")
        if several:
            cpu[seat].append(1000 * (time.process_time() - begun))
        moves.append(f"{seat} {rules.move(state, choice)}")
        rules.apply(state, seat, choice)
    won = rules.outcome(state).winners
    parts = tuple(1 / len(won) if seat in won else 0.0 for seat in range(len(job.seating)))
    text = hashlib.sha256("\n".join(moves).encode()).hexdigest()
    return PlayedGame(job.seating, parts, tuple(map(tuple, cpu)), text)


def _choice_of(job: Pairing, view: Mapping[str, Any], seat: int, seed: str) -> str:
    """Let the player in a seat choose."""
    player = job.players[job.seating[seat]]
    if player == FROZEN:
        return frozen_agent_for(job.game).act(view, seat, seed)
    return agent_for(job.game).act(view, seat, player, seed).choice


def distinct_games(played: Iterable[PlayedGame]) -> list[PlayedGame]:
    """Leave out games in which the same players made the same moves as in an earlier one."""
    return list(
        {(game_played.seating, game_played.moves): game_played for game_played in played}.values()
    )


def match_results(who: Sequence[str], played: Sequence[PlayedGame]) -> list[MatchResult]:
    """Return the result of each player over these games, which should be distinct."""
    return [_result_of(name, number, played) for number, name in enumerate(who)]


def _result_of(name: str, number: int, played: Sequence[PlayedGame]) -> MatchResult:
    """Return the result of the player with that number."""
    parts: list[float] = []
    cpu: list[float] = []
    for game_played in played:
        for seat, player in enumerate(game_played.seating):
            if player == number:
                parts.append(game_played.shares[seat])
                cpu += game_played.cpu_ms[seat]
    low, high = interval(sum(parts), len(parts))
    return MatchResult(
        name,
        len(parts),
        round(sum(parts), 3),
        round(sum(parts) / len(parts), 4),
        round(low, 4),
        round(high, 4),
        round(_quantile(cpu, 0.5), 3),
        round(_quantile(cpu, 0.95), 3),
    )


def interval(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval for a share."""
    share = wins / games
    z = _Z_95
    middle = share + z * z / (2 * games)
    reach = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    below = 1 + z * z / games
    return max(0.0, (middle - reach) / below), min(1.0, (middle + reach) / below)


def _quantile(figures: Sequence[float], part: float) -> float:
    ordered = sorted(figures)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0
