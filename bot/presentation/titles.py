"""The title of a move as it was shown when the player chose it."""

from __future__ import annotations

from bot.presentation.choices import candidates
from bot.presentation.localizer import Localizer
from bot.tables.history.turn import Turn


def title_of(before: Turn, seat: int, move: str, voice: Localizer) -> str:
    """Return the title of the choice; the move itself if it has none."""
    choice = before.game.moves(before.view, seat).get(move)
    if choice is None:
        return move
    (chosen,) = candidates(before.game, before.view, seat, voice, choices=[choice])
    return chosen.title
