"""What carries a question: how long it is open, how many answers it needs, and what each does."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping
from datetime import timedelta
from fractions import Fraction
from types import MappingProxyType
from typing import NamedTuple

from bot.tables.domain.timeout_policy import DAY
from bot.tables.votes.model import VoteKind

DURATIONS: Mapping[VoteKind, timedelta] = MappingProxyType(
    {
        VoteKind.UNDO: 2 * DAY,
        VoteKind.END: 2 * DAY,
        VoteKind.MOVE: 2 * DAY,
        VoteKind.PACE: 2 * DAY,
        VoteKind.LATE: DAY,
        VoteKind.VACANT: 2 * DAY,
    }
)
"""How long a question to the table stands open."""
QUORUM = Fraction(1, 2)
"""When its time is over a proposal nobody objects to is done if more than so many agree, of all
who have been about within :data:`~bot.tables.domain.timeout_policy.SILENT_UNTIL_REMOVED`."""


class MajorityRule(NamedTuple):
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


MAJORITY_RULES: Mapping[VoteKind, MajorityRule] = MappingProxyType(
    {
        VoteKind.LATE: MajorityRule(
            ("wait", "house", "opponent", "free"), tie="wait", silence="house"
        ),
        VoteKind.VACANT: MajorityRule(
            ("wait", "takeover", "opponent", "house", "end"), tie="wait", silence="house"
        ),
    }
)
"""What becomes of a turn whose time has run out, and of a seat nobody plays."""
