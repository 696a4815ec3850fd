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
caylus-amount-any = { $count ->
    [one] { $count } cube of any kind
   *[other] { $count } cubes of any kind
    }
caylus-amount-basic = { $count ->
    [one] { $count } basic cube
   *[other] { $count } basic cubes
    }
caylus-amount-denier = { $count ->
    [0] no deniers
    [one] { $count } denier
   *[other] { $count } deniers
    }
caylus-amount-vp = { $count ->
    [one] { $count } point
   *[other] { $count } points
    }
caylus-amount-favor = { $count ->
    [one] { $count } royal favour
   *[other] { $count } royal favours
    }
caylus-amount-worker = { $count ->
    [0] no worker
    [one] { $count } worker
   *[other] { $count } workers
    }
caylus-amount-batch = { $count ->
    [0] no batch
    [one] { $count } batch
   *[other] { $count } batches
    }
caylus-amount-house = { $count ->
    [0] no house
    [one] { $count } house
   *[other] { $count } houses
    }
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
caylus-effect-merchants_guild = move the provost up to { $reach } spaces for free
caylus-effect-stables = play earlier next round
caylus-effect-inn = next round your workers cost { $price } each
caylus-effect-castle = build the castle: { $section }, { $points } per batch
caylus-effect-castle-full = the castle is full
caylus-effect-build-wood = build a wood building
caylus-effect-build-stone = build a stone building
caylus-effect-build-prestige = turn one of your Residences into a prestige building
caylus-effect-lawyer = { $cost }: make a building your Residence
caylus-effect-bonus = { $output } (owner, if not you: { $bonus })
caylus-effect-income = { $gain } more income each round
caylus-effect-favors = +{ $gain }
caylus-effect-none = no further effect

## Phases, places, amounts in a line

caylus-phase-placing = placing workers
caylus-phase-special = special buildings
caylus-phase-provost = moving the provost
caylus-phase-road = road buildings
caylus-phase-castle = building the castle
caylus-phase-end = end of the round
caylus-headline = round { $turn } · { $phase }
caylus-headline-over = round { $turn } · game over
caylus-at = the { $tile } at { $space }
caylus-at-special = the { $tile }
caylus-space = space { $space }

## Why not

caylus-refusal-occupied = { $who }’s worker is already on the { $tile }, and there’s room for only 1.
caylus-refusal-already-there = You already have a worker at the { $tile }; it takes only 1 per player.
caylus-refusal-stables-full = The Stables have room for 3 workers, and 3 are there already.
caylus-refusal-stables-two-players = With 2 players the Stables aren’t used.
caylus-refusal-no-workers = The { $tile } takes no workers: residential and prestige buildings never do.
caylus-refusal-empty-space = Space { $space } is empty; workers go on buildings.
caylus-refusal-gate = The worker at the Gate has to go somewhere else.
caylus-refusal-cost = That takes { $need }; you have { $have }.
caylus-refusal-cost-tile = The { $tile } costs { $need }; you have { $have }.
caylus-refusal-off-road = The provost stays on the road, between spaces { $first } and { $last }.
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

caylus-story-turn = Round { $turn } begins. Turn order: { $order }.
caylus-story-income = Income: { $gains }.
caylus-story-income-seat = { $who } +{ $gain }
caylus-story-placed = { $who } pays { $cost } and places a worker on { $place }.
caylus-story-placed-castle = { $who } pays { $cost } and places a worker in the Castle.
caylus-story-owner_point = { $who } owns { $place }: +{ $points } (now { $now }).
caylus-story-passed-first = { $who } is first to pass and gains { $gain }.
caylus-story-passed = { $who } passes (place { $rank } on the bridge).
caylus-story-gate_moved = { $who } moves the worker from the Gate to { $place }.
caylus-story-trading_post = { $who } gains { $gain } at the Trading Post.
caylus-story-provost-forward = { $who } pays { $cost } and moves the provost forward { $steps }, from { $start } to { $end }.
caylus-story-provost-back = { $who } pays { $cost } and moves the provost back { $steps }, from { $start } to { $end }.
caylus-story-guild-forward = { $who } moves the provost forward { $steps }, from { $start } to { $end }, with the Merchants’ Guild.
caylus-story-guild-back = { $who } moves the provost back { $steps }, from { $start } to { $end }, with the Merchants’ Guild.
caylus-story-joust = { $who } pays { $cost } at the Joust Field for a royal favour.
caylus-story-stables = The Stables change the turn order: { $order }.
caylus-story-inn_moved = { $who } moves to the right circle of the Inn: next round each of their workers costs only { $price }.
caylus-story-inn_kept = { $who } stays at the Inn: next round each of their workers costs only { $price }.
caylus-story-home-beyond = { $who }’s worker on { $place } is beyond the provost and returns without effect.
caylus-story-home-beyond-several = Workers beyond the provost return without effect: { $workers }.
caylus-story-home-beyond-worker = { $who } ({ $space })
caylus-story-home-declined = { $who } takes back the worker from the Gate.
caylus-story-home-displaced = { $who }’s worker leaves the Inn.
caylus-story-home-left = { $who } takes the worker back from the Inn.
caylus-story-produced = { $who } gains { $gain } from { $place }.
caylus-story-owner_bonus = { $who } gains { $gain } as the owner of { $place }.
caylus-story-sold = { $who } sells { $cost } for { $gain } at { $place }.
caylus-story-bought = { $who } buys { $gain } for { $cost } at { $place }.
caylus-story-exchanged = { $who } pays { $cost } at { $place } and gains { $gain }.
caylus-story-built = { $who } pays { $cost } for { $place }: +{ $points } (now { $now }).
caylus-story-upgraded = { $who } pays { $cost } and turns the Residence at { $space } into the { $tile }: +{ $points } (now { $now }).
caylus-story-transform_paid = { $who } pays { $cost } to turn { $place } into a Residence.
caylus-story-transform_delayed = { $who } pays { $cost }: { $place } becomes a Residence once the worker there is back.
caylus-story-transformed = { $who } now has a Residence in place of { $place }: +{ $points } (now { $now }).
caylus-story-batch = { $who } hands in { $cost } for house { $house } in the { $section }: +{ $points } (now { $now }).
caylus-story-castle_penalty = { $who } has a worker in the Castle but hands in nothing: −{ $points } (now { $now }).
caylus-story-castle_penalty-spared = { $who } has a worker in the Castle but hands in nothing; at 0 points nothing is lost.
caylus-story-castle_waived = The castle is full: { $who } keeps the cubes and loses nothing.
caylus-story-best_builder = { $who } built most in the castle, with { $batches }, and receives a royal favour.
caylus-story-favor_lost = { $who } has used all 4 lines in this phase: the royal favour is lost.
caylus-story-favor_points = { $who } gains { $gain } for a royal favour.
caylus-story-favor_line-raised = Royal favour: { $who } moves to level { $level } of the { $line } line.
caylus-story-favor_line-kept = Royal favour: { $who } uses the { $line } line and stays at level { $level }.
caylus-story-favor_line-raised-gain = Royal favour: { $who } moves to level { $level } of the { $line } line and gains { $gain }.
caylus-story-favor_line-kept-gain = Royal favour: { $who } stays at level { $level } of the { $line } line and gains { $gain }.
caylus-story-favor_gain = { $who } gains { $gain } from the favour.
caylus-story-favor_swap = { $who } gives { $cost } for { $gain } with the favour.
caylus-story-favor_build = { $who } uses level { $level } of the line: { $effect }.
caylus-story-bailiff = The bailiff moves from { $start } to { $end }, and the provost joins him.
caylus-story-scoring = Scoring of the { $section }.
caylus-story-section_score-penalty = { $who } has no house in the { $section }: −{ $points } (now { $now }).
caylus-story-section_score-spared = { $who } has no house in the { $section }; at 0 points nothing is lost.
caylus-story-section_score-none = { $who } has { $houses } in the { $section }: no favour.
caylus-story-section_score-favors = { $who } has { $houses } in the { $section }: { $favors }.
caylus-story-section_scored = The scoring of the { $section } is complete; royal favours are now open up to level { $cap }.
caylus-story-final_score = Final scoring: { $who } gains { $gold } { $gold ->
    [one] point
   *[other] points
    } for gold, { $goods } for other cubes and { $deniers } for deniers.
caylus-story-forced-pass = { $who } can’t place another worker.
caylus-story-forced-passes = { $count ->
    [one] { $who } can’t place another worker and passes.
   *[other] { $who } can place no more workers and pass.
}
caylus-story-only-choice = { $story } (No other choice.)
caylus-story-declined-guild_move = { $who } leaves the provost in place.
caylus-story-declined-provost_move = { $who } leaves the provost in place.
caylus-story-provost-kept = { $who } leave the provost in place.
caylus-story-declined-joust = { $who } doesn’t joust.
caylus-story-declined-build_craft = { $who } builds nothing.
caylus-story-declined-lawyer_target = { $who } makes no Residence.
caylus-story-declined-build_prestige = { $who } builds no prestige building.
caylus-story-declined-market_sell = { $who } sells nothing.
caylus-story-declined-peddler_buy = { $who } buys nothing.
caylus-story-declined-exchange = { $who } makes no exchange.
caylus-story-declined-castle_batch = { $who } stops building in the castle.

## What a player is asked

caylus-ask-place_or_pass = place a worker or pass
caylus-ask-place_or_pass-own = place a worker or pass
caylus-ask-gate_move = move your worker from the Gate, or take it back
caylus-ask-guild_move = move the provost up to { $reach } spaces for free, or don’t
caylus-ask-joust = pay { $cost } for a royal favour, or decline
caylus-ask-inn_keep = keep your worker at the Inn, or take it back
caylus-ask-provost_move = move the provost up to { $reach } spaces for { $price } each, or don’t
caylus-ask-production_choice = { $spot }: choose what you gain
caylus-ask-owner_bonus = { $spot } is yours: choose the cube you gain
caylus-ask-build-wood = build a wood building on space { $space }, or don’t
caylus-ask-build-stone = build a stone building on space { $space }, or don’t
caylus-ask-build-wood-discount = build a wood building on space { $space } for { $less } less, or don’t
caylus-ask-build-stone-discount = build a stone building on space { $space } for { $less } less, or don’t
caylus-ask-build_any = { $tile }: choose the cube of any kind you pay
caylus-ask-lawyer_target = turn a building into your Residence, or don’t
caylus-ask-build_prestige = turn one of your Residences into a prestige building, or don’t
caylus-ask-prestige_site = choose which Residence becomes the { $tile }
caylus-ask-favor_resource = choose { $gain }
caylus-ask-market_sell = { $spot }: sell 1 cube for { $gain }, or don’t
caylus-ask-peddler_buy = { $count ->
    [one] { $spot }: buy 1 cube for { $price }, or don’t
   *[other] { $spot }: buy up to { $count } cubes for { $price } each, or don’t
    }
caylus-ask-exchange = { $spot }: trade, or don’t
caylus-ask-alchemist_cubes = choose the { $count } cubes you give for { $gain }
caylus-ask-castle_batch = hand in a batch ({ $section }, { $points }), or stop
caylus-ask-favor_line = choose a line for your royal favour
caylus-ask-favor_level = choose a level of the { $line } line, up to { $level }
caylus-ask-favor_give = choose the cube you give for { $gain }
caylus-ask-favor_take = choose { $gain } for { $cost }

caylus-prompt-place_or_pass = { caylus-ask-place_or_pass }. A worker costs { $price }; you have { $deniers } and { $workers } in hand.
caylus-prompt-place_or_pass-own = { caylus-ask-place_or_pass-own }. A worker costs { $price }, or { $own } on your own buildings; you have { $deniers } and { $workers } in hand.
caylus-prompt-gate_move = { caylus-ask-gate_move }. It’s free, and it can go anywhere with room.
caylus-prompt-guild_move = { caylus-ask-guild_move }. He is on space { $provost }.
caylus-prompt-joust = { caylus-ask-joust }. You have { $have }.
caylus-prompt-inn_keep = { caylus-ask-inn_keep }. If it stays, workers cost you { $price } next round.
caylus-prompt-provost_move = { caylus-ask-provost_move }. He is on space { $provost }; you have { $deniers }.
caylus-prompt-production_choice = { caylus-ask-production_choice }.
caylus-prompt-owner_bonus = { caylus-ask-owner_bonus }. { $by } used it.
caylus-prompt-build-wood = { caylus-ask-build-wood }. You have { $have }.
caylus-prompt-build-stone = { caylus-ask-build-stone }. You have { $have }.
caylus-prompt-build-wood-discount = { caylus-ask-build-wood-discount }. You have { $have }.
caylus-prompt-build-stone-discount = { caylus-ask-build-stone-discount }. You have { $have }.
caylus-prompt-build_any = { caylus-ask-build_any }. You have { $have }.
caylus-prompt-lawyer_target = { caylus-ask-lawyer_target }. It costs { $cost }; you have { $have }.
caylus-prompt-build_prestige = { caylus-ask-build_prestige }. You have { $have }.
caylus-prompt-prestige_site = { caylus-ask-prestige_site }.
caylus-prompt-favor_resource = { caylus-ask-favor_resource }.
caylus-prompt-market_sell = { caylus-ask-market_sell }. You have { $have }.
caylus-prompt-peddler_buy = { caylus-ask-peddler_buy }. You have { $have }.
caylus-prompt-exchange = { caylus-ask-exchange }: { $effect }. You have { $have }.
caylus-prompt-alchemist_cubes = { caylus-ask-alchemist_cubes }. You have { $have }.
caylus-prompt-castle_batch = { caylus-ask-castle_batch }. You have { $have }.
caylus-prompt-favor_line = { caylus-ask-favor_line }.
caylus-prompt-favor_level = { caylus-ask-favor_level }. You have { $have }.
caylus-prompt-favor_give = { caylus-ask-favor_give }. You have { $have }.
caylus-prompt-favor_take = { caylus-ask-favor_take }.

## Choices

caylus-pay = pay { $cost }
caylus-price = pay { $deniers }
caylus-free = free
caylus-owner-point = { $owner } +{ $points }
caylus-gain-points = +{ $points }
caylus-gain-now = { $gain } (now { $now })
caylus-beyond = beyond provost
caylus-you-have = you have { $have }
caylus-offer-pass = Pass
caylus-offer-pass-first = first on the bridge: { $gain }
caylus-offer-pass-later = no. { $rank } on the bridge
caylus-offer-stables = circle { $circle }: no. { $circle } in turn order
caylus-offer-decline = Decline
caylus-offer-take-back = Take the worker back
caylus-offer-keep = Keep the worker there
caylus-offer-keep-effect = your workers cost { $price } next round, but you have one fewer
caylus-offer-leave-effect = normal price next round, with all your workers
caylus-offer-joust = Pay { $cost }
caylus-offset = { $offset }
caylus-offset-stay = 0 (stay)
caylus-empty-space = empty space
caylus-reach-in = now in reach: { $workers }
caylus-reach-out = now beyond him: { $workers }
caylus-reach-worker = { $owner } ({ $space })
caylus-offer-no-build = Build nothing
caylus-offer-no-transform = No Residence
caylus-offer-no-prestige = No prestige building
caylus-offer-no-trade = No trade
caylus-residence-now = your Residence, +{ $points }
caylus-residence-later = your Residence, +{ $points }, once the worker there is back
caylus-offer-stop = Stop
caylus-offer-stop-penalty = nothing handed in: −{ $points }
caylus-offer-batch-effect = { $section }: +{ $points }
caylus-offer-line-raised = marker to level { $level }: { $effect }
caylus-offer-line-kept = marker stays at level { $level }: { $effect }
caylus-level = Level { $level }
caylus-level-nothing = nothing
caylus-level-wood = build a wood building for { $less } less
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

caylus-board-order = Turn order: { $order }
caylus-board-bridge = Bridge
caylus-board-passed = Passed, in this order: { $order }
caylus-board-passed-nobody = Nobody has passed; the first to pass gains { $gain }
caylus-board-price = A worker costs { $price } now
caylus-board-inn-price = Thanks to the Inn a worker costs { $who } only { $price }
caylus-board-provost-price = Moving the provost costs { $price } per space
caylus-board-special = Special buildings
caylus-board-road = Road
caylus-board-coded = { $code } · { $facts }
caylus-board-worker = worker: { $who }
caylus-board-workers = workers in order: { $order }
caylus-board-inn-left = entering: { $who }
caylus-board-inn-right = staying: { $who }
caylus-board-out-of-use = not used with 2 players
caylus-board-owner = owner: { $who }
caylus-board-pending = becomes a Residence of { $who }
caylus-board-empty = empty
caylus-board-spaces = { $first }–{ $last }
caylus-board-provost = Provost and bailiff
caylus-board-provost-at = Provost: space { $provost }
caylus-board-bailiff-at = Bailiff: space { $bailiff }
caylus-board-castle = Castle
caylus-board-queue = workers, in building order: { $order }
caylus-board-queue-nobody = no worker
caylus-board-section = { $section }: { $built } of { $room } built, { $points } each
caylus-board-section-due = scored when the bailiff reaches { $trigger } or it is full
caylus-board-section-scored = scored
caylus-board-count = { $who } { $count }
caylus-board-favors = Royal favours
caylus-board-cap = Open up to level { $cap }
caylus-board-line = { $line }: { $markers }
caylus-board-simplified = Each royal favour is worth { $gain }
caylus-board-stock = To build
caylus-board-costs = costs { $cost }
caylus-board-copies = { $count } left
caylus-board-player = { $rank }. { $who }: { $points } · { $workers } in hand · { $have }

## Rules cards: facts

caylus-cards-phases = Phases of a round
caylus-cards-castle = Castle
caylus-cards-favors = Royal favours
caylus-cards-rules = Rules
caylus-fact-cost = Cost: { $cost }
caylus-fact-points = When built: { $points }
caylus-fact-favors = When built: { $favors }
caylus-fact-copies = Copies: { $count }
caylus-fact-printed = Printed on space { $space }
caylus-fact-level = Level { $level }: { $effect }
caylus-fact-section = { $room } spaces, { $points } for each house
caylus-fact-trigger = Scored when the bailiff reaches or passes space { $trigger }, or when it is full
caylus-fact-houses = { $houses }: { $result }
caylus-houses-range = { $first }–{ $last } houses
caylus-houses-more = { $first } or more houses
caylus-houses-none = No house
caylus-result-loss = lose { $points }
caylus-result-nothing = nothing
caylus-fact-caps = Open up to level { $first }; after the Dungeon is scored { $second }; after the Walls { $third }

## Rules cards: special buildings

caylus-card-gate = In phase 3 the worker here moves, at no cost, to any place that would be open in phase 2: a later special building, the Castle or a building on the road. It may also be taken back.
caylus-card-gate-1 = A worker moved to a later special building acts there in the same phase.
caylus-card-gate-2 = A building beyond the provost may be chosen: the worker comes back without effect, but its owner keeps the point.
caylus-card-gate-3 = The left circle of the Inn may be chosen even if your own worker stands on the right one.
caylus-card-trading_post = In phase 3 the player here gains { $gain }.
caylus-card-trading_post-1 = You can spend this money at the Joust Field in the same phase.
caylus-card-merchants_guild = In phase 3 the player here may move the provost up to { $reach } spaces forward or back, at no cost.
caylus-card-joust_field = In phase 3 the player here may pay { $cost } for { $gain }, once.
caylus-card-joust_field-1 = If you can’t pay at that moment you get nothing; the worker comes back.
caylus-card-joust_field-2 = Cloth made on the road this round comes too late.
caylus-card-stables = In phase 3 the players here come first in the turn order, by the number of their circle. All others follow in their old order.
caylus-card-stables-1 = Room for 3 workers, at most 1 of each player; they fill circle 1 first.
caylus-card-stables-2 = The new order applies at once, even to a scoring this round. Phase 4 still follows the passing order.
caylus-card-inn = A new worker stands on the left circle. In phase 3 it moves to the right one, and the worker that was there goes home. Next round the player on the right circle pays only { $price } for each worker.
caylus-card-inn-1 = If nobody enters, the player on the right circle may stay or take the worker back.
caylus-card-inn-2 = The worker on the right circle stays there, so you have only 5 to place.
caylus-card-inn-3 = One player may have workers on both circles.
caylus-card-inn-4 = Owners still get their point when someone places at the Inn’s price.
caylus-card-bridge-title = Bridge
caylus-card-bridge = When you pass, your marker takes the lowest free space of the bridge. The first player to pass gains { $gain }. In phase 4 the provost is moved in this order.
caylus-card-bridge-1 = Passing is free and always allowed. If you have no worker or can’t pay for any place, you pass automatically.

## Rules cards: buildings on the road

caylus-card-production = You gain { $gain }. You must take it.
caylus-card-choice = You choose { $gain }. You must take it.
caylus-card-shared-production = You gain { $gain }. If the building is someone else’s, its owner also takes { $bonus }. You must take it.
caylus-card-shared-production-1 = The player here gains first, then the owner chooses. An owner’s own worker brings the owner no extra cube.
caylus-card-market = You may sell 1 cube of any kind, even gold, for { $gain }.
caylus-card-exchange = You may choose one: { $effect }.
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
caylus-card-residence = Takes no worker. It brings its owner { $income } more income each round. Only a Residence can become a prestige building.
caylus-card-residence-1 = Made with a Lawyer or with level 4 of the Building line. There is no limit to their number.
caylus-card-prestige = Built over one of your Residences with an Architect or with level 5 of the Building line. Takes no worker and is never replaced.
caylus-ruling-two-favors = The 2 favours are resolved one after the other, on 2 different lines.

## Rules cards: royal favours

caylus-card-favor = Choose a line you haven’t used this phase. Your marker there moves 1 level right, unless it’s at the highest open level. Then use one level up to your marker.
caylus-card-favor-1 = Favours come from the Joust Field, the Church, some prestige buildings, the most batches in the castle and the scoring of its sections.
caylus-card-favor-2 = If you’ve used all 4 lines this phase, further favours are lost. You can’t save favours.
caylus-card-favor-3 = A favour that comes from another favour’s effect is resolved at once, before any other.
caylus-card-favor-line-title = Royal favour: { $line }
caylus-card-favor-vp = You gain the points of the level your marker stands on.
caylus-card-favor-denier = You gain the deniers of the level your marker stands on.
caylus-card-favor-resource = Choose one level up to your marker.
caylus-card-favor-resource-1 = At level 4 gold may be given but not taken: a basic cube is food, wood, stone or cloth.
caylus-card-favor-building = Choose one level up to your marker. Neither a worker nor a craftsman on the road is needed; all other conditions hold.
caylus-card-favor-building-1 = The discount takes away 1 cube of that kind from the printed cost, never more.
caylus-card-favor-building-2 = Level 4 follows the Lawyer’s conditions and costs { $cost }.
caylus-card-simplified-title = Simplified favours
caylus-card-simplified = In this variant the table is not used: each royal favour, whatever its source, is worth { $gain } at once.
caylus-card-simplified-1 = There is no limit of 4 favours in a phase.

## Rules cards: phases

caylus-card-phase-1-title = Phase 1: Income
caylus-card-phase-1 = Each player gains { $income }, plus { $residence } for each Residence they own, { $library } for the Library and { $hotel } for the Hotel.
caylus-card-phase-1-1 = There’s income in the first round too.
caylus-card-phase-2-title = Phase 2: Placing Workers
caylus-card-phase-2 = In turn order, again and again, each player who hasn’t passed places 1 worker or passes. The phase ends when everyone has passed.
caylus-card-phase-2-1 = A worker costs { $price }, and 1 more for each player who has passed. On your own buildings, or with the Inn, always { $own }.
caylus-card-phase-2-2 = Placing on another player’s building gives its owner { $points } at once, which is never taken back.
caylus-card-phase-2-3 = Workers go to special, fixed, neutral, wood and stone buildings and to the Castle; one per building, except at the Stables, the Inn and the Castle. Never to an empty space.
caylus-card-phase-3-title = Phase 3: Special Buildings
caylus-card-phase-3 = The special buildings act in this order: Gate, Trading Post, Merchants’ Guild, Joust Field, Stables, Inn. Then their workers go home, except the one on the right circle of the Inn.
caylus-card-phase-4-title = Phase 4: Moving the Provost
caylus-card-phase-4 = In the order of passing, each player once may move the provost up to { $reach } spaces forward or back, for { $price } a space.
caylus-card-phase-5-title = Phase 5: Road Buildings
caylus-card-phase-5 = From space 1 up to the provost, each building with a worker acts for that worker’s player; then the worker goes back to hand. Workers beyond the provost go back without effect.
caylus-card-phase-5-1 = You must take what a building produces; everything else is optional. Each building works once.
caylus-card-phase-6-title = Phase 6: Building the Castle
caylus-card-phase-6 = In the order of their workers in the Castle, players hand in any number of batches for houses. Then the player with the most batches gains { $favors }, and the workers go back to hand.
caylus-card-phase-7-title = Phase 7: End of the Round
caylus-card-phase-7 = The bailiff moves { $far } spaces if the provost is ahead of him, otherwise { $near }. The provost joins him. Then a section of the castle may be scored. After the Towers the game ends.

## Rules cards: castle

caylus-card-castle = In phase 6 you hand in batches: 3 different cubes, one of them food. Each batch puts one of your houses in the first open section with room and brings that section’s points.
caylus-card-castle-1 = Gold counts as one more kind; it doesn’t replace food.
caylus-card-castle-2 = When a section is full, houses go on to the next one.
caylus-card-castle-3 = If you have a worker here but hand in nothing, you lose { $points } (never below 0), unless the castle was full and you had a whole batch.
caylus-card-castle-4 = A tie for the most batches goes to the earlier worker.
caylus-card-section = In turn order each player counts their houses in this section only, and loses points or resolves all favours before the next player.
caylus-card-section-1 = Each section is scored once, in phase 7, in the order Dungeon, Walls, Towers. Spaces still free then stay free.

## Rules cards: other rules

caylus-card-provost-title = Provost
caylus-card-provost = Buildings up to the provost act in phase 5; workers beyond him come back without effect. Players move him with the Merchants’ Guild and in phase 4.
caylus-card-provost-1 = He stays on spaces { $first } to { $last } and may stand on an empty one.
caylus-card-bailiff-title = Bailiff
caylus-card-bailiff = Moves in phase 7: { $far } spaces if the provost is ahead of him, otherwise { $near }. Where he is decides when the castle is scored, and so when the game ends.
caylus-card-bailiff-1 = Starts on space { $start }. He sets off a scoring when he reaches or passes the space of a section, once for each section.
caylus-card-final-scoring-title = Final Scoring
caylus-card-final-scoring = After the scoring of the Towers each player adds { $gold } for each gold, { $goods } for every { $cubes } other cubes and { $money } for every { $deniers }. The most points win.
caylus-card-final-scoring-1 = Players tied for the most points share the win.
caylus-card-final-scoring-2 = Points never fall below 0.
caylus-card-two-players-title = Two Players
caylus-card-two-players = Both start with { $start }. The turn order swaps every round and the Stables aren’t used. Once one player has passed, the other pays { $price } for each worker except on their own buildings.
caylus-card-two-players-1 = The Inn works as usual. The Castle doesn’t count as your own.

## What came of a stretch of play

caylus-round = Round { $number }
caylus-summary-sentence = { $told }.
caylus-summary-provost = Provost to { $space } ({ $movers }).
caylus-summary-mover = { $who } { $steps }
caylus-summary-beyond = Beyond the provost: { $workers }.
caylus-summary-spot = { $tile } { $space }
caylus-summary-built = built { $tile }
caylus-summary-houses = { $houses } in the { $section }
caylus-summary-idle = nothing handed in
caylus-summary-no-house = no house in the { $section }
caylus-summary-favor = { $line } line to level { $level }
caylus-summary-favor-lost = favour lost
caylus-summary-workers = { $count ->
    [one] worker at { $places }
   *[other] workers at { $places }
    }
caylus-summary-passed = { $rank ->
    [1] passed first
   *[other] passed (no. { $rank })
    }
caylus-summary-bailiff = Bailiff and provost now at { $space }.
caylus-summary-income-each = Income: { $gain } each.
caylus-summary-income-seat = { $who } { $gain }
caylus-summary-income = Income: { $gains }.

## For newcomers
caylus-guide-goal = Build the king’s castle and the town around it. The most points win; everyone’s score is next to their name. You score for houses in the castle, for your own buildings and through the king’s favours. The game ends when the Towers, the last part of the castle, are scored, usually after 12 to 15 rounds.
caylus-guide-round =
    1. Everyone gets at least 2 deniers.
    2. Taking turns, you place a worker or pass. Every player who has passed makes workers 1 denier dearer.
    3. The buildings before the bridge act, A to F.
    4. In passing order, everyone may pay to move the provost ①.
    5. The road acts from space 1 up to the provost. Workers beyond him get nothing.
    6. With a worker in the castle ②, hand in batches of 3 different cubes, one of them food.
    7. Bailiff ③ and provost move on.
caylus-guide-points =
    Castle: each batch is a house worth 5 points in the Dungeon, 4 in the Walls, 3 in the Towers. But a worker there with nothing to hand in costs you 2 points.
    Buildings: the number in the shield. And each time someone else uses your building, you gain 1 point.
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
caylus-lesson-castle = The stone has come: food, wood and stone are three different kinds, one of them food. Do you hand them in?
caylus-lesson-castle-batch = Your first house in the Dungeon: 5 points. And since nobody built more this round, the king grants you a favour: points, money, cubes or a building, your choice.
caylus-lesson-castle-stop = You keep the cubes, but a worker who does nothing in the castle costs 2 points, and you give up the favour. Three cubes for 5 points and a favour: that’s what most rounds are about.
caylus-lesson-build = Next round. Your worker at the Carpenter may build one wood building on the road; you have 1 food and 1 wood. Your house goes on it, and from then on everyone else who works there gives you a point.
caylus-lesson-build-farm = 2 points now, and cloth for later: 2 each time anyone works there, you or another player. It’s on space 10; the provost will reach it in a round or two.
caylus-lesson-build-mason = 4 points, and a good place: stone buildings can be built only with a Mason, so the others will work in yours, each time for a point to you.
caylus-lesson-build-decline = You keep 1 food and 1 wood, which isn’t a batch yet, and the next building goes to someone else. Early buildings get used most.

## What the game’s own commands are for
caylus-verb-pass-about = Place no more workers this round
caylus-verb-place-about = Place a worker on a building or in the castle
caylus-verb-gate-about = Where the worker at the Gate goes
caylus-verb-guild-about = How far the Merchants’ Guild moves the provost
caylus-verb-joust-about = Buy a royal favour at the Joust Field, or don’t
caylus-verb-inn-about = Keep the worker in the Inn, or take it back
caylus-verb-provost-about = Move the provost, for 1 denier a space
caylus-verb-produce-about = What a building produces for you
caylus-verb-bonus-about = What you take as the owner of a building
caylus-verb-sell-about = What you sell at the Marketplace
caylus-verb-buy-about = What you buy from the Peddler
caylus-verb-exchange-about = What you exchange at a building
caylus-verb-melt-about = Which cubes the Alchemist turns into gold
caylus-verb-build-about = Which building you build
caylus-verb-pay-about = Which cube you pay with
caylus-verb-prestige-about = Which prestige building you build
caylus-verb-site-about = Which Residence makes room for it
caylus-verb-transform-about = Which building the Lawyer turns into a Residence
caylus-verb-batch-about = Hand in a batch for the castle, or stop
caylus-verb-favor-about = Choose a line of royal favours
caylus-verb-level-about = Which level of the line you use
caylus-verb-take-about = Which cube you take
caylus-verb-give-about = Which cube you give
caylus-feature-points = points
caylus-feature-deniers = deniers
caylus-feature-food = food
caylus-feature-wood = wood
caylus-feature-stone = stone
caylus-feature-cloth = cloth
caylus-feature-gold = gold
caylus-feature-kinds = different kinds of cubes
caylus-feature-batches = cubes for the castle
caylus-feature-castle = handing in cubes at the castle
caylus-feature-carpenter = building in wood
caylus-feature-mason = building in stone
caylus-feature-architect = a prestige building
caylus-feature-trade = a good exchange
caylus-feature-favour = a royal favour
caylus-feature-gate = options at the Gate
caylus-feature-provost = moving the provost
caylus-feature-order = an early place in the turn order
caylus-feature-inn = cheap workers from the Inn
caylus-feature-workers = workers still to place
caylus-feature-income = income
caylus-feature-shops = buildings on the road
caylus-feature-residences = Residences
caylus-feature-section = a house in the current castle section
caylus-feature-vp_line = the favour line of points
caylus-feature-denier_line = the favour line of deniers
caylus-feature-resource_line = the favour line of cubes
caylus-feature-building_line = the favour line of buildings

## At what a plan stops

caylus-signal-provost_moved = the provost has moved
caylus-signal-passed = a player has passed
caylus-signal-built = something has been built
