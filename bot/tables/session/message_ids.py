"""Check stored message ids."""

from __future__ import annotations

import re

_NUMBER = re.compile(r"[0-9]{1,20}")


def is_message_id(value: str) -> bool:
    """Return whether a stored text can be the id of a message: Discord's are 64-bit numbers."""
    return _NUMBER.fullmatch(value) is not None
