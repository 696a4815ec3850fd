"""Messages that only one user sees: secret questions, confirmations, and refused presses."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import discord
from discord import ui

from bot.discord_ui.common.buttons import ControlId, button, rows
from bot.discord_ui.common.interactions import answer, language_of
from bot.discord_ui.common.layout import Layout, card, gallery, link_button, message_link, note
from bot.discord_ui.common.services import Interaction
from bot.discord_ui.play.turn_message import (
    accent,
    explained,
    menu_row,
    move_button,
    move_rows,
)
from bot.discord_ui.rules.cards import about as card_about
from bot.discord_ui.rules.cards import rules_button
from bot.presentation.choices import Candidate, grouped, title_of
from bot.presentation.text_board import hand_lines
from bot.presentation.texts import Localizer, escape, message_localizer, truncate, words_in
from bot.presentation.turn_text import TurnText, alt_text, paragraph, stories
from bot.tables.domain.request import Moved
from bot.tables.domain.table import Table
from bot.tables.domain.turn_view import Turn
from bot.tables.facade import Tables
from engine.core import Player
from engine.core.rules import Sealed
from engine.core.words.catalogue import Catalogue


def onlooker(table: Table, language: str, reason: str = "") -> Layout:
    """Tell a user who may not press a control what they can do instead."""
    words = words_in(language, table.game)
    shown = reason or words.say("panel-not-seated")
    look = words.say("panel-meanwhile" if reason else "panel-can-look")
    return note(shown, look, controls=look_buttons(table, language))


def look_buttons(table: Table, language: str) -> list[ui.ActionRow[Any]]:
    """Return buttons for the user's view, the log, the score and the status of a table."""
    words = words_in(language, table.game)
    acts = ("view", "log", "score", "status")
    return rows(
        *(
            button(ControlId(act, table.id, table.sequence), words.say(f"panel-{act}"))
            for act in acts
        )
    )


def page_panel(turn_text: TurnText, seat: int, index: int) -> Layout | None:
    """Show one menu of a question that has too many to show them all.

    Return ``None`` if there is no menu with that index.
    """
    pages = grouped(turn_text.offered(seat)).pages
    if not 0 <= index < len(pages):
        return None
    row = menu_row(turn_text.turn.table.id, turn_text.turn.sequence, index, pages[index])
    return note(turn_text.asked_line(seat), controls=[row])


def confirmation(turn_text: TurnText, chosen: Candidate) -> Layout:
    """Ask the player to confirm a move."""
    words, table = turn_text.label.words, turn_text.turn.table.id
    yes = button(
        ControlId("sure", table, turn_text.turn.sequence, chosen.move),
        words.say("move-confirm-yes"),
        discord.ButtonStyle.danger,
    )
    no = button(ControlId("no", table), words.say("move-confirm-no"))
    asked = turn_text.turn.game.top(turn_text.turn.view)
    own = f"{turn_text.turn.game.name}-confirm-{asked.name}"
    final = own if own in words else "move-confirm"
    question = words.say(final if chosen.offer.final else "move-sure", move=escape(chosen.line))
    about = rules_button(table, card_about(turn_text.turn.game.name, chosen), words)
    return note(question, controls=[*rows(yes, no), *about])


MAX_GROUP_BUTTONS = 10
"""Groups of up to this many choices are buttons: more than in public, to save a second press."""
OWN_LIMIT = 1000
"""Maximum characters of the player's own things, if there is no picture."""
MAX_CHOICE_COMPONENTS = 32
"""Maximum components of the choices, beside texts and picture."""


def answer_panel(
    turn_text: TurnText, seat: int, story: str = "", *, picture: bool = False
) -> Layout:
    """Show a secret question with all its answers, below what the last move did."""
    offered = turn_text.offered(seat)
    return _panel(turn_text, seat, turn_text.headline(), offered, story, picture=picture)


def own_panel(
    turn_text: TurnText, seat: int, group: str, *, picture: bool = False
) -> Layout | None:
    """Show the private choices of a group, named by its key; ``None`` if there are none."""
    offered = [c for c in turn_text.offered(seat) if c.offer.private and c.offer.group.key == group]
    if not offered:
        return None
    return _panel(turn_text, seat, escape(offered[0].group), offered, picture=picture)


def asks_on(turn_text: TurnText, seat: int) -> bool:
    """Return whether a seat that has just moved has another private question or may change it."""
    turn = turn_text.turn
    return (turn.secret or turn.midway) and seat in turn.waiting


def _panel(
    turn_text: TurnText,
    seat: int,
    title: str,
    offered: Sequence[Candidate],
    story: str = "",
    *,
    picture: bool,
) -> Layout:
    parts: list[ui.Item[Any] | str] = [f"### {title}", story, turn_text.asked_line(seat)]
    own = truncate("\n".join(hand_lines(turn_text)), OWN_LIMIT)
    parts.append(gallery(alt_text(turn_text, with_recap=False)) if picture else own)
    table, sequence = turn_text.turn.table.id, turn_text.turn.sequence
    shown, sections = grouped(offered, MAX_GROUP_BUTTONS), _sections(turn_text, offered)
    if sections is None:
        parts.append(explained(shown, turn_text.message))
        sections = [*move_rows(table, sequence, shown, turn_text.label)]
    declining = rows(*(move_button(table, sequence, c) for c in shown.declining))
    return card(parts, [*sections, *declining], accent(turn_text.turn.table, seat))


def _sections(turn_text: TurnText, offered: Sequence[Candidate]) -> list[ui.Item[Any]] | None:
    """Show each group under its title; ``None`` for one group or too many buttons."""
    groups = [(title, [*found]) for title, found in groupby(offered, lambda c: c.group)]
    if len(groups) < 2 or any(len(found) > MAX_GROUP_BUTTONS for _, found in groups):
        return None
    made: list[ui.Item[Any]] = []
    for title, found in groups:
        shown = grouped(found, MAX_GROUP_BUTTONS)
        said = [f"**{escape(title)}**", explained(shown, turn_text.message)]
        made.append(ui.TextDisplay("\n".join(filter(None, said))))
        made += move_rows(turn_text.turn.table.id, turn_text.turn.sequence, shown, turn_text.label)
    taken = len(made) + sum(len(row.children) for row in made if isinstance(row, ui.ActionRow))
    return made if taken <= MAX_CHOICE_COMPONENTS else None


def repetition(turn_text: TurnText, chosen: Candidate, story: str) -> Layout:
    """Ask whether to repeat a move just made; ``story`` says what it did."""
    words, table = turn_text.label.words, turn_text.turn.table.id
    yes = button(
        ControlId("sure", table, turn_text.turn.sequence, chosen.move), words.say("move-again-yes")
    )
    no = button(ControlId("no", table), words.say("move-confirm-no"))
    asked = words.say("move-again-ask", move=escape(chosen.line))
    return note(words.say("move-again"), story, asked, controls=rows(yes, no))


STORY_LIMIT = 1500


def after_move(
    moved: Moved, before: Turn, language: str, stopped: str = "", *, picture: bool = False
) -> Layout:
    """Show the player's next secret question, or else what the move did and a link to the board.

    ``stopped`` says which plans of the player have stopped.
    """
    turn, seat = moved.turn, moved.seat
    turn_text = TurnText.of(turn, language)
    story = _story(turn_text.message, moved, before)
    asked = seat in turn.to_move
    if asks_on(turn_text, seat):
        if not asked:
            answer = title_of(before, seat, moved.move, turn_text.message)
            key = "panel-answered-in-steps" if _in_steps(before, seat) else "panel-answered"
            story = turn_text.message.say(key, answer=answer)
        elif seat not in before.to_move:
            story = turn_text.message.say("answer-withdrawn")
        return answer_panel(
            turn_text, seat, "\n".join(filter(None, (story, stopped))), picture=picture
        )
    parts = [story, *filter(None, [stopped])]
    if asked:
        prompt = turn_text.prompt(turn_text.message, seat)
        parts.append(turn_text.message.say("move-next", prompt=prompt))
    return note(*parts, controls=link_button(turn.table, turn_text.message.say("panel-to-board")))


def _in_steps(before: Turn, seat: int) -> bool:
    """Return whether the choice was the last of several parts of a sealed answer."""
    asked = before.game.top(before.view)
    return isinstance(asked, Sealed) and isinstance(asked.given(seat), tuple)


def _story(localizer: Localizer, moved: Moved, before: Turn) -> str:
    """Return what the move did as its player may know it, or else its name."""
    sentences = stories(moved.turn.table.game, moved.events)
    if sentences:
        return paragraph(localizer, sentences, STORY_LIMIT)
    return localizer.say("move-done", move=title_of(before, moved.seat, moved.move, localizer))


RECENT_ENTRIES = 5
"""Number of log entries that are searched for the player who acted last."""


async def stale_press(tables: Tables, interaction: Interaction, table: Table) -> None:
    """Tell the user that the board has changed and, if a player did it, who."""
    localizer = message_localizer(language_of(interaction), table.game, table.names)
    recent = await tables.history.read_log(table.id, -1, RECENT_ENTRIES)
    acted = [e for e in recent if e.seat is not None and e.user_id is not None]
    if acted:
        reason = localizer.say("panel-moved-on", who=Player(acted[-1].seat or 0))
    else:
        reason = localizer.say("panel-changed")
    await answer(interaction, note(reason, controls=[board_buttons(table, localizer.words)]))


def board_buttons(table: Table, words: Catalogue) -> ui.ActionRow[Any]:
    """Return buttons to the board, if it is posted, and to the user's own view."""
    shown: list[ui.Item[Any]] = [button(ControlId("view", table.id), words.say("panel-view"))]
    link = message_link(table)
    if link is not None:
        shown.insert(0, ui.Button(label=words.say("panel-to-board"), url=link))
    return ui.ActionRow(*shown)
