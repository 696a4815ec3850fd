"""Compose the message that shows how a game ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.discord_ui.common.buttons import ControlId, button, rows
from bot.discord_ui.common.layout import Layout, card, gallery, small
from bot.discord_ui.common.pictures import CHART_FILE, ScoreChart
from bot.discord_ui.play.turn_message import accent
from bot.presentation.scores import score_lines, score_list
from bot.presentation.text_board import tie_break, verdict
from bot.presentation.texts import Localizer, length, message_localizer, truncate
from bot.presentation.turn_text import ALT_LIMIT, RECAP_LIMIT, TurnText, condensed
from bot.presentation.turning_points import TurningPoint
from bot.tables.domain.table import Ending
from engine.core import Text

TURNING_LIMIT = 200
LAST_LIMIT = RECAP_LIMIT
PREFACE_LENGTH = 50
"""Characters kept for the words before what happened last."""


def final_message(
    turn_text: TurnText,
    turned: Sequence[TurningPoint],
    *,
    picture: bool,
    chart: ScoreChart | None = None,
) -> Layout:
    """Compose the result: the winner, the last board, the turning points, and the scores."""
    table, localizer, happened = turn_text.turn.table, turn_text.message, turn_text.news()
    parts: list[ui.Item[Any] | str] = [f"### {turn_text.headline()}"]
    parts.append(f"**{verdict(localizer, table, tie_break(turn_text.turn))}**")
    if picture:
        parts.append(gallery(final_alt_text(turn_text)))
    parts.append(_last(localizer, happened, LAST_LIMIT))
    parts.append("\n".join(score_lines(turn_text)))
    if turned or table.ending is Ending.PLAYED:
        parts.append(_turning_points(turn_text, turned))
    if chart is not None:
        parts.append(gallery(chart.alt, CHART_FILE))
    acts = ("rematch", "review", "replay", "log", "export", "verify")
    made = (button(ControlId(act, table.id), localizer.say(f"panel-{act}")) for act in acts)
    shown = small(localizer.say("panel-table", table=str(table.id)))
    turn = turn_text.turn
    colour = accent(table, *turn.asked, *turn.to_move, *table.winners)
    return card([*parts], [*rows(*made), ui.TextDisplay(shown)], colour)


def final_alt_text(turn_text: TurnText) -> str:
    """Describe the last board: the end, the winner, all scores, and what happened last."""
    localizer = turn_text.label
    end = [
        turn_text.headline(),
        verdict(localizer, turn_text.turn.table, tie_break(turn_text.turn)),
    ]
    said = [*end, *score_list(turn_text)]
    if length("\n".join(said)) > ALT_LIMIT:
        said = [*end, *score_list(turn_text, sources=False)]
    room = ALT_LIMIT - sum(length(part) + 1 for part in said)
    if room > 2 * PREFACE_LENGTH:
        said.append(_last(localizer, turn_text.news(), room - PREFACE_LENGTH))
    return truncate("\n".join(filter(None, said)), ALT_LIMIT)


def _last(localizer: Localizer, happened: Sequence[Text], limit: int) -> str:
    if not happened:
        return ""
    return localizer.say("final-happened", story=condensed(localizer, happened, limit))


def _turning_points(turn_text: TurnText, turned: Sequence[TurningPoint]) -> str:
    """Return a line for each turning point: its move, and the event that scored."""
    localizer = turn_text.message
    if not turned:
        return localizer.say("final-turning-points-none")
    return "\n".join(
        [localizer.say("final-turning-points"), *(_turning(turn_text, p) for p in turned)]
    )


def _turning(turn_text: TurnText, point: TurningPoint) -> str:
    localizer = message_localizer(turn_text.language, turn_text.turn.table.game, point.names)
    story = condensed(localizer, point.sentences, TURNING_LIMIT)
    return f"- {localizer.say('final-turning-point', move=str(point.move), story=story)}"
