"""The pictures newcomers are shown can be drawn, and their pins find what they point at."""

from __future__ import annotations

import re
from typing import Any

import pytest

from engine.core import Game, game
from engine.core.prepared import Position, position
from engine.core.registry import game_names
from engine.core.text import LANGUAGES
from render import Scene, paint, painter
from render.kit.contract.boxes import collisions, values
from render.kit.palette import PLAYERS


def drawn(rules: Game[Any], at: Position, part: str, viewer: int | None, points: Any) -> bytes:
    """A small picture."""
    colours = PLAYERS[: len(at.names)]
    scene = Scene("en", tuple(at.names), colours, part, 400, viewer, at.last, points=tuple(points))
    return paint(rules.name, rules.view(at.state, viewer), scene)


@pytest.mark.parametrize("name", game_names())
def test_every_part_is_there_and_every_pin_finds_its_point(name: str) -> None:
    rules, parts = game(name), painter(name).parts
    for card in rules.teaching.guide:
        assert card.part in parts, card.topic
        if card.points:
            assert drawn(rules, position(rules, card.spot), card.part, card.viewer, card.points)
    for step in rules.teaching.lesson:
        assert {step.part, step.shows or step.part} <= set(parts), step.key
        if step.points:
            assert drawn(rules, position(rules, step.spot), step.part, step.seat, step.points)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", game_names())
def test_no_picture_of_how_to_play_is_cut(name: str, language: str) -> None:
    rules = game(name)
    for card in rules.teaching.guide:
        at = position(rules, card.spot)
        names, colours = tuple(at.names), PLAYERS[: len(at.names)]
        scene = Scene(language, names, colours, card.part, viewer=card.viewer, last=at.last)
        view = rules.view(at.state, card.viewer)
        marks = painter(name).paint(view, scene, recording=True).marks
        assert not [said for said in values(marks, "text") if re.search(r"\S…", said)], card.topic
        assert collisions(marks) == [], card.topic
