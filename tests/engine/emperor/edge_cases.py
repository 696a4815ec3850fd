"""A position for the edge cases of cards and children."""

from __future__ import annotations

RICH = """
    TRI | P1 S25 | P1 S15, P2 C25 | P1 K | -
    KOL | P1 S15 | P1 K           | -    | -
    PAL | P1 C25 | P3 K           | -    | -
    BRA | P1 S35 | P2 S15         | -    | -
"""
"""P1 can do everything."""
