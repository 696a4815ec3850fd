"""The base class of features, and the views of a table that a user may see."""

from __future__ import annotations

from collections.abc import Iterator

from discord.ext import commands

from bot.discord_ui.common.buttons import ControlId, PressHandler
from bot.discord_ui.common.forms import FormHandler
from bot.discord_ui.common.interactions import Interaction, Services, channel_of, person_of, user_id
from bot.tables.domain.errors import NotSeated, NotVisible, TableClosed, TableDamaged
from bot.tables.domain.table import SeatView, Status, Table
from bot.tables.domain.turn_view import Turn
from bot.tables.exports import Viewer, person
from engine.core import game_names


class FeatureCog(commands.Cog):
    """Base class of a feature's commands and press handlers."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables = services.tables

    def press_handlers(self) -> Iterator[tuple[str, PressHandler]]:
        """Yield each act this cog handles, with its handler."""
        for name in dir(type(self)):
            for act in getattr(getattr(type(self), name), "press_acts", ()):
                yield act, getattr(self, name)

    def form_handlers(self) -> Iterator[tuple[str, FormHandler]]:
        """Yield each act of forms this cog handles, with its handler."""
        for name in dir(type(self)):
            act = getattr(getattr(type(self), name), "form_act", None)
            if act is not None:
                yield act, getattr(self, name)

    async def table_here(self, interaction: Interaction, *, playable: bool = True) -> Table:
        """Return the channel's table: the live one, else the latest.

        Raises:
            NotVisible: the channel has never had a table.
            TableDamaged: the game of the table is unknown, unless it need not be ``playable``.
        """
        table = await self.tables.table_in(channel_of(interaction))
        if table is None:
            raise NotVisible.because("error-no-table-here")
        if playable and table.game not in game_names():
            raise TableDamaged.because("table-game-unknown", table=table.id)
        return table

    async def ref_here(self, interaction: Interaction) -> ControlId:
        """Return the channel's table as a button would name it; raise as :meth:`table_here`."""
        return ControlId("", (await self.table_here(interaction)).id)

    async def ref_of(self, interaction: Interaction, table: int | None) -> ControlId:
        """Return a table by its number, if the user may see it, or else the channel's.

        Raises:
            NotVisible, TableDamaged: there is no such table, or as :meth:`table_here`.
            TableClosed: the channel's table has not begun, but an earlier one was played.
        """
        if table is not None:
            await self.tables.require_visible(table, person_of(interaction))
            return ControlId("", table)
        here = await self.table_here(interaction)
        last = None if here.started else await self.tables.listing.last_started(here.channel_id)
        if last is not None:
            raise TableClosed.because("error-not-started", table=str(here.id), last=str(last))
        return ControlId("", here.id)

    async def turn_here(self, interaction: Interaction) -> Turn:
        """Return the channel's turn as the user may see it; raise ``TableError`` without one."""
        return await self.tables.history.read_turn_in(
            channel_of(interaction), own_eyes(interaction)
        )

    async def turn_of(self, interaction: Interaction, table_id: int) -> Turn:
        """Return the turn of a table as the user may see it."""
        return await self.tables.history.read_turn(table_id, own_eyes(interaction))

    async def playing_here(self, interaction: Interaction) -> tuple[Turn, SeatView]:
        """Return the channel's position as the player may see it, and their seat.

        Raises:
            NotVisible, TableClosed, NotSeated.
        """

        def players_eyes(table: Table) -> int:
            if table.status is not Status.RUNNING:
                raise TableClosed.because("error-not-running", table=str(table.id))
            return seat_of(table, interaction).seat

        turn = await self.tables.history.read_position_in(channel_of(interaction), players_eyes)
        return turn, seat_of(turn.table, interaction)

    async def show_if_gone(self, table: Table) -> bool:
        """Repost the table's message and its open votes if they were deleted or never posted.

        Return whether the table's message is posted again.
        """
        exists = self.services.delivery.exists
        posted = table.lobby if table.status is Status.LOBBY else table.board
        gone = table.live and (
            table.unposted_reason is not None
            or (posted is not None and not await exists(posted.channel_id, posted.message_id))
        )
        if gone:
            await self.tables.posts.repost_board(table.id)
        if table.status is Status.RUNNING:
            for vote, message in (await self.tables.posts.posted_votes(table.id)).items():
                if message is None or not await exists(table.channel_id, message):
                    await self.tables.posts.repost_vote(vote)
        return gone


def own_eyes(interaction: Interaction) -> Viewer:
    """Return the view that the user may see."""
    return person(user_id(interaction))


def seat_of(table: Table, interaction: Interaction) -> SeatView:
    """Return the user's seat; raise ``NotSeated`` if they have none."""
    seat = table.seat_of(user_id(interaction))
    if seat is None:
        raise NotSeated.because("error-not-seated")
    return seat
