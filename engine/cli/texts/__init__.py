"""``texts``: what translators need to know about each text of a game."""
