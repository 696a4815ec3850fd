"""The painter of the card game whose secrets several seats share.

``board_model.py`` derives what the parts need from a view, ``parts.py`` draws cards and players,
``board.py`` the whole board and the parts for phones, ``painter.py`` names the parts, and ``text``
has the captions.
"""

from tests.render.glimpse.painter import PAINTER

__all__ = ["PAINTER"]
