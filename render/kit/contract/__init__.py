"""The painters' contract: rules for every picture of every game.

:func:`check_painter` draws a random game: every part in every language for every viewer, and every
decision once. :func:`check_records` draws every decision of recorded games once, because random
play rarely reaches some of them. They check in each picture that

- everything lies inside it, no text is too small, and none is cut except for the longest player
  names, which are large on a board;
- no text touches another, is half hidden or crosses a chip, and no piece lies on another;
- the lit codes are those of the legal choices, each once, up to eight of them ringed, and magenta
  only marks legal choices and players to move;
- every legal choice with a place has its hot spot, and no two of them overlap;
- highlights of the latest turn stand out in luminance, and every glow has its rim;
- frames and badge are for exactly the players to move, and the end names the winners;
- neither a picture nor its hot spots depend on secrets that its viewer may not know;
- drawing changes nothing, and recording does not change the picture.

:func:`check_cards` draws every rules card, rotating the languages: it must not be cut, shows
nothing as legal, and is a small file. :func:`check_blank_areas` looks for large blank areas on
landscape boards.
"""

from engine.core.contract import ContractBroken
from render.kit.contract.blank_area import check_blank_areas
from render.kit.contract.cards import check_cards
from render.kit.contract.game import check_painter, check_records

__all__ = ["ContractBroken", "check_blank_areas", "check_cards", "check_painter", "check_records"]
