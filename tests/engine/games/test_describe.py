"""``describe`` lists what a game declares."""

from __future__ import annotations

import re
from contextlib import redirect_stdout
from functools import cache
from inspect import cleandoc
from io import StringIO

import pytest

from engine.cli.describe import declared_events
from engine.cli.main import main
from engine.core.registry import game, game_names, package_of
from engine.core.rules import Question
from engine.core.words.chapters import ChapterWords
from tests.command_lines import run_program

WITH_CHAPTERS = [name for name in game_names() if isinstance(game(name).words, ChapterWords)]
"""Games whose events are declared by the chapters of their words."""


@cache
def described(name: str) -> dict[str, str]:
    """Return the parts of the description by their first word, after that with the options."""
    with redirect_stdout(StringIO()) as printed:
        assert main(["describe", name]) == 0
    _, *parts = printed.getvalue().split("\n\n")
    return {part.partition(":")[0]: part for part in parts}


@pytest.mark.parametrize("name", game_names())
def test_every_frame_has_its_arguments_and_every_question_its_choices(name: str) -> None:
    part, rules = described(name)["frames"], game(name).rules
    frames = {row.partition("(")[0]: row for row in re.split(r"\n  (?=\w)", part)[1:]}
    assert list(frames) == list(rules)
    for rule in rules.values():
        row = frames[rule.name]
        given = row.partition("(")[2]
        assert re.findall(r"(\w+): ", given.partition(")  ")[0].partition(")\n")[0]) == [
            *rule.arguments
        ]
        assert " ".join(cleandoc(rule.__doc__ or "").split()) in " ".join(row.split())
        assert not issubclass(rule, Question) or f"“{rule.verb} …”" in row
        assert ("choices: " in row) == issubclass(rule, Question)
    questions = [rule for rule in rules.values() if issubclass(rule, Question)]
    asked = [rule for rule in questions if "choices: not asked" not in frames[rule.name]]
    assert len(asked) > len(questions) / 2


@pytest.mark.parametrize("name", WITH_CHAPTERS)
def test_every_declared_event_has_its_facts_and_says_which_are_secret(name: str) -> None:
    part, events = described(name)["events"], declared_events(package_of(name))
    listed = re.findall(r"^  (\w+)\(", part, re.MULTILINE)
    assert listed == [event.kind for event in events]
    words = game(name).words
    assert not isinstance(words, ChapterWords) or set(listed) == words.event_classes.keys()
    for event in events:
        for fact in event.facts:
            assert re.search(rf"\b{fact}:\s", part), (event.kind, fact)
    secrets = [one for event in events for one in event.facts.values() if one.secret]
    assert part.count("(secret)") == 1 + len(secrets), "once in the heading"


@pytest.mark.parametrize("name", game_names())
def test_cards_and_texts_are_listed(name: str) -> None:
    parts = described(name)
    for card in game(name).words.cards:
        assert re.search(rf"^  {re.escape(card.id)} ", parts["cards"], re.MULTILINE)
    counts = [int(count) for count in re.findall(r"^  +(\d+)  ", parts["texts"], re.MULTILINE)]
    assert f"texts: {sum(counts)}, " in parts["texts"]


@pytest.mark.parametrize("name", game_names())
def test_no_line_is_wider_than_the_page(name: str) -> None:
    lines = "\n".join(described(name).values()).splitlines()
    assert max(map(len, lines)) <= 100


def test_it_works_in_a_new_process() -> None:
    done = run_program("engine", "describe", game_names()[0])
    assert done.returncode == 0, done.stderr
    assert "\nframes: " in done.stdout
