"""Final pictures: banner, ranks, the winner's frame, sources of points, the charts."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from engine.core.record_reader import read_record
from engine.core.registry import game
from engine.core.score_history import RoundScores, ScoreHistory
from engine.core.state import State
from engine.core.words.catalogue import LANGUAGES, catalogue
from render.kit import chart_lines, crop, line_chart, names, type_scale
from render.kit.contract.boxes import find_collisions, find_touching_pieces, values_of
from render.kit.contract.driver import WIDE_NAMES
from render.kit.palette import PLAYERS
from render.kit.rect import is_inside
from render.kit.scene import CHANCES, CHART, SHAPES, Outlook, Scene
from render.registry import painter
from tests.engine.emperor.table import Table as EmperorTable
from tests.engine.tuscany.table import Table as TuscanyTable
from tests.thorough import pairs_by_turns

RECORDS = Path(__file__).parents[1] / "records"
NAMES = ("Ann", "Bo", "Cy", "Dee", "Eve")


@pytest.mark.parametrize("shape", SHAPES)
def test_five_joint_winners_are_all_named_with_their_points(shape: str) -> None:
    record = read_record((RECORDS / "caylus-5-thoughtful.txt").read_text(encoding="utf-8"))
    view = record.replay()
    scene = Scene("en", WIDE_NAMES, PLAYERS, winners=tuple(range(5)), shape=shape)
    facts = painter("caylus").paint(view, scene, recording=True).facts
    (listed,) = values_of(facts, "winners")
    assert all(name.replace(" ", "") in listed.replace(" ", "") for name in WIDE_NAMES)
    points = game("caylus").outcome(view).scores[0]
    assert f"share the win with {points} points each" in values_of(facts, "text")
    assert find_collisions(facts) == []


WIDEST = ("W" * 16, "MW" * 8, "M" * 16, "鷹" * 16, "WM" * 8)


@pytest.mark.parametrize(("count", "language"), pairs_by_turns((2, 3, 4, 5), LANGUAGES, 4))
def test_no_name_of_joint_winners_is_cut(count: int, language: str) -> None:
    record = read_record((RECORDS / "caylus-5-thoughtful.txt").read_text(encoding="utf-8"))
    view, winners = record.replay(), tuple(range(count))
    for called in (WIDEST, WIDE_NAMES):
        for part, least in (("board", names.MIN_NAME_SIZE), ("castle", type_scale.CROP_FLOOR)):
            scene = Scene(language, called, PLAYERS, part, winners=winners)
            facts = painter("caylus").paint(view, scene, recording=True).facts
            (banner,) = (fact for fact in facts if fact.kind == "winners")
            listed = banner.value.replace(" ", "")
            assert all(name.replace(" ", "") in listed for name in called[:count])
            lines = [m for m in facts if m.kind == "text" and m.value in banner.value]
            letters = [m.size for m in lines if is_inside(m.box, banner.box) and len(m.value) > 2]
            assert letters
            assert min(letters) >= least
            assert find_collisions(facts) == find_touching_pieces(facts) == []


def test_a_chart_handles_losses_long_games_and_crowded_ends() -> None:
    rounds = tuple(RoundScores(i, (-i, i * 4, i * 4, 0, i * 4 - 1)) for i in range(31))
    grown = ScoreHistory(rounds, (-40, 130, 130, 0, 131))
    rules = game("caylus")
    view = rules.view(rules.new(5), None)
    scene = Scene("en", NAMES, PLAYERS, CHART, progress=grown)
    picture = painter("caylus").paint(view, scene, recording=True)
    assert find_collisions(picture.facts) == []
    assert {"−40", "131", "0", "end"} <= set(values_of(picture.facts, "text"))
    inside = (0, 0, picture.width, picture.height)
    assert all(m.box[1] >= inside[1] and m.box[3] <= inside[3] for m in picture.facts)


def test_lines_are_true_and_coinciding_stretches_are_shared() -> None:
    plot = line_chart.make_plot(126, 0, 10, 3)
    columns = ((0, 0, 0), (0, 0, 4), (4, 4, 8), (4, 5, 8))
    shared = {0: [(0, 1), (0,)], 1: [(0, 1), (1,)], 2: [(2,)]}
    for seat, seats in shared.items():
        found = chart_lines.split_into_stretches(plot, columns, seat)
        assert [part.seats for part in found] == seats
        path = [found[0].points[0], *(point for part in found for point in part.points[1:])]
        assert path == [plot.at(step, values_[seat]) for step, values_ in enumerate(columns)]


def test_tied_players_alternate_on_one_line() -> None:
    rounds = tuple(RoundScores(i, (5 * i, 5 * i, 5 * i, 9 * i)) for i in range(5))
    rules = game("caylus")
    view = rules.view(rules.new(4), None)
    scene = Scene("en", NAMES[:4], PLAYERS[:4], CHART, progress=ScoreHistory(rounds))
    picture = painter("caylus").paint(view, scene, recording=True)
    tied = {*PLAYERS[:3]}
    boxes = {fact.box for fact in picture.facts if fact.kind == "line" and fact.value in tied}
    assert len(boxes) == 1
    shown = picture.image.crop(boxes.pop()).tobytes()
    counts = [shown.count(picture.palette.index(colour)) for colour in tied]
    assert min(counts) > 0.7 * max(counts)
    assert "round" in values_of(picture.facts, "text")


def test_a_chart_of_hidden_points_says_so() -> None:
    rules = game("caylus1303")
    view = rules.view(rules.new(3), None)
    picture = painter("caylus1303").paint(
        view, Scene("en", NAMES[:3], PLAYERS[:3], CHART), recording=True
    )
    assert "Points are secret until the end" in values_of(picture.facts, "text")


def test_the_win_chances_have_lines_numbers_and_the_selected_move() -> None:
    rules = game("caylus")
    view = rules.view(rules.new(3), None)
    won = tuple((0.5 + step / 100, 0.3 - step / 200, 0.2 - step / 200) for step in range(40))
    outlook = Outlook((*won, (1.0, 0.0, 0.0)), ((1, 0), (2, 12), (3, 13)), ((9, 1), (10, 1)), 12)
    scene = Scene("en", NAMES[:3], PLAYERS[:3], CHANCES, winners=(0,), outlook=outlook)
    picture = painter("caylus").paint(view, scene, recording=True)
    said = values_of(picture.facts, "text")
    assert sorted(values_of(picture.facts, "line")) == sorted(PLAYERS[:3])
    assert {*NAMES[:3], "100", "1", "2"} <= set(said)
    assert values_of(picture.facts, "looked at") == ["62%", "24%", "14%"]
    (line,) = (fact.box for fact in picture.facts if fact.kind == "at")
    dots = [fact for fact in picture.facts if fact.kind == "chance"]
    assert sorted(dot.value for dot in dots) == sorted(PLAYERS[:3])
    assert {(dot.box[0] + dot.box[2]) / 2 for dot in dots} == {(line[0] + line[2]) / 2}
    ends = [fact.value for fact in picture.facts if fact.kind == "text" and fact.box[0] > 560]
    assert [value for value in ends if value.endswith("%")] == ["100%", "0%", "0%"]
    assert "3" not in said[said.index("0") :], "rounds that begin too soon have no number"
    assert values_of(picture.facts, "swing") == ["1", "2"]
    assert values_of(picture.facts, "at") == ["12"]
    assert find_collisions(picture.facts) == []
    empty = painter("caylus").paint(view, replace(scene, outlook=Outlook()), recording=True)
    assert "This game hasn’t been analysed yet." in values_of(empty.facts, "text")


def test_the_chances_of_a_selected_move_stand_in_their_order() -> None:
    rules = game("caylus")
    view = rules.view(rules.new(5), None)
    close = (0.21, 0.17, 0.22, 0.2, 0.2)
    outlook = Outlook((close,) * 30, ((1, 0),), ((11, 3), (13, 1)), 12)
    scene = Scene("en", NAMES[:5], PLAYERS[:5], CHANCES, outlook=outlook)
    picture = painter("caylus").paint(view, scene, recording=True)
    tags = [fact for fact in picture.facts if fact.kind == "looked at"]
    assert [tag.value for tag in tags] == ["22%", "21%", "20%", "20%", "17%"]
    assert all(one.box[3] < other.box[1] for one, other in pairwise(tags))
    assert find_collisions(picture.facts) == []


LONG = (
    "Konstantinopouli",
    "Maximilian von und zu Hohenstein",
    "Konstantinopouli / Anne-Marie Lightbody",
    "月光の下で踊る猫さん達の王国の姫",
    "W" * 32,
)


@pytest.mark.parametrize("count", [2, 3, 4, 5])
@pytest.mark.parametrize("part", [CHANCES, CHART])
def test_no_long_name_is_cut_in_a_chart(part: str, count: int) -> None:
    rules = game("caylus")
    view = rules.view(rules.new(count), None)
    chances = tuple((1 / count,) * count for _ in range(9))
    grown = ScoreHistory(tuple(RoundScores(i, (i,) * count) for i in range(9)))
    for called in (LONG[:count], LONG[-count:], WIDE_NAMES[:count]):
        scene = Scene("en", called, PLAYERS[:count], part, progress=grown, outlook=Outlook(chances))
        picture = painter("caylus").paint(view, scene, recording=True)
        label = [fact for fact in picture.facts if fact.kind == "text"]
        read = "".join(fact.value for fact in label).replace(" ", "")
        assert all(name.replace(" ", "") in read for name in called)
        assert {*called} & {"Konstantinopouli"} <= {m.value for m in label}
        assert max(fact.box[3] for fact in label) < picture.height - crop.BOTTOM_MARGIN
        assert max(fact.box[2] for fact in label) < crop.LEFT + crop.WIDTH
        assert find_collisions(picture.facts) == []


def test_a_hypothetical_position_has_a_watermark() -> None:
    rules = game("emperor")
    view = rules.view(rules.new(2), 0)
    scene = Scene("ja", NAMES[:2], PLAYERS[:2], "me")
    plain, marked = (
        painter("emperor").paint(view, replace(scene, is_hypothetical=imagined), recording=True)
        for imagined in (False, True)
    )
    assert values_of(marked.facts, "watermark") == ["もしも"]
    assert plain.image.size == marked.image.size
    assert plain.image.tobytes() != marked.image.tobytes()


HEADS = ("Maximilian von und zu Hohenstein", "W" * 16, "鷹" * 16, "Bo")


def tied() -> list[tuple[str, State, str]]:
    """Return ends of games that a tie-break decided, each with the English sentence for it."""
    four = TuscanyTable("ABCD").cover("A", 12).points("C", green=3).hand("D", city=2)
    for player in "ABCD":
        four.points(player, red=88)
    four.state.stack = []
    return [
        (
            "emperor",
            EmperorTable().round(5).vp(16, 16, 5).thalers(9, 4, 2).begin(8).state,
            "tied at 16; more thalers, 9 to 4",
        ),
        (
            "tuscany",
            four.state,
            "tied at 88; more empty spaces, 29 to 28; fewer green points, 0 to 3; "
            "fewer region cards, 0 to 2",
        ),
    ]


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_banner_names_the_tie_break(language: str, shape: str) -> None:
    for name, state, english in tied():
        rules, called = game(name), HEADS[: len(game(name).outcome(state).scores)]
        scene = Scene(language, called, PLAYERS[: len(called)], shape=shape)
        facts = painter(name).paint(rules.view(state, None), scene, recording=True).facts
        (fact,) = (fact for fact in facts if fact.kind == "tie-break")
        (banner,) = (fact for fact in facts if fact.kind == "winners")
        broken = rules.outcome(state).tie_break
        assert broken is not None
        assert fact.value == catalogue(language, rules.package).format(broken, called)
        assert language != "en" or fact.value == english
        assert fact.value in values_of(facts, "text"), "the line is not cut"
        assert is_inside(fact.box, banner.box)
        assert find_collisions(facts) == []


def test_the_banner_names_no_tie_break_for_other_winners_or_a_shared_win() -> None:
    emperor = painter("emperor")
    resigned = Scene("en", NAMES[:3], PLAYERS[:3], winners=(1,))
    _, state, _ = tied()[0]
    assert values_of(emperor.paint(state, resigned, recording=True).facts, "tie-break") == []
    shared = EmperorTable().round(5).vp(16, 16, 5).thalers(4, 4, 2).begin(8).state
    facts = emperor.paint(shared, replace(resigned, winners=None), recording=True).facts
    assert values_of(facts, "tie-break") == []
    assert "share the win with 16 points each" in values_of(facts, "text")
