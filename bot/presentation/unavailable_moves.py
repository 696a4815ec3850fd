"""What cannot be done now, and why: what somebody may mean first, what many share in one line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass

from bot.presentation.choices import Candidate
from bot.presentation.localizer import Localizer
from bot.tables.history.turn import Turn
from engine.core.words.text import Text

MANY = 6
"""So many choices refused for one reason are told in one line."""

_SECTION = re.compile(r"\s*[(（][^()（）]*§[^()（）]*[)）]$")


@dataclass(frozen=True, slots=True)
class UnavailableMoves:
    """Choices nobody can make now: ``single`` to be asked about, ``alike`` by what bars them."""

    single: Sequence[Candidate]
    alike: Sequence[tuple[Sequence[Candidate], Text]]

    @property
    def in_order(self) -> list[Candidate]:
        """All of them, what somebody may mean first."""
        return [*self.single, *(c for found, _ in self.alike for c in found)]


def unavailable_moves(turn: Turn, seat: int, refused: Sequence[Candidate]) -> UnavailableMoves:
    """A seat's refused choices by their reasons, each in the order of the board."""
    found: dict[str, list[tuple[Candidate, Text]]] = {}
    for candidate in refused:
        reason = turn.game.refusal(turn.view, seat, candidate.choice)
        assert reason is not None
        found.setdefault(reason.key, []).append((candidate, reason))
    many = {key for key, members in found.items() if len(members) >= MANY}
    single = {id(c) for key, members in found.items() if key not in many for c, _ in members}
    return UnavailableMoves(
        [c for c in refused if id(c) in single],
        [([c for c, _ in found[key]], found[key][0][1]) for key in found if key in many],
    )


def in_a_line(alike: Sequence[Candidate], reason: Text, voice: Localizer) -> str:
    """Many choices with one reason: from which to which, how many, and why the first is none."""
    first, last = (c.offer.code or c.name for c in (alike[0], alike[-1]))
    told = without_section(voice.refuse(reason))
    return voice.say("why-alike", first=first, last=last, count=len(alike), reason=told)


def without_section(sentence: str) -> str:
    """A refusal without the section it ends with: nobody at the table has that document."""
    return _SECTION.sub("", sentence)
