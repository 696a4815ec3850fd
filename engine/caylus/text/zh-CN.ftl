# 凯吕斯：玩家读到的文字

## 游戏与选项

caylus-title = 凯吕斯
option-caylus-favors = 国王恩赐
option-caylus-favors-table = 恩赐表
option-caylus-favors-simplified = 简化规则：每次3点威望

## 资源与货币

caylus-kind-food = 食物
caylus-kind-wood = 木材
caylus-kind-stone = 石材
caylus-kind-cloth = 布料
caylus-kind-gold = 黄金
caylus-amount-food = { $count }个食物
caylus-amount-wood = { $count }个木材
caylus-amount-stone = { $count }个石材
caylus-amount-cloth = { $count }个布料
caylus-amount-gold = { $count }个黄金
caylus-amount-any = { $count }个任意资源
caylus-amount-basic = { $count }个非黄金资源
caylus-amount-denier = { $count }元
caylus-amount-vp = { $count }点威望
caylus-amount-favor = { $count }次国王恩赐
caylus-amount-worker = { $count }名工人
caylus-amount-batch = { $count }批资源
caylus-amount-house = { $count }个房屋
caylus-nothing = 无
caylus-either = { $first }或{ $second }
caylus-trade = { $cost } → { $gain }
caylus-listed = { $head }、{ $tail }

## 建筑种类与版图各区

caylus-category-special = 特殊建筑
caylus-category-fixed = 固定建筑
caylus-category-neutral = 中立建筑
caylus-category-wood = 木制建筑
caylus-category-stone = 石制建筑
caylus-category-residential = 住宅建筑
caylus-category-prestige = 威望建筑
caylus-group-special = 特殊建筑
caylus-group-road = 道路
caylus-group-castle = 城堡
caylus-group-stock-wood = 木制建筑
caylus-group-stock-stone = 石制建筑
caylus-group-stock-prestige = 威望建筑
caylus-group-provost = 教区长
caylus-group-favor = 国王恩赐
caylus-group-goods = 资源
caylus-group-answer = 选择

## 建筑

caylus-tile-gate = 城门
caylus-tile-trading_post = 贸易站
caylus-tile-merchants_guild = 商人公会
caylus-tile-joust_field = 比武场
caylus-tile-stables = 马厩
caylus-tile-inn = 客栈
caylus-tile-castle = 城堡
caylus-tile-fixed_peddler = 小贩
caylus-tile-fixed_peddler-full = 小贩（固定）
caylus-tile-fixed_carpenter = 木匠
caylus-tile-fixed_carpenter-full = 木匠（固定）
caylus-tile-gold_mine = 金矿
caylus-tile-neutral_quarry = 采石场
caylus-tile-neutral_quarry-full = 采石场（中立）
caylus-tile-neutral_sawmill = 锯木厂
caylus-tile-neutral_sawmill-full = 锯木厂（中立）
caylus-tile-neutral_forest = 森林
caylus-tile-neutral_farm = 农场
caylus-tile-neutral_farm-full = 农场（中立）
caylus-tile-neutral_marketplace = 集市
caylus-tile-neutral_marketplace-full = 集市（中立）
caylus-tile-neutral_carpenter = 木匠
caylus-tile-neutral_carpenter-full = 木匠（中立）
caylus-tile-wood_farm_food = 农场
caylus-tile-wood_farm_food-full = 农场（食物）
caylus-tile-wood_farm_cloth = 农场
caylus-tile-wood_farm_cloth-full = 农场（布料）
caylus-tile-wood_quarry = 采石场
caylus-tile-wood_quarry-full = 采石场（木制）
caylus-tile-wood_sawmill = 锯木厂
caylus-tile-wood_sawmill-full = 锯木厂（木制）
caylus-tile-wood_marketplace = 集市
caylus-tile-wood_marketplace-full = 集市（木制）
caylus-tile-wood_peddler = 小贩
caylus-tile-wood_peddler-full = 小贩（木制）
caylus-tile-mason = 石工坊
caylus-tile-lawyer = 律师
caylus-tile-stone_farm = 农场
caylus-tile-stone_farm-full = 农场（石制）
caylus-tile-park = 公园
caylus-tile-workshop = 工坊
caylus-tile-church = 教堂
caylus-tile-bank = 银行
caylus-tile-alchemist = 炼金室
caylus-tile-tailor = 裁缝铺
caylus-tile-architect = 建筑师
caylus-tile-residence = 住宅
caylus-tile-statue = 雕像
caylus-tile-granary = 谷仓
caylus-tile-library = 图书馆
caylus-tile-weaver = 织布坊
caylus-tile-theater = 剧院
caylus-tile-college = 学院
caylus-tile-monument = 纪念碑
caylus-tile-hotel = 旅馆
caylus-tile-cathedral = 大教堂

## 城堡各区与恩赐行

caylus-section-dungeon = 地牢
caylus-section-walls = 城墙
caylus-section-towers = 塔楼
caylus-line-vp = 威望
caylus-line-denier = 货币
caylus-line-resource = 资源
caylus-line-building = 建造
