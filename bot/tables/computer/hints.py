"""Hints: let the hard computer player answer a player's question."""

from __future__ import annotations

HINT_STRENGTH = "hard"
"""Strength of the computer player that gives hints."""
