"""The message of a turn: complete, within Discord's limits, and silent about secrets."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import discord
import pytest
from discord import ui

from bot.discord_ui import controls, private
from bot.discord_ui.choices import Candidate
from bot.discord_ui.controls import MENU_LIMIT, pages, sort
from bot.discord_ui.dynamic import PressButton, PressSelect
from bot.discord_ui.layout import Layout
from bot.discord_ui.panel import ALT_LIMIT, Subject, alt_text, is_secret, paragraph, turn_panel
from bot.discord_ui.texts import voice_in_label
from bot.tables import Position
from engine.core import Chance, Game, Offer, game, say
from engine.core.contract import random_move
from tests.bot.discord_ui.positions import begun, position

CAYLUS = game("caylus")


def texts(view: ui.LayoutView) -> str:
    return "\n".join(i.content for i in view.walk_children() if isinstance(i, ui.TextDisplay))


def ids(view: ui.LayoutView) -> list[str]:
    return [i.custom_id for i in view.walk_children() if isinstance(i, PressButton | PressSelect)]


def reachable(view: ui.LayoutView) -> set[str]:
    """Every move the message's buttons and menus offer."""
    moves = set()
    for item in view.walk_children():
        if isinstance(item, PressSelect) and item.ref.act == "m":
            moves |= {option.value for option in item.item.options}
        elif isinstance(item, PressButton) and item.ref.act == "m":
            moves.add(item.ref.word)
    return moves


def fits_discord(view: Layout) -> bool:
    """What Discord would refuse raises here or makes this false."""
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
    state, dice = begun(CAYLUS, seats), Chance.from_seed(f"{seats}{language}")
    while state.stack:
        at = position(CAYLUS, state, language=language)
        view = turn_panel(Subject.of(at), [], picture=True)
        (seat,) = CAYLUS.owing(state)
        assert fits_discord(view)
        assert reachable(view) == set(CAYLUS.moves(state, seat))
        assert texts(view).count("<@") == 1
        CAYLUS.take(state, *random_move(CAYLUS, state, dice))


def test_the_accent_is_the_colour_of_the_player_to_move() -> None:
    at = position(CAYLUS, begun(CAYLUS))
    (container,) = turn_panel(Subject.of(at), [], picture=False).children
    assert isinstance(container, ui.Container)
    assert container.accent_colour in {0x2456A8, 0xC8261C, 0x2F9474}


def test_the_small_print_has_due_time_table_and_move() -> None:
    shown = texts(turn_panel(Subject.of(position(CAYLUS, begun(CAYLUS))), [], picture=False))
    assert shown.splitlines()[-1] == "-# due <t:1777669200:R> · table 31 · move 120"


def test_names_with_markdown_do_not_break_the_panel() -> None:
    names = ("**A**", "@everyone", "`x`")
    at = position(CAYLUS, begun(CAYLUS), names=names)
    happened = [say("log-join", who=name) for name in Subject.of(at).message.names]
    shown = texts(turn_panel(Subject.of(at), happened, picture=False))
    assert "\\*\\*A\\*\\* takes a seat. \\@everyone takes a seat. \\`x\\` takes a seat." in shown


def test_an_alt_text_says_who_is_asked_and_fits() -> None:
    subject = Subject.of(position(CAYLUS, begun(CAYLUS)))
    happened = [say("log-join", who="x" * 30)] * 100
    alt = alt_text(subject, happened)
    assert len(alt) <= ALT_LIMIT
    assert "place a worker or pass" in alt


@pytest.mark.parametrize("language", ["en", "ja"])
@pytest.mark.parametrize("name", ["caylus", "tuscany", "emperor", "caylus1303"])
def test_an_alt_text_says_what_every_player_has(name: str, language: str) -> None:
    rules = game(name)
    seats = max(rules.seat_counts)
    subject = Subject.of(position(rules, begun(rules, seats), language=language))
    alt = alt_text(subject, [])
    assert len(alt) <= ALT_LIMIT
    owing, asked = rules.owing(subject.position.state), subject.prompt(subject.label, 0, None)
    for seat in range(seats):
        assert alt.count(subject.label.names[seat]) >= 1
    if len(owing) > 1:
        assert alt.count(asked) == 1


def test_a_long_recap_keeps_the_latest_and_says_so() -> None:
    voice = Subject.of(position(CAYLUS, begun(CAYLUS))).message
    told = paragraph(voice, [say("log-join", who=str(i)) for i in range(50)], 200)
    assert told.startswith("(39 earlier events are in the log.) ")
    assert told.endswith("49 takes a seat.")
    assert len(told) <= 300


# Many choices


def many(count: int, group: str = "g", *, number: bool = False) -> list[Candidate]:
    name = say("bold", text="x")
    return [
        Candidate(
            str(i), f"go {i}", Offer(str(i), str(i), name, None, name, number), "n" * 40, "", group
        )
        for i in range(1, count + 1)
    ]


def test_a_large_group_is_divided_and_named_by_its_ends() -> None:
    made = pages(many(60, "The road"))
    assert [page.title for page in made] == [
        "The road 1 – 25",
        "The road 26 – 50",
        "The road 51 – 60",
    ]
    assert [len(page.offered) for page in made] == [25, 25, 10]


def test_more_menus_than_a_message_holds_are_reached_through_one() -> None:
    voice = voice_in_label("en", "caylus", ())
    (row,) = controls.move_rows(1, 2, many(600), voice)
    (menu,) = row.children
    assert isinstance(menu, PressSelect)
    assert menu.ref.act == "page"
    assert len(menu.item.options) == 600 // MENU_LIMIT
    assert menu.item.options[0].description == "25 choices"


def test_numbers_are_buttons_in_even_rows() -> None:
    voice = voice_in_label("en", "caylus", ())
    made = controls.move_rows(1, 2, many(7, number=True), voice)
    assert [len(row.children) for row in made] == [4, 3]
    buttons = [b for row in made for b in row.children if isinstance(b, PressButton)]
    assert [b.item.style for b in buttons] == [discord.ButtonStyle.primary] * 7


@pytest.mark.parametrize("groups", [0, 1, 6, 7, 23])
@pytest.mark.parametrize("numbers", [0, 5, 10, 11, 15, 16, 40])
def test_any_mixture_of_menus_and_numbers_fits_a_message(groups: int, numbers: int) -> None:
    voice = voice_in_label("en", "caylus", ())
    offered = [c for i in range(groups) for c in many(25, f"group {i}")]
    offered = [replace(c, choice=f"{i}", move=f"go {i}") for i, c in enumerate(offered, 1)]
    counted = [replace(c, move=f"step {c.choice}") for c in many(numbers, "n", number=True)]
    offered += counted
    rows = controls.move_rows(1, 2, offered, voice)
    children = sum(1 + len(row.children) for row in rows)
    assert children <= 40 - 6 - 6
    parts = sort(offered)
    shown = [*parts.numbers, *parts.plain, *(c for page in parts.pages for c in page.offered)]
    assert sorted(c.move for c in shown) == sorted(c.move for c in offered)


def test_a_few_short_choices_are_buttons() -> None:
    name = say("bold", text="x")
    words = ("wood", "stone", "decline")
    offered = [Candidate(w, f"take {w}", Offer(w, "", name, None, name), w, "", "") for w in words]
    parts = sort(offered)
    assert [c.choice for c in parts.plain] == ["wood", "stone"]
    assert parts.declining is offered[2]
    assert parts.pages == ()


# Secrets


def play_to(rules: Game[Any], state: Any, rule: str, seed: str = "1") -> Position:
    """The first position in random play that asks that rule."""
    dice = Chance.from_seed(seed)
    while state.stack[-1][0] != rule:
        rules.take(state, *random_move(rules, state, dice))
    return position(rules, state)


def test_choices_from_a_hidden_hand_are_not_on_the_public_panel(toy: Game[Any]) -> None:
    at = play_to(toy, begun(toy), "turn")
    view = turn_panel(Subject.of(at), [], picture=False)
    assert is_secret(at)
    assert reachable(view) == set()
    (seat,) = toy.owing(at.state)
    mine = private.answer_panel(Subject.of(at), seat)
    assert reachable(mine) == set(toy.moves(at.state, seat))


def test_a_public_panel_tells_nothing_about_a_hidden_hand() -> None:
    rules = game("tuscany")
    state, dice = begun(rules, 3), Chance.from_seed("hands")
    wider = 0
    while state.stack:
        at = position(rules, state)
        if not is_secret(at):
            view = turn_panel(Subject.of(at), [], picture=False)
            (seat,) = rules.owing(state)
            other = rules.determinize(rules.view(state, None), Chance.from_seed("others"))
            assert not is_secret(position(rules, other))
            twin = turn_panel(Subject.of(position(rules, other)), [], picture=False)
            assert ids(twin) == ids(view)
            assert reachable(twin) == reachable(view) >= set(rules.moves(state, seat))
            wider += reachable(view) > set(rules.moves(state, seat))
        rules.take(state, *random_move(rules, state, dice))
    assert wider


def test_a_secret_choice_is_made_in_private(toy: Game[Any]) -> None:
    at = play_to(toy, begun(toy, seed="3"), "bury")
    assert is_secret(at)
    assert reachable(turn_panel(Subject.of(at), [], picture=False)) == set()


def test_a_sealed_question_shows_how_many_answers_are_in(toy: Game[Any]) -> None:
    at = play_to(toy, begun(toy), "bid")
    first = toy.owing(at.state)[0]
    toy.apply(at.state, first, toy.legal(at.state, first)[0])
    view = turn_panel(Subject.of(position(toy, at.state)), [], picture=False)
    labels = [i.item.label for i in view.walk_children() if isinstance(i, PressButton)]
    assert "Answer in private (1 of 3 are in)" in labels
    assert texts(view).count("<@") == 2


def test_numbers_say_what_their_buttons_have_no_room_for() -> None:
    state: Any = begun(CAYLUS, seats=3)
    state.provost, state.pass_order, state.deniers = 6, [0, 1, 2], [5, 5, 5]
    state.stack = [("provost_move", 0)]
    CAYLUS.settle(state)
    shown = texts(turn_panel(Subject.of(position(CAYLUS, state)), (), picture=False))
    assert "-# **8 · +2** · pay 2" in shown
    assert "-# **3 · −3** · pay 3" in shown
