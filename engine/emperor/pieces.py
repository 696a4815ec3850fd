"""Pieces as numbers, with tables of their properties.

A noble is ``owner * 8 + couple * 4 + age`` (age 0 to 3: 15 to 45), a knight on a place is
``KNIGHT_PIECE + owner``; :data:`~engine.emperor.data.NOBODY` is an empty space. A city piece is its
owner, or :data:`EMPIRE`.
"""

from __future__ import annotations

from engine.emperor.data import AGES, COUPLE_INFLUENCE, SEAT_COUNTS, SINGLE_INFLUENCE

PLAYERS = max(SEAT_COUNTS)
COUPLE = len(AGES)
"""Added to a single, it makes a couple of the same age."""
NOBLES_OF_A_PLAYER = 2 * len(AGES)
"""Number of different nobles of a player: a single and a couple of each age."""
KNIGHT_PIECE = PLAYERS * NOBLES_OF_A_PLAYER
EMPIRE = PLAYERS

NOBLES = range(KNIGHT_PIECE)
OWNER = tuple(noble // NOBLES_OF_A_PLAYER for noble in NOBLES) + tuple(range(PLAYERS))
"""The owner of each piece."""
AGE = tuple(noble % len(AGES) for noble in NOBLES)
IS_SINGLE = tuple(not noble & COUPLE for noble in NOBLES)
INFLUENCE = tuple(SINGLE_INFLUENCE if single else COUPLE_INFLUENCE for single in IS_SINGLE) + (
    (SINGLE_INFLUENCE,) * PLAYERS
)
"""The influence of a noble, or of a knight on a place."""
OWN_NOBLES = tuple(
    frozenset(noble for noble in NOBLES if OWNER[noble] == player) for player in range(PLAYERS)
)
OWN_SINGLES = tuple(frozenset(noble for noble in own if IS_SINGLE[noble]) for own in OWN_NOBLES)
