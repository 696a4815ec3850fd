"""``python -m engine.learning GAME``: league games, regression, and trials of the new weights.

Each generation writes ``engine/<game>/weights.json``: the new weights if they won, and the results
of the trials. Training stops after three generations without an improvement. Needs NumPy (extra
``learn``).
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from engine.core.registry import game, game_names
from engine.core.words.catalogue import catalogue
from engine.learning.calibration import (
    Bin,
    PartError,
    best_temperature,
    calibrated_bins,
    errors_by_part,
    games_of,
    plot,
)
from engine.learning.fingerprint import fingerprint
from engine.learning.fit import fit_weights, vector, weights_of
from engine.learning.league import League
from engine.learning.selfplay import SelfPlay, TrainingGame
from engine.learning.sprt import Verdict, sprt
from engine.players.evaluation import Weights, load_model

_ROOT = Path(__file__).parents[2]
_PLOTS = _ROOT / "docs" / "reliability"
_STEPS = (1.0, 0.5)
"""Step sizes from the old weights to the fitted ones."""
_EARLIER_WEIGHTS = 3
"""Number of the latest weights whose players take part in the league."""
_PATIENCE = 3
"""Training stops after this many generations without an improvement."""
_BAR_COLUMNS = 40


def main() -> None:
    """Train a game's weights."""
    args = _arguments()
    rules, model = game(args.game), load_model(args.game)
    self_play = SelfPlay(rules, model)
    if args.calibrate:
        _calibrate(args, self_play)
        return
    pool, without_improvement = [model.weights], 0
    recent: list[TrainingGame] = []
    for generation in range(args.generations):
        seed = f"{args.seed}-{generation}"
        league = League(self_play, pool[-_EARLIER_WEIGHTS:])
        games = league.training_games(pool[-1], rules.seat_counts, args.games, seed)
        recent = [*recent[-args.games :], *games]
        new, won = _best_step(league, pool[-1], fit_weights(pool[-1], recent), args.trial, seed)
        print(f"generation {generation + 1}: {won}", flush=True)
        if new is not None:
            pool.append(new)
        entry = {"seed": seed, "games": args.games, "won": won}
        _write(args, pool[-1], {**entry, "kept": new is not None})
        without_improvement = 0 if new is not None else without_improvement + 1
        if without_improvement == _PATIENCE:
            break
    _calibrate(args, SelfPlay(rules, model._replace(weights=pool[-1])))


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m engine.learning", description=__doc__)
    parser.add_argument("game", choices=game_names())
    parser.add_argument("--generations", type=int, default=8, help="at most this many (8)")
    parser.add_argument("--games", type=int, default=200, help="games per generation (200)")
    parser.add_argument("--trial", type=int, default=400, help="most games per trial (400)")
    parser.add_argument(
        "--warm",
        type=int,
        default=60,
        help="games per number of seats to fit temperatures to (60); 0: keep the temperatures",
    )
    parser.add_argument(
        "--held", type=int, default=200, help="games to check the win probabilities on (200)"
    )
    parser.add_argument("--seed", default="learn", help="random seed (learn)")
    parser.add_argument("--calibrate", action="store_true", help="learn nothing, only calibrate")
    return parser.parse_args()


def _best_step(
    league: League, old: Weights, goal: Weights, games: int, seed: str
) -> tuple[Weights | None, dict[str, list[float]]]:
    """Return the first step that is better for one number of seats and worse for none.

    Each step is tried with the fewest and the most seats. Also returns the shares of the wins per
    step, times half the number of seats: 0.5 is a fair share.
    """
    results: dict[str, list[float]] = {}
    counts = league.self_play.rules.seat_counts
    for step in _STEPS:
        new = weights_of(vector(old) + step * (vector(goal) - vector(old)))
        trials = {
            seats: sprt(league.trial(new, seats, games, f"{seed}-trial"), seats)
            for seats in (counts[0], counts[-1])
        }
        results[f"step {step}"] = [
            round(trial.share * seats / 2, 3) for seats, trial in trials.items()
        ]
        print(f"step {step}: {trials}", flush=True)
        verdicts = [trial.verdict for trial in trials.values()]
        if Verdict.BETTER in verdicts and Verdict.NOT_BETTER not in verdicts:
            return new, results
    return None, results


def _write(args: argparse.Namespace, weights: Weights, entry: dict[str, Any]) -> None:
    plain = _plain(args.game)
    plain["weights"] = weights.plain(load_model(args.game).features.names)
    plain.setdefault("learnt", []).append({"date": _today(), **entry})
    _path(args.game).write_text(_text(plain), encoding="utf-8")


def _path(name: str) -> Path:
    return _ROOT / "engine" / name / "weights.json"


def _plain(name: str) -> dict[str, Any]:
    plain: dict[str, Any] = json.loads(_path(name).read_text(encoding="utf-8"))
    return plain


def _today() -> str:
    return datetime.now(UTC).date().isoformat()


def _calibrate(args: argparse.Namespace, self_play: SelfPlay) -> None:
    """Fit the temperatures and check the calibration on other games."""
    rules, weights = self_play.rules, self_play.model.weights
    seats = rules.seat_counts
    temperatures = dict(self_play.model.temperatures)
    for count in seats if args.warm else ():
        warm_up = games_of(self_play, weights, (count,), args.warm, f"warm-{args.seed}")
        temperatures[count] = best_temperature(weights, list(warm_up))
        print(f"{count} seats: temperature {temperatures[count]}", flush=True)
    held = list(games_of(self_play, weights, seats, args.held, f"held-{args.seed}"))
    bins, error = calibrated_bins(weights, temperatures, held)
    _show_reliability(bins, error, len(held))
    _show_parts(errors_by_part(weights, temperatures, held))
    plain = _plain(args.game)
    plain["temperatures"] = {str(count): value for count, value in temperatures.items()}
    plain["calibrated"] = {
        "date": _today(),
        "seed": args.seed,
        "fitted": args.warm or plain["calibrated"]["fitted"],
        "held": len(held),
        "error": round(error, 4),
        "fingerprint": fingerprint(self_play.player(weights).evaluator),
    }
    _path(args.game).write_text(_text(plain), encoding="utf-8")
    title = catalogue("en", rules.package).say(f"{rules.name}-title")
    _PLOTS.mkdir(exist_ok=True)
    chart = plot(title, bins, error, len(held))
    (_PLOTS / f"{rules.name}.svg").write_text(chart, encoding="utf-8")


def _text(plain: dict[str, Any]) -> str:
    """Return JSON with a line for each feature and each generation."""
    parts = []
    for key, value in plain.items():
        if isinstance(value, dict):
            pairs = value.items()
            lines = ",\n".join(
                f"    {json.dumps(name)}: {json.dumps(part)}" for name, part in pairs
            )
            parts.append(f'  "{key}": {{\n{lines}\n  }}')
        elif isinstance(value, list):
            lines = ",\n".join(f"    {json.dumps(part)}" for part in value)
            parts.append(f'  "{key}": [\n{lines}\n  ]')
        else:
            parts.append(f'  "{key}": {json.dumps(value)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _show_reliability(bins: Sequence[Bin], error: float, games: int) -> None:
    """Print predicted and observed probability, with a bar for each."""
    print(f"predicted observed positions of {games} games nothing was learnt from")
    for each in bins:
        bar = "█" * round(_BAR_COLUMNS * each.observed)
        print(f"{each.predicted:9.1%} {each.observed:8.1%} {each.positions:9}  {bar}")
    print(f"expected calibration error {error:.1%}")


def _show_parts(parts: Iterable[PartError]) -> None:
    """Print the calibration by number of seats and third of the game."""
    print("seats third error   skill positions")
    for part in parts:
        row = f"{part.seats:5} {part.third + 1:5} {part.error:5.1%} {part.skill:7.1%}"
        print(f"{row} {part.positions:9}")


if __name__ == "__main__":
    main()
