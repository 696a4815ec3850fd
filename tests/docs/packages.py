"""The package graph in ``docs/architecture.md``: a Mermaid diagram of imports."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from tests.house.sources import ROOT, files, game_packages, imports, module

PAGE = ROOT / "docs" / "architecture.md"
BEGIN, END = "<!-- packages: make docs -->", "<!-- end of packages -->"
PLACES = ("engine", "render", "bot")
GAMES = "games"
"""One node represents the packages of all games."""
Graph = Mapping[str, frozenset[str]]


def page() -> str:
    """Return the page with the graph of today's imports in its place."""
    text = PAGE.read_text(encoding="utf-8")
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return f"{before}{BEGIN}\n\n{mermaid(reduced(graph()))}\n\n{END}{after}"


def graph() -> Graph:
    """Return which packages each package imports; modules beside packages are left out."""
    found: dict[str, set[str]] = {}
    for place in PLACES:
        for path in files(place, ".py"):
            package = _package(module(path))
            if package is None:
                continue
            used = {_package(name) for name in imports(path, for_types=False)}
            found.setdefault(package, set()).update(name for name in used if name)
    return {name: frozenset(used & found.keys() - {name}) for name, used in found.items()}


def reduced(whole: Graph) -> Graph:
    """Remove each arrow that a longer path implies."""
    return {
        name: frozenset(
            used
            for used in direct
            if not any(used in _reached(whole, other) for other in direct - {used})
        )
        for name, direct in whole.items()
    }


def _reached(whole: Graph, start: str) -> set[str]:
    found: set[str] = set()
    waiting = [start]
    while waiting:
        for name in whole[waiting.pop()] - found:
            found.add(name)
            waiting.append(name)
    return found


@cache
def _package(name: str) -> str | None:
    """Return the node of a module: ``bot.tables`` for ``bot.tables.play.undo``."""
    top, _, rest = name.partition(".")
    second = rest.partition(".")[0]
    if top not in PLACES or not (ROOT / top / second / "__init__.py").exists() or not second:
        return None
    return f"{top}.{GAMES if second in game_packages() else second}"


def mermaid(arrows: Graph) -> str:
    """Write a graph as Mermaid, with a frame around each top package."""
    lines = ["```mermaid", "flowchart TD"]
    for place in reversed(PLACES):
        lines.append(f"    subgraph {place}")
        lines += [
            f'        {_id(name)}["{name.partition(".")[2]}"]'
            for name in sorted(arrows)
            if name.startswith(f"{place}.")
        ]
        lines.append("    end")
    lines += [
        f"    {_id(name)} --> {_id(used)}"
        for name in sorted(arrows)
        for used in sorted(arrows[name])
    ]
    return "\n".join([*lines, "```"])


def _id(name: str) -> str:
    return name.replace(".", "_")
