"""Time controls, clocks, quiet hours and away periods."""
