"""Building on the road, and royal favours: some let their players build, and some tiles bring them.

Craftsmen build wood and stone tiles, architects prestige tiles.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.caylus import data, favour_events
from engine.caylus.data import CAPS, CUBES, FROM_FAVOUR, KIND, LINES, Cubes
from engine.caylus.rules.favour_effects import (
    LINE,
    UNUSED_LINES,
    possible_levels,
    take_resource,
    why_not_feasible,
)
from engine.caylus.rules.residences import ChooseLawyerTarget, residence_spaces
from engine.caylus.rules.shared import DECLINE
from engine.caylus.rules.texts import reason, why_unaffordable
from engine.caylus.rules.tiles import (
    CRAFT_PRICES,
    PRESTIGE_PRICES,
    build_tile,
    craft_tiles,
    prestige_tiles,
    why_not_buildable,
)
from engine.caylus.state import CaylusState
from engine.caylus.tiles import GROUPS, TILES, Tile
from engine.core.rules import Automatic, Decision
from engine.core.words.text import Text, say


def _build_with_favours(state: CaylusState, seat: int, tile: Tile, space: int, cost: Cubes) -> None:
    """Build the tile, then queue its favours (rules: A tile precedes its favours)."""
    build_tile(state, seat, tile, space, cost)
    if tile.favours:
        state.then(*[Favour(seat)] * tile.favours)


class BuildCraft(Decision[CaylusState]):
    """Build at most one wood or stone building, on the first empty space.

    ``group`` is ``wood`` or ``stone``. A ``discount`` of 1 saves a cube of that kind.
    """

    name = "build_craft"
    verb = "build"
    group: str
    discount: int

    def options(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return ``decline`` and the tiles in stock that the seat can pay for."""
        return DECLINE + craft_tiles(state, seat, self.group, self.discount)

    def take(self, state: CaylusState, seat: int, choice: str) -> None:
        """Build, or first ask which cube pays for ``any``."""
        if self.record_if_declined(state, choice):
            return
        discount = self.discount
        price = CRAFT_PRICES[choice, discount]
        if price.of_any_kind:
            state.then(BuildAny(seat, choice, discount))
        else:
            _build_with_favours(state, seat, TILES[choice], state.free_space(), price.cost)

    def vocabulary(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return ``decline`` and all tiles of the group."""
        return (*DECLINE, *(tile.word for tile in GROUPS[self.group]))

    def refusal(self, state: CaylusState, seat: int, choice: str) -> Text | None:
        """Return why a tile cannot be built: the stock, or its cost."""
        return why_not_buildable(state, seat, CRAFT_PRICES[choice, self.discount])


class BuildAny(Decision[CaylusState]):
    """Choose the cube of any kind in a cost; a second wood or gold is allowed."""

    name = "build_any"
    verb = "pay"
    payment = True
    tile: str
    discount: int

    def options(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return the kinds that are left after paying the fixed part of the cost."""
        held = state.cubes[seat]
        cost = self._fixed_cost()
        return [word for kind, word in enumerate(CUBES) if held[kind] > cost[kind]]

    def _fixed_cost(self) -> Cubes:
        return CRAFT_PRICES[self.tile, self.discount].cost

    def cheapest_payments(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return the choices without gold, which is worth three points at the end."""
        legal = self.options(state, seat)
        return [word for word in legal if word != CUBES[data.GOLD]] or legal

    def take(self, state: CaylusState, seat: int, choice: str) -> None:
        """Build with that cube."""
        cost = list(self._fixed_cost())
        cost[KIND[choice]] += 1
        food, wood, stone, cloth, gold = cost
        paid = (food, wood, stone, cloth, gold)
        _build_with_favours(state, seat, TILES[self.tile], state.free_space(), paid)

    def vocabulary(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return all kinds."""
        return CUBES

    def refusal(self, state: CaylusState, seat: int, choice: str) -> Text | None:
        """Return how many of that kind the seat lacks."""
        need = {choice: self._fixed_cost()[KIND[choice]] + 1}
        return why_unaffordable(state, seat, need, "wood-and-stone-buildings")


class BuildPrestige(Decision[CaylusState]):
    """Build one prestige building over a residence of one's own."""

    name = "build_prestige"
    verb = "prestige"

    def options(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return ``decline`` and, with a residence, the tiles the seat can pay for."""
        return DECLINE + prestige_tiles(state, seat)

    def take(self, state: CaylusState, seat: int, choice: str) -> None:
        """Ask which residence it replaces."""
        if not self.record_if_declined(state, choice):
            state.then(PrestigeSite(seat, choice))

    def vocabulary(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return ``decline`` and all prestige tiles."""
        return (*DECLINE, *PRESTIGE_PRICES)

    def refusal(self, state: CaylusState, seat: int, choice: str) -> Text | None:
        """Return why a tile cannot be built: the stock, or its cost."""
        return why_not_buildable(state, seat, PRESTIGE_PRICES[choice])


class PrestigeSite(Decision[CaylusState]):
    """Choose the residence to replace; its house stays, its income ends."""

    name = "prestige_site"
    verb = "site"
    tile: str

    def options(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return the seat's residences."""
        return [str(space) for space in residence_spaces(state, seat)]

    def take(self, state: CaylusState, seat: int, choice: str) -> None:
        tile = self.tile
        _build_with_favours(state, seat, TILES[tile], int(choice), PRESTIGE_PRICES[tile].cost)

    def vocabulary(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return every space of the road with a tile."""
        return [str(space) for space, tile in enumerate(state.road_tile) if tile]

    def refusal(self, state: CaylusState, seat: int, choice: str) -> Text | None:
        """Return that the seat has no residence on that space."""
        return reason("not-residence", "prestige-buildings", space=int(choice))


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
            state.earn(seat, data.SIMPLIFIED_FAVOUR_POINTS, FROM_FAVOUR)
            state.tell(
                favour_events.FavourScored,
                seat,
                points=data.SIMPLIFIED_FAVOUR_POINTS,
                total=state.points[seat],
            )
        elif not UNUSED_LINES[state.lines_used[seat]]:
            state.tell(favour_events.FavourLost, seat)
        else:
            state.tell(favour_events.FavourGained, seat)
            state.then(FavourLine(seat))


class FavourLine(Decision[CaylusState]):
    """Choose a line not used in this phase; its marker advances up to the cap.

    Editions differ (rules: Markers stop at closed levels).
    """

    name = "favor_line"
    verb = "favor"

    def options(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return the lines not used in this phase."""
        return UNUSED_LINES[state.lines_used[seat]]

    def take(self, state: CaylusState, seat: int, choice: str) -> None:
        """Move the marker, then pay for the level or ask which level to use.

        This follows a ruling (rules: The highest level is automatic).
        """
        line = LINE[choice]
        state.lines_used[seat] |= 1 << line
        levels = state.favour[seat]
        raised = levels[line] < CAPS[state.sections_scored]
        levels[line] += raised
        level = levels[line]
        gains: dict[str, int] = {}
        if line == data.VP_LINE:
            state.earn(seat, data.FAVOUR_POINTS[level], FROM_FAVOUR)
            gains = {"points": data.FAVOUR_POINTS[level], "total": state.points[seat]}
        elif line == data.DENIER_LINE:
            gains["deniers"] = data.FAVOUR_DENIERS[level]
            state.deniers[seat] += data.FAVOUR_DENIERS[level]
        else:
            state.then(FavourLevel(seat, choice))
        state.tell(
            favour_events.FavourLineChosen,
            seat,
            line=choice,
            level=level,
            raised=int(raised),
            **gains,
        )

    def vocabulary(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return all four lines."""
        return LINES

    def refusal(self, state: CaylusState, seat: int, choice: str) -> Text | None:
        """Return that the line was used in this phase."""
        return reason("line-used", "using-a-favour", line=say(f"caylus-line-{choice}"))


class FavourLevel(Decision[CaylusState]):
    """Choose an effect up to the marker's level on the resource or building line."""

    name = "favor_level"
    verb = "level"
    line: str

    def options(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return the levels that can be carried out completely; level 1 always can."""
        return possible_levels(state, seat, LINE[self.line])

    def take(self, state: CaylusState, seat: int, choice: str) -> None:
        """Carry out the effect of that level."""
        line = self.line
        level = int(choice)
        if line == LINES[data.BUILDING_LINE]:
            state.tell(favour_events.FavourEffectChosen, seat, line=line, level=level)
            self._queue_effect(state, seat, level)
        else:
            take_resource(state, seat, level)

    def _queue_effect(self, state: CaylusState, seat: int, level: int) -> None:
        """Queue the effect of a building level; level 1 has none."""
        match level:
            case data.WOOD_LEVEL:
                state.then(BuildCraft(seat, "wood", 1))
            case data.STONE_LEVEL:
                state.then(BuildCraft(seat, "stone", 1))
            case data.LAWYER_LEVEL:
                state.then(ChooseLawyerTarget(seat, 0))
            case data.PRESTIGE_LEVEL:
                state.then(BuildPrestige(seat))

    def vocabulary(self, state: CaylusState, seat: int) -> Sequence[str]:
        """Return all five levels."""
        return data.LEVELS

    def refusal(self, state: CaylusState, seat: int, choice: str) -> Text | None:
        """Return why a level cannot be used: the cap, the marker, or its effect is impossible."""
        line = LINE[self.line]
        level = int(choice)
        marker = state.favour[seat][line]
        if level > CAPS[state.sections_scored]:
            return reason("level-cap", "the-favour-table", level=CAPS[state.sections_scored])
        if level > marker:
            return reason("level-marker", "using-a-favour", level=marker)
        return why_not_feasible(state, seat, line, level)
