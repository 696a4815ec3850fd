"""What everybody at a table is asked, and what their votes come to."""
