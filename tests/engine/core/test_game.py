"""The game loop: forced moves, refusals, answers out of turn, sealed answers."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from engine.core.chance import Chance
from engine.core.errors import EngineError, IllegalMove
from engine.core.events import Event, fact
from engine.core.fields import StateError
from engine.core.words.catalogue import catalogue
from tests.engine.core.scripted import OutOfScript, ScriptedChance
from tests.engine.toy import GAME
from tests.engine.toy.game import Toy
from tests.engine.toy.rules import Bid, Bury, Toll, Turn
from tests.engine.toy.state import ToyState
from tests.engine.variants import with_variants


def table(seats: int = 3, stakes: str = "low", seed: str = "1") -> ToyState:
    state = GAME.new(seats, {"stakes": stakes}, Chance.from_seed(seed), events=True)
    state.hands = [[1, 2], [3, 4], [1, 4], [2, 3]][:seats]
    GAME.advance(state)
    return state


def apply(state: ToyState, *moves: str) -> None:
    """Apply moves written as in a record: ``1 do 2``."""
    for move in moves:
        seat, text = int(move[0]) - 1, move[2:]
        GAME.apply(state, seat, GAME.parse_move(state, seat, text))


def kinds(state: ToyState) -> list[str]:
    return [event.kind for event in state.events or ()]


def reason(state: ToyState, seat: int, choice: str) -> str:
    with pytest.raises(IllegalMove) as caught:
        GAME.apply(state, seat, choice)
    return catalogue("en", GAME.package).format(caught.value.reason, ["Ann", "Bob", "Cy"])


def test_a_new_game_waits_for_its_first_decision() -> None:
    state = table()
    assert GAME.may_act(state) == GAME.to_move(state) == (0,)
    assert GAME.legal_choices(state, 0) == ("pass", "draw", "roll", "1", "2")
    assert GAME.legal_choices(state, 1) == ()
    assert list(GAME.moves(state, 0)) == ["pass", "draw", "roll", "do 1", "do 2"]
    assert GAME.moves(state, 1) == {}


def test_seats_and_options_the_game_lacks_are_refused() -> None:
    with pytest.raises(EngineError, match="toy is for 2, 3, 4 players, not 5"):
        GAME.new(5)
    with pytest.raises(EngineError, match="toy has no option stakes=huge"):
        GAME.new(2, {"stakes": "huge"})
    with pytest.raises(EngineError, match="toy has no option colour=red"):
        GAME.new(2, {"colour": "red"})


def test_missing_options_have_their_default() -> None:
    assert GAME.full_options(2, None) == {"stakes": "low"}
    assert GAME.full_options(2, {"stakes": "high"}) == {"stakes": "high"}


def test_a_decision_with_one_choice_is_forced_and_reported() -> None:
    state = table()
    state.coins[1] = 0
    apply(state, "1 do 1")
    assert Event("forced", 1, {"rule": "toll", "choice": "decline"}) in (state.events or ())
    assert GAME.may_act(state) == (1,)
    assert state.stack[-1] == ("turn", 1)


def test_a_player_answers_out_of_turn() -> None:
    state = table()
    apply(state, "1 do 1")
    assert GAME.may_act(state) == (1,)
    assert state.stack[-1] == ("toll", 1, 0)
    apply(state, "2 toll levy")
    assert state.coins == [1, 3, 2]


def test_a_question_that_is_always_asked_waits_even_with_one_choice() -> None:
    state = table()
    state.hands[0], state.deck = [4, 4], [4]
    apply(state, "1 draw")
    assert GAME.legal_choices(state, 0) == ("4",)
    apply(state, "1 bury 4")
    assert state.buried[0] == [4]


def test_a_forced_choice_of_a_secret_question_is_visible_to_its_seat_only() -> None:
    class Unasked(Bury):
        always_ask = False

    state = table()
    state.hands[0], state.deck = [4, 4], [4]
    rules = Toy()
    with with_variants(rules, Unasked):
        rules.apply(state, 0, "draw")
    forced = next(event for event in state.events or () if event.kind == "forced")
    assert forced.seen_by(0).secret == {"choice": "4"}
    assert forced.seen_by(1) == forced.seen_by(None) == Event("forced", 0, {"rule": "bury"})


def test_refusals_say_why() -> None:
    state = table()
    assert reason(state, 1, "pass") == "It’s not your turn; we’re waiting for Ann."
    assert reason(state, 0, "4") == "Your hand holds no card 4."
    assert reason(state, 0, "9") == "“do 9” isn’t one of the choices here."
    state.deck.clear()
    GAME.advance(state)
    assert reason(state, 0, "draw") == "The deck has no card left."


def test_refusals_name_everyone_who_must_move() -> None:
    state = table()
    apply(state, "1 pass", "2 pass", "3 pass")
    state.stack.append(Turn(1))
    GAME.advance(state)
    assert reason(state, 2, "pass") == "It’s not your turn; we’re waiting for Bob."
    apply(state, "2 pass", "2 bid 1")
    assert reason(state, 0, "4") == "“bid 4” isn’t one of the choices here."
    state.coins[0] = 1
    assert reason(state, 0, "2") == "The bid needs 2 coins; you have 1."


def test_a_refused_choice_changes_nothing() -> None:
    state = table()
    before, kinds_before = state.copy().to_json(), kinds(state)
    for seat, choice in ((1, "pass"), (0, "4"), (0, "9"), (0, "")):
        with pytest.raises(IllegalMove):
            GAME.apply(state, seat, choice)
    assert state.to_json() == before
    assert kinds(state) == kinds_before


def test_moves_are_read_from_text() -> None:
    state = table()
    assert GAME.parse_move(state, 0, "do 1") == "1"
    assert GAME.parse_move(state, 0, "pass") == "pass"
    for text in ("1", "do pass", "do  1", "DO 1", ""):
        with pytest.raises(IllegalMove) as caught:
            GAME.parse_move(state, 0, text)
        assert caught.value.reason.key == "refusal-not-offered"
    with pytest.raises(IllegalMove) as caught:
        GAME.parse_move(state, 0, "do 4")
    assert caught.value.reason.key == "toy-refusal-hand"
    with pytest.raises(IllegalMove) as caught:
        GAME.parse_move(state, 2, "pass")
    assert caught.value.reason.key == "refusal-not-now"


def bidding(stakes: str = "low") -> ToyState:
    state = table(stakes=stakes)
    apply(state, "1 pass", "2 pass", "3 pass")
    state.events = []
    return state


def test_all_seats_answer_a_sealed_question_in_any_order() -> None:
    results = []
    for order in (["1 bid 2", "2 bid 1", "3 bid 0"], ["3 bid 0", "2 bid 1", "1 bid 2"]):
        state = bidding()
        assert GAME.may_act(state) == GAME.to_move(state) == (0, 1, 2)
        apply(state, *order)
        results.append(state.to_json())
    assert results[0] == results[1]
    assert results[0]["coins"] == [0, 1, 2]
    assert results[0]["bridges"] == [1, 0, 1]


def test_a_sealed_answer_can_be_changed_until_the_last_is_in() -> None:
    state = bidding()
    apply(state, "1 bid 2", "1 bid 0", "2 bid 1")
    assert GAME.may_act(state) == (0, 1, 2)
    assert GAME.to_move(state) == (2,)
    apply(state, "1 bid 1", "3 bid 0")
    assert state.coins == [1, 1, 2]
    assert state.stack[-1] == ("turn", 0)


def test_sealed_answers_are_revealed_when_all_are_in() -> None:
    state = bidding()
    reveals = state.reveals
    apply(state, "2 bid 1", "3 bid 0")
    assert state.events == [Event("answered", 1, {}), Event("answered", 2, {})]
    assert state.reveals == reveals
    apply(state, "1 bid 2")
    assert kinds(state)[2:] == ["answered", "bid", "bid", "bid", "bridge", "round"]
    assert [event.seat for event in (state.events or ())[3:6]] == [0, 1, 2]
    assert state.reveals == reveals + 1


def test_a_sealed_answer_in_two_steps() -> None:
    state = bidding("high")
    assert GAME.legal_choices(state, 1) == ("north", "south")
    apply(state, "2 bid north")
    assert GAME.legal_choices(state, 1) == ("0", "1", "2")
    assert GAME.to_move(state) == (0, 1, 2)
    apply(state, "2 bid 1", "2 bid south", "2 bid 2", "1 bid north", "1 bid 0")
    apply(state, "3 bid north", "3 bid 1")
    assert state.bridges == [0, 1, 0]
    assert state.coins == [2, 0, 1]


def test_a_sealed_answer_without_a_choice_is_filled_in() -> None:
    state = table()
    state.coins = [2, 0, 2]
    apply(state, "1 pass", "2 pass", "3 pass")
    assert GAME.to_move(state) == (0, 2)
    assert Event("answered", 1, {}) in (state.events or ())
    assert state.stack[-1][3] == (None, "south+0", None)


def test_others_see_only_that_an_answer_is_in() -> None:
    class Auction(Bid):
        prize: str

    asked = Auction([0, 1, 2, 3], prize="bridge")
    assert tuple(asked) == ("bid", -1, (0, 1, 2, 3), (None,) * 4, "bridge")
    asked = asked.with_answer(0, "north+1").with_answer(1, "south+0").with_answer(3, ("north",))
    assert asked.seen_by(0)[3:] == (("north+1", "?", None, None), "bridge")
    assert asked.seen_by(3)[3] == ("?", "?", None, ("north",))
    assert asked.seen_by(None)[3] == ("?", "?", None, None)


def test_the_default_declines_if_possible() -> None:
    state = table()
    assert GAME.default(state, 0) == "pass"
    apply(state, "1 do 1")
    assert GAME.default(state, 1) == "decline"
    state = bidding()
    assert GAME.default(state, 2) == "0"
    state = table()
    state.deck.append(3)
    apply(state, "1 draw")
    assert GAME.default(state, 0) == "1"


def test_the_least_committal_choices_end_the_game() -> None:
    state = table()
    while state.stack:
        seat = GAME.to_move(state)[0]
        GAME.apply(state, seat, GAME.default(state, seat))
    outcome = GAME.outcome(state)
    assert outcome.scores == (17, 9, 19)
    assert outcome.winners == (2,)
    assert GAME.may_act(state) == GAME.to_move(state) == ()
    assert reason(state, 0, "pass") == "The game is over."
    with pytest.raises(EngineError, match="the game is over"):
        GAME.top(state)


def test_a_saved_state_is_at_rest_again() -> None:
    state = bidding("high")
    apply(state, "2 bid north")
    restored = GAME.restore(state.to_json())
    assert restored.to_json() == state.to_json()
    assert restored.events is None
    assert GAME.legal_choices(restored, 1) == GAME.legal_choices(state, 1)


def test_chance_can_be_scripted() -> None:
    state = table()
    state.chance = ScriptedChance(5, 2)
    apply(state, "1 roll", "2 roll")
    dice = [event.data["die"] for event in state.events or () if event.kind == "rolled"]
    assert dice == [6, 3]
    assert state.coins == [3, 2, 2]
    with pytest.raises(OutOfScript):
        apply(state, "3 roll")


def test_scripted_chance_follows_a_copy() -> None:
    state = table()
    state.chance = ScriptedChance(5)
    apply(state.copy(), "1 roll")
    apply(state, "1 roll")
    assert state.coins[0] == 3


def test_events_are_not_collected_in_simulations() -> None:
    state = GAME.new(2)
    assert state.events is None
    apply(state, "1 roll")
    assert state.events is None


class MarketClosed(Event):
    """An event with every sort of fact."""

    prices: Sequence[int] = fact(key="kind")
    card: int | None = fact(secret=True)
    late: int = 0


def test_an_event_has_the_facts_that_its_class_declares() -> None:
    state = GAME.new(2, events=True)
    state.tell(MarketClosed, 1, prices=[3, 4], card=2)
    assert state.events is not None
    event = state.events[-1]
    assert event == Event("market_closed", 1, {"kind": [3, 4]}, {"card": 2})
    assert isinstance(event, MarketClosed)
    assert (event.prices, event.card, event.late) == ([3, 4], 2, 0)
    assert event.seen_by(0).card is None


def test_events_are_saved_and_loaded() -> None:
    plain, secret = Event("rolled", 0, {"die": 3}), Event("drew", 1, {}, {"card": 4})
    assert plain.to_json() == ["rolled", 0, {"die": 3}]
    assert secret.to_json() == ["drew", 1, {}, {"card": 4}]
    assert [Event.from_json(event.to_json()) for event in (plain, secret)] == [plain, secret]


def test_only_its_seat_sees_the_secret_of_an_event() -> None:
    event = Event("drew", 1, {}, {"card": 4})
    assert event.seen_by(1) == event
    assert event.seen_by(0) == event.seen_by(None) == Event("drew", 1, {})
    assert Event("rolled", 0, {"die": 3}).seen_by(None).data == {"die": 3}


def test_consequences_are_in_reading_order() -> None:
    state = GAME.new(2)
    state.stack.clear()
    state.then(Turn(0), Toll(1, victim=0))
    assert state.stack.pop() == ("turn", 0)


def test_a_frame_is_plain_data_with_names() -> None:
    frame = Toll(2, victim=1)
    assert tuple(frame) == ("toll", 2, 1)
    assert (frame.name, frame.seat, frame.victim) == ("toll", 2, 1)
    assert type(Toll.of(["toll", 2, 1])) is Toll
    with pytest.raises(TypeError, match="victim"):
        Toll(2)  # type: ignore[call-arg]


def test_a_loaded_state_has_the_same_frames() -> None:
    state = table()
    apply(state, "1 do 1")
    assert state.to_json()["stack"][-1] == ["toll", 1, 0]
    loaded = GAME.load(state.to_json())
    assert loaded.stack == state.stack
    assert list(map(type, loaded.stack)) == list(map(type, state.stack))
    with pytest.raises(StateError, match="“stack” has no rule 'tolls'"):
        GAME.load({**state.to_json(), "stack": [["tolls", 1, 0]]})
