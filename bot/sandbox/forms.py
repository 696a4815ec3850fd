"""Fill in a modal as a user's client does."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bot.sandbox import widgets
from bot.sandbox.model import Channel
from bot.sandbox.slash import CannotDo, add_resolved

Json = dict[str, Any]


def fill_modal(modal: Json, values: Mapping[str, Any], channel: Channel) -> Json:
    """Return the data of a modal submission.

    Args:
        modal: the form as it was opened.
        values: what is typed or chosen, by label or custom id.
        channel: where the person is.

    Raises:
        CannotDo: on an unknown field, or a value the client would not accept.
    """
    unused = dict(values)
    resolved: Json = {}
    components = [
        _submit(raw, raw.get("label") or "", unused, resolved, channel)
        for raw in modal["components"]
    ]
    if unused:
        raise CannotDo(f"no field {[*unused]} in the form {modal['title']!r}")
    data: Json = {"custom_id": modal["custom_id"], "components": components}
    return {**data, "resolved": resolved} if resolved else data


def _submit(raw: Json, label: str, unused: Json, resolved: Json, channel: Channel) -> Json:
    body: Json = {"type": raw["type"], "id": raw["id"]}
    if raw["type"] == widgets.ROW:
        inside = [
            _submit(c, c.get("label") or "", unused, resolved, channel) for c in raw["components"]
        ]
        return {**body, "components": inside}
    if raw["type"] == widgets.LABEL:
        return {**body, "component": _submit(raw["component"], label, unused, resolved, channel)}
    if raw["type"] == widgets.TEXT:
        return body
    name = next((n for n in (label, raw["custom_id"]) if n in unused), None)
    body["custom_id"] = raw["custom_id"]
    if raw["type"] == widgets.TEXT_INPUT:
        typed = unused.pop(name) if name else raw.get("value") or ""
        return {**body, "value": _typed(raw, label, typed)}
    if raw["type"] in widgets.GROUPS:
        return {**body, **_ticked(raw, label, unused.pop(name) if name else None)}
    given = unused.pop(name) if name else _preset(raw)
    chosen = given if isinstance(given, list | tuple) else [given]
    if not chosen and raw.get("required", True):
        raise CannotDo(f"{label!r} must be filled in")
    return {**body, "values": [_chosen(raw, each, resolved, channel) for each in chosen]}


def _preset(raw: Json) -> list[str]:
    """Return the values that a field begins with."""
    return [option["value"] for option in raw.get("options") or [] if option.get("default")]


def _typed(raw: Json, label: str, value: object) -> str:
    if not isinstance(value, str):
        raise CannotDo(f"{label!r} takes text")
    low, high = raw.get("min_length") or 0, raw.get("max_length") or 4000
    if not value and raw.get("required", True):
        raise CannotDo(f"{label!r} must be filled in")
    if value and not low <= len(value) <= high:
        raise CannotDo(f"{label!r} takes {low} to {high} characters")
    return value


def _ticked(raw: Json, label: str, given: object) -> Json:
    """Return the value of radio buttons, or the values of checkboxes; ``None`` keeps the preset."""
    offered = {
        name: option["value"]
        for option in raw["options"]
        for name in (option["value"], option["label"])
    }
    if given is None:
        chosen = _preset(raw)
    else:
        chosen = []
        for each in given if isinstance(given, list | tuple) else [given]:
            if each not in offered:
                raise CannotDo(f"no option {each!r}")
            chosen.append(offered[each])
    if not chosen and raw.get("required", True):
        raise CannotDo(f"{label!r} must be filled in")
    if raw["type"] == widgets.CHECKBOX_GROUP:
        return {"values": chosen}
    if len(chosen) > 1:
        raise CannotDo(f"{label!r} takes one option")
    return {"value": next(iter(chosen), None)}


def _chosen(raw: Json, value: Any, resolved: Json, channel: Channel) -> str:
    if raw["type"] != widgets.STRING_SELECT:
        add_resolved(resolved, value, channel)
        return str(value.id)
    for option in widgets.select(raw).options:
        if value in (option.value, option.label):
            return option.value
    raise CannotDo(f"no option {value!r}")
