# The Castles of Tuscany: what its players read.

## The game and its options

tuscany-title = The Castles of Tuscany
option-tuscany-baseDraw = Cards per Draw
option-tuscany-baseDraw-2 = 2 (2020 rules)
option-tuscany-baseDraw-3 = 3 (later printings)
option-tuscany-roundEnd = Rounds 1 and 2 end
option-tuscany-roundEnd-turn = right after the turn that empties a stack
option-tuscany-roundEnd-lap = once everyone has had equally many turns
option-tuscany-regions = Regions
option-tuscany-regions-choose = you arrange your own boards
option-tuscany-regions-dealt = arranged at random

## Kinds of tile, which are also the colours of spaces and cards

tuscany-kind-village = Village
tuscany-kind-farm = Farm
tuscany-kind-carriage = Carriage
tuscany-kind-monastery = Monastery
tuscany-kind-quarry = Quarry
tuscany-kind-city = City
tuscany-kind-inn = Inn
tuscany-kind-castle = Castle

## What lies in the display, in storage, on a region

tuscany-item-village = Village
tuscany-item-olive-grape = Farm (olives + grapes)
tuscany-item-wheat-livestock = Farm (wheat + livestock)
tuscany-item-grape = Farm (grapes)
tuscany-item-wheat = Farm (wheat)
tuscany-item-olive-wheat = Farm (olives + wheat)
tuscany-item-grape-livestock = Farm (grapes + livestock)
tuscany-item-olive = Farm (olives)
tuscany-item-livestock = Farm (livestock)
tuscany-item-carriage = Carriage
tuscany-item-monastery = Monastery
tuscany-item-quarry = Quarry
tuscany-item-city = City
tuscany-item-inn = Inn
tuscany-item-castle = Castle
tuscany-item-token = Wild token
tuscany-item-starting_castle = Starting castle
tuscany-product-olive = olives
tuscany-product-grape = grapes
tuscany-product-wheat = wheat
tuscany-product-livestock = livestock
tuscany-product-token = the wild token

## Bonus tiles

tuscany-bonus-plus_card = +1 region card
tuscany-bonus-plus_storage = +1 storage
tuscany-bonus-plus_marble = +1 marble
tuscany-bonus-plus_worker = +1 worker
tuscany-bonus-plus_yield = +1 yield card
tuscany-bonus-effect-plus_card = 1 more card per Draw
tuscany-bonus-effect-plus_storage = 1 more storage slot, and 2 green points now
tuscany-bonus-effect-plus_marble = each Quarry brings 1 marble more
tuscany-bonus-effect-plus_worker = each Village brings 1 worker more
tuscany-bonus-effect-plus_yield = each Carriage draws 1 yield card more

## Amounts

# Part of other texts: 5 region cards
tuscany-amount-card = { $count ->
    [0] no region cards
    [one] { $count } region card
   *[other] { $count } region cards
    }
# Part of other texts: no workers
tuscany-amount-worker = { $count ->
    [0] no workers
    [one] { $count } worker
   *[other] { $count } workers
    }
tuscany-goods-marble = marble
# Part of other texts: 1 wild token
tuscany-amount-token = { $count ->
    [one] { $count } wild token
   *[other] { $count } wild tokens
    }
# Part of other texts: 1 yield card
tuscany-amount-yield = { $count ->
    [one] { $count } yield card
   *[other] { $count } yield cards
    }
# Part of other texts: 0 green
tuscany-amount-green = { $count } green
# Part of other texts: 0 red
tuscany-amount-red = { $count } red
# Part of other texts: 1 pair
tuscany-amount-pair = { $count ->
    [0] no pair
    [one] { $count } pair
   *[other] { $count } pairs
    }
# Hand as text, shown to its player only: 1 Farm card
tuscany-cards = { $count ->
    [0] no { $colour } card
    [one] { $count } { $colour } card
   *[other] { $count } { $colour } cards
    }
tuscany-empty = empty
# Board as text: A · empty
tuscany-coded = { $code } · { $text }
# Part of other texts: 2 Castle
tuscany-beside = { $space } { $colour }
# Part of other texts: (0 of 1): none
tuscany-stored = ({ $used } of { $room }): { $items }

## Where the game stands

tuscany-headline-setup = setup
# Round and phase: round 1 · turn 4
tuscany-headline = round { $round } · turn { $turn }
# Round and phase: round 3 · turn 87 · last turns
tuscany-headline-last = round { $round } · turn { $turn } · last turns
# Round and phase: turn 87 · game over
tuscany-headline-over = { $turn ->
    [0] game over
   *[other] turn { $turn } · game over
}

## What a player is asked

# Question in one line of a picture, at most 56 columns.
tuscany-ask-arrange-start = take your boards as they are, or arrange them first
# Question in one line of a picture, at most 56 columns.
tuscany-ask-arrange-begun = keep arranging, or choose your starting castle
# Question in one line of a picture, at most 56 columns.
tuscany-ask-start_castle = choose the space for your starting castle
# Question in one line of a picture, at most 56 columns.
tuscany-ask-start_bonus = take your first bonus tile
# Question in one line of a picture, at most 56 columns: draw 3 cards, take a tile, or place one
tuscany-ask-action = draw { $count } cards, take a tile, or place one
# Question in one line of a picture, at most 56 columns: second action: draw 3 cards, take a tile, or place one
tuscany-ask-action-second = second action: draw { $count } cards, take a tile, or place one
# Question in one line of a picture, at most 56 columns: make room in storage for the City
tuscany-ask-discard = make room in storage for the { $item }
# Question in one line of a picture, at most 56 columns: choose what you place on space 10 (Village)
tuscany-ask-place_item = choose what you place on space { $space } ({ $colour })
# Question in one line of a picture, at most 56 columns: pay for the Carriage on space 8
tuscany-ask-pay = pay for the { $item } on space { $space }
# Question in one line of a picture, at most 56 columns.
tuscany-ask-castle = take a tile and place it for free, or decline
# Question in one line of a picture, at most 56 columns.
tuscany-ask-castle_hex = place the { $item } from { $slot } for free
# Question in one line of a picture, at most 56 columns: take a bonus tile for your City
tuscany-ask-city = take a bonus tile for your { $city }
# Question in one line of a picture, at most 56 columns.
tuscany-ask-marble = use a marble for a second action, or end your turn

# Question, after the player’s name, at most 300 characters.
tuscany-prompt-arrange-start = { tuscany-ask-arrange-start }. Choose a space for your castle to finish setup. The castle itself scores nothing, and boards you don’t arrange stay as dealt. Nobody sees it until everyone has chosen.
# Question, after the player’s name, at most 300 characters.
tuscany-prompt-arrange-begun = { tuscany-ask-arrange-begun }. The picture shows your choices so far. The castle finishes it and scores nothing; anything you skip stays as dealt.
# Question, after the player’s name, at most 300 characters.
tuscany-prompt-start_castle = { tuscany-ask-start_castle }. It scores nothing, and stays secret until everyone has chosen.
# Question, after the player’s name, at most 300 characters.
tuscany-prompt-start_bonus = { tuscany-ask-start_bonus }.
# Question, after the player’s name, at most 300 characters: draw 3 cards, take a tile, or place one. You have 5 region cards and no workers; storage (0 of 1): …
tuscany-prompt-action = { tuscany-ask-action }. You have { $cards } and { $workers }; storage { $storage }.
# Question, after the player’s name, at most 300 characters: second action: draw 3 cards, take a tile, or place one. You have 3 region cards and no workers; …
tuscany-prompt-action-second = { tuscany-ask-action-second }. You have { $cards } and { $workers }; storage { $storage }.
# Question, after the player’s name, at most 300 characters: make room in storage for the City. Your storage is full.
tuscany-prompt-discard = { tuscany-ask-discard }. Your storage is full.
# Question, after the player’s name, at most 300 characters: choose what you place on space 10 (Village).
tuscany-prompt-place_item = { tuscany-ask-place_item }.
# Question, after the player’s name, at most 300 characters: pay for the Carriage on space 8 with any two of: 1 Carriage card, 1 worker, 2 cards of one other …
tuscany-prompt-pay = { tuscany-ask-pay } with any two of: 1 { $colour } card, 1 worker, 2 cards of one other colour. You have { $cards } and { $workers }.
# Question, after the player’s name, at most 300 characters.
tuscany-prompt-castle = { tuscany-ask-castle }. It comes from the display.
# Question, after the player’s name, at most 300 characters.
tuscany-prompt-castle_hex = { tuscany-ask-castle_hex }.
# Question, after the player’s name, at most 300 characters: take a bonus tile for your City.
tuscany-prompt-city = { tuscany-ask-city }.
# Question, after the player’s name, at most 300 characters: use a marble for a second action, or end your turn. You have 1 marble.
tuscany-prompt-marble = { tuscany-ask-marble }. You have { $marble }.

## Choices

tuscany-group-draw = Draw
tuscany-group-display = Display: take a tile
tuscany-group-region = Your region
tuscany-group-place = Place a tile
tuscany-group-storage = Storage
tuscany-group-bonus = Bonus tiles
tuscany-group-arrange-start = Take it as it is: choose your starting castle
tuscany-group-arrange-begun = Finish: choose your starting castle
tuscany-group-arrange-order = Or change the order of the boards
tuscany-group-arrange-turn = Or turn boards by 180°
tuscany-group-arrange-height = Or change heights (compared with the board to the left)
tuscany-group-pay-first = Cheapest
tuscany-group-pay-none = No pairs
tuscany-group-pay-pair = One pair
tuscany-group-pay-same = Two pairs of one colour
tuscany-group-pay-different = Two pairs of different colours
# Button that opens a secret choice, at most 80 characters.
tuscany-button-arrange = Arrange your region
# Button that opens a secret choice, at most 80 characters.
tuscany-button-start_castle = Choose your castle
# Asked before a move that cannot be undone: **Farm (olives)**: your storage is full, so the tile in it leaves the game. Take it anyway?
tuscany-confirm-action = **{ $move }**: your storage is full, so the tile in it leaves the game. Take it anyway?
# Asked before a move that cannot be undone: **Decline**: the castle gives you a free tile. Give it up?
tuscany-confirm-castle = **{ $move }**: the castle gives you a free tile. Give it up?
# Choice in a menu or on a button, at most 80 columns with its code: A3, B2, C2
tuscany-arrange-order = { $boards }
# Choice in a menu or on a button, at most 80 columns with its code: Turned: none
tuscany-arrange-turned = Turned: { $boards }
# Choice in a menu or on a button, at most 80 columns with its code: B2 lower, C2 lower
tuscany-arrange-heights = { $boards }
tuscany-arrange-idle = As dealt, or the same map turned
# Board as text: B2 turned
tuscany-board-turned = { $board } turned
# Board as text: B2 lower
tuscany-board-lower = { $board } lower
# Board as text: C2 higher
tuscany-board-higher = { $board } higher
tuscany-offer-turn = Turn the region by 180°
tuscany-offer-turn-effect = same map, different numbers; you choose the castle afterwards
# Choice in a menu or on a button, at most 80 columns with its code: Monastery space
tuscany-offer-space = { $colour } space
# Effect of a choice, at most 100 characters: area of 1 · next to 2 Castle, 4 Village, 5 Village
tuscany-offer-site = area of { $size } · next to { $beside }
# Part of other texts: 5 left
tuscany-offer-left-over = { $count } left
# Part of other texts: you have 1
tuscany-offer-owned = you have { $count }
# Choice in a menu or on a button, at most 80 columns with its code: Draw 3 region cards
tuscany-offer-draw = Draw { $count } region cards
# Effect of a choice, at most 100 characters: 107 in the deck, 0 discarded
tuscany-offer-deck = { $deck } in the deck, { $discard } discarded
tuscany-offer-store = into storage
# Part of other texts: discards Carriage
tuscany-offer-replace = discards { $item }
tuscany-offer-full = storage full: discard something
# Part of other texts: fits on 5
tuscany-fits = fits on { $spaces }
tuscany-fits-nowhere = fits nowhere now
# Part of other texts: 13: area of 1: +1
tuscany-fits-gain = { $space }: { $gain }
# Choice in a menu or on a button, at most 80 columns with its code: Place Carriage
tuscany-offer-place = Place { $items }
tuscany-offer-gone = leaves the game
tuscany-offer-supply = goes back to the supply
# Choice in a menu or on a button, at most 80 columns with its code: 2 Carriage cards
tuscany-offer-pay = { $cost }
# Effect of a choice, at most 100 characters: leaves 3 region cards and no workers
tuscany-offer-keep = leaves { $cards } and { $workers }
tuscany-offer-decline = Decline
tuscany-offer-decline-effect = no free tile from this castle
tuscany-offer-use = Use a marble
# Effect of a choice, at most 100 characters: a second action; then you have no marble
tuscany-offer-use-effect = a second action; then you have { $marble }
tuscany-offer-end = End the turn
# Effect of a choice, at most 100 characters: keeps 1 marble
tuscany-offer-end-effect = keeps { $marble }
# Part of other texts: area of 1: +1
tuscany-gain-area = area of { $size }: +{ $points }
# Part of other texts: all Inn spaces: +2
tuscany-gain-colour = all { $colour } spaces: +{ $points }
# Effect of a choice, at most 100 characters: products: +1
tuscany-gain-products = products: +{ $points }
# Effect of a choice, at most 100 characters: gives 3 region cards
tuscany-gain-kind = gives { $gain }
tuscany-gain-farm = points for new products
tuscany-gain-city = a bonus tile
tuscany-gain-castle = a free tile

## Why not

tuscany-refusal-no-turn-back = The region is already turned. Place the castle, or start again with the order of the boards.
tuscany-refusal-no-turn-yet = You can turn the whole region once order, turned boards and heights are chosen.
tuscany-refusal-arranged-so = You’ve already chosen this part. Choose your starting castle; until everyone is done you can then start again.
# Why a move is refused: The starting castle needs a Castle space; space 1 is a Monastery space.
tuscany-refusal-not-castle = The starting castle needs a Castle space; space { $space } is a { $colour } space.
tuscany-refusal-slot-empty = There is no tile on { $slot }.
tuscany-refusal-storage-empty = Only what lies in your storage can be placed; your storage is empty.
# Why a move is refused: Space 4 already has the Starting castle.
tuscany-refusal-covered = Space { $space } already has the { $item }.
# Why a move is refused: A tile must touch one you’ve placed; nothing next to space 2 is covered.
tuscany-refusal-not-adjacent = A tile must touch one you’ve placed; nothing next to space { $space } is covered.
# Why a move is refused: Space 1 needs a Monastery tile or a wild token; you have Carriage.
tuscany-refusal-no-item = Space { $space } needs a { $colour } tile or a wild token; you have { $stored }.
# Why a move is refused: Space 10 costs any two of: a Village card, a worker, two cards of one other colour. You have no …
tuscany-refusal-cost = Space { $space } costs any two of: a { $colour } card, a worker, two cards of one other colour. You have { $own }, { $workers } and { $pairs }.
# Why a move is refused: This payment takes 2 Village cards; you have no Village card.
tuscany-refusal-payment = This payment takes { $need }; you have { $have }.
# Why a move is refused: Only what lies in your storage can be chosen; there is no Farm (olives + grapes).
tuscany-refusal-not-stored = Only what lies in your storage can be chosen; there is no { $item }.
tuscany-refusal-wrong-colour = Tiles go on spaces of their colour; space { $space } is a { $colour } space and takes no { $item }.
tuscany-refusal-no-place = A free tile must go on your region at once; no space takes the { $item } now.
tuscany-refusal-pile-empty = Only a bonus tile that is left can be taken; no “{ $bonus }” is left.

## Titles of the rules, as in docs/rules/tuscany.md

tuscany-rule-yield-cards = Yield cards
tuscany-rule-bonus-tiles = Bonus tiles
tuscany-rule-arranging-a-region = Arranging a region
tuscany-rule-setup = Setup
tuscany-rule-a-turn = A turn
tuscany-rule-draw = Draw
tuscany-rule-take = Take
tuscany-rule-place = Place
tuscany-rule-payment = Payment
tuscany-rule-after-placing = After placing
tuscany-rule-refill-and-purge = Refill and purge
tuscany-rule-villages = Villages
tuscany-rule-quarries = Quarries
tuscany-rule-monasteries = Monasteries
tuscany-rule-inns-and-wild-tokens = Inns and wild tokens
tuscany-rule-farms = Farms
tuscany-rule-carriages = Carriages
tuscany-rule-cities = Cities
tuscany-rule-castles = Castles
tuscany-rule-end-of-a-round = End of a round
tuscany-rule-the-last-lap = The last lap
tuscany-rule-nobody-can-draw = Nobody can draw
tuscany-rule-final-scoring = Final scoring
tuscany-rule-ties = Ties

## What happened

# Log: Anna +4
tuscany-story-count = { $who } +{ $points }
# Log: Ben is the start player (at random).
tuscany-story-opened = { $who } is the start player (at random).
# Log: Anna has the boards B2 turned, C2 turned, A3 turned; the starting castle stands on space 4.
tuscany-story-arranged = { $who } has the boards { $boards }; the starting castle stands on space { $space }.
# Log: The display opens with Farm (olives), City, Quarry, Inn, Village, Castle, Monastery, Carriage.
tuscany-story-displayed = The display opens with { $items }.
# Log: Ben takes the bonus tile “+1 worker”.
tuscany-story-bonus = { $who } takes the bonus tile “{ $bonus }”.
# Log: Clara takes the bonus tile “+1 storage” and scores 2 green.
tuscany-story-bonus-green = { $who } takes the bonus tile “{ $bonus }” and scores { $gain }.
# Log: Anna draws 3 region cards.
tuscany-story-drew = { $count ->
    [one] { $who } draws { $count } region card.
   *[other] { $who } draws { $count } region cards.
    }
# Log: Anna draws 2 Village cards and 1 Farm card.
tuscany-story-drew-own = { $who } draws { $cards }.
tuscany-story-drew-none = { $who } draws, but no region card is left.
tuscany-story-reshuffled-cards = The { $count } discarded region cards are shuffled into a new deck.
tuscany-story-reshuffled-yields = The { $count } discarded yield cards are shuffled into a new deck.
# Log: Ben takes the Carriage from H.
tuscany-story-took = { $who } takes the { $item } from { $slot }.
# Log: Clara discards the Village to make room.
tuscany-story-discarded = { $who } discards the { $item } to make room.
# Log: H is refilled: Monastery.
tuscany-story-refilled = { $slot } is refilled: { $item }.
# Log: Ben has emptied stack 1.
tuscany-story-stack_emptied = { $who } has emptied stack { $stack }.
# Log: Purge: 5 Village tiles leave the display (A, C, D, E, F).
tuscany-story-purged = Purge: { $count } { $colour } tiles leave the display ({ $slots }).
# Log: Neutral tiles come into the display: A · Village, C · Village, D · Carriage, E · Castle, F · …
tuscany-story-restocked = Neutral tiles come into the display: { $items }.
# Log: Ben pays 1 Carriage card and 2 City cards for space 8.
tuscany-story-paid = { $who } pays { $cost } for space { $space }.
# Log: Ben places the Carriage on space 8.
tuscany-story-placed = { $who } places the { $item } on space { $space }.
# Log: Ben places the City from B on space 5 at no cost.
tuscany-story-placed_free = { $who } places the { $item } from { $slot } on space { $space } at no cost.
# Log: Clara completes an area of 1 (Inn): 1 green.
tuscany-story-area = { $who } completes an area of { $size } ({ $colour }): { $gain }.
tuscany-story-colour_bonus = { $who } is { $rank ->
    [1] first
    [2] second
   *[other] no. { $rank }
    } to cover all { $colour } spaces: { $gain }.
# Log: Clara gains 1 wild token.
tuscany-story-gained = { $who } gains { $gain }.
tuscany-story-overflow = { $who } has no room for a wild token: { $gain } instead.
# Log: Anna scores 1 green for olives.
tuscany-story-farm = { $who } scores { $gain } for { $products }.
tuscany-story-farm-none = { $who } has no new product in this farm area.
# Log: Ben draws a yield card: 2 green.
tuscany-story-yield = { $who } draws a yield card: { $gain }.
tuscany-story-castle_lost = No tile of the display fits the region of { $who }: the castle brings nothing.
tuscany-story-declined = { $who } takes no free tile for the castle.
# Log: Ben uses a marble for a second action.
tuscany-story-marble_spent = { $who } uses a marble for a second action.
tuscany-story-stalled = Nobody can draw any more: the round ends.
# Log: Round 1 is scored; green is added to red: Anna +4, Ben +9, Clara +4.
tuscany-story-round_scored = Round { $round } is scored; green is added to red: { $points }.
# Log: Round 2 begins.
tuscany-story-round = Round { $round } begins.
tuscany-story-last_lap = Everyone has exactly one more turn.
# Log: Final scoring: Player 1 gains 5 red (2 for tiles, 3 for region cards).
tuscany-story-final_score = Final scoring: { $who } gains { $gain } ({ $sources }).
tuscany-story-final_score-none = Final scoring: { $who } gains no more red.
# Part of other texts: 2 for tiles
tuscany-final-tiles = { $points } for tiles
tuscany-final-tokens = { $points } for wild tokens
tuscany-final-marble = { $points } for marble
# Part of other texts: 1 for workers
tuscany-final-workers = { $points } for workers
# Part of other texts: 3 for region cards
tuscany-final-cards = { $points } for region cards
# Part of other texts: 11 red points
tuscany-red-points = { $points } red points
tuscany-tie-spaces = more empty spaces, { $won } to { $lost }
tuscany-tie-green = fewer green points, { $won } to { $lost }
tuscany-tie-cards = fewer region cards, { $won } to { $lost }

## Where points come from

tuscany-score-round_1 = Green after round 1
tuscany-score-round_2 = Green after round 2
tuscany-score-round_3 = Green after round 3
tuscany-score-overflow = Wild tokens without room
tuscany-score-yield = Yield cards
tuscany-score-tiles = Tiles left in storage
tuscany-score-tokens = Wild tokens left in storage
tuscany-score-marble = Marble left
tuscany-score-workers = Workers left
tuscany-score-cards = Region cards left

## The text board

# Board as text: Clockwise from the start player: Ben, Clara and Anna
tuscany-board-order = Clockwise from the start player: { $order }
tuscany-board-display = Display
tuscany-board-bonuses = Colour bonuses and bonus tiles
# Board as text: Village: first +4, second +2
tuscany-board-colour = { $colour }: first { $first }, second { $second }
# Board as text: +4
tuscany-board-open = +{ $points }
# Board as text: Bonus tiles left: +1 region card ×5, +1 storage ×5, +1 marble ×5, +1 worker ×5, +1 yield card ×5
tuscany-board-piles = Bonus tiles left: { $piles }
# Board as text: +1 region card ×5
tuscany-board-count = { $what } ×{ $count }
tuscany-board-supply = Decks
# Board as text: Region cards: 107 in the deck; discarded: none
tuscany-board-deck = Region cards: { $deck } in the deck; discarded: { $discard }
# Board as text: Yield cards: 27 in the deck, 0 discarded
tuscany-board-yields = Yield cards: { $deck } in the deck, { $discard } discarded
# Board as text: Neutral tiles: 32 left; tiles out of the game: 0
tuscany-board-neutral = Neutral tiles: { $neutral } left; tiles out of the game: { $removed }
# Board as text: 1. Ben
tuscany-board-player = { $rank }. { $who }
# Board as text: Storage (0 of 1): none
tuscany-board-storage = Storage { $storage }
# Board as text: Bonus tiles: none
tuscany-board-owned = Bonus tiles: { $bonuses }
# Board as text: Tiles left in stacks 1, 2, 3: 7, 7, 7
tuscany-board-stacks = Tiles left in stacks 1, 2, 3: { $stacks }
# Board as text: Boards from the left: A3, B2, C2; by half a space: B2 lower, C2 lower
tuscany-board-boards = Boards from the left: { $turned }; by half a space: { $shifted }
# Board as text: Covered, in brackets below (1 of 30): 4 · Starting castle
tuscany-board-covered = Covered, in brackets below ({ $count } of { $all }): { $tiles }
# Board as text: Next to covered spaces: 1 Monastery, 5 City, 8 Carriage
tuscany-board-beside = Next to covered spaces: { $spaces }
# Board as text: Village areas: 4+5, 20, 25+28
tuscany-board-areas = { $colour } areas: { $areas }
# Board as text: (4)
tuscany-board-done = ({ $space })
# Board as text: 3+7
tuscany-board-area = { $spaces }
# Board as text: 4+5
tuscany-board-plus = { $first }+{ $second }

## The hand

# Hand as text, shown to its player only: Your hand: 5 region cards
tuscany-hand-cards = Your hand: { $cards }
# Part of other texts: pays on 8
tuscany-hand-own = pays on { $spaces }
# Part of other texts: 1 pair for another colour
tuscany-hand-pairs = { $count ->
    [one] { $count } pair for another colour
   *[other] { $count } pairs for another colour
    }
# Hand as text, shown to its player only: Also: no workers
tuscany-hand-workers = Also: { $workers }
tuscany-hand-placements = What you could place now
tuscany-hand-nothing = Nothing in storage can be placed and paid for now.
# Hand as text, shown to its player only: Carriage on 8: 1 Carriage card, 2 City cards
tuscany-hand-place = { $items } on { $spaces }: { $ways }
# Part of other texts: 1 more way
tuscany-hand-more = { $count ->
    [one] { $count } more way
   *[other] { $count } more ways
    }
tuscany-hand-boards = Your boards
# Hand as text, shown to its player only: A3: left Monastery, Castle, Farm; middle Village, Village, City, Farm; right Carriage, Quarry, Inn
tuscany-hand-board = { $board }: left { $left }; middle { $middle }; right { $right }

## Rules cards

tuscany-card-group-tiles = Tiles
tuscany-card-group-bonuses = Bonus tiles
tuscany-card-group-yields = Yield cards
tuscany-card-group-actions = Actions
tuscany-card-group-rules = Rules
# Rules card: 5 spaces in every region
tuscany-card-fact-hexes = { $count } spaces in every region
# Rules card: Tiles: 4 for each player, 4 neutral
tuscany-card-fact-tiles = Tiles: { $own } for each player, { $neutral } neutral
# Rules card: 20 region cards
tuscany-card-fact-cards = { $count } region cards
# Rules card: Colour bonus: 4 for the first, 2 for the second
tuscany-card-fact-colour = Colour bonus: { $first } for the first, { $second } for the second
# Rules card: 5 copies
tuscany-card-fact-copies = { $count } copies

tuscany-card-village = You gain 1 worker, and 1 more for each “+1 worker”. A worker pays one of the two requirements of a placement.
tuscany-card-farm = You score 1 green point for each product on the new tile that no other tile of the same farm area shows: 0, 1 or 2 points. The products are olives, grapes, wheat and livestock.
tuscany-card-farm-1 = Only the new tile scores; older tiles are never scored again.
tuscany-card-farm-2 = A wild token on a farm space always scores exactly 1 point. It shows none of the four products, so it never takes a point from later tiles.
tuscany-card-carriage = You draw 1 yield card, and 1 more for each “+1 yield card”, one at a time, and get what each shows at once.
tuscany-card-carriage-1 = What a yield card gives is not raised by bonus tiles.
# Rules card: You draw 3 region cards.
tuscany-card-monastery = You draw { $count } region cards.
tuscany-card-monastery-1 = “+1 region card” doesn’t count here.
tuscany-card-quarry = You gain 1 marble, and 1 more for each “+1 marble”. A marble pays for a second action in a turn.
tuscany-card-city = You take 1 bonus tile of any kind that is left. It works at once.
# Rules card: You gain 1 wild token into a free storage slot. If none is free, you score 2 red points instead.
tuscany-card-inn = You gain 1 wild token into a free storage slot. If none is free, you score { $red } red points instead.
tuscany-card-inn-1 = You can neither refuse a token that fits nor discard something to make room for it.
tuscany-card-inn-2 = An Inn placed from storage has left its slot already, so its token fits.
tuscany-card-castle = Take a tile from the display that fits a legal space in your region and place it there for free. Then the display is refilled from your own stack, and the tile scores and takes effect as usual, even another Castle.
tuscany-card-castle-1 = You may decline. If no tile of the display fits, the effect is lost.
tuscany-card-castle-2 = The refill comes before the scoring and effect of the free tile, so a further Castle chooses from the refilled display.
tuscany-card-castle-3 = This is not an action and needs no marble. Cards, workers and storage are not involved.
tuscany-card-castle-4 = The starting castle has no effect.
tuscany-card-token = A wild token lies in storage like a tile. Place it on a space of any colour and pay in that space’s colour. It scores areas and colour bonuses and has that colour’s effect.
tuscany-card-token-1 = On an Inn space it brings a new token, on a Castle space a free tile.
tuscany-card-token-2 = A token gained by the first action may be placed by a second action of the same turn.
tuscany-card-starting_castle = During setup you place it on one of the three Castle spaces of your region. It has no effect and scores nothing. Your first tile goes next to it.
tuscany-card-starting_castle-1 = It counts as covering its space for areas and colours later. Alone in an area of one space, that area never scores.
tuscany-card-plus_card = Each of your Draw actions draws 1 region card more.
tuscany-card-plus_card-1 = It doesn’t count for Monasteries and yield cards.
# Rules card: You have 1 storage slot more, and you score 2 green points when you take it.
tuscany-card-plus_storage = You have 1 storage slot more, and you score { $green } green points when you take it.
tuscany-card-plus_storage-1 = The points are scored during setup too.
tuscany-card-plus_marble = Each of your Quarries brings 1 marble more.
tuscany-card-plus_marble-1 = It counts for a wild token on a Quarry space, not for yield cards.
tuscany-card-plus_worker = Each of your Villages brings 1 worker more.
tuscany-card-plus_worker-1 = It counts for a wild token on a Village space, not for yield cards.
tuscany-card-plus_yield = Each of your Carriages draws 1 yield card more.
# Rules card: Yield card Y1
tuscany-card-yield-title = Yield card { $card }
# Rules card: You get: 1 marble.
tuscany-card-yield = You get: { $gain }.
tuscany-card-draw-title = Draw
tuscany-card-draw = You draw 2 region cards (3 with the option of later printings), and 1 more for each “+1 region card”. There is no hand limit. If the deck is empty while a card is due, the discard is shuffled.
tuscany-card-draw-1 = If deck and discard are both empty, you draw as many as there are, perhaps none.
tuscany-card-take-title = Take
tuscany-card-take = Take any tile from the display into your storage, even one you can’t place yet. If your storage is full, discard something first. Then refill the display from your leftmost stack.
tuscany-card-take-1 = A discarded tile leaves the game, a wild token returns to the supply. You can’t discard while a slot is free.
tuscany-card-take-2 = When your stacks are empty, the slot stays empty.
tuscany-card-place-title = Place
tuscany-card-place = You put a tile or wild token from storage on an empty space of your region next to a covered one, in the tile’s own colour (a token: any), and pay. Then, in this order: a completed area scores, a completed colour scores, the effect happens.
tuscany-card-place-1 = The storage slot is free before the effect happens.
tuscany-card-payment-title = Payment
tuscany-card-payment = A space costs two requirements. Each is met by a region card of its colour, a worker, or two region cards of one other colour. Any mix is allowed, from two workers to two pairs.
tuscany-card-payment-1 = Two cards of different colours never replace anything.
tuscany-card-payment-2 = You may pay in any way you can afford, even a wasteful one.
tuscany-card-marble-title = Marble
tuscany-card-marble = Once per turn, after your action is completely resolved, you may return 1 marble and take a second action of any kind, even the same one.
tuscany-card-marble-1 = A marble, tile or token gained by the first action may be used by the second.
tuscany-card-marble-2 = At most one marble per turn. There is no holding limit.
tuscany-card-setup-title = Setup
# Rules card: Everyone draws 5 region cards and gets one board each of A, B and C. In secret and at the same …
tuscany-card-setup = Everyone draws { $cards } region cards and gets one board each of A, B and C. In secret and at the same time, you arrange your boards and place your starting castle. Then, from the start player on, each takes a bonus tile. Only then does the display open with 8 neutral tiles. You have three face-down stacks of { $tiles } tiles in an order nobody knows.
tuscany-card-setup-1 = The start player is drawn by chance and never changes.
tuscany-card-setup-2 = With the option “arranged at random” you choose only the space of the starting castle.
tuscany-card-region-title = Region
tuscany-card-region = Three boards of 10 spaces lie side by side, in any order, each turned by 180° or not, each half a space lower or higher than its left neighbour. Spaces are numbered 1 to 30, column by column from the left, from top to bottom; a board has columns of 3, 4 and 3 spaces. Adjacent spaces of one colour are an area, also across boards.
tuscany-card-region-1 = A region turned as a whole by 180° is the same map. Only one of the two is offered; you can turn it before you place the castle.
tuscany-card-region-2 = No area is larger than 3 spaces.
tuscany-card-refill-title = Refill and purge
# Rules card: A player who takes a tile from the display, by Take or with a Castle, puts the top tile of their …
tuscany-card-refill = A player who takes a tile from the display, by Take or with a Castle, puts the top tile of their leftmost stack in its place. If { $count } or more tiles of one kind then lie in the display, all of that kind leave the game and neutral tiles take their places, until no kind has { $count }.
tuscany-card-refill-1 = Neutral tiles never fill a gap left by a player without stacks.
tuscany-card-refill-2 = When the neutral tiles run out, the display stays short.
tuscany-card-refill-3 = A purge is over before the next choice is made.
tuscany-card-storage-title = Storage
# Rules card: You have 1 storage slot, and 1 more for each “+1 storage”. Tiles and wild tokens take a slot each.
tuscany-card-storage = You have { $room } storage slot, and 1 more for each “+1 storage”. Tiles and wild tokens take a slot each.
tuscany-card-storage-1 = What is left at the end of the game is worth 1 red point each.
tuscany-card-area-title = Area
# Rules card: When all spaces of an area are covered, you score green points: 1 space 1, 2 spaces 3, 3 spaces 6. …
tuscany-card-area = When all spaces of an area are covered, you score green points: 1 space { $one }, 2 spaces { $two }, 3 spaces { $three }. Incomplete areas score nothing.
tuscany-card-area-1 = With the starting castle in a Castle area of 2 spaces, covering the other one completes it: 3 points.
tuscany-card-colour_bonus-title = Colour bonus
tuscany-card-colour_bonus = The first to cover all spaces of a colour scores its first bonus in green, the second its second bonus; later players get nothing.
tuscany-card-colour_bonus-1 = The printed values weren’t available, so these are our own: more spaces, more points.
tuscany-card-round-title = Round
tuscany-card-round = Round 1 ends with the turn in which a player empties stack 1, round 2 likewise with stack 2. Then everyone adds green to red; green stays. So green points of round 1 count three times, of round 2 twice, of round 3 once. Play goes on with the next player.
tuscany-card-round-1 = No turn ends more than one round.
tuscany-card-round-2 = With the option “once everyone has had equally many turns”, rounds 1 and 2 end after the turn of the player before the start player.
tuscany-card-end-title = End of the game
tuscany-card-end = When a player has emptied stack 3 and finished that turn, everyone has exactly one more turn, clockwise, that player last. Then round 3 is scored, and the final scoring follows.
tuscany-card-end-1 = A player without stack tiles leaves gaps in the display.
tuscany-card-final-title = Final scoring
# Rules card: In red: 1 point for each tile and wild token in storage, each marble, each worker, and each full …
tuscany-card-final = In red: 1 point for each tile and wild token in storage, each marble, each worker, and each full set of { $cards } region cards. Most red points win.
tuscany-card-final-1 = Tiles in stacks and bonus tiles score nothing.
tuscany-card-ties-title = Ties
tuscany-card-ties = If tied on red, the player with more empty spaces wins; then fewer green points; then fewer region cards. If all that is equal, they share the win.
tuscany-card-stall-title = Nobody can draw
tuscany-card-stall = A turn in which you could only draw no cards counts as a pass. When everyone has passed in a row, the round ends; in round 3 the game ends.

## What came of a stretch of play

tuscany-round = Round { $number }
# What happened since a player’s last turn: Carriage from H
tuscany-summary-took = { $item } from { $slot }
# What happened since a player’s last turn: Village discarded
tuscany-summary-dropped = { $item } discarded
# What happened since a player’s last turn: Carriage on 8 for 3 region cards
tuscany-summary-placed = { $item } on { $space } for { $cost }
# What happened since a player’s last turn: bonus tile “+1 worker”
tuscany-summary-bonus = bonus tile “{ $bonus }”
# What happened since a player’s last turn: starting castle on 4
tuscany-summary-castle = starting castle on { $space }
# What happened since a player’s last turn: emptied stack 1
tuscany-summary-stack = emptied stack { $stack }
# What happened since a player’s last turn: New in the display: E · Carriage.
tuscany-summary-display = New in the display: { $items }.
# What happened since a player’s last turn: Ben +9
tuscany-summary-scored-seat = { $who } +{ $points }
# What happened since a player’s last turn: Round 1 is over. Red points: Ben +9, Clara +4, Anna +4.
tuscany-summary-scored = Round { $round } is over. Red points: { $points }.
# What happened since a player’s last turn: drew 3 region cards
tuscany-summary-drew = drew { $cards }
# What happened since a player’s last turn: Wild token on 10 for 3 region cards → 1 worker
tuscany-summary-brought = { $actions } → { $gains }
# What happened since a player’s last turn: bonus tile “+1 storage”, Village from E; in all 2 green
tuscany-summary-in-all = { $actions }; in all { $gains }
# What happened since a player’s last turn: City on 5 at no cost
tuscany-summary-placed-free = { $item } on { $space } at no cost

# Alt text of the picture: Display: A · Farm (olives), B · City, C · Quarry, D · Inn, E · Quarry, F · Castle, G · Monastery, H …
tuscany-glance-display = Display: { $items }

## For newcomers
tuscany-guide-goal = Fill your region of 30 spaces with tiles. The most red points ① at the end win. During the game you score green points; at the end of each of the three rounds your green total is added to red and stays, so what you score early counts three times.
tuscany-guide-round =
    On your turn you do one of three things:
    1. Draw region cards.
    2. Take a tile of the display ① (A to H) into your storage ②.
    3. Place a tile of your storage on a space of its colour next to what you have ③, and pay two requirements: cards of that colour, workers, or pairs of cards of another colour.
    A marble pays for a second action. The first stack of tiles that runs out ends the round.
tuscany-guide-points =
    Areas: cover all spaces of an area ① of one colour for 1, 3 or 6 green (1, 2 or 3 spaces).
    Colours: the first and second player to cover every space of a colour score its bonus.
    Farms: 1 green for each product that is new to that farm area ②. At the end, leftover tiles, marble, workers and cards bring a little red.
tuscany-guide-mistakes =
    1. Taking a tile you can’t place: your storage ① holds just one at first, so it blocks you.
    2. Taking tiles you can’t pay for: have two requirements in hand ② first.
    3. Starting many areas and finishing none: only complete areas score, and early ones up to three times.
tuscany-lesson-take = You’re { $player1 } and go first. Your hand: 3 Village cards, 1 Farm card, 1 Monastery card. Your storage holds one tile, and you can only place next to your castle (10). What do you do?
tuscany-lesson-take-village = Well chosen: the Village fits on 9, right beside your castle, and you hold two Village cards to pay for it. You can place it next turn.
tuscany-lesson-take-city = No City space lies next to your castle, so this tile fits nowhere now. It fills your only storage space: before you can take another one, you have to reach a City space or give the tile up.
tuscany-lesson-take-draw = Cards are never wrong: your bonus tile makes it 3 instead of 2. But you can pay for a Village already, and this Village may be gone when it is your turn again.
tuscany-lesson-place = Suppose you took the Village: it’s in your storage, and you have enough Village cards to pay for it. What now?
tuscany-lesson-place-place = Covered for two Village cards, and the Village brings you a worker, who pays for any space. Two more Villages on 8 and 11 complete this area of three: 6 green points, in the first round three times over.
tuscany-lesson-place-lose = Your storage only holds one tile, so the Village left the game for the Farm. Place first, then take: a full storage costs you a tile.
tuscany-lesson-place-draw = More cards, but you could place already. Every turn a tile waits in storage is a turn in which you can’t take another one.
tuscany-lesson-pay = Suppose some turns have passed. You place a Farm on 7 and have to meet two requirements. Among others you have 1 Farm card, 2 Monastery cards and 1 worker. How do you pay?
tuscany-lesson-pay-worker = The fewest cards: a Farm card and the worker, and 5 cards stay in your hand. 7 is an area of its own, so it scores at once. Only remember that the worker would have paid for any colour later.
tuscany-lesson-pay-pair = Two cards of another colour make one requirement, so this costs three cards; but you keep the worker, who fits every colour. 7 is an area of its own and scores right away.
tuscany-lesson-pay-both = This keeps the Farm card and gives away the worker and the pair. It’s worth it only if you mean to place another Farm soon.

## What the game’s own commands are for
# Name of a command, at most 32 characters.
tuscany-verb-arrange = arrange
# Description of a command, at most 100 characters.
tuscany-verb-arrange-about = Arrange your region: order, turned boards, heights, castle
# Name of a command, at most 32 characters.
tuscany-verb-start_castle = start_castle
# Description of a command, at most 100 characters.
tuscany-verb-start_castle-about = Where your starting castle stands
# Name of a command, at most 32 characters.
tuscany-verb-start_bonus = start_bonus
# Description of a command, at most 100 characters.
tuscany-verb-start_bonus-about = Which bonus tile you begin with
# Name of a command, at most 32 characters.
tuscany-verb-draw = draw
# Description of a command, at most 100 characters.
tuscany-verb-draw-about = Draw region cards
# Name of a command, at most 32 characters.
tuscany-verb-take = take
# Description of a command, at most 100 characters.
tuscany-verb-take-about = Take a tile of the display, A to H
# Name of a command, at most 32 characters.
tuscany-verb-discard = discard
# Description of a command, at most 100 characters.
tuscany-verb-discard-about = Which stored tile makes room
# Name of a command, at most 32 characters.
tuscany-verb-place = place
# Description of a command, at most 100 characters.
tuscany-verb-place-about = Place a stored tile on a space of your region
# Name of a command, at most 32 characters.
tuscany-verb-pay = pay
# Description of a command, at most 100 characters.
tuscany-verb-pay-about = How you pay for a placement
# Name of a command, at most 32 characters.
tuscany-verb-bonus = bonus
# Description of a command, at most 100 characters.
tuscany-verb-bonus-about = Which bonus tile a City brings
# Name of a command, at most 32 characters.
tuscany-verb-decline = decline
# Description of a command, at most 100 characters.
tuscany-verb-decline-about = Decline what is offered
# Name of a command, at most 32 characters.
tuscany-verb-castle = castle
# Description of a command, at most 100 characters.
tuscany-verb-castle-about = Which tile a Castle brings
# Name of a command, at most 32 characters.
tuscany-verb-on = on
# Description of a command, at most 100 characters.
tuscany-verb-on-about = On which space the Castle’s tile goes
# Name of a command, at most 32 characters.
tuscany-verb-end = end
# Description of a command, at most 100 characters.
tuscany-verb-end-about = End your turn and keep the marble
# Name of a command, at most 32 characters.
tuscany-verb-marble = marble
# Description of a command, at most 100 characters.
tuscany-verb-marble-about = Use a marble for a second action
# Reason for a move, after “goes for”, at most 50 characters.
tuscany-feature-points = red points
# Reason for a move, after “goes for”, at most 50 characters.
tuscany-feature-green = green points that count again
# Reason for a move, after “goes for”, at most 50 characters.
tuscany-feature-cards = region cards for the next tiles
# Reason for a move, after “goes for”, at most 50 characters.
tuscany-feature-reserve = spare region cards
# Reason for a move, after “goes for”, at most 50 characters.
tuscany-feature-pairs = pairs of cards
# Reason for a move, after “goes for”, at most 50 characters.
tuscany-feature-workers = workers
# Reason for a move, after “goes for”, at most 50 characters.
tuscany-feature-marble = marble
# Reason for a move, after “goes for”, at most 50 characters.
tuscany-feature-payable = a tile that can be placed next
# Reason for a move, after “goes for”, at most 50 characters.
tuscany-feature-waiting = a tile you can soon pay for
# Reason for a move, after “goes for”, at most 50 characters.
tuscany-feature-stuck = no tile stuck in storage
# Reason for a move, after “goes for”, at most 50 characters.
tuscany-feature-tokens = wild tokens
# Reason for a move, after “goes for”, at most 50 characters.
tuscany-feature-villages = workers from a stored village
# Reason for a move, after “goes for”, at most 50 characters.
tuscany-feature-carriages = yield cards from a stored carriage
# Reason for a move, after “goes for”, at most 50 characters.
tuscany-feature-quarries = marble from a stored quarry
# Reason for a move, after “goes for”, at most 50 characters.
tuscany-feature-monasteries = a stored monastery
# Reason for a move, after “goes for”, at most 50 characters.
tuscany-feature-cities = a stored city
# Reason for a move, after “goes for”, at most 50 characters.
tuscany-feature-inns = a stored inn
# Reason for a move, after “goes for”, at most 50 characters.
tuscany-feature-castles = a stored castle
# Reason for a move, after “goes for”, at most 50 characters.
tuscany-feature-finishing = a stored tile that completes an area or colour
# Reason for a move, after “goes for”, at most 50 characters.
tuscany-feature-offered = a tile in the display that completes an area
# Reason for a move, after “goes for”, at most 50 characters.
tuscany-feature-storage = room in storage
# Reason for a move, after “goes for”, at most 50 characters.
tuscany-feature-display = tiles of the display that fit
# Reason for a move, after “goes for”, at most 50 characters.
tuscany-feature-reach = a choice of spaces
# Reason for a move, after “goes for”, at most 50 characters.
tuscany-feature-covered = a region filled
# Reason for a move, after “goes for”, at most 50 characters.
tuscany-feature-areas = areas to complete
# Reason for a move, after “goes for”, at most 50 characters.
tuscany-feature-colours = a colour bonus
# Reason for a move, after “goes for”, at most 50 characters.
tuscany-feature-plus_card = more cards each draw
# Reason for a move, after “goes for”, at most 50 characters.
tuscany-feature-plus_storage = more storage
# Reason for a move, after “goes for”, at most 50 characters.
tuscany-feature-plus_marble = more marble from quarries
# Reason for a move, after “goes for”, at most 50 characters.
tuscany-feature-plus_worker = more workers from villages
# Reason for a move, after “goes for”, at most 50 characters.
tuscany-feature-plus_yield = more yield cards
# Reason for a move, after “goes for”, at most 50 characters.
tuscany-feature-pace = a faster end of the round
# Reason for a move, after “goes for”, at most 50 characters.
tuscany-feature-moving = a second action

## At what a plan stops

tuscany-signal-purged = the display has been purged
tuscany-signal-stack_emptied = a stack has been emptied
tuscany-signal-last_lap = the last turns have begun
