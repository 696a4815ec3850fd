"""How strong the opponents are: how much each looks at, and how often the easy one slips.

How many simulations the strong one makes stands with each game's weights; how long it may take at a
table, in :mod:`bot.workers.thinking`.
"""

from __future__ import annotations

STRENGTHS = ("easy", "middle", "strong")
"""The opponents a table can have, the weakest first."""
RANDOM = "random"
"""Somebody who takes any legal choice; a measure for the others."""
BREADTH = 96
"""Positions a player looks at for one question."""
TURNS_ON = 3
"""So many turns later a choice may still show what it was for."""
NARROW = 24
"""The same at the nodes of a search."""
SLIPS = (2, 5)
"""In so many questions of so many the easy player takes another one of the better half."""
POOL = 32
"""In how many ways a search fills in what is hidden, where anything is."""
LOOKS = 1.25
"""So many looks at a question a simulation are enough, where one walk takes several."""
