"""Rate limits: buckets per route and major parameter, and the limit over all routes."""

from __future__ import annotations

import hashlib
import time
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True)
class Rule:
    """A number of requests per number of seconds."""

    limit: int
    per: float


@dataclass(frozen=True)
class Rules:
    """The limits in force: of some routes, of each other route, and of all routes together."""

    routes: Mapping[tuple[str, str], Rule]
    usual: Rule
    overall: Rule


MESSAGES: Final = "/channels/{channel_id}/messages"
MESSAGE: Final = "/channels/{channel_id}/messages/{message_id}"

DISCORD: Final = Rules(
    {
        ("POST", MESSAGES): Rule(5, 5.0),
        ("PATCH", MESSAGE): Rule(5, 5.0),
        ("DELETE", MESSAGE): Rule(5, 1.0),
        ("PATCH", "/channels/{channel_id}"): Rule(5, 15.0),
        ("POST", "/channels/{channel_id}/threads"): Rule(10, 60.0),
        ("POST", "/webhooks/{webhook_id}/{webhook_token}"): Rule(5, 2.0),
        ("POST", "/users/@me/channels"): Rule(10, 10.0),
        ("PUT", "/applications/{application_id}/commands"): Rule(2, 20.0),
    },
    usual=Rule(30, 10.0),
    overall=Rule(50, 1.0),
)
"""Roughly what Discord enforces; clients must follow the headers."""

GENEROUS: Final = Rules({}, usual=Rule(10_000, 1.0), overall=Rule(100_000, 1.0))
"""Limits that no test reaches by accident."""


@dataclass
class _Window:
    ends: float
    used: int = 0


@dataclass(frozen=True)
class Verdict:
    """The headers of a response, and the seconds to wait if the request is refused."""

    headers: dict[str, str]
    retry_after: float | None = None
    is_global: bool = False
    """Whether the limit over all routes refuses it."""


class RateLimiter:
    """Counts requests in fixed windows, as Discord does."""

    def __init__(self, rules: Rules) -> None:
        self.rules = rules
        self._windows: dict[tuple[str, ...], _Window] = {}
        self.refused = 0

    def _window(self, key: tuple[str, ...], rule: Rule) -> _Window:
        now = time.monotonic()
        window = self._windows.get(key)
        if window is None or window.ends <= now:
            window = self._windows[key] = _Window(now + rule.per)
        return window

    def spend(self, method: str, template: str, major: str, *, counts: bool = True) -> Verdict:
        """Count a request, and return whether it is allowed.

        Args:
            method: the HTTP method.
            template: the route, with its parameters' names.
            major: the channel, guild or webhook it is for.
            counts: whether the limit over all routes applies.
        """
        rule = self.rules.routes.get((method, template), self.rules.usual)
        total = self._window(("overall",), self.rules.overall)
        if counts and total.used >= self.rules.overall.limit:
            return self._refuse({}, total, is_global=True)
        window = self._window((method, template, major), rule)
        full = window.used >= rule.limit
        if not full:
            total.used += counts
            window.used += 1
        reset_after = max(0.0, window.ends - time.monotonic())
        bucket = hashlib.blake2s(f"{method} {template}".encode(), digest_size=16).hexdigest()
        headers = {
            "X-RateLimit-Limit": str(rule.limit),
            "X-RateLimit-Remaining": str(rule.limit - window.used),
            "X-RateLimit-Reset": f"{time.time() + reset_after:.3f}",
            "X-RateLimit-Reset-After": f"{reset_after:.3f}",
            "X-RateLimit-Bucket": bucket,
        }
        return self._refuse(headers, window, is_global=False) if full else Verdict(headers)

    def _refuse(self, headers: dict[str, str], window: _Window, *, is_global: bool) -> Verdict:
        self.refused += 1
        wait = max(0.001, window.ends - time.monotonic())
        return Verdict(headers, wait, is_global)
