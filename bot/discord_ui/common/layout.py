"""The parts of messages: containers, notes, pictures, mentions, times, small print."""

from __future__ import annotations

import io
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import discord
from discord import ComponentType, ui

from bot.discord_ui.common.emoji import APP_EMOJI
from bot.presentation.texts import ALT_LIMIT, truncate
from bot.tables.domain.table import Table

TEXT_LIMIT = 4000
"""Maximum characters of text in all components of one message."""
MAX_COMPONENTS = 40
"""Maximum components of one message, those inside others included."""
BOARD_FILE = "board.png"
SHOWN_WITHOUT_CONTROLS = (ComponentType.text_display.value, ComponentType.media_gallery.value)


class Layout(ui.LayoutView):
    """A message of components; it never expires, because its controls carry their meaning.

    ``stored`` are components as Discord gets them, instead of items.
    """

    def __init__(self, *items: ui.Item[Any], stored: Sequence[dict[str, Any]] = ()) -> None:
        super().__init__(timeout=None)
        self._stored = stored
        for item in items:
            self.add_item(item)

    def to_components(self) -> list[dict[str, Any]]:
        """Return the components as Discord gets them."""
        components = [item.to_component_dict() for item in self.children]
        if APP_EMOJI.ids:
            APP_EMOJI.add_to(components, TEXT_LIMIT)
        return [*self._stored, *components]

    def has_components_v2(self) -> bool:
        """Return ``True``: stored components are of the newer kind too, and are not items."""
        return True


def note(*paragraphs: str, controls: Iterable[ui.Item[Any]] = ()) -> Layout:
    """Make a short answer: text with controls below it."""
    text = "\n".join(part for part in paragraphs if part)
    return Layout(ui.TextDisplay(truncate(text, TEXT_LIMIT)), *controls)


def card(
    parts: Iterable[ui.Item[Any] | str],
    controls: Iterable[ui.Item[Any]] = (),
    accent: int | None = None,
) -> Layout:
    """Make a framed message: text and pictures, then controls."""
    items = [ui.TextDisplay(part) if isinstance(part, str) else part for part in parts if part]
    return Layout(ui.Container(*items, *controls, accent_colour=accent))


def gallery(alt: str, filename: str = BOARD_FILE) -> ui.MediaGallery[Any]:
    """Show a picture with its alt text."""
    described = truncate(alt, ALT_LIMIT) or None
    item = discord.MediaGalleryItem(f"attachment://{filename}", description=described)
    return ui.MediaGallery(item)


def small(text: str) -> str:
    """Return a line of small print."""
    return f"-# {text}"


def without_controls(components: Iterable[Mapping[str, Any]]) -> list[dict[str, Any]]:
    """Return components, as Discord gets them, without the buttons and menus."""
    kept = []
    for component in components:
        if component["type"] == ComponentType.container.value:
            inner = without_controls(component["components"])
            kept.append({**component, "components": inner})
        elif component["type"] in SHOWN_WITHOUT_CONTROLS:
            kept.append(dict(component))
    return kept


def message_link(table: Table) -> str | None:
    """Return the address of the message that shows the board or lobby, if it is up to date."""
    posted = table.board or table.lobby
    if posted is None or table.unposted_reason is not None:
        return None
    return message_address(table, posted.channel_id, posted.message_id)


def message_address(table: Table, channel_id: str, message_id: str) -> str:
    """Return the address of a message on the table's server."""
    return f"https://discord.com/channels/{table.server_id or '@me'}/{channel_id}/{message_id}"


def link_buttons(table: Table, label: str) -> list[ui.Button[Any]]:
    """Return a button that links to the board or lobby; none if it is not up to date."""
    link = message_link(table)
    return [] if link is None else [ui.Button(label=label, url=link)]


def link_row(table: Table, label: str) -> list[ui.ActionRow[Any]]:
    """Return a row with that button, if there is one."""
    buttons = link_buttons(table, label)
    return [ui.ActionRow(*buttons)] if buttons else []


def files_of(rendered: bytes | None, filename: str = BOARD_FILE) -> list[discord.File]:
    """Return a picture as attachments; no picture is an empty list."""
    return [] if rendered is None else [discord.File(io.BytesIO(rendered), filename)]


def text_file(text: str, filename: str) -> discord.File:
    """Return a text as an attachment."""
    return discord.File(io.BytesIO(text.encode()), filename)
