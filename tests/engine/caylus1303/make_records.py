"""Makes the recorded games of Caylus 1303 anew: ``python -m tests.engine.caylus1303.make_records``.

Takes some minutes. Only to be run when the rules version changes; until then the files must
replay as they are.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from engine.caylus1303 import GAME
from engine.caylus1303.data import SEAT_COUNTS
from engine.caylus1303.state import Caylus1303State
from engine.core.chance import Chance
from engine.core.record import Played, Record, start_record, state_hash
from tests.engine.caylus1303.random_play import VARIANTS, eager

FOLDER = Path(__file__).parents[2] / "records"
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Eli")
TRIES = 24


def random_game(seats: int, variant: str) -> Record:
    """A whole game of players who rarely decline."""
    return play(seats, variant, f"recorded {seats} {variant}", eager)


def thoughtful_game(seats: int) -> Record:
    """A whole game of players who try out each choice: long, and with all there is in it."""
    return play(seats, "random", f"thoughtful {seats}", thoughtful)


def play(seats: int, variant: str, seed: str, player: Callable[..., str]) -> Record:
    """A whole game in which ``player`` chooses for everybody."""
    record = start_record("caylus1303", {"characters": variant}, NAMES[:seats], seed)
    state = GAME.new(seats, record.options, Chance.from_seed(seed))
    chance = Chance.from_seed("moves of " + seed)
    while state.stack:
        seat, choice = state.stack[-1][1], player(state, chance)
        record.moves.append(Played(seat, GAME.move(state, choice)))
        GAME.take(state, seat, choice)
    record.final = state_hash(state)
    return record


def thoughtful(state: Caylus1303State, chance: Chance) -> str:
    """The choice after which eager players bring the seat furthest ahead, over a few games."""
    seat = state.stack[-1][1]

    def worth(choice: str) -> int:
        total = 0
        for _ in range(TRIES):
            twin = state.copy()
            GAME.take(twin, seat, choice)
            while twin.stack:
                GAME.take(twin, twin.stack[-1][1], eager(twin, chance))
            others = [points for other, points in enumerate(twin.pp) if other != seat]
            total += 2 * twin.pp[seat] - max(others)
        return total

    return max(state.legal, key=worth)


def main() -> None:
    """Write every file."""
    games = {f"caylus1303-{n}-{variant}": (n, variant) for n in SEAT_COUNTS for variant in VARIANTS}
    records = {name: random_game(*how) for name, how in games.items()}
    records |= {f"caylus1303-{n}-thoughtful": thoughtful_game(n) for n in SEAT_COUNTS}
    for name, record in records.items():
        (FOLDER / f"{name}.txt").write_text(record.text(), encoding="utf-8")


if __name__ == "__main__":
    main()
