"""Jobs for tests: what goes wrong in workers, on purpose."""

from __future__ import annotations

import json
import os
import sys
import time
from pathlib import Path
from typing import Any


class Odd(Exception):
    """An error that cannot be made again of what it holds."""

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
    raise Odd(plain, plain)


def note(plain: list[str]) -> bytes:
    """Write a word at the end of a file."""
    file, word = plain
    with Path(file).open("a") as out:
        out.write(word + "\n")
    return b""


def die(plain: list[str]) -> bytes:
    """End the process, noting it."""
    note(plain)
    os._exit(7)


def hang(plain: list[str]) -> bytes:
    """Note the process's number in a file, then wait for the end while that file is there."""
    file, _ = plain
    note([file, str(os.getpid())])
    while Path(file).exists():
        time.sleep(0.01)
    return b"done"


def spin(_: Any) -> bytes:
    while True:
        pass
