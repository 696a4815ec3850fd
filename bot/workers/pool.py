"""A pool of workers: the most urgent job first; processes that die are replaced."""

from __future__ import annotations

import asyncio
import atexit
import logging
import os
import queue
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import count
from typing import Any, TypeVar, TypeVarTuple

from bot.workers.worker import JOB_LIMIT_S, NICENESS, Job, Worker, WorkerDied

log = logging.getLogger(__name__)

T = TypeVar("T")
Arguments = TypeVarTuple("Arguments")

MAX_TRIES = 2
"""A job is refused after it has killed this many processes."""
RESTART_DELAY_S = 1.0
"""Seconds before a process that failed at startup is started again."""


class Priority(IntEnum):
    """Order of jobs when processes are scarce."""

    STOP = 0
    PICTURE = 1
    THOUGHT = 2
    ANIMATION = 3
    REVIEW = 4


class Closed(Exception):
    """The pool is closed; the job has not been done."""


class Died(Exception):
    """The job has killed every process that tried it."""


def cores() -> int:
    """Return how many processors this process may use."""
    usable = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()
    return max(1, usable or 1)


@dataclass(order=True, slots=True)
class _QueuedJob:
    """A queued job; the most urgent comes first, then the oldest."""

    priority: Priority
    number: int
    job: Job = field(compare=False, default=lambda: None)
    arguments: Sequence[Any] = field(compare=False, default=())
    done: Future[Any] = field(compare=False, default_factory=Future)
    deaths: int = field(default=0, compare=False)
    begun: bool = field(default=False, compare=False)

    def begin(self) -> bool:
        """Return whether the job is still wanted; from here on it cannot be cancelled."""
        self.begun = self.begun or self.done.set_running_or_notify_cancel()
        return self.begun


class Pool:
    """A number of worker processes, each managed by a thread that waits for it.

    ``warm`` are jobs with their argument that every new process does while idle. The processes
    start with :meth:`start` or with the first job, and belong to no event loop.
    """

    def __init__(
        self,
        size: int,
        warm: Sequence[tuple[Job, Any]] = (),
        limit: float = JOB_LIMIT_S,
        niceness: int = NICENESS,
    ) -> None:
        self.size = size
        self._warm = warm
        self._limit, self._niceness = limit, niceness
        self._queue: queue.PriorityQueue[_QueuedJob] = queue.PriorityQueue()
        self._numbers = count()
        self._lock = threading.Lock()
        self._closed = threading.Event()
        self._threads: list[threading.Thread] = []
        self._workers: set[Worker] = set()

    @property
    def pids(self) -> list[int]:
        """The ids of the running processes."""
        with self._lock:
            return [worker.pid for worker in self._workers]

    def start(self) -> None:
        """Start the processes in the background; idempotent, and a no-op once closed."""
        with self._lock:
            if self._closed.is_set() or self._threads:
                return
            atexit.register(self._close)
            for number in range(self.size):
                thread = threading.Thread(target=self._keep, name=f"worker-{number}", daemon=True)
                self._threads.append(thread)
                thread.start()

    async def ask(
        self,
        job: Callable[[*Arguments], T],
        *arguments: *Arguments,
        priority: Priority = Priority.PICTURE,
    ) -> T:
        """Do a job and return its result; a job that is cancelled in the queue is not done.

        The job, its arguments and its result are pickled.

        Raises:
            Closed: the pool is closed, or was closed before the job was done.
            Died: the job killed the process it was given to, and the next one too.
            Exception: anything the job raises.
        """
        queued = _QueuedJob(priority, next(self._numbers), job, arguments)
        if not self._threads:
            self.start()
        with self._lock:
            if self._closed.is_set():
                raise Closed
            self._queue.put(queued)
        result: T = await asyncio.wrap_future(queued.done)
        return result

    def renew(self) -> None:
        """Replace all processes, so that they load changed code.

        A job in progress is done again.
        """
        with self._lock:
            for worker in self._workers:
                worker.kill()

    async def close(self) -> None:
        """End all processes at once; callers that wait for a job get :class:`Closed`."""
        await asyncio.to_thread(self._close)
        atexit.unregister(self._close)

    def _close(self) -> None:
        with self._lock:
            self._closed.set()
            for _ in self._threads:
                self._queue.put(_QueuedJob(Priority.STOP, next(self._numbers)))
            for worker in self._workers:
                worker.kill()
        for thread in self._threads:
            thread.join()
        while not self._queue.empty():
            queued = self._queue.get()
            if queued.begin():
                queued.done.set_exception(Closed())

    # What the threads do

    def _keep(self) -> None:
        """Manage one process: give it jobs, and replace it when it dies."""
        warm = list(self._warm)
        while not self._closed.is_set():
            try:
                worker = Worker(self._limit, self._niceness)
            except Exception:  # the next try may fare better
                log.exception("worker.start.failed")
                self._closed.wait(RESTART_DELAY_S)
                continue
            try:
                self._serve(worker, warm)
            except WorkerDied as died:
                if not self._closed.is_set():
                    log.warning("worker.died", extra={"why": str(died)})
            finally:
                with self._lock:
                    self._workers.discard(worker)
                worker.release()
            if not worker.proved:
                self._closed.wait(RESTART_DELAY_S)

    def _serve(self, worker: Worker, warm: list[tuple[Job, Any]]) -> None:
        """Do one job after another until the pool is closed.

        Raises:
            WorkerDied: the process ended; its job is queued again, or refused.
        """
        with self._lock:
            self._workers.add(worker)
        cold = list(warm)
        while not self._closed.is_set():
            if cold and self._queue.empty():
                self._warm_up(worker, cold.pop(0), warm)
                continue
            queued = self._queue.get()
            if queued.priority is Priority.STOP:
                return
            self._do(worker, queued)

    def _warm_up(self, worker: Worker, task: tuple[Job, Any], warm: list[tuple[Job, Any]]) -> None:
        """Do a warm-up job; a failure is not retried."""
        try:
            worker.do(*task)
        except Exception as error:
            warm.remove(task)
            if isinstance(error, WorkerDied):
                raise
            log.exception("worker.warm_up.failed")

    def _do(self, worker: Worker, queued: _QueuedJob) -> None:
        """Do a job unless it was cancelled; if the process dies, queue it again or refuse it."""
        if not worker.alive:
            self._queue.put(queued)
            raise WorkerDied("while it was idle")
        if not queued.begin():
            return
        try:
            queued.done.set_result(worker.do(queued.job, *queued.arguments))
        except WorkerDied:
            queued.deaths += not self._closed.is_set()
            if queued.deaths < MAX_TRIES:
                self._queue.put(queued)
            else:
                queued.done.set_exception(Died(f"{queued.deaths} workers died of it"))
            raise
        except Exception as error:
            queued.done.set_exception(error)
