"""Reference pictures: whole boards of recorded games, half size, one in each language.

``python -m tests.render.golden`` draws them anew; look at every one that changed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from render.__main__ import main

FOLDER = Path(__file__).parent
RECORDS = FOLDER.parent.parent / "records"
PICTURES = {
    "placing": ("caylus-4-thoughtful", "205", "en"),
    "provost": ("caylus-5-thoughtful", "294", "zh-TW"),
    "prestige": ("caylus-4-thoughtful", "405", "zh-CN"),
    "two-players": ("caylus-2-thoughtful", "93", "ja"),
}


def draw(name: str, out: Path) -> int:
    """Draw one of the pictures into a file."""
    record, move, language = PICTURES[name]
    asked = ["--at", move, "--lang", language, "--width", "800", "--out", str(out)]
    return main([str(RECORDS / f"{record}.txt"), *asked])


def references() -> Iterator[tuple[str, Path]]:
    """Every picture's name and file."""
    for name in PICTURES:
        yield name, FOLDER / f"{name}.png"
