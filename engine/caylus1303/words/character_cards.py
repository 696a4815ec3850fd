"""The rules cards of the characters."""

from __future__ import annotations

from engine.caylus1303.data import (
    ARCHITECT_POINTS,
    BAILIFF_REACH,
    BATCH_POINTS,
    BATCH_SIZE,
    CHARACTERS,
    DAY_LABORER_WORKERS,
    EARLY_RISER_WORKERS,
    FOREMAN_POINTS,
    GOLDSMITH_POINTS,
    PLACEMENT_POINTS,
    STEWARD_POINTS,
    SURCHARGE,
)
from engine.caylus1303.rules.texts import amount, character_name
from engine.core.words.game_texts import GameTexts
from engine.core.words.game_words import RulesCard
from engine.core.words.text import Value

Arguments = dict[str, Value]

_card = GameTexts("caylus1303").card


def character_cards() -> list[RulesCard]:
    """Return the rules cards of all characters, in data order."""
    return [
        _card(
            word,
            "caylus1303-cards-characters",
            rule="characters",
            title=character_name(word),
            rulings=_RULINGS[word],
            arguments=_ARGUMENTS.get(word),
        )
        for word in CHARACTERS
    ]


_RULINGS = {
    "early_riser": 4,
    "night_worker": 2,
    "journeyman": 4,
    "thief": 3,
    "steward": 2,
    "bailiff": 2,
    "architect": 2,
    "delivery_man": 3,
    "chamberlain": 2,
    "foreman": 1,
    "goldsmith": 3,
    "day_laborer": 1,
}
_ARGUMENTS: dict[str, Arguments] = {
    "early_riser": {"price": amount("worker", EARLY_RISER_WORKERS)},
    "night_worker": {"extra": amount("worker", SURCHARGE)},
    "steward": {
        "points": amount("point", STEWARD_POINTS),
        "usual": amount("point", PLACEMENT_POINTS),
    },
    "bailiff": {"reach": BAILIFF_REACH},
    "architect": {"points": amount("point", ARCHITECT_POINTS)},
    "chamberlain": {"size": BATCH_SIZE},
    "foreman": {
        "points": amount("point", FOREMAN_POINTS),
        "all": amount("point", BATCH_POINTS + FOREMAN_POINTS + GOLDSMITH_POINTS),
    },
    "goldsmith": {
        "points": amount("point", GOLDSMITH_POINTS),
        "all": amount("point", BATCH_POINTS + FOREMAN_POINTS + GOLDSMITH_POINTS),
    },
    "day_laborer": {"workers": amount("worker", DAY_LABORER_WORKERS)},
}
