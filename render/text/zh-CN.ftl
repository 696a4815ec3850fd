# 各游戏图面共用的文字

picture-to-move = 行动中
picture-passed = 已跳过
picture-winners = { $count ->
   *[other] 获胜：{ $who }
    }
picture-part-players = 玩家
picture-part-me = 我的情况
