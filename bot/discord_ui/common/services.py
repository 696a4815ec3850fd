"""The bot as features see it, so that they need not import what combines them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, TypeAlias

import discord
from discord.ext import commands

from bot.config import Settings
from bot.picture_service import PictureService
from bot.tables.domain.table import Table
from bot.tables.facade import Tables
from bot.tables.types import RateLimiter, ReviewLoop
from bot.workers import Pool

if TYPE_CHECKING:
    from bot.discord_ui.common.buttons import ControlId


Interaction: TypeAlias = "discord.Interaction[Services]"


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


class Services(commands.AutoShardedBot):
    """The bot as features see it.

    Attributes:
        settings: the settings of this process.
        reviewing: the background loop that makes reviews.
        delivery: the state of posted messages.
    """

    settings: Settings
    tables: Tables
    pictures: PictureService
    pool: Pool
    reviewing: ReviewLoop
    limiter: RateLimiter
    delivery: ControlState
    dispatcher: Presses
