"""The results of a match: wins with their confidence interval, and CPU times."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import sqrt
from typing import NamedTuple

from engine.cli.match_play import PlayedGame

_Z_95 = 1.96
"""Standard deviations on either side that contain 95 % of a normal distribution."""


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
        cpu_ms_p50=round(_quantile_of(cpu_ms, 0.5), 3),
        cpu_ms_p95=round(_quantile_of(cpu_ms, 0.95), 3),
    )


def interval(wins: float, games: int) -> tuple[float, float]:
    """Return Wilson's 95 % interval for a share."""
    share = wins / games
    centre = share + _Z_95**2 / (2 * games)
    margin = _Z_95 * sqrt(share * (1 - share) / games + _Z_95**2 / (4 * games * games))
    divisor = 1 + _Z_95**2 / games
    return max(0.0, (centre - margin) / divisor), min(1.0, (centre + margin) / divisor)


def _quantile_of(values: Sequence[float], part: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0
