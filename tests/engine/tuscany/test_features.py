"""Features agree with the rules."""

from __future__ import annotations

from engine.core.chance import Chance
from engine.tuscany import GAME
from engine.tuscany.data import STACK_SIZE, STACKS
from engine.tuscany.features import FEATURES, TuscanyRow
from tests.engine.tuscany.table import Table


def test_room_in_storage_matters_until_the_last_tiles_are_turned() -> None:
    state = GAME.new(3, None, Chance(5))
    assert "storage" in FEATURES.names
    for turned in range(STACK_SIZE * STACKS + 1):
        state.shown[1] = [0] * turned
        left = STACK_SIZE * STACKS - turned
        assert FEATURES.irrelevant(state) == (("storage",) if left <= 1 else ())


def features(table: Table) -> TuscanyRow:
    """Return the features of the first player."""
    table.state.derive()
    return FEATURES.rows(table.state)[0]


def test_cards_count_as_far_as_they_pay_for_tiles() -> None:
    empty = features(Table().hand("A", village=9))
    stored = features(Table().hand("A", village=9).store("A", "carriage"))
    assert (empty.cards, empty.reserve, empty.pairs) == (3, 3, 2)
    assert (stored.cards, stored.reserve, stored.pairs) == (6, 0, 2)


def test_a_stored_tile_counts_by_its_effect_as_far_as_it_is_paid_for() -> None:
    """Carriages have an open space beside the starting castle, inns have none."""
    paid = features(Table().hand("A", carriage=2).store("A", "carriage"))
    half = features(Table().hand("A", carriage=1).store("A", "carriage"))
    more = features(Table().hand("A", carriage=2).store("A", "carriage").bonus("A", "plus_yield"))
    stuck = features(Table().hand("A", inn=2).store("A", "inn"))
    assert (paid.payable, paid.carriages) == (1, 1)
    assert (half.waiting, half.carriages) == (0.5, 0.5)
    assert more.carriages == 2
    assert (stuck.stuck, stuck.inns) == (1, 0)


def test_a_tile_finishes_an_area_whose_other_spaces_are_covered() -> None:
    """The last of three carriages scores 6 points, which count in three rounds."""
    table = Table().hand("A", carriage=2).store("A", "carriage").display("quarry")
    assert features(table).finishing == 0
    table.cover("A", 12, 15)
    assert features(table).finishing == 6 * 3
