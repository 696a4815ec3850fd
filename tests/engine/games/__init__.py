"""What holds for every registered game, tested once for all of them.

A game's own folder has its rules' tests, and what it adds to these: :mod:`.extras`.
"""
