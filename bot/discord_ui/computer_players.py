"""Computer players in the lobby, ``/game computer``, and hints."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from discord import app_commands

from bot.discord_ui.common.buttons import ControlId, press, rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import (
    Interaction,
    Services,
    answer,
    confirm,
    language_of,
    request_of,
    user_id,
)
from bot.discord_ui.common.layout import Layout, link_row, note, small
from bot.discord_ui.common.locale import GAME, choices, slash
from bot.discord_ui.common.options import TypedSeat, find_seat, suggest_seats
from bot.discord_ui.lobby.opening import need_permissions
from bot.discord_ui.lobby.table_settings import ADD, ALLOW, AWAY, FORBID, YES, show_changed
from bot.discord_ui.play.turn_message import move_button
from bot.presentation.hints import Hints, hint_lines, hint_notes
from bot.presentation.turn_text import TurnText
from bot.tables.domain.errors import TableError
from engine.core import Player, say
from engine.players.hints import Hint
from engine.players.strengths import STRENGTHS, current_name

BACK = "back"
"""Choice of a strength that returns the seat to its player."""


class ComputerPlayerCommands(FeatureCog):
    """Seat computer players and allow hints."""

    @press("computers", silent=True)
    async def _computers_picked(self, interaction: Interaction, ref: ControlId) -> None:
        request, computer = request_of(interaction), self.tables.computer
        act, _, word = ref.word.partition(" ")
        if act == ADD:
            table = await computer.add(request, ref.table, current_name(word))
        elif act == AWAY:
            table = await computer.remove(request, ref.table, word)
        elif act in (ALLOW, FORBID):
            table = await computer.allow(request, ref.table, allowed=act == ALLOW)
        else:
            raise TableError.because("error-old-button")
        await show_changed(interaction, table)

    @press("start-alone", silent=True)
    async def _start_alone(self, interaction: Interaction, ref: ControlId) -> None:
        """Start with computer players in all open seats."""
        need_permissions(interaction)
        moved = await self.tables.computer.start_against(request_of(interaction), ref.table)
        await confirm(interaction, moved.turn.table, say("game-started", table=str(ref.table)))

    @press("hints", silent=True)
    async def _hints_picked(self, interaction: Interaction, ref: ControlId) -> None:
        request, allowed = request_of(interaction), ref.word == YES
        table = await self.tables.computer.allow_hints(request, ref.table, allowed=allowed)
        await show_changed(interaction, table)

    @slash("game-computer", GAME)
    @app_commands.choices(strength=choices("strength", (*STRENGTHS, BACK)))
    @app_commands.autocomplete(seat=suggest_seats(lambda seat: not seat.person))
    async def computer(self, interaction: Interaction, seat: TypedSeat, strength: str) -> None:
        """Give an empty seat to a computer player, or return it to its last player."""
        table, request = await self.table_here(interaction), request_of(interaction)
        wanted, chosen = None if strength == BACK else strength, find_seat(interaction, table, seat)
        given = await self.tables.computer.give_seat(request, table.id, chosen, wanted)
        key = "game-seat-returned" if wanted is None else "game-computer-plays"
        await confirm(interaction, given, say(key, who=Player(chosen)))


def hint_message(turn_text: TurnText, seat: int, hints: Sequence[Hint]) -> Layout:
    """Show a seat's best moves, what each does and a button for it, or that there is only one."""
    localizer, turn = turn_text.message, turn_text.turn
    link = link_row(turn.table, turn_text.label.say("panel-to-board"))
    found = hint_lines(turn_text, seat, hints)
    notes = hint_notes(turn_text, seat, hints)
    if not found:
        return note(*notes, controls=link)
    title = f"### {localizer.say('hint-title')}"
    lines = [each.line for each in found]
    buttons = rows(
        *(
            move_button(turn.table.id, turn.sequence, replace(each.suggested, brief=True))
            for each in found
        )
    )
    return note(
        title,
        turn_text.asked_line(seat),
        *lines,
        *map(small, notes),
        controls=[*buttons, *link],
    )


class HintsCog(FeatureCog):
    """Give hints where the table allows them."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._hints = Hints(services.tables, services.pool)

    @press("hint")
    async def _hint(self, interaction: Interaction, ref: ControlId) -> None:
        seat, found = await self._hints.find(ref.table, user_id(interaction))
        turn = await self.turn_of(interaction, ref.table)
        turn_text = TurnText.of(turn, language_of(interaction))
        await answer(interaction, hint_message(turn_text, seat, found))
