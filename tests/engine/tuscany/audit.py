"""Keep a game's accounts from its events alone, and compare them with the state.

Every change of an amount must be in exactly one event with exact numbers (the table of events in
``engine.tuscany.rules``); so the initial amounts plus all events are the current ones.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from engine.core.events import Event
from engine.tuscany.data import (
    BONUSES,
    DISPLAY,
    EMPTY,
    ITEM_WORDS,
    KINDS,
    STACK_SIZE,
)
from engine.tuscany.state import TuscanyState


class Audit:
    """The accounts of every seat and of the table."""

    def __init__(self, state: TuscanyState) -> None:
        seats = range(state.seats)
        self.hands = [_named(state.hands[seat]) for seat in seats]
        self.workers = list(state.workers)
        self.marble = list(state.marble)
        self.green = list(state.green)
        self.red = list(state.red)
        self.storage = [Counter(ITEM_WORDS[item] for item in state.storage[seat]) for seat in seats]
        self.bonuses = [Counter[str]() for _ in seats]
        self.tiles: list[dict[int, str]] = [{} for _ in seats]
        self.display = dict.fromkeys(DISPLAY, "")
        self.revealed = [0] * state.seats
        self.discard = Counter[str]()
        self.gone = 0
        self.rounds = 0
        self.turns = 0

    def book(self, event: Event) -> None:
        """Book an event."""
        enter = getattr(self, f"_{event.kind}", None)
        if enter is not None:
            enter(event.seat, dict(event.data), dict(event.secret or {}))

    def compare(self, state: TuscanyState) -> None:
        """Check that the state agrees with the accounts."""
        for seat in range(state.seats):
            assert self.hands[seat] == _named(state.hands[seat])
            assert sum(self.hands[seat].values()) == state.hand_sizes[seat]
            assert +self.storage[seat] == Counter(ITEM_WORDS[i] for i in state.storage[seat])
            assert +self.bonuses[seat] == _bonuses(state.bonuses[seat])
            laid = {i + 1: ITEM_WORDS[t] for i, t in enumerate(state.tiles[seat]) if t != EMPTY}
            assert self.tiles[seat] == laid
        assert self.workers == state.workers
        assert self.marble == state.marble
        assert self.green == state.green
        assert self.red == state.red
        assert self.revealed == [state.revealed(seat) for seat in range(state.seats)]
        shown = ["" if item == EMPTY else ITEM_WORDS[item] for item in state.display]
        assert list(self.display.values()) == shown
        assert +self.discard == _named(state.discard)
        assert self.gone == len(state.removed)
        assert self.rounds == state.round - (not state.over)
        assert self.turns == state.turn

    # One method for each event kind that changes an amount

    def _arranged(self, seat: int, data: Any, _: Any) -> None:
        self.tiles[seat][data["space"]] = "starting_castle"

    def _bonus(self, seat: int, data: Any, _: Any) -> None:
        self.bonuses[seat][data["bonus"]] += 1
        self.green[seat] += data["green"]

    def _displayed(self, _seat: int, data: Any, _: Any) -> None:
        self.display.update(zip(DISPLAY, data["items"], strict=True))

    def _turn(self, _seat: int, data: Any, _: Any) -> None:
        self.turns += 1
        assert data["turn"] == self.turns

    def _drew(self, seat: int, data: Any, secret: Any) -> None:
        assert len(secret["kinds"]) == data["cards"]
        self.hands[seat].update(secret["kinds"])

    def _reshuffled(self, _seat: int, data: Any, _: Any) -> None:
        if data["what"] == "cards":
            assert data["count"] == sum(self.discard.values())
            self.discard.clear()

    def _took(self, seat: int, data: Any, _: Any) -> None:
        assert self.display[data["slot"]] == data["item"]
        self.display[data["slot"]] = ""
        self.storage[seat][data["item"]] += 1

    def _discarded(self, seat: int, data: Any, _: Any) -> None:
        self.storage[seat][data["item"]] -= 1
        self.gone += data["item"] != "token"

    def _refilled(self, seat: int, data: Any, _: Any) -> None:
        assert self.display[data["slot"]] == ""
        self.display[data["slot"]] = data["item"]
        self.revealed[seat] += 1
        stack, left = data["stack"], data["left"]
        assert self.revealed[seat] == STACK_SIZE * stack - left

    def _stack_emptied(self, seat: int, data: Any, _: Any) -> None:
        assert self.revealed[seat] == STACK_SIZE * data["stack"]

    def _purged(self, _seat: int, data: Any, _: Any) -> None:
        assert len(data["slots"]) == data["count"] >= 5
        self.gone += data["count"]
        self.display.update(dict.fromkeys(data["slots"], ""))

    def _restocked(self, _seat: int, data: Any, _: Any) -> None:
        assert all(self.display[slot] == "" for slot in data["slots"])
        self.display.update(zip(data["slots"], data["items"], strict=True))

    def _paid(self, seat: int, data: Any, _: Any) -> None:
        assert 0 <= len(data["kinds"]) <= 4
        assert 0 <= data["workers"] <= 2
        self.hands[seat].subtract(data["kinds"])
        self.hands[seat] = +self.hands[seat]
        self.discard.update(data["kinds"])
        self.workers[seat] -= data["workers"]

    def _placed(self, seat: int, data: Any, _: Any) -> None:
        self.storage[seat][data["item"]] -= 1
        self._lay(seat, data)

    def _placed_free(self, seat: int, data: Any, _: Any) -> None:
        assert self.display[data["slot"]] == data["item"]
        self.display[data["slot"]] = ""
        self._lay(seat, data)

    def _lay(self, seat: int, data: Any) -> None:
        assert data["space"] not in self.tiles[seat]
        self.tiles[seat][data["space"]] = data["item"]

    def _area(self, seat: int, data: Any, _: Any) -> None:
        self.green[seat] += data["green"]

    _colour_bonus = _area

    def _farm(self, seat: int, data: Any, _: Any) -> None:
        assert data["green"] == len(data["products"])
        self.green[seat] += data["green"]

    def _worker(self, seat: int, data: Any, _: Any) -> None:
        self.workers[seat] += data["workers"]

    def _marble(self, seat: int, data: Any, _: Any) -> None:
        self.marble[seat] += data["marble"]

    def _token(self, seat: int, _data: Any, _: Any) -> None:
        self.storage[seat]["token"] += 1

    def _overflow(self, seat: int, data: Any, _: Any) -> None:
        assert data["red"] == 2
        self.red[seat] += data["red"]

    def _yield(self, seat: int, data: Any, _: Any) -> None:
        self.workers[seat] += data["workers"]
        self.marble[seat] += data["marble"]
        self.green[seat] += data["green"]
        self.red[seat] += data["red"]

    def _marble_spent(self, seat: int, _data: Any, _: Any) -> None:
        self.marble[seat] -= 1

    def _round_scored(self, _seat: int, data: Any, _: Any) -> None:
        self.rounds += 1
        assert data["round"] == self.rounds
        assert data["points"] == self.green
        self.red = [red + points for red, points in zip(self.red, data["points"], strict=True)]

    def _final_score(self, seat: int, data: Any, _: Any) -> None:
        parts = ("tiles", "tokens", "marble", "workers", "cards")
        assert data["red"] == sum(data[part] for part in parts)
        self.red[seat] += data["red"]

    def _game_over(self, _seat: int, data: Any, _: Any) -> None:
        assert data["scores"] == self.red


def _named(counts: list[int]) -> Counter[str]:
    return +Counter(dict(zip(KINDS, counts, strict=True)))


def _bonuses(counts: list[int]) -> Counter[str]:
    return +Counter(dict(zip(BONUSES, counts, strict=True)))
