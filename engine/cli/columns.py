"""Tables as text."""

from __future__ import annotations


def format_columns(rows: list[tuple[str, ...]]) -> str:
    """Format rows as columns: the first one left-aligned, the others right-aligned."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return "\n".join(
        "  ".join([row[0].ljust(widths[0]), *map(str.rjust, row[1:], widths[1:])]).rstrip()
        for row in rows
    )
