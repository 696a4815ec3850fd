"""Lead from a private answer back to the board that it is about, and to the menu *More…*."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import discord
from discord import ui

from bot.discord_ui.common.buttons import ControlId, button
from bot.discord_ui.common.interactions import Interaction, is_on_public, words_for
from bot.discord_ui.common.layout import MAX_COMPONENTS, Layout
from bot.discord_ui.common.private_messages import is_question

MORE = "more"
"""The act of a button that every board has."""
MESSAGES = "https://discord.com/channels/"


def add_way_back(interaction: Interaction, ref: ControlId, view: Layout) -> None:
    """Add links below the answer to a press on a board, or on an answer to one, if there is room.

    They lead to the board and, from what *More…* opened, back to that menu.
    """
    message = interaction.message
    if message is None:
        return
    buttons = list(_buttons(message.components))
    if is_on_public(interaction):
        is_board = any((each.custom_id or "").startswith(f"{MORE}:") for each in buttons)
        address, more = message.jump_url if is_board else None, None
    else:
        links = (each.url for each in buttons if each.url and each.url.startswith(MESSAGES))
        address = next(links, None)
        more = None if ref.act == MORE else _menu_of(ref.table, buttons)
    if address is not None:
        _add_row(interaction, address, more, view)


def _add_row(interaction: Interaction, address: str, more: ControlId | None, view: Layout) -> None:
    """Add the buttons that an answer lacks below it, if there is room."""
    items, words, row = list(view.walk_children()), words_for(interaction), ui.ActionRow[Any]()
    if not any(isinstance(item, ui.Button) and item.url for item in items):
        row.add_item(ui.Button(label=words.say("panel-to-board"), url=address))
    if more is not None and not any(map(is_question, items)):
        row.add_item(button(more, words.say("panel-more")))
    if row.children and len(items) + 1 + len(row.children) <= MAX_COMPONENTS:
        view.add_item(row)


def _menu_of(table_id: int, buttons: Iterable[discord.Button]) -> ControlId | None:
    """Return the control of the table's menu; a card that names no table may have it already."""
    if table_id:
        return ControlId(MORE, table_id)
    kept = (ControlId.of(each.custom_id or "") for each in buttons)
    return next((ref for ref in kept if ref.act == MORE), None)


def _buttons(components: Iterable[Any]) -> Iterator[discord.Button]:
    for component in components:
        yield from _buttons(getattr(component, "children", ()))
        if isinstance(component, discord.Button):
            yield component
