"""``/settings``: a user's preferences in one message."""
