"""What features ask of the bot: a small protocol, so that they need not know the client."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias, cast

import discord

from bot.config import Settings
from bot.pictures import PictureService
from bot.tables.admin.rate_limits import RateLimiter
from bot.tables.computer.review_loop import ReviewLoop
from bot.tables.domain.table import Table
from bot.tables.session.service import TableService
from bot.workers import Pool

if TYPE_CHECKING:
    from bot.discord_ui.common.control_ids import ControlId

Interaction: TypeAlias = "discord.Interaction[discord.Client]"


class ControlState(Protocol):
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
    def pictures(self) -> PictureService:
        """Pictures."""

    @property
    def pool(self) -> Pool:
        """Worker processes."""

    @property
    def reviewing(self) -> ReviewLoop:
        """Reviews, made in the background."""

    @property
    def limiter(self) -> RateLimiter:
        """How often somebody may come."""

    @property
    def delivery(self) -> ControlState:
        """What was posted."""

    @property
    def in_hand(self) -> frozenset[asyncio.Task[Any]]:
        """The tasks in which somebody is being answered."""

    async def handle_press(self, interaction: Interaction, ref: ControlId) -> None:
        """Give a press to the feature it belongs to."""

    async def claim_interaction(self, interaction_id: int) -> None:
        """Note an interaction before it is acknowledged; raises ``Repeated`` for a second time."""


def services_of(interaction: Interaction) -> Services:
    """The bot an interaction came to."""
    return cast(Services, interaction.client)
