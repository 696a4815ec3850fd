# Captions of the picture of Caylus 1303; names come from the engine's catalogue.

caylus1303-picture-headline = round { $round } of { $rounds } · { $phase }
caylus1303-picture-goal = points are secret until the end
caylus1303-picture-court-favour = taken with a favour
caylus1303-picture-court-empty = Nobody is left at court
caylus1303-picture-court-choose = everyone takes one
caylus1303-picture-at-court = at court
caylus1303-picture-bridge = Passing order
caylus1303-picture-price = A placement costs
caylus1303-picture-step = Each step
caylus1303-picture-passed = passed
caylus1303-picture-starts = starts next
caylus1303-picture-delivered = { $count } delivered
caylus1303-picture-dot = { " · " }
caylus1303-picture-part-road = the road
caylus1303-picture-part-site = the site
caylus1303-picture-part-people = characters
caylus1303-picture-part-stock = tiles still to build
caylus1303-picture-own = Buildings owned
caylus1303-picture-first = 1st
caylus1303-picture-unbroken = -
