"""The pictures of guides and lessons can be painted, and their pins find their targets."""

from __future__ import annotations

import math
import re
from typing import Any

import pytest

from engine.core import Game, game
from engine.core.teaching_positions import TeachingPosition, teaching_position
from engine.core.words.catalogue import LANGUAGES
from render import Scene, paint, painted_games, painter
from render.kit import pins
from render.kit.contract.boxes import find_collisions, values_of
from render.kit.palette import PLAYERS
from render.kit.sprite import Box
from tests.engine.games.records import PUBLISHED
from tests.thorough import pairs_by_turns


def painted(
    rules: Game[Any], at: TeachingPosition, part: str, viewer: int | None, points: Any
) -> bytes:
    """Return a small picture."""
    colours = PLAYERS[: len(at.names)]
    scene = Scene("en", tuple(at.names), colours, part, 400, viewer, at.last, pins=tuple(points))
    return paint(rules.name, rules.view(at.state, viewer), scene)


@pytest.mark.parametrize("name", painted_games())
def test_every_pin_of_the_guide_finds_its_target(name: str) -> None:
    rules, parts = game(name), painter(name).parts
    for card in rules.hosting.teaching.guide:
        assert card.part in parts, card.topic
        if card.pins:
            assert painted(
                rules, teaching_position(rules, card.position), card.part, card.viewer, card.pins
            )
    for step in rules.hosting.teaching.lesson:
        assert {step.part, step.part_after or step.part} <= set(parts), step.key
        if step.pins:
            assert painted(
                rules, teaching_position(rules, step.position), step.part, step.seat, step.pins
            )


@pytest.mark.parametrize(("name", "language"), pairs_by_turns(painted_games(), LANGUAGES, 2))
def test_no_picture_of_guide_or_lesson_is_cut(name: str, language: str) -> None:
    rules = game(name)
    for card in rules.hosting.teaching.guide:
        at = teaching_position(rules, card.position)
        names, colours = tuple(at.names), PLAYERS[: len(at.names)]
        scene = Scene(
            language, names, colours, card.part, viewer=card.viewer, latest_events=at.last
        )
        view = rules.view(at.state, card.viewer)
        facts = painter(name).paint(view, scene, recording=True).facts
        assert not [label for label in values_of(facts, "text") if re.search(r"\S…", label)], (
            card.topic
        )
        assert find_collisions(facts) == [], card.topic


@pytest.mark.parametrize(("name", "language"), pairs_by_turns(painted_games(), LANGUAGES, 2))
def test_no_pin_covers_a_word_in_any_language(name: str, language: str) -> None:
    rules = game(name)
    shown = [(c.position, c.part, c.viewer, c.pins) for c in rules.hosting.teaching.guide if c.pins]
    shown += [(s.position, s.part, s.seat, s.pins) for s in rules.hosting.teaching.lesson if s.pins]
    assert shown or name not in PUBLISHED
    for spot, part, viewer, points in shown:
        at = teaching_position(rules, spot)
        scene = Scene(
            language,
            tuple(at.names),
            PLAYERS[: len(at.names)],
            part,
            viewer=viewer,
            latest_events=at.last,
        )
        canvas = painter(name).paint(rules.view(at.state, viewer), scene, recording=True)
        label = [fact for fact in canvas.facts if fact.kind == "text"]
        before = len(canvas.facts)
        pins.draw(canvas, points)
        for pin in canvas.facts[before:]:
            if pin.kind == "text":
                radius = pin.size / pins.NUMBER_SHARE
                hidden = [word.value for word in label if _away(pin.box, word.box) < radius]
                assert hidden == [], (points, pin.value)


def _away(number: Box, word: Box) -> float:
    """Return the distance of a word from the middle of a pin."""
    x, y = (number[0] + number[2]) / 2, (number[1] + number[3]) / 2
    across = max(word[0] - x, 0.0, x - word[2])
    return math.hypot(across, max(word[1] - y, 0.0, y - word[3]))
