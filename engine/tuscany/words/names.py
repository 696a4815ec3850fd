"""Names and amounts: tiles, spaces, cards, payments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import cache

from engine.core.words.text import Text, Value, say
from engine.tuscany.data import KIND, KINDS
from engine.tuscany.rules.payments import Payment
from engine.tuscany.rules.texts import amount, cards_of


def cards_text(kinds: Iterable[str]) -> list[Value]:
    """Return region cards, named by their words, grouped by colour."""
    counts = Counter(KIND[word] for word in kinds)
    return [cards_of(kind, counts[kind]) for kind in range(len(KINDS)) if counts[kind]]


@cache
def bonus_name(word: str) -> Text:
    """Return a bonus tile's name: "+1 storage"."""
    return say(f"tuscany-bonus-{word}")


def payment_text(payment: Payment, colour: int) -> list[Value]:
    """Return a payment: "1 City card and 2 Farm cards"."""
    parts: list[Value] = []
    if payment.own:
        parts.append(cards_of(colour, payment.own))
    if payment.workers:
        parts.append(amount("worker", payment.workers))
    for kind, pairs in Counter(payment.pairs).items():
        parts.append(cards_of(kind, 2 * pairs))
    return parts


def space_numbers(hexes: Iterable[int]) -> list[Value]:
    """Return the numbers of hexes in the picture."""
    return [hex_ + 1 for hex_ in hexes]
