"""Seating people from the welcome page, by the very commands and buttons anybody would use."""

from __future__ import annotations

import re
from collections.abc import Callable

from bot.playground.cards import ALONE, LEARN, WATCH
from bot.sandbox import Channel, Guild, Message, User
from engine.core import game

MOST = 4
"""Seats of a table that is filled from the welcome page."""
JOIN, START = re.compile("^join:"), re.compile("^start:")


class Starter:
    """One server, and the opponents of the house."""

    def __init__(self, guild: Guild) -> None:
        self._guild = guild

    @property
    def people(self) -> list[User]:
        """The people of the server, without bots."""
        users = (membership.user for membership in self._guild.members.values())
        return [user for user in users if not user.bot]

    async def begin(
        self, user: User, name: str, way: str, strength: str
    ) -> tuple[Channel, list[User]]:
        """The channel where it has begun, and whoever is seated there beside this person.

        Raises:
            CannotDo, NoAnswer: the bot would not do it.
        """
        if way == LEARN:
            channel = next(iter(self._guild.channels.values()))
            await user.at(channel).slash("learn", game=name)
            return channel, []
        if way == ALONE:
            return await self._alone(user, name, strength), []
        host, others = user, self._friend(user)
        if way == WATCH:
            host, *others = self._cast(_seats(name), strength)
        return await self._table(host, others, name), others

    async def _alone(self, user: User, name: str, strength: str) -> Channel:
        """A channel with a game against opponents at its first turn."""
        channel = self._guild.add_text_channel(self._free_name(name))
        typed = {"game": name, "opponents": strength, "seats": _seats(name)}
        await user.at(channel).slash("game new", typed, thread=False)
        await channel.wait_for(_board)
        return channel

    def _friend(self, user: User) -> list[User]:
        """Whoever comes next in the list of people."""
        people = self.people
        return [people[(people.index(user) + 1) % len(people)]]

    def _cast(self, count: int, strength: str) -> list[User]:
        """So many of the house's own, who are on the server from their first game on."""
        return [self._one_of_the_house(number, strength) for number in range(count)]

    def _one_of_the_house(self, number: int, strength: str) -> User:
        name = f"{CAST[number]} ({strength})"
        for membership in self._guild.members.values():
            if membership.user.bot and membership.user.name == name:
                return membership.user
        account = self._guild.world.add_user(name, bot=True)
        return self._guild.add_member(account)

    async def _table(self, host: User, others: list[User], name: str) -> Channel:
        """A channel with a game at its first turn."""
        channel = self._guild.add_text_channel(self._free_name(name))
        seats = 1 + len(others)
        await host.at(channel).slash("game new", game=name, seats=seats, thread=False)
        for person in others:
            await channel.wait_for(_has(JOIN))
            await person.at(channel).click(JOIN)
        await channel.wait_for(_has(START))
        await host.at(channel).click(START)
        await channel.wait_for(_board)
        return channel

    def _free_name(self, name: str) -> str:
        taken = {channel.name for channel in self._guild.channels.values()}
        number = 1
        while f"{name}-{number}" in taken:
            number += 1
        return f"{name}-{number}"


CAST = ("Ottilie", "Berthold", "Mechthild", "Konrad")
"""Whom the house sends to a table."""


def _seats(name: str) -> int:
    return max(count for count in game(name).seat_counts if count <= MOST)


def _board(message: Message) -> bool:
    return not message.loading and bool(message.shown)


def _has(act: re.Pattern[str]) -> Callable[[Message], bool]:
    def test(message: Message) -> bool:
        return any(act.match(b.custom_id) and not b.disabled for b in message.buttons())

    return test
