"""``python -m tests.learn GAME``: self-play, a regression, a trial against earlier weights.

Writes ``engine/<game>/weights.json`` after each generation that won. Needs NumPy (the extra
``learn``). With three generations in a row that brought nothing it stops.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from engine.core.registry import game, game_names
from engine.players.judge import Weights, brought

from .fit import fitted, reliability, vector, weights_of
from .selfplay import Seen, Table

_ROOT = Path(__file__).parents[2]
_STEPS = (1.0, 0.5)
"""How far a trial goes from the old weights to the fitted ones."""
_POOL = 3
_PATIENCE = 3


def main() -> None:
    """Learn."""
    asked = _asked()
    rules, has = game(asked.game), brought(asked.game)
    table = Table(rules, has)
    pool, idle = [has.weights], 0
    seats = (rules.seat_counts[0], rules.seat_counts[-1])
    kept: list[Seen] = []
    for generation in range(asked.generations):
        seed = f"{asked.seed}-{generation}"
        games = [
            table.learn_from(pool[-1], seats[i % 2], f"{seed}-{i}") for i in range(asked.games)
        ]
        kept = [*kept[-asked.games :], *games]
        new, won = _best_step(table, pool, fitted(pool[-1], kept), seats, asked.trial, seed)
        print(f"generation {generation + 1}: {won}", flush=True)
        if new is None:
            idle += 1
            if idle == _PATIENCE:
                break
            continue
        idle = 0
        pool.append(new)
        _write(asked, new, {"seed": seed, "games": asked.games, "won": won})
    held = [
        table.learn_from(pool[-1], seats[0], f"held-{asked.seed}-{i}") for i in range(asked.held)
    ]
    _show_reliability(pool[-1], held)


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.learn", description=__doc__)
    parser.add_argument("game", choices=game_names())
    parser.add_argument("--generations", type=int, default=8)
    parser.add_argument("--games", type=int, default=200, help="to learn from, a generation (200)")
    parser.add_argument("--trial", type=int, default=100, help="in each trial (100)")
    parser.add_argument("--held", type=int, default=200, help="to see how true promises are (200)")
    parser.add_argument("--seed", default="learn")
    return parser.parse_args()


def _best_step(
    table: Table,
    pool: Sequence[Weights],
    goal: Weights,
    seats: Sequence[int],
    games: int,
    seed: str,
) -> tuple[Weights | None, dict[str, list[float]]]:
    """The first step that wins with 2 seats and with the most; and what each trial brought."""
    old = vector(pool[-1])
    told: dict[str, list[float]] = {}
    for step in _STEPS:
        new = weights_of(old + step * (vector(goal) - old))
        shares = []
        for count in seats:
            found = list(table.challenge(new, pool[-_POOL:], count, games, f"{seed}-trial"))
            shares.append(round(sum(found) * count / len(found) / 2, 3))
        told[f"step {step}"] = shares
        if min(shares) >= 0.5 and sum(shares) > 1.06:
            return new, told
    return None, told


def _write(asked: argparse.Namespace, weights: Weights, entry: dict[str, Any]) -> None:
    path = _ROOT / "engine" / asked.game / "weights.json"
    plain = json.loads(path.read_text(encoding="utf-8"))
    plain["weights"] = weights.plain(brought(asked.game).valuing.names)
    date = datetime.now(UTC).date().isoformat()
    plain.setdefault("learnt", []).append({"date": date, **entry})
    path.write_text(_text(plain), encoding="utf-8")


def _text(plain: dict[str, Any]) -> str:
    """A line for each feature and each generation."""
    parts = []
    for key, value in plain.items():
        if isinstance(value, dict):
            lines = ",\n".join(f"    {json.dumps(k)}: {json.dumps(v)}" for k, v in value.items())
            parts.append(f'  "{key}": {{\n{lines}\n  }}')
        elif isinstance(value, list):
            lines = ",\n".join(f"    {json.dumps(one)}" for one in value)
            parts.append(f'  "{key}": [\n{lines}\n  ]')
        else:
            parts.append(f'  "{key}": {json.dumps(value)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _show_reliability(weights: Weights, held: Sequence[Seen]) -> None:
    """Promised chance, kept chance, a bar for each."""
    bins, error = reliability(weights, held)
    print(f"promised  kept   positions of {len(held)} games nobody learnt from")
    for one in bins:
        print(
            f"{one.promised:7.1%} {one.kept:7.1%} {one.positions:7}  {'█' * round(40 * one.kept)}"
        )
    print(f"expected calibration error {error:.1%}")


if __name__ == "__main__":
    main()
