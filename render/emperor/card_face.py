"""An action card: code, icon and price on a band; below it name, copies left and buyers."""

from __future__ import annotations

from dataclasses import dataclass

from engine.emperor.data import CARD_LETTERS, CARD_WORDS, CARDS, COUPLE_PRICE, PERMIT, Card
from render.kit import card_frame, count_changes, goods, highlights, names, text, tokens
from render.kit.cached_parts import draw_cached
from render.kit.canvas import Canvas
from render.kit.card_frame import FrameStyle
from render.kit.count_changes import CountChange
from render.kit.highlights import Recency
from render.kit.icons import icon_sprite
from render.kit.names import TileNameStyle
from render.kit.palette import ink_on
from render.kit.pen import BoxStyle
from render.kit.rect import Rect, Size
from render.kit.rounded_boxes import RoundedBox
from render.kit.text import TextStyle
from render.kit.type_scale import DETAIL, HEADING

SIZE = Size(203, 110)
RADIUS = 12
_SHADOW = 5
"""Height of the shadow below a card."""
EDGE_WIDTH = 2
"""Width of the outline."""
PLATE_WIDTH = 50
"""Width of the plate with the code."""
BAND_HEIGHT = 48
_BAND_MIDDLE = EDGE_WIDTH + BAND_HEIGHT / 2
_LIT_PLATE_EDGE = 3
"""Width of the light line at the right edge of a lit plate."""
_ICON_SIZE = 36
_ICON_MIDDLE = 80
"""Middle of the icon, from the left edge."""
_COIN_SIZE = 32
_COIN_FROM_RIGHT = 26
"""Distance of the middle of the coin from the right edge."""
_PRICE_RIGHT_MARGIN = 47
"""Distance of the end of the price from the right edge."""
_TEXT_LEFT = 12
"""Distance of the text below the band from the left edge."""
_TEXT_RIGHT_MARGIN = 10
"""Distance of the text below the band from the right edge."""
_EFFECT_TOP = 128
"""Middle of the first line of the effect."""
_EFFECT_LEADING = 27
"""Distance between two lines of the effect, and of a name above it."""
_EFFECT_LINES = 3
"""Maximum number of lines of the effect."""
_NAME_LEADING = 24
"""Distance between the two lines of a name."""
_NAME_MIDDLE = 80
"""Middle of name and copies left when they share a line."""
_CHIP_HEIGHT = 46
"""Height of the chip behind changed copies left."""
_CHIP_PADDING = 7
"""Distance of the copies left and their change from the edges of that chip."""
_NAME_GAP = 6
"""Minimum distance between a name and what is right of it."""
_COPIES_SIZE = 31
"""Text size of the copies left."""
_STACKED_COPIES_SIZE = 27
"""Text size of the copies left, if they are beside the buyers' tokens."""
_STACKED_GAP = 8
"""Distance of the copies left from a name or token at their left."""
_UPPER_MIDDLE = BAND_HEIGHT + 17
"""Middle of a name above tokens."""
_LOWER_MIDDLE = BAND_HEIGHT + 44
"""Middle of tokens below a name."""
_STACKED_NAME_SIZE = 23
"""Text size of a name above tokens."""
_TOKEN_SIZE = 26
_TOKEN_STEP = 28
"""Distance between the middles of two tokens."""
_CODE_SIZE = 40
_TALL_LETTERS = {"g": (40, 6), "j": (34, 5)}
"""Size and rise of the codes with descenders; the others have ``_CODE_SIZE`` and no rise."""
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
    is_legal: bool
    is_chosen: bool
    recency: Recency | None
    change: CountChange | None = None
    effect: str = ""

    @property
    def card(self) -> Card:
        """The card's data."""
        return CARDS[self.number]

    @property
    def is_sold_out(self) -> bool:
        """Whether it is sold out, and not available through the privilege of Trier either."""
        return self.left == "0" and not (self.is_legal or self.is_chosen)

    @property
    def ink(self) -> str:
        """The colour of its text."""
        return "ink2" if self.is_sold_out else "ink"

    @property
    def price(self) -> str:
        """Its price as text."""
        return price_of(self.number)


def price_of(number: int) -> str:
    """Return the price in thalers; that of a Permit for a single and for a couple."""
    price = str(CARDS[number].price)
    return f"{price}/{COUPLE_PRICE}" if number == PERMIT else price


def draw(canvas: Canvas, rect: Rect, face: CardFace) -> None:
    """Draw a card: band with code, icon and price; below it name, copies left and buyers."""
    if face.is_chosen:
        highlights.draw_chosen_frame(canvas, rect, RADIUS)
    draw_cached(canvas, rect, face, _draw_card, RoundedBox(_frame_of(face).box, _SHADOW))
    if face.is_legal:
        highlights.draw_ring(canvas, rect, RADIUS, CARD_LETTERS[face.number])


def _frame_of(face: CardFace) -> FrameStyle:
    line, body = ("ink3", "panel") if face.is_sold_out else ("ink", "tile")
    return FrameStyle(
        line=line,
        body=body,
        radius=RADIUS,
        band_height=BAND_HEIGHT,
        plate_width=PLATE_WIDTH,
        shadow=_SHADOW,
    )


def _draw_card(canvas: Canvas, rect: Rect, face: CardFace) -> None:
    """Draw a card without the highlights around it."""
    frame = _frame_of(face)
    band = "line" if face.is_sold_out else BANDS[face.card.colour]
    card_frame.draw(canvas, rect, band, frame)
    _draw_code(canvas, rect, face, frame.body, frame.line)
    _draw_band(canvas, rect, face, band)
    _draw_stock(canvas, rect, face, frame.body)
    if face.effect:
        _draw_effect(canvas, rect, face.effect, frame.body)


def _draw_band(canvas: Canvas, rect: Rect, face: CardFace, band: str) -> None:
    """Draw icon and price on the band."""
    ink = face.ink if face.is_sold_out else ink_on(band)
    middle = rect.y + _BAND_MIDDLE
    glyph = icon_sprite(ICONS[CARD_WORDS[face.number]], _ICON_SIZE, ink)
    canvas.put(glyph, (rect.x + _ICON_MIDDLE, middle), band)
    canvas.put(
        goods.good_sprite("denier", _COIN_SIZE), (rect.right - _COIN_FROM_RIGHT, middle), band
    )
    style = TextStyle(HEADING, ink, "black")
    canvas.text(
        (rect.right - _PRICE_RIGHT_MARGIN, middle), face.price, style, align="right", on=band
    )


def _draw_effect(canvas: Canvas, rect: Rect, effect: str, body: str) -> None:
    """Draw the effect in words."""
    room = rect.w - 2 * _TEXT_LEFT
    style = TextStyle(DETAIL, "ink2")
    lines = text.wrap(effect, DETAIL, room, _EFFECT_LINES, language=canvas.language)
    for i, line in enumerate(lines):
        middle = rect.y + _EFFECT_TOP + i * _EFFECT_LEADING
        canvas.text((rect.x + _TEXT_LEFT, middle), line, style, on=body)


def _draw_code(canvas: Canvas, rect: Rect, face: CardFace, body: str, line: str) -> None:
    """Draw the code plate; letters with descenders are raised, the tallest one is smaller."""
    code = CARD_LETTERS[face.number]
    fill, ink = ("act", "white") if face.is_legal else (body, face.ink)
    plate = Rect(rect.x + EDGE_WIDTH, rect.y + EDGE_WIDTH, PLATE_WIDTH, BAND_HEIGHT)
    style = BoxStyle(RADIUS - EDGE_WIDTH, fill, corners=(True, False, False, False))
    canvas.box(plate, style, on=line)
    if face.is_legal:
        edge = plate.right - _LIT_PLATE_EDGE
        canvas.fill(Rect(edge, plate.y, _LIT_PLATE_EDGE, plate.h), body)
    size, rise = _TALL_LETTERS.get(code, (_CODE_SIZE, 0))
    text_style = TextStyle(size, ink, "black")
    canvas.text((plate.cx - 1, plate.cy - rise), code, text_style, align="middle", on=fill)
    canvas.record("legal" if face.is_legal else "code", code, plate.box)


def _draw_stock(canvas: Canvas, rect: Rect, face: CardFace, body: str) -> None:
    """Draw name and copies left, stacked if there are buyers or the name is long."""
    left = rect.x + _TEXT_LEFT
    right = rect.right - _TEXT_RIGHT_MARGIN
    middle = rect.y + _NAME_MIDDLE
    copies = f"×{face.left}"
    change = face.change
    on = body
    after = count_changes.width_beside(canvas, change, count_changes.SIZE)
    span = canvas.text_width(copies, _COPIES_SIZE, "black") + after
    room = right - left - span - _NAME_GAP - (2 * _CHIP_PADDING if change else 0)
    if face.held or not _fits(canvas, face.name, room):
        _draw_stacked(canvas, rect, face, body)
        return
    if change:
        whole = Rect.around(right - span / 2, middle, span, _CHIP_HEIGHT)
        chip = whole.inset(-_CHIP_PADDING)
        count_changes.draw_chip_beside(canvas, chip, change, count_changes.SIZE, body)
        on = change.ground
    style = TextStyle(_COPIES_SIZE, face.ink, "black")
    canvas.text((right - after, middle), copies, style, align="right", on=on)
    leading = _EFFECT_LEADING if face.effect else _NAME_LEADING
    name_style = TileNameStyle(colour=face.ink, leading=leading, on=body)
    names.draw_tile_name(canvas, left, middle, face.name, room, name_style)


def _fits(canvas: Canvas, name: str, room: float) -> bool:
    """Return whether a name fits one line, or two without breaking a word."""
    size = canvas.floor
    in_one_line = canvas.text_width(name, size) <= room
    return in_one_line or text.break_in_two(name, size, room, "sans", canvas.language) is not None


def _draw_stacked(canvas: Canvas, rect: Rect, face: CardFace, body: str) -> None:
    """Draw the name above the buyers' tokens, with the copies beside one of them."""
    upper = rect.y + _UPPER_MIDDLE
    lower = rect.y + _LOWER_MIDDLE
    left = rect.x + _TEXT_LEFT
    right = rect.right - _TEXT_RIGHT_MARGIN
    copies = f"×{face.left}"
    span = canvas.text_width(copies, _STACKED_COPIES_SIZE, "black") + _STACKED_GAP
    beside_name = canvas.text_width(face.name, canvas.floor) <= right - left - span
    style = TextStyle(_STACKED_COPIES_SIZE, face.ink, "black")
    canvas.text((right, upper if beside_name else lower), copies, style, align="right", on=body)
    room = right - left - (span if beside_name else 0)
    name_style = TileNameStyle(colour=face.ink, size=_STACKED_NAME_SIZE, on=body)
    names.draw_tile_name(canvas, left, upper, face.name, room, name_style)
    end = right - (0 if beside_name else span)
    for i, colour in enumerate(reversed(face.held)):
        token = tokens.token_sprite(colour, _TOKEN_SIZE, is_lifted=False)
        canvas.put(token, (end - _TOKEN_SIZE / 2 - i * _TOKEN_STEP, lower), body)
    if face.change:
        end -= _TOKEN_STEP * len(face.held)
        label, recency = face.change.text, face.change.recency
        half = count_changes.chip_width(canvas, label) / 2
        count_changes.draw_chip(canvas, end - 4 - half, lower, label, recency=recency)
