"""The turn message: complete, within Discord's limits, and without secrets."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import discord
import pytest
from discord import ui

from bot.discord_ui.common.buttons import PressButton, PressSelect
from bot.discord_ui.common.layout import Layout
from bot.discord_ui.play import private_panel as private
from bot.discord_ui.play.private_panel import answer_panel
from bot.discord_ui.play.turn_message import accent, move_rows, small_print, turn_panel
from bot.presentation.choices import MENU_SIZE, group_choices
from bot.presentation.texts import label_localizer
from bot.tables.domain.kinds import TableEvent
from bot.tables.domain.table import Occupant
from bot.tables.history.turn import is_midway, is_secret
from engine.caylus.rules.provost import ProvostMove
from engine.core import Chance, Event, Game, State, game
from engine.core.contract import random_move
from tests.bot.presentation.test_choice_pages import many
from tests.bot.sample_turns import started_game, turn_text
from tests.engine.games.records import PUBLISHED

CAYLUS = game("caylus")


def texts(view: ui.LayoutView) -> str:
    return "\n".join(i.content for i in view.walk_children() if isinstance(i, ui.TextDisplay))


def ids(view: ui.LayoutView) -> list[str]:
    return [i.custom_id for i in view.walk_children() if isinstance(i, PressButton | PressSelect)]


def reachable(view: ui.LayoutView) -> set[str]:
    """Return every move that the message's buttons and menus offer."""
    moves = set()
    for item in view.walk_children():
        if isinstance(item, PressSelect) and item.ref.act == "m":
            moves |= {option.value for option in item.item.options}
        elif isinstance(item, PressButton) and item.ref.act == "m":
            moves.add(item.ref.word)
    return moves


def reachable_buttons(view: ui.LayoutView) -> list[str]:
    """Return the moves that the message's buttons offer."""
    items = [item for item in view.walk_children() if isinstance(item, PressButton)]
    return [item.ref.word for item in items if item.ref.act == "m"]


def fits_discord(view: Layout) -> bool:
    """Return whether Discord accepts the message; some violations raise."""
    selects = [i.item for i in view.walk_children() if isinstance(i, PressSelect)]
    return (
        view.content_length() <= 4000
        and view.total_children_count <= 40
        and len(set(ids(view))) == len(ids(view))
        and all(len(i) <= 100 for i in ids(view))
        and all(1 <= len(s.options) <= 25 for s in selects)
    )


@pytest.mark.parametrize("language", ["en", "zh-TW", "zh-CN", "ja"])
@pytest.mark.parametrize("seats", [2, 5])
def test_every_move_of_a_whole_game_is_on_its_panel(seats: int, language: str) -> None:
    state, dice = started_game(CAYLUS, seats), Chance.from_seed(f"{seats}{language}")
    while state.stack:
        view = turn_panel(turn_text(CAYLUS, state, language=language), picture=True)
        (seat,) = CAYLUS.to_move(state)
        assert fits_discord(view)
        assert reachable(view) == set(CAYLUS.moves(state, seat))
        assert texts(view).count("<@") == 1
        CAYLUS.apply_unchecked(state, *random_move(CAYLUS, state, dice))


@pytest.mark.parametrize("name", PUBLISHED)
def test_a_panel_has_room_for_the_button_of_the_web_page(name: str) -> None:
    rules = game(name)
    seats = rules.seat_counts[-1]
    state, dice = started_game(rules, seats), Chance.from_seed(f"web {name}")
    while state.stack:
        view = turn_panel(
            turn_text(rules, state), picture=True, restored=True, web="https://example.com/t/1"
        )
        assert fits_discord(view)
        rules.apply_unchecked(state, *random_move(rules, state, dice))


def test_the_accent_colour_is_the_movers() -> None:
    (container,) = turn_panel(turn_text(CAYLUS, started_game(CAYLUS)), picture=False).children
    assert isinstance(container, ui.Container)
    assert container.accent_colour in {0x2456A8, 0xC8261C, 0x2F9474}


def test_a_panel_mentions_only_the_asked_players() -> None:
    state, dice = started_game(CAYLUS), Chance.from_seed("mentions")
    asked = set()
    for _ in range(20):
        (seat,) = CAYLUS.to_move(state)
        shown = texts(turn_panel(turn_text(CAYLUS, state), picture=False))
        assert re.findall(r"<@(\d+)>", shown) == [str(100 + seat)]
        asked.add(seat)
        CAYLUS.apply_unchecked(state, *random_move(CAYLUS, state, dice))
    assert asked == {0, 1, 2}


def test_the_footer_has_deadline_table_and_move() -> None:
    text = turn_text(CAYLUS, started_game(CAYLUS))
    (pending,) = text.turn.table.pending
    timed = replace(text.turn.table, pending=(replace(pending, deadline=pending.due),))
    text = replace(text, turn=replace(text.turn, table=timed))
    shown = texts(turn_panel(text, picture=False))
    assert shown.splitlines()[-1] == "-# due <t:1777669200:R> · table 31 · move 120"


def test_without_a_clock_there_is_no_deadline() -> None:
    assert small_print(turn_text(CAYLUS, started_game(CAYLUS))) == "table 31 · move 120"


def test_names_with_markdown_do_not_break_the_panel() -> None:
    names = ("**A**", "@everyone", "`x`")
    happened = [Event(TableEvent.RESIGNED, seat, {}) for seat in range(3)]
    text = turn_text(CAYLUS, started_game(CAYLUS), names=names, recap=happened)
    shown = texts(turn_panel(text, picture=False))
    for name in (r"\*\*A\*\*", r"\@everyone", r"\`x\`"):
        assert f"{name} has resigned" in shown


# Many choices


def test_excess_menus_are_reached_through_one_menu() -> None:
    localizer = label_localizer("en", "caylus", ())
    (row,) = move_rows(1, 2, group_choices(many(600)), localizer)
    (menu,) = row.children
    assert isinstance(menu, PressSelect)
    assert menu.ref.act == "page"
    assert len(menu.item.options) == 600 // MENU_SIZE
    assert menu.item.options[0].description == "25 choices"


def test_every_menu_group_opens_the_page_it_names(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.presentation.choices.MAX_MENUS", 1)
    state = started_game(CAYLUS, 5)
    (seat,) = CAYLUS.to_move(state)
    text = turn_text(CAYLUS, state, seat)
    panel = turn_panel(text, picture=False)
    (menu,) = (i for i in panel.walk_children() if isinstance(i, PressSelect))
    assert menu.ref.act == "page"
    reached = reachable(panel)
    for option in menu.item.options:
        page = private.page_panel(text, seat, int(option.value))
        assert page is not None
        (shown,) = (i.item for i in page.walk_children() if isinstance(i, PressSelect))
        assert shown.placeholder == f"{option.label} …"
        assert str(option.description).split()[0] == str(len(shown.options))
        reached |= reachable(page)
    assert reached == set(CAYLUS.moves(state, seat))
    assert private.page_panel(text, seat, len(menu.item.options)) is None


def test_numbers_are_buttons_in_even_rows() -> None:
    localizer = label_localizer("en", "caylus", ())
    made = move_rows(1, 2, group_choices(many(7, number=True)), localizer)
    assert [len(row.children) for row in made] == [4, 3]
    buttons = [b for row in made for b in row.children if isinstance(b, PressButton)]
    assert [b.item.style for b in buttons] == [discord.ButtonStyle.primary] * 7


@pytest.mark.parametrize("groups", [0, 1, 6, 7, 23])
@pytest.mark.parametrize("numbers", [0, 5, 10, 11, 15, 16, 40])
def test_any_mixture_of_menus_and_numbers_fits_a_message(groups: int, numbers: int) -> None:
    localizer = label_localizer("en", "caylus", ())
    offered = [c for i in range(groups) for c in many(25, f"group {i}")]
    offered = [replace(c, choice=f"{i}", move=f"go {i}") for i, c in enumerate(offered, 1)]
    counted = [replace(c, move=f"step {c.choice}") for c in many(numbers, "n", number=True)]
    offered += counted
    rows = move_rows(1, 2, group_choices(offered), localizer)
    children = sum(1 + len(row.children) for row in rows)
    assert children <= 40 - 7 - 6 - 2 - 2
    parts = group_choices(offered)
    shown = [*parts.numbers, *parts.plain, *(c for page in parts.pages for c in page.offered)]
    assert sorted(c.move for c in shown) == sorted(c.move for c in offered)


# Secrets


def play_to(rules: Game[Any], state: State, rule: str, seed: str = "1") -> State:
    """Return the first state in random play that asks that rule."""
    dice = Chance.from_seed(seed)
    while state.stack[-1].name != rule:
        rules.apply_unchecked(state, *random_move(rules, state, dice))
    return state


def test_choices_from_a_hidden_hand_are_not_on_the_public_panel(toy: Game[Any]) -> None:
    state = play_to(toy, started_game(toy), "turn")
    view = turn_panel(turn_text(toy, state), picture=False)
    assert is_secret(toy, state)
    assert reachable(view) == set()
    (seat,) = toy.to_move(state)
    mine = answer_panel(turn_text(toy, state, seat), seat)
    assert reachable(mine) == set(toy.moves(state, seat))


def test_a_public_panel_reveals_nothing_about_a_hidden_hand() -> None:
    """It offers all that some hand could pay for."""
    rules = game("tuscany")
    state, dice = started_game(rules, 3), Chance.from_seed("hands")
    refused = 0
    while state.stack:
        if not is_secret(rules, state) and not is_midway(rules, state):
            view = turn_panel(turn_text(rules, state), picture=False)
            (seat,) = rules.to_move(state)
            other = rules.determinize(rules.view(state, None), Chance.from_seed("others"))
            assert not is_secret(rules, other)
            twin = turn_panel(turn_text(rules, other), picture=False)
            assert ids(twin) == ids(view)
            assert fits_discord(view)
            assert reachable(twin) == reachable(view)
            assert reachable(view) >= set(rules.moves(state, seat))
            for move in reachable(view) - set(rules.moves(state, seat)):
                assert move.startswith("place ")
                refused += 1
        rules.apply_unchecked(state, *random_move(rules, state, dice))
    assert refused


def test_a_secret_choice_is_made_privately(toy: Game[Any]) -> None:
    state = play_to(toy, started_game(toy, seed="3"), "bury")
    assert is_secret(toy, state)
    assert reachable(turn_panel(turn_text(toy, state), picture=False)) == set()


def test_a_sealed_question_shows_how_many_answers_are_in(toy: Game[Any]) -> None:
    state = play_to(toy, started_game(toy), "bid")
    first = toy.to_move(state)[0]
    toy.apply(state, first, toy.legal_choices(state, first)[0])
    view = turn_panel(turn_text(toy, state), picture=False)
    labels = [i.item.label for i in view.walk_children() if isinstance(i, PressButton)]
    assert "Bid (1 of 3 done)" in labels
    assert texts(view).count("<@") == 2


def test_all_empty_seats_that_owe_a_move_are_named(toy: Game[Any]) -> None:
    state = play_to(toy, started_game(toy), "bid")
    text = turn_text(toy, state)

    def asked(*gone: int) -> str:
        seats = [
            replace(seat, occupant=Occupant.EMPTY if seat.seat in gone else Occupant.COMPUTER)
            for seat in text.turn.table.seats
        ]
        at = replace(text.turn.table, seats=tuple(seats))
        shown = turn_panel(replace(text, turn=replace(text.turn, table=at)), picture=False)
        return texts(shown).splitlines()[1]

    assert asked(2, 1) == "Thinking: **Alice**…"
    all_asked = (
        "It’s the turn of **Alice, Bob and Carol**, but nobody is playing those seats right now."
    )
    assert asked(0, 1, 2) == f"{all_asked} The table is waiting."
    toy.apply(state, 0, toy.legal_choices(state, 0)[0])
    text = turn_text(toy, state)
    assert asked(1, 2).startswith("It’s the turn of **Bob and Carol**, but nobody")
    toy.apply(state, 1, toy.legal_choices(state, 1)[0])
    text = turn_text(toy, state)
    one = "It’s **Carol**’s turn, but nobody is playing that seat right now."
    assert asked(2) == f"{one} The table is waiting."


def test_number_buttons_are_explained_in_the_text() -> None:
    state: Any = started_game(CAYLUS, seats=3)
    state.provost, state.pass_order, state.deniers = 6, [0, 1, 2], [5, 5, 5]
    state.stack = [ProvostMove(0)]
    state.road_worker[8] = 1
    CAYLUS.advance(state)
    panel = turn_panel(turn_text(CAYLUS, state), picture=False)
    assert "-# **8 · +2** · pay 2 · now in reach" in texts(panel)
    assert "−3" not in texts(panel)
    (menu,) = (item.item for item in panel.walk_children() if isinstance(item, PressSelect))
    assert menu.placeholder == "To a space without workers …"
    assert [option.value.split()[-1] for option in menu.options] == ["-3", "-2", "-1", "+3"]


def test_a_single_button_needs_no_line() -> None:
    """As at the start: the road in menus, and the castle as a button."""
    state = started_game(CAYLUS, 3)
    buttons = reachable_buttons(turn_panel(turn_text(CAYLUS, state), picture=True))
    assert buttons == ["place castle", "pass"]
    shown = texts(turn_panel(turn_text(CAYLUS, state), picture=True))
    assert not any(line.startswith("-# **") for line in shown.splitlines())


def test_a_private_question_has_its_players_colour(toy: Game[Any]) -> None:
    state = play_to(toy, started_game(toy), "bid")
    colours = set()
    for seat in toy.to_move(state):
        text = turn_text(toy, state, seat)
        (container,) = answer_panel(text, seat).children
        assert isinstance(container, ui.Container)
        assert container.accent_colour == accent(text.turn.table, seat)
        colours.add(accent(text.turn.table, seat))
    assert len(colours) == len(toy.to_move(state)) > 1
