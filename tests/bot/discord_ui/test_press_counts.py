"""The number of presses a move takes: one for a button, two for a menu."""

from __future__ import annotations

from collections import defaultdict
from pathlib import Path
from typing import Any

import pytest
from discord import ui

from bot.discord_ui.common.buttons import PressButton, PressSelect
from bot.discord_ui.play.private_panel import answer_panel
from bot.discord_ui.play.turn_message import turn_panel
from bot.tables.history.turn import is_midway, is_secret
from engine.core import Game, State, game
from engine.core.record_reader import read_record
from engine.core.teaching import PositionRef
from engine.core.teaching_positions import teaching_position
from tests.bot.sample_turns import started_game, turn_text

RECORDS = Path(__file__).parents[2] / "records"


def presses_on(view: ui.LayoutView, move: str) -> int | None:
    """Return the presses a message needs for a move; ``None`` if it does not offer it."""
    for item in view.walk_children():
        if isinstance(item, PressButton) and (item.ref.act, item.ref.word) == ("m", move):
            return 1
        if isinstance(item, PressSelect) and item.ref.act == "m" and move in _values(item):
            return 2
    return None


def _values(menu: PressSelect) -> list[str]:
    return [option.value for option in menu.item.options]


def count_presses(
    rules: Game[Any], state: State, seat: int, move: str, *, opened: bool = False
) -> int:
    """Return the presses from the channel's board, or from an open private panel."""
    mine = turn_text(rules, state, seat)
    if is_midway(rules, state):
        found = presses_on(answer_panel(mine, seat), move)
    elif is_secret(rules, state):
        found = presses_on(answer_panel(mine, seat), move)
        found = found if found is None or opened else found + 1
    else:
        found = presses_on(turn_panel(turn_text(rules, state), picture=False), move)
    assert found is not None, move
    return found


@pytest.mark.parametrize(
    ("record", "rules_of_one_press"),
    [
        ("caylus-3-thoughtful", {"joust", "inn_keep", "exchange", "market_sell"}),
        ("caylus1303-3-thoughtful", {"use_building", "favour_mode"}),
        ("emperor-3-readers", {"proposal", "new_elector", "empire_city"}),
    ],
)
def test_small_decisions_take_one_press(record: str, rules_of_one_press: set[str]) -> None:
    """In every position of a whole game."""
    played = read_record((RECORDS / f"{record}.txt").read_text(encoding="utf-8"))
    rules, taken = game(played.game), defaultdict[str, list[int]](list)
    for state, one in zip(played.positions(), played.moves, strict=False):
        rule = rules.top(state).name
        if rule in rules_of_one_press:
            taken[rule].append(count_presses(rules, state, one.seat, one.move))
    assert len(taken) >= 2
    assert {rule: max(counts) for rule, counts in taken.items()} == dict.fromkeys(taken, 1)


def test_buying_and_placing_a_permit_takes_four_presses() -> None:
    rules = game("emperor")
    state = teaching_position(rules, PositionRef("guide", 20)).state
    seat = rules.to_move(state)[0]
    bought = count_presses(rules, state, seat, "buy permit")
    rules.apply_unchecked(state, seat, "permit")
    for way in ("PAL", "couple+PAL"):
        assert bought + count_presses(rules, state, seat, f"permit {way}") == 4


def test_tuscany_takes_two_presses_to_place_and_one_for_each_part_to_arrange() -> None:
    """With another one to open the arrangement, and one for the castle that completes it."""
    rules = game("tuscany")
    state = teaching_position(rules, PositionRef("lesson", 6)).state
    assert count_presses(rules, state, 0, "draw") == 1
    placed = count_presses(rules, state, 0, "place 2,0")
    rules.apply_unchecked(state, 0, "2,0")
    assert placed + count_presses(rules, state, 0, "pay own+own") == 2
    state, total = started_game(rules, 3), 0
    for choice in ("BAC", "0RR", "uu", ""):
        word = choice or next(word for word in rules.legal_choices(state, 0) if "," in word)
        total += count_presses(rules, state, 0, rules.move(state, word), opened=choice != "BAC")
        rules.apply_unchecked(state, 0, word)
    assert total == 5
    assert rules.to_move(state) == (1, 2)
