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
        times: how many more requests it applies to.
        status: the status of the response; ``None`` for the usual one.
        retry_after: the wait in seconds that a 429 names.
        is_global: whether a 429 names the limit over all routes.
        delay: seconds to wait before anything else.
        drop: whether to cut the connection instead of answering.
        applied: whether the request takes effect before it fails.
        refusal: the error to answer with.
        garbage: the body of the response, in place of valid JSON.
    """

    method: str
    path: str
    times: int
    status: int | None = None
    retry_after: float = 0.0
    is_global: bool = False
    delay: float = 0.0
    drop: bool = False
    applied: bool = False
    refusal: ApiError | None = None
    garbage: str | None = None

    def matches(self, method: str, path: str) -> bool:
        """Return whether the fault applies to a request."""
        return self.times > 0 and self.method in ("*", method) and fnmatchcase(path, self.path)


class Faults:
    """The faults that tests have requested; the first match applies."""

    def __init__(self) -> None:
        self.pending: list[Fault] = []
        self.repeats = 0

    def take(self, method: str, path: str) -> Fault | None:
        """Return the fault for a request, and count it."""
        for fault in self.pending:
            if fault.matches(method, path):
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
        is_global: bool = False,
    ) -> Fault:
        """Answer the next matching requests with 429."""
        return self._add(
            Fault(method, path, times, 429, retry_after=retry_after, is_global=is_global)
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
        """Answer the next matching requests with `text`, after taking effect if `applied`.

        Its content type is HTML if it begins like a page, and JSON otherwise.
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
