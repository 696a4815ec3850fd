"""One player's own pieces, cards and vote for phones, 800 pixels wide."""

from __future__ import annotations

from engine.emperor.data import CARD_LETTERS, CARD_WORDS, CARDS, CODES, FOR_EMPEROR, NOBODY, SIDES
from engine.emperor.pieces import OWNER
from engine.emperor.rules.election import Ballot
from engine.emperor.state import EmperorState
from render.emperor import card_face, pieces, players
from render.emperor.board_model import EmperorBoard
from render.emperor.crop_page import LEFT, TOP, WIDTH, new_page
from render.kit import crop, layout, names, plates, titled_panel
from render.kit.canvas import Canvas
from render.kit.icons import icon_sprite
from render.kit.names import TileNameStyle
from render.kit.palette import ink_on
from render.kit.pen import BoxStyle
from render.kit.plates import PlateStyle
from render.kit.rect import Rect
from render.kit.sprite import Sprite
from render.kit.text import TextStyle
from render.kit.titled_panel import PanelTitle
from render.kit.type_scale import BODY, CODE, DETAIL, SMALL_FIGURE, SUBHEADING

_ROW_HEIGHT = 92
"""Height of a row of pieces."""
_PIECE_SIZE = 68
_PIECE_PITCH = 78
"""Distance between two pieces."""
_CITY_SIZE = 60
_PLATE = (12, 112)
"""Top and width of the plate of a row."""
_FIRST_PIECE = 124
"""Left edge of the first piece of a row."""
_CROWN_MIDDLE = (52, 36)
"""Middle of the crown in the row of the throne."""
_HEADING_MIDDLE = 24
"""Middle of a subheading."""
_HEADING_HEIGHT = 56
"""Height of a subheading, down to what is below it."""
_CROWN_SIZE = 50
"""Size of the crown that stands for the throne."""
_ICON_SIZE = 42
"""Size of the icons of cards and of the vote."""
_CHIPS_MARGIN = 6
"""Height that is kept free beside the chips of a player's cards."""
_CHIP_RADIUS = 12
_CHIP_LINE_WIDTH = 2.5
_CHIP_SHADOW = 4
_CHIP_HEIGHT = 62
_CHIP_GAP = 12
_CHIP_CODE = (30, 28)
"""Middle of a chip's code."""
_CHIP_LEADING = 24
"""Distance of two lines of the name of a card."""
_CHIP_ICON_MIDDLE = 84
_CHIP_NAME = (118, 18)
"""Distances of a chip's name from both edges."""
_VOTE_HEIGHT = 72
"""Height of the vote's panel."""
_VOTE_TOP_MARGIN = 8
_VOTE_MARGINS = 20
"""Height above and below the vote's panel together."""
_VOTE_TITLE = (24, 36)
"""Left edge and middle of the vote's title."""
_VOTE_ICON_MIDDLE = 44
"""Middle of the side's icon, after the title."""
_VOTE_SIDE_LEFT = 78
"""Left edge of the side, after the title."""


def draw_player_part(model: EmperorBoard, seat: int, caption: str) -> Canvas:
    """Draw one player's panel, pieces, cards, and (only to that player) the vote."""
    rows = _pieces_by_place(model, seat)
    held = model.view.cards[seat]
    vote = _own_ballot(model) if seat == model.scene.viewer else ""
    pieces_top = TOP + layout.PANEL_PITCH
    cards_top = pieces_top + (_HEADING_HEIGHT + len(rows) * _ROW_HEIGHT if rows else 0)
    chip_rows = crop.row_count(len(held), layout.CROP_TWO)
    pitch = _CHIP_HEIGHT + _CHIP_GAP
    vote_top = cards_top + (_HEADING_HEIGHT + _CHIPS_MARGIN + chip_rows * pitch if held else 0)
    height = vote_top + (_VOTE_HEIGHT + _VOTE_MARGINS if vote else 0) - TOP
    canvas = new_page(model, caption, height)
    players.draw(canvas, crop.panel_box(TOP), model, seat)
    if rows:
        crop.draw_subheading(canvas, pieces_top + _HEADING_MIDDLE, model.say("own-pieces"))
    for i, (code, sprites) in enumerate(rows):
        _draw_row(canvas, pieces_top + _HEADING_HEIGHT + i * _ROW_HEIGHT, code, sprites)
    if held:
        crop.draw_subheading(canvas, cards_top + _HEADING_MIDDLE, model.say("own-cards"))
    corners = crop.grid_corners(len(held), layout.CROP_TWO, cards_top + _HEADING_HEIGHT, pitch)
    for card, (x, y) in zip(held, corners, strict=True):
        _draw_chip(canvas, x, y, card, model)
    if vote:
        _draw_own_vote(canvas, vote_top + _VOTE_TOP_MARGIN, vote, model)
    return canvas


def _pieces_by_place(model: EmperorBoard, seat: int) -> list[tuple[str, list[Sprite]]]:
    """Return a player's pieces: those on the throne (code ""), then by electorate."""
    view = model.view
    rows = [
        (CODES[electorate], _sprites_in(model, seat, electorate))
        for electorate in range(len(CODES))
    ]
    if view.throne != NOBODY and OWNER[view.throne] == seat:
        rows.insert(0, ("", [model.noble_sprite(view.throne, _PIECE_SIZE)]))
    return [(code, sprites) for code, sprites in rows if sprites]


def _sprites_in(model: EmperorBoard, seat: int, electorate: int) -> list[Sprite]:
    view: EmperorState = model.view
    row = (view.electors[electorate], *view.places[electorate])
    own_pieces = [piece for piece in row if piece != NOBODY and OWNER[piece] == seat]
    sprites = [model.piece_sprite(piece, _PIECE_SIZE) for piece in own_pieces]
    if view.castles[electorate] == seat:
        sprites.append(pieces.knight_sprite(model.colour_of(seat), _PIECE_SIZE))
    sprites += [
        model.city_sprite(city, _CITY_SIZE) for city in view.cities[electorate] if city == seat
    ]
    if (view.eminence, view.eminence_at) == (seat, electorate):
        sprites.append(pieces.eminence_sprite(model.colour_of(seat), _PIECE_SIZE))
    return sprites


def _draw_row(canvas: Canvas, y: float, code: str, sprites: list[Sprite]) -> None:
    """Draw an electorate's plate (or the crown of the throne) and the pieces there."""
    if code:
        top, width = _PLATE
        plate = PlateStyle(w=width, has_outline=True)
        plates.draw_plate(canvas, (LEFT, y + top), code, plate, is_legal=False)
    else:
        dx, dy = _CROWN_MIDDLE
        canvas.put(icon_sprite("imperial-crown", _CROWN_SIZE), (LEFT + dx, y + dy))
    for i, sprite in enumerate(sprites):
        canvas.put(sprite, (LEFT + _FIRST_PIECE + i * _PIECE_PITCH, y))


def _draw_chip(canvas: Canvas, x: float, y: float, card: int, model: EmperorBoard) -> None:
    """Draw a bought card: code, icon and name on its colour."""
    fill = card_face.BANDS[CARDS[card].colour]
    ink = ink_on(fill)
    word = CARD_WORDS[card]
    canvas.box(
        Rect(x, y, layout.CROP_TWO_WIDTH, _CHIP_HEIGHT),
        BoxStyle(_CHIP_RADIUS, fill, "ink", line_width=_CHIP_LINE_WIDTH),
        shadow=_CHIP_SHADOW,
    )
    dx, dy = _CHIP_CODE
    code_style = TextStyle(CODE, ink, "black")
    canvas.text((x + dx, y + dy), CARD_LETTERS[card], code_style, align="middle", on=fill)
    middle = y + _CHIP_HEIGHT / 2
    left, end = _CHIP_NAME
    canvas.put(
        icon_sprite(card_face.ICONS[word], _ICON_SIZE, ink), (x + _CHIP_ICON_MIDDLE, middle), fill
    )
    name = model.words.say(f"emperor-card-{word}")
    style = TileNameStyle(ink, BODY, DETAIL, _CHIP_LEADING, on=fill)
    room = layout.CROP_TWO_WIDTH - left - end
    names.draw_tile_name(canvas, x + left, middle, name, room, style)


# The vote


def _own_ballot(model: EmperorBoard) -> str:
    """Return the side the viewer has voted for, or "" if the view does not have it."""
    asked = model.view.stack[-1] if model.view.stack else None
    viewer = model.scene.viewer
    if not isinstance(asked, Ballot) or viewer is None:
        return ""
    answer = asked.given(viewer)
    return str(answer) if answer in SIDES else ""


def _draw_own_vote(canvas: Canvas, y: float, side: str, model: EmperorBoard) -> None:
    symbol = "imperial-crown" if side == FOR_EMPEROR else "crossed-swords"
    title = PanelTitle(model.say("own-ballot"), _VOTE_TITLE, size=SUBHEADING)
    span = titled_panel.draw_titled(canvas, Rect(LEFT, y, WIDTH, _VOTE_HEIGHT), title)
    left, dy = _VOTE_TITLE
    end = LEFT + left + span
    middle = y + dy
    canvas.put(icon_sprite(symbol, _ICON_SIZE), (end + _VOTE_ICON_MIDDLE, middle), "panel")
    style = TextStyle(SMALL_FIGURE, font="black")
    canvas.text((end + _VOTE_SIDE_LEFT, middle), model.say(side), style, on="panel")
