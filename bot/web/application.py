"""The bot's application at Discord, with which visitors log in."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Application:
    """What Discord needs to know an application, and where its API is."""

    id: str
    secret: str = field(repr=False)
    api: str
    """The address of the API with its version, without a slash at the end."""
