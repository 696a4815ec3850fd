"""A tiny game that tests the contract: each feature once, in a few lines a rule.

Two to four players have coins and a hidden hand. In turn each passes, draws a card, rolls a die or
plays a card for its value in coins, on which the next player may levy a toll (an answer out of
turn). A player with three cards buries one in secret (always asked). After each round all bid
secretly for a bridge (sealed; with high stakes in two steps). Coins and cards in hand are points;
at the end each buried card becomes two coins.
"""

from tests.engine.toy.game import Toy

GAME = Toy()
