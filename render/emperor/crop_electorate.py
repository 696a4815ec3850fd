"""One electorate for phones: the privilege in words, each player's influence by piece."""

from __future__ import annotations

from engine.emperor.data import (
    CODES,
    ELECTORATE,
    NOBODY,
    SINGLE_INFLUENCE,
)
from engine.emperor.pieces import EMPIRE, INFLUENCE, KNIGHT_PIECE, OWNER
from engine.emperor.rules.influence import influence_by_seat, leaders
from engine.emperor.state import EmperorState
from render.emperor import (
    electorate_base,
    electorate_contents,
    hand_pieces,
    influence_bar,
    spots,
)
from render.emperor.board_model import EmperorBoard
from render.emperor.crop_page import LEFT, TOP, WIDTH, new_page
from render.emperor.electorate_base import ElectoratePlan
from render.emperor.spots import Area
from render.kit import count_changes, layout, text
from render.kit.canvas import Canvas
from render.kit.icons import icon_sprite
from render.kit.pen import BoxStyle
from render.kit.rect import Rect, Size
from render.kit.text import TextStyle
from render.kit.type_scale import CAPTION, NOTE

PLAN = ElectoratePlan(
    size=Size(WIDTH, 680),
    band=78,
    plate=146,
    code=56,
    title=40,
    named="full",
    arms=Area(84, 164, 148),
    seat=Area(174, 98, 120),
    privilege=Rect(324, 90, 404, 136),
    symbol=Area(62, 68, 54),
    place=Area(16, 244, 120),
    place_step=134,
    city=Area(16, 382, 84),
    city_step=96,
    castle=Area(634, 378, 92),
    eminence=Area(532, 380, 88),
    bar=None,
    banner=16,
)
_WORDS_LEFT = 448
"""Left edge of the privilege in words."""
_WORDS_WIDTH = 270
_WORDS_LEADING = 30
"""Height of a line of these words."""
_LINES_TOP = 492
"""Top of the players' influence."""
_LINES_HEIGHT = 180
"""Maximum height of the players' influence."""
_MAX_BAR_PITCH = 50
"""Maximum distance between two players' bars."""
_BAR_GAP = 5
"""Gap between two players' bars."""
_MIN_BAR_LENGTH = 96
_MAX_BAR_LENGTH = 300
_INDENT = 16
"""Distance of bars and rules from the edges of the electorate."""
_RULE_TOP = 478
"""Top of the line above the players' influence."""
_CHANGE_MIDDLE = 42
"""Middle of a change of influence, from the right edge."""
_KINDS_LEFT = 340
"""Left edge of a player's kinds of pieces."""
_KIND_DISTANCE = 70
"""Distance between a player's kinds of pieces."""
_MAX_PRIVILEGE_LINES = 4
_BAR_RADIUS = 9
_NO_INFLUENCE_MIDDLE = 60
"""Middle of the words that nobody has influence, from the top of the lines."""
_KIND_SIZE = 30
"""Size of the symbol of a kind of piece."""
_KIND_MIDDLE = 16
_KIND_COUNT_LEFT = 40


def draw_part(model: EmperorBoard) -> Canvas:
    """Draw the electorate whose code is the part's name."""
    electorate = ELECTORATE[model.scene.part]
    name = model.words.say(f"emperor-electorate-{CODES[electorate]}")
    canvas = new_page(model, name, PLAN.size.h)
    if electorate in model.view.out:
        electorate_base.draw_out_of_play(canvas, LEFT, TOP, electorate, model.words, PLAN)
        return canvas
    electorate_base.draw_base(canvas, LEFT, TOP, electorate, model.words, PLAN)
    electorate_contents.draw(canvas, LEFT, TOP, electorate, model, PLAN)
    _draw_privilege(canvas, electorate, model)
    canvas.fill(Rect(LEFT + _INDENT, TOP + _RULE_TOP, WIDTH - 2 * _INDENT, 3), "line")
    _draw_influence(canvas, electorate, model)
    return canvas


def _draw_privilege(canvas: Canvas, electorate: int, model: EmperorBoard) -> None:
    used = electorate in model.view.used
    label = text.wrap(
        model.keep_together(model.words.say(f"emperor-privilege-{CODES[electorate]}")),
        NOTE,
        _WORDS_WIDTH,
        _MAX_PRIVILEGE_LINES,
        language=model.language,
    )
    ink, ground = ("ink3", "tile") if used else ("ink", "panel")
    middles = layout.stacked_middles(len(label), TOP + PLAN.privilege.cy, _WORDS_LEADING)
    for y, line in zip(middles, label, strict=True):
        canvas.text((LEFT + _WORDS_LEFT, y), line, TextStyle(NOTE, ink), on=ground)


def influence_by_kind(view: EmperorState, electorate: int, seat: int) -> dict[str, int]:
    """Return a player's influence by kind of piece, in display order."""
    by_kind = dict.fromkeys(("noble", "knight", "city", "empire", "eminence"), 0)
    for piece in (view.electors[electorate], *view.places[electorate]):
        if piece != NOBODY and OWNER[piece] == seat:
            by_kind["knight" if piece >= KNIGHT_PIECE else "noble"] += INFLUENCE[piece]
    by_kind["knight"] += SINGLE_INFLUENCE * (view.castles[electorate] == seat)
    by_kind["city"] += view.cities[electorate].count(seat)
    by_kind["empire"] += view.cities[electorate].count(EMPIRE) * (view.emperor == seat)
    by_kind["eminence"] += SINGLE_INFLUENCE * (
        view.eminence_at == electorate and view.eminence == seat
    )
    return {kind: count for kind, count in by_kind.items() if count}


_ICONS = {
    "knight": "visored-helm",
    "city": "medieval-village-01",
    "empire": "imperial-crown",
    "eminence": "cowled",
}


def _draw_influence(canvas: Canvas, electorate: int, model: EmperorBoard) -> None:
    """Draw a line for each player, the largest first: a bar with the total, then each kind."""
    totals = influence_by_seat(model.view, electorate)
    changes = electorate_contents.influence_changes(model, electorate, totals)
    first = leaders(totals)
    tied = electorate_contents.tied_in(model, electorate)
    order = influence_bar.seats_by_influence(totals)
    if not order:
        y = TOP + _LINES_TOP + _NO_INFLUENCE_MIDDLE
        style = TextStyle(CAPTION, "ink2")
        left = LEFT + _INDENT
        room = WIDTH - 2 * _INDENT
        canvas.text((left, y), model.say("no-influence"), style, on="tile", max_width=room)
    pitch = min(_MAX_BAR_PITCH, _LINES_HEIGHT // max(1, len(order)))
    bar_height = pitch - _BAR_GAP
    for i, seat in enumerate(order):
        y = TOP + _LINES_TOP + i * pitch
        colour = model.colour_of(seat)
        share = totals[seat] / max(totals)
        block = Rect(
            LEFT + _INDENT, y, round(max(_MIN_BAR_LENGTH, _MAX_BAR_LENGTH * share)), bar_height
        )
        canvas.box(block, BoxStyle(_BAR_RADIUS, colour, "ink", layout.OUTLINE_WIDTH), on="tile")
        is_sole_leader = first == [seat]
        influence_bar.draw_influence(
            canvas, block, colour, totals[seat], is_sole_leader=is_sole_leader
        )
        if seat in tied:
            spots.mark_box(canvas, block.grown(2), _BAR_RADIUS + 2)
            canvas.record("choice", tied[seat], block.box)
        change = changes[seat]
        if change is not None:
            x = LEFT + WIDTH - _CHANGE_MIDDLE
            count_changes.draw_chip(canvas, x, block.cy, change.text, recency=change.recency)
        for k, (kind, count) in enumerate(influence_by_kind(model.view, electorate, seat).items()):
            _draw_kind(canvas, LEFT + _KINDS_LEFT + k * _KIND_DISTANCE, block.cy, kind, count)


def _draw_kind(canvas: Canvas, x: float, y: float, kind: str, count: int) -> None:
    size = _KIND_SIZE
    glyph = (
        hand_pieces.hand_noble_sprite(size) if kind == "noble" else icon_sprite(_ICONS[kind], size)
    )
    canvas.put(glyph, (x + _KIND_MIDDLE, y), "tile")
    canvas.text((x + _KIND_COUNT_LEFT, y + 1), str(count), TextStyle(CAPTION), on="tile")
