"""Makes the recorded games of Tuscany anew: ``python -m tests.engine.tuscany.make_records``.

Only to be run when the rules version changes; until then the files must replay as they are.
"""

from __future__ import annotations

from pathlib import Path

from engine.core.chance import Chance
from engine.core.record import Played, Record, start_record, state_hash
from engine.tuscany import GAME
from engine.tuscany.data import SEAT_COUNTS
from engine.tuscany.state import TuscanyState
from tests.engine.tuscany.random_play import OPTIONS, builder, drawer

FOLDER = Path(__file__).parents[2] / "records"
NAMES = ("Anna", "Ben", "Clara", "Dan")


def play(seats: int, options: dict[str, str], seed: str, *, stall: bool = False) -> Record:
    """A whole game of players who build, or who mostly draw."""
    record = start_record("tuscany", options, NAMES[:seats], seed)
    state = GAME.new(seats, record.options, Chance.from_seed(seed))
    chance = Chance.from_seed("moves of " + seed)
    while state.stack:
        seat, choice = drawer(state, chance) if stall else builder(state, chance)
        record.moves.append(Played(seat, GAME.move(state, choice)))
        GAME.take(state, seat, choice)
    record.final = state_hash(state)
    return record


def records() -> dict[str, Record]:
    """Every file's record by its name."""
    found = {f"tuscany-{seats}": play(seats, {}, f"recorded {seats}") for seats in SEAT_COUNTS}
    for options in OPTIONS[1:]:
        name = "-".join(["tuscany", *options.values()])
        found[name] = play(3, options, f"recorded {name}")
    found["tuscany-stalled"] = play(4, {"baseDraw": "3"}, "recorded stall", stall=True)
    return found


def main() -> None:
    """Write every file."""
    for name, record in records().items():
        (FOLDER / f"{name}.txt").write_text(record.text(), encoding="utf-8")


def replayed(record: Record) -> TuscanyState:
    """The game as its record plays it, with all its events."""
    chance = Chance.from_seed(record.seed or "")
    state = GAME.setup(len(record.names), record.options, chance)
    state.events = []
    GAME.settle(state)
    for played in record.moves:
        GAME.apply(state, played.seat, GAME.read(state, played.seat, played.move))
    return state


if __name__ == "__main__":
    main()
