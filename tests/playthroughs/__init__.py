"""Golden playthroughs: one seeded game for each seat count, told as its players read it.

``python -m engine playthrough [GAME …] --into tests/playthroughs`` writes them; review a diff like
code.
"""
