"""List the sizes of text, in pixels of a board 1600 (crop: 800) wide.

Every text starts at one of these sizes and shrinks if it does not fit. Text that must be readable
on a phone, where a board is 400 pixels wide, is at least ``CODE``.
"""

from __future__ import annotations

QUESTION = 60
"""The question to the player to move."""
LONG_QUESTION = 54
"""A question that is wider than usual."""
SCORE = 52
"""A player's score; the title of a crop and of a rules card."""
ORDER = 48
"""Place in turn order."""
PRICE = 46
"""The price of a card."""
TITLE = 44
"""The game's title on a board."""
COUNT = 42
"""Counts of goods and pieces; players' names."""
CODE = 40
"""Codes of spaces, tiles and cards; the question in a crop, and one that needs two lines."""
FIGURE = 36
"""Other figures; the last move."""
SMALL_FIGURE = 34
"""Figures in a narrow table."""
HEADING = 32
"""The title of a panel."""
SUBHEADING = 30
"""Titles within a crop; figures in a table."""
BODY = 28
"""Sentences; round and phase; titles of narrow panels; marks of an axis."""
CAPTION = 26
"""Words below or beside a figure."""
LABEL = 25
"""The rows of a table."""
NOTE = 24
"""A player's state; longer explanations."""
DETAIL = 22
"""Text that need not be readable on a phone."""
FLOOR = 20
"""Minimum on a board."""
CROP_FLOOR = DETAIL
"""Minimum in a crop."""
