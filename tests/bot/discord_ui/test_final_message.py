"""The final message of a game: result, last events, points by source, turning points."""

from __future__ import annotations

import pytest

from bot.discord_ui.posting.final_message import final_alt_text, final_message
from bot.presentation.review import with_all_players
from bot.presentation.scores import chart_alt_text, signed
from bot.presentation.texts import ALT_LIMIT
from bot.presentation.turning_points import points_of
from bot.tables.domain.kinds import TableEvent
from bot.workers import Pool
from bot.workers.replaying import scored_events
from engine.core import Event, game
from engine.core.contract import play_game
from engine.core.record import Successor
from engine.core.score_history import RoundScores, ScoreHistory
from tests.bot.discord_ui.test_panel import fits_discord, ids, texts
from tests.bot.sample_turns import NAMES, turn_text

CAYLUS = game("caylus")


@pytest.mark.parametrize("language", ["en", "zh-TW", "zh-CN", "ja"])
async def test_the_final_message_is_complete_and_fits(language: str) -> None:
    state, record = play_game(CAYLUS, 5, {}, "notices")
    pool = Pool(1)
    turned = points_of(record, await scored_events(pool, record))
    await pool.close()
    happened = [Event(TableEvent.RESIGNED, 0, {})] * 80
    names = ["x" * 32, "Bob", "Carol", "Dave", "Eve"]
    text = turn_text(CAYLUS, state, language=language, names=names, news=happened)
    view = final_message(text, turned, picture=True)
    assert fits_discord(view)
    shown = texts(view).splitlines()
    assert len([line for line in shown if line.startswith("- ")]) == len(turned) > 0
    assert len(final_alt_text(text)) <= ALT_LIMIT


async def test_turning_points_name_the_players_of_that_time() -> None:
    state, record = play_game(CAYLUS, 3, {}, "notices")
    half, successors = len(record.moves) // 2, ("Xaver", "Yvonne", "Zoe")
    record.names = list(NAMES[:3])
    record.successors = [Successor(half, seat, name) for seat, name in enumerate(successors)]
    pool = Pool(1)
    turned = points_of(record, await scored_events(pool, record))
    await pool.close()
    text = turn_text(CAYLUS, state, names=successors)
    shown = texts(final_message(text, turned, picture=False)).splitlines()
    lines = [line for line in shown if line.startswith("- ")]
    assert {point.move <= half for point in turned} == {True, False}
    for point, line in zip(turned, lines, strict=True):
        own, others = NAMES[:3], successors
        if point.move > half:
            own, others = others, own
        assert own[point.seat] in line
        assert not any(name in line for name in others)
    whole = with_all_players(text, record)
    assert whole.turn.table.names == ("Alice / Xaver", "Bob / Yvonne", "Carol / Zoe")
    assert "Bob / Yvonne: " in chart_alt_text(
        whole.label, ScoreHistory((RoundScores(1, (0, 0, 0)),) * 2)
    )


def test_the_alt_text_has_the_result_and_all_points() -> None:
    state, _ = play_game(CAYLUS, 5, {}, "notices")
    text = turn_text(CAYLUS, state)
    alt = final_alt_text(text)
    outcome = CAYLUS.outcome(state)
    assert "wins." in alt or "share the win." in alt
    assert "**" not in alt
    for name, points in zip(text.turn.table.names, outcome.scores, strict=True):
        assert f"{name}: {signed(points)}" in alt


def test_the_final_message_offers_no_moves_and_no_undo() -> None:
    state, _ = play_game(CAYLUS, 2, {}, "over")
    acts = [
        custom_id.split(":")[0]
        for custom_id in ids(final_message(turn_text(CAYLUS, state), [], picture=False))
    ]
    assert acts == ["rematch", "review", "replay", "log", "export", "verify"]
