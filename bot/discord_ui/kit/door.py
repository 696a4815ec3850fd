"""The door: everybody who types or presses comes through it before anything is done for them."""

from __future__ import annotations

from bot.discord_ui.kit.cog import channel_of, person_of, user_id
from bot.discord_ui.kit.control_ids import Ref
from bot.discord_ui.kit.services import Interaction, services_of
from bot.tables import roles
from bot.tables.consent import proposals
from bot.tables.errors import NoSuchTable, TableDamaged

ABOUT_PROPOSALS = ("yes", "nay", "vote")
"""The acts whose number is a proposal's; every other number is a table's, or 0."""


def count(interaction: Interaction, kind: str) -> None:
    """Count a command or press, a list of choices, or a picture; whoever it is for is there.

    Raises:
        TableError: there have been too many in the last minute.
    """
    services = services_of(interaction)
    services.tables.seen.note(user_id(interaction), services.tables.clock.now())
    services.limiter.take(
        kind,
        person=user_id(interaction),
        channel=channel_of(interaction),
        server=str(interaction.guild_id or ""),
    )


async def need_sight(interaction: Interaction, ref: Ref) -> None:
    """Nothing if the table a control names is one this person may know of.

    Raises:
        NoSuchTable: it is of another server, and they do not sit there. For a vote the reason is
            that of a vote that does not exist.
    """
    tables, person = services_of(interaction).tables, person_of(interaction)
    if ref.act in ABOUT_PROPOSALS:
        table_id = await proposals.table_of(tables, ref.table)
        try:
            await roles.within_sight(tables, table_id, person)
        except (NoSuchTable, TableDamaged):
            raise proposals.no_such_proposal() from None
    elif ref.table:
        await roles.within_sight(tables, ref.table, person)
