"""Read everything a person can be shown of a table, by commands, suggestions and buttons."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from discord import app_commands

from bot.sandbox import Channel, Message, Reply, User
from bot.sandbox.keyboard import Keyboard
from engine.core.registry import game_names
from tests.e2e.harness import AppHarness
from tests.e2e.permission_matrix import COMMANDS
from tests.e2e.players import controls, sentences
from tests.e2e.presses import press_act

SHOWING: Mapping[str, tuple[str, dict[str, Any]]] = {
    "board": ("view", {"part": "board"}),
    "board in words": ("view", {"text": True}),
    "view": ("view", {}),
    "history": ("history", {}),
    "plan": ("plan", {}),
    "recap": ("recap", {}),
    "recap whole": ("recap", {"whole": True}),
    "status": ("status", {}),
    "tables": ("tables", {}),
}
"""The commands that show something of a table, by a name for each."""

FILM = "animate"
"""Used by readers of depth 2 only: a film shows what the steps show, and takes seconds to draw."""
READING = {
    *(FILM, "board", "export", "hint", "history", "lastturn", "log", "logpage", "more"),
    *("open", "page", "plan", "planfor", "round", "score", "status", "step", "verify", "view"),
    *("w", "wback", "whatif", "why", "wpage"),
}
"""The actions of controls that show something and change nothing at the table."""
MENU_OPTIONS = 2
"""How many options of a menu are chosen: the last ones, which are the latest rounds."""


class Shown(NamedTuple):
    """What a person was shown: text without ids and times, and files."""

    text: str
    pictures: tuple[bytes, ...]


@dataclass
class Reader:
    """One person who reads everything about a table; each control is used once."""

    app: AppHarness
    keyboard: Keyboard
    depth: int
    """Controls used one after another: 1 for those of a command's answer, 2 for theirs too."""
    found: dict[str, Shown] = field(default_factory=dict)
    """What was shown, by how the reader got there."""
    used: set[tuple[str, str]] = field(default_factory=set)

    async def read(self, game: str) -> None:
        """Use every command, suggestion and control that shows something."""
        opened = {"turn": self.app.board(self.keyboard.channel).message}
        for name, (command, options) in SHOWING.items():
            reply = await self.keyboard.slash(command, options)
            await self.note(name, reply)
            opened[name] = reply.message
        for suggesting, option in self.suggesting(game):
            name, values = suggesting.qualified_name, arguments_of(suggesting)
            choices = await self.keyboard.autocomplete(name, option, "", values)
            self.found[f"{name} {option}:"] = Shown(self.without_ids(str(list(choices))), ())
        for name, message in opened.items():
            await self.use_controls(name, message, self.depth)

    async def use_controls(self, way: str, message: Message, depth: int) -> None:
        """Use the controls of a message that only show something, and those of what they show."""
        components = message.components
        for custom_id, value in reading_controls(message):
            film = custom_id.split(":")[0] == FILM
            if (custom_id, value) in self.used or (film and self.depth < 2):
                continue
            self.used.add((custom_id, value))
            message.components = components  # an earlier control may have replaced them
            if value:
                reply = await self.keyboard.select(custom_id, value, message=message)
            else:
                reply = await self.keyboard.click(custom_id, message=message)
            here = f"{way} > {custom_id} {value}".rstrip()
            await self.note(here, reply)
            if depth > 1:
                await self.use_controls(here, reply.message, depth - 1)

    async def note(self, way: str, reply: Reply) -> None:
        """Wait until a reply is complete, and keep it."""
        await self.app.quiet()
        messages = reply.messages or [reply.message]
        files = [file for message in messages for file in message.attachments]
        texts = [part for m in messages for part in (m.content, *sentences(m.components))]
        texts += [part for m in messages for part in controls(m.components)]
        texts += [file.data.decode() for file in files if file.filename.endswith(".txt")]
        pictures = tuple(file.data for file in files if not file.filename.endswith(".txt"))
        self.found[way] = Shown(self.without_ids("\n".join(texts)), pictures)

    def suggesting(self, game: str) -> list[tuple[app_commands.Command[Any, ..., Any], str]]:
        """Return the commands with options that are suggested, without those of other games."""
        found = self.app.bot.tree.walk_commands()
        return [
            (command, option.name)
            for command in found
            if isinstance(command, app_commands.Command)
            and (command.parent is None or command.parent.name not in {*game_names()} - {game})
            for option in command.parameters
            if option.autocomplete and option.name != "zone"  # it shows the time of day
        ]

    def without_ids(self, text: str) -> str:
        """Return a text with names for people, and without times and links."""
        for user in (*self.app.people, self.app.admin, self.app.stranger):
            text = text.replace(str(user.id), user.name)
        return re.sub(r"<t:\d+(:\w)?>|\d{15,}", "", text)


def reading_controls(message: Message) -> list[tuple[str, str]]:
    """Return the ids of controls that only show something, with the value to choose in menus."""
    found = [(one.custom_id, "") for one in message.buttons() if not one.disabled]
    for menu in message.selects():
        values = [option.value for option in menu.options]
        found += [(menu.custom_id, value) for value in values[-MENU_OPTIONS:]]
    return [one for one in found if one[0].removeprefix("pick-").split(":")[0] in READING]


def arguments_of(command: app_commands.Command[Any, ..., Any]) -> dict[str, Any]:
    """Return values for a command's options."""
    if command.parent is not None and command.parent.name in game_names():
        return dict.fromkeys((option.name for option in command.parameters), "1")
    return COMMANDS[command.qualified_name]


async def everything_shown(
    app: AppHarness, channel: Channel, user: User, depth: int
) -> dict[str, Shown]:
    """Return what a person can be shown of a channel's table, by how they got there."""
    reader = Reader(app, user.at(channel), depth)
    await reader.read((await app.table(channel)).game)
    return reader.found


async def what_ifs_shown(
    app: AppHarness, channel: Channel, user: User, depth: int
) -> dict[str, Shown]:
    """Return what a person is shown who tries moves, at a table that allows hints."""
    await app.allow_hints(channel)
    reader = Reader(app, user.at(channel), depth)
    for name, word in (("whatif", ""), ("whatif at the start", "0")):
        reply = await press_act(reader.keyboard, "whatif", word)
        await reader.note(f"allowed {name}", reply)
        await reader.use_controls(f"allowed {name}", reply.message, depth)
    return reader.found
