"""The facts of boards of The Castles of Tuscany, for every decision and language."""

from __future__ import annotations

import io
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import pytest
from PIL import Image

from engine.core.words.catalogue import LANGUAGES
from engine.tuscany import GAME
from engine.tuscany.data import BONUSES, DISPLAY, EMPTY, KINDS, NOBODY
from render import Scene, paint, painter
from render.kit import layout
from render.kit.contract.boxes import are_apart, values_of
from render.kit.palette import PLAYERS
from render.kit.rect import is_inside
from render.kit.scene import SHAPES
from render.tuscany import kinds, pieces
from render.tuscany.board_model import TuscanyBoard
from render.tuscany.palette import KIND_COLOURS
from tests.render.tuscany.positions import (
    NAMES,
    Position,
    collisions,
    crowded,
    fullest,
    of_rule,
    positions,
    spread,
)

SEALED = ("arrange", "start_castle")


def test_the_games_cover_every_decision_and_seat_count() -> None:
    decisions = {name for name, rule in GAME.rules.items() if not rule.automatic}
    assert {position.rule for position in positions()} == {*decisions, "over"}
    assert {position.state.seats for position in positions()} == {2, 3, 4}


def test_an_animation_keeps_one_region_large() -> None:
    """All legal choices stay lit, whichever region they are in."""
    lit = 0
    for position in of_rule("action")[::4]:
        seats = position.state.seats
        scene = Scene("en", NAMES[:seats], PLAYERS[:seats], featured_seat=seats - 1)
        view = position.view()
        assert TuscanyBoard(view, scene).featured == seats - 1
        facts = painter("tuscany").paint(view, scene, recording=True).facts
        assert set(values_of(facts, "legal")) == {code for _, code in position.choices() if code}
        lit += position.asked() != seats - 1
    assert lit


def test_choices_without_a_code_are_ringed() -> None:
    for position in of_rule("discard", "place_item", "start_bonus", "city"):
        rings = values_of(position.facts(viewer=position.eyes), "ring")
        assert set(rings) == {choice for choice, _ in position.choices(position.eyes)}, position


@pytest.mark.parametrize("rule", ["pay", "marble", "arrange"])
def test_choices_without_a_place_ring_nothing(rule: str) -> None:
    for position in of_rule(rule):
        assert values_of(position.facts(viewer=position.eyes), "ring") == [], position


def test_every_code_appears_once() -> None:
    for position, language, viewer in spread():
        facts = position.facts(language, viewer=viewer)
        shown = values_of(facts, "legal") + values_of(facts, "code")
        lying = list(DISPLAY) if _lies_out(position) else []
        assert sorted(code for code in shown if code in DISPLAY) == lying, position
        assert set(Counter(shown).values()) <= {1}, position


def _lies_out(position: Position) -> bool:
    """Return whether the display is on the board: after the set-up, until the game ends."""
    dealt = any(item != EMPTY for item in position.state.display)
    return position.rule != "over" and (position.rule not in SEALED or dealt)


def test_a_legal_hex_is_ringed_where_it_lies() -> None:
    """The ring of a number is where the number is while it is not lit."""
    for position in of_rule("castle_hex")[:3]:
        lit = {fact.value: fact.box for fact in position.facts() if fact.kind == "ring"}
        quiet = Position("quiet", position.state.copy())
        quiet.state.stack = []
        for seat in range(quiet.state.seats):
            quiet.state.red[seat] = 99 if seat == position.asked() else 0
        numbers = [fact for fact in quiet.painted().facts if fact.kind == "text"]
        assert lit
        for code, box in lit.items():
            found = [fact for fact in numbers if fact.value == code and is_inside(fact.box, box)]
            assert len(found) == 1, position


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_fullest_table_has_room_for_everything(seats: int) -> None:
    """Check the board and every part, rotating the languages."""
    position = fullest(seats)
    parts = ("board", "me", "display", "player1", "score", "hand")
    for i, part in enumerate(parts):
        for viewer in (None, 0):
            language = LANGUAGES[(seats + i) % len(LANGUAGES)]
            picture = position.painted(language, part, viewer)
            page = (0, 0, picture.width, picture.height)
            assert collisions(picture.facts) == [], (part, viewer)
            assert crowded(picture.facts) == [], (part, viewer)
            assert all(is_inside(fact.box, page) for fact in picture.facts), (part, viewer)
            chips = [fact for fact in picture.facts if fact.kind.endswith("change")]
            halos = [fact for fact in picture.facts if fact.kind.endswith("halo") and fact.value]
            margin = layout.MARGIN if part == "board" else layout.CROP_MARGIN
            for at, chip in enumerate(chips):
                others = [*chips[:at], *halos]
                assert all(are_apart(chip.box, other.box) for other in others), (part, viewer, chip)
            for halo in halos:
                assert margin <= halo.box[0] < halo.box[2] <= picture.width - margin, (part, halo)


def test_belongings_do_not_touch_each_other() -> None:
    for position, language, viewer in spread():
        assert crowded(position.facts(language, viewer=viewer)) == [], (position, language)


def test_rings_do_not_overlap() -> None:
    """No ring reaches across the hex of another one."""
    for position, language, viewer in spread():
        facts = position.facts(language, viewer=viewer)
        rings = [fact for fact in facts if fact.kind == "ring"]
        middles = [((m.box[0] + m.box[2]) / 2, (m.box[1] + m.box[3]) / 2) for m in rings]
        for i, one in enumerate(rings):
            tall = one.box[3] - one.box[1]
            for j in range(i):
                dx = abs(middles[i][0] - middles[j][0])
                dy = abs(middles[i][1] - middles[j][1])
                wide = one.box[2] - one.box[0]
                assert dx >= wide * 0.75 or dy >= tall, (position, one, rings[j])


def test_the_choice_of_an_earlier_step_is_highlighted() -> None:
    for position in of_rule("place_item", "pay", "discard", "castle_hex"):
        assert len(values_of(position.facts(viewer=position.eyes), "chosen")) == 1, position
    for position in of_rule("action", "castle", "city"):
        assert values_of(position.facts(), "chosen") == [], position


def test_the_marble_that_a_question_is_about_is_highlighted() -> None:
    for position in of_rule("marble"):
        assert len(values_of(position.facts(), "chosen")) == 1, position


def test_everything_on_the_table_is_in_the_picture() -> None:
    """Count tiles, bonus tiles, stacks, scores, colour bonuses and storage slots."""
    for position, language, viewer in spread():
        state, facts = position.state, position.facts(language, viewer=viewer)
        seats = range(state.seats)
        lying = sum(item != EMPTY for item in state.display) if _lies_out(position) else 0
        covered = sum(mask.bit_count() for mask in state.covered)
        if position.rule in SEALED:
            covered = _chosen_castle(position, viewer)
        stored = sum(map(len, state.storage))
        assert len(values_of(facts, "tile")) == lying + covered + stored, position
        free = sum(state.capacity(seat) for seat in seats) - stored
        assert len(values_of(facts, "slot")) == free, position
        owned = Counter(dict(zip(BONUSES, map(sum, zip(*state.bonuses, strict=True)), strict=True)))
        assert Counter(values_of(facts, "bonus")) == owned + Counter(BONUSES), position
        stacks = [str(left) for seat in seats for left in state.stack_sizes(seat)]
        assert sorted(values_of(facts, "stack")) == sorted(stacks)
        scores = [f"{state.red[seat]}/{state.green[seat]}" for seat in seats]
        assert sorted(values_of(facts, "score")) == sorted(scores)
        won = sum(seat != NOBODY for seat in (*state.firsts, *state.seconds))
        movers = len(GAME.to_move(state))
        assert len(values_of(facts, "token")) == won + movers, position
        label = values_of(facts, "text")
        for seat in seats:
            for count in (state.hand_sizes[seat], state.marble[seat], state.workers[seat]):
                assert str(count) in label
        assert {f"×{left}" for left in state.piles} <= set(label)


def _chosen_castle(position: Position, viewer: int | None) -> int:
    """Return 1 if the viewer has already placed the starting castle."""
    if viewer is None:
        return 0
    _, _, seats, answers = position.state.stack[-1]
    return int(isinstance(answers[seats.index(viewer)], str))


def test_the_large_region_is_the_movers_or_the_viewers() -> None:
    for position in of_rule("action"):
        for viewer in (None, *range(position.state.seats)):
            facts = position.facts(viewer=viewer)
            seat = position.asked() if viewer is None else viewer
            big = [fact for fact in facts if fact.kind == "tile" and fact.size > 85]
            covered = position.state.covered[seat].bit_count()
            assert len(big) == covered, position


def test_open_hexes_of_the_large_region_show_their_numbers() -> None:
    for position in of_rule("marble", "action"):
        state, seat = position.state, position.asked()
        facts = position.facts()
        assert {m.value for m in facts if m.kind == "text" and m.size in {32, 42}} >= {
            str(i + 1) for i in range(30) if not state.covered[seat] >> i & 1
        }, position


def test_a_finished_game_has_no_targets_and_names_the_winner() -> None:
    ends = of_rule("over")
    assert len(ends) == 6
    for position in ends:
        facts = position.facts()
        sentence = next(fact.value for fact in facts if fact.kind == "winners")
        winners = GAME.outcome(position.state).winners
        names = position.scene().names
        assert all(names[seat] in sentence for seat in winners)
        assert values_of(facts, "ring") == values_of(facts, "active") == []


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_picture_is_upright_and_fits_a_message(seats: int) -> None:
    for position, language, viewer in list(spread())[::2]:
        if position.state.seats == seats:
            data = paint(
                "tuscany", position.view(viewer), position.scene(language, "board", viewer)
            )
            image = Image.open(io.BytesIO(data))
            assert (image.format, image.mode, image.width) == ("PNG", "P", 1600)
            assert 1640 <= image.height <= (2300 if viewer is None else 2320), position
            assert len(data) <= 260_000, position


def test_colours_and_icons_are_as_many_as_kinds() -> None:
    assert len(KIND_COLOURS) == len(kinds.ICONS) == len(set(kinds.ICONS)) == len(KINDS)
    assert set(pieces.BONUS_ICONS) == set(BONUSES)


WORDS = ("Konstantinopouli", "Wintergreenwoods", "Christophermoore", "Ravensburgerfan9")


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("rule", ["action", "over"])
def test_a_name_of_one_word_is_on_one_line(rule: str, shape: str) -> None:
    for position in of_rule(rule)[-3:]:
        for first in range(len(WORDS)):
            named = (WORDS[first:] + WORDS[:first])[: position.state.seats]
            scene = replace(position.scene(), names=named, shape=shape)
            facts = painter("tuscany").paint(position.view(), scene, recording=True).facts
            label = values_of(facts, "text")
            assert {*named} <= {*label}
            assert not [one for one in label if len(one) > 3 and _broken(one, named)]


def _broken(label: str, named: Sequence[str]) -> bool:
    return any(label in name and label != name for name in named)
