"""``python -m bot`` as a program: demonstration, check, backup, a clean end, wrong settings."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import sys
from pathlib import Path

import pytest

from bot.cli.main import main
from bot.sandbox import LoopbackDiscord
from bot.store import Store
from engine.core.record import read_record

HERE = Path(__file__).parents[2]


def surroundings(**settings: str) -> dict[str, str]:
    """An environment with these settings and no others of ours."""
    plain = {k: v for k, v in os.environ.items() if not k.startswith(("SENESCHAL", "DISCORD"))}
    return {**plain, "PYTHONPATH": str(HERE), **settings}


async def program(folder: Path, *arguments: str, **settings: str) -> tuple[int, str, str]:
    """Run it in an empty folder with only these settings."""
    process = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        *arguments,
        cwd=folder,
        env=surroundings(**settings),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    out, errors = await process.communicate()
    return process.returncode or 0, out.decode(), errors.decode()


async def test_the_demonstration_leaves_pictures_and_a_transcript(tmp_path: Path) -> None:
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


async def test_without_a_token_it_says_so_and_plays(tmp_path: Path) -> None:
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot"),
        cwd=tmp_path,
        env=surroundings(),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None
    first = await asyncio.wait_for(process.stdout.readline(), 30)
    second = await asyncio.wait_for(process.stdout.readline(), 30)
    process.send_signal(signal.SIGINT)
    await process.communicate()
    assert first.startswith(b"No DISCORD_TOKEN is set")
    assert second.startswith(b"move 0: ")
    assert process.returncode == 130


async def test_check_is_clean_and_says_what_is_wrong(tmp_path: Path) -> None:
    code, out, errors = await program(tmp_path, "check")
    assert (code, errors) == (0, "")
    assert all(line.startswith("ok ") for line in out.splitlines())
    (tmp_path / "seneschal.db").write_bytes(b"no database " * 500)
    code, out, errors = await program(tmp_path, "check")
    assert code == 1
    assert "WRONG database" in out
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


@pytest.mark.parametrize("arguments", [["fly"], ["backup"], ["demo", "--game", "chess"]])
def test_a_wrong_argument_is_one_line(
    arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    assert len(capsys.readouterr().err.splitlines()) == 1


async def test_backup_copies_the_database(tmp_path: Path) -> None:
    store = Store(f"sqlite+aiosqlite:///{tmp_path}/seneschal.db")
    await store.open()
    await store.close()
    code, out, _ = await program(tmp_path, "backup", "copy.db")
    assert code == 0
    assert "bytes" in out
    tables = sqlite3.connect(tmp_path / "copy.db").execute("SELECT name FROM sqlite_master")
    assert ("tables",) in tables.fetchall()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
async def test_it_ends_cleanly(tmp_path: Path, number: signal.Signals) -> None:
    """The program itself, on Discord's stand-in, told to stop."""
    async with LoopbackDiscord() as server:
        start = (
            "import sys, yarl, discord, bot.cli.main as main;"
            f"discord.http.Route.BASE = {server.url + '/api/v10'!r};"
            f"discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL({server.gateway.url!r});"
            "sys.exit(main.main(['run']))"
        )
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            start,
            cwd=tmp_path,
            env=surroundings(DISCORD_TOKEN=server.token),
            stderr=asyncio.subprocess.PIPE,
        )
        await server.ready(20)
        process.send_signal(number)
        _, errors = await asyncio.wait_for(process.communicate(), 20)
        assert process.returncode == 0
        log = errors.decode()
        assert "event=stopped" in log
        assert "Traceback" not in log
        assert server.token not in log


async def test_a_wrong_token_is_one_line(tmp_path: Path) -> None:
    async with LoopbackDiscord() as server:
        start = (
            "import sys, discord, bot.cli.main as main;"
            f"discord.http.Route.BASE = {server.url + '/api/v10'!r};"
            "sys.exit(main.main(['run']))"
        )
        process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-c",
            start,
            cwd=tmp_path,
            env=surroundings(DISCORD_TOKEN="wrong"),
            stderr=asyncio.subprocess.PIPE,
        )
        _, errors = await asyncio.wait_for(process.communicate(), 20)
        lines = [line for line in errors.decode().splitlines() if "level=warning" not in line]
        assert process.returncode == 1
        assert lines == ["python -m bot: Discord does not know this DISCORD_TOKEN"]
