"""Positions of played games and the facts of their pictures."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from engine.core.words.catalogue import LANGUAGES
from engine.tuscany import GAME
from engine.tuscany.data import EMPTY, KINDS, NOBODY
from engine.tuscany.rules.action import Pay, PlaceItem
from engine.tuscany.state import TuscanyState
from render import painter
from render.kit.contract.boxes import are_apart
from render.kit.rect import is_inside
from render.kit.sprite import Fact
from tests.engine.tuscany.random_play import builder
from tests.render.playing import PositionOf, played, rule_of

NAMES = ("Alice Wonderland", "Евгения Konstantinopoulou", "宇宙戦艦ヤマト太郎さん", "김철수")
PARTS = painter("tuscany").parts[1:]
DEALT = {"regions": "dealt"}
PIECES = {"tile", "token", "bonus", "stack"}


class Position(PositionOf[TuscanyState]):
    """A position of The Castles of Tuscany."""

    game, names = GAME, NAMES

    @property
    def eyes(self) -> int | None:
        """The viewer who may see the choices: the acting seat in private steps, else the public."""
        asked = self.state.stack[-1] if self.state.stack else None
        return asked.seat if isinstance(asked, PlaceItem | Pay) else None

    def asked(self, viewer: int | None = None) -> int:
        """Return the seat whose choices a viewer's picture shows; -1 for none."""
        waiting = GAME.may_act(self.state)
        if viewer in waiting:
            return viewer if viewer is not None else -1
        return waiting[0] if len(waiting) == 1 else -1

    def choices(self, viewer: int | None = None) -> list[tuple[str, str]]:
        """Return choice and code of everything that a viewer knows to be legal."""
        view, asked = self.view(viewer), self.asked(viewer)
        legal = GAME.legal_choices(view, asked)
        return [(choice, GAME.words.offer(view, asked, choice).code) for choice in legal]

    def codes(self, viewer: int | None = None) -> set[str]:
        return {code for _, code in self.choices(viewer)} - {""}

    def facts(
        self, language: str = "en", part: str = "board", viewer: int | None = None
    ) -> Sequence[Fact]:
        """Return the facts of a picture; each picture is painted once."""
        return _facts(self, language, part, viewer)


GAMES: tuple[tuple[int, int, dict[str, str]], ...] = (
    (2, 33, {}),
    (2, 8, DEALT),
    (3, 3, {}),
    (3, 2, {"baseDraw": "3", "roundEnd": "lap"}),
    (4, 1, {}),
    (4, 6, DEALT),
)


@cache
def _facts(position: Position, language: str, part: str, viewer: int | None) -> Sequence[Fact]:
    return position.painted(language, part, viewer).facts


@cache
def positions() -> tuple[Position, ...]:
    """Return four positions of each decision for every number of players, and final ones."""
    found: dict[tuple[str, str, int], Position] = {}
    for seats, seed, options in GAMES:
        game = f"{seats} players {seed}"
        seen = dict[str, int]()
        for state, last, before, since in played(GAME, seats, options, seed, builder):
            rule = rule_of(state)
            seen[rule] = seen.get(rule, 0) + 1
            if seen[rule] in {1, 4, 13} or seen[rule] % 29 == 0:
                name = f"{game} {rule} {seen[rule]}"
                then = Position(name, state.copy(), last, before, since)
                found[game, rule, min(seen[rule], 14)] = then
    return tuple(found.values())


@cache
def after(kind: str) -> tuple[Position, ...]:
    """Return the last position of every game whose last move included such an event."""
    found: dict[int, Position] = {}
    for number, (seats, seed, options) in enumerate(GAMES):
        for state, last, before, since in played(GAME, seats, options, seed, builder):
            there = [event for event in last if event.kind == kind and event.data.get("cards", 1)]
            if there and state.stack:
                name = f"{seats} players {seed} after {kind}"
                found[number] = Position(name, state.copy(), last, before, since)
    return tuple(found.values())


@cache
def fullest(seats: int) -> Position:
    """Return a position in which all players hold as much as possible, all of it new."""
    late = [p for p in positions() if p.rule == "action" and p.state.seats == seats]
    state = late[-1].state.copy()
    tiles = [item for row in state.tiles for item in row if item != EMPTY]
    for seat in range(seats):
        state.bonuses[seat] = [0, 4, 0, 1, 0]
        state.storage[seat] = (tiles * 5)[seat : seat + 5]
        state.hands[seat] = [12] * len(KINDS)
        state.hand_sizes[seat] = 96
        state.marble[seat] = state.workers[seat] = 11 + seat
        state.red[seat], state.green[seat] = 188, 104
    state.firsts = [seat % seats for seat in range(len(KINDS))]
    before = state.copy()
    for seat in range(seats):
        before.bonuses[seat] = [0, 0, 0, 0, 0]
        before.storage[seat] = []
        before.hands[seat] = [0] * len(KINDS)
        before.stacks[seat] = [*before.stacks[seat], *tiles[:8]]
        counts = (before.hand_sizes, before.marble, before.workers, before.red, before.green)
        for row in counts:
            row[seat] -= 11
    before.firsts = [NOBODY] * len(KINDS)
    before.piles = [left + 2 for left in before.piles]
    return Position(f"fullest {seats}", state, late[-1].latest_events, before, before)


def of_rule(*rules: str) -> list[Position]:
    return [position for position in positions() if position.rule in rules]


def spread() -> Iterator[tuple[Position, str, int | None]]:
    """Yield every position once, rotating the languages and viewers."""
    for i, position in enumerate(positions()):
        viewers = (None, *range(position.state.seats))
        yield position, LANGUAGES[i % len(LANGUAGES)], viewers[i % len(viewers)]


def crowded(facts: Sequence[Fact]) -> list[tuple[Fact, Fact]]:
    """Return belongings that touch each other or a text that is not entirely on them."""
    owned = [fact for fact in facts if fact.kind in {"score", "stack", "bonus", "slot"}]
    texts = [fact for fact in facts if fact.kind == "text"]
    pairs = [(one, owned[j]) for i, one in enumerate(owned) for j in range(i)]
    pairs += [(one, label) for one in owned for label in texts if not is_inside(label.box, one.box)]
    return [(one, other) for one, other in pairs if not are_apart(one.box, other.box)]


def collisions(facts: Sequence[Fact]) -> list[tuple[str, str]]:
    """Return texts that touch another text or a piece painted after them."""
    found, shown = [], list[Fact]()
    for fact in facts:
        if fact.kind in PIECES:
            found += [
                (text.value, fact.kind) for text in shown if not are_apart(text.box, fact.box)
            ]
        elif fact.kind == "text":
            found += [
                (text.value, fact.value) for text in shown if not are_apart(text.box, fact.box)
            ]
            shown.append(fact)
    return found
