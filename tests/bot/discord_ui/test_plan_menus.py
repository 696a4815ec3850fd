"""All lines of a ``/plan`` menu are distinct in any position of any game."""

from __future__ import annotations

from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any, cast

import pytest
from discord import ui

from bot.discord_ui.common.layout import Layout
from bot.discord_ui.plans.view import Voices, draft_message, list_message
from bot.presentation.disambiguate import disambiguate
from bot.presentation.texts import label_localizer, message_localizer
from bot.tables.domain.plans import Plan, PlanScope, PlanStatus
from bot.tables.plans import stop_conditions
from bot.tables.plans.saved_plans import Draft
from bot.tables.session.unit_of_work import UnitOfWork
from bot.tables.users.preferences import AUTOMATIC_MOVES
from engine.core import Chance, game
from engine.core.contract import random_move
from engine.core.foresight import ForeseenQuestion, foresee
from engine.core.registry import game_names
from engine.core.words.catalogue import LANGUAGES
from tests.bot.sample_turns import table

NAMES = ("Alice", "Bob", "Carol", "Dave", "Eve")
MOVES_BETWEEN = 23
"""Number of moves between examined positions."""
COURSES = 4


def positions(name: str) -> Iterator[tuple[Any, int, list[ForeseenQuestion]]]:
    """Return positions of a random game with the foreseen questions of a player."""
    rules, chance = game(name), Chance.from_seed(f"plan menus in {name}")
    state, left, moves = rules.new(rules.seat_counts[-1], {}, chance), 0, 0

    def stop() -> bool:
        nonlocal left
        left -= 1
        return left <= 0

    while not state.over:
        if moves % MOVES_BETWEEN == 0:
            seat, left = moves // MOVES_BETWEEN % rules.seat_counts[-1], COURSES
            yield state, seat, foresee(rules, rules.view(state, seat), seat, chance, stop)
        seat, choice = random_move(rules, state, chance)
        rules.apply(state, seat, choice)
        moves += 1


def menus(shown: Layout) -> Iterator[list[str]]:
    """Return the labels of each menu."""
    for item in shown.walk_children():
        if isinstance(item, ui.Select):
            yield [option.label for option in item.options]


def draft_for(coming: ForeseenQuestion, state: Any, seat: int, name: str) -> Draft:
    """Return a draft for a question with every available stop condition."""
    plan = Plan(
        1,
        1,
        seat,
        PlanStatus.DRAFT,
        coming.question,
        coming.ask,
        coming.choices[:1],
        (),
        PlanScope.ONCE,
        coming.choices,
        None,
    )
    unit = SimpleNamespace(game=game(name), state=state, row=SimpleNamespace(game=name))
    return Draft(plan, stop_conditions.available_stops(cast(UnitOfWork, unit), plan))


@pytest.mark.parametrize("name", game_names())
def test_all_lines_of_a_menu_differ_in_every_language(name: str) -> None:
    shown_table = table(name, seats=game(name).seat_counts[-1])
    automatic = dict.fromkeys(AUTOMATIC_MOVES, False)
    for state, seat, coming in positions(name):
        drafts = [draft_for(one, state, seat, name) for one in coming]
        for language in LANGUAGES:
            voices = Voices(
                message_localizer(language, name, NAMES),
                label_localizer(language, name, NAMES),
            )
            shown = [list_message(shown_table, [], coming, automatic, voices)]
            shown += [draft_message(shown_table, draft, voices, 0) for draft in drafts]
            for labels in (found for one in shown for found in menus(one)):
                assert len(set(labels)) == len(labels), labels
                assert all(0 < len(label) <= 100 for label in labels)


def test_equal_labels_are_distinguished_by_a_difference_or_by_numbers() -> None:
    localizer = label_localizer("en", "caylus", NAMES)
    asked = ["where to", "where to", "what", "what", "which"]
    rest = ["From: Köln", "From: Mainz", "", "", "Storage is full"]
    labels = disambiguate(asked, rest, localizer=localizer, limit=100)
    assert labels == [
        "where to · From: Köln",
        "where to · From: Mainz",
        "what",
        "what (2)",
        "which",
    ]
    long = disambiguate(["x" * 200] * 2, ["a" * 70, "b" * 70], localizer=localizer, limit=100)
    assert len(set(long)) == 2
    assert all(len(line) <= 100 for line in long)
