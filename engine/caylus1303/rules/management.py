"""Phase 4: residences, monuments, recruitment, reset (rules: Management)."""

from __future__ import annotations

from collections.abc import Sequence

from engine.caylus1303 import delivery_events, events
from engine.caylus1303.data import (
    DAY_LABORER,
    DAY_LABORER_WORKERS,
    FROM_CHARACTER,
    FROM_MONUMENT,
    NO_GOODS,
    NOBODY,
    RECRUITS,
    RESIDENCE_RECRUITS,
    RESOURCES,
    Goods,
)
from engine.caylus1303.rules.building import architect_points
from engine.caylus1303.rules.effects_and_favours import Favour
from engine.caylus1303.rules.goods import (
    add_to_stock,
    can_pay,
    negated,
    nonzero_amounts,
    sum_goods,
    take_from_stock,
)
from engine.caylus1303.rules.shared import DECLINE
from engine.caylus1303.rules.texts import reason, tile_name, why_unaffordable
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.tiles import MONUMENT, MONUMENTS, RESIDENCE, SETUP, STARTING, TILES
from engine.core.rules import Automatic, Decision
from engine.core.words.text import Text


class Residences(Automatic[Caylus1303State]):
    """Every yellow tile with a house flips to a residence; the house stays."""

    name = "residences"

    def run(self, state: Caylus1303State) -> None:
        """Flip them in road order."""
        for space, tile in enumerate(state.road_tile):
            owner = state.road_owner[space]
            if owner != NOBODY and state.road_side[space] == SETUP and tile in STARTING:
                state.lay(tile, RESIDENCE, owner, space)
                state.tell(delivery_events.ResidenceFlipped, owner, tile=tile, space=space)


class Monuments(Automatic[Caylus1303State]):
    """Each residence is offered to its owner once, in road order.

    This follows a ruling (rules: One offer per residence).
    """

    name = "monuments"

    def run(self, state: Caylus1303State) -> None:
        spaces = enumerate(state.road_side)
        owners = state.road_owner
        state.then(*[Monument(owners[space], space) for space, side in spaces if side == RESIDENCE])


class Monument(Decision[Caylus1303State]):
    """Replace a residence with a monument of the supply, or keep it."""

    name = "monument"
    verb = "monument"
    space: int

    def options(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return ``decline`` and the monuments the seat can pay for."""
        held = state.resources[seat]
        payable = [word for word in state.monument_supply if can_pay(held, TILES[word].cost)]
        return (*DECLINE, *payable)

    def take(self, state: Caylus1303State, seat: int, choice: str) -> None:
        """Pay, replace the residence, score the points; the Theatre's favour follows at once."""
        space = self.space
        if self.record_if_declined(state, choice, space=space):
            return
        tile = TILES[choice]
        extra = architect_points(state, seat)
        take_from_stock(state.resources[seat], tile.cost)
        state.monument_supply.remove(choice)
        state.removed.append(state.road_tile[space])
        state.lay(choice, MONUMENT, seat, space)
        state.earn(seat, tile.points, FROM_MONUMENT)
        state.earn(seat, extra, FROM_CHARACTER)
        if state.events is not None:
            changes = nonzero_amounts(negated(tile.cost), points=tile.points + extra)
            state.tell(
                delivery_events.MonumentBuilt,
                seat,
                tile=choice,
                space=space,
                architect=extra,
                **changes,
            )
        state.then(*[Favour(seat, choice)] * tile.favours)

    def vocabulary(self, state: Caylus1303State, seat: int) -> Sequence[str]:
        """Return ``decline`` and all monuments."""
        return (*DECLINE, *MONUMENTS)

    def refusal(self, state: Caylus1303State, seat: int, choice: str) -> Text | None:
        """Return why a monument cannot be built: the supply, or its cost."""
        if choice not in state.monument_supply:
            return reason("supply", "building-a-tile", tile=tile_name(choice))
        return why_unaffordable(state, seat, nonzero_amounts(TILES[choice].cost), "management")


class Recruitment(Automatic[Caylus1303State]):
    """Workers from the camp, and resources from Granary and Factory."""

    name = "recruitment"

    def run(self, state: Caylus1303State) -> None:
        """Give all players their workers, if the camp has them, and resources, in one event."""
        workers, lost, incomes = [], [], []
        for seat, (due, income) in enumerate(recruits_by_seat(state)):
            taken = state.take_workers(seat, due)
            add_to_stock(state.resources[seat], income)
            workers.append(taken)
            lost.append(due - taken)
            incomes.append(income)
        if state.events is not None:
            goods = dict(zip(RESOURCES, zip(*incomes, strict=True), strict=True))
            changes = {"workers": tuple(workers), "lost": tuple(lost)}
            changes |= {kind: gains for kind, gains in goods.items() if any(gains)}
            state.tell(events.WorkersRecruited, NOBODY, **changes)


def recruits_by_seat(state: Caylus1303State) -> list[tuple[int, Goods]]:
    """Return the workers and resources due to each seat at recruitment."""
    workers = [RECRUITS[state.seats]] * state.seats
    income = [NO_GOODS] * state.seats
    for space, side in enumerate(state.road_side):
        if side == RESIDENCE:
            workers[state.road_owner[space]] += RESIDENCE_RECRUITS
        elif side == MONUMENT:
            owner = state.road_owner[space]
            tile = TILES[state.road_tile[space]]
            workers[owner] += tile.recruits
            income[owner] = sum_goods(income[owner], tile.income)
    if state.holder[DAY_LABORER] >= 0:
        workers[state.holder[DAY_LABORER]] += DAY_LABORER_WORKERS
    return [*zip(workers, income, strict=True)]


class ProvostReset(Automatic[Caylus1303State]):
    """The provost moves to the gate side of the last building of the unbroken row."""

    name = "provost_reset"

    def run(self, state: Caylus1303State) -> None:
        """Put the provost beside that building."""
        start = state.provost
        state.provost = state.last_in_row()
        state.tell(events.ProvostReset, NOBODY, start=start, end=state.provost)
