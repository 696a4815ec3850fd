"""Report the measurements of the benchmarks: each as a row, compared with its limit."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace


@dataclass(frozen=True, slots=True)
class Row:
    """One measurement.

    ``ours`` and ``other`` have the same unit; ``other`` is the baseline, or ``None``. ``met`` says
    whether the ``limit`` is met; rows without a limit only inform.
    """

    what: str
    unit: str
    ours: float
    other: float | None = None
    ratio: float | None = None
    limit: str = ""
    met: bool = True


def higher_is_better(
    what: str, unit: str, ours: float, other: float, at_least: float | None = None
) -> Row:
    """Return a row where more is better: ours as a minimum multiple of the other figure."""
    return _multiple(Row(what, unit, ours, other, ours / other), at_least)


def lower_is_better(
    what: str, unit: str, ours: float, other: float, at_least: float | None = None
) -> Row:
    """Return a row where less is better: the other figure as a minimum multiple of ours."""
    return _multiple(Row(what, unit, ours, other, other / ours), at_least)


def _multiple(row: Row, at_least: float | None) -> Row:
    """Add the lower limit of its ratio to a row, if there is one."""
    if at_least is None or row.ratio is None:
        return row
    return replace(row, limit=f"at least {at_least:g}×", met=row.ratio >= at_least)


def at_most(what: str, unit: str, ours: float, other: float, limit: float) -> Row:
    """Return a row where less is better: ours as a maximum multiple of the other figure."""
    ratio = ours / other
    return Row(what, unit, ours, other, ratio, f"at most {limit:g}×", ratio <= limit)


def budget(what: str, unit: str, ours: float, at_most: float) -> Row:
    """Return a row with an upper limit."""
    return Row(what, unit, ours, limit=f"at most {at_most:g} {unit}", met=ours <= at_most)


def figure(value: float | None) -> str:
    """Format a number with three significant digits and thousands separators."""
    if value is None:
        return ""
    return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"


def lines(rows: Iterable[Row]) -> Iterable[str]:
    """Yield the lines of the report as the rows are measured."""
    yield f"{'':<52} {'ours':>10} {'other':>10} {'unit':<12} {'ratio':>7}  limit"
    for row in rows:
        ratio = "" if row.ratio is None else f"{figure(row.ratio)}×"
        verdict = f"{row.limit}: {'met' if row.met else 'MISSED'}" if row.limit else ""
        yield (
            f"{row.what:<52} {figure(row.ours):>10} {figure(row.other):>10} "
            f"{row.unit:<12} {ratio:>7}  {verdict}"
        ).rstrip()
