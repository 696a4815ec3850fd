"""Check modals: structure and limits."""

from __future__ import annotations

from typing import Any, Final

from bot.sandbox import limits, widgets
from bot.sandbox.errors import Path, Problems
from bot.sandbox.validate.components import check_option, check_select, check_unique, complete

Json = dict[str, Any]

TOP: Final = (widgets.ROW, widgets.TEXT, widgets.LABEL)
IN_LABEL: Final = (widgets.TEXT_INPUT, *widgets.SELECTS, widgets.FILE_UPLOAD, *widgets.GROUPS)


def read(body: Json) -> Json:
    """Return a modal as it will be shown.

    Raises:
        ApiError: 50035.
    """
    problems = Problems()
    problems.text(("data", "custom_id"), body.get("custom_id"), limits.CUSTOM_ID)
    problems.text(("data", "title"), body.get("title"), limits.MODAL_TITLE)
    path: Path = ("data", "components")
    top = problems.count(path, body.get("components"), 1, limits.MODAL_COMPONENTS)
    for index, component in enumerate(top):
        _check_top(problems, (*path, index), component)
    if not problems:
        check_unique(problems, path, top)
    problems.check()
    complete(top)
    return body


def _check_top(problems: Problems, path: Path, raw: Json) -> None:
    if not problems.one_of((*path, "type"), raw.get("type"), TOP):
        return
    if raw["type"] == widgets.ROW:
        inside = problems.count((*path, "components"), raw.get("components"), 1, 1)
        for child in inside:
            _check_field(problems, (*path, "components", 0), child, (widgets.TEXT_INPUT,))
            problems.text((*path, "components", 0, "label"), child.get("label"), limits.INPUT_LABEL)
    elif raw["type"] == widgets.TEXT:
        problems.text((*path, "content"), raw.get("content"), limits.V2_TEXT)
    else:
        problems.text((*path, "label"), raw.get("label"), limits.INPUT_LABEL)
        problems.text((*path, "description"), raw.get("description"), limits.INPUT_DESCRIPTION, 0)
        _check_field(problems, (*path, "component"), raw.get("component") or {}, IN_LABEL)


def _check_field(problems: Problems, path: Path, raw: Json, allowed: tuple[int, ...]) -> None:
    if not problems.one_of((*path, "type"), raw.get("type"), allowed):
        return
    if raw["type"] == widgets.TEXT_INPUT:
        _check_input(problems, path, raw)
    elif raw["type"] in widgets.SELECTS:
        check_select(problems, path, raw)
    elif raw["type"] in widgets.GROUPS:
        _check_group(problems, path, raw)
    else:
        problems.text((*path, "custom_id"), raw.get("custom_id"), limits.CUSTOM_ID)


def _check_group(problems: Problems, path: Path, raw: Json) -> None:
    """Check radio buttons or checkboxes."""
    problems.text((*path, "custom_id"), raw.get("custom_id"), limits.CUSTOM_ID)
    least = 2 if raw["type"] == widgets.RADIO_GROUP else 1
    options = problems.count((*path, "options"), raw.get("options"), least, limits.GROUP_OPTIONS)
    for index, option in enumerate(options):
        check_option(problems, (*path, "options", index), option)
    if raw["type"] == widgets.CHECKBOX_GROUP:
        for name, low in (("min_values", 0), ("max_values", 1)):
            if raw.get(name) is not None:
                problems.number((*path, name), raw[name], low, limits.GROUP_OPTIONS)


def _check_input(problems: Problems, path: Path, raw: Json) -> None:
    problems.text((*path, "custom_id"), raw.get("custom_id"), limits.CUSTOM_ID)
    problems.one_of((*path, "style"), raw.get("style"), (1, 2))
    problems.text((*path, "value"), raw.get("value"), limits.INPUT_VALUE, 0)
    problems.text((*path, "placeholder"), raw.get("placeholder"), limits.INPUT_PLACEHOLDER, 0)
    for name, low in (("min_length", 0), ("max_length", 1)):
        if raw.get(name) is not None:
            problems.number((*path, name), raw[name], low, limits.INPUT_VALUE)
