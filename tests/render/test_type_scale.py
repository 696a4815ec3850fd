"""Every text has a size of the type scale or one with a name."""

from __future__ import annotations

import ast
from collections.abc import Iterator

import pytest

from render.kit import type_scale
from tests.house.sources import ROOT, files, tree

STYLES = {"TextStyle", "NameStyle", "TileNameStyle"}
MEASURES = {"text_width", "wrap"}
SIZES = {"size", "min_size", "two_line_size", "single_word_size"}


def sizes(node: ast.AST) -> Iterator[ast.expr]:
    """Yield the sizes in a call that draws or measures text."""
    if not isinstance(node, ast.Call):
        return
    name = getattr(node.func, "id", getattr(node.func, "attr", ""))
    if name in STYLES:
        yield from (keyword.value for keyword in node.keywords if keyword.arg in SIZES)
    if name in STYLES - {"TileNameStyle"}:
        yield from node.args[:1]
    if name in MEASURES:
        yield from node.args[1:2]


def literals(source: str) -> list[tuple[int, float]]:
    """Return the sizes of text that are written as numbers, with their lines."""
    return [
        (part.lineno, part.value)
        for node in ast.walk(ast.parse(source))
        for size in sizes(node)
        for part in (size, getattr(size, "left", None))
        if isinstance(part, ast.Constant) and isinstance(part.value, int | float)
    ]


def test_no_size_of_a_text_is_a_number() -> None:
    found = {
        path.relative_to(ROOT).as_posix(): listed
        for folder in ("render", "tests/render/toy")
        for path in files(folder, ".py")
        if (listed := literals(path.read_text(encoding="utf-8")))
    }
    assert found == {}


@pytest.mark.parametrize(
    "source",
    ["TextStyle(28)", "NameStyle(42 * scale)", "TileNameStyle(size=25)", "text.wrap(label, 24, w)"],
)
def test_numbers_are_found(source: str) -> None:
    assert len(literals(source)) == 1


def test_the_scale_descends_and_has_no_size_twice() -> None:
    scale = [
        getattr(type_scale, node.targets[0].id)
        for node in tree(ROOT / "render/kit/type_scale.py").body
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name)
    ]
    assert scale[:-1] == sorted(set(scale), reverse=True)
    assert scale[-1] == type_scale.CROP_FLOOR > type_scale.FLOOR
