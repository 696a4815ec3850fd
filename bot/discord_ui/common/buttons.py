"""Buttons and menus whose ids carry their whole meaning, so they survive a restart.

An id is ``act:table:sequence:word``, for a move ``m:31:148:place 12``; a menu has ``pick-`` in
front and its choice as the value. Each act is handled by the cog that registered it with
:func:`press`.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Self, TypeVar

import discord
from discord import ui

from bot.discord_ui.common.former_ids import current_act, current_word
from bot.discord_ui.common.interactions import services_of
from bot.discord_ui.common.services import Interaction
from bot.presentation.message_text import truncate
from bot.store.models.table import LARGEST
from bot.tables.domain.errors import TableError

ID_LIMIT = 100
_FORM = re.compile(
    r"(?:pick-)?(?P<act>[a-z]+(?:-[a-z]+)*):(?P<table>[0-9]+):(?P<sequence>[0-9]+):(?P<word>.*)",
    re.DOTALL,
)
_NUMBER = re.compile(r"[0-9]{1,9}")


@dataclass(frozen=True, slots=True)
class ControlId:
    """The meaning of a control: an act, the table (or vote), a sequence, and a word."""

    act: str
    table: int = 0
    sequence: int = 0
    word: str = ""

    @property
    def id(self) -> str:
        """The custom id of a button."""
        made = f"{self.act}:{self.table}:{self.sequence}:{self.word}"
        assert len(made) <= ID_LIMIT - len("pick-"), made
        return made

    @classmethod
    def of(cls, custom_id: str) -> ControlId:
        """Parse a custom id; an unknown one has an empty act."""
        match = _FORM.fullmatch(custom_id[:ID_LIMIT])
        if match is None:
            return cls("")
        table, sequence = int(match["table"]), int(match["sequence"])
        if max(table, sequence) > LARGEST:
            return cls("")
        act = current_act(match["act"])
        return cls(act, table, sequence, current_word(act, match["word"]))

    @property
    def number(self) -> int:
        """Return the word as a number.

        Raises:
            TableError: it is none.
        """
        if _NUMBER.fullmatch(self.word) is None:
            raise TableError.because("error-old-button")
        return int(self.word)


LABEL_LIMIT = 80
P = TypeVar("P", bound=Callable[..., Any])


@dataclass(frozen=True)
class PressHandler:
    """Handle the presses of one act.

    Attributes:
        handle: the cog's method.
        silent: a press on a public message may succeed without a private answer, because a
            public message shows its result.
    """

    handle: Callable[[Interaction, ControlId], Awaitable[None]]
    silent: bool


def press(*acts: str, silent: bool = False) -> Callable[[P], P]:
    """Mark a cog's method as the handler of buttons and menus of these acts.

    A handler that is not ``silent`` must answer every press, or Discord keeps showing "thinking".
    """

    def mark(method: P) -> P:
        method.__dict__["press_acts"] = acts
        method.__dict__["press_is_silent"] = silent
        return method

    return mark


class PressButton(ui.DynamicItem[ui.Button[Any]], template="(?s:(?!pick-).*)"):
    """A button whose custom id is a :class:`ControlId`."""

    def __init__(self, ref: ControlId, button: ui.Button[Any]) -> None:
        super().__init__(button)
        self.ref = ref

    @classmethod
    async def from_custom_id(
        cls, _: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Make the item of a pressed button; a menu with a button's id has an unknown act."""
        if not isinstance(item, ui.Button):
            return cls(ControlId(""), ui.Button(custom_id=match[0]))
        return cls(ControlId.of(match[0]), item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the press to its handler."""
        await services_of(interaction).handle_press(interaction, self.ref)


class PressSelect(ui.DynamicItem[ui.Select[Any]], template="(?s:pick-.*)"):
    """A menu whose custom id is a :class:`ControlId`; the chosen value becomes its word."""

    def __init__(self, ref: ControlId, select: ui.Select[Any]) -> None:
        super().__init__(select)
        self.ref = ref

    @classmethod
    async def from_custom_id(
        cls, _: discord.Interaction[Any], item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Make the item of a used menu; a button with a menu's id has an unknown act."""
        if not isinstance(item, ui.Select):
            return cls(ControlId(""), ui.Select(custom_id=match[0]))
        return cls(ControlId.of(match[0]), item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the chosen value to its handler."""
        chosen = self.item.values[0] if self.item.values else ""
        ref = replace(self.ref, word=current_word(self.ref.act, chosen))
        await services_of(interaction).handle_press(interaction, ref)


def button(
    ref: ControlId,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    disabled: bool = False,
) -> PressButton:
    """Make a button, with its label truncated to Discord's limit."""
    shown = truncate(label, LABEL_LIMIT)
    return PressButton(
        ref, ui.Button(label=shown, style=style, disabled=disabled, custom_id=ref.id)
    )


def select(
    ref: ControlId, placeholder: str, options: Sequence[discord.SelectOption]
) -> PressSelect:
    """Make a menu for a single choice."""
    made: ui.Select[Any] = ui.Select(
        placeholder=placeholder, options=list(options), custom_id=f"pick-{ref.id}"
    )
    return PressSelect(ref, made)


def rows(*items: ui.Item[Any]) -> list[ui.ActionRow[Any]]:
    """Spread buttons evenly over as few rows of at most five as possible."""
    if not items:
        return []
    count = -(-len(items) // 5)
    width = -(-len(items) // count)
    return [ui.ActionRow(*items[i : i + width]) for i in range(0, len(items), width)]
