"""The form of a new table, and what was chosen in it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from discord import ui

from bot.discord_ui.common.buttons import ControlId
from bot.discord_ui.common.forms import (
    Fields,
    Form,
    checkbox_field,
    choice_field,
    radio_field,
    text_field,
    value_of,
)
from bot.discord_ui.common.options import game_titles
from bot.discord_ui.lobby.opening import read_options
from bot.discord_ui.lobby.view import option_text
from bot.presentation.texts import seats_text, words_in
from bot.presentation.time_control import time_control_label
from bot.tables.domain.options import MAX_HOST_LINE
from bot.tables.domain.request import Person
from bot.tables.domain.time_control import DEFAULT_TIME_CONTROL, TIME_CONTROL_NAMES
from bot.tables.exports import ServerSettings
from engine.core import game, game_names, say
from engine.core.words.catalogue import Catalogue
from engine.players.strengths import STRENGTHS

PEOPLE = "people"
"""In place of a strength: no computer players."""
PUBLIC, UNRATED = "public", "unrated"
GAME_FIELD, TIME_FIELD, COMPUTERS_FIELD, LINE_FIELD, MORE_FIELD = (
    "game",
    "time",
    "computers",
    "line",
    "more",
)
MIN_RADIOS, MAX_RADIOS = 2, 10
"""Discord's limits for the options of a group of radio buttons."""
MAX_CHECKBOXES = 10
"""Discord's limit. Options that do not fit are set in the lobby."""


@dataclass(frozen=True, slots=True, kw_only=True)
class NewTableChoices:
    """What a user has chosen for a new table; ``None`` stands for the default."""

    game: str
    computers: str | None = None
    """The strength of computer players in all other seats."""
    seats: int | None = None
    options: Mapping[str, str] = field(default_factory=dict)
    time_control: str | None = None
    pauses: str | None = None
    language: str | None = None
    thread: bool | None = None
    public: bool = False
    guests: Sequence[Person] = ()
    """Who is invited; nobody else can join then."""
    host_line: str = ""
    """What the host tells those who might join."""
    rated: bool | None = None
    """Whether the game counts for ratings."""


def new_table_form(
    words: Catalogue,
    usual: ServerSettings,
    name: str = "",
    *,
    likely: str | None = None,
    host_line: str = "",
) -> Form:
    """Compose the form of a new table, with the server's defaults chosen.

    Without the ``name`` of a game it asks for one, with the ``likely`` one chosen; with it, it
    offers the game's options. Someone with a line of text for others waits for people; anyone else
    begins against the easiest computer players with one press.
    """
    speed = usual.time_control or DEFAULT_TIME_CONTROL
    speeds = {speed: time_control_label(speed, words)} | {
        word: time_control_label(word, words) for word in TIME_CONTROL_NAMES
    }
    fields = [] if name else [_game_field(words, likely)]
    if usual.computer_players:
        labels, about = {}, {}
        for word in STRENGTHS:
            labels[word] = words.say("play-computers", strength=say(f"strength-{word}"))
            about[word] = words.say(f"lobby-computer-{word}")
        labels[PEOPLE], about[PEOPLE] = words.say("play-people"), words.say("play-people-about")
        title, chosen = words.say("play-others"), PEOPLE if host_line else STRENGTHS[0]
        fields.append(radio_field(COMPUTERS_FIELD, title, labels, chosen, about=about))
    time_about = words.say("play-time-about") if usual.computer_players else ""
    fields.append(
        choice_field(TIME_FIELD, words.say("play-time"), speeds, speed, description=time_about)
    )
    fields += [
        host_line_field(words, host_line),
        checkbox_field(MORE_FIELD, words.say("play-more"), _checkboxes(words, name)),
    ]
    title = words.say("play-title")
    if name:
        title = words.say("play-title-game", game=game_titles(words, [name])[name])
    return Form(ControlId("new", word=name), title, *fields)


def _game_field(words: Catalogue, likely: str | None) -> ui.Label[Any]:
    """Make the field for the game: radio buttons, which take one press, if they are enough."""
    title, games = words.say("help-which"), game_titles(words, game_names())
    chosen = likely if likely in games else next(iter(games))
    if not MIN_RADIOS <= len(games) <= MAX_RADIOS:
        return choice_field(GAME_FIELD, title, games, chosen)
    about = {name: seats_text(words, game(name)) for name in games}
    return radio_field(GAME_FIELD, title, games, chosen, about=about)


def host_line_field(words: Catalogue, line: str) -> ui.Label[Any]:
    """Make the field for the line of text of a table's host."""
    about = words.say("host-line-about")
    return text_field(LINE_FIELD, words.say("host-line"), MAX_HOST_LINE, line, description=about)


def choices_from(fields: Fields, name: str = "") -> NewTableChoices:
    """Return what was chosen in the form, for the game it has or is for.

    Raise ``TableError`` for an invalid option.
    """
    computers = value_of(fields, COMPUTERS_FIELD)
    options = [box for box in fields.get(MORE_FIELD, ()) if box not in (PUBLIC, UNRATED)]
    return NewTableChoices(
        game=name or value_of(fields, GAME_FIELD),
        computers=None if computers in ("", PEOPLE) else computers,
        options=read_options(",".join(options)),
        time_control=value_of(fields, TIME_FIELD) or None,
        public=PUBLIC in fields.get(MORE_FIELD, ()),
        rated=False if UNRATED in fields.get(MORE_FIELD, ()) else None,
        host_line=value_of(fields, LINE_FIELD),
    )


def unused_choices(
    chosen: NewTableChoices, words: Catalogue, *, without_clock: bool
) -> Sequence[str]:
    """Say which choices have no effect at the new table, and why.

    ``without_clock``: the time control was left out, since nobody waits for the user.
    """
    lines = [words.say("play-unused-time")] if without_clock else []
    if chosen.computers is not None and chosen.public:
        lines.append(words.say("play-unused-public"))
    if chosen.computers is not None and chosen.host_line.strip():
        lines.append(words.say("play-unused-line"))
    return lines


def _checkboxes(words: Catalogue, name: str) -> dict[str, str]:
    """Return "public", "unrated", and the values of a game's options that are not defaults."""
    boxes = {PUBLIC: words.say("parameter-public-about"), UNRATED: words.say("play-unrated")}
    if not name:
        return boxes
    rules, own = game(name), words_in(words.language, name)
    for option in rules.options:
        title = option_text(rules, option)
        for value in option.values[1:]:
            text = option_text(rules, option, value)
            boxes[f"{option.name}={value}"] = own.say("lobby-option", name=title, value=text)
    return dict(islice(boxes.items(), MAX_CHECKBOXES))
