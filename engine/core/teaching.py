"""Teaching material of a game: six guide cards, and a lesson of a few decisions.

Both show prepared positions. A position is the beginning of a record that lies in the game's
folder ``teaching``, so it is legal by construction and can be looked at like any other record.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from engine.core.words.text import Seat, Text

TOPICS = ("goal", "round", "press", "points", "mistakes", "ask")
"""Topics of the guide cards in order; texts ``<game>-guide-<topic>``, else ``guide-<topic>``."""


class PositionRef(NamedTuple):
    """A prepared position: a record by its file's name, and after how many of its moves."""

    record: str
    at: int


@dataclass(frozen=True, slots=True)
class GuideCard:
    """A card's picture: a position, the part that is drawn, whose eyes, and what the pins point at.

    Its text stands in the catalogue, by its topic.
    """

    topic: str
    spot: PositionRef
    part: str = "board"
    viewer: int | None = None
    points: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Reaction:
    """The consequence of a choice: the moves that follow, as in a record, and the text for it.

    ``tells`` are kinds of events that must happen, to the learner or to nobody, for the text to be
    true; ``never`` kinds that must not.
    """

    key: str
    then: Sequence[str] = ()
    tells: Sequence[str] = ()
    never: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Exercise:
    """One decision of a lesson: where, whose, what may be chosen, and what comes of it.

    Its texts are ``<game>-lesson-<key>`` before the choice and ``<game>-lesson-<key>-<reaction>``
    after it.
    """

    key: str
    spot: PositionRef
    seat: int
    reactions: Mapping[str, Reaction]
    part: str = "board"
    shows: str = ""
    """The part that is drawn after the choice, where it is another one."""
    points: Sequence[str] = ()


def lesson_text(game: str, exercise: Exercise, seats: int, reaction: str = "") -> Text:
    """Return the text before an exercise, or after a reaction; it may name every player."""
    key = "-".join(filter(None, (game, "lesson", exercise.key, reaction)))
    return Text(key, {f"player{seat + 1}": Seat(seat) for seat in range(seats)})


@dataclass(frozen=True, slots=True)
class Teaching:
    """All a game brings for newcomers; a game without it has neither cards nor lesson."""

    guide: Sequence[GuideCard] = ()
    lesson: Sequence[Exercise] = field(default_factory=tuple)
