# 凯吕斯1303图面文字；名称取自引擎的目录

caylus1303-picture-headline = 第{ $round }轮（共{ $rounds }轮）·{ $phase }
caylus1303-picture-goal = 分数到游戏结束才公开
caylus1303-picture-court-favour = 用恩赐拿取
caylus1303-picture-court-empty = 版图上已无角色
caylus1303-picture-court-choose = 每位玩家选1个
caylus1303-picture-at-court = 版图上
caylus1303-picture-bridge = 跳过顺序
caylus1303-picture-price = 每次放置需
caylus1303-picture-step = 每步需
caylus1303-picture-passed = 已跳过
caylus1303-picture-starts = 下一轮起始玩家
caylus1303-picture-delivered = 已运送{ $count }批
caylus1303-picture-part-road = 道路
caylus1303-picture-part-site = 工地
caylus1303-picture-part-people = 角色
caylus1303-picture-part-stock = 供应堆
caylus1303-picture-own = 拥有的建筑
caylus1303-picture-first = 抢先
caylus1303-picture-dot = ·
caylus1303-picture-unbroken = 公会之桥 步骤 教区长 拥有者 地标 运送 工地 货物 抢先 共需 首批 跳过 招募 威望 不需 少付 最后 可为 多拿 木材建筑 石材建筑
