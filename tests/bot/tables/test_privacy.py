"""Stored personal data is shown to its owner and deleted on request."""

from __future__ import annotations

import json
import re
from datetime import timedelta

import pytest

from bot.presentation.texts import words_in
from bot.store.models import METADATA
from bot.tables.domain.errors import TableError
from bot.tables.domain.request import Request
from bot.tables.domain.table import Status
from bot.tables.users import privacy
from engine.core.words.catalogue import LANGUAGES
from tests.bot.tables.conftest import ON_BOTH
from tests.bot.tables.harness import OUTSIDER, PEOPLE, RecordingDelivery, TablesHarness

BOB = PEOPLE[1]


def name_of(language: str, number: int) -> str:
    return f"{language} {number}"


def test_every_column_with_personal_data_is_listed() -> None:
    known = {
        (kept.row.__tablename__, kept.who)
        for kept in privacy.PERSONAL_DATA + privacy.SHARED_WITH_TABLES
    }
    found = {
        (table.name, column.name)
        for table in METADATA.sorted_tables
        for column in table.columns
        if column.name
        in ("user_id", "by_id", "host_id", "person_id", "substitute_id", "player_id", "admin_id")
    }
    assert found == known
    for kept in privacy.PERSONAL_DATA:
        columns = {column.name for column in METADATA.tables[str(kept.row.__tablename__)].columns}
        assert columns - {kept.who, "id", "request_id"} == set(kept.columns)


NAMED = {
    "users": ("reminders", "提醒", "提醒", "リマインド"),
    "quiet_hours": ("time zone", "時區", "时区", "タイムゾーン"),
    "away_periods": ("away", "請假", "请假", "不在"),
    "player_notes": ("notes", "筆記", "笔记", "メモ"),
    "plans": ("plans", "計畫", "计划", "予約"),
    "web_links": ("signed in", "登入過網頁", "登录过网页", "サインインした"),
    "web_sessions": ("signed in", "登入過網頁", "登录过网页", "サインインした"),
    "invitations": ("invited", "邀請", "邀请", "招待"),
    "blocks": ("blocked", "封鎖", "屏蔽", "ブロック"),
    "mutes": ("muted", "關閉提醒", "关闭提醒", "止めた卓"),
    "last_active": ("last active", "最近一次", "最近一次", "最後に"),
    "what_ifs": ("tried out", "試走", "试走", "試した"),
    "nudges": ("nudged", "催過", "催过", "声をかけ"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_text_names_all_stored_data(language: str) -> None:
    shown = words_in(language).say("privacy-stored")
    for kept in privacy.PERSONAL_DATA:
        word = NAMED[str(kept.row.__tablename__)][LANGUAGES.index(language)]
        assert word in shown, kept.row.__tablename__


@ON_BOTH
async def test_a_deleted_person_disappears_and_games_stay_intact(harness: TablesHarness) -> None:
    service = harness.tables.service
    played = await harness.random(await harness.game("toy", 2), 500)
    assert played.table.status == Status.FINISHED
    running = await harness.game("caylus", 3)
    await harness.tables.users.save_note(BOB, played.table.id, "beware of Alice")
    await harness.tables.time_control.set_hours(BOB.id, zone="Europe/Berlin", days_off=[6])
    ends = service.clock.now() + timedelta(days=2)
    await harness.tables.time_control.go_away(Request("away", BOB), None, ends)
    exported = privacy.personal_data_json(
        BOB.id, await harness.tables.users.read_personal_data(BOB.id)
    )
    plain = json.loads(exported)
    assert plain["player_notes"] == [{"table_id": played.table.id, "text": "beware of Alice"}]
    assert plain["quiet_hours"][0]["zone"] == "Europe/Berlin"
    assert {seat["table_id"] for seat in plain["seats"]} == {played.table.id, running.table.id}
    assert any("move" in action["data"] for action in plain["actions"])
    assert PEOPLE[0].id not in [*plain, *(str(seat) for seat in plain["seats"])]
    with pytest.raises(TableError, match="table-still-seated"):
        await harness.tables.users.delete_personal_data(BOB.id, name_of)
    await harness.tables.resign(running.table.id, BOB.id, harness.next_id)
    before = (await harness.tables.record(played.table.id, PEOPLE[0].id)).record.moves
    assert await harness.tables.users.delete_personal_data(BOB.id, name_of) == 2
    rows = [value for table in (await harness.rows()).values() for row in table for value in row]
    assert BOB.id not in rows
    assert BOB.name not in rows
    await _is_whole(harness, played.table.id)
    after = (await harness.tables.record(played.table.id, PEOPLE[0].id)).record.moves
    assert after == before
    assert (await harness.tables.table(running.table.id)).status == Status.RUNNING


@ON_BOTH
async def test_an_invited_substitute_is_deleted_too(harness: TablesHarness) -> None:
    running = await harness.game("caylus", 3)
    host, until = Request("ask", PEOPLE[0]), harness.clock.now() + timedelta(days=2)
    await harness.tables.seats.invite_substitute(host, running.table.id, OUTSIDER, until)
    await harness.tables.outbox(RecordingDelivery()).drain()
    stored = await harness.tables.users.read_personal_data(OUTSIDER.id)
    assert {seat.get("substitute_name") for seat in stored["seats"]} == {OUTSIDER.name}
    seat = next(s.seat for s in running.table.seats if s.user_id == PEOPLE[0].id)
    agreed = Request("yes", OUTSIDER)
    await harness.tables.seats.answer_invitation(agreed, running.table.id, seat, agrees=True)
    with pytest.raises(TableError, match="table-still-seated"):
        await harness.tables.users.delete_personal_data(OUTSIDER.id, name_of)
    await harness.tables.seats.end_substitution(Request("back", PEOPLE[0]), running.table.id)
    await harness.tables.outbox(RecordingDelivery()).drain()
    await harness.tables.seats.invite_substitute(
        Request("again", PEOPLE[0]), running.table.id, OUTSIDER, until
    )
    await harness.tables.users.delete_personal_data(OUTSIDER.id, name_of)
    rows = [value for table in (await harness.rows()).values() for row in table for value in row]
    whole_id = re.compile(rf"(?<![0-9a-f]){OUTSIDER.id}(?![0-9a-f])")  # not in a random hash
    assert not [value for value in rows if whole_id.search(str(value))]
    assert not [value for value in rows if OUTSIDER.name in str(value)]
    assert (await harness.tables.table(running.table.id)).seats[seat].substitute is None


async def _is_whole(harness: TablesHarness, table_id: int) -> None:
    """Check that the table loads and still replays from its seed."""
    table = await harness.tables.table(table_id)
    (gone,) = (seat for seat in table.seats if seat.user_id not in {p.id for p in PEOPLE})
    assert gone.name == f"en {gone.seat + 1}"
    assert (await harness.tables.records.verify(table_id)).holds
    assert await harness.tables.log(table_id, 0, 10)
