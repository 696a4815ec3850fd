"""Hot spots: the rectangles of a picture that represent a choice or a rules card.

They follow from the recorded facts. The hot spot of a code is the card or panel around its plate,
or the plate itself. Where a thing has no such frame, or its plate lies on the edge, the painter
records a fact ``spot`` with the code. For a legal choice that has a place but no code of its own,
it records a fact ``choice``. The game knows which choices and which rules card a code means.

Pieces that are dragged or turned have handles, and highlighted changes a box each.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, NamedTuple

from engine.core.game import Game
from engine.core.words.game_words import Offer
from render.kit.asked_seats import find_shown_seat
from render.kit.canvas import Canvas
from render.kit.rect import is_inside, overlaps
from render.kit.scene import BOARD, LANDSCAPE, Scene
from render.kit.sprite import Box, Fact

MIN_SIDE = 44
"""Width and height in CSS pixels to which the hot spot of a legal choice grows, if it has room."""
_CHANGES = ("halo", "disc", "change")
"""Facts about what the latest turn has changed: highlighted pieces and counts."""
_PHONE_WIDTH = 390
"""Width in CSS pixels at which a phone shows a picture."""
_DESKTOP_WIDTH = 1000
"""Width in CSS pixels at which a desktop shows a landscape board, beside the log."""


class HotSpot(NamedTuple):
    """A rectangle of a picture, and what it represents.

    Attributes:
        box: left, top, width and height in pixels of the file.
        choices: the legal choices there, usually one; none if it only has a card.
        code: the code of the thing, or "".
        card: the id of the rules card, or "".
        thing: the box of the thing itself, which is smaller where the hot spot has grown.
    """

    box: tuple[int, int, int, int]
    choices: tuple[str, ...]
    code: str
    card: str
    thing: tuple[int, int, int, int]


@dataclass(slots=True)
class _BoxContents:
    """The code of the thing in a box, and the legal choices it represents."""

    code: str
    choices: list[str] = field(default_factory=list)

    def add(self, choices: Sequence[str]) -> None:
        """Add choices that are not known yet."""
        self.choices += [choice for choice in choices if choice not in self.choices]


class Handle(NamedTuple):
    """A piece that is moved by dragging it or turning it.

    Attributes:
        box: left, top, width and height in pixels of the file.
        name: the name of the piece.
        gestures: the choices of each gesture that leads to another arrangement.
    """

    box: tuple[int, int, int, int]
    name: str
    gestures: Mapping[str, tuple[str, ...]]


class Gesture(StrEnum):
    """What can be done with a piece."""

    TURN = "turn"
    LEFT = "left"
    RIGHT = "right"
    UP = "up"
    DOWN = "down"


def record_handle(
    canvas: Canvas, box: Box, name: str, gestures: Mapping[Gesture, Sequence[str]]
) -> None:
    """Record a piece that can be arranged, and the choices that each gesture makes."""
    canvas.record("handle", name, box)
    for gesture, choices in gestures.items():
        canvas.record("gesture", " ".join((gesture, *choices)), box)


def find_handles(scene: Scene, canvas: Canvas) -> tuple[Handle, ...]:
    """Return the handles of a recorded picture, in drawing order."""
    scale = _file_scale(scene, canvas)
    gestures = dict[Box, dict[str, tuple[str, ...]]]()
    for fact in canvas.facts:
        if fact.kind == "gesture":
            gesture, *choices = fact.value.split()
            gestures.setdefault(fact.box, {})[gesture] = tuple(choices)
    return tuple(
        Handle(_in_file(fact.box, scale), fact.value, gestures.get(fact.box, {}))
        for fact in canvas.facts
        if fact.kind == "handle"
    )


def find_changes(scene: Scene, canvas: Canvas) -> tuple[tuple[int, int, int, int], ...]:
    """Return the boxes of the pieces that the latest turn has changed, in drawing order."""
    scale = _file_scale(scene, canvas)
    boxes = (fact.box for fact in canvas.facts if fact.kind in _CHANGES)
    return tuple(_in_file(box, scale) for box in dict.fromkeys(boxes))


def find_hot_spots(
    rules: Game[Any], view: Any, scene: Scene, canvas: Canvas
) -> tuple[HotSpot, ...]:
    """Return the hot spots of a recorded picture; those with choices come last and lie on top.

    Equal pieces, such as two knights of a player at a place, are hot spots of the same choice.
    """
    seat = find_shown_seat(rules, view, scene)
    offers = [rules.words.offer(view, seat, choice) for choice in rules.legal_choices(view, seat)]
    cards = {place.code: place.card for place in rules.words.places(view, scene.viewer)}
    contents = _find_boxes(canvas.facts, offers)
    legal = {box: spot for box, spot in contents.items() if spot.choices}
    display_width = (
        _PHONE_WIDTH if scene.part != BOARD or scene.shape != LANDSCAPE else _DESKTOP_WIDTH
    )
    min_side = MIN_SIDE * canvas.width / display_width
    scale = _file_scale(scene, canvas)
    grown = dict(zip(legal, _grow_boxes([*legal], min_side, canvas), strict=True))
    order = [*(box for box in contents if box not in legal), *legal]
    return tuple(
        HotSpot(
            _in_file(grown.get(box, box), scale),
            tuple(contents[box].choices),
            contents[box].code,
            cards.get(contents[box].code, ""),
            _in_file(box, scale),
        )
        for box in order
    )


def to_rows(spots: Sequence[HotSpot]) -> Iterator[dict[str, Any]]:
    """Yield hot spots as plain data: a row for each choice; one without choices has a row too."""
    for spot in spots:
        for choice in spot.choices or ("",):
            yield {"choice": choice, "card": spot.card, "box": list(spot.box)}


def _find_boxes(facts: Sequence[Fact], offers: Sequence[Offer]) -> Mapping[Box, _BoxContents]:
    """Return the boxes of hot spots with their codes and choices, in drawing order."""
    code_of = {offer.choice: offer.code for offer in offers}
    placed = {fact.value for fact in facts if fact.kind == "choice"}
    by_code = dict[str, list[str]]()
    for offer in offers:
        if offer.code and offer.choice not in placed:
            by_code.setdefault(offer.code, []).append(offer.choice)
    contents = dict[Box, _BoxContents]()
    for kind, code, box in _find_codes(facts):
        choices = by_code.get(code, []) if kind != "code" else []
        contents.setdefault(box, _BoxContents(code)).add(choices)
    for fact in facts:
        if fact.kind == "choice":
            code = code_of.get(fact.value, "")
            contents.setdefault(fact.box, _BoxContents(code)).add([fact.value])
    return contents


def _find_codes(facts: Sequence[Fact]) -> Iterator[tuple[str, str, Box]]:
    """Yield each code with the box of its thing, and whether it is a ``spot`` or which plate."""
    frames = sorted((fact.box for fact in facts if fact.kind == "frame"), key=_area_of)
    spots = {fact.value for fact in facts if fact.kind == "spot"}
    for kind, code, box, *_ in facts:
        if kind == "spot":
            yield kind, code, box
        elif kind in ("legal", "code") and code not in spots:
            yield kind, code, _frame_around(box, frames)


def _frame_around(plate: Box, frames: Sequence[Box]) -> Box:
    """Return the smallest frame around a plate, or the plate itself."""
    return next((frame for frame in frames if is_inside(plate, frame)), plate)


def _area_of(box: Box) -> float:
    left, top, right, bottom = box
    return (right - left) * (bottom - top)


def _file_scale(scene: Scene, canvas: Canvas) -> float:
    """Return the number of pixels in the file per pixel of the canvas."""
    return min(1.0, (scene.width or canvas.width) / canvas.width)


def _in_file(box: Box, scale: float) -> tuple[int, int, int, int]:
    """Return left, top, width and height of a box in pixels of the scaled file."""
    left, top, right, bottom = (round(edge * scale) for edge in box)
    return left, top, right - left, bottom - top


def _grow_boxes(boxes: Sequence[Box], min_side: float, canvas: Canvas) -> Iterator[Box]:
    """Yield the boxes at least that large, as far as neighbours and the picture allow."""
    grown_boxes = [_grow_box(box, min_side, canvas) for box in boxes]
    for i, box in enumerate(boxes):
        trimmed = grown_boxes[i]
        for j, other in enumerate(boxes):
            if i != j and overlaps(grown_boxes[i], grown_boxes[j]):
                trimmed = _cut_beside(trimmed, box, other)
        yield trimmed


def _grow_box(box: Box, min_side: float, canvas: Canvas) -> Box:
    left, top, right, bottom = box
    left, right = _grow_span(left, right, min_side, canvas.width)
    top, bottom = _grow_span(top, bottom, min_side, canvas.height)
    return left, top, right, bottom


def _grow_span(start: float, stop: float, min_length: float, limit: float) -> tuple[float, float]:
    """Return a span at least that long around the same middle, moved into the picture."""
    margin = max(0.0, min_length - (stop - start)) / 2
    start, stop = start - margin, stop + margin
    shift = max(0.0, -start) - max(0.0, stop - limit)
    return max(0.0, start + shift), min(limit, stop + shift)


def _cut_beside(grown: Box, box: Box, other: Box) -> Box:
    """Cut a box that has grown at the middle of the gap to a neighbour."""
    left, top, right, bottom = grown
    across = max(box[0] - other[2], other[0] - box[2])
    down = max(box[1] - other[3], other[1] - box[3])
    if max(across, down) < 0:
        return grown
    if across >= down:
        if box[0] >= other[2]:
            left = max(left, (box[0] + other[2]) / 2)
        else:
            right = min(right, (box[2] + other[0]) / 2)
    elif box[1] >= other[3]:
        top = max(top, (box[1] + other[3]) / 2)
    else:
        bottom = min(bottom, (box[3] + other[1]) / 2)
    return left, top, right, bottom
