"""The picture of Caylus, measured: every decision, seat count, language and part."""

from __future__ import annotations

import io
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

import pytest
from PIL import Image

from engine.caylus import GAME
from engine.caylus.data import SECTIONS, TRIGGERS
from engine.caylus.state import CaylusState
from engine.core.events import Event
from engine.core.record import read_record
from engine.core.text import LANGUAGES
from render import Scene, UnknownPart, paint, painter
from render.caylus import table
from render.kit import text
from render.kit.canvas import Canvas
from render.kit.palette import PLAYERS
from render.kit.sprite import Box, Mark

RECORDS = Path(__file__).parent.parent / "records"
NAMES = (
    "Alice",
    "Евгения Konstantinopoulou",
    "宇宙戦艦ヤマト太郎さん",
    "Daniel陳 the Magnificent III",
    "김철수",
)
PIECES = {"token", "house", "provost", "bailiff"}
PARTS = painter("caylus").parts[1:]


class Position:
    """A position of a recorded game, with what happened since the move before."""

    def __init__(self, record: str, move: int, state: CaylusState, last: Sequence[Event]) -> None:
        self.record, self.move, self.last = record, move, tuple(last)
        self.view = GAME.view(state, None)

    def __repr__(self) -> str:
        return f"{self.record}@{self.move}"

    @property
    def rule(self) -> str:
        return str(self.view.stack[-1][0]) if self.view.stack else "over"

    @property
    def legal(self) -> set[str]:
        """The codes of the choices there are."""
        codes = {
            GAME.words.offer(self.view, seat, choice).code
            for seat in GAME.waiting(self.view)
            for choice in GAME.legal(self.view, seat)
        }
        return codes - {""}

    def scene(self, language: str = "en", part: str = "board", viewer: int | None = None) -> Scene:
        n = self.view.seats
        return Scene(language, NAMES[:n], PLAYERS[:n], part, 1600, viewer, self.last)

    def drawn(self, language: str = "en", part: str = "board") -> Canvas:
        return painter("caylus").paint(self.view, self.scene(language, part), recording=True)


@cache
def positions() -> tuple[Position, ...]:
    """One of each decision from every recorded game, the late ones rather, and the ends."""
    found: dict[tuple[str, str], Position] = {}
    for path in sorted(RECORDS.glob("caylus-*.txt")):
        for move, state in enumerate(read_record(path.read_text("utf-8")).positions(events=True)):
            assert isinstance(state, CaylusState)
            rule = state.stack[-1][0] if state.stack else "over"
            assert state.events is not None
            kept = found.get((path.stem, rule))
            if kept is None or move % 7 == 0 or rule == "over":
                found[path.stem, rule] = Position(path.stem, move, state, state.events)
            state.events.clear()
    return tuple(found.values())


def of_rule(*rules: str) -> list[Position]:
    return [position for position in positions() if position.rule in rules]


def spread() -> Iterator[tuple[Position, str]]:
    """Every position once, in the four languages by turns."""
    for i, position in enumerate(positions()):
        yield position, LANGUAGES[i % len(LANGUAGES)]


def values(marks: Iterable[Mark], kind: str) -> list[str]:
    return [mark.value for mark in marks if mark.kind == kind]


def apart(one: Box, other: Box, slack: float = 1) -> bool:
    """Whether two boxes share no more than a sliver."""
    return (
        one[2] <= other[0] + slack
        or other[2] <= one[0] + slack
        or one[3] <= other[1] + slack
        or other[3] <= one[1] + slack
    )


def inside(one: Box, other: Box) -> bool:
    return one[0] >= other[0] and one[1] >= other[1] and one[2] <= other[2] and one[3] <= other[3]


def collisions(marks: Sequence[Mark]) -> list[tuple[str, str]]:
    """Texts that touch another text, or are partly covered by a piece put down after them.

    A piece may cover the whole of a text: the number of the place it stands on.
    """
    found, shown = [], list[Mark]()
    for mark in marks:
        if mark.kind in PIECES:
            hidden = [text for text in shown if inside(text.box, mark.box)]
            shown = [text for text in shown if text not in hidden]
            found += [(text.value, mark.kind) for text in shown if not apart(text.box, mark.box)]
        elif mark.kind == "text":
            found += [
                (other.value, mark.value)
                for other in shown
                if not apart(other.box, mark.box) and other.box != mark.box
            ]
            shown.append(mark)
    return found


def test_the_records_hold_every_decision_and_seat_count() -> None:
    rules = {position.rule for position in positions()}
    decisions = {name for name, rule in GAME.rules.items() if not rule.automatic}
    assert decisions - rules <= {"favor_resource", "favor_give", "favor_take", "prestige_site"}
    assert {position.view.seats for position in positions()} == {2, 3, 4, 5}


def test_every_legal_code_is_in_the_picture_and_no_other() -> None:
    for position, language in spread():
        marks = position.drawn(language).marks
        assert sorted(values(marks, "legal")) == sorted(position.legal), position
        assert len(values(marks, "ring")) == len(position.legal), position


def test_every_code_stands_in_one_place() -> None:
    for position, language in spread():
        marks = position.drawn(language).marks
        lit, quiet = values(marks, "legal"), values(marks, "code")
        assert len(set(lit)) == len(lit), position
        spaces = {str(i) for i in range(1, 29)} | set("ABCDEFG")
        assert spaces <= {*lit, *quiet}, position


def test_no_text_is_covered_cut_off_or_too_small() -> None:
    for position, language in spread():
        drawn = position.drawn(language)
        assert collisions(drawn.marks) == [], (position, language)
        for mark in drawn.marks:
            if mark.kind == "text":
                assert mark.size >= text.FLOOR, (position, mark)
                assert inside(mark.box, (0, 0, drawn.width, drawn.height)), (position, mark)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("part", PARTS)
def test_the_parts_hold_in_every_language(part: str, language: str) -> None:
    chosen = [*of_rule("place_or_pass", "build_craft", "favor_level", "over")]
    for position in chosen[::3]:
        drawn = position.drawn(language, part)
        assert drawn.width == 800
        assert collisions(drawn.marks) == [], (position, part)
        assert set(values(drawn.marks, "legal")) <= position.legal
        for mark in drawn.marks:
            if mark.kind == "text":
                assert mark.size >= text.CROP_FLOOR, (position, mark)
                assert inside(mark.box, (0, 0, drawn.width, drawn.height)), (position, mark)


def test_the_parts_together_show_every_legal_code() -> None:
    for position in positions():
        shown = set[str]()
        for part in ("road", "castle", "special", "stock"):
            shown |= set(values(position.drawn("en", part).marks, "legal"))
        assert shown == position.legal, position


def test_exactly_the_player_to_move_has_the_frame() -> None:
    for position, language in spread():
        marks = position.drawn(language).marks
        movers = [PLAYERS[seat] for seat in GAME.waiting(position.view)]
        assert values(marks, "active") == movers, position
        assert len(values(marks, "to-move")) == 1


def test_magenta_means_may_act_and_nothing_else() -> None:
    """No pixel of it lies outside rings, plates, frames and the places of legal targets."""
    for position, language in list(spread())[::4]:
        drawn = position.drawn(language)
        act = drawn.palette.index("act")
        rest = drawn.image.point([255 if index == act else 0 for index in range(256)])
        for mark in drawn.marks:
            if mark.kind in {"ring", "legal", "active", "to-move", "chosen", "choice"}:
                left, top, right, bottom = mark.box
                rest.paste(0, (int(left) - 1, int(top) - 1, int(right) + 2, int(bottom) + 2))
        assert rest.getbbox() is None, position


def test_the_game_over_has_no_targets_and_names_the_winner() -> None:
    for position in of_rule("over"):
        marks = position.drawn().marks
        winners = GAME.outcome(position.view).winners
        sentence = next(mark.value for mark in marks if "Winner" in mark.value)
        assert all(NAMES[seat] in sentence for seat in winners)
        assert values(marks, "ring") == values(marks, "active") == []


def test_everything_on_the_table_is_in_the_picture() -> None:
    """Workers, houses, markers, points and goods, counted."""
    for position, language in spread():
        view, marks = position.view, position.drawn(language).marks
        passed, queue = len(view.pass_order), len(view.castle_queue)
        standing = [*view.road_worker, *view.specials, view.inn_left, view.inn_right]
        workers = sum(seat >= 0 for seat in standing) + len(view.stables) + queue
        favors = 0 if view.simplified else 4 * view.seats
        actors = len(GAME.waiting(view))
        assert len(values(marks, "token")) == passed + workers + favors + actors, position
        houses = sum(owner >= 0 for owner in view.road_owner) + sum(map(len, view.castle_houses))
        pending = sum(seat >= 0 for seat in view.road_pending)
        assert len(values(marks, "house")) == houses + pending, position
        assert len(values(marks, "pending")) == pending
        assert values(marks, "provost") == [str(view.provost)]
        assert values(marks, "bailiff") == [str(view.bailiff)]
        said = values(marks, "text")
        for seat in range(view.seats):
            assert str(view.vp[seat]) in said
            assert str(view.deniers[seat]) in said


def test_the_worker_whose_building_is_resolved_is_marked() -> None:
    for position in of_rule("gate_move", "castle_batch", "production_choice", "exchange", "joust"):
        assert len(values(position.drawn().marks, "chosen")) == 1, position
    for position in of_rule("place_or_pass", "provost_move"):
        assert values(position.drawn().marks, "chosen") == [], position


@pytest.mark.parametrize(
    ("kind", "mark"), [("placed", "halo"), ("built", "halo"), ("provost_moved", "arrow")]
)
def test_the_last_move_is_marked(kind: str, mark: str) -> None:
    shown = 0
    for position in positions():
        told = {event.kind for event in position.last}
        there = [e for e in position.last if e.kind == kind and e.data.get("place") != "castle"]
        if there and not ({"bailiff"} & told and kind == "provost_moved"):
            shown += 1
            assert mark in {found.kind for found in position.drawn().marks}, position
    assert shown > 3


def test_nothing_is_marked_as_new_when_nothing_happened() -> None:
    for position in positions()[::9]:
        quiet = Position(position.record, position.move, position.view, ())
        kinds = {mark.kind for mark in quiet.drawn().marks}
        assert not kinds & {"halo", "arrow"}, position


def test_a_provost_that_passes_a_turn_of_the_road_is_followed_there() -> None:
    start, end = 15, 13
    position = of_rule("provost_move")[0]
    moved = Event("provost_moved", 0, {"start": start, "end": end})
    view = position.view.copy()
    view.provost = end
    drawn = Position("made", 0, view, [moved]).drawn()
    arrow = next(mark.box for mark in drawn.marks if mark.kind == "arrow")
    assert arrow[0] == 21
    assert arrow[3] - arrow[1] > 200


def test_both_markers_fit_beside_a_scoring_space() -> None:
    for space in TRIGGERS:
        view = of_rule("place_or_pass")[0].view.copy()
        view.provost = view.bailiff = space
        marks = Position("made", 0, view, ()).drawn().marks
        assert collisions(marks) == []
        one, other = (mark.box for mark in marks if mark.kind in {"provost", "bailiff"})
        assert apart(one, other)


def test_row_four_rises_when_something_is_built_there() -> None:
    low = next(p for p in positions() if not any(p.view.road_tile[22:]))
    view = low.view.copy()
    before = Position("made", 0, view, ()).drawn().height
    view.road_tile[22] = "bank"
    assert Position("made", 0, view, ()).drawn().height == before + 104


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_picture_is_as_tall_as_its_rows(seats: int) -> None:
    start = GAME.new(seats)
    drawn = Position("start", 0, start, ()).drawn()
    rows = {2: 1956, 3: 2126, 4: 2126, 5: 2296}
    assert (drawn.width, drawn.height) == (1600, rows[seats] + 104)  # two strips of stock


def test_with_two_players_the_stables_are_out_of_use() -> None:
    start = Position("start", 0, GAME.new(2), ())
    assert "E" not in values(start.drawn().marks, "legal")
    assert "E" in values(start.drawn().marks, "code")


def test_the_sections_say_whether_they_are_scored() -> None:
    for position in positions()[::5]:
        said = values(position.drawn().marks, "text")
        assert said.count("scored") == position.view.scored
        assert len(SECTIONS) - position.view.scored <= sum(str(t) in said for t in TRIGGERS)


def test_my_view_is_the_viewers() -> None:
    position = of_rule("place_or_pass")[0]
    mover = GAME.waiting(position.view)[0]
    for viewer in (None, 0, 1):
        scene = position.scene("en", "me", viewer)
        drawn = painter("caylus").paint(position.view, scene, recording=True)
        seat = mover if viewer is None else viewer
        order = position.view.turn_order.index(seat) + 1
        assert values(drawn.marks, "text")[2] == str(order)
        houses = {mark.value for mark in drawn.marks if mark.kind == "house"}
        assert houses == {PLAYERS[seat]}


def test_a_file_is_a_small_png_with_at_most_256_colours() -> None:
    for position, language in list(spread())[::3]:
        data = paint("caylus", position.view, position.scene(language))
        image = Image.open(io.BytesIO(data))
        assert (image.format, image.mode, image.width) == ("PNG", "P", 1600)
        assert len(data) <= 250_000, position
        assert 1600 <= image.height <= 2600


@pytest.mark.parametrize("part", PARTS)
def test_a_part_is_a_small_file(part: str) -> None:
    position = of_rule("place_or_pass")[-1]
    data = paint("caylus", position.view, position.scene("zh-TW", part))
    assert Image.open(io.BytesIO(data)).width == 800
    assert len(data) <= 120_000


def test_an_unknown_part_is_refused() -> None:
    position = positions()[0]
    with pytest.raises(UnknownPart):
        paint("caylus", position.view, position.scene("en", "cellar"))


def test_a_picture_is_the_same_from_any_thread() -> None:
    jobs = [(p, lang) for p in positions()[::20] for lang in LANGUAGES]
    alone = [paint("caylus", p.view, p.scene(lang)) for p, lang in jobs]
    with ThreadPoolExecutor(4) as pool:
        together = list(
            pool.map(lambda job: paint("caylus", job[0].view, job[0].scene(job[1])), jobs)
        )
    assert together == alone


def test_drawing_changes_nothing_in_the_view() -> None:
    position = of_rule("favor_level", "build_craft")[0]
    before = position.view.to_json()
    for part in painter("caylus").parts:
        position.drawn("en", part)
    assert position.view.to_json() == before


def test_an_events_marks_are_read_off_it() -> None:
    told = [
        Event("placed", 0, {"place": "castle"}),
        Event("built", 0, {"space": 9, "tile": "mason"}),
        Event("batch", 1, {"section": "walls", "house": 3}),
        Event("favor_line", 1, {"line": "resource", "level": 1}),
        Event("provost_moved", 0, {"start": 9, "end": 12}),
    ]
    found = table.fresh(told)
    assert (found.castle, found.places, found.houses) == (1, {"9"}, {(1, 2)})
    assert (found.favors, found.provost) == ({(1, 2)}, (9, 12))
    later = table.fresh([*told, Event("bailiff", -1, {"start": 9, "end": 11})])
    assert (later.provost, later.bailiff) == (None, (9, 11))
