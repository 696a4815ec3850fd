"""Show a table: ``/view``, ``/status`` and the panel's buttons."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import timedelta
from typing import Any

from discord import app_commands, ui
from discord.utils import format_dt

from bot.discord_ui.board.own_view import show_own_view
from bot.discord_ui.common.buttons import ControlId, press, rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import (
    Interaction,
    answer,
    check_rate_limit,
    language_of,
    localizer_for,
    tell,
    user_id,
)
from bot.discord_ui.common.layout import (
    TEXT_LIMIT,
    card,
    files_of,
    gallery,
    link_row,
    note,
    small,
    text_file,
)
from bot.discord_ui.common.locale import LANGUAGE_CHOICES, SHAPE_CHOICES, slash
from bot.discord_ui.common.pictures import ending_poster, render_for, score_chart
from bot.discord_ui.table_changes import change_buttons
from bot.picture_service import find_part, part_name, parts_of
from bot.presentation.matching import MAX_SUGGESTIONS
from bot.presentation.scores import score_lines, total_lines
from bot.presentation.text_board import board_parts, pages, plain, tie_break, verdict
from bot.presentation.texts import Localizer, escape, tidy
from bot.presentation.time_control import rough_text, time_control_text
from bot.presentation.turn_text import TurnText, alt_text
from bot.tables.domain.errors import TableDamaged, TableError
from bot.tables.domain.options import require_language, require_shape
from bot.tables.domain.table import PendingSeat, SeatView, Status, Table
from bot.tables.domain.time_control import time_control_named
from bot.tables.domain.turn_view import Turn
from bot.tables.exports import public
from engine.core import Player, Seat, Text, Value, game, say
from engine.core.words.phrases import persons
from render import BOARD, CHART, ENDING

MAX_BOARD_MESSAGES = 5
"""A text board that needs more messages than this is sent as a file."""


_PAUSES = {
    "10003": "paused-channel-gone",
    "50001": "paused-no-access",
    "50013": "paused-no-permission",
    "50083": "paused-archived",
}
"""Why a table was paused, by Discord's error code."""


CHANGEABLE = (Status.LOBBY, Status.RUNNING, Status.PAUSED)
"""Tables whose players and admins can change something."""


class BoardCog(FeatureCog):
    """Show a table without changing it."""

    @slash("view")
    @app_commands.choices(language=LANGUAGE_CHOICES, picture=SHAPE_CHOICES)
    async def view(
        self,
        interaction: Interaction,
        *,
        part: str | None = None,
        language: str | None = None,
        picture: str | None = None,
        text: bool = False,
    ) -> None:
        """Show the user's own view; with options, the board or a part of it as they say."""
        known = require_language(language or language_of(interaction))
        turn = await self.turn_here(interaction)
        turn_text = TurnText.of(turn, known)
        if text:
            await self._words(interaction, turn_text)
        elif part is None and language is None and picture is None:
            await show_own_view(interaction, turn)
        else:
            await self._picture(interaction, turn_text, part or BOARD, picture)
        if turn.viewer in turn.to_move:
            await self.show_if_gone(turn.table)

    @view.autocomplete("part")
    async def _parts(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        try:
            table = await self.table_here(interaction)
        except TableError:
            return []
        language = language_of(interaction)
        names = {part: part_name(table.game, part, language) for part in parts_of(table)}
        return [
            app_commands.Choice(name=name, value=part)
            for part, name in names.items()
            if current.casefold() in f"{part} {name}".casefold()
        ][:MAX_SUGGESTIONS]

    @slash("status")
    async def status(self, interaction: Interaction) -> None:
        """Show who must move, since when, and what is asked."""
        table = await self.table_here(interaction)
        await self._status(interaction, ControlId("", table.id))
        await self.show_if_gone(table)

    @press("view", "score", "board")
    async def _looked(self, interaction: Interaction, ref: ControlId) -> None:
        turn = await self.turn_of(interaction, ref.table)
        if ref.act == "view":
            await show_own_view(interaction, turn)
        elif ref.act == "score":
            await self._score(interaction, turn)
        else:
            await self._words(interaction, TurnText.of(turn, language_of(interaction)))

    async def _picture(
        self, interaction: Interaction, turn_text: TurnText, part: str, typed: str | None
    ) -> None:
        check_rate_limit(interaction, "pictures")
        named = find_part(turn_text.turn.table, part, language_of(interaction))
        draw = {CHART: score_chart, ENDING: ending_poster}.get(named)
        if draw is not None and (attached := await draw(self.services, turn_text)) is not None:
            shown = gallery(attached.alt, attached.filename)
            view = card([f"### {turn_text.headline()}", shown])
            await answer(interaction, view, attached.files())
            return
        rendered = await render_for(
            interaction,
            turn_text,
            part=named,
            shape=None if typed is None else require_shape(typed),
            named=typed is not None or named != BOARD,
        )
        if rendered is None:
            await self._words(interaction, turn_text)
            return
        board = gallery(alt_text(turn_text, with_recap=False))
        await answer(interaction, card([f"### {turn_text.headline()}", board]), files_of(rendered))

    async def _words(self, interaction: Interaction, turn_text: TurnText) -> None:
        """Send the text board in as few messages as possible, or as a file."""
        parts = board_parts(turn_text)
        texts = pages(parts, TEXT_LIMIT)
        if len(texts) <= MAX_BOARD_MESSAGES:
            for text in texts:
                await tell(interaction, text)
            return
        view = note(
            turn_text.message.say("board-as-file"), controls=[ui.File("attachment://board.txt")]
        )
        await answer(interaction, view, [text_file(plain(parts), "board.txt")])

    @press("status")
    async def _status(self, interaction: Interaction, ref: ControlId) -> None:
        table = await self.tables.table(ref.table)
        localizer, running = localizer_for(interaction, table), table.status is Status.RUNNING
        title = localizer.say(
            "status-title", game=game(table.game).words.title, table=str(table.id)
        )
        parts = [f"### {title}", localizer.say(f"status-{table.status}")]
        if table.live and table.unposted_reason is not None:
            parts.append(localizer.say("status-unposted"))
        if table.status is Status.PAUSED:
            parts.append(localizer.format(await self._why_paused(table)))
        if running:
            turn_text = TurnText.of(await self.turn_of(interaction, table.id), localizer.language)
            parts += await self._pending_lines(turn_text, localizer)
        if table.status is Status.FINISHED:
            parts += await self._result(table, localizer)
        if table.status is not Status.CANCELLED:
            parts.append(localizer.say("status-seats", who=tuple(map(_seated, table.seats))))
        if running:
            if table.reminder_hours is None:
                parts.append(localizer.say("status-reminder-off"))
            elif time_control_named(table.time_control) is None:
                parts.append(localizer.say("status-reminder", hours=table.reminder_hours))
        if table.time_control is not None and table.live:
            time_control = time_control_text(table.time_control)
            parts.append(localizer.say("lobby-time-control", time_control=time_control))
        if table.status is Status.FINISHED:
            parts.append(localizer.say("status-next"))
        label = localizer.say("panel-to-board" if table.board else "panel-to-table")
        ways = link_row(table, label)
        seat = table.seat_of(user_id(interaction))
        if table.status in CHANGEABLE and (
            seat is not None or interaction.permissions.manage_guild
        ):
            ways += rows(*change_buttons(table, localizer.words))
        await answer(interaction, note(*parts, controls=ways))

    async def _result(self, table: Table, localizer: Localizer) -> list[str]:
        """Return how the game ended, who won, and the points if they can be read."""
        try:
            over = await self.tables.history.read_turn(table.id, public)
        except TableDamaged:
            return [f"**{verdict(localizer, table)}**"]
        heading = f"**{verdict(localizer, table, tie_break(over))}**"
        return [heading, "\n".join(total_lines(TurnText.of(over, localizer.language)))]

    async def _why_paused(self, table: Table) -> Text:
        """Return why the table was paused, from Discord's error code."""
        entries = await self.tables.history.read_log(table.id, -1, 20)
        reasons = [str(entry.data.get("why", "")) for entry in entries if entry.kind == "pause"]
        code = reasons[-1].rpartition(" ")[2] if reasons else ""
        return say(_PAUSES.get(code, "paused-unknown"))

    async def _pending_lines(self, turn_text: TurnText, localizer: Localizer) -> list[str]:
        """Return who must move, since when, and until when."""
        table = turn_text.turn.table
        banks = await self.tables.time_control.banks_now(table.id)
        lines = [turn_text.headline()]
        for pending in table.pending:
            lines.append(turn_text.asked_line(pending.seat))
            since = localizer.say("status-since", when=format_dt(pending.since, "R"))
            lines.append(localizer.dots((since, *_due(pending, table, banks, localizer))))
            if pending.away is not None:
                until = format_dt(pending.away, "f")
                lines.append(localizer.say("panel-away", who=Player(pending.seat), when=until))
        return [*lines, turn_text.empty_seat_line()]

    async def _score(self, interaction: Interaction, turn: Turn) -> None:
        turn_text = TurnText.of(turn, language_of(interaction))
        lines = score_lines(turn_text)
        if turn.table.ending is not None:
            said = verdict(turn_text.message, turn.table, tie_break(turn))
            lines.insert(0, f"**{said}**")
        gone = persons([seat.seat for seat in turn.table.seats if seat.empty])
        if gone:
            lines.append(small(turn_text.message.say("score-resigned", who=gone)))
        check_rate_limit(interaction, "pictures")
        parts: list[ui.Item[Any] | str] = [f"### {turn_text.headline()}", "\n".join(lines)]
        chart = await score_chart(self.services, turn_text)
        if chart is not None:
            parts.append(gallery(chart.alt, chart.filename))
        await answer(interaction, card(parts), [] if chart is None else chart.files())


def _due(
    pending: PendingSeat, table: Table, banks: Mapping[int, timedelta], localizer: Localizer
) -> list[str]:
    """Return the deadline and the remaining time bank; without a clock, the next reminder."""
    if pending.deadline is None:
        due = pending.due
        return [localizer.say("status-reminded", when=format_dt(due, "R"))] if due else []
    when, at = format_dt(pending.deadline, "R"), format_dt(pending.deadline, "f")
    bank = banks.get(pending.seat, table.banks[pending.seat])  # none runs for who moved just now
    return [
        localizer.say("status-due", when=when, at=at),
        localizer.say("status-bank", bank=rough_text(bank)),
    ]


def _seated(seat: SeatView) -> Value:
    """Return a player's name, with their strength, an empty seat or a substitute noted."""
    who = Seat(seat.seat)
    if seat.strength is not None:
        return say("status-computer", who=who, strength=say(f"strength-{seat.strength}"))
    if seat.empty:
        return say("status-resigned", who=who)
    substitute = seat.substitute
    if substitute is not None and substitute.agreed:
        return say("status-substitute", who=who, substitute=escape(tidy(substitute.name)))
    return who
