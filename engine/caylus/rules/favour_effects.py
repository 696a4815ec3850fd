"""Find the effects of favours that a player can use, and carry out those of the resource line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from engine.caylus import data, favour_events
from engine.caylus.data import (
    CHOICE_LEVEL,
    CLOTH,
    CUBES,
    FAVOUR_CHOICE,
    FAVOUR_GOODS,
    KIND,
    LAWYER_LEVEL,
    LEVELS,
    LINES,
    PRESTIGE_LEVEL,
    RESOURCE_LINE,
    SWAP_LEVEL,
)
from engine.caylus.rules.residences import residence_spaces, residence_targets
from engine.caylus.rules.shared import KINDS_BY_MASK, add_cubes, kinds_held
from engine.caylus.rules.texts import reason, why_unaffordable
from engine.caylus.rules.tiles import craft_tiles, prestige_tiles
from engine.caylus.rules.trade import BASIC_CUBES
from engine.caylus.state import CaylusState
from engine.caylus.tiles import RESIDENCE_CLOTH
from engine.core.bit_masks import words_by_mask
from engine.core.rules import Decision
from engine.core.words.text import Text

LINE = {word: line for line, word in enumerate(LINES)}
UNUSED_LINES = words_by_mask(LINES)[::-1]
"""The words of the lines that are not used, by the bit mask of those that are.

They are in the opposite order of masks, because each mask's complement is as far from the end.
"""


def possible_levels(state: CaylusState, seat: int, line: int) -> list[str]:
    """Return the levels up to the marker, on the resource or building line, that can be used."""
    return [
        LEVELS[level - 1]
        for level in range(1, state.favour[seat][line] + 1)
        if _is_possible(state, seat, line, level)
    ]


def _is_possible(state: CaylusState, seat: int, line: int, level: int) -> bool:
    """Return whether an effect can be carried out completely."""
    if line == RESOURCE_LINE:
        return level != SWAP_LEVEL or any(state.cubes[seat])
    match level:
        case data.WOOD_LEVEL:
            return bool(craft_tiles(state, seat, "wood", 1))
        case data.STONE_LEVEL:
            return bool(craft_tiles(state, seat, "stone", 1))
        case data.LAWYER_LEVEL:
            return bool(residence_targets(state, seat, 0))
        case data.PRESTIGE_LEVEL:
            return bool(prestige_tiles(state, seat))
    return True


def why_not_feasible(state: CaylusState, seat: int, line: int, level: int) -> Text:
    """Return why the seat cannot carry out a level's effect."""
    if line == RESOURCE_LINE:
        return why_unaffordable(state, seat, {"any": 1}, "the-favour-table")
    if level == LAWYER_LEVEL:
        if not state.cubes[seat][CLOTH]:
            return why_unaffordable(state, seat, {"cloth": RESIDENCE_CLOTH}, "the-favour-table")
        return reason("nothing-to-transform", "residences")
    if level == PRESTIGE_LEVEL and not residence_spaces(state, seat):
        return reason("no-residence", "prestige-buildings")
    if level < LAWYER_LEVEL and not state.free_space():
        return reason("road-full", "wood-and-stone-buildings")
    return reason("nothing-to-build", "using-a-favour")


def take_resource(state: CaylusState, seat: int, level: int) -> None:
    """Carry out the effect of a level of the resource line, or ask for the cubes first."""
    word = LINES[RESOURCE_LINE]
    if level in FAVOUR_GOODS:
        kind = FAVOUR_GOODS[level]
        state.cubes[seat][kind] += 1
        state.tell(
            favour_events.FavourEffectChosen, seat, line=word, level=level, **{CUBES[kind]: 1}
        )
    else:
        state.tell(favour_events.FavourEffectChosen, seat, line=word, level=level)
        state.then(FavourResource(seat) if level == CHOICE_LEVEL else FavourGive(seat))


class FavourResource(Decision[CaylusState]):
    """Level 2 of the resource line: take a wood or a stone."""

    name = "favor_resource"
    verb = "take"

    def options(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return both kinds."""
        return FAVOUR_CHOICE

    def take(self, state: CaylusState, seat: int, choice: str) -> None:
        state.cubes[seat][KIND[choice]] += 1
        gained: dict[str, Any] = {choice: 1}
        state.tell(favour_events.FavourTaken, seat, taken=choice, **gained)


class FavourGive(Decision[CaylusState]):
    """Level 4 of the resource line, first step: give a cube of any kind, gold included."""

    name = "favor_give"
    verb = "give"

    def options(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return the kinds the seat has."""
        return KINDS_BY_MASK[kinds_held(state.cubes[seat])]

    def take(self, state: CaylusState, seat: int, choice: str) -> None:
        """Ask which cubes to take for it."""
        state.then(FavourTake(seat, choice))

    def vocabulary(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return all kinds."""
        return CUBES

    def refusal(self, state: CaylusState, seat: int, choice: str) -> Text | None:
        """Return that the seat has no cube of that kind."""
        return why_unaffordable(state, seat, {choice: 1}, "the-favour-table")


class FavourTake(Decision[CaylusState]):
    """Level 4 of the resource line, second step: take two basic cubes for the ``given`` kind."""

    name = "favor_take"
    verb = "take"
    given: str
    _options = tuple(BASIC_CUBES[2])

    def options(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return every two basic cubes, the same or different."""
        return self._options

    def take(self, state: CaylusState, seat: int, choice: str) -> None:
        """Give one cube and take two."""
        given = self.given
        taken = BASIC_CUBES[2][choice]
        state.cubes[seat][KIND[given]] -= 1
        add_cubes(state.cubes[seat], taken)
        if state.events is not None:
            net = dict(zip(CUBES, taken, strict=True))
            net[given] -= 1
            amounts = {kind: count for kind, count in net.items() if count}
            state.tell(favour_events.FavourTaken, seat, given=given, taken=choice, **amounts)
