"""The reference pictures of In the Shadow of the Emperor: one position, crops, a poster."""

from __future__ import annotations

import json
from functools import partial

from engine.core.events import Event
from engine.core.score_history import RoundScores, ScoreHistory
from engine.emperor import GAME
from engine.emperor.data import DAUGHTER, ELECTORATE, INDULGENCE, NOBODY, PERMIT
from engine.emperor.state import EmperorState
from render import LANDSCAPE, PORTRAIT
from tests.engine.emperor.table import Table
from tests.render.golden import FOLDER, draw, draw_poster

NAMES = ("Alice", "Bob", "Carol", "Dan")
LAST = (
    Event("bought", 2, {"card": "permit", "left": 2}),
    Event("placed", 2, {"noble": "S35", "spot": "KOL", "why": "permit"}),
)


def position() -> EmperorState:
    """Return a position in which a noble has just come to Cologne."""
    path = FOLDER / GAME.name / "golden" / "position.json"
    return GAME.restore(json.loads(path.read_text("utf-8")))


def _before() -> EmperorState:
    """Return the position before Carol bought and used the permit."""
    state, carol = position(), 2
    state.places[ELECTORATE["KOL"]][-1] = NOBODY
    state.cards[carol].remove(PERMIT)
    state.stock[PERMIT] += 1
    state.thalers[carol] += 3
    state.tiles[carol] += 1
    return state


def _since() -> EmperorState:
    """Return the position after Bob's last turn: Dan has no daughter, Alice no indulgence yet."""
    state, alice, dan = _before(), 0, 3
    for seat, card in ((alice, INDULGENCE), (dan, DAUGHTER)):
        state.cards[seat].remove(card)
        state.stock[card] += 1
        state.thalers[seat] += 2
    state.points[alice] -= 1
    return state


def _placed(
    language: str, part: str = "board", viewer: int | None = None, shape: str = PORTRAIT
) -> bytes:
    then = (_before(), _since())
    return draw(GAME.name, position(), NAMES, language, part, viewer, LAST, *then, shape=shape)


def _tie() -> bytes:
    """Draw the poster of a game in which thalers broke a tie, and the third player resigned."""
    state = Table().round(5).vp(16, 16, 5).thalers(9, 4, 2).begin(8).state
    rounds = tuple(RoundScores(i, (3 * i, 2 * i + 5, i)) for i in range(6))
    progress = ScoreHistory(rounds, (16, 16, 5))
    return draw_poster(GAME.name, state, NAMES[:3], "en", progress, left=(2,))


PICTURES = {
    "board-en": partial(_placed, "en"),
    "board-zh-TW": partial(_placed, "zh-TW"),
    "board-zh-CN": partial(_placed, "zh-CN"),
    "board-ja": partial(_placed, "ja"),
    "wide": partial(_placed, "zh-TW", shape=LANDSCAPE),
    "bohemia": partial(_placed, "en", "BOH"),
    "votes": partial(_placed, "zh-TW", "votes"),
    "cards": partial(_placed, "ja", "cards"),
    "me": partial(_placed, "zh-CN", "me", 0),
    "tie": _tie,
}
