# ケイラスの図の文言。名称はエンジンのカタログから

caylus-picture-bridge = 橋
caylus-picture-price = 職人1人の費用
caylus-picture-step = 1マスの費用
caylus-picture-order = プレイ順
caylus-picture-each-favor = 恩恵1つ
caylus-picture-road = 道
caylus-picture-castle = 城
caylus-picture-special = 特殊建物
caylus-picture-favors = 王の恩恵
caylus-picture-stock = 建築できる建物
caylus-picture-own = 所有する建物
caylus-picture-part-road = { caylus-picture-road }
caylus-picture-part-castle = { caylus-picture-castle }
caylus-picture-part-special = { caylus-picture-special }
caylus-picture-part-stock = { caylus-picture-stock }
caylus-picture-part-favours = { caylus-picture-favors }
caylus-picture-chart-round = ターン
caylus-picture-ending-rounds = 全{ $count }ターン
caylus-picture-unbroken = -
