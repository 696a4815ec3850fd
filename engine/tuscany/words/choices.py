"""What the chapters of several phases share: groups of choices, effects in words, an offer."""

from __future__ import annotations

from engine.core.frames import Frame
from engine.core.words.game_words import Offer
from engine.core.words.phrases import dots, listed
from engine.core.words.text import Text, Value, say
from engine.tuscany.data import BONUS
from engine.tuscany.regions import hexes_in
from engine.tuscany.rules.places import legal_hexes
from engine.tuscany.state import TuscanyState
from engine.tuscany.words.effects import covering_gains
from engine.tuscany.words.names import bonus_name, space_numbers

DRAW_GROUP = say("tuscany-group-draw")
DISPLAY_GROUP = say("tuscany-group-display")
REGION_GROUP = say("tuscany-group-region")
PLACE_GROUP = say("tuscany-group-place")
STORAGE_GROUP = say("tuscany-group-storage")
BONUS_GROUP = say("tuscany-group-bonus")


def where_it_fits(state: TuscanyState, seat: int, item: int) -> Text:
    """Describe where a tile could be placed now, the points of the best space, and the effect."""
    hexes = [*hexes_in(legal_hexes(state, seat, item))]
    if not hexes:
        return say("tuscany-fits-nowhere")
    areas = state.region_of(seat).areas
    gains = {hex_: covering_gains(state, seat, hex_, item) for hex_ in hexes}
    best = max(hexes, key=lambda hex_: (len(gains[hex_]), areas[hex_].bit_count()))
    *points, effect = gains[best]
    if any(other != gains[best] for other in gains.values()):
        (space,) = space_numbers([best])
        points = [say("tuscany-fits-gain", space=space, gain=gain) for gain in points]
    # Only the largest points: a menu has room for 100 characters.
    return dots([say("tuscany-fits", spaces=listed(space_numbers(hexes))), *points[-1:], effect])


def gains_of_covering(state: TuscanyState, seat: int, hex_: int, item: int | None) -> Text | None:
    """Describe the gains of covering a space; ``None`` if it is covered."""
    if state.is_covered(seat, hex_):
        return None
    return dots(covering_gains(state, seat, hex_, item))


def bonus_offer(state: TuscanyState, seat: int, _asked: Frame, choice: str) -> Offer:
    """Return the offer of a bonus tile: its effect, the number left, and the seat's number."""
    bonus = BONUS[choice]
    facts: list[Value] = [
        say(f"tuscany-bonus-effect-{choice}"),
        say("tuscany-offer-left-over", count=state.piles[bonus]),
    ]
    if state.bonuses[seat][bonus]:
        facts.append(say("tuscany-offer-owned", count=state.bonuses[seat][bonus]))
    return Offer(choice, bonus_name(choice), BONUS_GROUP, effect=dots(facts))
