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
    explained,
    menu_row,
    move_button,
    move_rows,
    seat_accent,
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


def page_panel(spoken: TurnText, seat: int, index: int) -> Layout | None:
    """Show one menu of a question that has too many to show them all.

    Return ``None`` if there is no menu with that index.
    """
    pages = grouped(spoken.offered(seat)).pages
    if not 0 <= index < len(pages):
        return None
    row = menu_row(spoken.turn.table.id, spoken.turn.sequence, index, pages[index])
    return note(spoken.asked_line(seat), controls=[row])


def confirmation(spoken: TurnText, chosen: Candidate) -> Layout:
    """Ask the player to confirm a move."""
    words, table = spoken.label.words, spoken.turn.table.id
    yes = button(
        ControlId("sure", table, spoken.turn.sequence, chosen.move),
        words.say("move-confirm-yes"),
        discord.ButtonStyle.danger,
    )
    no = button(ControlId("no", table), words.say("move-confirm-no"))
    _, rule = spoken.turn.game.top(spoken.turn.view)
    own = f"{spoken.turn.game.name}-confirm-{rule.name}"
    final = own if own in words else "move-confirm"
    asked = words.say(final if chosen.offer.final else "move-sure", move=escape(chosen.line))
    about = rules_button(table, card_about(spoken.turn.game.name, chosen), words)
    return note(asked, controls=[*rows(yes, no), *about])


BUTTONS = 10
"""Groups of up to this many choices are buttons: more than in public, to save a second press."""
OWN_LIMIT = 1000
"""Maximum characters of the player's own things, if there is no picture."""
ROOM = 32
"""Maximum components of the choices, beside texts and picture."""


def answer_panel(spoken: TurnText, seat: int, told: str = "", *, picture: bool = False) -> Layout:
    """Show a secret question with all its answers, below what the last move did."""
    offered = spoken.offered(seat)
    return _panel(spoken, seat, spoken.headline(), offered, told, picture=picture)


def own_panel(spoken: TurnText, seat: int, group: str, *, picture: bool = False) -> Layout | None:
    """Show the private choices of a group, named by its key; ``None`` if there are none."""
    offered = [c for c in spoken.offered(seat) if c.offer.private and c.offer.group.key == group]
    if not offered:
        return None
    return _panel(spoken, seat, escape(offered[0].group), offered, picture=picture)


def asks_on(spoken: TurnText, seat: int) -> bool:
    """Return whether a seat that has just moved has another private question or may change it."""
    turn = spoken.turn
    return (turn.secret or turn.midway) and seat in turn.waiting


def _panel(
    spoken: TurnText,
    seat: int,
    title: str,
    offered: Sequence[Candidate],
    told: str = "",
    *,
    picture: bool,
) -> Layout:
    parts: list[ui.Item[Any] | str] = [f"### {title}", told, spoken.asked_line(seat)]
    own = truncate("\n".join(hand_lines(spoken)), OWN_LIMIT)
    parts.append(gallery(alt_text(spoken, with_recap=False)) if picture else own)
    table, sequence = spoken.turn.table.id, spoken.turn.sequence
    shown, sections = grouped(offered, BUTTONS), _sections(spoken, offered)
    if sections is None:
        parts.append(explained(shown, spoken.message))
        sections = [*move_rows(table, sequence, shown, spoken.label)]
    declining = rows(*(move_button(table, sequence, c) for c in shown.declining))
    return card(parts, [*sections, *declining], seat_accent(spoken.turn.table, seat))


def _sections(spoken: TurnText, offered: Sequence[Candidate]) -> list[ui.Item[Any]] | None:
    """Show each group under its title; ``None`` for one group or too many buttons."""
    groups = [(title, [*found]) for title, found in groupby(offered, lambda c: c.group)]
    if len(groups) < 2 or any(len(found) > BUTTONS for _, found in groups):
        return None
    made: list[ui.Item[Any]] = []
    for title, found in groups:
        shown = grouped(found, BUTTONS)
        said = [f"**{escape(title)}**", explained(shown, spoken.message)]
        made.append(ui.TextDisplay("\n".join(filter(None, said))))
        made += move_rows(spoken.turn.table.id, spoken.turn.sequence, shown, spoken.label)
    taken = len(made) + sum(len(row.children) for row in made if isinstance(row, ui.ActionRow))
    return made if taken <= ROOM else None


def repetition(spoken: TurnText, chosen: Candidate, told: str) -> Layout:
    """Ask whether to repeat a move just made; ``told`` says what it did."""
    words, table = spoken.label.words, spoken.turn.table.id
    yes = button(
        ControlId("sure", table, spoken.turn.sequence, chosen.move), words.say("move-again-yes")
    )
    no = button(ControlId("no", table), words.say("move-confirm-no"))
    asked = words.say("move-again-ask", move=escape(chosen.line))
    return note(words.say("move-again"), told, asked, controls=rows(yes, no))


STORY_LIMIT = 1500


def after_move(
    moved: Moved, before: Turn, language: str, stopped: str = "", *, picture: bool = False
) -> Layout:
    """Show the player's next secret question, or else what the move did and a link to the board.

    ``stopped`` says which plans of the player have stopped.
    """
    turn, seat = moved.turn, moved.seat
    spoken = TurnText.of(turn, language)
    story = _story(spoken.message, moved, before)
    asked = seat in turn.owing
    if asks_on(spoken, seat):
        if not asked:
            answer = title_of(before, seat, moved.move, spoken.message)
            key = "panel-answered-in-steps" if _in_steps(before, seat) else "panel-answered"
            story = spoken.message.say(key, answer=answer)
        elif seat not in before.owing:
            story = spoken.message.say("answer-withdrawn")
        return answer_panel(
            spoken, seat, "\n".join(filter(None, (story, stopped))), picture=picture
        )
    parts = [story, *filter(None, [stopped])]
    if asked:
        prompt = spoken.prompt(spoken.message, seat)
        parts.append(spoken.message.say("move-next", prompt=prompt))
    return note(*parts, controls=link_button(turn.table, spoken.message.say("panel-to-board")))


def _in_steps(before: Turn, seat: int) -> bool:
    """Return whether the choice was the last of several parts of a sealed answer."""
    frame, rule = before.game.top(before.view)
    if not isinstance(rule, Sealed) or seat not in frame[2]:
        return False
    return isinstance(frame[3][frame[2].index(seat)], tuple)


def _story(voice: Localizer, moved: Moved, before: Turn) -> str:
    """Return what the move did as its player may know it, or else its name."""
    told = stories(moved.turn.table.game, moved.events)
    if told:
        return paragraph(voice, told, STORY_LIMIT)
    return voice.say("move-done", move=title_of(before, moved.seat, moved.move, voice))


RECENT = 5
"""Number of log entries that are searched for the player who acted last."""


async def stale_press(tables: Tables, interaction: Interaction, table: Table) -> None:
    """Tell the user that the board has changed and, if a player did it, who."""
    voice = message_localizer(language_of(interaction), table.game, table.names)
    recent = await tables.history.read_log(table.id, -1, RECENT)
    acted = [e for e in recent if e.seat is not None and e.user_id is not None]
    if acted:
        reason = voice.say("panel-moved-on", who=Player(acted[-1].seat or 0))
    else:
        reason = voice.say("panel-changed")
    await answer(interaction, note(reason, controls=[ways_on(table, voice.words)]))


def ways_on(table: Table, words: Catalogue) -> ui.ActionRow[Any]:
    """Return buttons to the board, if it is posted, and to the user's own view."""
    shown: list[ui.Item[Any]] = [button(ControlId("view", table.id), words.say("panel-view"))]
    link = message_link(table)
    if link is not None:
        shown.insert(0, ui.Button(label=words.say("panel-to-board"), url=link))
    return ui.ActionRow(*shown)
