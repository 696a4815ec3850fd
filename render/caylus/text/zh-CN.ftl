# 凯吕斯图面文字；名称取自引擎的目录

caylus-picture-bridge = 石桥
caylus-picture-price = 每名工人费用
caylus-picture-step = 每格费用
caylus-picture-order = 行动顺序
caylus-picture-each-favor = 每次恩赐
caylus-picture-road = 道路
caylus-picture-castle = 城堡
caylus-picture-special = 特殊建筑
caylus-picture-favors = 国王恩赐
caylus-picture-stock = 尚可建造的建筑
caylus-picture-own = 拥有的建筑
caylus-picture-part-road = { caylus-picture-road }
caylus-picture-part-castle = { caylus-picture-castle }
caylus-picture-part-special = { caylus-picture-special }
caylus-picture-part-stock = { caylus-picture-stock }
caylus-picture-part-favours = { caylus-picture-favors }
caylus-picture-chart-round = 轮
caylus-picture-ending-rounds = 共{ $count }轮
caylus-picture-unbroken = 非黄金资源 木制建筑 石制建筑 威望建筑 住宅 升级 改建 建造 教区长 行动顺序 往前 国王恩赐 自己 原价 只需
