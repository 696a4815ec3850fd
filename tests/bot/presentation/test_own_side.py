"""My view of a game without hidden information."""

from __future__ import annotations

from typing import Any

import pytest

from bot.presentation.own_side import own_side
from bot.presentation.texts import words_in
from bot.tables.domain.kinds import ActionKind
from bot.tables.domain.request import LogEntry
from engine.core import Event, game
from engine.core.words.catalogue import LANGUAGES
from tests.bot.sample_turns import NAMES, NOW, started_game, turn_text

GAME = game("caylus")


def entry(number: int, seat: int, place: str, *, undone: bool = False) -> LogEntry:
    """Return a move that places a worker."""
    placed = Event("placed", seat, {"place": place, "deniers": -1})
    return LogEntry(number, number, ActionKind.MOVE, seat, None, {}, (placed,), NOW, undone, NAMES)


def at_start(viewer: int | None) -> Any:
    return turn_text(GAME, started_game(GAME, 3), viewer)


def test_it_says_what_a_player_holds_can_choose_and_did_last() -> None:
    first = GAME.to_move(started_game(GAME, 3))[0]
    moves = [
        entry(1, first, "gate"),
        entry(2, first, "trading_post", undone=True),
        entry(3, first, "stables"),
        entry(4, 1 - first, "castle"),
    ]
    shown = own_side(at_start(first), moves).splitlines()
    titles = ("What you have", "What you can choose and pay for", "Your last turn")
    holds, choices, last = (shown.index(f"**{title}**") for title in titles)
    assert shown[holds + 1].startswith(f"{NAMES[first]}: 0 points, 6 workers")
    assert any(line.startswith("- The road: 1, 2, 3") for line in shown[choices:last])
    assert not any("Pass" in line for line in shown[choices:last])
    assert "Stables" in shown[last + 1]
    assert NAMES[1 - first] not in shown[last + 1]


def test_who_need_not_move_has_no_choices_and_a_spectator_reads_nothing() -> None:
    first = GAME.to_move(started_game(GAME, 3))[0]
    waiting = own_side(at_start((first + 1) % 3), [])
    assert waiting.startswith("**What you have**")
    assert len(waiting.splitlines()) == 2
    assert own_side(at_start(None), []) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(language: str) -> None:
    state = started_game(GAME, 3)
    shown = own_side(turn_text(GAME, state, GAME.to_move(state)[0], language=language), [])
    assert words_in(language).say("own-choices") in shown
