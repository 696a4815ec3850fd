"""Every choice as a person meets it: code, name, what it does and costs, part of the board."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from engine.core.rules import Frame
from engine.core.text import Text, Value, say
from engine.core.words import Offer
from engine.tuscany.data import (
    BONUS,
    DISPLAY,
    EMPTY,
    ITEM,
    PLUS_CARD,
    TOKEN,
)
from engine.tuscany.regions import Region, hexes
from engine.tuscany.rules.payments import PAYMENT
from engine.tuscany.rules.places import fitting_items, legal_hexes
from engine.tuscany.rules.setup import TURN, draft, steps_given
from engine.tuscany.rules.turn import DRAW
from engine.tuscany.state import TuscanyState
from engine.tuscany.words.effects import placement
from engine.tuscany.words.names import (
    amount,
    bonus_name,
    dots,
    item_text,
    kind_text,
    listed,
    payment_text,
    spaces,
)

Describe = Callable[[TuscanyState, int, Frame, str], Offer]

ANSWER = say("tuscany-group-answer")
DRAWING = say("tuscany-group-draw")
TAKING = say("tuscany-group-display")
PLACING = say("tuscany-group-region")
STORED = say("tuscany-group-storage")
BONUS_TILES = say("tuscany-group-bonus")
PAY_GROUPS = tuple(
    say(f"tuscany-group-pay-{shape}") for shape in ("none", "pair", "same", "different")
)


def offer(state: TuscanyState, seat: int, choice: str) -> Offer:
    """A choice of the waiting decision's vocabulary, legal or not."""
    frame = state.stack[-1]
    return _OFFERS[frame[0]](state, seat, frame, choice)


# The set-up


def _arrange(state: TuscanyState, seat: int, frame: Frame, choice: str) -> Offer:
    given = steps_given(frame, seat)
    if choice == TURN:
        name, effect = say("tuscany-offer-turn"), say("tuscany-offer-turn-effect")
        return Offer(choice, "", name, effect, PLACING)
    steps = (_order, _rotation, _shift)
    if len(given) < len(steps):
        name = say(
            f"tuscany-arrange-{len(given)}", boards=steps[len(given)](state, seat, given, choice)
        )
        return Offer(choice, "", name, None, say(f"tuscany-group-arrange-{len(given)}"))
    found = draft(state.boards[seat], given)
    assert found is not None
    return _castle_site(found, choice)


def board_names(state: TuscanyState, seat: int, order: str) -> list[str]:
    """A seat's boards from left to right; letters only where the boards are not known."""
    known = {board[0]: board for board in state.boards[seat].split()}
    return [known.get(letter, letter) for letter in order]


def _order(state: TuscanyState, seat: int, _given: tuple[str, ...], choice: str) -> Value:
    return listed(board_names(state, seat, choice))


def _rotation(state: TuscanyState, seat: int, given: tuple[str, ...], choice: str) -> Value:
    return listed(list(turned_boards(board_names(state, seat, given[0]), choice)))


def turned_boards(boards: list[str], rotation: str) -> Iterator[Value]:
    """Boards with a word after those that are turned."""
    for board, turned in zip(boards, rotation, strict=True):
        yield say("tuscany-board-turned", board=board) if turned == "R" else board


def _shift(state: TuscanyState, seat: int, given: tuple[str, ...], choice: str) -> Value:
    return listed(list(shifted_boards(board_names(state, seat, given[0]), choice)))


def shifted_boards(boards: list[str], shift: str) -> Iterator[Value]:
    """The first board, and how the others lie to their left neighbours."""
    yield boards[0]
    for board, seam in zip(boards[1:], shift, strict=True):
        yield say("tuscany-board-lower" if seam == "d" else "tuscany-board-higher", board=board)


def _start_castle(state: TuscanyState, seat: int, _frame: Frame, choice: str) -> Offer:
    return _castle_site(state.map_of(seat), choice)


def _castle_site(region: Region, choice: str) -> Offer:
    at = region.index[choice]
    beside = [
        say("tuscany-beside", space=i + 1, colour=kind_text(region.colours[i]))
        for i in hexes(region.neighbours[at])
    ]
    effect = say("tuscany-offer-site", size=region.areas[at].bit_count(), beside=listed(beside))
    name = say("tuscany-offer-space", colour=kind_text(region.colours[at]))
    return Offer(choice, str(at + 1), name, effect, PLACING)


def _bonus(state: TuscanyState, seat: int, _frame: Frame, choice: str) -> Offer:
    bonus = BONUS[choice]
    facts: list[Value] = [
        say(f"tuscany-bonus-effect-{choice}"),
        say("tuscany-offer-left-over", count=state.piles[bonus]),
    ]
    if state.bonuses[seat][bonus]:
        facts.append(say("tuscany-offer-owned", count=state.bonuses[seat][bonus]))
    return Offer(choice, "", bonus_name(choice), dots(facts), BONUS_TILES)


# A turn


def _action(state: TuscanyState, seat: int, _frame: Frame, choice: str) -> Offer:
    if choice == DRAW:
        count = state.base_draw + state.bonuses[seat][PLUS_CARD]
        effect = say("tuscany-offer-deck", deck=len(state.deck), discard=sum(state.discard))
        return Offer(choice, "", say("tuscany-offer-draw", count=count), effect, DRAWING)
    if choice in DISPLAY:
        return _take(state, seat, choice)
    return _place(state, seat, choice)


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
    effect = dots([room, _fits(state, seat, item)])
    final = full and len(stored) == 1
    return Offer(choice, choice, item_text(item), effect, TAKING, final=final)


def _fits(state: TuscanyState, seat: int, item: int) -> Text:
    targets = spaces(hexes(legal_hexes(state, seat, item)))
    return say("tuscany-fits", spaces=listed(targets)) if targets else say("tuscany-fits-nowhere")


def _place(state: TuscanyState, seat: int, choice: str) -> Offer:
    region = state.map_of(seat)
    at = region.index[choice]
    items = fitting_items(state, seat, at)
    colour = kind_text(region.colours[at])
    if not items or state.covered[seat] >> at & 1:
        name = say("tuscany-offer-space", colour=colour)
    else:
        name = say("tuscany-offer-place", items=listed([item_text(item) for item in items]))
    item = items[0] if len(items) == 1 else None
    return Offer(choice, str(at + 1), name, _brings(state, seat, at, item), PLACING)


def _brings(state: TuscanyState, seat: int, at: int, item: int | None) -> Text | None:
    """What covering a space brings; nothing on a covered one."""
    if state.covered[seat] >> at & 1:
        return None
    return say("tuscany-plain", text=dots(placement(state, seat, at, item)))


def _discard(_state: TuscanyState, _seat: int, _frame: Frame, choice: str) -> Offer:
    item = ITEM[choice]
    effect = say("tuscany-offer-supply" if item == TOKEN else "tuscany-offer-gone")
    return Offer(choice, "", item_text(item), effect, STORED)


def _place_item(state: TuscanyState, seat: int, frame: Frame, choice: str) -> Offer:
    item = ITEM[choice]
    return Offer(choice, "", item_text(item), _brings(state, seat, frame[2], item), STORED)


def _pay(state: TuscanyState, seat: int, frame: Frame, choice: str) -> Offer:
    payment = PAYMENT[choice]
    paid = payment_text(payment, state.map_of(seat).colours[frame[2]])
    cards = state.hand_sizes[seat] - payment.own - 2 * len(payment.pairs)
    workers = state.workers[seat] - payment.workers
    effect = None
    if min(cards, workers) >= 0:
        effect = say(
            "tuscany-offer-keep", cards=amount("card", cards), workers=amount("worker", workers)
        )
    shape = len(payment.pairs) + (len(set(payment.pairs)) == 2)
    return Offer(choice, "", say("tuscany-offer-pay", cost=paid), effect, PAY_GROUPS[shape])


def _castle(state: TuscanyState, seat: int, _frame: Frame, choice: str) -> Offer:
    if choice == "decline":
        name, effect = say("tuscany-offer-decline"), say("tuscany-offer-decline-effect")
        return Offer(choice, "", name, effect, ANSWER, final=True)
    item = state.display[DISPLAY.index(choice)]
    if item == EMPTY:
        return Offer(choice, choice, say("tuscany-empty"), None, TAKING)
    return Offer(choice, choice, item_text(item), _fits(state, seat, item), TAKING)


def _castle_hex(state: TuscanyState, seat: int, frame: Frame, choice: str) -> Offer:
    region = state.map_of(seat)
    at = region.index[choice]
    name = say("tuscany-offer-space", colour=kind_text(region.colours[at]))
    effect = _brings(state, seat, at, state.display[frame[2]])
    return Offer(choice, str(at + 1), name, effect, PLACING)


def _marble(state: TuscanyState, seat: int, _frame: Frame, choice: str) -> Offer:
    if choice == "end":
        kept = say("tuscany-offer-end-effect", marble=amount("marble", state.marble[seat]))
        return Offer(choice, "", say("tuscany-offer-end"), kept, ANSWER)
    left = say("tuscany-offer-use-effect", marble=amount("marble", state.marble[seat] - 1))
    return Offer(choice, "", say("tuscany-offer-use"), left, ANSWER)


_OFFERS: dict[str, Describe] = {
    "ARRANGE": _arrange,
    "START_CASTLE": _start_castle,
    "START_BONUS": _bonus,
    "ACTION": _action,
    "DISCARD": _discard,
    "PLACE_ITEM": _place_item,
    "PAY": _pay,
    "CASTLE": _castle,
    "CASTLE_HEX": _castle_hex,
    "CITY": _bonus,
    "MARBLE": _marble,
}
