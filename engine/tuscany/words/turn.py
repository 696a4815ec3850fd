"""A turn’s action in words: draw cards, take a tile, use marble."""

from __future__ import annotations

from typing import Any

from engine.core.events import Event
from engine.core.rules import Frame
from engine.core.words.chapters import Chapter, DecisionTexts
from engine.core.words.game_texts import ANSWER
from engine.core.words.game_words import Offer
from engine.core.words.phrases import dots, listed
from engine.core.words.stories import facts_of, sentence
from engine.core.words.text import Text, say
from engine.tuscany.data import DISPLAY, EMPTY, ITEM, PLUS_CARD, TOKEN
from engine.tuscany.rules.texts import amount, item_text
from engine.tuscany.rules.turn import DRAW
from engine.tuscany.state import TuscanyState
from engine.tuscany.words.choices import DRAWING, STORED, TAKING, fits
from engine.tuscany.words.figures import colour, item, story
from engine.tuscany.words.names import cards_text
from engine.tuscany.words.placement import place_offer


def _ask_action(state: TuscanyState, seat: int, _: Frame) -> Text:
    second = ("marble", seat) not in state.stack
    return say(
        "tuscany-prompt-ACTION-second" if second else "tuscany-prompt-ACTION",
        count=state.base_draw + state.bonuses[seat][PLUS_CARD],
        cards=amount("card", state.hand_sizes[seat]),
        workers=amount("worker", state.workers[seat]),
        storage=stored(state, seat),
    )


def stored(state: TuscanyState, seat: int) -> Text:
    """Return a seat's stored items and its storage capacity."""
    return say(
        "tuscany-stored",
        items=listed([item_text(item) for item in state.storage[seat]]),
        used=len(state.storage[seat]),
        room=state.capacity(seat),
    )


def _action(state: TuscanyState, seat: int, _frame: Frame, choice: str) -> Offer:
    if choice == DRAW:
        count = state.base_draw + state.bonuses[seat][PLUS_CARD]
        effect = say("tuscany-offer-deck", deck=len(state.deck), discard=sum(state.discard))
        return Offer(choice, "", say("tuscany-offer-draw", count=count), effect, DRAWING)
    if choice in DISPLAY:
        return _take(state, seat, choice)
    return place_offer(state, seat, choice)


def _take(state: TuscanyState, seat: int, choice: str) -> Offer:
    item = state.display[DISPLAY.index(choice)]
    if item == EMPTY:
        return Offer(choice, choice, say("tuscany-empty"), None, TAKING)
    stored = sorted(set(state.storage[seat]))
    full = len(state.storage[seat]) >= state.capacity(seat)
    if not full:
        room = say("tuscany-offer-store")
    elif len(stored) == 1:
        room = say("tuscany-offer-replace", item=item_text(stored[0]))
    else:
        room = say("tuscany-offer-full")
    effect = dots([room, fits(state, seat, item)])
    final = full and len(stored) == 1
    return Offer(choice, choice, item_text(item), effect, TAKING, final=final)


def _ask_discard(state: TuscanyState, _seat: int, frame: Frame) -> Text:
    return say("tuscany-prompt-DISCARD", item=item_text(state.display[frame[2]]))


def _discard(_state: TuscanyState, _seat: int, _frame: Frame, choice: str) -> Offer:
    item = ITEM[choice]
    effect = say("tuscany-offer-supply" if item == TOKEN else "tuscany-offer-gone")
    return Offer(choice, "", item_text(item), effect, STORED)


def _ask_marble(state: TuscanyState, seat: int, _: Frame) -> Text:
    return say("tuscany-prompt-MARBLE", marble=amount("marble", state.marble[seat]))


def _marble(state: TuscanyState, seat: int, _frame: Frame, choice: str) -> Offer:
    if choice == "end":
        kept = say("tuscany-offer-end-effect", marble=amount("marble", state.marble[seat]))
        return Offer(choice, "", say("tuscany-offer-end"), kept, ANSWER)
    left = say("tuscany-offer-use-effect", marble=amount("marble", state.marble[seat] - 1))
    return Offer(choice, "", say("tuscany-offer-use"), left, ANSWER)


def _drew(event: Event) -> Text:
    count = facts_of(event)["cards"]
    if not count:
        return story(event, "drew-none")
    if event.secret is None:
        return story(event, "drew", count=count)
    kinds: Any = event.secret["kinds"]
    return story(event, "drew-own", cards=cards_text(kinds))


def _purged(event: Event) -> Text:
    data = facts_of(event)
    slots = listed(list(data["slots"]))
    return story(event, "purged", colour=colour(event), count=data["count"], slots=slots)


def _restocked(event: Event) -> Text:
    data = facts_of(event)
    items = [
        say("tuscany-coded", code=slot, text=item_text(ITEM[word]))
        for slot, word in zip(data["slots"], data["items"], strict=True)
    ]
    return story(event, "restocked", items=listed(items))


CHAPTER: Chapter[TuscanyState] = Chapter(
    decisions={
        "ACTION": DecisionTexts(_action, _ask_action),
        "DISCARD": DecisionTexts(_discard, _ask_discard),
        "MARBLE": DecisionTexts(_marble, _ask_marble),
    },
    stories={
        "turn": None,
        "drew": _drew,
        "reshuffled": sentence("reshuffled-{what}", count="count"),
        "took": sentence(slot="slot", item=item),
        "discarded": sentence(item=item),
        "refilled": sentence(slot="slot", item=item),
        "stack_emptied": sentence(stack="stack"),
        "purged": _purged,
        "restocked": _restocked,
        "marble_spent": sentence(),
    },
)
