"""Royal favours."""

from __future__ import annotations

from collections.abc import Sequence

from engine.caylus.data import (
    BUILDING_LINE,
    CAPS,
    CLOTH,
    CUBES,
    DENIER_LINE,
    FAVOUR_CHOICE,
    FAVOUR_DENIERS,
    FAVOUR_GOODS,
    FAVOUR_POINTS,
    FROM_FAVOUR,
    KIND,
    LEVELS,
    LINES,
    RESIDENCE_CLOTH,
    RESOURCE_LINE,
    SIMPLIFIED_FAVOUR_POINTS,
    VP_LINE,
)
from engine.caylus.rules.craft import craft_tiles, prestige_tiles, residences
from engine.caylus.rules.residences import residence_targets
from engine.caylus.rules.shared import KINDS_BY_BITS, add_cubes, kinds_held
from engine.caylus.rules.texts import refuse, too_poor
from engine.caylus.rules.trade import BASIC_CUBES
from engine.caylus.state import CaylusState
from engine.core.rules import Automatic, Decision
from engine.core.words.text import Text, say

_ALL_USED = (1 << len(LINES)) - 1
_UNUSED = tuple(
    tuple(word for line, word in enumerate(LINES) if not used >> line & 1)
    for used in range(_ALL_USED + 1)
)
_LINE = {word: line for line, word in enumerate(LINES)}


class Favour(Automatic[CaylusState]):
    """One favour, resolved at once and before those already queued.

    This follows a ruling (rules: Nested favours come first). If all four lines are used in this
    phase, the favour is lost. Simplified favours have no such limit (rules: Simplified favours have
    no limit).
    """

    name = "favor"

    def run(self, state: CaylusState) -> None:
        """Pay the simplified favour, or ask for a line."""
        seat = self.seat
        if state.simplified:
            state.earn(seat, SIMPLIFIED_FAVOUR_POINTS, FROM_FAVOUR)
            state.tell("favor_points", seat, vp=SIMPLIFIED_FAVOUR_POINTS, total=state.vp[seat])
        elif state.lines_used[seat] == _ALL_USED:
            state.tell("favor_lost", seat)
        else:
            state.tell("favor", seat)
            state.then(("favor_line", seat))


class FavourLine(Decision[CaylusState]):
    """Choose a line not used in this phase; its marker advances up to the cap.

    Editions differ (rules: Markers stop at closed levels).
    """

    name = "favor_line"
    verb = "favor"

    def options(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return the lines not used in this phase."""
        return _UNUSED[state.lines_used[seat]]

    def take(self, state: CaylusState, seat: int, choice: str) -> None:
        """Move the marker, then pay for the level or ask which level to use.

        This follows a ruling (rules: The highest level is automatic).
        """
        line = _LINE[choice]
        state.lines_used[seat] |= 1 << line
        levels = state.favor[seat]
        raised = levels[line] < CAPS[state.scored]
        levels[line] += raised
        level = levels[line]
        gains: dict[str, int] = {}
        if line == VP_LINE:
            state.earn(seat, FAVOUR_POINTS[level], FROM_FAVOUR)
            gains = {"vp": FAVOUR_POINTS[level], "total": state.vp[seat]}
        elif line == DENIER_LINE:
            gains["deniers"] = FAVOUR_DENIERS[level]
            state.deniers[seat] += FAVOUR_DENIERS[level]
        else:
            state.then(("favor_level", seat, choice))
        state.tell("favor_line", seat, line=choice, level=level, raised=int(raised), **gains)

    def vocabulary(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return all four lines."""
        return LINES

    def refusal(self, state: CaylusState, seat: int, choice: str) -> Text | None:
        """Refuse a line that was used in this phase."""
        return refuse("line-used", "using-a-favour", line=say(f"caylus-line-{choice}"))


def _executable(state: CaylusState, seat: int, line: int, level: int) -> bool:
    """Return whether an effect can be fully carried out."""
    if line == RESOURCE_LINE:
        return level != 4 or any(state.cubes[seat])
    match level:
        case 2:
            return bool(craft_tiles(state, seat, "wood", 1))
        case 3:
            return bool(craft_tiles(state, seat, "stone", 1))
        case 4:
            return bool(residence_targets(state, seat, 0))
        case 5:
            return bool(prestige_tiles(state, seat))
    return True


class FavourLevel(Decision[CaylusState]):
    """Choose an effect up to the marker's level on the resource or building line."""

    name = "favor_level"
    verb = "level"

    def options(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return the levels that can be carried out completely; level 1 always can."""
        word = self[2]
        line = _LINE[word]
        return [
            LEVELS[level - 1]
            for level in range(1, state.favor[seat][line] + 1)
            if _executable(state, seat, line, level)
        ]

    def take(self, state: CaylusState, seat: int, choice: str) -> None:
        """Carry out the effect of that level."""
        word = self[2]
        level = int(choice)
        if word == LINES[BUILDING_LINE]:
            state.tell("favor_effect", seat, line=word, level=level)
            self._build(state, seat, level)
        elif level in FAVOUR_GOODS:
            kind = FAVOUR_GOODS[level]
            state.cubes[seat][kind] += 1
            state.tell("favor_effect", seat, line=word, level=level, **{CUBES[kind]: 1})
        else:
            state.tell("favor_effect", seat, line=word, level=level)
            state.then(("favor_resource" if level == 2 else "favor_give", seat))

    def _build(self, state: CaylusState, seat: int, level: int) -> None:
        """Queue the effect of a building level; level 1 has none."""
        match level:
            case 2:
                state.then(("build_craft", seat, "wood", 1))
            case 3:
                state.then(("build_craft", seat, "stone", 1))
            case 4:
                state.then(("lawyer_target", seat, 0))
            case 5:
                state.then(("build_prestige", seat))

    def vocabulary(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return all five levels."""
        return LEVELS

    def refusal(self, state: CaylusState, seat: int, choice: str) -> Text | None:
        """Refuse a level above the cap or the marker, or one with no possible effect."""
        word = self[2]
        level, marker = int(choice), state.favor[seat][_LINE[word]]
        if level > CAPS[state.scored]:
            return refuse("level-cap", "the-favour-table", level=CAPS[state.scored])
        if level > marker:
            return refuse("level-marker", "using-a-favour", level=marker)
        if word == LINES[RESOURCE_LINE]:
            return too_poor(state, seat, {"any": 1}, "the-favour-table")
        return self._nothing_to_build(state, seat, level)

    def _nothing_to_build(self, state: CaylusState, seat: int, level: int) -> Text:
        """Return why a level of the building line has no possible effect."""
        if level == 4:
            if not state.cubes[seat][CLOTH]:
                return too_poor(state, seat, {"cloth": RESIDENCE_CLOTH}, "the-favour-table")
            return refuse("nothing-to-transform", "residences")
        if level == 5 and not residences(state, seat):
            return refuse("no-residence", "prestige-buildings")
        if level < 4 and not state.free_space():
            return refuse("road-full", "wood-and-stone-buildings")
        return refuse("nothing-to-build", "using-a-favour")


class FavourResource(Decision[CaylusState]):
    """Level 2 of the resource line: take a wood or a stone."""

    name = "favor_resource"
    verb = "take"

    def options(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return both kinds."""
        return FAVOUR_CHOICE

    def take(self, state: CaylusState, seat: int, choice: str) -> None:
        state.cubes[seat][KIND[choice]] += 1
        state.tell("favor_taken", seat, taken=choice, **{choice: 1})


class FavourGive(Decision[CaylusState]):
    """Level 4 of the resource line, first step: give a cube of any kind, gold included."""

    name = "favor_give"
    verb = "give"

    def options(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return the kinds the seat has."""
        return KINDS_BY_BITS[kinds_held(state.cubes[seat])]

    def take(self, state: CaylusState, seat: int, choice: str) -> None:
        """Ask which cubes to take for it."""
        state.then(("favor_take", seat, choice))

    def vocabulary(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return all kinds."""
        return CUBES

    def refusal(self, state: CaylusState, seat: int, choice: str) -> Text | None:
        """Refuse a kind the seat does not have."""
        return too_poor(state, seat, {choice: 1}, "the-favour-table")


class FavourTake(Decision[CaylusState]):
    """Level 4 of the resource line, second step: take two basic cubes."""

    name = "favor_take"
    verb = "take"
    _options = tuple(BASIC_CUBES[2])

    def options(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return every two basic cubes, the same or different."""
        return self._options

    def take(self, state: CaylusState, seat: int, choice: str) -> None:
        """Give one cube and take two."""
        given = self[2]
        taken = BASIC_CUBES[2][choice]
        state.cubes[seat][KIND[given]] -= 1
        add_cubes(state.cubes[seat], taken)
        if state.events is not None:
            net = dict(zip(CUBES, taken, strict=True))
            net[given] -= 1
            amounts = {kind: count for kind, count in net.items() if count}
            state.tell("favor_taken", seat, given=given, taken=choice, **amounts)
