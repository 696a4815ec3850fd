# 各游戏图面共用的文字

picture-to-move = 行动中
picture-passed = 已跳过
picture-won = { $count ->
    [1] 获胜
   *[other] 共同获胜
    }
picture-won-points = { $count ->
    [1] 获胜，{ $points }分
   *[other] 共同获胜，{ $points }分
    }
picture-none-left = 所有建筑均已建造。
picture-part-players = 玩家
picture-part-me = 我的情况
picture-part-score = 分数
picture-part-chart = 分数走势
picture-part-chances = 胜率
picture-part-ending = 结局
picture-part-player1 = 玩家1
picture-part-player2 = 玩家2
picture-part-player3 = 玩家3
picture-part-player4 = 玩家4
picture-part-player5 = 玩家5
picture-total = 总分
picture-points-none = 还没有人得分
picture-points-hidden = 分数到游戏结束才公开
picture-points-uncounted = 游戏提前结束，没有计分
picture-points-other = 其余
picture-chart-end = 终局
picture-chart-round = 轮
picture-ending-rounds = 共{ $count }轮
picture-ending-ahead = 以{ $points }分获胜，领先{ $ahead }分
picture-ending-early = 游戏提前结束
picture-ending-decided = 决定胜负的时刻
picture-ending-turning-point = { $round }：{ $source } { $points }
picture-ending-gain = { $round }：{ $points }
picture-ending-left = 中途离开
picture-ending-sources = 分数来源
picture-chances-none = 这局还没有复盘。
picture-watermark = 假设

# 换行时不拆开的词
picture-unbroken = 玩家 工人 建筑物 建筑 资源 任意 黄金 木材 石材 布料 食物 免费 移动 获得 放置 支付 每次 每轮 回合 道路 起始建筑 起始 标记 房屋 保留 开始 结束 威望 住宅 阶段 费用 发展 其中 没有 空格 轮流 原先 募工 中立 游戏 特殊 之后 角色 否则 替换 马厩 下一轮 该处
