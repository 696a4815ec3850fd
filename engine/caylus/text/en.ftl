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
caylus-amount-food = { $count ->
    [0] no food
   *[other] { $count } food
    }
caylus-amount-wood = { $count ->
    [0] no wood
   *[other] { $count } wood
    }
caylus-amount-stone = { $count ->
    [0] no stone
   *[other] { $count } stone
    }
caylus-amount-cloth = { $count ->
    [0] no cloth
   *[other] { $count } cloth
    }
caylus-amount-gold = { $count ->
    [0] no gold
   *[other] { $count } gold
    }
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

caylus-effect-gate = move the worker to any free place, at no cost
caylus-effect-merchants_guild = move the provost up to { $reach } spaces, at no cost
caylus-effect-stables = an earlier place in the turn order
caylus-effect-inn = next round your workers cost { $price } each
caylus-effect-castle = build the castle: { $section }, { $points } per batch
caylus-effect-castle-full = the castle has no free space left
caylus-effect-build-wood = build a wood building
caylus-effect-build-stone = build a stone building
caylus-effect-build-prestige = turn one of your Residences into a prestige building
caylus-effect-lawyer = { $cost }: make a building your Residence
caylus-effect-bonus = { $output } (another’s: owner { $bonus })
caylus-effect-income = { $gain } more at every income
caylus-effect-favors = +{ $gain }
caylus-effect-none = no further effect

## Phases, places, amounts in a line

caylus-phase-placing = placing workers
caylus-phase-special = special buildings
caylus-phase-provost = moving the provost
caylus-phase-road = road buildings
caylus-phase-castle = building the castle
caylus-phase-end = end of the turn
caylus-headline = turn { $turn } · { $phase }
caylus-headline-over = turn { $turn } · the game is over
caylus-at = the { $tile } at { $space }
caylus-at-special = the { $tile }
caylus-space = space { $space }

## Why not

caylus-refusal-occupied = { $who }’s worker stands on the { $tile } already, and there is room for only 1. (Caylus §3.1)
caylus-refusal-already-there = A player has at most 1 worker at the { $tile }; yours is there already. (Caylus §3.1)
caylus-refusal-stables-full = The Stables have room for 3 workers, and 3 are there. (Caylus §3.1)
caylus-refusal-stables-two-players = The Stables are out of use with 2 players. (Caylus §11)
caylus-refusal-no-workers = No worker can be placed on the { $tile }: residential and prestige buildings take none. (Caylus §5.2)
caylus-refusal-empty-space = A worker needs a building; space { $space } is empty. (Caylus §5.2)
caylus-refusal-gate = The Gate moves its worker to another place, not to itself. (Caylus §14.9)
caylus-refusal-cost = That takes { $need }; you have { $have }. (Caylus §{ $section })
caylus-refusal-cost-tile = The { $tile } costs { $need }; you have { $have }. (Caylus §{ $section })
caylus-refusal-off-road = The provost stays on the road, between spaces { $first } and { $last }. (Caylus §5.4)
caylus-refusal-stock = Only a building in the stock can be built; no { $tile } is left there. (Caylus §7)
caylus-refusal-road-full = A new building needs an empty space, and the road has none left. (Caylus §7.1)
caylus-refusal-not-yours = Only your own wood and stone buildings or a neutral one become a Residence; the { $tile } belongs to { $who }. (Caylus §7.3)
caylus-refusal-never-transformed = The { $tile } can never become a Residence; only neutral, wood and stone buildings can, and no Lawyer. (Caylus §7.3)
caylus-refusal-pending = { $who } has paid already; a Residence comes there once the worker is back. (Caylus §7.3)
caylus-refusal-no-residence = A prestige building replaces one of your Residences; you have none. (Caylus §7.2)
caylus-refusal-not-residence = A prestige building replaces one of your Residences; there is none of yours on space { $space }. (Caylus §7.2)
caylus-refusal-line-used = Each line can be used once in a phase, and you have used { $line } already. (Caylus §9.3)
caylus-refusal-level-cap = The favour levels are open only up to { $level } so far. (Caylus §9.2)
caylus-refusal-level-marker = Only levels up to your marker can be chosen; it is at level { $level }. (Caylus §9.3)
caylus-refusal-nothing-to-build = There is no building of that kind you can pay for and place now. (Caylus §9.3)
caylus-refusal-nothing-to-transform = There is no building on the road that may become your Residence. (Caylus §7.3)

## What happened

caylus-story-turn = Turn { $turn } begins. Turn order: { $order }.
caylus-story-income = Income: { $gains }.
caylus-story-income-seat = { $who } +{ $gain }
caylus-story-placed = { $who } pays { $cost } and places a worker on { $place }.
caylus-story-placed-castle = { $who } pays { $cost } and places a worker in the Castle.
caylus-story-owner_point = { $who } owns { $place }: +{ $points } { $points ->
    [one] point
   *[other] points
    } (now { $now }).
caylus-story-passed-first = { $who } is the first to pass and gains { $gain }.
caylus-story-passed = { $who } passes and takes place { $rank } on the bridge.
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
caylus-story-home-declined = { $who } takes the worker back from the Gate.
caylus-story-home-displaced = { $who }’s worker has to leave the Inn.
caylus-story-home-left = { $who } takes the worker back from the Inn.
caylus-story-produced = { $who } gains { $gain } from { $place }.
caylus-story-owner_bonus = { $who } gains { $gain } as the owner of { $place }.
caylus-story-sold = { $who } sells { $cost } for { $gain } at { $place }.
caylus-story-bought = { $who } buys { $gain } for { $cost } at { $place }.
caylus-story-exchanged = { $who } pays { $cost } at { $place } and gains { $gain }.
caylus-story-built = { $who } pays { $cost } for { $place }: +{ $points } { $points ->
    [one] point
   *[other] points
    } (now { $now }).
caylus-story-upgraded = { $who } pays { $cost } and turns the Residence at { $space } into the { $tile }: +{ $points } { $points ->
    [one] point
   *[other] points
    } (now { $now }).
caylus-story-transform_paid = { $who } pays { $cost } to turn { $place } into a Residence.
caylus-story-transform_delayed = { $who } pays { $cost }: { $place } becomes a Residence once the worker there is back.
caylus-story-transformed = { $who } now has a Residence in place of { $place }: +{ $points } { $points ->
    [one] point
   *[other] points
    } (now { $now }).
caylus-story-batch = { $who } hands in { $cost } for house { $house } in the { $section }: +{ $points } { $points ->
    [one] point
   *[other] points
    } (now { $now }).
caylus-story-castle_penalty = { $who } has a worker in the Castle but hands in nothing: −{ $points } { $points ->
    [one] point
   *[other] points
    } (now { $now }).
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
caylus-story-favor_build = { $who } takes level { $level } of the line: { $effect }.
caylus-story-bailiff = The bailiff moves from { $start } to { $end }, and the provost joins him.
caylus-story-scoring = Scoring of the { $section }.
caylus-story-section_score-penalty = { $who } has no house in the { $section }: −{ $points } { $points ->
    [one] point
   *[other] points
    } (now { $now }).
caylus-story-section_score-spared = { $who } has no house in the { $section }; at 0 points nothing is lost.
caylus-story-section_score-none = { $who } has { $houses } in the { $section }: nothing.
caylus-story-section_score-favors = { $who } has { $houses } in the { $section }: { $favors }.
caylus-story-section_scored = The scoring of the { $section } is complete; royal favours are now open up to level { $cap }.
caylus-story-final_score = Final scoring: { $who } gains { $gold } { $gold ->
    [one] point
   *[other] points
    } for gold, { $goods } for other cubes and { $deniers } for deniers.
caylus-story-forced-pass = { $who } cannot place another worker.
caylus-story-forced-passes = { $count ->
    [one] { $who } cannot place another worker and passes.
   *[other] { $who } cannot place another worker and pass.
}
caylus-story-only-choice = { $story } (The only choice.)
caylus-story-declined-guild_move = { $who } leaves the provost in place.
caylus-story-declined-provost_move = { $who } leaves the provost in place.
caylus-story-provost-kept = { $who } leave the provost in place.
caylus-story-declined-joust = { $who } does not joust.
caylus-story-declined-build_craft = { $who } builds nothing.
caylus-story-declined-lawyer_target = { $who } founds no Residence.
caylus-story-declined-build_prestige = { $who } builds no prestige building.
caylus-story-declined-market_sell = { $who } sells nothing.
caylus-story-declined-peddler_buy = { $who } buys nothing.
caylus-story-declined-exchange = { $who } makes no exchange.
caylus-story-declined-castle_batch = { $who } stops building in the castle.

## What a player is asked

caylus-ask-place_or_pass = place a worker or pass
caylus-ask-place_or_pass-own = place a worker or pass
caylus-ask-gate_move = move your worker from the Gate, or take it back
caylus-ask-guild_move = move the provost up to { $reach } spaces at no cost, or leave him
caylus-ask-joust = pay { $cost } for a royal favour, or decline
caylus-ask-inn_keep = keep your worker at the Inn, or take it back
caylus-ask-provost_move = move the provost up to { $reach } spaces for { $price } each, or leave him
caylus-ask-production_choice = { $spot }: choose what you gain
caylus-ask-owner_bonus = { $spot }, which is yours: choose the cube you gain
caylus-ask-build-wood = build a wood building on space { $space }, or nothing
caylus-ask-build-stone = build a stone building on space { $space }, or nothing
caylus-ask-build-wood-discount = build a wood building on space { $space } for { $less } less, or nothing
caylus-ask-build-stone-discount = build a stone building on space { $space } for { $less } less, or nothing
caylus-ask-build_any = { $tile }: choose the cube of any kind you pay
caylus-ask-lawyer_target = turn a building into your Residence, or none
caylus-ask-build_prestige = turn one of your Residences into a prestige building, or none
caylus-ask-prestige_site = choose which Residence becomes the { $tile }
caylus-ask-favor_resource = take { $gain }
caylus-ask-market_sell = { $spot }: sell 1 cube for { $gain }, or nothing
caylus-ask-peddler_buy = { $count ->
    [one] { $spot }: buy 1 cube for { $price }, or nothing
   *[other] { $spot }: buy up to { $count } cubes for { $price } each, or nothing
    }
caylus-ask-exchange = { $spot }: make an exchange, or none
caylus-ask-alchemist_cubes = choose the { $count } cubes you give for { $gain }
caylus-ask-castle_batch = hand in a batch ({ $section }, { $points }), or stop
caylus-ask-favor_line = choose a line for your royal favour
caylus-ask-favor_level = choose a level of the { $line } line, up to { $level }
caylus-ask-favor_give = choose the cube you give for { $gain }
caylus-ask-favor_take = choose { $gain } for { $cost }

caylus-prompt-place_or_pass = { caylus-ask-place_or_pass }. A worker costs { $price }; you have { $deniers } and { $workers } in hand.
caylus-prompt-place_or_pass-own = { caylus-ask-place_or_pass-own }. A worker costs { $price }, or { $own } on your own buildings; you have { $deniers } and { $workers } in hand.
caylus-prompt-gate_move = { caylus-ask-gate_move }. The move costs nothing, and any place with room will do.
caylus-prompt-guild_move = { caylus-ask-guild_move }. He stands on space { $provost }.
caylus-prompt-joust = { caylus-ask-joust }. You have { $have }.
caylus-prompt-inn_keep = { caylus-ask-inn_keep }. At the Inn it makes workers cost you { $price } next turn.
caylus-prompt-provost_move = { caylus-ask-provost_move }. He stands on space { $provost }; you have { $deniers }.
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
caylus-offer-pass-later = number { $rank } on the bridge
caylus-offer-stables = circle { $circle }: number { $circle } in the turn order
caylus-offer-decline = Decline
caylus-offer-take-back = Take the worker back
caylus-offer-keep = Keep the worker there
caylus-offer-keep-effect = next turn each worker costs { $price }, with one worker fewer
caylus-offer-leave-effect = next turn the usual price, with all workers
caylus-offer-joust = Pay { $cost }
caylus-offset = { $offset }
caylus-offset-stay = 0 (stay)
caylus-empty-space = empty space
caylus-reach-in = in reach: { $workers }
caylus-reach-out = beyond him: { $workers }
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
caylus-level-prestige = build a prestige building at its normal cost
caylus-offer-site-effect = its { $income } of income ends

## Where points come from

caylus-score-building = Buildings
caylus-score-residence = Residences
caylus-score-owner = Buildings used by others
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
caylus-board-out-of-use = out of use with 2 players
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

caylus-cards-phases = Phases of a turn
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
caylus-card-trading_post-1 = This money may pay for the Joust Field in the same phase.
caylus-card-merchants_guild = In phase 3 the player here may move the provost up to { $reach } spaces forward or back, at no cost.
caylus-card-joust_field = In phase 3 the player here may pay { $cost } for { $gain }, once.
caylus-card-joust_field-1 = Whoever cannot pay at that moment gets nothing; the worker comes back.
caylus-card-joust_field-2 = Cloth made on the road this turn comes too late for it.
caylus-card-stables = In phase 3 the players here come first in the turn order, by the number of their circle. All others follow in their old order.
caylus-card-stables-1 = Room for 3 workers, at most 1 of each player; they fill circle 1 first.
caylus-card-stables-2 = The new order holds at once, also for a scoring this turn. Phase 4 still follows the order of passing.
caylus-card-inn = A worker enters on the left circle. In phase 3 it moves to the right one, and whoever stood there goes back to hand. In the next phase 2 the player on the right pays only { $price } for each worker.
caylus-card-inn-1 = If nobody enters, the player on the right circle may stay or take the worker back.
caylus-card-inn-2 = The worker on the right circle is not in hand: 5 are left to place.
caylus-card-inn-3 = One player may have workers on both circles.
caylus-card-inn-4 = Owners still gain their point when somebody places at the Inn’s price.
caylus-card-bridge-title = Bridge
caylus-card-bridge = When you pass, your marker takes the lowest free space of the bridge. The first player to pass gains { $gain }. In phase 4 the provost is moved in this order.
caylus-card-bridge-1 = Passing is free and always allowed. Without a worker in hand or a place you can pay for, you pass automatically.

## Rules cards: buildings on the road

caylus-card-production = The player here gains { $gain }. Production is compulsory.
caylus-card-choice = The player here gains { $gain }, as that player chooses. Production is compulsory.
caylus-card-shared-production = The player here gains { $gain }. If the building belongs to somebody else, its owner also takes { $bonus }. Production is compulsory.
caylus-card-shared-production-1 = The player here gains first, then the owner chooses. An owner’s own worker brings the owner no extra cube.
caylus-card-market = The player here may sell 1 cube of any kind, gold too, for { $gain }.
caylus-card-exchange = The player here may choose one option: { $effect }.
caylus-card-exchange-only = The player here may make this exchange: { $effect }.
caylus-card-craft-wood = The player here may build 1 wood building from the stock: pay its cost, put it with a house of theirs on the first empty space, gain its points.
caylus-card-craft-stone = The player here may build 1 stone building from the stock: pay its cost, put it with a house of theirs on the first empty space, gain its points.
caylus-ruling-one-building = At most 1 building each time. With nothing that can be paid for, or without an empty space, there is no effect.
caylus-ruling-new-building = The new building takes no worker before the next turn.
caylus-ruling-once = One option only, and only once. It must be paid in full.
caylus-ruling-basic = A basic cube is food, wood, stone or cloth, never gold.
caylus-ruling-fixed = Printed on the road: it belongs to nobody and is never replaced.
caylus-ruling-neutral = Belongs to nobody. Any player’s Lawyer may turn it into a Residence; then it is out of the game.
caylus-card-gold_mine-1 = A worker may be placed here from the first turn, over empty spaces; the mine works once the provost is here or beyond.
caylus-card-lawyer = The player here may pay { $cost } and turn a neutral building, or a wood or stone building of theirs, into a Residence of theirs: +{ $points }, and { $income } more at every income.
caylus-card-lawyer-1 = Never: a fixed, special, residential or prestige building, another player’s building, or a Lawyer.
caylus-card-lawyer-2 = The building may stand anywhere on the road, also beyond the provost.
caylus-card-lawyer-3 = If a worker stands there, you pay now; the rest follows when the worker is back. Until then the building works as before.
caylus-card-lawyer-4 = A replaced wood or stone building goes back to the stock and may be built again.
caylus-card-church-1 = The Church is on the road before its favour is resolved: a building from that favour stands on a later space.
caylus-card-alchemist-1 = The cubes may be of the same or of different kinds; gold cannot be given.
caylus-card-architect = The player here may turn one of their Residences into 1 prestige building: pay its cost, put it in place of the Residence, gain its points and favours. The house stays; the Residence’s income ends.
caylus-card-architect-1 = Only a Residence of the same player will do. One that is paid for but still waits for a worker to leave does not count yet.
caylus-card-architect-2 = At most 1 building each time. No empty space is needed.
caylus-card-residence = Takes no worker. From the next income on its owner gains { $income } more every turn. Only a Residence can become a prestige building.
caylus-card-residence-1 = Made with a Lawyer or with level 4 of the Building line. There is no limit to their number.
caylus-card-prestige = Built over one of your Residences with an Architect or with level 5 of the Building line. Takes no worker and is never replaced.
caylus-ruling-two-favors = The 2 favours are resolved one after the other, on 2 different lines.

## Rules cards: royal favours

caylus-card-favor = Choose a line you have not used in this phase. Your marker there moves 1 level to the right unless it is at the highest open level. Then take the effect of one level up to your marker.
caylus-card-favor-1 = Favours come from the Joust Field, the Church, some prestige buildings, the most batches in the castle and the scoring of its sections.
caylus-card-favor-2 = With all 4 lines used in this phase, a further favour is lost. Favours cannot be saved.
caylus-card-favor-3 = A favour that comes from another favour’s effect is resolved at once, before any other.
caylus-card-favor-line-title = Royal favour: { $line }
caylus-card-favor-vp = You gain the points of the level your marker stands on.
caylus-card-favor-denier = You gain the deniers of the level your marker stands on.
caylus-card-favor-resource = Choose one level up to your marker.
caylus-card-favor-resource-1 = At level 4 gold may be given but not taken: a basic cube is food, wood, stone or cloth.
caylus-card-favor-building = Choose one level up to your marker. Neither a worker nor a craftsman on the road is needed; all other conditions hold.
caylus-card-favor-building-1 = The discount takes away 1 cube of that kind from the printed cost, never more.
caylus-card-favor-building-2 = Level 4 follows the Lawyer’s conditions and costs { $cost }.
caylus-card-simplified-title = Simplified Favours
caylus-card-simplified = In this variant the table is not used: each royal favour, whatever its source, is worth { $gain } at once.
caylus-card-simplified-1 = There is no limit of 4 favours in a phase.

## Rules cards: phases

caylus-card-phase-1-title = Phase 1: Income
caylus-card-phase-1 = Each player gains { $income }, plus { $residence } for each Residence they own, { $library } for the Library and { $hotel } for the Hotel.
caylus-card-phase-1-1 = There is income on the first turn too.
caylus-card-phase-2-title = Phase 2: Placing Workers
caylus-card-phase-2 = In turn order, again and again, each player who has not passed places 1 worker or passes. The phase ends when all have passed.
caylus-card-phase-2-1 = A worker costs { $price }, and 1 more for each player who has passed. On your own buildings, or with the Inn, always { $own }.
caylus-card-phase-2-2 = Placing on another player’s building gives its owner { $points } at once, which is never taken back.
caylus-card-phase-2-3 = Workers go to special, fixed, neutral, wood and stone buildings and to the Castle: one to a building, save for the Stables, the Inn and the Castle. Never to an empty space.
caylus-card-phase-3-title = Phase 3: Special Buildings
caylus-card-phase-3 = The special buildings act in this order: Gate, Trading Post, Merchants’ Guild, Joust Field, Stables, Inn. Their workers then go back to hand, save for the one on the right circle of the Inn.
caylus-card-phase-4-title = Phase 4: Moving the Provost
caylus-card-phase-4 = In the order of passing, each player once may move the provost up to { $reach } spaces forward or back, for { $price } a space.
caylus-card-phase-5-title = Phase 5: Road Buildings
caylus-card-phase-5 = From space 1 up to the provost, each building with a worker acts for that worker’s player; then the worker goes back to hand. Workers beyond the provost go back without effect.
caylus-card-phase-5-1 = Production is compulsory; every other effect may be declined. Each works once.
caylus-card-phase-6-title = Phase 6: Building the Castle
caylus-card-phase-6 = In the order of their workers in the Castle, players hand in any number of batches for houses. Then the player with the most batches gains { $favors }, and the workers go back to hand.
caylus-card-phase-7-title = Phase 7: End of the Turn
caylus-card-phase-7 = The bailiff moves { $far } spaces if the provost is ahead of him, otherwise { $near }. The provost joins him. Then a section of the castle may be scored. After the Towers the game ends.

## Rules cards: castle

caylus-card-castle = In phase 6 the players here hand in batches: 3 cubes of different kinds, one of them food. Each batch puts a house of yours in the first open section with room and brings that section’s points.
caylus-card-castle-1 = Gold counts as one more kind; it does not replace food.
caylus-card-castle-2 = When a section is full, houses go on to the next one.
caylus-card-castle-3 = A worker here without a batch: lose { $points }, never below 0. Not if the castle was full already and you hold a whole batch.
caylus-card-castle-4 = A tie for the most batches goes to the earlier worker.
caylus-card-section = In turn order each player counts their houses in this section only, and loses points or resolves all favours before the next player.
caylus-card-section-1 = Each section is scored once, in phase 7, in the order Dungeon, Walls, Towers. Spaces still free then stay free.

## Rules cards: other rules

caylus-card-provost-title = Provost
caylus-card-provost = Buildings up to the provost act in phase 5; workers beyond him come back without effect. Players move him with the Merchants’ Guild and in phase 4.
caylus-card-provost-1 = He stays on spaces { $first } to { $last }; empty spaces are fine.
caylus-card-bailiff-title = Bailiff
caylus-card-bailiff = Moves in phase 7: { $far } spaces if the provost is ahead of him, otherwise { $near }. He brings on the scoring of the castle, and so the end of the game.
caylus-card-bailiff-1 = Starts on space { $start }. He sets off a scoring when he reaches or passes the space of a section, once for each section.
caylus-card-final-scoring-title = Final Scoring
caylus-card-final-scoring = After the scoring of the Towers each player adds { $gold } for each gold, { $goods } for every { $cubes } other cubes and { $money } for every { $deniers }. The most points win.
caylus-card-final-scoring-1 = Players tied for the most points share the win.
caylus-card-final-scoring-2 = Points never fall below 0.
caylus-card-two-players-title = Two Players
caylus-card-two-players = Both start with { $start }. The turn order changes over every turn and the Stables are out of use. Once one player has passed, the other pays { $price } for each worker except on their own buildings.
caylus-card-two-players-1 = The Inn works as always. The Castle counts as not your own.

## What came of a stretch of play

caylus-round = Turn { $number }
caylus-summary-points-up = +{ $points } { $points ->
    [one] point
   *[other] points
    } (now { $now })
caylus-summary-points-down = −{ $points } { $points ->
    [one] point
   *[other] points
    } (now { $now })
caylus-summary-sentence = { $told }.
caylus-summary-provost = Provost to { $space } ({ $movers }).
caylus-summary-mover = { $who } { $steps }
caylus-summary-beyond = Beyond the provost: { $workers }.
caylus-summary-spot = { $tile } { $space }
caylus-summary-built = built { $tile }
caylus-summary-houses = { $houses } in the { $section }
caylus-summary-idle = nothing for the castle
caylus-summary-no-house = no house in the { $section }
caylus-summary-favor = { $line } line to level { $level }
caylus-summary-favor-lost = favour lost
caylus-summary-workers = { $count ->
    [one] worker on { $places }
   *[other] workers on { $places }
    }
caylus-summary-passed = { $rank ->
    [1] passed first
   *[other] passed as no. { $rank }
    }
caylus-summary-bailiff = Bailiff and provost now at { $space }.
caylus-summary-income-each = Income: { $gain } each.
caylus-summary-income-seat = { $who } { $gain }
caylus-summary-income = Income: { $gains }.

## For newcomers
caylus-guide-goal = You build a castle and a town for the king. Whoever has the most points at the end wins; the score stands beside each name. Points come from houses in the castle, from buildings of your own, and from the king’s favours. The game ends when the Towers, the last part of the castle, are scored: usually after 12 to 15 turns.
caylus-guide-round =
    1. Everybody gets 2 deniers and more.
    2. In turn each places a worker or passes; the more have passed, the more a worker costs.
    3. The buildings before the bridge act, A to F.
    4. In passing order, each may pay to move the provost ①.
    5. The road acts from 1 up to him; what lies beyond brings nothing.
    6. Whoever has a worker in the castle ② hands in batches of 3 different cubes, one of them food.
    7. Bailiff ③ and provost move on.
caylus-guide-points =
    Castle: each batch is a house; the Dungeon brings 5 points a house, the Walls 4, the Towers 3.
    Buildings: the shield on a tile. And whenever somebody else works on a tile of yours, you gain 1 point.
    Favours: for the most batches of a turn, on the Joust Field, and from some buildings. Each line of favours brings more every time.
    Whoever has a worker in the castle and hands in nothing loses 2 points.
caylus-guide-mistakes =
    1. A worker right at the provost (1): whoever pays a denier moves him back, and that worker (2) brings nothing. Keep a few deniers for him.
    2. A worker in the castle without food and two other kinds: −2 points.
    3. Spending the last denier on workers: without money the provost goes where the others want.
caylus-lesson-place = You are { $player1 } and place the first worker. You have 7 deniers, 2 food and 1 wood. The provost (1) stands on 6: the road will act up to him. Where do you work?
caylus-lesson-place-quarry = Good: nobody moved the provost, the Quarry on 6 acted and you have a stone. But it was close: he stands right on it, and 1 denier from anybody else would have been enough to leave your worker beyond him.
caylus-lesson-place-mine = The Gold Mine on 16 lies far beyond the provost on 6, who moves at most 3 spaces for each player. Nobody moved him so far, so your worker came home with nothing, and the denier is gone.
caylus-lesson-place-castle = A batch for the castle is food and two other kinds. You had food and wood alone, so you handed in nothing and lost 2 points, or would have, had you had any. The castle is worth it when you gather a third kind in the same turn, for example the stone of the Quarry.
caylus-lesson-provost = Now suppose it had gone differently: you have workers at the Quarry on 6 (2) and in the castle, but { $player2 } has just paid 2 deniers to move the provost (1) back to 4. Your Quarry is beyond him now, and your castle worker needs that stone. Each space costs 1 denier; you have 7. What do you do?
caylus-lesson-provost-on = 2 deniers well spent: the road acts up to 6 again, the Quarry gives you its stone, and you have food, wood and stone for the castle.
caylus-lesson-provost-stay = That Quarry lies beyond the provost: nobody moved him forward, and you got nothing. Without the stone you have no batch either, so the worker in the castle costs 2 points. A few deniers kept for the provost are worth more than a fifth worker.
caylus-lesson-provost-back = That hurts { $player3 }, whose worker in the Farm on 4 now lies beyond the provost as well; but it cost you a denier and does nothing for your own Quarry and castle. Harming others pays only when you lose less than they do.
caylus-lesson-castle = The stone has come: food, wood and stone are three different kinds, one of them food. Do you hand them in?
caylus-lesson-castle-batch = Your first house in the Dungeon: 5 points. And since nobody built more this turn, the king grants you a favour: points, money, cubes or a building, your choice.
caylus-lesson-castle-stop = You keep the cubes, but a worker who stood in the castle for nothing costs 2 points, and the favour goes to nobody. Three cubes for 5 points and a favour is what most turns are about.
caylus-lesson-build = Next turn. Your worker at the Carpenter may build one wood building on the road; you have 1 food and 1 wood. Your house goes on it, and from then on everybody else who works there gives you a point.
caylus-lesson-build-farm = 2 points, and cloth for later: 2 of it each time somebody works there, you or others. It stands on 10; the provost will reach it in a turn or two.
caylus-lesson-build-mason = 4 points, and a good place: stone buildings can be built only with a Mason, so the others will work in yours, each time for a point to you.
caylus-lesson-build-decline = You keep 1 food and 1 wood, which is no batch yet, and the place in the row of buildings goes to somebody else. Early buildings are worked in most often.

## What the game’s own commands are for
caylus-verb-pass-about = Place no more workers this turn
caylus-verb-place-about = Place a worker on a building or in the castle
caylus-verb-gate-about = Where the worker at the Gate goes
caylus-verb-guild-about = How far the Merchants’ Guild moves the provost
caylus-verb-joust-about = Pay for a royal favour on the Joust Field, or not
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
caylus-verb-favor-about = Which line of royal favours you take
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
caylus-feature-kinds = cubes of many kinds
caylus-feature-batches = cubes for the castle
caylus-feature-castle = handing in cubes at the castle
caylus-feature-carpenter = building in wood
caylus-feature-mason = building in stone
caylus-feature-architect = a prestige building
caylus-feature-trade = a good exchange
caylus-feature-favour = a royal favour
caylus-feature-gate = a choice kept open at the Gate
caylus-feature-provost = moving the provost
caylus-feature-order = an early place in the turn order
caylus-feature-inn = cheap workers from the Inn
caylus-feature-workers = workers still to place
caylus-feature-income = income
caylus-feature-shops = buildings on the road
caylus-feature-residences = Residences
caylus-feature-section = a house in the section of the castle under way
caylus-feature-vp_line = the favour line of points
caylus-feature-denier_line = the favour line of deniers
caylus-feature-resource_line = the favour line of cubes
caylus-feature-building_line = the favour line of buildings

## At what a plan stops

caylus-signal-provost_moved = the provost has moved
caylus-signal-passed = somebody has passed
caylus-signal-built = something has been built
