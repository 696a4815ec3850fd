"""The painters' contract: what must hold of every picture of every game.

:func:`check_painter` draws a random game: every part in every language for every viewer, and every
decision once. :func:`check_records` draws every decision of recorded games once, because much is
seldom reached by chance. Of each picture they ask that

- everything lies inside it, no text is too small, and none is cut but the longest of players'
  names, which are large on a board;
- no text touches another or is half hidden, and no piece lies on another;
- the codes lit are those of the legal choices, each once, up to eight of them ringed, and magenta
  means "may act" alone;
- what the last move changed stands out in luminance, and glow never lies without its rim;
- the frames and the pill are for exactly those to move, and the end names the winners;
- who may not know a secret sees the same picture whatever it is;
- drawing changes nothing, and recording draws what production draws.

:func:`check_cards` draws every rules card, in the languages by turns: it can be read whole, shows
nothing as legal, and is a small file. :func:`check_filled` looks for holes in wide boards.
"""

from engine.core.contract import ContractBroken
from render.kit.contract.blank_area import check_blank_areas
from render.kit.contract.cards import check_cards
from render.kit.contract.game import check_painter, check_records

__all__ = ["ContractBroken", "check_blank_areas", "check_cards", "check_painter", "check_records"]
