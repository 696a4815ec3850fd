"""Knights in words."""

from __future__ import annotations

from engine.core.frames import Frame
from engine.core.words.chapters import Chapter, DecisionTexts
from engine.core.words.game_words import Offer
from engine.core.words.stories import sentence
from engine.core.words.text import Text, say
from engine.emperor import events
from engine.emperor.data import CARDS, ELECTORATE, KNIGHT
from engine.emperor.piece_words import HAND
from engine.emperor.rules.knights import KnightTarget
from engine.emperor.rules.texts import amount
from engine.emperor.state import EmperorState
from engine.emperor.words.arguments import electorate_of, location_of, price_of, story
from engine.emperor.words.card_facts import price_text
from engine.emperor.words.choices import KNIGHTS_GROUP, influence_text, knight_spot_offer
from engine.emperor.words.names import code_of, spot_name


def _ask_knight_piece(_state: EmperorState, _seat: int, _asked: Frame) -> Text:
    return say("emperor-prompt-knight_piece", price=amount("thaler", CARDS[KNIGHT].price))


def _offer_knight_piece(state: EmperorState, seat: int, _asked: Frame, choice: str) -> Offer:
    if choice == HAND:
        left = say("emperor-fact-in-hand", count=state.knights[seat])
        return Offer(choice, say("emperor-offer-knight-hand"), KNIGHTS_GROUP, effect=left)
    electorate = ELECTORATE[code_of(choice)]
    facts = influence_text(state, electorate, seat)
    return Offer(choice, spot_name(choice), KNIGHTS_GROUP, effect=facts, code=code_of(choice))


def _ask_knight_target(_state: EmperorState, _seat: int, asked: KnightTarget) -> Text:
    price = amount("thaler", CARDS[KNIGHT].price)
    return say("emperor-prompt-knight_target", start=spot_name(asked.start), price=price)


def _offer_knight_target(state: EmperorState, seat: int, asked: Frame, choice: str) -> Offer:
    return knight_spot_offer(state, seat, asked, choice, price_text("knight"))


def _tell_knight_placed(event: events.KnightPlaced) -> Text:
    if event.thalers:
        return story(event, "knight_placed-paid", at=location_of(event), cost=price_of(event))
    return story(event, at=location_of(event))


def _tell_knight_moved(event: events.KnightMoved) -> Text:
    return story(
        event, start=spot_name(event.start), end=spot_name(event.end), cost=price_of(event)
    )


CHAPTER: Chapter[EmperorState] = Chapter(
    decisions={
        "knight_piece": DecisionTexts(_offer_knight_piece, _ask_knight_piece),
        "knight_target": DecisionTexts(_offer_knight_target, _ask_knight_target),
    },
    stories={
        events.KnightPlaced: _tell_knight_placed,
        events.KnightMoved: _tell_knight_moved,
        events.KnightPushed: sentence(electorate=electorate_of),
    },
)
