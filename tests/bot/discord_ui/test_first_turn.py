"""A turn in a player's first game: how to play, a hint and the game so far, and no dead button."""

from __future__ import annotations

from dataclasses import replace

import pytest
from discord import ui

from bot.discord_ui.common.buttons import PressButton, PressSelect
from bot.discord_ui.play.private_panel import answer_panel
from bot.discord_ui.play.turn_message import turn_panel
from bot.tables.history.turn import is_secret
from engine.core import game
from engine.core.words.catalogue import LANGUAGES
from tests.bot.discord_ui.test_panel import fits_discord
from tests.bot.sample_turns import started_game, turn_text
from tests.engine.games.records import PUBLISHED


def acts(view: ui.LayoutView) -> list[str]:
    """Return the acts of all buttons that are no moves, and assert that none is off."""
    buttons = [item for item in view.walk_children() if isinstance(item, PressButton)]
    assert not any(button.item.disabled for button in buttons)
    return [button.ref.act for button in buttons if button.ref.act not in ("m", "open", "page")]


def panel(name: str, language: str, *, first: bool, hints: bool, moves: int) -> ui.LayoutView:
    rules = game(name)
    text = turn_text(rules, started_game(rules, rules.seat_counts[-1]), language=language)
    table = replace(text.turn.table, hints=hints, moves=moves)
    timers = text.turn.to_move if first else ()
    text = replace(text, turn=replace(text.turn, table=table, first_timers=timers))
    view = turn_panel(text, picture=True, web="https://example.com/t/1")
    assert fits_discord(view)
    return view


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PUBLISHED)
def test_a_first_turn_helps_and_has_no_button_that_is_off(name: str, language: str) -> None:
    first = acts(panel(name, language, first=True, hints=True, moves=0))
    # A secret question always has Undo, which would tell that a step has been answered.
    secret = is_secret(game(name), started_game(game(name), game(name).seat_counts[-1]))
    undo = ["undo"] if secret else []
    assert first == [*undo, "view", "why", "more", "guide", "hint", "recap"]


def test_a_hint_is_offered_only_where_the_table_allows_hints() -> None:
    assert "hint" not in acts(panel("caylus", "en", first=True, hints=False, moves=0))


def test_others_are_offered_undo_once_a_move_is_made_and_no_first_help() -> None:
    later = acts(panel("caylus", "en", first=False, hints=True, moves=1))
    assert later == ["undo", "view", "why", "more"]
    assert acts(panel("caylus", "en", first=False, hints=True, moves=0)) == later[1:]


def test_a_set_up_in_parts_begins_with_what_completes_it_at_once() -> None:
    rules = game("tuscany")
    shown = answer_panel(turn_text(rules, started_game(rules), viewer=0), 0, picture=True)
    texts = [item.content for item in shown.walk_children() if isinstance(item, ui.TextDisplay)]
    _ask, title, *others = (text for text in texts if text.startswith("**"))
    assert title.startswith("**Take it as it is: choose your starting castle**")
    buttons = [item for item in shown.walk_children() if isinstance(item, PressButton)]
    assert all("," in each.ref.word for each in buttons[:3]), "castles, the only step needed"
    assert [text.startswith("**Or ") for text in others] == [True] * 3
    (menu,) = (item.item for item in shown.walk_children() if isinstance(item, PressSelect))
    idle = {option.value for option in menu.options}
    assert len(idle | {each.ref.word for each in buttons}) == 3 + 6 + 8 + 4
    assert {"arrange ABC", "arrange 000", "arrange dd", "arrange CBA"} <= idle
