"""Numbered changes of the schema, run by :mod:`bot.store.migrate`."""
