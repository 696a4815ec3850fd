"""Declared libraries, expected files, and limits of files and functions."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from fnmatch import fnmatch
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

from tests.house.sources import OURS, ROOT, files, imports, module, tree

TOP_LEVEL = {
    *OURS,
    ".ci",
    ".dockerignore",
    ".env.example",
    ".git",
    ".github",
    ".gitignore",
    ".pre-commit-config.yaml",
    "CHANGELOG.md",
    "CONTRIBUTING.md",
    "CREDITS.md",
    "Dockerfile",
    "LICENSE",
    "Makefile",
    "PRIVACY.md",
    "README.md",
    "SECURITY.md",
    "TERMS.md",
    "compose.yaml",
    "constraints.txt",
    "docs",
    "pyproject.toml",
}


@pytest.mark.parametrize("folder", ["engine", "render", "bot"])
def test_every_imported_library_is_declared(folder: str) -> None:
    """Not merely installed because another library needs it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    groups = [project["dependencies"], *project["optional-dependencies"].values()]
    declared = {_distribution(line) for group in groups for line in group}
    distributions = packages_distributions()
    imported = {name.split(".")[0] for path in files(folder, ".py") for name in imports(path)}
    undeclared = {
        name
        for name in imported - sys.stdlib_module_names - {*OURS}
        if declared.isdisjoint(map(_distribution, distributions.get(name, [name])))
    }
    assert undeclared == set()


def _distribution(requirement: str) -> str:
    """Return a requirement's normalized name: ``discord-py`` for ``discord.py>=2.7,<3``."""
    name = re.split(r"[\s\[<>=~!;]", requirement, maxsplit=1)[0]
    return re.sub(r"[-_.]+", "-", name).lower()


def test_the_top_folder_holds_only_expected_files() -> None:
    ignored = [
        line.strip("/") for line in (ROOT / ".gitignore").read_text(encoding="utf-8").split()
    ]
    found = {path.name for path in ROOT.iterdir()}
    kept = {name for name in found if not any(fnmatch(name, pattern) for pattern in ignored)}
    assert kept <= TOP_LEVEL


@cache
def texts() -> tuple[tuple[str, str], ...]:
    """Return every text file of the repository with its path."""
    kinds = (".py", ".ftl", ".md", ".toml", ".txt", ".html", ".js", ".css", ".mako", ".json")
    paths = {path for place in (*OURS, "docs") for path in files(place, *kinds)}
    paths |= {ROOT / name for name in TOP_LEVEL if (ROOT / name).is_file()}
    paths |= set((ROOT / ".ci").glob("*"))
    return tuple(
        (path.relative_to(ROOT).as_posix(), path.read_text(encoding="utf-8"))
        for path in sorted(paths)
        if path != Path(__file__) and path.is_file()
    )


@pytest.mark.parametrize(
    "pattern",
    [
        r"\b(TODO|FIXME|XXX|HACK)\b",
        r"\.\./shared|(?<![\w.])/(work|tmp|root)/(?!\.)\w",
        r"\bpypi\.org|pythonhosted\.org",
        r"^(<<<<<<<|>>>>>>>) ",
    ],
)
def test_no_leftovers_are_committed(pattern: str) -> None:
    unwanted = re.compile(pattern, re.MULTILINE)
    found = [
        f"{place}:{text.count(chr(10), 0, match.start()) + 1}: {match[0]}"
        for place, text in texts()
        for match in unwanted.finditer(text)
    ]
    assert found == []


MAX_LINES = 300
MAX_PARAMETERS = 7


@pytest.mark.parametrize("folder", ["engine", "render"])
def test_files_keep_their_limit(folder: str) -> None:
    lengths = {
        module(path): len(path.read_text(encoding="utf-8").splitlines())
        for path in files(folder, ".py")
    }
    assert {name: lines for name, lines in lengths.items() if lines > MAX_LINES} == {}


@pytest.mark.parametrize("folder", ["engine", "render", "bot"])
def test_functions_keep_their_limit_of_parameters(folder: str) -> None:
    """Keyword-only ones count too; slash commands have Discord's options."""
    found = {
        f"{module(path)}.{node.name}": len(parameters)
        for path in files(folder, ".py")
        for node in ast.walk(tree(path))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and not _is_slash_command(node)
        and len(parameters := _parameters(node)) > MAX_PARAMETERS
    }
    assert found == {}


def _parameters(node: ast.FunctionDef | ast.AsyncFunctionDef) -> list[str]:
    arguments = [*node.args.posonlyargs, *node.args.args, *node.args.kwonlyargs]
    return [argument.arg for argument in arguments if argument.arg not in ("self", "cls")]


def _is_slash_command(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Return whether a function is a command: each of its options is a parameter."""
    called = [name.func for name in node.decorator_list if isinstance(name, ast.Call)]
    return any(isinstance(name, ast.Name) and name.id == "slash" for name in called)
