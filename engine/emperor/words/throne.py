"""The throne in words: successors, abdication, the emperor’s own phase."""

from __future__ import annotations

from engine.core.frames import Frame
from engine.core.words.chapters import Chapter, DecisionTexts
from engine.core.words.game_texts import ANSWER
from engine.core.words.game_words import Offer
from engine.core.words.stories import sentence
from engine.core.words.text import Text, say
from engine.emperor import election_events, events
from engine.emperor.data import ELECTORATE, OPENING_ELECTOR
from engine.emperor.piece_words import GREY_EMINENCE, HAND, ON_PLACE
from engine.emperor.rules.emperor_actions import SUPPLY, EmpireSite
from engine.emperor.rules.shared import DECLINE
from engine.emperor.rules.texts import card_name, noble_text
from engine.emperor.state import EmperorState
from engine.emperor.words.arguments import gains_of, location_of, noble_of, story
from engine.emperor.words.choices import (
    ELECTORATES_GROUP,
    NOBLES_GROUP,
    answer,
    city_space_offer,
    influence_text,
    noble_offer,
    way_in_offer,
)
from engine.emperor.words.names import electorate_text, noble_name, spot_name


def _offer_candidate(state: EmperorState, seat: int, _asked: Frame, choice: str) -> Offer:
    """Return the offer of a candidate for the throne."""
    if choice == HAND:
        name = say("emperor-offer-from-hand", noble=noble_name(OPENING_ELECTOR))
        return Offer(choice, name, NOBLES_GROUP)
    if choice == GREY_EMINENCE:
        return Offer(
            choice, card_name(GREY_EMINENCE), NOBLES_GROUP, effect=say("emperor-fact-becomes-old")
        )
    if choice in ON_PLACE:
        return noble_offer(state, choice, influence_text(state, ON_PLACE[choice][0], seat))
    return noble_offer(state, choice, say("emperor-fact-becomes-old"))


def _ask_abdication(state: EmperorState, _seat: int, _asked: Frame) -> Text:
    return say("emperor-prompt-abdication", noble=noble_text(state.lifted))


def _offer_abdication(state: EmperorState, seat: int, asked: Frame, choice: str) -> Offer:
    if choice == HAND:
        return answer(choice, "to-hand")
    return way_in_offer(state, seat, asked, choice)


def _offer_empire_city(state: EmperorState, seat: int, _asked: Frame, choice: str) -> Offer:
    if choice == DECLINE:
        return answer(choice, "no-empire-city")
    if choice == SUPPLY:
        left = say("emperor-fact-supply", count=state.empire_left)
        return Offer(choice, say("emperor-offer-supply"), ANSWER, effect=left)
    name = say("emperor-offer-move-city", electorate=electorate_text(choice))
    effect = influence_text(state, ELECTORATE[choice], seat)
    return Offer(choice, name, ELECTORATES_GROUP, effect=effect, code=choice)


def _ask_empire_site(_state: EmperorState, _seat: int, asked: EmpireSite) -> Text:
    if asked.start == SUPPLY:
        return say("emperor-prompt-empire_site")
    return say("emperor-prompt-empire_site-move", electorate=electorate_text(asked.start))


def _tell_crowned(event: election_events.EmperorCrowned) -> Text:
    start = spot_name(event.spot)
    return story(event, f"crowned-{event.why}", noble=noble_of(event), start=start)


def _tell_city_placed(event: events.EmpireCityPlaced) -> Text:
    if event.start == SUPPLY:
        return story(event, electorate=electorate_text(event.end))
    start, end = electorate_text(event.start), electorate_text(event.end)
    return story(event, "empire_city-moved", start=start, end=end)


CHAPTER: Chapter[EmperorState] = Chapter(
    decisions={
        "successor": DecisionTexts(_offer_candidate),
        "accession": DecisionTexts(_offer_candidate),
        "abdication": DecisionTexts(_offer_abdication, _ask_abdication),
        "empire_city": DecisionTexts(_offer_empire_city),
        "empire_site": DecisionTexts(city_space_offer, _ask_empire_site),
    },
    stories={
        election_events.EmperorCrowned: _tell_crowned,
        election_events.NobleResettled: sentence(noble=noble_of, at=location_of),
        election_events.NobleRetired: sentence(noble=noble_of),
        events.EmperorRewarded: sentence(gain=gains_of),
        events.EmpireCityPlaced: _tell_city_placed,
    },
)
