# 凱呂斯：玩家讀到的文字

## 遊戲與選項

caylus-title = 凱呂斯
option-caylus-favors = 國王賞賜
option-caylus-favors-table = 賞賜表
option-caylus-favors-simplified = 簡易規則：每次3分聲望

## 資源與貨幣

caylus-kind-food = 食物
caylus-kind-wood = 木材
caylus-kind-stone = 石頭
caylus-kind-cloth = 布料
caylus-kind-gold = 黃金
caylus-amount-food = { $count }個食物
caylus-amount-wood = { $count }個木材
caylus-amount-stone = { $count }個石頭
caylus-amount-cloth = { $count }個布料
caylus-amount-gold = { $count }個黃金
caylus-amount-any = { $count }個任意資源
caylus-amount-basic = { $count }個非黃金資源
caylus-amount-denier = { $count }元
caylus-amount-vp = { $count }分聲望
caylus-amount-favor = { $count }次國王賞賜
caylus-amount-worker = { $count }名工人
caylus-amount-batch = { $count }組資源
caylus-amount-house = { $count }個房屋
caylus-nothing = 無
caylus-either = { $first }或{ $second }
caylus-trade = { $cost } → { $gain }
caylus-listed = { $head }、{ $tail }

## 建築物種類與圖板各區

caylus-category-special = 特殊建築物
caylus-category-fixed = 固定建築物
caylus-category-neutral = 中立建築物
caylus-category-wood = 木造建築物
caylus-category-stone = 石造建築物
caylus-category-residential = 住宅建築物
caylus-category-prestige = 特製建築物
caylus-group-special = 特殊建築物
caylus-group-road = 發展路徑
caylus-group-castle = 城堡
caylus-group-stock-wood = 木造建築物
caylus-group-stock-stone = 石造建築物
caylus-group-stock-prestige = 特製建築物
caylus-group-provost = 城區市管長
caylus-group-favor = 國王賞賜
caylus-group-goods = 資源
caylus-group-answer = 選擇

## 建築物

caylus-tile-gate = 城門
caylus-tile-trading_post = 交易所
caylus-tile-merchants_guild = 商會
caylus-tile-joust_field = 競技場
caylus-tile-stables = 馬廄
caylus-tile-inn = 客棧
caylus-tile-castle = 城堡
caylus-tile-fixed_peddler = 攤販
caylus-tile-fixed_peddler-full = 攤販（固定）
caylus-tile-fixed_carpenter = 木匠工作坊
caylus-tile-fixed_carpenter-full = 木匠工作坊（固定）
caylus-tile-gold_mine = 金礦場
caylus-tile-neutral_quarry = 採石場
caylus-tile-neutral_quarry-full = 採石場（中立）
caylus-tile-neutral_sawmill = 鋸木廠
caylus-tile-neutral_sawmill-full = 鋸木廠（中立）
caylus-tile-neutral_forest = 森林
caylus-tile-neutral_farm = 農場
caylus-tile-neutral_farm-full = 農場（中立）
caylus-tile-neutral_marketplace = 市集
caylus-tile-neutral_marketplace-full = 市集（中立）
caylus-tile-neutral_carpenter = 木匠工作坊
caylus-tile-neutral_carpenter-full = 木匠工作坊（中立）
caylus-tile-wood_farm_food = 農場
caylus-tile-wood_farm_food-full = 農場（食物）
caylus-tile-wood_farm_cloth = 農場
caylus-tile-wood_farm_cloth-full = 農場（布料）
caylus-tile-wood_quarry = 採石場
caylus-tile-wood_quarry-full = 採石場（木造）
caylus-tile-wood_sawmill = 鋸木廠
caylus-tile-wood_sawmill-full = 鋸木廠（木造）
caylus-tile-wood_marketplace = 市集
caylus-tile-wood_marketplace-full = 市集（木造）
caylus-tile-wood_peddler = 攤販
caylus-tile-wood_peddler-full = 攤販（木造）
caylus-tile-mason = 石匠工作坊
caylus-tile-lawyer = 律師
caylus-tile-stone_farm = 農場
caylus-tile-stone_farm-full = 農場（石造）
caylus-tile-park = 公園
caylus-tile-workshop = 工場
caylus-tile-church = 教堂
caylus-tile-bank = 銀行
caylus-tile-alchemist = 煉金室
caylus-tile-tailor = 裁縫廠
caylus-tile-architect = 建築師
caylus-tile-residence = 住所
caylus-tile-statue = 雕像
caylus-tile-granary = 糧倉
caylus-tile-library = 圖書館
caylus-tile-weaver = 織工廠
caylus-tile-theater = 劇院
caylus-tile-college = 學院
caylus-tile-monument = 紀念碑
caylus-tile-hotel = 旅館
caylus-tile-cathedral = 大教堂

## 城堡各區與賞賜列

caylus-section-dungeon = 主樓
caylus-section-walls = 城牆
caylus-section-towers = 高塔
caylus-line-vp = 聲望
caylus-line-denier = 金錢
caylus-line-resource = 資源
caylus-line-building = 建築
