# 各游戏图面共用的文字

picture-to-move = 行动中
picture-passed = 已跳过
picture-won = { $count ->
   *[other] 获胜
    }
picture-won-points = { $count ->
   *[other] 获胜，{ $points }分
    }
picture-part-players = 玩家
picture-part-me = 我的情况
