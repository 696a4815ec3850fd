"""``/settings``: all that somebody can choose for themselves, in one message."""
