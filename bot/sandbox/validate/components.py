"""Check message components of both generations: structure and limits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from bot.sandbox import limits, widgets
from bot.sandbox.emoji import is_unicode_emoji
from bot.sandbox.errors import Path, Problems

Json = dict[str, Any]
Check = Callable[[Problems, Path, Json], None]

TOP_V2: Final = (
    widgets.ROW,
    widgets.SECTION,
    widgets.TEXT,
    widgets.GALLERY,
    widgets.FILE,
    widgets.SEPARATOR,
    widgets.CONTAINER,
)
IN_CONTAINER: Final = tuple(kind for kind in TOP_V2 if kind != widgets.CONTAINER)
IN_ROW: Final = (widgets.BUTTON, *widgets.SELECTS)
ACCESSORIES: Final = (widgets.BUTTON, widgets.THUMBNAIL)


def check_message(problems: Problems, components: object, *, v2: bool) -> None:
    """Check the components of a message."""
    path: Path = ("components",)
    top = problems.count(path, components, 0, limits.V2_COMPONENTS if v2 else limits.ROWS)
    for index, component in enumerate(top):
        _check_one(problems, (*path, index), component, TOP_V2 if v2 else (widgets.ROW,))
    if problems:
        return
    check_unique(problems, path, top)
    everything = list(widgets.walk(top))
    if v2 and len(everything) > limits.V2_COMPONENTS:
        problems.add(
            path,
            "COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED",
            f"The total number of components cannot exceed {limits.V2_COMPONENTS}",
        )
    text_length = sum(len(raw["content"]) for raw in everything if raw["type"] == widgets.TEXT)
    if text_length > limits.V2_TEXT:
        problems.add(
            path,
            "COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED",
            f"The total displayable text size cannot exceed {limits.V2_TEXT}",
        )


def check_unique(problems: Problems, path: Path, components: list[Json]) -> None:
    """Check for custom ids and component ids that appear twice."""
    for field, code in (
        ("custom_id", "COMPONENT_CUSTOM_ID_DUPLICATED"),
        ("id", "COMPONENT_ID_DUPLICATED"),
    ):
        seen = Counter(raw[field] for raw in widgets.walk(components) if raw.get(field))
        for value, times in seen.items():
            if times > 1:
                problems.add(path, code, f"Component {field} cannot be duplicated: {value}")


def _check_one(problems: Problems, path: Path, raw: object, allowed: tuple[int, ...]) -> None:
    if not isinstance(raw, dict):
        problems.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return
    if problems.one_of((*path, "type"), raw.get("type"), allowed):
        CHECKS[raw["type"]](problems, path, raw)


def _row(problems: Problems, path: Path, raw: Json) -> None:
    inside = (*path, "components")
    children = problems.count(inside, raw.get("components"), 1, limits.ROW_BUTTONS)
    for index, child in enumerate(children):
        _check_one(problems, (*inside, index), child, IN_ROW)
    wide = [child for child in children if (child or {}).get("type") in widgets.SELECTS]
    if wide and len(children) > 1:
        problems.add(inside, "COMPONENT_LAYOUT_WIDTH_EXCEEDED", "The specified component exceeds")


def check_emoji(problems: Problems, path: Path, emoji: object) -> None:
    """Check that an emoji is one of Unicode's or of the application's."""
    if emoji is None:
        return
    number = emoji.get("id") if isinstance(emoji, dict) else None
    name = emoji.get("name") if isinstance(emoji, dict) else None
    own = {str(each) for each in problems.app_emoji}
    known = str(number) in own if number else is_unicode_emoji(str(name))
    if not known:
        problems.add((*path, "name"), "COMPONENT_INVALID_EMOJI", "Invalid emoji")


def _button(problems: Problems, path: Path, raw: Json) -> None:
    if not problems.one_of((*path, "style"), raw.get("style"), (1, 2, 3, 4, 5, 6)):
        return
    check_emoji(problems, (*path, "emoji"), raw.get("emoji"))
    problems.text((*path, "label"), raw.get("label"), limits.BUTTON_LABEL, 0)
    link, premium = raw["style"] == widgets.LINK_STYLE, raw["style"] == widgets.PREMIUM_STYLE
    if premium:
        if not raw.get("sku_id"):
            problems.required((*path, "sku_id"))
        return
    if not (raw.get("label") or "").strip() and not raw.get("emoji"):
        problems.add(path, "BUTTON_COMPONENT_LABEL_REQUIRED", "A button needs a label or an emoji")
    if link:
        if problems.text((*path, "url"), raw.get("url"), limits.URL):
            check_url(problems, (*path, "url"), raw["url"], ("http", "https", "discord"))
    else:
        problems.text((*path, "custom_id"), raw.get("custom_id"), limits.CUSTOM_ID)
    if raw.get("url") and raw.get("custom_id"):
        problems.add(
            path,
            "BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE",
            "A custom id and url cannot both be specified",
        )


def check_url(problems: Problems, path: Path, url: str, schemes: tuple[str, ...]) -> None:
    """Check that Discord accepts a URL's scheme here."""
    scheme, found, rest = url.partition("://")
    if not found or not rest or scheme not in schemes:
        problems.add(path, "URL_TYPE_INVALID_SCHEME", f'Scheme "{scheme}" is not one of {schemes}.')


def check_select(problems: Problems, path: Path, raw: Json) -> None:
    """Check a select menu."""
    problems.text((*path, "custom_id"), raw.get("custom_id"), limits.CUSTOM_ID)
    problems.text((*path, "placeholder"), raw.get("placeholder"), limits.PLACEHOLDER, 0)
    low = 1 if raw.get("min_values") is None else raw["min_values"]
    high = 1 if raw.get("max_values") is None else raw["max_values"]
    sound = problems.number((*path, "min_values"), low, 0, limits.SELECT_OPTIONS)
    sound &= problems.number((*path, "max_values"), high, 1, limits.SELECT_OPTIONS)
    if raw["type"] != widgets.STRING_SELECT:
        return
    options = problems.count((*path, "options"), raw.get("options"), 1, limits.SELECT_OPTIONS)
    for index, option in enumerate(options):
        check_option(problems, (*path, "options", index), option)
    if problems or not sound:
        return
    if low > high or high > len(options):
        problems.add(
            (*path, "max_values"),
            "SELECT_COMPONENT_MAX_VALUES_INVALID",
            f"{low} to {high} of {len(options)} options cannot be chosen",
        )
    values = Counter(option["value"] for option in options)
    for index, option in enumerate(options):
        if values[option["value"]] > 1:
            problems.add(
                (*path, "options", index, "value"),
                "SELECT_COMPONENT_OPTION_VALUE_DUPLICATED",
                "The specified option value is already used",
            )
    if sum(bool(option.get("default")) for option in options) > high:
        problems.add(
            (*path, "options"), "SELECT_COMPONENT_DEFAULTS_EXCEEDED", "Too many default options"
        )


def check_option(problems: Problems, path: Path, option: object) -> None:
    """Check an option of a menu, or of radio buttons or checkboxes."""
    if not isinstance(option, dict):
        problems.add(path, "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return
    problems.text((*path, "label"), option.get("label"), limits.OPTION_TEXT)
    problems.text((*path, "value"), option.get("value"), limits.OPTION_TEXT)
    problems.text((*path, "description"), option.get("description"), limits.OPTION_TEXT, 0)
    check_emoji(problems, (*path, "emoji"), option.get("emoji"))


def _section(problems: Problems, path: Path, raw: Json) -> None:
    inside = (*path, "components")
    texts = problems.count(inside, raw.get("components"), 1, limits.SECTION_TEXTS)
    for index, child in enumerate(texts):
        _check_one(problems, (*inside, index), child, (widgets.TEXT,))
    if raw.get("accessory") is None:
        problems.required((*path, "accessory"))
    else:
        _check_one(problems, (*path, "accessory"), raw["accessory"], ACCESSORIES)


def _text(problems: Problems, path: Path, raw: Json) -> None:
    problems.text((*path, "content"), raw.get("content"), limits.V2_TEXT)


def _media(problems: Problems, path: Path, media: object, schemes: tuple[str, ...]) -> None:
    if not isinstance(media, dict):
        problems.required(path)
    elif problems.text((*path, "url"), media.get("url"), limits.MEDIA_URL):
        check_url(problems, (*path, "url"), media["url"], schemes)


def _thumbnail(problems: Problems, path: Path, raw: Json) -> None:
    _media(problems, (*path, "media"), raw.get("media"), ("http", "https", "attachment"))
    if raw.get("description") is not None:
        problems.text((*path, "description"), raw["description"], limits.ALT_TEXT)


def _gallery(problems: Problems, path: Path, raw: Json) -> None:
    items = problems.count((*path, "items"), raw.get("items"), 1, limits.GALLERY_ITEMS)
    for index, item in enumerate(items):
        _thumbnail(problems, (*path, "items", index), item)


def _file(problems: Problems, path: Path, raw: Json) -> None:
    _media(problems, (*path, "file"), raw.get("file"), ("attachment",))


def _separator(problems: Problems, path: Path, raw: Json) -> None:
    if raw.get("spacing") is not None:
        problems.one_of((*path, "spacing"), raw["spacing"], (1, 2))


def _container(problems: Problems, path: Path, raw: Json) -> None:
    inside = (*path, "components")
    children = problems.count(inside, raw.get("components"), 1, limits.V2_COMPONENTS)
    for index, child in enumerate(children):
        _check_one(problems, (*inside, index), child, IN_CONTAINER)
    if raw.get("accent_color") is not None:
        problems.number((*path, "accent_color"), raw["accent_color"], 0, limits.COLOUR)


CHECKS: Final[dict[int, Check]] = {
    widgets.ROW: _row,
    widgets.BUTTON: _button,
    **dict.fromkeys(widgets.SELECTS, check_select),
    widgets.SECTION: _section,
    widgets.TEXT: _text,
    widgets.THUMBNAIL: _thumbnail,
    widgets.GALLERY: _gallery,
    widgets.FILE: _file,
    widgets.SEPARATOR: _separator,
    widgets.CONTAINER: _container,
}


SHOWN: Final[Json] = {"description": None, "spoiler": False}
DEFAULTS: Final[dict[int, Json]] = {
    **{kind: {"min_values": 1, "max_values": 1} for kind in widgets.SELECTS},
    widgets.CONTAINER: {"accent_color": None, "spoiler": False},
    widgets.THUMBNAIL: SHOWN,
    widgets.FILE: {"spoiler": False},
    widgets.SEPARATOR: {"spacing": 1, "divider": True},
}


def complete(components: list[Json]) -> None:
    """Add what Discord adds: an id for every component, and default fields."""
    taken = {raw["id"] for raw in widgets.walk(components) if raw.get("id")}
    free = (n for n in range(1, 10_000) if n not in taken)
    for raw in widgets.walk(components):
        if not raw.get("id"):
            raw["id"] = next(free)
        raw |= {**DEFAULTS.get(raw["type"], {}), **raw}
        for item in raw.get("items") or []:
            item |= {**SHOWN, **item}


def drop_nulls(value: Any) -> Any:
    """Return a copy of JSON without null fields, as Discord returns it."""
    if isinstance(value, dict):
        return {key: drop_nulls(field) for key, field in value.items() if field is not None}
    return [drop_nulls(entry) for entry in value] if isinstance(value, list) else value
