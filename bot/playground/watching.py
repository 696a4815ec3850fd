"""People of the house at tables: each moves by ``/move`` in its turn, as fast as was asked for."""

from __future__ import annotations

import asyncio
import json
import logging
import re

from bot.app import Seneschal
from bot.playground.cards import PACES, USUAL
from bot.sandbox import CannotDo, Channel, NoAnswer, User
from bot.tables.errors import TableError
from bot.tables.models import Status
from bot.tables.opponents.thoughts import Question
from bot.tables.turn import Turn, person, public, read_in
from bot.workers import Died
from bot.workers.thinking import thought

log = logging.getLogger(__name__)

NOTE = "playground:watched"
"""The note that says which channels are played in, and how fast."""
STRENGTH = re.compile(r".* \((\w+)\)")
AGAIN = 5.0
"""Seconds until somebody tries again whose move was not taken."""


class Watching:
    """The tables at which people of the house play, each in a task of its own."""

    def __init__(self, bot: Seneschal) -> None:
        self._bot = bot
        self._paces: dict[str, str] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}

    async def resume(self, channels: dict[int, Channel]) -> None:
        """Go on where they played before a restart."""
        noted = json.loads(await self._bot.tables.store.recall(NOTE) or "{}")
        for number, pace in noted.items():
            if (channel := channels.get(int(number))) is not None:
                self._start(channel, pace)

    async def play(self, channel: Channel, pace: str) -> None:
        """Play in a channel until the game there is over."""
        self._start(channel, pace if pace in PACES else USUAL["pace"])
        await self._note()

    def _start(self, channel: Channel, pace: str) -> None:
        key = str(channel.id)
        self._paces[key] = pace
        task = asyncio.create_task(self._keep_playing(channel, PACES[pace]), name=f"play {key}")
        self._tasks[key] = task

    async def _note(self) -> None:
        await self._bot.tables.store.remember(NOTE, json.dumps(self._paces))

    async def close(self) -> None:
        """Leave the tables as they stand."""
        for task in self._tasks.values():
            task.cancel()
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    async def _keep_playing(self, channel: Channel, pause: float) -> None:
        while not channel.deleted:
            change = channel.world.next_change()
            try:
                turn = await read_in(self._bot.tables, str(channel.id), public)
                if turn.table.status is not Status.RUNNING:
                    break
                moved = await self._move(channel, turn)
            except (CannotDo, NoAnswer, TableError, Died) as why:
                log.info("a move waits", extra={"channel": channel.id, "why": str(why)})
                await asyncio.sleep(AGAIN)
                continue
            if moved:
                await asyncio.sleep(pause)
            else:
                await change
        self._paces.pop(str(channel.id), None)
        self._tasks.pop(str(channel.id), None)
        await self._note()

    async def _move(self, channel: Channel, turn: Turn) -> bool:
        """Whether somebody of the house was asked, and has moved."""
        for seat in turn.owing:
            user = channel.world.users.get(int(turn.table.seats[seat].user_id or 0))
            if user is not None and (found := STRENGTH.fullmatch(user.name)) and user.bot:
                move = await self._thought(channel, user, found[1])
                await user.at(channel).slash("move", move=move)
                return True
        return False

    async def _thought(self, channel: Channel, user: User, strength: str) -> str:
        """The move of somebody of the house, by what they may see."""
        turn = await read_in(self._bot.tables, str(channel.id), person(str(user.id)))
        assert turn.viewer is not None
        asked = Question(
            table=turn.table.id,
            asked=turn.sequence,
            game=turn.game.name,
            view=turn.view.to_json(),
            seat=turn.viewer,
            strength=strength,
            seed=f"{turn.table.id} {turn.sequence}",
        )
        decision = await thought(self._bot.pool, asked)
        return turn.game.move(turn.view, decision.choice)
