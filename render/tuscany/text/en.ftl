# Captions of the picture of The Castles of Tuscany; names come from the engine's catalogue.

tuscany-picture-both = { $first } · { $second }
tuscany-picture-goal = most red points win
tuscany-picture-busy = arranging
tuscany-picture-ready = ready
tuscany-picture-count-ready = { $ready } of { $all } ready
tuscany-picture-ending-source = green points
tuscany-picture-colours = Colours
tuscany-picture-piles = Bonus tiles
tuscany-picture-storage = Storage
tuscany-picture-cards = region cards in the deck
tuscany-picture-yields = yield cards in the deck
tuscany-picture-neutral = neutral tiles face down
tuscany-picture-red = Red points
tuscany-picture-green = Green points
tuscany-picture-green-area = Areas
tuscany-picture-green-colour = Colour bonuses
tuscany-picture-green-farm = Products of farms
tuscany-picture-green-plus_storage = +1 storage
tuscany-picture-green-yield = Yield cards
tuscany-picture-part-region = region
tuscany-picture-part-display = the display
tuscany-picture-part-hand = hand
tuscany-picture-unbroken = -
