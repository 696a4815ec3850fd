"""The texts of the toy: offers, questions, events and its board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from engine.core.frames import Frame
from engine.core.words.chapters import Chapter, ChapterWords, DecisionTexts
from engine.core.words.game_words import Glance, Offer, Place, RulesCard, Section
from engine.core.words.phrases import seats
from engine.core.words.stories import sentence, story_text
from engine.core.words.summaries import PlayerLine, Span
from engine.core.words.text import Seat, Text, Value, say
from tests.engine.toy import events
from tests.engine.toy.rules import BIDS, CARD_WORDS
from tests.engine.toy.state import ToyState
from tests.engine.toy.summary import summary


def _ask(state: ToyState, seat: int, asked: Frame) -> Text:
    return say(f"toy-prompt-{asked.name}", coins=state.coins[seat])


def _offer(_state: ToyState, _seat: int, asked: Frame, choice: str) -> Offer:
    """Name cards and numbers by themselves, everything else by its text."""
    rule = asked.name
    group = say(f"toy-group-{rule}")
    if choice.isdecimal():
        name = say("toy-coins" if rule == "bid" else "toy-card", number=int(choice))
        return Offer(choice, name, group, code=choice, is_number=rule == "bid")
    effect = say(f"toy-effect-{choice}") if choice in ("draw", "levy", "roll") else None
    final = choice in ("draw", "roll")
    return Offer(choice, say(f"toy-choice-{choice}"), group, effect=effect, final=final)


def _hidden_card(event: events.Drew | events.Buried) -> Text:
    if event.card is None:
        return story_text("toy", event)
    return story_text("toy", event, f"{event.kind}-secret", card=event.card)


def _victim(event: events.Tolled) -> Value:
    return Seat(event.victim)


def _side(event: events.Bid | events.Bridge) -> Value:
    return say(f"toy-choice-{event.side}")


def _winners(event: events.Bridge) -> Value:
    return seats(event.seats) or say("nobody")


CHAPTER: Chapter[ToyState] = Chapter(
    decisions={rule: DecisionTexts(_offer, _ask) for rule in ("turn", "toll", "bury")}
    | {"bid": DecisionTexts(_offer)},
    stories={
        events.Round: sentence(round="round"),
        events.Passed: sentence(),
        events.Drew: _hidden_card,
        events.Rolled: sentence(die="die"),
        events.Played: sentence(card="card"),
        events.Tolled: sentence(victim=_victim),
        events.Buried: _hidden_card,
        events.Bid: sentence(side=_side, coins="coins"),
        events.Bridge: sentence(side=_side, seats=_winners),
        events.DugUp: sentence(coins="coins"),
        "answered": sentence(),
        "forced": None,
    },
)


class ToyWords(ChapterWords[ToyState]):
    """Keys are ``toy-…``; the names of choices are ``toy-choice-<rule>-<choice>``."""

    game = "toy"
    title = say("toy-title")
    cards: Sequence[RulesCard] = (
        RulesCard(
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

    def __init__(self) -> None:
        super().__init__([CHAPTER])

    def places(self, view: ToyState, viewer: int | None) -> Sequence[Place]:
        """Return the bids while all bid, otherwise the cards."""
        del viewer
        if not view.over and view.stack[-1].name == "bid":
            return [Place(bid, name=say("toy-coins", number=int(bid))) for bid in BIDS]
        return [Place(card, name=say("toy-card", number=int(card))) for card in CARD_WORDS]

    def headline(self, state: ToyState) -> Text:
        """Return the round, or that the game is over."""
        return say("toy-headline-over") if state.over else say("toy-headline", round=state.round)

    def summarise(self, span: Span[ToyState]) -> Sequence[Text]:
        """Return the results of each player."""
        return summary(span)

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
        else:
            now.append(self.waits_for(view))
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
        return Glance((), tuple(PlayerLine(seat, line, line) for seat, line in enumerate(lines)))

    def hand(self, view: ToyState, seat: int) -> Sequence[Section]:
        """Return the cards of one seat."""
        cards = say("toy-hand-cards", cards=_list(view.hands[seat]))
        buried = say("toy-hand-buried", cards=_list(view.buried[seat]))
        return [Section(say("toy-hand"), (cards, buried))]


def _list(cards: Sequence[int]) -> Value:
    return tuple(cards) if cards else say("toy-none")
