"""A whole game played by made-up people through the loopback Discord, and its story on disk."""
