"""Players of one table who share a random generator, and comparisons of what each can see."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from bot.demonstration.people import Board, Done, Person, Way, board_of, result_of
from bot.discord_ui.play.turn_message import turn_panel
from bot.picture_service import PictureService
from bot.presentation.text_board import hand_text
from bot.presentation.texts import words_in
from bot.presentation.turn_text import TurnText
from bot.sandbox import Channel, Message, User, widgets
from bot.tables.domain.turn_view import Turn
from bot.tables.lobby import new_table
from engine.core import Chance, State, say
from engine.core.words.catalogue import closest_language
from tests.bot.tables.tables_helper import Position
from tests.e2e.harness import AppHarness
from tests.e2e.presses import has_button

Plan = Callable[[Person, Board, Position], Awaitable[Done | None]]
"""A deliberate move; ``None`` leaves the choice to chance."""

WAIT_LIMIT_S = 60.0
"""Seconds after which an invisible move is a failure; generous for a busy machine."""
EVERY_WAY = (Way.PANEL, Way.PANEL, Way.MOVE, Way.VERB)


async def choose_at_random(_person: Person, _board: Board, _position: Position) -> Done | None:
    """Leave every choice to chance."""
    return None


@dataclass(eq=False)
class TablePlayers:
    """The players of one table, who move one after the other."""

    app: AppHarness
    channel: Channel
    game: str
    dice: Chance
    people: list[User]
    done: list[Done] = field(default_factory=list)

    @classmethod
    async def at(cls, app: AppHarness, channel: Channel, seed: str) -> TablePlayers:
        """Return the players seated at a channel's table."""
        table = await app.table(channel)
        people = [user for user in app.people if table.seat_of(str(user.id)) is not None]
        return cls(app, channel, table.game, Chance.from_seed(seed), people)

    @classmethod
    async def begin(cls, app: AppHarness, game: str, seats: int, seed: str) -> TablePlayers:
        """Start a game with that seed in a new channel."""
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr(new_table, "new_seed", lambda: seed)
            channel = await app.begin(seats, game=game)
        return await cls.at(app, channel, game)

    @property
    def over(self) -> bool:
        """Return whether the result is posted."""
        return result_of(self.channel) is not None

    def person(self, user_id: int) -> Person:
        """Return a player with a keyboard."""
        user = next(user for user in self.people if user.id == user_id)
        return Person(user, self.channel, self.game, self.dice)

    async def position(self) -> Position:
        return await self.app.position(self.channel)

    async def step(self, plan: Plan = choose_at_random) -> Done:
        """Make one move by the player whom the board asks first."""
        board = self.app.board(self.channel)
        person, before = self.person(board.asked[0]), self.app.sequence(self.channel)
        done = await plan(person, board, await self.position())
        if done is None:
            done = await person.act(board.message, EVERY_WAY)
        await self.finish(person, done, before)
        self.done.append(done)
        return done

    async def finish(self, person: Person, done: Done, before: int) -> None:
        """Wait until a move is made and shown, confirming it if asked; accept a private refusal."""
        source, confirmed = done.reply.interaction.original, False
        async with asyncio.timeout(WAIT_LIMIT_S):
            while True:
                change = self.channel.world.next_change()
                if self.app.sequence(self.channel) > before:
                    break
                answers = [*done.reply.messages, *([] if source is None else [source])]
                sure = next((m for m in answers if has_button("sure")(m)), None)
                if sure is not None and not confirmed:
                    await person.keyboard.click(re.compile("^sure:"), message=sure)
                    confirmed = True
                elif any(m.ephemeral and not m.loading for m in done.reply.messages):
                    await self.app.quiet()
                    if confirmed or self.app.sequence(self.channel) == before:
                        return
                else:
                    await change
        await self.shown()

    async def shown(self) -> None:
        """Wait until the board shows the current question or result, unless the step is private."""
        position = await self.position()
        if position.state.stack and position.game.asks_in_private(position.state):
            await self.app.quiet()
            return
        async with asyncio.timeout(WAIT_LIMIT_S):
            while not self.over:
                change = self.channel.world.next_change()
                board = board_of(self.channel)
                if self.over or (board is not None and board.sequence >= position.table.asked):
                    return
                await change


def seat_of(position: Position, user: User) -> int:
    """Return a user's seat."""
    found = position.table.seat_of(str(user.id))
    assert found is not None
    return found.seat


def sentences(components: list[dict[str, Any]]) -> list[str]:
    """Return the texts and alt texts of a message's components."""
    found = [one["content"] for one in widgets.walk(components) if one["type"] == widgets.TEXT]
    return found + [alt for _, alt in widgets.media(components)]


def controls(components: list[dict[str, Any]]) -> list[str]:
    """Return labels, ids and values of the buttons and menus."""
    found = []
    for button in widgets.buttons(components):
        found += [button.label, button.custom_id]
    for menu in widgets.selects(components):
        found += [menu.placeholder, menu.custom_id]
        for option in menu.options:
            found += [option.label, option.description, option.value]
    return found


def message_content(message: Message) -> str:
    """Return everything in a message: current and earlier texts, controls, text files."""
    files = [file.filename for file in message.attachments]
    files += [file.data.decode() for file in message.attachments if file.pixels is None]
    shown = [*sentences(message.components), *controls(message.components)]
    return "\n".join([*message.revisions, message.content, *shown, *files])


def pattern(language: str, game: str, key: str, *open_places: str, who: str) -> re.Pattern[str]:
    """Return a pattern for a game's sentence about a person, with wildcards for its open places."""
    mark = "\x00"
    filled = say(key, who=who, **dict.fromkeys(open_places, mark))
    written = words_in(language, game).format(filled)
    return re.compile(re.escape(written).replace(re.escape(mark), "[^\n]*?"))


# What is shown must not depend on hidden information.


@dataclass(frozen=True, slots=True)
class VisibleContent:
    """What a person is shown of a position."""

    texts: list[str]
    controls: list[str]
    picture: bytes | None


@dataclass(frozen=True, slots=True)
class Comparison:
    """A position as the bot showed it, and as it would show it with other secrets."""

    moves: int
    shown: VisibleContent
    elsewhere: VisibleContent


async def other_secrets_turn(app: AppHarness, table: int, viewer: int | None, seed: str) -> Turn:
    """Return a turn that this viewer cannot tell from the real one."""
    real = await app.bot.tables.history.read_turn(table, lambda _: viewer)
    position = await app.tables.position(table)
    return replace(real, view=real.game.view(with_other_secrets(position, viewer, seed), viewer))


def with_other_secrets(position: Position, viewer: int | None, seed: str) -> State:
    """Return a state that this viewer cannot tell from the real one."""
    view = position.game.view(position.state, viewer)
    world: State = position.game.determinize(view, Chance.from_seed(seed))
    return world


async def compare_public(players: TablePlayers, seed: str, *, picture: bool = True) -> Comparison:
    """Compare the channel's board with one with other secrets, with or without pictures."""
    app, channel = players.app, players.channel
    await app.quiet()
    message, table = app.board(channel).message, await app.table(channel)
    other = await other_secrets_turn(app, table.id, None, seed)
    panel: Any = turn_panel(TurnText.of(other), picture=True)
    posted, drawn = None, None
    if picture:
        posted = message.shown[0].data
        drawn = await _drawn(app, other, table.language)
    here, there = message.components, panel.to_components()
    shown = VisibleContent(sentences(here), controls(here), posted)
    return Comparison(table.moves, shown, VisibleContent(sentences(there), controls(there), drawn))


async def compare_private(players: TablePlayers, user: User, seed: str) -> Comparison:
    """Compare what ``/hand`` shows its owner, with the real and with other secrets."""
    app, position = players.app, await players.position()
    seat, language = seat_of(position, user), closest_language(user.locale)
    other = await other_secrets_turn(app, position.table.id, seat, seed)
    reply = await user.at(players.channel).slash("view")
    assert reply.ephemeral
    assert reply.message.only_for is user
    lines = hand_text(TurnText.of(other, language)).splitlines()
    text = reply.text.splitlines()
    kept = [line for line in text if line in lines]
    drawn = await _drawn(app, other, language)
    shown = VisibleContent(kept, [], reply.message.shown[0].data)
    return Comparison(position.table.moves, shown, VisibleContent(lines, [], drawn))


async def _drawn(app: AppHarness, world: Turn, language: str) -> bytes | None:
    """Render a position without any cache."""
    return await PictureService(app.bot.pool, app.settings.picture_width).draw(world, language)
