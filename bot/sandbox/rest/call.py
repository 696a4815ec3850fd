"""A REST call as its handler sees it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from bot.sandbox.core import Core
from bot.sandbox.errors import ApiError
from bot.sandbox.model import Channel, Guild, Message, User
from bot.sandbox.validate.messages import Upload

Json = dict[str, Any]
ResponseBody = Json | list[Json] | None
"""The JSON of a response with status 200 or 201, or ``None`` for a 204."""
ID_DIGITS = 20


def as_id(text: str) -> int:
    """Return a text as an id; 0 if it is not one."""
    return int(text) if text.isdecimal() and len(text) <= ID_DIGITS else 0


@dataclass
class Call:
    """A request that has been read, with the objects its path names."""

    core: Core
    method: str
    template: str
    path: str
    params: Mapping[str, str]
    query: Mapping[str, str]
    body: Any
    uploads: list[Upload]

    @property
    def json(self) -> Json:
        """Return the body, which must be an object.

        Raises:
            ApiError: 50109 when it is something else.
        """
        if not isinstance(self.body, dict):
            raise ApiError(50109)
        return self.body

    def number(self, name: str) -> int:
        """Return an id in the path, 0 if it is not a number."""
        return as_id(self.params[name])

    def channel(self) -> Channel:
        """Return the channel in the path; archive idle threads first.

        Raises:
            ApiError: 10003.
        """
        self.core.world.archive_idle_threads()
        channel = self.core.world.channels.get(self.number("channel_id"))
        if channel is None:
            raise ApiError(10003)
        return channel

    def message(self, channel: Channel) -> Message:
        """Return the message in the path; ephemeral ones do not exist here.

        Raises:
            ApiError: 10008.
        """
        message = channel.find(self.number("message_id"))
        if message is None or message.only_for is not None:
            raise ApiError(10008)
        return message

    def guild(self) -> Guild:
        """Return the guild in the path.

        Raises:
            ApiError: 10004.
        """
        guild = self.core.world.guilds.get(self.number("guild_id"))
        if guild is None:
            raise ApiError(10004)
        return guild

    def user(self) -> User:
        """Return the user in the path; `@me` is the bot.

        Raises:
            ApiError: 10013.
        """
        if self.params["user_id"] == "@me":
            return self.core.world.me
        user = self.core.world.users.get(self.number("user_id"))
        if user is None:
            raise ApiError(10013)
        return user


Handler = Callable[[Call], ResponseBody]
Route = tuple[str, str, Handler]
