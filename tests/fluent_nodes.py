"""Access the parts of a Fluent message, for tests that read catalogues."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from fluent.syntax import ast

Node = TypeVar("Node", bound=ast.BaseNode)


def nodes(root: ast.BaseNode, kind: type[Node]) -> Iterator[Node]:
    """Yield every part of that type, at any depth."""
    if isinstance(root, kind):
        yield root
    for value in vars(root).values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, ast.BaseNode):
                yield from nodes(part, kind)


def variables(root: ast.BaseNode) -> set[str]:
    """Return the names of the placeholders."""
    return {node.id.name for node in nodes(root, ast.VariableReference)}
