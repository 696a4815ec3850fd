"""The votes on the throne's panel: shares of the players, and one line per side."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from engine.emperor.data import FOR_EMPEROR, FOR_RIVAL
from engine.emperor.rules.election import Ballot, votes
from render.emperor import influence_bar
from render.emperor.board_model import EmperorBoard
from render.kit import count_changes
from render.kit.canvas import Canvas
from render.kit.count_changes import CountChange, count_change
from render.kit.icons import icon_sprite
from render.kit.palette import ink_on
from render.kit.pen import BoxStyle, Pen
from render.kit.sprite import Fact, Sprite
from render.kit.text import TextStyle
from render.kit.type_scale import CODE

_BLOCK_HEIGHT = 42
"""Height of a player's block."""


@dataclass(frozen=True, slots=True)
class VoteShare:
    """A player's votes; ``sealed`` if they are cast but not revealed."""

    seat: int
    votes: int
    sealed: bool = False


def votes_by_side(model: EmperorBoard) -> dict[str, list[VoteShare]]:
    """Return the votes for the emperor, for the rival, and (``""``) of the undecided.

    After an election they are the votes cast, before it the expected ones. A vote that is not
    revealed counts for neither side.
    """
    found: dict[str, list[VoteShare]] = {FOR_EMPEROR: [], FOR_RIVAL: [], "": []}
    if model.latest_turn.revealed_votes:
        for vote in model.latest_turn.revealed_votes:
            found[vote.side].append(VoteShare(vote.seat, vote.votes))
        return found
    view, sealed = model.view, seats_that_voted(model)
    for seat in view.in_order():
        count = votes(view, seat)
        if seat == view.emperor:
            found[FOR_EMPEROR].append(VoteShare(seat, count))
        elif seat == model.rival:
            found[FOR_RIVAL].append(VoteShare(seat, count))
        elif count:
            found[""].append(VoteShare(seat, count, seat in sealed))
    return found


def seats_that_voted(model: EmperorBoard) -> frozenset[int]:
    """Return the seats that have voted; the votes themselves are not read."""
    asked = model.view.stack[-1] if model.view.stack else None
    if not isinstance(asked, Ballot):
        return frozenset()
    return frozenset(asked.seats) - frozenset(model.movers)


def total_votes(found: list[VoteShare]) -> int:
    """Return the votes of one side."""
    return sum(share.votes for share in found)


def vote_change(model: EmperorBoard, side: str, found: list[VoteShare]) -> CountChange | None:
    """Return the change of the votes of one side; ``None`` once they are cast."""
    if model.latest_turn.revealed_votes:
        return None
    return count_change(
        total_votes(found), *model.read_earlier(lambda then: total_votes(votes_by_side(then)[side]))
    )


@lru_cache(maxsize=1)
def _answer_sprite() -> Sprite:
    """Return the ring around the head of a line that may be voted for."""
    pen = Pen(-23, -23, 23, 23)
    pen.disc(0, 0, 22, "act")
    pen.disc(0, 0, 16, "tile")
    return pen.sprite(Fact("answer", "", (-22, -22, 22, 22)))


_HEADS = {FOR_EMPEROR: "imperial-crown", FOR_RIVAL: "crossed-swords"}


def draw_votes(
    canvas: Canvas,
    x: float,
    y: float,
    w: float,
    side: str,
    found: list[VoteShare],
    model: EmperorBoard,
) -> None:
    """Draw one side's votes around ``y``: a block for each player, the total on the right."""
    if side in _HEADS and model.rule == "ballot":
        canvas.put(_answer_sprite(), x + 20, y, "panel")
        canvas.put(icon_sprite(_HEADS[side], 24), x + 20, y, "tile")
    elif side in _HEADS:
        canvas.put(icon_sprite(_HEADS[side], 36), x + 20, y, "panel")
    else:
        canvas.text(x + 20, y + 1, "?", TextStyle(CODE, "ink2", "black"), align="m", on="panel")
    votes = total_votes(found)
    ink = "ink" if votes else "line"
    span = canvas.text(x + w, y, str(votes), TextStyle(CODE, ink, "black"), align="r", on="panel")
    left, spare = x + 52.0, w - 52.0 - 62
    if change := vote_change(model, side, found):
        chip = count_changes.chip_width(canvas, change.text)
        count_changes.draw_chip(
            canvas, x + w - span - 8 - chip / 2, y, change.text, recency=change.recency
        )
        spare = w - 52 - span - 14 - chip
    for share, span in zip(found, block_widths(found, spare), strict=True):
        _draw_block(canvas, left, y - _BLOCK_HEIGHT / 2, span, share, model.colour_of(share.seat))
        left += span + _BLOCK_GAP


_BLOCK_GAP = 6


_NARROW_BLOCK_WIDTH = 60
"""Narrower blocks have a smaller badge and number."""


def block_widths(found: list[VoteShare], room: float) -> list[int]:
    """Return the widths of the blocks of a line: by votes, but wide enough for their contents."""
    if not found:
        return []
    spare = room - _BLOCK_GAP * (len(found) - 1)
    least = [
        min(98.0 if share.sealed else _NARROW_BLOCK_WIDTH, spare / len(found)) for share in found
    ]
    wanted = [max(46 * share.votes + 8, low) for share, low in zip(found, least, strict=True)]
    more = sum(wanted) - sum(least)
    part = min(1.0, (spare - sum(least)) / more) if more else 0.0
    return [int(low + (want - low) * part) for want, low in zip(wanted, least, strict=True)]


def _draw_block(canvas: Canvas, x: float, y: float, w: int, share: VoteShare, colour: str) -> None:
    """Draw a player's votes, with a ballot box if they are cast in secret."""
    canvas.box(x, y, w, _BLOCK_HEIGHT, BoxStyle(10, colour, "ink", thick=3), on="panel")
    ink, number = ink_on(colour), str(share.votes)
    badge, size = (26, 34) if w >= _NARROW_BLOCK_WIDTH else (20, 30)
    span = badge + 4 + canvas.text_width(number, size, "black") + (31 if share.sealed else 0)
    left, middle = x + (w - span) / 2, y + _BLOCK_HEIGHT / 2
    canvas.put(influence_bar.outlined_sign_sprite(colour, badge), left + badge / 2, middle, colour)
    left += badge + 4
    left += canvas.text(left, middle + 1, number, TextStyle(size, ink, "black"), on=colour)
    canvas.record("vote", f"{colour} {number}", (x, y, x + w, y + _BLOCK_HEIGHT))
    if share.sealed:
        canvas.put(icon_sprite("vote", 26, ink), left + 18, middle, colour)
        canvas.record("sealed", colour, (x, y, x + w, y + _BLOCK_HEIGHT))
