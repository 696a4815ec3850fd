"""Show the application's emoji beside what they mean, in buttons, menus and texts.

Names stay: an emoji is never the only thing that says something. Until emoji are uploaded, every
message reads as it is written.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import discord
from discord import ComponentType

log = logging.getLogger(__name__)

Component = dict[str, Any]


INVALID_FORM = 50035
"""Discord's code for a message with something invalid in it."""


class AppEmoji:
    """The emoji that the application has, by name, and the words beside which they are shown."""

    def __init__(self) -> None:
        self.ids: Mapping[str, int] = {}
        self._amounts = re.compile("(?!)")

    def use(self, ids: Mapping[str, int], amounts: re.Pattern[str]) -> None:
        """Show these emoji from now on; ``amounts`` has a group for each."""
        self.ids, self._amounts = ids, amounts

    def stop_if_refused(self, error: discord.HTTPException) -> bool:
        """Show no emoji any more if Discord refuses one; return whether it did.

        An admin may have deleted an emoji of the application, which must not cost a board.
        """
        refused = bool(self.ids) and error.code == INVALID_FORM and "emoji" in error.text.lower()
        if refused:
            self.ids = {}
            log.warning("emoji.refused", extra={"why": error.text})
        return refused

    def add_to(self, components: list[Component], text_limit: int) -> None:
        """Add emoji to a message's components, as long as its texts stay within a limit."""
        texts = [part for part in _walk(components) if part["type"] == _TEXT]
        room = text_limit - sum(len(part["content"]) for part in texts)
        for part in texts:
            text = part["content"]
            changed = text if "`" in text else self._amounts.sub(self._beside, text)
            if len(changed) - len(text) <= room:
                room -= len(changed) - len(text)
                part["content"] = changed
        for part in _walk(components):
            if part["type"] == _BUTTON and part.get("custom_id"):
                self._mark(part)
            for option in part.get("options") or ():
                self._mark(option)

    def _mark(self, part: Component) -> None:
        found = self._amounts.search(part.get("label") or "")
        name = "" if found is None else str(found.lastgroup)
        if name in self.ids and not part.get("emoji"):
            part["emoji"] = {"id": str(self.ids[name]), "name": name}

    def _beside(self, found: re.Match[str]) -> str:
        name = str(found.lastgroup)
        return f"<:{name}:{self.ids[name]}>{found[0]}" if name in self.ids else found[0]


APP_EMOJI = AppEmoji()
"""Those of this process, which is one application."""

_TEXT, _BUTTON = ComponentType.text_display.value, ComponentType.button.value


def _walk(components: Iterable[Component]) -> Iterator[Component]:
    for component in components:
        yield component
        yield from _walk(component.get("components") or ())
        if component.get("accessory"):
            yield component["accessory"]
