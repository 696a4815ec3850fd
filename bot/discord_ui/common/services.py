"""The services of the bot that features use, as protocols independent of the client."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeAlias

import discord

from bot.config import Settings
from bot.pictures import PictureService
from bot.tables.domain.table import Table
from bot.tables.facade import Tables
from bot.tables.types import RateLimiter, ReviewLoop
from bot.workers import Pool

if TYPE_CHECKING:
    from bot.discord_ui.common.buttons import ControlId


Interaction: TypeAlias = "discord.Interaction[discord.Client]"


class ControlState(Protocol):
    """Tell whether posted messages still exist."""

    async def is_posted(self, table: Table) -> bool:
        """Return whether the message that shows the table exists."""

    async def channel_is_gone(self, table: Table) -> bool:
        """Return whether the table's channel was deleted."""

    async def vote_is_posted(self, table: Table, message_id: str | None) -> bool:
        """Return whether the message of a vote exists."""


class Presses(Protocol):
    """Handle presses."""

    async def press(self, interaction: Interaction, ref: ControlId) -> None:
        """Pass a press to its handler."""


class Services(Protocol):
    """The bot as features see it."""

    @property
    def settings(self) -> Settings:
        """Settings of this process."""

    @property
    def tables(self) -> Tables:
        """The tables."""

    @property
    def pictures(self) -> PictureService:
        """Pictures."""

    @property
    def pool(self) -> Pool:
        """Worker processes."""

    @property
    def reviewing(self) -> ReviewLoop:
        """Background loop that makes reviews."""

    @property
    def limiter(self) -> RateLimiter:
        """Rate limiter."""

    @property
    def delivery(self) -> ControlState:
        """State of posted messages."""

    @property
    def dispatcher(self) -> Presses:
        """Handlers of presses."""
