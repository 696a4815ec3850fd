"""Each broken invariant of the rules is detected."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.caylus1303 import GAME
from engine.caylus1303.data import FROM_DELIVERY, NOBODY
from engine.caylus1303.invariants import INVARIANTS
from engine.caylus1303.state import Caylus1303State
from engine.caylus1303.tiles import BUILT
from tests.engine.caylus1303.table import Table

Break = Callable[[Caylus1303State], None]


def set_in(name: str, at: int, value: object) -> Break:
    """Set an entry of a list of the state."""

    def spoil(state: Caylus1303State) -> None:
        getattr(state, name)[at] = value

    return spoil


def set_to(name: str, value: object) -> Break:
    """Set a field of the state."""
    return lambda state: setattr(state, name, value)


def twice_on_the_site(state: Caylus1303State) -> None:
    state.site_row = [0, 0]
    state.hand[0] -= 2


def second_worker_of_the_same(state: Caylus1303State) -> None:
    state.road_worker[5] = state.journeyman_seat = 0
    state.journeyman_space = 5
    state.hand[0] -= 2


def worker_in_management(state: Caylus1303State) -> None:
    state.phase = 4
    state.bridge = [0, 1, 2]
    state.road_worker[5] = 0
    state.hand[0] -= 1


def five_characters_at_court(state: Caylus1303State) -> None:
    for number, holder in enumerate(state.holder):
        if holder == 2:
            state.holder[number] = NOBODY


def points_for_nothing(state: Caylus1303State) -> None:
    state.earn(0, 5, 0)


def a_loss_of_points(state: Caylus1303State) -> None:
    state.points_by_source[0][FROM_DELIVERY] = -5
    state.points[0] -= 5


def four_points_for_a_batch(state: Caylus1303State) -> None:
    state.earn(0, 4, FROM_DELIVERY)


def a_gap_on_the_road(state: Caylus1303State) -> None:
    state.wood_supply.remove("wood_farm")
    state.lay("wood_farm", BUILT, 0, 16)
    state.houses[0] -= 1


BROKEN: list[tuple[str, Break]] = [
    ("each player has fifteen workers", set_in("hand", 1, 7)),
    ("each player has fifteen workers", set_in("camp", 1, 10)),
    ("each player has nine houses", set_in("houses", 0, 8)),
    ("each player has nine houses", set_in("road_owner", 8, 0)),
    ("nothing is negative", set_in("resources", 0, [0, -1, 0, 0, 0])),
    ("nothing is negative", set_in("points", 0, -1)),
    ("the provost is within bounds", set_to("provost", 4)),
    ("the provost is within bounds", set_to("provost", 29)),
    ("the provost is within bounds", set_to("provost", 14)),
    ("each tile is in one place", set_in("road_tile", 6, "start_farm_b")),
    ("each tile is in one place", lambda state: state.wood_supply.clear()),
    ("each tile is in one place", lambda state: state.removed.append("start_farm_a")),
    ("eight spaces begin with starting tiles", lambda state: state.removed.append("start_farm_a")),
    ("each tile shows a side it has", set_in("road_side", 8, BUILT)),
    ("each tile shows a side it has", set_in("road_side", 20, BUILT)),
    ("built tiles leave no gap", a_gap_on_the_road),
    ("owned tiles have owners", set_in("road_owner", 13, 0)),
    ("owned tiles have owners", set_in("road_owner", 8, 3)),
    ("characters are all there", five_characters_at_court),
    ("characters are all there", set_in("holder", 0, 1)),
    ("workers are on legal places", set_in("road_worker", 4, NOBODY)),
    ("workers are on legal places", twice_on_the_site),
    ("only the journeyman joins a worker", second_worker_of_the_same),
    ("only the journeyman joins a worker", set_to("journeyman_seat", 1)),
    ("workers leave the board", worker_in_management),
    ("the first to pass starts", set_to("bridge", [1])),
    ("the first to pass starts", set_to("opener", 3)),
    ("everyone passes once", set_to("bridge", [0, 0])),
    ("everyone passes once", set_to("phase", 2)),
    ("points are accounted for", set_in("points", 0, 4)),
    ("points are accounted for", a_loss_of_points),
    ("points are accounted for", four_points_for_a_batch),
    ("built tiles have scored", points_for_nothing),
    ("there are nine rounds", set_to("round", 10)),
    ("there are nine rounds", set_to("stack", [])),
]


@pytest.mark.parametrize(("problem", "spoil"), BROKEN)
def test_a_broken_invariant_is_named(problem: str, spoil: Break) -> None:
    state = Table().give("A", pp=3).begin(1).state
    assert GAME.broken_invariants(state) == []
    spoil(state)
    assert problem in GAME.broken_invariants(state)


def test_every_invariant_has_a_broken_state() -> None:
    names = {check.__name__.replace("_", " ") for check in INVARIANTS}
    assert {problem for problem, _ in BROKEN} == names
