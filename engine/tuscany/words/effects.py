"""What covering a hex and playing a yield card bring, in a few words."""

from __future__ import annotations

from engine.core.words.text import Text, Value, say
from engine.tuscany.data import (
    AREA_POINTS,
    CARRIAGE,
    CARRIAGE_YIELDS,
    FARM,
    FIRST_COLOUR_POINTS,
    INN,
    KINDS,
    MONASTERY,
    MONASTERY_CARDS,
    NOBODY,
    PLUS_MARBLE,
    PLUS_WORKER,
    PLUS_YIELD,
    QUARRY,
    QUARRY_MARBLE,
    SECOND_COLOUR_POINTS,
    VILLAGE,
    VILLAGE_WORKERS,
    Yield,
)
from engine.tuscany.rules.effects import new_products
from engine.tuscany.rules.texts import amount, kind_text
from engine.tuscany.state import TuscanyState


def covering_gains(state: TuscanyState, seat: int, hex_: int, item: int | None) -> list[Value]:
    """Describe the points and effect of covering a hex; ``item`` is ``None`` until chosen."""
    region = state.region_of(seat)
    covered = state.covered[seat] | (1 << hex_)
    colour, area = region.colours[hex_], region.areas[hex_]
    gains: list[Value] = []
    if covered & area == area:
        size = area.bit_count()
        gains.append(say("tuscany-gain-area", size=size, points=AREA_POINTS[size]))
    if not region.masks[colour] & ~covered and (points := _colour_points(state, colour)):
        gains.append(say("tuscany-gain-colour", colour=kind_text(colour), points=points))
    if colour == FARM and item is not None:
        products = len(new_products(state, seat, hex_, item))
        return [*gains, say("tuscany-gain-products", points=products)]
    return [*gains, say("tuscany-gain-kind", gain=_kind_gain(colour, state.bonuses[seat]))]


def _colour_points(state: TuscanyState, colour: int) -> int:
    """Return the points for the next player who completes a colour."""
    if state.firsts[colour] == NOBODY:
        return FIRST_COLOUR_POINTS[colour]
    return SECOND_COLOUR_POINTS[colour] if state.seconds[colour] == NOBODY else 0


def _kind_gain(kind: int, owned: list[int]) -> Text:
    """Describe the effect of a kind of tile for the owner of these bonus tiles."""
    counted = {
        VILLAGE: ("worker", VILLAGE_WORKERS + owned[PLUS_WORKER]),
        QUARRY: ("marble", QUARRY_MARBLE + owned[PLUS_MARBLE]),
        MONASTERY: ("card", MONASTERY_CARDS),
        INN: ("token", 1),
        CARRIAGE: ("yield", CARRIAGE_YIELDS + owned[PLUS_YIELD]),
    }
    if kind in counted:
        return amount(*counted[kind])
    return say(f"tuscany-gain-{KINDS[kind]}")


def yield_gain(card: Yield) -> list[Value]:
    """Describe what a yield card brings."""
    amounts = {
        "worker": card.workers,
        "marble": card.marble,
        "token": card.tokens,
        "card": card.cards,
        "green": card.green,
        "red": card.red,
    }
    return [amount(what, count) for what, count in amounts.items() if count]
