"""Tests that hold for every game.

A game's own folder has the tests of its rules, and its additions to these: :mod:`.game_extras`.
"""
