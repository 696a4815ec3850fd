"""The decisions of the rules: ids, words, who is asked, and when nobody is."""

from __future__ import annotations

import pytest

from engine.caylus1303 import GAME
from engine.caylus1303.rules import RULES
from engine.core.rules import Decision
from tests.engine.caylus1303.table import COURT, Table

DECISIONS = {
    "choose_start_character": "choose",
    "early_riser": "early",
    "plan": "place",
    "use_building": "activate",
    "pay_any": "pay",
    "gain_any": "take",
    "choose_wood_tile": "build",
    "choose_stone_tile": "build",
    "lawyer_target": "claim",
    "toll_move": "toll",
    "bridge_move": "provost",
    "bailiff_move": "bailiff",
    "favour_mode": "favour",
    "favour_take": "take",
    "favour_site": "site",
    "favour_court_character": "take",
    "deliver": "deliver",
    "deliver_last": "deliver",
    "monument": "monument",
}


def test_rule_names_are_the_decision_ids() -> None:
    asked = {name: rule.verb for name, rule in RULES.items() if issubclass(rule, Decision)}
    assert asked == DECISIONS
    assert all(rule.name == name for name, rule in RULES.items())


def test_only_passing_has_no_verb() -> None:
    assert GAME.moves(Table().begin(1).state, 0)["pass"] == "pass"
    assert "place site" in GAME.moves(Table().begin(1).state, 0)


@pytest.mark.parametrize(
    ("frame", "phase", "default"),
    [
        (("early_riser", 0), 1, "decline"),
        (("plan", 0), 1, "pass"),
        (("toll_move", 0), 2, "0"),
        (("bridge_move", 0), 2, "0"),
        (("lawyer_target", 0), 2, "decline"),
        (("choose_wood_tile", 0), 2, "decline"),
        (("favour_mode", 0), 2, "B"),
        (("favour_board_character", 0), 2, "decline"),
        (("deliver", 0), 3, "done"),
        (("deliver_last", 0), 3, "done"),
    ],
)
def test_a_resigned_seat_does_as_little_as_possible(
    frame: tuple[object, ...], phase: int, default: str
) -> None:
    table = Table().give("A", food=3, wood=3, stone=3, cloth=3).resume(phase, frame)
    assert GAME.default(table.state, 0) == default


def test_a_decision_with_one_option_is_forced_and_reported() -> None:
    """A ruling (rules: When a decision is asked)."""
    table = Table().worker("A", "start_guild_3").give("A", wood=2).only(2)
    table.default_until("use_building").play("A activate use")
    assert table.state.over
    forced = [e.data for e in table.events("forced")]
    assert {"rule": "pay_any", "choice": "wood"} in forced


def test_effects_without_a_cost_are_never_asked() -> None:
    """No decision about production, manor or recruitment.

    Rulings (rules: Effects are optional; When a decision is asked).
    """
    table = Table().worker("A", "start_farm_a", "start_sawmill").hands(A=0, B=0, C=0)
    assert table.only(2).state.over
    assert {e.data["rule"] for e in table.events("forced")} == {"bridge_move"}


def test_crafts_have_no_question_of_their_own_before_them() -> None:
    """Carpenter, Stonemason, Lawyer and Toll (rules: When a decision is asked)."""
    table = Table().give("A", wood=2, cloth=1).worker("A", "lawyer", "carpenter", "toll").only(2)
    assert table.asked == "lawyer_target"
    table.play("A claim decline")
    assert table.asked == "choose_wood_tile"
    table.play("A build decline")
    assert table.asked == "toll_move"


def test_every_step_of_a_combined_decision_can_be_completed() -> None:
    """Every offered step can be paid to the end."""
    table = Table().give("A", wood=1, stone=1)
    table.tile("stone_alchemist", "B")
    table.provost(28).worker("A", "carpenter", "stone_alchemist").only(2)
    table.play("A build wood_covered_market")  # only the stone can pay the ?
    assert table.at(15) == "wood_covered_market A"
    assert table.holds("A") == {}
    table.default_until("")
    forced = [e.data for e in table.events("forced") if e.seat == 0]
    assert {"rule": "use_building", "choice": "decline"} in forced


def test_no_decision_has_more_than_a_few_dozen_options() -> None:
    table = Table().people(COURT, A="chamberlain").worker("A", "site")
    table.give("A", food=3, wood=3, stone=3, cloth=3, gold=3).only(3)
    assert len(table.choices) == 36
