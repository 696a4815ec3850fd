"""A message laid aside: as it stands, with its buttons and menus gone and its picture kept."""

from __future__ import annotations

from typing import Any

import discord
from discord import ui

from bot.discord_ui.kit.layout import Layout


def without_controls(message: discord.Message) -> ui.LayoutView:
    """A message as it stands, with its buttons and menus gone and its picture kept."""
    view = ui.LayoutView.from_message(message, timeout=None)
    assert isinstance(view, ui.LayoutView)
    kept = Layout()
    for item in view.children:
        if isinstance(item, ui.Container):
            children = [_kept(child) for child in item.children]
            shown = [child for child in children if child is not None]
            kept.add_item(ui.Container(*shown, accent_colour=item.accent_colour))
        elif (shown_item := _kept(item)) is not None:
            kept.add_item(shown_item)
    return kept


def _kept(item: ui.Item[Any]) -> ui.Item[Any] | None:
    match item:
        case ui.TextDisplay():
            return ui.TextDisplay(item.content)
        case ui.MediaGallery():
            return ui.MediaGallery(*item.items)
        case _:
            return None
