"""``/game end``, ``/game remove`` and ``/game resume``."""

from __future__ import annotations

from discord import ButtonStyle, app_commands

from bot.discord_ui.common.buttons import ControlId, button, press, rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import (
    answer,
    channel_of,
    confirm,
    language_of,
    person_of,
    request_of,
    tell,
    user_id,
    words_for,
)
from bot.discord_ui.common.layout import note
from bot.discord_ui.common.locale import GAME, slash
from bot.discord_ui.common.options import TypedSeat, find_seat, seat_choices
from bot.discord_ui.common.services import Interaction
from bot.discord_ui.posting.channels import UNKNOWN_CHANNEL
from bot.presentation.texts import message_localizer
from bot.tables.domain.request import DoneOrVote
from bot.tables.domain.table import Status, Table
from bot.tables.domain.votes import VoteStatus
from bot.tables.types import is_admin
from engine.core import Player, Text, say


class AdminCommands(FeatureCog):
    """End, pause and resume games, and remove players."""

    @slash("game-end", GAME)
    async def end(self, interaction: Interaction) -> None:
        """Propose to end the game as it stands; admins may end it alone."""
        table = await self.table_here(interaction, playable=False)
        if table.status is Status.RUNNING and is_admin(person_of(interaction), table):
            await self._ask_admin(interaction, table)
        else:
            await self._ask_player(interaction, table)

    async def _ask_admin(self, interaction: Interaction, table: Table) -> None:
        """Ask an admin to confirm that the game ends now."""
        words, seat = words_for(interaction), table.seat_of(user_id(interaction))
        made = [
            button(ControlId("endnow", table.id), words.say("game-end-now"), ButtonStyle.danger)
        ]
        if seat is not None and seat.person and not await self._alone(interaction, table.id):
            made.append(button(ControlId("endask", table.id), words.say("game-end-ask")))
        made.append(button(ControlId("no", table.id), words.say("move-confirm-no")))
        await answer(interaction, note(words.say("game-end-admin"), controls=rows(*made)))

    async def _ask_player(self, interaction: Interaction, table: Table) -> None:
        """Ask a player to confirm, and say whether the others must agree."""
        alone = await self._alone(interaction, table.id)
        words, which = words_for(interaction), "alone" if alone else "player"
        yes = words.say("game-end-now" if alone else "game-end-ask")
        made = rows(
            button(ControlId("endalone" if alone else "endask", table.id), yes, ButtonStyle.danger),
            button(ControlId("no", table.id), words.say("move-confirm-no")),
        )
        await answer(interaction, note(words.say(f"game-end-{which}"), controls=made))

    @press("endask", silent=True)
    async def end_asked(self, interaction: Interaction, ref: ControlId) -> None:
        """Open the vote on ending the game, or ask a player who is now alone to confirm."""
        if await self._alone(interaction, ref.table):
            await self._ask_player(interaction, await self.tables.table(ref.table))
        else:
            await self._propose_end(interaction, ref.table)

    @press("endalone", silent=True)
    async def ended_alone(self, interaction: Interaction, ref: ControlId) -> None:
        """End the game of a player who is alone; if others have come back, ask them."""
        await self._propose_end(interaction, ref.table)

    @press("endnow")
    async def end_now(self, interaction: Interaction, ref: ControlId) -> None:
        """End the game as an admin; the final message tells the channel."""
        await self.tables.game_end.end_by_admin(request_of(interaction), ref.table)
        await tell(interaction, words_for(interaction).say("game-ended"))

    async def _alone(self, interaction: Interaction, table_id: int) -> bool:
        return await self.tables.game_end.require_endable(person_of(interaction), table_id)

    async def _propose_end(self, interaction: Interaction, table_id: int) -> None:
        made = await self.tables.game_end.propose_end(request_of(interaction), table_id)
        key = "game-ended" if made.vote is None else "vote-opened"
        await confirm(interaction, made.table, say(key))

    @slash("game-remove", GAME)
    async def remove(self, interaction: Interaction, seat: TypedSeat) -> None:
        """Ask an admin to confirm that an inactive player is removed."""
        table = await self.table_here(interaction)
        chosen = find_seat(interaction, table, seat)
        await self.tables.seats.require_removable(person_of(interaction), table.id, chosen)
        localizer = message_localizer(language_of(interaction), table.game, table.names)
        yes = ControlId("remove", table.id, 0, str(chosen + 1))
        made = [
            button(yes, localizer.say("game-remove-now"), ButtonStyle.danger),
            button(ControlId("no", table.id), localizer.say("move-confirm-no")),
        ]
        asked = localizer.say("game-remove-confirm", who=Player(chosen))
        await answer(interaction, note(asked, controls=rows(*made)))

    @remove.autocomplete("seat")
    async def _seats(
        self, interaction: Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        table = await self.tables.table_in(channel_of(interaction))
        if table is None or table.status is not Status.RUNNING:
            return []
        return seat_choices(interaction, table, current, lambda seat: bool(seat.person))

    @press("remove", silent=True)
    async def remove_now(self, interaction: Interaction, ref: ControlId) -> None:
        """Remove a player as an admin; the board tells the channel."""
        seat = ref.number - 1
        table = await self.tables.seats.remove_player(request_of(interaction), ref.table, seat)
        await confirm(interaction, table, say("game-player-removed"))

    @slash("game-resume", GAME)
    async def resume(self, interaction: Interaction, table: int | None = None) -> None:
        """Resume a paused table in this channel; ``table`` names one from another channel."""
        here = await self.tables.table_in(channel_of(interaction))
        if here is not None and table in (None, here.id) and await self.show_if_gone(here):
            await confirm(interaction, here, say("game-resumed", table=str(here.id)))
            return
        number = table if table is not None else (await self.table_here(interaction)).id
        await self._pause_if_gone(interaction, number)
        made = await self.tables.channels.resume(
            request_of(interaction), number, channel_of(interaction)
        )
        await confirm(interaction, made.table, _resumed(made))

    async def _pause_if_gone(self, interaction: Interaction, number: int) -> None:
        """Pause a table whose channel was deleted unnoticed, so that it can be resumed here.

        Raises:
            NotVisible: they may not know of the table.
        """
        await self.tables.require_visible(number, person_of(interaction))
        table = await self.tables.table(number)
        elsewhere = table.live and table.channel_id != channel_of(interaction)
        if elsewhere and await self.services.delivery.channel_is_gone(table):
            await self.tables.channels.pause(number, f"404 {UNKNOWN_CHANNEL}")


def _resumed(made: DoneOrVote) -> Text:
    """Return the message that the table has resumed, or that a vote decides."""
    number, vote = str(made.table.id), made.vote
    if vote is None or vote.status is VoteStatus.ACCEPTED:
        return say("game-resumed", table=number)
    paused = made.table.status is Status.PAUSED
    return say("move-asked-paused" if paused else "move-asked", table=number)
