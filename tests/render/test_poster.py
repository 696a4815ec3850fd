"""The poster of a finished game: winners, ranks, chart, turning points, and a place."""

from __future__ import annotations

import io
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from engine.core.record import Record
from engine.core.record_reader import read_record
from engine.core.registry import game, package_of
from engine.core.score_history import ScoreHistory, score_history
from engine.core.words.catalogue import LANGUAGES, catalogue
from engine.core.words.numbers import signed, with_minus_sign
from render.kit.canvas import Canvas
from render.kit.contract.boxes import find_collisions, find_touching_pieces, values_of
from render.kit.contract.driver import LONGEST_NAMES, WIDE_NAMES
from render.kit.contract.picture import check_place
from render.kit.palette import PLAYERS
from render.kit.scene import ENDING, LANDSCAPE, PORTRAIT, Scene, UnknownPart, parts_for
from render.kit.type_scale import FLOOR
from render.registry import paint, painter
from tests.engine.emperor.table import Table as EmperorTable
from tests.engine.games.records import PUBLISHED

RECORDS = Path(__file__).parents[1] / "records"
NAMES = ("Ann", "Bo", "Cy", "Dee", "Eve")


@cache
def record_of(name: str, seats: int) -> Record:
    path = sorted(RECORDS.glob(f"{name}-{seats}*.txt"))[0]
    return read_record(path.read_text(encoding="utf-8"))


@cache
def replayed(name: str, seats: int) -> tuple[Any, ScoreHistory]:
    """Return the final view of a recorded game and its score history."""
    record = record_of(name, seats)
    return game(name).view(record.replay(), None), score_history(record)


def scene_of(record: Record, language: str = "en", **more: Any) -> Scene:
    seats = len(record.names)
    named = {"names": NAMES[:seats], "progress": replayed(record.game, seats)[1], **more}
    return Scene(language, colours=PLAYERS[:seats], part=ENDING, **named)


def poster(record: Record, language: str = "en", **more: Any) -> Canvas:
    view, _ = replayed(record.game, len(record.names))
    return painter(record.game).paint(view, scene_of(record, language, **more), recording=True)


@pytest.mark.parametrize("name", PUBLISHED)
def test_the_poster_says_who_won_by_how_much_and_what_decided_it(name: str) -> None:
    record = record_of(name, 3)
    outcome = game(name).outcome(record.replay())
    (winner,) = outcome.winners
    best, second = sorted(outcome.scores, reverse=True)[:2]
    picture = poster(record)
    said = values_of(picture.facts, "text")
    assert values_of(picture.facts, "winners") == [NAMES[winner]]
    ahead = f", {best - second} ahead" if best > second else ""
    assert f"wins with {best} points{ahead}" in said
    assert {"1", "2", "3", *NAMES[:3], *map(str, outcome.scores)} <= set(said)
    for point in score_history(record).turning_points:
        lines = [line for line in said if line.startswith(f"Round {point.round}: ")]
        assert any(signed(point.gain) in line for line in lines)
    assert len(values_of(picture.facts, "place")) == 1


@pytest.mark.parametrize("name", PUBLISHED)
def test_a_poster_is_one_small_file_of_a_fixed_size(name: str) -> None:
    record = record_of(name, game(name).seat_counts[-1])
    view = game(name).view(record.replay(), None)
    data = paint(name, view, scene_of(record, "zh-TW"))
    with Image.open(io.BytesIO(data)) as image:
        assert image.size == (1600, 1500)
    assert len(data) < 200_000


@pytest.mark.parametrize("name", PUBLISHED)
def test_nothing_overlaps_or_is_cut_with_any_number_of_players(name: str) -> None:
    for seats in game(name).seat_counts:
        record, language = record_of(name, seats), LANGUAGES[seats % len(LANGUAGES)]
        for winners, called in (
            (None, WIDE_NAMES),
            (tuple(range(seats)), WIDE_NAMES),
            ((), LONGEST_NAMES),
        ):
            more = {"names": called[:seats], "who_left": (seats - 1,)}
            picture = poster(record, language, winners=winners, **more)
            assert find_collisions(picture.facts) == find_touching_pieces(picture.facts) == []
            check_place(picture, FLOOR)
            cut = [line for line in values_of(picture.facts, "text") if "…" in line]
            assert called == LONGEST_NAMES or not cut


@pytest.mark.parametrize("name", ["caylus", "caylus1303"])
def test_five_players_see_where_their_points_came_from(name: str) -> None:
    facts = poster(record_of(name, 5)).facts
    rows = [[int(points) for points in value.split()] for value in values_of(facts, "source")]
    scores = sorted(game(name).outcome(record_of(name, 5).replay()).scores)
    assert sorted(map(sum, zip(*rows, strict=True))) == scores


@pytest.mark.parametrize("name", ["caylus", "tuscany"])
def test_the_place_is_larger_with_fewer_players(name: str) -> None:
    [few], [many] = (
        [fact.box for fact in poster(record_of(name, seats)).facts if fact.kind == "place"]
        for seats in (2, 4)
    )
    assert few[3] - few[1] > 1.2 * (many[3] - many[1])
    assert few[3] <= 1500 - 24


def test_a_tie_break_and_players_who_left_are_named() -> None:
    state = EmperorTable().round(5).vp(16, 16, 5).thalers(9, 4, 2).begin(8).state
    scene = Scene("en", NAMES[:3], PLAYERS[:3], ENDING, who_left=(2,))
    said = values_of(painter("emperor").paint(state, scene, recording=True).facts, "text")
    assert {"wins with 16 points", "tied at 16; more thalers, 9 to 4", "left early"} <= set(said)


def test_a_shared_win_names_all_winners_and_an_early_end_nobody() -> None:
    record = record_of("caylus", 4)
    points = game("caylus").outcome(record.replay()).scores[1]
    shared = poster(record, winners=(1, 3))
    assert values_of(shared.facts, "winners") == ["Bo and Dee"]
    assert f"share the win with {points} points each" in values_of(shared.facts, "text")
    early = poster(record, winners=())
    assert values_of(early.facts, "winners") == []
    assert "The game ended early" in " ".join(values_of(early.facts, "text"))


@pytest.mark.parametrize("name", PUBLISHED)
def test_a_game_that_ended_before_its_first_move_can_be_drawn(name: str) -> None:
    rules = game(name)
    view = rules.view(rules.new(3), None)
    view.stack = []  # as tables show a game that was ended early
    for part in parts_for(painter(name), 3, ended=True):
        for shape in (PORTRAIT, LANDSCAPE):
            scene = Scene("en", NAMES[:3], PLAYERS[:3], part, shape=shape, winners=())
            said = painter(name).paint(view, scene, recording=True).facts
            assert values_of(said, "text"), (part, shape)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PUBLISHED)
def test_chart_and_banner_call_a_round_what_the_game_calls_it(name: str, language: str) -> None:
    said = values_of(poster(record_of(name, 3), language).facts, "text")
    words = catalogue(language, package_of(name))
    word = words.say(f"{name}-round", number="").lower().replace("第", "").strip()
    assert word in said
    assert any(word in line for line in said if " · " in line)


def test_a_running_game_has_no_poster() -> None:
    rules = game("tuscany")
    view = rules.view(rules.new(2), None)
    with pytest.raises(UnknownPart):
        painter("tuscany").paint(view, Scene("en", NAMES[:2], PLAYERS[:2], ENDING))


@pytest.mark.parametrize("name", PUBLISHED)
def test_a_turning_point_names_a_source_of_points(name: str) -> None:
    record = record_of(name, 4)
    sources = {line.source for line in game(name).outcome(record.replay()).lines}
    found = score_history(record).turning_points
    assert any(point.main.source for point in found)
    assert {point.main.source for point in found} <= {"", *sources}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", PUBLISHED)
def test_a_turning_point_names_its_round_once_its_points_and_why(name: str, language: str) -> None:
    record = record_of(name, 3)
    words = catalogue(language, package_of(name), "render", f"render.{name}")
    said = values_of(poster(record, language).facts, "text")
    for point in replayed(name, 3)[1].turning_points:
        gain, number = signed(point.gain), str(point.round)
        round_ = words.say(f"{name}-round", number=number)
        [line] = [one for one in said if one.startswith(round_) and gain in one]
        reason = line.removeprefix(round_).replace(gain, "", 1)
        if point.main.gain != point.gain:
            assert with_minus_sign(point.main.gain) in reason, "the source's own gain"
            reason = reason.replace(with_minus_sign(point.main.gain), "", 1)
        assert not any(char.isdigit() for char in reason), "the round once"
        assert len(reason) > len("： "), "a reason"
