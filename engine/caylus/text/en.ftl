# Caylus: what its players read.

## The game and its options

caylus-title = Caylus
option-caylus-favors = Royal favours
option-caylus-favors-table = Favour table
option-caylus-favors-simplified = Simplified: 3 points each

## Goods

caylus-kind-food = Food
caylus-kind-wood = Wood
caylus-kind-stone = Stone
caylus-kind-cloth = Cloth
caylus-kind-gold = Gold
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
