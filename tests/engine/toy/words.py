"""The texts of the toy: offers, questions, events and its board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from engine.core.events import Event
from engine.core.words.game_words import Card, Glance, Offer, Place, Section, one_by_one
from engine.core.words.phrases import seats
from engine.core.words.summaries import Span
from engine.core.words.text import Seat, Text, say
from tests.engine.toy.rules import BIDS, CARD_WORDS
from tests.engine.toy.state import ToyState
from tests.engine.toy.summary import summary


class ToyWords:
    """Keys are ``toy-…``; the names of choices are ``toy-choice-<rule>-<choice>``."""

    title = say("toy-title")
    cards: Sequence[Card] = (
        Card(
            id="toll",
            title=say("toy-card-toll"),
            group=say("toy-card-group"),
            facts=(say("toy-card-toll-cost"),),
            body=say("toy-card-toll-body"),
            rulings=(),
            rule=say("toy-rule-tolls"),
        ),
    )

    codes: Mapping[str, str] = {}

    def places(self, view: ToyState, viewer: int | None) -> Sequence[Place]:
        """Return the bids while all bid, otherwise the cards."""
        del viewer
        if not view.over and view.stack[-1][0] == "bid":
            return [Place(bid, name=say("toy-coins", number=int(bid))) for bid in BIDS]
        return [Place(card, name=say("toy-card", number=int(card))) for card in CARD_WORDS]

    def headline(self, state: ToyState) -> Text:
        """Return the round, or that the game is over."""
        return say("toy-headline-over") if state.over else say("toy-headline", round=state.round)

    def prompt(self, state: ToyState, seat: int) -> Text:
        """Return what the rule asks, with the coins at hand."""
        return say(f"toy-prompt-{state.stack[-1][0]}", coins=state.coins[seat])

    def ask(self, state: ToyState, seat: int) -> Text:
        """Return the question in a few words."""
        return say(f"toy-ask-{state.stack[-1][0]}")

    def offer(self, state: ToyState, seat: int, choice: str) -> Offer:
        """Name cards and numbers by themselves, everything else by its text."""
        rule = state.stack[-1][0]
        group = say(f"toy-group-{rule}")
        if choice.isdecimal():
            name = say("toy-coins" if rule == "bid" else "toy-card", number=int(choice))
            return Offer(choice, choice, name, None, group, number=rule == "bid")
        effect = say(f"toy-effect-{choice}") if choice in ("draw", "levy", "roll") else None
        final = choice in ("draw", "roll")
        return Offer(choice, "", say(f"toy-choice-{choice}"), effect, group, final=final)

    def story(self, event: Event) -> Text | None:
        """Return the sentence for an event; none for a forced choice."""
        if event.kind == "forced":
            return None
        figures = {**event.data, **(event.secret or {})}
        key = f"toy-story-{event.kind}"
        if event.secret:
            key += "-secret"
        args = {name: _argument(name, value) for name, value in figures.items()}
        return Text(key, {**args, "who": Seat(event.seat)} if event.seat >= 0 else args)

    def tell(self, events: Sequence[Event]) -> Sequence[Text]:
        """Return a sentence for each event that has one."""
        return one_by_one(self.story, events)

    def summary(self, span: Span[ToyState]) -> Sequence[Text]:
        """Return the results of each player."""
        return summary(span)

    def round_of(self, event: Event) -> int | None:
        """Return the number of the round that the event begins, if it begins one."""
        number = event.data["round"] if event.kind == "round" else None
        assert number is None or isinstance(number, int)
        return number

    def board(self, view: ToyState, viewer: int | None) -> Sequence[Section]:
        """Return what happens now, every player's coins and cards, and the deck."""
        now = [self.headline(view)]
        if view.over:
            best = view.winners()
            now.append(say("board-winners", winners=seats(best), count=len(best)))
            now += [
                say("toy-board-score", who=Seat(seat), points=points)
                for seat, points in enumerate(view.scores())
            ]
        deck = say("toy-board-deck", cards=len(view.deck), played=_list(view.played))
        return [
            Section(say("board-now"), tuple(now)),
            Section(say("toy-board-players"), (*self._players(view), deck)),
        ]

    def _players(self, view: ToyState) -> list[Text]:
        """Return one line per player."""
        return [
            say(
                "toy-board-seat",
                who=Seat(seat),
                coins=view.coins[seat],
                cards=len(view.hands[seat]),
                buried=len(view.buried[seat]),
                bridges=view.bridges[seat],
            )
            for seat in range(len(view.coins))
        ]

    def glance(self, view: ToyState) -> Glance:
        """Return one line per player."""
        lines = self._players(view)
        return Glance((), tuple((seat, line, line) for seat, line in enumerate(lines)))

    def hand(self, view: ToyState, seat: int) -> Sequence[Section]:
        """Return the cards of one seat."""
        cards = say("toy-hand-cards", cards=_list(view.hands[seat]))
        buried = say("toy-hand-buried", cards=_list(view.buried[seat]))
        return [Section(say("toy-hand"), (cards, buried))]


def _argument(name: str, value: Any) -> Any:
    if name == "victim":
        return Seat(value)
    if name == "seats":
        return tuple(map(Seat, value)) or say("nobody")
    if name == "side":
        return say(f"toy-choice-{value}")
    return value


def _list(cards: Sequence[int]) -> Any:
    return tuple(cards) if cards else say("toy-none")
