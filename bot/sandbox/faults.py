"""Inject faults: let the next matching requests fail, be slow or be cut off."""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase

from bot.sandbox.errors import ApiError


@dataclass
class Fault:
    """The effect of a fault on a matching request.

    Attributes:
        method: the HTTP method, or "*".
        path: a glob on the path behind `/api/v10`, such as `/channels/*/messages`.
        times: how many more requests it meets.
        status: the status to answer with, if it is to fail.
        retry_after: seconds named by a 429.
        everywhere: whether the 429 says that it is the global limit.
        delay: seconds to wait before anything else.
        drop: whether to break the connection instead of answering.
        applied: whether the request takes effect all the same before it fails.
        refusal: the error to answer with.
        garbage: what is answered in place of JSON that can be read.
    """

    method: str
    path: str
    times: int
    status: int | None = None
    retry_after: float = 0.0
    everywhere: bool = False
    delay: float = 0.0
    drop: bool = False
    applied: bool = False
    refusal: ApiError | None = None
    garbage: str | None = None

    def meets(self, method: str, path: str) -> bool:
        """Return whether the fault applies to a request."""
        return self.times > 0 and self.method in ("*", method) and fnmatchcase(path, self.path)


class Faults:
    """The faults that tests have ordered; the first match applies."""

    def __init__(self) -> None:
        self.pending: list[Fault] = []
        self.repeats = 0

    def take(self, method: str, path: str) -> Fault | None:
        """Return the fault for a request, and count it."""
        for fault in self.pending:
            if fault.meets(method, path):
                fault.times -= 1
                return fault
        return None

    def clear(self) -> None:
        """Remove all faults."""
        self.pending.clear()
        self.repeats = 0

    def _add(self, fault: Fault) -> Fault:
        self.pending.append(fault)
        return fault

    def rate_limit(
        self,
        times: int = 1,
        *,
        method: str = "*",
        path: str = "*",
        retry_after: float = 0.05,
        everywhere: bool = False,
    ) -> Fault:
        """Answer the next matching requests with 429."""
        return self._add(
            Fault(method, path, times, 429, retry_after=retry_after, everywhere=everywhere)
        )

    def fail(
        self,
        status: int = 502,
        times: int = 1,
        *,
        method: str = "*",
        path: str = "*",
        applied: bool = False,
    ) -> Fault:
        """Answer the next matching requests with a 5xx status, after taking effect if `applied`."""
        return self._add(Fault(method, path, times, status, applied=applied))

    def slow(self, seconds: float, times: int = 1, *, method: str = "*", path: str = "*") -> Fault:
        """Delay the next matching requests."""
        return self._add(Fault(method, path, times, delay=seconds))

    def drop(
        self, times: int = 1, *, method: str = "*", path: str = "*", applied: bool = True
    ) -> Fault:
        """Cut the connection of the next matching requests, after taking effect if `applied`."""
        return self._add(Fault(method, path, times, drop=True, applied=applied))

    def refuse(
        self, code: int = 50013, times: int = 1, *, method: str = "*", path: str = "*"
    ) -> Fault:
        """Refuse the next matching requests with a Discord error code."""
        return self._add(Fault(method, path, times, refusal=ApiError(code)))

    def garble(
        self,
        text: str,
        times: int = 1,
        *,
        method: str = "*",
        path: str = "*",
        status: int = 200,
        applied: bool = True,
    ) -> Fault:
        """Answer the next matching requests with this, after taking effect if `applied`.

        What begins like a page says that it is one; anything else claims to be JSON.
        """
        return self._add(Fault(method, path, times, status, garbage=text, applied=applied))

    def repeat_interactions(self, times: int = 1) -> None:
        """Send the next interactions to the bot twice, with the same id and token."""
        self.repeats += times

    def take_repeat(self) -> bool:
        """Return whether the next interaction is sent twice, and count it."""
        if not self.repeats:
            return False
        self.repeats -= 1
        return True
