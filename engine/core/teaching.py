"""Teaching material of a game: six guide cards, and a lesson of a few decisions.

Both show teaching positions. A position is the beginning of a record in the game's folder
``teaching``, so it is legal by construction and can be inspected like any other record.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from engine.core.words.text import Seat, Text

TOPICS = ("goal", "round", "press", "points", "mistakes", "ask")
"""Topics of the guide cards in order; texts ``<game>-guide-<topic>``, else ``guide-<topic>``."""


class PositionRef(NamedTuple):
    """A reference to a position: the name of a record file, and how many of its moves to play."""

    record: str
    move_count: int


@dataclass(frozen=True, slots=True)
class GuideCard:
    """A guide card's picture: a position, the part to draw, the viewer, and what pins point at.

    Its text is that of its topic, see :data:`TOPICS`.
    """

    topic: str
    position: PositionRef
    part: str = "board"
    viewer: int | None = None
    pins: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Reaction:
    """The consequence of a choice: the moves that follow, as in a record, and the text for it.

    The text is true if events of the kinds in ``expects`` happen, to the learner or to the game
    itself, and none of the kinds in ``forbids``.
    """

    key: str
    then: Sequence[str] = ()
    expects: Sequence[str] = ()
    forbids: Sequence[str] = ()


@dataclass(frozen=True, slots=True)
class Exercise:
    """One decision of a lesson: position, seat, and the consequence of each choice.

    Its texts are ``<game>-lesson-<key>`` before the choice and ``<game>-lesson-<key>-<reaction>``
    after it.
    """

    key: str
    position: PositionRef
    seat: int
    reactions: Mapping[str, Reaction]
    part: str = "board"
    part_after: str = ""
    """The part to draw after the choice, if it is a different one."""
    pins: Sequence[str] = ()


def lesson_text(game: str, exercise: Exercise, seats: int, reaction: str = "") -> Text:
    """Return the text before an exercise, or after a reaction; it may name every player."""
    key = "-".join(filter(None, (game, "lesson", exercise.key, reaction)))
    return Text(key, {f"player{seat + 1}": Seat(seat) for seat in range(seats)})


@dataclass(frozen=True, slots=True)
class Teaching:
    """A game's teaching material; by default there is none."""

    guide: Sequence[GuideCard] = ()
    lesson: Sequence[Exercise] = ()
