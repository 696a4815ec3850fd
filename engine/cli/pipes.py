"""Handle a closed stdout pipe."""

from __future__ import annotations

import os
import sys


def discard_output() -> int:
    """Discard further output and return exit code 1."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1
