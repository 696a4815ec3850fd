"""The game so far: its log, recaps, steps, record, and what might have been."""
