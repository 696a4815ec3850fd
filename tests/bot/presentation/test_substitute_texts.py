"""Texts for a player and their substitute when a seat is handed over."""

from __future__ import annotations

import pytest

from bot.presentation.texts import words_in

ENDING = {
    "en": "end the game",
    "zh-TW": "結束遊戲",
    "zh-CN": "结束游戏",
    "ja": "ゲームを終える",
}


@pytest.mark.parametrize("language", ENDING)
def test_both_texts_say_that_the_substitute_votes(language: str) -> None:
    for key in ("substitute-sent", "substitute-about"):
        assert ENDING[language] in words_in(language).say(key)
