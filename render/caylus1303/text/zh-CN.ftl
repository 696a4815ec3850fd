# 凯吕斯1303图面文字；名称取自引擎的目录

caylus1303-picture-court = 场上人物
caylus1303-picture-court-favour = 用恩赐获得
caylus1303-picture-court-choose = 每人选一位
caylus1303-picture-at-court = 场上
caylus1303-picture-site = 城堡工地
caylus1303-picture-bridge = 跳过顺位
caylus1303-picture-price = 每次放置费用
caylus1303-picture-step = 每格费用
caylus1303-picture-build = 可建造
caylus1303-picture-starts = 下轮起始玩家
caylus1303-picture-delivered = 已运送{ $count }批
caylus1303-picture-houses = 剩余{ $count }个房屋
caylus1303-picture-dot = ・
caylus1303-picture-part-road = 道路
caylus1303-picture-part-site = 工地
caylus1303-picture-part-people = 人物
caylus1303-picture-part-stock = 尚可建造的建筑
caylus1303-picture-own = 你的建筑
caylus1303-picture-first = 最先
caylus1303-picture-hyphens = -
