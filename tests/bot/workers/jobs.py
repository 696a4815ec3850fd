"""Jobs that fail on purpose, for the pool's tests."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Any


class UnpicklableError(Exception):
    """An error that cannot be unpickled."""

    def __init__(self, one: str, two: str) -> None:
        super().__init__(one + two)


def echo(plain: Any) -> bytes:
    return json.dumps(plain).encode()


def pid(_: Any) -> bytes:
    return str(os.getpid()).encode()


def niceness(_: Any) -> bytes:
    return str(os.nice(0)).encode()


def modules(_: Any) -> bytes:
    return " ".join(sys.modules).encode()


def refuse(plain: str) -> bytes:
    raise ValueError(plain)


def refuse_oddly(plain: str) -> bytes:
    raise UnpicklableError(plain, plain)


def note(plain: list[str]) -> bytes:
    """Append a word to a file."""
    file, word = plain
    with Path(file).open("a") as out:
        out.write(word + "\n")
    return b""


def die(plain: list[str]) -> bytes:
    """Note it and end the process."""
    note(plain)
    os._exit(7)


def hang(plain: list[str]) -> bytes:
    """Note the process id in a file, then wait as long as the file exists."""
    file, _ = plain
    note([file, str(os.getpid())])
    while Path(file).exists():
        time.sleep(0.01)
    return b"done"


def spin(_: Any) -> bytes:
    while True:
        pass
