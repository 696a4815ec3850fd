"""``python -m engine.learning GAME``: league games, regression, and trials of the new weights.

Each generation writes ``engine/<game>/weights.json``: the new weights if they won, and the results
of the trials. Training stops after three generations without an improvement. Needs NumPy (extra
``learn``).
"""

from __future__ import annotations

import argparse

from engine.core.registry import game, game_names
from engine.core.words.catalogue import catalogue
from engine.learning.calibration import (
    best_temperature,
    calibrated_bins,
    errors_by_part,
    games_of,
)
from engine.learning.fingerprint import fingerprint
from engine.learning.fit import fit_weights, vector, weights_of
from engine.learning.league import League
from engine.learning.reliability import plot, print_bins, print_parts
from engine.learning.selfplay import SelfPlay, TrainingGame
from engine.learning.sprt import Verdict, sprt
from engine.learning.weights_file import (
    ROOT,
    add_generation,
    read_weights_file,
    set_calibration,
)
from engine.players.evaluation import Weights
from engine.players.model import load_model

_PLOTS = ROOT / "docs" / "reliability"
_STEPS = (1.0, 0.5)
"""Step sizes from the old weights to the fitted ones."""
_EARLIER_WEIGHTS = 3
"""Number of the latest weights whose players take part in the league."""
_PATIENCE = 3
"""Training stops after this many generations without an improvement."""


def main() -> None:
    """Train a game's weights and calibrate them, or only calibrate them."""
    args = _arguments()
    rules, model = game(args.game), load_model(args.game)
    if not args.calibrate:
        model = model._replace(weights=_train(args, SelfPlay(rules, model)))
    _calibrate(args, SelfPlay(rules, model))


def _train(args: argparse.Namespace, self_play: SelfPlay) -> Weights:
    """Learn generation after generation, keep what wins, and return the latest weights kept."""
    kept, without_improvement = [self_play.model.weights], 0
    recent: list[TrainingGame] = []
    for generation in range(args.generations):
        seed = f"{args.seed}-{generation}"
        league = League(self_play, kept[-_EARLIER_WEIGHTS:])
        games = league.training_games(kept[-1], self_play.rules.seat_counts, args.games, seed)
        recent = [*recent[-args.games :], *games]
        fitted = fit_weights(kept[-1], recent)
        better, won = _best_step(league, kept[-1], fitted, args.trial, seed)
        print(f"generation {generation + 1}: {won}", flush=True)
        if better is not None:
            kept.append(better)
        trials = {"seed": seed, "games": args.games, "won": won, "kept": better is not None}
        add_generation(args.game, kept[-1], trials)
        without_improvement = 0 if better is not None else without_improvement + 1
        if without_improvement == _PATIENCE:
            break
    return kept[-1]


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
    print_bins(bins, error, len(held))
    print_parts(errors_by_part(weights, temperatures, held))
    calibration = {
        "seed": args.seed,
        "fitted": args.warm or read_weights_file(args.game)["calibrated"]["fitted"],
        "held": len(held),
        "error": round(error, 4),
        "fingerprint": fingerprint(self_play.player(weights).evaluator),
    }
    set_calibration(args.game, temperatures, calibration)
    title = catalogue("en", rules.package).say(f"{rules.name}-title")
    _PLOTS.mkdir(exist_ok=True)
    chart = plot(title, bins, error, len(held))
    (_PLOTS / f"{rules.name}.svg").write_text(chart, encoding="utf-8")


if __name__ == "__main__":
    main()
