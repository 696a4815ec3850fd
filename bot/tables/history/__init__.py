"""The past of a table: positions, recap, log, record and what-if branches."""
