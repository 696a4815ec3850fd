"""Compose the message that shows how a game ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.discord_ui.common.buttons import ControlId, button, rows
from bot.discord_ui.common.layout import Layout, card, gallery, small
from bot.discord_ui.common.pictures import FILE, ScoreChart
from bot.discord_ui.play.turn_message import accent
from bot.presentation.scores import score_lines, score_list
from bot.presentation.text_board import tie_break, verdict
from bot.presentation.texts import Localizer, length, message_localizer, truncate
from bot.presentation.turn_text import ALT_LIMIT, WORST, TurnText, condensed
from bot.presentation.turning_points import TurningPoint
from bot.tables.domain.table import Ending
from engine.core import Text

TURNING_LIMIT = 200
LAST_LIMIT = WORST
PREFACE = 50
"""Characters kept for the words before what happened last."""


def final_message(
    spoken: TurnText,
    turned: Sequence[TurningPoint],
    *,
    picture: bool,
    chart: ScoreChart | None = None,
) -> Layout:
    """Compose the result: the winner, the last board, the turning points, and the scores."""
    table, voice, happened = spoken.turn.table, spoken.message, spoken.news()
    parts: list[ui.Item[Any] | str] = [f"### {spoken.headline()}"]
    parts.append(f"**{verdict(voice, table, tie_break(spoken.turn))}**")
    if picture:
        parts.append(gallery(final_alt_text(spoken)))
    parts.append(_last(voice, happened, LAST_LIMIT))
    parts.append("\n".join(score_lines(spoken)))
    if turned or table.ending is Ending.PLAYED:
        parts.append(_turning_points(spoken, turned))
    if chart is not None:
        parts.append(gallery(chart.alt, FILE))
    acts = ("rematch", "review", "replay", "log", "export", "verify")
    made = (button(ControlId(act, table.id), voice.say(f"panel-{act}")) for act in acts)
    shown = small(voice.say("panel-table", table=str(table.id)))
    return card([*parts], [*rows(*made), ui.TextDisplay(shown)], accent(spoken))


def final_alt_text(spoken: TurnText) -> str:
    """Describe the last board: the end, the winner, all scores, and what happened last."""
    voice = spoken.label
    end = [spoken.headline(), verdict(voice, spoken.turn.table, tie_break(spoken.turn))]
    said = [*end, *score_list(spoken)]
    if length("\n".join(said)) > ALT_LIMIT:
        said = [*end, *score_list(spoken, sources=False)]
    room = ALT_LIMIT - sum(length(part) + 1 for part in said)
    told = _last(voice, spoken.news(), room - PREFACE) if room > 2 * PREFACE else ""
    return truncate("\n".join(filter(None, [*said, told])), ALT_LIMIT)


def _last(voice: Localizer, happened: Sequence[Text], limit: int) -> str:
    if not happened:
        return ""
    return voice.say("final-happened", story=condensed(voice, happened, limit))


def _turning_points(spoken: TurnText, turned: Sequence[TurningPoint]) -> str:
    """Return a line for each turning point: its move, and the event that scored."""
    voice = spoken.message
    if not turned:
        return voice.say("final-turning-points-none")
    return "\n".join([voice.say("final-turning-points"), *(_turning(spoken, p) for p in turned)])


def _turning(spoken: TurnText, point: TurningPoint) -> str:
    voice = message_localizer(spoken.language, spoken.turn.table.game, point.names)
    story = condensed(voice, point.told, TURNING_LIMIT)
    return f"- {voice.say('final-turning-point', move=str(point.move), story=story)}"
