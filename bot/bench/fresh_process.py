"""Measure in a fresh process, with cold caches and its own memory."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from typing import Any


def apart(module: str, function: str, *arguments: str | int | float) -> Any:
    """Call a function in a fresh process and return its result, which must fit JSON."""
    call = f"{function}(*{arguments!r})"
    program = f"import json; from {module} import {function}; print(json.dumps({call}))"
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, stdout=subprocess.PIPE, check=True, text=True)  # noqa: S603 - ours
    return json.loads(done.stdout.splitlines()[-1])


def peak_megabytes() -> float:
    """Return the peak memory of this process."""
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e6
