"""Explain which choices are unavailable now, and why; common reasons share a line."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.presentation.choices import Candidate
from bot.presentation.texts import Localizer
from bot.tables.domain.turn_view import Turn
from engine.core.words.text import Text

MIN_SHARED_REASON = 6
"""Minimum number of choices with one reason that share a line."""


@dataclass(frozen=True, slots=True)
class UnavailableMoves:
    """Unavailable choices: ``single`` ones to ask about, and ``alike`` ones by reason."""

    single: Sequence[Candidate]
    alike: Sequence[tuple[Sequence[Candidate], Text]]

    @property
    def in_order(self) -> list[Candidate]:
        """Return all of them, the likeliest first."""
        return [*self.single, *(c for found, _ in self.alike for c in found)]


def unavailable_moves(turn: Turn, seat: int, refused: Sequence[Candidate]) -> UnavailableMoves:
    """Group a seat's unavailable choices by reason, in the order of the board."""
    found: dict[str, list[tuple[Candidate, Text]]] = {}
    for candidate in refused:
        reason = turn.game.refusal(turn.view, seat, candidate.choice)
        assert reason is not None
        found.setdefault(reason.key, []).append((candidate, reason))
    many = {key for key, members in found.items() if len(members) >= MIN_SHARED_REASON}
    single = {id(c) for key, members in found.items() if key not in many for c, _ in members}
    return UnavailableMoves(
        [c for c in refused if id(c) in single],
        [([c for c, _ in found[key]], found[key][0][1]) for key in found if key in many],
    )


def in_a_line(alike: Sequence[Candidate], reason: Text, localizer: Localizer) -> str:
    """Describe choices with the same reason: first, last, number and reason."""
    first, last = (c.offer.code or c.name for c in (alike[0], alike[-1]))
    reason_text = localizer.refuse(reason)
    return localizer.say("why-alike", first=first, last=last, count=len(alike), reason=reason_text)
