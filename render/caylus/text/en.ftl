# Captions of the picture of Caylus; names come from the engine's catalogue.

caylus-picture-bridge = Passing order
caylus-picture-price = A worker costs
caylus-picture-step = Per space
caylus-picture-order = Turn order
caylus-picture-each-favor = Each favour
caylus-picture-road = the road
caylus-picture-castle = the castle
caylus-picture-special = special buildings
caylus-picture-favors = royal favours
caylus-picture-stock = still to build
caylus-picture-own = Buildings owned
caylus-picture-part-road = { caylus-picture-road }
caylus-picture-part-castle = { caylus-picture-castle }
caylus-picture-part-special = { caylus-picture-special }
caylus-picture-part-stock = { caylus-picture-stock }
caylus-picture-part-favours = { caylus-picture-favors }
caylus-picture-chart-round = round
caylus-picture-ending-rounds = { $count ->
    [one] 1 round
   *[other] { $count } rounds
    }
caylus-picture-unbroken = -
