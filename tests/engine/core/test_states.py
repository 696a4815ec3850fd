"""Declared fields of a state are copied, saved, checked and read, also from older versions."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from engine.core.chance import Chance
from engine.core.contract import random_move
from engine.core.fields import StateError, per_player, saved
from engine.core.game import Game
from engine.core.registry import game, game_names
from engine.core.state import declared
from tests.engine.core.saved_states import saved_states
from tests.engine.toy import GAME as TOY
from tests.engine.toy.state import ToyState

SAVED = Path(__file__).parent / "saved"
"""Random games saved before states declared their fields, with every decision once."""
GAMES: dict[str, Game[Any]] = {name: game(name) for name in game_names()} | {"toy": TOY}

MENDED = {("caylus1303", "gain_any"): ("stack", "players")}
"""Fields that loading repairs in states of an old rule: a market's worker is paid."""


def old_states(name: str) -> Iterator[dict[str, Any]]:
    """Yield the saved states of a game; those of today if it is not published."""
    path = SAVED / f"{name}.jsonl"
    for line in path.read_text("utf-8").splitlines() if path.exists() else saved_states(name):
        yield json.loads(line)


@pytest.mark.parametrize("name", GAMES)
def test_saved_states_are_read_and_saved_again_unchanged(name: str) -> None:
    rules = GAMES[name]
    for old in old_states(name):
        state = rules.load(old["state"])
        again = json.loads(json.dumps(state.to_json()))
        same = [key for key in old["state"] if key not in MENDED.get((name, top(old)), ())]
        assert [again[key] for key in same] == [old["state"][key] for key in same]


def top(old: dict[str, Any]) -> str:
    """Return the waiting rule of a saved state."""
    return old["state"]["stack"][-1][0] if old["state"]["stack"] else ""


WIDENED = {("tuscany", "ARRANGE"), ("emperor", "permit")}
"""Questions that have more answers than when those states were saved."""


@pytest.mark.parametrize("name", GAMES)
def test_saved_games_continue_to_their_end(name: str) -> None:
    rules = GAMES[name]
    for at, old in enumerate(old_states(name)):
        state = rules.restore(old["state"])
        legal = {str(seat): list(rules.legal_choices(state, seat)) for seat in rules.may_act(state)}
        if (name, top(old)) in WIDENED:
            for seat, now in legal.items():
                former = rules.top(state).legacy_moves(state, int(seat)).values()
                legal[seat] = [c for c in old["legal"][seat] if c in (*now, *former)]
        assert legal == old["legal"]
        chance = Chance.from_seed(f"{name} {at}")
        while state.stack:
            assert rules.broken_invariants(state) == []
            rules.apply_unchecked(state, *random_move(rules, state, chance))
        assert rules.outcome(state).winners


@pytest.mark.parametrize("name", GAMES)
def test_a_missing_field_is_named(name: str) -> None:
    plain = next(old_states(name))["state"]
    for key in plain:
        with pytest.raises(StateError, match=f"“[^”]*{key}|: '{key}'"):
            GAMES[name].load({other: value for other, value in plain.items() if other != key})
    for key in plain["players"][0] if "players" in plain else ():
        players = [dict(player) for player in plain["players"]]
        del players[1][key]
        with pytest.raises(StateError, match=f": '{key}'"):
            GAMES[name].load({**plain, "players": players})


@pytest.mark.parametrize("wrong", ["word", -7.5, {"a": None}, [["x"]], None, True])
@pytest.mark.parametrize("name", GAMES)
def test_a_field_of_the_wrong_type_is_named(name: str, wrong: object) -> None:
    plain = next(old_states(name))["state"]
    schema = GAMES[name].state_type.schema
    for field, key, _, _ in schema.of_state:
        if type(plain[key]) is not type(wrong):
            with pytest.raises(StateError, match=f"“{field}”"):
                GAMES[name].load({**plain, key: wrong})
    for field, key, _, _ in schema.of_player:
        players = [{**player, key: wrong} for player in plain["players"]]
        if type(plain["players"][0][key]) is not type(wrong):
            with pytest.raises(StateError, match=f"“{field}”"):
                GAMES[name].load({**plain, "players": players})
    for key in filter(None, schema.custom.split(", ")):
        with pytest.raises(StateError):
            GAMES[name].load({**plain, key: wrong})


def test_an_undeclared_field_is_named() -> None:
    state = ToyState(Chance(0))
    with pytest.raises(StateError, match="ToyState: “coins” is missing"):
        state.check()


@declared
class Grown(ToyState):
    """The toy's state with two fields of a later version."""

    weather: str = saved(default=lambda plain: "fair")
    debts: list[int] = per_player(key="debt", default=lambda plain: [0 for _ in plain["coins"]])


def test_a_new_field_has_its_default_in_older_states() -> None:
    old = next(old_states("toy"))["state"]
    state = Grown.from_json(old)
    assert (state.weather, state.debts) == ("fair", [0] * len(old["coins"]))
    state.weather, state.debts[1] = "rain", 4
    plain = state.to_json()
    assert plain["weather"] == "rain"
    assert plain["players"][1] == {"debt": 4}
    again = Grown.from_json(plain)
    assert (again.weather, again.debts) == ("rain", state.debts)
    twin = again.copy()
    twin.debts[0] = 9
    assert again.debts[0] == 0


def test_a_copy_has_the_same_class_and_no_listeners() -> None:
    state = TOY.new(3, events=True)
    twin = state.copy()
    assert type(twin) is type(state)
    assert twin.events is None
    assert state.events is not None
    assert twin.to_json() == state.to_json()


@pytest.mark.parametrize("name", GAMES)
def test_changing_a_copy_does_not_change_the_original(name: str) -> None:
    state = GAMES[name].new(GAMES[name].seat_counts[-1], {}, Chance(5))
    before, twin = json.dumps(state.to_json()), state.copy()
    for field in GAMES[name].state_type.schema.checks:
        _spoil(getattr(twin, field))
    assert json.dumps(state.to_json()) == before


def _spoil(value: object) -> None:
    if isinstance(value, list):
        for part in value:
            _spoil(part)
        value.clear()
    elif isinstance(value, dict):
        value.clear()
    elif isinstance(value, Chance):
        value.state += 1


def test_offered_words_cannot_be_changed_from_outside() -> None:
    for rules in GAMES.values():
        for old in old_states(rules.name):
            state = rules.restore(old["state"])
            for seat in rules.may_act(state):
                assert isinstance(rules.vocabulary(state, seat), tuple)
                assert isinstance(rules.legal_choices(state, seat), tuple)
