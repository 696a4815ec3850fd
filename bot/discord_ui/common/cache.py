"""Cache results that take seconds to compute."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Awaitable, Callable, Hashable
from typing import Generic, TypeVar

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class ResultCache(Generic[K, V]):
    """The results that were used last, by key; at most ``size`` of them."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._results: OrderedDict[K, V] = OrderedDict()

    async def get(self, key: K, compute: Callable[[], Awaitable[V]]) -> V:
        """Return the result for a key; compute it if it is not cached."""
        if key not in self._results:
            self._results[key] = await compute()
        self._results.move_to_end(key)
        if len(self._results) > self._size:
            self._results.popitem(last=False)
        return self._results[key]
