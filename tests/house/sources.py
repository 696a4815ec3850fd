"""The source files of the repository, and what they import."""

from __future__ import annotations

import ast
import os
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

from engine.core.registry import SHARED_PACKAGES

ROOT = Path(__file__).parent.parent.parent
OURS = ("engine", "render", "bot", "tests")


@cache
def files(folder: str, *suffixes: str) -> tuple[Path, ...]:
    """Return the files below a source folder, except caches, in a stable order."""
    return tuple(path for path in _below(ROOT / folder) if path.suffix in suffixes)


@cache
def _below(folder: Path) -> tuple[Path, ...]:
    """Return all files except caches and virtual environments, which are large."""
    found: list[Path] = []
    for place, folders, names in os.walk(folder):
        folders[:] = [name for name in folders if not _cached(name)]
        found += [Path(place, name) for name in names if not _cached(name)]
    return tuple(sorted(found))


def _cached(name: str) -> bool:
    return name.startswith(".") or name == "__pycache__"


def module(path: Path) -> str:
    """Return the dotted name of a source file."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), str(path))


@cache
def imports(path: Path, *, for_types: bool = True) -> tuple[str, ...]:
    """Return every module a file imports, at any depth; ``from a import b`` counts as ``a.b``.

    Imports under ``if TYPE_CHECKING:`` are left out, because they cost nothing at run time.
    """
    return tuple(_imports(path, for_types))


def _imports(path: Path, for_types: bool) -> Iterator[str]:
    package = module(path) if path.name == "__init__.py" else module(path).rpartition(".")[0]
    for node in ast.walk(tree(path)) if for_types else _running(tree(path)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            start = package.split(".")[: len(package.split(".")) + 1 - node.level]
            source = ".".join([*start, node.module or ""]) if node.level else node.module or ""
            yield from (f"{source.strip('.')}.{alias.name}" for alias in node.names)


def _running(node: ast.AST) -> Iterator[ast.AST]:
    """Return a tree without the code for type checkers."""
    yield node
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.If) and ast.unparse(child.test) == "TYPE_CHECKING"):
            yield from _running(child)


def within(name: str, *packages: str) -> bool:
    return any(name == package or name.startswith(package + ".") for package in packages)


@cache
def game_packages() -> list[str]:
    """Return the folders of games."""
    folders = sorted((ROOT / "engine").iterdir())
    names = [folder.name for folder in folders if (folder / "__init__.py").exists()]
    return [name for name in names if name not in SHARED_PACKAGES]


def foreign_imports(paths: Iterable[Path], allowed: Iterable[str]) -> list[str]:
    """Return the third-party imports that are not allowed."""
    return [
        f"{module(path)} imports {name}"
        for path in paths
        for name in imports(path)
        if name.split(".")[0] not in {*allowed, *OURS}
    ]


def imports_outside(paths: Iterable[Path], *allowed: str) -> list[str]:
    """Return the first-party imports that leave the allowed packages."""
    return [
        f"{module(path)} imports {name}"
        for path in paths
        for name in imports(path)
        if name.split(".")[0] in OURS and not within(name, *allowed)
    ]
