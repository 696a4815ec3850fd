"""The contract test: checks for every game, number of seats, option and random game.

:func:`check_game` plays one game and checks everything after every step; it serves the tests of
every game. :func:`play_game` only plays and checks the invariants; it serves long runs.
"""

from engine.core.contract.broken import ContractBroken
from engine.core.contract.games import check_game, play_game, random_move
from engine.core.contract.views import check_views

__all__ = ["ContractBroken", "check_game", "check_views", "play_game", "random_move"]
