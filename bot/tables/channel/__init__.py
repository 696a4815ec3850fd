"""The channel a table stands in: gone, come back, or another one."""
