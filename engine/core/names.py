"""What people call themselves."""

from __future__ import annotations

import unicodedata

COMPUTER_PREFIX = "Bot "
"""Begins the name of every opponent, in every language, as Discord marks its own."""

_SIGNS = ("So", "Sk", "Mn", "Me", "Cf", "Cc", "Cs", "Co", "Cn", "Zs", "Zl", "Zp")


def is_pronounceable(name: str) -> bool:
    """Whether a name has more than emoji and other signs, which neither voice nor picture has."""
    return any(unicodedata.category(letter) not in _SIGNS for letter in name)


def is_computer_name(name: str) -> bool:
    """Whether a name is an opponent's, to whom sentences need not be polite."""
    return name.startswith(COMPUTER_PREFIX)
