"""For whoever has never played a game: six cards with pictures, and a lesson of a few decisions."""
