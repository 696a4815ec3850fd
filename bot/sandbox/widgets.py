"""Read the visible parts of a message: text, buttons, selects, pictures.

Components stay the JSON Discord keeps; this module is how a person looks at them.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any, Final

Json = dict[str, Any]

ROW: Final = 1
BUTTON: Final = 2
STRING_SELECT: Final = 3
TEXT_INPUT: Final = 4
USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT = 5, 6, 7, 8
SECTION: Final = 9
TEXT: Final = 10
THUMBNAIL: Final = 11
GALLERY: Final = 12
FILE: Final = 13
SEPARATOR: Final = 14
CONTAINER: Final = 17
LABEL: Final = 18
FILE_UPLOAD: Final = 19
RADIO_GROUP: Final = 21
CHECKBOX_GROUP: Final = 22
SELECTS: Final = (STRING_SELECT, USER_SELECT, ROLE_SELECT, MENTIONABLE_SELECT, CHANNEL_SELECT)
GROUPS: Final = (RADIO_GROUP, CHECKBOX_GROUP)
LINK_STYLE: Final = 5
PREMIUM_STYLE: Final = 6


@dataclass(frozen=True)
class Button:
    """A button as shown; `custom_id` is empty for a link."""

    label: str
    custom_id: str
    style: int
    disabled: bool
    emoji: str
    url: str
    id: int


@dataclass(frozen=True)
class Option:
    """One line of a select menu."""

    label: str
    value: str
    description: str
    default: bool
    emoji: str


@dataclass(frozen=True)
class Select:
    """A select menu as shown; `options` is empty if Discord fills it (users, roles)."""

    custom_id: str
    placeholder: str
    options: tuple[Option, ...]
    low: int
    high: int
    disabled: bool
    kind: int
    id: int


def walk(components: list[Json]) -> Iterator[Json]:
    """Yield every component in reading order, parents before children."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for single in ("accessory", "component"):
            if component.get(single):
                yield from walk([component[single]])


def emoji_text(emoji: Json | None) -> str:
    """Return an emoji as text."""
    if not emoji:
        return ""
    name = emoji.get("name") or ""
    return f"<:{name}:{emoji['id']}>" if emoji.get("id") else name


def button(raw: Json) -> Button:
    """Return the button in a component's JSON."""
    return Button(
        label=raw.get("label") or "",
        custom_id=raw.get("custom_id") or "",
        style=raw["style"],
        disabled=bool(raw.get("disabled")),
        emoji=emoji_text(raw.get("emoji")),
        url=raw.get("url") or "",
        id=raw.get("id") or 0,
    )


def select(raw: Json) -> Select:
    """Return the select menu in a component's JSON."""
    options = tuple(
        Option(
            label=option["label"],
            value=option["value"],
            description=option.get("description") or "",
            default=bool(option.get("default")),
            emoji=emoji_text(option.get("emoji")),
        )
        for option in raw.get("options") or []
    )
    low, high = raw.get("min_values"), raw.get("max_values")
    return Select(
        custom_id=raw["custom_id"],
        placeholder=raw.get("placeholder") or "",
        options=options,
        low=1 if low is None else low,
        high=1 if high is None else high,
        disabled=bool(raw.get("disabled")),
        kind=raw["type"],
        id=raw.get("id") or 0,
    )


def buttons(components: list[Json]) -> list[Button]:
    """Return all buttons in reading order."""
    return [button(raw) for raw in walk(components) if raw["type"] == BUTTON]


def selects(components: list[Json]) -> list[Select]:
    """Return all select menus in reading order."""
    return [select(raw) for raw in walk(components) if raw["type"] in SELECTS]


def media(components: list[Json]) -> Iterator[tuple[Json, str]]:
    """Yield every picture or file that components show, with its alt text."""
    for raw in walk(components):
        if raw["type"] == GALLERY:
            for item in raw["items"]:
                yield item["media"], item.get("description") or ""
        elif raw["type"] == THUMBNAIL:
            yield raw["media"], raw.get("description") or ""
        elif raw["type"] == FILE:
            yield raw["file"], ""


def embed_media(embeds: list[Json]) -> Iterator[Json]:
    """Yield every picture of embeds that has a URL."""
    for embed in embeds:
        for slot in ("image", "thumbnail"):
            if embed.get(slot):
                yield embed[slot]
        for slot in ("author", "footer"):
            if (embed.get(slot) or {}).get("icon_url"):
                yield embed[slot]


def _component_lines(components: list[Json]) -> Iterator[str]:
    for raw in walk(components):
        kind = raw["type"]
        if kind == TEXT:
            yield raw["content"]
        elif kind == BUTTON:
            yield " ".join(filter(None, (emoji_text(raw.get("emoji")), raw.get("label") or "")))
        elif kind in SELECTS:
            menu = select(raw)
            yield menu.placeholder
            for option in menu.options:
                yield " ".join(filter(None, (option.emoji, option.label, option.description)))


def _embed_lines(embeds: list[Json]) -> Iterator[str]:
    for embed in embeds:
        yield (embed.get("author") or {}).get("name") or ""
        yield embed.get("title") or ""
        yield embed.get("description") or ""
        for field in embed.get("fields") or []:
            yield f"{field['name']}\n{field['value']}"
        yield (embed.get("footer") or {}).get("text") or ""


def all_text(content: str, embeds: list[Json], components: list[Json]) -> str:
    """Return everything readable in a message, one part per line."""
    lines = [content, *_embed_lines(embeds), *_component_lines(components)]
    return "\n".join(line for line in lines if line)


def mentionable_text(content: str, components: list[Json]) -> str:
    """Return the parts of a message in which a mention notifies."""
    texts = (raw["content"] for raw in walk(components) if raw["type"] == TEXT)
    return "\n".join((content, *texts))
