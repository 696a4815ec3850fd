"""Every number and table of In the Shadow of the Emperor (2004).

Words are the ids of the rules; they never change and are never translated. Tables over the
electorates go in the order TRI, KOL, MAI, PAL, SAX, BRA, BOH.
"""

from __future__ import annotations

from typing import NamedTuple

SEAT_COUNTS = (2, 3, 4)
NOBODY = -1

# Components and limits

TILES = 7
KNIGHTS = 3
CITIES = 3
EMPIRE_CITIES = 3
MAX_THALERS = 12
AGES = (15, 25, 35, 45)
FIRST_AGE = 0
LAST_AGE = len(AGES) - 1
SINGLE_INFLUENCE = 1
COUPLE_INFLUENCE = 2

# The board


class Electorate(NamedTuple):
    """An electorate, with the numbers of its spaces besides its one seat."""

    code: str
    spiritual: bool
    places: int
    cities: int
    castles: int


BOARD = (
    Electorate("TRI", spiritual=True, places=3, cities=1, castles=1),
    Electorate("KOL", spiritual=True, places=3, cities=2, castles=1),
    Electorate("MAI", spiritual=True, places=4, cities=2, castles=0),
    Electorate("PAL", spiritual=False, places=3, cities=2, castles=1),
    Electorate("SAX", spiritual=False, places=4, cities=2, castles=1),
    Electorate("BRA", spiritual=False, places=3, cities=2, castles=1),
    Electorate("BOH", spiritual=False, places=4, cities=3, castles=1),
)
CODES = tuple(electorate.code for electorate in BOARD)
TRI, KOL, MAI, PAL, SAX, BRA, BOH = range(len(BOARD))
ELECTORATE = {code: electorate for electorate, code in enumerate(CODES)}
SPIRITUAL = tuple(number for number, printed in enumerate(BOARD) if printed.spiritual)
SECULAR = tuple(number for number, printed in enumerate(BOARD) if not printed.spiritual)
PRIVILEGES = (TRI, KOL, PAL)
"""The seats whose privilege is used as an action; the others apply automatically."""

# Setup

START_THALERS = 7
OPENING_ELECTOR = "S45"
OPENING_NOBLES = ("C35", "S25", "C15")
"""The nobles that every player places after the electors, before a knight."""

# Action cards


class Card(NamedTuple):
    """A stack of action cards: copies with 2, 3 and 4 players, price and colour.

    ``at_once`` cards take effect in phase 4. The price of a Permit is that of a single.
    """

    word: str
    copies: tuple[int, int, int]
    price: int
    colour: str = ""
    at_once: bool = False


CARDS = (
    Card("rival", copies=(1, 1, 1), price=0),
    Card("doctor", copies=(1, 2, 3), price=1, colour="blue", at_once=True),
    Card("move", copies=(2, 2, 2), price=1, colour="blue", at_once=True),
    Card("pope", copies=(1, 1, 1), price=1, colour="blue"),
    Card("church", copies=(1, 1, 1), price=2, colour="blue"),
    Card("excommunication", copies=(1, 1, 1), price=1, colour="blue"),
    Card("eminence", copies=(1, 1, 1), price=1, colour="blue"),
    Card("indulgence", copies=(1, 1, 1), price=2, colour="red", at_once=True),
    Card("permit", copies=(2, 3, 4), price=3, colour="red", at_once=True),
    Card("ordinance", copies=(1, 2, 3), price=4, colour="red", at_once=True),
    Card("promotion", copies=(1, 1, 1), price=2, colour="red", at_once=True),
    Card("daughter", copies=(1, 1, 1), price=2, colour="red", at_once=True),
    Card("knight", copies=(1, 1, 1), price=1),
)
CARD_WORDS = tuple(card.word for card in CARDS)
(
    RIVAL,
    DOCTOR,
    MOVE,
    POPE,
    CHURCH,
    EXCOMMUNICATION,
    EMINENCE,
    INDULGENCE,
    PERMIT,
    ORDINANCE,
    PROMOTION,
    DAUGHTER,
    KNIGHT,
) = range(len(CARDS))
CARD = {word: card for card, word in enumerate(CARD_WORDS)}
CARD_LETTERS = "abcdefghijklm"
"""The code of each card in pictures and labels."""
BUYABLE = CARD_WORDS[:KNIGHT]
"""All cards except the Knight card, which is only a reminder."""
COUPLE_PRICE = 5
KNIGHT_PRICE = CARDS[KNIGHT].price
ORDINANCE_POINTS = (1, 1, 2)
"""Points for a player's first, second and third city."""
INDULGENCE_POINTS = 1

# A round

ROUNDS = 5
PHASES = (
    "income",
    "aging",
    "descendants",
    "actions",
    "electors",
    "election",
    "emperor",
    "marker",
)
(
    INCOME_PHASE,
    AGING_PHASE,
    DESCENDANTS_PHASE,
    ACTIONS_PHASE,
    ELECTORS_PHASE,
    ELECTION_PHASE,
    EMPEROR_PHASE,
    MARKER_PHASE,
) = range(1, len(PHASES) + 1)
"""Numbers of the phases; the first round begins with the actions."""
BASE_INCOME = 6
CITY_INCOME = 1
SAXONY_INCOME = 2
CONVENT_THALERS = 1
MARRIAGE_POINTS = 1
ELECTOR_POINTS = 2
MAINZ_POINTS = 1
SEAT_VOTES = 1
BOHEMIA_VOTES = 2
POPE_VOTES = 1
VOTE_POINTS = 1
SIDES = ("emperor", "rival")
"""The sides of a vote."""
FOR_EMPEROR, FOR_RIVAL = SIDES
EMPEROR_POINTS = (2, 2, 2, 1, 1)
EMPEROR_THALERS = (0, 0, 1, 2, 0)
MAY_PLACE_EMPIRE_CITY = (True, True, False, False, False)
MAY_MOVE_EMPIRE_CITY = (True, True, True, False, False)
"""The gains and options of the emperor player in phase 7, by round."""

THRONE_FROM_HAND = GREY_EMINENCE = "S45"
"""The noble crowned from hand, and the Grey Eminence."""
NEWBORN = {"single": "S15", "couple": "C15"}
"""The nobles that a Permit places; a son, PAL and a Promotion place the single."""

# Sources of points

SOURCES = ("ordinance", "indulgence", "marriage", "elector", "mainz", "vote", "emperor")
(
    FROM_ORDINANCE,
    FROM_INDULGENCE,
    FROM_MARRIAGE,
    FROM_ELECTOR,
    FROM_MAINZ,
    FROM_VOTE,
    FROM_EMPEROR,
) = range(len(SOURCES))
