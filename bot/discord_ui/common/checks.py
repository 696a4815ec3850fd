"""Checks that run before a command or press is handled."""

from __future__ import annotations

from bot.discord_ui.common.cog import channel_of, person_of, user_id
from bot.discord_ui.common.control_ids import ControlId
from bot.discord_ui.common.services import Interaction, services_of
from bot.tables.domain.errors import NotVisible, TableDamaged
from bot.tables.session import permissions
from bot.tables.votes import open

ABOUT_PROPOSALS = ("yes", "nay", "vote")
"""Acts whose control ids name a vote; all others name a table, or 0."""

CHECKED_IN_CHANGE = ("m", "sure")
"""The acts whose change itself checks that the user may see the table."""


def check_rate_limit(interaction: Interaction, kind: str) -> None:
    """Count a command, press, suggestion or picture, and note that its user is active.

    Raises:
        TableError: the user, channel or server had too many in the last minute.
    """
    services = services_of(interaction)
    services.tables.seen.note(user_id(interaction), services.tables.clock.now())
    services.limiter.take(
        kind,
        person=user_id(interaction),
        channel=channel_of(interaction),
        server=str(interaction.guild_id or ""),
    )


async def require_visible(interaction: Interaction, ref: ControlId) -> None:
    """Check that the user may know of the table or vote a control names.

    Raises:
        NotVisible: it belongs to another server and they have no seat there. A vote is refused
            exactly like one that does not exist.
    """
    tables, person = services_of(interaction).tables, person_of(interaction)
    if ref.act in ABOUT_PROPOSALS:
        table_id = await open.table_of(tables, ref.table)
        try:
            await permissions.require_visible_table(tables, table_id, person)
        except (NotVisible, TableDamaged):
            raise open.no_such_vote() from None
    elif ref.table and ref.act not in CHECKED_IN_CHANGE:
        await permissions.require_visible_table(tables, ref.table, person)
