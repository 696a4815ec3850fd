"""A person's Discord client: type commands, press buttons, choose from menus, fill in forms.

The bot gets each of these through the gateway as an interaction. Whatever a real client would not
let a person do raises `CannotDo`.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Mapping
from typing import Any, TypeVar

from bot.sandbox import interactions, limits, permissions, widgets
from bot.sandbox.context_menus import menu_data
from bot.sandbox.core import Core
from bot.sandbox.forms import fill_modal
from bot.sandbox.interactions import Interaction
from bot.sandbox.model import Channel, Message, Role, User
from bot.sandbox.replies import Choices, Json, NoAnswer, Reply, names_of, wait_until
from bot.sandbox.slash import CannotDo, NotAllowed, Slash, add_resolved

Widget = TypeVar("Widget", widgets.Button, widgets.Select)
Called = str | re.Pattern[str]
"""What a button or menu is called: one of its names, or a pattern that is found in one."""


class Keyboard:
    """One person's client in one channel."""

    def __init__(self, core: Core, user: User, channel: Channel) -> None:
        self._core = core
        self.user = user
        self.channel = channel

    def _check_presence(self) -> None:
        if self.channel.deleted:
            raise CannotDo(f"{self.channel.name} is deleted")
        if not permissions.can(self.user, self.channel, "view_channel"):
            raise NotAllowed(f"{self.user.name} does not see {self.channel.name}")

    @property
    def screen(self) -> list[Message]:
        """Return what this person sees here, oldest first."""
        return self.channel.visible_to(self.user)

    # Commands.

    async def slash(
        self, command: str, options: Mapping[str, Any] | None = None, /, **named: Any
    ) -> Reply:
        """Send a slash command and wait for the answer.

        Args:
            command: its words, without the slash, in English or the person's own language.
            options: values by option name, for names that are no Python words.
            named: values by option name. Users, roles and channels are given as such, files as
                (name, bytes), choices by value or label.

        Raises:
            CannotDo: when a client would not send it.
            NoAnswer: when the bot does not answer in three seconds.
        """
        self._check_presence()
        slash = self._slash(command)
        data = slash.data({**(options or {}), **named})
        return await self._send(interactions.COMMAND, data)

    async def autocomplete(
        self,
        command: str,
        option: str,
        typed: str = "",
        options: Mapping[str, Any] | None = None,
        /,
        **named: Any,
    ) -> Choices:
        """Type part of an option and return the bot's suggestions."""
        self._check_presence()
        slash = self._slash(command)
        slash.focusable(option)
        data = slash.data({**(options or {}), **named, option: typed}, focus=option)
        reply = await self._send(interactions.AUTOCOMPLETE, data)
        return Choices(reply.interaction, self.user.locale)

    def _slash(self, command: str) -> Slash:
        available = self._core.commands.available(self.channel.guild)
        return Slash(self.user, self.channel, available, command)

    async def choose(self, command: str, target: User | Message) -> Reply:
        """Choose a command in the context menu of a person or message, and wait for the answer.

        Args:
            command: its name in English or the person's own language.
            target: the person or message whose menu it is.
        """
        self._check_presence()
        available = self._core.commands.available(self.channel.guild)
        data = menu_data(self.user, self.channel, available, command, target)
        return await self._send(interactions.COMMAND, data)

    # Components.

    async def click(self, button: Called, *, message: Message | None = None) -> Reply:
        """Press a button.

        Args:
            button: its label (with or without its emoji) or custom id.
            message: where it is; by default the newest message this person sees that has it.
        """
        found, on = self._find(button, message, Message.buttons)
        data = {"custom_id": found.custom_id, "component_type": widgets.BUTTON, "id": found.id}
        return await self._send(interactions.COMPONENT, data, source=on)

    async def select(
        self, menu: Called, *values: str | User | Role | Channel, message: Message | None = None
    ) -> Reply:
        """Choose from a select menu.

        Args:
            menu: its placeholder or custom id.
            values: options by value or label; users, roles or channels where the menu asks that.
            message: where it is; by default the newest message this person sees that has it.
        """
        found, on = self._find(menu, message, Message.selects)
        if not found.low <= len(values) <= found.high:
            raise CannotDo(f"{menu!r} takes {found.low} to {found.high} values")
        data: Json = {"custom_id": found.custom_id, "component_type": found.kind, "id": found.id}
        data["values"], resolved = self._chosen(found, values)
        if resolved:
            data["resolved"] = resolved
        return await self._send(interactions.COMPONENT, data, source=on)

    def _chosen(
        self, menu: widgets.Select, values: tuple[str | User | Role | Channel, ...]
    ) -> tuple[list[str], Json]:
        chosen: list[str] = []
        resolved: Json = {}
        for value in values:
            if isinstance(value, str):
                option = next((o for o in menu.options if value in (o.value, o.label)), None)
                if option is None:
                    labels = [o.label for o in menu.options]
                    raise CannotDo(f"no option {value!r}; there are: {labels}")
                chosen.append(option.value)
            else:
                add_resolved(resolved, value, self.channel)
                chosen.append(str(value.id))
        return chosen, resolved

    def _find(
        self,
        called: Called,
        message: Message | None,
        widgets_of: Callable[[Message], list[Widget]],
    ) -> tuple[Widget, Message]:
        """Find an enabled component on the newest message that has it."""
        self._check_presence()
        messages = self.screen if message is None else [message]
        if message is not None and message not in self.screen:
            raise CannotDo(f"{self.user.name} does not see that message")
        disabled = False
        for on in reversed(messages):
            for widget in widgets_of(on):
                if _is_called(widget, called):
                    if not widget.disabled:
                        return widget, on
                    disabled = True
        if disabled:
            raise CannotDo(f"{called!r} is disabled")
        names = [names_of(widget)[0] for on in messages for widget in widgets_of(on)]
        raise CannotDo(f"nothing called {called!r}; there are: {names}")

    async def submit_modal(
        self, fields: Mapping[str, Any] | None = None, /, *, to: Reply | None = None, **named: Any
    ) -> Reply:
        """Fill in and submit the form that was last opened for this person.

        Args:
            fields: values by label or custom id; what is left out keeps its preset value.
            to: the reply that opened the form, if it is not the last.
            named: values by custom id.
        """
        opened = to.interaction if to else self._core.open_modals.get(self.user.id)
        if opened is None or opened.modal is None:
            raise CannotDo(f"no form is open for {self.user.name}")
        data = fill_modal(opened.modal, {**(fields or {}), **named}, self.channel)
        self._core.open_modals.pop(self.user.id, None)
        return await self._send(
            interactions.MODAL_SUBMIT, data, source=opened.source, origin=opened
        )

    def say(self, text: str) -> Message:
        """Write an ordinary message."""
        self._check_presence()
        name = "send_messages_in_threads" if self.channel.thread else "send_messages"
        if not permissions.can(self.user, self.channel, name):
            raise NotAllowed(f"{self.user.name} may not write in {self.channel.name}")
        world = self._core.world
        return world.post(Message(self.channel, world.new_id(), self.user, content=text))

    # The way to the bot and back.

    async def _send(
        self,
        kind: int,
        data: Json,
        *,
        source: Message | None = None,
        origin: Interaction | None = None,
    ) -> Reply:
        core = self._core
        if not core.gateway.listeners(self.channel.guild):
            raise NoAnswer("the bot is not connected")
        interaction = core.interactions.create(
            kind, self.user, self.channel, data, source=source, origin=origin
        )
        core.dispatch(interaction)
        await _first_response(interaction.responded)
        if interaction.modal is not None:
            core.open_modals[self.user.id] = interaction
        reply = Reply(interaction)
        if _awaits_answer(interaction):
            await wait_until(
                interaction, lambda: interaction.answered, limits.TIMEOUT_S, "no answer"
            )
        return reply


async def _first_response(responded: asyncio.Event) -> None:
    try:
        async with asyncio.timeout(limits.FIRST_RESPONSE_S):
            await responded.wait()
    except TimeoutError:
        raise NoAnswer(f"no answer in {limits.FIRST_RESPONSE_S} s") from None


def _awaits_answer(interaction: Interaction) -> bool:
    """Return whether an answer is still to come: "thinking", or a press on a private message."""
    source = interaction.source
    return interaction.response_type == interactions.DEFERRED_MESSAGE or (
        interaction.response_type == interactions.DEFERRED_UPDATE
        and source is not None
        and source.ephemeral
    )


def _is_called(widget: widgets.Button | widgets.Select, called: Called) -> bool:
    if not widget.custom_id:
        return False
    names = [name for name in names_of(widget) if name]
    if isinstance(called, str):
        return called in names
    return any(called.search(name) for name in names)
