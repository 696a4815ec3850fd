"""Parts of the boards of Caylus and Caylus 1303: the winding road, the bridge, and the provost.

==============  ================================================================================
``road_grid``   the road on a board: positions of its spaces, ribbon, chevrons, empty spaces
``crop_road``   the road in a crop: rows of three spaces with their lanes, and moves along them
``bridge``      players who have passed, and the price of a worker
``markers``     provost and bailiff
==============  ================================================================================
"""
