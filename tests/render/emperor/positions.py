"""Positions of played games and the facts of their pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from engine.core.chance import Chance
from engine.core.words.catalogue import LANGUAGES
from engine.emperor import GAME
from engine.emperor.data import CHURCH, CODES, DOCTOR, EMINENCE, NOBODY, PERMIT, POPE
from engine.emperor.piece_words import noble_of
from engine.emperor.pieces import KNIGHT_PIECE
from engine.emperor.state import EmperorState
from render.emperor import PAINTER
from render.kit.contract.boxes import are_apart
from render.kit.palette import PLAYERS
from render.kit.sprite import Box, Fact
from tests.render.playing import PositionOf, played, rule_of

NAMES = ("Alice", "Евгения Konstantinopoulou", "宇宙戦艦ヤマト太郎さん", "Daniel陳 the Magnificent")
PARTS = PAINTER.parts[1:]
PIECES = {"piece", "token"}
COLOURS = (PLAYERS[:4], PLAYERS[1:])
"""Two sets of four colours; the second has black instead of blue."""


class Position(PositionOf[EmperorState]):
    """A position of In the Shadow of the Emperor."""

    game, names = GAME, NAMES

    @property
    def codes(self) -> set[str]:
        """The codes of the legal choices."""
        view = self.view()
        found = {
            GAME.words.offer(view, seat, choice).code
            for seat in GAME.to_move(view)
            for choice in GAME.legal_choices(view, seat)
        }
        return found - {""}


GAMES = ((2, 2), (2, 5), (3, 1), (3, 4), (4, 1), (4, 3))
_IDLE = ("pass", "waive", "decline", "rival", "hand", "convent", "refuse")


def _choose(state: EmperorState, chance: Chance) -> tuple[int, str]:
    """Choose a legal move, seldom an idle one, so that the board fills up."""
    to_move = GAME.to_move(state)
    seat = to_move[chance.below(len(to_move))]
    legal = list(GAME.legal_choices(state, seat))
    busy = [choice for choice in legal if choice not in _IDLE]
    if busy and chance.below(6):
        legal = busy
    return seat, legal[chance.below(len(legal))]


@cache
def positions() -> tuple[Position, ...]:
    """Return some positions of each decision for every number of players, and the final ones."""
    found: dict[tuple[str, str, int], Position] = {}
    for seats, seed in GAMES:
        seen = dict[str, int]()
        for state, last, before, since in played(GAME, seats, None, seed, _choose):
            rule = rule_of(state)
            seen[rule] = seen.get(rule, 0) + 1
            if seen[rule] in {1, 3} or seen[rule] % 20 == 0:
                game = f"{seats} players {seed}"
                name = f"{game} {rule} {seen[rule]}"
                then = Position(name, state.copy(), last, before, since)
                found[game, rule, min(seen[rule], 4)] = then
    return tuple(found.values())


@cache
def after(kind: str) -> tuple[Position, ...]:
    """Return the last position of every game whose last move included such an event."""
    found: dict[int, Position] = {}
    for number, (seats, seed) in enumerate(GAMES):
        for state, last, before, since in played(GAME, seats, None, seed, _choose):
            if state.stack and any(event.kind == kind for event in last):
                name = f"{seats} players {seed} after {kind}"
                found[number] = Position(name, state.copy(), last, before, since)
    return tuple(found.values())


def of_rule(*rules: str) -> list[Position]:
    return [position for position in positions() if position.rule in rules]


def crowded() -> Position:
    """Return a position with a full electorate, all votes with one player, and all of it new."""
    position = max(of_rule("action"), key=lambda p: (p.state.seats, p.state.round))
    state, before = position.state.copy(), position.state.copy()
    e = CODES.index("BOH")
    state.electors = [noble_of(1, "S25")] * len(CODES)
    state.places[e] = [5, 12, 20, 32]
    state.cities[e] = [0, 1, 4]
    state.castles[e] = 3
    state.eminence, state.eminence_at = 0, e
    state.cards = [[POPE, CHURCH, EMINENCE, DOCTOR, DOCTOR, PERMIT, PERMIT], [], [PERMIT], [PERMIT]]
    state.church = kol = CODES.index("KOL")
    state.places[kol], state.castles[kol] = [noble_of(1, "C15"), KNIGHT_PIECE + 1, NOBODY], NOBODY
    state.points, state.thalers = [104, 112, 98, 100], [12, 11, 10, 12]
    before.electors = [noble_of(0, "S25")] * len(CODES)
    before.places[e], before.cities[e] = [NOBODY] * 4, [NOBODY] * 3
    before.points, before.thalers = [0] * 4, [0] * 4
    before.cards = [[] for _ in range(4)]
    return Position("crowded", state, (), before, before)


def spread() -> Iterator[tuple[Position, str]]:
    """Yield every position once, rotating the languages."""
    for i, position in enumerate(positions()):
        yield position, LANGUAGES[i % len(LANGUAGES)]


def shown(position: Position, language: str) -> Sequence[Fact]:
    """Return the facts of a position's board; each board is painted once."""
    return measured(position, language)[0]


@cache
def measured(position: Position, language: str) -> tuple[Sequence[Fact], Box]:
    """Return the facts of a position's board and the box of its page."""
    picture = position.painted(language)
    return picture.facts, (0, 0, picture.width, picture.height)


def collisions(facts: Sequence[Fact]) -> list[tuple[str, str]]:
    """Return texts that touch another text or a piece, and pieces that touch each other.

    A text may be painted over itself in another colour.
    """
    found, texts, pieces = list[tuple[str, str]](), list[Fact](), list[Fact]()
    for fact in facts:
        if fact.kind == "text":
            found += [
                (text.value, fact.value)
                for text in texts
                if not are_apart(text.box, fact.box) and text.box != fact.box
            ]
            texts.append(fact)
        elif fact.kind in PIECES:
            found += [(p.value, fact.value) for p in pieces if not are_apart(p.box, fact.box)]
            pieces.append(fact)
    return found + [
        (text.value, piece.value)
        for text in texts
        for piece in pieces
        if not are_apart(text.box, piece.box)
    ]
