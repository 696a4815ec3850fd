"""Every registered game's painter keeps the contract: random games, recorded ones, rules cards."""

from __future__ import annotations

import pytest

from engine.core.registry import game, game_names
from render import painter
from render.kit.contract import check_cards, check_painter, check_records
from tests.render.registered import TABLES, records


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_a_painter_keeps_the_contract(name: str, seats: int) -> None:
    """The values of every option take turns from one number of players to the next."""
    rules = game(name)
    options = {option.name: option.values[seats % len(option.values)] for option in rules.options}
    check_painter(rules, painter(name), seats, options, f"picture {name} {seats}")


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_every_recorded_decision_keeps_the_contract(name: str, seats: int) -> None:
    found = [record for record in records(name) if len(record.names) == seats]
    assert found, f"tests/records has no game of {name} for {seats}"
    check_records(game(name), painter(name), found)


@pytest.mark.parametrize("name", game_names())
def test_every_rules_card_has_its_picture(name: str) -> None:
    check_cards(game(name), painter(name))
