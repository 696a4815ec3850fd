"""The content of a message: text, components and files, and how to read them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from bot.sandbox import widgets
from bot.sandbox.flags import COMPONENTS_V2, EPHEMERAL, LOADING, SILENT

Json = dict[str, Any]


@dataclass(eq=False)
class Attachment:
    """A file in a message, with its bytes."""

    id: int
    filename: str
    data: bytes
    url: str
    content_type: str
    description: str = ""
    ephemeral: bool = False

    @property
    def size(self) -> int:
        """Return the length in bytes."""
        return len(self.data)

    @property
    def pixels(self) -> tuple[int, int] | None:
        """Return width and height of a PNG, else ``None``."""
        if self.data[:8] != b"\x89PNG\r\n\x1a\n":
            return None
        return int.from_bytes(self.data[16:20], "big"), int.from_bytes(self.data[20:24], "big")


@dataclass(eq=False, kw_only=True)
class Content:
    """Text, components and files of a message."""

    content: str = ""
    embeds: list[Json] = field(default_factory=list)
    components: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: int = 0
    _buttons: tuple[list[Json], list[widgets.Button]] | None = None
    """Cache of the buttons, with the components they were read from."""

    @property
    def ephemeral(self) -> bool:
        """Return whether only one user sees it."""
        return bool(self.flags & EPHEMERAL)

    @property
    def loading(self) -> bool:
        """Return whether it is still "thinking"."""
        return bool(self.flags & LOADING)

    @property
    def silent(self) -> bool:
        """Return whether it mentions without a push notification."""
        return bool(self.flags & SILENT)

    @property
    def v2(self) -> bool:
        """Return whether it uses components v2."""
        return bool(self.flags & COMPONENTS_V2)

    @property
    def text(self) -> str:
        """Return everything readable: content, embeds, text displays, labels, options."""
        return widgets.all_text(self.content, self.embeds, self.components)

    def buttons(self) -> list[widgets.Button]:
        """Return all buttons in reading order."""
        if self._buttons is None or self._buttons[0] is not self.components:
            self._buttons = self.components, widgets.buttons(self.components)
        return list(self._buttons[1])

    def selects(self) -> list[widgets.Select]:
        """Return all select menus in reading order."""
        return widgets.selects(self.components)

    @property
    def shown(self) -> list[Attachment]:
        """Return the files that are visible: with components v2, those a component shows."""
        if not self.v2:
            return list(self.attachments)
        urls = {item["url"] for item, _ in widgets.media(self.components)}
        return [attachment for attachment in self.attachments if attachment.url in urls]

    @property
    def alt_texts(self) -> list[str]:
        """Return the alt texts as a screen reader would read them, in order."""
        if self.v2:
            return [alt for _, alt in widgets.media(self.components) if alt]
        return [a.description for a in self.attachments if a.description]
