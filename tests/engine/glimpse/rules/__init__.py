"""The rules of the game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.rules import Automatic, Decision, Rule
from engine.core.words.game_texts import GameTexts
from engine.core.words.text import Seat, Text
from tests.engine.glimpse import events
from tests.engine.glimpse.state import CARDS, ROUNDS, GlimpseState

reason = GameTexts("glimpse").reason

SEAT_WORDS = ("P1", "P2", "P3", "P4")


class Deal(Automatic[GlimpseState]):
    """Shuffle all cards, deal one to each player, and begin a round."""

    name = "deal"

    def run(self, state: GlimpseState) -> None:
        seats = range(len(state.points))
        state.round += 1
        state.deck, state.dropped = [*CARDS], []
        state.chance.shuffle(state.deck)
        state.hands = state.draw(state.deck, count=len(seats))
        state.seen = [0 for _ in seats]
        state.tell(events.Round, -1, round=state.round)
        state.then(*map(Turn, seats), Showing(-1))


class Turn(Decision[GlimpseState]):
    """Look at another player's card, swap your own, or pass."""

    name = "turn"
    verb = "look"
    verbless = frozenset({"swap", "pass"})

    def options(self, state: GlimpseState, seat: int) -> Sequence[str]:
        unseen = [
            SEAT_WORDS[other] for other in range(len(state.hands)) if not state.knows(seat, other)
        ]
        return [*unseen, "swap", "pass"]

    def vocabulary(self, state: GlimpseState, seat: int) -> Sequence[str]:
        return (*SEAT_WORDS[: len(state.hands)], "swap", "pass")

    def refusal(self, state: GlimpseState, seat: int, choice: str) -> Text | None:
        return reason("known", "a-turn", whose=Seat(SEAT_WORDS.index(choice)))

    def take(self, state: GlimpseState, seat: int, choice: str) -> None:
        if choice == "pass":
            state.tell(events.Passed, seat)
        elif choice == "swap":
            state.dropped.append(state.hands[seat])
            [state.hands[seat]] = state.draw(state.deck)
            state.seen[seat] = 0
            card, dropped = state.hands[seat], state.dropped[-1]
            state.tell(events.Swapped, seat, dropped=dropped, card=card)
        else:
            whose = SEAT_WORDS.index(choice)
            state.show(state.seen, whose, to=[seat])
            state.tell(events.Looked, seat, whose=whose, card=state.hands[whose])


class Showing(Automatic[GlimpseState]):
    """Show all cards, score the highest one, and begin the next round in the same step."""

    name = "showing"

    def run(self, state: GlimpseState) -> None:
        seats = range(len(state.hands))
        for seat in seats:
            state.show(state.seen, seat)
            state.tell(events.Showed, seat, card=state.hands[seat])
        winners = [seat for seat in seats if state.hands[seat] == max(state.hands)]
        for seat in winners:
            state.points[seat] += 1
        state.tell(events.Scored, -1, winners=winners)
        if state.round < ROUNDS:
            state.then(Deal(-1))


_ALL: tuple[type[Rule[GlimpseState]], ...] = (Deal, Turn, Showing)
RULES: Mapping[str, type[Rule[GlimpseState]]] = {rule.name: rule for rule in _ALL}
