"""Simulated people who make random legal moves by buttons, menus or typed commands."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from bot.discord_ui.play.cog import NO_SUGGESTION
from bot.presentation.typed_moves import verb_name
from bot.sandbox import Channel, Message, Reply, Select, User
from bot.sandbox.limits import TIMEOUT_S
from engine.core import Chance

JOIN, START, EXPORT = map(re.compile, ("^join:", "^start:", "^export:"))
MENTIONED = re.compile(r"<@(\d+)>")
_MOVE_BUTTON = re.compile(r"m:\d+:\d+:.+")
_MOVE_MENU = re.compile(r"pick-m:.+")
_PAGE_MENU = re.compile(r"pick-page:.+")
_OPEN = re.compile(r"open:.+")
_SURE = re.compile(r"sure:.+")
_MORE = re.compile(r"more:\d+:(\d+):")
"""The button that every board has, with its sequence."""

_SETTLED_S = 1.0
"""Time without a change after which the channel has nothing more to show."""


class Way(StrEnum):
    """A way to make a move."""

    PANEL = "panel"
    """A button or a menu under the board."""
    MOVE = "/move"
    VERB = "/verb"
    """The game's own command."""


@dataclass(frozen=True, slots=True)
class Done:
    """An action of a player, for the transcript."""

    who: User
    way: Way
    what: str
    reply: Reply


@dataclass(frozen=True, slots=True)
class Board:
    """The newest message that asks for a move, as it was when it was read."""

    message: Message
    sequence: int
    asked: tuple[int, ...]
    """Users who must move, by id."""


def has_button(custom_id: re.Pattern[str]) -> Callable[[Message], bool]:
    """Return a test whether a message has an enabled button with such an id."""
    return lambda message: any(
        custom_id.match(button.custom_id) and not button.disabled for button in message.buttons()
    )


def board_of(channel: Channel) -> Board | None:
    """Return what a channel asks for now; ``None`` before the first turn and after the last."""
    for message in reversed(channel.messages):
        for button in message.buttons():
            if found := _MORE.fullmatch(button.custom_id):
                named = MENTIONED.findall("\n".join(message.text.splitlines()[:2]))
                return Board(message, int(found[1]), tuple(map(int, named)))
    return None


def result_of(channel: Channel) -> Message | None:
    """Return the message of a game's end, if there is one."""
    for message in reversed(channel.messages):
        if any(button.custom_id.startswith("rematch:") for button in message.buttons()):
            return message
    return None


class Person:
    """A person with a keyboard and a language who plays at random."""

    def __init__(self, user: User, channel: Channel, game: str, chance: Chance) -> None:
        self.user = user
        self.game = game
        self.keyboard = user.at(channel)
        self.chance = chance

    async def act(self, board: Message, ways: Sequence[Way]) -> Done:
        """Make one legal move in one of these ways, by a button if no move is suggested.

        None is while the next board is on its way: it may ask another player.
        """
        way = ways[self.chance.below(len(ways))]
        if way is not Way.PANEL and (moves := await self.suggestions()):
            return await self._type(way, *moves[self.chance.below(len(moves))])
        return await self._press(board)

    async def sees_it_done(self, before: Board, done: Done, seconds: float = TIMEOUT_S) -> None:
        """Wait until the channel shows the move; confirm it if asked.

        Nothing is shown if a public panel offered what a hidden hand cannot pay, or if a secret
        answer takes several steps and the next question is private.

        Raises:
            TimeoutError: the channel does not show the move.
        """
        channel, confirmed = self.keyboard.channel, False
        async with asyncio.timeout(seconds):
            while True:
                change = channel.world.next_change(channel)
                now = board_of(channel)
                if result_of(channel) or (now is not None and now.sequence > before.sequence):
                    return
                if not confirmed:
                    confirmed = await self._confirm(done.reply)
                if not confirmed and _refused(done.reply):
                    return
                if _asks_on(done.reply):
                    await asyncio.wait({change}, timeout=_SETTLED_S)
                    if not change.done():
                        return
                await change

    async def suggestions(self) -> list[tuple[str, str]]:
        """Return labels and values of suggested moves; none if it is not their turn."""
        found = await self.keyboard.autocomplete("move", "move", "")
        return [(label, move) for label, move in found if move != NO_SUGGESTION]

    async def _press(self, board: Message) -> Done:
        """Press a button or choose from a menu; open a secret panel first."""
        openers = [b for b in board.buttons() if _OPEN.fullmatch(b.custom_id)]
        if not openers or (_offers(board) and self.chance.below(2)):
            return await self._choose(board)
        reply = await self.keyboard.click(openers[0].custom_id, message=board)
        own = await reply.answer()
        if not (_offers(own) or _offers(board)):
            return Done(self.user, Way.PANEL, f"[{openers[0].label}]", reply)
        return await self._choose(own if _offers(own) else board)

    async def _choose(self, board: Message) -> Done:
        menus = [menu for menu in board.selects() if _MOVE_MENU.fullmatch(menu.custom_id)]
        pages = [menu for menu in board.selects() if _PAGE_MENU.fullmatch(menu.custom_id)]
        buttons = [button for button in board.buttons() if _MOVE_BUTTON.fullmatch(button.custom_id)]
        lines = [(menu, option) for menu in menus for option in menu.options]
        if pages and (not buttons or self.chance.below(10) < 7):
            return await self._choose(await self._open_page(board, pages[0]))
        chosen = self.chance.below(len(lines) + len(buttons))
        if chosen < len(lines):
            menu, option = lines[chosen]
            reply = await self.keyboard.select(menu.custom_id, option.value, message=board)
            return Done(self.user, Way.PANEL, f"{menu.placeholder} → {option.label}", reply)
        button = buttons[chosen - len(lines)]
        reply = await self.keyboard.click(button.custom_id, message=board)
        return Done(self.user, Way.PANEL, f"[{button.label}]", reply)

    async def _open_page(self, board: Message, menu: Select) -> Message:
        page = menu.options[self.chance.below(len(menu.options))]
        reply = await self.keyboard.select(menu.custom_id, page.value, message=board)
        return await reply.answer()

    async def _type(self, way: Way, label: str, move: str) -> Done:
        """Send a move with ``/move`` or with the game's own command."""
        if way is Way.MOVE:
            reply = await self.keyboard.slash("move", move=move)
            return Done(self.user, way, f"/move {label}", reply)
        verb, _, target = move.partition(" ")
        named = {"target": target} if target else {}
        reply = await self.keyboard.slash(f"{self.game} {verb_name(self.game, verb)}", named)
        return Done(self.user, way, f"/{self.game} {move}", reply)

    async def _confirm(self, reply: Reply) -> bool:
        """Press the confirmation button, if the reply or the changed message has one."""
        for message in _shown(reply):
            for button in message.buttons():
                if _SURE.fullmatch(button.custom_id):
                    await self.keyboard.click(button.custom_id, message=message)
                    return True
        return False


def _refused(reply: Reply) -> bool:
    """Return whether a press on a public message was answered in private."""
    source = reply.interaction.source
    return source is not None and not source.ephemeral and any(m.ephemeral for m in reply.messages)


def _asks_on(reply: Reply) -> bool:
    """Return whether a private panel now offers choices."""
    return any(message.ephemeral and _offers(message) for message in _shown(reply))


def _shown(reply: Reply) -> list[Message]:
    changed = reply.interaction.original
    return [*reply.messages, *([] if changed is None else [changed])]


def _offers(message: Message) -> bool:
    menus = (menu.custom_id for menu in message.selects())
    buttons = (button.custom_id for button in message.buttons())
    return any(map(_MOVE_MENU.fullmatch, menus)) or any(map(_MOVE_BUTTON.fullmatch, buttons))
