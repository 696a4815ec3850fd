"""Every invariant of the rules that a single state can break is checked."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine.emperor import GAME
from engine.emperor.data import CARD, FROM_MAINZ
from engine.emperor.state import EmperorState
from tests.engine.emperor.table import Table, noble

BOARD = """
    TRI | P2 S25 | P1 C15, P3 K | P2 K | P1
    PAL | P3 C35 | P2 S15       | -    | empire
    BOH | P1 S25 | -            | -    | -
"""


def sound() -> EmperorState:
    """Return three players in phase 4."""
    return Table(3, BOARD).thalers(3, 4, 5).held(P2="doctor").act("P2").state


def election() -> EmperorState:
    """Return three players before the vote."""
    return Table(3, BOARD.replace("P2 K | P1", "P2 K | -")).held(P2="rival").begin(6, 6).state


def _tile_lost(state: EmperorState) -> None:
    state.tiles[0] -= 1


def _knight_too_many(state: EmperorState) -> None:
    state.knights[1] += 1


def _city_lost(state: EmperorState) -> None:
    state.cities[0] = [-1]
    state.update_board_bits(0)


def _empire_city_lost(state: EmperorState) -> None:
    state.empire_left -= 1


def _too_rich(state: EmperorState) -> None:
    state.thalers[2] = 13


def _in_debt(state: EmperorState) -> None:
    state.thalers[2] = -1


def _points_from_nowhere(state: EmperorState) -> None:
    state.points[1] += 1


def _throne_empty(state: EmperorState) -> None:
    state.throne = -1
    state.tiles[0] += 1


def _usurper(state: EmperorState) -> None:
    state.emperor = 1


def _ordinary_noble_lifted(state: EmperorState) -> None:
    state.lifted = noble("P1", "S15")
    state.tiles[0] -= 1


def _couple_on_a_spiritual_seat(state: EmperorState) -> None:
    state.electors[0] += 4


def _place_lost(state: EmperorState) -> None:
    state.places[0].pop()
    state.update_board_bits(0)


def _electorate_out(state: EmperorState) -> None:
    state.out = [1]


def _card_twice(state: EmperorState) -> None:
    state.cards[0].append(CARD["pope"])


def _knight_card_taken(state: EmperorState) -> None:
    state.cards[0].append(CARD["knight"])
    state.stock[CARD["knight"]] = 0


def _rival_acts(state: EmperorState) -> None:
    state.cards[1].append(CARD["rival"])
    state.stock[CARD["rival"]] = 0
    state.derive()


def _passed_twice(state: EmperorState) -> None:
    state.passed = [0, 0]


def _privilege_twice(state: EmperorState) -> None:
    state.used = [1, 1]


def _privilege_of_bohemia(state: EmperorState) -> None:
    state.used = [6]


def _grey_eminence_in_phase_4(state: EmperorState) -> None:
    state.eminence, state.eminence_at = 0, 2
    state.tiles[0] -= 1


def _declared_too_early(state: EmperorState) -> None:
    state.church = 0


def _sixth_round(state: EmperorState) -> None:
    state.round = 6


def _mainz_too_often(state: EmperorState) -> None:
    state.earn(0, 3, FROM_MAINZ)


def _board_out_of_step(state: EmperorState) -> None:
    state.board ^= 1


@pytest.mark.parametrize(
    ("spoil", "problem"),
    [
        (_tile_lost, "each player has seven tiles"),
        (_knight_too_many, "each player has three knights"),
        (_city_lost, "cities are accounted for"),
        (_empire_city_lost, "cities are accounted for"),
        (_too_rich, "thalers and points are within bounds"),
        (_in_debt, "thalers and points are within bounds"),
        (_points_from_nowhere, "points are accounted for"),
        (_throne_empty, "the emperor sits on the throne"),
        (_usurper, "the emperor sits on the throne"),
        (_ordinary_noble_lifted, "only a deposed emperor is lifted"),
        (_couple_on_a_spiritual_seat, "archdioceses have single electors"),
        (_place_lost, "spaces are as printed"),
        (_electorate_out, "two players leave two electorates out"),
        (_card_twice, "each card is in one place"),
        (_knight_card_taken, "each card is in one place"),
        (_rival_acts, "the rival has passed"),
        (_passed_twice, "everyone passes once"),
        (_privilege_twice, "privileges are used once"),
        (_privilege_of_bohemia, "privileges are used once"),
        (_grey_eminence_in_phase_4, "the grey eminence comes and goes"),
        (_declared_too_early, "declarations belong to the election"),
        (_sixth_round, "the game has five rounds"),
        (_mainz_too_often, "the game has five rounds"),
        (_board_out_of_step, "derived fields agree"),
    ],
)
def test_a_broken_invariant_is_found(spoil: Callable[[EmperorState], None], problem: str) -> None:
    state = sound()
    assert GAME.broken_invariants(state) == []
    spoil(state)
    assert problem in GAME.broken_invariants(state)


def test_electors_have_the_most_influence_after_phase_5() -> None:
    """Invariant 10: the seat's owner leads, or ties for the lead."""
    state = election()
    assert GAME.broken_invariants(state) == []
    state.places[3][0] = noble("P2", "C15")
    state.update_board_bits(3)
    assert GAME.broken_invariants(state) == []  # a tie of 2 and 2
    state.places[3][1] = noble("P2", "S15")
    state.tiles[1] -= 1
    state.update_board_bits(3)
    assert GAME.broken_invariants(state) == ["electors lead"]
