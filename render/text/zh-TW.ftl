# 各遊戲圖面共用的文字

picture-to-move = 行動中
picture-passed = 已放棄
picture-won = { $count ->
    [1] 獲勝
   *[other] 共同獲勝
    }
picture-won-points = { $count ->
    [1] 獲勝，{ $points }分
   *[other] 共同獲勝，{ $points }分
    }
picture-none-left = 所有建築皆已建造。
picture-phase-goal = { $phase }・{ $goal }
picture-part-players = 玩家
picture-part-me = 我的狀況
picture-part-score = 分數
picture-part-chart = 分數走勢
picture-part-chances = 勝率
picture-part-ending = 結局
picture-part-player1 = 玩家1
picture-part-player2 = 玩家2
picture-part-player3 = 玩家3
picture-part-player4 = 玩家4
picture-part-player5 = 玩家5
picture-total = 總分
picture-points-none = 還沒有人得分
picture-points-hidden = 分數到遊戲結束才公開
picture-points-uncounted = 遊戲提前結束，沒有計分
picture-points-other = 其餘
picture-chart-end = 終局
picture-chart-round = 輪
picture-ending-rounds = 共{ $count }輪
picture-ending-ahead = 以{ $points }分獲勝，領先{ $ahead }分
picture-ending-early = 遊戲提前結束
picture-ending-decided = 決定勝負的時刻
picture-ending-turning-point = { $round }：{ $source } { $points }
picture-ending-turning-point-part = { $round }：{ $points }，其中{ $source }佔{ $part }
picture-ending-gain = { $round }：{ $points }
picture-ending-left = 中途離開
picture-ending-sources = 分數來源
picture-chances-none = 這局還沒有覆盤。
picture-watermark = 假設
picture-example = 範例

# 個人成績的圖片
picture-record-title = 戰績
picture-record-won = { $games }局{ $won }勝
picture-record-no-games = 尚無完成的遊戲
picture-record-unrated = 尚無等級分
picture-record-rated-games = 共{ $games }場積分賽
picture-record-ahead = 平均領先分數
picture-record-trend = 近十局走勢
picture-record-place = 平均名次
picture-record-most = 最高得分
picture-record-curve = 等級分
picture-record-curve-games = 每場積分賽後，含誤差（±）
picture-record-no-curve = 第二場積分賽後開始顯示曲線。
picture-record-by-players = 依人數
picture-record-by-order = 依先後順序
picture-record-players-row = { $number }人
picture-record-order-row = 第{ $number }位
picture-record-won-short = { $games }局{ $won }勝
picture-record-ahead-short = 領先分數
picture-record-rival = 宿敵
picture-record-nemesis = 剋星
picture-record-companion = 最佳桌友
picture-record-nobody = 尚無
picture-record-met = 同桌{ $games }局
picture-record-duel = 領先{ $ahead }局，落後{ $behind }局
picture-record-badges = 徽章：{ $earned } / { $all }
picture-standings-title = 排名
picture-standings-final = 最終排名
picture-standings-ended = 已結束桌數
picture-standings-points = 積分
picture-standings-wins = 勝場
picture-standings-played = 桌數
picture-standings-left = 已退出
picture-standings-up = 升級
picture-standings-up-now = 目前可升級
picture-standings-down = 降級
picture-standings-down-now = 目前會降級
picture-standings-reserves = 候補在接手座位上的得分

# 換行時不拆開的詞
picture-unbroken = 玩家 工人 建築物 建築 資源 任意 黃金 木材 石頭 石材 布料 食物 免費 移動 獲得 放置 支付 每次 每輪 回合 道路 起始建築 起始 標記 房屋 保留 開始 結束 聲望 威望 住宅 階段 費用 發展 其中 沒有 空格 輪流 原先 募工 中立 遊戲 特殊 之後 角色
