"""``python -m engine new`` in a copy of the source tree: an untouched new game passes all tests.

The copy has no other game, so the tests of all games find the new ones by their folders alone.
"""

from __future__ import annotations

import io
import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from pathlib import Path

import pytest

from engine.cli.main import main
from engine.core.registry import game_names
from engine.core.words.catalogue import LANGUAGES

ROOT = Path(__file__).parents[1]
PARTS = (
    "engine",
    "render",
    "tests/__init__.py",
    "tests/command_lines.py",
    "tests/engine/__init__.py",
    "tests/engine/games",
    "tests/engine/glimpse",
    "tests/engine/toy",
    "tests/example_games.py",
    "tests/fluent_nodes.py",
    "tests/glossary",
    "tests/render/__init__.py",
    "tests/render/games",
    "tests/render/glimpse",
    "tests/render/golden",
    "tests/render/toy",
    "tests/thorough.py",
    "pyproject.toml",
)
GAMES = {"harbour": (), "market": ("--hidden-hands", "--auction")}
"""The new games: without and with all features."""
TESTED = (*GAMES, "toy", "glimpse")
"""They and the examples, which the plugin ``tests.example_games`` registers."""
EMPTY = "got empty parameter set"
"""Why pytest leaves out the tests of published games: there are none in the copy."""

Captured = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the engine, the pictures and the tests of all games, with the new games."""
    root = tmp_path_factory.mktemp("tree")
    ignored = shutil.ignore_patterns("__pycache__", *game_names())
    for part in PARTS:
        (root / part).parent.mkdir(parents=True, exist_ok=True)
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, root / part, ignore=ignored)
        else:
            shutil.copy(ROOT / part, root / part)
    (root / "tests" / "records").mkdir()
    for name, features in GAMES.items():
        assert main(["new", name, *features, "--yes", "--into", str(root)]) == 0
    return root


def run(root: Path, *arguments: str) -> str:
    """Run Python in the copy; return its output if it succeeds."""
    done = subprocess.run(
        [sys.executable, *arguments],
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_untouched_new_games_and_the_examples_pass_the_tests_of_all_games(tree: Path) -> None:
    output = run(
        *(tree, "-m", "pytest", "-v", "-p", "no:cacheprovider", "-p", "tests.example_games"),
        *("tests/engine", "tests/render", "tests/glossary/test_typography.py"),
    )
    passed = Counter(re.findall(rf"({'|'.join(TESTED)})\b.* PASSED", output))
    assert all(passed[name] > 100 for name in TESTED), passed
    skipped = re.findall(r"^SKIPPED .*", output, re.MULTILINE)
    assert [line for line in skipped if EMPTY not in line] == []


def test_a_new_game_passes_the_linters(tree: Path) -> None:
    folders = [f"{part}/{name}" for name in GAMES for part in ("engine", "render", "tests/engine")]
    run(tree, "-m", "ruff", "format", "--check", "--no-cache", *folders)
    run(tree, "-m", "ruff", "check", "--no-cache", *folders)


def test_a_new_game_has_no_trace_of_the_templates(tree: Path) -> None:
    made = [path for part in ("engine", "render", "tests") for path in (tree / part).rglob("*")]
    files = [
        path for path in made if "market" in path.parts and path.is_file() and path.suffix != ".pyc"
    ]
    assert {path.stem for path in files if path.suffix == ".ftl"} == set(LANGUAGES)
    for path in files:
        text = path.read_text("utf-8")
        assert text
        assert not re.search(r"harbour|%if|%end|\{title\}", text, re.IGNORECASE), path


def test_its_folders_are_all_that_is_new(tree: Path, capsys: Captured) -> None:
    before = {*tree.rglob("*")}
    assert main(["new", "quay", "--yes", "--into", str(tree)]) == 0
    folders = {
        tree / part / "quay" for part in ("engine", "render", "tests/engine", "tests/render")
    }
    made = {*tree.rglob("*")} - before
    assert all(folders & {path, *path.parents} for path in made)
    said = capsys.readouterr().out
    assert all(f"{folder.relative_to(tree)} " in said for folder in folders)
    assert "python -m pytest -q -k quay tests/engine tests/render" in said
    for folder in folders:
        shutil.rmtree(folder)


def test_it_asks_for_what_is_not_named(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "engine" / "core").mkdir(parents=True)
    typed = io.StringIO("The Old Quay\nperhaps\ny\n")
    monkeypatch.setattr(typed, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stdin", typed)
    assert main(["new", "quay", "--no-auction", "--into", str(tmp_path)]) == 0
    asked = capsys.readouterr().out
    assert "What is the game called in English? [Quay]" in asked
    assert "Please answer y or n." in asked
    assert "bid" not in asked
    texts = (tmp_path / "engine/quay/text/en.ftl").read_text("utf-8")
    assert "quay-title = The Old Quay\n" in texts
    assert "quay-story-drew = " in texts
    assert not (tmp_path / "engine/quay/rules/auction.py").exists()


def test_a_terminal_closed_at_a_question_makes_nothing(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "engine" / "core").mkdir(parents=True)
    typed = io.StringIO("The Old Quay\n")
    monkeypatch.setattr(typed, "isatty", lambda: True)
    monkeypatch.setattr(sys, "stdin", typed)
    assert main(["new", "quay", "--into", str(tmp_path)]) == 2
    said = capsys.readouterr().err
    assert said == "python -m engine: the questions were not answered, so nothing was made\n"
    assert not (tmp_path / "engine/quay").exists()


def test_without_a_terminal_it_says_what_it_assumes_and_what_is_a_placeholder(
    tmp_path: Path, capsys: Captured, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "engine" / "core").mkdir(parents=True)
    monkeypatch.setattr(sys, "stdin", io.StringIO())
    assert main(["new", "quay", "--auction", "--into", str(tmp_path)]) == 0
    said = capsys.readouterr().out
    assert "Assumed: --title Quay --no-hidden-hands\n" in said
    assert "Its title in zh-TW, zh-CN, ja is a placeholder: change quay-title in\n" in said


def test_a_name_must_be_new_in_the_tree_that_is_written_to(
    tmp_path: Path, capsys: Captured
) -> None:
    name = game_names()[0]
    (tmp_path / "engine" / "core").mkdir(parents=True)
    assert main(["new", name, "--yes", "--into", str(tmp_path)]) == 0
    assert main(["new", name, "--yes", "--into", str(tmp_path)]) == 2
    assert f"engine/{name} exists; choose another name, or" in capsys.readouterr().err


def test_no_command_of_the_bot_can_name_a_game(capsys: Captured) -> None:
    commands = re.findall(
        r"^## /(\w{4,})", (ROOT / "docs/commands.md").read_text("utf-8"), re.MULTILINE
    )
    assert len(commands) > 10
    for command in commands:
        assert main(["new", command, "--yes"]) == 2, command
        assert "choose another name" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (["Harbour"], "“Harbour” cannot name a game; choose 4 to 20 lower-case letters and digits"),
        (["../x"], "cannot name a game; choose"),
        (["bot"], "cannot name a game; choose"),
        (["class"], "“class” is a Python keyword; choose another name"),
        (["tests"], "the source tree has a folder tests; choose another name"),
        (["assets"], "the source tree has a folder render/assets; choose another name"),
        (["caylus"], "engine/caylus exists; choose another name, or remove that folder"),
        (["rules"], "the bot has a command /rules; choose another name"),
        (["game"], "the bot has a command /game; choose another name"),
        (["card"], "“card” is part of test_cards, so pytest -k card would run it, too;"),
        (["core"], "the engine has a package “core”; choose another name"),
        (["quay", "--title", 'The "Quay"'], "cannot be a title; choose"),
        (["harbour", "--into", "nowhere"], "nowhere is not a clone of Seneschal; give the path"),
    ],
    ids=lambda value: " ".join(value) if isinstance(value, list) else "",
)
def test_what_is_wrong_is_said_with_what_to_do(
    arguments: list[str], why: str, capsys: Captured
) -> None:
    assert main(["new", *arguments, "--yes"]) == 2
    assert why in capsys.readouterr().err


def test_an_existing_folder_is_not_overwritten(tree: Path, capsys: Captured) -> None:
    assert main(["new", "market", "--yes", "--into", str(tree)]) == 2
    said = capsys.readouterr().err
    assert "engine/market exists; choose another name, or remove that folder" in said
