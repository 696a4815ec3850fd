"""Reminders, nudges and notices: whom to tell, when and how."""
