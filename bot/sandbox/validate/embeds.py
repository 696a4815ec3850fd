"""Check the limits of embeds."""

from __future__ import annotations

from typing import Any, Final

from bot.sandbox import limits
from bot.sandbox.errors import Path, Problems

Json = dict[str, Any]

TEXTS: Final = (
    (("title",), limits.EMBED_TITLE),
    (("description",), limits.EMBED_DESCRIPTION),
    (("footer", "text"), limits.EMBED_FOOTER),
    (("author", "name"), limits.EMBED_AUTHOR),
)


def _at(embed: Json, keys: tuple[str, ...]) -> Any:
    value: Any = embed
    for key in keys:
        value = (value or {}).get(key)
    return value


def check(problems: Problems, embeds: object) -> None:
    """Check the embeds of a message."""
    path: Path = ("embeds",)
    total = 0
    for index, embed in enumerate(problems.count(path, embeds, 0, limits.EMBEDS)):
        here = (*path, index)
        if not isinstance(embed, dict):
            problems.add(here, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
            continue
        total += _check_one(problems, here, embed)
    if total > limits.EMBED_TOTAL:
        problems.add(
            path,
            "MAX_EMBED_SIZE_EXCEEDED",
            f"Embed size exceeds maximum size of {limits.EMBED_TOTAL}",
        )


def _check_one(problems: Problems, path: Path, embed: Json) -> int:
    """Check an embed, and return its length in characters."""
    total = 0
    for keys, high in TEXTS:
        value = _at(embed, keys)
        problems.text((*path, *keys), value, high, 0)
        total += len(value or "")
    fields = problems.count((*path, "fields"), embed.get("fields"), 0, limits.EMBED_FIELDS)
    for index, field in enumerate(fields):
        here = (*path, "fields", index)
        problems.text((*here, "name"), field.get("name"), limits.EMBED_FIELD_NAME)
        problems.text((*here, "value"), field.get("value"), limits.EMBED_FIELD_VALUE)
        total += len(field.get("name") or "") + len(field.get("value") or "")
    if embed.get("color") is not None:
        problems.number((*path, "color"), embed["color"], 0, limits.COLOUR)
    return total
