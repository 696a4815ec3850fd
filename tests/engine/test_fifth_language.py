"""A new language needs only its catalogues, complete or not: add one to a copy and play."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from engine.cli.catalogues import coverage
from engine.core.registry import game, game_names, package_of
from engine.core.words.catalogue import catalogue

ROOT = Path(__file__).parents[2]
TAG, MARK = "eo", "¤"
PATIENCE = 300
"""Seconds for a program that takes two on an idle machine."""

PLAY = f"""
from engine.core.chance import Chance
from engine.core.contract import random_move
from engine.core.registry import game, game_names
from engine.core.words.catalogue import OFFERED_LANGUAGES, catalogue, closest_language

assert "{TAG}" in OFFERED_LANGUAGES and closest_language("{TAG}-XX") == "{TAG}"
assert closest_language("ja") == "ja" and closest_language("tlh") == "en"
for name in game_names():
    rules, chance = game(name), Chance.from_seed("fifth")
    words, texts = rules.words, catalogue("{TAG}", rules.package)
    state = rules.new(rules.seat_counts[0], None, Chance.from_seed("language"), events=True)
    shown = [words.title, *(card.body for card in words.cards)]
    while state.stack and len(shown) < 3000:
        for seat in rules.to_move(state):
            view = rules.view(state, seat)
            shown += [words.headline(view), words.prompt(view, seat)]
            choices = rules.legal_choices(state, seat)
            shown += [words.offer(view, seat, choice).name for choice in choices]
        state.events = []
        rules.apply(state, *random_move(rules, state, chance))
        shown += words.tell([event.seen_by(None) for event in state.events])
    for section in words.board(rules.view(state, None), None):
        shown += section.lines
    for text in shown:
        assert texts.format(text).startswith("{MARK}"), text
    print(name, len(shown))
"""


MISSING = f"""
from engine.cli.main import main
from engine.core.registry import game, game_names
from engine.core.words.catalogue import catalogue

for name in (game_names()[-1], game_names()[0]):
    print(catalogue("{TAG}", game(name).package).format(game(name).words.title))
assert main(["coverage", "--missing", "{TAG}"]) == 0
"""


def marked(source: str) -> str:
    """Return the catalogue with a mark before every text."""
    resource = FluentParser().parse(source)
    for entry in resource.body:
        if isinstance(entry, ast.Message) and entry.value is not None:
            entry.value.elements.insert(0, ast.TextElement(MARK))
    return FluentSerializer().serialize(resource)


def catalogues(house: Path) -> Iterator[Path]:
    """Return the engine's catalogue folders."""
    for package in ("engine.core", *map(package_of, game_names())):
        yield house.joinpath(*package.split("."), "text")


@pytest.fixture
def house(tmp_path: Path) -> Path:
    """Return a copy of the engine with a fifth language."""
    copytree(ROOT / "engine", tmp_path / "engine", ignore=ignore_patterns("__pycache__"))
    for folder in catalogues(tmp_path):
        english = (folder / "en.ftl").read_text(encoding="utf-8")
        (folder / f"{TAG}.ftl").write_text(marked(english), encoding="utf-8")
    return tmp_path


def run(house: Path, program: str) -> subprocess.CompletedProcess[str]:
    """Run a program with the copy's engine instead of ours."""
    first = "import engine, pathlib\n"
    first += f"assert pathlib.Path(engine.__file__).is_relative_to({str(house)!r})\n"
    return subprocess.run(
        [sys.executable, "-c", first + program],
        cwd=house,
        env=os.environ | {"PYTHONPATH": str(house)},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def test_a_game_is_played_in_a_fifth_language(house: Path) -> None:
    done = run(house, PLAY)
    assert done.returncode == 0, done.stderr
    assert [line.split()[0] for line in done.stdout.splitlines()] == list(game_names())


def test_missing_texts_of_a_language_are_named_and_said_in_english(house: Path) -> None:
    name, other = game_names()[-1], game_names()[0]
    path = house.joinpath(*package_of(name).split("."), "text", f"{TAG}.ftl")
    source = path.read_text(encoding="utf-8")
    path.write_text(source.replace(f"{name}-title =", f"{name}-titel ="), encoding="utf-8")
    house.joinpath(*package_of(other).split("."), "text", f"{TAG}.ftl").unlink()
    done = run(house, MISSING)
    assert done.returncode == 0, done.stderr
    listed = done.stdout.splitlines()
    titles = [
        catalogue("en", package_of(one)).format(game(one).words.title) for one in (name, other)
    ]
    assert listed[:2] == titles
    assert f"{package_of(name)}: {name}-title" in listed
    assert f"{package_of(other)}: {other}-title" in listed
    lacking = coverage(package_of(other), "en")
    assert len(listed) == 2 + 1 + len(lacking.keys)
