"""Alt texts: who is asked, what happened, what everybody has."""

from __future__ import annotations

import pytest

from bot.presentation.texts import ALT_LIMIT, length
from bot.presentation.turn_text import alt_text
from bot.tables.domain.kinds import TableEvent
from engine.core import Event, game
from tests.bot.sample_turns import started_game, turn_text


def test_an_alt_text_names_the_asked_players_and_fits() -> None:
    rules = game("caylus")
    happened = [Event(TableEvent.RESIGNED, 0, {})] * 100
    text = turn_text(rules, started_game(rules), names=["x" * 30, "y", "z"], recap=happened)
    alt = alt_text(text)
    assert len(alt) <= ALT_LIMIT
    assert "place a worker or pass" in alt


@pytest.mark.parametrize("count", [0, 3, 40])
def test_alt_text_length_is_counted_as_discord_does(count: int) -> None:
    rules = game("caylus")
    happened = [Event(TableEvent.RESIGNED, 0, {})] * count
    text = turn_text(rules, started_game(rules, 5), names=["🂡" * 10] * 5, recap=happened)
    assert length(alt_text(text)) <= ALT_LIMIT


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("name", ["caylus", "tuscany", "emperor", "caylus1303"])
def test_an_alt_text_lists_every_players_goods(name: str, language: str) -> None:
    rules = game(name)
    seats = max(rules.seat_counts)
    text = turn_text(rules, started_game(rules, seats), language=language)
    alt = alt_text(text)
    assert len(alt) <= ALT_LIMIT
    pending, asked = text.turn.to_move, text.ask(text.label, 0)
    for seat in range(seats):
        assert alt.count(text.label.names[seat]) >= 1
    if len(pending) > 1:
        assert alt.count(asked) == 1
