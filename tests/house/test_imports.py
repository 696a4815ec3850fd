"""What the engine and the pictures may import."""

from __future__ import annotations

import ast

import pytest

from engine.core.registry import game_names
from tests.house.sources import (
    ROOT,
    files,
    foreign_imports,
    game_packages,
    imports,
    imports_outside,
    module,
    tree,
    within,
)

PURE = {
    "__future__",
    "abc",
    "bisect",
    "collections",
    "contextlib",
    "dataclasses",
    "enum",
    "functools",
    "heapq",
    "itertools",
    "math",
    "operator",
    "re",
    "types",
    "typing",
    "unicodedata",
}
PURE_IN_CORE = PURE | {"fluent", "hashlib", "importlib", "json", "secrets", "unicodedata"}
INPUT_AND_OUTPUT = {"open", "print", "input", "breakpoint", "exec", "eval", "compile"}


def test_every_registered_game_has_its_folder() -> None:
    assert set(game_names()) <= set(game_packages())


def test_the_engine_imports_only_itself() -> None:
    assert imports_outside(files("engine", ".py"), "engine") == []


def test_the_engines_tests_import_neither_bot_nor_render() -> None:
    """They run where the engine is installed alone."""
    shared = ("command_lines", "fluent_nodes", "thorough")
    sources = [*files("tests/engine", ".py"), *(ROOT / f"tests/{name}.py" for name in shared)]
    allowed = ("engine", "tests.engine", *(f"tests.{name}" for name in shared))
    assert imports_outside(sources, *allowed) == []


def test_the_engines_core_imports_no_game_and_no_command_line() -> None:
    assert imports_outside(files("engine/core", ".py"), "engine.core") == []


@pytest.mark.parametrize("name", game_packages())
def test_a_game_imports_only_the_core(name: str) -> None:
    sources = files(f"engine/{name}", ".py")
    assert imports_outside(sources, "engine.core", f"engine.{name}") == []
    assert foreign_imports(sources, PURE) == []


OPTIONAL = {
    "gymnasium": {"engine/adapters/pettingzoo.py"},
    "pettingzoo": {"engine/adapters/pettingzoo.py"},
    "numpy": {
        "engine/adapters/pettingzoo.py",
        "engine/learning/calibration.py",
        "engine/learning/fit.py",
    },
}
"""Libraries that only an extra installs, and the modules that need them."""


@pytest.mark.parametrize("library", OPTIONAL)
def test_an_optional_library_is_imported_only_where_it_is_needed(library: str) -> None:
    users = {
        path.relative_to(ROOT).as_posix()
        for path in files("engine", ".py")
        if any(within(name, library) for name in imports(path))
    }
    assert users == OPTIONAL[library]


@pytest.mark.parametrize("package", ["adapters", "learning"])
def test_the_rest_of_the_engine_needs_no_optional_part(package: str) -> None:
    others = [path for path in files("engine", ".py") if package not in path.parts]
    imported = [name for path in others for name in imports(path)]
    assert [name for name in imported if within(name, f"engine.{package}")] == []


def test_players_import_no_games_clocks_or_threads() -> None:
    sources = files("engine/players", ".py")
    assert imports_outside(sources, "engine.core", "engine.players") == []
    assert foreign_imports(sources, PURE | {"importlib", "json"}) == []


def test_the_core_uses_no_clock_no_files_and_no_network() -> None:
    assert foreign_imports(files("engine/core", ".py"), PURE_IN_CORE) == []
    fluent = [path for path in files("engine/core", ".py") if "fluent" in str(set(imports(path)))]
    assert fluent == [ROOT / "engine/core/words/lazy_bundle.py"]


def test_rules_neither_read_nor_print() -> None:
    folders = ["core", *game_packages()]
    sources = [path for folder in folders for path in files(f"engine/{folder}", ".py")]
    called = [
        f"{module(path)} calls {node.func.id}"
        for path in sources
        for node in ast.walk(tree(path))
        if isinstance(node, ast.Call)
        and isinstance(node.func, ast.Name)
        and node.func.id in INPUT_AND_OUTPUT
    ]
    assert called == ["engine.core.generated calls exec"]  # of names that our own classes declare


def test_render_imports_no_bot() -> None:
    assert imports_outside(files("render", ".py"), "engine", "render") == []


def test_the_render_kit_imports_only_itself_and_the_core() -> None:
    assert imports_outside(files("render/kit", ".py"), "engine.core", "render.kit") == []


@pytest.mark.parametrize("name", game_packages())
def test_a_painter_imports_only_its_own_game(name: str) -> None:
    others = [other for other in game_packages() if other != name]
    foreign = [f"{place}.{other}" for other in others for place in ("engine", "render")]
    imported = [used for path in files(f"render/{name}", ".py") for used in imports(path)]
    assert [used for used in imported if within(used, *foreign)] == []
