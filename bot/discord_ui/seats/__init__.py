"""Who plays a seat: taken over, handed to a friend, late with a move."""
