"""``/league``: leagues and cups of a server."""
