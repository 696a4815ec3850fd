"""Amounts of assets by seat, and the changes between them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeAlias

POINTS = "points"
"""The asset of a game that declares none."""

Amounts: TypeAlias = "Mapping[tuple[int, str], int]"
"""Amounts, or changes of them, by seat and asset; a missing one is 0."""


class Change(NamedTuple):
    """By how much a choice changes a seat's amount of an asset."""

    seat: int
    asset: str
    amount: int


def difference(after: Amounts, before: Amounts) -> dict[tuple[int, str], int]:
    """Return the changes from ``before`` to ``after``, without zeros."""
    changes = {key: after.get(key, 0) - before.get(key, 0) for key in {**after, **before}}
    return {key: change for key, change in changes.items() if change}


def total(amounts: Amounts, changes: Amounts) -> Amounts:
    """Return the amounts after the changes."""
    return {key: amounts.get(key, 0) + changes.get(key, 0) for key in {**amounts, **changes}}


def shared_part(effects: Sequence[Amounts]) -> Amounts:
    """Return the changes that all effects contain at least, in the same direction."""
    shared = {}
    for key in effects[0]:
        changes = [effect.get(key, 0) for effect in effects]
        if min(changes) > 0 or max(changes) < 0:
            shared[key] = min(changes, key=abs)
    return shared


def same_in_all(worlds: Sequence[Amounts]) -> Amounts:
    """Return the amounts that are the same in all worlds."""
    first, *others = worlds
    return {
        key: amount
        for key, amount in first.items()
        if all(other.get(key, 0) == amount for other in others)
    }


def of_seat(amounts: Amounts, seat: int) -> Amounts:
    """Return the amounts of one seat."""
    return {key: amount for key, amount in amounts.items() if key[0] == seat}


def total_size(changes: Amounts) -> int:
    """Return how much changes in all, whatever the asset."""
    return sum(map(abs, changes.values()))


def list_changes(amounts: Amounts) -> tuple[Change, ...]:
    """List gains, then losses, each in the order of the assets."""
    changes = [Change(*key, amount) for key, amount in amounts.items() if amount]
    return tuple(sorted(changes, key=lambda change: change.amount < 0))
