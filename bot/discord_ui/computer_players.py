"""The lobby's menus of computer players and hints, and ``/game computer``."""

from __future__ import annotations

from discord import app_commands

from bot.discord_ui.common.buttons import ControlId, press
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import channel_of, request_of
from bot.discord_ui.common.locale import GAME, locale_text, slash
from bot.discord_ui.common.replies import confirm
from bot.discord_ui.common.seats import TypedSeat, find_seat, seat_choices
from bot.discord_ui.common.services import Interaction
from bot.discord_ui.lobby.view import ADD, ALLOW, AWAY, FORBID, YES
from bot.tables.domain.errors import TableError
from bot.tables.domain.table import Status
from engine.core import Player, say
from engine.players.strengths import STRENGTHS, current_name

BACK = "back"
"""Choice of a strength that returns the seat to its player."""
STRENGTH_CHOICES = [
    app_commands.Choice(name=locale_text(f"strength-{word}"), value=word)
    for word in (*STRENGTHS, BACK)
]


class ComputerPlayerCommands(FeatureCog):
    """Seat computer players and allow hints."""

    @press("opponents", silent=True)
    async def picked(self, interaction: Interaction, ref: ControlId) -> None:
        """Add or remove a computer player in the lobby, whose message shows the change."""
        request = request_of(interaction)
        act, _, word = ref.word.partition(" ")
        if act == ADD:
            await self.tables.computer.add(request, ref.table, current_name(word))
        elif act == AWAY:
            await self.tables.computer.remove(request, ref.table, word)
        elif act in (ALLOW, FORBID):
            await self.tables.computer.allow(request, ref.table, allowed=act == ALLOW)
        else:
            raise TableError.because("error-old-button")

    @press("help", silent=True)
    async def help_picked(self, interaction: Interaction, ref: ControlId) -> None:
        """Allow or forbid hints, as the host."""
        allowed = ref.word == YES
        request = request_of(interaction)
        await self.tables.computer.allow_hints(request, ref.table, allowed=allowed)

    @slash("game-opponent", GAME)
    @app_commands.choices(strength=STRENGTH_CHOICES)
    async def opponent(self, interaction: Interaction, seat: TypedSeat, strength: str) -> None:
        """Give an empty seat to a computer player, or return it to its last player."""
        table = await self.table_here(interaction)
        wanted, chosen = None if strength == BACK else strength, find_seat(interaction, table, seat)
        made = await self.tables.computer.give_seat(
            request_of(interaction), table.id, chosen, wanted
        )
        key = "game-given-back" if wanted is None else "game-opponent-plays"
        await confirm(interaction, made, say(key, who=Player(chosen)))

    @opponent.autocomplete("seat")
    async def _seats(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        table = await self.tables.table_in(channel_of(interaction))
        if table is None or table.status is not Status.RUNNING:
            return []
        return seat_choices(interaction, table, current, lambda seat: not seat.person)
