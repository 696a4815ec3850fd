"""Offer answers and characters, and name the groups of choices."""

from __future__ import annotations

from engine.caylus1303.data import CHARACTER, NOBODY
from engine.caylus1303.rules.texts import character_name
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.words.effects import ability_description
from engine.caylus1303.words.names import character_code
from engine.core.words.game_texts import GameTexts
from engine.core.words.game_words import Offer
from engine.core.words.phrases import dots
from engine.core.words.text import Seat, say

answer = GameTexts("caylus1303").answer
GOODS_GROUP = say("caylus1303-group-goods")
ROAD_GROUP = say("caylus1303-group-road")
SITE_GROUP = say("caylus1303-group-site")
COURT_GROUP = say("caylus1303-group-court")
OTHERS_GROUP = say("caylus1303-group-others")


def character_offer(state: Caylus1303State, choice: str) -> Offer:
    """Return the offer of a character at court or with a player."""
    name, code = character_name(choice), character_code(state, choice)
    effect = ability_description(choice)
    holder = state.holder[CHARACTER[choice]]
    if holder == NOBODY:
        return Offer(choice, name, COURT_GROUP, effect=effect, code=code)
    effect = dots([say("caylus1303-held", who=Seat(holder)), effect])
    return Offer(choice, name, OTHERS_GROUP, effect=effect, code=code)
