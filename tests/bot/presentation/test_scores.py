"""Everybody's points, as far as the viewer may know."""

from __future__ import annotations

from bot.presentation.scores import score_lines, signed
from engine.core import game
from engine.core.contract import play_game
from tests.bot.sample_turns import NAMES, started_game, turn_text


def test_each_player_has_a_line_of_points_with_sources_below() -> None:
    rules = game("caylus")
    state, _ = play_game(rules, 5, {}, "notices")
    lines = score_lines(turn_text(rules, state))
    outcome = rules.outcome(state)
    assert [line for line in lines if not line.startswith("-# ")] == [
        f"**{NAMES[seat]}**: **{signed(outcome.scores[seat])}**"
        for seat in sorted(range(5), key=lambda s: -outcome.scores[s])
    ]
    assert any(" · " in line for line in lines)


def test_a_loss_has_a_real_minus_sign() -> None:
    assert signed(-3) == "−3"
    assert signed(4, plus=True) == "+4"


def test_hidden_points_are_question_marks() -> None:
    rules = game("caylus1303")
    state = started_game(rules)
    public = score_lines(turn_text(rules, state))
    assert {line.partition(": ")[2] for line in public} == {"**?**"}
    assert "**Bob**: **0**" in score_lines(turn_text(rules, state, 1))
