"""The request for a picture, and the protocol of painters."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, Protocol

from engine.core.events import Event
from engine.core.game import Game
from engine.core.registry import game
from engine.core.score_history import NO_HISTORY, ScoreHistory
from engine.core.state import State
from engine.core.words.game_words import RulesCard
from render.kit.canvas import Canvas

BOARD = "board"
"""The part that every painter has: the whole board."""
PORTRAIT = "tall"
LANDSCAPE = "wide"
SHAPES = (PORTRAIT, LANDSCAPE)
"""Portrait boards are for phones, landscape ones for desktops; other parts have one shape."""

SCORE = "score"
"""The part with the sources of points."""
CHART = "chart"
"""The part that needs ``Scene.progress``."""
ENDING = "ending"
"""The poster of a finished game, only offered at its end; it needs ``Scene.progress``."""
CHANCES = "chances"
"""The part of a review; it needs ``Scene.outlook`` and is only offered with it."""


class Outlook(NamedTuple):
    """Win probabilities by seat over a game: before its first move, and after each move.

    ``rounds`` lists each round with its first move, ``mistakes`` the costliest moves with the seat
    that made them; ``at`` is the selected move.
    """

    chances: tuple[tuple[float, ...], ...] = ()
    rounds: tuple[tuple[int, int], ...] = ()
    mistakes: tuple[tuple[int, int], ...] = ()
    at: int | None = None

    @classmethod
    def from_json(cls, plain: Sequence[Any]) -> Outlook:
        """Rebuild from JSON."""
        chances, rounds, mistakes, at = plain
        return cls(
            tuple(map(tuple, chances)),
            tuple((number, move) for number, move in rounds),
            tuple((move, seat) for move, seat in mistakes),
            at,
        )


NO_OUTLOOK = Outlook()


class UnknownPart(ValueError):
    """This game's painter has no such part."""


@dataclass(frozen=True, slots=True)
class Scene:
    """Everything about a picture that is not in the view.

    Attributes:
        language: language of the words (``en``, ``zh-TW``, ``zh-CN``, ``ja``).
        names: the players' display names by seat.
        colours: the players' colours by seat (``blue red green orange black``).
        part: ``board``, or one of the painter's crops.
        width: maximum width of the file in pixels; ``None`` keeps the original size.
        viewer: seat whose private view is shown; ``None`` is the public.
        latest_events: the events of the latest turn, for its highlights (see
            :func:`engine.core.latest_turn.latest_turn`).
        before_latest_turn: the view before those events, for the chips of changed counts.
        after_previous_turn: the view at the end of the mover's previous turn. Changes since then,
            but before the latest turn, get the fainter highlights. ``None`` omits them.
        winners: winners of a finished game, however it ended; ``None`` asks the rules.
        pins: targets of the numbered pins (see :mod:`render.kit.pins`).
        progress: the public scores round by round, for the chart.
        outlook: win probabilities over the game, for the chart of a review.
        is_hypothetical: whether the position is hypothetical; it then gets a watermark.
        shape: shape of the board, ``tall`` or ``wide``.
        is_lossy: whether the file may lose some detail to be half as large (WebP, not PNG).
        featured_seat: seat to draw large if only one can be; an animation keeps one seat
            throughout. ``None`` leaves it to the painter.
        recent_events: the events since ``after_previous_turn``, to be told in sentences.
        who_left: seats whose players left the game before its end, for the poster.
    """

    language: str
    names: tuple[str, ...]
    colours: tuple[str, ...]
    part: str = BOARD
    width: int | None = None
    viewer: int | None = None
    latest_events: Sequence[Event] = ()
    before_latest_turn: Any = None
    after_previous_turn: Any = None
    winners: tuple[int, ...] | None = None
    pins: tuple[str, ...] = ()
    progress: ScoreHistory = NO_HISTORY
    outlook: Outlook = NO_OUTLOOK
    is_hypothetical: bool = False
    shape: str = PORTRAIT
    is_lossy: bool = False
    featured_seat: int | None = None
    recent_events: Sequence[Event] = ()
    who_left: tuple[int, ...] = ()


class Painter(Protocol):
    """Draws one game. It holds no state: one instance serves every table, in any thread.

    ``render.kit.contract`` defines and checks the rules for every picture.
    """

    @property
    def parts(self) -> tuple[str, ...]:
        """``board`` and the crops, in the order they are offered."""

    @property
    def packages(self) -> tuple[str, ...]:
        """Packages with the catalogues for the captions."""

    def paint(self, view: Any, scene: Scene, *, recording: bool = False) -> Canvas:
        """Draw a view.

        Raises:
            UnknownPart: the painter has no such part.
        """

    def card(self, card: RulesCard, language: str, *, recording: bool = False) -> Canvas:
        """Draw a rules card, 800 pixels wide."""


def parts_for(painter: Painter, seats: int, *, ended: bool = False) -> tuple[str, ...]:
    """Return the parts available with this number of players: ``player3`` needs three.

    A game that has ``ended`` also has its poster.
    """
    parts = tuple(part for part in painter.parts if _least_seats(part) <= seats)
    return (*parts, ENDING) if ended else parts


def _least_seats(part: str) -> int:
    match = re.fullmatch(r"player(\d+)", part)
    return int(match[1]) if match else 0


def picture_to_json(rules: Game[Any], view: State, scene: Scene) -> dict[str, Any]:
    """Return all that a picture needs as plain data, limited to what the viewer may see."""
    return {
        "game": rules.name,
        "view": view.to_json(),
        "legal": list(view.legal),
        "language": scene.language,
        "names": list(scene.names),
        "colours": list(scene.colours),
        "part": scene.part,
        "width": scene.width,
        "lossy": scene.is_lossy,
        "viewer": scene.viewer,
        "last": [event.to_json() for event in scene.latest_events],
        "before": None if scene.before_latest_turn is None else scene.before_latest_turn.to_json(),
        "since": None if scene.after_previous_turn is None else scene.after_previous_turn.to_json(),
        "winners": None if scene.winners is None else list(scene.winners),
        "progress": list(scene.progress),
        "points": list(scene.pins),
        "shape": scene.shape,
        "outlook": list(scene.outlook),
        "imagined": scene.is_hypothetical,
        "left": list(scene.who_left),
        "recent": [event.to_json() for event in scene.recent_events],
    }


def picture_from_json(plain: dict[str, Any]) -> tuple[str, State, Scene]:
    """Return the game, view and scene that :func:`picture_to_json` described."""
    rules = game(plain["game"])
    view = rules.load(plain["view"])
    view.legal = tuple(plain["legal"])
    scene = Scene(
        language=plain["language"],
        names=tuple(plain["names"]),
        colours=tuple(plain["colours"]),
        part=plain["part"],
        width=plain["width"],
        is_lossy=plain["lossy"],
        viewer=plain["viewer"],
        latest_events=tuple(map(Event.from_json, plain["last"])),
        before_latest_turn=None if plain["before"] is None else rules.load(plain["before"]),
        after_previous_turn=None if plain["since"] is None else rules.load(plain["since"]),
        winners=None if plain["winners"] is None else tuple(plain["winners"]),
        progress=ScoreHistory.from_json(plain["progress"]),
        pins=tuple(plain["points"]),
        shape=plain["shape"],
        outlook=Outlook.from_json(plain["outlook"]),
        is_hypothetical=plain["imagined"],
        who_left=tuple(plain["left"]),
        recent_events=tuple(map(Event.from_json, plain["recent"])),
    )
    return rules.name, view, scene
