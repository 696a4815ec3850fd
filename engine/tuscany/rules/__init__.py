"""The rules of The Castles of Tuscany, one class each.

Hexes in frames are 0 to 29 and slots 0 to 7; as choices they are ``q,r`` and letters.

Answers of sealed questions are secret. So are the legal hexes of an action and the payments,
because they depend on the hand. A view shows another seat's action with every hex that could be
paid for with the right cards. The item to place and the payment are steps of one choice: until the
payment is chosen, other views still show the action.
"""

from __future__ import annotations

from engine.core.rules import Rule
from engine.tuscany.rules.action import Action, Pay, PlaceItem
from engine.tuscany.rules.bonus import CityBonus, StartBonus
from engine.tuscany.rules.covering import Area, ColourBonus
from engine.tuscany.rules.effects import (
    CarriageEffect,
    CastleEffect,
    CastleHex,
    CastleTile,
    CityEffect,
    FarmEffect,
    InnEffect,
    MonasteryEffect,
    QuarryEffect,
    VillageEffect,
    YieldCard,
)
from engine.tuscany.rules.game_end import FinalScoring
from engine.tuscany.rules.setup import Arrange, FirstDisplay, Opening, StartCastle
from engine.tuscany.rules.take import Discard, Purge, Refill
from engine.tuscany.rules.turn import EndRound, EndTurn, OfferMarble, SpendMarble, Turn
from engine.tuscany.state import TuscanyState

_ALL: tuple[type[Rule[TuscanyState]], ...] = (
    Opening,
    Arrange,
    StartCastle,
    StartBonus,
    FirstDisplay,
    Turn,
    Action,
    Discard,
    Refill,
    Purge,
    PlaceItem,
    Pay,
    Area,
    ColourBonus,
    VillageEffect,
    QuarryEffect,
    MonasteryEffect,
    InnEffect,
    FarmEffect,
    CarriageEffect,
    YieldCard,
    CityEffect,
    CityBonus,
    CastleEffect,
    CastleTile,
    CastleHex,
    OfferMarble,
    SpendMarble,
    EndTurn,
    EndRound,
    FinalScoring,
)
RULES = {rule.name: rule for rule in _ALL}
