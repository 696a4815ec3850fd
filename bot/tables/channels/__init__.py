"""The channel of a table: paused when it is gone, resumed elsewhere."""
