"""Placing a tile in words: hex, payment and points."""

from __future__ import annotations

from engine.core.words.chapters import Chapter, DecisionTexts
from engine.core.words.game_texts import ANSWER
from engine.core.words.game_words import Offer
from engine.core.words.phrases import listed
from engine.core.words.stories import sentence
from engine.core.words.text import Text, say
from engine.tuscany import events
from engine.tuscany.data import CITY, DISPLAY, EMPTY, ITEM, YIELD
from engine.tuscany.rules.action import Pay, PlaceItem
from engine.tuscany.rules.bonus import CityBonus
from engine.tuscany.rules.effects import CastleHex, CastleTile
from engine.tuscany.rules.payments import PAIR, PAYMENT, Payment
from engine.tuscany.rules.places import fitting_items
from engine.tuscany.rules.texts import amount, item_text, kind_text
from engine.tuscany.state import TuscanyState
from engine.tuscany.words.arguments import colour_of, green_points_of, item_of, red_points_of, story
from engine.tuscany.words.choices import (
    DISPLAY_GROUP,
    PLACE_GROUP,
    REGION_GROUP,
    STORAGE_GROUP,
    bonus_offer,
    gains_of_covering,
    where_it_fits,
)
from engine.tuscany.words.effects import yield_gain
from engine.tuscany.words.names import cards_text, payment_text


def place_offer(state: TuscanyState, seat: int, choice: str) -> Offer:
    """Return the offer of a space of the region: fitting items, points and effects."""
    region = state.region_of(seat)
    hex_ = region.index[choice]
    items = fitting_items(state, seat, hex_)
    kind = kind_text(region.colours[hex_])
    if not items or state.is_covered(seat, hex_):
        name = say("tuscany-offer-space", colour=kind)
    else:
        name = say("tuscany-offer-place", items=listed([item_text(each) for each in items]))
    only_item = items[0] if len(items) == 1 else None
    effect = gains_of_covering(state, seat, hex_, only_item)
    return Offer(choice, name, PLACE_GROUP, effect=effect, code=str(hex_ + 1), continues=True)


def _ask_place_item(state: TuscanyState, seat: int, asked: PlaceItem) -> Text:
    kind = kind_text(state.region_of(seat).colours[asked.hex_])
    return say("tuscany-prompt-place_item", space=asked.hex_ + 1, colour=kind)


def _offer_place_item(state: TuscanyState, seat: int, asked: PlaceItem, choice: str) -> Offer:
    item = ITEM[choice]
    effect = gains_of_covering(state, seat, asked.hex_, item)
    return Offer(choice, item_text(item), STORAGE_GROUP, effect=effect)


def _ask_pay(state: TuscanyState, seat: int, asked: Pay) -> Text:
    return say(
        "tuscany-prompt-pay",
        item=item_text(asked.item),
        space=asked.hex_ + 1,
        colour=kind_text(state.region_of(seat).colours[asked.hex_]),
        cards=amount("card", state.hand_sizes[seat]),
        workers=amount("worker", state.workers[seat]),
    )


def _payment_group(payment: Payment) -> Text:
    """Return the heading for a payment, by the pairs of cards that replace one of the colour."""
    match payment.pairs:
        case ():
            shape = "none"
        case (_,):
            shape = "pair"
        case (first, second):
            shape = "same" if first == second else "different"
    return say(f"tuscany-group-pay-{shape}")


def _offer_pay(state: TuscanyState, seat: int, asked: Pay, choice: str) -> Offer:
    payment = PAYMENT[choice]
    paid = payment_text(payment, state.region_of(seat).colours[asked.hex_])
    cards = state.hand_sizes[seat] - payment.own - PAIR * len(payment.pairs)
    workers = state.workers[seat] - payment.workers
    effect = None
    if min(cards, workers) >= 0:
        effect = say(
            "tuscany-offer-keep", cards=amount("card", cards), workers=amount("worker", workers)
        )
    is_cheapest = choice in state.legal[:1]
    group = say("tuscany-group-pay-first") if is_cheapest else _payment_group(payment)
    return Offer(choice, say("tuscany-offer-pay", cost=paid), group, effect=effect)


def _ask_castle_hex(state: TuscanyState, _seat: int, asked: CastleHex) -> Text:
    item = item_text(state.display[asked.slot])
    return say("tuscany-prompt-castle_hex", item=item, slot=DISPLAY[asked.slot])


def _offer_castle(state: TuscanyState, seat: int, _asked: CastleTile, choice: str) -> Offer:
    if choice == "decline":
        name = say("tuscany-offer-decline")
        effect = say("tuscany-offer-decline-effect")
        return Offer(choice, name, ANSWER, effect=effect, final=True)
    item = state.display[DISPLAY.index(choice)]
    if item == EMPTY:
        return Offer(choice, say("tuscany-empty"), DISPLAY_GROUP, code=choice)
    return Offer(
        choice, item_text(item), DISPLAY_GROUP, effect=where_it_fits(state, seat, item), code=choice
    )


def _offer_castle_hex(state: TuscanyState, seat: int, asked: CastleHex, choice: str) -> Offer:
    region = state.region_of(seat)
    hex_ = region.index[choice]
    name = say("tuscany-offer-space", colour=kind_text(region.colours[hex_]))
    effect = gains_of_covering(state, seat, hex_, state.display[asked.slot])
    return Offer(choice, name, REGION_GROUP, effect=effect, code=str(hex_ + 1))


def _ask_city(_state: TuscanyState, _seat: int, _asked: CityBonus) -> Text:
    return say("tuscany-prompt-city", city=kind_text(CITY))


def _tell_paid(event: events.PlacementPaid) -> Text:
    cost = cards_text(event.kinds)
    if workers := PAYMENT[event.payment].workers:
        cost.append(amount("worker", workers))
    return story(event, "paid", cost=cost, space=event.space)


def _tell_workers(event: events.WorkersGained) -> Text:
    return story(event, "gained", gain=amount("worker", event.workers))


def _tell_marble(event: events.MarbleGained) -> Text:
    return story(event, "gained", gain=amount("marble", event.marble))


def _tell_token(event: events.TokenGained) -> Text:
    return story(event, "gained", gain=amount("token", 1))


def _tell_farm(event: events.FarmScored) -> Text:
    if not event.green:
        return story(event, "farm-none")
    products = [say(f"tuscany-product-{word}") for word in event.products]
    return story(event, "farm", gain=green_points_of(event), products=products)


def _tell_yield(event: events.YieldGained) -> Text:
    return story(event, gain=yield_gain(YIELD[event.card]))


CHAPTER: Chapter[TuscanyState] = Chapter(
    decisions={
        "place_item": DecisionTexts(_offer_place_item, _ask_place_item),
        "pay": DecisionTexts(_offer_pay, _ask_pay),
        "castle": DecisionTexts(_offer_castle),
        "castle_hex": DecisionTexts(_offer_castle_hex, _ask_castle_hex),
        "city": DecisionTexts(bonus_offer, _ask_city),
    },
    stories={
        events.PlacementPaid: _tell_paid,
        events.ItemPlaced: sentence(item=item_of, space="space"),
        events.TilePlacedFree: sentence(item=item_of, slot="slot", space="space"),
        events.AreaCompleted: sentence(size="size", colour=colour_of, gain=green_points_of),
        events.ColourCompleted: sentence(rank="rank", colour=colour_of, gain=green_points_of),
        events.WorkersGained: _tell_workers,
        events.MarbleGained: _tell_marble,
        events.TokenGained: _tell_token,
        events.TokenOverflowed: sentence(gain=red_points_of),
        events.FarmScored: _tell_farm,
        events.YieldGained: _tell_yield,
        events.CastleWasted: sentence(),
        "declined": sentence(),
    },
)
