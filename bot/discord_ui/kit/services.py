"""What features ask of the bot: a small protocol, so that they need not know the client."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, cast

import discord

from bot.config import Settings
from bot.pictures import Studio
from bot.tables.models import Table
from bot.tables.rates import Limiter
from bot.tables.reviews.loop import Reviewing
from bot.tables.service import TableService
from bot.workers import Pool

if TYPE_CHECKING:
    from bot.discord_ui.kit.control_ids import Ref

Interaction: TypeAlias = "discord.Interaction[discord.Client]"


class Keeper(Protocol):
    """Looks after messages that were posted."""

    async def still_stands(self, table: Table) -> bool:
        """Whether the message that shows the table is there."""

    async def channel_is_gone(self, table: Table) -> bool:
        """Whether the table's channel was deleted."""

    async def vote_stands(self, table: Table, message_id: str | None) -> bool:
        """Whether the message of a vote is there."""


class Services(Protocol):
    """The bot as its features see it."""

    @property
    def settings(self) -> Settings:
        """The settings of this start."""

    @property
    def tables(self) -> TableService:
        """The tables."""

    @property
    def studio(self) -> Studio:
        """Pictures."""

    @property
    def pool(self) -> Pool:
        """Worker processes."""

    @property
    def reviewing(self) -> Reviewing:
        """Reviews, made in the background."""

    @property
    def limiter(self) -> Limiter:
        """How often somebody may come."""

    @property
    def keeper(self) -> Keeper:
        """What was posted."""

    @property
    def in_hand(self) -> frozenset[asyncio.Task[Any]]:
        """The tasks in which somebody is being answered."""

    async def handle_press(self, interaction: Interaction, ref: Ref) -> None:
        """Give a press to the feature it belongs to."""

    async def take_up(self, interaction_id: int) -> None:
        """Note an interaction before it is acknowledged; raises ``Repeated`` for a second time."""


def services_of(interaction: Interaction) -> Services:
    """The bot an interaction came to."""
    return cast(Services, interaction.client)
