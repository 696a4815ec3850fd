"""``python -m bot`` as a program: sandbox, demonstration, check, backup, wrong settings."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import sqlite3
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path

import aiohttp
import pytest
from sqlalchemy import text

from bot.app import Seneschal
from bot.cli.main import main
from bot.config import Settings
from bot.sandbox import LoopbackDiscord, point_client_at
from bot.store import Store
from bot.store.single_instance import single_instance
from bot.tables.background.scheduling import Clock
from engine.core.record import read_record

HERE = Path(__file__).parents[2]
WAIT_LIMIT_S = 180.0
"""Seconds after which a program is considered stuck, on a busy machine."""


@pytest.fixture
def prepared(tmp_path: Path, template: Path) -> Path:
    """Return a folder with a migrated database, so that programs start faster."""
    shutil.copy(template, tmp_path / "seneschal.db")
    return tmp_path


def environment(**settings: str) -> dict[str, str]:
    """Return an environment with only these settings of the bot."""
    plain = {k: v for k, v in os.environ.items() if not k.startswith(("SENESCHAL", "DISCORD"))}
    return {**plain, "PYTHONPATH": str(HERE), "SENESCHAL_WORKERS": "1", **settings}


async def program(folder: Path, *arguments: str, **settings: str) -> tuple[int, str, str]:
    """Run the program in an empty folder with only these settings."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        *arguments,
        cwd=folder,
        env=environment(**settings),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, errors = await process.communicate()
    return process.returncode or 0, out.decode(), errors.decode()


async def test_demo_writes_pictures_and_a_transcript(tmp_path: Path) -> None:
    wished = ("demo", "--seats", "2", "--seed", "1", "--moves", "8", "--width", "800")
    code, out, errors = await program(tmp_path, *wished)
    assert (code, errors) == (0, "")
    assert "move 0: Caylus" in out
    folder = tmp_path / "demo"
    assert list(folder.glob("board-*.png"))
    story = (folder / "transcript.md").read_text(encoding="utf-8")
    assert "## The lobby" in story
    assert story.count("**Alice** `") + story.count("**Bob** `") == 8
    (record,) = folder.glob("*.txt")
    assert len(read_record(record.read_text(encoding="utf-8")).moves) == 8


def default_interrupts() -> None:
    """Make Ctrl-C reach the program even if the tests run in the background."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


async def test_without_a_token_the_sandbox_starts(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot"),
        cwd=tmp_path,
        env=environment(),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        preexec_fn=default_interrupts,
    )
    assert process.stdout is not None
    first = await asyncio.wait_for(process.stdout.readline(), WAIT_LIMIT_S)
    second = await asyncio.wait_for(process.stdout.readline(), WAIT_LIMIT_S)
    url = second.decode().removeprefix("Play here: ").strip()
    async with aiohttp.ClientSession() as session, session.get(url) as page:
        assert "Seneschal" in await page.text()
    assert await program(tmp_path, "sandbox", "--no-open") == (
        *(1, ""),
        f"python -m bot: process {process.pid} at {url.rstrip('/')} uses the folder sandbox\n",
    )
    port = url.strip("/").rpartition(":")[2]
    taken = await program(tmp_path, "sandbox", "--folder", "other", "--port", port)
    assert taken[0] == 1
    assert f"cannot listen on 127.0.0.1, port {port}" in taken[2]
    process.send_signal(signal.SIGINT)
    _, errors = await asyncio.wait_for(process.communicate(), WAIT_LIMIT_S)
    assert first.startswith(b"No DISCORD_TOKEN is set")
    assert (process.returncode, errors) == (0, b"")
    assert (tmp_path / "sandbox" / "seneschal.db").is_file()


def left_in(folder: Path) -> list[Path]:
    """Return the working folders of a demonstration."""
    return list(folder.glob("seneschal-*"))


async def test_a_terminated_demo_leaves_no_files(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "demo", "--seats", "2"),
        cwd=tmp_path,
        env=environment(TMPDIR=str(tmp_path)),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    assert await asyncio.wait_for(process.stdout.readline(), WAIT_LIMIT_S)
    assert left_in(tmp_path)
    process.terminate()
    _, errors = await asyncio.wait_for(process.communicate(), WAIT_LIMIT_S)
    assert (process.returncode, errors) == (143, b"")
    assert left_in(tmp_path) == []


async def test_check_reports_no_problems(tmp_path: Path) -> None:
    code, out, errors = await program(tmp_path, "check")
    assert (code, errors) == (0, "")
    assert all(line.startswith("ok ") for line in out.splitlines())


def test_check_reports_a_damaged_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "damaged.db").write_bytes(b"no database " * 500)
    monkeypatch.setenv("DATABASE_URL", "sqlite+aiosqlite:///damaged.db")
    assert main(["check"]) == 1
    out, errors = capsys.readouterr()
    (said,) = [line for line in (out + errors).splitlines() if "database" in line]
    assert said.startswith("WRONG database")
    assert "not a database" in said
    assert "Traceback" not in out + errors


@pytest.mark.parametrize(
    ("settings", "word"),
    [
        ({"SENESCHAL_REMIND_HOURS": "soon"}, "SENESCHAL_REMIND_HOURS"),
        ({"DATABASE_URL": "mysql://x"}, "DATABASE_URL"),
        ({"SENESCHAL_LANGUAGE": "tlh"}, "SENESCHAL_LANGUAGE"),
    ],
)
def test_a_wrong_setting_stops_the_start_with_one_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    settings: dict[str, str],
    word: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    for name, value in settings.items():
        monkeypatch.setenv(name, value)
    assert main(["run"]) == 2
    out, errors = capsys.readouterr()
    assert out == ""
    assert len(errors.splitlines()) == 1
    assert word in errors


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["demo", "--seats", "9"], "is for 2, 3, 4, 5 players"),
        (["demo", "--width", "10"], "800 to 3200 pixels"),
        (["demo", "--out", "file/demo"], "cannot write to file/demo"),
        (["backup", "nowhere/b.db"], "there is no folder nowhere"),
        (["restore", "nowhere.db"], "there is no file nowhere.db"),
        (
            ["copy-database", "sqlite:///nowhere.db", "sqlite:///new.db"],
            "no database at nowhere.db",
        ),
        (["copy-database", "sqlite:///file", "sqlite:///./file"], "source and target are the same"),
        (["web"], "DISCORD_TOKEN is not set, which the web pages need"),
    ],
)
def test_an_impossible_request_fails_with_one_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: list[str],
    why: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").write_text("no folder")
    (tmp_path / "seneschal.db").write_text("not looked at")
    assert main(arguments) in (1, 2)
    out, errors = capsys.readouterr()
    assert out == ""
    assert len(errors.splitlines()) == 1
    assert why in errors


@pytest.mark.parametrize(
    "command", ["", "run", "check", "backup", "restore", "copy-database", "demo", "sandbox", "web"]
)
def test_help_gives_an_example(command: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main([*command.split(), "--help"])
    assert "example: python -m bot" in capsys.readouterr().out


@pytest.mark.parametrize("arguments", [["fly"], ["backup"], ["demo", "--game", "chess"]])
def test_a_wrong_argument_fails_with_one_line(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


async def test_backup_copies_the_database(prepared: Path) -> None:
    code, out, _ = await program(prepared, "backup", "copy.db")
    assert code == 0
    assert "bytes" in out
    tables = sqlite3.connect(prepared / "copy.db").execute("SELECT name FROM sqlite_master")
    assert ("tables",) in tables.fetchall()


@asynccontextmanager
async def run_against_loopback(
    folder: Path, server: LoopbackDiscord, token: str, **settings: str
) -> AsyncIterator[asyncio.subprocess.Process]:
    """Run the program itself against the loopback Discord."""
    start = (
        "import sys, yarl, discord, bot.cli.main as main;"
        f"discord.http.Route.BASE = {server.url + '/api/v10'!r};"
        f"discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL({server.gateway.url!r});"
        "sys.exit(main.main(['run']))"
    )
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-c", start),
        cwd=folder,
        env=environment(DISCORD_TOKEN=token, **settings),
        stderr=asyncio.subprocess.PIPE,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def log_of(process: asyncio.subprocess.Process) -> list[str]:
    """Return the program's whole log after it has ended."""
    _, errors = await asyncio.wait_for(process.communicate(), WAIT_LIMIT_S)
    return errors.decode().splitlines()


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


@pytest.mark.parametrize(
    ("url", "why"),
    [
        ("sqlite+aiosqlite:///no/such/folder/seneschal.db", "unable to open"),
        ("postgresql+asyncpg://nobody:secret@127.0.0.1:9/none", "127.0.0.1"),
    ],
)
async def test_a_database_that_cannot_be_opened_fails_with_one_line(
    tmp_path: Path, url: str, why: str
) -> None:
    code, out, errors = await program(tmp_path, "run", DATABASE_URL=url, DISCORD_TOKEN="a.b.c")
    assert (code, out) == (1, "")
    (said,) = errors.splitlines()
    assert "database" in said
    assert why in said
    assert "secret" not in said


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


async def test_web_pages_refuse_a_sqlite_file_that_a_bot_uses(prepared: Path) -> None:
    settings = {
        "DISCORD_TOKEN": "a.b.c",
        "SENESCHAL_WEB_ADDRESS": "127.0.0.1:0",
        "SENESCHAL_WEB_URL": "https://games.example.org",
    }
    with single_instance(f"sqlite:///{prepared / 'seneschal.db'}"):
        code, out, errors = await program(prepared, "web", **settings)
    assert (code, out) == (1, "")
    (said,) = errors.splitlines()
    assert f"process {os.getpid()} runs on this SQLite file, which is for one process" in said


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


def test_a_demo_makes_at_least_one_move(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["demo", "--moves", "-4"])
    assert "argument --moves: “-4” is not a whole number of at least 1" in capsys.readouterr().err
