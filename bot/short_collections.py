"""Keep the pauses of the garbage collector short in a process that serves people.

A full collection looks at every object, and the event loop does nothing meanwhile: for 200 ms with
the pages of 1,000 spectators, for longer with the caches of thousands of servers. Therefore what
has survived one is exempt from the next ones. Objects that are no longer used but refer to each
other, like those of a closed connection (about 1 kB), then remain until all are looked at again.
"""

from __future__ import annotations

import gc
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager

COMPLETE_INTERVAL_S = 24 * 60 * 60.0
"""Seconds between two collections that look at every object."""


@contextmanager
def short_collections(clock: Callable[[], float] = time.monotonic) -> Iterator[None]:
    """Exempt all objects, and then what survives each full collection; ``clock`` has seconds."""
    complete_at = clock()

    def observe(phase: str, info: Mapping[str, int]) -> None:
        nonlocal complete_at
        if info["generation"] < 2:
            return
        if phase == "stop":
            gc.freeze()
        elif clock() - complete_at > COMPLETE_INTERVAL_S:
            complete_at = clock()
            gc.unfreeze()

    gc.collect()
    gc.freeze()
    gc.callbacks.append(observe)
    try:
        yield
    finally:
        gc.callbacks.remove(observe)
        gc.unfreeze()
