"""Train the weights of a game's features: ``python -m tests.learn GAME``."""
