"""Time the description of a whole board in words, in the slowest language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from bot.bench.clock import one_core, rates
from bot.bench.games import middle_state
from bot.bench.report import Row, budget
from engine.core.game import Game
from engine.core.registry import game, game_names
from engine.core.words.catalogue import LANGUAGES, catalogue

MILLISECONDS = 20
NAMES = ("Ann", "Bob", "Cy", "Dee", "Eve")


def measure() -> Iterator[Row]:
    """Measure the largest table of every game."""
    one_core()
    for name in game_names():
        rules = game(name)
        seats = rules.seat_counts[-1]
        state = middle_state(rules, seats)
        found = rates({lang: _told(rules, state, lang) for lang in LANGUAGES}, seconds=0.5)
        what = f"{name}, {seats} seats: the board in words"
        yield budget(what, "ms", 1000 / min(found.values()), MILLISECONDS)


def _told(rules: Game[Any], state: Any, language: str) -> Callable[[], int]:
    texts = catalogue(language, rules.package)

    def tell() -> int:
        view = rules.view(state, None)
        for section in rules.words.board(view, None):
            for text in (section.title, *section.lines):
                texts.format(text, NAMES)
        return 1

    return tell
