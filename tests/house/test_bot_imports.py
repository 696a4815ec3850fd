"""What the parts of the bot may import of each other; no cycles."""

from __future__ import annotations

from collections.abc import Collection
from graphlib import CycleError, TopologicalSorter

import pytest

from tests.house.sources import ROOT, files, game_packages, imports, imports_outside, module, within


def test_the_bot_imports_no_game() -> None:
    games = [f"{place}.{name}" for name in game_packages() for place in ("engine", "render")]
    imported = [f"{module(path)} {name}" for path in files("bot", ".py") for name in imports(path)]
    assert [line for line in imported if within(line.split()[1], *games)] == []
    assert imports_outside(files("bot", ".py"), "engine", "render", "bot") == []


@pytest.mark.parametrize(
    "folder", ["bot/tables", "bot/store", "bot/presentation", "bot/workers", "bot/web"]
)
def test_only_the_bots_own_interface_to_discord_imports_its_library(folder: str) -> None:
    sources = files(folder, ".py")
    assert sources
    assert [name for name in map(set, map(imports, sources)) if "discord" in str(name)] == []


BELOW = {
    "bot/sandbox": (),
    "bot/store": (),
    "bot/tables": ("bot.store", "bot.config", "bot.metrics"),
    "bot/workers": ("bot.tables",),
    "bot/presentation": ("bot.tables", "bot.workers"),
    "bot/web": ("bot.tables", "bot.presentation", "bot.picture_service"),
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
    "play",
    "plans",
    "seats",
    "lobby",
    "computer",
    "channels",
    "ratings",
    "statistics",
    "leagues",
    "users",
    "outbox",
    "integrity",
    "hooks",
    "loops",
    "exports",
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


CALLERS = ("discord_ui", "presentation", "web", "sandbox", "playground", "demonstration")
CALLING_MODULES = ("app", "picture_service")
FOR_CALLERS = ("bot.tables.facade", "bot.tables.exports", "bot.tables.domain")


def test_callers_import_only_the_facade_its_exports_and_the_domain() -> None:
    sources = [path for package in CALLERS for path in files(f"bot/{package}", ".py")]
    sources += [ROOT / f"bot/{name}.py" for name in CALLING_MODULES]
    used = [(module(path), name) for path in sources for name in imports(path)]
    of_tables = [(importer, name) for importer, name in used if within(name, "bot.tables")]
    assert of_tables
    assert [pair for pair in of_tables if not within(pair[1], *FOR_CALLERS)] == []


def test_features_do_not_import_what_combines_them() -> None:
    whole = ("bot.app", "bot.cli", "bot.shutdown", "bot.command_sync", "bot.demonstration")
    imported = [
        f"{module(p)} {name}" for p in files("bot/discord_ui", ".py") for name in imports(p)
    ]
    assert [line for line in imported if within(line.split()[1], *whole)] == []


def features() -> list[str]:
    """Return the modules and packages of ``bot/discord_ui`` except the common one."""
    names = {path.stem for path in (ROOT / "bot/discord_ui").iterdir()}
    return [f"bot.discord_ui.{n}" for n in sorted(names - {"common", "__init__", "__pycache__"})]


def test_common_imports_no_feature() -> None:
    above = features()
    imported = [
        f"{module(p)} {name}" for p in files("bot/discord_ui/common", ".py") for name in imports(p)
    ]
    assert imported
    assert [line for line in imported if within(line.split()[1], *above)] == []


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
