"""The rules of the house: every figure about time that has run out and seats without a player."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from datetime import timedelta
from fractions import Fraction
from types import MappingProxyType
from typing import NamedTuple

from bot.tables.action_kinds import Kind
from bot.tables.consent.questions import Consent
from bot.tables.models import Occupant
from engine.players.strengths import STRENGTHS

DAY = timedelta(days=1)

EXCUSED = 2
"""So many lapses of a seat are excused; with the next one the table decides."""
LAPSES = EXCUSED + 1
"""After so many a further one leaves the seat vacant."""
TOGETHER = DAY
"""Lapses within so much time count once."""
GRACE = DAY
"""What is added for a lapse that is excused, or when the table waits."""
SILENCE = 7 * DAY
"""Whoever owes a move and has done nothing for so long after a lapse leaves the seat vacant; a
proposal does not need their answer."""
ASKED_AGAIN = 2 * DAY
"""Where the table waits for a vacant seat, it is asked again after so long."""
OFFERED = 7 * DAY
"""A seat that nobody has taken over in this time is asked about again."""
LONGEST_SUBSTITUTE = 60 * DAY
"""For how long a seat can be handed to a friend."""

LASTS: Mapping[Consent, timedelta] = MappingProxyType(
    {
        Consent.UNDO: 2 * DAY,
        Consent.END: 2 * DAY,
        Consent.MOVE: 2 * DAY,
        Consent.PACE: 2 * DAY,
        Consent.LATE: DAY,
        Consent.VACANT: 2 * DAY,
    }
)
"""How long a question to the table stands open."""
QUORUM = Fraction(1, 2)
"""When its time is over a proposal nobody objects to is done if more than so many agree, of all
who have been about within :data:`SILENCE`."""


class Ballot(NamedTuple):
    """A question with several answers: those with buttons, what a tie and what silence mean."""

    choices: tuple[str, ...]
    tie: str
    silence: str
    """Where nobody has answered; about a vacant seat each table has its own usual."""

    def verdict(self, answers: Collection[str], silence: str | None = None) -> str:
        """What those who have answered have decided: the answer most of them gave."""
        if not answers:
            return silence or self.silence
        first, *others = self._most(answers)
        return self.tie if others else first

    def tied(self, answers: Collection[str]) -> bool:
        """Whether no answer was given more often than all others."""
        return bool(answers) and len(self._most(answers)) > 1

    def _most(self, answers: Collection[str]) -> list[str]:
        counts = Counter(answers)
        most = max(counts.values())
        return [choice for choice in self.choices if counts[choice] == most]

    def settled(self, answers: Collection[str], asked: int) -> bool:
        """Whether no answer still to come can change it."""
        return len(answers) >= asked or any(
            count > asked * QUORUM for count in Counter(answers).values()
        )


BALLOTS: Mapping[Consent, Ballot] = MappingProxyType(
    {
        Consent.LATE: Ballot(("wait", "house", "opponent", "free"), tie="wait", silence="house"),
        Consent.VACANT: Ballot(
            ("wait", "takeover", "opponent", "house", "end"), tie="wait", silence="house"
        ),
    }
)
"""What becomes of a turn whose time has run out, and of a seat nobody plays."""

USUALS = ("house", *STRENGTHS, "takeover", "end")
"""What can become of a vacant seat where nobody answers: the house or an opponent of that strength
plays on, somebody may take it over, or the game ends. The first is meant where nothing was said."""
STRENGTH = "middle"
"""Of an opponent who plays on where the table has not said how well."""


def strength_where(usual: str | None) -> str:
    """How well an opponent plays for somebody at a table whose usual that is."""
    return usual if usual in STRENGTHS else STRENGTH


MOST_NEW = 2
"""At so many new tables somebody can sit down while a seat of theirs is vacant elsewhere."""

MEANWHILE: Mapping[Kind, Occupant] = MappingProxyType(
    {
        Kind.RESIGN: Occupant.NOBODY,
        Kind.FREE: Occupant.NOBODY,
        Kind.VACATE: Occupant.VACANT,
    }
)
"""Who plays a seat from when it is given up until the table has decided; by how that came."""
