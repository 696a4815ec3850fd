"""Cache results that take seconds to compute."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class ResultCache(Generic[K, V]):
    """The results that were used last, by key; at most ``size`` of them."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._results: OrderedDict[K, asyncio.Future[V]] = OrderedDict()

    async def get(self, key: K, compute: Callable[[], Awaitable[V]]) -> V:
        """Return the result for a key; compute it once, however many callers wait for it."""
        if key not in self._results:
            self._results[key] = asyncio.ensure_future(compute())
        self._results.move_to_end(key)
        if len(self._results) > self._size:
            self._results.popitem(last=False)
        result = self._results[key]
        try:
            return await asyncio.shield(result)
        except BaseException:
            if result.done() and self._results.get(key) is result:
                del self._results[key]  # a failure is not a result
            raise
