"""Find the words beside which an emoji is shown: amounts of goods, money, workers and points."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from types import MappingProxyType

from bot.presentation.texts import words_in
from engine.core import game_names, say
from engine.core.words.catalogue import OFFERED_LANGUAGES

MESSAGES: Mapping[str, tuple[str, ...]] = MappingProxyType(
    {
        "food": ("goods-food",),
        "wood": ("goods-wood",),
        "stone": ("goods-stone",),
        "cloth": ("goods-cloth",),
        "gold": ("goods-gold",),
        "coin": ("amount-denier", "amount-thaler"),
        "points": ("amount-vp", "amount-point"),
        "worker": ("amount-worker",),
        "house": ("amount-house",),
    }
)
"""By emoji, the messages of games that name what it shows, without the name of the game."""
_COUNTS = (1, 2, 5)
"""Amounts that have all forms of the plural between them."""


@cache
def amounts() -> re.Pattern[str]:
    """Return a pattern of amounts in all languages, with a group named after each emoji."""
    groups = [
        f"(?P<{emoji}>{'|'.join(sorted(forms, key=len, reverse=True))})"
        for emoji in MESSAGES
        if (forms := {*_forms(emoji)})
    ]
    return re.compile("|".join(groups))


def _forms(emoji: str) -> Iterator[str]:
    """Yield the patterns of an emoji's amounts: a number with the name of what is counted."""
    for language in OFFERED_LANGUAGES:
        for game in game_names():
            words = words_in(language, game)
            for key in (f"{game}-{suffix}" for suffix in MESSAGES[emoji]):
                if key not in words:
                    continue
                for count in _COUNTS:
                    if "-goods-" in key:
                        counted = words.say("amount", count=count, thing=say(key))
                    else:
                        counted = words.say(key, count=count)
                    pattern = re.escape(counted).replace(str(count), "[0-9]+")
                    yield pattern + (r"\b" if counted[-1].isascii() else "")
