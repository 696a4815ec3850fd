"""Opponents of the house: seating them, taking them away, letting them play on."""
