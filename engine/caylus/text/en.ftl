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
    [one] { $count } cube other than gold
   *[other] { $count } cubes other than gold
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
caylus-nothing = nothing
caylus-either = { $first } or { $second }
caylus-trade = { $cost } → { $gain }
caylus-listed = { $head }, { $tail }

## Categories and parts of the board

caylus-category-special = Special building
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
caylus-group-answer = Answer

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
caylus-tile-theater = Theater
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
caylus-effect-inn = next turn each worker costs { $price }
caylus-effect-castle = build the castle: { $section }, { $points } per batch
caylus-effect-castle-full = the castle has no free space left
caylus-effect-build-wood = build a wood building
caylus-effect-build-stone = build a stone building
caylus-effect-build-prestige = turn an own Residence into a prestige building
caylus-effect-lawyer = { $cost }: turn a building into a Residence
caylus-effect-bonus = { $output }, other owner { $bonus }
caylus-effect-income = { $gain } more at every income
caylus-effect-favors = { $gain } when built
caylus-effect-none = no further effect

## Phases, places, amounts in a line

caylus-phase-income = income
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
caylus-owned = { $tile } ({ $owner })
caylus-plus = +{ $points }
caylus-minus = −{ $points }

## What happened

caylus-story-turn = Turn { $turn } begins. Turn order: { $order }.
caylus-story-income = Income: { $who } +{ $gain }.
caylus-story-placed = { $who } pays { $cost } and places a worker on { $place }.
caylus-story-placed-castle = { $who } pays { $cost } and places a worker in the Castle.
caylus-story-owner_point = { $who } owns { $place }: +{ $points }.
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
caylus-story-inn_moved = { $who } moves to the right circle of the Inn: next turn every worker costs only { $price }.
caylus-story-inn_kept = { $who } stays at the Inn: next turn every worker costs only { $price }.
caylus-story-home-beyond = The worker of { $who } on { $place } is beyond the provost and returns without effect.
caylus-story-home-declined = { $who } takes the worker back from the Gate.
caylus-story-home-displaced = The worker of { $who } has to leave the Inn.
caylus-story-home-left = { $who } takes the worker back from the Inn.
caylus-story-produced = { $who } gains { $gain } from { $place }.
caylus-story-owner_bonus = { $who } gains { $gain } as the owner of { $place }.
caylus-story-sold = { $who } sells { $cost } for { $gain } at { $place }.
caylus-story-bought = { $who } buys { $gain } for { $cost } at { $place }.
caylus-story-exchanged = { $who } pays { $cost } at { $place } and gains { $gain }.
caylus-story-built = { $who } pays { $cost } for { $place }: +{ $points }.
caylus-story-upgraded = { $who } pays { $cost } and turns the Residence at { $space } into the { $tile }: +{ $points }.
caylus-story-transform_paid = { $who } pays { $cost } to turn { $place } into a Residence.
caylus-story-transform_delayed = { $who } pays { $cost }: { $place } becomes a Residence once the worker there is back.
caylus-story-transformed = { $place } is now a Residence of { $who }: +{ $points }.
caylus-story-batch = { $who } hands in { $cost } for house { $house } in the { $section }: +{ $points }.
caylus-story-castle_penalty = { $who } has a worker in the Castle but hands in nothing: −{ $points }.
caylus-story-castle_penalty-none = { $who } has a worker in the Castle but hands in nothing; there is no point to lose.
caylus-story-castle_waived = The castle is full: { $who } keeps the cubes and loses nothing.
caylus-story-best_builder = { $who } built most in the castle, with { $batches }, and receives a royal favour.
caylus-story-favor_lost = { $who } has used all four lines in this phase: the royal favour is lost.
caylus-story-favor_points = { $who } gains { $gain } for a royal favour.
caylus-story-favor_line-raised = Royal favour: { $who } moves to level { $level } of the { $line } line.
caylus-story-favor_line-kept = Royal favour: { $who } uses the { $line } line and stays at level { $level }.
caylus-story-favor_line-raised-gain = Royal favour: { $who } moves to level { $level } of the { $line } line and gains { $gain }.
caylus-story-favor_line-kept-gain = Royal favour: { $who } stays at level { $level } of the { $line } line and gains { $gain }.
caylus-story-favor_gain = { $who } gains { $gain } from the favour.
caylus-story-favor_swap = { $who } gives { $cost } for { $gain } with the favour.
caylus-story-favor_build = { $who } takes level { $level } of the line: { $effect }.
caylus-story-bailiff = The bailiff moves from { $start } to { $end }, and the provost joins it.
caylus-story-scoring = The { $section } is scored.
caylus-story-section_score-penalty = { $who } has no house in the { $section }: −{ $points }.
caylus-story-section_score-none = { $who } has { $houses } in the { $section }: nothing.
caylus-story-section_score-favors = { $who } has { $houses } in the { $section }: { $favors }.
caylus-story-section_scored = The { $section } is done; the favour levels are now open up to { $cap }.
caylus-story-final_score = Final scoring: { $who } gains { $gold } for gold, { $goods } for other cubes, { $deniers } for deniers.
caylus-story-game_over = The game is over. { $winners } { $count ->
    [one] wins
   *[other] share the win
    } with { $score }.
caylus-story-forced-place_or_pass = { $who } cannot place another worker.
