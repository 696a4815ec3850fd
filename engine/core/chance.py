"""The game's only source of randomness: a portable generator whose state is one integer."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import MutableSequence
from typing import Self, TypeVar

T = TypeVar("T")

_RANGE = 1 << 64
_MASK = _RANGE - 1
_GAMMA = 0x9E3779B97F4A7C15


class Chance:
    """SplitMix64 (Steele, Lea & Flood 2014): the same numbers on every machine."""

    __slots__ = ("state",)

    def __init__(self, state: int) -> None:
        self.state = state & _MASK

    @classmethod
    def from_seed(cls, seed: str) -> Self:
        """Start from the first 64 bits of the SHA-256 of the seed's text."""
        return cls(int.from_bytes(hashlib.sha256(b"chance:" + seed.encode()).digest()[:8], "big"))

    def below(self, count: int) -> int:
        """Return a number from 0 to ``count - 1``, each equally likely."""
        limit = _RANGE - _RANGE % count
        while True:
            self.state = z = (self.state + _GAMMA) & _MASK
            z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
            z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
            z ^= z >> 31
            if z < limit:
                return z % count

    def shuffle(self, items: MutableSequence[T]) -> None:
        """Put the items in a random order, in place (Fisher and Yates, from the end)."""
        below = self.below
        for i in range(len(items) - 1, 0, -1):
            j = below(i + 1)
            items[i], items[j] = items[j], items[i]

    def copy(self) -> Chance:
        """Return an independent generator that produces the same numbers."""
        return Chance(self.state)


def new_seed() -> str:
    """Return an unpredictable seed: 128 bits from the operating system in hexadecimal digits."""
    return secrets.token_hex(16)


def seed_hash(seed: str) -> str:
    """Return the hash to publish at the start, by which the seed can be checked at the end."""
    return hashlib.sha256(seed.encode()).hexdigest()
