# 各遊戲圖面共用的文字

picture-to-move = 行動中
picture-passed = 已放棄
picture-winners = { $count ->
   *[other] 獲勝：{ $who }
    }
picture-part-players = 玩家
picture-part-me = 我的狀況
