"""Makes the recorded games of Caylus anew: ``python -m tests.engine.caylus.make_records``.

Takes some minutes. Only to be run when the rules version changes; until then the files must
replay as they are.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from engine.caylus import GAME
from engine.caylus.data import SEAT_COUNTS
from engine.caylus.state import CaylusState
from engine.core.chance import Chance
from engine.core.record import Played, Record, start_record, state_hash
from tests.engine.caylus import test_worked_turn as worked
from tests.engine.caylus.random_play import VARIANTS, eager

FOLDER = Path(__file__).parents[2] / "records"
NAMES = ("Ann", "Ben", "Cleo", "Dora", "Eli")


def random_game(seats: int, variant: str) -> Record:
    """A whole game of players who rarely decline."""
    return play(seats, variant, f"recorded {seats} {variant}", eager)


def thoughtful_game(seats: int) -> Record:
    """A whole game of players who try out each choice: long, and with all there is in it."""
    return play(seats, "table", f"thoughtful {seats}", thoughtful)


def play(seats: int, variant: str, seed: str, player: Callable[..., str]) -> Record:
    """A whole game in which ``player`` chooses for everybody."""
    record = start_record("caylus", {"favors": variant}, NAMES[:seats], seed)
    state = GAME.new(seats, record.options, Chance.from_seed(seed))
    chance = Chance.from_seed("moves of " + seed)
    while state.stack:
        seat, choice = state.stack[-1][1], player(state, chance)
        record.moves.append(Played(seat, GAME.move(state, choice)))
        GAME.take(state, seat, choice)
    record.final = state_hash(state)
    return record


def thoughtful(state: CaylusState, chance: Chance) -> str:
    """The choice after which eager players bring the seat furthest ahead, over a few games."""
    seat = state.stack[-1][1]

    def worth(choice: str) -> int:
        total = 0
        for _ in range(12):
            twin = state.copy()
            GAME.take(twin, seat, choice)
            while twin.stack:
                GAME.take(twin, twin.stack[-1][1], eager(twin, chance))
            others = [points for other, points in enumerate(twin.vp) if other != seat]
            total += 2 * twin.vp[seat] - max(others)
        return total

    return max(state.legal, key=worth)


def worked_turn() -> Record:
    """The example of rules §16."""
    record = start_record("caylus", {}, ["A", "B", "C"], worked.SEED)
    script = worked.PLACING + worked.SPECIAL + worked.PROVOST + worked.ROAD + worked.CASTLE
    for line in script.split("\n"):
        if line.strip():
            player, move = line.strip().split(" ", 1)
            record.moves.append(Played("ABC".index(player), move))
    record.final = state_hash(record.replay())
    return record


def main() -> None:
    """Write every file."""
    games = {f"caylus-{n}-{variant}": (n, variant) for n in SEAT_COUNTS for variant in VARIANTS}
    records = {name: random_game(*how) for name, how in games.items()}
    records |= {f"caylus-{n}-thoughtful": thoughtful_game(n) for n in SEAT_COUNTS}
    records["caylus-worked-turn"] = worked_turn()
    for name, record in records.items():
        (FOLDER / f"{name}.txt").write_text(record.text(), encoding="utf-8")


if __name__ == "__main__":
    main()
