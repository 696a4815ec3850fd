"""Two tables that differ only in an unpaid placement look alike to everybody but its player."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass

import pytest
import pytest_asyncio

from bot.sandbox import Channel, User
from bot.sandbox.keyboard import Keyboard
from engine.core.chance import Chance
from engine.tuscany.state import TuscanyState
from tests.bot.tables.tables_helper import Position
from tests.e2e.harness import AppHarness
from tests.e2e.players import TablePlayers, message_content
from tests.engine.tuscany.random_play import builder

pytestmark = pytest.mark.asyncio(loop_scope="module")

SEED = "7c" * 16
LOOKS: Mapping[str, tuple[str, dict[str, object]]] = {
    "board": ("board", {}),
    "export": ("export", {}),
    "history": ("history", {}),
    "log": ("log", {}),
    "recap": ("recap", {}),
    "score": ("score", {}),
    "status": ("status", {}),
    "verify": ("verify", {}),
    "whole game": ("recap", {"whole": True}),
}


@dataclass(frozen=True, slots=True)
class UnpaidPlacement:
    """A table where a hex is chosen and not yet paid for."""

    channel: Channel
    mover: Keyboard
    others: list[User]
    move: str
    edits: int
    """Number of edits of the board meanwhile."""


async def read(table: UnpaidPlacement, user: User, look: str) -> tuple[str, list[bytes]]:
    """Return what a command shows, without table numbers and times, and with its pictures."""
    command, options = LOOKS[look]
    reply = await user.at(table.channel).slash(command, **options)
    texts = "\n".join(message_content(message) for message in reply.messages)
    texts = re.sub(r"(?<!\d)[12](?!\d)", "TABLE", texts)
    texts = re.sub(r"<t:\d+(:\w)?>|/channels/[\d/]+", "", texts)
    return texts, [one.data for message in reply.messages for one in message.shown]


async def two_placements(app: AppHarness, channel: Channel, taken: str | None) -> UnpaidPlacement:
    """Play both tables alike until a hex can be chosen; choose a different one from ``taken``."""
    chance, people = Chance.from_seed("twins"), {str(user.id): user for user in app.people}
    while True:
        position = await app.position(channel)
        state = position.state
        assert isinstance(state, TuscanyState)
        seat, choice = builder(state, chance)
        user = people[position.table.seats[seat].user_id]
        mover = user.at(channel)
        places = [word for word in state.legal if "," in word]
        if len(places) > 1 and stays_unpaid(position, seat, places):
            break
        await mover.slash("move", move=position.game.move(state, choice))
    await app.quiet()
    edits = len(app.board(channel).message.revisions)
    move = next(m for p in places if (m := position.game.move(state, p)) != taken)
    await mover.slash("move", move=move)
    await app.quiet()
    others = [one for one in (*app.people[:2], app.stranger) if one is not user]
    return UnpaidPlacement(
        channel, mover, others, move, len(app.board(channel).message.revisions) - edits
    )


def stays_unpaid(position: Position, seat: int, places: list[str]) -> bool:
    """Return whether either of the first two hexes asks for payment next."""
    asked = []
    for place in places[:2]:
        state = position.state.copy()
        position.game.apply_unchecked(state, seat, place)
        asked.append(state.stack[-1][0])
    return asked == ["PAY", "PAY"]


@pytest_asyncio.fixture(scope="module", loop_scope="module", name="twins")
async def _twin_tables(app: AppHarness) -> tuple[UnpaidPlacement, UnpaidPlacement]:
    tables: list[UnpaidPlacement] = []
    for _ in range(2):
        players = await TablePlayers.begin(app, "tuscany", 2, SEED)
        taken = tables[0].move if tables else None
        tables.append(await two_placements(app, players.channel, taken))
    return tables[0], tables[1]


@pytest.mark.parametrize("look", LOOKS)
async def test_commands_do_not_reveal_an_unpaid_hex_to_others(
    app: AppHarness, twins: tuple[UnpaidPlacement, UnpaidPlacement], look: str
) -> None:
    assert [(await app.table(table.channel)).id for table in twins] == [1, 2]
    assert twins[0].move != twins[1].move
    assert [table.edits for table in twins] == [0, 0]
    await look_the_same(twins, look)


@pytest.mark.parametrize("look", ["export", "history", "log", "whole game"])
async def test_an_undone_hex_stays_hidden(
    app: AppHarness, twins: tuple[UnpaidPlacement, UnpaidPlacement], look: str
) -> None:
    for table in twins:
        now = await app.position(table.channel)
        if now.game.asks_in_private(now.state):
            await table.mover.slash("undo")
            await table.mover.slash("move", move="draw")
            await app.quiet()
            then = await app.position(table.channel)
            assert not then.game.asks_in_private(then.state)
    await look_the_same(twins, look)


async def look_the_same(twins: tuple[UnpaidPlacement, UnpaidPlacement], look: str) -> None:
    """Check that everybody except the mover sees the same at both tables."""
    one, other = twins
    assert len(one.others) == 2
    for user in one.others:
        shown, elsewhere = await read(one, user, look), await read(other, user, look)
        assert shown == elsewhere
        assert shown[0].strip()
