"""Legal hexes for items (rules: Place), and the reasons for refusals."""

from __future__ import annotations

from engine.core.words.text import Text
from engine.tuscany.data import ITEM_KIND, KINDS, TOKEN
from engine.tuscany.rules.payments import can_pay
from engine.tuscany.rules.texts import item_text, reason
from engine.tuscany.state import TuscanyState


def legal_hexes(state: TuscanyState, seat: int, item: int) -> int:
    """Return the mask of empty hexes next to covered ones in the item's colour (a token: any)."""
    free = state.reach[seat] & ~state.covered[seat]
    return free if item == TOKEN else free & state.region_of(seat).masks[ITEM_KIND[item]]


def placeable_hexes(state: TuscanyState, seat: int) -> int:
    """Return the hexes for a stored item regardless of cost (public knowledge)."""
    hexes = 0
    for item in state.storage[seat]:
        hexes |= legal_hexes(state, seat, item)
    return hexes


def affordable_hexes(state: TuscanyState, seat: int) -> int:
    """Return the hexes for a stored item that the seat can pay for."""
    stored = state.storage[seat]
    if not stored:
        return 0
    free = state.reach[seat] & ~state.covered[seat]
    masks = state.region_of(seat).masks
    colours = range(len(KINDS)) if TOKEN in stored else {ITEM_KIND[item] for item in stored}
    hexes = 0
    for colour in colours:
        if free & masks[colour] and can_pay(state, seat, colour):
            hexes |= masks[colour]
    return hexes & free


def fitting_items(state: TuscanyState, seat: int, hex_: int) -> list[int]:
    """Return the different stored items that fit a hex, in the order of ``data.ITEMS``."""
    colour = state.region_of(seat).colours[hex_]
    stored = sorted(set(state.storage[seat]))
    return [item for item in stored if item == TOKEN or ITEM_KIND[item] == colour]


def why_not_coverable(state: TuscanyState, seat: int, hex_: int) -> Text | None:
    """Return why no item can go on a hex: covered, or not next to a covered one."""
    if state.is_covered(seat, hex_):
        item = item_text(state.tiles[seat][hex_])
        return reason("covered", "place", space=hex_ + 1, item=item)
    if not (state.reach[seat] >> hex_) & 1:
        return reason("not-adjacent", "place", space=hex_ + 1)
    return None
