"""Numbers of Discord's API: types of channels, flags of messages, and permissions."""

from __future__ import annotations

from discord import Permissions

TEXT_CHANNEL, DM_CHANNEL, PUBLIC_THREAD, FORUM_CHANNEL = 0, 1, 11, 15
EPHEMERAL, LOADING, SILENT, COMPONENTS_V2 = 1 << 6, 1 << 7, 1 << 12, 1 << 15

PERSON_PERMISSIONS = Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    read_message_history=True,
    embed_links=True,
    attach_files=True,
    add_reactions=True,
    use_application_commands=True,
    external_emojis=True,
)
BOT_PERMISSIONS = PERSON_PERMISSIONS


def bits(permissions: Permissions | int | None) -> int:
    """Return permissions as the number Discord sends."""
    return permissions.value if isinstance(permissions, Permissions) else permissions or 0
