"""Golden playthroughs: one seeded game for each seat count, told as its players read it.

``python -m tests.playthroughs [GAME …]`` writes them; review a diff like code.
"""
