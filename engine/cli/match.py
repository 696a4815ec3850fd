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
from engine.players.strengths import FROZEN, RANDOM, STRENGTHS, current_name

PLAYERS = (*STRENGTHS, RANDOM, FROZEN)
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

    ``moves_hash`` is the same only if the same game was played again, move for move.
    """

    seating: tuple[int, ...]
    win_shares: tuple[float, ...]
    cpu_ms: tuple[tuple[float, ...], ...]
    moves_hash: str


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
        commands, "match", _play_match, f"{EXAMPLE_GAME} --players hard,medium --seats 2 --games 20"
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


def _play_match(args: argparse.Namespace) -> int:
    """Play games between computer players with rotating seats, and print wins and CPU times.

    A game that is move for move the same as an earlier one counts only once.
    """
    schedule = pairings(
        args.game,
        args.players,
        args.seats,
        games=args.games,
        seed=args.seed,
        options=dict(args.option),
    )
    played = list(progress(play_out(schedule, args.jobs), len(schedule), "games"))
    distinct = distinct_games(played)
    results = match_results(args.players, distinct)
    if args.json:
        counts = {"games": len(played), "distinct": len(distinct)}
        print(json.dumps({**counts, "players": [result._asdict() for result in results]}))
        return 0
    for result in results:
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


def distinct_games(played: Iterable[PlayedGame]) -> list[PlayedGame]:
    """Leave out games in which the same players made the same moves as in an earlier one."""
    return list({(each.seating, each.moves_hash): each for each in played}.values())


def match_results(who: Sequence[str], played: Sequence[PlayedGame]) -> list[MatchResult]:
    """Return the result of each player over these games, which should be distinct."""
    return [_result_of(name, number, played) for number, name in enumerate(who)]


def _result_of(name: str, number: int, played: Sequence[PlayedGame]) -> MatchResult:
    """Return the result of the player with that number."""
    win_shares: list[float] = []
    cpu_ms: list[float] = []
    for each in played:
        for seat, player in enumerate(each.seating):
            if player == number:
                win_shares.append(each.win_shares[seat])
                cpu_ms += each.cpu_ms[seat]
    wins, games = sum(win_shares), len(win_shares)
    low, high = interval(wins, games)
    return MatchResult(
        name,
        games,
        round(wins, 3),
        share=round(wins / games, 4),
        low=round(low, 4),
        high=round(high, 4),
        cpu_ms_p50=round(_quantile(cpu_ms, 0.5), 3),
        cpu_ms_p95=round(_quantile(cpu_ms, 0.95), 3),
    )


def interval(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval for a share."""
    share = wins / games
    z = _Z_95
    centre = share + z * z / (2 * games)
    margin = z * sqrt(share * (1 - share) / games + z * z / (4 * games * games))
    divisor = 1 + z * z / games
    return max(0.0, (centre - margin) / divisor), min(1.0, (centre + margin) / divisor)


def _quantile(values: Sequence[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0
