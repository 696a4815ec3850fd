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
picture-phase-goal = { $phase } · { $goal }
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
picture-ending-turning-point-part = { $round }: { $points }, { $part } from { $source }
picture-ending-gain = { $round }: { $points }
picture-ending-left = left early
picture-ending-sources = Where the points came from
picture-chances-none = This game hasn’t been analysed yet.
picture-watermark = what if
picture-example = Example

# The picture of a person’s results.
picture-record-title = playing record
picture-record-won = won { $won } of { $games }
picture-record-no-games = no finished game yet
picture-record-unrated = not rated yet
picture-record-rated-games = { $games ->
    [one] after 1 rated game
   *[other] after { $games } rated games
    }
picture-record-ahead = ahead of the table
picture-record-trend = trend of ten games
picture-record-place = mean place
picture-record-most = most points
picture-record-curve = Rating
picture-record-curve-games = by rated game, with its margin (±)
picture-record-no-curve = The curve begins with the second rated game.
picture-record-by-players = By number of players
picture-record-by-order = By turn order
picture-record-players-row = { $number } players
picture-record-order-row = { $number ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $number }th
    }
picture-record-won-short = { $won } of { $games }
picture-record-ahead-short = points ahead
picture-record-rival = Rival
picture-record-nemesis = Nemesis
picture-record-companion = Favourite companion
picture-record-nobody = nobody yet
picture-record-met = { $games } games together
picture-record-duel = ahead { $ahead }, behind { $behind }
picture-record-badges = Badges: { $earned } of { $all }
picture-standings-title = standings
picture-standings-final = final standings
picture-standings-ended = tables ended
picture-standings-points = points
picture-standings-wins = wins
picture-standings-played = tables
picture-standings-left = has left
picture-standings-up = goes up
picture-standings-up-now = would go up now
picture-standings-down = goes down
picture-standings-down-now = would go down now
picture-standings-reserves = Reserves, at seats they took over

# Words that no line of a sentence is broken in, where a language has no spaces to tell them by.
picture-unbroken = -
