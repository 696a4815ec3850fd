"""Random sessions of everything that can happen at a table, in any order."""

from __future__ import annotations

import os
from typing import Any

import pytest

from bot.tables.domain.errors import TableError
from bot.tables.domain.table import Ending, Status
from engine.core import Chance
from engine.core.record import state_hash
from tests.bot.tables.conftest import with_kinds_in_turn
from tests.bot.tables.harness import ADMIN, RecordingDelivery, TablesHarness

SESSIONS = int(os.environ.get("SENESCHAL_RANDOM_ACTIONS", "1"))
"""Sessions of each kind; ``make soak`` has more."""
ACTIONS_PER_SESSION = 160 if SESSIONS > 1 else 80
ACTIONS = ("move",) * 12 + ("undo", "undo", "back", "yes", "yes", "no", "press", "again")
RARE = ("restart", "resign", "end", "repair", "remind", "post", "hours")


class RandomSession:
    """One table, and people who do random things."""

    def __init__(self, harness: TablesHarness, seed: str) -> None:
        self.harness = harness
        self.chance = Chance.from_seed(seed)
        self.post = RecordingDelivery()
        self.last: tuple[str, str, int] | None = None

    def pick(self, things: Any) -> Any:
        return things[self.chance.below(len(things))]

    async def play(self, game: str, players: int) -> None:
        """Play until the game is over or the limit is reached; a refusal must change nothing."""
        self.table_id = (await self.harness.game(game, players)).table.id
        for _ in range(ACTIONS_PER_SESSION):
            table = await self.harness.tables.table(self.table_id)
            if table.status != Status.RUNNING:
                break
            action = self.pick(RARE) if self.chance.below(12) == 0 else self.pick(ACTIONS)
            user = self.pick(table.seats).user_id
            before = await self.harness.rows()
            try:
                await self.do(action, user)
            except TableError:
                assert await self.harness.rows() == before, action

    async def do(self, action: str, user: str) -> None:
        tables, table_id, new_id = self.harness.tables, self.table_id, self.harness.next_id
        match action:
            case "move" | "press":
                await self._move(action == "press")
            case "again" if self.last is not None:
                who, text, interaction = self.last
                moved = await tables.move(
                    table_id, who, text, sequence=None, interaction_id=interaction
                )
                assert moved.repeated
            case "undo":
                await tables.undo(table_id, user, new_id)
            case "back":
                entries = await tables.log(table_id, -1, 30)
                to = self.pick(entries).sequence
                opened = await tables.undo(table_id, user, new_id, to=to)
                if opened.vote is not None:
                    for seat in opened.table.seats:
                        if not seat.empty and seat.seat != opened.vote.seat:
                            await tables.vote(
                                opened.vote.id, seat.user_id, True, self.harness.next_id
                            )
            case "yes" | "no":
                for vote in await tables.open_votes(table_id):
                    await tables.vote(vote.id, user, action == "yes", new_id)
            case "end":
                await tables.propose_end(table_id, user, new_id)
            case "resign" if self.chance.below(3) == 0:
                await tables.resign(table_id, user, new_id)
            case "repair":
                await tables.repair(table_id)
            case "remind":
                await tables.set_reminder(table_id, self.pick((None, 5, 24)), ADMIN)
            case "restart":
                await self.harness.restart()
            case "post":
                await tables.outbox(self.post).drain()
            case "hours":
                self.harness.clock.advance(hours=self.chance.below(30))
                await tables.ring_due_reminders()

    async def _move(self, pressed: bool) -> None:
        position = await self.harness.tables.position(self.table_id)
        seat = self.pick(position.game.may_act(position.state))
        text = self.pick(list(position.game.moves(position.state, seat)))
        user, interaction = position.table.seats[seat].user_id, self.harness.next_id
        await self.harness.tables.move(
            self.table_id,
            user,
            text,
            sequence=position.sequence if pressed else None,
            interaction_id=interaction,
        )
        self.last = user, text, interaction


@pytest.mark.parametrize("seed", range(SESSIONS))
async def test_everything_is_consistent_after_random_actions(
    harness: TablesHarness, seed: int
) -> None:
    await check_random_session(harness, "toy", 3, seed)


@pytest.mark.parametrize(("url", "seed"), with_kinds_in_turn(range(SESSIONS)), indirect=["url"])
async def test_a_long_game_is_consistent_after_random_actions(
    harness: TablesHarness, seed: int
) -> None:
    await check_random_session(harness, "caylus", 4, seed)


async def check_random_session(harness: TablesHarness, game: str, players: int, seed: int) -> None:
    evening = RandomSession(harness, f"evening {seed}")
    await evening.play(game, players)
    tables, table_id = harness.tables, evening.table_id
    assert await tables.check() == []
    found = await tables.verify(table_id)
    assert (found.problem, found.holds) == (None, True)
    position = await tables.position(table_id)
    if position.table.ending in (None, Ending.PLAYED):  # a game that was ended early asks nobody
        assert found.final == state_hash(position.state)
    assert found.moves == position.table.moves
    log = await tables.log(table_id, 0, 5000)
    assert [entry.sequence for entry in log] == list(range(1, position.table.sequence + 1))
    standing = [entry.number for entry in log if entry.number and not entry.undone]
    assert standing == list(range(1, found.moves + 1))
    to_move = position.game.to_move(position.state) if position.table.live else ()
    assert tuple(pending.seat for pending in position.table.pending) == to_move
    await tables.outbox(evening.post).drain()
    assert not [row for row in (await harness.rows("outbox"))["outbox"] if "pending" in row]
    reminded = [p for p in evening.post.outbox_messages if p.kind == "reminder"]
    assert all(message.seats for message in reminded)
    assert len({message.id for message in evening.post.outbox_messages}) == len(
        evening.post.outbox_messages
    )
