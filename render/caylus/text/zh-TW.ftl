# 凱呂斯圖面文字；名稱取自引擎的目錄

caylus-picture-bridge = 石橋
caylus-picture-price = 每名工人費用
caylus-picture-step = 每格費用
caylus-picture-order = 行動次序
caylus-picture-each-favor = 每次賞賜
caylus-picture-road = 發展路徑
caylus-picture-castle = 城堡
caylus-picture-special = 特殊建築物
caylus-picture-favors = 國王賞賜
caylus-picture-stock = 尚可建造的建築物
caylus-picture-own = 擁有的建築物
caylus-picture-part-road = { caylus-picture-road }
caylus-picture-part-castle = { caylus-picture-castle }
caylus-picture-part-special = { caylus-picture-special }
caylus-picture-part-stock = { caylus-picture-stock }
caylus-picture-part-favours = { caylus-picture-favors }
caylus-picture-chart-round = 回合
caylus-picture-ending-rounds = 共{ $count }回合
caylus-picture-unbroken = 非黃金資源 木造建築物 石造建築物 特製建築物 住所 升級 建造 市長 行動次序 往前 國王賞賜 自家 原價 只需
