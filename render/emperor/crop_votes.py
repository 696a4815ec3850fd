"""The throne for phones: emperor and rival, and a line for every voter."""

from __future__ import annotations

from engine.emperor.data import FOR_EMPEROR, FOR_RIVAL, NOBODY
from render.emperor import influence_bar, throne, vote_lines, vote_sources
from render.emperor.board_model import EmperorBoard
from render.emperor.crop_page import LEFT, TOP, WIDTH, new_page
from render.emperor.spots import Area
from render.emperor.vote_lines import VoteShare
from render.kit import layout, names
from render.kit.canvas import Canvas
from render.kit.icons import icon_sprite
from render.kit.names import NameStyle
from render.kit.pen import BoxStyle
from render.kit.rect import Rect, Size
from render.kit.text import TextStyle
from render.kit.type_scale import CAPTION, CODE, DETAIL, SCORE

_NOBLE_AREA = Area(36, 46, 116)
_LINES_TOP = 216
"""Top of the first voter's line, from the top of the panel."""
_LINE_HEIGHT = 80
_LINE_RISE = 4
"""How far the contents of a line are above its middle."""
_BELOW_LINES = 4
_DIVIDER_ABOVE_LINES = 14
"""Top of the divider above the lines, from their top."""
_DIVIDER_HEIGHT = 3
_NAMES_LEFT = 192
"""Left edge of all names."""
_CANDIDATE_WIDTH = 272
"""Distance of the two candidates, and maximum width of their names."""
_UNDECIDED_SIZE = 44
"""Size of the question mark of a voter who is undecided."""
_ROLE_MIDDLE = 36
_NAME_MIDDLE = 94
_TOTAL_MIDDLE = 164
"""Middle of a candidate's votes."""
_CANDIDATE_GAP = 14
"""Minimum gap between the names of the two candidates."""
_ROLE_ICON_SIZE = 34
_ROLE_ICON_MIDDLE = 17
"""Middle of a role's icon, from the left edge of the name."""
_ROLE_TEXT_LEFT = 44
"""Left edge of a role's text, from the left edge of the name."""
_ROLE_TEXT_WIDTH = 200
_SIDE_SIZE = 42
_SIDE_MIDDLE = 46
"""Middle of the symbol of a voter's side."""
_SEALED_SIZE = 44
"""Width of the box of a sealed vote's symbol."""
_BLOCK_MIDDLE = 135
"""Middle of the block with a voter's votes."""
_BLOCK_SIZE = Size(90, 52)
_BLOCK_RADIUS = 12
_SOURCES_GAP = 16
"""Gap between a voter's name and the sources of the votes."""
_END_MARGIN = 20
"""Distance of a line's end from the panel's edge."""


def draw_part(model: EmperorBoard) -> Canvas:
    """Draw throne and voters."""
    votes = vote_lines.votes_by_side(model)
    lines = [(side, share) for side, shares in votes.items() for share in shares]
    height = _LINES_TOP + len(lines) * _LINE_HEIGHT + _BELOW_LINES
    canvas = new_page(model, model.say("part-votes"), height)
    canvas.box(Rect(LEFT, TOP, WIDTH, height), layout.PANEL, shadow=layout.SHADOW)
    noble = _NOBLE_AREA.moved(LEFT, TOP)
    throne.draw_canopy(canvas, noble)
    throne.draw_emperor(canvas, noble, model)
    emperor, rival = model.candidates
    _draw_candidate(canvas, _NAMES_LEFT, "emperor", emperor, votes[FOR_EMPEROR], model)
    _draw_candidate(canvas, _NAMES_LEFT + _CANDIDATE_WIDTH, "rival", rival, votes[FOR_RIVAL], model)
    divider_top = TOP + _LINES_TOP - _DIVIDER_ABOVE_LINES
    canvas.fill(
        Rect(LEFT + _END_MARGIN, divider_top, WIDTH - 2 * _END_MARGIN, _DIVIDER_HEIGHT), "line"
    )
    for i, (side, share) in enumerate(lines):
        _draw_line(canvas, TOP + _LINES_TOP + i * _LINE_HEIGHT, side, share, model)
    return canvas


def _draw_candidate(
    canvas: Canvas, x: float, role: str, seat: int, shares: list[VoteShare], model: EmperorBoard
) -> None:
    """Draw emperor or rival: the name, and the votes for that side."""
    x += LEFT
    y = TOP + _ROLE_MIDDLE
    symbol = {"emperor": "imperial-crown", "rival": "crossed-swords"}[role]
    icon = icon_sprite(symbol, _ROLE_ICON_SIZE, "ink2")
    canvas.put(icon, (x + _ROLE_ICON_MIDDLE, y), "panel")
    label = model.say(model.role(role))
    style = TextStyle(CAPTION, "ink2", min_size=DETAIL)
    left = x + _ROLE_TEXT_LEFT
    canvas.text((left, y), label, style, on="panel", max_width=_ROLE_TEXT_WIDTH)
    name, ink = ("–", "ink3") if seat == NOBODY else (model.name_of(seat), "ink")
    name_style = NameStyle(CODE, colour=ink, on="panel")
    room = _CANDIDATE_WIDTH - _CANDIDATE_GAP
    names.draw_player_name(canvas, x, TOP + _NAME_MIDDLE, name, name_style, room)
    total = sum(share.votes for share in shares)
    score = TextStyle(SCORE, "ink" if total else "line", "black")
    canvas.text((x, TOP + _TOTAL_MIDDLE), str(total), score, on="panel")


def _draw_line(canvas: Canvas, y: float, side: str, share: VoteShare, model: EmperorBoard) -> None:
    """Draw a voter: side, name, electorates with their votes, total."""
    colour = model.colour_of(share.seat)
    middle = y + _LINE_HEIGHT / 2 - _LINE_RISE
    cx = LEFT + _SIDE_MIDDLE
    if side:
        symbol = {FOR_EMPEROR: "imperial-crown", FOR_RIVAL: "crossed-swords"}[side]
        canvas.put(icon_sprite(symbol, _SIDE_SIZE), (cx, middle), "panel")
    elif share.is_sealed:
        canvas.put(icon_sprite("vote", _SIDE_SIZE), (cx, middle), "panel")
        canvas.record("sealed", colour, Rect.around(cx, middle, _SEALED_SIZE, _SEALED_SIZE).box)
    else:
        style = TextStyle(_UNDECIDED_SIZE, "ink2", "black")
        canvas.text((cx, middle), "?", style, align="middle", on="panel")
    block = Rect.around(LEFT + _BLOCK_MIDDLE, middle, *_BLOCK_SIZE)
    canvas.box(block, BoxStyle(_BLOCK_RADIUS, colour, "ink", layout.EDGE_WIDTH), on="panel")
    influence_bar.draw_number(canvas, block, colour, share.votes)
    canvas.record("votes", f"{colour} {share.votes}", block.box)
    sources = vote_sources.sources_of_votes(model.view, share.seat)
    left = LEFT + WIDTH - _END_MARGIN - vote_sources.width_of(sources)
    name = model.name_of(share.seat)
    name_left = LEFT + _NAMES_LEFT
    room = left - _SOURCES_GAP - name_left
    name_style = NameStyle(CODE, on="panel")
    names.draw_player_name(canvas, name_left, middle, name, name_style, room)
    vote_sources.draw(canvas, left, middle, sources)
