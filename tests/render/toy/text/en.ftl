# Captions of the picture of the toy; names come from the engine's catalogue.

toy-picture-bids = Bids for the bridge
toy-picture-part-cards = cards
toy-picture-part-hand = hand
