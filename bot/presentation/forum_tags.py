"""The names of the tags that say what a forum's post is about: game, state and time control."""

from __future__ import annotations

from collections.abc import Sequence

from bot.presentation.texts import truncate, words_in
from bot.presentation.time_control import time_control_name
from bot.tables.domain.table import Status, Table
from bot.tables.domain.time_control import TIME_CONTROL_NAMES
from engine.core import game, game_names
from engine.core.words.catalogue import OFFERED_LANGUAGES

NAME_LIMIT = 20
"""Maximum characters of a tag's name."""
MAX_TAGS = 20
"""Maximum number of a forum's tags."""
MAX_APPLIED = 5
"""Maximum number of a post's tags."""
OPEN, PLAYING, OVER = STATES = ("open", "playing", "over")
_STATES = {Status.LOBBY: OPEN, Status.RUNNING: PLAYING, Status.PAUSED: PLAYING}


def tag_names(language: str) -> list[str]:
    """Return the names of all tags that posts can have, in one language."""
    names = [
        *(_game(name, language) for name in game_names() if game(name).published),
        *(_state(state, language) for state in STATES),
        *(_time_control(name, language) for name in TIME_CONTROL_NAMES),
    ]
    return [*dict.fromkeys(names)][:MAX_TAGS]


def tags_of(table: Table, available: Sequence[str]) -> list[int]:
    """Return the positions of the available tags that fit a table, in any language.

    Tags that an admin has deleted or renamed are left out.
    """
    state = _STATES.get(table.status, OVER)
    places = {name.casefold(): place for place, name in reversed([*enumerate(available)])}
    found: list[int] = []
    wanted = (
        [_game(table.game, language) for language in OFFERED_LANGUAGES],
        [_state(state, language) for language in OFFERED_LANGUAGES],
        [_time_control(table.time_control, language) for language in OFFERED_LANGUAGES],
    )
    for names in wanted:
        found += [places[n.casefold()] for n in names if n.casefold() in places][:1]
    return found[:MAX_APPLIED]


def is_ours(name: str) -> bool:
    """Return whether a tag is one of those that the bot sets and removes, in any language."""
    names = (each for language in OFFERED_LANGUAGES for each in tag_names(language))
    return name.casefold() in map(str.casefold, names)


def _game(name: str, language: str) -> str:
    title = words_in(language, name).format(game(name).words.title)
    return title if len(title) <= NAME_LIMIT else f"{title[: NAME_LIMIT - 1].rstrip()}…"


def _state(state: str, language: str) -> str:
    return truncate(words_in(language).say(f"forum-tag-{state}"), NAME_LIMIT)


def _time_control(name: str | None, language: str) -> str:
    return truncate(words_in(language).format(time_control_name(name)), NAME_LIMIT)
