"""``/away``: absences."""
