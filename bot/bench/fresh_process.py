"""Measure in a fresh process, with cold caches and its own memory."""

from __future__ import annotations

import resource
import sys
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from multiprocessing import get_context
from typing import Any


def in_fresh_process(module: str, function: str, *arguments: str | int | float) -> Any:
    """Call a module's function in a fresh process, and return its result."""
    measured = getattr(import_module(module), function)
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as fresh:
        return fresh.submit(measured, *arguments).result()


def peak_megabytes() -> float:
    """Return the peak memory of this process."""
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e6
