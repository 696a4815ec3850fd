"""Amounts beside which emoji are shown, in every language."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.discord_ui.common.emoji import AppEmoji
from bot.presentation.emoji import MESSAGES, amounts
from render.kit.emoji import EMOJI

IDS = {name: 10**18 + number for number, name in enumerate(EMOJI)}


def found(text: str) -> list[str | None]:
    return [match.lastgroup for match in amounts().finditer(text)]


def test_every_emoji_has_words_and_a_picture() -> None:
    assert {*MESSAGES} == {*EMOJI} == {*amounts().groupindex}


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Alice pays 2 wood and 1 stone for the Mason: +4 points.", ["wood", "stone", "points"]),
        ("A worker costs 12 deniers; you have 6 workers.", ["coin", "worker"]),
        ("花費3元與2個木材", ["coin", "wood"]),
        ("金貨2枚を払う", ["coin"]),
        ("nothing of the 12 · Farm", []),
        ("2 foodstuffs", []),
    ],
)
def test_amounts_are_found(text: str, names: list[str]) -> None:
    assert found(text) == names


def test_names_stay_beside_the_emoji() -> None:
    emoji = AppEmoji()
    button = {"type": 2, "label": "1 food → 4 deniers", "custom_id": "m:1:2:x"}
    link = {"type": 2, "label": "1 food", "url": "https://example.org"}
    gold: dict[str, Any] = {"label": "w1 · 2 gold"}
    decline: dict[str, Any] = {"label": "Pass"}
    menu = {"type": 3, "options": [gold, decline]}
    text = {"type": 10, "content": "Bob gains 2 food."}
    board = {"type": 10, "content": "```\nBob 2 food\n```"}
    rows = [{"type": 1, "components": [button, link]}, {"type": 1, "components": [menu]}]
    parts = [{"type": 17, "components": [text, board, *rows]}]
    untouched = repr(parts)
    emoji.add_to(parts, 4000)
    assert repr(parts) == untouched, "without uploaded emoji everything reads as it is written"
    emoji.use(IDS, amounts())
    emoji.add_to(parts, 4000)
    assert text["content"] == f"Bob gains <:food:{IDS['food']}>2 food."
    assert board["content"] == "```\nBob 2 food\n```"
    assert button["label"] == "1 food → 4 deniers"
    assert button["emoji"] == {"id": str(IDS["food"]), "name": "food"}
    assert "emoji" not in link
    assert gold["emoji"]["name"] == "gold"
    assert "emoji" not in decline


def test_a_long_text_stays_within_the_limit() -> None:
    emoji = AppEmoji()
    emoji.use(IDS, amounts())
    text = {"type": 10, "content": "2 food " * 500}
    emoji.add_to([text], 4000)
    assert text["content"] == "2 food " * 500


@pytest.mark.parametrize(("text", "stops"), [("Invalid emoji", True), ("Invalid label", False)])
def test_a_refused_emoji_costs_the_emoji_and_not_the_message(text: str, stops: bool) -> None:
    emoji = AppEmoji()
    emoji.use(IDS, amounts())
    response = SimpleNamespace(status=400, reason="Bad Request")
    error = discord.HTTPException(cast(Any, response), {"code": 50035, "message": text})
    assert emoji.stop_if_refused(error) is stops
    assert (emoji.ids == {}) is stops
