"""The rules of the games: pure Python without I/O, clock, Discord, SQL or pictures."""
