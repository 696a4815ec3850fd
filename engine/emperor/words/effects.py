"""Effects of cards and privileges in words."""

from __future__ import annotations

from dataclasses import replace

from engine.core.frames import Frame
from engine.core.words.chapters import Chapter, DecisionTexts
from engine.core.words.game_words import Offer
from engine.core.words.stories import sentence
from engine.core.words.text import Seat, Text, Value, say
from engine.emperor import events
from engine.emperor.data import (
    AGES,
    CITIES,
    CODES,
    ELECTORATE,
    INDULGENCE_POINTS,
    LAST_AGE,
    NEWBORN,
    ORDINANCE_POINTS,
)
from engine.emperor.piece_words import ON_PLACE
from engine.emperor.pieces import AGE, OWNER
from engine.emperor.rules.card_effect import CARRY_OUT, WAIVE
from engine.emperor.rules.cards import MoveTarget
from engine.emperor.rules.nobles import noble_at
from engine.emperor.rules.permit import SIDE_PRICES, Newborn, side_and_way
from engine.emperor.rules.texts import amount, noble_text
from engine.emperor.state import EmperorState
from engine.emperor.words.arguments import electorate_of, gains_of, location_of, noble_of, story
from engine.emperor.words.choices import (
    answer,
    city_space_offer,
    electorate_offer,
    influence_text,
    noble_offer,
    waiver_offer,
    way_in_offer,
)
from engine.emperor.words.names import electorate_text, noble_name


def _offer_doctor(state: EmperorState, seat: int, _asked: Frame, choice: str) -> Offer:
    if choice == WAIVE:
        return waiver_offer(choice)
    piece = noble_at(state, choice)
    age = AGE[piece]
    if OWNER[piece] == seat:
        effect = say("emperor-fact-becomes", age=AGES[max(0, age - 1)])
        return noble_offer(state, choice, effect, say("emperor-group-younger"))
    effect = say("emperor-fact-dies")
    if age < LAST_AGE:
        effect = say("emperor-fact-becomes", age=AGES[age + 1])
    return noble_offer(state, choice, effect, say("emperor-group-older"))


def _offer_move_noble(state: EmperorState, seat: int, _asked: Frame, choice: str) -> Offer:
    if choice == WAIVE:
        return waiver_offer(choice)
    if choice not in ON_PLACE:
        return noble_offer(state, choice, None)
    return noble_offer(state, choice, influence_text(state, ON_PLACE[choice][0], seat))


def _ask_move_target(_state: EmperorState, _seat: int, asked: MoveTarget) -> Text:
    start = electorate_text(CODES[asked.start])
    return say("emperor-prompt-move_target", noble=noble_text(asked.noble), start=start)


def _offer_indulgence(_state: EmperorState, _seat: int, _asked: Frame, choice: str) -> Offer:
    if choice == WAIVE:
        return waiver_offer(choice)
    assert choice == CARRY_OUT
    gain = say("emperor-gain", gain=amount("vp", INDULGENCE_POINTS))
    return answer(choice, "carry-out", gain)


def _ask_permit(state: EmperorState, seat: int, _asked: Frame) -> Text:
    prices = {side: amount("thaler", price) for side, price in SIDE_PRICES.items()}
    return say("emperor-prompt-permit", **prices, thalers=amount("thaler", state.thalers[seat]))


def _offer_permit(state: EmperorState, seat: int, asked: Frame, choice: str) -> Offer:
    if choice == WAIVE:
        return waiver_offer(choice)
    side, way = side_and_way(choice)
    entering = way_in_offer(state, seat, asked, way)
    return replace(
        entering,
        choice=choice,
        name=say(f"emperor-offer-permit-{side}", electorate=entering.name),
        group=say(f"emperor-group-permit-{side}", thalers=amount("thaler", SIDE_PRICES[side])),
    )


def _ask_newborn(_state: EmperorState, _seat: int, asked: Newborn) -> Text:
    return say("emperor-prompt-newborn", noble=noble_name(NEWBORN[asked.side]))


def _ask_ordinance(state: EmperorState, seat: int, _asked: Frame) -> Text:
    number = CITIES - state.cities_left[seat]
    points = amount("vp", ORDINANCE_POINTS[number])
    return say("emperor-prompt-ordinance", number=number + 1, points=points)


def _offer_ordinance(state: EmperorState, seat: int, asked: Frame, choice: str) -> Offer:
    if choice == WAIVE:
        return waiver_offer(choice)
    return city_space_offer(state, seat, asked, choice)


def _offer_promotion(state: EmperorState, seat: int, _asked: Frame, choice: str) -> Offer:
    if choice == WAIVE:
        return waiver_offer(choice)
    return electorate_offer(choice, influence_text(state, ELECTORATE[choice], seat))


def _offer_foreign_daughter(state: EmperorState, _seat: int, _asked: Frame, choice: str) -> Offer:
    if choice == WAIVE:
        return waiver_offer(choice)
    return noble_offer(state, choice, say("emperor-fact-couple"))


def _tell_treated(event: events.NobleTreated) -> Text:
    arguments: dict[str, Value] = {"noble": noble_of(event), "at": location_of(event)}
    if event.older:
        return story(event, "treated-older", owner=Seat(event.owner), **arguments)
    return story(event, "treated-younger", **arguments)


def _tell_moved(event: events.NobleMoved) -> Text:
    return story(
        event,
        noble=noble_of(event),
        start=electorate_text(event.start),
        end=electorate_text(event.end),
    )


CHAPTER: Chapter[EmperorState] = Chapter(
    decisions={
        "doctor": DecisionTexts(_offer_doctor),
        "move_noble": DecisionTexts(_offer_move_noble),
        "move_target": DecisionTexts(way_in_offer, _ask_move_target),
        "indulgence": DecisionTexts(_offer_indulgence),
        "permit": DecisionTexts(_offer_permit, _ask_permit),
        "newborn": DecisionTexts(way_in_offer, _ask_newborn),
        "ordinance": DecisionTexts(_offer_ordinance, _ask_ordinance),
        "promotion": DecisionTexts(_offer_promotion),
        "foreign_daughter": DecisionTexts(_offer_foreign_daughter),
    },
    stories={
        events.NobleTreated: _tell_treated,
        events.NobleMoved: _tell_moved,
        events.IndulgenceScored: sentence(gain=gains_of),
        events.CityFounded: sentence(electorate=electorate_of, number="number", gain=gains_of),
        events.KnightPromoted: sentence(electorate=electorate_of, noble=noble_of),
        events.NobleWed: sentence(noble=noble_of, at=location_of),
    },
)
