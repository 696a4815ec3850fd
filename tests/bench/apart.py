"""A measurement in a process of its own: nothing is warm, and the memory is its alone."""

from __future__ import annotations

import json
import resource
import subprocess
import sys
from typing import Any


def apart(module: str, function: str, *arguments: str | int | float) -> Any:
    """What a function of a module returns in a fresh process; JSON can hold it."""
    call = f"{function}(*{arguments!r})"
    program = f"import json; from {module} import {function}; print(json.dumps({call}))"
    done = subprocess.run(
        [sys.executable, "-c", program], stdout=subprocess.PIPE, check=True, text=True
    )
    return json.loads(done.stdout.splitlines()[-1])


def peak_megabytes() -> float:
    """The most memory this process has held at once."""
    unit = 1 if sys.platform == "darwin" else 1024
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss * unit / 1e6
