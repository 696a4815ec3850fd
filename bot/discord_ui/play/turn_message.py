"""Compose the message of a turn: who must move, the question, the board, and all moves.

These are pure functions from a turn to a message.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import discord
from discord import ui
from discord.utils import format_dt

from bot.discord_ui.common.buttons import ControlId, PressButton, button, menu, rows
from bot.discord_ui.common.layout import MAX_COMPONENTS, Layout, card, gallery, small
from bot.presentation.choices import MENU_SIZE, Candidate, Grouped, Page, group_choices
from bot.presentation.texts import Localizer, escape, mention
from bot.presentation.turn_text import TurnText, alt_text
from bot.tables.domain.table import Table
from engine.core import Player, Sealed, Seat
from render.kit.palette import NAMED

FRAME_COMPONENTS = 2
"""Components of a turn's message beside its parts and rows: the frame and the small print."""


def turn_panel(
    turn_text: TurnText, *, picture: bool, restored: bool = False, web: str | None = None
) -> Layout:
    """Compose the public message of a turn; its picture is the attachment ``board.png``.

    ``restored`` adds that a backup was restored and that later moves are lost; ``web`` is the
    address of the table's web page.
    """
    turn, localizer = turn_text.turn, turn_text.message
    parts: list[ui.Item[Any] | str] = [f"### {turn_text.headline()}", ask_line(turn_text)]
    if restored:
        parts.append(localizer.say("panel-restored"))
    if picture:
        parts.append(gallery(alt_text(turn_text)))
    parts.append(turn_text.recap(localizer))
    offered = turn_text.offered(turn.to_move[0]) if turn.asked and not turn.secret else []
    arranged = group_choices(offered)
    parts.append(effect_lines(arranged, localizer))
    below = small(small_print(turn_text))
    controls = [
        *move_rows(turn.table.id, turn.sequence, arranged, turn_text.label),
        *rows(*_secret_button(turn_text, offered)),
    ]
    table_rows = _table_rows(turn_text, arranged, web)
    taken = sum(1 + len(row.children) for row in (*controls, *table_rows))
    if FRAME_COMPONENTS + len(parts) + taken > MAX_COMPONENTS:
        del table_rows[1:]
    controls += table_rows
    colour = accent(turn.table, *turn.asked, *turn.to_move)
    return card([*parts, *controls, below], accent=colour)


def ask_line(turn_text: TurnText) -> str:
    """Mention who must move and say the question; or name computer players or empty seats."""
    asked, seats = turn_text.turn.asked, turn_text.turn.table.seats
    if not asked:
        to_move = turn_text.turn.to_move
        thinking = tuple(Seat(seat) for seat in to_move if not seats[seat].empty)
        if to_move and not thinking:
            return turn_text.empty_seat_line()
        return turn_text.message.say("panel-thinking", who=thinking)
    users = [seats[seat].mover_id or seats[seat].user_id for seat in asked]
    who = turn_text.message.words.people([mention(user) for user in users])
    prompt = turn_text.prompt(turn_text.message, asked[0])
    return turn_text.message.say("panel-ask", who=f"**{who}**", prompt=prompt)


def _secret_button(turn_text: TurnText, offered: Sequence[Candidate]) -> list[PressButton]:
    """Return the button that opens a secret question to those who are asked."""
    turn = turn_text.turn
    if offered or not turn.asked:
        return []
    ref = ControlId("open", turn.table.id, turn.sequence)
    return [button(ref, _secret_label(turn_text), discord.ButtonStyle.primary)]


def _secret_label(turn_text: TurnText) -> str:
    """Return the label of the button that opens a secret question: "Vote (2 of 3 are in)"."""
    turn, localizer = turn_text.turn, turn_text.label
    question = turn.game.top(turn.view)
    key = f"{turn.game.name}-button-{question.name}"
    label = localizer.say(key if key in localizer.words else "panel-answer-secret")
    if not isinstance(question, Sealed):
        return label
    asked = len(question.seats)
    given = asked - len(turn.to_move)
    return localizer.say("panel-answer-sealed", what=label, given=given, asked=asked)


def _table_rows(turn_text: TurnText, arranged: Grouped, web: str | None) -> list[ui.ActionRow[Any]]:
    """Return the buttons of every board, with the one that passes or declines.

    A second row has what helps a player in a first game, and the web page's address; *How to play*
    stands out only while everyone makes their first moves. There is no
    *Undo* before the first move. A secret question always has it, or else its absence would tell
    that no step has been answered.
    """
    turn, localizer = turn_text.turn, turn_text.label
    has_undo = turn.secret or turn.table.moves
    acts = ("undo", "view", "why", "more") if has_undo else ("view", "why", "more")
    helping: list[ui.Item[Any]] = []
    if turn.first_timers:
        if turn.game.hosting.teaching.guide:
            ref = ControlId("guide", 0, 0, turn.game.name)
            first_moves = turn.table.moves < len(turn.table.seats)
            style = discord.ButtonStyle.success if first_moves else discord.ButtonStyle.secondary
            helping.append(button(ref, localizer.say("panel-first"), style))
        first = ("hint", "recap") if turn.table.hints else ("recap",)
        helping += [
            button(ControlId(act, turn.table.id), localizer.say(f"panel-{act}")) for act in first
        ]
    if web is not None:
        helping.append(ui.Button[Any](label=localizer.say("panel-web"), url=web))
    table_row = ui.ActionRow[Any](
        *(move_button(turn.table.id, turn.sequence, c) for c in arranged.declining),
        *(
            button(ControlId(act, turn.table.id, turn.sequence), localizer.say(f"panel-{act}"))
            for act in acts
        ),
    )
    return [table_row, *rows(*helping)]


def small_print(turn_text: TurnText) -> str:
    """Return the deadline if a clock runs, who is away, and the numbers of table and move."""
    localizer, table, turn = turn_text.message, turn_text.turn.table, turn_text.turn
    due = [pending.deadline for pending in table.pending if pending.deadline is not None]
    parts = [localizer.say("panel-due", when=format_dt(min(due), "R"))] if due else []
    parts += [
        localizer.say("panel-away", who=Player(pending.seat), when=format_dt(pending.away, "f"))
        for pending in table.pending
        if pending.away is not None  # an away day was used for them
    ]
    parts.append(localizer.say("panel-table", table=str(table.id)))
    if not turn.view.stack or not turn.game.top(turn.view).secret:
        # The number of a secret question's moves would tell of its steps.
        parts.append(localizer.say("panel-move", move=str(table.moves)))
    return localizer.dots(parts)


def accent(table: Table, *seats: int | None) -> int | None:
    """Return the colour of the first of these seats as Discord's number ``0xRRGGBB``."""
    seat = next((seat for seat in seats if seat is not None), None)
    colour = None if seat is None else table.seats[seat].colour
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
    table: int, sequence: int, arranged: Grouped, localizer: Localizer, acts: Acts = AT_THE_TABLE
) -> list[ui.ActionRow[Any]]:
    """Return menus and buttons for all choices except the one that passes or declines."""
    if arranged.crowded:
        controls = [_menu_of_menus(table, sequence, arranged.pages, localizer, acts)]
    else:
        controls = [
            menu_row(table, sequence, i, page, acts) for i, page in enumerate(arranged.pages)
        ]
    for buttons in (arranged.numbers, arranged.plain):
        controls += rows(*(move_button(table, sequence, c, acts) for c in buttons))
    return controls


def menu_row(
    table: int, sequence: int, index: int, page: Page, acts: Acts = AT_THE_TABLE
) -> ui.ActionRow[Any]:
    """Return one menu of moves."""
    labels = {c.move: c.title for c in page.offered}
    effects = {c.move: c.effect for c in page.offered}
    ref = ControlId(acts.move, table, sequence, str(index))
    return menu(ref, f"{page.title} …", labels, about=effects)


def _menu_of_menus(
    table: int, sequence: int, pages: Sequence[Page], localizer: Localizer, acts: Acts
) -> ui.ActionRow[Any]:
    """Return a menu whose choices each open a page of moves privately."""
    assert len(pages) <= MENU_SIZE, "a decision with more than 625 choices needs smaller steps"
    labels = {str(i): page.title for i, page in enumerate(pages)}
    counts = {
        str(i): localizer.say("panel-choices", count=len(page.offered))
        for i, page in enumerate(pages)
    }
    ref = ControlId(acts.page, table, sequence)
    return menu(ref, localizer.say("panel-which-part"), labels, about=counts)


def move_button(
    table: int, sequence: int, candidate: Candidate, acts: Acts = AT_THE_TABLE
) -> PressButton:
    """Return the button that makes a move."""
    number = candidate.offer.is_number
    style = discord.ButtonStyle.primary if number else discord.ButtonStyle.secondary
    return button(ControlId(acts.move, table, sequence, candidate.move), candidate.label, style)


def effect_lines(arranged: Grouped, localizer: Localizer) -> str:
    """Return a line for each button whose effect does not fit on it: "**14 · +2** · pay 2".

    A button on its own needs no line: the question and the board say what it does.
    """
    buttons = (*arranged.numbers, *arranged.plain)
    if len(buttons) == 1:
        return ""
    candidates = (c for c in buttons if c.effect and c.label == c.title)
    return "\n".join(
        small(localizer.dots((f"**{escape(c.title)}**", escape(c.effect)))) for c in candidates
    )
