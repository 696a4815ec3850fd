"""Save a running sandbox's world: changes are written before the event loop continues."""

from __future__ import annotations

import asyncio

from bot.sandbox.changes import Thing
from bot.sandbox.model import Message
from bot.sandbox.persistence import retention
from bot.sandbox.persistence.deserialize import fill_world
from bot.sandbox.persistence.folder import Folder
from bot.sandbox.persistence.serialize import Json, kind_of, to_plain
from bot.sandbox.persistence.storage import COMMANDS, FORMAT, META, CannotRead, Key, Storage
from bot.sandbox.server import LoopbackDiscord

WRITES_PER_CLEANUP = 500
"""Number of writes after which old data is deleted."""


class Keeper:
    """Saves one sandbox in its folder."""

    def __init__(self, server: LoopbackDiscord, folder: Folder) -> None:
        """Load the folder into a server that listens already and is still empty.

        Raises:
            CannotRead: the folder's world is damaged, or of a newer sandbox.
        """
        self._server = server
        self._world = server.world
        self._storage = Storage(folder)
        self._changed: dict[Key, Thing | None] = {}
        self._asked: asyncio.Handle | None = None
        self._since = 0
        self._commands = 0
        try:
            self.new = not self._bring_back()
        except CannotRead:
            self._storage.close()
            raise
        self._world.watchers.append(self._note)
        if self.new:
            for user in self._world.users.values():
                self._note(user, False)
        self._tidy()

    def _bring_back(self) -> bool:
        meta = self._storage.meta()
        if not meta:
            return False
        try:
            things = self._storage.read(meta["cdn"], self._world.cdn)
            self._server.clock.ahead = meta["ahead"]
            fill_world(self._world, meta["me"], things, self._storage.file)
            for _, commands in things.get("commands", ()):
                self._server.commands.restore(commands["listed"])
        except (KeyError, TypeError, ValueError, AttributeError) as error:
            raise CannotRead(f"{type(error).__name__}: {error}") from None
        return True

    def _note(self, thing: Thing | None, gone: bool) -> None:
        if thing is not None:
            self._changed[kind_of(thing), thing.id] = None if gone else thing
        if self._asked is None:
            self._asked = asyncio.get_running_loop().call_soon(self.save)

    def save(self) -> None:
        """Save what has changed."""
        self._asked = None
        changed, self._changed = self._changed, {}
        for thing in changed.values():
            for attachment in thing.attachments if isinstance(thing, Message) else ():
                if attachment.id in self._world.attachments:
                    self._storage.keep_file(attachment.id, attachment.data)
        rows: list[tuple[Key, Json | None]] = [
            (key, None if thing is None else to_plain(thing)) for key, thing in changed.items()
        ]
        if self._commands != self._server.commands.writes:
            self._commands = self._server.commands.writes
            rows.append((COMMANDS, {"listed": self._server.commands.to_json()}))
        self._storage.write([*rows, (META, self._meta())])
        self._since += len(rows)
        if self._since > WRITES_PER_CLEANUP:
            self._tidy()

    def _meta(self) -> Json:
        return {
            "format": FORMAT,
            "me": self._world.me.id,
            "ahead": self._server.clock.ahead,
            "cdn": self._world.cdn,
        }

    def _tidy(self) -> None:
        """Delete old messages, files beyond the size limit, and files of deleted messages."""
        self._since = 0
        for message in retention.messages_to_drop(self._world):
            self._world.delete_message(message)
        for number in retention.files_to_drop(self._world):
            del self._world.attachments[number]
        named = {
            attachment.id
            for channel in self._world.channels.values()
            for message in channel.everything
            for attachment in message.attachments
        }
        for number in self._world.attachments.keys() - named:
            del self._world.attachments[number]
        for number in list(self._storage.files()):
            if number not in self._world.attachments:
                self._storage.drop_file(number)

    def close(self) -> None:
        """Save the rest, and close the folder's database."""
        if self._asked is not None:
            self._asked.cancel()
        self._world.watchers.remove(self._note)
        self.save()
        self._storage.close()
