"""The picture of the toy: the shape of a painter, as small as it can be.

``table.py`` reads a view once, ``board.py`` draws the whole table, ``crops.py`` the parts for a
phone, ``rules_cards.py`` says what rules cards show, ``painter.py`` names the parts, ``text/`` has
the captions.
"""

from tests.render.toy.painter import PAINTER

__all__ = ["PAINTER"]
