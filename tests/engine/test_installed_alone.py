"""The engine works where only its own files and ``fluent.runtime`` are installed.

A virtual environment holds exactly what ``pip install --no-deps .`` with ``pip install
fluent.runtime`` would: the files that ``pyproject.toml`` packages, and links to the installed
distributions. Making it takes a tenth of a second; pip would need a network and much longer.
"""

from __future__ import annotations

import shutil
import subprocess
import tomllib
import venv
from importlib.metadata import distribution, requires
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from engine.core.registry import game_names

ROOT = Path(__file__).parents[2]
TEST_TOOLS = ("pytest", "pytest-asyncio", "pytest-timeout", "pytest-xdist", "hypothesis")
PROGRAM = """
from engine.core import Chance, game, game_names
from engine.core.contract import play_game
from engine.core.teaching_positions import teaching_position
from engine.core.words.catalogue import catalogue
from engine.players.choose import choose

for name in game_names():
    rules = game(name)
    assert catalogue("ja", rules.package).format(rules.words.title)
    assert teaching_position(rules, rules.hosting.teaching.guide[0].position).state.stack
    state = rules.new(rules.seat_counts[0], {}, Chance(7))
    seat = rules.to_move(state)[0]
    advice = choose(name, rules.view(state, seat).to_json(), seat, "easy", "1")
    rules.apply(state, seat, advice.choice)
    state, record = play_game(rules, rules.seat_counts[-1], {}, "7")
    print(name, state.over, len(record.moves) > 50)
"""


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return an environment with the engine's package and what its texts need."""
    folder = tmp_path_factory.mktemp("alone")
    packages = environment(folder, "fluent.runtime")
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    data = settings["tool"]["setuptools"]["package-data"]["engine"]
    for pattern in ("**/*.py", *data):
        for path in (ROOT / "engine").glob(pattern):
            target = packages / path.relative_to(ROOT)
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, target)
    return folder


def environment(folder: Path, *distributions: str) -> Path:
    """Make a virtual environment with these distributions and all they require.

    Returns:
        The folder of its packages.
    """
    venv.create(folder, symlinks=True)
    (packages,) = folder.glob("lib/*/site-packages")
    for name in set().union(*map(with_requirements, distributions)):
        found = distribution(name)
        tops = {file.parts[0] for file in found.files or ()} - {"..", "__pycache__"}
        for top in tops:
            if not (packages / top).exists():
                (packages / top).symlink_to(Path(str(found.locate_file(top))))
    return packages


def with_requirements(name: str) -> set[str]:
    """Return the names of a distribution and of all it requires here."""
    found = {name}
    for requirement in map(Requirement, requires(name) or ()):
        if requirement.marker is None or requirement.marker.evaluate({"extra": ""}):
            found |= with_requirements(requirement.name)
    return found


def run(environment: Path, folder: Path, *arguments: str) -> str:
    """Run the environment's Python in a folder and return its output."""
    done = subprocess.run(
        [environment / "bin" / "python", *arguments],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_every_game_can_be_played(alone: Path, tmp_path: Path) -> None:
    played = run(alone, tmp_path, "-c", PROGRAM).splitlines()
    assert played == [f"{name} True True" for name in game_names()]


def test_the_command_line_works(alone: Path, tmp_path: Path) -> None:
    assert "1 games" in run(alone, tmp_path, "-m", "engine", "play", "tuscany", "--seats", "2")


def test_its_types_are_known(alone: Path) -> None:
    (packages,) = alone.glob("lib/*/site-packages")
    assert (packages / "engine" / "py.typed").is_file()


def test_its_tests_need_no_library_of_the_bot(tmp_path: Path) -> None:
    """That none imports one is checked by tests/house; here some run without them."""
    environment(tmp_path, "fluent.runtime", *TEST_TOOLS)
    tests = ("-q", "-p", "no:cacheprovider", "tests/engine/core/test_chance.py")
    assert "passed" in run(tmp_path, ROOT, "-m", "pytest", *tests)
