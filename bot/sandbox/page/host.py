"""What the page asks of the program behind it: ways to begin, and tools for developers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from bot.sandbox.model import Channel, User

Json = dict[str, Any]


class Refused(Exception):
    """Why a request of the page was refused, in words for its reader.

    Where the page has the sentence in its reader's language, ``word`` is its name in ``words.js``.
    """

    def __init__(self, text: str, word: str | None = None, **figures: str | int) -> None:
        super().__init__(text)
        self.word = word
        self.figures = figures


@dataclass(frozen=True, slots=True)
class Begun:
    """The channel that a card has opened, and who is invited there."""

    channel: Channel
    invited: tuple[User, ...] = ()


class Host(Protocol):
    """The program behind the page."""

    def welcome(self, user: User) -> Json:
        """Return the welcome page in the user's language, as `welcome.js` reads it."""

    async def picture(self, name: str) -> bytes | None:
        """Return a picture of the welcome page by its name, as a PNG file."""

    async def begin(self, user: User, chosen: Json) -> Begun:
        """Do what a card offers.

        Raises:
            Refused: it cannot be done.
        """

    def missing_command(self, user: User, typed: str) -> str | None:
        """Return what to do instead of a command that does not exist; `None` if unknown."""

    async def next_notice(self) -> float | None:
        """Return when something is due next, in seconds since 1970; `None` if nothing is."""

    async def position(self, user: User, channel: Channel) -> str:
        """Return the position in a channel as text, as this person may see it."""

    async def reload(self, user: User) -> str:
        """Reload what can be reloaded without a restart, and tell this person what that was."""


class NoHost:
    """Nothing behind the page but the bot."""

    def welcome(self, user: User) -> Json:
        """Return no cards."""
        return {"locale": user.locale, "cards": []}

    async def picture(self, name: str) -> bytes | None:
        """Return no picture."""

    async def begin(self, user: User, chosen: Json) -> Begun:
        """Refuse: nothing can be begun."""
        raise Refused(f"there is nothing to begin for {user.name}: {chosen}")

    def missing_command(self, user: User, typed: str) -> str | None:
        """Know of no command."""

    async def next_notice(self) -> float | None:
        """Return that nothing is due."""
        return None

    async def position(self, user: User, channel: Channel) -> str:
        """Refuse: there is no position."""
        raise Refused(f"there is no position for {user.name} in {channel.name}")

    async def reload(self, user: User) -> str:
        """Refuse: nothing can be reloaded."""
        raise Refused(f"there is nothing to reload for {user.name}")
