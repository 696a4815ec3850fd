"""What a player is asked at each decision, with means that everybody may know."""

from __future__ import annotations

from collections.abc import Callable

from engine.core.rules import Frame
from engine.core.text import Text, say
from engine.tuscany.data import CITY, DISPLAY, PLUS_CARD
from engine.tuscany.rules.setup import steps_given
from engine.tuscany.state import TuscanyState
from engine.tuscany.words.names import amount, item_text, kind_text, listed

Prompt = Callable[[TuscanyState, int, Frame], Text]


def prompt(state: TuscanyState, seat: int) -> Text:
    """The question the seat is asked, ready to follow its name."""
    frame = state.stack[-1]
    return _PROMPTS[frame[0]](state, seat, frame)


def _arrange(_state: TuscanyState, seat: int, frame: Frame) -> Text:
    return say(f"tuscany-prompt-ARRANGE-{min(len(steps_given(frame, seat)), 3)}")


def _start_castle(_state: TuscanyState, _seat: int, _: Frame) -> Text:
    return say("tuscany-prompt-START_CASTLE")


def _start_bonus(_state: TuscanyState, _seat: int, _: Frame) -> Text:
    return say("tuscany-prompt-START_BONUS")


def _action(state: TuscanyState, seat: int, _: Frame) -> Text:
    second = ("marble", seat) not in state.stack
    return say(
        "tuscany-prompt-ACTION-second" if second else "tuscany-prompt-ACTION",
        count=state.base_draw + state.bonuses[seat][PLUS_CARD],
        cards=amount("card", state.hand_sizes[seat]),
        workers=amount("worker", state.workers[seat]),
        storage=stored(state, seat),
    )


def stored(state: TuscanyState, seat: int) -> Text:
    """What a seat stores, out of how much room."""
    return say(
        "tuscany-stored",
        items=listed([item_text(item) for item in state.storage[seat]]),
        used=len(state.storage[seat]),
        room=state.capacity(seat),
    )


def _discard(state: TuscanyState, _seat: int, frame: Frame) -> Text:
    return say("tuscany-prompt-DISCARD", item=item_text(state.display[frame[2]]))


def _place_item(state: TuscanyState, seat: int, frame: Frame) -> Text:
    colour = kind_text(state.map_of(seat).colours[frame[2]])
    return say("tuscany-prompt-PLACE_ITEM", space=frame[2] + 1, colour=colour)


def _pay(state: TuscanyState, seat: int, frame: Frame) -> Text:
    _, _, hex_, item = frame
    return say(
        "tuscany-prompt-PAY",
        item=item_text(item),
        space=hex_ + 1,
        colour=kind_text(state.map_of(seat).colours[hex_]),
        cards=amount("card", state.hand_sizes[seat]),
        workers=amount("worker", state.workers[seat]),
    )


def _castle(_state: TuscanyState, _seat: int, _: Frame) -> Text:
    return say("tuscany-prompt-CASTLE")


def _castle_hex(state: TuscanyState, _seat: int, frame: Frame) -> Text:
    _, _, slot = frame
    item = item_text(state.display[slot])
    return say("tuscany-prompt-CASTLE_HEX", item=item, slot=DISPLAY[slot])


def _city(_state: TuscanyState, _seat: int, _: Frame) -> Text:
    return say("tuscany-prompt-CITY", city=kind_text(CITY))


def _marble(state: TuscanyState, seat: int, _: Frame) -> Text:
    return say("tuscany-prompt-MARBLE", marble=amount("marble", state.marble[seat]))


_PROMPTS: dict[str, Prompt] = {
    "ARRANGE": _arrange,
    "START_CASTLE": _start_castle,
    "START_BONUS": _start_bonus,
    "ACTION": _action,
    "DISCARD": _discard,
    "PLACE_ITEM": _place_item,
    "PAY": _pay,
    "CASTLE": _castle,
    "CASTLE_HEX": _castle_hex,
    "CITY": _city,
    "MARBLE": _marble,
}
