"""The header of a board: question, last move, answers."""

from __future__ import annotations

from functools import cache

import pytest

from engine.caylus import GAME
from engine.core.words.catalogue import LANGUAGES, catalogue
from engine.core.words.summaries import Span
from engine.core.words.text import Seat
from render import painter
from render.kit import header, layout
from render.kit.canvas import Canvas, CanvasStyle
from render.kit.contract.boxes import find_collisions, values_of
from render.kit.contract.driver import WIDE_NAMES
from render.kit.contract.positions import PlayedPosition, replay_positions
from render.kit.palette import COURT, PLAYERS
from render.kit.rect import is_inside
from render.kit.scene import CHANCES, CHART, SCORE, Scene
from tests.engine.games.records import records

NAMES = ("Ann", "Ben", "Cleo")


@cache
def positions() -> list[PlayedPosition]:
    found = next(record for record in records("caylus") if len(record.names) == len(NAMES))
    return replay_positions(GAME, found)[20:120:3]


def painted(
    position: PlayedPosition,
    language: str = "en",
    names: tuple[str, ...] = NAMES,
    part: str = "board",
) -> Canvas:
    before = GAME.view(position.before_latest_turn, None)
    since = position.after_previous_turn and GAME.view(position.after_previous_turn, None)
    scene = Scene(
        language,
        names,
        PLAYERS[:3],
        part,
        latest_events=position.latest_events,
        before_latest_turn=before,
        after_previous_turn=since,
        recent_events=position.recent_events,
    )
    return painter("caylus").paint(GAME.view(position.state, None), scene, recording=True)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_last_move_is_the_clause_of_the_recap_about_the_mover(language: str) -> None:
    words, told = catalogue(language, GAME.package), 0
    for position in positions():
        seat = position.latest_events[0].seat
        span = Span(position.before_latest_turn, position.state, position.latest_events, None)
        own = [text for text in GAME.words.summary(span) if text.args.get("who") == Seat(seat)]
        if own:
            [shown] = values_of(painted(position, language).facts, "last-move")
            whole = words.format(own[0], NAMES).rstrip(".。")
            assert shown == whole or whole.endswith(shown[1:]), "or its end, beside the token"
            assert "…" not in shown
            told += shown == whole
    assert told


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_stays_in_the_header_and_apart_with_long_names(language: str) -> None:
    for position in positions()[::4]:
        picture = painted(position, language, WIDE_NAMES[:3])
        header = (0, 0, layout.WIDTH, layout.HEADER)
        kinds = {"question", "last-move", "answer", "to-move"}
        parts = [fact for fact in picture.facts if fact.kind in kinds]
        assert parts
        assert all(is_inside(fact.box, header) for fact in parts)
        assert find_collisions(picture.facts) == []


def test_scores_and_charts_do_not_offer_the_answers() -> None:
    asked = next(p for p in positions() if values_of(painted(p).facts, "answer"))
    assert values_of(painted(asked, part="castle").facts, "answer")
    for part in (SCORE, CHART, CHANCES):
        assert not values_of(painted(asked, part=part).facts, "answer")


def test_beside_an_odd_last_panel_are_the_latest_turns_of_others() -> None:
    told = 0
    for position in positions()[5:]:
        picture, mover = painted(position), GAME.to_move(position.state)[0]
        listed = [fact for fact in picture.facts if fact.kind == "turn"]
        assert 0 <= len(listed) <= 3
        assert [fact.box[1] for fact in listed] == sorted(fact.box[1] for fact in listed)
        told += any(fact.value.startswith(NAMES[mover - 1]) for fact in listed)
        assert find_collisions(picture.facts) == []
    assert told


def test_a_longer_phase_needs_room_in_its_usual_size() -> None:
    for longer, fits in (("round 3 · most points win", True), ("round 3 · " + "W" * 50, False)):
        canvas = Canvas(1600, 196, CanvasStyle(COURT, "en", recording=True))
        header.draw_heading(canvas, header.Heading("A Game", "round 3", longer))
        assert (longer in values_of(canvas.facts, "text")) is fits
        assert ("round 3" in values_of(canvas.facts, "text")) is not fits
