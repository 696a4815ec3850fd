"""Open tables from the welcome page, by the same commands and buttons as users."""

from __future__ import annotations

import json
from itertools import count

from bot.app import Seneschal
from bot.demonstration.people import JOIN, has_button
from bot.playground.cards import ALONE, LEARN, SPEEDS, WATCH
from bot.sandbox import CannotDo, Channel, Guild, Message, Reply, User
from bot.tables.domain.options import TableOptions
from bot.tables.domain.request import Person, Request
from bot.tables.exports import only_computers
from engine.core import game
from engine.core.words.catalogue import closest_language

MAX_SEATS = 4
"""Maximum seats of a table that is filled from the welcome page."""
PAUSES_KEY = "playground:pauses"
"""Key of the stored time between moves, by watched table."""


class Starter:
    """Opens tables for people who press a card on the welcome page."""

    def __init__(self, guild: Guild, bot: Seneschal) -> None:
        self._guild, self._bot = guild, bot

    async def resume(self) -> None:
        """Resume watched games after a restart, at their speed."""
        stored = json.loads(await self._bot.service.store.recall(PAUSES_KEY) or "{}")
        self._bot.computer_loop.pauses.update({int(table): s for table, s in stored.items()})

    @property
    def people(self) -> list[User]:
        """Return the people of the server, without bots."""
        users = (membership.user for membership in self._guild.members.values())
        return [user for user in users if not user.bot]

    async def begin(
        self, user: User, name: str, way: str, strength: str, speed: str
    ) -> tuple[Channel, list[User]]:
        """Open a table and return its channel, and who else is seated there.

        Raises:
            CannotDo, NoAnswer, TableError: the bot refused or did not answer.
        """
        if way == LEARN:
            channel = next(iter(self._guild.channels.values()))
            await user.at(channel).slash("help", lesson=name)
            return channel, []
        if way == ALONE:
            return await self._alone(user, name, strength), []
        if way == WATCH:
            return await self._watch(user, name, strength, speed), []
        people = self.people
        other = people[(people.index(user) + 1) % len(people)]
        return await self._table(user, name), [other]

    async def _alone(self, user: User, name: str, strength: str) -> Channel:
        """Open a game against computer players, and wait for its first turn."""
        channel = self._guild.add_text_channel(self._free_name(name))
        options = {"game": name, "computers": strength, "seats": _seats(name)}
        reply = await user.at(channel).slash("game new", options, thread=False)
        await self._check_opened(channel, reply)
        await channel.wait_for(_board)
        return channel

    async def _check_opened(self, channel: Channel, reply: Reply) -> None:
        """Delete the channel and raise ``CannotDo`` if the bot has opened no table there."""
        if await self._bot.tables.table_in(str(channel.id)) is None:
            channel.delete()
            raise CannotDo(reply.text)

    async def _watch(self, user: User, name: str, strength: str, speed: str) -> Channel:
        """Open a game that only computer players play."""
        channel = self._guild.add_text_channel(self._free_name(name))
        person = Person(str(user.id), user.name, str(self._guild.id))
        table = await self._bot.tables.lobby.open(
            Request(f"watch {channel.id}", person),
            str(channel.id),
            TableOptions(name, closest_language(user.locale), _seats(name)),
            then=only_computers(person, strength),
        )
        pauses = self._bot.computer_loop.pauses
        pauses[table.id] = SPEEDS[speed]
        await self._bot.service.store.remember(PAUSES_KEY, json.dumps(pauses))
        await channel.wait_for(_board)
        return channel

    async def _table(self, host: User, name: str) -> Channel:
        """Open a table for two people, which waits for the other to join."""
        channel = self._guild.add_text_channel(self._free_name(name))
        reply = await host.at(channel).slash("game new", game=name, seats=2, thread=False)
        await self._check_opened(channel, reply)
        await channel.wait_for(has_button(JOIN))
        return channel

    def _free_name(self, name: str) -> str:
        taken = {channel.name for channel in self._guild.channels.values()}
        return next(free for n in count(1) if (free := f"{name}-{n}") not in taken)


def _seats(name: str) -> int:
    return max(count for count in game(name).seat_counts if count <= MAX_SEATS)


def _board(message: Message) -> bool:
    return not message.loading and bool(message.shown)
