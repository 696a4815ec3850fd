"""Cards, players, and one player's own pieces for phones, 800 pixels wide."""

from __future__ import annotations

from engine.emperor.data import CARD_LETTERS, CARD_WORDS, CARDS, CODES, FOR_EMPEROR, NOBODY, SIDES
from engine.emperor.pieces import OWNER
from engine.emperor.rules.election import Ballot
from engine.emperor.state import EmperorState
from render.emperor import cards, pieces, players, round_track
from render.emperor.board_model import EmperorBoard
from render.emperor.crop_page import BOTTOM_MARGIN, LEFT, TOP, WIDTH, page
from render.kit import crop, highlights, layout, panel
from render.kit.canvas import Canvas
from render.kit.highlights import PlateStyle
from render.kit.icons import icon
from render.kit.palette import text_on
from render.kit.panel import PanelTitle
from render.kit.pen import BoxStyle
from render.kit.rect import Rect
from render.kit.sprite import Sprite
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, CODE, DETAIL, SMALL_FIGURE, SUBHEADING

_CARD = (layout.CROP_TILE[0], 200)
_ROW = 92
_PIECE = 68
_CHIP = 62


def cards_part(model: EmperorBoard) -> Canvas:
    """Draw the action cards with their effects in words, and the round track."""
    pitch = _CARD[1] + 16
    rows = crop.rows(len(CARDS) + 1, layout.CROP_THREE)
    canvas = page(model, model.say("part-cards"), rows * pitch - 16)
    corners = list(crop.corners(len(CARDS) + 1, layout.CROP_THREE, TOP, pitch))
    faces = [cards.face(model, number, effect=True) for number in range(len(CARDS))]
    for shown, (x, y) in zip(faces, corners, strict=False):
        if shown.recency is not None:
            highlights.halo(canvas, Rect(x, y, *_CARD), 12, recency=shown.recency)
    for shown, (x, y) in zip(faces, corners, strict=False):
        cards.draw(canvas, x, y, shown, _CARD)
        cards.locate(x, y, shown.number, model, _CARD)
    x, y = corners[-1]
    round_track.draw(canvas, x, y + 40, _CARD[0], model)
    return canvas


def players_part(model: EmperorBoard) -> Canvas:
    """Draw every player's panel, the emperor's first."""

    def draw(canvas: Canvas, y: int, seat: int) -> None:
        players.draw(canvas, crop.panel(y), model, seat)

    return crop.players(
        model, model.panel_order(model.view.in_order()), draw, bottom_margin=BOTTOM_MARGIN
    )


def player_part(model: EmperorBoard, seat: int, caption: str) -> Canvas:
    """Draw one player's panel, pieces, cards, and (only to that player) the vote."""
    rows, held = owned(model, seat), model.view.cards[seat]
    vote = own_vote(model) if seat == model.scene.viewer else ""
    tops = [TOP + layout.PANEL_PITCH]
    tops.append(tops[0] + (56 + len(rows) * _ROW if rows else 0))
    tops.append(tops[1] + (62 + -(-len(held) // 2) * (_CHIP + 12) if held else 0))
    height = tops[2] + (92 if vote else 0) - TOP
    canvas = page(model, caption, height)
    players.draw(canvas, crop.panel(TOP), model, seat)
    if rows:
        crop.subheading(canvas, tops[0] + 24, model.say("own-pieces"))
    for i, (code, found) in enumerate(rows):
        _draw_row(canvas, tops[0] + 56 + i * _ROW, code, found)
    if held:
        crop.subheading(canvas, tops[1] + 24, model.say("own-cards"))
    for i, card in enumerate(held):
        x = layout.CROP_TWO[i % 2]
        _draw_chip(canvas, x, tops[1] + 56 + i // 2 * (_CHIP + 12), card, model)
    if vote:
        _draw_own_vote(canvas, tops[2] + 8, vote, model)
    return canvas


def owned(model: EmperorBoard, seat: int) -> list[tuple[str, list[Sprite]]]:
    """Return a player's pieces: those on the throne (code ""), then by electorate."""
    view = model.view
    rows = [
        (CODES[electorate], _pieces(model, seat, electorate)) for electorate in range(len(CODES))
    ]
    if view.throne != NOBODY and OWNER[view.throne] == seat:
        rows.insert(0, ("", [model.noble(view.throne, _PIECE)]))
    return [(code, found) for code, found in rows if found]


def _pieces(model: EmperorBoard, seat: int, electorate: int) -> list[Sprite]:
    view: EmperorState = model.view
    row = (view.electors[electorate], *view.places[electorate])
    own_pieces = [piece for piece in row if piece != NOBODY and OWNER[piece] == seat]
    found = [model.piece(piece, _PIECE) for piece in own_pieces]
    if view.castles[electorate] == seat:
        found.append(pieces.knight(model.colour(seat), _PIECE))
    found += [model.city(city, 60) for city in view.cities[electorate] if city == seat]
    if (view.eminence, view.eminence_at) == (seat, electorate):
        found.append(pieces.eminence(model.colour(seat), _PIECE))
    return found


def _draw_row(canvas: Canvas, y: float, code: str, found: list[Sprite]) -> None:
    """Draw an electorate's plate (or the crown of the throne) and the pieces there."""
    if code:
        highlights.plate(canvas, LEFT, y + 12, code, False, PlateStyle(w=112, framed=True))
    else:
        canvas.put(icon("imperial-crown", 50), LEFT + 52, y + 36)
    for i, sprite in enumerate(found):
        canvas.put(sprite, LEFT + 124 + i * 78, y)


def _draw_chip(canvas: Canvas, x: float, y: float, card: int, model: EmperorBoard) -> None:
    """Draw a bought card: code, icon and name on its colour."""
    fill = cards.BANDS[CARDS[card].colour]
    ink, word = text_on(fill), CARD_WORDS[card]
    canvas.box(x, y, layout.CROP_TWO_WIDTH, _CHIP, BoxStyle(12, fill, "ink", thick=2.5), shadow=4)
    canvas.text(
        x + 30, y + 28, CARD_LETTERS[card], TextStyle(CODE, ink, "black"), align="m", on=fill
    )
    canvas.put(icon(cards.ICONS[word], 42, ink), x + 84, y + _CHIP / 2, fill)
    name = model.words.say(f"emperor-card-{word}")
    room = layout.CROP_TWO_WIDTH - 120 - 16
    canvas.text(
        x + 118, y + _CHIP / 2, name, TextStyle(BODY, ink, min_size=DETAIL), on=fill, max_width=room
    )


# The vote


def own_vote(model: EmperorBoard) -> str:
    """Return the side the viewer has voted for, or "" if the view does not have it."""
    asked, viewer = model.view.stack[-1] if model.view.stack else None, model.scene.viewer
    if not isinstance(asked, Ballot) or viewer is None:
        return ""
    answer = asked.given(viewer)
    return str(answer) if answer in SIDES else ""


def _draw_own_vote(canvas: Canvas, y: float, side: str, model: EmperorBoard) -> None:
    symbol = "imperial-crown" if side == FOR_EMPEROR else "crossed-swords"
    title = PanelTitle(model.say("own-ballot"), (24, 36), size=SUBHEADING)
    span = panel.titled(canvas, Rect(LEFT, y, WIDTH, 72), title)
    canvas.put(icon(symbol, 42), LEFT + 24 + span + 44, y + 36, "panel")
    label = model.say(side)
    canvas.text(
        LEFT + 24 + span + 78, y + 36, label, TextStyle(SMALL_FIGURE, font="black"), on="panel"
    )
