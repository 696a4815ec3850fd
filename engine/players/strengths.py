"""Strengths of computer players: search budgets and the blunder rate of the easy one.

The number of simulations of the hard player is part of each game's weights; the time limits at a
table are in :mod:`bot.workers.thinking`.
"""

from __future__ import annotations

EXPERT = "expert"
"""The hard player with more simulations; it is too slow for a fast table."""
STRENGTHS = ("easy", "medium", "hard", EXPERT)
"""The computer players a table can have, the weakest first."""
_RENAMED = {"middle": "medium", "strong": "hard"}
RANDOM = "random"
"""Plays any legal choice; a baseline for measuring the others."""
EXPERT_SIMULATIONS = 16
"""Simulations of the expert player, as a multiple of the hard player's."""
FROZEN = "frozen"
"""The hard player of November 2026, a yardstick for matches; no table can have it."""
TURN_NODES = 96
"""Positions a turn search examines for one question."""
TURN_NODES_IN_TREE = 24
"""The same at the nodes of a search tree, where there are many questions."""
EXPLAINED_TURNS = 3
"""Turns an explanation searches ahead if the difference does not show at the end of this one."""
BLUNDER_RATE = (2, 5)
"""(2, 5): in 2 of 5 decisions the easy player picks a random choice from the better half."""
DETERMINIZATIONS = 32
"""Full positions drawn from a view at the start of a search of a game with hidden information.

The pool is fixed for the whole search. It is cheaper than drawing one for each simulation, but the
tree may come to rely on details of these positions (strategy fusion).
"""
VALUE_DETERMINIZATIONS = 8
"""The same for the win probabilities that are shown for a position."""
MAX_EXPANSIONS_PER_SIMULATION = 1.25
"""Limit of node expansions, as a multiple of the simulations.

Where worlds differ, or near the end of a game, one simulation can expand several nodes, and each
expansion is a whole turn search.
"""


def current_name(strength: str) -> str:
    """Return today's name of a strength; before 0.1.0, medium and hard had other names."""
    return _RENAMED.get(strength, strength)
