"""The action cards: code, price, copies left and buyers."""

from __future__ import annotations

from dataclasses import dataclass

from engine.core.words.catalogue import Catalogue
from engine.emperor.data import (
    CARD_LETTERS,
    CARD_WORDS,
    CARDS,
    COUPLE_PRICE,
    KNIGHT,
    PERMIT,
    Card,
)
from engine.emperor.words.choices import card_effect
from render.emperor import round_track
from render.emperor.board_model import EmperorBoard
from render.emperor.targets import BoardSpot
from render.kit import (
    card_frame,
    count_changes,
    goods,
    highlights,
    layout,
    names,
    text,
    tokens,
)
from render.kit.canvas import Canvas
from render.kit.card_frame import FrameStyle
from render.kit.count_changes import CountChange
from render.kit.highlights import Recency
from render.kit.icons import icon_sprite
from render.kit.names import TileNameStyle
from render.kit.palette import ink_on
from render.kit.pen import BoxStyle
from render.kit.rect import Rect, Size
from render.kit.story import Spot, way_from_below
from render.kit.text import TextStyle
from render.kit.type_scale import DETAIL, HEADING

SIZE = Size(203, 110)
_EDGE_WIDTH = 2
"""Width of the outline."""
_PLATE_WIDTH = 50
"""Width of the plate with the code."""
_BAND_HEIGHT = 48
_BAND_MIDDLE = _EDGE_WIDTH + _BAND_HEIGHT / 2
_ICON_MIDDLE, _ICON_SIZE = 80, 36
_COIN_MIDDLE, _COIN_SIZE = 26, 32
"""Middle of the coin, from the right edge, and its size."""
_PRICE_RIGHT = 47
"""Right edge of the price, from that of the card."""
_LEFT_MARGIN, _RIGHT_MARGIN = 12, 10
"""Margins of the text below the band."""
_EFFECT_TOP, _EFFECT_LEADING, _EFFECT_LINES = 128, 27, 3
"""Middle of the effect's first line, and the distance and number of its lines."""
_RADIUS = 12
_NAME_MIDDLE = 80
"""Middle of name and copies left when they share a line."""
_CHANGED_HEIGHT, _CHANGED_INSET, _NAME_GAP = 46, 7, 6
"""Height of the chip of a change beside the copies left, and the distance of both from its edges;
minimum gap between a name and what is right of it."""
_COPIES_SIZE, _STACKED_COPIES_SIZE = 31, 27
"""Text size of the copies left."""
_UPPER_MIDDLE, _LOWER_MIDDLE = _BAND_HEIGHT + 17, _BAND_HEIGHT + 44
"""Middles of name and tokens when they are stacked."""
_NAME_SIZE, _TOKEN_SIZE, _TOKEN_STEP = 23, 26, 28
"""Size of a name above tokens, size of a token, and the distance between tokens."""
_TALL_LETTERS = {"g": (40, 6), "j": (34, 5)}
"""Size and rise of codes with descenders; the others are as large as they can be."""
ICONS = {
    "rival": "crossed-swords",
    "doctor": "heart-plus",
    "move": "walking-boot",
    "pope": "pope-crown",
    "church": "gothic-cross",
    "excommunication": "candle-light",
    "eminence": "cowled",
    "indulgence": "tied-scroll",
    "permit": "scroll-unfurled",
    "ordinance": "medieval-village-01",
    "promotion": "rank-3",
    "daughter": "linked-rings",
    "knight": "visored-helm",
}
BANDS = {"blue": "cprestige", "red": "cneutral", "": "cstone"}


@dataclass(frozen=True, slots=True)
class CardFace:
    """The contents of a card's picture."""

    number: int
    name: str
    left: str
    held: tuple[str, ...]
    legal: bool
    chosen: bool
    recency: Recency | None
    change: CountChange | None = None
    effect: str = ""

    @property
    def card(self) -> Card:
        """The card's data."""
        return CARDS[self.number]

    @property
    def off(self) -> bool:
        """Whether it is sold out, and not available through the privilege of Trier either."""
        return self.left == "0" and not (self.legal or self.chosen)

    @property
    def ink(self) -> str:
        """The colour of its text."""
        return "ink2" if self.off else "ink"

    @property
    def price(self) -> str:
        """Its price as text."""
        return price_of(self.number)


def price_of(number: int) -> str:
    """Return the price in thalers; that of a Permit for a single and for a couple."""
    price = str(CARDS[number].price)
    return f"{price}/{COUPLE_PRICE}" if number == PERMIT else price


def face_of(model: EmperorBoard, number: int, *, effect: bool = False) -> CardFace:
    """Return what a card shows now; ``effect`` adds the words for its effect."""
    view, word, spot = model.view, CARD_WORDS[number], BoardSpot("card", number=number)
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
        legal=CARD_LETTERS[number] in model.legal,
        chosen=spot == model.chosen,
        recency=None if spot == model.chosen else model.recency(spot),
        change=None if number == KNIGHT else model.count_change(lambda view: view.stock[number]),
        effect=model.keep_together(model.words.format(card_effect(word))) if effect else "",
    )


def _short_name(words: Catalogue, word: str) -> str:
    """Return the name of a card, in a short form if the catalogue has one."""
    key = f"emperor-picture-short-{word}"
    return words.say(key if key in words else f"emperor-card-{word}")


def draw_strip(canvas: Canvas, y: float, model: EmperorBoard, pitch: int) -> None:
    """Draw all cards in two rows of seven from ``y`` down; the last place is the round track."""
    lefts, _ = layout.spread(7, layout.MARGIN, layout.WIDTH - layout.MARGIN, 14)
    rects = [Rect(round(lefts[i % 7]), y + i // 7 * pitch, *SIZE) for i in range(len(CARDS))]
    faces = [face_of(model, number) for number in range(len(CARDS))]
    for shown, rect in zip(faces, rects, strict=True):
        if shown.recency is not None:
            highlights.draw_halo(canvas, rect, _RADIUS, recency=shown.recency)
    for shown, rect in zip(faces, rects, strict=True):
        draw(canvas, rect, shown)
        locate(rect, shown.number, model)
    round_track.draw(canvas, lefts[-1], y + pitch, SIZE.w, model)


def locate(rect: Rect, number: int, model: EmperorBoard) -> None:
    """Tell the story where a card is: its number stands in the gutter."""
    middle = rect.x - 6, rect.y + _EDGE_WIDTH + _BAND_HEIGHT
    way = way_from_below(rect.x + _EDGE_WIDTH + _PLATE_WIDTH / 2 - 1, rect.bottom)
    model.story.locate(BoardSpot("card", number=number), lambda: Spot(middle, middle, way))


def draw(canvas: Canvas, rect: Rect, shown: CardFace) -> None:
    """Draw a card: band with code, icon and price; below it name, copies left and buyers."""
    line, body = ("ink3", "panel") if shown.off else ("ink", "tile")
    band = "line" if shown.off else BANDS[shown.card.colour]
    if shown.chosen:
        highlights.draw_chosen_frame(canvas, rect, _RADIUS)
    frame = FrameStyle(
        line=line, body=body, radius=_RADIUS, band_height=_BAND_HEIGHT, plate_width=_PLATE_WIDTH
    )
    card_frame.draw(canvas, *rect, band, frame)
    _draw_code(canvas, rect, shown, body, line)
    _draw_band(canvas, rect, shown, band)
    _draw_stock(canvas, rect, shown, body)
    if shown.effect:
        _draw_effect(canvas, rect, shown.effect, body)
    if shown.legal:
        highlights.draw_ring(canvas, rect, _RADIUS, CARD_LETTERS[shown.number])


def _draw_band(canvas: Canvas, rect: Rect, shown: CardFace, band: str) -> None:
    """Draw icon and price on the band."""
    ink, middle = shown.ink if shown.off else ink_on(band), rect.y + _BAND_MIDDLE
    glyph = icon_sprite(ICONS[CARD_WORDS[shown.number]], _ICON_SIZE, ink)
    canvas.put(glyph, rect.x + _ICON_MIDDLE, middle, band)
    canvas.put(goods.good_sprite("denier", _COIN_SIZE), rect.right - _COIN_MIDDLE, middle, band)
    style = TextStyle(HEADING, ink, "black")
    canvas.text(rect.right - _PRICE_RIGHT, middle, shown.price, style, align="r", on=band)


def _draw_effect(canvas: Canvas, rect: Rect, effect: str, body: str) -> None:
    """Draw the effect in words."""
    room = rect.w - 2 * _LEFT_MARGIN
    lines = text.wrap(effect, DETAIL, room, _EFFECT_LINES, language=canvas.language)
    for i, line in enumerate(lines):
        middle = rect.y + _EFFECT_TOP + i * _EFFECT_LEADING
        canvas.text(rect.x + _LEFT_MARGIN, middle, line, TextStyle(DETAIL, "ink2"), on=body)


def _draw_code(canvas: Canvas, rect: Rect, shown: CardFace, body: str, line: str) -> None:
    """Draw the code plate; letters with descenders are raised, the tallest one is smaller."""
    code = CARD_LETTERS[shown.number]
    fill, ink = ("act", "white") if shown.legal else (body, shown.ink)
    plate = Rect(rect.x + _EDGE_WIDTH, rect.y + _EDGE_WIDTH, _PLATE_WIDTH, _BAND_HEIGHT)
    style = BoxStyle(_RADIUS - _EDGE_WIDTH, fill, corners=(True, False, False, False))
    canvas.box(*plate, style, on=line)
    if shown.legal:
        canvas.fill(plate.right - 3, plate.y, 3, plate.h, body)
    size, rise = _TALL_LETTERS.get(code, (40, 0))
    letters = TextStyle(size, ink, "black")
    canvas.text(plate.cx - 1, plate.cy - rise, code, letters, align="m", on=fill)
    canvas.record("legal" if shown.legal else "code", code, plate.box)


def _draw_stock(canvas: Canvas, rect: Rect, shown: CardFace, body: str) -> None:
    """Draw name and copies left, stacked if there are buyers or the name is long."""
    x, y, right = rect.x, rect.y, rect.right - _RIGHT_MARGIN
    left, change, on = f"×{shown.left}", shown.change, body
    after = count_changes.width_beside(canvas, change, count_changes.SIZE)
    span = canvas.text_width(left, _COPIES_SIZE, "black") + after
    room = right - x - _LEFT_MARGIN - span - _NAME_GAP - (2 * _CHANGED_INSET if change else 0)
    if shown.held or not _fits(canvas, shown.name, room):
        _draw_stacked(canvas, rect, shown, body)
        return
    if change:
        whole = Rect.around(right - span / 2, y + _NAME_MIDDLE, span, _CHANGED_HEIGHT)
        chip = whole.inset(-_CHANGED_INSET)
        count_changes.draw_chip_beside(canvas, chip, change, count_changes.SIZE, body)
        on = change.ground
    style = TextStyle(_COPIES_SIZE, shown.ink, "black")
    canvas.text(right - after, y + _NAME_MIDDLE, left, style, align="r", on=on)
    leading = _EFFECT_LEADING if shown.effect else 24
    name_style = TileNameStyle(colour=shown.ink, leading=leading)
    names.draw_tile_name(
        canvas, x + _LEFT_MARGIN, y + _NAME_MIDDLE, shown.name, room, name_style, on=body
    )


def _fits(canvas: Canvas, name: str, room: float) -> bool:
    """Return whether a name fits one line, or two without breaking a word."""
    size = canvas.floor
    one = canvas.text_width(name, size) <= room
    return one or text.break_in_two(name, size, room, "sans", canvas.language) is not None


def _draw_stacked(canvas: Canvas, rect: Rect, shown: CardFace, body: str) -> None:
    """Draw the name above the buyers' tokens, with the copies beside one of them."""
    upper, lower = rect.y + _UPPER_MIDDLE, rect.y + _LOWER_MIDDLE
    left, right = f"×{shown.left}", rect.right - _RIGHT_MARGIN
    width = rect.w - _LEFT_MARGIN - _RIGHT_MARGIN
    span = canvas.text_width(left, _STACKED_COPIES_SIZE, "black") + 8
    beside = canvas.text_width(shown.name, canvas.floor) <= width - span
    style = TextStyle(_STACKED_COPIES_SIZE, shown.ink, "black")
    canvas.text(right, upper if beside else lower, left, style, align="r", on=body)
    room = width - (span if beside else 0)
    name_style = TileNameStyle(colour=shown.ink, size=_NAME_SIZE)
    names.draw_tile_name(
        canvas, rect.x + _LEFT_MARGIN, upper, shown.name, room, name_style, on=body
    )
    right -= 0 if beside else span
    for i, colour in enumerate(reversed(shown.held)):
        token, cx = (
            tokens.token_sprite(colour, _TOKEN_SIZE, False),
            right - _TOKEN_SIZE / 2 - i * _TOKEN_STEP,
        )
        canvas.put(token, cx, lower, body)
    if shown.change:
        right -= _TOKEN_STEP * len(shown.held)
        half = 10 + canvas.text_width(shown.change.text, count_changes.SIZE, "black") / 2
        count_changes.draw_chip(
            canvas, right - 4 - half, lower, shown.change.text, recency=shown.change.recency
        )
