"""People who deleted their data stay deleted when a backup is restored or data is copied."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import count
from pathlib import Path

import pytest
from sqlalchemy import update
from sqlmodel import col

from bot.cli.copy_database import copy_database
from bot.cli.restore import restore
from bot.config import Settings
from bot.presentation.texts import forgotten_player
from bot.store import Store, backup
from bot.store.models.table import SeatRow
from bot.tables.domain.table import Occupant
from bot.tables.facade import Tables
from bot.tables.hooks import AFTER_CHANGE
from bot.tables.session.service import TableService
from bot.tables.users import forgotten
from tests.bot.postgres import find_installed
from tests.bot.tables.harness import ADMIN, PEOPLE, TablesHarness

BOB = PEOPLE[1]
SETTINGS = Settings(_env_file=None, workers=1)


async def _seat_at_all_kinds_of_tables(url: str) -> dict[str, int]:
    """Seat Alice and Bob at a running, a paused, an open and a finished table; return the ids."""
    harness = TablesHarness(url)
    await harness.store.open()
    over, running, paused = [(await harness.game("caylus", 3)).table.id for _ in range(3)]
    lobby = (await harness.lobby("caylus", 3)).id
    await harness.tables.end_by_admin(over, ADMIN, harness.next_id)
    await harness.tables.channels.pause(paused, "404 10003")
    await harness.tables.users.save_note(BOB, over, "beware of Alice")
    await harness.store.close()
    return {"over": over, "running": running, "paused": paused, "lobby": lobby}


async def _forget(url: str, user_id: str) -> None:
    """Delete a person's data as they would, after resigning their seats."""
    store = Store(url)
    await store.open()
    seats = update(SeatRow).where(col(SeatRow.user_id) == user_id)
    await store.write(lambda s: s.execute(seats.values(occupant=Occupant.AUTOPILOT)))
    await Tables(TableService(store, SETTINGS, hooks=AFTER_CHANGE)).users.delete_personal_data(
        user_id, forgotten_player
    )
    await store.close()


async def _database_content(url: str) -> str:
    """Return everything a database contains."""
    harness = TablesHarness(url)
    found = repr(await harness.rows())
    await harness.store.close()
    return found


async def test_deleted_people_stay_deleted_when_a_backup_is_restored(
    other_url: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    programs = find_installed()
    if programs is not None:
        monkeypatch.setenv("PATH", str(programs / "bin"))
    urls = {f"sqlite:///{tmp_path / 'games.db'}", *([other_url] if programs else [])}
    for number, url in enumerate(sorted(urls)):
        settings, copy = SETTINGS.model_copy(update={"database_url": url}), tmp_path / f"{number}"
        tables = await _seat_at_all_kinds_of_tables(url)
        backup(url, copy)
        await _forget(url, BOB.id)
        capsys.readouterr()
        assert await restore(settings, copy) == 0
        assert "had deleted their data since: 1" in capsys.readouterr().out
        now = await _database_content(url)
        assert f"'{BOB.id}'" not in now
        assert BOB.name not in now
        assert "beware of Alice" not in now
        assert f"'{PEOPLE[0].id}'" in now, "nobody else is deleted"
        await _empty_bobs_seats(url, tables)
        assert await restore(settings, copy) == 0
        assert f"'{BOB.id}'" not in await _database_content(url), "the list survives a restore"
        after = tmp_path / f"{number}.after"
        backup(url, after)
        assert await restore(settings, after) == 0
        assert "deleted again" not in capsys.readouterr().out.splitlines()[-1]


async def _empty_bobs_seats(url: str, tables: dict[str, int]) -> None:
    """Empty Bob's seats, so that nobody waits for him."""
    harness = TablesHarness(url)
    await harness.store.open()
    found = {name: await harness.tables.table(number) for name, number in tables.items()}
    assert [seat.occupant for seat in found["running"].seats if not seat.person] == ["autopilot"]
    assert [seat.occupant for seat in found["paused"].seats if not seat.person] == ["empty"]
    assert [seat.name for seat in found["lobby"].seats] == ["Alice", "Carol"]
    assert len(found["over"].seats) == 3
    assert await harness.tables.check() == []
    await harness.store.close()


async def test_a_returning_person_is_not_deleted_by_later_backups(
    tmp_path: Path,
) -> None:
    url = f"sqlite:///{tmp_path / 'games.db'}"
    settings = SETTINGS.model_copy(update={"database_url": url})
    await _seat_at_all_kinds_of_tables(url)
    await _forget(url, BOB.id)
    harness = TablesHarness(url)
    harness.ids, harness.channels = count(1000), count(9001)
    again = await harness.lobby("caylus", 3)
    await harness.store.close()
    backup(url, tmp_path / "copy.db")
    assert await restore(settings, tmp_path / "copy.db") == 0
    harness = TablesHarness(url)
    assert BOB.id in [seat.user_id for seat in (await harness.tables.table(again.id)).seats]
    await harness.store.close()


async def test_deleted_people_stay_deleted_when_older_data_is_copied(
    other_url: str, tmp_path: Path
) -> None:
    here = f"sqlite:///{tmp_path / 'games.db'}"
    await _seat_at_all_kinds_of_tables(here)
    there = Store(other_url)
    await there.open()
    await there.write(lambda s: forgotten.add(s, BOB.id, datetime.now(UTC)))
    await there.close()
    assert await copy_database(SETTINGS, here, other_url) == 0
    now = await _database_content(other_url)
    assert f"'{BOB.id}'" not in now
    assert BOB.name not in now
    assert f"'{BOB.id}'" in await _database_content(here), "the source is unchanged"


async def test_a_lost_database_loses_the_list_of_deletions(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    url, copy = f"sqlite:///{tmp_path / 'games.db'}", tmp_path / "copy.db"
    await _seat_at_all_kinds_of_tables(url)
    backup(url, copy)
    (tmp_path / "games.db").write_bytes(b"broken")
    assert await restore(SETTINGS.model_copy(update={"database_url": url}), copy) == 0
    assert "may be back" in capsys.readouterr().out
