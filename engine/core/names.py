"""What people call themselves."""

from __future__ import annotations

import unicodedata

_SIGNS = ("So", "Sk", "Mn", "Me", "Cf", "Cc", "Cs", "Co", "Cn", "Zs", "Zl", "Zp")


def is_said(name: str) -> bool:
    """Whether a name has more than emoji and other signs, which neither voice nor picture has."""
    return any(unicodedata.category(letter) not in _SIGNS for letter in name)
