"""``docs/ladder.md``, from the ladder's rows and the description of the weights."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from engine.core.registry import game, game_names
from engine.core.words.catalogue import catalogue

ROOT = Path(__file__).parents[3]
PAGE = ROOT / "docs" / "ladder.md"
_NO_SIMULATIONS = "–"
"""The cell of players that do not simulate."""
_INTRO = """# How strong the computer players are

Made by `make ladder` (`python -m engine ladder`); not written by hand.
[computer-players.md](computer-players.md) describes how they play.

## The ladder

The seats rotate, with the same seeds for each rotation. A shared win counts as its share. The
interval is Wilson's, 95 %: **with few games it is wide, and only its lower end is promised**. A
game that is move for move the same as an earlier one is not counted; rows measured before 28
November 2026 count them too. CPU is that of one decision of the player named first, on one core of
plain CPython. The hard player made the given number of simulations per decision, which may be fewer
than it makes at a table.

| Game | Players | Seats | Games | Won | 95 % | Bar | CPU p50 | CPU p95 | Simulations |
|---|---|---|---|---|---|---|---|---|---|
"""
_CALIBRATED = """
## How accurate win probabilities are

The win probabilities that people see are fitted to games of medium players, for each number of
seats. Then they are compared with other games: the error is the mean difference between the
predicted and the actual share of wins (`python -m engine.learning GAME --calibrate`; at most 5 % is
accepted). The plots are in [reliability](reliability).

| Game | Date | Seed | Held-out games | Error |
|---|---|---|---|---|
"""
_LEARNT = """
## How the weights were learnt

The first weights were written by hand. Each generation learns from a number of games; then the new
weights play alone against the earlier ones, since November 27 also against the frozen player, with
2 seats and with the most. They are kept only if they win. The figures are multiples of a fair share
of wins: 1 is as good as the earlier weights. Between generations a feature may have changed, or a
weight been set by hand. Learning ends when three generations in a row bring no improvement.

| Game | Date | Seed | Games | 2 seats | Most seats | Kept |
|---|---|---|---|---|---|---|
"""


class Row(NamedTuple):
    """The result of one rung in one game.

    Attributes:
        title: the pairing in words.
        low: the lower end of the 95 % interval of the share of wins.
        high: its upper end.
        bar: the required share of wins.
        p50: the CPU milliseconds of half the decisions, at most.
        p95: the same for 95 % of them.
        simulations: those of a decision; 0 if nobody simulates.
    """

    game: str
    title: str
    seats: int
    games: int
    wins: float
    low: float
    high: float
    bar: float
    p50: float
    p95: float
    simulations: int

    @property
    def key(self) -> tuple[str, str, int]:
        """Return the key that identifies the row."""
        return self.game, self.title, self.seats

    def line(self) -> str:
        """Return the row of the page."""
        return (
            f"| {_game_title(self.game)} | {self.title} | {self.seats} | {self.games} |"
            f" {self.wins:g} ({self.wins / self.games:.0%}) | {self.low:.0%} to {self.high:.0%} |"
            f" {self.bar:.0%} | {self.p50:.1f} ms | {self.p95:.1f} ms |"
            f" {self.simulations or _NO_SIMULATIONS} |"
        )


_ROW = re.compile(
    r"\| (.+?) \| (.+?) \| (\d) \| (\d+) \| ([\d.]+) \(\d+%\) \| (\d+)% to (\d+)% \| (\d+)% \|"
    r" ([\d.]+) ms \| ([\d.]+) ms \| (\d+|–) \|"
)


def _game_title(name: str) -> str:
    return catalogue("en", game(name).package).say(f"{name}-title")


def read_rows(page: Path) -> dict[tuple[str, str, int], Row]:
    """Return the rows on the page."""
    names = {_game_title(name): name for name in game_names()}
    rows = {}
    for cells in _ROW.findall(page.read_text(encoding="utf-8")) if page.exists() else ():
        title, players, seats, games, wins, low, high, bar, p50, p95, simulations = cells
        row = Row(
            game=names[title],
            title=players,
            seats=int(seats),
            games=int(games),
            wins=float(wins),
            low=int(low) / 100,
            high=int(high) / 100,
            bar=int(bar) / 100,
            p50=float(p50),
            p95=float(p95),
            simulations=0 if simulations == _NO_SIMULATIONS else int(simulations),
        )
        rows[row.key] = row
    return rows


def write_page(rows: Mapping[tuple[str, str, int], Row]) -> str:
    """Return the page."""
    order = list(game_names())
    ladder = sorted(rows.values(), key=lambda row: order.index(row.game))
    lines = [_INTRO.rstrip("\n"), *(row.line() for row in ladder), "", *_simulation_lines(), ""]
    kept = [_CALIBRATED.strip("\n"), *_calibration_lines(), ""]
    return "\n".join([*lines, *kept, _LEARNT.strip("\n"), *_learning_lines(), ""])


def _read_weights(name: str) -> dict[str, object]:
    path = ROOT / "engine" / name / "weights.json"
    plain: dict[str, object] = json.loads(path.read_text(encoding="utf-8"))
    return plain


def _simulation_lines() -> Iterator[str]:
    counts = ", ".join(
        f"{_game_title(name)} {_read_weights(name)['simulations']}" for name in game_names()
    )
    yield f"Simulations of the hard player for a decision at a table: {counts}."


def _calibration_lines() -> Iterator[str]:
    for name in game_names():
        calibrated = _read_weights(name).get("calibrated", {})
        assert isinstance(calibrated, dict)
        if "error" in calibrated:
            date, seed, held = (calibrated[key] for key in ("date", "seed", "held"))
            yield f"| {_game_title(name)} | {date} | {seed} | {held} | {calibrated['error']:.1%} |"


def _learning_lines() -> Iterator[str]:
    for name in game_names():
        runs = _read_weights(name).get("learnt", [])
        assert isinstance(runs, list)
        for run in runs:
            two, most = list(run["won"].values())[-1]
            yield (
                f"| {_game_title(name)} | {run['date']} | {run['seed']} | {run['games']} |"
                f" {2 * two:.1f} | {2 * most:.1f} | {'yes' if run['kept'] else 'no'} |"
            )
