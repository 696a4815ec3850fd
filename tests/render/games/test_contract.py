"""Every painter keeps the contract: random games, recorded games, rules cards.

``make soak`` draws everything for every viewer.
"""

from __future__ import annotations

import pytest

from engine.core.registry import game
from render import painted_games, painter
from render.kit.contract import check_blank_areas, check_cards, check_painter, check_records
from tests.engine.games.records import records
from tests.render.games import PAINTED_TABLES
from tests.thorough import THOROUGH


def ends(name: str) -> tuple[int, int]:
    """Return the smallest and the largest number of players."""
    counts = game(name).seat_counts
    return counts[0], counts[-1]


@pytest.mark.parametrize(
    ("name", "seats"),
    [(name, seats) for name, seats in PAINTED_TABLES if THOROUGH or seats in ends(name)],
)
def test_a_painter_keeps_the_contract(name: str, seats: int) -> None:
    """Option values rotate with the number of players."""
    rules = game(name)
    options = {option.name: option.values[seats % len(option.values)] for option in rules.options}
    seed = f"picture {name} {seats}"
    check_painter(rules, painter(name), seats, options, seed, thorough=THOROUGH)


@pytest.mark.parametrize("name", painted_games())
def test_every_recorded_decision_keeps_the_contract(name: str) -> None:
    found = records(name)
    recorded = {len(record.names) for record in found}
    assert recorded >= set(game(name).seat_counts), f"tests/records has games for {recorded} only"
    check_records(game(name), painter(name), found, thorough=THOROUGH)


@pytest.mark.parametrize("name", painted_games())
def test_a_landscape_board_has_no_large_blank_area(name: str) -> None:
    by_seats = {len(record.names): record for record in records(name)}
    check_blank_areas(game(name), painter(name), by_seats.values())


@pytest.mark.parametrize("name", painted_games())
def test_every_rules_card_has_its_picture(name: str) -> None:
    check_cards(game(name), painter(name))
