# ケイラス1303の図の文言。名称はエンジンのカタログから

caylus1303-picture-court = 宮廷の人物
caylus1303-picture-court-favour = 恩恵で獲得
caylus1303-picture-court-choose = 各自1人を選ぶ
caylus1303-picture-at-court = 宮廷
caylus1303-picture-site = 城の建設現場
caylus1303-picture-bridge = パスの順番
caylus1303-picture-price = 配置1回の費用
caylus1303-picture-step = 1歩の費用
caylus1303-picture-build = 建設候補
caylus1303-picture-starts = 次のスタートプレイヤー
caylus1303-picture-delivered = { $count }回納品
caylus1303-picture-houses = 残りの家{ $count }個
caylus1303-picture-dot = ・
caylus1303-picture-part-road = 道
caylus1303-picture-part-site = 建設現場
caylus1303-picture-part-people = 人物
caylus1303-picture-part-stock = 建設できる建物
caylus1303-picture-own = 自分の建物
caylus1303-picture-first = 先手
caylus1303-picture-hyphens = -
