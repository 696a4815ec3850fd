"""Play on in a what-if branch, and say what comes of it."""

from __future__ import annotations

from dataclasses import dataclass

from bot.presentation.shares import chances_line
from bot.presentation.turn_text import TurnText
from bot.tables.domain.turn_view import Turn
from bot.tables.exports import Branch, without_last_move
from bot.tables.facade import Tables
from bot.workers import Pool
from bot.workers.branching import Reached, play_on
from engine.core.registry import game


@dataclass(frozen=True, slots=True)
class Tried:
    """A branch and the position it has reached, after the other seats' answers."""

    branch: Branch
    reached: Reached

    @property
    def moves(self) -> int:
        """Return the number of moves so far, which changes with each."""
        return len(self.branch.steps)

    @property
    def nothing_tried(self) -> bool:
        """Return whether the user has made no move yet."""
        return all(seat != self.branch.seat for seat, _ in self.branch.steps)

    def text(self, language: str) -> TurnText:
        """Return the position as a turn of the table."""
        branch, reached = self.branch, self.reached
        turn = Turn(
            table=branch.table,
            game=game(branch.table.game),
            viewer=branch.seat,
            sequence=branch.sequence,
            view=reached.view,
            secret=False,
            midway=False,
            latest_events=reached.events,
            before_latest_turn=reached.before,
        )
        return TurnText.of(turn, language)

    def chances(self, turn_text: TurnText) -> str:
        """Return everybody's chances in words."""
        return chances_line(turn_text.message, self.reached.chances)

    def about(self, turn_text: TurnText) -> str:
        """Return what a what-if is, and what is made up in this one."""
        key = "whatif-about" if self.branch.over else "whatif-about-running"
        return turn_text.message.say(key)


class WhatIfs:
    """Plays on in the branches of users; each is read again for every move."""

    def __init__(self, tables: Tables, pool: Pool) -> None:
        self._tables, self._pool = tables, pool

    async def begin(self, table_id: int, user_id: str, number: int | None) -> Tried:
        """Start after a move, or now; raises like :meth:`bot.tables.history.what_if.WhatIf.begin`.

        The other seats move first if it is not the user's turn there.
        """
        return await self.play(await self._tables.what_if.begin(table_id, user_id, number))

    async def read(self, table_id: int, user_id: str) -> Branch:
        """Return a user's branch; raise ``TableError`` if there is none they may see."""
        return await self._tables.what_if.read(table_id, user_id)

    async def play(self, branch: Branch, move: str | None = None) -> Tried:
        """Make a move, if one is given, and let the others answer; an illegal one is ignored."""
        reached = await play_on(self._pool, branch, move)
        if reached.steps != branch.steps:
            branch = await self._tables.what_if.save(branch, reached.steps)
        return Tried(branch, reached)

    async def take_back(self, branch: Branch, *, everything: bool = False) -> Tried:
        """Take back the user's last move, or all of them."""
        steps = () if everything else without_last_move(branch)
        return await self.play(await self._tables.what_if.save(branch, steps))
