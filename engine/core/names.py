"""Players' display names."""

from __future__ import annotations

import unicodedata

COMPUTER_PREFIX = "Bot "
"""Prefix of every computer player's name, in every language, as Discord marks its own bots."""

_SIGNS = ("So", "Sk", "Mn", "Me", "Cf", "Cc", "Cs", "Co", "Cn", "Zs", "Zl", "Zp")
"""The Unicode categories of symbols, marks, control characters and spaces."""


def is_pronounceable(name: str) -> bool:
    """Return whether a name has letters or digits, which pictures and screen readers can show."""
    return any(unicodedata.category(letter) not in _SIGNS for letter in name)


def is_computer_name(name: str) -> bool:
    """Return whether a name is a computer player's; sentences need not be polite to those."""
    return name.startswith(COMPUTER_PREFIX)
