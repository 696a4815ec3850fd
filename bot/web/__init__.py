"""The web page of a table: play on the board itself, follow live, and step through history.

It is a second way to the same tables, beside Discord. It uses the facade ``Tables``, the texts of
``bot.presentation`` and the pictures of ``render``, and knows no game by name.
"""
