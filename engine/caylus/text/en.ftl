# Caylus: what its players read.

## The game and its options

caylus-title = Caylus
option-caylus-favors = Royal favours
option-caylus-favors-table = Favour table
option-caylus-favors-simplified = Simplified: 3 points each

## Goods

caylus-cube-food = Food
caylus-cube-wood = Wood
caylus-cube-stone = Stone
caylus-cube-cloth = Cloth
caylus-cube-gold = Gold
caylus-goods-food = food
caylus-goods-wood = wood
caylus-goods-stone = stone
caylus-goods-cloth = cloth
caylus-goods-gold = gold
# Part of other texts: 1 cube of any kind
caylus-amount-any = { $count ->
    [one] { $count } cube of any kind
   *[other] { $count } cubes of any kind
    }
# Part of other texts: 1 basic cube
caylus-amount-basic = { $count ->
    [one] { $count } basic cube
   *[other] { $count } basic cubes
    }
# Part of other texts: 2 deniers
caylus-amount-denier = { $count ->
    [0] no deniers
    [one] { $count } denier
   *[other] { $count } deniers
    }
# Part of other texts: 5 points
caylus-amount-vp = { $count ->
    [one] { $count } point
   *[other] { $count } points
    }
# Effect of a choice, at most 100 characters: 1 royal favour
caylus-amount-favor = { $count ->
    [one] { $count } royal favour
   *[other] { $count } royal favours
    }
# Part of other texts: 6 workers
caylus-amount-worker = { $count ->
    [0] no worker
    [one] { $count } worker
   *[other] { $count } workers
    }
# Part of other texts: 1 batch
caylus-amount-batch = { $count ->
    [0] no batch
    [one] { $count } batch
   *[other] { $count } batches
    }
# Part of other texts: 1 house
caylus-amount-house = { $count ->
    [0] no house
    [one] { $count } house
   *[other] { $count } houses
    }
caylus-amount-order = { $count ->
    [one] { $count } place in turn order
   *[other] { $count } places in turn order
    }
# Effect of a choice, at most 100 characters: 1 food → 4 deniers
caylus-trade = { $cost } → { $gain }

## Categories and parts of the board

caylus-category-fixed = Fixed building
caylus-category-neutral = Neutral building
caylus-category-wood = Wood building
caylus-category-stone = Stone building
caylus-category-residential = Residential building
caylus-category-prestige = Prestige building
caylus-group-special = Special buildings
caylus-group-road = The road
caylus-group-castle = The castle
caylus-group-stock-wood = Wood buildings
caylus-group-stock-stone = Stone buildings
caylus-group-stock-prestige = Prestige buildings
caylus-group-provost = Provost
caylus-group-favor = Royal favour
caylus-group-goods = Goods

## Buildings

caylus-tile-gate = Gate
caylus-tile-trading_post = Trading Post
caylus-tile-merchants_guild = Merchants’ Guild
caylus-tile-joust_field = Joust Field
caylus-tile-stables = Stables
caylus-tile-inn = Inn
caylus-tile-castle = Castle
caylus-tile-fixed_peddler = Peddler
caylus-tile-fixed_peddler-full = Peddler (fixed)
caylus-tile-fixed_carpenter = Carpenter
caylus-tile-fixed_carpenter-full = Carpenter (fixed)
caylus-tile-gold_mine = Gold Mine
caylus-tile-neutral_quarry = Quarry
caylus-tile-neutral_quarry-full = Quarry (neutral)
caylus-tile-neutral_sawmill = Sawmill
caylus-tile-neutral_sawmill-full = Sawmill (neutral)
caylus-tile-neutral_forest = Forest
caylus-tile-neutral_farm = Farm
caylus-tile-neutral_farm-full = Farm (neutral)
caylus-tile-neutral_marketplace = Marketplace
caylus-tile-neutral_marketplace-full = Marketplace (neutral)
caylus-tile-neutral_carpenter = Carpenter
caylus-tile-neutral_carpenter-full = Carpenter (neutral)
caylus-tile-wood_farm_food = Farm
caylus-tile-wood_farm_food-full = Farm (food)
caylus-tile-wood_farm_cloth = Farm
caylus-tile-wood_farm_cloth-full = Farm (cloth)
caylus-tile-wood_quarry = Quarry
caylus-tile-wood_quarry-full = Quarry (wooden)
caylus-tile-wood_sawmill = Sawmill
caylus-tile-wood_sawmill-full = Sawmill (wooden)
caylus-tile-wood_marketplace = Marketplace
caylus-tile-wood_marketplace-full = Marketplace (wooden)
caylus-tile-wood_peddler = Peddler
caylus-tile-wood_peddler-full = Peddler (wooden)
caylus-tile-mason = Mason
caylus-tile-lawyer = Lawyer
caylus-tile-stone_farm = Farm
caylus-tile-stone_farm-full = Farm (stone)
caylus-tile-park = Park
caylus-tile-workshop = Workshop
caylus-tile-church = Church
caylus-tile-bank = Bank
caylus-tile-alchemist = Alchemist
caylus-tile-tailor = Tailor
caylus-tile-architect = Architect
caylus-tile-residence = Residence
caylus-tile-statue = Statue
caylus-tile-granary = Granary
caylus-tile-library = Library
caylus-tile-weaver = Weaver
caylus-tile-theater = Theatre
caylus-tile-college = College
caylus-tile-monument = Monument
caylus-tile-hotel = Hotel
caylus-tile-cathedral = Cathedral

## Castle sections, favour lines

caylus-section-dungeon = Dungeon
caylus-section-walls = Walls
caylus-section-towers = Towers
caylus-line-vp = Prestige
caylus-line-denier = Deniers
caylus-line-resource = Resources
caylus-line-building = Building

## What a place does, in a few words

caylus-effect-gate = move the worker to any place with room, for free
# Part of other texts: move the provost up to 3 spaces for free
caylus-effect-merchants_guild = move the provost up to { $reach } spaces for free
caylus-effect-stables = play earlier next round
# Part of other texts: next round your workers cost 1 denier each
caylus-effect-inn = next round your workers cost { $price } each
# Part of other texts: build the castle: Dungeon, 5 points per batch
caylus-effect-castle = build the castle: { $section }, { $points } per batch
caylus-effect-castle-full = the castle is full
caylus-effect-build-wood = build a wood building
caylus-effect-build-stone = build a stone building
caylus-effect-build-prestige = turn one of your Residences into a prestige building
# Part of other texts: 1 denier and 1 cloth: make a building your Residence
caylus-effect-lawyer = { $cost }: make a building your Residence
# Part of other texts: 2 food and 1 cloth (owner, if not you: 1 food or 1 cloth)
caylus-effect-bonus = { $output } (owner, if not you: { $bonus })
# Rules card: 1 denier more income each round
caylus-effect-income = { $gain } more income each round
# Part of other texts: +1 royal favour
caylus-effect-favors = +{ $gain }
caylus-effect-none = no further effect

## Phases, places, amounts in a line

caylus-phase-placing = placing workers
caylus-phase-special = special buildings
caylus-phase-provost = moving the provost
caylus-phase-road = road buildings
caylus-phase-castle = building the castle
caylus-phase-end = end of the round
# Round and phase: round 1 · placing workers
caylus-headline = round { $turn } · { $phase }
# Round and phase: round 13 · game over
caylus-headline-over = round { $turn } · game over
# Part of other texts: the Peddler (fixed) at 7
caylus-at = the { $tile } at { $space }
# Part of other texts: the Gate
caylus-at-special = the { $tile }
# Part of other texts: space 8
caylus-space = space { $space }

## Why not

# Why a move is refused: Ann’s worker is already on the Quarry (neutral), and there’s room for only 1.
caylus-refusal-occupied = { $who }’s worker is already on the { $tile }, and there’s room for only 1.
# Why a move is refused: You already have a worker at the Castle; it takes only 1 per player.
caylus-refusal-already-there = You already have a worker at the { $tile }; it takes only 1 per player.
caylus-refusal-stables-full = The Stables have room for 3 workers, and 3 are there already.
caylus-refusal-stables-two-players = With 2 players the Stables aren’t used.
caylus-refusal-no-workers = The { $tile } takes no workers: residential and prestige buildings never do.
# Why a move is refused: Space 9 is empty; workers go on buildings.
caylus-refusal-empty-space = Space { $space } is empty; workers go on buildings.
caylus-refusal-gate = The worker at the Gate has to go somewhere else.
# Why a move is refused: That takes 3 deniers; you have 1 denier.
caylus-refusal-cost = That takes { $need }; you have { $have }.
# Why a move is refused: The Lawyer costs 1 wood and 1 cloth; you have 1 wood and no cloth.
caylus-refusal-cost-tile = The { $tile } costs { $need }; you have { $have }.
caylus-refusal-off-road = The provost stays on the road, between spaces { $first } and { $last }.
# Why a move is refused: Only a building in the stock can be built; no Quarry (wooden) is left there.
caylus-refusal-stock = Only a building in the stock can be built; no { $tile } is left there.
caylus-refusal-road-full = A new building needs an empty space, and the road has none left.
caylus-refusal-not-yours = Only a neutral building or one of your own wood or stone buildings can become a Residence; the { $tile } belongs to { $who }.
caylus-refusal-never-transformed = The { $tile } can never become a Residence; only neutral, wood and stone buildings can, and no Lawyer.
caylus-refusal-pending = { $who } has already paid for it; it becomes a Residence once the worker there is back.
caylus-refusal-no-residence = A prestige building replaces one of your Residences; you have none.
caylus-refusal-not-residence = A prestige building replaces one of your Residences; you have none on space { $space }.
caylus-refusal-line-used = Each line can be used once in a phase, and you’ve already used { $line }.
caylus-refusal-level-cap = The favour levels are open only up to { $level } so far.
caylus-refusal-level-marker = Only levels up to your marker can be chosen; it is at level { $level }.
caylus-refusal-nothing-to-build = There is no building of that kind you can pay for and place now.
caylus-refusal-nothing-to-transform = There is no building on the road that may become your Residence.

## Titles of the rules, as in docs/rules/caylus.md

caylus-rule-places-for-workers = Places for workers
caylus-rule-the-bridge = The bridge
caylus-rule-income = Income
caylus-rule-placing-workers = Placing workers
caylus-rule-cost-of-a-worker = Cost of a worker
caylus-rule-special-buildings = Special buildings
caylus-rule-moving-the-provost = Moving the provost
caylus-rule-road-buildings = Road buildings
caylus-rule-end-of-the-round = End of the round
caylus-rule-special-fixed-and-neutral-buildings = Special, fixed and neutral buildings
caylus-rule-buildings-you-can-build = Buildings you can build
caylus-rule-using-a-building = Using a building
caylus-rule-construction = Construction
caylus-rule-wood-and-stone-buildings = Wood and stone buildings
caylus-rule-prestige-buildings = Prestige buildings
caylus-rule-residences = Residences
caylus-rule-the-castle = The castle
caylus-rule-delivering-batches = Delivering batches
caylus-rule-scoring-a-section = Scoring a section
caylus-rule-royal-favours = Royal favours
caylus-rule-the-favour-table = The favour table
caylus-rule-using-a-favour = Using a favour
caylus-rule-simplified-favours = Simplified favours
caylus-rule-end-of-the-game = End of the game
caylus-rule-two-players = Two players

## What happened

# Log: Round 1 begins. Turn order: Cleo, Ann, Ben.
caylus-story-turn = Round { $turn } begins. Turn order: { $order }.
# Log: Income: Ann +2 deniers, Ben +2 deniers, Cleo +2 deniers.
caylus-story-income = Income: { $gains }.
# Log: Ann +2 deniers
caylus-story-income-seat = { $who } +{ $gain }
# Log: Cleo pays 1 denier and places a worker on the Peddler (fixed) at 7.
caylus-story-placed = { $who } pays { $cost } and places a worker on { $place }.
# Log: Ann pays 1 denier and places a worker in the Castle.
caylus-story-placed-castle = { $who } pays { $cost } and places a worker in the Castle.
# Log: Ann owns the Mason at 12: +1 point (now 5).
caylus-story-owner_point = { $who } owns { $place }: +{ $points } (now { $now }).
# Log: Cleo is first to pass and gains 1 denier.
caylus-story-passed-first = { $who } is first to pass and gains { $gain }.
# Log: Ann passes (place 2 on the bridge).
caylus-story-passed = { $who } passes (place { $rank } on the bridge).
# Log: Ben moves the worker from the Gate to the Carpenter (fixed) at 8.
caylus-story-gate_moved = { $who } moves the worker from the Gate to { $place }.
# Log: Ben gains 3 deniers at the Trading Post.
caylus-story-trading_post = { $who } gains { $gain } at the Trading Post.
# Log: Ben pays 2 deniers and moves the provost forward 2, from 5 to 7.
caylus-story-provost-forward = { $who } pays { $cost } and moves the provost forward { $steps }, from { $start } to { $end }.
# Log: Cleo pays 2 deniers and moves the provost back 2, from 7 to 5.
caylus-story-provost-back = { $who } pays { $cost } and moves the provost back { $steps }, from { $start } to { $end }.
# Log: Ann moves the provost forward 1, from 6 to 7, with the Merchants’ Guild.
caylus-story-guild-forward = { $who } moves the provost forward { $steps }, from { $start } to { $end }, with the Merchants’ Guild.
# Log: Ann moves the provost back 1, from 17 to 16, with the Merchants’ Guild.
caylus-story-guild-back = { $who } moves the provost back { $steps }, from { $start } to { $end }, with the Merchants’ Guild.
# Log: Player 1 pays 1 denier and 1 cloth at the Joust Field for a royal favour.
caylus-story-joust = { $who } pays { $cost } at the Joust Field for a royal favour.
# Log: The Stables change the turn order: Ben, Cleo, Ann.
caylus-story-stables = The Stables change the turn order: { $order }.
# Log: Ben moves to the right circle of the Inn: next round each of their workers costs only 1 denier.
caylus-story-inn_moved = { $who } moves to the right circle of the Inn: next round each of their workers costs only { $price }.
# Log: Ben stays at the Inn: next round each of their workers costs only 1 denier.
caylus-story-inn_kept = { $who } stays at the Inn: next round each of their workers costs only { $price }.
# Log: Ben’s worker on space 8 is beyond the provost and returns without effect.
caylus-story-home-beyond = { $who }’s worker on { $place } is beyond the provost and returns without effect.
# Log: Workers beyond the provost return without effect: Player 1 (6), Player 4 (7), Player 3 (8) and …
caylus-story-home-beyond-several = Workers beyond the provost return without effect: { $workers }.
# Log: Player 1 (6)
caylus-story-home-beyond-worker = { $who } ({ $space })
# Log: Player 5 takes back the worker from the Gate.
caylus-story-home-declined = { $who } takes back the worker from the Gate.
# Log: Ben’s worker leaves the Inn.
caylus-story-home-displaced = { $who }’s worker leaves the Inn.
# Log: Ben takes the worker back from the Inn.
caylus-story-home-left = { $who } takes the worker back from the Inn.
# Log: Ann gains 1 stone from the Quarry (neutral) at 1.
caylus-story-produced = { $who } gains { $gain } from { $place }.
caylus-story-owner_bonus = { $who } gains { $gain } as the owner of { $place }.
# Log: Ann sells 1 wood for 4 deniers at the Marketplace (neutral) at 2.
caylus-story-sold = { $who } sells { $cost } for { $gain } at { $place }.
# Log: Cleo buys 1 wood for 2 deniers at the Peddler (fixed) at 7.
caylus-story-bought = { $who } buys { $gain } for { $cost } at { $place }.
caylus-story-exchanged = { $who } pays { $cost } at { $place } and gains { $gain }.
# Log: Cleo pays 1 food and 1 wood for the Peddler (wooden) at 9: +4 points (now 4).
caylus-story-built = { $who } pays { $cost } for { $place }: +{ $points } (now { $now }).
caylus-story-upgraded = { $who } pays { $cost } and turns the Residence at { $space } into the { $tile }: +{ $points } (now { $now }).
caylus-story-transform_paid = { $who } pays { $cost } to turn { $place } into a Residence.
caylus-story-transform_delayed = { $who } pays { $cost }: { $place } becomes a Residence once the worker there is back.
caylus-story-transformed = { $who } now has a Residence in place of { $place }: +{ $points } (now { $now }).
# Log: Ann hands in 1 food, 1 stone and 1 cloth for house 1 in the Dungeon: +5 points (now 10).
caylus-story-batch = { $who } hands in { $cost } for house { $house } in the { $section }: +{ $points } (now { $now }).
# Log: Player 2 has a worker in the Castle but hands in nothing: −2 points (now 2).
caylus-story-castle_penalty = { $who } has a worker in the Castle but hands in nothing: −{ $points } (now { $now }).
# Log: Player 1 has a worker in the Castle but hands in nothing; at 0 points nothing is lost.
caylus-story-castle_penalty-spared = { $who } has a worker in the Castle but hands in nothing; at 0 points nothing is lost.
caylus-story-castle_waived = The castle is full: { $who } keeps the cubes and loses nothing.
# Log: Ann built most in the castle, with 1 batch, and receives a royal favour.
caylus-story-best_builder = { $who } built most in the castle, with { $batches }, and receives a royal favour.
caylus-story-favor_lost = { $who } has used all 4 lines in this phase: the royal favour is lost.
# Log: Player 1 gains 3 points (now 3) for a royal favour.
caylus-story-favor_points = { $who } gains { $gain } for a royal favour.
# Log: Royal favour: Ann moves to level 1 of the Resources line.
caylus-story-favor_line-raised = Royal favour: { $who } moves to level { $level } of the { $line } line.
caylus-story-favor_line-kept = Royal favour: { $who } uses the { $line } line and stays at level { $level }.
# Log: Royal favour: Ann moves to level 1 of the Prestige line and gains 1 point (now 6).
caylus-story-favor_line-raised-gain = Royal favour: { $who } moves to level { $level } of the { $line } line and gains { $gain }.
caylus-story-favor_line-kept-gain = Royal favour: { $who } stays at level { $level } of the { $line } line and gains { $gain }.
# Log: Ann gains 1 food from the favour.
caylus-story-favor_gain = { $who } gains { $gain } from the favour.
caylus-story-favor_swap = { $who } gives { $cost } for { $gain } with the favour.
# Log: Ann uses level 1 of the line: nothing.
caylus-story-favor_build = { $who } uses level { $level } of the line: { $effect }.
# Log: The bailiff moves from 6 to 8, and the provost joins him.
caylus-story-bailiff = The bailiff moves from { $start } to { $end }, and the provost joins him.
# Log: Scoring of the Dungeon.
caylus-story-scoring = Scoring of the { $section }.
# Log: Ben has no house in the Dungeon: −2 points (now 2).
caylus-story-section_score-penalty = { $who } has no house in the { $section }: −{ $points } (now { $now }).
# Log: Player 5 has no house in the Dungeon; at 0 points nothing is lost.
caylus-story-section_score-spared = { $who } has no house in the { $section }; at 0 points nothing is lost.
# Log: Ann has 1 house in the Dungeon: no favour.
caylus-story-section_score-none = { $who } has { $houses } in the { $section }: no favour.
# Log: Player 3 has 2 houses in the Walls: 1 royal favour.
caylus-story-section_score-favors = { $who } has { $houses } in the { $section }: { $favors }.
# Log: The scoring of the Dungeon is complete; royal favours are now open up to level 4.
caylus-story-section_scored = The scoring of the { $section } is complete; royal favours are now open up to level { $cap }.
# Log: Final scoring: Player 1 gains 0 points for gold, 3 for other cubes and 0 for deniers.
caylus-story-final_score = Final scoring: { $who } gains { $gold } { $gold ->
    [one] point
   *[other] points
    } for gold, { $goods } for other cubes and { $deniers } for deniers.
# Log: Ann can’t place another worker.
caylus-story-forced-pass = { $who } can’t place another worker.
# Log: Ann and Ben can place no more workers and pass.
caylus-story-forced-passes = { $count ->
    [one] { $who } can’t place another worker and passes.
   *[other] { $who } can place no more workers and pass.
}
# Log: Ann doesn’t joust. (No other choice.)
caylus-story-only-choice = { $story } (No other choice.)
# Log: Player 3 leaves the provost in place.
caylus-story-declined-guild_move = { $who } leaves the provost in place.
# Log: Ann leaves the provost in place.
caylus-story-declined-provost_move = { $who } leaves the provost in place.
# Log: Ben and Ann leave the provost in place.
caylus-story-provost-kept = { $who } leave the provost in place.
# Log: Ann doesn’t joust.
caylus-story-declined-joust = { $who } doesn’t joust.
# Log: Cleo builds nothing.
caylus-story-declined-build_craft = { $who } builds nothing.
# Log: Player 2 makes no Residence.
caylus-story-declined-lawyer_target = { $who } makes no Residence.
# Log: Player 5 builds no prestige building.
caylus-story-declined-build_prestige = { $who } builds no prestige building.
# Log: Player 1 sells nothing.
caylus-story-declined-market_sell = { $who } sells nothing.
# Log: Player 2 buys nothing.
caylus-story-declined-peddler_buy = { $who } buys nothing.
caylus-story-declined-exchange = { $who } makes no exchange.
# Log: Ann stops building in the castle.
caylus-story-declined-castle_batch = { $who } stops building in the castle.

## What a player is asked

# Question in one line of a picture, at most 56 columns.
caylus-ask-place_or_pass = place a worker or pass
# Question in one line of a picture, at most 56 columns.
caylus-ask-place_or_pass-own = place a worker or pass
# Question in one line of a picture, at most 56 columns.
caylus-ask-gate_move = move your worker from the Gate, or take it back
# Question in one line of a picture, at most 56 columns: move the provost up to 3 spaces for free, or don’t
caylus-ask-guild_move = move the provost up to { $reach } spaces for free, or don’t
# Question in one line of a picture, at most 56 columns: pay 1 denier and 1 cloth for a royal favour, or decline
caylus-ask-joust = pay { $cost } for a royal favour, or decline
# Question in one line of a picture, at most 56 columns.
caylus-ask-inn_keep = keep your worker at the Inn, or take it back
# Question in one line of a picture, at most 56 columns: move the provost up to 3 spaces, 1 denier each, or not
caylus-ask-provost_move =
    { $reach ->
        [one] move the provost { $reach } space for { $price }, or not
       *[other] move the provost up to { $reach } spaces, { $price } each, or not
    }
# Question in one line of a picture, at most 56 columns: Forest (3): choose what you gain
caylus-ask-production_choice = { $spot }: choose what you gain
# Question in one line of a picture, at most 56 columns.
caylus-ask-owner_bonus = { $spot } is yours: choose the cube you gain
# Question in one line of a picture, at most 56 columns: build a wood building on space 9, or don’t
caylus-ask-build-wood = build a wood building on space { $space }, or don’t
# Question in one line of a picture, at most 56 columns: build a stone building on space 15, or don’t
caylus-ask-build-stone = build a stone building on space { $space }, or don’t
# Question in one line of a picture, at most 56 columns.
caylus-ask-build-wood-discount = build a wood building on { $space } for { $less } less, or don’t
# Question in one line of a picture, at most 56 columns.
caylus-ask-build-stone-discount = build a stone building on { $space } for { $less } less, or don’t
# Question in one line of a picture, at most 56 columns: Peddler (wooden): choose any cube to pay
caylus-ask-build_any = { $tile }: choose any cube to pay
# Question in one line of a picture, at most 56 columns.
caylus-ask-lawyer_target = turn a building into your Residence, or don’t
# Question in one line of a picture, at most 56 columns.
caylus-ask-build_prestige = turn a Residence into a prestige building, or don’t
# Question in one line of a picture, at most 56 columns.
caylus-ask-prestige_site = choose which Residence becomes the { $tile }
# Question in one line of a picture, at most 56 columns.
caylus-ask-favor_resource = choose { $gain }
# Question in one line of a picture, at most 56 columns: Marketplace (2): sell 1 cube for 4 deniers, or don’t
caylus-ask-market_sell = { $spot }: sell 1 cube for { $gain }, or don’t
# Question in one line of a picture, at most 56 columns: Peddler (7): buy 1 cube for 2 deniers, or don’t
caylus-ask-peddler_buy = { $count ->
    [one] { $spot }: buy 1 cube for { $price }, or don’t
   *[other] { $spot }: buy up to { $count } cubes, { $price } each, or don’t
    }
# Question in one line of a picture, at most 56 columns.
caylus-ask-exchange = { $spot }: trade, or don’t
# Question in one line of a picture, at most 56 columns.
caylus-ask-alchemist_cubes = choose the { $count } cubes you give for { $gain }
# Question in one line of a picture, at most 56 columns: hand in a batch (Dungeon, 5 points), or stop
caylus-ask-castle_batch = hand in a batch ({ $section }, { $points }), or stop
# Question in one line of a picture, at most 56 columns.
caylus-ask-favor_line = choose a line for your royal favour
# Question in one line of a picture, at most 56 columns.
caylus-ask-favor_level = choose a level of the { $line } line, up to { $level }
# Question in one line of a picture, at most 56 columns.
caylus-ask-favor_give = choose the cube you give for { $gain }
# Question in one line of a picture, at most 56 columns.
caylus-ask-favor_take = choose { $gain } for { $cost }

# Question, after the player’s name, at most 300 characters: place a worker or pass. A worker costs 1 denier; you have 7 deniers and 6 workers in hand.
caylus-prompt-place_or_pass = { caylus-ask-place_or_pass }. A worker costs { $price }; you have { $deniers } and { $workers } in hand.
# Question, after the player’s name, at most 300 characters: place a worker or pass. A worker costs 2 deniers, or 1 denier on your own buildings; you have 1 …
caylus-prompt-place_or_pass-own = { caylus-ask-place_or_pass-own }. A worker costs { $price }, or { $own } on your own buildings; you have { $deniers } and { $workers } in hand.
# Question, after the player’s name, at most 300 characters.
caylus-prompt-gate_move = { caylus-ask-gate_move }. It’s free, and it can go anywhere with room.
# Question, after the player’s name, at most 300 characters: move the provost up to 3 spaces for free, or don’t. He is on space 6.
caylus-prompt-guild_move = { caylus-ask-guild_move }. He is on space { $provost }.
# Question, after the player’s name, at most 300 characters: pay 1 denier and 1 cloth for a royal favour, or decline. You have 2 deniers, 1 stone and 2 cloth.
caylus-prompt-joust = { caylus-ask-joust }. You have { $have }.
# Question, after the player’s name, at most 300 characters: keep your worker at the Inn, or take it back. If it stays, workers cost you 1 denier next round.
caylus-prompt-inn_keep = { caylus-ask-inn_keep }. If it stays, workers cost you { $price } next round.
# Question, after the player’s name, at most 300 characters: move the provost up to 3 spaces, 1 denier each, or not. He is on space 7; you have 6 deniers.
caylus-prompt-provost_move = { caylus-ask-provost_move }. He is on space { $provost }; you have { $deniers }.
# Question, after the player’s name, at most 300 characters: Forest (3): choose what you gain.
caylus-prompt-production_choice = { caylus-ask-production_choice }.
# Question, after the player’s name, at most 300 characters.
caylus-prompt-owner_bonus = { caylus-ask-owner_bonus }. { $by } used it.
# Question, after the player’s name, at most 300 characters: build a wood building on space 9, or don’t. You have 4 deniers, 2 food and 1 wood.
caylus-prompt-build-wood = { caylus-ask-build-wood }. You have { $have }.
# Question, after the player’s name, at most 300 characters: build a stone building on space 15, or don’t. You have 2 food, 2 wood and 2 stone.
caylus-prompt-build-stone = { caylus-ask-build-stone }. You have { $have }.
# Question, after the player’s name, at most 300 characters.
caylus-prompt-build-wood-discount = { caylus-ask-build-wood-discount }. You have { $have }.
# Question, after the player’s name, at most 300 characters.
caylus-prompt-build-stone-discount = { caylus-ask-build-stone-discount }. You have { $have }.
# Question, after the player’s name, at most 300 characters: Peddler (wooden): choose any cube to pay. You have 1 denier, 3 food and 2 wood.
caylus-prompt-build_any = { caylus-ask-build_any }. You have { $have }.
# Question, after the player’s name, at most 300 characters.
caylus-prompt-lawyer_target = { caylus-ask-lawyer_target }. It costs { $cost }; you have { $have }.
# Question, after the player’s name, at most 300 characters.
caylus-prompt-build_prestige = { caylus-ask-build_prestige }. You have { $have }.
# Question, after the player’s name, at most 300 characters.
caylus-prompt-prestige_site = { caylus-ask-prestige_site }.
# Question, after the player’s name, at most 300 characters.
caylus-prompt-favor_resource = { caylus-ask-favor_resource }.
# Question, after the player’s name, at most 300 characters: Marketplace (2): sell 1 cube for 4 deniers, or don’t. You have 2 food, 1 wood and 1 stone.
caylus-prompt-market_sell = { caylus-ask-market_sell }. You have { $have }.
# Question, after the player’s name, at most 300 characters: Peddler (7): buy 1 cube for 2 deniers, or don’t. You have 4 deniers.
caylus-prompt-peddler_buy = { caylus-ask-peddler_buy }. You have { $have }.
# Question, after the player’s name, at most 300 characters.
caylus-prompt-exchange = { caylus-ask-exchange }: { $effect }. You have { $have }.
# Question, after the player’s name, at most 300 characters.
caylus-prompt-alchemist_cubes = { caylus-ask-alchemist_cubes }. You have { $have }.
# Question, after the player’s name, at most 300 characters: hand in a batch (Dungeon, 5 points), or stop. You have 2 food, 3 stone and 1 cloth.
caylus-prompt-castle_batch = { caylus-ask-castle_batch }. You have { $have }.
# Question, after the player’s name, at most 300 characters.
caylus-prompt-favor_line = { caylus-ask-favor_line }.
# Question, after the player’s name, at most 300 characters.
caylus-prompt-favor_level = { caylus-ask-favor_level }. You have { $have }.
# Question, after the player’s name, at most 300 characters.
caylus-prompt-favor_give = { caylus-ask-favor_give }. You have { $have }.
# Question, after the player’s name, at most 300 characters.
caylus-prompt-favor_take = { caylus-ask-favor_take }.

## Choices

# Effect of a choice, at most 100 characters: pay 2 deniers
caylus-pay = pay { $cost }
# Effect of a choice, at most 100 characters: pay 3
caylus-price = pay { $deniers }
caylus-free = free
# Part of other texts: Cleo +1
caylus-owner-point = { $owner } +{ $points }
# Part of other texts: +2
caylus-gain-points = +{ $points }
# Part of other texts: 1 point (now 6)
caylus-gain-now = { $gain } (now { $now })
caylus-beyond = beyond provost
# Effect of a choice, at most 100 characters: you have 3 food
caylus-you-have = you have { $have }
caylus-offer-pass = Pass
# Effect of a choice, at most 100 characters: first on the bridge: 1 denier
caylus-offer-pass-first = first on the bridge: { $gain }
# Effect of a choice, at most 100 characters: no. 2 on the bridge
caylus-offer-pass-later = no. { $rank } on the bridge
# Part of other texts: circle 1: no. 1 in turn order
caylus-offer-stables = circle { $circle }: no. { $circle } in turn order
caylus-offer-decline = Decline
caylus-offer-take-back = Take the worker back
caylus-offer-keep = Keep the worker there
# Effect of a choice, at most 100 characters: your workers cost 1 denier next round, but you have one fewer
caylus-offer-keep-effect = your workers cost { $price } next round, but you have one fewer
caylus-offer-leave-effect = normal price next round, with all your workers
# Choice in a menu or on a button, at most 80 columns with its code: Pay 1 denier and 1 cloth
caylus-offer-joust = Pay { $cost }
# Choice in a menu or on a button, at most 80 columns with its code: −3
caylus-offset = { $offset }
caylus-offset-stay = 0 (stay)
caylus-spaces-idle = To a space without workers
caylus-empty-space = empty space
# Effect of a choice, at most 100 characters: now in reach: Cleo (7)
caylus-reach-in = now in reach: { $workers }
# Effect of a choice, at most 100 characters: now beyond him: Ann (4), Cleo (5) and Ben (6)
caylus-reach-out = now beyond him: { $workers }
# Part of other texts: Ann (4)
caylus-reach-worker = { $owner } ({ $space })
caylus-offer-no-build = Build nothing
caylus-offer-no-transform = No Residence
caylus-offer-no-prestige = No prestige building
caylus-offer-no-trade = No trade
caylus-residence-now = your Residence, +{ $points }
caylus-residence-later = your Residence, +{ $points }, once the worker there is back
caylus-offer-stop = Stop
# Effect of a choice, at most 100 characters: nothing handed in: −2
caylus-offer-stop-penalty = nothing handed in: −{ $points }
# Effect of a choice, at most 100 characters: Dungeon: +5
caylus-offer-batch-effect = { $section }: +{ $points }
# Effect of a choice, at most 100 characters: marker to level 1: 1 point
caylus-offer-line-raised = marker to level { $level }: { $effect }
caylus-offer-line-kept = marker stays at level { $level }: { $effect }
caylus-level = Level { $level }
caylus-level-nothing = nothing
# Part of other texts: build a wood building for 1 wood less
caylus-level-wood = build a wood building for { $less } less
# Part of other texts: build a stone building for 1 stone less
caylus-level-stone = build a stone building for { $less } less
caylus-level-prestige = build a prestige building at full cost
caylus-offer-site-effect = you lose its { $income } of income

## Where points come from

caylus-score-building = Buildings
caylus-score-residence = Residences
caylus-score-owner = Others using your buildings
caylus-score-castle = Castle
caylus-score-favor = Royal favours
caylus-score-trade = Church and Tailor
caylus-score-penalty = Penalties
caylus-score-gold = Gold at the end
caylus-score-goods = Other cubes at the end
caylus-score-deniers = Deniers at the end

## The text board

# Board as text: Turn order: Cleo, Ann, Ben
caylus-board-order = Turn order: { $order }
caylus-board-bridge = Bridge
# Board as text: Passed, in this order: Cleo
caylus-board-passed = Passed, in this order: { $order }
# Board as text: Nobody has passed; the first to pass gains 1 denier
caylus-board-passed-nobody = Nobody has passed; the first to pass gains { $gain }
# Board as text: A worker costs 1 denier now
caylus-board-price = A worker costs { $price } now
# Board as text: Thanks to the Inn a worker costs Ben only 1 denier
caylus-board-inn-price = Thanks to the Inn a worker costs { $who } only { $price }
# Board as text: Moving the provost costs 1 denier per space
caylus-board-provost-price = Moving the provost costs { $price } per space
caylus-board-special = Special buildings
caylus-board-road = Road
# Board as text: A · Gate · move the worker to any place with room, for free
caylus-board-coded = { $code } · { $facts }
# Board as text: worker: Ann
caylus-board-worker = worker: { $who }
# Board as text: workers in order: Player 2
caylus-board-workers = workers in order: { $order }
# Board as text: entering: Ben
caylus-board-inn-left = entering: { $who }
# Board as text: staying: Ben
caylus-board-inn-right = staying: { $who }
caylus-board-out-of-use = not used with 2 players
# Board as text: owner: Cleo
caylus-board-owner = owner: { $who }
caylus-board-pending = becomes a Residence of { $who }
caylus-board-empty = empty
# Board as text: 9–15
caylus-board-spaces = { $first }–{ $last }
caylus-board-provost = Provost and bailiff
# Board as text: Provost: space 6
caylus-board-provost-at = Provost: space { $provost }
# Board as text: Bailiff: space 6
caylus-board-bailiff-at = Bailiff: space { $bailiff }
caylus-board-castle = Castle
# Board as text: workers, in building order: Ann
caylus-board-queue = workers, in building order: { $order }
caylus-board-queue-nobody = no worker
# Board as text: Dungeon: 0 of 6 built, 5 points each
caylus-board-section = { $section }: { $built } of { $room } built, { $points } each
# Board as text: scored when the bailiff reaches 12 or it is full
caylus-board-section-due = scored when the bailiff reaches { $trigger } or it is full
caylus-board-section-scored = scored
# Board as text: Cleo 0
caylus-board-count = { $who } { $count }
caylus-board-favors = Royal favours
# Board as text: Open up to level 2
caylus-board-cap = Open up to level { $cap }
# Board as text: Prestige: Cleo 0, Ann 0, Ben 0
caylus-board-line = { $line }: { $markers }
# Board as text: Each royal favour is worth 3 points
caylus-board-simplified = Each royal favour is worth { $gain }
caylus-board-stock = To build
# Board as text: costs 1 food and 1 wood
caylus-board-costs = costs { $cost }
# Board as text: 2 left
caylus-board-copies = { $count } left
# Board as text: 1. Cleo: 0 points · 6 workers in hand · 7 deniers, 2 food, 1 wood
caylus-board-player = { $rank }. { $who }: { $points } · { $workers } in hand · { $have }

## Rules cards: facts

caylus-cards-phases = Phases of a round
caylus-cards-castle = Castle
caylus-cards-favors = Royal favours
caylus-cards-rules = Rules
# Rules card: Cost: 1 food and 1 wood
caylus-fact-cost = Cost: { $cost }
# Rules card: When built: 2 points
caylus-fact-points = When built: { $points }
# Rules card: When built: 1 royal favour
caylus-fact-favors = When built: { $favors }
# Rules card: Copies: 2
caylus-fact-copies = Copies: { $count }
# Rules card: Printed on space 7
caylus-fact-printed = Printed on space { $space }
# Rules card: Level 1: 1 point
caylus-fact-level = Level { $level }: { $effect }
# Rules card: 6 spaces, 5 points for each house
caylus-fact-section = { $room } spaces, { $points } for each house
# Rules card: Scored when the bailiff reaches or passes space 12, or when it is full
caylus-fact-trigger = Scored when the bailiff reaches or passes space { $trigger }, or when it is full
# Rules card: No house: lose 2 points
caylus-fact-houses = { $houses }: { $result }
# Part of other texts: 3–4 houses
caylus-houses-range = { $first }–{ $last } houses
# Part of other texts: 2 or more houses
caylus-houses-more = { $first } or more houses
caylus-houses-none = No house
# Part of other texts: lose 2 points
caylus-result-loss = lose { $points }
caylus-result-nothing = nothing
# Rules card: Open up to level 2; after the Dungeon is scored 4; after the Walls 5
caylus-fact-caps = Open up to level { $first }; after the Dungeon is scored { $second }; after the Walls { $third }

## Rules cards: special buildings

caylus-card-gate = In phase 3 the worker here moves, at no cost, to any place that would be open in phase 2: a later special building, the Castle or a building on the road. It may also be taken back.
caylus-card-gate-1 = A worker moved to a later special building acts there in the same phase.
caylus-card-gate-2 = A building beyond the provost may be chosen: the worker comes back without effect, but its owner keeps the point.
caylus-card-gate-3 = The left circle of the Inn may be chosen even if your own worker stands on the right one.
# Rules card: In phase 3 the player here gains 3 deniers.
caylus-card-trading_post = In phase 3 the player here gains { $gain }.
caylus-card-trading_post-1 = You can spend this money at the Joust Field in the same phase.
# Rules card: In phase 3 the player here may move the provost up to 3 spaces forward or back, at no cost.
caylus-card-merchants_guild = In phase 3 the player here may move the provost up to { $reach } spaces forward or back, at no cost.
# Rules card: In phase 3 the player here may pay 1 denier and 1 cloth for 1 royal favour, once.
caylus-card-joust_field = In phase 3 the player here may pay { $cost } for { $gain }, once.
caylus-card-joust_field-1 = If you can’t pay at that moment you get nothing; the worker comes back.
caylus-card-joust_field-2 = Cloth made on the road this round comes too late.
caylus-card-stables = In phase 3 the players here come first in the turn order, by the number of their circle. All others follow in their old order.
caylus-card-stables-1 = Room for 3 workers, at most 1 of each player; they fill circle 1 first.
caylus-card-stables-2 = The new order applies at once, even to a scoring this round. Phase 4 still follows the passing order.
# Rules card: A new worker stands on the left circle. In phase 3 it moves to the right one, and the worker that …
caylus-card-inn = A new worker stands on the left circle. In phase 3 it moves to the right one, and the worker that was there goes home. Next round the player on the right circle pays only { $price } for each worker.
caylus-card-inn-1 = If nobody enters, the player on the right circle may stay or take the worker back.
caylus-card-inn-2 = The worker on the right circle stays there, so you have only 5 to place.
caylus-card-inn-3 = One player may have workers on both circles.
caylus-card-inn-4 = Owners still get their point when someone places at the Inn’s price.
caylus-card-bridge-title = Bridge
# Rules card: When you pass, your marker takes the lowest free space of the bridge. The first player to pass …
caylus-card-bridge = When you pass, your marker takes the lowest free space of the bridge. The first player to pass gains { $gain }. In phase 4 the provost is moved in this order.
caylus-card-bridge-1 = Passing is free and always allowed. If you have no worker or can’t pay for any place, you pass automatically.

## Rules cards: buildings on the road

# Rules card: You gain 1 gold. You must take it.
caylus-card-production = You gain { $gain }. You must take it.
# Rules card: You choose 1 food or 1 wood. You must take it.
caylus-card-choice = You choose { $gain }. You must take it.
# Rules card: You gain 2 food and 1 cloth. If the building is someone else’s, its owner also takes 1 food or 1 …
caylus-card-shared-production = You gain { $gain }. If the building is someone else’s, its owner also takes { $bonus }. You must take it.
caylus-card-shared-production-1 = The player here gains first, then the owner chooses. An owner’s own worker brings the owner no extra cube.
# Rules card: You may sell 1 cube of any kind, even gold, for 4 deniers.
caylus-card-market = You may sell 1 cube of any kind, even gold, for { $gain }.
# Rules card: You may choose one: 1 denier → 1 basic cube or 2 deniers → 2 basic cubes.
caylus-card-exchange = You may choose one: { $effect }.
# Rules card: You may trade: 2 deniers → 1 basic cube.
caylus-card-exchange-only = You may trade: { $effect }.
caylus-card-craft-wood = You may build 1 wood building from the stock: pay its cost, place it with one of your houses on the first empty space, and gain its points.
caylus-card-craft-stone = You may build 1 stone building from the stock: pay its cost, place it with one of your houses on the first empty space, and gain its points.
caylus-ruling-one-building = Only 1 building each time. If you can’t pay for any, or there’s no empty space, nothing happens.
caylus-ruling-new-building = The new building can’t take a worker until the next round.
caylus-ruling-once = Choose only one, once, and pay it in full.
caylus-ruling-basic = A basic cube is food, wood, stone or cloth, never gold.
caylus-ruling-fixed = Printed on the road: it belongs to nobody and is never replaced.
caylus-ruling-neutral = Belongs to nobody. Any player’s Lawyer may turn it into a Residence; then it is out of the game.
caylus-card-gold_mine-1 = A worker may be placed here from the first round on, past the empty spaces; the mine acts once the provost is here or beyond.
# Rules card: The player here may pay 1 denier and 1 cloth and turn a neutral building, or a wood or stone …
caylus-card-lawyer = The player here may pay { $cost } and turn a neutral building, or a wood or stone building of theirs, into a Residence of theirs: +{ $points }, and { $income } more at every income.
caylus-card-lawyer-1 = Never: a fixed, special, residential or prestige building, another player’s building, or a Lawyer.
caylus-card-lawyer-2 = The building may be anywhere on the road, even beyond the provost.
caylus-card-lawyer-3 = If a worker stands there, you pay now; the rest follows when the worker is back. Until then the building works as before.
caylus-card-lawyer-4 = A replaced wood or stone building goes back to the stock and may be built again.
caylus-card-church-1 = The Church is on the road before its favour is resolved: a building from that favour stands on a later space.
caylus-card-alchemist-1 = The cubes may be of the same or different kinds; gold can’t be given.
caylus-card-architect = The player here may turn one of their Residences into 1 prestige building: pay its cost, put it in place of the Residence, gain its points and favours. The house stays; the Residence’s income ends.
caylus-card-architect-1 = Only your own Residence will do. One that is paid for but still waiting for a worker to leave doesn’t count yet.
caylus-card-architect-2 = At most 1 building each time. No empty space is needed.
# Rules card: Takes no worker. It brings its owner 1 denier more income each round. Only a Residence can become a …
caylus-card-residence = Takes no worker. It brings its owner { $income } more income each round. Only a Residence can become a prestige building.
caylus-card-residence-1 = Made with a Lawyer or with level 4 of the Building line. There is no limit to their number.
caylus-card-prestige = Built over one of your Residences with an Architect or with level 5 of the Building line. Takes no worker and is never replaced.
caylus-ruling-two-favors = The 2 favours are resolved one after the other, on 2 different lines.

## Rules cards: royal favours

caylus-card-favor = Choose a line you haven’t used this phase. Your marker there moves 1 level right, unless it’s at the highest open level. Then use one level up to your marker.
caylus-card-favor-1 = Favours come from the Joust Field, the Church, some prestige buildings, the most batches in the castle and the scoring of its sections.
caylus-card-favor-2 = If you’ve used all 4 lines this phase, further favours are lost. You can’t save favours.
caylus-card-favor-3 = A favour that comes from another favour’s effect is resolved at once, before any other.
# Rules card: Royal favour: Prestige
caylus-card-favor-line-title = Royal favour: { $line }
caylus-card-favor-vp = You gain the points of the level your marker stands on.
caylus-card-favor-denier = You gain the deniers of the level your marker stands on.
caylus-card-favor-resource = Choose one level up to your marker.
caylus-card-favor-resource-1 = At level 4 gold may be given but not taken: a basic cube is food, wood, stone or cloth.
caylus-card-favor-building = Choose one level up to your marker. Neither a worker nor a craftsman on the road is needed; all other conditions hold.
caylus-card-favor-building-1 = The discount takes away 1 cube of that kind from the printed cost, never more.
# Rules card: Level 4 follows the Lawyer’s conditions and costs 1 cloth.
caylus-card-favor-building-2 = Level 4 follows the Lawyer’s conditions and costs { $cost }.
caylus-card-simplified-title = Simplified favours
# Rules card: In this variant the table is not used: each royal favour, whatever its source, is worth 3 points at …
caylus-card-simplified = In this variant the table is not used: each royal favour, whatever its source, is worth { $gain } at once.
caylus-card-simplified-1 = There is no limit of 4 favours in a phase.

## Rules cards: phases

caylus-card-phase-1-title = Phase 1: Income
# Rules card: Each player gains 2 deniers, plus 1 denier for each Residence they own, 1 denier for the Library …
caylus-card-phase-1 = Each player gains { $income }, plus { $residence } for each Residence they own, { $library } for the Library and { $hotel } for the Hotel.
caylus-card-phase-1-1 = There’s income in the first round too.
caylus-card-phase-2-title = Phase 2: Placing Workers
caylus-card-phase-2 = In turn order, again and again, each player who hasn’t passed places 1 worker or passes. The phase ends when everyone has passed.
# Rules card: A worker costs 1 denier, and 1 more for each player who has passed. On your own buildings, or with …
caylus-card-phase-2-1 = A worker costs { $price }, and 1 more for each player who has passed. On your own buildings, or with the Inn, always { $own }.
# Rules card: Placing on another player’s building gives its owner 1 point at once, which is never taken back.
caylus-card-phase-2-2 = Placing on another player’s building gives its owner { $points } at once, which is never taken back.
caylus-card-phase-2-3 = Workers go to special, fixed, neutral, wood and stone buildings and to the Castle; one per building, except at the Stables, the Inn and the Castle. Never to an empty space.
caylus-card-phase-3-title = Phase 3: Special Buildings
caylus-card-phase-3 = The special buildings act in this order: Gate, Trading Post, Merchants’ Guild, Joust Field, Stables, Inn. Then their workers go home, except the one on the right circle of the Inn.
caylus-card-phase-4-title = Phase 4: Moving the Provost
# Rules card: In the order of passing, each player once may move the provost up to 3 spaces forward or back, for …
caylus-card-phase-4 = In the order of passing, each player once may move the provost up to { $reach } spaces forward or back, for { $price } a space.
caylus-card-phase-5-title = Phase 5: Road Buildings
caylus-card-phase-5 = From space 1 up to the provost, each building with a worker acts for that worker’s player; then the worker goes back to hand. Workers beyond the provost go back without effect.
caylus-card-phase-5-1 = You must take what a building produces; everything else is optional. Each building works once.
caylus-card-phase-6-title = Phase 6: Building the Castle
# Rules card: In the order of their workers in the Castle, players hand in any number of batches for houses. Then …
caylus-card-phase-6 = In the order of their workers in the Castle, players hand in any number of batches for houses. Then the player with the most batches gains { $favors }, and the workers go back to hand.
caylus-card-phase-7-title = Phase 7: End of the Round
# Rules card: The bailiff moves 2 spaces if the provost is ahead of him, otherwise 1. The provost joins him. Then …
caylus-card-phase-7 = The bailiff moves { $far } spaces if the provost is ahead of him, otherwise { $near }. The provost joins him. Then a section of the castle may be scored. After the Towers the game ends.

## Rules cards: castle

caylus-card-castle = In phase 6 you hand in batches: 3 different cubes, one of them food. Each batch puts one of your houses in the first open section with room and brings that section’s points.
caylus-card-castle-1 = Gold counts as one more kind; it doesn’t replace food.
caylus-card-castle-2 = When a section is full, houses go on to the next one.
# Rules card: If you have a worker here but hand in nothing, you lose 2 points (never below 0), unless the castle …
caylus-card-castle-3 = If you have a worker here but hand in nothing, you lose { $points } (never below 0), unless the castle was full and you had a whole batch.
caylus-card-castle-4 = A tie for the most batches goes to the earlier worker.
caylus-card-castle-5 = The player with the most houses in a finished section has a flag on it; it shows who built most and brings nothing.
caylus-card-section = In turn order each player counts their houses in this section only, and loses points or resolves all favours before the next player.
caylus-card-section-1 = Each section is scored once, in phase 7, in the order Dungeon, Walls, Towers. Spaces still free then stay free.

## Rules cards: other rules

caylus-card-provost-title = Provost
caylus-card-provost = Buildings up to the provost act in phase 5; workers beyond him come back without effect. Players move him with the Merchants’ Guild and in phase 4.
# Rules card: He stays on spaces 1 to 28 and may stand on an empty one.
caylus-card-provost-1 = He stays on spaces { $first } to { $last } and may stand on an empty one.
caylus-card-bailiff-title = Bailiff
# Rules card: Moves in phase 7: 2 spaces if the provost is ahead of him, otherwise 1. Where he is decides when …
caylus-card-bailiff = Moves in phase 7: { $far } spaces if the provost is ahead of him, otherwise { $near }. Where he is decides when the castle is scored, and so when the game ends.
# Rules card: Starts on space 6. He sets off a scoring when he reaches or passes the space of a section, once for …
caylus-card-bailiff-1 = Starts on space { $start }. He sets off a scoring when he reaches or passes the space of a section, once for each section.
caylus-card-final-scoring-title = Final Scoring
# Rules card: After the scoring of the Towers each player adds 3 points for each gold, 1 point for every 3 other …
caylus-card-final-scoring = After the scoring of the Towers each player adds { $gold } for each gold, { $goods } for every { $cubes } other cubes and { $money } for every { $deniers }. The most points win.
caylus-card-final-scoring-1 = Players tied for the most points share the win.
caylus-card-final-scoring-2 = Points never fall below 0.
caylus-card-two-players-title = Two Players
# Rules card: Both start with 5 deniers. The turn order swaps every round and the Stables aren’t used. Once one …
caylus-card-two-players = Both start with { $start }. The turn order swaps every round and the Stables aren’t used. Once one player has passed, the other pays { $price } for each worker except on their own buildings.
caylus-card-two-players-1 = The Inn works as usual. The Castle doesn’t count as your own.

## What came of a stretch of play

caylus-round = Round { $number }
# What happened since a player’s last turn: Turn order: Ben, Cleo, Ann.
caylus-summary-sentence = { $told }.
# What happened since a player’s last turn: Provost to 7 (Ann +1, Cleo −2, Ben +2).
caylus-summary-provost = Provost to { $space } ({ $movers }).
# What happened since a player’s last turn: Ann +1
caylus-summary-mover = { $who } { $steps }
# What happened since a player’s last turn: Beyond the provost: Ben (8).
caylus-summary-beyond = Beyond the provost: { $workers }.
caylus-summary-spot = { $tile } { $space }
# What happened since a player’s last turn: built Peddler (9)
caylus-summary-built = built { $tile }
# What happened since a player’s last turn: 1 house in the Dungeon
caylus-summary-houses = { $houses } in the { $section }
caylus-summary-idle = nothing handed in
# What happened since a player’s last turn: no house in the Dungeon
caylus-summary-no-house = no house in the { $section }
# What happened since a player’s last turn: Resources line to level 1
caylus-summary-favor = { $line } line to level { $level }
caylus-summary-favor-lost = favour lost
# What happened since a player’s last turn: workers at Carpenter (5), Peddler (7)
caylus-summary-workers = { $count ->
    [one] worker at { $places }
   *[other] workers at { $places }
    }
# What happened since a player’s last turn: passed first
caylus-summary-passed = { $rank ->
    [1] passed first
   *[other] passed (no. { $rank })
    }
# What happened since a player’s last turn: Bailiff and provost now at 8.
caylus-summary-bailiff = Bailiff and provost now at { $space }.
# What happened since a player’s last turn: Income: 2 deniers each.
caylus-summary-income-each = Income: { $gain } each.
caylus-summary-income-seat = { $who } { $gain }
caylus-summary-income = Income: { $gains }.

## For newcomers
caylus-guide-goal = Build the king’s castle and the town around it. The most points win; everyone’s score ① is next to their name. You score for houses in the castle, for your own buildings and through the king’s favours. The game ends when the Towers, the last part of the castle, are scored, usually after 12 to 15 rounds.
caylus-guide-round =
    1. Everyone gets at least 2 deniers.
    2. Taking turns, you place one of your 6 workers or pass. A worker uses the building it stands on. The first to pass gets 1 denier; each pass makes workers 1 denier dearer.
    3. The buildings before the bridge act, A to F.
    4. In passing order, everyone may pay to move the provost ①.
    5. The road acts from space 1 up to the provost. Workers beyond him get nothing.
    6. With a worker in the castle ②, hand in batches of 3 different cubes, one of them food.
    7. Bailiff ③ and provost move on.
caylus-guide-points =
    Castle: each batch is a house ① worth 5 points in the Dungeon, 4 in the Walls, 3 in the Towers. But a worker there with nothing to hand in costs you 2 points.
    Buildings: a worker at a Carpenter builds in wood, at a Mason in stone. You score the number in the shield, and 1 point each time someone else uses your building.
    Favours: for the most batches in a round, at the Joust Field and from some buildings. Using the same line again makes it stronger.
caylus-guide-mistakes =
    1. Placing right where the provost is (1): anyone can pay 1 denier to move him back, and your worker (2) gets nothing. Keep a few deniers for him.
    2. A worker in the castle without food and two other kinds: −2 points.
    3. Spending your last denier on workers: without money you can’t move the provost.
caylus-lesson-place = You’re { $player1 } and place the first worker. A worker uses the building it stands on. You have 7 deniers, 2 food and 1 wood. The provost (1) is on 6, so only buildings up to 6 will act. Where do you place?
caylus-lesson-place-quarry = Good: nobody moved the provost, so the Quarry on 6 acted and you have a stone. But it was close: he stands right on it, so 1 denier from anyone would have left your worker beyond him.
caylus-lesson-place-mine = The Gold Mine on 16 is far beyond the provost on 6, and each player can move him only 3 spaces. Nobody moved him that far, so your worker came home with nothing and your denier is gone.
caylus-lesson-place-castle = A castle batch is food and two other kinds. You only had food and wood, so you couldn’t hand anything in, and that costs 2 points (you were at 0, so you were lucky). Go to the castle when you’ll have a third kind in the same round, such as stone from the Quarry.
caylus-lesson-provost = Now suppose it had gone differently: you have workers at the Quarry on 6 (2) and in the castle, but { $player2 } has just paid 2 deniers to move the provost (1) back to 4. Your Quarry is beyond him now, and your castle worker needs that stone. Each space costs 1 denier; you have 7. What do you do?
caylus-lesson-provost-on = 2 deniers well spent: the road acts up to 6 again, the Quarry gives you its stone, and you have food, wood and stone for the castle.
caylus-lesson-provost-stay = Nobody moved the provost forward, so your Quarry was beyond him and you got nothing. Without stone there’s no batch either, so your worker in the castle costs 2 points. A few deniers for the provost are worth more than a fifth worker.
caylus-lesson-provost-back = That hurts { $player3 }, whose worker in the Farm on 4 is now beyond the provost as well; but it cost you a denier and does nothing for your own Quarry and castle. Harming others pays only when you lose less than they do.
caylus-lesson-castle = Suppose you moved the provost, and the stone has come: food, wood and stone are three different kinds, one of them food. Do you hand them in?
caylus-lesson-castle-batch = Your first house in the Dungeon: 5 points. And since nobody built more this round, the king grants you a favour: points, money, cubes or a building, your choice.
caylus-lesson-castle-stop = You keep the cubes, but a worker who does nothing in the castle costs 2 points, and you give up the favour. Three cubes for 5 points and a favour: that’s what most rounds are about.
caylus-lesson-build = Next round. Suppose you have 1 food and 1 wood: your worker at the Carpenter may build one wood building on the road. Your house goes on it, and from then on everyone else who works there gives you a point.
caylus-lesson-build-farm = 2 points now, and cloth for later: 2 each time anyone works there, you or another player. It’s on space 10; the provost will reach it in a round or two.
caylus-lesson-build-mason = 4 points, and a good place: stone buildings can be built only with a Mason, so the others will work in yours, each time for a point to you.
caylus-lesson-build-decline = You keep 1 food and 1 wood, which isn’t a batch yet, and the next building goes to someone else. Early buildings get used most.

## What the game’s own commands are for
# Name of a command, at most 32 characters.
caylus-verb-pass = pass
# Description of a command, at most 100 characters.
caylus-verb-pass-about = Place no more workers this round
# Name of a command, at most 32 characters.
caylus-verb-place = place
# Description of a command, at most 100 characters.
caylus-verb-place-about = Place a worker on a building or in the castle
# Name of a command, at most 32 characters.
caylus-verb-gate = gate
# Description of a command, at most 100 characters.
caylus-verb-gate-about = Where the worker at the Gate goes
# Name of a command, at most 32 characters.
caylus-verb-guild = guild
# Description of a command, at most 100 characters.
caylus-verb-guild-about = How far the Merchants’ Guild moves the provost
# Name of a command, at most 32 characters.
caylus-verb-joust = joust
# Description of a command, at most 100 characters.
caylus-verb-joust-about = Buy a royal favour at the Joust Field, or don’t
# Name of a command, at most 32 characters.
caylus-verb-inn = inn
# Description of a command, at most 100 characters.
caylus-verb-inn-about = Keep the worker in the Inn, or take it back
# Name of a command, at most 32 characters.
caylus-verb-provost = provost
# Description of a command, at most 100 characters.
caylus-verb-provost-about = Move the provost, for 1 denier a space
# Name of a command, at most 32 characters.
caylus-verb-produce = produce
# Description of a command, at most 100 characters.
caylus-verb-produce-about = What a building produces for you
# Name of a command, at most 32 characters.
caylus-verb-bonus = bonus
# Description of a command, at most 100 characters.
caylus-verb-bonus-about = What you take as the owner of a building
# Name of a command, at most 32 characters.
caylus-verb-sell = sell
# Description of a command, at most 100 characters.
caylus-verb-sell-about = What you sell at the Marketplace
# Name of a command, at most 32 characters.
caylus-verb-buy = buy
# Description of a command, at most 100 characters.
caylus-verb-buy-about = What you buy from the Peddler
# Name of a command, at most 32 characters.
caylus-verb-exchange = exchange
# Description of a command, at most 100 characters.
caylus-verb-exchange-about = What you exchange at a building
# Name of a command, at most 32 characters.
caylus-verb-melt = melt
# Description of a command, at most 100 characters.
caylus-verb-melt-about = Which cubes the Alchemist turns into gold
# Name of a command, at most 32 characters.
caylus-verb-build = build
# Description of a command, at most 100 characters.
caylus-verb-build-about = Which building you build
# Name of a command, at most 32 characters.
caylus-verb-pay = pay
# Description of a command, at most 100 characters.
caylus-verb-pay-about = Which cube you pay with
# Name of a command, at most 32 characters.
caylus-verb-prestige = prestige
# Description of a command, at most 100 characters.
caylus-verb-prestige-about = Which prestige building you build
# Name of a command, at most 32 characters.
caylus-verb-site = site
# Description of a command, at most 100 characters.
caylus-verb-site-about = Which Residence makes room for it
# Name of a command, at most 32 characters.
caylus-verb-transform = transform
# Description of a command, at most 100 characters.
caylus-verb-transform-about = Which building the Lawyer turns into a Residence
# Name of a command, at most 32 characters.
caylus-verb-batch = batch
# Description of a command, at most 100 characters.
caylus-verb-batch-about = Hand in a batch for the castle, or stop
# Name of a command, at most 32 characters.
caylus-verb-favor = favour
# Description of a command, at most 100 characters.
caylus-verb-favor-about = Choose a line of royal favours
# Name of a command, at most 32 characters.
caylus-verb-level = level
# Description of a command, at most 100 characters.
caylus-verb-level-about = Which level of the line you use
# Name of a command, at most 32 characters.
caylus-verb-take = take
# Description of a command, at most 100 characters.
caylus-verb-take-about = Which cube you take
# Name of a command, at most 32 characters.
caylus-verb-give = give
# Description of a command, at most 100 characters.
caylus-verb-give-about = Which cube you give
# Reason for a move, after “goes for”, at most 50 characters.
caylus-feature-points = points
# Reason for a move, after “goes for”, at most 50 characters.
caylus-feature-to_come = points still to come
# Reason for a move, after “goes for”, at most 50 characters.
caylus-feature-deniers = deniers
# Reason for a move, after “goes for”, at most 50 characters.
caylus-feature-food = food
# Reason for a move, after “goes for”, at most 50 characters.
caylus-feature-wood = wood
# Reason for a move, after “goes for”, at most 50 characters.
caylus-feature-stone = stone
# Reason for a move, after “goes for”, at most 50 characters.
caylus-feature-cloth = cloth
# Reason for a move, after “goes for”, at most 50 characters.
caylus-feature-gold = gold
# Reason for a move, after “goes for”, at most 50 characters.
caylus-feature-kinds = different kinds of cubes
# Reason for a move, after “goes for”, at most 50 characters.
caylus-feature-batches = cubes for the castle
# Reason for a move, after “goes for”, at most 50 characters.
caylus-feature-castle = handing in cubes at the castle
# Reason for a move, after “goes for”, at most 50 characters.
caylus-feature-prestige = a prestige building
# Reason for a move, after “goes for”, at most 50 characters.
caylus-feature-favour = a royal favour
# Reason for a move, after “goes for”, at most 50 characters.
caylus-feature-gate = options at the Gate
# Reason for a move, after “goes for”, at most 50 characters.
caylus-feature-provost = moving the provost
# Reason for a move, after “goes for”, at most 50 characters.
caylus-feature-order = an early place in the turn order
# Reason for a move, after “goes for”, at most 50 characters.
caylus-feature-inn = cheap workers from the Inn
# Reason for a move, after “goes for”, at most 50 characters.
caylus-feature-workers = workers still to place
# Reason for a move, after “goes for”, at most 50 characters.
caylus-feature-income = income
# Reason for a move, after “goes for”, at most 50 characters.
caylus-feature-visits = buildings that others use
# Reason for a move, after “goes for”, at most 50 characters.
caylus-feature-own_goods = buildings that make cubes
# Reason for a move, after “goes for”, at most 50 characters.
caylus-feature-residences = Residences
# Reason for a move, after “goes for”, at most 50 characters.
caylus-feature-section = a house in the current castle section
# Reason for a move, after “goes for”, at most 50 characters.
caylus-feature-vp_line = the favour line of points
# Reason for a move, after “goes for”, at most 50 characters.
caylus-feature-denier_line = the favour line of deniers
# Reason for a move, after “goes for”, at most 50 characters.
caylus-feature-resource_line = the favour line of cubes
# Reason for a move, after “goes for”, at most 50 characters.
caylus-feature-building_line = the favour line of buildings
# Reason for a move, after “goes for”, at most 50 characters.
caylus-feature-crafts = building by royal favour

## At what a plan stops

caylus-signal-provost_moved = the provost has moved
caylus-signal-passed = a player has passed
caylus-signal-built = something has been built
