"""What a move was called where it was chosen."""

from __future__ import annotations

from bot.tables.turn import Turn
from bot.telling.choices import candidates
from bot.telling.voice import Voice


def title_of(before: Turn, seat: int, move: str, voice: Voice) -> str:
    """The title of the choice; the move itself where it cannot be told."""
    choice = before.game.moves(before.view, seat).get(move)
    if choice is None:
        return move
    (chosen,) = candidates(before.game, before.view, seat, voice, choices=[choice])
    return chosen.title
