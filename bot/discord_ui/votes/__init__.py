"""Taking back, giving up, and the votes on what needs everybody's consent."""
