"""Interactions: their payload, their token, and the bot's response."""

from __future__ import annotations

import asyncio
import secrets
import time
from dataclasses import dataclass, field
from typing import Any, Final

from bot.sandbox import limits, payloads, permissions
from bot.sandbox.errors import ApiError
from bot.sandbox.model import Channel, Message, User
from bot.sandbox.world import World

Json = dict[str, Any]

COMMAND, COMPONENT, AUTOCOMPLETE, MODAL_SUBMIT = 2, 3, 4, 5
MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, CHOICES, MODAL = 4, 5, 6, 7, 8, 9

RESPONSE_TYPES: Final = {
    COMMAND: (MESSAGE, DEFERRED_MESSAGE, MODAL),
    COMPONENT: (MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE, MODAL),
    AUTOCOMPLETE: (CHOICES,),
    MODAL_SUBMIT: (MESSAGE, DEFERRED_MESSAGE, DEFERRED_UPDATE, UPDATE),
}
"""The response types that fit each type of interaction."""


@dataclass(eq=False)
class Interaction:
    """An interaction; `ack_seconds` is the real time until its first response."""

    id: int
    token: str
    type: int
    user: User
    channel: Channel
    data: Json
    source: Message | None
    created_at: float
    origin: Interaction | None = None
    at: float = field(default_factory=time.monotonic)
    dispatched: float = 0.0
    response_type: int | None = None
    ack_seconds: float | None = None
    original: Message | None = None
    modal: Json | None = None
    choices: list[Json] = field(default_factory=list)
    followups: list[Message] = field(default_factory=list)
    responded: asyncio.Event = field(default_factory=asyncio.Event)
    answered: bool = False
    """Whether the bot has edited or deleted a message since its first response, or sent one."""

    def acknowledge(self, response_type: int) -> None:
        """Record the first response."""
        self.response_type = response_type
        self.ack_seconds = time.perf_counter() - self.dispatched
        self.responded.set()

    def metadata(self) -> Json:
        """Return the description of the interaction in the messages it has created."""
        body: Json = {
            "id": str(self.id),
            "type": self.type,
            "user": payloads.user(self.user),
            "authorizing_integration_owners": self._owners(),
        }
        if self.source is not None:
            body["interacted_message_id"] = str(self.source.id)
        if self.origin is not None:
            body["triggering_interaction_metadata"] = self.origin.metadata()
        return body

    def _owners(self) -> Json:
        guild = self.channel.guild
        return {"0": str(guild.id) if guild else "0"}

    def payload(self) -> Json:
        """Return the INTERACTION_CREATE event."""
        channel, guild = self.channel, self.channel.guild
        me = channel.world.me
        body: Json = {
            "id": str(self.id),
            "application_id": str(me.id),
            "type": self.type,
            "token": self.token,
            "version": 1,
            "data": self.data,
            "channel_id": str(channel.id),
            "channel": payloads.channel(channel),
            "locale": self.user.locale,
            "app_permissions": str(permissions.in_channel(me, channel)),
            "entitlements": [],
            "authorizing_integration_owners": self._owners(),
            "context": 0 if guild else 1,
            "attachment_size_limit": payloads.file_limit(guild),
        }
        if guild:
            body |= {
                "guild_id": str(guild.id),
                "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
                "guild_locale": guild.locale,
                "member": payloads.member_in(self.user, channel),
            }
        else:
            body["user"] = payloads.user(self.user)
        if self.source is not None:
            body["message"] = payloads.message(self.source)
        return body


class Interactions:
    """All interactions by id and by token."""

    def __init__(self, world: World) -> None:
        self._world = world
        self.by_token: dict[str, Interaction] = {}
        self.latest: Interaction | None = None

    def create(
        self,
        kind: int,
        user: User,
        channel: Channel,
        data: Json,
        *,
        source: Message | None = None,
        origin: Interaction | None = None,
    ) -> Interaction:
        """Create an interaction; the dispatcher sets `dispatched`."""
        interaction = Interaction(
            id=self._world.new_id(),
            token=secrets.token_urlsafe(120),
            type=kind,
            user=user,
            channel=channel,
            data=data,
            source=source,
            origin=origin,
            created_at=self._world.clock.now(),
        )
        self.by_token[interaction.token] = interaction
        self._forget()
        if kind != AUTOCOMPLETE:
            self.latest = interaction
        return interaction

    def _forget(self) -> None:
        """Drop interactions whose tokens expired long ago."""
        oldest = self._world.clock.now() - 2 * limits.TOKEN_LIFE
        while (first := next(iter(self.by_token.values()))).created_at < oldest:
            del self.by_token[first.token]

    def for_first_response(self, number: str, token: str) -> Interaction:
        """Return the interaction that this first response is for.

        Raises:
            ApiError: 10062 when it is unknown or older than three seconds, 40060 when it already
                has a response.
        """
        interaction = self.by_token.get(token)
        if interaction is None or str(interaction.id) != number:
            raise ApiError(10062)
        if interaction.response_type is not None:
            raise ApiError(40060)
        if self._world.clock.now() - interaction.created_at > limits.FIRST_RESPONSE_S:
            raise ApiError(10062)
        return interaction

    def for_webhook(self, token: str) -> Interaction:
        """Return the interaction that this webhook request is for.

        Raises:
            ApiError: 10015 before the first response, 50027 after fifteen minutes, 10003 when the
                channel is gone.
        """
        interaction = self.by_token.get(token)
        if interaction is None or interaction.response_type is None:
            raise ApiError(10015)
        if self._world.clock.now() - interaction.created_at > limits.TOKEN_LIFE:
            raise ApiError(50027)
        if interaction.channel.deleted:
            raise ApiError(10003)
        return interaction
