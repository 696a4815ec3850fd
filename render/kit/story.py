"""The story of the latest moves: the places they changed, in order, and the points earned there.

A game says what an event does (:meth:`BoardModel.change_of`), and its painter where each place is
(:meth:`Story.locate`); :mod:`render.kit.story_marks` draws the rest.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from typing import NamedTuple

from engine.core.events import Event
from render.kit.highlights import Recency
from render.kit.pen import Point

NOBODY = -1
Place = Hashable
"""A place as its game calls it."""
LAST_PLACE: Place = "last"
"""The place that was changed last, for what an event brings that has no place of its own."""
MAX_EARLIER = 9
"""Maximum number of earlier changes that are numbered; with more, none is."""


class BoardChange(NamedTuple):
    """What an event did on the board.

    Attributes:
        places: the places that it changed.
        points: the points it earned.
        earned_at: where, if it changed no place; ``None`` if that is on no board.
        vacated: places whose piece is gone.
        empties: whether it only took pieces from its places; a line leads there only if nothing
            has been placed elsewhere.
        clears: whether it begins a new story, as a round does; points stay where they were earned.
    """

    places: Sequence[Place] = ()
    points: int = 0
    earned_at: Place | None = None
    vacated: Sequence[Place] = ()
    empties: bool = False
    clears: bool = False


NO_CHANGE = BoardChange()


class Step(NamedTuple):
    """A change in the story; ``number`` counts the steps of a turn, and is 0 for an only step."""

    number: int
    recency: Recency


class StoryAnchor(NamedTuple):
    """The points of the picture at which the story marks a place.

    Attributes:
        number: the middle of its number.
        shield: the middle of its shield.
        way: the last points of a line that leads there from the side, beginning with its height;
            empty if none may.
        is_narrow: whether there is only room for a small number.
    """

    number: Point
    shield: Point
    way: tuple[Point, ...] = ()
    is_narrow: bool = False


_NUMBER_SHARE = 0.95
"""Distance of a number above and left of the middle of a piece, as a share of its radius."""
_SHIELD_SHARE = 1.15
"""Distance of a shield below and right of that middle, as a share of the radius."""
_EDGE = 18
"""Minimum distance of a number's middle from the edge of the picture."""
BELOW = 8
"""Distance of a line from the bottom of the tiles and panels above it."""


def way_from_below(x: float, bottom: float) -> tuple[Point, ...]:
    """Return the way to a tile or panel from the gutter below it."""
    return (x, bottom + BELOW), (x, bottom)


def anchor_of_piece(x: float, y: float, radius: float, bottom: float | None = None) -> StoryAnchor:
    """Return the anchor of a piece around a middle: number above at the left, shield below.

    ``bottom`` is that of the panel on which the piece is, if a line may lead there.
    """
    down, up = radius * _SHIELD_SHARE, radius * _NUMBER_SHARE
    way = () if bottom is None else way_from_below(x, bottom)
    return StoryAnchor((max(_EDGE, x - up), y - up), (x + down, y + down), way)


class Story:
    """The latest turn, and what other players did before it since the reader's last turn.

    Attributes:
        mover: the seat of the latest turn, or :data:`NOBODY`.
        steps: the changed places in order; the last ones are those that the mover has changed in
            the latest turn. What nobody chose is faint and has no number.
        points: the points earned in the latest turn, by place.
        earners: by place, the only seat that earned its points, if it is not the mover.
        anchors: where these places are, as far as they are in the picture.
        start: where a line leaves the mover's panel, if the painter has located it.
        ends: the ends of the line from there to the last piece, if it has been drawn.
        is_over: whether the game is over.
    """

    def __init__(
        self,
        last: Sequence[Event],
        recent: Sequence[Event],
        change_of: Callable[[Event], BoardChange],
        *,
        is_over: bool = False,
    ) -> None:
        """Tell the latest turn, ``last``, which is the end of ``recent``.

        Once the game is ``is_over`` nothing is numbered, and no line leads to the last piece.
        """
        self.mover = mover_of(last)
        self.anchors: dict[Place, StoryAnchor] = {}
        self._ways: dict[Place, tuple[Point, ...]] = {}
        self.start: Point | None = None
        self.ends: tuple[Point, ...] = ()
        changes = [change_of(event) for event in last]
        own = [
            change if event.seat == self.mover else change._replace(places=())
            for event, change in zip(last, changes, strict=True)
        ]
        automatic = [
            change for event, change in zip(last, changes, strict=True) if event.seat == NOBODY
        ]
        now = _changed_places(own)
        self.points = _points_by_place(changes)
        self.earners = _other_earners(last, changes, self.mover)
        self._filled = _filled_places(own)
        earlier = [change_of(event) for event in without_last(recent, last)]
        before = [
            place
            for place in _changed_places([*earlier, *_without_placed(changes)])
            if place not in now
        ]
        self.is_over = is_over
        earlier_steps = _number_steps(before, Recency.EARLIER, has_numbers=not is_over)
        self.steps = earlier_steps | _number_steps(
            now, Recency.LATEST_TURN, has_numbers=not is_over
        )
        for place in _changed_places(automatic):
            self.steps.setdefault(place, Step(0, Recency.EARLIER))

    @property
    def way(self) -> tuple[Point, ...]:
        """The way to the last piece placed in the latest turn, if it is in the picture.

        If nothing has been placed, it leads to the piece moved last.
        """
        if self.is_over:
            return ()
        now = [place for place, step in self.steps.items() if not step.recency.is_faint]
        ways = [self._ways[place] for place in (*now, *self._filled) if place in self._ways]
        return next(filter(None, reversed(ways)), ())

    def shown_numbers(self) -> dict[Place, int]:
        """Return the numbers to paint by place: those of steps in the picture, without gaps."""
        numbers = dict[Place, int]()
        for recency in Recency:
            shown = [
                place
                for place, step in self.steps.items()
                if step.number and step.recency is recency and place in self.anchors
            ]
            numbers |= {place: i for i, place in enumerate(shown, 1)} if len(shown) > 1 else {}
        return numbers

    def locate(self, place: Place, find_anchor: Callable[[], StoryAnchor]) -> None:
        """Note where a place is, if it is part of the story."""
        has_mark = place in self.steps or place in self.points
        if has_mark or place in self._filled:
            anchor = find_anchor()
            self._ways[place] = anchor.way
            if has_mark:
                self.anchors[place] = anchor

    def locate_start(self, seat: int, point: Point) -> None:
        """Note where a line leaves a seat's panel, if it is the mover's."""
        if seat == self.mover:
            self.start = point


def mover_of(turn: Iterable[Event]) -> int:
    """Return the seat whose turn it was, given the events of a turn, or :data:`NOBODY`."""
    return next((event.seat for event in turn if event.seat >= 0), NOBODY)


def without_last(recent: Sequence[Event], last: Sequence[Event]) -> Sequence[Event]:
    """Return recent events without the last ones, if they end with these."""
    own = len(last) and list(recent[-len(last) :]) == list(last)
    return recent[: len(recent) - len(last)] if own else recent


def _changed_places(changes: Iterable[BoardChange]) -> list[Place]:
    """Return the changed places in the order of their first change."""
    places = dict[Place, None]()
    for change in changes:
        if change.clears:
            places.clear()
        for place in change.vacated:
            places.pop(place, None)
        places.update(dict.fromkeys(change.places))
    return list(places)


def _filled_places(changes: Iterable[BoardChange]) -> list[Place]:
    """Return the places where something has been placed that is still there, the latest last.

    A house stays, so the end of a round changes nothing.
    """
    filled = dict[Place, None]()
    for change in changes:
        for place in (*change.vacated, *change.places):
            filled.pop(place, None)
        filled.update(dict.fromkeys(() if change.empties else change.places))
    return list(filled)


def _without_placed(changes: Iterable[BoardChange]) -> Iterable[BoardChange]:
    """Return what changes took away, without what they placed."""
    return (change._replace(places=()) for change in changes)


def _earning_places(changes: Iterable[BoardChange]) -> Iterator[Place | None]:
    """Yield the place where each change earned points; ``None`` if it earned none on a board."""
    last = list[Place]()
    for change in changes:
        last = [*change.places] or last
        at = change.places if change.earned_at is None else [change.earned_at]
        earning = (last if change.earned_at == LAST_PLACE else at)[-1:]
        yield earning[0] if earning and change.points > 0 else None


def _points_by_place(changes: Sequence[BoardChange]) -> dict[Place, int]:
    """Return the points by the place where they were earned."""
    points = dict[Place, int]()
    for place, change in zip(_earning_places(changes), changes, strict=True):
        if place is not None:
            points[place] = points.get(place, 0) + change.points
    return points


def _other_earners(
    events: Sequence[Event], changes: Sequence[BoardChange], mover: int
) -> dict[Place, int]:
    """Return the seat behind the points of each place where one other than the mover got all."""
    earners = dict[Place, set[int]]()
    for place, event in zip(_earning_places(changes), events, strict=True):
        if place is not None:
            earners.setdefault(place, set()).add(event.seat)
    only = {place: next(iter(seats)) for place, seats in earners.items() if len(seats) == 1}
    return {place: seat for place, seat in only.items() if seat not in (mover, NOBODY)}


def _number_steps(
    places: Sequence[Place], recency: Recency, *, has_numbers: bool
) -> dict[Place, Step]:
    only = not has_numbers or len(places) < 2 or (recency.is_faint and len(places) > MAX_EARLIER)
    return {place: Step(0 if only else i, recency) for i, place in enumerate(places, 1)}
