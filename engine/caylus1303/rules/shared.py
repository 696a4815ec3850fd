"""Helpers for rules of several phases: phases, resources, payments."""

from __future__ import annotations

from engine.caylus1303 import events
from engine.caylus1303.data import NOBODY, PHASES, RESOURCES, Goods
from engine.caylus1303.state import Caylus1303State

DECLINE = ("decline",)


def begin_phase(state: Caylus1303State, phase: int) -> None:
    """Begin a phase of the round."""
    state.phase = phase
    state.tell(events.Phase, NOBODY, phase=PHASES[phase])


def can_pay(held: list[int], cost: Goods, any_basic: int = 0) -> bool:
    """Return whether the seat has the fixed kinds and enough other basic resources."""
    food, wood, stone, cloth, gold = held
    food_cost, wood_cost, stone_cost, cloth_cost, gold_cost = cost
    if (
        food < food_cost
        or wood < wood_cost
        or stone < stone_cost
        or cloth < cloth_cost
        or gold < gold_cost
    ):
        return False
    if not any_basic:
        return True
    fixed = food_cost + wood_cost + stone_cost + cloth_cost
    return food + wood + stone + cloth - fixed >= any_basic


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
    changes = {kind: n for kind, n in zip(RESOURCES, goods, strict=True) if n}
    return changes | {key: change for key, change in others.items() if change}
