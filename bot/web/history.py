r"""Step through a game, and read its log, as the visitor may know it.

``GET history/<number>?width=…&shape=…`` (``history/latest``, ``history/mine`` too) answers::

    {
      "number": 12, "latest": 45, "rounds": 5, "round": 2,
      "headline": "…", "story_markdown": "`12` Alice placed a worker on the Farm.",
      "seat": 0, "at": "…", "sequence": 31,             of its entry in the log
      "picture": {as in a turn, without moves},
      "round_starts": {"1": 0, "2": 11}
    }

and ``GET turning-points`` ``{"turning_points": [{"move": 12, "label": "…"}]}``.

``GET log?before=<sequence>`` answers the newest entries before that one, oldest first; with
``from=<sequence>`` all entries from that one on::

    {"entries": [{"sequence": 146, "number": 44, "seat": 0, "markdown": "…", "at": "…",
                  "undone": false}],
     "earlier": 97}                 for the next ``before``; null at the beginning

``GET record`` is the record of the game so far as a file, as in Discord.
"""

from __future__ import annotations

from aiohttp import web

from bot.presentation.log_lines import merge_private_steps
from bot.presentation.steps import LogLines, describe_step
from bot.presentation.turn_text import TurnText
from bot.presentation.turning_points import TurningPoints, turning_point_label
from bot.tables.domain.errors import TableError
from bot.tables.exports import LATEST_STEP
from bot.tables.facade import Tables
from bot.web.access import Access, Visit
from bot.web.answers import NO_STORE, json_answer, malformed, unknown
from bot.web.pictures import Pictures
from bot.web.spots import picture_json, spots_json
from bot.web.turn_page import TurnPages

PAGE = 30
"""Entries of the log in one answer."""
MAX_ENTRIES = 1000
"""Maximum entries in an answer that goes back to a named one."""
LABEL_LIMIT = 120
"""Maximum characters that describe a turning point."""
LATEST, MINE = "latest", "mine"
MAX_DIGITS = 9


class Histories:
    """Shows the steps and the log of games."""

    def __init__(
        self,
        tables: Tables,
        access: Access,
        pages: TurnPages,
        pictures: Pictures,
        turning_points: TurningPoints,
    ) -> None:
        self._tables, self._access = tables, access
        self._pages, self._pictures = pages, pictures
        self._turning_points = turning_points
        self._lines = LogLines(tables)

    def routes(self) -> list[web.RouteDef]:
        """Return the addresses of steps, turning points, the log and the record."""
        return [
            web.get("/t/{page}/turning-points", self._points),
            web.get("/t/{page}/history/{step}", self._step),
            web.get("/t/{page}/log", self._log),
            web.get("/t/{page}/record", self._record),
        ]

    async def _step(self, request: web.Request) -> web.Response:
        visit = await self._access.visit(request)
        try:
            number = await self._number(visit, request.match_info["step"])
            step = await self._tables.history.read_step(visit.table.id, visit.viewer, number)
            starts = await self._tables.history.round_starts(visit.table.id)
        except TableError:
            raise unknown() from None
        turn_text = TurnText.of(step.turn, visit.visitor.language)
        story = describe_step(step, turn_text)
        frame = self._pages.frame(request.query, visit)
        shown = await self._pictures.board(turn_text, frame, visit.owner)
        alt = f"{turn_text.headline()}\n{story}"
        spots = [] if shown is None else spots_json(turn_text, shown.picture.hot_spots, None)
        return json_answer(
            {
                "number": step.number,
                "sequence": step.entry.sequence,
                "latest": step.latest,
                "rounds": step.rounds,
                "round": step.turn.game.round_of(step.turn.view),
                "headline": turn_text.headline(),
                "story_markdown": story,
                "seat": step.entry.seat,
                "at": step.entry.at.isoformat(),
                "picture": None if shown is None else picture_json(shown, alt, spots),
                "round_starts": {str(number): move for number, move in starts.items()},
            }
        )

    async def _number(self, visit: Visit, named: str) -> int:
        """Return the number of the step that an address names.

        Raises:
            Refused: it names none.
            TableError: the visitor has not moved yet.
        """
        if named == LATEST:
            return LATEST_STEP
        if named == MINE:
            return await self._tables.history.last_own_move(
                visit.table.id, visit.visitor.user_id or ""
            )
        if named.isascii() and named.isdecimal() and len(named) <= MAX_DIGITS:
            return int(named)
        raise unknown()

    async def _points(self, request: web.Request) -> web.Response:
        visit = await self._access.visit(request)
        language, game = visit.visitor.language, visit.table.game
        try:
            points = await self._turning_points.of(visit.table)
        except TableError:
            raise unknown() from None
        return json_answer(
            {
                "turning_points": [
                    {
                        "move": point.move,
                        "label": turning_point_label(point, game, language, LABEL_LIMIT),
                    }
                    for point in points
                ]
            }
        )

    async def _log(self, request: web.Request) -> web.Response:
        visit = await self._access.visit(request)
        before, first = (_sequence(request, name) for name in ("before", "from"))
        after, limit = (-1, PAGE) if first is None else (max(0, first - 1), MAX_ENTRIES)
        if first is not None and before is not None:
            limit = max(0, min(limit, before - first))
        table, history, language = visit.table, self._tables.history, visit.visitor.language
        entries = await history.read_log(
            table.id,
            after,
            limit,
            viewer=visit.seat,
            before=before if first is None else None,
        )
        lines = [
            {
                "sequence": entry.sequence,
                "number": entry.number,
                "seat": entry.seat,
                "markdown": await self._lines.line(table, entry, visit.seat, language),
                "at": entry.at.isoformat(),
                "undone": entry.undone,
            }
            for entry in merge_private_steps(table, entries)
        ]
        oldest = entries[0].sequence if entries else 0
        return json_answer({"entries": lines, "earlier": oldest if oldest > 1 else None})

    async def _record(self, request: web.Request) -> web.Response:
        visit = await self._access.visit(request)
        try:
            file = await self._tables.records.export(visit.table.id, visit.visitor.user_id)
        except TableError:
            raise unknown() from None
        disposition = f'attachment; filename="{file.filename}"'
        headers = {**NO_STORE, "Content-Disposition": disposition}
        return web.Response(text=file.record.text(), headers=headers)


def _sequence(request: web.Request, name: str) -> int | None:
    """Return a sequence that a query names; raise ``Refused`` if it is none."""
    asked = request.query.get(name)
    if asked is None:
        return None
    if not (asked.isascii() and asked.isdecimal() and len(asked) <= MAX_DIGITS):
        raise malformed()
    return int(asked)
