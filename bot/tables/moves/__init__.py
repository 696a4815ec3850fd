"""Moves: made, typed once more, taken back; and the line of play they stand on."""
