"""What the frozen player chooses: ``python -m tests.engine.games.frozen_choices`` records it.

Record it again only if the rules change. If something else makes a difference, keep a copy of the
old code as :mod:`engine.players.frozen` says.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

from engine.core.registry import game, game_names
from engine.players.frozen.agent import FrozenAgent
from engine.players.model import load_frozen_model
from tests.engine.games.played import positions

FILE = Path(__file__).with_name("frozen_choices.json")
_SIMULATIONS = 8
_EVERY = 23
"""Moves of a random game between two positions."""


def frozen_choices(name: str) -> list[str]:
    """Return the win probabilities and the choice in some positions, a line for each."""
    return [
        line
        for seats in (game(name).seat_counts[0], game(name).seat_counts[-1])
        for line in _choices_at(name, seats)
    ]


def _choices_at(name: str, seats: int) -> Iterator[str]:
    rules, model = game(name), load_frozen_model(name)
    agent = FrozenAgent(rules, model._replace(simulations=_SIMULATIONS))
    for number, state in enumerate(positions(name, seats, _EVERY)):
        seat = rules.to_move(state)[0]
        choice = agent.act(rules.view(state, seat).to_json(), seat, f"frozen {number}")
        chances = " ".join(f"{one:.4f}" for one in agent.evaluator.win_probabilities(state))
        yield f"{seats} {number} {chances}: {choice}"


def main() -> None:
    """Record the choices in every published game."""
    found = {name: frozen_choices(name) for name in game_names() if game(name).published}
    FILE.write_text(json.dumps(found, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
