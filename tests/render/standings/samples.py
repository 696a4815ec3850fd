"""Standings to draw: running and final, with ties and long names, in every language."""

from __future__ import annotations

from itertools import cycle, islice
from pathlib import Path

from render.kit.standings import ReserveRow, Standings, StandingsRow, StandingsScene

GOLDEN = Path(__file__).parent / "golden"
WIDTH = 800
WIDEST, WIDE = "W" * 16, "鷹" * 16
LONGEST_LEAGUE = WIDE * 3 + WIDEST[:12]
LONGEST = "Grand Duchess of the Lower Lands"
"""The names of leagues and people, as long as they can be."""
NAMES = ("Alice", "Bob", "Constantine", "Dora", "Emil", "Fay", "Gil")
HAN_NAMES = ("小明", "Alice", "麗華", "阿強", "Bob", "美玲", "國棟")

RUNNING = (
    StandingsRow(1, "Alice", (15, 2), (3, 2), 2, 3),
    StandingsRow(2, "Bob", (6, 1), (1, 1), 2, 3),
    StandingsRow(3, "Constantine", (19, 4), (1, 2), 2, 3),
    StandingsRow(4, "Dora", (4, 1), (1, 3), 2, 3),
    StandingsRow(4, "Emil", (4, 1), (1, 3), 2, 3),
    StandingsRow(6, "Fay", (5, 2), (0, 1), 1, 3, "down"),
    StandingsRow(7, "Gil", (0, 1), (0, 1), 1, 3, "down", has_left=True),
)
"""The standings of the upper group while it plays, with a tie and a person who has left."""


def final_rows(*names: str) -> tuple[StandingsRow, ...]:
    """Return the final standings of a middle group: its first goes up, its last two go down."""
    last = len(names) - 1
    rows = [
        StandingsRow(at + 1, name, (31 - 2 * at, 2), (max(0, 5 - at), 1 + at % 2), 4, 4)
        for at, name in enumerate(names)
    ]
    return tuple(
        row._replace(direction="up" if at == 0 else "down" if at >= last - 1 else "")
        for at, row in enumerate(rows)
    )


def long_names(people: int) -> tuple[str, ...]:
    """Return that many of the longest and widest names."""
    return tuple(islice(cycle((LONGEST, WIDEST, WIDE, WIDE * 2)), people))


def standings(
    rows: tuple[StandingsRow, ...],
    titles: tuple[str, str, str],
    *reserves: ReserveRow,
    final: bool = False,
) -> Standings:
    """Return standings with the titles of league, season and group."""
    tables = len(rows)
    ended = tables if final else 3
    return Standings(*titles, ended, tables, rows, reserves, is_final=final)


def picture(game: str, language: str, content: Standings) -> StandingsScene:
    """Return the scene of a reference picture."""
    return StandingsScene(game, language, content, WIDTH)


RESERVES = (ReserveRow("Stranger", (7, 2)), ReserveRow(LONGEST, (1, 1)), ReserveRow("Bo", (9, 4)))
PICTURES = {
    "running-en": picture(
        "emperor",
        "en",
        standings(RUNNING, ("Club league", "Season 2", "Group 1"), RESERVES[0]),
    ),
    "final-zh-TW": picture(
        "caylus",
        "zh-TW",
        standings(final_rows(*HAN_NAMES), ("桌遊社聯賽", "第2季", "第2組"), final=True),
    ),
    "small-zh-CN": picture(
        "caylus1303",
        "zh-CN",
        standings(final_rows(*HAN_NAMES[:6]), ("周末杯", "第3季", "第4组"), *RESERVES[:1]),
    ),
    "long-ja": picture(
        "tuscany",
        "ja",
        standings(
            final_rows(*long_names(13)),
            ("水曜夜のボードゲーム同好会リーグ戦", "シーズン12", "グループ3"),
            *RESERVES,
            final=True,
        ),
    ),
}
"""The reference pictures, by the names of their files."""
