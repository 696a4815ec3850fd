"""Checks on the hot spots of a picture."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from typing import Any

from engine.core.contract.broken import require
from engine.core.game import Game
from render.kit.asked_seats import find_shown_seat
from render.kit.canvas import Canvas
from render.kit.contract.boxes import how_to_separate
from render.kit.hot_spots import HotSpot, find_hot_spots
from render.kit.rect import Rect, is_inside, overlaps
from render.kit.scene import BOARD, Scene
from render.kit.sprite import Box, Fact


def check_hot_spots(rules: Game[Any], view: Any, scene: Scene, canvas: Canvas) -> None:
    """Check that what may be chosen has its hot spot, apart from all others.

    On a board that is every legal choice with a code, and everything that is lit.

    Raises:
        ContractBroken: names the problem.
    """
    spots = find_hot_spots(rules, view, scene, canvas)
    facts = canvas.facts
    legal = [spot for spot in spots if spot.choices]
    seat = find_shown_seat(rules, view, scene)
    choices = rules.legal_choices(view, seat)
    for choice in {choice for spot in legal for choice in spot.choices}:
        require(choice in choices, f"a hot spot means “{choice}”, which is not legal")
    page = (0, 0, canvas.width, canvas.height)
    cards = {card.id for card in rules.words.cards}
    for spot in spots:
        named = f"the hot spot of “{_name_of(spot)}”"
        require(is_inside(_edges_of(spot), page), f"{named} leaves the picture: {spot.box}")
        require(spot.card in cards or not spot.card, f"{named} has an unknown card: {spot.card}")
    for one, other in combinations(legal, 2):
        if overlaps(_edges_of(one), _edges_of(other)):
            where = how_to_separate(_edges_of(one), _edges_of(other))
            require(
                False,
                f"the hot spots of “{_name_of(one)}” and “{_name_of(other)}” overlap: {where}",
            )
    for fact in facts:
        if fact.kind in ("legal", "code"):
            around = [spot for spot in spots if spot.code == fact.value]
            require(_is_on(fact, around), f"the plate of “{fact.value}” is on no hot spot of it")
    if scene.part == BOARD:
        offers = (rules.words.offer(view, seat, choice) for choice in choices)
        shown = {choice for spot in legal for choice in spot.choices}
        missing = next((o.choice for o in offers if o.code and o.choice not in shown), None)
        require(missing is None, f"“{missing}” has no hot spot")
        for fact in _find_lit(facts):
            require(_is_on(fact, legal), f"{fact.kind} “{fact.value}” is lit without a hot spot")


def _find_lit(facts: Sequence[Fact]) -> Iterator[Fact]:
    """Yield the pieces and spaces marked as legal; codes are checked as choices."""
    return (fact for fact in facts if fact.kind in ("target", "free"))


def _is_on(fact: Fact, spots: Sequence[HotSpot]) -> bool:
    """Return whether the middle of a fact is on one of the hot spots."""
    left, top, right, bottom = fact.box
    x, y = (left + right) / 2, (top + bottom) / 2
    return any(is_inside((x, y, x, y), _edges_of(spot)) for spot in spots)


def _edges_of(spot: HotSpot) -> Box:
    return Rect(*spot.box).box


def _name_of(spot: HotSpot) -> str:
    return " ".join(spot.choices) or spot.code
