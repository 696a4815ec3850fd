# What every game's sentences share.

seat = Player { $number }
list-separator = {", "}
list-pair = { $first } and { $last }

refusal-not-now = The table is not waiting for you; it waits for { $who }.
refusal-over = The game is over.
refusal-not-offered = “{ $move }” is not among the choices here.
