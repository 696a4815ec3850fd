"""Placing a tile in words: hex, payment and points."""

from __future__ import annotations

from engine.core.events import Event
from engine.core.rules import Frame
from engine.core.words.chapters import Chapter, DecisionTexts
from engine.core.words.game_texts import ANSWER
from engine.core.words.game_words import Offer
from engine.core.words.phrases import listed
from engine.core.words.stories import amount_of, facts_of, sentence
from engine.core.words.text import Text, say
from engine.tuscany.data import CITY, DISPLAY, EMPTY, ITEM, YIELDS
from engine.tuscany.rules.payments import PAYMENT
from engine.tuscany.rules.places import fitting_items
from engine.tuscany.rules.texts import amount, item_text, kind_text
from engine.tuscany.state import TuscanyState
from engine.tuscany.words.choices import (
    PLACING,
    STORED,
    TAKING,
    TO_PLACE,
    bonus_offer,
    fits,
    gains_of_covering,
)
from engine.tuscany.words.effects import yield_gain
from engine.tuscany.words.figures import colour, green, item, story
from engine.tuscany.words.names import cards_text, payment_text


def place_offer(state: TuscanyState, seat: int, choice: str) -> Offer:
    """Return the offer of a space of the region: fitting items, points and effects."""
    region = state.region_of(seat)
    at = region.index[choice]
    items = fitting_items(state, seat, at)
    colour = kind_text(region.colours[at])
    if not items or state.covered[seat] >> at & 1:
        name = say("tuscany-offer-space", colour=colour)
    else:
        name = say("tuscany-offer-place", items=listed([item_text(item) for item in items]))
    item = items[0] if len(items) == 1 else None
    effect = gains_of_covering(state, seat, at, item)
    return Offer(choice, str(at + 1), name, effect, TO_PLACE, private=True)


def _ask_place_item(state: TuscanyState, seat: int, frame: Frame) -> Text:
    colour = kind_text(state.region_of(seat).colours[frame[2]])
    return say("tuscany-prompt-PLACE_ITEM", space=frame[2] + 1, colour=colour)


def _place_item(state: TuscanyState, seat: int, frame: Frame, choice: str) -> Offer:
    item = ITEM[choice]
    return Offer(
        choice, "", item_text(item), gains_of_covering(state, seat, frame[2], item), STORED
    )


def _ask_pay(state: TuscanyState, seat: int, frame: Frame) -> Text:
    _, _, hex_, item = frame
    return say(
        "tuscany-prompt-PAY",
        item=item_text(item),
        space=hex_ + 1,
        colour=kind_text(state.region_of(seat).colours[hex_]),
        cards=amount("card", state.hand_sizes[seat]),
        workers=amount("worker", state.workers[seat]),
    )


CHEAPEST = say("tuscany-group-pay-first")
PAY_GROUPS = tuple(
    say(f"tuscany-group-pay-{shape}") for shape in ("none", "pair", "same", "different")
)


def _pay(state: TuscanyState, seat: int, frame: Frame, choice: str) -> Offer:
    payment = PAYMENT[choice]
    paid = payment_text(payment, state.region_of(seat).colours[frame[2]])
    cards = state.hand_sizes[seat] - payment.own - 2 * len(payment.pairs)
    workers = state.workers[seat] - payment.workers
    effect = None
    if min(cards, workers) >= 0:
        effect = say(
            "tuscany-offer-keep", cards=amount("card", cards), workers=amount("worker", workers)
        )
    group = PAY_GROUPS[len(payment.pairs) + (len(set(payment.pairs)) == 2)]
    if choice in state.legal[:1]:
        group = CHEAPEST
    return Offer(choice, "", say("tuscany-offer-pay", cost=paid), effect, group)


def _ask_castle_hex(state: TuscanyState, _seat: int, frame: Frame) -> Text:
    _, _, slot = frame
    item = item_text(state.display[slot])
    return say("tuscany-prompt-CASTLE_HEX", item=item, slot=DISPLAY[slot])


def _castle(state: TuscanyState, seat: int, _frame: Frame, choice: str) -> Offer:
    if choice == "decline":
        name, effect = say("tuscany-offer-decline"), say("tuscany-offer-decline-effect")
        return Offer(choice, "", name, effect, ANSWER, final=True)
    item = state.display[DISPLAY.index(choice)]
    if item == EMPTY:
        return Offer(choice, choice, say("tuscany-empty"), None, TAKING)
    return Offer(choice, choice, item_text(item), fits(state, seat, item), TAKING)


def _castle_hex(state: TuscanyState, seat: int, frame: Frame, choice: str) -> Offer:
    region = state.region_of(seat)
    at = region.index[choice]
    name = say("tuscany-offer-space", colour=kind_text(region.colours[at]))
    effect = gains_of_covering(state, seat, at, state.display[frame[2]])
    return Offer(choice, str(at + 1), name, effect, PLACING)


def _ask_city(_state: TuscanyState, _seat: int, _: Frame) -> Text:
    return say("tuscany-prompt-CITY", city=kind_text(CITY))


def _paid(event: Event) -> Text:
    data = facts_of(event)
    cost = cards_text(data["kinds"])
    if workers := PAYMENT[data["payment"]].workers:
        cost.append(amount("worker", workers))
    return story(event, "paid", cost=cost, space=data["space"])


def _gained(event: Event) -> Text:
    what = event.kind
    count = facts_of(event).get("workers", facts_of(event).get("marble", 1))
    return story(event, "gained", gain=amount(what, count))


def _farm(event: Event) -> Text:
    data = facts_of(event)
    if not data["green"]:
        return story(event, "farm-none")
    products = [say(f"tuscany-product-{word}") for word in data["products"]]
    gain = amount("green", data["green"])
    return story(event, "farm", gain=gain, products=products)


def _yield(event: Event) -> Text:
    card = next(card for card in YIELDS if card.word == facts_of(event)["card"])
    return story(event, gain=yield_gain(card))


CHAPTER: Chapter[TuscanyState] = Chapter(
    decisions={
        "PLACE_ITEM": DecisionTexts(_place_item, _ask_place_item),
        "PAY": DecisionTexts(_pay, _ask_pay),
        "CASTLE": DecisionTexts(_castle),
        "CASTLE_HEX": DecisionTexts(_castle_hex, _ask_castle_hex),
        "CITY": DecisionTexts(bonus_offer, _ask_city),
    },
    stories={
        "paid": _paid,
        "placed": sentence(item=item, space="space"),
        "placed_free": sentence(item=item, slot="slot", space="space"),
        "area": sentence(size="size", colour=colour, gain=green),
        "colour_bonus": sentence(rank="rank", colour=colour, gain=green),
        "worker": _gained,
        "marble": _gained,
        "token": _gained,
        "overflow": sentence(gain=amount_of(amount, "red", "red")),
        "farm": _farm,
        "yield": _yield,
        "castle_lost": sentence(),
        "declined": sentence(),
    },
)
