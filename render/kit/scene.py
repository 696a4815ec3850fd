"""What a picture is asked for, and what a painter is."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from engine.core.events import Event
from engine.core.score_history import NO_PROGRESS, Progress
from engine.core.words.game_words import Card
from render.kit.canvas import Canvas

BOARD = "board"
"""The part every painter has: the whole table."""
TALL, WIDE = "tall", "wide"
SHAPES = (TALL, WIDE)
"""A board is tall, for a phone, or wide, for a desk; the other parts have one shape."""

CHART = "chart"
"""The part that needs the progress of the points."""
CHANCES = "chances"
"""The part of a review: it needs the outlook and is offered with it alone."""


class Outlook(NamedTuple):
    """Everybody's chances over a game: before its first move, and after each.

    ``rounds`` are the moves with which rounds begin, by the number of the round; ``swings`` the
    moves that cost most, each with the seat that made it; ``at`` is the move that is looked at.
    """

    chances: tuple[tuple[float, ...], ...] = ()
    rounds: tuple[tuple[int, int], ...] = ()
    swings: tuple[tuple[int, int], ...] = ()
    at: int | None = None

    @classmethod
    def from_json(cls, plain: Sequence[Any]) -> Outlook:
        """What became of an outlook on its way through JSON."""
        chances, rounds, swings, at = plain
        return cls(
            tuple(map(tuple, chances)),
            tuple((number, move) for number, move in rounds),
            tuple((move, seat) for move, seat in swings),
            at,
        )


NO_OUTLOOK = Outlook()


class UnknownPart(ValueError):
    """A part of the board that this game's painter does not have."""


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything about a picture that is not in the view.

    Attributes:
        language: language of the words in the picture (``en``, ``zh-TW``, ``zh-CN``, ``ja``).
        names: the players' display names by seat.
        colours: the players' colours by seat (``blue red green orange black``).
        part: ``board``, or one of the painter's crops.
        width: maximum width of the file in pixels; larger pictures are scaled down. ``None``
            leaves the picture at the size it was drawn.
        viewer: seat whose private view is shown; ``None`` is the public.
        last: the events of the last move, for its highlights.
        before_last_move: the view before the last move, to show which counts it changed.
        after_last_turn: the view at the end of the mover's previous turn. What has changed since
            then, but not in the last move, gets the fainter highlights. ``None`` omits them.
        winners: winners of a finished game, however it ended; ``None`` leaves it to the rules.
        points: what the numbered pins point at: codes, kinds of facts, or texts in the picture
            (see :mod:`render.kit.pins`).
        progress: the public scores round by round, for the chart.
        outlook: everybody's win probabilities over the game, for the chart of a review.
        imagined: True for a hypothetical position; the picture then carries a watermark.
        shape: shape of the board, ``tall`` or ``wide``.
        foremost: seat to draw large where only one player's things can be, whoever is to move; an
            animation keeps one seat throughout. ``None`` leaves the choice to the picture.
    """

    language: str
    names: tuple[str, ...]
    colours: tuple[str, ...]
    part: str = BOARD
    width: int | None = None
    viewer: int | None = None
    last: Sequence[Event] = ()
    before_last_move: Any = None
    after_last_turn: Any = None
    winners: tuple[int, ...] | None = None
    points: tuple[str, ...] = ()
    progress: Progress = NO_PROGRESS
    outlook: Outlook = NO_OUTLOOK
    imagined: bool = False
    shape: str = TALL
    foremost: int | None = None


class Painter(Protocol):
    """Draws one game. It holds no state: one instance serves every table, in any thread.

    ``render.kit.contract`` says, and checks, what every picture of it keeps.
    """

    @property
    def parts(self) -> tuple[str, ...]:
        """``board`` and the crops, in the order they are offered."""

    @property
    def packages(self) -> tuple[str, ...]:
        """The packages in whose catalogues its captions stand."""

    def paint(self, view: Any, scene: Scene, *, recording: bool = False) -> Canvas:
        """The picture of a view.

        Raises:
            UnknownPart: the scene asks for a part there is none of.
        """

    def card(self, card: Card, language: str, *, recording: bool = False) -> Canvas:
        """The picture of a rules card, 800 pixels wide."""


def end_of_last_turn(seats: Sequence[int], seat: int) -> int:
    """After how many moves of ``seats`` the turn before of a seat was over.

    0 where it has had none. Its last moves in a row belong to the turn it is in.
    """
    at = len(seats)
    while at and seats[at - 1] == seat:
        at -= 1
    while at and seats[at - 1] != seat:
        at -= 1
    return at


def parts_for(painter: Painter, seats: int) -> tuple[str, ...]:
    """The parts there are with so many players: ``player3`` needs three."""
    return tuple(part for part in painter.parts if _least_seats(part) <= seats)


def _least_seats(part: str) -> int:
    found = re.fullmatch(r"player(\d+)", part)
    return int(found[1]) if found else 0
