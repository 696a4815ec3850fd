"""Write the recorded games of Tuscany: ``python -m tests.engine.tuscany.make_records``.

Run it only when the rules version changes; until then the files must replay unchanged.
"""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.record import Record
from engine.tuscany import GAME
from engine.tuscany.data import SEAT_COUNTS
from engine.tuscany.state import TuscanyState
from tests.engine.games.record_games import recorded, write
from tests.engine.tuscany.random_play import OPTIONS, builder, drawer

NAMES = ("Anna", "Ben", "Clara", "Dan")


def _built(seats: int, options: dict[str, str], seed: str) -> Record:
    """Play a whole game with players who build."""
    return recorded("tuscany", options, NAMES[:seats], seed, builder)


def records() -> dict[str, Record]:
    """Return every record by its file name."""
    found = {f"tuscany-{seats}": _built(seats, {}, f"recorded {seats}") for seats in SEAT_COUNTS}
    for options in OPTIONS[1:]:
        name = "-".join(["tuscany", *options.values()])
        found[name] = _built(3, options, f"recorded {name}")
    found["tuscany-stalled"] = recorded(
        "tuscany", {"baseDraw": "3"}, NAMES, "recorded stall", drawer
    )
    return found


def main() -> None:
    """Write every file."""
    write(records())


def replayed(record: Record) -> TuscanyState:
    """Return the game replayed from its record, with all its events."""
    chance = Chance.from_seed(record.seed or "")
    state = GAME.setup(len(record.names), record.options, chance)
    state.events = []
    GAME.advance(state)
    for played in record.moves:
        GAME.apply(state, played.seat, GAME.parse_move(state, played.seat, played.move))
    return state


if __name__ == "__main__":
    main()
