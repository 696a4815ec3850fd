"""``python -m engine new`` in a copy of the source tree: the new game keeps the contract."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine.cli.main import main
from engine.core.words.catalogue import LANGUAGES

ROOT = Path(__file__).parents[1]
PARTS = (
    "engine",
    "render",
    "tests/__init__.py",
    "tests/engine/__init__.py",
    "tests/render/__init__.py",
    "tests/render/golden",
    "tests/render/registered.py",
    "tests/render/test_golden.py",
    "pyproject.toml",
)
SHARED_TESTS = {
    "engine": (
        "tests/engine",
        "tests/playthroughs",
        "tests/glossary/test_typography.py",
        "tests/bot/presentation/test_guide_cards.py",
    ),
    "render": ("tests/render",),
}
"""All tests of registered games, which an untouched new game passes."""
TEMPLATES = ("tests/engine/toy", "tests/render/toy")
DRAWN = """
from dataclasses import replace
from engine.core.chance import Chance
from engine.core.contract import random_move
from engine.harbour import GAME
from render.harbour import PAINTER
from render.kit.palette import PLAYERS
from render import Scene

state, chance = GAME.new(3, {}, Chance(3)), Chance(4)
while True:
    for viewer in (0, 1, 2, None):
        for language in ("en", "zh-TW", "zh-CN", "ja"):
            view = GAME.view(state, viewer)
            scene = Scene(language, ("Ann", "Ben", "Cleo"), PLAYERS[:3], viewer=viewer)
            canvas = PAINTER.paint(view, scene, recording=True)
            codes = {fact.value for fact in canvas.facts if fact.kind == "legal"}
            seat = viewer if viewer in GAME.may_act(view) else None
            if seat is not None:
                offers = [GAME.words.offer(view, seat, c) for c in GAME.legal_choices(view, seat)]
                assert codes == {offer.code for offer in offers} - {""}
            for fact in canvas.facts:
                left, top, right, bottom = fact.box
                assert left >= 0 and top >= 0, fact
                assert right <= canvas.width and bottom <= canvas.height, fact
    if not state.stack:
        break
    GAME.apply_unchecked(state, *random_move(GAME, state, chance))
print("drawn")
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of what the command needs, with a new game in it."""
    root = tmp_path_factory.mktemp("tree")
    for part in (*PARTS, *TEMPLATES):
        if (ROOT / part).is_dir():
            shutil.copytree(ROOT / part, root / part, ignore=shutil.ignore_patterns("__pycache__"))
        else:
            (root / part).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / part, root / part)
    output = run(root, "-m", "engine", "new", "harbour")
    assert '"harbour": "engine.harbour"' in output
    return root


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return a copy of the whole tree, with a new game registered and its generated files made."""
    root = tmp_path_factory.mktemp("whole")
    for part in ("engine", "render", "bot", "tests", "pyproject.toml"):
        link = shutil.copytree if (ROOT / part).is_dir() else shutil.copy
        link(ROOT / part, root / part)
    output = run(root, "-m", "engine", "new", "harbour")
    register(root)
    commands = re.findall(r"^  python (-m (?:tests\.|engine ).*)$", output, re.MULTILINE)
    assert len(commands) == 5
    for command in commands:
        run(root, *command.split())
    return root


def register(root: Path) -> None:
    """Add the new game and its painter to the registries of a tree."""
    for file, package in (("engine/core/registry.py", "engine"), ("render/registry.py", "render")):
        text = (root / file).read_text("utf-8")
        line = f'PACKAGES = {{\n    "harbour": "{package}.harbour",'
        (root / file).write_text(text.replace("PACKAGES = {", line), "utf-8")


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


def test_a_new_game_has_all_files(tree: Path) -> None:
    assert (tree / "engine/harbour/__init__.py").is_file()
    texts = {path.stem for path in (tree / "engine/harbour/text").glob("*.ftl")}
    assert texts == set(LANGUAGES)
    assert (tree / "render/harbour/painter.py").is_file()
    made = [*(tree / "engine/harbour").rglob("*.*"), *(tree / "render/harbour").rglob("*.*")]
    assert made
    sources = [path.read_text("utf-8") for path in made if path.suffix in (".py", ".ftl")]
    assert not any("toy" in source.lower() or "tests." in source for source in sources)


def test_a_new_game_keeps_the_contract(tree: Path) -> None:
    assert "passed" in run(tree, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/engine")


def test_its_painter_renders_every_position(tree: Path) -> None:
    assert run(tree, "-c", DRAWN) == "drawn\n"


def test_a_registered_game_without_records_breaks_no_golden_test(tree: Path) -> None:
    """Whether or not it has a folder in tests/render."""
    register(tree)
    collect = ("-m", "pytest", "-q", "-p", "no:cacheprovider", "--collect-only", "tests/render")
    assert "[caylus-" in run(tree, *collect)
    shutil.rmtree(tree / "tests/render/harbour")
    assert "[caylus-" in run(tree, *collect)


@pytest.mark.parametrize("part", SHARED_TESTS)
def test_it_passes_shared_tests_after_the_commands_it_names(whole: Path, part: str) -> None:
    """Register the game, run the commands of "Next", then the tests of the registered games."""
    output = run(
        *(whole, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "harbour"),
        *SHARED_TESTS[part],
    )
    assert int(re.findall(r"(\d+) passed", output)[0]) > 50
    assert "skipped" not in output


def test_a_new_game_passes_the_linters(tree: Path) -> None:
    folders = ("engine/harbour", "render/harbour", "tests/engine/harbour")
    run(tree, "-m", "ruff", "format", "--no-cache", *folders)
    run(tree, "-m", "ruff", "check", "--no-cache", *folders)


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Harbour", "is not a word"),
        ("../x", "is not a word"),
        ("caylus", "there is a game caylus already"),
        ("core", "there is a game core already"),
    ],
)
def test_an_invalid_name_is_refused(
    name: str, why: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new", name]) == 2
    assert why in capsys.readouterr().err


def test_a_missing_toy_is_reported(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["new", "harbour", "--into", str(tmp_path)]) == 2
    assert "is not the source tree" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []
