"""The frozen player: the hard player of November 2026, kept to measure later ones against.

Each game keeps its weights and search budget in ``frozen/weights.json``. The search and the choice
of a move are copies in this package. The rules, the turn search, the softmax and, as long as a
game's ``frozen`` folder has no ``features.py`` of its own, the features are those of today. A test
compares its choices with recorded ones: a change that it notices must leave the old code here, or
in that folder, as a copy.
"""
