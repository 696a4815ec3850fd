"""Progress of long tasks: a bar on a terminal, plain lines elsewhere."""

from __future__ import annotations

import sys
import time
from collections.abc import Iterable, Iterator
from importlib import import_module
from importlib.util import find_spec
from typing import TypeVar

T = TypeVar("T")

_SECONDS_BETWEEN_LINES = 10.0


def progress(items: Iterable[T], total: int, unit: str) -> Iterator[T]:
    """Yield the items and report progress on the error stream.

    Without the package ``tqdm`` there is no bar, because the engine must not need it.
    """
    if sys.stderr.isatty() and find_spec("tqdm"):
        bar = import_module("tqdm").tqdm
        yield from bar(items, total=total, unit=f" {unit}", leave=False)
        return
    last_report = time.monotonic()
    for done, item in enumerate(items, 1):
        yield item
        if time.monotonic() - last_report >= _SECONDS_BETWEEN_LINES:
            last_report = time.monotonic()
            print(f"{done} of {total} {unit}", file=sys.stderr, flush=True)
