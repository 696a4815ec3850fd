toy-title = Toll Bridge
option-toy-stakes = Stakes
option-toy-stakes-low = Low
option-toy-stakes-high = High

toy-round = Round { $number }
toy-headline = Round { $round }
toy-headline-over = The game is over
toy-ask-turn = draw, play a card or pass
toy-ask-toll = levy a toll or not
toy-ask-bury = bury a card
toy-ask-bid = bid for the bridge
toy-prompt-turn = { toy-ask-turn }. You have { $coins } coins.
toy-prompt-toll = { toy-ask-toll }. You have { $coins } coins.
toy-prompt-bury = { toy-ask-bury }. You have { $coins } coins.
toy-prompt-bid = { toy-ask-bid }.
toy-button-bid = Bid
toy-group-turn = Turn
toy-group-toll = Toll
toy-group-bury = Bury
toy-group-bid = Bid
toy-choice-pass = Pass
toy-choice-draw = Draw a card
toy-choice-roll = Roll the die
toy-choice-levy = Levy the toll
toy-choice-decline = Decline
toy-choice-north = North
toy-choice-south = South
toy-effect-draw = the top card of the deck
toy-effect-roll = a six gains 1 coin
toy-effect-levy = pay 1, take 2
toy-card = Card { $number }
toy-coins = { $number } coins

toy-story-round = Round { $round } begins.
toy-story-passed = { $who } passes.
toy-story-drew = { $who } draws a card.
toy-story-drew-secret = { $who } draws card { $card }.
toy-story-rolled = { $who } rolls { $die }.
toy-story-played = { $who } plays card { $card }.
toy-story-tolled = { $who } takes a toll from { $victim }.
toy-story-buried = { $who } buries a card.
toy-story-buried-secret = { $who } buries card { $card }.
toy-story-answered = { $who } has bid.
toy-story-bid = { $who } bids { $coins } on { $side }.
toy-story-bridge = { $side } gains a bridge: { $seats }.
toy-story-dug_up = { $who } digs up { $coins } coins.

toy-refusal-deck = The deck has no card left.
toy-refusal-hand = Your hand holds no card { $card }.
toy-refusal-coins = The bid needs { $need } coins; you have { $have }.

toy-rule-a-turn = A turn
toy-rule-tolls = Tolls
toy-rule-the-bridge = The bridge

toy-board-players = Players
toy-board-score = { $who }: { $points } points
toy-board-seat = { $who }: { $coins } coins, { $cards } cards, { $buried } buried, { $bridges } bridges
toy-board-deck = Deck: { $cards } cards; played: { $played }
toy-hand = Your cards
toy-hand-cards = Hand: { $cards }
toy-hand-buried = Buried: { $cards }
toy-none = none

toy-score-coins = Coins
toy-score-hand = Cards in hand
toy-score-bridges = Bridges

toy-card-group = Rules
toy-card-toll = Toll
toy-card-toll-cost = Costs 1 coin
toy-card-toll-body = Take 2 coins from the player who has just played a card.

## What happened since a player’s last turn

toy-summary-tolled = took a toll from { $victim }
toy-summary-passed = passed
toy-summary-rolled = rolled { $die }
toy-summary-played = played card { $card }
toy-summary-drew = drew { $cards ->
        [one] a card
       *[other] { $cards } cards
    }
toy-summary-bid = bid { $coins }
toy-summary-bridges = gained { $bridges ->
        [one] a bridge
       *[other] { $bridges } bridges
    }
toy-amount-coin = { $count ->
        [one] { $count } coin
       *[other] { $count } coins
    }

## Cards for newcomers

toy-guide-goal = Collect coins, cards and bridges over six rounds. The most points at the end win: each coin is a point, each card in your hand its number, and each bridge two points.
toy-guide-round =
    1. In turn, each player passes, draws a card, rolls the die, or plays a card ①. A card pays its number in coins.
    2. After you play a card, the next player may pay 1 coin to take 2 of yours ②.
    3. Then all bid up to 2 coins for the bridge in secret. Everyone pays; everyone on the side with more coins gains a bridge.
toy-guide-points =
    Your coins and the cards in your hand count in full, so hands stay hidden until the end.
    A bridge counts two points. A buried card becomes two coins at the end.
toy-guide-mistakes =
    1. Playing a card when the next player can afford a toll.
    2. Passing while there are cards to draw: a third card in hand means you bury one, and even that becomes two coins.
    3. Bidding 2 coins for a bridge your side wins anyway.

## What speaks for a move

toy-feature-coins = coins
toy-feature-cards = cards
toy-feature-buried = buried cards
toy-feature-bridges = bridges

## At what a plan stops

toy-signal-rolled = somebody has rolled the die
