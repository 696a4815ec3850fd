"""Write the recorded games of Caylus 1303: ``python -m tests.engine.caylus1303.make_records``.

It takes some minutes. Run it only when the rules version changes; until then the files must replay
unchanged.
"""

from __future__ import annotations

from engine.caylus1303.data import SEAT_COUNTS
from engine.core.record import Record
from tests.engine.caylus1303.random_play import VARIANTS, eager
from tests.engine.games.record_games import alone, recorded, thoughtful, write

NAMES = ("Ann", "Ben", "Cleo", "Dora", "Eli")


def random_game(seats: int, variant: str) -> Record:
    """Play a whole game with players who rarely decline."""
    seed = f"recorded {seats} {variant}"
    return recorded("caylus1303", {"characters": variant}, NAMES[:seats], seed, alone(eager))


def thoughtful_game(seats: int) -> Record:
    """Play a whole game with players who try out each choice: long and varied."""
    player, seed = thoughtful("caylus1303", eager, 24), f"thoughtful {seats}"
    return recorded("caylus1303", {"characters": "random"}, NAMES[:seats], seed, player)


def main() -> None:
    """Write every file."""
    games = {f"caylus1303-{n}-{variant}": (n, variant) for n in SEAT_COUNTS for variant in VARIANTS}
    records = {name: random_game(*how) for name, how in games.items()}
    write(records | {f"caylus1303-{n}-thoughtful": thoughtful_game(n) for n in SEAT_COUNTS})


if __name__ == "__main__":
    main()
