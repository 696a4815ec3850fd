"""Highlights: the last move, declarations, votes."""

from __future__ import annotations

import pytest

from engine.core.events import Event
from engine.emperor import GAME
from engine.emperor.data import CODES, NOBODY, POPE, SIDES
from engine.emperor.piece_words import noble_of
from engine.emperor.pieces import EMPIRE, KNIGHT_PIECE, OWNER
from engine.emperor.rules.election import rival_seat, votes
from engine.emperor.rules.electors import Tie
from engine.emperor.rules.influence import influence_by_seat
from render.emperor import board, electorate_base, vote_lines
from render.emperor.board_model import EmperorBoard
from render.emperor.board_spots import BoardSpot
from render.emperor.changes import find_changes, find_changes_since
from render.emperor.piece_moves import PieceMove
from render.kit.contract.boxes import values_of
from render.kit.palette import PLAYERS
from render.kit.rect import is_inside
from tests.render.emperor.positions import Position, after, of_rule, positions, shown, spread

# The last move

GLOWS = ("placed", "moved", "knight_placed", "founded", "bought", "treated", "promoted", "wed")


@pytest.mark.parametrize("kind", GLOWS)
def test_the_last_move_is_highlighted(kind: str) -> None:
    found = after(kind)
    assert found
    for position in found:
        if any(event.kind in {"aged", "cards_returned"} for event in position.latest_events):
            continue
        kinds = {fact.kind for fact in position.painted().facts}
        assert kinds & {"halo", "chosen"}, position  # a card that is chosen has no halo besides


def test_nothing_is_highlighted_if_nothing_happened() -> None:
    for position in positions()[::7]:
        quiet = Position(position.name, position.state)
        kinds = {fact.kind for fact in quiet.painted().facts}
        assert not kinds & {"halo", "arrow"}, position


def test_events_yield_the_changes_they_made() -> None:
    state = of_rule("action")[0].state.copy()
    kol, sax = CODES.index("KOL"), CODES.index("SAX")
    state.places[kol] = [noble_of(0, "S15"), NOBODY, NOBODY]
    state.places[sax] = [KNIGHT_PIECE + 1, NOBODY, NOBODY, NOBODY]
    state.castles[sax] = 0
    state.cities[sax] = [1, EMPIRE]
    listed = [
        Event("moved", 0, {"noble": "S15", "start": "SAX", "end": "KOL"}),
        Event("knight_moved", 1, {"start": "KOL", "end": "SAX"}),
        Event("knight_placed", 0, {"spot": "SAX-castle"}),
        Event("founded", 1, {"electorate": "SAX"}),
        Event("empire_city", 0, {"start": "supply", "end": "SAX"}),
        Event("bought", 0, {"card": "pope"}),
        Event("placed", 1, {"noble": "C35", "spot": "TRI"}),
    ]
    found = find_changes(state, listed)
    assert found.piece_move == PieceMove(kol, sax)
    assert found.spots == {
        BoardSpot("place", kol, 0),
        BoardSpot("place", sax, 0),
        BoardSpot("castle", sax),
        BoardSpot("city", sax, 0),
        BoardSpot("city", sax, 1),
        BoardSpot("card", number=POPE),
    }
    events = [Event("ballot", 2, {"side": "rival", "votes": 1})]
    events.append(Event("election", 1, {"emperor": 0, "rival": 1}))
    assert find_changes(state, events).candidates == (0, 1)
    assert find_changes(state, [*events, Event("round", -1, {"round": 3})]).candidates is None
    later = find_changes(state, [*listed, Event("aged", -1, {})])
    assert (later.spots, later.piece_move) == (set(), None)


def test_a_treated_married_or_seated_noble_is_highlighted_where_it_is_now() -> None:
    state = of_rule("action")[0].state.copy()
    state.throne = noble_of(0, "C25")
    bra, pal = CODES.index("BRA"), CODES.index("PAL")
    state.electors[bra], state.electors[pal] = noble_of(1, "S35"), NOBODY
    listed = [
        Event("treated", 1, {"owner": 0, "noble": "C35", "spot": "throne", "older": 0}),
        Event("elector", 1, {"electorate": "BRA", "noble": "S35"}),
        Event("died", 0, {"noble": "S45", "spot": "PAL-elector", "why": "doctor"}),
        Event("accepted", 1, {"to": 0, "noble": "S25", "spot": "throne"}),
    ]
    assert find_changes(state, listed).spots == {
        BoardSpot("throne"),
        BoardSpot("seat", bra),
        BoardSpot("seat", pal),
    }


# Declarations and votes


def test_declarations_are_shown_in_the_band() -> None:
    found = 0
    for position in of_rule("excommunication", "ballot", "abdication", "empire_city", "over"):
        state = position.state
        expected = (state.church != NOBODY) + (state.excommunicated != NOBODY)
        assert len(values_of(position.painted().facts, "church_mark")) == expected
        found += expected
    assert found


def test_the_expected_votes_are_shown() -> None:
    for position, language in spread():
        state = position.state
        if any(event.kind == "ballot" for event in position.latest_events):
            continue
        model = EmperorBoard(GAME.view(state, None), position.scene(language))
        found = vote_lines.votes_by_side(model)
        candidate = rival_seat(state)
        expected = {state.emperor} | ({candidate} - {NOBODY})
        voters = {seat for seat in range(state.seats) if votes(state, seat)} | expected
        everyone = [share.seat for shares in found.values() for share in shares]
        assert sorted(everyone) == sorted(voters), position
        for shares in found.values():
            assert all(share.votes == votes(state, share.seat) for share in shares)
        undecided = {share.seat for share in found[""]}
        assert undecided.isdisjoint(expected)
        picture = values_of(shown(position, language), "vote")
        assert len(picture) == len(everyone), position


def test_after_an_election_the_votes_cast_are_shown() -> None:
    found = [p for p in after("election") if p.state.phase >= 6]
    assert found
    for position in found:
        model = EmperorBoard(GAME.view(position.state, None), position.scene())
        shares = vote_lines.votes_by_side(model)
        cast = [event for event in position.latest_events if event.kind == "ballot"]
        election = next(event for event in position.latest_events if event.kind == "election")
        totals = [sum(share.votes for share in shares[side]) for side in SIDES]
        assert totals == election.data["totals"]
        assert sum(map(len, shares.values())) == len(cast)
        assert model.candidates == (election.data["emperor"], election.data["rival"])
        assert shares[""] == []


@pytest.mark.parametrize(
    "line",
    [
        [(0, False), (1, False), (3, False)],
        [(1, False), (2, False), (0, False), (4, False)],
        [(5, True), (7, True)],
        [(1, True), (9, False)],
        [(12, False)],
        [],
    ],
)
def test_a_line_of_votes_has_room_for_every_block(line: list[tuple[int, bool]]) -> None:
    room = 210
    found = [vote_lines.VoteShare(seat, n, sealed) for seat, (n, sealed) in enumerate(line)]
    spans = vote_lines.block_widths(found, room)
    assert sum(spans) + 6 * max(0, len(spans) - 1) <= room
    for share, span in zip(found, spans, strict=True):
        assert span >= (97 if share.is_sealed else 47)
    open_ = [(share.votes, span) for share, span in zip(found, spans, strict=True)]
    assert [span for _, span in sorted(open_)] == sorted(spans)


def test_a_used_privilege_is_pale_but_visible() -> None:
    e = CODES.index("PAL")
    state = of_rule("action")[0].state.copy()
    state.used = []
    fresh_picture = Position("before", state).painted()
    state.used = [e]
    used = Position("after", state).painted()
    left, top, w, h = electorate_base.BOARD_PLAN.privilege
    x, y = board.CORNERS[e]
    box = (x + left, y + top, x + left + w, y + top + h)
    before, after_ = fresh_picture.image.crop(box), used.image.crop(box)
    pale = used.palette.index("ink3")
    assert list(before.tobytes()).count(pale) < list(after_.tobytes()).count(pale)


def test_the_emperor_sits_on_the_throne_in_the_right_colour() -> None:
    for position in positions()[::5]:
        state = position.state
        if state.throne == NOBODY:
            continue
        pieces = [fact for fact in position.painted().facts if fact.kind == "piece"]
        seated = [fact.value for fact in pieces if is_inside(fact.box, (1188, 282, 1552, 432))]
        assert len(seated) == 1
        assert seated[0].split()[0] == PLAYERS[OWNER[state.throne]]


def test_changes_since_the_movers_last_turn_are_fainter() -> None:
    """Everything that is new on its spot, except for nobles who grew older."""
    state = next(p.state for p in of_rule("action") if not p.state.out)
    then, now = state.copy(), state.copy()
    e = CODES.index("SAX")
    then.places[e], now.places[e] = [NOBODY] * 4, [KNIGHT_PIECE, noble_of(1, "S15"), NOBODY, NOBODY]
    then.throne, now.throne = noble_of(0, "S25"), noble_of(0, "S35")
    then.castles[e] = then.church = then.excommunicated = NOBODY
    now.castles[e], now.church = 1, CODES.index("KOL")
    then.cards = [list[int]() for _ in range(state.seats)]
    now.cards = [list[int]() for _ in range(state.seats)]
    now.cards[1].append(POPE)
    then.used, now.used = [], [e]
    found = find_changes_since(now, then) - {BoardSpot("throne")}
    there = {
        BoardSpot("place", e, 0),
        BoardSpot("place", e, 1),
        BoardSpot("castle", e),
        BoardSpot("privilege", e),
    }
    assert found == there | {BoardSpot("church_mark", now.church), BoardSpot("card", number=POPE)}
    assert BoardSpot("throne") in find_changes_since(now, then)
    now.round += 1
    assert BoardSpot("throne") not in find_changes_since(now, then)
    facts = Position("faint", now, (), now, then).painted().facts
    assert len([fact for fact in facts if fact.kind in {"faint-halo", "faint-disc"}]) == 6


def test_counts_that_changed_have_a_chip() -> None:
    """A buyer's money, the expected votes, and each change of influence."""
    for position in after("bought"):
        assert position.before_latest_turn is not None
        assert values_of(position.painted().facts, "change"), position
    for position in after("knight_placed"):
        assert position.before_latest_turn is not None
        changed = 0
        for e in position.state.in_play():
            now, before = (
                influence_by_seat(position.state, e),
                influence_by_seat(position.before_latest_turn, e),
            )
            changed += sum(n != b for n, b in zip(now, before, strict=True) if n)
        assert len(values_of(position.painted().facts, "change")) >= changed, position


def test_a_tie_highlights_its_electorate() -> None:
    for position in of_rule("tie"):
        asked = position.state.stack[-1]
        assert isinstance(asked, Tie)
        x, y = board.CORNERS[asked.electorate]
        boxes = [fact.box for fact in position.painted().facts if fact.kind == "chosen"]
        assert [(box[0] + 9, box[1] + 9) for box in boxes] == [(x, y)], position
