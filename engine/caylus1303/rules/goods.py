"""Arithmetic of goods: counts of the five kinds of resources."""

from __future__ import annotations

from operator import add

from engine.caylus1303.data import RESOURCES, Goods


def can_pay(held: list[int], cost: Goods, extra_basic: int = 0) -> bool:
    """Return whether a stock covers a cost and ``extra_basic`` more basic resources of any kind."""
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
    if not extra_basic:
        return True
    fixed = food_cost + wood_cost + stone_cost + cloth_cost
    return food + wood + stone + cloth - fixed >= extra_basic


def add_to_stock(held: list[int], gained: Goods) -> None:
    """Put resources into a player's stock."""
    for kind, count in enumerate(gained):
        if count:
            held[kind] += count


def take_from_stock(held: list[int], spent: Goods) -> None:
    """Take resources out of a player's stock, which must have them."""
    for kind, count in enumerate(spent):
        if count:
            held[kind] -= count


def sum_goods(first: Goods, second: Goods) -> Goods:
    """Return the sum of two amounts."""
    food, wood, stone, cloth, gold = map(add, first, second)
    return (food, wood, stone, cloth, gold)


def negated(goods: Goods) -> Goods:
    """Return the amounts with the opposite sign: a cost as a change."""
    food, wood, stone, cloth, gold = goods
    return (-food, -wood, -stone, -cloth, -gold)


def with_kinds(cost: Goods, kinds: tuple[str, ...]) -> Goods:
    """Add a resource for each of the basic kinds, which were chosen to pay for ``?`` in costs."""
    food, wood, stone, cloth, gold = cost
    return (
        food + kinds.count("food"),
        wood + kinds.count("wood"),
        stone + kinds.count("stone"),
        cloth + kinds.count("cloth"),
        gold,
    )


def nonzero_amounts(goods: Goods, **others: int) -> dict[str, int]:
    """Return the amounts by kind, leaving out zeros.

    ``others`` are amounts of anything else, such as ``points`` or ``workers``.
    """
    found = dict(zip(RESOURCES, goods, strict=True)) | others
    return {kind: amount for kind, amount in found.items() if amount}
