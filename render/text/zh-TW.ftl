# 各遊戲圖面共用的文字

picture-to-move = 行動中
picture-passed = 已放棄
picture-won = { $count ->
   *[other] 獲勝
    }
picture-won-points = { $count ->
   *[other] 獲勝，{ $points }分
    }
picture-none-left = 所有建築皆已建造。
picture-part-players = 玩家
picture-part-me = 我的狀況

# 換行時不拆開的詞
picture-unbroken = 玩家 工人 建築物 建築 資源 任意 黃金 木材 石頭 石材 布料 食物 免費 移動 獲得 放置 支付 每次 每輪 回合
