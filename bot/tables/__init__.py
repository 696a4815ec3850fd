"""Tables, independent of Discord: lobby, play, undo, timers, outbox.

Each module is one thing people do at a table, or one thing tables need; its functions take the
:class:`~bot.tables.session.service.TableService` first and, where they change something, a
:class:`~bot.tables.domain.request.Request`. They return the frozen read models of
:mod:`bot.tables.domain.table` and :mod:`bot.tables.history.turn`, and raise the errors of
:mod:`bot.tables.domain.errors`, after which nothing has changed.
"""
