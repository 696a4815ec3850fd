# What every game's sentences share.

language-name = English
seat = Player { $number }
person = { $name }
list-separator = {", "}
list-pair = { $first } and { $last }
list-end = { $first } and { $last }

refusal-not-now = It’s not your turn; we’re waiting for { $who }.
refusal-over = The game is over.
refusal-not-offered = “{ $move }” isn’t one of the choices here.

## How texts are strung together

phrase-plain = { $text }
phrase-dots = { $first } · { $second }
phrase-listed = { $head }, { $tail }
phrase-either = { $first } or { $second }
phrase-owned = { $thing } ({ $owner })
phrase-spot = { $thing } ({ $code })
amount = { $count ->
    [0] no { $thing }
   *[other] { $count } { $thing }
    }
nothing = nothing
none = none
nobody = nobody

## The parts of every text board

board-now = Now
board-players = Players
board-to-move = { $who } to move: { $prompt }
board-still-to-answer = No answer yet: { $who }
board-winners = { $count ->
    [one] Won by { $winners }
   *[other] Win shared by { $winners }
    }
board-winners-tie-break = { board-winners } ({ $tie_break })

## What every game asks and tells

group-answer = Answer
story-forced = { $who } has no other choice.
story-game-over = The game is over. { $winners } { $count ->
    [one] wins
   *[other] share the win
    } with { $score }.
story-game-over-tie-break = The game is over. { $winners } { $count ->
    [one] wins
   *[other] share the win
    } with { $score } ({ $tie_break }).

## Broken ties

tie-break-points = tied at { $points }
tie-break-then = { $first }; { $second }

## What came of a stretch of play

summary-you = you
summary-you-first = You
summary-clause = { $who }: { $what }.
summary-points-up = +{ $points } (now { $now })
summary-points-down = −{ $points } (now { $now })
summary-less = −{ $amount }
summary-coded = { $thing } ({ $code })
summary-set-up = Setup

## A position in very few words

glance-player = { $who }: { $what }
glance-workers = Workers: { $pieces }

## What speaks for a move

hint-more = +{ $amount }
hint-less = −{ $amount }
hint-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
    }
hint-nothing = no gain, no cost
hint-keeps = keeps { $what }
hint-rival = { $who }: { $changes }
hint-taken = otherwise { $who } takes it
hint-costs-more = the first suggestion keeps { $what }
player-aims = goes for { $what }
player-harms = denies { $who } { $what }
player-aims-and-harms = { $aims } and { $harms }
