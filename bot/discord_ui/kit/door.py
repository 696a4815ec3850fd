"""The door: everybody who types or presses comes through it before anything is done for them."""

from __future__ import annotations

from bot.discord_ui.kit.cog import channel_of, person_of, user_id
from bot.discord_ui.kit.control_ids import Ref
from bot.discord_ui.kit.services import Interaction, services_of
from bot.tables import roles
from bot.tables.consent import proposals

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
        NoSuchTable: it is of another server, and they do not sit there.
    """
    tables, number = services_of(interaction).tables, ref.table
    if ref.act in ABOUT_PROPOSALS:
        number = (await proposals.proposal(tables, number)).table_id
    if number:
        await roles.within_sight(tables, number, person_of(interaction))
