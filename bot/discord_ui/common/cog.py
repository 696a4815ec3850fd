"""The base class of features, and the views of a table that a user may see."""

from __future__ import annotations

from collections.abc import Iterator

from discord.ext import commands

from bot.discord_ui.common.buttons import PressHandler
from bot.discord_ui.common.interactions import (
    channel_of,
    person_of,
    user_id,
)
from bot.discord_ui.common.services import Interaction, Services
from bot.tables.domain.errors import NotSeated, NotVisible, TableClosed, TableDamaged
from bot.tables.domain.table import SeatView, Status, Table
from bot.tables.domain.turn_view import Turn
from bot.tables.types import Viewer, person
from engine.core import game_names


class FeatureCog(commands.Cog):
    """Base class of a feature's commands and press handlers."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self.tables = services.tables

    def press_handlers(self) -> Iterator[tuple[str, PressHandler]]:
        """Yield each act this cog handles, with its handler."""
        for name in dir(type(self)):
            method = getattr(type(self), name)
            for act in getattr(method, "press_acts", ()):
                yield act, PressHandler(getattr(self, name), method.press_is_silent)

    async def table_here(self, interaction: Interaction, *, playable: bool = True) -> Table:
        """Return the channel's table: the live one, else the latest.

        Raises:
            NotVisible: the channel has never had a table.
            TableDamaged: it is to be ``playable``, and its game is unknown.
        """
        table = await self.tables.table_in(channel_of(interaction))
        if table is None:
            raise NotVisible.because("error-no-table-here")
        if playable and table.game not in game_names():
            raise TableDamaged.because("table-game-unknown", table=table.id)
        return table

    async def number_meant(self, interaction: Interaction, table: int | None) -> int:
        """Return the id of the named table, if the user may see it, or else the channel's.

        Raises:
            NotVisible, TableDamaged: there is none, or as :meth:`table_here`.
            TableClosed: that here has not begun, but one before it was played.
        """
        if table is None:
            here = await self.table_here(interaction)
            last = None if here.started else await self.tables.listing.last_started(here.channel_id)
            if last is not None:
                raise TableClosed.because("error-not-started", table=str(here.id), last=str(last))
            return here.id
        await self.tables.require_visible(table, person_of(interaction))
        return table

    async def turn_here(self, interaction: Interaction) -> Turn:
        """Return the turn of the channel's table, running or finished, as the user may see it.

        Raises:
            NotVisible, TableClosed: it has not begun.
        """
        return await self.tables.history.read_turn_in(
            channel_of(interaction), own_eyes(interaction)
        )

    async def playing_here(self, interaction: Interaction) -> tuple[Turn, SeatView]:
        """Return the channel's position as the player may see it, and their seat.

        Raises:
            NotVisible, TableClosed, NotSeated.
        """
        eyes = players_eyes(interaction)
        shown = await self.tables.history.read_position_in(channel_of(interaction), eyes)
        return shown, seat_of(shown.table, interaction)

    async def show_if_gone(self, table: Table) -> bool:
        """Repost the table's message and its open votes if they were deleted.

        A message that could not be posted is tried again. Return whether the table's message is
        posted again.
        """
        keeper = self.services.delivery
        behind = table.unposted_reason is not None
        gone = table.live and (behind or not await keeper.is_posted(table))
        if gone:
            await self.tables.posts.repost_board(table.id)
        if table.status is Status.RUNNING:
            for vote, message in (await self.tables.posts.posted_votes(table.id)).items():
                if not await keeper.vote_is_posted(table, message):
                    await self.tables.posts.repost_vote(vote)
        return gone


def own_eyes(interaction: Interaction) -> Viewer:
    """Return the view that the user may see."""
    return person(user_id(interaction))


def players_eyes(interaction: Interaction) -> Viewer:
    """Return the view of a user who must play there; it raises ``TableClosed`` or ``NotSeated``."""

    def eyes(table: Table) -> int:
        if table.status is not Status.RUNNING:
            raise TableClosed.because("error-not-running", table=str(table.id))
        return seat_of(table, interaction).seat

    return eyes


def seat_of(table: Table, interaction: Interaction) -> SeatView:
    """Return the user's seat; raise ``NotSeated`` if they have none."""
    seat = table.seat_of(user_id(interaction))
    if seat is None:
        raise NotSeated.because("error-not-seated")
    return seat
