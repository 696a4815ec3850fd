"""How to play: six cards with pictures and a short lesson per game."""
