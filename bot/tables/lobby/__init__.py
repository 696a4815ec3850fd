"""A table before its first move: opened, filled, agreed on, started; or closed."""
