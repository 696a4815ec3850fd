"""Check that the contract test catches a broken variant of the toy."""

from __future__ import annotations

from typing import Any

from engine.core.contract import ContractBroken, check_game
from engine.core.rules import Rule
from tests.engine.toy.game import Toy
from tests.engine.toy.state import ToyState
from tests.engine.variants import with_variants

TABLES = ((4, "low", "1"), (4, "high", "2"), (3, "low", "3"), (2, "high", "4"), (4, "low", "5"))


def assert_caught(game: Toy, why: str) -> None:
    """Check that the contract test refuses the variant at one of a few tables, for this reason."""
    found = next(filter(None, (_broken(game, *table) for table in TABLES)), None)
    assert found is not None, f"nobody noticed: {why}"
    assert why in found.why
    assert found.record is not None
    assert f"seed: {found.record.seed}" in str(found)


def assert_rule_caught(rule: type[Rule[ToyState]], why: str) -> None:
    """Check that the contract test refuses the toy with a variant of one of its rules."""
    game = Toy()
    with with_variants(game, rule):
        assert_caught(game, why)


def _broken(game: Toy, seats: int, stakes: str, seed: str) -> ContractBroken | None:
    try:
        check_game(game, seats, {"stakes": stakes}, seed)
    except ContractBroken as broken:
        return broken
    return None


def with_state(kind: type[ToyState]) -> Toy:
    """Return the toy with another state class."""
    game = Toy()
    game.state_type = kind
    return game


def with_words(words: Any) -> Toy:
    """Return the toy with other words."""
    game = Toy()
    game.words = words
    return game
