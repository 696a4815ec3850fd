"""The state of a game of In the Shadow of the Emperor: ints and short lists."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from engine.core.fields import AS_IS, custom, derived, each, enum, mapping, per_player, saved
from engine.core.state import State, declared
from engine.emperor.board_bits import EMPTY_CASTLE, EMPTY_CITY, FIELD_SIZE, PIECE_BITS, WHOLE_FIELD
from engine.emperor.data import (
    BOARD,
    CARD_WORDS,
    CODES,
    NOBODY,
    SOURCES,
)
from engine.emperor.piece_words import CITY_WORDS, PIECE_WORDS

NO_CASTLE = -2
PIECE_OR_NONE = enum(PIECE_WORDS, NOBODY)
CODE_OR_NONE = enum(CODES, NOBODY)


@declared
class EmperorState(State):
    """Seats are 0 to ``seats`` - 1, in clockwise order; :data:`NOBODY` (-1) means no seat or piece.

    Electorates are 0 to 6 (TRI to BOH); pieces are the numbers of ``pieces``. An electorate out of
    play has no spaces.

    Attributes:
        seats: the number of players.
        out: the electorates out of play (two players).
        round: the number of the round, 1 to 5; 0 during the set-up.
        phase: the phase of the round, 1 to 8; 0 during the set-up.
        emperor: the seat with the emperor marker.
        throne: the noble on the throne.
        lifted: the old emperor's noble while it is off the board.
        eminence: the seat whose Grey Eminence is on the board.
        eminence_at: its electorate.
        electors: the noble on each seat.
        places: for each electorate the pieces on its places: nobles and knights.
        castles: the seat whose knight is in each castle; :data:`NO_CASTLE` if there is none.
        cities: for each electorate the pieces on its city spaces.
        thalers: money by seat.
        tiles: nobles in hand by seat.
        knights: knights in hand by seat.
        cities_left: cities in hand by seat.
        empire_left: empire cities in the supply.
        points: by seat.
        points_by_source: by seat, the points from each of ``SOURCES``; they add up to ``points``.
        stock: the copies left of each action card; always 1 of the Knight card, which stays.
        cards: by seat, its action cards, in the order they were bought.
        passed: the seats that have passed in phase 4, in that order.
        used: the electorates whose privilege was used this round.
        church: the archdiocese chosen with Church influence in phase 6.
        excommunicated: the electorate chosen with Excommunication in phase 6.
        in_stock: a bit ``1 << card`` for each stack that is not exhausted; derived.
        board: sixteen bits for each electorate (``pieces``): empty spaces, and the owners of
            nobles and knights on places; derived, and updated by :meth:`update_board_bits`.
    """

    seats: int
    out: list[int] = saved(each(enum(CODES)))
    round: int
    phase: int
    emperor: int
    throne: int = saved(PIECE_OR_NONE)
    lifted: int = saved(PIECE_OR_NONE)
    eminence: int = custom("eminence")
    eminence_at: int = custom("eminence")
    electors: list[int] = custom("electorates")
    places: list[list[int]] = custom("electorates")
    castles: list[int] = custom("electorates")
    cities: list[list[int]] = custom("electorates")
    thalers: list[int] = per_player()
    tiles: list[int] = per_player()
    knights: list[int] = per_player()
    cities_left: list[int] = per_player(key="cities")
    empire_left: int
    points: list[int] = per_player(key="vp")
    points_by_source: list[list[int]] = per_player(mapping(SOURCES), key="points")
    stock: list[int] = saved(mapping(CARD_WORDS))
    cards: list[list[int]] = per_player(each(enum(CARD_WORDS)))
    passed: list[int]
    used: list[int] = saved(each(enum(CODES)))
    church: int = saved(CODE_OR_NONE)
    excommunicated: int = saved(CODE_OR_NONE)
    in_stock: int = derived()
    board: int = derived()

    # Queries

    def in_play(self) -> Iterator[int]:
        """Yield the electorates in play, in order."""
        return (electorate for electorate in range(len(BOARD)) if electorate not in self.out)

    def in_order(self) -> Sequence[int]:
        """Return all seats clockwise from the emperor player: "in order"."""
        return [*range(self.emperor, self.seats), *range(self.emperor)]

    def holder(self, card: int) -> int:
        """Return the owner of a card that exists only once, or :data:`NOBODY`."""
        return next((seat for seat, held in enumerate(self.cards) if card in held), NOBODY)

    def field(self, electorate: int) -> int:
        """Return the sixteen bits of an electorate in :attr:`board`."""
        return (self.board >> (FIELD_SIZE * electorate)) & WHOLE_FIELD

    # Changes

    def update_board_bits(self, electorate: int) -> None:
        """Update :attr:`board` after a change of places, castle or cities."""
        bits = 0
        for piece in self.places[electorate]:
            bits |= PIECE_BITS[piece]
        if self.castles[electorate] == NOBODY:
            bits |= EMPTY_CASTLE
        if NOBODY in self.cities[electorate]:
            bits |= EMPTY_CITY
        shift = FIELD_SIZE * electorate
        self.board = (self.board & ~(WHOLE_FIELD << shift)) | (bits << shift)

    def put(self, piece: int, electorate: int) -> None:
        """Put a noble or a knight on an empty place."""
        row = self.places[electorate]
        row[row.index(NOBODY)] = piece
        self.update_board_bits(electorate)

    def lift(self, piece: int, electorate: int) -> None:
        """Take a noble or knight off its place; equal pieces are interchangeable."""
        row = self.places[electorate]
        row[row.index(piece)] = NOBODY
        self.update_board_bits(electorate)

    def swap(self, piece: int, other: int, electorate: int) -> None:
        """Replace a piece on its place with ``other``; equal pieces are interchangeable."""
        row = self.places[electorate]
        row[row.index(piece)] = other
        self.update_board_bits(electorate)

    def garrison(self, electorate: int, seat: int) -> None:
        """Put a knight of a seat, or :data:`NOBODY`, in a castle."""
        self.castles[electorate] = seat
        self.update_board_bits(electorate)

    def found_city(self, city: int, electorate: int) -> None:
        """Put a city on an empty city space."""
        row = self.cities[electorate]
        row[row.index(NOBODY)] = city
        self.update_board_bits(electorate)

    def earn(self, seat: int, points: int, source: int) -> None:
        """Add points from a source (an index of ``SOURCES``)."""
        self.points[seat] += points
        self.points_by_source[seat][source] += points

    def derive(self) -> None:
        """Compute :attr:`in_stock` and :attr:`board` from scratch."""
        self.in_stock = sum(1 << card for card, left in enumerate(self.stock) if left)
        self.board = 0
        for electorate in range(len(BOARD)):
            self.update_board_bits(electorate)

    # JSON

    def write_more(self, plain: dict[str, Any]) -> None:
        """Write the electorates by their codes, and the Grey Eminences."""
        plain["electorates"] = {
            code: {
                key: coding.write(getattr(self, name)[electorate])
                for name, key, coding in _ELECTORATE
            }
            for electorate, code in enumerate(CODES)
        }
        plain["eminence"] = [self.eminence, CODE_OR_NONE.write(self.eminence_at)]

    def read_more(self, plain: Mapping[str, Any]) -> None:
        """Read the electorates and the Grey Eminences."""
        electorates = [plain["electorates"][code] for code in CODES]
        for name, key, coding in _ELECTORATE:
            setattr(self, name, [coding.read(electorate[key]) for electorate in electorates])
        self.eminence, at = plain["eminence"]
        self.eminence_at = CODE_OR_NONE.read(at)


_ELECTORATE = (
    ("electors", "elector", PIECE_OR_NONE),
    ("places", "places", each(PIECE_OR_NONE)),
    ("castles", "castle", AS_IS),
    ("cities", "cities", each(enum(CITY_WORDS, NOBODY))),
)
"""The fields with an entry for each electorate: name, key in the JSON, codec of an entry."""
