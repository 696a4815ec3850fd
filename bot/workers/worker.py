"""One worker process, seen from its parent and from inside.

This is our own code, over a pipe, instead of ``ProcessPoolExecutor``: there one death fails every
job of the pool, jobs have no priorities, and the processes outlive a parent that is killed.
"""

from __future__ import annotations

import multiprocessing
import os
import pickle
import signal
import traceback
from collections.abc import Callable, Sequence
from contextlib import suppress
from copy import copy
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from typing import Any

from engine.core import registry

Job = Callable[..., Any]
"""A top-level function, because it is pickled by name."""

JOB_LIMIT_S = 30.0
"""Processor seconds after which a job counts as stuck and the process ends."""
NICENESS = 5
"""Niceness of a worker: the bot's own answers come first."""

_CONTEXT = multiprocessing.get_context("spawn")


class WorkerDied(Exception):
    """The process has ended and its job is lost."""


class Worker:
    """A process that does one job after another; only one thread at a time may use it."""

    def __init__(self, limit: float = JOB_LIMIT_S, niceness: int = NICENESS) -> None:
        self.proved = False
        """Whether it has ever answered."""
        ours, theirs = _CONTEXT.Pipe()
        self._pipe: Connection[Any, Any] = ours
        self._process = _CONTEXT.Process(
            target=_work, args=(theirs, limit, niceness), name="worker", daemon=True
        )
        self._start()
        theirs.close()

    def _start(self) -> None:
        """Start the process, ignoring Ctrl-C, which reaches all processes of a terminal."""
        resource_tracker.ensure_running()  # it would lift the mask
        before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
        try:
            self._process.start()
        finally:
            signal.pthread_sigmask(signal.SIG_SETMASK, before)

    @property
    def pid(self) -> int:
        """The id of the process."""
        assert self._process.pid is not None
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether the process is running."""
        return self._process.is_alive()

    def do(self, job: Job, *arguments: Any) -> Any:
        """Return the result of a job; exceptions of the job are raised here.

        Raises:
            WorkerDied: the process ended meanwhile.
        """
        try:
            self._pipe.send((registry.PACKAGES, job, arguments))
            result, error = self._pipe.recv()
        except (EOFError, OSError):
            self._process.join()
            raise WorkerDied(f"exit code {self._process.exitcode}") from None
        self.proved = True
        if error is not None:
            raise error
        return result

    def kill(self) -> None:
        """End the process at once; safe from any thread."""
        self._process.kill()

    def release(self) -> None:
        """End the process and free its resources."""
        self.kill()
        self._process.join()
        self._process.close()
        self._pipe.close()


def _work(pipe: Connection[Any, Any], limit: float, niceness: int) -> None:
    """Do jobs until the parent is gone or closes the pipe."""
    if hasattr(os, "nice"):
        os.nice(niceness)
    with suppress(EOFError, OSError):
        while True:
            packages, job, arguments = pipe.recv()
            registry.PACKAGES.update(packages)  # tests register games of their own
            signal.setitimer(signal.ITIMER_VIRTUAL, limit)
            outcome = _outcome(job, arguments)
            signal.setitimer(signal.ITIMER_VIRTUAL, 0)
            pipe.send(outcome)


def _outcome(job: Job, arguments: Sequence[Any]) -> tuple[Any, Exception | None]:
    try:
        return job(*arguments), None
    except Exception as error:
        error.add_note(traceback.format_exc())
        return None, _portable(error)


def _portable(error: Exception) -> Exception:
    """Return an exception that survives pickling; some cannot be rebuilt."""
    try:
        pickle.dumps(copy(error))
    except Exception:
        return RuntimeError(f"{type(error).__name__}: {error}")
    return error
