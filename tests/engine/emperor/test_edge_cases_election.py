"""Edge cases of the rules: votes, sealed votes, the throne, the end."""

from __future__ import annotations

import pytest

from engine.core.chance import Chance
from engine.core.rules import unanswered
from engine.core.words.catalogue import LANGUAGES, catalogue
from engine.emperor import GAME
from engine.emperor.data import CODES
from engine.emperor.rules.actions import Action
from engine.emperor.rules.election import Ballot, votes
from tests.engine.emperor.table import Table

NAMES = ("Ann", "Bo", "Cy")

FOUR = """
    TRI | P1 S25 | P1 C15 | -    | -
    KOL | P3 S25 | P2 S15 | -    | -
    SAX | P4 S25 | -      | -    | -
    BOH | P2 C25 | P2 S35 | P2 K | -
"""
"""P1 is emperor; votes 1, 2, 1, 1."""


def ballot(board: str = FOUR, **cards: str) -> Table:
    """Return four players; P2 is the rival."""
    cards["P2"] = f"rival {cards.get('P2', '')}"
    return Table(4, board).held(**cards).begin(6, 6)


# Votes


def test_no_rival_no_election() -> None:
    table = Table(4, FOUR).held(P3="pope church excommunication").begin(6, 6)
    assert table.asking == ""
    assert [event.kind for event in table.events("no_rival", "election")] == ["no_rival"]
    assert table.cards("P3") == ["pope", "church", "excommunication"]


def test_votes_of_seats_bohemia_and_pope() -> None:
    table = ballot(P3="pope")
    assert [votes(table.state, seat) for seat in range(4)] == [1, 2, 2, 1]


def test_the_pope_of_the_last_round_has_no_vote_until_cards_are_bought() -> None:
    table = Table(4, FOUR).held(P3="pope")
    counted = {}
    for phase in range(1, 9):
        table.state.phase = phase
        counted[phase] = votes(table.state, 2)
    assert counted == {1: 1, 2: 1, 3: 1, 4: 2, 5: 2, 6: 2, 7: 2, 8: 2}


def test_an_excommunicated_elector_loses_only_the_votes() -> None:
    table = ballot(P3="excommunication").play("P3 excommunicate BOH")
    assert votes(table.state, 1) == 0
    assert table.state.electors[6] >= 0
    table.play("P3 vote rival\nP4 vote emperor")
    assert table.events("election")[0].data["totals"] == [2, 1]


def test_a_candidate_without_votes_is_allowed() -> None:
    table = Table(3, "KOL | P3 S25 | - | - | -").held(P2="rival").begin(6, 6)
    table.play("P3 vote rival")
    assert table.events("election")[0].data["totals"] == [0, 1]
    assert table.throne == "P2 S45"
    assert table.state.points == [0, 0, 1]


def test_church_influence_helps_the_seat_holder_even_with_anothers_card() -> None:
    board = FOUR.replace("P2 S15", "P3 S15, P3 K")
    table = ballot(board, P1="church").play("P1 church KOL")
    assert votes(table.state, 2) == 3
    assert votes(table.state, 0) == 1


def test_church_influence_counts_the_grey_eminence() -> None:
    table = Table(4, FOUR).eminence("P3", "KOL").held(P2="rival", P3="church")
    table.begin(6, 6).play("P3 church KOL")
    assert votes(table.state, 2) == 2


def test_church_influence_on_an_empty_seat_has_no_effect() -> None:
    table = ballot(P3="church").play("P3 church MAI")
    assert [votes(table.state, seat) for seat in range(4)] == [1, 2, 1, 1]


def test_declarations_are_made_in_order_and_church_first() -> None:
    table = Table(4, FOUR, throne="P3 S25").held(P2="rival excommunication", P1="church")
    table.begin(6, 6)
    assert table.asking == "P1 church_influence"
    assert table.choices == ["decline", "TRI", "KOL", "MAI"]
    assert table.refused("P1", "BOH") == "not-spiritual"
    table.play("P1 church decline")
    assert table.asking == "P2 excommunication"
    assert table.choices == ["decline", "PAL", "SAX", "BRA", "BOH"]
    assert table.refused("P2", "TRI") == "not-secular"
    both = ballot(P1="excommunication church")
    assert both.asking == "P1 church_influence"
    both.play("P1 church decline\nP1 excommunicate decline")
    assert both.asking == "ballot"


# Sealed votes


def test_only_third_parties_with_votes_vote() -> None:
    table = ballot(FOUR.replace("P4 S25", "-"))
    assert GAME.may_act(table.state) == (2,)
    assert GAME.legal_choices(table.state, 0) == ()


def test_votes_can_be_changed_until_the_last_one_is_in() -> None:
    table = ballot().play("P3 vote rival\nP3 vote emperor")
    assert unanswered(table.state.stack[-1]) == (3,)
    assert GAME.may_act(table.state) == (2, 3)
    assert GAME.to_move(table.state) == (3,)
    table.play("P4 vote emperor")
    assert table.asking == ""
    assert [(e.seat, e.data["side"]) for e in table.events("ballot")] == [
        (0, "emperor"),
        (1, "rival"),
        (2, "emperor"),
        (3, "emperor"),
    ]
    assert table.state.points == [0, 0, 1, 1]
    assert table.state.reveals == 1


@pytest.mark.parametrize("viewer", [0, 1, 3, None])
def test_other_players_do_not_see_a_sealed_vote(viewer: int | None) -> None:
    """Invariant 13: neither in a view nor in an event, nor in a saved view."""
    seen = []
    for side in ("emperor", "rival"):
        table = ballot().play(f"P3 vote {side}")
        assert table.state.events is not None
        events = [event.seen_by(viewer) for event in table.state.events]
        seen.append((GAME.view(table.state, viewer).to_json(), events))
    assert seen[0] == seen[1]


def test_voters_see_their_own_votes() -> None:
    table = ballot().play("P3 vote rival")
    own, other = GAME.view(table.state, 2).stack[-1], GAME.view(table.state, 3).stack[-1]
    assert isinstance(own, Ballot)
    assert isinstance(other, Ballot)
    assert own.answers == ("rival", None)
    assert other.answers == ("?", None)


def test_a_saved_game_keeps_the_sealed_votes() -> None:
    table = ballot().play("P3 vote rival")
    again = GAME.restore(table.state.to_json())
    GAME.apply(again, 3, "rival")
    assert again.points == [0, 0, 1, 1]
    assert GAME.to_move(again) == (1,)  # P2 chooses who takes the throne


def test_with_two_players_there_is_no_sealed_vote() -> None:
    board = "TRI | P1 S25 | - | - | -\nBOH | P2 S25 | P2 C15 | - | -"
    table = Table(2, board, out="KOL PAL").held(P2="rival").begin(6, 6)
    assert table.asking == "P1 abdication"
    assert table.throne == "P2 C15"


# The throne


def won(board: str = FOUR, **cards: str) -> Table:
    """Return a position in which the rival P2 has won."""
    return ballot(board, **cards).play("P3 vote rival\nP4 vote rival")


def test_the_new_emperor_takes_a_noble_from_any_place() -> None:
    table = won()
    assert table.asking == "P2 accession"
    assert table.choices == ["KOL-P2-S15", "BOH-P2-S35"]
    assert table.refused("P2", "BOH-elector") == "throne-elector"
    assert table.refused("P2", "hand") == "throne-place"
    table.play("P2 throne KOL-P2-S15")
    assert table.throne == "P2 S15"
    assert table.state.emperor == 1


def test_the_old_emperor_keeps_age_and_side_in_any_open_electorate() -> None:
    table = won().play("P2 throne KOL-P2-S15")
    assert table.asking == "P1 abdication"
    assert table.choices == ["hand", *CODES]
    assert GAME.default(table.state, 0) == "hand"
    table.play("P1 place BOH")
    assert table.at("BOH") == "P2 C25 | P1 S25, P2 S35 | P2 K | -"
    assert table.state.lifted == -1


def test_the_old_emperor_may_push_a_knight() -> None:
    board = FOUR.replace("P1 C15", "P1 C15, P2 K, P4 K")
    table = won(board).play("P2 throne KOL-P2-S15")
    assert [word for word in table.choices if word.startswith("TRI")] == ["TRI-P2", "TRI-P4"]
    table.play("P1 place TRI-P2")
    assert table.at("TRI") == "P1 S25 | P1 C15, P1 S25, P4 K | - | -"


def test_the_old_emperor_may_go_to_hand() -> None:
    table = won().play("P2 throne KOL-P2-S15")
    hand = table.state.tiles[0]
    table.play("P1 place hand")
    assert table.state.tiles[0] == hand + 1


def test_without_a_noble_on_a_place_the_new_emperor_comes_from_hand() -> None:
    table = won(FOUR.replace("P2 S15", "-").replace("P2 S35", "-"))
    assert table.throne == "P2 S45"
    assert table.events("crowned")[0].data["tiles"] == -1
    assert table.asking == "P1 abdication"


SEVEN = "\n".join(f"{code} | P2 S25 | - | - | -" for code in CODES)
"""All of P2's tiles are electors."""


def test_without_tile_and_place_the_grey_eminence_becomes_emperor() -> None:
    table = Table(3, SEVEN.replace("TRI | P2 S25", "TRI | -")).eminence("P2", "TRI")
    table.held(P2="rival eminence").begin(6, 6)
    assert table.throne == "P2 S45"
    assert table.state.eminence == -1
    assert table.events("crowned")[0].data["spot"] == "eminence"


def test_without_any_of_these_an_elector_becomes_emperor() -> None:
    table = Table(3, SEVEN).held(P2="rival").begin(6, 6)
    assert table.choices == [f"{code}-elector" for code in CODES]
    assert table.refused("P2", "hand") == "no-tile"
    table.play("P2 throne BOH-elector")
    assert table.throne == "P2 S45"
    assert table.at("BOH") == "- | - | - | -"
    assert table.events("election")[0].data["totals"] == [0, 8]


# The emperor's actions and the end


def test_rounds_1_and_2_place_or_move_an_empire_city() -> None:
    board = "KOL | - | - | - | empire, P2\nPAL | - | - | - | empire"
    table = Table(3, board).begin(7, 7)
    assert table.choices == ["decline", "supply", "KOL", "PAL"]
    assert table.refused("P1", "BOH") == "no-empire-city"
    assert table.state.points == [2, 0, 0]
    table.play("P1 empire supply")
    assert table.choices == ["TRI", "MAI", "PAL", "SAX", "BRA", "BOH"]
    assert table.refused("P1", "KOL") == "no-city-space"
    table.play("P1 city TRI")
    assert table.state.empire_left == 0
    assert table.at("TRI").endswith("empire")


def test_an_empire_city_may_move_within_its_electorate() -> None:
    table = Table(3, "PAL | - | - | - | empire").begin(7, 7)
    table.play("P1 empire PAL")
    assert "PAL" in table.choices
    table.play("P1 city PAL")
    assert table.at("PAL") == "- | - | - | empire"
    moved = Table(3, "PAL | - | - | - | empire").begin(7, 7).play("P1 empire PAL\nP1 city SAX")
    assert moved.at("PAL") == "- | - | - | -"
    assert moved.at("SAX") == "- | - | - | empire"


def test_round_3_only_moves_and_pays() -> None:
    table = Table(3, "PAL | - | - | - | empire").round(3).begin(7, 7)
    assert table.choices == ["decline", "PAL"]
    assert table.refused("P1", "supply") == "empire-round"
    assert (table.state.points[0], table.state.thalers[0]) == (2, 1)
    table.play("P1 empire decline")
    assert table.at("PAL").endswith("empire")


def test_no_empire_city_is_left_to_place() -> None:
    table = Table(3, "BOH | - | - | - | empire, empire, empire").begin(7, 7)
    assert table.refused("P1", "supply") == "empire-supply"


@pytest.mark.parametrize(("number", "points", "thalers"), [(4, 1, 2), (5, 1, 0)])
def test_late_rounds_only_pay(number: int, points: int, thalers: int) -> None:
    table = Table(3, "PAL | - | - | - | empire").round(number).begin(7, 7)
    assert table.asking == ""
    assert (table.state.points[0], table.state.thalers[0]) == (points, thalers)


def test_the_emperor_gains_eight_points_in_all() -> None:
    """Invariant 14, over five rounds without a rival."""
    table = Table()
    for number in range(1, 6):
        table.round(number).begin(7, 7)
    assert table.points("P1", "emperor") == 8


@pytest.mark.parametrize(
    ("vp", "thalers", "winners", "expected"),
    [
        ((5, 7, 6), (9, 0, 9), (1,), ""),
        ((7, 7, 6), (2, 3, 9), (1,), "tied at 7; more thalers, 3 to 2"),
        ((7, 7, 6), (3, 3, 9), (0, 1), ""),
        ((7, 7, 7), (3, 3, 3), (0, 1, 2), ""),
        ((7, 7, 7), (3, 1, 3), (0, 2), "tied at 7; more thalers, 3 to 1"),
        ((16, 9, 16), (9, 12, 4), (0,), "tied at 16; more thalers, 9 to 4"),
    ],
)
def test_most_points_then_most_thalers_then_shared(
    vp: tuple[int, ...], thalers: tuple[int, ...], winners: tuple[int, ...], expected: str
) -> None:
    table = Table().round(5).vp(*vp).thalers(*thalers).begin(8)
    assert table.state.over
    outcome, texts = GAME.outcome(table.state), catalogue("en", GAME.package)
    assert outcome.winners == winners
    over = table.events("game_over")[0]
    assert over.data["winners"] == winners
    broken = texts.format(outcome.tie_break, NAMES) if outcome.tie_break else ""
    assert broken == expected
    story = GAME.words.story(over)
    assert story is not None
    assert texts.format(story, NAMES).endswith(f"({expected})." if expected else "points.")


def test_a_broken_tie_is_explained_in_every_language() -> None:
    table = Table().round(5).vp(16, 16, 5).thalers(9, 4, 2).begin(8)
    broken = GAME.outcome(table.state).tie_break
    assert broken is not None
    assert [catalogue(language, GAME.package).format(broken, ()) for language in LANGUAGES] == [
        "tied at 16; more thalers, 9 to 4",
        "16分平手；塔勒較多，9比4",
        "16分平局；塔勒较多，9比4",
        "16点で同点、ターラーが9対4で多い",
    ]


# The set-up


def test_the_opening_placement() -> None:
    table = Table.start(3, "opening")
    state = table.state
    first = state.emperor
    order = [f"P{(first + i) % 3 + 1}" for i in range(3)]
    assert table.asking == f"{order[0]} first_city"
    table.play(f"{order[0]} city TRI")
    assert table.throne == f"{order[0]} S45"
    assert table.asking == f"{order[1]} first_elector"
    table.play(f"{order[1]} elector MAI")
    assert table.refused(order[2], "MAI") == "seat-taken"
    table.play(f"{order[2]} elector SAX")
    for code, word in (("KOL", "C35"), ("PAL", "S25"), ("BRA", "C15")):
        for player in order:
            assert table.asking == f"{player} first_noble"
            table.play(f"{player} place {code}")
            assert f"{player} {word}" in table.at(code)
        if code != "BRA":
            assert table.refused(order[0], code) == "no-place"
    assert table.asking == f"{order[0]} first_knight"
    table.play(f"{order[0]} knight KOL-castle\n{order[1]} knight TRI")
    assert table.refused(order[2], "KOL-castle") == "castle-taken"
    table.play(f"{order[2]} knight MAI")
    assert table.asking == f"{order[0]} action"


def test_after_the_set_up() -> None:
    for seats in (2, 3, 4):
        state = GAME.new(seats, None, Chance.from_seed(f"set-up {seats}"))
        chance = Chance.from_seed("moves")
        while state.round == 0:
            seat = state.stack[-1].seat
            GAME.apply_unchecked(state, seat, state.legal[chance.below(len(state.legal))])
        assert state.tiles == [3] * seats
        assert state.knights == [2] * seats
        assert state.cities_left == [3] * seats
        assert state.empire_left == 2
        assert state.thalers == [7] * seats
        assert state.points == [0] * seats
        assert (state.round, state.phase) == (1, 4)
        assert state.stack[-1] == Action(state.emperor)


def test_two_players_leave_one_electorate_of_each_kind_out() -> None:
    seen = {tuple(GAME.new(2, None, Chance.from_seed(str(n))).out) for n in range(200)}
    assert seen == {(a, b) for a in (0, 1, 2) for b in (3, 4, 5, 6)}
    assert {GAME.new(4, None, Chance.from_seed(str(n))).emperor for n in range(50)} == {0, 1, 2, 3}
    assert GAME.new(3).out == []
