"""A small language for tests: build a position, play moves by text, look at facts.

Players are letters: ``A`` has seat 0 and starts, ``B`` seat 1 and so on. Everyone has the boards of
the worked example, so spaces have the same numbers; hexes are 1 to 30. Cards, tiles and yield cards
are moved from where they are, so that the accounts balance. Covered spaces hold wild tokens unless
a tile is named. Everyone's first bonus tile is ``plus_worker``.
"""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.chance import Chance
from engine.core.errors import IllegalMove
from engine.core.events import Event
from engine.core.words.catalogue import catalogue
from engine.core.words.text import Text
from engine.tuscany import GAME
from engine.tuscany.data import (
    AREA,
    AREA_POINTS,
    BONUS,
    BONUSES,
    CITY,
    DISPLAY,
    EMPTY,
    ITEM,
    ITEM_WORDS,
    KIND,
    KINDS,
    PLUS_STORAGE,
    STORAGE_BONUS,
    STORAGE_GREEN,
    TOKEN,
    YIELD_WORDS,
)
from engine.tuscany.rules.covering import cover_hex
from engine.tuscany.rules.gains import score_green
from engine.tuscany.rules.setup import place_starting_castle
from engine.tuscany.rules.turn import Turn
from engine.tuscany.state import TuscanyState

BOARDS = "A1 B1 C1"
ARRANGEMENT = "ABC/000/dd"
CASTLE = 11
"""The space of the starting castle: hex 3,-1 of the worked example."""
DISPLAYED = ("carriage", "carriage", "village", "quarry", "monastery", "city", "inn", "castle")
NAMES = ("Anna", "Ben", "Clara", "Dan")


class Table:
    """A position being built, then played."""

    def __init__(self, players: str = "AB", **options: str) -> None:
        self.players = players
        full = GAME.full_options(len(players), options)
        self.state: TuscanyState = GAME.setup(len(players), full, Chance(0))
        state = self.state
        state.start, state.turn, state.mover = 0, 1, 0
        for seat in range(len(players)):
            state.boards[seat], state.arrangements[seat] = BOARDS, ARRANGEMENT
            place_starting_castle(state, seat, "3,-1")
            self.hand(players[seat])
            self.bonus(players[seat], "plus_worker")
        self.display(*DISPLAYED)

    def seat(self, player: str) -> int:
        """Return the seat of a letter."""
        return self.players.index(player)

    # Building a position

    def hand(self, player: str, **cards: int) -> Table:
        """Give a player exactly these cards; the previous ones go under the deck."""
        state, seat = self.state, self.seat(player)
        for kind, count in enumerate(state.hands[seat]):
            state.deck[:0] = [kind] * count
        state.hands[seat] = [0] * len(KINDS)
        for word, count in cards.items():
            for _ in range(count):
                state.deck.remove(KIND[word])
            state.hands[seat][KIND[word]] = count
        state.hand_sizes[seat] = sum(cards.values())
        return self

    def deck(self, *words: str) -> Table:
        """Put cards on top of the deck, the first named on top."""
        for word in reversed(words):
            self.state.deck.remove(KIND[word])
            self.state.deck.append(KIND[word])
        return self

    def empty_deck(self) -> Table:
        """Discard the whole deck."""
        for card in self.state.deck:
            self.state.discard[card] += 1
        self.state.deck.clear()
        return self

    def deal_all(self, player: str) -> Table:
        """Give a player all cards of deck and discard."""
        self.empty_deck()
        seat = self.seat(player)
        for kind, count in enumerate(self.state.discard):
            self.state.hands[seat][kind] += count
        self.state.hand_sizes[seat] += sum(self.state.discard)
        self.state.discard = [0] * len(KINDS)
        return self

    def yields(self, *words: str) -> Table:
        """Put yield cards on top of their deck, the first named on top."""
        for word in reversed(words):
            self.state.yields.remove(YIELD_WORDS.index(word))
            self.state.yields.append(YIELD_WORDS.index(word))
        return self

    def display(self, *items: str) -> Table:
        """Lay out these neutral tiles; ``""`` leaves a slot empty."""
        state = self.state
        for slot, item in enumerate(state.display):
            if item != EMPTY:
                state.neutral.append(item)
                state.neutral_shown.remove(item)
                state.display[slot] = EMPTY
        for slot, word in enumerate(items):
            if word:
                state.display[slot] = self.tile(word)
        return self

    def tile(self, word: str, player: str = "A") -> int:
        """Take a tile from the neutral supply, else from the bottom of a player's stacks."""
        item, state = ITEM[word], self.state
        if item == TOKEN:
            return TOKEN
        if item in state.neutral:
            state.neutral.remove(item)
            state.neutral_shown.append(item)
        else:
            state.stacks[self.seat(player)].remove(item)
            state.shown[self.seat(player)].append(item)
        return item

    def neutral(self, *words: str) -> Table:
        """Put neutral tiles on top of their supply, the first named on top."""
        for word in reversed(words):
            self.state.neutral.remove(ITEM[word])
            self.state.neutral.append(ITEM[word])
        return self

    def no_neutral(self, *, left: int = 0) -> Table:
        """Take neutral tiles out of the game, except this many."""
        state = self.state
        while len(state.neutral) > left:
            item = state.neutral.pop(0)
            state.neutral_shown.append(item)
            state.removed.append(item)
        return self

    def stack(self, player: str, *words: str) -> Table:
        """Put tiles on top of a player's leftmost stack, the first named on top."""
        stack = self.state.stacks[self.seat(player)]
        for word in reversed(words):
            stack.remove(ITEM[word])
            stack.append(ITEM[word])
        return self

    def reveal(self, player: str, count: int, *, keep: Sequence[str] = ()) -> Table:
        """Take tiles off a player's stacks until this many are revealed; they leave the game."""
        seat = self.seat(player)
        kept = [ITEM[word] for word in keep]
        stack, shown = self.state.stacks[seat], self.state.shown[seat]
        for item in kept:
            stack.remove(item)
        while len(shown) < count:
            shown.append(item := stack.pop())
            self.state.removed.append(item)
        stack.extend(reversed(kept))
        return self

    def store(self, player: str, *items: str) -> Table:
        """Put items into a player's storage."""
        for word in items:
            self.state.storage[self.seat(player)].append(self.tile(word, player))
        return self

    def give(self, player: str, *, marble: int = 0, workers: int = 0) -> Table:
        """Add marble and workers."""
        self.state.marble[self.seat(player)] += marble
        self.state.workers[self.seat(player)] += workers
        return self

    def points(self, player: str, *, green: int = 0, red: int = 0) -> Table:
        """Add points; they count as from farms and yield cards."""
        seat = self.seat(player)
        self.state.green[seat] += green
        self.state.green_from[seat][2] += green
        self.state.red[seat] += red
        self.state.red_from[seat][4] += red
        return self

    def bonus(self, player: str, *words: str) -> Table:
        """Give a player bonus tiles."""
        seat = self.seat(player)
        for word in words:
            self.state.piles[BONUS[word]] -= 1
            self.state.bonuses[seat][BONUS[word]] += 1
            if BONUS[word] == PLUS_STORAGE:
                score_green(self.state, seat, STORAGE_GREEN, STORAGE_BONUS)
        return self

    def cover(self, player: str, *spaces: int, tile: str = "token") -> Table:
        """Cover spaces without effects; complete areas score, a City brings a ``plus_yield``."""
        state, seat = self.state, self.seat(player)
        region = state.region_of(seat)
        for space in spaces:
            cover_hex(state, seat, space - 1, self.tile(tile, player))
            area = region.areas[space - 1]
            if state.covered[seat] & area == area:
                score_green(state, seat, AREA_POINTS[area.bit_count()], AREA)
            if region.colours[space - 1] == CITY:
                self.bonus(player, "plus_yield")
        return self

    # Playing

    def begin(self, player: str = "A") -> Table:
        """Let a player's turn begin."""
        self.state.stack = [Turn(self.seat(player))]
        self.state.turn -= 1
        self.state.events = []
        GAME.advance(self.state)
        return self

    def play(self, *moves: str) -> Table:
        """Play moves such as ``A take A``."""
        for move in moves:
            player, text = move.split(" ", 1)
            seat = self.seat(player)
            GAME.apply(self.state, seat, GAME.parse_move(self.state, seat, text))
        return self

    def moves(self, player: str) -> list[str]:
        """Return a player's legal moves."""
        return list(GAME.moves(self.state, self.seat(player)))

    def refused(self, move: str) -> Text:
        """Return why a move is not legal."""
        player, text = move.split(" ", 1)
        try:
            GAME.parse_move(self.state, self.seat(player), text)
        except IllegalMove as illegal:
            return illegal.reason
        raise AssertionError(f"{move} is legal")

    def why(self, move: str) -> str:
        """Return why a move is not legal, in English."""
        return catalogue("en", GAME.package).format(self.refused(move), NAMES)

    # Looking at facts

    def check(self) -> Table:
        """Check the invariants."""
        assert GAME.broken_invariants(self.state) == []
        return self

    def events(self, *kinds: str) -> list[Event]:
        """Return the events so far, or those of some kinds."""
        return [event for event in self.state.events or () if not kinds or event.kind in kinds]

    def green(self, player: str) -> int:
        return self.state.green[self.seat(player)]

    def red(self, player: str) -> int:
        return self.state.red[self.seat(player)]

    def stored(self, player: str) -> list[str]:
        return [ITEM_WORDS[item] for item in self.state.storage[self.seat(player)]]

    def shown(self) -> list[str]:
        """Return the display, ``""`` for an empty slot."""
        return ["" if item == EMPTY else ITEM_WORDS[item] for item in self.state.display]

    def slot(self, letter: str) -> str:
        return self.shown()[DISPLAY.index(letter)]

    def cards(self, player: str) -> dict[str, int]:
        """Return the colours in a hand."""
        hand = self.state.hands[self.seat(player)]
        return {word: hand[kind] for word, kind in KIND.items() if hand[kind]}

    def covered(self, player: str) -> set[int]:
        mask = self.state.covered[self.seat(player)]
        return {i + 1 for i in range(30) if mask >> i & 1}

    def owned(self, player: str) -> dict[str, int]:
        """Return a player's bonus tiles."""
        found = self.state.bonuses[self.seat(player)]
        return {word: found[BONUS[word]] for word in BONUSES if found[BONUS[word]]}

    def to_move(self) -> str:
        """Return the player to move; empty when the game is over."""
        return "".join(self.players[seat] for seat in GAME.to_move(self.state))
