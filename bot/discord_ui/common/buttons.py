"""Buttons and menus whose ids carry their whole meaning, so they survive a restart.

An id is ``act:table:sequence:word``, for a move ``m:31:148:place 12``; a menu has ``pick-`` in
front and its choice as the value. Each act is handled by the cog that registered it with
:func:`press`.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Generic, Self, TypeAlias, TypeVar, cast

import discord
from discord import ui

from bot.discord_ui.common.interactions import Interaction
from bot.presentation.texts import OPTION_LIMIT, truncate
from bot.store.models.table import LARGEST
from bot.store.old_names import OLD_ANSWERS
from bot.tables.domain.errors import TableError

ID_LIMIT = 100
MENU = "pick-"
"""What the custom id of a menu begins with."""
_FORM = re.compile(
    r"(?:pick-)?(?P<act>[a-z]+(?:-[a-z]+)*):(?P<table>[0-9]+):(?P<sequence>[0-9]+):(?P<word>.*)",
    re.DOTALL,
)
_NUMBER = re.compile(r"[0-9]{1,9}")

FORMER_ACTS: Mapping[str, str] = MappingProxyType(
    {
        "draws": "use-away-days",
        "freenow": "remove",
        "giveup": "resign-now",
        "habit": "automatic",
        "hearall": "unmute",
        "help": "hints",
        "hold": "snooze",
        "house": "time-rules",
        "hush": "mute",
        "opponents": "computers",
        "pace": "time-control",
        "serverlanguage": "server-language",
        "servermost": "server-max-tables",
        "serveropeners": "server-openers",
        "serveropponents": "server-computers",
        "serverpace": "server-time-control",
        "vacant": "empty-seat",
        "wish": "notify",
    }
)
"""The acts by their former names."""
FORMER_WORDS: Mapping[str, Mapping[str, str]] = MappingProxyType(
    {
        "empty-seat": {"house": "autopilot", "middle": "medium", "strong": "hard"},
        "notify": {
            "hear": "unmute",
            "losses-off": "setbacks-off",
            "losses-on": "setbacks-on",
            "silent-on": "muted-on",
        },
        "server-openers": {"organisers": "admins"},
        "set": {
            "ahead=losses": "ahead=setbacks",
            "alone=answers": "automatic=answers",
            "alone=both": "automatic=both",
            "alone=nothing": "automatic=nothing",
            "alone=pays": "automatic=pays",
            "digest=apart": "digest=separate",
            "help=no": "hints=no",
            "help=yes": "hints=yes",
        },
        "vote": OLD_ANSWERS,
    }
)
"""By act, the words of its buttons and the values of its menus, by their former names."""


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
        custom_id = f"{self.act}:{self.table}:{self.sequence}:{self.word}"
        assert len(custom_id) <= ID_LIMIT - len(MENU), custom_id
        return custom_id

    @classmethod
    def of(cls, custom_id: str, chosen: str | None = None) -> ControlId:
        """Parse a custom id; an unknown one has an empty act.

        The value that was ``chosen`` from a menu becomes the word.
        """
        match = _FORM.fullmatch(custom_id[:ID_LIMIT])
        if match is None:
            return cls("")
        table, sequence = int(match["table"]), int(match["sequence"])
        if max(table, sequence) > LARGEST:
            return cls("")
        act = FORMER_ACTS.get(match["act"], match["act"])
        word = match["word"] if chosen is None else chosen
        return cls(act, table, sequence, FORMER_WORDS.get(act, {}).get(word, word))

    @property
    def number(self) -> int:
        """Return the word as a number; raise ``TableError`` if it is none."""
        if _NUMBER.fullmatch(self.word) is None:
            raise TableError.because("error-old-button")
        return int(self.word)


BUTTON_LIMIT = 80
"""Maximum characters of a button's label."""
PLACEHOLDER_LIMIT = 150
"""Maximum characters of what a menu shows before a choice."""
P = TypeVar("P", bound=Callable[..., Any])


PressHandler: TypeAlias = Callable[[Interaction, ControlId], Awaitable[None]]


def press(*acts: str, silent: bool = False, opens_form: bool = False) -> Callable[[P], P]:
    """Mark a cog's method as the handler of buttons and menus of these acts.

    If it is ``silent``, it may not answer a press on a public message, which shows its result. All
    others must answer every press, or Discord keeps showing "thinking". One that ``opens_form``
    must respond within three seconds.
    """

    def mark(method: P) -> P:
        method.__dict__["press_acts"] = acts
        method.__dict__["silent"] = silent
        method.__dict__["opens_form"] = opens_form
        return method

    return mark


C = TypeVar("C", bound="ui.Button[Any] | ui.Select[Any]")


class Control(ui.DynamicItem[C], Generic[C], template=""):
    """A button or menu whose custom id is a :class:`ControlId`."""

    @property
    def ref(self) -> ControlId:
        """Return what the control means."""
        return ControlId.of(self.custom_id)

    @classmethod
    async def from_custom_id(
        cls, _: discord.Interaction[Any], item: ui.Item[Any], __: re.Match[str], /
    ) -> Self:
        """Make the item of a control that was used."""
        return cls(cast(C, item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Pass the press to its handler."""
        is_menu = self.custom_id.startswith(MENU)
        item: ui.Item[Any] = self.item
        chosen = next(iter(item.values), "") if isinstance(item, ui.Select) else None
        if isinstance(item, ui.UserSelect):
            interaction.extras["people"] = item.values
        ref = ControlId.of(self.custom_id, chosen)
        if is_menu != isinstance(item, ui.Select | ui.UserSelect):
            ref = ControlId("")  # forged: a menu with a button's id, or the reverse
        await interaction.client.dispatcher.press(interaction, ref)


class PressButton(Control[ui.Button[Any]], template=f"(?s:(?!{MENU}).*)"):
    """A button."""


class PressSelect(Control[ui.Select[Any]], template=f"(?s:{MENU}.*)"):
    """A menu for a single choice, or of people."""


def button(
    ref: ControlId,
    label: str,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    *,
    disabled: bool = False,
) -> PressButton:
    """Make a button, with its label truncated to Discord's limit."""
    text = truncate(label, BUTTON_LIMIT)
    return PressButton(ui.Button(label=text, style=style, disabled=disabled, custom_id=ref.id))


def menu(
    ref: ControlId,
    placeholder: str,
    labels: Mapping[str, str],
    chosen: str | None = None,
    about: Mapping[str, str] = MappingProxyType({}),
) -> ui.ActionRow[Any]:
    """Make a menu for a single choice, with its texts truncated to Discord's limits.

    ``labels`` and descriptions ``about`` the options are by value; ``chosen`` is marked.
    """
    options = [
        discord.SelectOption(
            label=truncate(label, OPTION_LIMIT),
            value=value,
            description=truncate(about.get(value, ""), OPTION_LIMIT) or None,
            default=value == chosen,
        )
        for value, label in labels.items()
    ]
    text = truncate(placeholder, PLACEHOLDER_LIMIT)
    select = ui.Select[Any](placeholder=text, options=options, custom_id=MENU + ref.id)
    return ui.ActionRow(PressSelect(select))


def people_menu(ref: ControlId, placeholder: str, most: int = 1) -> ui.ActionRow[Any]:
    """Make a menu of the server's members, for up to ``most`` of them."""
    text = truncate(placeholder, PLACEHOLDER_LIMIT)
    select = ui.UserSelect[Any](placeholder=text, max_values=most, custom_id=MENU + ref.id)
    return ui.ActionRow(PressSelect(cast("ui.Select[Any]", select)))  # a menu all the same


def chosen_people(interaction: Interaction) -> Sequence[discord.Member | discord.User]:
    """Return whom the user has chosen from a menu of people; raise ``TableError`` without one."""
    people: Sequence[discord.Member | discord.User] = interaction.extras.get("people", ())
    if not people:
        raise TableError.because("error-old-button")
    return people


def paging_buttons(
    act: str, begin: int, page: int, total: int, labels: tuple[str, str]
) -> list[PressButton]:
    """Make the buttons to the entries before and after a page; none if there is only one page."""
    if total <= page:
        return []
    earlier, later = max(0, begin - page), begin + page
    return [
        button(ControlId(act, 0, 1, str(earlier)), labels[0], disabled=begin == 0),
        button(ControlId(act, 0, 2, str(later)), labels[1], disabled=later >= total),
    ]


def rows(*items: ui.Item[Any]) -> list[ui.ActionRow[Any]]:
    """Spread buttons evenly over as few rows of at most five as possible."""
    if not items:
        return []
    count = -(-len(items) // 5)
    width = -(-len(items) // count)
    return [ui.ActionRow(*items[i : i + width]) for i in range(0, len(items), width)]
