"""Make, confirm and undo moves from the page: the same calls as a press in Discord."""

from __future__ import annotations

import re
from collections.abc import Awaitable
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from bot.presentation.cards import card_of_refusal
from bot.presentation.choices import candidates, title_of
from bot.presentation.confirmation import confirmation_text, moved_on_text, repetition_text
from bot.presentation.log_lines import entry_line
from bot.presentation.matching import exact_matches
from bot.presentation.texts import Localizer, table_localizer
from bot.presentation.turn_text import TurnText, paragraph, stories
from bot.presentation.typed_moves import refusal_of, refused_under
from bot.tables.domain.errors import (
    AlreadyMade,
    IllegalMove,
    NeedsConfirmation,
    NotVisible,
    Stale,
    TableError,
)
from bot.tables.domain.request import Person, Request
from bot.tables.domain.turn_view import Turn
from bot.tables.exports import ChosenMove, MadeMove
from bot.tables.facade import Tables
from bot.web.access import Access, Visit
from bot.web.addresses import Addresses
from bot.web.answers import Json, body_of, forbidden, json_answer, malformed, unknown
from bot.web.turn_page import TurnPages

STORY_LIMIT = 1500
MAX_SEQUENCE = 2**31 - 1
MAX_MOVE = 200
"""Maximum characters of a move; the longest has some thirty."""
RECENT_ENTRIES = 5
_ID = re.compile(r"[A-Za-z0-9_-]{16,64}")


@dataclass(frozen=True, slots=True)
class Tap:
    """A change that a page asks for, by a signed-in visitor."""

    visit: Visit
    request: Request
    body: Json

    @property
    def confirmed(self) -> bool:
        """Return whether the visitor has confirmed it."""
        return self.body.get("confirmed") is True

    def text(self, name: str) -> str:
        """Return a text of the request; raise ``Refused`` if it is not one."""
        value = self.body.get(name)
        if not isinstance(value, str) or not 0 < len(value) <= MAX_MOVE:
            raise malformed()
        return value

    def number(self, name: str) -> int:
        """Return a number of the request; raise ``Refused`` if it is not one."""
        value = self.body.get(name)
        if type(value) is not int or not 0 <= value <= MAX_SEQUENCE:
            raise malformed()
        return value

    def localizer(self) -> Localizer:
        """Return the localizer for messages to the visitor."""
        return table_localizer(self.visit.table, self.visit.visitor.language)


class Moves:
    """Takes what visitors tap."""

    def __init__(
        self, tables: Tables, addresses: Addresses, access: Access, pages: TurnPages
    ) -> None:
        self._tables, self._addresses = tables, addresses
        self._access, self._pages = access, pages

    def routes(self) -> list[web.RouteDef]:
        """Return the addresses for changes."""
        return [
            web.post("/t/{page}/move", self._move),
            web.post("/t/{page}/undo", self._undo),
            web.post("/t/{page}/why", self._why),
        ]

    async def _tap(self, request: web.Request) -> Tap:
        """Return what is asked for; raise ``Refused`` if it is forged or its maker unknown."""
        visit = await self._access.visit(request, "change")
        visitor = visit.visitor
        if visitor.user_id is None:
            raise forbidden()
        body = await body_of(request)
        named = body.get("id")
        if not isinstance(named, str) or _ID.fullmatch(named) is None:
            raise malformed()
        person = Person(visitor.user_id, visitor.name or "", visit.table.server_id)
        who, where = visitor.user_id, str(visit.table.id)
        request_id = f"web-{self._addresses.code('request', who, where, named)}"
        self._tables.last_active.note(visitor.user_id, self._tables.now())
        return Tap(visit, Request(request_id, person), body)

    async def _move(self, request: web.Request) -> web.Response:
        tap = await self._tap(request)
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
        return await self._done(request, tap, story_of(made, tap.visit.visitor.language))

    async def _undo(self, request: web.Request) -> web.Response:
        tap = await self._tap(request)
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
                return _question(
                    words.say("undo-asks", moves=moves),
                    words.say("undo-ask"),
                    words.say("undo-leave"),
                )
        work = undos.undo(tap.request, table_id, sequence=sequence)
        done = await self._attempt(request, tap, work)
        if isinstance(done, web.Response):
            return done
        key = "undo-done" if done.vote is None else "undo-proposed"
        return await self._done(request, tap, tap.localizer().say(key, moves=done.moves))

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
        except NotVisible:
            raise unknown() from None
        except IllegalMove as refused:
            message = tap.localizer().refuse(refused.text)
            card = card_of_refusal(tap.visit.table.game, None, refused.text)
            return _refusal(message, card.id if card is not None else "")
        except TableError as refused:
            return _refusal(tap.localizer().refuse(refused.text))

    async def _stale(self, request: web.Request, tap: Tap) -> web.Response:
        table, localizer = tap.visit.table, tap.localizer()
        recent = await self._tables.history.read_log(table.id, -1, RECENT_ENTRIES)
        message = moved_on_text(recent, localizer)
        turn = await self._turn(request, tap)
        answer = {"error": "stale", "message_markdown": message, "turn": turn}
        return json_answer(answer, 409)

    async def _done(self, request: web.Request, tap: Tap, story: str) -> web.Response:
        turn = await self._turn(request, tap)
        return json_answer({"turn": turn, "story_markdown": story})

    async def _turn(self, request: web.Request, tap: Tap) -> Json:
        """Return the present turn, for the visitor as they may be seated now."""
        visit = await self._access.to_table(tap.visit.visitor, request.match_info["page"])
        return await self._pages.json(visit, self._pages.frame(request, visit))

    async def _why(self, request: web.Request) -> web.Response:
        visit = await self._access.visit(request, "change")
        body = await body_of(request)
        code = body.get("code")
        if not isinstance(code, str) or not 0 < len(code) <= MAX_MOVE:
            raise malformed()
        page = await self._pages.read(visit)
        if page.turn_text is None or visit.seat is None:
            return json_answer({"message_markdown": "", "card": ""})
        turn, language = page.turn_text.turn, page.turn_text.language
        if visit.seat not in turn.waiting:
            return json_answer({"message_markdown": "", "card": ""})
        found = [c for c in refused_under(turn, visit.seat, language) if c.offer.code == code]
        found = found or exact_matches(refused_under(turn, visit.seat, language), code)
        if not found:
            return json_answer({"message_markdown": "", "card": ""})
        reason = refusal_of(turn, visit.seat, found[0])
        card = card_of_refusal(turn.table.game, found[0], reason)
        message = page.turn_text.message.refuse(reason)
        return json_answer({"message_markdown": message, "card": "" if card is None else card.id})


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
    return _question(message, yes, words.say("move-confirm-no"))


def _question(message: str, yes: str, no: str) -> web.Response:
    answer = {"error": "confirm", "message_markdown": message, "yes": yes, "no": no}
    return json_answer(answer, 409)


def _refusal(message: str, card: str = "") -> web.Response:
    return json_answer({"error": "refused", "message_markdown": message, "card": card}, 422)
