# What the pictures of all games say.

picture-to-move = to move
picture-passed = passed
picture-won = { $count ->
    [one] wins
   *[other] share the win
    }
picture-won-points = { $count ->
    [one] wins with { $points } points
   *[other] share the win with { $points } points each
    }
picture-none-left = All tiles have been built.
picture-part-players = players
picture-part-me = my view
picture-part-score = points
picture-part-chart = score chart
picture-part-chances = win chances
picture-part-ending = ending
picture-part-player1 = player 1
picture-part-player2 = player 2
picture-part-player3 = player 3
picture-part-player4 = player 4
picture-part-player5 = player 5
picture-total = Total
picture-points-none = Nobody has scored yet
picture-points-hidden = Points are secret until the end
picture-points-uncounted = The game ended early, so points were not counted
picture-points-other = Everything else
picture-chart-end = end
picture-chart-round = round
picture-ending-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
    }
picture-ending-ahead = wins with { $points } points, { $ahead } ahead
picture-ending-early = The game ended early
picture-ending-decided = What decided it
picture-ending-turning-point = { $round }: { $source }, { $points }
picture-ending-gain = { $round }: { $points }
picture-ending-left = left early
picture-ending-sources = Where the points came from
picture-chances-none = This game hasn’t been analysed yet.
picture-watermark = what if

# Words that no line of a sentence is broken in, where a language has no spaces to tell them by.
picture-unbroken = -
