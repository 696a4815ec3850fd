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
picture-phase-goal = { $phase }·{ $goal }
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
picture-ending-turning-point-part = { $round }：{ $points }，其中{ $source }占{ $part }
picture-ending-gain = { $round }：{ $points }
picture-ending-left = 中途离开
picture-ending-sources = 分数来源
picture-chances-none = 这局还没有复盘。
picture-watermark = 假设
picture-example = 示例

# 个人成绩的图片
picture-record-title = 战绩
picture-record-won = { $games }局{ $won }胜
picture-record-no-games = 还没有完成的游戏
picture-record-unrated = 还没有等级分
picture-record-rated-games = 共{ $games }场积分赛
picture-record-ahead = 平均领先分数
picture-record-trend = 近十局走势
picture-record-place = 平均名次
picture-record-most = 最高得分
picture-record-curve = 等级分
picture-record-curve-games = 每场积分赛后，含误差（±）
picture-record-no-curve = 第二场积分赛后开始显示曲线。
picture-record-by-players = 按人数
picture-record-by-order = 按先后顺序
picture-record-players-row = { $number }人
picture-record-order-row = 第{ $number }位
picture-record-won-short = { $games }局{ $won }胜
picture-record-ahead-short = 领先分数
picture-record-rival = 宿敌
picture-record-nemesis = 克星
picture-record-companion = 最佳桌友
picture-record-nobody = 暂无
picture-record-met = 同桌{ $games }局
picture-record-duel = 领先{ $ahead }局，落后{ $behind }局
picture-record-badges = 徽章：{ $earned } / { $all }
picture-standings-title = 排名
picture-standings-final = 最终排名
picture-standings-ended = 已结束桌数
picture-standings-points = 积分
picture-standings-wins = 胜场
picture-standings-played = 桌数
picture-standings-left = 已退出
picture-standings-up = 升级
picture-standings-up-now = 目前可升级
picture-standings-down = 降级
picture-standings-down-now = 目前会降级
picture-standings-reserves = 候补在接手座位上的得分

# 换行时不拆开的词
picture-unbroken = 玩家 工人 建筑物 建筑 资源 任意 黄金 木材 石材 布料 食物 免费 移动 获得 放置 支付 每次 每轮 回合 道路 起始建筑 起始 标记 房屋 保留 开始 结束 威望 住宅 阶段 费用 发展 其中 没有 空格 轮流 原先 募工 中立 游戏 特殊 之后 角色 否则 替换 马厩 下一轮 该处
