"""Compose the message that shows how a game ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ui

from bot.discord_ui.common.buttons import ControlId, button, rows
from bot.discord_ui.common.layout import Layout, card, gallery, small
from bot.discord_ui.common.pictures import AttachedPicture
from bot.discord_ui.play.turn_message import accent
from bot.presentation.ratings import rating_lines
from bot.presentation.scores import score_lines, score_list
from bot.presentation.text_board import tie_break, verdict
from bot.presentation.texts import ALT_LIMIT, Localizer, length, message_localizer, truncate
from bot.presentation.turn_text import RECAP_LIMIT, TurnText, condense
from bot.presentation.turning_points import TurningPoint
from bot.tables.domain.ratings import PlayerChange
from bot.tables.domain.table import Ending, Table
from engine.core import Text

TURNING_LIMIT = 200
PREFACE_LENGTH = 50
"""Characters kept for the words before what happened last."""


def final_message(
    turn_text: TurnText,
    points: Sequence[TurningPoint],
    changes: Sequence[PlayerChange] = (),
    *,
    picture: bool,
    poster: AttachedPicture | None = None,
) -> Layout:
    """Compose the result: the winner, the poster, scores, ratings, turning points, last board."""
    localizer, turn, table = turn_text.message, turn_text.turn, turn_text.turn.table
    parts = [
        f"### {turn_text.headline()}",
        f"**{verdict(localizer, table, tie_break(turn))}**",
        "" if poster is None else gallery(poster.alt, poster.filename),
        _last(localizer, turn_text.news(), RECAP_LIMIT),
        "\n".join(score_lines(turn_text)),
        _ratings(localizer, table, changes),
        _turning_points(turn_text, points) if points or table.ending is Ending.PLAYED else "",
        gallery(final_alt_text(turn_text)) if picture else "",
    ]
    acts = ["rematch", "review", "replay", "log", "export", "verify"]
    if changes:
        acts.insert(1, "rating")
    buttons = (button(ControlId(act, table.id), localizer.say(f"panel-{act}")) for act in acts)
    number = ui.TextDisplay[Any](small(localizer.say("panel-table", table=str(table.id))))
    colour = accent(table, *turn.asked, *turn.to_move, *table.winners)
    return card(parts, [*rows(*buttons), number], colour)


def result_card(turn_text: TurnText, address: str, poster: AttachedPicture | None) -> Layout:
    """Compose what replaces the lobby in a forum: the winner, the poster, scores, and a link."""
    localizer, turn, table = turn_text.message, turn_text.turn, turn_text.turn.table
    parts = [
        f"### {turn_text.headline()}",
        f"**{verdict(localizer, table, tie_break(turn))}**",
        "" if poster is None else gallery(poster.alt, poster.filename),
        "\n".join(score_lines(turn_text)),
        small(localizer.say("panel-table", table=str(table.id))),
    ]
    link = ui.Button[Any](label=localizer.say("panel-to-board"), url=address)
    return card(parts, rows(link), accent(table, *table.winners))


def final_alt_text(turn_text: TurnText) -> str:
    """Describe the last board: the end, the winner, all scores, and what happened last."""
    localizer, turn = turn_text.label, turn_text.turn
    end = [turn_text.headline(), verdict(localizer, turn.table, tie_break(turn))]
    parts = [*end, *score_list(turn_text)]
    if length("\n".join(parts)) > ALT_LIMIT:
        parts = [*end, *score_list(turn_text, sources=False)]
    room = ALT_LIMIT - sum(length(part) + 1 for part in parts)
    if room > 2 * PREFACE_LENGTH:
        parts.append(_last(localizer, turn_text.news(), room - PREFACE_LENGTH))
    return truncate("\n".join(filter(None, parts)), ALT_LIMIT)


def _last(localizer: Localizer, happened: Sequence[Text], limit: int) -> str:
    if not happened:
        return ""
    return localizer.say("final-happened", story=condense(localizer, happened, limit))


def _ratings(localizer: Localizer, table: Table, changes: Sequence[PlayerChange]) -> str:
    lines = rating_lines(localizer, table, changes)
    if changes:
        lines = [localizer.say("final-ratings"), *(f"- {line}" for line in lines)]
    return "\n".join(lines)


def _turning_points(turn_text: TurnText, points: Sequence[TurningPoint]) -> str:
    if not points:
        return turn_text.message.say("final-turning-points-none")
    lines = [turn_text.message.say("final-turning-points")]
    for point in points:
        game = turn_text.turn.table.game
        localizer = message_localizer(turn_text.language, game, point.names)
        story = condense(localizer, point.sentences, TURNING_LIMIT)
        line = localizer.say("final-turning-point", move=str(point.move), story=story)
        lines.append(f"- {line}")
    return "\n".join(lines)
