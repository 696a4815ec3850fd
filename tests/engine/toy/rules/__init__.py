"""The rules of the toy.

Events: ``round`` (``round``) begins a round; ``passed``;
``drew`` (secret ``card``); ``rolled`` (``die``); ``played`` (``card``);
``tolled`` (``victim``); ``buried`` (secret ``card``); ``bid`` (``side``, ``coins``);
``bridge`` (``side``, ``seats``); ``dug_up`` (``coins``) at the end;
``forced`` and ``answered`` come from the core.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.rules import Automatic, Decision, Frame, Rule, Sealed, sealed_frame
from engine.core.words.game_texts import GameTexts
from engine.core.words.text import Text
from tests.engine.toy.state import BURIED_COINS, CARDS, FULL_HAND, ROUNDS, ToyState

refuse = GameTexts("toy").refuse

CARD_WORDS = tuple(str(card) for card in sorted(set(CARDS)))
SIDES = ("north", "south")
BIDS = ("0", "1", "2")


class Round(Automatic[ToyState]):
    """Every player has a turn, then all bid for the bridge.

    After the last round hands show, and each buried card becomes two coins.
    """

    name = "round"

    def run(self, state: ToyState, frame: Frame) -> None:
        seats = range(len(state.coins))
        if state.round == ROUNDS:
            state.reveals += 1
            for seat in seats:
                coins = BURIED_COINS * len(state.buried[seat])
                state.coins[seat] += coins
                state.tell("dug_up", seat, coins=coins)
            return
        state.round += 1
        state.tell("round", -1, round=state.round)
        state.then(*(("turn", seat) for seat in seats), sealed_frame("bid", seats), ("round", -1))


class Turn(Decision[ToyState]):
    """Pass, draw a card, roll the die, or play a card of the hand."""

    name = "turn"
    verb = "do"
    bare = frozenset({"pass", "draw", "roll"})

    def options(self, state: ToyState, frame: Frame) -> Sequence[str]:
        hand = state.hands[frame[1]]
        cards = [word for word in CARD_WORDS if int(word) in hand]
        return ["pass", *(["draw"] if state.deck else []), "roll", *cards]

    def vocabulary(self, state: ToyState, frame: Frame) -> Sequence[str]:
        return ("pass", "draw", "roll", *CARD_WORDS)

    def refusal(self, state: ToyState, frame: Frame, choice: str) -> Text | None:
        if choice == "draw":
            return refuse("deck", "a-turn")
        return refuse("hand", "a-turn", card=int(choice))

    def take(self, state: ToyState, frame: Frame, choice: str) -> None:
        seat = frame[1]
        if choice == "pass":
            state.tell("passed", seat)
        elif choice == "draw":
            card = state.deck.pop()
            state.hands[seat].append(card)
            state.reveals += 1
            state.whisper("drew", seat, {"card": card})
            if len(state.hands[seat]) >= FULL_HAND:
                state.then(("bury", seat))
        elif choice == "roll":
            die = 1 + state.chance.below(6)
            state.reveals += 1
            state.coins[seat] += die // 6
            state.tell("rolled", seat, die=die)
        else:
            state.hands[seat].remove(int(choice))
            state.played.append(int(choice))
            state.coins[seat] += int(choice)
            state.tell("played", seat, card=int(choice))
            state.then(("toll", (seat + 1) % len(state.coins), seat))


class Toll(Decision[ToyState]):
    """The next player may pay 1 coin to take 2 from who has just played."""

    name = "toll"
    verb = "toll"

    def options(self, state: ToyState, frame: Frame) -> Sequence[str]:
        _, seat, victim = frame
        able = state.coins[seat] >= 1 and state.coins[victim] >= 2
        return ("levy", "decline") if able else ("decline",)

    def vocabulary(self, state: ToyState, frame: Frame) -> Sequence[str]:
        return ("levy", "decline")

    def take(self, state: ToyState, frame: Frame, choice: str) -> None:
        _, seat, victim = frame
        if choice == "levy":
            state.coins[seat] += 1
            state.coins[victim] -= 2
            state.tell("tolled", seat, victim=victim)


class Bury(Decision[ToyState]):
    """Bury a card face down after drawing a third one."""

    name = "bury"
    verb = "bury"
    always_ask = True
    secret = True

    def options(self, state: ToyState, frame: Frame) -> Sequence[str]:
        return [word for word in CARD_WORDS if int(word) in state.hands[frame[1]]]

    def take(self, state: ToyState, frame: Frame, choice: str) -> None:
        state.hands[frame[1]].remove(int(choice))
        state.buried[frame[1]].append(int(choice))
        state.whisper("buried", frame[1], {"card": int(choice)})


class Bid(Sealed[ToyState]):
    """All bid at once; with high stakes they first choose a side. The highest side wins it."""

    name = "bid"
    verb = "bid"

    def options(self, state: ToyState, frame: Frame, seat: int) -> Sequence[str]:
        if state.high and not isinstance(frame[3][frame[2].index(seat)], tuple):
            return SIDES
        return BIDS[: state.coins[seat] + 1]

    def vocabulary(self, state: ToyState, frame: Frame, seat: int) -> Sequence[str]:
        legal = self.options(state, frame, seat)
        return legal if legal == SIDES else BIDS

    def refusal(self, state: ToyState, frame: Frame, seat: int, choice: str) -> Text | None:
        return refuse("coins", "the-bridge", need=int(choice), have=state.coins[seat])

    def answer(
        self, state: ToyState, frame: Frame, seat: int, choice: str
    ) -> str | tuple[str, ...]:
        if choice in SIDES:
            return (choice,)
        side = frame[3][frame[2].index(seat)]
        return f"{side[0]}+{choice}" if isinstance(side, tuple) else f"{SIDES[seat % 2]}+{choice}"

    def reveal(self, state: ToyState, frame: Frame) -> None:
        sides: dict[str, list[int]] = {side: [] for side in SIDES}
        totals = dict.fromkeys(SIDES, 0)
        for seat, answer in zip(frame[2], frame[3], strict=True):
            side, coins = answer.split("+")
            state.coins[seat] -= int(coins)
            sides[side].append(seat)
            totals[side] += int(coins)
            state.tell("bid", seat, side=side, coins=int(coins))
        best = max(SIDES, key=lambda side: totals[side])
        for seat in sides[best]:
            state.bridges[seat] += 1
        state.tell("bridge", -1, side=best, seats=sides[best])


RULES: Mapping[str, Rule[ToyState]] = {
    rule.name: rule for rule in (Round(), Turn(), Toll(), Bury(), Bid())
}
