"""Structure of the repository: imports, names of games, catalogues, and the top folder."""

from __future__ import annotations

import ast
import os
import re
import sys
import tomllib
from collections.abc import Collection, Iterable, Iterator
from fnmatch import fnmatch
from functools import cache
from graphlib import CycleError, TopologicalSorter
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from engine.core.registry import game_names
from engine.core.words.catalogue import LANGUAGES
from tests.fluent_nodes import nodes, variables

ROOT = Path(__file__).parent.parent
OURS = ("engine", "render", "bot", "tests")
SHARED_IN_ENGINE = ("core", "cli", "players")
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


def game_packages() -> list[str]:
    """Return the folders of games, including unregistered ones."""
    folders = sorted((ROOT / "engine").iterdir())
    names = [folder.name for folder in folders if (folder / "__init__.py").exists()]
    return [name for name in names if name not in SHARED_IN_ENGINE]


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


# Imports


def test_every_registered_game_has_its_folder() -> None:
    assert set(game_names()) <= set(game_packages())


def test_the_engine_imports_only_itself() -> None:
    assert imports_outside(files("engine", ".py"), "engine") == []


def test_the_engines_core_imports_no_game_and_no_command_line() -> None:
    assert imports_outside(files("engine/core", ".py"), "engine.core") == []


@pytest.mark.parametrize("name", game_packages())
def test_a_game_imports_only_the_core(name: str) -> None:
    sources = files(f"engine/{name}", ".py")
    assert imports_outside(sources, "engine.core", f"engine.{name}") == []
    assert foreign_imports(sources, PURE) == []


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
    assert called == ["engine.core.state calls exec"]  # for State.copy, from the declared fields


def test_render_imports_no_bot() -> None:
    assert imports_outside(files("render", ".py"), "engine", "render") == []


def test_the_render_kit_imports_no_game() -> None:
    games = [f"{place}.{name}" for name in game_packages() for place in ("engine", "render")]
    told = [name for path in files("render/kit", ".py") for name in imports(path)]
    assert [name for name in told if within(name, *games)] == []


@pytest.mark.parametrize("name", game_packages())
def test_a_painter_imports_only_its_own_game(name: str) -> None:
    others = [other for other in game_packages() if other != name]
    foreign = [f"{place}.{other}" for other in others for place in ("engine", "render")]
    told = [used for path in files(f"render/{name}", ".py") for used in imports(path)]
    assert [used for used in told if within(used, *foreign)] == []


def test_the_bot_imports_no_game() -> None:
    games = [f"{place}.{name}" for name in game_packages() for place in ("engine", "render")]
    told = [f"{module(path)} {name}" for path in files("bot", ".py") for name in imports(path)]
    assert [line for line in told if within(line.split()[1], *games)] == []
    assert imports_outside(files("bot", ".py"), "engine", "render", "bot") == []


@pytest.mark.parametrize("folder", ["bot/tables", "bot/store", "bot/presentation", "bot/workers"])
def test_tables_store_presentation_and_workers_import_no_discord(folder: str) -> None:
    sources = files(folder, ".py")
    assert sources
    assert [name for name in map(set, map(imports, sources)) if "discord" in str(name)] == []


BELOW = {
    "bot/sandbox": (),
    "bot/store": (),
    "bot/tables": ("bot.store", "bot.config", "bot.metrics"),
    "bot/workers": ("bot.tables",),
    "bot/presentation": ("bot.tables", "bot.workers"),
}
"""The other parts of the bot that each of these may import."""


@pytest.mark.parametrize("folder", BELOW)
def test_a_part_of_the_bot_imports_only_the_parts_below_it(folder: str) -> None:
    own = folder.replace("/", ".")
    below = () if folder == "bot/sandbox" else ("engine", "render")
    assert imports_outside(files(folder, ".py"), own, *below, *BELOW[folder]) == []


PACKAGES_OF_TABLES = (
    "domain",
    "background",
    "session",
    "history",
    "votes",
    "time_control",
    "admin",
    "reminders",
    "plans",
    "play",
    "seats",
    "lobby",
    "computer",
    "channels",
    "users",
    "outbox",
    "integrity",
    "hooks",
    "loops",
    "types",
    "facade",
)
"""In this order; each may import those before it (see docs/architecture.md)."""


def test_the_packages_of_tables_depend_in_one_direction() -> None:
    found = {path.stem for path in (ROOT / "bot/tables").iterdir()} - {"__init__", "__pycache__"}
    assert found - {"text"} <= {*PACKAGES_OF_TABLES}
    upwards = []
    for place, package in enumerate(PACKAGES_OF_TABLES):
        above = [f"bot.tables.{name}" for name in PACKAGES_OF_TABLES[place + 1 :]]
        sources = [*files(f"bot/tables/{package}", ".py"), ROOT / f"bot/tables/{package}.py"]
        upwards += [
            f"{module(path)} imports {name}"
            for path in sources
            if path.exists()
            for name in imports(path)
            if within(name, *above)
        ]
    assert upwards == []


def test_features_do_not_import_what_combines_them() -> None:
    whole = ("bot.app", "bot.cli", "bot.shutdown", "bot.command_sync", "bot.demonstration")
    told = [f"{module(p)} {name}" for p in files("bot/discord_ui", ".py") for name in imports(p)]
    assert [line for line in told if within(line.split()[1], *whole)] == []


def features() -> list[str]:
    """Return the modules and packages of ``bot/discord_ui`` except the common one."""
    names = {path.stem for path in (ROOT / "bot/discord_ui").iterdir()}
    return [f"bot.discord_ui.{n}" for n in sorted(names - {"common", "__init__", "__pycache__"})]


def test_common_imports_no_feature() -> None:
    above = features()
    told = [
        f"{module(p)} {name}" for p in files("bot/discord_ui/common", ".py") for name in imports(p)
    ]
    assert told
    assert [line for line in told if within(line.split()[1], *above)] == []


def documents() -> list[Path]:
    """Return all documents of the top folder and of docs."""
    return [*sorted(ROOT.glob("*.md")), *files("docs", ".md")]


def test_there_is_a_document_for_each_topic() -> None:
    topics = {"architecture", "adding-a-game", "adding-a-language", "computer-players"}
    topics |= {"time-control", "testing", "glossary", "hosting", "commands"}
    assert topics <= {path.stem for path in documents()}


@pytest.mark.parametrize("path", documents(), ids=lambda path: path.name)
def test_every_file_named_in_a_document_exists(path: Path) -> None:
    """A path in backticks is a file or folder, or the end of one; a link leads to one."""
    text = path.read_text(encoding="utf-8")
    named = set(re.findall(r"`([\w./-]+/[\w./-]*|[\w./-]+\.(?:py|js|tsv|ftl|md|yaml))`", text))
    links = set(re.findall(r"(?:\]\(|src=\")([^)#\s\"]+)", text))
    local = {link for link in links if "://" not in link}
    missing = {name for name in named - MADE_BY_READERS if not _is_there(name)}
    missing |= {link for link in local if not (path.parent / link).exists()}
    assert missing == set()


MADE_BY_READERS = {"demo/", "sandbox/seneschal.db", "discord/openapi.json"}
"""Files named in documents that are created on a reader's machine."""


def _is_there(name: str) -> bool:
    """Return whether a path exists from the top folder, or is the end of an existing one."""
    if (ROOT / name).exists() or re.fullmatch(r"/[a-z]+", name):  # a command such as /move
        return True
    suffix = Path(name).suffix
    paths = (file for folder in (*OURS, "docs") for file in files(folder, suffix))
    return any(f"/{file.relative_to(ROOT)}".endswith(f"/{name}") for file in paths)


def test_the_bots_modules_have_no_import_cycles() -> None:
    sources = {module(path): path for path in files("bot", ".py")}
    graph: dict[str, set[str]] = {}
    for name, path in sources.items():
        used = {_module_of(found, sources) for found in imports(path, for_types=False)}
        graph[name] = {other for other in used if other and other != name}
    assert sum(map(len, graph.values())) > len(graph)
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as circle:
        pytest.fail(f"a circle of imports: {' ← '.join(circle.args[1])}")


def test_only_the_sandboxes_records_import_modules_of_the_bot_for_types() -> None:
    """A user has a keyboard and a world, which are made of everything else in the sandbox."""
    folders = ("bot/sandbox", "bot/cli", "bot/workers", "bot/playground")
    sources = [path for folder in folders for path in files(folder, ".py")]
    sources += sorted((ROOT / "bot").glob("*.py"))
    found = {
        module(path)
        for path in sources
        if any(
            within(name, "bot") for name in set(imports(path)) - set(imports(path, for_types=False))
        )
    }
    assert found == {"bot.sandbox.model", "bot.sandbox.world"}


def _module_of(imported: str, sources: Collection[str]) -> str:
    """Return the module that ``a.b.c`` refers to: itself, the one that defines it, or nothing."""
    if imported in sources:
        return imported
    outer = imported.rpartition(".")[0]
    return outer if outer in sources else ""


# Names of games


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


def test_a_game_is_named_only_in_its_own_folders_and_the_registries() -> None:
    registries = {ROOT / "engine/core/registry.py", ROOT / "render/registry.py"}
    own = {f"{place}/{name}" for name in game_packages() for place in ("engine", "render")}
    named = re.compile("|".join(map(re.escape, game_packages())), re.IGNORECASE)
    found = []
    for path in files(".", ".py"):
        place = path.relative_to(ROOT).as_posix()
        if path in registries or place.startswith("tests/") or within_folder(place, own):
            continue
        found += [
            f"{place}:{line}: {text}" for line, text in names_and_texts(path) if named.search(text)
        ]
    assert found == []


def within_folder(place: str, folders: Iterable[str]) -> bool:
    return any(place.startswith(folder + "/") for folder in folders)


@pytest.mark.parametrize("name", game_packages())
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


# Catalogues


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
    assert {path.name for path in folder.iterdir()} == {f"{tag}.ftl" for tag in LANGUAGES}
    english = messages(folder / "en.ftl")
    for language in LANGUAGES:
        other = messages(folder / f"{language}.ftl")
        assert sorted(other) == sorted(english)
        variables = {key: _variables(used) for key, used in other.items()}
        differing = [key for key in english if variables[key] != _variables(english[key])]
        assert differing == [], language


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


# Files


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


@pytest.mark.parametrize("folder", ["engine", "render"])
def test_functions_and_files_keep_their_limits(folder: str) -> None:
    """At most 300 lines, seven positional parameters, and in the engine no further ones."""
    broken = []
    for path in files(folder, ".py"):
        if len(path.read_text(encoding="utf-8").splitlines()) > 300:
            broken.append(f"{module(path)}: more than 300 lines")
        for node in ast.walk(tree(path)):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                arguments = [a for a in node.args.posonlyargs + node.args.args if a.arg != "self"]
                arguments += node.args.kwonlyargs if folder == "engine" else []
                if len(arguments) > 7:
                    broken.append(f"{module(path)}.{node.name}: {len(arguments)} parameters")
    assert broken == []
