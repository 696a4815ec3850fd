"""The log and the news: who did what in the game's words, without secrets."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from bot.demonstration.people import Way
from bot.presentation.texts import words_in
from engine.core.words.catalogue import LANGUAGES
from tests.e2e.harness import AppHarness
from tests.e2e.presses import press_act

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_the_log_names_who_opened_and_joined_the_table(app: AppHarness) -> None:
    channel = await app.begin(3)
    lines = (await press_act(app.people[0].at(channel), "log")).text.splitlines()
    alice, bob, chen = (person.name for person in app.people[:3])
    assert lines[1:4] == [
        f"{alice} opens the table.",
        f"{bob} takes a seat.",
        f"{chen} takes a seat.",
    ]
    assert lines[4].startswith("The game begins. ")


async def test_a_recap_tells_the_consequences_and_the_whole_game_by_rounds(app: AppHarness) -> None:
    channel = await app.begin(2)
    await app.play(channel, (Way.MOVE,), "recaps", moves=40)
    table = await app.table(channel)
    reader = app.people[table.pending[0].seat]
    (panel,) = (line for line in app.board(channel).message.text.splitlines() if "Since" in line)
    asked = next(person for person in app.people if str(person.id) == table.pending[0].user_id)
    own = (await asked.at(channel).slash("recap")).text
    assert len(panel) <= 600
    since = tuple(words_in(tag).say("panel-since", story="").strip() for tag in LANGUAGES)
    assert own.splitlines()[1].startswith(since)
    for person in (reader, app.stranger):
        whole = (await person.at(channel).slash("recap", whole=True)).text
        lines = whole.splitlines()
        assert len(lines) > 2
        assert all(re.match(r"\*\*.*1.*\*\*|### ", line) for line in lines[:2])
    onlooker = (await app.stranger.at(channel).slash("recap")).text
    assert not re.search(r"\byou\b", onlooker, re.IGNORECASE)


async def test_secret_answers_are_marked_and_the_viewers_have_titles(app: AppHarness) -> None:
    channel = await app.begin(2, "tuscany")
    await app.play(channel, (Way.MOVE,), "regions", moves=3)
    shown = (await press_act(app.stranger.at(channel), "log")).text
    steps = [line for line in shown.splitlines() if "isn’t public yet." in line]
    assert 1 <= len(steps) <= 3
    names = [line.split("` ")[-1] for line in steps]
    assert all(one != other for one, other in pairwise(names))
    logs = [(await press_act(person.at(channel), "log")).text for person in app.people[:2]]
    for log in (shown, *logs):
        assert not re.search(r"[:：]\s*$", log, re.MULTILINE)
        assert not re.search(r"[:：]\s*arrange ", log)


async def test_an_unaffordable_move_from_a_hidden_hand_is_refused_privately(
    app: AppHarness,
) -> None:
    channel = await app.begin(2, "tuscany")
    await app.play(channel, (Way.PANEL, Way.MOVE), "hands", moves=36)
    await app.quiet()
    assert (await app.table(channel)).moves > 24
    assert app.records.faults == []
