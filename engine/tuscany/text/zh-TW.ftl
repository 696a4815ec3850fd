tuscany-title = 托斯卡尼城堡
