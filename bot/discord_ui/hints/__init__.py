"""Hints from the house: good moves, shown to whoever asks, and to nobody else."""
