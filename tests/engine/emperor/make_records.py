"""Makes the recorded games anew: ``python -m tests.engine.emperor.make_records``.

Only to be run when the rules version changes; until then the files must replay as they are.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from engine.core.chance import Chance
from engine.core.contract import random_move
from engine.core.record import Played, Record, start_record, state_hash
from engine.emperor import GAME
from engine.emperor.data import SEAT_COUNTS
from engine.emperor.state import EmperorState
from tests.engine.emperor.test_text_only import read_and_choose

FOLDER = Path(__file__).parents[2] / "records"
NAMES = ("Ann", "Ben", "Cleo", "Dora")


def random_game(seats: int) -> Record:
    """A whole game of random players."""
    seed = f"recorded {seats}"
    chance = Chance.from_seed("moves of " + seed)

    def decide(state: EmperorState) -> tuple[int, str]:
        return random_move(GAME, state, chance)

    return play(seats, seed, decide)


def readers_game(seats: int) -> Record:
    """A whole game of players who read the texts and try to gain."""

    def decide(state: EmperorState) -> tuple[int, str]:
        seat = GAME.owing(state)[0]
        return seat, read_and_choose(state, seat, "en")

    return play(seats, f"readers {seats}", decide)


def play(seats: int, seed: str, decide: Callable[[EmperorState], tuple[int, str]]) -> Record:
    """A whole game in which ``decide`` chooses for everybody."""
    record = start_record("emperor", {}, NAMES[:seats], seed)
    state = GAME.new(seats, record.options, Chance.from_seed(seed))
    while state.stack:
        seat, choice = decide(state)
        record.moves.append(Played(seat, GAME.move(state, choice)))
        GAME.take(state, seat, choice)
    record.final = state_hash(state)
    return record


def main() -> None:
    """Write every file."""
    for seats in SEAT_COUNTS:
        for name, record in (("random", random_game(seats)), ("readers", readers_game(seats))):
            path = FOLDER / f"emperor-{seats}-{name}.txt"
            path.write_text(record.text(), encoding="utf-8")


if __name__ == "__main__":
    main()
