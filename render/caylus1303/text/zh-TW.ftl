# 凱呂斯1303圖面文字；名稱取自引擎的目錄

caylus1303-picture-headline = 第{ $round }輪（共{ $rounds }輪）・{ $phase }
caylus1303-picture-goal = 分數到遊戲結束才公開
caylus1303-picture-court-favour = 以恩賜拿取
caylus1303-picture-court-empty = 圖板上已無角色
caylus1303-picture-court-choose = 每位玩家選1個
caylus1303-picture-at-court = 圖板上
caylus1303-picture-bridge = 跳過順序
caylus1303-picture-price = 每次放置需
caylus1303-picture-step = 每步需
caylus1303-picture-passed = 已跳過
caylus1303-picture-starts = 下一輪起始玩家
caylus1303-picture-delivered = 已運送{ $count }批
caylus1303-picture-part-road = 道路
caylus1303-picture-part-site = 工地
caylus1303-picture-part-people = 角色
caylus1303-picture-part-stock = 供應堆
caylus1303-picture-own = 擁有的建築
caylus1303-picture-first = 搶先
caylus1303-picture-dot = ・
caylus1303-picture-unbroken = 公會之橋 步驟 教區長 擁有者 地標 運送 工地 貨物 搶先 共需 首批 跳過 募工 威望 不需 少付 最後 可為 多拿 木材建築 石材建築
