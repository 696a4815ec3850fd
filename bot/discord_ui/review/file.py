"""A review as a file, for whoever wants to count for themselves."""

from __future__ import annotations

import json

from engine.core.record import Record
from engine.players.reasons import Aim
from engine.players.review import Review


def review_text(found: Review, line: Record) -> str:
    """Every move with its chances and what its choice cost, as JSON; seats are counted from 1."""
    seats = range(len(line.names))
    plain = {
        "game": line.game,
        "players": line.players(),
        "accuracy": [_rounded(found.accuracy(seat)) for seat in seats],
        "begin": found.begin,
        "moves": [
            {
                "move": one.move,
                "seat": one.seat + 1,
                "played": played.move,
                "chances": chances,
                "could": one.value_best or None,
                "kept": one.value_played if one.value_best else None,
                "stake": one.random_regret if one.value_best else None,
            }
            for one, played, chances in zip(
                found.evaluations, line.moves, found.chances[1:], strict=True
            )
        ],
        "costliest": [
            {
                **swing._asdict(),
                "seat": swing.seat + 1,
                "cost": round(swing.cost, 4),
                "aims": [_aim(one) for one in swing.aims],
            }
            for swing in found.mistakes
        ],
    }
    return json.dumps(plain, ensure_ascii=False, indent=1) + "\n"


def _aim(one: Aim) -> dict[str, str | int]:
    """A feature, and whose it is to be less where it is a rival's."""
    return {"feature": one.feature} | ({} if one.rival is None else {"rival": one.rival + 1})


def _rounded(share: float | None) -> float | None:
    return None if share is None else round(share, 4)
