"""Write notes and stubs for translators into catalogue files."""

from __future__ import annotations

import re
from collections.abc import Mapping

from engine.core.words.lazy_bundle import entries

_MESSAGE_WITH_COMMENT = re.compile(r"(?:^# .*\n)*^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)
STUBS = "## Not translated yet: translate, and remove the “# ” in front"
"""Heading of the stubs of a language, at the end of its file."""


def with_comments(source: str, comments: Mapping[str, str]) -> str:
    """Return a catalogue with these comments on its messages, and without their old ones.

    Comments of groups, and that of the file, remain.
    """

    def commented(match: re.Match[str]) -> str:
        comment = comments.get(match[1], "")
        return f"# {comment}\n{_without_comment(match)}" if comment else _without_comment(match)

    return _MESSAGE_WITH_COMMENT.sub(commented, source)


def _without_comment(match: re.Match[str]) -> str:
    """Return a message's beginning without the comment above it."""
    return match[0][match.start(1) - match.start() :]


def with_stubs(source: str, english: str, comments: Mapping[str, str]) -> str:
    """Return a language's catalogue with a stub for each message that only English has.

    A stub is a comment, so that the message counts as missing and is shown in English.
    """
    own = source.split(STUBS, maxsplit=1)[0].rstrip("\n")
    translated = {name for name, _ in entries(own)}
    stubs = [
        "\n".join(
            f"# {line}" for line in (*filter(None, [comments.get(key)]), *_message_lines(message))
        )
        for key, message in entries(english)
        if key not in translated
    ]
    parts = [part for part in (own, STUBS if stubs else "", "\n\n".join(stubs)) if part]
    return "\n\n".join(parts) + "\n"


def _message_lines(message: str) -> list[str]:
    """Return the lines of a message, without the comments and blank lines after it."""
    lines = message.rstrip().split("\n")
    return [line for line in lines if line and not line.startswith("#")]
