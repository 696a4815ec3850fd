"""What happens at a table, whatever its players meet in: lobby, play, undo, timers, outbox.

Each module is one thing people do at a table, or one thing tables need; its functions take the
:class:`~bot.tables.service.TableService` first and, where they change something, a
:class:`~bot.tables.request.Request`. They answer with the frozen read models of
:mod:`bot.tables.models` and :mod:`bot.tables.turn`, and raise the known mistakes of
:mod:`bot.tables.errors`; nothing has changed then.
"""
