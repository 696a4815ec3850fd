tuscany-title = 托斯卡纳城堡
