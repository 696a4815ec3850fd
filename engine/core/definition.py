"""The definition of a game: the attributes and methods that each game provides."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, NamedTuple, TypeVar

from engine.core.chance import Chance
from engine.core.hosting import Hosting
from engine.core.rules import Rule
from engine.core.state import State
from engine.core.words.game_words import Words
from engine.core.words.text import Text

S = TypeVar("S", bound=State)


class Option(NamedTuple):
    """A variant that a table chooses before it starts; the first value is the default.

    Its texts are ``option-<game>-<name>`` and, for each value, ``option-<game>-<name>-<value>``.
    """

    name: str
    values: tuple[str, ...]


class ScoreLine(NamedTuple):
    """The points of every seat from one source.

    Its text is ``<game>-score-<source>``.
    """

    source: str
    points: tuple[int, ...]


def score_lines(sources: Sequence[str], points: Sequence[Sequence[int]]) -> tuple[ScoreLine, ...]:
    """Return one line per source, from each seat's points per source."""
    columns = zip(*points, strict=True)
    return tuple(ScoreLine(*line) for line in zip(sources, columns, strict=True))


UNKNOWN = -1
"""A hidden score; real ones are never below 0."""


class Outcome(NamedTuple):
    """The current or final scores by seat and by source.

    In the outcome of a view, a hidden score is :data:`UNKNOWN`. ``winners`` is empty while the game
    runs; more than one winner means a shared win. ``tie_break`` is the text about a broken tie.
    """

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    lines: tuple[ScoreLine, ...]
    tie_break: Text | None = None

    @property
    def win_shares(self) -> tuple[float, ...]:
        """Each seat's share of the win, adding up to 1; all 0 while the game runs."""
        share = 1 / len(self.winners) if self.winners else 0.0
        return tuple(share if seat in self.winners else 0.0 for seat in range(len(self.scores)))


class GameDefinition(ABC, Generic[S]):
    """The part of :class:`engine.core.game.Game` that each game declares and implements."""

    name: ClassVar[str]
    rules_version: ClassVar[int]
    published: ClassVar[bool] = False
    """Whether it is offered as finished: its saved games are kept forever, and the tests require
    records, reference pictures, a guide and a page in ``docs/rules``."""
    seat_counts: ClassVar[tuple[int, ...]]
    options: ClassVar[tuple[Option, ...]]
    max_decisions: ClassVar[int]
    """Upper bound for the number of decisions in a game."""
    max_choices: ClassVar[int]
    """Upper bound for the number of legal choices of a decision."""
    stochastic: ClassVar[bool]
    """Whether chance decides anything after the setup; see :class:`engine.core.info.GameInfo`."""
    hidden_information: ClassVar[bool]
    """Whether a seat may not know everything; answers to an open sealed question don't count."""
    follow_ups: ClassVar[frozenset[str]] = frozenset()
    """The events that begin what follows a move, such as an election or a forced pass.

    They and all later events of the move are news even to its player.
    """
    final_scoring: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events of the final scoring; their points are not attributed to a move."""

    hosting: ClassVar[Hosting] = Hosting()
    """What a program that hosts the game needs to know."""

    turn_starts: ClassVar[frozenset[str]] = frozenset()
    """Questions that begin a turn, or an independent part of one.

    When one of them is asked, everything before it is complete. At any other question of the same
    seat a turn is half done, and its position cannot be evaluated.
    """

    works_later: ClassVar[frozenset[str]] = frozenset()
    """Questions whose choices show their effect at the end of the round, such as placing a worker.

    A hint plays to the end of the round; meanwhile everybody passes at those that can be passed."""

    payments: ClassVar[frozenset[str]] = frozenset()
    """Questions whose choices differ only in what they cost; a hint says what each one leaves."""

    hands_can_be_counted: ClassVar[bool] = False
    """Whether hidden hands can be deduced from public events by counting."""

    rules: Mapping[str, type[Rule[S]]]
    words: Words[S]
    state_type: type[S]

    @property
    def package(self) -> str:
        """The package with the game's code and catalogues."""
        return f"engine.{self.name}"

    @property
    def rules_page(self) -> str:
        """The file with the rules in plain words, as a path in the repository."""
        if self.published:
            return f"docs/rules/{self.name}.md"
        return f"{self.package.replace('.', '/')}/rules.md"

    @abstractmethod
    def setup(self, seats: int, options: Mapping[str, str], chance: Chance) -> S:
        """Return a new state after the automatic set-up, with the first frame queued."""

    def view(self, state: S, seat: int | None) -> S:
        """Return a copy without the secrets of other seats (``None``: of all seats)."""
        return state.seen_by(seat)

    def determinize(self, view: S, chance: Chance) -> S:
        """Return a full state that agrees with the view, the unknown drawn at random."""
        return view.filled(chance)

    @abstractmethod
    def outcome(self, state: S) -> Outcome:
        """Return the scores, and the winners at the end; called at every event."""

    def points_with_prospects(self, state: S) -> tuple[int, ...]:
        """Return the points by seat, including those that later scorings will count.

        Used to find turning points: points count when they are earned, not when they are scored.
        """
        return self.outcome(state).scores

    @abstractmethod
    def round_of(self, state: S) -> int:
        """Return the round of a position, from 1; 0 before the first one."""

    @abstractmethod
    def broken_invariants(self, state: S) -> list[str]:
        """Return every invariant the state breaks; empty if it is valid."""
