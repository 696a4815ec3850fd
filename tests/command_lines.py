"""Run the project's programs as a user does, with what must not end in a traceback."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path


def run_program(*command: str) -> subprocess.CompletedProcess[str]:
    """Run ``python -m`` with these words."""
    return subprocess.run(
        [sys.executable, "-m", *command], capture_output=True, text=True, check=False
    )


def run_into_closed_pipe(*command: str) -> tuple[int, str]:
    """Run ``python -m`` with an output that nobody reads; return its exit code and errors."""
    reading, writing = os.pipe()
    os.close(reading)
    run = subprocess.run(
        [sys.executable, "-m", *command],
        stdout=writing,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    os.close(writing)
    return run.returncode, run.stderr


def unreadable_files(folder: Path) -> Iterator[tuple[Path, str]]:
    """Yield paths at which there is no record, with the error each must cause."""
    yield folder / "missing", f"there is no file {folder / 'missing'}"
    (folder / "picture").write_bytes(b"\x89PNG\xff")
    yield folder / "picture", f"{folder / 'picture'} is not a text file"
    yield folder, f"{folder}: Is a directory"
