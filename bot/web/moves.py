"""Make, confirm and undo moves from the page: the same calls as a press in Discord."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

from aiohttp import web

from bot.presentation.choices import candidates, title_of
from bot.presentation.confirmation import confirmation_text, moved_on_text, repetition_text
from bot.presentation.log_lines import entry_line
from bot.presentation.turn_text import TurnText, paragraph, stories
from bot.tables.domain.errors import AlreadyMade, NeedsConfirmation, Stale, TableError
from bot.tables.domain.turn_view import Turn
from bot.tables.exports import ChosenMove, MadeMove
from bot.tables.facade import Tables
from bot.web.answers import json_answer
from bot.web.taps import Tap, Taps, ask_first
from bot.web.turn_page import TurnPages

STORY_LIMIT = 1500
RECENT_ENTRIES = 5


class Moves:
    """Takes what visitors tap."""

    def __init__(self, tables: Tables, taps: Taps, pages: TurnPages) -> None:
        self._tables, self._taps, self._pages = tables, taps, pages

    def routes(self) -> list[web.RouteDef]:
        """Return the addresses for changes."""
        return [
            web.post("/t/{page}/move", self._move),
            web.post("/t/{page}/undo", self._undo),
        ]

    async def _move(self, request: web.Request) -> web.Response:
        tap = await self._taps.read(request)
        asked, move = tap.number("asked"), tap.text("move")
        must_confirm = self._tables.preferences.of(tap.request.person.id).must_confirm

        def resolve(turn: Turn) -> ChosenMove:
            assert turn.viewer is not None
            choice = turn.game.moves(turn.view, turn.viewer).get(move)
            if choice is None:
                return ChosenMove(move)  # refused with the game's reason
            offer = turn.game.words.offer(turn.view, turn.viewer, choice)
            return ChosenMove(move, must_confirm(final=offer.final))

        work = self._tables.play.make_move(
            tap.request, tap.visit.table.id, resolve, sequence=asked, confirmed=tap.confirmed
        )
        made = await self._attempt(request, tap, work)
        if isinstance(made, web.Response):
            return made
        story = story_of(made, tap.visit.visitor.language)
        return await self._pages.after_change(request, tap.visit.visitor, story)

    async def _undo(self, request: web.Request) -> web.Response:
        tap = await self._taps.read(request)
        shown, undos = tap.text("version"), self._tables.undos
        user, table_id = tap.request.person.id, tap.visit.table.id
        page = await self._pages.read(tap.visit)
        sequence = 0 if page.turn_text is None else page.turn_text.turn.sequence
        if page.version != shown and not await self._was_done(tap):
            return await self._stale(request, tap)
        if not tap.confirmed and not await self._was_done(tap):
            count = undos.count_moves_to_ask_about(user, table_id, sequence)
            moves = await self._attempt(request, tap, count)
            if isinstance(moves, web.Response):
                return moves
            if moves:
                words = tap.localizer()
                asked = words.say("undo-asks", moves=moves)
                return ask_first(asked, words.say("undo-ask"), words.say("undo-leave"))
        work = undos.undo(tap.request, table_id, sequence=sequence)
        done = await self._attempt(request, tap, work)
        if isinstance(done, web.Response):
            return done
        key = "undo-done" if done.vote is None else "undo-proposed"
        story = tap.localizer().say(key, moves=done.moves)
        return await self._pages.after_change(request, tap.visit.visitor, story)

    async def _was_done(self, tap: Tap) -> bool:
        """Return whether this very request was done before, so that it gets its first answer."""
        return await self._tables.history.find_performed(tap.request) is not None

    async def _attempt(
        self, request: web.Request, tap: Tap, work: Awaitable[Any]
    ) -> Any | web.Response:
        """Return the result of a change, or the answer that says why it was not made."""
        language = tap.visit.visitor.language
        try:
            return await work
        except AlreadyMade as asked:
            return _asks(asked, language)
        except NeedsConfirmation as asked:
            return _asks(asked, language)
        except Stale:
            return await self._stale(request, tap)
        except TableError as refused:
            return tap.refuse(refused)

    async def _stale(self, request: web.Request, tap: Tap) -> web.Response:
        table, localizer = tap.visit.table, tap.localizer()
        recent = await self._tables.history.read_log(table.id, -1, RECENT_ENTRIES)
        answer = {"error": "stale", "message_markdown": moved_on_text(recent, localizer)}
        turn = await self._pages.newest(request, tap.visit.visitor)
        return json_answer({**answer, "turn": turn}, 409)


def story_of(made: MadeMove, language: str) -> str:
    """Return what a move did, as its player may know it, or else its name."""
    moved = made.moved
    localizer = TurnText.of(moved.turn, language).message
    sentences = stories(moved.turn.table.game, moved.events)
    if sentences:
        return paragraph(localizer, sentences, STORY_LIMIT)
    return localizer.say("move-done", move=title_of(made.before, moved.seat, moved.move, localizer))


def _asks(asked: NeedsConfirmation, language: str) -> web.Response:
    """Return the question whether a move is meant."""
    turn, turn_text = asked.turn, TurnText.of(asked.turn, language)
    assert turn.viewer is not None
    choice = turn.game.moves(turn.view, turn.viewer)[asked.move]
    (chosen,) = candidates(turn.game, turn.view, turn.viewer, turn_text.label, choices=[choice])
    words = turn_text.label
    message, yes = confirmation_text(turn_text, chosen), words.say("move-confirm-yes")
    if isinstance(asked, AlreadyMade):
        story = entry_line(turn.table, asked.entry, turn_text.message, asked.entry.move)
        message, yes = repetition_text(turn_text, chosen, story), words.say("move-again-yes")
    return ask_first(message, yes, words.say("move-confirm-no"))
