"""Fair timing: one core, alternating contestants, and CPU time of this process only."""

from __future__ import annotations

import gc
import os
import time
from collections.abc import Callable, Mapping
from statistics import median

ROUNDS = 5


def one_core() -> None:
    """Pin the process to one core if the system allows it."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {min(os.sched_getaffinity(0))})


def rates(contestants: Mapping[str, Callable[[], int]], seconds: float = 1.0) -> dict[str, float]:
    """Return the work per second of each contestant, as the median of alternating rounds.

    A contestant does some work and returns how much it did.
    """
    for work in contestants.values():
        work()
    found: dict[str, list[float]] = {name: [] for name in contestants}
    for _ in range(ROUNDS):
        for name, work in contestants.items():
            gc.collect()
            done, begun = 0, time.process_time()
            while (passed := time.process_time() - begun) < seconds / ROUNDS:
                done += work()
            found[name].append(done / passed)
    return {name: median(values) for name, values in found.items()}
