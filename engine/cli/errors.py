"""Error messages of command-line programs."""

from __future__ import annotations

import re
import sys

_LONG_QUOTE = re.compile(r"“([^“”]{80})[^“”]+”")
_LONG_WORD = re.compile(r"(\S{200})\S+")
"""File names and database URLs are shorter."""


def shorten(message: str) -> str:
    """Cut long quotations and words in a message, which repeat the input."""
    return _LONG_WORD.sub(r"\1…", _LONG_QUOTE.sub(r"“\1…”", message))


def print_error(program: str, error: object) -> None:
    """Print an error on standard error."""
    print(f"{program}: {shorten(str(error))}", file=sys.stderr)
