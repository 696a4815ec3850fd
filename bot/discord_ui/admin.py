"""``/game end``, ``/game remove`` and ``/game resume``."""

from __future__ import annotations

from discord import ButtonStyle, app_commands

from bot.discord_ui.common.buttons import ControlId, button, press, rows
from bot.discord_ui.common.cog import FeatureCog
from bot.discord_ui.common.interactions import (
    Interaction,
    answer,
    channel_of,
    confirm,
    localizer_for,
    person_of,
    request_of,
    tell,
    user_id,
    words_for,
)
from bot.discord_ui.common.layout import note
from bot.discord_ui.common.locale import GAME, slash
from bot.discord_ui.common.options import TypedSeat, find_seat, suggest_seats
from bot.discord_ui.posting.channels import UNKNOWN_CHANNEL
from bot.tables.domain.request import DoneOrVote
from bot.tables.domain.table import Status, Table
from bot.tables.domain.votes import VoteStatus
from bot.tables.exports import is_admin
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
            await self._ask_player(interaction, table.id)

    async def _ask_admin(self, interaction: Interaction, table: Table) -> None:
        words, seat = words_for(interaction), table.seat_of(user_id(interaction))
        end = ControlId("endnow", table.id)
        buttons = [button(end, words.say("game-end-now"), ButtonStyle.danger)]
        if seat is not None and seat.person and not await self._alone(interaction, table.id):
            buttons.append(button(ControlId("endask", table.id), words.say("game-end-ask")))
        buttons.append(button(ControlId("no", table.id), words.say("move-confirm-no")))
        await answer(interaction, note(words.say("game-end-admin"), controls=rows(*buttons)))

    async def _ask_player(self, interaction: Interaction, table_id: int) -> None:
        """Ask a player to confirm, and say whether the others must agree."""
        alone, words = await self._alone(interaction, table_id), words_for(interaction)
        end = ControlId("endalone" if alone else "endask", table_id)
        yes = words.say("game-end-now" if alone else "game-end-ask")
        buttons = rows(
            button(end, yes, ButtonStyle.danger),
            button(ControlId("no", table_id), words.say("move-confirm-no")),
        )
        asked = words.say("game-end-alone" if alone else "game-end-player")
        await answer(interaction, note(asked, controls=buttons))

    @press("endask", silent=True)
    async def _end_asked(self, interaction: Interaction, ref: ControlId) -> None:
        """Open the vote on ending the game, or ask a player who is now alone to confirm."""
        if await self._alone(interaction, ref.table):
            await self._ask_player(interaction, ref.table)
        else:
            await self._propose_end(interaction, ref)

    async def _alone(self, interaction: Interaction, table_id: int) -> bool:
        return await self.tables.game_end.require_endable(person_of(interaction), table_id)

    @press("endalone", silent=True)
    async def _propose_end(self, interaction: Interaction, ref: ControlId) -> None:
        """End the game of a player who is alone; if others have come back, ask them."""
        ended = await self.tables.game_end.propose_end(request_of(interaction), ref.table)
        key = "game-ended" if ended.vote is None else "vote-opened"
        await confirm(interaction, ended.table, say(key))

    @press("endnow")
    async def _end_now(self, interaction: Interaction, ref: ControlId) -> None:
        await self.tables.game_end.end_by_admin(request_of(interaction), ref.table)
        await tell(interaction, words_for(interaction).say("game-ended"))

    @slash("game-remove", GAME)
    @app_commands.autocomplete(seat=suggest_seats(lambda seat: seat.person))
    async def remove(self, interaction: Interaction, seat: TypedSeat) -> None:
        """Ask an admin to confirm that an inactive player is removed."""
        table = await self.table_here(interaction)
        chosen = find_seat(interaction, table, seat)
        await self.tables.seats.require_removable(table.id, person_of(interaction), chosen)
        localizer = localizer_for(interaction, table)
        yes = ControlId("remove", table.id, 0, str(chosen + 1))
        buttons = [
            button(yes, localizer.say("game-remove-now"), ButtonStyle.danger),
            button(ControlId("no", table.id), localizer.say("move-confirm-no")),
        ]
        asked = localizer.say("game-remove-confirm", who=Player(chosen))
        await answer(interaction, note(asked, controls=rows(*buttons)))

    @press("remove", silent=True)
    async def _remove_now(self, interaction: Interaction, ref: ControlId) -> None:
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
        request, channel = request_of(interaction), channel_of(interaction)
        resumed = await self.tables.channels.resume(request, number, channel)
        await confirm(interaction, resumed.table, _resumed(resumed))

    async def _pause_if_gone(self, interaction: Interaction, number: int) -> None:
        """Pause a table whose channel was deleted unnoticed, if the user may know of it."""
        await self.tables.require_visible(number, person_of(interaction))
        table = await self.tables.table(number)
        elsewhere = table.live and table.channel_id != channel_of(interaction)
        if elsewhere and await self.services.delivery.channel_is_gone(table.channel_id):
            await self.tables.channels.pause(number, f"404 {UNKNOWN_CHANNEL}")


def _resumed(resumed: DoneOrVote) -> Text:
    """Return the message that the table has resumed, or that a vote decides."""
    number, vote = str(resumed.table.id), resumed.vote
    if vote is None or vote.status is VoteStatus.ACCEPTED:
        return say("game-resumed", table=number)
    paused = resumed.table.status is Status.PAUSED
    return say("move-asked-paused" if paused else "move-asked", table=number)
