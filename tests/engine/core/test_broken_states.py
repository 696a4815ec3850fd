"""The contract test catches states that forget or share a field."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Self

from tests.engine.core.broken import assert_caught, with_state
from tests.engine.toy.game import Toy
from tests.engine.toy.state import ToyState


def test_a_copy_that_shares_a_list() -> None:
    class Shares(ToyState):
        __slots__ = ()

        def copy(self) -> Self:
            new = super().copy()
            new.coins = self.coins
            return new

    assert_caught(with_state(Shares), "a copy shares “coins”")


def test_a_copy_that_shares_an_inner_list() -> None:
    class Shares(ToyState):
        __slots__ = ()

        def copy(self) -> Self:
            new = super().copy()
            new.hands = self.hands[:]
            return new

    assert_caught(with_state(Shares), "a copy shares “hands”")


def test_a_copy_that_shares_chance() -> None:
    class Shares(ToyState):
        __slots__ = ()

        def copy(self) -> Self:
            new = super().copy()
            new.chance = self.chance
            return new

    assert_caught(with_state(Shares), "a copy shares “chance”")


def test_a_copy_that_forgets_a_field() -> None:
    class Forgets(ToyState):
        __slots__ = ()

        def copy(self) -> Self:
            new = super().copy()
            new.round = 1
            return new

    assert_caught(with_state(Forgets), "a copy differs")


class Remembers(ToyState):
    """Has an extra field that is neither copied nor saved."""

    __slots__ = ("memory",)

    memory: int


class RemembersInSetup(Toy):
    state_type = Remembers

    def setup(self, *args: Any) -> ToyState:
        state = super().setup(*args)
        assert isinstance(state, Remembers)
        state.memory = 3
        return state


def test_a_copy_without_an_undeclared_field() -> None:
    assert_caught(RemembersInSetup(), "a copy loses “memory”")


def test_a_saved_state_without_an_undeclared_field() -> None:
    class Copies(Remembers):
        __slots__ = ()

        def copy(self) -> Self:
            new = super().copy()
            new.memory = self.memory
            return new

    class Game(RemembersInSetup):
        state_type = Copies

    assert_caught(Game(), "a saved state loses “memory”")


def test_a_field_without_a_slot() -> None:
    class Loose(ToyState):
        pass

    assert_caught(with_state(Loose), "fields without a slot")


def test_a_saved_state_that_differs() -> None:
    class Rounds(ToyState):
        __slots__ = ()

        @classmethod
        def from_json(cls, plain: Mapping[str, Any]) -> Self:
            new = super().from_json(plain)
            new.coins = [2 for _ in new.coins]
            return new

    assert_caught(with_state(Rounds), "a saved state differs")


def test_a_copy_that_loses_its_choices() -> None:
    class Empties(ToyState):
        __slots__ = ()

        def copy(self) -> Self:
            new = super().copy()
            new.legal = ()
            return new

    assert_caught(with_state(Empties), "a copy offers other choices")


def test_a_copy_with_listeners() -> None:
    class Listens(ToyState):
        __slots__ = ()

        def copy(self) -> Self:
            new = super().copy()
            new.events = self.events
            return new

    assert_caught(with_state(Listens), "a copy collects events")
