"""The opening placement in words."""

from __future__ import annotations

from engine.core.frames import Frame
from engine.core.words.chapters import Chapter, DecisionTexts
from engine.core.words.game_words import Offer
from engine.core.words.stories import sentence
from engine.core.words.text import Text, Value, say
from engine.emperor import events
from engine.emperor.rules.setup import FirstNoble
from engine.emperor.state import EmperorState
from engine.emperor.words.arguments import location_of, noble_of, story
from engine.emperor.words.choices import (
    city_space_offer,
    electorate_offer,
    knight_spot_offer,
    way_in_offer,
)
from engine.emperor.words.names import electorate_text, noble_name


def _offer_first_elector(_state: EmperorState, _seat: int, _asked: Frame, choice: str) -> Offer:
    return electorate_offer(choice, say(f"emperor-privilege-{choice}"))


def _ask_first_noble(_state: EmperorState, _seat: int, asked: FirstNoble) -> Text:
    return say("emperor-prompt-first_noble", noble=noble_name(asked.noble_word))


def _tell_opened(event: events.GameOpened) -> Text:
    out: list[Value] = [electorate_text(code) for code in event.out]
    return story(event, "opened-out", out=out) if out else story(event)


CHAPTER: Chapter[EmperorState] = Chapter(
    decisions={
        "first_city": DecisionTexts(city_space_offer),
        "first_elector": DecisionTexts(_offer_first_elector),
        "first_noble": DecisionTexts(way_in_offer, _ask_first_noble),
        "first_knight": DecisionTexts(knight_spot_offer),
    },
    stories={
        events.GameOpened: _tell_opened,
        events.NoblePlaced: sentence("placed-{why}", noble=noble_of, at=location_of),
    },
)
