"""Games are named only in their own folders; catalogues agree in all languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from engine.cli.catalogues import packages_with_texts
from engine.core.words.catalogue import LANGUAGES, OFFERED_LANGUAGES
from tests.engine.games.records import PUBLISHED
from tests.fluent_nodes import nodes, variables
from tests.house.sources import OURS, ROOT, files, game_packages, tree


def names_and_texts(path: Path) -> Iterator[tuple[int, str]]:
    """Return names and texts of a source file with their lines, without comments and docstrings."""
    whole = tree(path)
    free = {id(node.value) for node in ast.walk(whole) if isinstance(node, ast.Expr)}
    for node in ast.walk(whole):
        line = getattr(node, "lineno", 0)
        match node:
            case ast.Constant(value=str(text)) if id(node) not in free:
                yield line, text
            case ast.Name(id=text) | ast.Attribute(attr=text) | ast.arg(arg=text):
                yield line, text
            case ast.FunctionDef(name=text) | ast.ClassDef(name=text) | ast.alias(name=text):
                yield line, text


def test_a_published_game_is_named_only_in_its_own_folders() -> None:
    own = {f"{place}/{name}" for name in game_packages() for place in ("engine", "render")}
    named = re.compile("|".join(map(re.escape, PUBLISHED)), re.IGNORECASE)
    found = []
    for path in files(".", ".py"):
        place = path.relative_to(ROOT).as_posix()
        if place.startswith("tests/") or within_folder(place, own):
            continue
        found += [
            f"{place}:{line}: {text}" for line, text in names_and_texts(path) if named.search(text)
        ]
    assert found == []


def within_folder(place: str, folders: Iterable[str]) -> bool:
    return any(place.startswith(folder + "/") for folder in folders)


@pytest.mark.parametrize("name", PUBLISHED)
def test_a_catalogue_names_only_its_own_game(name: str) -> None:
    own = {f"{place}/{name}/text" for place in ("engine", "render")}
    keys = [
        f"{path.relative_to(ROOT)}: {key}"
        for path in files(".", ".ftl")
        if path.parent.relative_to(ROOT).as_posix() not in own
        for key in messages(path)
        if name in key.split("-")
    ]
    assert keys == []


@cache
def messages(path: Path) -> dict[str, frozenset[str]]:
    """Return a catalogue's keys with their placeholders; fail on junk and duplicates."""
    found: dict[str, frozenset[str]] = {}
    for entry in parse(path.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ftl.Message | ftl.Term):
            key = entry.id.name
            assert key not in found, f"{path}: {key} comes twice"
            referred = {node.id.name for node in nodes(entry, ftl.MessageReference)}
            found[key] = frozenset(referred | {f"${name}" for name in variables(entry)})
    return found


@cache
def catalogues() -> list[Path]:
    """Return the folders with catalogues."""
    return sorted({path.parent for path in files(".", ".ftl")})


def name_of(folder: Path) -> str:
    return folder.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("folder", catalogues(), ids=name_of)
def test_a_catalogue_has_the_same_keys_in_every_language(folder: Path) -> None:
    english = messages(folder / "en.ftl")
    for language in LANGUAGES:
        other = messages(folder / f"{language}.ftl")
        assert sorted(other) == sorted(english)
        variables = {key: _variables(used) for key, used in other.items()}
        differing = [key for key in english if variables[key] != _variables(english[key])]
        assert differing == [], language


@pytest.mark.parametrize("folder", catalogues(), ids=name_of)
def test_a_further_language_may_be_incomplete(folder: Path) -> None:
    """It has no keys and no placeholders of its own, so that every message can be formatted."""
    english = messages(folder / "en.ftl")
    assert {path.stem for path in folder.iterdir()} <= set(OFFERED_LANGUAGES)
    for path in folder.iterdir():
        assert path.suffix == ".ftl"
        for key, used in messages(path).items():
            assert _variables(used) <= _variables(english[key]), f"{path}: {key}"


def test_coverage_finds_every_catalogue() -> None:
    found = {name_of(folder.parent).replace("/", ".") for folder in catalogues()}
    assert set(packages_with_texts()) == {name for name in found if not name.startswith("tests")}


def _variables(used: frozenset[str]) -> set[str]:
    return {name for name in used if name.startswith("$")}


def test_no_key_is_in_two_catalogues() -> None:
    """Catalogues are joined; a second key of the same name would never be read."""
    places: dict[str, list[str]] = {}
    for folder in catalogues():
        if not name_of(folder).startswith("tests/"):
            for key in messages(folder / "en.ftl"):
                places.setdefault(key, []).append(name_of(folder))
    assert {key: where for key, where in places.items() if len(where) > 1} == {}


@pytest.mark.parametrize("folder", catalogues(), ids=name_of)
def test_every_text_is_used(folder: Path) -> None:
    """A used key occurs in the sources, whole or as a possible result of an f-string."""
    english = messages(folder / "en.ftl")
    used = set().union(*english.values())
    literal, pieced = strings_in_sources()
    unused = [
        key
        for key in english
        if key not in used
        and key not in literal
        and not any(pattern.fullmatch(key) for pattern in pieced)
    ]
    assert unused == []


@cache
def strings_in_sources() -> tuple[set[str], list[re.Pattern[str]]]:
    """Return all strings of our sources, and f-strings with a fixed beginning as patterns."""
    literal: set[str] = set()
    pieced: set[str] = set()
    for path in (path for place in OURS for path in files(place, ".py")):
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                literal.add(node.value)
            elif isinstance(node, ast.JoinedStr):
                pieced.add("".join(map(_piece, node.values)))
    fixed = re.compile(r"[a-z]{3,}-|-[a-z]{3,}")
    return literal, [re.compile(pattern) for pattern in pieced if fixed.search(pattern)]


def _piece(part: ast.expr) -> str:
    if isinstance(part, ast.Constant):
        return re.escape(str(part.value)).replace(r"\-", "-")
    return ".+"
