"""Users' own words are data: escaped for Markdown, cut to fit, never a format string."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable

NAME_LIMIT = 32
ELLIPSIS = "…"

_ACTIVE = re.compile(r"([\\*_~`|<>\[\]#@])")


def cut(text: str, limit: int) -> str:
    """The text in at most ``limit`` characters; what is cut off shows as an ellipsis."""
    return text if len(text) <= limit else text[: limit - 1].rstrip() + ELLIPSIS


def tidy(name: str, limit: int = NAME_LIMIT) -> str:
    """A name on one line without control characters, cut to fit; for labels and pictures."""
    shown = "".join(" " if unicodedata.category(c) in ("Cc", "Cf", "Zl", "Zp") else c for c in name)
    return cut(" ".join(shown.split()), limit) or "?"


def escape(text: str) -> str:
    """A text whose Markdown, mentions and links have no effect in a message.

    Only what Discord would act on is escaped: a backslash before plain punctuation would show.
    """
    escaped = _ACTIVE.sub(r"\\\1", text)
    return escaped.replace("://", ":\u200b//")


def names_in_message(names: Iterable[str]) -> list[str]:
    """Players' names by seat, ready for the text of a message."""
    return [escape(tidy(name)) for name in names]


def names_in_label(names: Iterable[str]) -> list[str]:
    """Players' names by seat, ready for labels, alt texts and pictures, which show no Markdown."""
    return [tidy(name, 20) for name in names]


def mention(user_id: int) -> str:
    """The text that mentions a user."""
    return f"<@{user_id}>"
