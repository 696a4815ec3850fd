"""Databases that older code has written, and that the code of today plays on with."""
