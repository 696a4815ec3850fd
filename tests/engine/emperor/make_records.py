"""Write the recorded games: ``python -m tests.engine.emperor.make_records``.

Run it only when the rules version changes; until then the files must replay unchanged.
"""

from __future__ import annotations

from engine.core.chance import Chance
from engine.core.contract import random_move
from engine.core.record import Record
from engine.emperor import GAME
from engine.emperor.data import SEAT_COUNTS
from engine.emperor.state import EmperorState
from tests.engine.games.game_extras import reader
from tests.engine.games.record_games import recorded, write
from tests.engine.games.text_play import read_and_choose

NAMES = ("Ann", "Ben", "Cleo", "Dora")


def random_game(seats: int) -> Record:
    """Play a whole game with random players."""

    def player(state: EmperorState, chance: Chance) -> tuple[int, str]:
        return random_move(GAME, state, chance)

    return recorded("emperor", {}, NAMES[:seats], f"recorded {seats}", player)


def readers_game(seats: int) -> Record:
    """Play a whole game with players who read the texts and try to gain."""
    choose = read_and_choose(reader("emperor"), GAME, "en")

    def player(state: EmperorState, _: Chance) -> tuple[int, str]:
        seat = GAME.to_move(state)[0]
        return seat, choose(state, seat)

    return recorded("emperor", {}, NAMES[:seats], f"readers {seats}", player)


def main() -> None:
    """Write every file."""
    records = {f"emperor-{seats}-random": random_game(seats) for seats in SEAT_COUNTS}
    write(records | {f"emperor-{seats}-readers": readers_game(seats) for seats in SEAT_COUNTS})


if __name__ == "__main__":
    main()
