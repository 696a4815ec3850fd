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
_NAME_WIDTH = 800
_RATING_WIDTH = 580
_LARGEST_NAME = 104
_SMALLEST_NAME = 40
_RATING = 160
"""Size of the rating's number, the headline of the page."""
_UPPER_MIDDLE = 56
"""Middle of the first line, from the top."""
_NAME_BELOW_MIDDLE = 4
"""How far the name is below the middle."""
_LAST_LINE_FROM_BOTTOM = 54
"""Middle of the last line, from the bottom."""
_BESIDE_MARGIN = 24
"""Distance between the margin of the rating and the games behind it."""
_FIGURE = 80
"""Size of the figures below the banner."""
_FIGURES_H = 160
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
    heights = [
        _FIGURES_H if content.games else 0,
        curve.height(content.rating),
        tables.height(content),
        people.height(content),
        badges.height(content),
    ]
    drawn = [height for height in heights if height]
    total = _BANNER.bottom + sum(drawn) + len(drawn) * layout.BETWEEN_SECTIONS
    height = round(total) + layout.BOTTOM_MARGIN + layout.BETWEEN_PANELS
    canvas = Canvas(layout.WIDTH, height, CanvasStyle(COURT, scene.language, recording))
    _draw_banner(canvas, content, words, words.format(game(scene.game).words.title))
    y = _BANNER.bottom + layout.BETWEEN_SECTIONS
    for height, draw in zip(
        heights,
        (_draw_figures, curve.draw, tables.draw, people.draw, badges.draw),
        strict=True,
    ):
        if height:
            area = Rect(layout.MARGIN, y, layout.WIDTH - 2 * layout.MARGIN, height)
            draw(canvas, area, content, words)
            y += height + layout.BETWEEN_SECTIONS
    return canvas


def _draw_banner(canvas: Canvas, content: PlayerRecord, words: Catalogue, title: str) -> None:
    """Draw game, name and wins on the left, and the rating on the right."""
    canvas.box(_BANNER, BoxStyle(_BANNER_RADIUS, _FILL))
    x = _BANNER.x + _BANNER_INSET
    room = float(_NAME_WIDTH)
    subtitle = f"{title} · {words.say('picture-record-title')}"
    style = TextStyle(TITLE, "ground", min_size=BODY)
    canvas.text((x, _BANNER.y + _UPPER_MIDDLE), subtitle, style, on=_FILL, max_width=room)
    style = TextStyle(_LARGEST_NAME, "white", "serif", min_size=_SMALLEST_NAME)
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
    if rating is None:
        label = words.say("picture-record-unrated")
        style = TextStyle(CODE, "ground", min_size=BODY)
        canvas.text(
            (right, _BANNER.cy), label, style, align="right", on=_FILL, max_width=_RATING_WIDTH
        )
        return
    upper = _BANNER.y + _UPPER_MIDDLE
    lower = _BANNER.bottom - _LAST_LINE_FROM_BOTTOM
    room = float(_RATING_WIDTH)
    style = TextStyle(SCORE, "glow", min_size=BODY)
    canvas.text((right, upper), rating.word, style, align="right", on=_FILL, max_width=room)
    middle = _BANNER.cy + _NAME_BELOW_MIDDLE
    style = TextStyle(_RATING, "white", "black")
    value = with_minus_sign(rating.value)
    canvas.text((right, middle), value, style, align="right", on=_FILL)
    label = words.say("picture-record-rated-games", games=len(rating.curve))
    style = TextStyle(CODE, "ground", min_size=BODY)
    margin = f"± {rating.margin}"
    margin_style = TextStyle(SCORE, "glow", "black")
    room -= canvas.text_width(margin, SCORE, "black") + _BESIDE_MARGIN
    span = canvas.text((right, lower), label, style, align="right", on=_FILL, max_width=room)
    right -= span + _BESIDE_MARGIN
    canvas.text((right, lower), margin, margin_style, align="right", on=_FILL)


def _draw_figures(canvas: Canvas, area: Rect, content: PlayerRecord, words: Catalogue) -> None:
    """Draw four figures: points against the table, trend of ten, mean place, most points."""
    rating = content.rating
    figures = {
        "ahead": tables.signed_mean(content.ahead),
        "trend": "–" if rating is None or rating.trend is None else signed(rating.trend),
        "place": "–" if content.place is None else f"{content.place:.1f}",
        "most": "–" if content.most is None else with_minus_sign(content.most),
    }
    lefts, width = layout.spread(len(figures), area.x, area.right, _FIGURES_GAP)
    for left, (name, figure) in zip(lefts, figures.items(), strict=True):
        canvas.box(Rect(left, area.y, width, area.h), layout.TILE_PANEL, shadow=layout.SHADOW)
        middle = left + width / 2
        colour = "ink2" if figure == "–" else "ink"
        style = TextStyle(_FIGURE, colour, "black")
        canvas.text((middle, area.y + _FIGURE_MIDDLE), figure, style, align="middle", on="tile")
        style = TextStyle(CODE, "ink2", min_size=CROP_FLOOR)
        caption = words.say(f"picture-record-{name}")
        caption_middle = area.bottom - _CAPTION_FROM_BOTTOM
        canvas.text(
            (middle, caption_middle),
            caption,
            style,
            align="middle",
            on="tile",
            max_width=width - _CAPTION_MARGINS,
        )
