"""What a move was called where it was chosen."""

from __future__ import annotations

from bot.presentation.choices import candidates
from bot.presentation.localizer import Localizer
from bot.tables.history.turn import Turn


def title_of(before: Turn, seat: int, move: str, voice: Localizer) -> str:
    """The title of the choice; the move itself where it cannot be told."""
    choice = before.game.moves(before.view, seat).get(move)
    if choice is None:
        return move
    (chosen,) = candidates(before.game, before.view, seat, voice, choices=[choice])
    return chosen.title
