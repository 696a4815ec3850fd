"""The lines of the log: secret steps merged into one, and as many as fit in a message."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from bot.presentation.log_lines import entry_line, lines_that_fit, merge_private_steps
from bot.tables.domain.request import LogEntry
from engine.core import Event, game
from engine.core.events import Plain
from tests.bot.sample_turns import NOW, started_game, table, turn_text


def entry(sequence: int, seat: int, **figures: Any) -> LogEntry:
    """Return a log entry for a move with the given known parts."""
    user = str(100 + seat)
    made = LogEntry(sequence, sequence, "move", seat, user, {}, (), NOW, False, table().names)
    return replace(made, **figures)


def test_consecutive_secret_steps_are_one_line() -> None:
    last_step = entry(5, 0, data={"move": "arrange ABC"})
    steps = [
        entry(1, 0),
        entry(2, 0),
        entry(3, 1),
        entry(4, 0),
        last_step,
        entry(6, 0),
        entry(7, 0),
    ]
    assert [one.sequence for one in merge_private_steps(table("tuscany"), steps)] == [2, 3, 4, 5, 7]


def test_a_page_keeps_what_fits_from_the_side_it_is_read_from() -> None:
    lines = [(entry(n, 0), "x" * 30) for n in range(1, 6)]
    assert [one.sequence for one, _ in lines_that_fit(lines, 100, latest=True)] == [3, 4, 5]
    assert [one.sequence for one, _ in lines_that_fit(lines, 100, latest=False)] == [1, 2, 3]
    assert len(lines_that_fit(lines, 10, latest=True)) == 1


def test_a_move_with_many_events_is_shown_completely() -> None:
    rules = game("caylus")
    localizer = turn_text(rules, started_game(rules)).message
    gains: dict[str, Plain] = {"space": 5, "tile": "neutral_farm", "food": 1}
    events = tuple(Event("produced", seat, gains) for seat in (0, 1, 2) * 4)
    said = entry_line(table(), entry(9, 0, events=events, data={"move": "pass"}), localizer)
    assert said.count("gains 1 food") == 12
    assert said.startswith("`9` ")


def test_the_purpose_of_a_move_is_shown_with_it() -> None:
    rules = game("caylus")
    localizer = turn_text(rules, started_game(rules)).message
    gains: dict[str, Plain] = {"space": 5, "tile": "neutral_farm", "food": 1}
    events = tuple(Event("produced", seat, gains) for seat in (0, 1))
    with_events = entry(
        9, 0, kind="computer-move", events=events, data={"move": "x", "aims": ["income"]}
    )
    first, second = entry_line(table(), with_events, localizer).split("(goes for income)")
    assert "Alice" in first
    assert "Bob" in second
    bare = entry(9, 0, kind="computer-move", data={"move": "x", "aims": ["income", ["gone", None]]})
    assert entry_line(table(), bare, localizer).endswith("(goes for income)")
    aims = [["food", None], ["income", 1], ["gone", 1]]
    harming = entry(9, 0, kind="computer-move", data={"move": "x", "aims": aims})
    assert entry_line(table(), harming, localizer).endswith("(goes for food and denies Bob income)")


def test_a_line_repeats_nothing() -> None:
    rules = game("caylus")
    localizer = turn_text(rules, started_game(rules)).message
    gains: dict[str, Plain] = {"space": 5, "tile": "neutral_farm", "food": 1}
    events = (Event("produced", 0, gains),)
    story = entry(9, 0, kind="computer-move", events=events, data={"move": "x", "aims": ["food"]})
    bare = entry(9, 0, kind="computer-move", data={"move": "favour food", "aims": [["food", None]]})
    assert "goes for" not in entry_line(table(), story, localizer)
    assert "goes for" not in entry_line(table(), bare, localizer, "Food")
