"""The person at a tab of the page, and their rights."""

from __future__ import annotations

from typing import Any
from urllib.parse import urlencode

from bot.sandbox.core import Core
from bot.sandbox.model import Channel, Guild, Message, User
from bot.sandbox.page import visible
from bot.sandbox.page.guard import Guard
from bot.sandbox.page.host import Host, Refused
from bot.sandbox.replies import Reply
from bot.sandbox.rest.call import as_id
from bot.sandbox.server import LoopbackDiscord
from bot.sandbox.world import World

Json = dict[str, Any]


class Unknown(Exception):
    """The message, channel or person does not exist, or the user must not see it."""


class Visitor:
    """A person at a tab, with the forms that are open there."""

    def __init__(
        self,
        server: LoopbackDiscord,
        host: Host,
        guard: Guard,
        browser: str,
        only: int | None,
    ) -> None:
        """Restrict the tab to one person with `only`, if it was opened by an invitation.

        `browser` is the cookie that tells the tab's browser from others.
        """
        self._server = server
        self._guard = guard
        self._browser = browser
        self.host = host
        self.only = only
        self.forms: dict[str, Reply] = {}
        self.user = next(user for user in self.world.users.values() if not user.bot)
        if only is not None:
            self.user = self.world.users[only]

    @property
    def core(self) -> Core:
        """Return the parts of the sandbox."""
        return self._server.core

    @property
    def world(self) -> World:
        """Return the world."""
        return self._server.world

    @property
    def guild(self) -> Guild:
        """Return the server that the page shows."""
        return next(iter(self.world.guilds.values()))

    def use_browser(self) -> None:
        """Be the person who is logged in to Discord at the tab's browser, for OAuth2."""
        self._server.oauth.log_in(self._browser, self.user)
        if self.only is None:
            self._server.oauth.visitor = self.user

    def require_host(self) -> None:
        """Raise an error unless the tab is the host's.

        Raises:
            Refused: this tab is a guest's.
        """
        if self.only is not None:
            raise Refused("a guest", "hostOnly")

    def link(self, user: User, channel: Channel) -> str:
        """Return the link that opens a channel of the page as another person."""
        query = {"channel": str(channel.id), "as": str(user.id)}
        if not self._guard.shared:
            return f"/?{urlencode(query)}"  # relative: this browser may know the page by any name
        key = self._guard.new_key(user.id)
        return f"{self._guard.outside_url(self._server.url)}/?{urlencode({'key': key, **query})}"

    def become(self, number: int) -> None:
        """Become another person.

        Raises:
            Unknown: no person has that id, or this tab is for one person only.
        """
        user = self.world.users.get(number)
        if user is None or user.bot or (self.only is not None and number != self.only):
            raise Unknown("person")
        self.user = user
        self.forms.clear()

    def find_channel(self, request: Json) -> Channel:
        """Return the channel that a request names.

        Raises:
            Unknown: it does not exist, or this person cannot see it.
        """
        channel = self.world.channels.get(number(request, "channel"))
        if channel is None or not visible.can_see(self.user, channel):
            raise Unknown("channel")
        return channel

    def find_person(self, request: Json) -> User:
        """Return the person that a request names.

        Raises:
            Unknown: nobody has that id.
        """
        user = self.world.users.get(number(request, "person"))
        if user is None:
            raise Unknown("person")
        return user

    def find_message(self, request: Json) -> Message:
        """Return the message that a request names.

        Raises:
            Unknown: it does not exist, or this person cannot see it.
        """
        message = self.find_channel(request).find(number(request, "message"))
        if message is None or message.only_for not in (None, self.user):
            raise Unknown("message")
        return message


def number(request: Json, name: str) -> int:
    """Return an id in a request; 0 if it is missing or invalid."""
    return as_id(str(request.get(name, "")))
