"""The rules of the toy."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.rules import Automatic, Decision, Rule, Sealed
from engine.core.words.game_texts import GameTexts
from engine.core.words.text import Text
from tests.engine.toy import events
from tests.engine.toy.state import BURIED_COINS, CARDS, FULL_HAND, ROUNDS, ToyState

reason = GameTexts("toy").reason

CARD_WORDS = tuple(str(card) for card in sorted(set(CARDS)))
SIDES = ("north", "south")
BIDS = ("0", "1", "2")


class Round(Automatic[ToyState]):
    """Every player has a turn, then all bid for the bridge.

    After the last round hands show, and each buried card becomes two coins.
    """

    name = "round"

    def run(self, state: ToyState) -> None:
        seats = range(len(state.coins))
        if state.round == ROUNDS:
            state.show()
            for seat in seats:
                coins = BURIED_COINS * len(state.buried[seat])
                state.coins[seat] += coins
                state.tell(events.DugUp, seat, coins=coins)
            return
        state.round += 1
        state.tell(events.Round, -1, round=state.round)
        state.then(*map(Turn, seats), Bid(seats), Round(-1))


class Turn(Decision[ToyState]):
    """Pass, draw a card, roll the die, or play a card of the hand."""

    name = "turn"
    verb = "do"
    verbless = frozenset({"pass", "draw", "roll"})

    def options(self, state: ToyState, seat: int) -> Sequence[str]:
        hand = state.hands[seat]
        cards = [word for word in CARD_WORDS if int(word) in hand]
        return ["pass", *(["draw"] if state.deck else []), "roll", *cards]

    def vocabulary(self, state: ToyState, seat: int) -> Sequence[str]:
        return ("pass", "draw", "roll", *CARD_WORDS)

    def public_choices(self, view: ToyState) -> Sequence[str]:
        """Hide which cards are in hand."""
        return ()

    def refusal(self, state: ToyState, seat: int, choice: str) -> Text | None:
        if choice == "draw":
            return reason("deck", "a-turn")
        return reason("hand", "a-turn", card=int(choice))

    def take(self, state: ToyState, seat: int, choice: str) -> None:
        if choice == "pass":
            state.tell(events.Passed, seat)
        elif choice == "draw":
            [card] = state.draw(state.deck, to=state.hands[seat])
            state.tell(events.Drew, seat, card=card)
            if len(state.hands[seat]) >= FULL_HAND:
                state.then(Bury(seat))
        elif choice == "roll":
            die = 1 + state.chance.below(6)
            state.show()
            state.coins[seat] += die // 6
            state.tell(events.Rolled, seat, die=die)
        else:
            state.hands[seat].remove(int(choice))
            state.played.append(int(choice))
            state.coins[seat] += int(choice)
            state.tell(events.Played, seat, card=int(choice))
            state.then(Toll((seat + 1) % len(state.coins), victim=seat))


class Toll(Decision[ToyState]):
    """The next player may pay 1 coin to take 2 from who has just played."""

    name = "toll"
    verb = "toll"
    victim: int

    def options(self, state: ToyState, seat: int) -> Sequence[str]:
        able = state.coins[seat] >= 1 and state.coins[self.victim] >= 2
        return ("levy", "decline") if able else ("decline",)

    def vocabulary(self, state: ToyState, seat: int) -> Sequence[str]:
        return ("levy", "decline")

    def take(self, state: ToyState, seat: int, choice: str) -> None:
        if choice == "levy":
            state.coins[seat] += 1
            state.coins[self.victim] -= 2
            state.tell(events.Tolled, seat, victim=self.victim)


class Bury(Decision[ToyState]):
    """Bury a card face down after drawing a third one."""

    name = "bury"
    verb = "bury"
    always_ask = True
    secret = True

    def options(self, state: ToyState, seat: int) -> Sequence[str]:
        return [word for word in CARD_WORDS if int(word) in state.hands[seat]]

    def take(self, state: ToyState, seat: int, choice: str) -> None:
        state.hands[seat].remove(int(choice))
        state.buried[seat].append(int(choice))
        state.tell(events.Buried, seat, card=int(choice))


class Bid(Sealed[ToyState]):
    """All bid at once; with high stakes they first choose a side. The highest side wins it."""

    name = "bid"
    verb = "bid"

    def options(self, state: ToyState, seat: int) -> Sequence[str]:
        if state.high and not self.steps(seat):
            return SIDES
        return BIDS[: state.coins[seat] + 1]

    def vocabulary(self, state: ToyState, seat: int) -> Sequence[str]:
        legal = self.options(state, seat)
        return legal if legal == SIDES else BIDS

    def refusal(self, state: ToyState, seat: int, choice: str) -> Text | None:
        return reason("coins", "the-bridge", need=int(choice), have=state.coins[seat])

    def answer(self, state: ToyState, seat: int, choice: str) -> str | tuple[str, ...]:
        if choice in SIDES:
            return (choice,)
        side, *_ = self.steps(seat) or (SIDES[seat % 2],)
        return f"{side}+{choice}"

    def reveal(self, state: ToyState) -> None:
        sides: dict[str, list[int]] = {side: [] for side in SIDES}
        totals = dict.fromkeys(SIDES, 0)
        for seat, answer in self.answers_by_seat().items():
            side, coins = answer.split("+")
            state.coins[seat] -= int(coins)
            sides[side].append(seat)
            totals[side] += int(coins)
            state.tell(events.Bid, seat, side=side, coins=int(coins))
        best = max(SIDES, key=lambda side: totals[side])
        for seat in sides[best]:
            state.bridges[seat] += 1
        state.tell(events.Bridge, -1, side=best, seats=sides[best])


_ALL: tuple[type[Rule[ToyState]], ...] = (Round, Turn, Toll, Bury, Bid)
RULES: Mapping[str, type[Rule[ToyState]]] = {rule.name: rule for rule in _ALL}
