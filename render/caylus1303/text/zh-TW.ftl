# 凱呂斯1303圖面文字；名稱取自引擎的目錄

caylus1303-picture-court = 場上人物
caylus1303-picture-court-favour = 以恩賜取得
caylus1303-picture-court-choose = 每人選一位
caylus1303-picture-at-court = 場上
caylus1303-picture-site = 城堡工地
caylus1303-picture-bridge = 跳過次序
caylus1303-picture-price = 每次放置費用
caylus1303-picture-step = 每格費用
caylus1303-picture-build = 可建造
caylus1303-picture-starts = 下回合起始玩家
caylus1303-picture-delivered = 已運送{ $count }批
caylus1303-picture-houses = 剩餘{ $count }個房屋
caylus1303-picture-dot = ・
caylus1303-picture-part-road = 道路
caylus1303-picture-part-site = 工地
caylus1303-picture-part-people = 人物
caylus1303-picture-part-stock = 尚可建造的建築物
caylus1303-picture-own = 你的建築物
caylus1303-picture-first = 最先
caylus1303-picture-hyphens = -
