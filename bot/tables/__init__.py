"""Tables, independent of Discord: lobby, play, undo, timers, outbox.

Each module is one thing people do at a table, or one thing tables need. Functions return the frozen
values of :mod:`bot.tables.domain`, or raise its errors, after which nothing has changed.
"""
