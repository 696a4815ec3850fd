"""Where features plug in: outbox kinds, autopilot, game end, wake-ups, views, idempotency."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy.orm import Session

from bot.store.models.table import OutboxRow, TableRow
from bot.tables.background.scheduling import Wakeup
from bot.tables.channels import Place, move_table_to
from bot.tables.domain.errors import NotVisible, TableError
from bot.tables.domain.kinds import OutboxKind
from bot.tables.domain.request import Person, Request
from bot.tables.domain.table import Ending, Status
from bot.tables.domain.votes import MAJORITY_RULES, VoteKind
from bot.tables.history.turn import person
from bot.tables.outbox.behaviour import BEHAVIOURS
from bot.tables.play import game_end
from bot.tables.session import idempotency
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.votes.cast import MAJORITY_EFFECTS, UNANIMOUS_EFFECTS
from engine.core import Game, State
from tests.bot.tables.harness import PEOPLE, RecordingDelivery, TablesHarness


def test_every_message_kind_declares_what_it_supersedes() -> None:
    assert set(BEHAVIOURS) == set(OutboxKind)
    for kind in BEHAVIOURS.values():
        assert callable(kind.superseded)
        assert kind.remembered_as is None or kind.remembered_as in TableRow.model_fields


def test_each_outcome_of_each_vote_has_an_effect() -> None:
    assert UNANIMOUS_EFFECTS.keys() | MAJORITY_EFFECTS.keys() == {*VoteKind}
    assert UNANIMOUS_EFFECTS.keys() & MAJORITY_EFFECTS.keys() == set()
    answers = {kind: {*rule.choices} for kind, rule in MAJORITY_RULES.items()}
    assert {kind: {*found} for kind, found in MAJORITY_EFFECTS.items()} == answers


@pytest.mark.parametrize("kind", [OutboxKind.LOBBY, OutboxKind.BOARD, OutboxKind.FINAL])
async def test_a_newer_message_supersedes_the_older_one(
    harness: TablesHarness, kind: OutboxKind
) -> None:
    table = (await harness.game("toy", 2)).table
    now = harness.clock.now()

    def work(session: Session) -> list[bool]:
        unit = harness.tables.service.load(session, table.id)
        rows = [
            OutboxRow(
                id=number, table_id=table.id, kind=kind, sequence=1, due_at=now, created_at=now
            )
            for number in (1001, 1002)
        ]
        return [BEHAVIOURS[kind].superseded(unit, row, rows) for row in rows]

    assert await harness.store.read(work) == [True, False]


async def test_autopilot_sees_only_the_seats_own_view(
    harness: TablesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[tuple[State, int]] = []
    position = await harness.until(await harness.game("toy", 3), "turn")
    rules = type(position.game)
    default = rules.default

    def choose(game: Game[Any], view: State, seat: int) -> str:
        shown.append((view.copy(), seat))
        return default(game, view, seat)

    monkeypatch.setattr(rules, "default", choose)
    seat = position.game.to_move(position.state)[0]
    user = position.table.seats[seat].user_id
    await harness.tables.resign(position.table.id, user, harness.next_id)
    assert shown
    first, whose = shown[0]
    assert whose == seat
    assert first.to_json() == position.game.view(position.state, seat).to_json()
    assert first.to_json() != position.state.to_json(), "there is something the seat does not know"


async def test_a_game_ends_in_the_transaction_of_its_last_action(
    harness: TablesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[tuple[int, Ending]] = []
    finish = game_end.finish

    def note(unit: UnitOfWork, ending: Ending, won: Sequence[int]) -> None:
        finish(unit, ending, won)
        assert unit.row.status == Status.FINISHED
        assert unit.outbox_messages[-1].kind == OutboxKind.FINAL
        ended.append((unit.id, ending))

    monkeypatch.setattr(game_end, "finish", note)
    played = await harness.random(await harness.game("toy", 2), 500)
    assert ended == [(played.table.id, Ending.PLAYED)]
    left = await harness.game("toy", 2)
    await harness.tables.resign(left.table.id, left.table.seats[0].user_id, harness.next_id)
    assert ended[1:] == [(left.table.id, Ending.RESIGNED)]

    def fail(*_: object) -> None:
        raise ValueError("the end fails")

    monkeypatch.setattr(game_end, "finish", fail)
    kept = await harness.game("toy", 2)
    with pytest.raises(ValueError, match="the end fails"):
        await harness.tables.resign(kept.table.id, kept.table.seats[0].user_id, harness.next_id)
    assert (await harness.tables.table(kept.table.id)).status == Status.RUNNING


def test_a_wakeup_is_remembered_until_the_loop_waits() -> None:
    wakeup = Wakeup()
    wakeup.notify(3)
    wakeup.notify(5)
    assert wakeup.event.is_set()
    rung = wakeup.listen()
    assert (rung.tables, rung.everywhere, wakeup.event.is_set()) == ({3, 5}, False, False)
    wakeup.notify()
    assert wakeup.listen().everywhere
    assert wakeup.listen().tables == set()


def test_a_later_due_time_does_not_wake_the_loop() -> None:
    wakeup, noon = Wakeup(), datetime(2026, 3, 1, 12, tzinfo=UTC)
    wakeup.sleep_until(noon)
    wakeup.notify(3, noon + timedelta(hours=1))
    wakeup.notify(3, noon)
    assert not wakeup.event.is_set()
    wakeup.notify(3, noon - timedelta(seconds=1))
    assert wakeup.event.is_set()
    wakeup.listen()
    wakeup.notify(3, noon + timedelta(hours=1))
    assert wakeup.event.is_set(), "a running loop computes its next wake-up later"


async def test_a_repeated_request_returns_all_its_results(harness: TablesHarness) -> None:
    left = await harness.random(await harness.game("toy", 2), 3)
    user = left.table.seats[0].user_id
    await harness.tables.resign(left.table.id, user, "again")
    other = (await harness.game("toy", 2)).table.id

    def work(session: Session) -> list[str]:
        assert idempotency.find_first_action(session, Request(None, Person(user))) is None
        assert idempotency.find_first_action(session, Request("new", Person(user))) is None
        first = idempotency.find_first_action(session, Request("again", Person(user)))
        assert first is not None
        with pytest.raises(NotVisible):
            idempotency.find_previous_result(harness.tables.service.load(session, other), first)
        unit = harness.tables.service.load(session, left.table.id)
        return [act.kind for act in idempotency.find_previous_result(unit, first)]

    assert await harness.store.read(work) == ["resign", "end"]


async def test_a_turn_is_consistent_and_hides_others_secrets(
    harness: TablesHarness, monkeypatch: pytest.MonkeyPatch
) -> None:
    position = await harness.until(await harness.game("toy", 3), "turn")
    delivery = RecordingDelivery()
    await harness.tables.outbox(delivery).drain()
    first = position.game.to_move(position.state)[0]
    after_draw = (await harness.say(position, first, "draw")).position
    choice = next(iter(position.game.moves(after_draw.state, first)))
    now = (await harness.say(after_draw, first, choice)).position
    reads = 0
    whole = harness.store.read

    async def counted(work: Any) -> Any:
        nonlocal reads
        reads += 1
        return await whole(work)

    monkeypatch.setattr(harness.store, "read", counted)
    for seat in (None, *range(3)):
        viewer = (lambda _: None) if seat is None else person(now.table.seats[seat].user_id)
        reads = 0
        turn = await harness.tables.history.read_turn(now.table.id, viewer)
        assert reads == 1
        assert (turn.viewer, turn.sequence) == (seat, now.sequence)
        assert turn.view.to_json() == now.game.view(now.state, seat).to_json()
        assert turn.acted_since_board[-2:] == (first, first)
        assert turn.news
        assert turn.latest_events
        own = [
            event
            for event in (*turn.recap, *turn.news, *turn.latest_events)
            if event.secret is not None
        ]
        assert bool(own) == (seat == first)
        if seat != first:
            assert choice not in repr(turn)
    assert PEOPLE[0].name in repr(turn)


async def test_a_position_read_in_a_failed_change_is_not_cached(
    harness: TablesHarness,
) -> None:
    table = (await harness.game("toy", 2)).table
    await harness.restart()
    service = harness.tables.service

    def work(unit: UnitOfWork) -> None:
        move_table_to(unit, Place("elsewhere", table.server_id), table.host_id)
        raise TableError.because("table-not-saved")

    with pytest.raises(TableError):
        await service.change(table.id, Request("again", PEOPLE[0]), work)
    assert service.position_cache.get(table.id, table.sequence) is not None
    assert service.position_cache.get(table.id, table.sequence + 1) is None
