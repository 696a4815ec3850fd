"""The message of a game's end: verdict, last events, points by source, turning points."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.discord_ui.boards import score_lines, signed
from bot.discord_ui.notices import final_alt_text, final_message
from bot.discord_ui.panel import ALT_LIMIT, Subject
from bot.discord_ui.turning import turning_points
from bot.tables import Ending, Status
from engine.core import game, say
from engine.core.contract import play_game
from tests.bot.discord_ui.positions import begun, position
from tests.bot.discord_ui.test_panel import fits_discord, texts

CAYLUS = game("caylus")


def ended(language: str = "en") -> Subject:
    state, _ = play_game(CAYLUS, 5, {}, "notices")
    at = position(CAYLUS, state, language=language)
    winners = CAYLUS.outcome(state).winners
    table = replace(at.table, status=Status.FINISHED, ending=Ending.PLAYED, winners=winners)
    return Subject.of(replace(at, table=table))


@pytest.mark.parametrize("language", ["en", "zh-TW", "zh-CN", "ja"])
def test_the_end_tells_all_and_fits(language: str) -> None:
    subject = ended(language)
    _, record = play_game(CAYLUS, 5, {}, "notices")
    happened = [say("caylus-story-forced", who="x" * 32)] * 80
    turned = turning_points(record)
    view = final_message(subject, happened, turned, picture=True)
    assert fits_discord(view)
    shown = texts(view).splitlines()
    assert len([line for line in shown if line.startswith("- ")]) == len(turned)
    assert len(final_alt_text(subject, happened)) <= ALT_LIMIT


def test_the_alt_text_has_the_verdict_and_everybodys_points() -> None:
    subject = ended()
    alt = final_alt_text(subject, [])
    outcome = CAYLUS.outcome(subject.position.state)
    assert "wins the game." in alt or "share the win." in alt
    assert "**" not in alt
    for name, points in zip(subject.table.names, outcome.scores, strict=True):
        assert f"{name}: {signed(points)}" in alt


def test_points_stand_in_a_line_for_each_player_and_sources_below() -> None:
    subject = ended()
    lines = score_lines(subject, None)
    outcome = CAYLUS.outcome(subject.position.state)
    assert [line for line in lines if not line.startswith("-# ")] == [
        f"**{subject.table.names[seat]}**: **{signed(outcome.scores[seat])}**"
        for seat in sorted(range(5), key=lambda s: -outcome.scores[s])
    ]
    assert any(" · " in line for line in lines)


def test_a_loss_has_a_true_minus_sign() -> None:
    assert signed(-3) == "−3"
    assert signed(4, plus=True) == "+4"


def test_hidden_points_are_question_marks() -> None:
    rules = game("caylus1303")
    subject = Subject.of(position(rules, begun(rules)))
    assert {line.partition(": ")[2] for line in score_lines(subject, None)} == {"**?**"}
    assert "**Bob**: **0**" in score_lines(subject, 1)
