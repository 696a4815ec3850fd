"""The bot's reply to a user's interaction."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from bot.sandbox import interactions, limits, widgets
from bot.sandbox.interactions import Interaction
from bot.sandbox.model import Message

Json = dict[str, Any]


class NoAnswer(Exception):
    """The bot did not answer in time: "The application did not respond"."""


class Reply:
    """The result of an interaction as the user sees it; it stays up to date."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.deferred = interaction.response_type in (
            interactions.DEFERRED_MESSAGE,
            interactions.DEFERRED_UPDATE,
        )

    @property
    def ack_seconds(self) -> float:
        """Return the real seconds from dispatch to the first response."""
        assert self.interaction.ack_seconds is not None
        return self.interaction.ack_seconds

    @property
    def updated(self) -> bool:
        """Return whether the response changes the message that was pressed."""
        return self.interaction.response_type in (interactions.UPDATE, interactions.DEFERRED_UPDATE)

    @property
    def followups(self) -> list[Message]:
        """Return further messages sent with the interaction's token."""
        return self.interaction.followups

    @property
    def messages(self) -> list[Message]:
        """Return all messages that this interaction created."""
        first = self.interaction.original
        originals = [] if first is None or self.updated else [first]
        return [message for message in (*originals, *self.followups) if not message.deleted]

    @property
    def message(self) -> Message:
        """Return the reply: the first message created, else the updated one.

        Raises:
            LookupError: when there is none.
        """
        message = next(iter(self.messages), self.interaction.original)
        if message is None:
            raise LookupError("the answer is not a message")
        return message

    @property
    def text(self) -> str:
        """Return everything readable in the created messages, else in the updated one."""
        return "\n".join(message.text for message in self.messages or [self.message])

    @property
    def ephemeral(self) -> bool:
        """Return whether only this user sees the reply."""
        return self.message.ephemeral

    @property
    def modal(self) -> Json | None:
        """Return the form that was opened, as JSON."""
        return self.interaction.modal

    async def answer(self, number: int = 1, within: float = limits.TIMEOUT_S) -> Message:
        """Wait for the n-th message that this interaction created, without "thinking".

        Raises:
            NoAnswer: when it does not come in time.
        """

        def made() -> list[Message]:
            return [message for message in self.messages if not message.loading]

        await wait_until(self.interaction, lambda: len(made()) >= number, within, "no answer")
        return made()[number - 1]

    async def with_file(self, ending: str, within: float = limits.TIMEOUT_S) -> Message:
        """Wait until the reply has a file with this ending, such as ``.txt``.

        Raises:
            NoAnswer: when it has none in time.
        """

        def has_file() -> bool:
            return any(file.filename.endswith(ending) for file in self.message.attachments)

        await wait_until(self.interaction, has_file, within, "no file")
        return self.message

    async def followup(self, number: int = 1, within: float = limits.TIMEOUT_S) -> Message:
        """Wait for the n-th follow-up message.

        Raises:
            NoAnswer: when it does not come in time.
        """
        await wait_until(
            self.interaction, lambda: len(self.followups) >= number, within, "no follow-up"
        )
        return self.followups[number - 1]


async def wait_until(
    interaction: Interaction, done: Callable[[], bool], seconds: float, complaint: str
) -> None:
    """Wait for a change in the channel; raise :class:`NoAnswer` after the timeout."""
    try:
        async with asyncio.timeout(seconds):
            while True:
                change = interaction.channel.world.next_change(interaction.channel)
                if done():
                    return
                await change
    except TimeoutError:
        raise NoAnswer(f"{complaint} in {seconds} s") from None


def names_of(widget: widgets.Button | widgets.Select) -> tuple[str, ...]:
    """Return the names by which a component can be addressed."""
    if isinstance(widget, widgets.Select):
        return widget.placeholder, widget.custom_id
    full = f"{widget.emoji} {widget.label}".strip()
    return full, widget.label, widget.custom_id


class Choices(list[tuple[str, Any]]):
    """Autocomplete suggestions: (label, value) pairs, labels in the user's language."""

    def __init__(self, interaction: Interaction, locale: str) -> None:
        for choice in interaction.choices:
            translations = choice.get("name_localizations") or {}
            label: str = translations.get(locale) or choice["name"]
            self.append((label, choice["value"]))
        assert interaction.ack_seconds is not None
        self.ack_seconds = interaction.ack_seconds

    @property
    def labels(self) -> list[str]:
        """Return what the user reads."""
        return [label for label, _ in self]

    @property
    def values(self) -> list[Any]:
        """Return what would be sent."""
        return [value for _, value in self]
