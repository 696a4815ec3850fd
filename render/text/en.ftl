# What the pictures of all games say.

picture-to-move = to move
picture-passed = passed
picture-winners = { $count ->
    [one] Winner: { $who }
   *[other] Winners: { $who }
    }
picture-part-players = players
picture-part-me = my view
