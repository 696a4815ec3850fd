"""Show how reliable win probabilities are: in print, and as a plot in the documents."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.learning.calibration import Bin, PartError

_BAR_COLUMNS = 40
"""Columns of a printed bar for 100 %."""
_TOLERANCE = 5
"""Tolerated calibration error in percent: the grey band of the plot."""
_PLOT_SIDE, _PLOT_EDGE = 400, 60
"""Side of the plotted square, and the margin around it for labels, in pixels."""
_DOT_RADIUS, _DOT_GROWTH = 4, 10
"""Radius of the smallest dot, and by how much the largest is larger, in pixels."""
_TICK_PERCENT = 25
"""Distance between labelled ticks on the axes."""


def print_bins(bins: Sequence[Bin], error: float, games: int) -> None:
    """Print predicted and observed probability, with a bar for each."""
    print(f"predicted observed positions of {games} games nothing was learnt from")
    for each in bins:
        bar = "█" * round(_BAR_COLUMNS * each.observed)
        print(f"{each.predicted:9.1%} {each.observed:8.1%} {each.positions:9}  {bar}")
    print(f"expected calibration error {error:.1%}")


def print_parts(parts: Iterable[PartError]) -> None:
    """Print the calibration by number of seats and third of the game."""
    print("seats third error   skill positions")
    for part in parts:
        row = f"{part.seats:5} {part.third + 1:5} {part.error:5.1%} {part.skill:7.1%}"
        print(f"{row} {part.positions:9}")


def plot(title: str, bins: Sequence[Bin], error: float, games: int) -> str:
    """Return the reliability plot as SVG: predicted probability across, observed share upwards."""
    low, high = _PLOT_EDGE, _PLOT_EDGE + _PLOT_SIDE
    off = _PLOT_SIDE * _TOLERANCE / 100
    band = f"{low},{high - off} {high - off},{low} {high},{low} {high},{low + off} "
    band += f"{low + off},{high} {low},{high}"
    most = max(each.positions for each in bins)
    return _PAGE.format(
        size=_PLOT_SIDE + 2 * _PLOT_EDGE,
        middle=_PLOT_EDGE + _PLOT_SIDE / 2,
        low=low,
        high=high,
        side=_PLOT_SIDE,
        foot=high + 45,
        band=band,
        dots="\n".join(_dot_of(each, most) for each in bins),
        scale="\n".join(map(_axis_labels, range(0, 101, _TICK_PERCENT))),
        title=f"{title}: predicted and observed win probabilities",
        about=f"{games} held-out games, expected calibration error {error:.1%}",
    )


def _dot_of(each: Bin, most: int) -> str:
    """Return the dot of a bin; its area grows with the number of positions."""
    x = _PLOT_EDGE + _PLOT_SIDE * each.predicted
    y = _PLOT_EDGE + _PLOT_SIDE * (1 - each.observed)
    radius = _DOT_RADIUS + _DOT_GROWTH * (each.positions / most) ** 0.5
    return f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{radius:.1f}"/>'


def _axis_labels(percent: int) -> str:
    """Return the labels of one tick on both axes."""
    across = _PLOT_EDGE + _PLOT_SIDE * percent / 100
    up = 2 * _PLOT_EDGE + _PLOT_SIDE - across
    below, left = _PLOT_EDGE + _PLOT_SIDE + 20, _PLOT_EDGE - 8
    return (
        f'<text x="{across}" y="{below}" text-anchor="middle">{percent}</text>'
        f'<text x="{left}" y="{up + 4}" text-anchor="end">{percent}</text>'
    )


_PAGE = """<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" \
font-family="sans-serif" font-size="13" fill="#2E2620">
<rect width="{size}" height="{size}" fill="#FFFBF0"/>
<polygon points="{band}" fill="#EADBBB"/>
<rect x="{low}" y="{low}" width="{side}" height="{side}" fill="none" stroke="#CDBB93"/>
<line x1="{low}" y1="{high}" x2="{high}" y2="{low}" stroke="#9C8C72"/>
<text x="{middle}" y="26" text-anchor="middle" font-size="17">{title}</text>
<text x="{middle}" y="46" text-anchor="middle">{about}</text>
{scale}
<text x="{middle}" y="{foot}" text-anchor="middle">\
predicted, per cent across; observed, upwards</text>
<g fill="#2456A8">
{dots}
</g>
</svg>
"""
