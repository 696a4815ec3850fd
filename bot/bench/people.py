"""Simulated people who play through the loopback Discord, with a stopwatch."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.demonstration.people import Board, Done, Person, Way, board_of, result_of
from bot.sandbox import Channel, Message
from engine.core.chance import Chance

WAIT_LIMIT_S = 900
"""Seconds after which a board is considered lost; a busy machine needs minutes for 500."""


@dataclass
class Table:
    """A running table in a channel and its people."""

    channel: Channel
    people: Sequence[Person]
    dice: Chance
    moves: int = 0

    @classmethod
    async def open(cls, channel: Channel, game: str, seats: int, seed: int = 1) -> Table:
        """Type ``/game new``, press Join and Start, and wait for the first board."""
        assert channel.guild is not None
        dice = Chance(seed)
        members = [
            channel.guild.add_member(f"{channel.name} {number}", locale="en-US")
            for number in range(seats)
        ]
        people = [Person(member, channel, game, dice) for member in members]
        await people[0].keyboard.slash("game new", game=game, seats=seats, thread=False)
        await channel.wait_for(lambda m: _button(m, "join:"))
        for person in people[1:]:
            await person.keyboard.click(await _press(channel, "join:"))
        await people[0].keyboard.click(await _press(channel, "start:"))
        await channel.wait_for(lambda _: board_of(channel) is not None, WAIT_LIMIT_S)
        return cls(channel, people, dice)

    async def move(self, begin: Callable[[], None] = lambda: None) -> tuple[float, float]:
        """Make a random legal move with ``/move``; call ``begin`` once it is chosen.

        Returns:
        Milliseconds until the new board is in the channel, and until the first answer.
        """
        chosen = await self.choose()
        begin()
        return await self.make(*chosen)

    async def choose(self) -> tuple[Person, str]:
        """Return the mover, and one of the moves that autocomplete offers them."""
        asked = self.board().asked
        person = next(person for person in self.people if person.user.id in asked)
        choices = await person.keyboard.autocomplete("move", "move", "")
        return person, choices.values[self.dice.below(len(choices))]

    async def make(self, person: Person, move: str) -> tuple[float, float]:
        """Make the chosen move; return the same as :meth:`move`."""
        board = self.board()
        begun = time.perf_counter()
        reply = await person.keyboard.slash("move", move=move)
        await person.sees_it_done(board, Done(person.user, Way.MOVE, move, reply), WAIT_LIMIT_S)
        self.moves += 1
        return (time.perf_counter() - begun) * 1000, reply.ack_seconds * 1000

    @property
    def over(self) -> bool:
        """Return whether the result has been posted."""
        return result_of(self.channel) is not None

    def board(self) -> Board:
        """Return the board that asks for the next move."""
        board = board_of(self.channel)
        assert board is not None
        return board


def _button(message: Message, act: str) -> str | None:
    """Return the id of an enabled button of that action."""
    found = (b.custom_id for b in message.buttons() if not b.disabled)
    return next((custom_id for custom_id in found if custom_id.startswith(act)), None)


async def _press(channel: Channel, act: str) -> str:
    message = await channel.wait_for(lambda m: _button(m, act))
    custom_id = _button(message, act)
    assert custom_id is not None
    return custom_id
