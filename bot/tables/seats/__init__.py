"""Who plays a seat: its player, a friend, whoever takes it over, or nobody."""
