"""Moves for a player who has timed out: autopilot, a computer player, and undoing them."""

from __future__ import annotations

import pytest

from bot.tables.computer import decisions
from bot.tables.computer.decisions import MoveRequest
from bot.tables.computer.loop import ComputerLoop
from bot.tables.domain.kinds import TableEvent
from bot.tables.domain.request import Request
from bot.tables.domain.table import Occupant
from bot.tables.history import turn
from engine.core import Event, game
from engine.players.advice import Advice
from tests.bot.tables.harness import HOST, PEOPLE, TablesHarness
from tests.bot.tables.timeout_helpers import (
    DAY,
    question,
    say,
    timed_out_table,
    wait,
)

pytestmark = pytest.mark.parametrize("url", ["sqlite"], indirect=True)


async def test_a_computer_player_returns_the_seat_to_its_player(
    harness: TablesHarness,
) -> None:
    table, seat, others = await timed_out_table(harness, 3)
    for answer in ("remove", "computer"):
        asked = await question(harness, table.id)
        for other in others:
            await say(harness, asked, other, answer)
    table = await harness.tables.table(table.id)
    assert table.seats[seat].occupant is Occupant.COMPUTER
    gone = next(p for p in PEOPLE if p.id == table.seats[seat].user_id)
    table, _ = await harness.tables.seats.take_over(Request("back", gone), table.id)
    assert (table.seats[seat].person, table.seats[seat].strength) == (True, None)
    assert table.names[seat] == gone.name
    shown = await harness.tables.history.read_turn(table.id, turn.public)
    assert TableEvent.PLAYER_RETURNED in [event.kind for event in shown.news], (
        "as a returning player"
    )


async def test_autopilot_moves_can_be_undone_past_chance(
    harness: TablesHarness,
) -> None:
    table, seat, (one, other) = await timed_out_table(harness, 3)
    asked, before = await question(harness, table.id), table.moves
    for voter in (one, other):
        await say(harness, asked, voter, "autopilot")
    await harness.alter(
        "actions", {"table_id": table.id, "kind": "autopilot-move"}, reversible=False
    )
    undone = await harness.tables.undo(table.id, table.seats[seat].user_id, harness.next_id)
    assert undone.vote is None, "no consent is needed"
    assert undone.table.moves == before


async def test_a_computer_player_plays_one_turn_and_its_owner_undoes_it(
    harness: TablesHarness,
) -> None:
    """It has the strength the table chose, is announced, and plays only this turn."""
    lobby = await harness.lobby("caylus", 3)
    await harness.tables.change_options(
        lobby.id,
        HOST,
        {},
        harness.next_id,
        time_control="1h 2h 1h",
        pauses="nights",
        empty_seat_default="easy",
    )
    await harness.tables.start(lobby.id, HOST, harness.next_id)
    table = await wait(harness, lobby.id, 3 + 24 + 24)
    (seat,) = [pending.seat for pending in table.pending]
    since = table.sequence
    others = [player for player in table.seats if player.seat != seat]
    asked = await question(harness, table.id)
    for player in others:
        asked = await say(harness, asked, player.user_id, "computer")
    assert asked.outcome == "computer"
    service = harness.tables.service
    (thinks,) = await decisions.tables_waiting(service)
    shown = await harness.tables.history.read_turn(thinks, turn.public)
    assert (shown.to_move, shown.asked) == ((seat,), ()), "nobody is mentioned"
    thought = await decisions.next_request(service, table.id)
    assert thought is not None
    assert (thought.seat, thought.strength) == (seat, "easy")
    await harness.restart()
    service, moves = harness.tables.service, table.moves
    await ComputerLoop(service, _safest, 1).drain()
    shown = await harness.tables.history.read_turn(table.id, turn.public)
    assert shown.table.moves > moves
    assert seat not in shown.asked
    assert Event(TableEvent.COMPUTER_PLAYED, seat, {}) in await harness.tables.news(table.id, since)
    undone = await harness.tables.undo(table.id, table.seats[seat].user_id, harness.next_id)
    assert undone.vote is None
    shown = await harness.tables.history.read_turn(table.id, turn.public)
    assert Event(TableEvent.COMPUTER_PLAYED, seat, {}) not in shown.recap, (
        "undone moves are not shown"
    )
    table = shown.table
    assert table.moves == moves
    assert [pending.seat for pending in table.pending] == [seat]
    assert table.pending[0].deadline == harness.clock.now() + DAY, "a day is added"
    assert not await decisions.tables_waiting(service), "it is the player's own turn again"


async def _safest(asked: MoveRequest) -> Advice:
    rules = game(asked.game)
    return Advice(rules.default(rules.load(asked.view), asked.seat), ())
