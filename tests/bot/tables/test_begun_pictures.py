"""The picture of a board is begun before the change that asks for it has been saved."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy.orm import Session

from bot.store import Outrun
from bot.tables import turn
from bot.tables.models import Sent
from bot.tables.outbox import Outbox, Parcel
from bot.tables.outbox.kinds import KINDS
from bot.tables.turn import Turn
from engine.core.registry import game_names
from tests.bot.tables.bench import Bench
from tests.bot.tables.steward import Position


class Drawn:
    """Notes what is drawn and posted; what is told ahead is compared with what is told then."""

    def __init__(self, bench: Bench) -> None:
        self._service = bench.steward.service
        self.begun: list[asyncio.Future[bytes | None]] = []
        self.parcels: list[Parcel] = []
        self.saved: list[bool] = []
        self.outbox = Outbox(self._service, dict.fromkeys(KINDS, self._post), self._draw)

    def _draw(self, shown: Turn) -> asyncio.Future[bytes | None]:
        kept = self._service.positions.get(shown.table.id, shown.sequence)
        self.saved.append(kept is not None)
        future = asyncio.get_running_loop().create_future()
        self.begun.append(future)
        return future

    async def _post(self, parcel: Parcel) -> Sent:
        if parcel.drawing is not None:
            anew = await self._service.read(lambda session: self._told(session, parcel.table.id))
            assert _plain(parcel.turn) == _plain(anew)
        self.parcels.append(parcel)
        return Sent(str(parcel.id))

    def _told(self, session: Session, table_id: int) -> Turn:
        return turn.told(self._service.load(session, table_id), turn.public, unseen=True)


def _plain(shown: Turn | None) -> Any:
    """Everything a turn tells, so that it can be compared."""
    assert shown is not None
    parts = {name: getattr(shown, name) for name in Turn.__slots__ if name != "game"}
    for name in ("recapped", "unseen"):
        if (span := parts[name]) is not None:
            ends = span.before.to_json(), span.after.to_json()
            parts[name] = (*ends, span.events, span.reader)
    for name in ("view", "before"):
        parts[name] = parts[name] and parts[name].to_json()
    return parts


async def _moved(bench: Bench, drawn: Drawn, position: Position) -> Position:
    """A random move, and all it announces posted."""
    after = await bench.random(position)
    await drawn.outbox._busy.finish()
    return after


@pytest.mark.parametrize("name", ["toy", *game_names()])
async def test_it_shows_what_the_board_shows(bench: Bench, name: str) -> None:
    drawn = Drawn(bench)
    running = asyncio.create_task(drawn.outbox.run())
    position = await bench.game(name, 2)
    await drawn.outbox.drain()
    for _ in range(25):
        if position.state.over:
            break
        position = await _moved(bench, drawn, position)
    drawn.outbox.stop()
    await running
    assert drawn.begun
    assert not any(drawn.saved)
    shown = [parcel.drawing for parcel in drawn.parcels if parcel.drawing is not None]
    assert shown == drawn.begun


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_that_of_a_change_that_was_not_saved_is_let_go(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = Drawn(bench)
    running = asyncio.create_task(drawn.outbox.run())
    position = await bench.game("toy", 2)
    await drawn.outbox.drain()
    write, broken = bench.store.write, [True]

    async def breaking(work: Callable[[Session], Any]) -> Any:
        def first(session: Session) -> Any:
            result = work(session)
            if broken and drawn.begun:
                broken.clear()
                raise Outrun("somebody else was first")
            return result

        return await write(first)

    monkeypatch.setattr(bench.store, "write", breaking)
    await _moved(bench, drawn, position)
    drawn.outbox.stop()
    await running
    lost, kept = drawn.begun
    assert lost.cancelled()
    assert drawn.parcels[-1].drawing is kept
