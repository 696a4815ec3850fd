"""Phases and resources, for the rules of several phases."""

from __future__ import annotations

from engine.caylus1303 import events
from engine.caylus1303.data import NOBODY, PHASES, RESOURCES, Goods
from engine.caylus1303.state import Caylus1303State

DECLINE = ("decline",)


def begin_phase(state: Caylus1303State, phase: int) -> None:
    """Begin a phase of the round."""
    state.phase = phase
    state.tell(events.PhaseBegun, NOBODY, phase=PHASES[phase])


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


def add_to_stock(held: list[int], gained: Goods) -> None:
    """Put resources into a player's stock."""
    for kind, count in enumerate(gained):
        if count:
            held[kind] += count


def take_from_stock(held: list[int], spent: Goods) -> None:
    """Take resources, which must be there, out of a player's stock."""
    for kind, count in enumerate(spent):
        if count:
            held[kind] -= count


def sum_goods(first: Goods, second: Goods) -> Goods:
    """Return the sum of two amounts."""
    food, wood, stone, cloth, gold = (a + b for a, b in zip(first, second, strict=True))
    return (food, wood, stone, cloth, gold)


def as_loss(cost: Goods) -> Goods:
    """Return a cost as a negative change."""
    food, wood, stone, cloth, gold = cost
    return (-food, -wood, -stone, -cloth, -gold)


def with_kinds(cost: Goods, kinds: tuple[str, ...]) -> Goods:
    """Return resources plus one of each listed basic kind, such as those that pay for a ``?``."""
    food, wood, stone, cloth, gold = cost
    return (
        food + kinds.count("food"),
        wood + kinds.count("wood"),
        stone + kinds.count("stone"),
        cloth + kinds.count("cloth"),
        gold,
    )


def by_kind(goods: Goods, **others: int) -> dict[str, int]:
    """Return the amounts by kind, without zeros.

    ``others`` are amounts of anything else, such as ``points`` or ``workers``.
    """
    found = dict(zip(RESOURCES, goods, strict=True)) | others
    return {kind: amount for kind, amount in found.items() if amount}
