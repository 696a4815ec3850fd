"""The message of a game's end: verdict, last events, points by source, turning points."""

from __future__ import annotations

import pytest

from bot.discord_ui.delivery.final_message import final_alt_text, final_message
from bot.tables.house_events import RESIGNED
from bot.telling.alt_text import LIMIT as ALT_LIMIT
from bot.telling.scores import signed
from bot.telling.turning_points import points_of
from bot.workers import Pool
from bot.workers.replaying import scored_events
from engine.core import Event, game
from engine.core.contract import play_game
from tests.bot.discord_ui.test_panel import fits_discord, ids, texts
from tests.bot.turns import spoken

CAYLUS = game("caylus")


@pytest.mark.parametrize("language", ["en", "zh-TW", "zh-CN", "ja"])
async def test_the_end_tells_all_and_fits(language: str) -> None:
    state, record = play_game(CAYLUS, 5, {}, "notices")
    pool = Pool(1)
    turned = points_of(record, await scored_events(pool, record))
    await pool.close()
    happened = [Event(RESIGNED, 0, {})] * 80
    names = ["x" * 32, "Bob", "Carol", "Dave", "Eve"]
    told = spoken(CAYLUS, state, language=language, names=names, news=happened)
    view = final_message(told, turned, picture=True)
    assert fits_discord(view)
    shown = texts(view).splitlines()
    assert len([line for line in shown if line.startswith("- ")]) == len(turned) > 0
    assert len(final_alt_text(told)) <= ALT_LIMIT


def test_the_alt_text_has_the_verdict_and_everybodys_points() -> None:
    state, _ = play_game(CAYLUS, 5, {}, "notices")
    told = spoken(CAYLUS, state)
    alt = final_alt_text(told)
    outcome = CAYLUS.outcome(state)
    assert "wins the game." in alt or "share the win." in alt
    assert "**" not in alt
    for name, points in zip(told.table.names, outcome.scores, strict=True):
        assert f"{name}: {signed(points)}" in alt


def test_nothing_can_be_played_or_taken_back_at_the_end() -> None:
    state, _ = play_game(CAYLUS, 2, {}, "over")
    acts = [
        custom_id.split(":")[0]
        for custom_id in ids(final_message(spoken(CAYLUS, state), [], picture=False))
    ]
    assert acts == ["rematch", "review", "replay", "log", "export", "verify"]
