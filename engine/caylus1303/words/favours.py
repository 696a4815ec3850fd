"""Favours in words."""

from __future__ import annotations

from engine.caylus1303 import delivery_events
from engine.caylus1303.data import SITE
from engine.caylus1303.rules.characters import characters_of_others
from engine.caylus1303.rules.effects_and_favours import (
    TAKE_FROM_PLAYER,
    FavourCourtCharacter,
    FavourMode,
    FavourSite,
    FavourTake,
    open_site_spaces,
)
from engine.caylus1303.rules.texts import character_name, tile_name
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.tiles import SETUP
from engine.caylus1303.words.arguments import story, tile_of
from engine.caylus1303.words.choices import SITE_GROUP, answer, character_offer
from engine.caylus1303.words.effects import side_effect
from engine.caylus1303.words.names import hand_and_resources, place_code
from engine.core.words.chapters import Chapter, DecisionTexts
from engine.core.words.game_texts import ANSWER
from engine.core.words.game_words import Offer
from engine.core.words.phrases import listed, plain
from engine.core.words.stories import sentence
from engine.core.words.text import Text, say

_NAMES_SHOWN = 4


def _offer_favour_mode(state: Caylus1303State, seat: int, _asked: FavourMode, choice: str) -> Offer:
    name = say(f"caylus1303-offer-mode-{choice}")
    if choice == TAKE_FROM_PLAYER:
        words = characters_of_others(state, seat)
        return Offer(
            choice, name, ANSWER, effect=_join_names([character_name(word) for word in words])
        )
    tiles = state.site_tiles[: open_site_spaces(state)]
    return Offer(choice, name, ANSWER, effect=_join_names([tile_name(word) for word in tiles]))


def _join_names(names: list[Text]) -> Text | None:
    """Join up to four names; more would not fit a label."""
    if len(names) > _NAMES_SHOWN:
        return say("caylus1303-and-more", names=listed(names[:_NAMES_SHOWN]))
    return plain(listed(names)) if names else None


def _offer_favour_take(
    state: Caylus1303State, _seat: int, _asked: FavourTake, choice: str
) -> Offer:
    return character_offer(state, choice)


def _ask_favour_site(state: Caylus1303State, seat: int, _asked: FavourSite) -> Text:
    return say(
        "caylus1303-prompt-favour_site", round=state.round, have=hand_and_resources(state, seat)
    )


def _offer_favour_site(
    state: Caylus1303State, _seat: int, _asked: FavourSite, choice: str
) -> Offer:
    effect = plain(side_effect(choice, SETUP))
    return Offer(
        choice, tile_name(choice), SITE_GROUP, effect=effect, code=place_code(state, choice)
    )


def _offer_favour_court_character(
    state: Caylus1303State, _seat: int, _asked: FavourCourtCharacter, choice: str
) -> Offer:
    return answer(choice, "nobody") if choice == "decline" else character_offer(state, choice)


def _tell_favour(event: delivery_events.FavourGained) -> Text | None:
    if event.source == SITE:
        return None
    return story(event, "favour", source=tile_name(event.source))


CHAPTER: Chapter[Caylus1303State] = Chapter(
    decisions={
        "favour_mode": DecisionTexts(_offer_favour_mode),
        "favour_take": DecisionTexts(_offer_favour_take),
        "favour_site": DecisionTexts(_offer_favour_site, _ask_favour_site),
        "favour_court_character": DecisionTexts(_offer_favour_court_character),
    },
    stories={
        delivery_events.FavourGained: _tell_favour,
        delivery_events.FavourSiteUsed: sentence(number="number", tile=tile_of),
    },
)
