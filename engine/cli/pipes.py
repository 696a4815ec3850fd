"""Standard output whose reader goes before the end, as ``head`` does."""

from __future__ import annotations

import os
import sys


def nobody_reads_on() -> int:
    """End with code 1 where the reader of standard output has gone; what is left goes nowhere."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 1
