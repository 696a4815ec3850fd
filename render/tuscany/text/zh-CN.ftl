# 托斯卡纳城堡图面文字；名称取自引擎的目录

tuscany-picture-both = { $first }·{ $second }
tuscany-picture-goal = 红分最多者获胜
tuscany-picture-busy = 拼接中
tuscany-picture-ready = 已完成
tuscany-picture-count-ready = { $all }位玩家中{ $ready }位已完成
tuscany-picture-ending-source = 绿分
tuscany-picture-colours = 颜色奖励
tuscany-picture-piles = 奖励板块
tuscany-picture-storage = 存放区
tuscany-picture-cards = 牌堆中的区域牌
tuscany-picture-yields = 牌堆中的生产牌
tuscany-picture-neutral = 背面朝上的中立板块
tuscany-picture-red = 红分
tuscany-picture-green = 绿分
tuscany-picture-green-area = 区块
tuscany-picture-green-colour = 颜色奖励
tuscany-picture-green-farm = 农场的农产
tuscany-picture-green-plus_storage = +1 存放区
tuscany-picture-green-yield = 生产牌
tuscany-picture-part-region = 区域
tuscany-picture-part-display = 展示区
tuscany-picture-part-hand = 手牌
tuscany-picture-unbroken = 区域牌 区域 图板 板块 奖励 起始 城堡 展示区 存放区 大理石 行动 回合 位置 次序 从左到右 旋转 高低 拿取 放置 腾出 免费 放弃 村庄 农场 马车 修道院 矿场 城市 酒馆 东西 接着 农产品 农产 橄榄 葡萄 红分 绿分 立即 照常 指示物 如果 触发 获得 获胜 搭配 增加 编号 免费放上去 不足 需要 可以 生产牌 抽牌 自己 结束 阶段 效果 视为 区块 一种 一块 中立 相邻 任意
