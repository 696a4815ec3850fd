"""Forms: windows with fields, which a command or a button opens instead of a message."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Any, TypeAlias, TypeVar

import discord
from discord import ui

from bot.discord_ui.common.buttons import ControlId
from bot.discord_ui.common.interactions import Interaction
from bot.presentation.texts import OPTION_LIMIT, truncate

log = logging.getLogger(__name__)

TITLE_LIMIT = LABEL_LIMIT = 45
"""Maximum characters of a form's title, and of a field's label."""
FORM_LIFETIME_S = 900.0
"""How long a form can be sent; Discord keeps what was typed if it can't be."""

Fields: TypeAlias = Mapping[str, Sequence[str]]
"""What was typed or chosen, by the id of the field; an empty field has no values."""
FormHandler: TypeAlias = Callable[[Interaction, ControlId, Fields], Awaitable[None]]
F = TypeVar("F", bound=Callable[..., Any])


def submit(act: str) -> Callable[[F], F]:
    """Mark a cog's method as the handler of the forms of an act."""

    def mark(method: F) -> F:
        method.__dict__["form_act"] = act
        return method

    return mark


class Form(ui.Modal):
    """A form for one user; what they send goes to the handler of its act."""

    def __init__(self, ref: ControlId, title: str, *fields: ui.Label[Any]) -> None:
        super().__init__(title=truncate(title, TITLE_LIMIT), timeout=FORM_LIFETIME_S)
        self._ref = ref
        for field in fields:
            self.add_item(field)

    async def on_submit(self, interaction: discord.Interaction[Any], /) -> None:
        """Pass what was sent to its handler."""
        await interaction.client.dispatcher.submit(interaction, self._ref, _values(interaction))


def _values(interaction: discord.Interaction[Any]) -> Fields:
    data: Any = interaction.data
    sent = [label["component"] for label in data["components"] if "component" in label]
    return {field["custom_id"]: _texts(field) for field in sent}


def _texts(field: Mapping[str, Any]) -> Sequence[str]:
    """Return the values of a menu or of checkboxes, or the one of another field."""
    if "values" in field:
        return [str(value) for value in field["values"]]
    return [field["value"]] if field["value"] else []


def value_of(fields: Fields, field_id: str) -> str:
    """Return the value of a field that has only one; empty if it has none."""
    return next(iter(fields.get(field_id, ())), "")


BAD_REQUEST = 400
"""Discord's status for a form that it does not accept."""


async def open_form(interaction: Interaction, form: Form) -> bool:
    """Open a form as the first response; return whether Discord accepts it."""
    try:
        await interaction.response.send_modal(form)
    except discord.HTTPException as refused:
        if interaction.is_expired() or refused.status != BAD_REQUEST:
            raise
        log.warning("form.refused", extra={"why": str(refused)})
        return False
    return True


def choice_field(
    field_id: str,
    label: str,
    labels: Mapping[str, str],
    chosen: str | None = None,
    *,
    about: Mapping[str, str] | None = None,
    description: str = "",
) -> ui.Label[Any]:
    """Make a menu for a single choice, with labels and descriptions by value.

    The field's own ``description`` is below its label.
    """
    options = [
        discord.SelectOption(
            label=truncate(text, OPTION_LIMIT),
            value=value,
            description=truncate((about or {}).get(value, ""), OPTION_LIMIT) or None,
            default=value == chosen,
        )
        for value, text in labels.items()
    ]
    select: ui.Select[Any] = ui.Select(custom_id=field_id, options=options)
    return _field(label, select, description)


def text_field(
    field_id: str,
    label: str,
    limit: int,
    value: str = "",
    *,
    lines: bool = False,
    description: str = "",
) -> ui.Label[Any]:
    """Make a field for up to ``limit`` characters, which may stay empty; ``lines``: several."""
    text_input: ui.TextInput[Any] = ui.TextInput(
        custom_id=field_id,
        style=discord.TextStyle.paragraph if lines else discord.TextStyle.short,
        default=value or None,
        required=False,
        max_length=limit,
    )
    return _field(label, text_input, description)


def radio_field(
    field_id: str,
    label: str,
    labels: Mapping[str, str],
    chosen: str,
    *,
    about: Mapping[str, str],
) -> ui.Label[Any]:
    """Make radio buttons, with labels and descriptions by value."""
    options = [
        discord.RadioGroupOption(
            label=truncate(text, OPTION_LIMIT),
            value=value,
            description=truncate(about.get(value, ""), OPTION_LIMIT) or None,
            default=value == chosen,
        )
        for value, text in labels.items()
    ]
    group: ui.RadioGroup[Any] = ui.RadioGroup(custom_id=field_id, options=options)
    return _field(label, group)


def checkbox_field(
    field_id: str, label: str, labels: Mapping[str, str], *, description: str = ""
) -> ui.Label[Any]:
    """Make checkboxes, none of which need be ticked."""
    options = [
        discord.CheckboxGroupOption(label=truncate(text, OPTION_LIMIT), value=value)
        for value, text in labels.items()
    ]
    group: ui.CheckboxGroup[Any] = ui.CheckboxGroup(
        custom_id=field_id, options=options, required=False, min_values=0, max_values=len(options)
    )
    return _field(label, group, description)


def _field(label: str, component: ui.Item[Any], description: str = "") -> ui.Label[Any]:
    """Put a label, and a description if there is one, above a field."""
    return ui.Label(
        text=truncate(label, LABEL_LIMIT),
        description=truncate(description, OPTION_LIMIT) or None,
        component=component,
    )
