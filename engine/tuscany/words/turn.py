"""A turn’s action in words: draw cards, take a tile, use marble."""

from __future__ import annotations

from engine.core.words.chapters import Chapter, DecisionTexts
from engine.core.words.game_texts import ANSWER
from engine.core.words.game_words import Offer
from engine.core.words.phrases import dots, listed
from engine.core.words.stories import sentence
from engine.core.words.text import Text, say
from engine.tuscany import events
from engine.tuscany.data import DISPLAY, EMPTY, ITEM, PLUS_CARD, TOKEN
from engine.tuscany.rules.action import DRAW, Action
from engine.tuscany.rules.take import Discard
from engine.tuscany.rules.texts import amount, item_text
from engine.tuscany.rules.turn import OfferMarble, SpendMarble
from engine.tuscany.state import TuscanyState
from engine.tuscany.words.arguments import colour_of, item_of, story
from engine.tuscany.words.choices import DISPLAY_GROUP, DRAW_GROUP, STORAGE_GROUP, where_it_fits
from engine.tuscany.words.names import cards_text
from engine.tuscany.words.placement import place_offer


def _ask_action(state: TuscanyState, seat: int, _asked: Action) -> Text:
    second = OfferMarble(seat) not in state.stack
    return say(
        "tuscany-prompt-action-second" if second else "tuscany-prompt-action",
        count=state.base_draw + state.bonuses[seat][PLUS_CARD],
        cards=amount("card", state.hand_sizes[seat]),
        workers=amount("worker", state.workers[seat]),
        storage=storage_text(state, seat),
    )


def storage_text(state: TuscanyState, seat: int) -> Text:
    """Return a seat's stored items and its storage capacity."""
    return say(
        "tuscany-stored",
        items=listed([item_text(item) for item in state.storage[seat]]),
        used=len(state.storage[seat]),
        room=state.capacity(seat),
    )


def _offer_action(state: TuscanyState, seat: int, _asked: Action, choice: str) -> Offer:
    if choice == DRAW:
        count = state.base_draw + state.bonuses[seat][PLUS_CARD]
        effect = say("tuscany-offer-deck", deck=len(state.deck), discard=sum(state.discard))
        return Offer(choice, say("tuscany-offer-draw", count=count), DRAW_GROUP, effect=effect)
    if choice in DISPLAY:
        return _offer_take(state, seat, choice)
    return place_offer(state, seat, choice)


def _offer_take(state: TuscanyState, seat: int, choice: str) -> Offer:
    item = state.display[DISPLAY.index(choice)]
    if item == EMPTY:
        return Offer(choice, say("tuscany-empty"), DISPLAY_GROUP, code=choice)
    items = sorted(set(state.storage[seat]))
    full = len(state.storage[seat]) >= state.capacity(seat)
    if not full:
        room = say("tuscany-offer-store")
    elif len(items) == 1:
        room = say("tuscany-offer-replace", item=item_text(items[0]))
    else:
        room = say("tuscany-offer-full")
    effect = dots([room, where_it_fits(state, seat, item)])
    final = full and len(items) == 1
    return Offer(choice, item_text(item), DISPLAY_GROUP, effect=effect, code=choice, final=final)


def _ask_discard(state: TuscanyState, _seat: int, asked: Discard) -> Text:
    return say("tuscany-prompt-discard", item=item_text(state.display[asked.slot]))


def _offer_discard(_state: TuscanyState, _seat: int, _asked: Discard, choice: str) -> Offer:
    item = ITEM[choice]
    effect = say("tuscany-offer-supply" if item == TOKEN else "tuscany-offer-gone")
    return Offer(choice, item_text(item), STORAGE_GROUP, effect=effect)


def _ask_marble(state: TuscanyState, seat: int, _asked: SpendMarble) -> Text:
    return say("tuscany-prompt-marble", marble=amount("marble", state.marble[seat]))


def _offer_marble(state: TuscanyState, seat: int, _asked: SpendMarble, choice: str) -> Offer:
    if choice == "end":
        kept = say("tuscany-offer-end-effect", marble=amount("marble", state.marble[seat]))
        return Offer(choice, say("tuscany-offer-end"), ANSWER, effect=kept)
    left = say("tuscany-offer-use-effect", marble=amount("marble", state.marble[seat] - 1))
    return Offer(choice, say("tuscany-offer-use"), ANSWER, effect=left)


def _tell_drew(event: events.CardsDrawn) -> Text:
    if not event.cards:
        return story(event, "drew-none")
    if event.kinds is None:
        return story(event, "drew", count=event.cards)
    return story(event, "drew-own", cards=cards_text(event.kinds))


def _tell_purged(event: events.ColourPurged) -> Text:
    slots = listed(list(event.slots))
    return story(event, "purged", colour=colour_of(event), count=event.tiles, slots=slots)


def _tell_restocked(event: events.DisplayRestocked) -> Text:
    items = [
        say("tuscany-coded", code=slot, text=item_text(ITEM[word]))
        for slot, word in zip(event.slots, event.items, strict=True)
    ]
    return story(event, "restocked", items=listed(items))


CHAPTER: Chapter[TuscanyState] = Chapter(
    decisions={
        "action": DecisionTexts(_offer_action, _ask_action),
        "discard": DecisionTexts(_offer_discard, _ask_discard),
        "marble": DecisionTexts(_offer_marble, _ask_marble),
    },
    stories={
        events.TurnBegun: None,
        events.CardsDrawn: _tell_drew,
        events.PileReshuffled: sentence("reshuffled-{what}", count="size"),
        events.TileTaken: sentence(slot="slot", item=item_of),
        events.ItemDiscarded: sentence(item=item_of),
        events.SlotRefilled: sentence(slot="slot", item=item_of),
        events.StackEmptied: sentence(stack="stack"),
        events.ColourPurged: _tell_purged,
        events.DisplayRestocked: _tell_restocked,
        events.MarbleSpent: sentence(),
    },
)
