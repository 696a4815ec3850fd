"""Save a game's positions for ``test_states``: ``python -m tests.engine.core.saved_states NAME``.

Run it once for a new game. The file is never written again, because every later version must be
able to read it.
"""

from __future__ import annotations

import argparse
import json
from pathlib import Path

from engine.core.chance import Chance
from engine.core.contract import random_move
from engine.core.registry import game, game_names

FOLDER = Path(__file__).parent / "saved"


def saved_states(name: str) -> list[str]:
    """Return positions of random games as JSON lines, with every kind of question once."""
    rules, lines = game(name), []
    met: set[str] = set()
    for seats in rules.seat_counts:
        for option in ({}, *({one.name: value} for one in rules.options for value in one.values)):
            state = rules.new(seats, option, Chance.from_seed(f"saved {seats} {option}"))
            chance = Chance.from_seed(f"played {seats} {option}")
            while state.stack:
                question = rules.top(state).name
                if question not in met:
                    met.add(question)
                    asked = rules.may_act(state)
                    line = {
                        "rules": rules.rules_version,
                        "seats": seats,
                        "options": option,
                        "legal": {seat: list(rules.legal_choices(state, seat)) for seat in asked},
                        "state": state.to_json(),
                    }
                    lines.append(json.dumps(line, separators=(",", ":")))
                rules.apply_unchecked(state, *random_move(rules, state, chance))
    return lines


def main() -> None:
    """Write the file of a game that has none."""
    parser = argparse.ArgumentParser(prog="python -m tests.engine.core.saved_states")
    parser.add_argument("name", choices=game_names())
    path = FOLDER / f"{parser.parse_args().name}.jsonl"
    if path.exists():
        parser.error(f"{path} exists; saved states are never changed")
    path.write_text("\n".join(saved_states(path.stem)) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
