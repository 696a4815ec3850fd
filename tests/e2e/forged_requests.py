"""Forge requests that no Discord client would send: made-up words, values and presses."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.sandbox import Channel, Message, User, interactions
from bot.sandbox.interactions import Interaction
from tests.e2e.harness import AppHarness

Json = dict[str, Any]

WAIT_LIMIT_S = 60.0
"""Seconds after which a missing answer is a failure; generous for a busy machine."""
SUBCOMMAND, GROUP, STRING, INTEGER, BOOLEAN = 1, 2, 3, 4, 5
BUTTON, MENU = 2, 3
COMPONENTS_V2 = 1 << 15

LINK = "[Claim](https://evil.example)"
LONG = "x" * 6000
WORDS = (
    "",
    " ",
    "\0",
    "a\0b",
    "../../etc/passwd",
    LINK,
    "@everyone <@1> <#2>",
    "\u202e**`~~",
    "=",
    "favors=",
    "favors=\0,x=y",
    "{ $who }",
    "'; DROP TABLE tables; --",
    "\ufdfa" * 6000,
    "🂡" * 3000,
    "9" * 5000,
    "lorem " * 1000,
    LONG,
)
NUMBER_TEXTS = (-1, 2**31, 2**53, 2**63, 2**64, 10**30, -(10**30))
NUMBERS = ("", "0", "-1", "x", "１", "9" * 30, str(2**63 - 1), str(2**63), str(2**64))


@dataclass(frozen=True)
class RequestField:
    """A command with its path and its options as registered with Discord."""

    path: tuple[Json, ...]
    options: tuple[Json, ...]

    @property
    def name(self) -> str:
        return " ".join(step["name"] for step in self.path)

    def data(self, filled: list[Json]) -> Json:
        """Return the interaction data of the command."""
        command, *steps = self.path
        for step in reversed(steps):
            filled = [{"type": step["type"], "name": step["name"], "options": filled}]
        return {"id": command["id"], "name": command["name"], "type": 1, "options": filled}


def request_fields(app: AppHarness) -> list[RequestField]:
    """Return all registered commands."""
    return [leaf for command in app.server.commands.listed(None) for leaf in _below((command,))]


def _below(path: tuple[Json, ...]) -> Iterator[RequestField]:
    options = path[-1].get("options") or []
    inner = [option for option in options if option["type"] in (SUBCOMMAND, GROUP)]
    if not inner:
        yield RequestField(path, tuple(options))
    for option in inner:
        yield from _below((*path, option))


class RequestForger:
    """Sends forged requests and waits until the bot has handled them."""

    def __init__(self, app: AppHarness, channel: Channel, seed: str) -> None:
        self.app = app
        self.channel = channel
        self.dice = random.Random(seed)
        self.sent: list[Interaction] = []

    def word(self) -> str:
        """Return a text, sometimes followed by noise."""
        noise = "".join(self.dice.choices("ζ_\t\n\u3000·|🜁", k=self.dice.choice((0, 0, 3))))
        return self.dice.choice(WORDS) + noise

    def value(self, option: Json) -> Any:
        """Return a wrong value of the option's type."""
        if option["type"] == STRING:
            return self.word()
        return self.dice.choice(NUMBER_TEXTS if option["type"] == INTEGER else (True, False))

    def command(self, user: User, leaf: RequestField, **meant: Any) -> Interaction:
        """Forge a command; options in ``meant`` keep their value, some others are left out."""
        filled = [
            {
                "type": option["type"],
                "name": option["name"],
                "value": meant.get(option["name"], self.value(option)),
            }
            for option in leaf.options
            if option["name"] in meant or self.dice.random() < 0.9
        ]
        return self._made(interactions.COMMAND, user, leaf.data(filled))

    def suggestion(
        self, user: User, leaf: RequestField, option: Json, typed: str | None
    ) -> Interaction:
        """Forge an autocomplete request for an option; ``None`` types nothing."""
        filled = [
            {"type": other["type"], "name": other["name"], "value": self.value(other)}
            for other in leaf.options
            if other is not option and self.dice.random() < 0.5
        ]
        if typed is not None:
            name = option["name"]
            filled.append({"type": option["type"], "name": name, "value": typed, "focused": True})
        return self._made(interactions.AUTOCOMPLETE, user, leaf.data(filled))

    def press(self, user: User, custom_id: str, *chosen: str) -> Interaction:
        """Forge a press of a button, or a choice in a menu, on a message that has it."""
        kind = MENU if chosen else BUTTON
        made: Json = {"type": kind, "id": 2, "custom_id": custom_id}
        if chosen:
            made["options"] = [{"label": "x", "value": "x"}]
        else:
            made |= {"style": 2, "label": "x"}
        source = Message(
            self.channel,
            self.app.server.world.new_id(),
            self.app.server.bot,
            components=[{"type": 1, "id": 1, "components": [made]}],
            flags=COMPONENTS_V2,
        )
        data: Json = {"custom_id": custom_id, "component_type": kind, "id": 2}
        if chosen:
            data["values"] = list(chosen)
        return self._made(interactions.COMPONENT, user, data, source)

    def custom_id(self, act: str, table: int, sequence: int) -> str:
        """Return a control's id with an invalid part."""
        numbers = (*NUMBERS, str(table), str(table), str(table))
        first, second = self.dice.choice(numbers), self.dice.choice((*NUMBERS, str(sequence)))
        whole = f"{act}:{first}:{second}:{self.word()[:60]}"
        return self.dice.choice((whole, whole, whole, whole[: self.dice.randrange(1, 12)]))

    def _made(
        self, kind: int, user: User, data: Json, source: Message | None = None
    ) -> Interaction:
        server = self.app.server
        return server.interactions.create(kind, user, self.channel, data, source=source)

    async def send(self, made: Sequence[Interaction]) -> None:
        """Send all requests to the bot and wait until it has handled them."""
        for interaction in made:
            self.app.server.core.dispatch(interaction)
        answered = [asyncio.create_task(interaction.responded.wait()) for interaction in made]
        done, _ = await asyncio.wait(answered, timeout=WAIT_LIMIT_S)
        silent = [one for one, task in zip(made, answered, strict=True) if task not in done]
        assert silent == [], [(one.user.name, one.data) for one in silent]
        while hands := self.app.bot.dispatcher.answering:
            await asyncio.wait(hands, timeout=WAIT_LIMIT_S)
        self.sent += made

    def unanswered(self) -> list[Json]:
        """Return the requests that got no answer and no form, or only a spinner."""
        return [made.data for made in self.sent if not _said(made)]


def _said(made: Interaction) -> bool:
    if made.type == interactions.AUTOCOMPLETE:
        return made.response_type == interactions.CHOICES
    if made.response_type == interactions.MODAL:
        return True
    if made.response_type == interactions.DEFERRED_UPDATE:
        return bool(made.followups) and all(message.text for message in made.followups)
    return made.original is not None and not made.original.loading and bool(made.original.text)


def paragraphs(message: Message) -> Iterator[str]:
    """Yield the texts of a message in which Markdown is rendered."""
    waiting: list[Any] = list(message.components)
    while waiting:
        found = waiting.pop()
        if found.get("type") == 10:
            yield found["content"]
        waiting += found.get("components") or []
