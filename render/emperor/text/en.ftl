# Captions of the picture of In the Shadow of the Emperor; names come from the engine's catalogue.

emperor-picture-throne = Throne
emperor-picture-emperor = Emperor
emperor-picture-rival = Rival
emperor-picture-old-emperor = Old emperor
emperor-picture-elected = Elected
emperor-picture-lifted = deposed
emperor-picture-still-emperor = Still emperor: { $who }
emperor-picture-new-emperor = New emperor: { $who }
emperor-picture-votes = Votes right now
emperor-picture-voted = Result of the vote
emperor-picture-round = Round
emperor-picture-state-emperor = emperor
emperor-picture-state-rival = rival
emperor-picture-state-old-emperor = old emperor
emperor-picture-state-elected = elected
emperor-picture-state-passed = passed
emperor-picture-state-ballot = ballot in
emperor-picture-separator = {", "}
emperor-picture-part-votes = the votes
emperor-picture-part-cards = action cards
emperor-picture-own-pieces = Pieces on the board
emperor-picture-own-cards = Cards bought
emperor-picture-own-ballot = Your ballot:
emperor-picture-no-influence = nobody has any influence here
emperor-picture-out = Not used with 2 players
emperor-picture-short-daughter = King’s Daughter

# Words that no line of a sentence is broken in, where a language has no spaces to tell them by.
emperor-picture-chart-round = round
emperor-picture-ending-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
    }
emperor-picture-unbroken = -
