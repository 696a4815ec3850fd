# What every game's sentences share.

seat = Player { $number }
person = { $name }
list-separator = {", "}
list-pair = { $first } and { $last }
list-end = { $first } and { $last }

refusal-not-now = The table is not waiting for you; it waits for { $who }.
refusal-over = The game is over.
refusal-not-offered = “{ $move }” is not among the choices here.

## How texts are strung together

phrase-plain = { $text }
phrase-dots = { $first } · { $second }
phrase-listed = { $head }, { $tail }
phrase-either = { $first } or { $second }
phrase-owned = { $thing } ({ $owner })
phrase-spot = { $thing } ({ $code })
nothing = nothing
none = none
nobody = nobody

## The parts of every text board

board-now = Now
board-players = Players
board-to-move = To move: { $who }. Asked: { $prompt }
board-still-to-answer = Still to answer: { $who }
board-winners = Won by { $winners }

## What every game asks and tells

group-answer = Answer
story-forced = { $who } has only one choice.
story-game-over = The game is over. { $winners } { $count ->
    [one] wins
   *[other] share the win
    } with { $score }.

## What came of a stretch of play

summary-you = you
summary-you-first = You
summary-clause = { $who }: { $what }.
summary-points-up = +{ $points } { $points ->
    [one] point
   *[other] points
    } (now { $now })
summary-points-down = −{ $points } { $points ->
    [one] point
   *[other] points
    } (now { $now })
summary-less = −{ $amount }
summary-coded = { $thing } ({ $code })
summary-set-up = Set-up

## A position in very few words

glance-player = { $who }: { $what }
glance-workers = Workers: { $pieces }

## What speaks for a move

player-aims = aims at { $what }
player-harms = keeps { $who } from { $what }
player-aims-and-harms = { $aims } and { $harms }
