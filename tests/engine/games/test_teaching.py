"""Guides and lessons: their positions can be played, and what a lesson says happens."""

from __future__ import annotations

import pytest

from engine.core.registry import game, game_names, package_of
from engine.core.teaching import TOPICS, Exercise, lesson_text
from engine.core.teaching_positions import position_after_choice, teaching_position
from engine.core.words.catalogue import LANGUAGES, catalogue
from tests.engine.games.records import PUBLISHED

PINS = "①②③"
"""Signs for the numbers of pins; a text may also say "(1)" or "（1）"."""
SENTENCE = 600
"""Maximum characters of a text of a lesson."""
EXERCISES = [(name, step) for name in game_names() for step in game(name).hosting.teaching.lesson]


def named(value: tuple[str, Exercise]) -> str:
    return f"{value[0]}-{value[1].key}"


@pytest.mark.parametrize("name", game_names())
def test_a_guide_has_six_cards_at_positions_that_can_be_played(name: str) -> None:
    rules = game(name)
    assert rules.hosting.teaching.guide or not rules.published, (
        f"{name} has no guide: write its cards"
    )
    if rules.hosting.teaching.guide:
        assert tuple(card.topic for card in rules.hosting.teaching.guide) == TOPICS
    for card in rules.hosting.teaching.guide:
        assert teaching_position(rules, card.position).state.stack


@pytest.mark.parametrize("name", PUBLISHED)
def test_every_guide_card_has_pins_that_its_text_explains(name: str) -> None:
    for card in game(name).hosting.teaching.guide:
        assert card.pins, card.topic
        for language in LANGUAGES:
            words, key = catalogue(language, package_of(name)), f"{name}-guide-{card.topic}"
            said = words.say(key) if key in words else PINS
            for number, sign in enumerate(PINS[: len(card.pins)], 1):
                signs = (sign, f"({number})", f"（{number}）")
                assert any(one in said for one in signs), (key, language, number)


def test_every_published_game_has_a_lesson() -> None:
    assert {*PUBLISHED} <= {name for name, _ in EXERCISES}


@pytest.mark.parametrize("lesson", EXERCISES, ids=named)
def test_a_lesson_says_what_happens(lesson: tuple[str, Exercise]) -> None:
    """Its choices are legal, its continuation can be played, and its texts are true."""
    name, step = lesson
    rules = game(name)
    prepared = teaching_position(rules, step.position)
    assert step.seat in rules.may_act(prepared.state)
    assert 2 <= len(step.reactions) <= 5
    assert set(step.reactions) <= set(rules.legal_choices(prepared.state, step.seat))
    for choice, reaction in step.reactions.items():
        found = position_after_choice(rules, step.position, step.seat, choice, reaction.then)
        kinds = {event.kind for event in found.last if event.seat == step.seat}
        assert kinds.issuperset(reaction.expects), (choice, kinds)
        assert kinds.isdisjoint(reaction.forbids), (choice, kinds)
        for language in LANGUAGES:
            words = catalogue(language, package_of(name))
            for said in ("", reaction.key):
                text = lesson_text(name, step, len(prepared.names), said)
                assert 0 < len(words.format(text, prepared.names)) <= SENTENCE, text.key
