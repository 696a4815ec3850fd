"""Phase 4 in words: buying cards, privileges, passing."""

from __future__ import annotations

from engine.core.frames import Frame
from engine.core.words.chapters import Chapter, DecisionTexts
from engine.core.words.game_words import Offer
from engine.core.words.phrases import dots
from engine.core.words.stories import sentence
from engine.core.words.text import Text, say
from engine.emperor import events
from engine.emperor.data import (
    CARD,
    CARD_WORDS,
    CARDS,
    CITIES,
    CODES,
    ORDINANCE,
    ORDINANCE_POINTS,
    SEAT_COUNTS,
)
from engine.emperor.rules.feasible import feasible_cards
from engine.emperor.rules.texts import amount, card_name
from engine.emperor.state import EmperorState
from engine.emperor.words.arguments import card_of, electorate_of, price_of, story
from engine.emperor.words.card_facts import card_effect, colour_text, price_text
from engine.emperor.words.choices import CARDS_GROUP, PRIVILEGES_GROUP, answer
from engine.emperor.words.names import LETTER, electorate_label


def _ask_action(state: EmperorState, seat: int, _asked: Frame) -> Text:
    return say(
        "emperor-prompt-action",
        thalers=amount("thaler", state.thalers[seat]),
        nobles=amount("noble", state.tiles[seat]),
        knights=amount("knight", state.knights[seat]),
        cities=amount("city", state.cities_left[seat]),
    )


def _offer_action(state: EmperorState, seat: int, _asked: Frame, choice: str) -> Offer:
    if choice == "pass":
        return answer(choice, "pass", say("emperor-fact-pass"))
    if choice in CODES:
        effect = say(f"emperor-privilege-{choice}")
        return Offer(choice, electorate_label(choice), PRIVILEGES_GROUP, effect=effect, code=choice)
    waivable = state.seats == SEAT_COUNTS[0] and CARDS[CARD[choice]].at_once
    if waivable and not (feasible_cards(state, seat) >> CARD[choice]) & 1:
        return _offer_card(choice, say("emperor-fact-impossible"))
    return _offer_buyable(state, seat, choice)


def _ask_exhausted(state: EmperorState, seat: int, _asked: Frame) -> Text:
    return say("emperor-prompt-exhausted", thalers=amount("thaler", state.thalers[seat]))


def _offer_exhausted(state: EmperorState, seat: int, _asked: Frame, choice: str) -> Offer:
    return _offer_buyable(state, seat, choice)


def _offer_buyable(state: EmperorState, seat: int, choice: str) -> Offer:
    next_city = choice == CARD_WORDS[ORDINANCE]
    return _offer_card(choice, _next_city(state, seat) if next_city else card_effect(choice))


def _offer_card(choice: str, effect: Text) -> Offer:
    facts = [price_text(choice)]
    if (colour := colour_text(choice)) is not None:
        facts.append(colour)
    return Offer(
        choice, card_name(choice), CARDS_GROUP, effect=dots([*facts, effect]), code=LETTER[choice]
    )


def _next_city(state: EmperorState, seat: int) -> Text:
    """Return the points of a player's next city."""
    number = min(CITIES - state.cities_left[seat], CITIES - 1)
    points = amount("vp", ORDINANCE_POINTS[number])
    return say("emperor-effect-next-city", number=number + 1, points=points)


def _tell_bought(event: events.CardBought) -> Text:
    if event.card == "rival":
        return story(event, "bought-rival", card=card_of(event))
    key = "bought" if event.left else "bought-last"
    return story(event, key, card=card_of(event), cost=price_of(event))


CHAPTER: Chapter[EmperorState] = Chapter(
    decisions={
        "action": DecisionTexts(_offer_action, _ask_action),
        "exhausted": DecisionTexts(_offer_exhausted, _ask_exhausted),
    },
    stories={
        events.CardBought: _tell_bought,
        events.EffectWaived: sentence(card=card_of),
        events.PrivilegeUsed: sentence(electorate=electorate_of),
        events.ExhaustedUsed: sentence(card=card_of, cost=price_of),
        events.Passed: sentence(),
    },
)
