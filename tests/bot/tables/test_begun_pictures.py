"""The picture of a board is begun before the change that asks for it has been saved."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy.orm import Session

from bot.store import SerializationConflict
from bot.tables.computer import computer_seats
from bot.tables.domain.request import Request
from bot.tables.domain.table import Sent
from bot.tables.history import turn
from bot.tables.history.turn import Turn
from bot.tables.outbox import Outbox, OutboxMessage
from bot.tables.outbox.kinds import KINDS
from engine.core.registry import game_names
from engine.core.words.summaries import Span
from tests.bot.tables.bench import ORGANISER, Bench
from tests.bot.tables.steward import Position


class Drawn:
    """Notes what is drawn and posted; what is told ahead is compared with what is told then."""

    def __init__(self, bench: Bench) -> None:
        self._service = bench.steward.service
        self.begun: list[asyncio.Future[bytes | None]] = []
        self.outbox_messages: list[OutboxMessage] = []
        self.saved: list[bool] = []
        self.outbox = Outbox(self._service, dict.fromkeys(KINDS, self._post), self._draw)

    async def running(self) -> asyncio.Task[None]:
        """The loop at work; what was announced before has been posted without it."""
        await self.outbox.drain()
        task = asyncio.create_task(self.outbox.run())
        async with asyncio.timeout(60):
            while not self.outbox._begun:
                await self._service.read(lambda _: None)
        await self.outbox._busy.finish()
        return task

    def _draw(self, shown: Turn) -> asyncio.Future[bytes | None]:
        kept = self._service.position_cache.get(shown.table.id, shown.sequence)
        self.saved.append(kept is not None)
        future = asyncio.get_running_loop().create_future()
        self.begun.append(future)
        return future

    async def _post(self, parcel: OutboxMessage) -> Sent:
        if parcel.drawing is not None:
            anew = await self._service.read(lambda session: self._told(session, parcel.table.id))
            assert _plain(parcel.turn) == _plain(anew)
        self.outbox_messages.append(parcel)
        return Sent(str(parcel.id))

    def _told(self, session: Session, table_id: int) -> Turn:
        return turn.full_turn(self._service.load(session, table_id), turn.public, unseen=True)


def _plain(shown: Turn | None) -> Any:
    """Everything a turn tells, so that it can be compared."""
    assert shown is not None
    parts = {name: getattr(shown, name) for name in Turn.__slots__ if name != "game"}
    for name in ("recapped", "unseen"):
        parts[name] = _plain_span(parts[name])
    for name in ("recap_apart", "news_apart"):
        parts[name] = [(one.names, one.events, _plain_span(one.span)) for one in parts[name]]
    for name in ("view", "before"):
        parts[name] = parts[name] and parts[name].to_json()
    return parts


def _plain_span(span: Span[Any] | None) -> Any:
    if span is None:
        return None
    return span.before.to_json(), span.after.to_json(), span.events, span.reader


async def _moved(bench: Bench, drawn: Drawn, position: Position) -> Position:
    """A random move, and all it announces posted."""
    after = await bench.random(position)
    await drawn.outbox._busy.finish()
    return after


@pytest.mark.parametrize("name", ["toy", *game_names()])
async def test_it_shows_what_the_board_shows(bench: Bench, name: str) -> None:
    drawn = Drawn(bench)
    position = await bench.game(name, 2)
    running = await drawn.running()
    for _ in range(25):
        if position.state.over:
            break
        position = await _moved(bench, drawn, position)
    drawn.outbox.stop()
    await running
    assert drawn.begun
    assert not any(drawn.saved)
    shown = [parcel.drawing for parcel in drawn.outbox_messages if parcel.drawing is not None]
    assert shown == drawn.begun


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_that_of_a_change_that_was_not_saved_is_let_go(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn = Drawn(bench)
    position = await bench.game("toy", 2)
    running = await drawn.running()
    write, broken = bench.store.write, [True]

    async def breaking(work: Callable[[Session], Any]) -> Any:
        def first(session: Session) -> Any:
            result = work(session)
            if broken and drawn.begun:
                broken.clear()
                raise SerializationConflict("somebody else was first")
            return result

        return await write(first)

    monkeypatch.setattr(bench.store, "write", breaking)
    await _moved(bench, drawn, position)
    drawn.outbox.stop()
    await running
    lost, kept = drawn.begun
    assert lost.cancelled()
    assert drawn.outbox_messages[-1].drawing is kept


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_whoever_plays_a_seat_on_is_told_ahead_as_then(bench: Bench) -> None:
    drawn = Drawn(bench)
    position = await bench.random(await bench.game("caylus", 3), 6)
    running = await drawn.running()
    table, service = position.table, bench.steward.service
    seat = table.owing[0].seat
    await bench.steward.free(table.id, ORGANISER, seat, bench.next_id)
    request = Request(str(bench.next_id), ORGANISER)
    await computer_seats.give_seat(service, request, table.id, seat, "easy")
    position = await bench.steward.position(table.id)
    while seat not in position.game.to_move(position.state):
        position = await _moved(bench, drawn, position)
    await drawn.outbox._busy.finish()
    request = Request(str(bench.next_id), ORGANISER)
    await computer_seats.give_seat(service, request, table.id, seat, None)
    await drawn.outbox._busy.finish()
    drawn.outbox.stop()
    await running
    last = next(parcel for parcel in reversed(drawn.outbox_messages) if parcel.kind == "board")
    assert last.drawing is not None
    assert last.turn is not None
    name = table.seats[seat].name
    assert [one.names[seat] for one in last.turn.news_parts] == [f"Bot {name}", name]


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_what_cannot_be_told_holds_up_its_board_and_no_move(bench: Bench) -> None:
    drawn = Drawn(bench)
    position = await bench.random(await bench.game("toy", 2))
    running = await drawn.running()
    table, posted = position.table, len(drawn.outbox_messages)
    here = {"table_id": table.id, "sequence": table.sequence}
    await bench.alter("actions", here, events="{")
    after = await _moved(bench, drawn, position)
    drawn.outbox.stop()
    await running
    assert after.table.moves > table.moves
    assert len(drawn.outbox_messages) == posted
