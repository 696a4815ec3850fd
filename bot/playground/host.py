"""The bot's part of the sandbox page: opening tables, and tools for developers."""

from __future__ import annotations

import re
from contextlib import suppress

from bot.app import Seneschal
from bot.discord_ui.former_commands import former_command_text
from bot.playground.cards import DEFAULTS, SPEEDS, WAYS, Json, example_position, welcome
from bot.playground.starter import Starter
from bot.presentation.text_board import board_parts, plain
from bot.presentation.texts import words_in
from bot.presentation.turn_text import TurnText
from bot.sandbox import CannotDo, Channel, NoAnswer, User
from bot.sandbox.page import Begun, Refused
from bot.tables.domain.errors import TableError
from bot.tables.exports import person
from bot.workers import Closed
from engine.core import game
from engine.core.registry import game_names
from engine.core.words.catalogue import OFFERED_LANGUAGES, catalogue, closest_language
from engine.players.strengths import STRENGTHS
from render import Scene
from render.kit.palette import PLAYERS

STARTING = ("the bot", "botStarting")
_MARKDOWN = re.compile("[*`]")


class PlayHost:
    """Serves the page even before the bot has started."""

    def __init__(self) -> None:
        self._bot: Seneschal | None = None
        self._starter: Starter | None = None

    def set_bot(self, bot: Seneschal, starter: Starter) -> None:
        """Say that the bot has started."""
        self._bot, self._starter = bot, starter

    @property
    def bot(self) -> Seneschal:
        """Return the bot.

        Raises:
            Refused: the bot has not started yet.
        """
        if self._bot is None:
            raise Refused(*STARTING)
        return self._bot

    def welcome(self, user: User) -> Json:
        """Return the cards of the games."""
        return welcome(user.locale)

    async def picture(self, name: str) -> bytes | None:
        """Return a picture of a game, from ``<game>.<language>``."""
        which, _, language = name.partition(".")
        if which not in game_names() or language not in OFFERED_LANGUAGES or self._bot is None:
            return None
        rules, example = game(which), example_position(which)
        scene = Scene(
            language=language,
            names=tuple(example.names),
            colours=tuple(PLAYERS[: len(example.names)]),
            latest_events=tuple(event.seen_by(None) for event in example.last),
            before_latest_turn=rules.view(example.before, None),
        )
        with suppress(Closed):
            return await self._bot.pictures.position(which, rules.view(example.state, None), scene)
        return None

    async def begin(self, user: User, chosen: Json) -> Begun:
        """Seat a person at a table, or open a lesson.

        Raises:
            Refused: the request is invalid, or the bot refused it.
        """
        name, way = chosen.get("card"), chosen.get("way")
        strength, speed = (chosen.get(option, DEFAULTS[option]) for option in DEFAULTS)
        if name not in game_names() or way not in WAYS or strength not in STRENGTHS:
            raise Refused(f"there is no {way} {name}")
        if speed not in SPEEDS:
            raise Refused(f"there is no speed {speed}")
        if self._starter is None:
            raise Refused(*STARTING)
        try:
            channel, others = await self._starter.begin(user, name, way, strength, speed)
        except (CannotDo, NoAnswer, TimeoutError) as error:
            raise Refused(str(error)) from None
        except TableError as error:
            raise _refused(error, user) from None
        return Begun(channel, tuple(others))

    def missing_command(self, user: User, typed: str) -> str | None:
        """Return where a former command is now, whatever is typed after its name."""
        words, parts = words_in(closest_language(user.locale)), typed.split()
        names = [" ".join(parts[:length]) for length in (2, 1)]
        said = next(filter(None, (former_command_text(name, words) for name in names)), None)
        return said and _MARKDOWN.sub("", said)

    async def next_notice(self) -> float | None:
        """Return when the next timer of any table is due."""
        due = await self.bot.timers.earliest(self.bot.tables.now())
        return None if due is None else due.timestamp()

    async def position(self, user: User, channel: Channel) -> str:
        """Return the board as text, as this person may see it."""
        try:
            turn = await self.bot.tables.history.read_turn_in(str(channel.id), person(str(user.id)))
        except TableError as error:
            raise _refused(error, user) from None
        return plain(board_parts(TurnText.of(turn, closest_language(user.locale))))

    async def reload(self, user: User) -> str:
        """Read texts again, and restart the workers with new painters and texts."""
        catalogue.cache_clear()
        self.bot.pictures.clear_cache()
        self.bot.pool.renew()
        self.bot.expert_pool.renew()
        return words_in(closest_language(user.locale)).say("playground-reloaded")


def _refused(error: TableError, user: User) -> Refused:
    return Refused(words_in(closest_language(user.locale)).format(error.text))
