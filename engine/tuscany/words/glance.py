"""A position of The Castles of Tuscany in a few words: the display and a line per player."""

from __future__ import annotations

from engine.core.words.game_words import Glance
from engine.core.words.phrases import listed
from engine.core.words.summaries import PlayerLine, player_line
from engine.core.words.text import Text, say
from engine.tuscany.data import DISPLAY, EMPTY, UNKNOWN
from engine.tuscany.rules.texts import amount, cards_of, item_text
from engine.tuscany.state import TuscanyState


def glance(state: TuscanyState) -> Glance:
    """Describe the display and every player's public holdings."""
    shown = [
        say("tuscany-coded", code=slot, text=item_text(item))
        for slot, item in zip(DISPLAY, state.display, strict=True)
        if item != EMPTY
    ]
    display = [say("tuscany-glance-display", items=listed(shown))] if shown else []
    clockwise = state.clockwise()
    return Glance(tuple(display), tuple(_player_entry(state, seat) for seat in clockwise))


def _player_entry(state: TuscanyState, seat: int) -> PlayerLine:
    points = listed([amount("red", state.red[seat]), amount("green", state.green[seat])])
    held = (("worker", state.workers[seat]), ("marble", state.marble[seat]))
    facts = [
        points,
        *_hand_texts(state, seat),
        *(amount(kind, count) for kind, count in held if count),
        *map(item_text, state.storage[seat]),
    ]
    return player_line(seat, facts, points)


def _hand_texts(state: TuscanyState, seat: int) -> list[Text]:
    """Describe a hand by colour if it is known, else by its number of cards."""
    hand = state.hands[seat]
    if UNKNOWN in hand or not any(hand):
        return [amount("card", state.hand_sizes[seat])]
    return [cards_of(kind, count) for kind, count in enumerate(hand) if count]
