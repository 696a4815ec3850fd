"""What whoever runs the sandbox adds to its page: ways to begin, and tools for its developers."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from bot.sandbox.model import Channel, User

Json = dict[str, Any]


class Refused(Exception):
    """Why something the page asked for was not done, in words for its reader.

    Where the page has the sentence in its reader's language, ``word`` is its name in ``words.js``.
    """

    def __init__(self, text: str, word: str | None = None, **figures: str | int) -> None:
        super().__init__(text)
        self.word = word
        self.figures = figures


@dataclass(frozen=True, slots=True)
class Begun:
    """Where somebody who pressed a card finds themselves, and who else is invited there."""

    channel: Channel
    invited: tuple[User, ...] = ()


class Host(Protocol):
    """The other side of the page."""

    def welcome(self, user: User) -> Json:
        """What a newcomer is shown, in their language, as the page's `welcome.js` reads it."""

    async def picture(self, name: str) -> bytes | None:
        """A picture of the welcome by the name it has there, as a PNG file."""

    async def begin(self, user: User, wish: Json) -> Begun:
        """Do what a card offers.

        Raises:
            Refused: it cannot be done.
        """

    async def next_notice(self) -> float | None:
        """When something is due next, in seconds since 1970; `None` where nothing is."""

    async def position(self, user: User, channel: Channel) -> str:
        """What stands in a channel, as text for developers and for this person's eyes."""

    async def reload(self, user: User) -> str:
        """Read again what can be read again without a restart; tells this person what that was."""


class NoHost:
    """A page with nothing behind it but the bot."""

    def welcome(self, user: User) -> Json:
        """No cards."""
        return {"locale": user.locale, "cards": []}

    async def picture(self, name: str) -> bytes | None:
        """None at all."""

    async def begin(self, user: User, wish: Json) -> Begun:
        """Nothing can be begun."""
        raise Refused(f"there is nothing to begin for {user.name}: {wish}")

    async def next_notice(self) -> float | None:
        """Nothing is ever due."""
        return None

    async def position(self, user: User, channel: Channel) -> str:
        """There is nothing to tell."""
        raise Refused(f"there is no position for {user.name} in {channel.name}")

    async def reload(self, user: User) -> str:
        """There is nothing to reload."""
        raise Refused(f"there is nothing to reload for {user.name}")
