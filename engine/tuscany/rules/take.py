"""Taking a tile, refilling and purging the display (rules: Take; Refill and purge)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.rules import Automatic, Decision
from engine.core.words.text import Text
from engine.tuscany import events
from engine.tuscany.data import (
    DISPLAY,
    EMPTY,
    ITEM,
    ITEM_KIND,
    ITEM_WORDS,
    KINDS,
    NOBODY,
    PURGE_COUNT,
    STACK_SIZE,
    STACKS,
    TOKEN,
)
from engine.tuscany.rules.texts import item_text, reason
from engine.tuscany.state import TuscanyState


def begin_take(state: TuscanyState, seat: int, slot: int) -> None:
    """Take the tile of a slot; if storage is full, first ask for a discard."""
    if len(state.storage[seat]) < state.capacity(seat):
        take_tile(state, seat, slot)
    else:
        state.then(Discard(seat, slot))


def take_tile(state: TuscanyState, seat: int, slot: int) -> None:
    """Move the tile to storage, then refill the display."""
    item = state.display[slot]
    state.display[slot] = EMPTY
    state.storage[seat].append(item)
    state.tell(events.TileTaken, seat, slot=DISPLAY[slot], item=ITEM_WORDS[item])
    state.then(Refill(seat, slot))


class Discard(Decision[TuscanyState]):
    """Choose the stored tile or token to discard (rules: Tokens may be discarded)."""

    name = "discard"
    saved_name = "DISCARD"
    verb = "discard"
    slot: int

    def options(self, state: TuscanyState, seat: int) -> Sequence[str]:
        """Return each different stored item."""
        return [ITEM_WORDS[item] for item in sorted(set(state.storage[seat]))]

    def take(self, state: TuscanyState, seat: int, choice: str) -> None:
        """Discard the tile, or return the token to the supply; then continue the Take."""
        item = ITEM[choice]
        state.storage[seat].remove(item)
        if item != TOKEN:
            state.removed.append(item)
        state.tell(events.ItemDiscarded, seat, item=choice)
        take_tile(state, seat, self.slot)

    def vocabulary(self, state: TuscanyState, seat: int) -> Sequence[str]:
        """Return everything that can be stored."""
        return STORABLE

    def refusal(self, state: TuscanyState, seat: int, choice: str) -> Text | None:
        """Return that an item is not in storage."""
        return reason("not-stored", "take", item=item_text(ITEM[choice]))


STORABLE = ITEM_WORDS[: TOKEN + 1]
"""All tiles and the token."""


class Refill(Automatic[TuscanyState]):
    """Fill the slot from the player's leftmost stack with tiles, if any."""

    name = "refill"
    slot: int

    def run(self, state: TuscanyState) -> None:
        """Turn the next tile over and check for a purge."""
        seat, slot = self.seat, self.slot
        stack = state.stacks[seat]
        if not stack:
            return
        item = stack.pop()
        state.display[slot] = item
        state.shown[seat].append(item)
        state.reveals += 1
        full, left = divmod(len(stack), STACK_SIZE)
        number = STACKS - full
        if state.events is not None:
            state.tell(
                events.SlotRefilled,
                seat,
                slot=DISPLAY[slot],
                item=ITEM_WORDS[item],
                stack=number,
                left=left,
            )
            if left == 0:
                state.tell(events.StackEmptied, seat, stack=number)
        if kinds_shown(state).count(ITEM_KIND[item]) >= PURGE_COUNT:
            state.then(Purge(NOBODY))


class Purge(Automatic[TuscanyState]):
    """Replace all tiles of a kind that has five or more with neutral tiles.

    This follows a ruling (rules: Purges remove whole kinds).
    """

    name = "purge"

    def run(self, state: TuscanyState) -> None:
        """Purge one kind, then check again; older gaps stay empty."""
        shown = kinds_shown(state)
        crowded = next(
            (kind for kind in range(len(KINDS)) if shown.count(kind) >= PURGE_COUNT), None
        )
        if crowded is None:
            return
        slots = [slot for slot, kind in enumerate(shown) if kind == crowded]
        for slot in slots:
            state.removed.append(state.display[slot])
            state.display[slot] = EMPTY
        letters = "".join(DISPLAY[slot] for slot in slots)
        state.tell(
            events.ColourPurged, NOBODY, colour=KINDS[crowded], tiles=len(slots), slots=letters
        )
        self._restock_slots(state, slots)
        state.then(Purge(NOBODY))

    @staticmethod
    def _restock_slots(state: TuscanyState, slots: Sequence[int]) -> None:
        filled = slots[: len(state.neutral)]
        for slot in filled:
            item = state.neutral.pop()
            state.display[slot] = item
            state.neutral_shown.append(item)
        if filled:
            state.reveals += 1
            letters = "".join(DISPLAY[slot] for slot in filled)
            items = [ITEM_WORDS[state.display[slot]] for slot in filled]
            state.tell(events.DisplayRestocked, NOBODY, slots=letters, items=items)


def kinds_shown(state: TuscanyState) -> list[int]:
    """Return the kinds of the display's tiles by slot; -1 for an empty slot."""
    return [*map(_KIND_OF.__getitem__, state.display)]


_KIND_OF = (*ITEM_KIND, EMPTY)
"""The kind of each item; :data:`EMPTY`, which is -1, indexes the last entry."""
