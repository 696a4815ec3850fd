"""The recent changes on the board, found from events and from an earlier view."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field

from engine.core.events import Event
from engine.tuscany import events
from engine.tuscany.data import (
    BONUSES,
    DISPLAY,
    EMPTY,
    ITEM_WORDS,
    KINDS,
)
from engine.tuscany.state import TuscanyState
from engine.tuscany.words import WORDS


@dataclass(slots=True)
class TuscanyChanges:
    """The changes to highlight.

    Attributes:
        hexes: seat and hex of new tiles.
        restocked_slots: slots of the display with a tile that came with others, after a purge or at
            first.
        taken_slots: slots of the display from which a player took a tile.
        stored: number of new items in storage, by seat and item.
        bonuses: number of new bonus tiles, by seat and bonus.
        colours: seat and kind of colour bonuses won.
    """

    hexes: set[tuple[int, int]] = field(default_factory=set)
    restocked_slots: set[int] = field(default_factory=set)
    taken_slots: set[int] = field(default_factory=set)
    stored: Counter[tuple[int, str]] = field(default_factory=Counter)
    bonuses: Counter[tuple[int, str]] = field(default_factory=Counter)
    colours: set[tuple[int, str]] = field(default_factory=set)


def find_changes(latest_events: Iterable[Event]) -> TuscanyChanges:
    """Return the changes by the events of the latest turn."""
    changes = TuscanyChanges()
    for event in map(WORDS.as_declared, latest_events):
        match event:
            case events.ItemPlaced() | events.RegionRevealed():
                changes.hexes.add((event.seat, event.space - 1))
            case events.TilePlacedFree():
                changes.hexes.add((event.seat, event.space - 1))
                changes.taken_slots.add(DISPLAY.index(event.slot))
            case events.DisplayRestocked():
                changes.restocked_slots |= set(map(DISPLAY.index, event.slots))
            case events.DisplayRevealed():
                changes.restocked_slots = set(range(len(DISPLAY)))
            case events.TileTaken():
                changes.taken_slots.add(DISPLAY.index(event.slot))
                changes.stored[event.seat, event.item] += 1
            case events.TokenGained():
                changes.stored[event.seat, "token"] += 1
            case events.BonusTaken():
                changes.bonuses[event.seat, event.bonus] += 1
            case events.ColourCompleted():
                changes.colours.add((event.seat, event.colour))
    return changes


def find_changes_since(now: TuscanyState, then: TuscanyState) -> TuscanyChanges:
    """Return the pieces and bonuses of a position that an earlier one did not have."""
    changes = TuscanyChanges()
    for slot, (item, before) in enumerate(zip(now.display, then.display, strict=True)):
        if item not in (EMPTY, before):
            changes.taken_slots.add(slot)
    for seat in range(now.seats):
        tiles = enumerate(zip(now.tiles[seat], then.tiles[seat], strict=True))
        changes.hexes |= {(seat, hex_) for hex_, (item, before) in tiles if item != before}
        more = Counter(now.storage[seat]) - Counter(then.storage[seat])
        changes.stored.update({(seat, ITEM_WORDS[item]): n for item, n in more.items()})
        owned = zip(BONUSES, now.bonuses[seat], then.bonuses[seat], strict=True)
        changes.bonuses.update({(seat, word): n - m for word, n, m in owned if n > m})
    for winners, winners_then in ((now.firsts, then.firsts), (now.seconds, then.seconds)):
        pairs = enumerate(zip(winners, winners_then, strict=True))
        changes.colours |= {
            (seat, KINDS[kind]) for kind, (seat, earlier) in pairs if seat != earlier
        }
    return changes
