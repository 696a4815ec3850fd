"""Write the recorded games of Caylus: ``python -m tests.engine.caylus.make_records``.

It takes some minutes. Run it only when the rules version changes; until then the files must replay
unchanged.
"""

from __future__ import annotations

from engine.caylus.data import SEAT_COUNTS
from engine.core.record import Record, RecordedMove, start_record, state_hash
from tests.engine.caylus import test_worked_turn as worked
from tests.engine.caylus.random_play import VARIANTS, eager
from tests.engine.games.record_games import alone, recorded, thoughtful, write

NAMES = ("Ann", "Ben", "Cleo", "Dora", "Eli")


def random_game(seats: int, variant: str) -> Record:
    """Play a whole game with players who rarely decline."""
    seed = f"recorded {seats} {variant}"
    return recorded("caylus", {"favors": variant}, NAMES[:seats], seed, alone(eager))


def thoughtful_game(seats: int) -> Record:
    """Play a whole game with players who try out each choice: long and varied."""
    player = thoughtful("caylus", eager, 12)
    return recorded("caylus", {"favors": "table"}, NAMES[:seats], f"thoughtful {seats}", player)


def worked_turn() -> Record:
    """Play the example of the rules."""
    record = start_record("caylus", {}, ["A", "B", "C"], worked.SEED)
    script = worked.PLACING + worked.SPECIAL + worked.PROVOST + worked.ROAD + worked.CASTLE
    for line in script.split("\n"):
        if line.strip():
            player, move = line.strip().split(" ", 1)
            record.moves.append(RecordedMove("ABC".index(player), move))
    record.final = state_hash(record.replay())
    return record


def main() -> None:
    """Write every file."""
    games = {f"caylus-{n}-{variant}": (n, variant) for n in SEAT_COUNTS for variant in VARIANTS}
    records = {name: random_game(*how) for name, how in games.items()}
    records |= {f"caylus-{n}-thoughtful": thoughtful_game(n) for n in SEAT_COUNTS}
    write(records | {"caylus-worked-turn": worked_turn()})


if __name__ == "__main__":
    main()
