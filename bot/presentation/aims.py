"""Say what a move is for."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presentation.matching import main_words
from bot.presentation.texts import Localizer
from engine.core.words.text import Text
from engine.players.reasons import Aim, describe_aims, feature_text


def unstated_aim(
    text: str, localizer: Localizer, game: str, aims: Sequence[Aim], choice: str = ""
) -> Text | None:
    """Return what a move is for, unless its name or story already says so.

    ``text`` is the name or story; ``choice`` is the word of the move, which may name a feature.
    """
    fillers = localizer.say("typing-left-out").split("|")
    beside = f" {main_words(text, (), fillers)} "

    def is_in_text(reason: Aim) -> bool:
        words = main_words(localizer.format(feature_text(game, reason.feature)), (), fillers)
        return reason.feature == choice or (f" {words} " if words.isascii() else words) in beside

    return describe_aims(game, [a for a in aims if a.rival is not None or not is_in_text(a)])
