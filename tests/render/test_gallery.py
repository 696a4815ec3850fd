"""``python -m render --watch GAME``: a gallery that follows the files."""

from __future__ import annotations

import html
import io
import re
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import urlopen

import pytest
from PIL import Image

import render
from engine.core import registry
from engine.core.words.catalogue import LANGUAGES
from render import painter, parts_for
from render.cli import main
from render.gallery.watch import version

GAME, SEATS = "emperor", 2
SOURCES = Path(render.__file__).parent
GROUND = '"ground": "#EADBBB"'


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A folder with a copy of the painters, whose files may be changed."""
    ignored = shutil.ignore_patterns("assets", "__pycache__")
    shutil.copytree(SOURCES, tmp_path / "render", ignore=ignored)
    (tmp_path / "render" / "assets").symlink_to(SOURCES / "assets")
    return tmp_path


@contextmanager
def gallery(folder: Path) -> Iterator[tuple[str, subprocess.Popen[str]]]:
    """Run the command in a folder; yield the address it prints, and the process."""
    process = subprocess.Popen(
        [sys.executable, "-m", "render", "--watch", GAME, "--seats", str(SEATS), "--port", "0"],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    try:
        found = re.search(r"http://127\.0\.0\.1:\d+", process.stdout.readline())
        assert found, process.communicate()
        yield found[0], process
    finally:
        process.kill()
        process.communicate()


def fetch(url: str) -> bytes:
    with urlopen(url) as answer:
        body: bytes = answer.read()
    return body


def error(url: str) -> tuple[int, str]:
    """Return the status and the text of a page that is refused."""
    with pytest.raises(HTTPError) as refused:
        fetch(url)
    with refused.value as answer:
        return answer.code, answer.read().decode()


def pictures(page: bytes) -> list[str]:
    return [html.unescape(found) for found in re.findall(r'src="([^"]+)"', page.decode())]


def corner(picture: bytes) -> object:
    with Image.open(io.BytesIO(picture)) as image:
        return image.convert("RGB").getpixel((2, 2))


def test_the_gallery_shows_every_picture_and_follows_the_files(copy: Path) -> None:
    palette = copy / "render" / "kit" / "palette.py"
    board, source = copy / "render" / GAME / "board.py", palette.read_text("utf-8")
    with gallery(copy) as (url, process):
        listed = pictures(fetch(f"{url}/"))
        parts = parts_for(painter(GAME), SEATS)
        assert len(listed) == len(set(listed)) == (len(parts) + 1) * len(LANGUAGES) * 2 * 3
        assert len(pictures(fetch(f"{url}/?language=ja&part=board"))) == 2 * 2 * 3
        shown = url + next(path for path in listed if "part=board" in path and "longest" in path)
        assert corner(fetch(shown)) == (0xEA, 0xDB, 0xBB)
        assert error(f"{url}/picture?part=cellar")[0] == 404
        assert error(f"{url}/cellar")[0] == 404

        before = fetch(f"{url}/version")
        palette.write_text(source.replace(GROUND, '"ground": "#102030"'), "utf-8")
        assert fetch(f"{url}/version") != before
        assert corner(fetch(shown)) == (0x10, 0x20, 0x30)

        palette.write_text("this is no Python\n", "utf-8")
        status, why = error(shown)
        assert (status, "SyntaxError" in why) == (500, True)
        assert b"SyntaxError" in fetch(f"{url}/")

        palette.write_text(source, "utf-8")
        board.write_text(board.read_text("utf-8").replace("header.", "1 / 0; header.", 1), "utf-8")
        status, why = error(shown)
        assert (status, "ZeroDivisionError" in why) == (500, True)
        other = next(path for path in listed if "part=votes" in path)
        assert corner(fetch(url + other)) == (0xEA, 0xDB, 0xBB)

        process.send_signal(signal.SIGINT)
        assert process.wait() == 0
        printed = process.communicate()[1]
        assert "SyntaxError" in printed
        assert "KeyboardInterrupt" not in printed


def test_a_version_changes_with_every_file_that_can_change_a_picture(tmp_path: Path) -> None:
    (tmp_path / "inner").mkdir()
    found = [version([tmp_path])]
    for name in ("board.py", "inner/en.ftl", "inner/icon.png"):
        (tmp_path / name).write_text("1")
        found.append(version([tmp_path]))
    (tmp_path / "board.py").write_text("12")
    found.append(version([tmp_path]))
    (tmp_path / "inner" / "en.ftl").unlink()
    found.append(version([tmp_path]))
    assert len(set(found)) == len(found)
    (tmp_path / "notes.txt").write_text("1")
    assert version([tmp_path]) == found[-1]


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["--watch", "chess"], "there is no game “chess”, only caylus"),
        (["--watch", GAME, "--seats", "9"], "emperor is for 2, 3, 4 players, not 9"),
    ],
)
def test_a_gallery_that_cannot_be_shown_gives_a_one_line_error(
    arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    printed = capsys.readouterr().err
    assert why in printed
    assert printed.count("\n") == 1


def test_a_game_without_a_painter_has_no_gallery(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(registry.PACKAGES, "toy", "tests.engine.toy")
    assert main(["--watch", "toy"]) == 2
    printed = capsys.readouterr().err
    assert printed == "python -m render: toy has no painter: make render/toy\n"


def test_a_port_in_use_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        assert main(["--watch", GAME, "--port", str(port)]) == 2
    assert capsys.readouterr().err == (
        f"python -m render: port {port} is in use; choose another one with --port\n"
    )


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["game.txt", "--watch", GAME], "give either a FILE or --watch GAME"),
        ([], "give either a FILE or --watch GAME"),
        (["--watch", GAME, "--port", "70000"], "“70000” is not a port from 0 to 65535"),
    ],
)
def test_arguments_that_do_not_fit_are_refused(
    arguments: list[str], why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(arguments)
    assert left.value.code == 2
    assert why in capsys.readouterr().err
