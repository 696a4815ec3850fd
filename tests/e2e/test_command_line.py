"""``python -m bot`` and its arguments: sandbox, demonstration, check, backup, settings."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from bot.cli.main import main
from bot.store.single_instance import single_instance
from engine.core.record_reader import read_record
from tests.e2e.programs import (
    WAIT_LIMIT_S,
    default_interrupts,
    environment,
    left_in,
    program,
)


async def test_demo_writes_pictures_and_a_transcript(tmp_path: Path) -> None:
    wished = ("demo", "--seats", "2", "--seed", "1", "--moves", "4", "--width", "800")
    code, out, errors = await program(tmp_path, *wished)
    assert (code, errors) == (0, "")
    assert "move 0: Caylus" in out
    folder = tmp_path / "demo"
    assert list(folder.glob("board-*.png"))
    story = (folder / "transcript.md").read_text(encoding="utf-8")
    assert "## The lobby" in story
    assert story.count("**Alice** `") + story.count("**Bob** `") == 4
    (record,) = folder.glob("*.txt")
    assert len(read_record(record.read_text(encoding="utf-8")).moves) == 4


def test_without_a_token_the_sandbox_starts(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    with default_interrupts():
        process = subprocess.Popen(
            [sys.executable, "-m", "bot"],
            env=environment(),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )
    with process:
        assert process.stdout is not None
        assert process.stdout.readline().startswith(b"No DISCORD_TOKEN is set")
        url = process.stdout.readline().decode().removeprefix("Play here: ").strip()
        with urlopen(url) as page:
            assert b"Seneschal" in page.read()
        assert main(["sandbox", "--no-open"]) == 1
        assert capsys.readouterr().err == (
            f"python -m bot: process {process.pid} at {url.rstrip('/')} uses the folder sandbox\n"
        )
        port = url.strip("/").rpartition(":")[2]
        assert main(["sandbox", "--folder", "other", "--port", port]) == 1
        assert f"cannot listen on 127.0.0.1, port {port}" in capsys.readouterr().err
        process.send_signal(signal.SIGINT)
        _, errors = process.communicate(timeout=WAIT_LIMIT_S)
    assert (process.returncode, errors) == (0, b"")
    assert (tmp_path / "sandbox" / "seneschal.db").is_file()


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


def test_check_reports_no_problems(
    prepared: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(prepared)
    assert main(["check"]) == 0
    out, errors = capsys.readouterr()
    assert errors == ""
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
    ("url", "why"),
    [
        ("sqlite+aiosqlite:///no/such/folder/seneschal.db", "unable to open"),
        ("postgresql+asyncpg://nobody:secret@127.0.0.1:9/none", "127.0.0.1"),
    ],
)
def test_a_database_that_cannot_be_opened_stops_the_start_with_one_line(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    url: str,
    why: str,
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("DATABASE_URL", url)
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    assert main(["run"]) == 1
    out, errors = capsys.readouterr()
    assert out == ""
    (said,) = errors.splitlines()
    assert "database" in said
    assert why in said
    assert "secret" not in said


def test_web_pages_refuse_a_sqlite_file_that_a_bot_uses(
    prepared: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(prepared)
    monkeypatch.setenv("DISCORD_TOKEN", "a.b.c")
    monkeypatch.setenv("SENESCHAL_WEB_ADDRESS", "127.0.0.1:0")
    monkeypatch.setenv("SENESCHAL_WEB_URL", "https://games.example.org")
    with single_instance("sqlite:///seneschal.db"):
        assert main(["web"]) == 1
    out, errors = capsys.readouterr()
    assert out == ""
    (said,) = errors.splitlines()
    assert f"process {os.getpid()} runs on this SQLite file, which is for one process" in said


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


def test_backup_copies_the_database(
    prepared: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(prepared)
    assert main(["backup", "copy.db"]) == 0
    assert "bytes" in capsys.readouterr().out
    tables = sqlite3.connect(prepared / "copy.db").execute("SELECT name FROM sqlite_master")
    assert ("tables",) in tables.fetchall()


def test_a_demo_makes_at_least_one_move(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["demo", "--moves", "-4"])
    assert "argument --moves: “-4” is not a whole number of at least 1" in capsys.readouterr().err
