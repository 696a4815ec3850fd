"""A tiny card game that tests shared secrets: two to four players, three rounds.

In a round everybody has one hidden card and one turn: to look at another player's card, to swap the
own card for the top card of the deck, or to pass. Then all cards are shown, the highest scores a
point, and the next round is dealt, all in the step that ends the round.
"""

from tests.engine.glimpse.game import Glimpse

GAME = Glimpse()
