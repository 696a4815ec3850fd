"""Control ids, buttons, layouts and replies that all features share."""
