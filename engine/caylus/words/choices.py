"""Offer answers and cubes, and name the groups of choices."""

from __future__ import annotations

from engine.caylus.data import CUBES
from engine.caylus.rules.texts import amount
from engine.caylus.state import CaylusState
from engine.caylus.words.names import cube_name, cubes_of_choice
from engine.core.frames import Frame
from engine.core.words.game_texts import GameTexts
from engine.core.words.game_words import Offer
from engine.core.words.phrases import plain
from engine.core.words.text import Text, Value, say

answer = GameTexts("caylus").answer
GOODS_GROUP = say("caylus-group-goods")
ROAD_GROUP = say("caylus-group-road")
CASTLE_GROUP = say("caylus-group-castle")
FAVOUR_GROUP = say("caylus-group-favor")


def cube_offer(choice: str, effect: Value) -> Offer:
    """Return the offer of a kind of cube, with its effect."""
    return Offer(choice, cube_name(choice), GOODS_GROUP, effect=plain(effect))


def gained_cube_offer(_state: CaylusState, _seat: int, _asked: Frame, choice: str) -> Offer:
    """Return the offer of a cube to gain."""
    return cube_offer(choice, amount(choice, 1))


def paid_cube_offer(state: CaylusState, seat: int, _asked: Frame, choice: str) -> Offer:
    """Return the offer of a cube to pay, with the number the player has."""
    held = amount(choice, state.cubes[seat][CUBES.index(choice)])
    return cube_offer(choice, say("caylus-you-have", have=held))


def cubes_offer(choice: str, effect: Text) -> Offer:
    """Return the offer of several cubes at once, named by the cubes."""
    return Offer(choice, plain(cubes_of_choice(choice)), GOODS_GROUP, effect=effect)
