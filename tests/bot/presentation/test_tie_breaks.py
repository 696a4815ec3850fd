"""Games won by a tie-break: every summary of the result says so."""

from __future__ import annotations

from dataclasses import replace

import pytest

from bot.discord_ui.posting.final_message import final_alt_text, final_message
from bot.presentation.text_board import board_parts, tie_break, verdict
from bot.presentation.turn_text import TurnText
from engine.emperor import GAME as EMPEROR
from engine.emperor.state import EmperorState
from tests.bot.discord_ui.test_panel import texts
from tests.bot.sample_turns import NAMES, turn_text
from tests.engine.emperor.table import Table

VERDICTS = {
    "en": f"{NAMES[0]} wins (tied at 16; more thalers, 9 to 4).",
    "zh-TW": f"{NAMES[0]}獲勝（16分平手；塔勒較多，9比4）。",
    "zh-CN": f"{NAMES[0]}获胜（16分平局；塔勒较多，9比4）。",
    "ja": f"{NAMES[0]}さんの勝利です（16点で同点、ターラーが9対4で多い）。",
}


def ended(*thalers: int) -> EmperorState:
    """Return the end of a game in which the first two players have 16 points each."""
    return Table().round(5).vp(16, 16, 5).thalers(*thalers).begin(8).state


@pytest.mark.parametrize("language", VERDICTS)
def test_the_result_names_the_tie_break(language: str) -> None:
    text = turn_text(EMPEROR, ended(9, 4, 2), language=language)
    said = VERDICTS[language]
    assert f"**{said}**" in texts(final_message(text, [], picture=True))
    assert said in final_alt_text(text)
    assert said in board_parts(text)[0]


def test_a_shared_win_names_no_tie_break() -> None:
    text = turn_text(EMPEROR, ended(4, 4, 9))
    assert tie_break(text.turn) is None
    assert f"**{NAMES[0]} and {NAMES[1]} share the win.**" in texts(
        final_message(text, [], picture=True)
    )


def test_no_tie_break_is_named_when_the_table_has_another_winner() -> None:
    """The player with more thalers resigned, and a player who resigned cannot win."""
    text = turn_text(EMPEROR, ended(9, 4, 2))
    at = replace(text.turn.table, winners=(1,))
    turn = replace(text.turn, table=at)
    assert tie_break(turn) is None
    assert verdict(text.message, at, tie_break(turn)) == f"{NAMES[1]} wins."
    assert f"{NAMES[1]} wins." in board_parts(TurnText.of(turn))[0]
