"""Helpers for rules of several phases: phases, resources, payments, refusals."""

from __future__ import annotations

from collections.abc import Mapping

from engine.caylus1303.data import GOLD, PHASES, RESOURCES, Goods
from engine.caylus1303.state import Caylus1303State
from engine.core.words.text import Player, Text, say

DECLINE = ("decline",)


def begin_phase(state: Caylus1303State, phase: int) -> None:
    """Begin a phase of the round (rules §5 to §8)."""
    state.phase = phase
    state.tell("phase", -1, phase=PHASES[phase])


def can_pay(held: list[int], cost: Goods, any_basic: int = 0) -> bool:
    """Return whether the seat has the fixed kinds and enough other basic resources (§1)."""
    food, wood, stone, cloth, gold = held
    f, w, s, c, g = cost
    return (
        f <= food
        and w <= wood
        and s <= stone
        and c <= cloth
        and g <= gold
        and (not any_basic or food + wood + stone + cloth - f - w - s - c >= any_basic)
    )


def add(held: list[int], gained: Goods) -> None:
    """Put resources into a player's stock."""
    for kind, count in enumerate(gained):
        if count:
            held[kind] += count


def remove(held: list[int], spent: Goods) -> None:
    """Take resources, which must be there, out of a player's stock."""
    for kind, count in enumerate(spent):
        if count:
            held[kind] -= count


def total(first: Goods, second: Goods) -> Goods:
    """Return the sum of two amounts."""
    food, wood, stone, cloth, gold = (a + b for a, b in zip(first, second, strict=True))
    return (food, wood, stone, cloth, gold)


def negative(cost: Goods) -> Goods:
    """Return a cost as a negative change."""
    food, wood, stone, cloth, gold = cost
    return (-food, -wood, -stone, -cloth, -gold)


def plus(cost: Goods, kinds: tuple[str, ...]) -> Goods:
    """Return a cost plus one of each listed basic resource, such as those that pay for a ``?``."""
    food, wood, stone, cloth, gold = cost
    return (
        food + kinds.count("food"),
        wood + kinds.count("wood"),
        stone + kinds.count("stone"),
        cloth + kinds.count("cloth"),
        gold,
    )


def amounts(goods: Goods, **others: int) -> dict[str, int]:
    """Return changes as an event stores them, without zeros."""
    found = {kind: n for kind, n in zip(RESOURCES, goods, strict=True) if n}
    return found | {key: change for key, change in others.items() if change}


def tile_text(word: str) -> Text:
    """Return a building's name."""
    return say(f"caylus1303-tile-{word}")


def who(seat: int) -> Player:
    """Return a player for a refusal, in the polite form."""
    return Player(seat)


def amount(kind: str, count: int) -> Text:
    """Return an amount of a resource, ``basic``, ``worker`` or ``house``."""
    return say(f"caylus1303-amount-{kind}", count=count)


def too_poor(state: Caylus1303State, seat: int, need: Mapping[str, int]) -> Text:
    """Refuse a cost; ``need`` by resource, ``basic`` or ``worker``."""
    held = state.resources[seat]
    have = {
        **dict(zip(RESOURCES, held, strict=True)),
        "basic": sum(held[:GOLD]),
        "worker": state.hand[seat],
    }
    return say(
        "caylus1303-refusal-cost",
        need=[amount(kind, count) for kind, count in need.items() if count],
        have=[amount(kind, have[kind]) for kind, count in need.items() if count],
    )
