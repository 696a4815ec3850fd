"""Find good moves for a player, and say what each does."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from bot.presentation.choices import Candidate, candidates
from bot.presentation.texts import escape
from bot.presentation.turn_text import TurnText
from bot.tables.facade import Tables
from bot.workers import Pool
from bot.workers.cache import ResultCache
from bot.workers.thinking import search_hints
from engine.players.hint_texts import hint_text
from engine.players.hints import Hint

CACHE_SIZE = 64
"""Number of questions whose hints are cached."""


class HintLine(NamedTuple):
    """A suggested choice, and the line of Markdown about it."""

    suggested: Candidate
    line: str


class Hints:
    """Finds the best moves of players, searched once for each question."""

    def __init__(self, tables: Tables, pool: Pool) -> None:
        self._tables, self._pool = tables, pool
        self._cache = ResultCache[tuple[int, int, str], tuple[Hint, ...]](CACHE_SIZE)

    async def find(self, table_id: int, user_id: str) -> tuple[int, Sequence[Hint]]:
        """Return a player's seat and their best moves, the best first.

        Raises:
            TableError: as :meth:`bot.tables.computer.api.ComputerPlayers.hint_request`.
        """
        request = await self._tables.computer.hint_request(table_id, user_id)
        question = (request.table, request.asked, request.seed)
        found = await self._cache.get(question, partial(search_hints, self._pool, request))
        return request.seat, found


def hint_lines(turn_text: TurnText, seat: int, hints: Sequence[Hint]) -> list[HintLine]:
    """Return the suggestions that are legal in a turn; none if there is only one choice."""
    return [
        _line(turn_text, seat, place, hint)
        for place, hint in enumerate(_legal(turn_text, seat, hints), 1)
    ]


def hint_notes(turn_text: TurnText, seat: int, hints: Sequence[Hint]) -> list[str]:
    """Return where the suggestions come from and how to read them, or that there are none."""
    localizer, best = turn_text.message, _legal(turn_text, seat, hints)
    if not best:
        return [localizer.say("hint-none")]
    notes = [localizer.say("hint-about")]
    if any(hint.shows_end_of_round for hint in best):
        notes.append(localizer.say("hint-about-round"))
    return notes


def _legal(turn_text: TurnText, seat: int, hints: Sequence[Hint]) -> list[Hint]:
    """Leave out hints for a question that has been answered meanwhile."""
    legal = turn_text.turn.game.legal_choices(turn_text.turn.view, seat)
    return [hint for hint in hints if hint.choice in legal]


def _line(turn_text: TurnText, seat: int, place: int, hint: Hint) -> HintLine:
    game, view, localizer = turn_text.turn.game, turn_text.turn.view, turn_text.message
    (suggested,) = candidates(game, view, seat, turn_text.label, choices=[hint.choice])
    wins = localizer.say("hint-wins", chance=round(100 * hint.win_chance))
    if hint.as_good and place > 1:
        wins = localizer.say("hint-as-good")
    move, reason = escape(suggested.title), hint_text(game.words, view, seat, hint)
    if reason is None:
        line = localizer.say("hint-line-bare", place=place, move=move, wins=wins)
    else:
        line = localizer.say("hint-line", place=place, move=move, wins=wins, why=reason)
    return HintLine(suggested, line)
