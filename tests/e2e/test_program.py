"""The running bot as a program: start, shutdown, and what keeps it from starting."""

from __future__ import annotations

import asyncio
import signal
from datetime import datetime
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.app import Seneschal
from bot.config import Settings
from bot.sandbox import LoopbackDiscord, point_client_at
from bot.store import Store
from bot.tables.background.scheduling import Clock
from tests.e2e.programs import WAIT_LIMIT_S, left_in, log_of, run_against_loopback


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_the_program_exits_cleanly(prepared: Path, number: signal.Signals) -> None:
    backups = prepared / "backups"
    backups.mkdir()
    async with (
        LoopbackDiscord() as server,
        run_against_loopback(
            prepared, server, server.token, SENESCHAL_BACKUP_DIR=str(backups)
        ) as process,
    ):
        await server.ready(WAIT_LIMIT_S)
        process.send_signal(number)
        log = await log_of(process)
        assert process.returncode == 0
        assert log[-1].endswith(" INFO bot.cli.run process.stopped")
        assert {line.split()[1] for line in log} == {"INFO"}
        assert any(" INFO discord.client " in line for line in log)
        assert server.token not in "".join(log)
        assert len(left_in(backups)) == 1, "the nightly backup was missing"


async def test_a_second_process_on_one_sqlite_file_stops(prepared: Path) -> None:
    async with (
        LoopbackDiscord() as server,
        run_against_loopback(prepared, server, server.token) as first,
    ):
        await server.ready(WAIT_LIMIT_S)
        async with run_against_loopback(prepared, server, server.token) as second:
            *_, last = await log_of(second)
        assert second.returncode == 1
        assert f"(process {first.pid}) runs on this database" in last
        first.kill()
        await first.wait()
        async with run_against_loopback(prepared, server, server.token) as third:
            await server.ready(WAIT_LIMIT_S)
            third.terminate()
            assert (await log_of(third))[-1].endswith("stopped"), "a dead process has no claims"


async def test_a_wrong_token_fails_with_one_line(prepared: Path) -> None:
    async with (
        LoopbackDiscord() as server,
        run_against_loopback(prepared, server, "wrong") as process,
    ):
        *before, last = await log_of(process)
        assert process.returncode == 1
        assert last == "python -m bot: Discord rejects this DISCORD_TOKEN"
        assert {line.split()[1] for line in before} <= {"INFO"}


class BrokenClock(Clock):
    """A clock that raises, and thereby ends the loops."""

    async def wait(self, wakeup: asyncio.Event, until: datetime | None) -> None:
        raise ArithmeticError("the clock stands still")


async def test_a_failing_loop_ends_the_program_with_a_message(prepared: Path) -> None:
    settings = Settings(_env_file=None, database_url=f"sqlite:///{prepared}/seneschal.db")
    store = Store(settings.database_url)
    await store.open()
    async with LoopbackDiscord() as server:
        with point_client_at(server):
            bot = Seneschal(settings, store, BrokenClock(), guild_ready_timeout=0)
            assert not bot.shutdown.broken
            async with bot:
                await asyncio.wait_for(bot.start(server.token), WAIT_LIMIT_S)
            assert bot.shutdown.broken
            assert bot.is_closed()
    await store.close()


async def test_a_missing_table_is_named_and_ends_the_program(
    prepared: Path,
) -> None:
    store = Store(f"sqlite:///{prepared}/seneschal.db")
    await store.write(lambda session: session.execute(text("DROP TABLE key_values")))
    await store.close()
    async with (
        LoopbackDiscord() as server,
        run_against_loopback(prepared, server, server.token) as process,
    ):
        log = await log_of(process)
        assert process.returncode == 1
        missing = [line for line in log if "missing=key_values" in line]
        assert any(" ERROR bot.store.schemas " in line for line in missing)
        assert log[-1].startswith("python -m bot: the database cannot be used")
        assert not any("Traceback" in line for line in log)
