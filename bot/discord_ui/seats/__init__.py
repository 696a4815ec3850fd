"""Who plays a seat: taken over, or handed to a friend."""
