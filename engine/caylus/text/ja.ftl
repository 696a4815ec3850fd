# ケイラス：プレイヤーが読む文言

## ゲームとオプション

caylus-title = ケイラス
option-caylus-favors = 王の恩恵
option-caylus-favors-table = 恩恵表を使う
option-caylus-favors-simplified = 簡易版：1つにつき3点

## 資源と金貨

caylus-kind-food = 食料
caylus-kind-wood = 木材
caylus-kind-stone = 石材
caylus-kind-cloth = 衣服
caylus-kind-gold = 金
caylus-amount-food = 食料{ $count }個
caylus-amount-wood = 木材{ $count }個
caylus-amount-stone = 石材{ $count }個
caylus-amount-cloth = 衣服{ $count }個
caylus-amount-gold = 金{ $count }個
caylus-amount-any = 任意の資源{ $count }個
caylus-amount-basic = 金以外の資源{ $count }個
caylus-amount-denier = 金貨{ $count }枚
caylus-amount-vp = { $count }点
caylus-amount-favor = 王の恩恵{ $count }つ
caylus-amount-worker = 職人{ $count }人
caylus-amount-batch = 資源{ $count }組
caylus-amount-house = 家{ $count }個
caylus-nothing = なし
caylus-either = { $first }または{ $second }
caylus-trade = { $cost } → { $gain }
caylus-listed = { $head }、{ $tail }

## 建物の種類とボードの各部

caylus-category-special = 特殊建物
caylus-category-fixed = 基本建物
caylus-category-neutral = 中立建物
caylus-category-wood = オレンジの建物
caylus-category-stone = グレーの建物
caylus-category-residential = 緑の建物
caylus-category-prestige = 青の建物
caylus-group-special = 特殊建物
caylus-group-road = 道
caylus-group-castle = 城
caylus-group-stock-wood = オレンジの建物
caylus-group-stock-stone = グレーの建物
caylus-group-stock-prestige = 青の建物
caylus-group-provost = 監督
caylus-group-favor = 王の恩恵
caylus-group-goods = 資源
caylus-group-answer = 選択

## 建物

caylus-tile-gate = 城門
caylus-tile-trading_post = 交易所
caylus-tile-merchants_guild = ギルド
caylus-tile-joust_field = 槍試合場
caylus-tile-stables = 馬屋
caylus-tile-inn = 宿屋
caylus-tile-castle = 城
caylus-tile-fixed_peddler = 行商
caylus-tile-fixed_peddler-full = 行商（基本）
caylus-tile-fixed_carpenter = 大工
caylus-tile-fixed_carpenter-full = 大工（基本）
caylus-tile-gold_mine = 金鉱
caylus-tile-neutral_quarry = 採石場
caylus-tile-neutral_quarry-full = 採石場（中立）
caylus-tile-neutral_sawmill = 製材所
caylus-tile-neutral_sawmill-full = 製材所（中立）
caylus-tile-neutral_forest = 森
caylus-tile-neutral_farm = 農場
caylus-tile-neutral_farm-full = 農場（中立）
caylus-tile-neutral_marketplace = 市場
caylus-tile-neutral_marketplace-full = 市場（中立）
caylus-tile-neutral_carpenter = 大工
caylus-tile-neutral_carpenter-full = 大工（中立）
caylus-tile-wood_farm_food = 農場
caylus-tile-wood_farm_food-full = 農場（食料）
caylus-tile-wood_farm_cloth = 農場
caylus-tile-wood_farm_cloth-full = 農場（衣服）
caylus-tile-wood_quarry = 採石場
caylus-tile-wood_quarry-full = 採石場（オレンジ）
caylus-tile-wood_sawmill = 製材所
caylus-tile-wood_sawmill-full = 製材所（オレンジ）
caylus-tile-wood_marketplace = 市場
caylus-tile-wood_marketplace-full = 市場（オレンジ）
caylus-tile-wood_peddler = 行商
caylus-tile-wood_peddler-full = 行商（オレンジ）
caylus-tile-mason = 石工
caylus-tile-lawyer = 弁護士
caylus-tile-stone_farm = 農場
caylus-tile-stone_farm-full = 農場（グレー）
caylus-tile-park = 公園
caylus-tile-workshop = 工房
caylus-tile-church = 教会
caylus-tile-bank = 銀行
caylus-tile-alchemist = 錬金術師
caylus-tile-tailor = 仕立て屋
caylus-tile-architect = 建築家
caylus-tile-residence = 邸宅
caylus-tile-statue = 彫像
caylus-tile-granary = 穀物庫
caylus-tile-library = 図書館
caylus-tile-weaver = 織物工場
caylus-tile-theater = 劇場
caylus-tile-college = 大学
caylus-tile-monument = 記念碑
caylus-tile-hotel = ホテル
caylus-tile-cathedral = 大聖堂

## 城の各部分と恩恵の種類

caylus-section-dungeon = 地下
caylus-section-walls = 城壁
caylus-section-towers = 塔
caylus-line-vp = 得点
caylus-line-denier = 金貨
caylus-line-resource = 資源
caylus-line-building = 有利な建築
