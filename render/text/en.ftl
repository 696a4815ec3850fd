# What the pictures of all games say.

picture-to-move = to move
picture-passed = passed
picture-won = { $count ->
    [one] wins
   *[other] win
    }
picture-won-points = { $count ->
    [one] wins with { $points }
   *[other] win with { $points } each
    }
picture-none-left = All tiles have been built.
picture-part-players = players
picture-part-me = my view

# Words that no line of a sentence is broken in, where a language has no spaces to tell them by.
picture-unbroken = -
