"""Visibility: which seats know a field of a state, and which cards may lie where they do not.

.. code-block:: python

    @declared
    class FarmState(State):
        hands: list[list[int]] = per_player(secret=own(UNKNOWN))
        deck: list[int] = saved(secret=face_down(UNKNOWN))
        pools = (Pool(CARDS, UNKNOWN, ("hands", "deck")),)

:meth:`State.seen_by` and :meth:`State.filled` follow from these declarations.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from engine.core.chance import Chance

EVERYBODY = -1
"""The mask of all seats and the public."""


class Secret(NamedTuple):
    """Who knows a field; made by :func:`own` and :func:`face_down`.

    Attributes:
        hidden: what the others see in place of each value.
        owned: whether the field has an entry for each seat, which that seat knows.
        known_by: the name of the field with the further seats that know a value, as a mask: one
            for the value, or a list with one for each of its parts.
        until: returns whether the secret has ended; then the field is public.
    """

    hidden: Any
    owned: bool
    known_by: str
    until: Callable[[Any], bool] | None

    def blank(self, state: Any, name: str, seat: int | None) -> None:
        """Replace what a seat does not know of a field (``None``: the public)."""
        if self.until is not None and self.until(state):
            return
        value = getattr(state, name)
        known: Any = getattr(state, self.known_by) if self.known_by else 0
        if not self.owned:
            setattr(state, name, self._seen_value(value, known, seat))
            return
        for owner, entry in enumerate(value):
            if owner != seat:
                value[owner] = self._seen_value(entry, known[owner] if self.known_by else 0, seat)

    def _seen_value(self, value: Any, known: Any, seat: int | None) -> Any:
        if isinstance(known, list) and known:
            pairs = zip(value, known, strict=True)
            return [one if _is_in(seat, mask) else self.hidden for one, mask in pairs]
        if _is_in(seat, known or 0):
            return value
        return self._blank_value(value)

    def _blank_value(self, value: Any) -> Any:
        """Return a value of the same shape, with everything in it hidden."""
        if not isinstance(value, list):
            return self.hidden
        if value and isinstance(value[0], list):
            return [*map(self._blank_value, value)]
        return [self.hidden] * len(value)


def _is_in(seat: int | None, mask: int) -> bool:
    return mask == EVERYBODY or (seat is not None and bool((mask >> seat) & 1))


def own(hidden: Any, *, known_by: str = "", until: Callable[[Any], bool] | None = None) -> Secret:
    """Declare a list with one entry for each seat, which only that seat knows; see :class:`Secret`.

    The length of an entry that is a list is public.
    """
    return Secret(hidden, owned=True, known_by=known_by, until=until)


def face_down(
    hidden: Any, *, known_by: str = "", until: Callable[[Any], bool] | None = None
) -> Secret:
    """Declare a field that no seat knows, such as a deck; see :class:`Secret`.

    The length of a list is public.
    """
    return Secret(hidden, owned=False, known_by=known_by, until=until)


class Pool(NamedTuple):
    """A set of cards, each of which always lies in one of the fields.

    ``hidden`` stands for an unknown card there. With ``each_seat``, every seat has its own set, in
    its entries of the fields.
    """

    cards: Sequence[int]
    hidden: int
    fields: tuple[str, ...]
    each_seat: bool = False

    def fill(self, state: Any, chance: Chance) -> None:
        """Deal the cards that are not seen to the unknown places, each order equally likely."""
        for piles in self._sets(state):
            unseen = [*self.cards]
            for card in _all_cards(piles):
                if card != self.hidden:
                    unseen.remove(card)
            if unseen:
                chance.shuffle(unseen)
                for pile in piles:
                    pile[:] = [unseen.pop() if card == self.hidden else card for card in pile]

    def is_complete(self, state: Any) -> bool:
        """Return whether a full state has each card exactly once."""
        every = sorted(self.cards)
        return all(sorted(_all_cards(piles)) == every for piles in self._sets(state))

    def _sets(self, state: Any) -> list[list[list[int]]]:
        """Return the piles in which each set of the cards lies."""
        fields = [getattr(state, name) for name in self.fields]
        if self.each_seat:
            return [[*piles] for piles in zip(*fields, strict=True)]
        lists: list[list[int]] = []
        for value in fields:
            lists += value if value and isinstance(value[0], list) else [value]
        return [lists]


def _all_cards(piles: Iterable[Iterable[int]]) -> Iterator[int]:
    return (card for pile in piles for card in pile)
