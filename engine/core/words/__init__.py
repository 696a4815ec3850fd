"""What people read: texts and their catalogues, and how a game puts its positions in words."""
