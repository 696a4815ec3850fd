"""Moves made without the player: conditional and automatic moves, autopilot."""
