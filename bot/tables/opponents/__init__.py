"""Opponents of the house: seated, thinking, moving, and lending their eyes for hints."""
