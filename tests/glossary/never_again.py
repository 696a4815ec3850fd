"""Count the words that the glossary has replaced, in names, docstrings and English texts.

``never_again.tsv`` has a row for each: ``kind`` is ``name`` (a whole identifier, case-sensitive) or
``word`` (part of an identifier, a docstring or an English text, in any case), ``where`` lists the
folders to search, and ``allowed`` is how often it may still occur. An allowance may only go down;
``python -m tests.glossary.never_again`` sets each to today's count.
"""

from __future__ import annotations

import ast
import csv
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from tests.engine.games.catalogues import prose
from tests.glossary.catalogues import WHOLE
from tests.house.sources import OURS, ROOT, files, module, tree

TABLE = Path(__file__).parent / "never_again.tsv"
FIELDS = ("kind", "pattern", "where", "allowed", "instead")
Row = dict[str, str]


def rows() -> list[Row]:
    """Read the table."""
    with TABLE.open(encoding="utf-8", newline="") as file:
        return list(csv.DictReader(file, delimiter="\t", quoting=csv.QUOTE_NONE))


def found(row: Row) -> list[str]:
    """Return every use of the row's word, as ``module: name or text``."""
    flags = 0 if row["kind"] == "name" else re.IGNORECASE
    pattern = re.compile(row["pattern"], flags)
    folders = tuple(f"{folder}." for folder in row["where"].replace("/", ".").split())
    places = []
    for place, name, text in used():
        if not f"{place}.".startswith(folders):
            continue
        if row["kind"] == "name":
            hits = [name] if pattern.fullmatch(name) else []
        else:
            hits = [text for _ in pattern.finditer(text)]
        places += [f"{place}: {hit}" for hit in hits]
    return places


@cache
def used() -> tuple[tuple[str, str, str], ...]:
    """Return all defined names, and all texts: module, name (empty for a text), words."""
    return tuple(_used())


def _used() -> Iterator[tuple[str, str, str]]:
    for path in (path for place in OURS for path in files(place, ".py")):
        place = module(path)
        names, docstrings = {place.rpartition(".")[2]}, []
        for node in ast.walk(tree(path)):
            match node:
                case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                    names.add(name)
                case ast.ClassDef(name=name) | ast.arg(arg=name):
                    names.add(name)
                case ast.Name(id=name, ctx=ast.Store()) | ast.Attribute(attr=name, ctx=ast.Store()):
                    names.add(name)
                case ast.Expr(value=ast.Constant(value=str(text))):  # below a constant, too
                    docstrings.append(text)
        yield from ((place, name, in_words(name)) for name in sorted(names))
        yield from ((place, "", text) for text in docstrings)
    for package in WHOLE:
        yield from ((package, "", "…".join(pieces)) for pieces in prose(package, "en").values())


def in_words(name: str) -> str:
    """Split a name: ``told_ahead`` and ``ToldAhead`` are ``told ahead``."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])|_+", " ", name).strip().lower()


def lower_the_allowances() -> None:
    """Lower the allowances to today's counts; an exceeded one stays."""
    lines = ["\t".join(FIELDS)]
    for row in rows():
        allowed = min(int(row["allowed"]), len(found(row)))
        lines.append("\t".join({**row, "allowed": str(allowed)}[field] for field in FIELDS))
    TABLE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    print(f"{TABLE.relative_to(ROOT)}: {sum(int(row['allowed']) for row in rows())} left")


if __name__ == "__main__":
    lower_the_allowances()
