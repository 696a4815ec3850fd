"""Positions and events that are rare in random play of Tuscany."""

from __future__ import annotations

from collections.abc import Iterator

from engine.core.chance import Chance
from engine.core.events import Event
from engine.tuscany import GAME
from engine.tuscany.state import TuscanyState
from tests.engine.games.game_extras import Corpus
from tests.engine.tuscany.random_play import OPTIONS, builder, drawer
from tests.engine.tuscany.table import Table


def positions() -> Iterator[TuscanyState]:
    """Yield the positions of games of all seat counts and options, with their last events."""
    for number, options in enumerate(OPTIONS):
        for seats in GAME.seat_counts:
            state = GAME.new(seats, options, Chance(number), events=True)
            chance = Chance(100 + number)
            yield state
            while state.stack:
                state.events = []
                player = drawer if (number + seats) % 3 == 0 else builder
                GAME.apply_unchecked(state, *player(state, chance))
                yield state
    yield from staged()


def staged() -> Iterator[TuscanyState]:
    """Yield positions that play seldom reaches."""
    rich = Table().hand("A", **dict.fromkeys(("village", "farm", "quarry", "inn", "city"), 4))
    rich.give("A", workers=2, marble=1).bonus("A", "plus_storage", "plus_storage")
    rich.store("A", "token", "carriage", "olive+grape").begin()
    yield rich.state
    yield rich.play("A place 2,0").state
    yield rich.play("A place token").state
    yield Table().store("A", "inn").give("A", workers=1).begin().state
    yield Table().begin().state
    purge = Table().display(*["village"] * 4, "inn", "inn", "city", "city")
    yield purge.stack("A", "village").begin().play("A take H").state
    lost = Table().give("A", workers=2).store("A", "castle").cover("A", 9).no_neutral()
    lost.reveal("A", 21).display().begin()
    yield lost.play("A place 1,1", "A pay worker+worker").state
    castle = Table().give("A", workers=2).store("A", "castle").cover("A", 9)
    castle.display("village", "", "monastery").begin().play("A place 1,1", "A pay worker+worker")
    yield castle.state
    yield castle.play("A decline").state
    full = Table().give("A", workers=2).store("A", "carriage").yields("Y3", "Y3")
    full.bonus("A", "plus_yield").begin()
    yield full.play("A place 2,0", "A pay worker+worker").state
    last = Table().reveal("A", 20)
    last.state.round = 3
    yield last.begin().play("A take A").state
    empty = Table("ABCD").give("A", workers=2).store("A", "city").cover("A", 9)
    empty.bonus("B", *["plus_card"] * 5).begin()
    yield empty.play("A place 1,0", "A pay worker+worker").state


NOTHING_LEFT = dict.fromkeys(("red", "tiles", "tokens", "marble", "workers", "cards"), 0)
RARE_EVENTS = (
    Event("drew", 0, {"cards": 1, "why": "Y7"}),
    Event("reshuffled", -1, {"what": "yields", "count": 27}),
    Event("stalled", -1, {}),
    Event("game_over", -1, {"scores": [50, 60, 60], "winners": [1, 2]}),
    *(
        Event(
            "game_over", -1, {"scores": [60, 60], "winners": [1], "tie_breaks": [[criterion, 4, 2]]}
        )
        for criterion in ("spaces", "green", "cards")
    ),
    Event("yield", 0, {"card": "Y6", "marble": 0, "workers": 0, "green": 0, "red": 3}),
    Event("final_score", 0, dict(NOTHING_LEFT)),
    Event("final_score", 1, {**NOTHING_LEFT, "red": 2, "tiles": 1, "marble": 1}),
)

CORPUS = Corpus(positions, RARE_EVENTS, latin=("A、B、C", "+1 "), crowd=25, points="red")
"""Latin letters: those of the boards, and the bonus tiles, which the rules write "+1 工人"."""
