"""What changes on the map of the realm: banners, frames, and the throne after an election."""

from __future__ import annotations

from engine.emperor.data import CODES, NOBODY
from engine.emperor.rules.influence import influence_by_seat
from render.emperor.electorate_base import BOARD_PLAN
from render.emperor.realm import LAND
from render.kit.canvas import Canvas
from render.kit.contract.boxes import are_apart, values_of
from render.kit.highlights import MAX_RINGS
from render.kit.palette import PLAYERS
from render.kit.rect import is_inside
from render.kit.sprite import Box, Fact
from tests.render.emperor.positions import Position, positions


def of_rule(*rules: str) -> list[Position]:
    return [position for position in positions() if position.rule in rules]


def majorities(position: Position) -> set[str]:
    """Return code and colour of each electorate in which one player has most influence."""
    state, found = position.state, set[str]()
    for e in state.in_play():
        totals = sorted(influence_by_seat(state, e), reverse=True)
        if totals[0] > totals[1]:
            found.add(f"{CODES[e]} {PLAYERS[influence_by_seat(state, e).index(totals[0])]}")
    return found


def share(picture: Canvas, box: Box, colour: str | tuple[int, int, int]) -> float:
    """Return the share of a box that has a colour."""
    left, top, right, bottom = map(round, box)
    area = picture.image.crop((left, top, right, bottom))
    return area.histogram()[picture.palette.index(colour)] / (area.width * area.height)


def test_a_banner_of_12_pixels_shows_the_majority() -> None:
    shown = 0
    for position in positions()[::3]:
        picture = position.painted()
        banners = [fact for fact in picture.facts if fact.kind == "banner"]
        assert {fact.value for fact in banners} == majorities(position), position
        for fact in banners:
            assert fact.box[3] - fact.box[1] == BOARD_PLAN.banner == 12
            assert share(picture, fact.box, fact.value.split()[1]) == 1, position
        shown += len(banners)
    assert shown > 50


def test_a_tie_and_an_empty_electorate_have_no_banner() -> None:
    kinds = set[str]()
    for position in positions():
        for e in position.state.in_play():
            totals = sorted(influence_by_seat(position.state, e), reverse=True)
            if totals[0] == totals[1]:
                kinds.add("tied" if totals[0] else "empty")
    assert kinds == {"tied", "empty"}
    start = next(p for p in positions() if len(majorities(p)) < p.state.seats)
    assert len(values_of(start.painted().facts, "banner")) == len(majorities(start))


def test_banners_leave_codes_and_names_free() -> None:
    for position in positions()[::7]:
        facts = position.painted().facts
        banners = [fact.box for fact in facts if fact.kind == "banner"]
        others = [fact for fact in facts if fact.kind in {"text", "code", "legal", "church_mark"}]
        crossed = [
            other.value for other in others for box in banners if not are_apart(other.box, box)
        ]
        assert crossed == [], position


def test_the_realm_lies_behind_the_electorates_and_is_quiet() -> None:
    quiet = (p.painted() for p in positions() if p.state.seats == 4 and not p.codes & {*CODES})
    picture = next(quiet)
    (realm,) = [fact.box for fact in picture.facts if fact.kind == "realm"]
    assert share(picture, (414, 300, 426, 600), LAND) > 0.8
    plates = [fact for fact in picture.facts if fact.kind in {"code", "legal"}]
    named = [fact for fact in plates if fact.value in CODES]
    assert len(named) == len(CODES)
    assert all(is_inside(fact.box, realm) for fact in named)
    assert share(picture, (0, 220, 48, 1130), "line") < 0.12


def test_above_eight_targets_electorates_are_lit_without_frames() -> None:
    many = few = 0
    for position in of_rule("doctor", "knight_target", "first_knight", "move_target"):
        facts = position.painted().facts
        lit = [value for value in values_of(facts, "legal") if value in CODES]
        rings = values_of(facts, "ring")
        if len(values_of(facts, "target")) > MAX_RINGS:
            many += bool(lit)
            assert rings == [], position
        elif len(position.codes) <= MAX_RINGS:
            few += 1
            assert set(lit) <= set(rings), position
    assert many > 2
    assert few > 2


def test_after_the_rivals_election_the_throne_names_the_elected_above_the_deposed() -> None:
    for position in of_rule("accession"):
        assert position.state.lifted != NOBODY
        facts = [fact for fact in position.painted().facts if fact.kind == "text"]
        (elected,) = (fact for fact in facts if fact.value == "Elected")
        (deposed,) = (fact for fact in facts if fact.value == "deposed")
        assert elected.size == 34
        assert elected.box[3] < deposed.box[1]
        assert "Emperor" not in {fact.value for fact in facts}
        between = [fact for fact in facts if _between(elected, fact, deposed)]
        assert between
        assert all(fact.size >= 20 for fact in between)


def _between(above: Fact, fact: Fact, below: Fact) -> bool:
    left = abs(fact.box[0] - above.box[0]) < 12
    return left and above.box[3] <= fact.box[1] and fact.box[3] <= below.box[1] + 1
