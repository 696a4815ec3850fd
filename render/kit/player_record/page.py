"""The page of a person's results: banner, figures, rating curve, tables, people, badges."""

from __future__ import annotations

from engine.core.registry import game
from engine.core.words.catalogue import Catalogue, catalogue
from engine.core.words.numbers import signed, with_minus_sign
from render.kit import layout
from render.kit.canvas import Canvas, CanvasStyle
from render.kit.encode import encode
from render.kit.palette import COURT, Colour
from render.kit.pen import BoxStyle
from render.kit.player_record import badges, curve, people, tables
from render.kit.player_record.content import PlayerRecord, PlayerRecordScene, ShownRating
from render.kit.rect import Rect
from render.kit.text import TextStyle
from render.kit.type_scale import BODY, CODE, CROP_FLOOR, SCORE, SMALL_FIGURE, TITLE

_FILL: Colour = "vp"
_BANNER = Rect(layout.MARGIN, layout.MARGIN, layout.WIDTH - 2 * layout.MARGIN, 320)
_BANNER_INSET = 48
_NAME_WIDTH = 800.0
_RATING_WIDTH = 580.0
_NAME_SIZE = 104
_MIN_NAME_SIZE = 40
_RATING_SIZE = 160
"""Size of the rating's number, the headline of the page."""
_UPPER_MIDDLE = 56
"""Middle of the first line, from the top."""
_NAME_BELOW_MIDDLE = 4
"""How far the name is below the middle."""
_LAST_LINE_FROM_BOTTOM = 54
"""Middle of the last line, from the bottom."""
_GAMES_GAP = 24
"""Gap between the margin of error of the rating and the number of games behind it."""
_FIGURE_SIZE = 80
"""Text size of the figures below the banner."""
_FIGURES_HEIGHT = 160
_FIGURE_MIDDLE = 60
_CAPTION_FROM_BOTTOM = 38
_CAPTION_MARGINS = 32
"""Width of a figure's panel that its caption leaves free."""
_FIGURES_GAP = 16
_BANNER_RADIUS = 28


def paint_page(scene: PlayerRecordScene) -> bytes:
    """Render the picture as a PNG file; safe to call from any thread."""
    return encode(draw_page(scene), scene.width)


def draw_page(scene: PlayerRecordScene, *, recording: bool = False) -> Canvas:
    """Draw the whole picture, 1600 pixels wide."""
    words = catalogue(scene.language, "render", f"engine.{scene.game}")
    content = scene.content
    sections = (
        (_FIGURES_HEIGHT if content.games else 0, _draw_figures),
        (curve.height(content.rating), curve.draw),
        (tables.height(content), tables.draw),
        (people.height(content), people.draw),
        (badges.height(content), badges.draw),
    )
    total = _BANNER.bottom + sum(
        height + layout.BETWEEN_SECTIONS for height, _ in sections if height
    )
    canvas_height = round(total) + layout.BOTTOM_MARGIN + layout.BETWEEN_PANELS
    canvas = Canvas(layout.WIDTH, canvas_height, CanvasStyle(COURT, scene.language, recording))
    _draw_banner(canvas, content, words, words.format(game(scene.game).words.title))
    y = _BANNER.bottom + layout.BETWEEN_SECTIONS
    for height, draw_section in sections:
        if height:
            area = Rect(layout.MARGIN, y, layout.WIDTH - 2 * layout.MARGIN, height)
            draw_section(canvas, area, content, words)
            y += height + layout.BETWEEN_SECTIONS
    return canvas


def _draw_banner(canvas: Canvas, content: PlayerRecord, words: Catalogue, title: str) -> None:
    """Draw game, name and wins on the left, and the rating on the right."""
    canvas.box(_BANNER, BoxStyle(_BANNER_RADIUS, _FILL))
    x = _BANNER.x + _BANNER_INSET
    room = _NAME_WIDTH
    subtitle = f"{title} · {words.say('picture-record-title')}"
    style = TextStyle(TITLE, "ground", min_size=BODY)
    canvas.text((x, _BANNER.y + _UPPER_MIDDLE), subtitle, style, on=_FILL, max_width=room)
    style = TextStyle(_NAME_SIZE, "white", "serif", min_size=_MIN_NAME_SIZE)
    middle = _BANNER.cy + _NAME_BELOW_MIDDLE
    canvas.text((x, middle), content.name, style, on=_FILL, max_width=room)
    key = "picture-record-won" if content.games else "picture-record-no-games"
    label = words.say(key, won=content.won, games=content.games)
    style = TextStyle(SCORE, "white", min_size=SMALL_FIGURE)
    canvas.text(
        (x, _BANNER.bottom - _LAST_LINE_FROM_BOTTOM), label, style, on=_FILL, max_width=room
    )
    _draw_rating(canvas, content.rating, words)


def _draw_rating(canvas: Canvas, rating: ShownRating | None, words: Catalogue) -> None:
    """Draw the word for the rating, its number, and the margin with the games behind it."""
    right = _BANNER.right - _BANNER_INSET
    small_style = TextStyle(CODE, "ground", min_size=BODY)
    if rating is None:
        label = words.say("picture-record-unrated")
        middle = (right, _BANNER.cy)
        canvas.text(middle, label, small_style, align="right", on=_FILL, max_width=_RATING_WIDTH)
        return
    upper = (right, _BANNER.y + _UPPER_MIDDLE)
    style = TextStyle(SCORE, "glow", min_size=BODY)
    canvas.text(upper, rating.word, style, align="right", on=_FILL, max_width=_RATING_WIDTH)
    middle = (right, _BANNER.cy + _NAME_BELOW_MIDDLE)
    number = with_minus_sign(rating.value)
    style = TextStyle(_RATING_SIZE, "white", "black")
    canvas.text(middle, number, style, align="right", on=_FILL)
    lower = _BANNER.bottom - _LAST_LINE_FROM_BOTTOM
    label = words.say("picture-record-rated-games", games=len(rating.curve))
    margin = f"± {rating.margin}"
    room = _RATING_WIDTH - canvas.text_width(margin, SCORE, "black") - _GAMES_GAP
    width = canvas.text((right, lower), label, small_style, align="right", on=_FILL, max_width=room)
    style = TextStyle(SCORE, "glow", "black")
    canvas.text((right - width - _GAMES_GAP, lower), margin, style, align="right", on=_FILL)


def _draw_figures(canvas: Canvas, area: Rect, content: PlayerRecord, words: Catalogue) -> None:
    """Draw four figures: points against the table, trend of ten, mean place, most points."""
    trend = None if content.rating is None else content.rating.trend
    figures = {
        "ahead": None if content.ahead is None else tables.signed_mean(content.ahead),
        "trend": None if trend is None else signed(trend),
        "place": None if content.place is None else f"{content.place:.1f}",
        "most": None if content.most is None else with_minus_sign(content.most),
    }
    lefts, width = layout.spread(len(figures), area.x, area.right, _FIGURES_GAP)
    for left, (name, figure) in zip(lefts, figures.items(), strict=True):
        panel = Rect(left, area.y, width, area.h)
        _draw_figure(canvas, panel, figure, words.say(f"picture-record-{name}"))


def _draw_figure(canvas: Canvas, panel: Rect, figure: str | None, caption: str) -> None:
    """Draw a figure above its caption; ``None`` if it is not known."""
    canvas.box(panel, layout.TILE_PANEL, shadow=layout.SHADOW)
    middle = (panel.cx, panel.y + _FIGURE_MIDDLE)
    style = TextStyle(_FIGURE_SIZE, "ink2" if figure is None else "ink", "black")
    canvas.text(middle, figure or "–", style, align="middle", on="tile")
    middle = (panel.cx, panel.bottom - _CAPTION_FROM_BOTTOM)
    style = TextStyle(CODE, "ink2", min_size=CROP_FLOOR)
    room = panel.w - _CAPTION_MARGINS
    canvas.text(middle, caption, style, align="middle", on="tile", max_width=room)
