"""End a program on Ctrl-C while it still imports its modules."""

from __future__ import annotations

import os
import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType

INTERRUPTED = 130
"""The exit status of a program that Ctrl-C ended."""


@contextmanager
def exit_on_interrupt() -> Iterator[None]:
    """Exit at once on Ctrl-C inside the block, which must have nothing to clean up.

    A KeyboardInterrupt would not do: Python prints and ignores one that is raised in a callback of
    its import system, and the program would go on.
    """
    if threading.current_thread() is not threading.main_thread():
        yield  # only the main thread receives signals
        return
    before = signal.signal(signal.SIGINT, _exit)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _exit(_: int, __: FrameType | None) -> None:
    os._exit(INTERRUPTED)
