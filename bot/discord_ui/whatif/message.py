"""A branch as a message: the imagined board, what happened, the chances, and what may be tried."""

from __future__ import annotations

from typing import Any

from discord import ui

from bot.discord_ui.common.buttons import button, rows
from bot.discord_ui.common.control_ids import ControlId
from bot.discord_ui.common.layout import Layout, card, gallery, note, small
from bot.discord_ui.play import controls
from bot.discord_ui.play.controls import Acts
from bot.discord_ui.play.turn_message import seat_accent
from bot.discord_ui.review.mistakes import chances_line
from bot.presentation.choice_pages import grouped
from bot.presentation.recap import condensed
from bot.presentation.text_board import hand_lines, in_words
from bot.presentation.truncate import truncate
from bot.presentation.turn_text import TurnText
from bot.tables.history.turn import Turn
from bot.tables.history.what_if import Branch
from bot.workers.branching import Reached
from engine.core.registry import game

ACTS = Acts("w", "wpage")
STORY_LIMIT = 700
WORDS_LIMIT = 1500
ALT_LIMIT = 400


def spoken_branch(branch: Branch, reached: Reached, language: str) -> TurnText:
    """The position as if it were the table's own."""
    turn = Turn(
        table=branch.table,
        game=game(branch.table.game),
        viewer=branch.seat,
        sequence=branch.sequence,
        view=reached.view,
        secret=False,
        midway=False,
        last=reached.events,
        before=reached.before,
    )
    return TurnText.of(turn, language)


def branch_message(spoken: TurnText, branch: Branch, reached: Reached, *, picture: bool) -> Layout:
    """The imagined position."""
    voice, label, seat = spoken.message, spoken.label, branch.seat
    title = voice.dots((voice.say("whatif-title"), spoken.headline()))
    parts: list[ui.Item[Any] | str] = [f"### {title}"]
    if picture:
        alt = f"{label.say('whatif-title')}\n{spoken.headline()}"
        parts.append(gallery(truncate(alt, ALT_LIMIT)))
    else:
        parts.append(in_words(spoken, "\n".join(hand_lines(spoken)), WORDS_LIMIT))
    happened = spoken.last()
    parts.append(condensed(voice, happened, STORY_LIMIT) if happened else "")
    parts.append(chances_line(voice, reached.chances))
    asked = seat in spoken.turn.waiting
    offered = spoken.offered(seat, label) if asked else []
    parts.append(spoken.asked_line(seat) if asked else voice.say("whatif-over"))
    parts.append(controls.explained(offered, voice))
    at = len(branch.steps)
    made = controls.move_rows(branch.table.id, at, offered, label, acts=ACTS)
    declining = controls.declining_button(branch.table.id, at, offered, ACTS)
    about = small(voice.say("whatif-about" if branch.over else "whatif-about-running"))
    back = rows(*declining, *_back(spoken, branch))
    return card([*parts], [*made, *back, ui.TextDisplay(about)], seat_accent(branch.table, seat))


def _back(spoken: TurnText, branch: Branch) -> list[Any]:
    own, at, table = _tried(branch), len(branch.steps), branch.table.id
    return [
        button(ControlId("wback", table, at), spoken.label.say("whatif-back"), disabled=not own),
        button(
            ControlId("wback", table, at, "all"), spoken.label.say("whatif-again"), disabled=not own
        ),
    ]


def _tried(branch: Branch) -> bool:
    """Whether a move of one's own has been tried."""
    return any(seat == branch.seat for seat, _ in branch.steps)


def branch_page(spoken: TurnText, branch: Branch, index: int) -> Layout | None:
    """One menu of a question that has too many to show them all; ``None``: there is no such."""
    found = grouped(spoken.offered(branch.seat, spoken.label)).pages
    if not 0 <= index < len(found):
        return None
    at, table = len(branch.steps), branch.table.id
    row = controls.menu_row(table, at, index, found[index], ACTS)
    back = button(ControlId("wshow", table, at), spoken.label.say("whatif-to-board"))
    return note(spoken.asked_line(branch.seat), controls=[row, *rows(back)])
