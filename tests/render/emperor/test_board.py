"""The picture of In the Shadow of the Emperor, measured: every decision, seat count, language."""

from __future__ import annotations

import io
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import pytest
from PIL import Image

from engine.core.chance import Chance
from engine.core.text import LANGUAGES
from engine.emperor import GAME
from engine.emperor.data import AGES, CARD_LETTERS, CODES, NOBODY
from engine.emperor.pieces import AGE, EMPIRE, IS_SINGLE, KNIGHT_PIECE, OWNER
from engine.emperor.rules.electors import influence, leaders
from engine.emperor.state import EmperorState
from render import Scene, UnknownPart, paint
from render.emperor import PAINTER
from render.emperor.influence_bar import widths
from render.kit import text
from render.kit.palette import PLAYERS
from tests.render.emperor.positions import (
    COLOURS,
    NAMES,
    Position,
    collisions,
    inside,
    of_rule,
    positions,
    shown,
    spread,
    values,
)


def test_the_games_hold_every_decision_and_seat_count() -> None:
    rules = {position.rule for position in positions()}
    decisions = {name for name, rule in GAME.rules.items() if not rule.automatic}
    assert decisions - rules <= {"displaced", "exhausted"}
    assert {position.state.seats for position in positions()} == {2, 3, 4}


def test_every_legal_code_is_in_the_picture_and_no_other() -> None:
    for position, language in spread():
        marks = shown(position, language)
        assert sorted(values(marks, "legal")) == sorted(position.codes), position
        assert sorted(values(marks, "ring")) == sorted(position.codes), position


def test_every_code_stands_in_one_place() -> None:
    for position, language in spread():
        marks = shown(position, language)
        codes = [*values(marks, "legal"), *values(marks, "code")]
        played = {CODES[e] for e in position.state.in_play()} | set(CARD_LETTERS)
        assert len(codes) == len(set(codes)), position
        assert set(codes) == played, position


def test_nothing_covers_a_text_or_a_piece_and_no_text_is_too_small_or_cut_off() -> None:
    for position, language in spread():
        marks = shown(position, language)
        assert collisions(marks) == [], (position, language)
        page = (0, 0, 1600, 1568 if position.state.seats == 2 else 1738)
        for mark in marks:
            if mark.kind == "text":
                assert mark.size >= text.FLOOR, (position, mark)
                assert inside(mark.box, page), (position, mark)


@pytest.mark.parametrize("language", LANGUAGES)
def test_only_names_of_players_are_ever_cut(language: str) -> None:
    short = ("Ann", "Bo", "李", "Cy")
    for position in positions()[::3]:
        n = position.state.seats
        scene = Scene(language, short[:n], PLAYERS[:n], last=position.last)
        drawn = PAINTER.paint(GAME.view(position.state, None), scene, recording=True)
        assert [said for said in values(drawn.marks, "text") if "…" in said] == [], position


def test_exactly_the_players_who_are_asked_have_the_frame() -> None:
    for position, language in spread():
        marks = shown(position, language)
        movers = [PLAYERS[seat] for seat in GAME.owing(position.state)]
        assert sorted(values(marks, "active")) == sorted(movers), position
        assert len(values(marks, "to-move")) == 1


def test_magenta_means_may_act_and_nothing_else() -> None:
    """No pixel of it lies outside rings, plates, frames, targets and chosen pieces."""
    kinds = {"ring", "legal", "active", "to-move", "chosen", "target"}
    for position, language in list(spread())[::3]:
        drawn = position.drawn(language)
        act = drawn.palette.index("act")
        rest = drawn.image.point([255 if index == act else 0 for index in range(256)])
        for mark in drawn.marks:
            if mark.kind in kinds:
                left, top, right, bottom = mark.box
                rest.paste(0, (int(left) - 1, int(top) - 1, int(right) + 2, int(bottom) + 2))
        assert rest.getbbox() is None, position


def on_the_table(state: EmperorState) -> Counter[str]:
    """Every piece there is to be seen, as its mark says it; cards lie as tokens."""
    found = Counter[str]()
    nobles = [state.throne, state.lifted, *state.electors]
    nobles += [p for row in state.places for p in row if p < KNIGHT_PIECE]
    for noble in nobles:
        if noble != NOBODY:
            side = "single" if IS_SINGLE[noble] else "couple"
            found[f"{PLAYERS[OWNER[noble]]} {AGES[AGE[noble]]} {side}"] += 1
    knights = [OWNER[p] for row in state.places for p in row if p >= KNIGHT_PIECE]
    for seat in (*knights, *(castle for castle in state.castles if castle >= 0)):
        found[f"{PLAYERS[seat]} knight"] += 1
    for city in (c for row in state.cities for c in row if c != NOBODY):
        found["empire city" if city == EMPIRE else f"{PLAYERS[city]} city"] += 1
    found["empire city"] += 1  # the supply
    if state.eminence != NOBODY:
        found[f"{PLAYERS[state.eminence]} eminence"] += 1
    return found


def test_every_piece_is_in_the_picture() -> None:
    for position, language in spread():
        marks = shown(position, language)
        assert Counter(values(marks, "piece")) == on_the_table(position.state), position


def test_every_figure_is_in_the_picture() -> None:
    for position, language in spread():
        state, marks = position.state, shown(position, language)
        said = Counter(values(marks, "text"))
        for card in range(12):
            assert said[f"×{state.stock[card]}"] >= state.stock.count(state.stock[card]) - 1
        for seat in range(state.seats):
            figures = (state.vp, state.thalers, state.tiles, state.knights, state.cities_left)
            assert all(said[str(row[seat])] for row in figures), position
        assert sorted(values(marks, "track"), key=int) == sorted(map(str, state.thalers), key=int)
        held = [PLAYERS[seat] for seat, cards in enumerate(state.cards) for _ in cards]
        asked = [PLAYERS[seat] for seat in GAME.owing(state)]
        assert Counter(values(marks, "token")) == Counter(held + asked), position


def test_influence_and_who_leads_are_in_the_picture() -> None:
    for position, language in spread():
        state = position.state
        told = Counter(values(shown(position, language), "influence"))
        expected = Counter[str]()
        for e in state.in_play():
            totals = influence(state, e)
            first = leaders(totals)
            for seat, total in enumerate(totals):
                leads = " leads" if first == [seat] else ""
                expected.update([f"{PLAYERS[seat]} {total}{leads}"] if total else [])
        assert told == expected, position


def test_blocks_of_influence_fill_the_bar_and_the_larger_is_never_narrower() -> None:
    for totals in ([1], [4, 4], [7, 2, 1], [9, 1, 1, 1], [5, 4, 4, 4], [1, 1, 1, 1]):
        spans = widths(totals, 330)
        assert sum(spans) == pytest.approx(330)
        assert spans == sorted(spans, reverse=True)
        assert min(spans) >= 60


def test_with_two_players_two_electorates_are_out_of_play() -> None:
    for position in positions():
        quiet = {CODES[e] for e in position.state.out}
        assert len(quiet) == (2 if position.state.seats == 2 else 0)
        marks = position.drawn().marks
        assert quiet <= set(values(marks, "text"))
        assert not quiet & {*values(marks, "code"), *values(marks, "legal")}


def test_the_game_over_has_no_targets_and_names_the_winner() -> None:
    for position in of_rule("over"):
        marks = position.drawn().marks
        winners = GAME.outcome(position.state).winners
        sentence = next(mark.value for mark in marks if "Winner" in mark.value)
        assert all(NAMES[seat] in sentence for seat in winners)
        assert values(marks, "ring") == values(marks, "active") == values(marks, "target") == []


@pytest.mark.parametrize(("seats", "height"), [(2, 1568), (3, 1738), (4, 1738)])
def test_the_picture_is_as_tall_as_its_rows(seats: int, height: int) -> None:
    drawn = Position("start", GAME.new(seats, None, Chance(seats))).drawn()
    assert (drawn.width, drawn.height) == (1600, height)


@pytest.mark.parametrize("colours", COLOURS, ids=lambda colours: colours[0])
def test_any_four_colours_play(colours: tuple[str, ...]) -> None:
    position = next(p for p in of_rule("action") if p.state.seats == 4)
    scene = Scene("en", NAMES, colours, last=position.last)
    drawn = PAINTER.paint(GAME.view(position.state, None), scene, recording=True)
    assert {value.split()[0] for value in values(drawn.marks, "piece")} - {"empire"} == {*colours}


def test_a_file_is_a_small_png_with_at_most_256_colours() -> None:
    for position, language in list(spread())[::3]:
        view = GAME.view(position.state, None)
        data = paint("emperor", view, position.scene(language))
        image = Image.open(io.BytesIO(data))
        assert (image.format, image.mode, image.width) == ("PNG", "P", 1600)
        assert len(data) <= 250_000, position


def test_an_unknown_part_is_refused() -> None:
    position = positions()[0]
    with pytest.raises(UnknownPart):
        paint("emperor", position.state, position.scene("en", "cellar"))


def test_a_picture_is_the_same_from_any_thread() -> None:
    jobs = [(p, lang) for p in positions()[::25] for lang in LANGUAGES]
    alone = [paint("emperor", p.state, p.scene(lang)) for p, lang in jobs]
    with ThreadPoolExecutor(4) as pool:
        together = list(
            pool.map(lambda job: paint("emperor", job[0].state, job[0].scene(job[1])), jobs)
        )
    assert together == alone


def test_drawing_changes_nothing_in_the_view() -> None:
    position = of_rule("doctor", "ballot")[0]
    before = position.state.to_json()
    for part in PAINTER.parts:
        position.drawn("en", part)
    assert position.state.to_json() == before
