"""The painter of the toy game, the smallest there is.

``board_model.py`` derives what the parts need from a view, ``parts.py`` draws cards and players,
``board.py`` the whole board, ``crops.py`` the parts for phones, ``rules_cards.py`` the
illustrations of rules cards, ``painter.py`` names the parts, and ``text/`` has the captions.
"""

from tests.render.toy.painter import PAINTER

__all__ = ["PAINTER"]
