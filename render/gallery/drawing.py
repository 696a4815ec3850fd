"""Draw in a process of its own, which is replaced when a file has changed."""

from __future__ import annotations

import json
import subprocess
import sys
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path
from threading import Lock, Thread
from typing import IO, Any

import engine
import render
from render.gallery.watch import version

_FOLDERS = tuple(Path(package.__path__[0]) for package in (engine, render))
"""The folders whose files are watched."""
_MAX_ERROR_LINES = 100


class DrawingFailed(Exception):
    """A picture could not be drawn; the message is the traceback."""


class _Worker:
    """A running process, and what it has last printed on standard error."""

    def __init__(self, game: str, seats: int) -> None:
        self._process = subprocess.Popen(  # noqa: S603 - no shell
            [sys.executable, "-B", "-m", "render.gallery.worker", game, str(seats)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            start_new_session=True,  # Ctrl-C is for the server alone, which then ends the process
        )
        assert self._process.stderr is not None
        self._printed = deque[str](maxlen=_MAX_ERROR_LINES)
        self._reader = Thread(target=self._pass_on, args=(self._process.stderr,), daemon=True)
        self._reader.start()

    def ask(self, request: Any) -> tuple[str, bytes]:
        """Send a request and return the status and the body of the answer.

        Raises:
            DrawingFailed: the process has ended; with what it printed.
        """
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        with suppress(BrokenPipeError):  # the answer is missing then
            self._process.stdin.write(json.dumps(request).encode() + b"\n")
            self._process.stdin.flush()
        status, _, size = self._process.stdout.readline().decode().partition(" ")
        if not status:
            self._reader.join()
            raise DrawingFailed("".join(self._printed) or "The process ended without a message.")
        return status, self._process.stdout.read(int(size))

    def close(self) -> None:
        """End the process."""
        self._process.kill()
        self._process.wait()
        self._reader.join()
        for stream in (self._process.stdin, self._process.stdout, self._process.stderr):
            assert stream is not None
            with suppress(BrokenPipeError):  # of a request that could not be sent
                stream.close()

    def _pass_on(self, stream: IO[bytes]) -> None:
        """Print what the process prints on standard error, and keep the last lines."""
        for line in stream:
            self._printed.append(line.decode(errors="replace"))
            sys.stderr.write(self._printed[-1])


class DrawingProcess:
    """Draws a game's pictures with the code as it is on disk; safe to use from any thread."""

    def __init__(self, game: str, seats: int) -> None:
        self._game = game
        self._seats = seats
        self._lock = Lock()
        self._worker: _Worker | None = None
        self._version = ""
        self._failure = ""

    @property
    def version(self) -> str:
        """A word that changes when a file does."""
        return version(_FOLDERS)

    def shots(self) -> list[list[str]]:
        """Return all shots, each as a list of words.

        Raises:
            DrawingFailed: the painter cannot be imported.
        """
        shots: list[list[str]] = json.loads(self._ask(None))
        return shots

    def draw(self, shot: Sequence[str]) -> bytes:
        """Return a picture as a PNG file.

        Raises:
            DrawingFailed: with the traceback.
        """
        return self._ask(list(shot))

    def close(self) -> None:
        """End the process, if it runs."""
        if self._worker is not None:
            self._worker.close()
            self._worker = None

    def _ask(self, request: Any) -> bytes:
        """Send a request to a process that runs the code as it is on disk; return the answer."""
        with self._lock:
            self._follow_files()
            if self._failure:
                raise DrawingFailed(self._failure)
            if self._worker is None:
                self._worker = _Worker(self._game, self._seats)
            try:
                status, body = self._worker.ask(request)
            except DrawingFailed as failed:  # it would fail again until a file changes
                self._failure = str(failed)
                self.close()
                raise
        if status == "error":
            raise DrawingFailed(body.decode())
        return body

    def _follow_files(self) -> None:
        """End a process that has imported files which have changed since."""
        now = self.version
        if now != self._version:
            self._version = now
            self._failure = ""
            self.close()
