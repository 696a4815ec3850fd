# 各遊戲圖面共用的文字

picture-to-move = 行動中
picture-passed = 已放棄
picture-won = { $count ->
   *[other] 獲勝
    }
picture-won-points = { $count ->
   *[other] 獲勝，{ $points }分
    }
picture-part-players = 玩家
picture-part-me = 我的狀況
