"""Messages that only one user sees: secret questions, confirmations, and refused presses."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import discord
from discord import ui

from bot.discord_ui.common.buttons import ControlId, button, rows
from bot.discord_ui.common.interactions import Interaction, answer, localizer_for
from bot.discord_ui.common.layout import Layout, card, gallery, link_buttons, link_row, note
from bot.discord_ui.play.turn_message import accent, effect_lines, menu_row, move_button, move_rows
from bot.discord_ui.rules.cards import rules_button
from bot.presentation.cards import card_of_refusal
from bot.presentation.choices import Candidate, Page, group_choices, title_of
from bot.presentation.confirmation import confirmation_text, moved_on_text, repetition_text
from bot.presentation.text_board import hand_text
from bot.presentation.texts import Localizer, escape, truncate, words_in
from bot.presentation.turn_text import TurnText, alt_text, paragraph, stories
from bot.tables.domain.request import Moved
from bot.tables.domain.table import Table
from bot.tables.domain.turn_view import Turn
from engine.core import Sealed
from engine.core.words.catalogue import Catalogue


def onlooker_note(table: Table, language: str, reason: str = "") -> Layout:
    """Tell a user who may not press a control what they can do instead."""
    words = words_in(language, table.game)
    text = reason or words.say("panel-not-seated")
    look = words.say("panel-meanwhile" if reason else "panel-can-look")
    return note(text, look, controls=look_buttons(table, language))


def look_buttons(table: Table, language: str) -> list[ui.ActionRow[Any]]:
    """Return buttons for the ways to look at a table."""
    words = words_in(language, table.game)
    return rows(
        *(
            button(ControlId(act, table.id, table.sequence), words.say(f"panel-{act}"))
            for act in ("view", "history", "score", "board", "status")
        )
    )


def page_panel(turn_text: TurnText, seat: int, index: int) -> Layout | None:
    """Show one menu of a question that has too many to show them all, if there is one."""
    pages = group_choices(turn_text.offered(seat)).pages
    if not 0 <= index < len(pages):
        return None
    row = menu_row(turn_text.turn.table.id, turn_text.turn.sequence, index, pages[index])
    return note(turn_text.asked_line(seat), controls=[row])


def confirmation_question(turn_text: TurnText, chosen: Candidate) -> Layout:
    """Ask the player to confirm a move."""
    words, turn = turn_text.label.words, turn_text.turn
    asked = confirmation_text(turn_text, chosen)
    buttons = _yes_or_no(turn_text, chosen, "move-confirm-yes", discord.ButtonStyle.danger)
    about = rules_button(turn.table.id, card_of_refusal(turn.game.name, chosen), words)
    return note(asked, controls=[*buttons, *about])


def repetition_question(turn_text: TurnText, chosen: Candidate, story: str) -> Layout:
    """Ask whether to repeat a move just made; ``story`` says what it did."""
    buttons = _yes_or_no(turn_text, chosen, "move-again-yes", discord.ButtonStyle.secondary)
    return note(repetition_text(turn_text, chosen, story), controls=buttons)


def _yes_or_no(
    turn_text: TurnText, chosen: Candidate, yes: str, style: discord.ButtonStyle
) -> list[ui.ActionRow[Any]]:
    words, table = turn_text.label.words, turn_text.turn.table.id
    sure = ControlId("sure", table, turn_text.turn.sequence, chosen.move)
    no = button(ControlId("no", table), words.say("move-confirm-no"))
    return rows(button(sure, words.say(yes), style), no)


MAX_GROUP_BUTTONS = 10
"""Groups of up to this many choices are buttons: more than in public, to save a second press."""
OWN_LIMIT = 1000
"""Maximum characters of the player's own things, if there is no picture."""
MAX_CHOICE_COMPONENTS = 32
"""Maximum components of the choices, beside texts and picture."""


def answer_panel(
    turn_text: TurnText, seat: int, story: str = "", *, picture: bool = False
) -> Layout:
    """Show a private question with all its answers, below what the last move did.

    In the middle of a move, *Undo* takes back its last step.
    """
    offered, table = turn_text.offered(seat), turn_text.turn.table
    title, question = turn_text.headline(), turn_text.asked_line(seat)
    parts: list[ui.Item[Any] | str] = [f"### {title}", story, question]
    if picture:
        parts.append(gallery(alt_text(turn_text, with_recap=False)))
    else:
        parts.append(truncate(hand_text(turn_text), OWN_LIMIT))
    sequence = turn_text.turn.sequence
    arranged, sections = group_choices(offered, MAX_GROUP_BUTTONS), _sections(turn_text, offered)
    if sections is None:
        parts.append(effect_lines(arranged, turn_text.message))
        sections = [*move_rows(table.id, sequence, arranged, turn_text.label)]
    last_row = [move_button(table.id, sequence, c) for c in arranged.declining]
    if turn_text.turn.midway:
        undo = ControlId("undo", table.id, sequence)
        last_row.append(button(undo, turn_text.label.say("panel-undo")))
    return card(parts, [*sections, *rows(*last_row)], accent(table, seat))


def asks_on(turn_text: TurnText, seat: int) -> bool:
    """Return whether a seat that has just moved has another private question or may change it."""
    turn = turn_text.turn
    return (turn.secret or turn.midway) and seat in turn.waiting


def _sections(turn_text: TurnText, offered: Sequence[Candidate]) -> list[ui.Item[Any]] | None:
    """Show each group under its title: first what completes the answer, last a menu of idle ones.

    Return ``None`` for one group or too many components.
    """
    table, sequence = turn_text.turn.table.id, turn_text.turn.sequence
    idle = [c for c in offered if c.idle]
    shown = groupby((c for c in offered if not c.idle), lambda c: c.group)
    groups = [(title, [*choices]) for title, choices in shown]
    groups.sort(key=lambda group: not group[1][0].offer.completes)
    if len(groups) < 2 or any(len(choices) > MAX_GROUP_BUTTONS for _, choices in groups):
        return None
    sections: list[ui.Item[Any]] = []
    for title, choices in groups:
        arranged = group_choices(choices, MAX_GROUP_BUTTONS)
        text = [f"**{escape(title)}**", effect_lines(arranged, turn_text.message)]
        sections.append(ui.TextDisplay("\n".join(filter(None, text))))
        sections += move_rows(table, sequence, arranged, turn_text.label)
    if idle:
        sections.append(menu_row(table, sequence, 0, Page(idle[0].idle, idle)))
    buttons = [len(row.children) for row in sections if isinstance(row, ui.ActionRow)]
    return sections if len(sections) + sum(buttons) <= MAX_CHOICE_COMPONENTS else None


STORY_LIMIT = 1500


def after_move(
    moved: Moved, before: Turn, language: str, stopped: str = "", *, picture: bool = False
) -> Layout:
    """Show the player's next secret question, or else what the move did and a link to the board.

    ``stopped`` says which plans of the player have stopped.
    """
    turn, seat = moved.turn, moved.seat
    turn_text = TurnText.of(turn, language)
    localizer, story = turn_text.message, _story(turn_text.message, moved, before)
    asked = seat in turn.to_move
    if asks_on(turn_text, seat):
        if not asked:
            given = title_of(before, seat, moved.move, localizer)
            key = "panel-answered-in-steps" if _in_steps(before, seat) else "panel-answered"
            story = localizer.say(key, answer=given)
        elif seat not in before.to_move:
            story = localizer.say("answer-withdrawn")
        text = "\n".join(filter(None, (story, stopped)))
        return answer_panel(turn_text, seat, text, picture=picture)
    ask = localizer.say("move-next", prompt=turn_text.prompt(localizer, seat)) if asked else ""
    link = link_row(turn.table, localizer.say("panel-to-board"))
    return note(story, stopped, ask, controls=link)


def _in_steps(before: Turn, seat: int) -> bool:
    """Return whether the choice was the last of several parts of a sealed answer."""
    asked = before.game.top(before.view)
    return isinstance(asked, Sealed) and bool(asked.steps(seat))


def _story(localizer: Localizer, moved: Moved, before: Turn) -> str:
    """Return what the move did as its player may know it, or else its name."""
    sentences = stories(moved.turn.table.game, moved.events)
    if sentences:
        return paragraph(localizer, sentences, STORY_LIMIT)
    return localizer.say("move-done", move=title_of(before, moved.seat, moved.move, localizer))


RECENT_ENTRIES = 5
"""Number of log entries that are searched for the player who acted last."""


async def stale_press(interaction: Interaction, table: Table) -> None:
    """Tell the user that the board has changed and, if a player did it, who."""
    localizer = localizer_for(interaction, table)
    recent = await interaction.client.tables.history.read_log(table.id, -1, RECENT_ENTRIES)
    reason = moved_on_text(recent, localizer)
    await answer(interaction, note(reason, controls=[board_buttons(table, localizer.words)]))


def board_buttons(table: Table, words: Catalogue) -> ui.ActionRow[Any]:
    """Return buttons to the board, if it is posted, and to the user's own view."""
    view = button(ControlId("view", table.id), words.say("panel-view"))
    return ui.ActionRow(*link_buttons(table, words.say("panel-to-board")), view)
