"""The action cards in two rows, and where the story finds them."""

from __future__ import annotations

from engine.core.words.catalogue import Catalogue
from engine.emperor.data import CARD_LETTERS, CARD_WORDS, CARDS, KNIGHT
from engine.emperor.words.card_facts import card_effect
from render.emperor import card_face, round_track
from render.emperor.board_model import EmperorBoard
from render.emperor.board_spots import BoardSpot
from render.emperor.card_face import CardFace
from render.kit import highlights, layout
from render.kit.canvas import Canvas
from render.kit.rect import Rect
from render.kit.story import StoryAnchor, way_from_below

_CARDS_PER_ROW = 7
_CARD_GAP = 14
"""Minimum distance between two cards of a row."""


def face_of(model: EmperorBoard, number: int, *, has_effect: bool = False) -> CardFace:
    """Return what a card shows now; ``has_effect`` adds the words for its effect."""
    view = model.view
    word = CARD_WORDS[number]
    spot = BoardSpot("card", number=number)
    return CardFace(
        number=number,
        name=_short_name(model.words, word),
        left="∞" if number == KNIGHT else str(view.stock[number]),
        held=tuple(
            model.colour_of(seat)
            for seat in view.in_order()
            for card in view.cards[seat]
            if card == number
        ),
        is_legal=CARD_LETTERS[number] in model.legal_codes,
        is_chosen=spot == model.chosen,
        recency=None if spot == model.chosen else model.recency(spot),
        change=None if number == KNIGHT else model.count_change(lambda view: view.stock[number]),
        effect=model.keep_together(model.words.format(card_effect(word))) if has_effect else "",
    )


def _short_name(words: Catalogue, word: str) -> str:
    """Return the name of a card, in a short form if the catalogue has one."""
    key = f"emperor-picture-short-{word}"
    return words.say(key if key in words else f"emperor-card-{word}")


def draw_strip(canvas: Canvas, y: float, model: EmperorBoard, pitch: int) -> None:
    """Draw all cards in two rows of seven from ``y`` down; the last place is the round track."""
    right = layout.WIDTH - layout.MARGIN
    lefts, _ = layout.spread(_CARDS_PER_ROW, layout.MARGIN, right, _CARD_GAP)
    rects = []
    for number in range(len(CARDS)):
        row, column = divmod(number, _CARDS_PER_ROW)
        rects.append(Rect(round(lefts[column]), y + row * pitch, *card_face.SIZE))
    faces = [face_of(model, number) for number in range(len(CARDS))]
    for face, rect in zip(faces, rects, strict=True):
        if face.recency is not None:
            highlights.draw_halo(canvas, rect, card_face.RADIUS, recency=face.recency)
    for face, rect in zip(faces, rects, strict=True):
        card_face.draw(canvas, rect, face)
        locate(rect, face.number, model)
    round_track.draw(canvas, lefts[-1], y + pitch, card_face.SIZE.w, model)


def locate(rect: Rect, number: int, model: EmperorBoard) -> None:
    """Tell the story where a card is: its number stands in the gutter."""
    middle = rect.x - 6, rect.y + card_face.EDGE_WIDTH + card_face.BAND_HEIGHT
    way = way_from_below(rect.x + card_face.EDGE_WIDTH + card_face.PLATE_WIDTH / 2 - 1, rect.bottom)
    model.story.locate(BoardSpot("card", number=number), lambda: StoryAnchor(middle, middle, way))
