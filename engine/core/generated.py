"""Generate a function from lines of source, as :mod:`dataclasses` does, where speed matters."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any


def make_function(name: str, lines: Sequence[str], /, **known: Any) -> Callable[..., Any]:
    """Return the function that the lines define; ``known`` are the names they can use.

    The lines may contain only names that our own classes declare.
    """
    scope: dict[str, Any] = {**known}
    exec("\n".join(lines), scope)
    function: Callable[..., Any] = scope[name]
    return function
