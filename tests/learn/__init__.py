"""Learning what a game's features are worth: ``python -m tests.learn GAME``."""
