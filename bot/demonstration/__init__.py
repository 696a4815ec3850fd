"""Play a whole game with simulated people through the loopback Discord, and write it to disk."""
