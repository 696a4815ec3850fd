"""Compose the message of a turn: who must move, the question, the board, and all moves.

These are pure functions from a turn to a message.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord
from discord import ui
from discord.utils import format_dt

from bot.discord_ui.common.buttons import ControlId, button, rows, select
from bot.discord_ui.common.layout import Layout, card, gallery, mention, small
from bot.presentation.choices import PAGE_LIMIT, Candidate, Grouped, Page, grouped
from bot.presentation.texts import Localizer, escape, truncate
from bot.presentation.turn_text import TurnText, alt_text
from bot.tables.domain.table import Table
from engine.core import Player, Seat
from engine.core.rules import Sealed
from render.kit.palette import NAMED


def turn_panel(spoken: TurnText, *, picture: bool, restored: bool = False) -> Layout:
    """Compose the public message of a turn; its picture is the attachment ``board.png``.

    ``restored`` adds that a backup was restored and that later moves are lost.
    """
    turn, voice = spoken.turn, spoken.message
    parts: list[ui.Item[Any] | str] = [f"### {spoken.headline()}", ask_line(spoken)]
    if restored:
        parts.append(voice.say("panel-restored"))
    if picture:
        parts.append(gallery(alt_text(spoken)))
    parts.append(spoken.recap(voice))
    offered = spoken.offered(turn.owing[0]) if turn.asked and not turn.secret else []
    shown = grouped([candidate for candidate in offered if not candidate.offer.private])
    parts.append(explained(shown, voice))
    controls = [
        *move_rows(spoken.turn.table.id, turn.sequence, shown, spoken.label),
        *rows(*_private_buttons(spoken, offered)),
        _table_row(spoken, shown),
    ]
    guide = turn.game.teaching.guide
    if turn.first_timers and guide:  # a player to move plays this game for the first time
        ref, label = ControlId("guide", 0, 0, turn.game.name), spoken.label.say("panel-first")
        controls += rows(button(ref, label, discord.ButtonStyle.success))
    return card([*parts, *controls, small(small_print(spoken))], accent=accent(spoken))


def ask_line(spoken: TurnText) -> str:
    """Mention who must move and say the question; or name computer players or empty seats."""
    asked, seats = spoken.turn.asked, spoken.turn.table.seats
    if not asked:
        owing = spoken.turn.owing
        thinking = tuple(Seat(seat) for seat in owing if not seats[seat].resigned)
        if owing and not thinking:
            return spoken.empty_seat_line()
        return spoken.message.say("panel-thinking", who=thinking)
    users = [seats[seat].plays or seats[seat].user_id for seat in asked]
    who = spoken.message.words.people([mention(user) for user in users])
    prompt = spoken.prompt(spoken.message, asked[0])
    return spoken.message.say("panel-ask", who=f"**{who}**", prompt=prompt)


def _private_buttons(spoken: TurnText, offered: Sequence[Candidate]) -> list[Any]:
    """Return the buttons that open what only a player who must move may see.

    That is a secret question, or each part of the board with choices from a hand.
    """
    if not spoken.turn.asked:
        return []
    if not offered:
        return [_secret_button(spoken)]
    groups = {c.offer.group.key: c.group for c in offered if c.offer.private}
    return [
        button(
            ControlId("open", spoken.turn.table.id, spoken.turn.sequence, key),
            f"{title} …",
            discord.ButtonStyle.primary,
        )
        for key, title in groups.items()
    ]


def _secret_button(spoken: TurnText) -> Any:
    """Return the button that opens a secret question: "Vote (2 of 3 are in)"."""
    turn, voice = spoken.turn, spoken.label
    frame, rule = turn.game.top(turn.view)
    key = f"{turn.game.name}-button-{rule.name}"
    label = voice.say(key if key in voice.words else "panel-answer-secret")
    if isinstance(rule, Sealed):
        asked = len(frame[2])
        given = asked - len(turn.owing)
        label = voice.say("panel-answer-sealed", what=label, given=given, asked=asked)
    ref = ControlId("open", spoken.turn.table.id, turn.sequence)
    return button(ref, label, discord.ButtonStyle.primary)


def _table_row(spoken: TurnText, shown: Grouped) -> ui.ActionRow[Any]:
    """Return the button that passes or declines, and the buttons of every board."""
    sequence, table = spoken.turn.sequence, spoken.turn.table.id
    made = [move_button(table, sequence, c) for c in shown.declining]
    nothing_yet = not spoken.turn.table.moves and not spoken.turn.secret
    made += [
        button(
            ControlId(act, table, sequence),
            spoken.label.say(f"panel-{act}"),
            disabled=act == "undo" and nothing_yet,
        )
        for act in ("undo", "view", "why", "more")
    ]
    return ui.ActionRow(*made)


def small_print(spoken: TurnText) -> str:
    """Return the deadline if a clock runs, who is away, and the numbers of table and move."""
    voice, table, turn = spoken.message, spoken.turn.table, spoken.turn
    due = [owing.deadline for owing in table.owing if owing.deadline is not None]
    parts = [voice.say("panel-due", when=format_dt(min(due), "R"))] if due else []
    parts += [
        voice.say("panel-away", who=Player(owing.seat), when=format_dt(owing.away, "f"))
        for owing in table.owing
        if owing.away is not None  # an away day was used for them
    ]
    parts.append(voice.say("panel-table", table=str(table.id)))
    if not turn.view.stack or not turn.game.top(turn.view)[1].secret:
        parts.append(voice.say("panel-move", move=str(table.moves)))  # else it would tell of steps
    return voice.dots(parts)


def accent(spoken: TurnText) -> int | None:
    """Return the colour of the player to move (the first of several), or of the winner."""
    owing = spoken.turn.asked or spoken.turn.owing or spoken.turn.table.winners
    return seat_accent(spoken.turn.table, owing[0]) if owing else None


def seat_accent(table: Table, seat: int) -> int | None:
    """Return a seat's colour as Discord's number ``0xRRGGBB``."""
    colour = table.seats[seat].colour
    if colour is None:
        return None
    red, green, blue = NAMED[colour]
    return red << 16 | green << 8 | blue


class Acts(NamedTuple):
    """The acts in the control ids of choices: make a move, or open a page of moves."""

    move: str = "m"
    page: str = "page"


AT_THE_TABLE = Acts()


def move_rows(
    table: int, sequence: int, shown: Grouped, voice: Localizer, acts: Acts = AT_THE_TABLE
) -> list[ui.ActionRow[Any]]:
    """Return menus and buttons for all choices except the one that passes or declines."""
    made: list[ui.ActionRow[Any]] = []
    if shown.crowded:
        made.append(_menu_of_menus(table, sequence, shown.pages, voice, acts))
    else:
        made += [menu_row(table, sequence, i, page, acts) for i, page in enumerate(shown.pages)]
    for buttons in (shown.numbers, shown.plain):
        made += rows(*(move_button(table, sequence, c, acts) for c in buttons))
    return made


def menu_row(
    table: int, sequence: int, index: int, page: Page, acts: Acts = AT_THE_TABLE
) -> ui.ActionRow[Any]:
    """Return one menu of moves."""
    options = [
        discord.SelectOption(
            label=truncate(c.title, 100), value=c.move, description=truncate(c.effect, 100) or None
        )
        for c in page.offered
    ]
    ref = ControlId(acts.move, table, sequence, str(index))
    return ui.ActionRow(select(ref, truncate(f"{page.title} …", 150), options))


def _menu_of_menus(
    table: int, sequence: int, found: Sequence[Page], voice: Localizer, acts: Acts
) -> ui.ActionRow[Any]:
    """Return a menu whose choices each open a page of moves privately."""
    assert len(found) <= PAGE_LIMIT, "a decision with more than 625 choices needs smaller steps"
    options = [
        discord.SelectOption(
            label=truncate(page.title, 100),
            value=str(i),
            description=voice.say("panel-choices", count=len(page.offered)),
        )
        for i, page in enumerate(found)
    ]
    ref = ControlId(acts.page, table, sequence)
    return ui.ActionRow(select(ref, voice.say("panel-which-part"), options))


def move_button(table: int, sequence: int, candidate: Candidate, acts: Acts = AT_THE_TABLE) -> Any:
    """Return the button that makes a move."""
    number = candidate.offer.number
    style = discord.ButtonStyle.primary if number else discord.ButtonStyle.secondary
    if candidate.offer.final:
        style = discord.ButtonStyle.danger
    return button(ControlId(acts.move, table, sequence, candidate.move), candidate.label, style)


def explained(shown: Grouped, voice: Localizer) -> str:
    """Return a line for each button whose effect does not fit on it: "**14 · +2** · pay 2"."""
    told = (c for c in (*shown.numbers, *shown.plain) if c.effect and c.label == c.title)
    return "\n".join(small(voice.dots((f"**{escape(c.title)}**", escape(c.effect)))) for c in told)
