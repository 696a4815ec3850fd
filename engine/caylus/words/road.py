"""Phase 5 in words: production along the road, and the owners' gains."""

from __future__ import annotations

from engine.caylus import events
from engine.caylus.rules.road import OwnerBonus, ProductionChoice
from engine.caylus.rules.texts import amount
from engine.caylus.state import CaylusState
from engine.caylus.tiles import ALTERNATIVES
from engine.caylus.words.arguments import gains_of, site_of
from engine.caylus.words.choices import cube_offer, gained_cube_offer
from engine.caylus.words.names import tile_name
from engine.core.words.chapters import Chapter, DecisionTexts
from engine.core.words.game_words import Offer
from engine.core.words.phrases import spot
from engine.core.words.stories import sentence
from engine.core.words.text import Player, Text, Value, say


def spot_asked(state: CaylusState, space: int) -> Text:
    """Return the road space of a decision, by its number."""
    return spot(space, tile_name(state.road_tile[space]))


def _ask_production_choice(state: CaylusState, _seat: int, asked: ProductionChoice) -> Text:
    return say("caylus-prompt-production_choice", spot=spot_asked(state, asked.space))


def _offer_production_choice(
    state: CaylusState, _seat: int, asked: ProductionChoice, choice: str
) -> Offer:
    made = ALTERNATIVES[state.road_tile[asked.space]]
    return cube_offer(choice, amount(choice, made[choice]))


def _ask_owner_bonus(state: CaylusState, _seat: int, asked: OwnerBonus) -> Text:
    by: Value = Player(asked.by)
    return say("caylus-prompt-owner_bonus", by=by, spot=spot_asked(state, asked.space))


CHAPTER: Chapter[CaylusState] = Chapter(
    decisions={
        "production_choice": DecisionTexts(_offer_production_choice, _ask_production_choice),
        "owner_bonus": DecisionTexts(gained_cube_offer, _ask_owner_bonus),
    },
    stories={
        events.CubesProduced: sentence(gain=gains_of, place=site_of),
        events.OwnerRewarded: sentence(gain=gains_of, place=site_of),
    },
)
