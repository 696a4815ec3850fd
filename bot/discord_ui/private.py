"""Messages one person alone sees: secret questions, confirmations, and what onlookers can do."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.discord_ui import controls
from bot.discord_ui.boards import asked_line
from bot.discord_ui.choices import Candidate, candidates
from bot.discord_ui.dynamic import Ref, button, rows
from bot.discord_ui.layout import Layout, card, note
from bot.discord_ui.names import escape
from bot.discord_ui.panel import Subject, seat_accent
from bot.discord_ui.texts import words_in
from bot.tables import Table


def onlooker(table: Table, language: str, reason: str = "") -> Layout:
    """For whoever pressed what is somebody else's: what they can do instead."""
    words = words_in(language, table.game)
    shown = reason or words.say("panel-not-seated")
    return note(shown, words.say("panel-can-look"), controls=look_buttons(table, language))


def look_buttons(table: Table, language: str) -> list[ui.ActionRow[Any]]:
    """Own view, log, score and rules of a table."""
    words = words_in(language, table.game)
    acts = ("view", "log", "score", "status")
    return rows(
        *(button(Ref(act, table.id, table.sequence), words.say(f"panel-{act}")) for act in acts)
    )


def moved_on(table: Table, language: str, reason: str, link: str | None) -> Layout:
    """For a press on what is no longer the question: what stands now, and where."""
    words = words_in(language, table.game)
    shown: list[ui.Item[Any]] = [button(Ref("view", table.id, 0), words.say("panel-view"))]
    if link is not None:
        shown.insert(0, ui.Button(label=words.say("panel-to-board"), url=link))
    return note(reason, controls=[ui.ActionRow(*shown)])


def answer_panel(subject: Subject, seat: int, told: str = "") -> Layout:
    """A secret question with all its answers, below what the person was told last."""
    position, voice = subject.position, subject.label
    offered = candidates(position.game, position.state, seat, voice)
    table, sequence = position.table.id, position.sequence
    declining = controls.declining_button(table, sequence, offered)
    asked = asked_line(subject, seat, seat)
    return card(
        [f"### {subject.headline()}", told, asked],
        [*controls.move_rows(table, sequence, offered, voice), *rows(*declining)],
        seat_accent(position.table, seat),
    )


def page_panel(subject: Subject, seat: int, index: int) -> Layout | None:
    """One menu of a question that has too many to show them all; ``None``: there is no such."""
    position, voice = subject.position, subject.label
    offered = candidates(position.game, position.state, seat, voice)
    pages = controls.sort(offered).pages
    if not 0 <= index < len(pages):
        return None
    row = controls.menu_row(position.table.id, position.sequence, index, pages[index])
    return note(asked_line(subject, seat, seat), controls=[row])


def confirmation(subject: Subject, chosen: Candidate) -> Layout:
    """Asks once more before what cannot be taken back or costs far more than anything else."""
    words, table = subject.label.words, subject.table.id
    yes = button(
        Ref("sure", table, subject.position.sequence, chosen.move),
        words.say("move-confirm-yes"),
        discord.ButtonStyle.danger,
    )
    no = button(Ref("no", table), words.say("move-confirm-no"))
    return note(words.say("move-confirm", move=escape(chosen.line)), controls=rows(yes, no))
