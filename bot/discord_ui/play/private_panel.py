"""Messages one person alone sees: confirmations, a menu of many, what onlookers can do."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

import discord
from discord import ui

from bot.discord_ui.common.buttons import ControlId, button, rows
from bot.discord_ui.common.interactions import language_of
from bot.discord_ui.common.layout import Layout, card, gallery, link_button, message_link, note
from bot.discord_ui.common.replies import answer
from bot.discord_ui.common.services import Interaction
from bot.discord_ui.play.turn_message import (
    declining_button,
    explained,
    menu_row,
    move_rows,
    seat_accent,
)
from bot.discord_ui.rules.cards import about as card_about
from bot.discord_ui.rules.cards import rules_button
from bot.presentation.alt_text import alt_text
from bot.presentation.choices import Candidate, grouped, title_of
from bot.presentation.localizer import Localizer, message_localizer, words_in
from bot.presentation.message_text import escape, truncate
from bot.presentation.text_board import hand_lines
from bot.presentation.turn_text import TurnText, paragraph, stories
from bot.tables.domain.request import Moved
from bot.tables.domain.table import Table
from bot.tables.domain.turn_view import Turn
from bot.tables.facade import Tables
from engine.core import Player
from engine.core.rules import Sealed


def onlooker(table: Table, language: str, reason: str = "") -> Layout:
    """For whoever pressed what is somebody else's: what they can do instead."""
    words = words_in(language, table.game)
    shown = reason or words.say("panel-not-seated")
    look = words.say("panel-meanwhile" if reason else "panel-can-look")
    return note(shown, look, controls=look_buttons(table, language))


def look_buttons(table: Table, language: str) -> list[ui.ActionRow[Any]]:
    """Own view, log, score and rules of a table."""
    words = words_in(language, table.game)
    acts = ("view", "log", "score", "status")
    return rows(
        *(
            button(ControlId(act, table.id, table.sequence), words.say(f"panel-{act}"))
            for act in acts
        )
    )


def page_panel(spoken: TurnText, seat: int, index: int) -> Layout | None:
    """One menu of a question that has too many to show them all; ``None``: there is no such."""
    pages = grouped(spoken.offered(seat, spoken.label)).pages
    if not 0 <= index < len(pages):
        return None
    row = menu_row(spoken.table.id, spoken.turn.sequence, index, pages[index])
    return note(spoken.asked_line(seat), controls=[row])


def confirmation(spoken: TurnText, chosen: Candidate) -> Layout:
    """Asks once more: before what cannot be taken back or costs far more, or before every move."""
    words, table = spoken.label.words, spoken.table.id
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
"""So many choices of a group are buttons here: it was a press already to see them."""
OWN_LIMIT = 1000
"""Letters of what is one's own, where there is no picture of it."""
ROOM = 32
"""Components there is room for beside texts and picture."""


def answer_panel(spoken: TurnText, seat: int, told: str = "", *, picture: bool = False) -> Layout:
    """A secret question with all its answers, below what the person was told last."""
    offered = spoken.offered(seat, spoken.label)
    return _panel(spoken, seat, spoken.headline(), offered, told, picture=picture)


def own_panel(spoken: TurnText, seat: int, group: str, *, picture: bool = False) -> Layout | None:
    """The choices of a group that are offered to their seat alone; ``None`` where there are none.

    The group is named by its key.
    """
    offered = [c for c in spoken.in_private(seat, spoken.label) if c.offer.group.key == group]
    if not offered:
        return None
    return _panel(spoken, seat, escape(offered[0].group), offered, picture=picture)


def asks_on(spoken: TurnText, seat: int) -> bool:
    """Whether a seat that has just moved is asked on in private, or may change its answer."""
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
    table, sequence = spoken.table.id, spoken.turn.sequence
    declining = rows(*declining_button(table, sequence, offered))
    sections = _sections(spoken, offered)
    if sections is None:
        parts.append(explained(offered, spoken.message, BUTTONS))
        sections = [*move_rows(table, sequence, offered, spoken.label, BUTTONS)]
    return card(parts, [*sections, *declining], seat_accent(spoken.table, seat))


def _sections(spoken: TurnText, offered: Sequence[Candidate]) -> list[ui.Item[Any]] | None:
    """Groups one below the other, each title above its buttons; ``None`` where menus are better."""
    groups = [(title, [*found]) for title, found in groupby(offered, lambda c: c.group)]
    if len(groups) < 2 or any(len(found) > BUTTONS for _, found in groups):
        return None
    made: list[ui.Item[Any]] = []
    for title, found in groups:
        said = [f"**{escape(title)}**", explained(found, spoken.message, BUTTONS)]
        made.append(ui.TextDisplay("\n".join(filter(None, said))))
        made += move_rows(spoken.table.id, spoken.turn.sequence, found, spoken.label, BUTTONS)
    taken = len(made) + sum(len(row.children) for row in made if isinstance(row, ui.ActionRow))
    return made if taken <= ROOM else None


def repetition(spoken: TurnText, chosen: Candidate, told: str) -> Layout:
    """The question; ``told`` is what the move did a moment ago."""
    words, table = spoken.label.words, spoken.table.id
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
    """The next secret question of the same player, or what the move did and a way to the board.

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
    """Whether what was chosen then was the last of several parts of a sealed answer."""
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
"""How many entries of the log are looked through for who has acted."""


async def stale_press(tables: Tables, interaction: Interaction, table: Table) -> None:
    """Tell the user who pressed."""
    voice = message_localizer(language_of(interaction), table.game, table.names)
    lately = await tables.history.read_log(table.id, -1, RECENT)
    acted = [e for e in lately if e.seat is not None and e.user_id is not None]
    if acted:
        reason = voice.say("panel-moved-on", who=Player(acted[-1].seat or 0))
    else:
        reason = voice.say("panel-changed")
    shown: list[ui.Item[Any]] = [button(ControlId("view", table.id, 0), voice.say("panel-view"))]
    link = message_link(table)
    if link is not None:
        shown.insert(0, ui.Button(label=voice.say("panel-to-board"), url=link))
    await answer(interaction, note(reason, controls=[ui.ActionRow(*shown)]))
