# Caylus 1303: what its players read.

## The game and its options

caylus1303-title = Caylus 1303
option-caylus1303-characters = Characters
option-caylus1303-characters-random = Drawn at random
option-caylus1303-characters-recommended = Recommended for a first game

## Amounts

caylus1303-resource-food = Food
caylus1303-resource-wood = Wood
caylus1303-resource-stone = Stone
caylus1303-resource-cloth = Cloth
caylus1303-goods-food = food
caylus1303-goods-wood = wood
caylus1303-goods-stone = stone
caylus1303-goods-cloth = cloth
caylus1303-goods-gold = gold
# Effect of a choice, at most 100 characters: 1 basic resource
caylus1303-amount-basic = { $count ->
    [0] no basic resource
    [one] { $count } basic resource
   *[other] { $count } basic resources
    }
# Effect of a choice, at most 100 characters: 3 workers
caylus1303-amount-worker = { $count ->
    [0] no worker
    [one] { $count } worker
   *[other] { $count } workers
    }
# Effect of a choice, at most 100 characters: 2 points
caylus1303-amount-point = { $count ->
    [0] no points
    [one] { $count } point
   *[other] { $count } points
    }
# Part of other texts: 1 favour
caylus1303-amount-favour = { $count ->
    [one] { $count } favour
   *[other] { $count } favours
    }
# Part of other texts: no batch
caylus1303-amount-batch = { $count ->
    [0] no batch
    [one] { $count } batch
   *[other] { $count } batches
    }
# Part of other texts: 8 houses
caylus1303-amount-house = { $count ->
    [0] no house
    [one] { $count } house
   *[other] { $count } houses
    }
# Effect of a choice, at most 100 characters: 1 wood → 1 favour
caylus1303-trade = { $cost } → { $gain }
# Effect of a choice, at most 100 characters: +5
caylus1303-gain-points = +{ $points }
# Part of other texts: +6 (with Foreman)
caylus1303-points-with = +{ $points } (with { $characters })
# Effect of a choice, at most 100 characters: Night Worker, Journeyman, Thief, Chamberlain …
caylus1303-and-more = { $names } …

## Categories and parts of the board

caylus1303-category-printed = Printed building
caylus1303-category-starting = Starting building
caylus1303-category-wood = Wood building
caylus1303-category-stone = Stone building
caylus1303-category-residence = Residence
caylus1303-category-monument = Monument
caylus1303-kind-printed = printed
caylus1303-kind-starting = starting
caylus1303-kind-start_guild_3 = starting, 3 workers
caylus1303-kind-start_guild_4 = starting, 4 workers
caylus1303-kind-wood = wood
caylus1303-kind-stone = stone
# Choice in a menu or on a button, at most 80 columns with its code: Farm (wood)
caylus1303-full = { $tile } ({ $kind })
caylus1303-group-road = The road
caylus1303-group-site = Castle site
caylus1303-group-court = Characters at court
caylus1303-group-others = Other players’ characters
caylus1303-group-supply-wood = Wood buildings
caylus1303-group-supply-stone = Stone buildings
caylus1303-group-supply-monument = Monuments
caylus1303-group-provost = Provost
caylus1303-group-goods = Resources

## Places and buildings

caylus1303-site = Castle site
caylus1303-residence = Residence
# Part of other texts: the Guild (starting, 4 workers) at 9
caylus1303-at = the { $tile } at { $space }
# Part of other texts: the Sawmill (starting) on the site
caylus1303-at-site = the { $tile } on the site
caylus1303-tile-fairground = Fairground
caylus1303-tile-lawyer = Lawyer
caylus1303-tile-carpenter = Carpenter
caylus1303-tile-toll = Toll
caylus1303-tile-guilds_bridge = Guilds’ Bridge
caylus1303-tile-start_farm_a = Farm
caylus1303-tile-start_farm_b = Farm
caylus1303-tile-start_sawmill = Sawmill
caylus1303-tile-start_quarry = Quarry
caylus1303-tile-start_market_a = Market
caylus1303-tile-start_market_b = Market
caylus1303-tile-start_guild_3 = Guild
caylus1303-tile-start_guild_4 = Guild
caylus1303-tile-start_carpenter = Carpenter
caylus1303-tile-wood_farm = Farm
caylus1303-tile-wood_sawmill = Sawmill
caylus1303-tile-wood_quarry = Quarry
caylus1303-tile-wood_spinning_mill = Spinning Mill
caylus1303-tile-wood_market = Market
caylus1303-tile-wood_covered_market = Covered Market
caylus1303-tile-wood_manor = Manor
caylus1303-tile-wood_tailor = Tailor
caylus1303-tile-wood_stonemason = Stonemason
caylus1303-tile-stone_farm = Farm
caylus1303-tile-stone_sawmill = Sawmill
caylus1303-tile-stone_quarry = Quarry
caylus1303-tile-stone_gold_mine = Gold Mine
caylus1303-tile-stone_foundry = Foundry
caylus1303-tile-stone_alchemist = Alchemist
caylus1303-tile-stone_guild = Guild
caylus1303-tile-stone_church = Church
caylus1303-tile-stone_jeweler = Jeweller
caylus1303-tile-mon_garden = Garden
caylus1303-tile-mon_factory = Factory
caylus1303-tile-mon_granary = Granary
caylus1303-tile-mon_statue = Statue
caylus1303-tile-mon_theatre = Theatre
caylus1303-tile-mon_cathedral = Cathedral
caylus1303-tile-mon_mansion = Mansion

## Characters

caylus1303-character-early_riser = Early Riser
caylus1303-character-night_worker = Night Worker
caylus1303-character-journeyman = Journeyman
caylus1303-character-thief = Thief
caylus1303-character-steward = Steward
caylus1303-character-bailiff = Bailiff
caylus1303-character-architect = Architect
caylus1303-character-delivery_man = Delivery Man
caylus1303-character-chamberlain = Chamberlain
caylus1303-character-foreman = Foreman
caylus1303-character-goldsmith = Goldsmith
caylus1303-character-day_laborer = Day Labourer
# Effect of a choice, at most 100 characters: place a worker before everyone else, for 2 workers
caylus1303-ability-early_riser = place a worker before everyone else, for { $cost }
# Effect of a choice, at most 100 characters: placing costs you 1 worker less after the first pass
caylus1303-ability-night_worker = placing costs you { $spared } less after the first pass
caylus1303-ability-journeyman = once a round, join another player’s worker on the road
# Effect of a choice, at most 100 characters: owners get no points when you use their buildings
caylus1303-ability-thief = owners get { $points } when you use their buildings
# Effect of a choice, at most 100 characters: 2 points when others place on your buildings
caylus1303-ability-steward = { $points } when others place on your buildings
# Effect of a choice, at most 100 characters: move the provost 1 step after the bridge step
caylus1303-ability-bailiff = move the provost { $reach } step after the bridge step
# Effect of a choice, at most 100 characters: +1 for each wood, stone or monument tile built
caylus1303-ability-architect = +{ $points } for each wood, stone or monument tile built
caylus1303-ability-delivery_man = deliver last, even without a worker on the site
# Effect of a choice, at most 100 characters: any 3 resources make a batch
caylus1303-ability-chamberlain = any { $size } resources make a batch
# Effect of a choice, at most 100 characters: +1 for each of your batches
caylus1303-ability-foreman = +{ $points } for each of your batches
caylus1303-ability-goldsmith = +{ $points } for your first batch with gold each round
# Effect of a choice, at most 100 characters: +1 worker each recruitment
caylus1303-ability-day_laborer = +{ $workers } worker each recruitment
# Part of other texts: held by Ben
caylus1303-held = held by { $who }

## What a building does, in a few words

caylus1303-effect-build-wood = build a wood building
caylus1303-effect-build-stone = build a stone building
# Part of other texts: build a stone building for 1 stone less
caylus1303-effect-build-waived = build a stone building for { $less } less
# Effect of a choice, at most 100 characters: 1 cloth → claim a starting building
caylus1303-effect-lawyer = { $cost } → claim a starting building
# Effect of a choice, at most 100 characters: move the provost up to 2 steps
caylus1303-effect-toll = move the provost up to { $reach } steps
# Effect of a choice, at most 100 characters: everyone may move the provost up to 3 steps for 1 worker each
caylus1303-effect-bridge = everyone may move the provost up to { $reach } steps for { $price } each
# Part of other texts: 2 food and 1 cloth (owner, if not you: 1 food)
caylus1303-effect-bonus = { $output } (owner, if not you: { $bonus })
# Effect of a choice, at most 100 characters: 1 worker every recruitment
caylus1303-effect-recruits = { $gain } every recruitment
# Part of other texts: 1 favour when built
caylus1303-effect-favour = { $gain } when built
caylus1303-effect-none = no further effect

## Phases and headlines

caylus1303-phase-setup = choosing characters
caylus1303-phase-planning = planning
caylus1303-phase-activation = activation
caylus1303-phase-delivery = delivery
caylus1303-phase-management = management
# Round and phase: round 1 of 9 · planning
caylus1303-headline = round { $round } of { $rounds } · { $phase }
# Round and phase: round 9 · game over
caylus1303-headline-over = round { $round } · game over

## The provost

# Part of other texts: between 13 and 14
caylus1303-provost-between = between { $before } and { $after }
caylus1303-provost-end = at the end symbol, after { $space }
caylus1303-offset = { $offset }
# Choice in a menu or on a button, at most 80 columns with its code: −2 (up to 11)
caylus1303-offset-to = { $offset } (up to { $space })
caylus1303-offset-stay = 0 (stay)
caylus1303-steps-idle = To a space without workers
# Part of other texts: 3 workers
caylus1303-price = { $workers }
# Effect of a choice, at most 100 characters: active: 14 Ann
caylus1303-reach-in = active: { $workers }
# Effect of a choice, at most 100 characters: beyond: 12 Ben, 13 Cleo
caylus1303-reach-out = beyond: { $workers }
caylus1303-reach-nobody = no worker affected
# Part of other texts: 12 Ben
caylus1303-reach-worker = { $space } { $owner }
# Part of other texts: 19 Cleo & Ann
caylus1303-reach-two = { $space } { $first } & { $second }
caylus1303-beyond = beyond provost

## Why not

# Why a move is refused: That costs 1 cloth; you have no cloth.
caylus1303-refusal-cost = That costs { $need }; you have { $have }.
# Why a move is refused: A building holds 1 worker, and Ann already has one on the Fairground.
caylus1303-refusal-occupied = A building holds 1 worker, and { $who } already has one on the { $tile }.
# Why a move is refused: You already have a worker on the Fairground; the Journeyman joins only other players.
caylus1303-refusal-own-worker = You already have a worker on the { $tile }; the Journeyman joins only other players.
caylus1303-refusal-journeyman-used = The Journeyman can be used once a round, and you’ve used him; { $who } has a worker on the { $tile }.
caylus1303-refusal-site-once = Each player places at most 1 worker on the site in a round; yours is already there.
# Why a move is refused: The Sawmill belongs to the site: it’s used with favours, not with workers.
caylus1303-refusal-site-building = The { $tile } belongs to the site: it’s used with favours, not with workers.
caylus1303-refusal-bridge = The Guilds’ Bridge takes no workers.
# Why a move is refused: The Market has become a Residence, and Residences take no workers.
caylus1303-refusal-residence = The { $tile } has become a Residence, and Residences take no workers.
caylus1303-refusal-monument = The { $tile } is a monument, and monuments take no workers.
# Why a move is refused: Only tiles in the supply can be built; the Sawmill isn’t there.
caylus1303-refusal-supply = Only tiles in the supply can be built; the { $tile } isn’t there.
caylus1303-refusal-no-house = You need a house, and all of yours are on buildings.
caylus1303-refusal-road-full = A new building needs an empty space, and the road has none left.
caylus1303-refusal-yellow = Only starting buildings, with a yellow flag, can be claimed; the { $tile } isn’t one.
caylus1303-refusal-claimed = A building can be claimed only once; the { $tile } already has a house of { $who }.
caylus1303-refusal-bounds = The provost stays between the Guilds’ Bridge (after { $first }) and the end of the road (after { $last }).
# Why a move is refused: Only characters at court can be taken here; the Night Worker is with Player 1.
caylus1303-refusal-not-at-court = Only characters at court can be taken here; the { $character } is with { $who }.
# Why a move is refused: This takes a character from another player; the Bailiff is at court.
caylus1303-refusal-at-court = This takes a character from another player; the { $character } is at court.
# Why a move is refused: This takes a character from another player; the Architect is already yours.
caylus1303-refusal-own-character = This takes a character from another player; the { $character } is already yours.
caylus1303-refusal-no-characters = This takes a character from another player, and nobody else has one.
# Why a move is refused: The Foundry can be used by favours from round 7 on; this is round 4.
caylus1303-refusal-site-closed = The { $tile } can be used by favours from round { $first } on; this is round { $round }.
caylus1303-refusal-batch = A batch is 3 different resources, one of them food; only the Chamberlain may deliver others.

## Titles of the rules, as in docs/rules/caylus1303.md

caylus1303-rule-terms = Terms
caylus1303-rule-paying-costs = Paying costs
caylus1303-rule-components-and-limits = Components and limits
caylus1303-rule-the-road = The road
caylus1303-rule-the-castle-site = The castle site
caylus1303-rule-setup = Setup
caylus1303-rule-first-game = First game
caylus1303-rule-hidden-prestige = Hidden prestige
caylus1303-rule-printed-buildings = Printed buildings
caylus1303-rule-starting-buildings = Starting buildings
caylus1303-rule-wood-buildings = Wood buildings
caylus1303-rule-stone-buildings = Stone buildings
caylus1303-rule-monuments = Monuments
caylus1303-rule-characters = Characters
caylus1303-rule-planning = Planning
caylus1303-rule-placing-on-a-building = Placing on a building
caylus1303-rule-placing-on-the-site = Placing on the site
caylus1303-rule-passing = Passing
caylus1303-rule-order-of-activation = Order of activation
caylus1303-rule-claiming-a-building = Claiming a building
caylus1303-rule-building-a-tile = Building a tile
caylus1303-rule-moving-the-provost = Moving the provost
caylus1303-rule-favours = Favours
caylus1303-rule-delivery = Delivery
caylus1303-rule-management = Management
caylus1303-rule-recruitment = Recruitment
caylus1303-rule-the-provosts-reset = The provost’s reset
caylus1303-rule-end-of-the-game = End of the game

## What happened

# Log: The game begins. Order: Cleo, Ann, Ben. Characters: Night Worker, Journeyman, Thief, Steward, …
caylus1303-story-set_up = The game begins. Order: { $order }. Characters: { $characters }.
# Log: Everyone takes 1 food, 2 wood and 1 stone.
caylus1303-story-goods = Everyone takes { $gain }.
# Log: Ben takes the Foreman.
caylus1303-story-character-court = { $who } takes the { $character }.
# Log: Ben takes the Night Worker from Ann.
caylus1303-story-character-taken = { $who } takes the { $character } from { $source }.
# Log: Round 1 begins. Order: Cleo, Ann, Ben.
caylus1303-story-round = Round { $round } begins. Order: { $order }.
# Log: Cleo can’t pay for another worker.
caylus1303-story-forced-plan = { $who } can’t pay for another worker.
# Log: Cleo places a worker on the Guild (starting, 4 workers) at 9.
caylus1303-story-placed-road = { $who } places a worker on { $place }.
# Log: With the Journeyman Ann places a second worker on the Quarry (stone) at 19.
caylus1303-story-placed-second = With the Journeyman { $who } places a second worker on { $place }.
# Log: Cleo places a worker on the site, in slot 1.
caylus1303-story-placed-site = { $who } places a worker on the site, in slot { $slot }.
# Log: Cleo places a worker on the Market (starting) at 13. It costs 1 worker extra.
caylus1303-story-surcharge = { $told } It costs { $workers } extra.
# Log: Early Riser: Player 1 places a worker on the Toll at 4.
caylus1303-story-early = { $character }: { $told }
# Log: Ben owns the Market (wood) at 16: +1 point.
caylus1303-story-placement = { $who } owns { $place }: +{ $points }.
# Log: Ben owns the Market (wood) at 16 but gets nothing because of the Thief.
caylus1303-story-robbed = { $who } owns { $place } but gets nothing because of the { $thief }.
# Log: Ben is first to pass and takes the Start Player tile: from now on each placement costs 1 more …
caylus1303-story-passed-first = { $who } is first to pass and takes the Start Player tile: from now on each placement costs 1 more worker.
# Log: Cleo passes (place 2 on the bridge).
caylus1303-story-passed = { $who } passes (place { $rank } on the bridge).
caylus1303-story-owner_bonus = { $who } gains { $gain } as the owner of { $place }.
# Log: Ann gains 1 wood from the Sawmill (starting) on the site.
caylus1303-story-used = { $who } gains { $gain } from { $place }.
# Log: Cleo pays 1 stone for 4 workers at the Guild (starting, 4 workers) at 9.
caylus1303-story-used-paid = { $who } pays { $cost } for { $gain } at { $place }.
# Log: Ann pays 1 wood at the Fairground at 1.
caylus1303-story-used-cost = { $who } pays { $cost } at { $place }.
caylus1303-story-used-nothing = { $who } gains nothing from { $place }.
caylus1303-story-camp-short = { $told } The camp has { $workers } too few.
# Log: Cleo’s worker on the Market (starting) at 13 is beyond the provost and returns without effect.
caylus1303-story-home-beyond = { $who }’s worker on { $place } is beyond the provost and returns without effect.
# Log: Ben pays 1 cloth and claims the Market (starting) at 13: a Residence from the management phase on.
caylus1303-story-claimed = { $who } pays { $cost } and claims { $place }: a Residence from the management phase on.
# Log: Ann pays 1 food and 1 wood for the Tailor at 15: +4.
caylus1303-story-built = { $who } pays { $cost } for { $place }: { $points }.
# Log: Guilds’ Bridge: the provost may be moved in this order: Ben, Cleo, Ann.
caylus1303-story-bridge = Guilds’ Bridge: the provost may be moved in this order: { $order }.
# Log: Cleo pays 1 worker and moves the provost forward 1: the road is active up to 20.
caylus1303-story-provost-forward = { $who } pays { $cost } and moves the provost forward { $steps }: the road is active up to { $end }.
# Log: Ben pays 3 workers and moves the provost back 3: the road is active up to 12.
caylus1303-story-provost-back = { $who } pays { $cost } and moves the provost back { $steps }: the road is active up to { $end }.
# Log: With the Toll Ann moves the provost forward 2: the road is active up to 15.
caylus1303-story-provost-forward-free = With the { $means } { $who } moves the provost forward { $steps }: the road is active up to { $end }.
# Log: With the Toll Ben moves the provost back 1: the road is active up to 12.
caylus1303-story-provost-back-free = With the { $means } { $who } moves the provost back { $steps }: the road is active up to { $end }.
# Log: Ann receives a favour from the Fairground.
caylus1303-story-favour = { $who } receives a favour from the { $source }.
# Log: Ann uses building 1 of the site, the Sawmill (starting).
caylus1303-story-favour_site = { $who } uses building { $number } of the site, the { $tile }.
# Log: Ben delivers 1 food, 1 wood and 1 stone: +6 (with Foreman).
caylus1303-story-delivered = { $who } delivers { $cost }: { $points }.
# Log: Ben delivered most, with 1 batch, and receives a favour.
caylus1303-story-most_batches = { $who } delivered most, with { $batches }, and receives a favour.
# Log: Ben’s claim turns the Market (starting) at 13 into a Residence.
caylus1303-story-residence = { $who }’s claim turns { $place } into a Residence.
caylus1303-story-monument = { $who } pays { $cost } and turns the Residence at { $space } into the { $tile }: { $points }.
# Log: Recruitment: Ann 3 workers, Ben 3 workers, Cleo 3 workers.
caylus1303-story-recruited = Recruitment: { $gains }.
# Log: Ann 3 workers
caylus1303-story-recruited-seat = { $who } { $gain }
# Log: The provost returns to just after space 15.
caylus1303-story-provost_reset = The provost returns to just after space { $end }.
# Log: Player 1 reveals 5 points.
caylus1303-story-final_score = { $who } reveals { $before }.
caylus1303-story-final_score-gold = { $who } reveals { $before }, and { $gold } adds { $points }.
caylus1303-story-declined-early_riser = { $who } doesn’t use the Early Riser.
# Log: Ben doesn’t use the Market.
caylus1303-story-declined-use_building = { $who } doesn’t use the { $tile }.
# Log: Cleo builds nothing.
caylus1303-story-declined-build = { $who } builds nothing.
# Log: Ann claims no building.
caylus1303-story-declined-lawyer_target = { $who } claims no building.
# Log: Cleo leaves the provost in place.
caylus1303-story-declined-move = { $who } leaves the provost in place.
# Log: Player 4 takes nobody from court.
caylus1303-story-declined-favour_court_character = { $who } takes nobody from court.
# Log: Cleo delivers nothing.
caylus1303-story-declined-deliver = { $who } delivers nothing.

## What a player is asked

# Question in one line of a picture, at most 56 columns.
caylus1303-ask-choose_start_character = choose your character
# Question in one line of a picture, at most 56 columns.
caylus1303-ask-early_riser = Early Riser: place a worker before all others, or don’t
# Question in one line of a picture, at most 56 columns.
caylus1303-ask-plan = place a worker or pass
# Question in one line of a picture, at most 56 columns: Fairground (1): use it, or don’t
caylus1303-ask-use_building = { $spot }: use it, or don’t
# Question in one line of a picture, at most 56 columns: Guild (starting, 3 workers): pay a resource (1 to go)
caylus1303-ask-pay_any-use = { $tile }: pay a resource ({ $left } to go)
# Question in one line of a picture, at most 56 columns: Tailor: pay a resource (1 to go)
caylus1303-ask-pay_any-build = { $tile }: pay a resource ({ $left } to go)
# Question in one line of a picture, at most 56 columns: Market (16): choose 1 basic resource
caylus1303-ask-gain_any = { $spot }: choose { $gain }
# Question in one line of a picture, at most 56 columns: build a wood building on space 15, or don’t
caylus1303-ask-choose_wood_tile = build a wood building on space { $space }, or don’t
# Question in one line of a picture, at most 56 columns: build a stone building on space 20, or don’t
caylus1303-ask-choose_stone_tile = build a stone building on space { $space }, or don’t
# Question in one line of a picture, at most 56 columns.
caylus1303-ask-choose_stone_tile-less = build a stone building on { $space } for { $less } less, or don’t
# Question in one line of a picture, at most 56 columns.
caylus1303-ask-lawyer_target = claim a starting building as your Residence, or don’t
# Question in one line of a picture, at most 56 columns: move the provost up to 2 steps for free, or don’t
caylus1303-ask-toll_move = move the provost up to { $reach } steps for free, or don’t
# Question in one line of a picture, at most 56 columns: move the provost up to 3 steps, 1 worker each, or don’t
caylus1303-ask-bridge_move =
    { $reach ->
        [one] move the provost { $reach } step for { $price }, or don’t
       *[other] move the provost up to { $reach } steps, { $price } each, or don’t
    }
# Question in one line of a picture, at most 56 columns: move the provost 1 step with your Bailiff, or don’t
caylus1303-ask-bailiff_move = move the provost { $reach } step with your Bailiff, or don’t
# Question in one line of a picture, at most 56 columns.
caylus1303-ask-favour_mode = use your favour: choose how
# Question in one line of a picture, at most 56 columns.
caylus1303-ask-favour_take = choose a character to take from another player
# Question in one line of a picture, at most 56 columns: choose a building of the site to use in round 4
caylus1303-ask-favour_site = choose a building of the site to use in round { $round }
# Question in one line of a picture, at most 56 columns.
caylus1303-ask-favour_court_character = take a character from court, or nobody
# Question in one line of a picture, at most 56 columns: deliver a batch for 5 points, or stop
caylus1303-ask-deliver-usual = deliver a batch for { $points }, or stop
# Question in one line of a picture, at most 56 columns: deliver a batch for 5 points, or stop
caylus1303-ask-deliver-any = deliver a batch for { $points }, or stop
# Question in one line of a picture, at most 56 columns: Delivery Man: deliver a batch for 5 points, or stop
caylus1303-ask-deliver_last-usual = Delivery Man: deliver a batch for { $points }, or stop
# Question in one line of a picture, at most 56 columns.
caylus1303-ask-deliver_last-any = Delivery Man: deliver a batch for { $points }, or stop
# Question in one line of a picture, at most 56 columns.
caylus1303-ask-monument = turn your Residence at { $space } into a monument, or keep it

# Question, after the player’s name, at most 300 characters: choose your character. 3 will stay at court.
caylus1303-prompt-choose_start_character = { caylus1303-ask-choose_start_character }. { $left } will stay at court.
# Question, after the player’s name, at most 300 characters: Early Riser: place a worker before all others, or don’t. It costs 2 workers in all; you have 10 …
caylus1303-prompt-early_riser = { caylus1303-ask-early_riser }. It costs { $price } in all; you have { $workers } in hand.
# Question, after the player’s name, at most 300 characters: place a worker or pass. A placement costs 1 worker; you have 6 workers in hand.
caylus1303-prompt-plan = { caylus1303-ask-plan }. A placement costs { $price }; you have { $workers } in hand.
# Question, after the player’s name, at most 300 characters: Fairground (1): use it, or don’t (1 wood → 1 favour). You have 1 food, 2 wood and 1 stone.
caylus1303-prompt-use_building = { caylus1303-ask-use_building } ({ $effect }). You have { $have }.
# Question, after the player’s name, at most 300 characters: Guild (starting, 3 workers): pay a resource (1 to go). You have 2 food, 1 wood and 1 stone.
caylus1303-prompt-pay_any-use = { caylus1303-ask-pay_any-use }. You have { $have }.
# Question, after the player’s name, at most 300 characters: Tailor: pay a resource (1 to go). The rest of the cost is fixed. You have 1 food, 2 wood and 1 …
caylus1303-prompt-pay_any-build = { caylus1303-ask-pay_any-build }. The rest of the cost is fixed. You have { $have }.
# Question, after the player’s name, at most 300 characters: Market (16): choose 1 basic resource.
caylus1303-prompt-gain_any = { caylus1303-ask-gain_any }.
# Question, after the player’s name, at most 300 characters: build a wood building on space 15, or don’t. You have 1 food, 2 wood and 1 stone.
caylus1303-prompt-choose_wood_tile = { caylus1303-ask-choose_wood_tile }. You have { $have }.
# Question, after the player’s name, at most 300 characters: build a stone building on space 20, or don’t. You have 1 food, 2 wood and 1 stone.
caylus1303-prompt-choose_stone_tile = { caylus1303-ask-choose_stone_tile }. You have { $have }.
# Question, after the player’s name, at most 300 characters.
caylus1303-prompt-choose_stone_tile-less = { caylus1303-ask-choose_stone_tile-less }. You have { $have }.
# Question, after the player’s name, at most 300 characters: claim a starting building as your Residence, or don’t. It costs 1 cloth; you have 1 food, 1 wood, 2 …
caylus1303-prompt-lawyer_target = { caylus1303-ask-lawyer_target }. It costs { $cost }; you have { $have }, and { $houses }.
# Question, after the player’s name, at most 300 characters: move the provost up to 2 steps for free, or don’t. He is between 13 and 14.
caylus1303-prompt-toll_move = { caylus1303-ask-toll_move }. He is { $provost }.
# Question, after the player’s name, at most 300 characters: move the provost up to 3 steps, 1 worker each, or don’t. He is between 15 and 16; you have 4 …
caylus1303-prompt-bridge_move = { caylus1303-ask-bridge_move }. He is { $provost }; you have { $workers } in hand. Order: { $order }. You may talk and make deals, but promises don’t bind.
# Question, after the player’s name, at most 300 characters: move the provost 1 step with your Bailiff, or don’t. He is between 10 and 11.
caylus1303-prompt-bailiff_move = { caylus1303-ask-bailiff_move }. He is { $provost }.
# Question, after the player’s name, at most 300 characters.
caylus1303-prompt-favour_mode = { caylus1303-ask-favour_mode }.
# Question, after the player’s name, at most 300 characters.
caylus1303-prompt-favour_take = { caylus1303-ask-favour_take }.
# Question, after the player’s name, at most 300 characters: choose a building of the site to use in round 4. You have nothing.
caylus1303-prompt-favour_site = { caylus1303-ask-favour_site }. You have { $have }.
# Question, after the player’s name, at most 300 characters.
caylus1303-prompt-favour_court_character = { caylus1303-ask-favour_court_character }.
# Question, after the player’s name, at most 300 characters: deliver a batch for 5 points, or stop. A batch is 3 different resources with food among them. …
caylus1303-prompt-deliver-usual = { caylus1303-ask-deliver-usual }. A batch is 3 different resources with food among them. Delivered: { $batches }. You have { $have }.
# Question, after the player’s name, at most 300 characters: deliver a batch for 5 points, or stop. With the Chamberlain any 3 resources are a batch. Delivered: …
caylus1303-prompt-deliver-any = { caylus1303-ask-deliver-any }. With the Chamberlain any 3 resources are a batch. Delivered: { $batches }. You have { $have }.
# Question, after the player’s name, at most 300 characters: Delivery Man: deliver a batch for 5 points, or stop. A batch is 3 different resources with food …
caylus1303-prompt-deliver_last-usual = { caylus1303-ask-deliver_last-usual }. A batch is 3 different resources with food among them. Delivered: { $batches }. You have { $have }.
# Question, after the player’s name, at most 300 characters.
caylus1303-prompt-deliver_last-any = { caylus1303-ask-deliver_last-any }. With the Chamberlain any 3 resources are a batch. Delivered: { $batches }. You have { $have }.
# Question, after the player’s name, at most 300 characters.
caylus1303-prompt-monument = { caylus1303-ask-monument }. You have { $have }.

## The choices

# Part of other texts: pay 1 food and 1 wood
caylus1303-pay = pay { $cost }
# Effect of a choice, at most 100 characters: you have 1 food, 2 wood and 1 stone
caylus1303-you-have = you have { $have }
caylus1303-second = acts second
# Part of other texts: owner +1
caylus1303-owner-points = owner +{ $points }
# Part of other texts: owner +0, 1 wood
caylus1303-owner-bonus = owner +{ $points }, { $bonus }
caylus1303-offer-pass = Pass
# Effect of a choice, at most 100 characters: no. 1 on the bridge; Start Player next round
caylus1303-offer-pass-first = no. { $rank } on the bridge; Start Player next round
# Effect of a choice, at most 100 characters: no. 2 on the bridge
caylus1303-offer-pass-later = no. { $rank } on the bridge
# Effect of a choice, at most 100 characters: slot 1: deliver batches later this round
caylus1303-offer-slot = slot { $slot }: deliver batches later this round
caylus1303-offer-nobody = Take nobody
caylus1303-offer-not-early = Don’t use
caylus1303-offer-no-use = Don’t use
caylus1303-offer-no-build = Build nothing
caylus1303-offer-no-claim = Claim none
caylus1303-offer-no-monument = Keep the Residence
# Part of other texts: your Residence at the end of the round: 1 worker each recruitment
caylus1303-offer-claim = your Residence at the end of the round: { $gain } each recruitment
caylus1303-offer-mode-A = Take a character from another player
caylus1303-offer-mode-B = Use the site, then take a character from court
caylus1303-offer-done = Stop

## Where points came from

caylus1303-score-building = Wood and stone buildings
caylus1303-score-monument = Monuments
caylus1303-score-placement = Buildings used by others
caylus1303-score-effect = Effects of buildings
caylus1303-score-delivery = Batches delivered
caylus1303-score-character = Characters
caylus1303-score-gold = Gold left

## The text board

# Board as text: Order of this round: Cleo, Ann, Ben
caylus1303-board-order = Order of this round: { $order }
# Board as text: Start Player tile: Cleo
caylus1303-board-start-player = Start Player tile: { $who }
caylus1303-board-court = Characters at court
caylus1303-board-court-nobody = Nobody
caylus1303-board-bridge = Guilds’ Bridge and provost
# Board as text: Passed, in this order: Ben, Cleo
caylus1303-board-passed = Passed, in this order: { $order }
caylus1303-board-passed-nobody = Nobody has passed
# Board as text: A placement costs 1 worker now
caylus1303-board-price = A placement costs { $price } now
# Board as text: Still to move the provost, 1 worker a step: Ann
caylus1303-board-moving = Still to move the provost, { $price } a step: { $order }
# Board as text: The provost is between 13 and 14
caylus1303-board-provost = The provost is { $provost }
caylus1303-board-site = Castle site
# Board as text: workers, in the order of their slots: Cleo
caylus1303-board-queue = workers, in the order of their slots: { $order }
caylus1303-board-queue-nobody = no worker
caylus1303-board-site-open = favours may use it
# Board as text: favours may use it from round 1 on
caylus1303-board-site-from = favours may use it from round { $round } on
caylus1303-board-road = Road
# Board as text: S · Castle site · no worker
caylus1303-board-coded = { $code } · { $facts }
# Board as text: owner: Ann
caylus1303-board-owner = owner: { $who }
# Board as text: claimed by Ben
caylus1303-board-claimed = claimed by { $who }
# Board as text: worker: Ann
caylus1303-board-workers = worker: { $order }
caylus1303-board-empty = empty
# Board as text: 15–18
caylus1303-board-spaces = { $first }–{ $last }
caylus1303-board-supply = To build
# Board as text: costs 1 food and 1 wood
caylus1303-board-costs = costs { $cost }
# Board as text: 1. Cleo: 6 workers in hand · 9 workers in camp · nothing · 9 of 9 houses left
caylus1303-board-player = { $rank }. { $who }: { $facts }
# Board as text: 6 workers in hand
caylus1303-board-hand = { $workers } in hand
# Board as text: 9 workers in camp
caylus1303-board-camp = { $workers } in camp
# Board as text: 9 of 9 houses left
caylus1303-board-houses = { $left } of { $all } houses left
# Board as text: P4 Steward
caylus1303-board-character = { $code } { $character }
caylus1303-board-prestige = Your prestige
# Board as text: In all: no points
caylus1303-board-total = In all: { $points }
# Board as text: Wood and stone buildings: 3
caylus1303-board-source = { $source }: { $points }

## Rules cards: facts

caylus1303-cards-phases = Phases of a round
caylus1303-cards-characters = Characters
caylus1303-cards-rules = Rules
# Rules card: Printed on space 1
caylus1303-fact-printed = Printed on space { $space }
# Rules card: Cost: 1 food and 1 wood
caylus1303-fact-cost = Cost: { $cost }
# Rules card: When built: 2 points
caylus1303-fact-points = When built: { $points }
# Rules card: Built side: 2 food
caylus1303-fact-built = Built side: { $effect }
# Rules card: Setup side: 1 food and 1 point
caylus1303-fact-setup = Setup side: { $effect }
# Rules card: Effect: 1 wood → 1 favour
caylus1303-fact-effect = Effect: { $effect }
# Rules card: There are 2 of them
caylus1303-fact-copies = There are { $count } of them
# Rules card: Rounds 1–3: the first building of the site
caylus1303-fact-bracket = Rounds { $first }–{ $last }: { $spaces ->
    [one] the first building
   *[other] the first { $spaces } buildings
    } of the site
# Rules card: 2 players: 10 workers in hand at the start, 3 workers at each recruitment, 5 characters
caylus1303-fact-players = { $players } players: { $hand } in hand at the start, { $recruits } at each recruitment, { $characters } characters
# Rules card: 2 players: Architect, Foreman, Bailiff, Day Labourer, Chamberlain
caylus1303-fact-first = { $players ->
    [2] 2 players: { $characters }
   *[other] { $players } players: also { $characters }
    }

## Rules cards: phases and places

caylus1303-card-planning-title = Phase 1: Planning
caylus1303-card-planning = From the Start Player on, clockwise, again and again, each player who hasn’t passed places 1 worker on a building of the road, places 1 worker on the site, or passes. The phase ends when everyone has passed.
# Rules card: Placing costs 1 worker from your hand. The first player to pass takes the Start Player tile for the …
caylus1303-card-planning-1 = Placing costs { $price } from your hand. The first player to pass takes the Start Player tile for the next round; from then on each placement costs { $extra } more (sent to the camp), even on your own buildings and the site.
# Rules card: Placing on another player’s building gives its owner 1 point at once, even if the building does not …
caylus1303-card-planning-2 = Placing on another player’s building gives its owner { $points } at once, even if the building does not activate later.
caylus1303-card-planning-3 = Workers go to printed, starting, wood and stone buildings without a worker, also beyond the provost. Never to the Guilds’ Bridge, Residences, monuments, empty spaces or the buildings of the site.
caylus1303-card-planning-4 = At most 1 worker of each player on the site.
caylus1303-card-planning-5 = If you can’t pay, you pass. The last player goes on alone, paying for each placement.
caylus1303-card-activation-title = Phase 2: Activation
caylus1303-card-activation = Along the road from the city gate, each building with a worker acts for that worker’s player: first spaces 1 to 4, then the Guilds’ Bridge, the Bailiff, and all others up to the provost. Workers beyond him return without effect.
caylus1303-card-activation-1 = Workers go to the camp, not to hand, and only after the effect.
caylus1303-card-activation-2 = Effects with a cost may be declined; those without one are applied at once.
caylus1303-card-activation-3 = What one building brings may pay at a later one, never at an earlier one.
caylus1303-card-activation-4 = A building built this round does nothing until the next.
caylus1303-card-delivery-title = Phase 3: Delivery
# Rules card: Players with a worker on the site, by slot, deliver any number of batches: 3 different resources …
caylus1303-card-delivery = Players with a worker on the site, by slot, deliver any number of batches: { $size } different resources each, one of them food. Each batch brings { $points }. Then the player with the most batches receives { $favour }, and the workers go to the camp.
caylus1303-card-delivery-1 = Gold counts as a kind; it doesn’t replace food.
caylus1303-card-delivery-2 = A tie goes to the leftmost worker; a player who has only the Delivery Man comes after all who have one there.
caylus1303-card-delivery-3 = Without any batch there is no favour.
caylus1303-card-delivery-4 = The Delivery Man’s owner delivers last; both deliveries count together.
caylus1303-card-management-title = Phase 4: Management
caylus1303-card-management = In this order: claimed starting buildings become Residences; along the road each Residence may become a monument; everyone recruits; the provost goes to the last building; the pass markers go back.
caylus1303-card-management-1 = Each Residence is offered once a round, in road order; several monuments of one player are possible.
caylus1303-card-management-2 = In the last round all of this is done too.
caylus1303-card-site = In planning each player may place 1 worker here, on the leftmost free slot. In the delivery phase these players deliver batches, by slot. The 3 buildings of the site are used through favours only.
caylus1303-card-site-1 = They lie with their setup side up for the whole game; nobody builds or owns them.
caylus1303-card-favour-title = Favour
caylus1303-card-favour = Right away, either take a character from another player, or use a building of the site without a worker and then take a character from court, if there is one.
caylus1303-card-favour-1 = Favours come from the Fairground, the Manor, the most batches and the Theatre.
caylus1303-card-favour-2 = You pay the site building’s cost as usual; you may also skip it and still take a character.
caylus1303-card-favour-3 = You don’t have to take anyone from court. Nobody ever goes back there.
caylus1303-card-favour-4 = Any number of characters may be with one player, and each may be taken again.
caylus1303-card-favour-5 = A favour is finished before anything else goes on.
caylus1303-card-bridge-step-title = Bridge Step
# Rules card: After spaces 1 to 4, in passing order, each player once may move the provost up to 3 steps forward …
caylus1303-card-bridge-step = After spaces 1 to 4, in passing order, each player once may move the provost up to { $reach } steps forward or back and returns { $price } from hand for each step.
caylus1303-card-bridge-step-1 = One direction per move. You can’t pay for steps you can’t make.
caylus1303-card-bridge-step-2 = You may talk and make promises, but they don’t bind; nothing is traded.
caylus1303-card-bridge-step-3 = After it the Bailiff’s owner may move him too; then he stays for this round.
caylus1303-card-provost-title = Provost
caylus1303-card-provost = He stands between two spaces of the road. Buildings before him activate, those after him don’t.
# Rules card: He never goes back past the Guilds’ Bridge (after 5) nor beyond the end symbol (after 28), where …
caylus1303-card-provost-1 = He never goes back past the Guilds’ Bridge (after { $first }) nor beyond the end symbol (after { $last }), where everything activates.
caylus1303-card-provost-2 = He is moved with the Toll, in the bridge step and with the Bailiff, over empty spaces too.
caylus1303-card-building-title = Building
caylus1303-card-building = Choose a tile of the supply, pay its cost, put it with its built side up on the first empty space with a house of yours, and gain its points.
caylus1303-card-building-1 = A basic resource in a cost is food, wood, stone or cloth, never gold; it is paid after the fixed part.
# Rules card: You need a house: each player has 9 for buildings.
caylus1303-card-building-2 = You need a house: each player has { $houses } for buildings.
caylus1303-card-building-3 = Without an empty space nothing is built.
caylus1303-card-building-4 = The stone tile on space 19 counts as built over; new tiles go on behind it.

## Rules cards: buildings

caylus1303-card-printed = Printed on the road. It belongs to nobody and is never replaced.
caylus1303-card-starting = On the road or on the site from the start. With a Lawyer anyone may claim one on the road; at the end of the round it becomes a Residence.
caylus1303-card-wood = Built with a Carpenter. The one on the road and the one on the site from the start show their setup side and belong to nobody.
caylus1303-card-stone = Built with a Stonemason. The one on the road and the one on the site from the start show their setup side and belong to nobody.
caylus1303-card-residence = The back of a claimed starting building. It takes no workers; its owner recruits 1 worker more for it each round.
caylus1303-card-residence-1 = In the management phase its owner may turn it into a monument, in the round it flips too.
caylus1303-card-residence-2 = The Architect gains nothing for it.
caylus1303-card-monument = Built over one of your Residences in the management phase; the house stays, the Residence leaves the game. It takes no workers.
caylus1303-ruling-workers = The workers come from hand; the one on the building doesn’t count.
caylus1303-ruling-basic = Basic resources are food, wood, stone and cloth, alike or different; never gold.
caylus1303-ruling-camp = Workers the camp does not have are lost.
caylus1303-ruling-one-line = One of the two, once.
caylus1303-ruling-bonus = The owner’s share comes once, when the provost lets the building activate and only others work there, before their own gain.
caylus1303-ruling-bonus-journeyman = If two workers are there and one is the owner’s, there’s no bonus. The Thief doesn’t prevent it.
caylus1303-ruling-build = One tile each time, on the first empty space. New tiles do nothing this round.
caylus1303-ruling-waived = On the setup side you don’t pay the 1 stone in the cost; points, house and Architect work as usual.
caylus1303-ruling-manor = The favour comes when the built Manor activates, not when it is built.
# Rules card: 1 cloth and a house of yours; no points.
caylus1303-ruling-lawyer-1 = { $cost } and a house of yours; no points.
caylus1303-ruling-lawyer-2 = Only starting buildings of the road that carry no house yet.
caylus1303-ruling-lawyer-3 = Everyone can still use the claimed building until the management phase.
# Rules card: Up to 2 steps in one direction, before the bridge step.
caylus1303-ruling-toll = Up to { $reach } steps in one direction, before the bridge step.
caylus1303-ruling-bridge = No worker is placed here; all take part in passing order.
caylus1303-ruling-monument = Each monument exists once. It no longer counts as a Residence.
caylus1303-ruling-theatre = The favour is used at once, before the next Residence is offered.

## Rules cards: characters

# Rules card: Before the Start Player’s first turn you may place 1 worker by the usual rules, on a building or …
caylus1303-card-early_riser = Before the Start Player’s first turn you may place 1 worker by the usual rules, on a building or the site, for { $price } in all.
caylus1303-card-early_riser-1 = As Start Player you place twice in a row.
caylus1303-card-early_riser-2 = The owner of the building gains points as usual.
caylus1303-card-early_riser-3 = You pay the extra worker even with the Night Worker.
caylus1303-card-early_riser-4 = The Journeyman can’t be used for it, as no building is occupied yet.
# Rules card: After the first pass your placements don’t cost 1 worker more.
caylus1303-card-night_worker = After the first pass your placements don’t cost { $extra } more.
caylus1303-card-night_worker-1 = No effect on the first pass itself.
caylus1303-card-night_worker-2 = The worker returned for the Early Riser is still paid.
caylus1303-card-journeyman = Once a round you may place a worker on a building of the road where another player’s worker stands. Yours acts after the other one.
caylus1303-card-journeyman-1 = Never beside your own worker, and not on the site.
caylus1303-card-journeyman-2 = An owner gains points for each worker of others.
caylus1303-card-journeyman-3 = On a stone production building the owner’s share comes once for both, and not if one of them is the owner’s.
caylus1303-card-journeyman-4 = With the Thief as well the owner gains no points.
caylus1303-card-thief = When you place on another player’s building, its owner gains no points.
caylus1303-card-thief-1 = Not even with the Steward.
caylus1303-card-thief-2 = The owner’s share of a stone production building is still paid.
caylus1303-card-thief-3 = It holds for the Journeyman’s placement too.
# Rules card: When another player places on your building, you gain 2 points instead of 1 point.
caylus1303-card-steward = When another player places on your building, you gain { $points } instead of { $usual }.
caylus1303-card-steward-1 = The Thief still cancels it.
caylus1303-card-steward-2 = With the Journeyman, for each worker of another player.
# Rules card: Right after the bridge step you may move the provost 1 step forward or back, at no cost.
caylus1303-card-bailiff = Right after the bridge step you may move the provost { $reach } step forward or back, at no cost.
caylus1303-card-bailiff-1 = If a favour brings him to you on spaces 1 to 4 he works this round, later only from the next.
caylus1303-card-bailiff-2 = The bounds of the road hold.
# Rules card: You gain 1 point for each wood tile, stone tile or monument you build.
caylus1303-card-architect = You gain { $points } for each wood tile, stone tile or monument you build.
caylus1303-card-architect-1 = Also for builds through a favour, and for each tile by itself.
caylus1303-card-architect-2 = Not for Residences.
caylus1303-card-delivery_man = You may deliver last, after everyone else, without a worker on the site.
caylus1303-card-delivery_man-1 = With a worker there you deliver in slot order first, and then again last; all batches count together.
caylus1303-card-delivery_man-2 = In a tie for the most batches you come after all who have a worker there, unless you have one too.
caylus1303-card-delivery_man-3 = Also when nobody has a worker there.
# Rules card: Your batches may be any 3 resources: food is not needed, the same kind may come twice or three …
caylus1303-card-chamberlain = Your batches may be any { $size } resources: food is not needed, the same kind may come twice or three times, gold may be given.
caylus1303-card-chamberlain-1 = A batch brings the same points.
caylus1303-card-chamberlain-2 = With the Goldsmith 3 gold are a batch with gold like any other.
# Rules card: You gain 1 point more for each batch you deliver.
caylus1303-card-foreman = You gain { $points } more for each batch you deliver.
# Rules card: With the Goldsmith the round’s first batch with gold brings 11 points.
caylus1303-card-foreman-1 = With the Goldsmith the round’s first batch with gold brings { $all }.
# Rules card: Once a round, your first batch with at least 1 gold brings 5 points more.
caylus1303-card-goldsmith = Once a round, your first batch with at least 1 gold brings { $points } more.
# Rules card: With the Foreman that batch brings 11 points.
caylus1303-card-goldsmith-1 = With the Foreman that batch brings { $all }.
caylus1303-card-goldsmith-2 = Once over both deliveries with the Delivery Man.
caylus1303-card-goldsmith-3 = Once, however much gold is in it.
# Rules card: At recruitment you take 1 worker more.
caylus1303-card-day_laborer = At recruitment you take { $workers } more.
caylus1303-card-day_laborer-1 = If you take him with the Theatre’s favour he helps right away, because recruitment comes later.

## Rules cards: other rules

caylus1303-card-setup-title = Setup
# Rules card: Starting, wood and stone tiles are dealt to the road and the site, setup side up. The Start Player …
caylus1303-card-setup = Starting, wood and stone tiles are dealt to the road and the site, setup side up. The Start Player is drawn. From the last player back to the Start Player each chooses a character; { $left } stay at court. Everyone has { $resources }, and { $workers } of which some begin in hand.
caylus1303-card-setup-1 = The Stonemason never begins on the road.
caylus1303-card-setup-2 = The other wood and stone tiles and the monuments are the supply.
caylus1303-card-first-game-title = First Game
caylus1303-card-first-game = With the option for a first game these characters are used instead of random ones; players choose among them in the usual order.
caylus1303-card-first-game-1 = Tiles and Start Player are still random.
caylus1303-card-camp-title = Workers and Camp
# Rules card: Each player has 15 workers: in hand, on the board and in the camp. Workers are placed and are also …
caylus1303-card-camp = Each player has { $workers }: in hand, on the board and in the camp. Workers are placed and are also what is paid; those returned and those coming back from buildings go to the camp.
caylus1303-card-camp-1 = They come back to hand by recruitment and by buildings such as the Guild.
caylus1303-card-camp-2 = Taking more than the camp has brings only what is there.
caylus1303-card-recruitment-title = Recruitment
# Rules card: Everyone takes 3 workers from the camp (2 workers with 5 players), 1 worker more for each Residence …
caylus1303-card-recruitment = Everyone takes { $most } from the camp ({ $least } with 5 players), { $residence } more for each Residence they own, { $garden } for the Garden, { $laborer } for the Day Labourer. The Granary brings { $food }, the Factory { $cloth }.
caylus1303-card-recruitment-1 = Never more than the camp has.
caylus1303-card-provost-reset-title = Provost’s Reset
caylus1303-card-provost-reset = At the end of the round he goes to the gate side of the last building of the unbroken row from the gate.
caylus1303-card-provost-reset-1 = The stone tile on space 19 from the start counts only once the spaces before it are filled.
caylus1303-card-prestige-title = Hidden Prestige
caylus1303-card-prestige = Prestige points are kept face down: everyone sees only their own total until the end. Every gain is announced, so they can be followed.
caylus1303-card-prestige-1 = Workers, resources, houses and characters are open to all.
caylus1303-card-final-scoring-title = Final Scoring
# Rules card: After 9 rounds prestige is revealed, and each gold left adds 2 points. The most points win.
caylus1303-card-final-scoring = After { $rounds } rounds prestige is revealed, and each gold left adds { $gold }. The most points win.
caylus1303-card-final-scoring-1 = Other leftovers are worth nothing.
caylus1303-card-final-scoring-2 = Tied players share the win.

## What came of a stretch of play

caylus1303-round = Round { $number }
# What happened since a player’s last turn: Provost after 12 (Ann +2, Ben −3).
caylus1303-summary-provost = Provost after { $space } ({ $movers }).
# What happened since a player’s last turn: Provost now after 15.
caylus1303-summary-reset = Provost now after { $space }.
# What happened since a player’s last turn: Ann +2
caylus1303-summary-mover = { $who } { $steps }
# What happened since a player’s last turn: Beyond the provost: Cleo (13), Ann (14).
caylus1303-summary-beyond = Beyond the provost: { $workers }.
caylus1303-summary-spot = { $tile } { $space }
# What happened since a player’s last turn: built Tailor (15)
caylus1303-summary-built = built { $tile }
# What happened since a player’s last turn: claimed Market (13)
caylus1303-summary-claimed = claimed { $tile }
# What happened since a player’s last turn: Market (13) is a Residence
caylus1303-summary-residence = { $tile } is a Residence
# What happened since a player’s last turn: delivered 1 batch
caylus1303-summary-delivered = delivered { $batches }
# What happened since a player’s last turn: took the Steward
caylus1303-summary-took = took the { $character }
# What happened since a player’s last turn: took the Night Worker from Ann
caylus1303-summary-took-from = took the { $character } from { $who }
# What happened since a player’s last turn: workers on Quarry (6), Guild (9)
caylus1303-summary-workers = { $count ->
    [one] worker on { $places }
   *[other] workers on { $places }
    }
# What happened since a player’s last turn: passed as no. 2
caylus1303-summary-passed = { $rank ->
    [1] passed first
   *[other] passed as no. { $rank }
    }
# What happened since a player’s last turn: +4 points
caylus1303-summary-points = +{ $gain }
# What happened since a player’s last turn: Workers back: 3 each.
caylus1303-summary-recruits-each = Workers back: { $count } each.
# What happened since a player’s last turn: Cleo 3
caylus1303-summary-recruits-seat = { $who } { $gain }
# What happened since a player’s last turn: Workers back: Cleo 3, Ann 3, Ben 4.
caylus1303-summary-recruits = Workers back: { $gains }.

## For newcomers
caylus1303-guide-goal = Build the king’s castle in nine rounds. The most prestige points win; until the end you only see your own. You score by delivering batches to the site ①, with buildings and monuments, and when others use your buildings.
caylus1303-guide-round =
    1. Planning: taking turns, you place a worker or pass. A worker uses the building it stands on. The first to pass starts the next round, and from then on each placement costs 1 worker more.
    2. Activation: spaces 1 to 4 act, then everyone may pay workers to move the provost ① on the bridge ②, then the road acts up to him.
    3. Delivery: with a worker on the site ③ you deliver batches of 3 different resources, one of them food.
    4. Management: Residences, monuments, and some workers come back.
caylus1303-guide-points =
    Site ①: every batch brings points; the most batches of a round bring a favour as well.
    Buildings: a worker at a Carpenter builds in wood, at a Stonemason in stone, for the points on the tile. Monuments, in place of Residences, bring many more.
    When another player places a worker on a building of yours, you gain a point at once.
    Each gold left at the end brings points; other goods nothing.
caylus1303-guide-mistakes =
    1. Placing just before the provost ①: two others can move him back, and your worker returns with nothing. Count who could.
    2. Workers are your money: those you pay with go to the camp and are missing next round.
    3. Going to the site without food and two other kinds: you can’t deliver anything.
caylus1303-lesson-place = You’re { $player1 } and place first. A worker uses the building it stands on, and workers are also your money: you have 6. You own 1 food, 2 wood and 1 stone. The provost (1) is between 13 and 14, so only buildings up to 13 will act. Where do you place?
caylus1303-lesson-place-site = Well chosen. Food, wood and stone make a batch: 3 different kinds, one of them food. Your worker on the site delivered it for 5 points, and nobody delivered more this round, so you also get a favour.
caylus1303-lesson-place-quarry = The Quarry on 10 gave you a stone, and it was safe: to leave it beyond him the provost must go back 4 steps, and one player moves him 3 at most. But you already own food, wood and stone, which make a whole batch. A worker on the site would have turned it into 5 points and a favour.
caylus1303-lesson-place-foundry = The Foundry on 19 is 6 steps beyond the provost, and each player can move him only 3. Nobody moved him, so the Foundry didn’t act and your worker went to the camp with nothing. Only 4 workers come back to you each round.
caylus1303-lesson-provost = Now suppose it had gone differently. You have workers on the site, in the Farm on 13 (2) and in the Spinning Mill on 14 (3). { $player3 } passed first, and after that your last worker cost 2 instead of 1. With the Toll { $player2 } has moved the provost (1) back to between 12 and 13. You’re the last who can move him; each step costs 1 worker, and you have 2 left. What do you do?
caylus1303-lesson-provost-both = 2 workers well spent: the Farm gave you food, the Spinning Mill cloth and 1 point, and with them you delivered 2 batches instead of 1. That’s 11 points this round. And nobody could answer: who passes last moves the provost last.
caylus1303-lesson-provost-farm = The Farm acted, but the Spinning Mill is still beyond the provost. Food alone doesn’t make a second batch; for that you needed the cloth. 1 more worker would have brought 6 points.
caylus1303-lesson-provost-stay = You keep 2 workers for next round, but the Farm and the Spinning Mill gave you nothing, and you could deliver only the batch you already owned. Before you save workers, count what they would bring: here 2 of them were worth 6 points.
caylus1303-lesson-favour = Suppose you delivered 2 batches, the most this round. That brings a favour: either use a building of the site, in the first 3 rounds only the first one, here a Farm, and then take a character from court; or take a character from another player. Which do you choose?
caylus1303-lesson-favour-site = You took food from the Farm, and the Chamberlain from court: with him any 3 resources make a batch. You get two things at once, and as long as someone useful waits at court, that’s usually the better favour.
caylus1303-lesson-favour-take = You took the Foreman: 1 point more for each of your batches, and { $player2 } no longer has him. But you gave up the food of the site, and anyone with a favour can take him from you in the same way.
caylus1303-lesson-build = Next round. Suppose you took the food of the site. The road acts in order: your Sawmill on 6 has just given you wood, and now your Carpenter on 9 may build one wood building on 15. Your house goes on it, and from then on you gain 1 point whenever someone else places a worker there.
caylus1303-lesson-build-farm = 2 points now, and 2 food each time it’s used, by you or someone else. Every batch needs food, so others will come and give you a point each time. Next round it’s just beyond the provost: someone has to move him 1 step.
caylus1303-lesson-build-stonemason = 4 points, and a good place: in this game only the Stonemason builds stone buildings, so others will place in yours, each time for a point to you. Next round it’s just beyond the provost: someone has to move him 1 step.
caylus1303-lesson-build-decline = You keep 1 food and 1 wood, too little for a batch, and space 15 goes to someone else’s building. Build early: there are 7 more rounds in which a building can be used.

## What the game’s own commands are for
# Name of a command, at most 32 characters.
caylus1303-verb-choose = choose
# Description of a command, at most 100 characters.
caylus1303-verb-choose-about = Which character you begin with
# Name of a command, at most 32 characters.
caylus1303-verb-early = early
# Description of a command, at most 100 characters.
caylus1303-verb-early-about = Use the Early Riser this round, or don’t
# Name of a command, at most 32 characters.
caylus1303-verb-pass = pass
# Description of a command, at most 100 characters.
caylus1303-verb-pass-about = Place no more workers this round
# Name of a command, at most 32 characters.
caylus1303-verb-place = place
# Description of a command, at most 100 characters.
caylus1303-verb-place-about = Place a worker on a building or the site
# Name of a command, at most 32 characters.
caylus1303-verb-activate = activate
# Description of a command, at most 100 characters.
caylus1303-verb-activate-about = Use a building, or don’t
# Name of a command, at most 32 characters.
caylus1303-verb-pay = pay
# Description of a command, at most 100 characters.
caylus1303-verb-pay-about = Which resource you pay with
# Name of a command, at most 32 characters.
caylus1303-verb-take = take
# Description of a command, at most 100 characters.
caylus1303-verb-take-about = What, or whom, you take
# Name of a command, at most 32 characters.
caylus1303-verb-build = build
# Description of a command, at most 100 characters.
caylus1303-verb-build-about = Which building you build
# Name of a command, at most 32 characters.
caylus1303-verb-claim = claim
# Description of a command, at most 100 characters.
caylus1303-verb-claim-about = Which building the Lawyer claims
# Name of a command, at most 32 characters.
caylus1303-verb-toll = toll
# Description of a command, at most 100 characters.
caylus1303-verb-toll-about = How far the Toll moves the provost
# Name of a command, at most 32 characters.
caylus1303-verb-provost = provost
# Description of a command, at most 100 characters.
caylus1303-verb-provost-about = Move the provost, for 1 worker a step
# Name of a command, at most 32 characters.
caylus1303-verb-bailiff = bailiff
# Description of a command, at most 100 characters.
caylus1303-verb-bailiff-about = How far the Bailiff moves the provost
# Name of a command, at most 32 characters.
caylus1303-verb-favour = favour
# Description of a command, at most 100 characters.
caylus1303-verb-favour-about = How you use a favour
# Name of a command, at most 32 characters.
caylus1303-verb-site = site
# Description of a command, at most 100 characters.
caylus1303-verb-site-about = Which building of the site you use
# Name of a command, at most 32 characters.
caylus1303-verb-deliver = deliver
# Description of a command, at most 100 characters.
caylus1303-verb-deliver-about = Deliver a batch to the site, or stop
# Name of a command, at most 32 characters.
caylus1303-verb-monument = monument
# Description of a command, at most 100 characters.
caylus1303-verb-monument-about = Which monument replaces a Residence
# Reason for a move, after “goes for”, at most 50 characters.
caylus1303-feature-points = points
# Reason for a move, after “goes for”, at most 50 characters.
caylus1303-feature-workers = workers in hand
# Reason for a move, after “goes for”, at most 50 characters.
caylus1303-feature-food = food
# Reason for a move, after “goes for”, at most 50 characters.
caylus1303-feature-wood = wood
# Reason for a move, after “goes for”, at most 50 characters.
caylus1303-feature-stone = stone
# Reason for a move, after “goes for”, at most 50 characters.
caylus1303-feature-cloth = cloth
# Reason for a move, after “goes for”, at most 50 characters.
caylus1303-feature-gold = gold
# Reason for a move, after “goes for”, at most 50 characters.
caylus1303-feature-kinds = resources of many kinds
# Reason for a move, after “goes for”, at most 50 characters.
caylus1303-feature-batches = resources for a delivery
# Reason for a move, after “goes for”, at most 50 characters.
caylus1303-feature-delivery = a delivery at the site
# Reason for a move, after “goes for”, at most 50 characters.
caylus1303-feature-to_come = points still to come
# Reason for a move, after “goes for”, at most 50 characters.
caylus1303-feature-favours = a favour
# Reason for a move, after “goes for”, at most 50 characters.
caylus1303-feature-carpenter = building in wood
# Reason for a move, after “goes for”, at most 50 characters.
caylus1303-feature-mason = building in stone
# Reason for a move, after “goes for”, at most 50 characters.
caylus1303-feature-lawyer = a claim through the Lawyer
# Reason for a move, after “goes for”, at most 50 characters.
caylus1303-feature-provost = moving the provost
# Reason for a move, after “goes for”, at most 50 characters.
caylus1303-feature-monument = a monument
# Reason for a move, after “goes for”, at most 50 characters.
caylus1303-feature-residences = Residences
# Reason for a move, after “goes for”, at most 50 characters.
caylus1303-feature-shops = buildings on the road
# Reason for a move, after “goes for”, at most 50 characters.
caylus1303-feature-income = workers each round
# Reason for a move, after “goes for”, at most 50 characters.
caylus1303-feature-start = going first next round
# Reason for a move, after “goes for”, at most 50 characters.
caylus1303-feature-builders = a character for building
# Reason for a move, after “goes for”, at most 50 characters.
caylus1303-feature-deliverers = a character for deliveries
# Reason for a move, after “goes for”, at most 50 characters.
caylus1303-feature-helpers = a character for workers
# Reason for a move, after “goes for”, at most 50 characters.
caylus1303-feature-influence = a character that hurts the others

## At what a plan stops

caylus1303-signal-provost_moved = the provost has moved
caylus1303-signal-passed = a player has passed
caylus1303-signal-built = something has been built
