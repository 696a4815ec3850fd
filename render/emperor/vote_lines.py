"""The votes on the throne's panel: shares of the players, and one line per side."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.emperor.data import FOR_EMPEROR, FOR_RIVAL
from engine.emperor.rules.election import Ballot, votes
from render.emperor import influence_bar
from render.emperor.board_model import EmperorBoard
from render.kit import count_changes, layout
from render.kit.canvas import Canvas
from render.kit.count_changes import CountChange, count_change
from render.kit.icons import icon_sprite
from render.kit.palette import ink_on
from render.kit.pen import BoxStyle, Pen
from render.kit.rect import Rect, RowSpace
from render.kit.sprite import Fact, Sprite
from render.kit.text import TextStyle
from render.kit.type_scale import CODE

_BLOCK_HEIGHT = 42
"""Height of a player's block."""
_BLOCK_RADIUS = 10
_BLOCK_GAP = 6
_MIN_BLOCK_WIDTH = 60
"""Minimum width of a block if there is room; narrower ones have a smaller badge and number."""
_MIN_SEALED_WIDTH = 98
"""Minimum width of a block with a ballot box."""
_WIDTH_PER_VOTE = 46
_FIXED_WIDTH = 8
"""Width of a block without any votes."""
_BADGE_SIZE = 26
_SMALL_BADGE_SIZE = 20
_NUMBER_SIZE = 34
_SMALL_NUMBER_SIZE = 30
_BADGE_GAP = 4
"""Distance of the number from the badge."""
_BALLOT_BOX_SIZE = 26
_BALLOT_BOX_WIDTH = 31
"""Width that a ballot box takes after the number."""
_BALLOT_BOX_MIDDLE = 18
"""Middle of the ballot box, from the end of the number."""

# Positions in a line

_HEAD_MIDDLE = 20
"""Middle of the symbol of a side."""
_HEAD_SIZE = 36
_ANSWER_SIZE = 24
"""Size of the symbol of a side that may be voted for, inside its ring."""
_BLOCKS_LEFT = 52
"""Left edge of the first block."""
_TOTAL_WIDTH = 62
"""Width kept for the total at the end."""
_CHIP_GAP = 8
"""Distance of the chip of a change from the total."""
_BEFORE_CHIP = 6
"""Distance of that chip from the blocks."""


@dataclass(frozen=True, slots=True)
class VoteShare:
    """A player's votes; ``is_sealed`` if they are cast but not revealed."""

    seat: int
    votes: int
    is_sealed: bool = False


def votes_by_side(model: EmperorBoard) -> dict[str, list[VoteShare]]:
    """Return the votes for the emperor, for the rival, and (``""``) of the undecided.

    After an election they are the votes cast, before it the expected ones. A vote that is not
    revealed counts for neither side.
    """
    shares: dict[str, list[VoteShare]] = {FOR_EMPEROR: [], FOR_RIVAL: [], "": []}
    if model.latest_turn.revealed_votes:
        for vote in model.latest_turn.revealed_votes:
            shares[vote.side].append(VoteShare(vote.seat, vote.votes))
        return shares
    view = model.view
    sealed = seats_that_voted(model)
    for seat in view.in_order():
        count = votes(view, seat)
        if seat == view.emperor:
            shares[FOR_EMPEROR].append(VoteShare(seat, count))
        elif seat == model.rival:
            shares[FOR_RIVAL].append(VoteShare(seat, count))
        elif count:
            shares[""].append(VoteShare(seat, count, seat in sealed))
    return shares


def seats_that_voted(model: EmperorBoard) -> frozenset[int]:
    """Return the seats that have voted; the votes themselves are not read."""
    asked = model.view.stack[-1] if model.view.stack else None
    if not isinstance(asked, Ballot):
        return frozenset()
    return frozenset(asked.seats) - frozenset(model.movers)


def _total_votes(shares: list[VoteShare]) -> int:
    """Return the votes of one side."""
    return sum(share.votes for share in shares)


def _vote_change(model: EmperorBoard, side: str, shares: list[VoteShare]) -> CountChange | None:
    """Return the change of the votes of one side; ``None`` once they are cast."""
    if model.latest_turn.revealed_votes:
        return None
    return count_change(
        _total_votes(shares),
        *model.read_earlier(lambda then: _total_votes(votes_by_side(then)[side])),
    )


_ANSWER_RADIUS = 22
_ANSWER_RING_WIDTH = 6


@lru_cache(maxsize=1)
def _answer_sprite() -> Sprite:
    """Return the ring around the head of a line that may be voted for."""
    radius = _ANSWER_RADIUS
    pen = Pen.square(radius + 1)
    pen.disc(0, 0, radius, "act")
    pen.disc(0, 0, radius - _ANSWER_RING_WIDTH, "tile")
    return pen.sprite(Fact("answer", "", (-radius, -radius, radius, radius)))


_HEADS = {FOR_EMPEROR: "imperial-crown", FOR_RIVAL: "crossed-swords"}


def draw_votes(
    canvas: Canvas, line: RowSpace, side: str, shares: list[VoteShare], model: EmperorBoard
) -> None:
    """Draw one side's votes: a block for each player, the total on the right."""
    x, right, y = line
    if side in _HEADS and model.decision == "ballot":
        canvas.put(_answer_sprite(), (x + _HEAD_MIDDLE, y), "panel")
        canvas.put(icon_sprite(_HEADS[side], _ANSWER_SIZE), (x + _HEAD_MIDDLE, y), "tile")
    elif side in _HEADS:
        canvas.put(icon_sprite(_HEADS[side], _HEAD_SIZE), (x + _HEAD_MIDDLE, y), "panel")
    else:
        style = TextStyle(CODE, "ink2", "black")
        canvas.text((x + _HEAD_MIDDLE, y + 1), "?", style, align="middle", on="panel")
    votes = _total_votes(shares)
    style = TextStyle(CODE, "ink" if votes else "line", "black")
    span = canvas.text((right, y), str(votes), style, align="right", on="panel")
    left = x + _BLOCKS_LEFT
    end = right - _TOTAL_WIDTH
    if change := _vote_change(model, side, shares):
        chip_width = count_changes.chip_width(canvas, change.text)
        cx = right - span - _CHIP_GAP - chip_width / 2
        count_changes.draw_chip(canvas, cx, y, change.text, recency=change.recency)
        end = right - span - _CHIP_GAP - chip_width - _BEFORE_CHIP
    for share, width in zip(shares, block_widths(shares, end - left), strict=True):
        block = Rect(left, y - _BLOCK_HEIGHT / 2, width, _BLOCK_HEIGHT)
        _draw_block(canvas, block, share, model.colour_of(share.seat))
        left += width + _BLOCK_GAP


def block_widths(shares: list[VoteShare], room: float) -> list[int]:
    """Return the widths of the blocks of a line: by votes, but wide enough for their contents."""
    if not shares:
        return []
    spare = room - _BLOCK_GAP * (len(shares) - 1)
    minima = [
        min(_MIN_SEALED_WIDTH if share.is_sealed else _MIN_BLOCK_WIDTH, spare / len(shares))
        for share in shares
    ]
    wanted = [
        max(_WIDTH_PER_VOTE * share.votes + _FIXED_WIDTH, minimum)
        for share, minimum in zip(shares, minima, strict=True)
    ]
    missing = sum(wanted) - sum(minima)
    part = min(1.0, (spare - sum(minima)) / missing) if missing else 0.0
    pairs = zip(wanted, minima, strict=True)
    return [int(minimum + (want - minimum) * part) for want, minimum in pairs]


def _draw_block(canvas: Canvas, block: Rect, share: VoteShare, colour: str) -> None:
    """Draw a player's votes, with a ballot box if they are cast in secret."""
    canvas.box(block, BoxStyle(_BLOCK_RADIUS, colour, "ink", layout.EDGE_WIDTH), on="panel")
    narrow = block.w < _MIN_BLOCK_WIDTH
    ink = ink_on(colour)
    number = str(share.votes)
    badge = _SMALL_BADGE_SIZE if narrow else _BADGE_SIZE
    style = TextStyle(_SMALL_NUMBER_SIZE if narrow else _NUMBER_SIZE, ink, "black")
    span = badge + _BADGE_GAP + canvas.text_width(number, style.size, "black")
    span += _BALLOT_BOX_WIDTH if share.is_sealed else 0
    left = block.x + (block.w - span) / 2
    sign = influence_bar.outlined_sign_sprite(colour, badge)
    canvas.put(sign, (left + badge / 2, block.cy), colour)
    left += badge + _BADGE_GAP
    left += canvas.text((left, block.cy + 1), number, style, on=colour)
    canvas.record("vote", f"{colour} {number}", block.box)
    if share.is_sealed:
        ballot_box = icon_sprite("vote", _BALLOT_BOX_SIZE, ink)
        canvas.put(ballot_box, (left + _BALLOT_BOX_MIDDLE, block.cy), colour)
        canvas.record("sealed", colour, block.box)
