# Captions of the picture; names come from the engine's catalogue.

glimpse-picture-part-cards = cards
glimpse-picture-deck = Deck: { $cards }
glimpse-picture-dropped = Dropped: { $cards }
