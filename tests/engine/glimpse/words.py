"""The texts of the game."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.words.chapters import Chapter, ChapterWords, DecisionTexts
from engine.core.words.game_words import Offer, Place, RulesCard, Section
from engine.core.words.phrases import seats
from engine.core.words.stories import sentence, story_text
from engine.core.words.text import Seat, Text, Value, say
from tests.engine.glimpse import events
from tests.engine.glimpse.rules import SEAT_WORDS, Turn
from tests.engine.glimpse.state import GlimpseState


def _offer_turn(_state: GlimpseState, _seat: int, _: Turn, choice: str) -> Offer:
    group = say("glimpse-group-turn")
    if choice in SEAT_WORDS:
        name = say("glimpse-offer-look", whose=Seat(SEAT_WORDS.index(choice)))
        return Offer(choice, name, group, code=choice, final=True)
    final = choice == "swap"
    return Offer(choice, say(f"glimpse-offer-{choice}"), group, final=final)


def _looked(event: events.Looked) -> Text:
    whose = Seat(event.whose)
    if event.card is None:
        return story_text("glimpse", event, whose=whose)
    return story_text("glimpse", event, "looked-own", whose=whose, card=event.card)


def _swapped(event: events.Swapped) -> Text:
    if event.card is None:
        return story_text("glimpse", event, dropped=event.dropped)
    return story_text("glimpse", event, "swapped-own", dropped=event.dropped, card=event.card)


def _winners(event: events.Scored) -> Value:
    return seats(event.winners)


CHAPTER: Chapter[GlimpseState] = Chapter(
    decisions={"turn": DecisionTexts(_offer_turn)},
    stories={
        events.Round: sentence(round="round"),
        events.Looked: _looked,
        events.Swapped: _swapped,
        events.Passed: sentence(),
        events.Showed: sentence(card="card"),
        events.Scored: sentence(winners=_winners),
    },
)


class GlimpseWords(ChapterWords[GlimpseState]):
    """Keys are ``glimpse-…``."""

    game = "glimpse"
    title: Text = say("glimpse-title")
    cards: Sequence[RulesCard] = (
        RulesCard(
            id="turn",
            title=say("glimpse-card-turn-title"),
            group=say("glimpse-card-group"),
            facts=(),
            body=say("glimpse-card-turn"),
            rulings=(),
            rule=say("glimpse-rule-a-turn"),
        ),
    )

    def headline(self, state: GlimpseState) -> Text:
        """Return the round, or that the game is over."""
        over = say("glimpse-headline-over")
        return over if state.over else say("glimpse-headline", round=state.round)

    def places(self, view: GlimpseState, viewer: int | None) -> Sequence[Place]:
        """Return the players' cards."""
        del viewer
        hands = range(len(view.hands))
        return [Place(SEAT_WORDS[seat], name=say("glimpse-hand")) for seat in hands]

    def board(self, view: GlimpseState, viewer: int | None) -> Sequence[Section]:
        """Return the round, every player's points, and the dropped cards."""
        now = [self.headline(view)]
        if view.over:
            best = [seat for seat, points in enumerate(view.points) if points == max(view.points)]
            now.append(say("board-winners", winners=seats(best), count=len(best)))
        else:
            now.append(self.waits_for(view))
        players = [
            say("glimpse-board-seat", who=Seat(seat), points=points)
            for seat, points in enumerate(view.points)
        ]
        deck = say("glimpse-board-deck", cards=len(view.deck), dropped=len(view.dropped))
        return [
            Section(say("board-now"), tuple(now)),
            Section(say("glimpse-board-players"), (*players, deck)),
        ]

    def hand(self, view: GlimpseState, seat: int) -> Sequence[Section]:
        """Return the seat's own card, and the others that it has seen."""
        known = tuple(
            say("glimpse-hand-card", who=Seat(whose), card=card)
            for whose, card in enumerate(view.hands)
            if view.knows(seat, whose)
        )
        return [Section(say("glimpse-hand"), known)]


WORDS = GlimpseWords([CHAPTER])
