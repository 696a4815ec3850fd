# 凱呂斯：玩家讀到的文字

## 遊戲與選項

caylus-title = 凱呂斯
option-caylus-favors = 國王賞賜
option-caylus-favors-table = 賞賜表
option-caylus-favors-simplified = 簡易規則：每次3分聲望

## 資源與貨幣

caylus-cube-food = 食物
caylus-cube-wood = 木材
caylus-cube-stone = 石頭
caylus-cube-cloth = 布料
caylus-cube-gold = 黃金
caylus-goods-food = 食物
caylus-goods-wood = 木材
caylus-goods-stone = 石頭
caylus-goods-cloth = 布料
caylus-goods-gold = 黃金
caylus-amount-any = { $count }個任意資源
caylus-amount-basic = { $count }個非黃金資源
caylus-amount-denier = { $count }元
caylus-amount-vp = { $count }分聲望
caylus-amount-favor = { $count }次國王賞賜
caylus-amount-worker = { $count }名工人
caylus-amount-batch = { $count }組資源
caylus-amount-house = { $count }個房屋
caylus-amount-order = { $count }位順位
caylus-trade = { $cost }→{ $gain }

## 建築物種類與圖板各區

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
caylus-group-provost = 市長
caylus-group-favor = 國王賞賜
caylus-group-goods = 資源

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

## 各處效果簡述

caylus-effect-gate = 將工人免費移至任一可指派處
caylus-effect-merchants_guild = 免費移動市長最多{ $reach }格
caylus-effect-stables = 下回合起行動次序提前
caylus-effect-inn = 下回合你每名工人只需{ $price }
caylus-effect-castle = 建造城堡：{ $section }每組{ $points }
caylus-effect-castle-full = 城堡已無空格
caylus-effect-build-wood = 建造1棟木造建築物
caylus-effect-build-stone = 建造1棟石造建築物
caylus-effect-build-prestige = 將1棟自家住所升級成特製建築物
caylus-effect-lawyer = { $cost }：將1棟建築物升級成住所
caylus-effect-bonus = { $output }（他人使用時擁有者得{ $bonus }）
caylus-effect-income = 每次領取收入時多{ $gain }
caylus-effect-favors = 獲得{ $gain }
caylus-effect-none = 無其他效果

## 階段、位置、數值

caylus-phase-placing = 指派工人
caylus-phase-special = 執行特殊建築物
caylus-phase-provost = 移動市長
caylus-phase-road = 執行路徑建築物
caylus-phase-castle = 建造城堡
caylus-phase-end = 結束回合
caylus-headline = 第{ $turn }回合・{ $phase }
caylus-headline-over = 第{ $turn }回合・遊戲結束
caylus-at = 第{ $space }格{ $tile }
caylus-at-special = { $tile }
caylus-space = 第{ $space }格

## 無法選擇的原因

caylus-refusal-occupied = { $tile }只能放置1名工人，已有{ $who }的工人。
caylus-refusal-already-there = { $tile }每位玩家最多只能放置1名工人，你已有1名。
caylus-refusal-stables-full = 馬廄最多放置3名工人，現已有3名。
caylus-refusal-stables-two-players = 2人遊戲不使用馬廄。
caylus-refusal-no-workers = { $tile }不能放置工人：住宅建築物與特製建築物皆不可指派。
caylus-refusal-empty-space = 工人只能指派至建築物，第{ $space }格為空格。
caylus-refusal-gate = 城門的工人須移至其他處，不能留在城門。
caylus-refusal-cost = 需要{ $need }；你目前有{ $have }。
caylus-refusal-cost-tile = { $tile }的費用為{ $need }；你目前有{ $have }。
caylus-refusal-off-road = 市長只能位於第{ $first }格至第{ $last }格。
caylus-refusal-stock = 只能建造庫存中的建築物，庫存已無{ $tile }。
caylus-refusal-road-full = 新建築物須置於空格，發展路徑已無空格。
caylus-refusal-not-yours = 只有中立建築物或自家的木造、石造建築物可升級成住所，{ $tile }屬於{ $who }。
caylus-refusal-never-transformed = { $tile }不能升級成住所；只限中立、木造、石造建築物，律師除外。
caylus-refusal-pending = { $who }已支付費用，待工人收回後該處即成為住所。
caylus-refusal-no-residence = 特製建築物須由自家住所升級，你沒有住所。
caylus-refusal-not-residence = 特製建築物須由自家住所升級，第{ $space }格沒有你的住所。
caylus-refusal-line-used = 同一階段每列只能使用1次，{ $line }列已使用過。
caylus-refusal-level-cap = 國王賞賜目前只開放至第{ $level }級。
caylus-refusal-level-marker = 只能選擇標記所在等級以下的獎賞，你的標記在第{ $level }級。
caylus-refusal-nothing-to-build = 目前沒有你能支付且能建造的該類建築物。
caylus-refusal-nothing-to-transform = 發展路徑上沒有可升級成你的住所的建築物。

## Titles of the rules, as in docs/rules/caylus.md

caylus-rule-places-for-workers = 工人的放置處
caylus-rule-the-bridge = 石橋
caylus-rule-income = 領取收入
caylus-rule-placing-workers = 指派工人
caylus-rule-cost-of-a-worker = 指派工人的費用
caylus-rule-special-buildings = 特殊建築物
caylus-rule-moving-the-provost = 移動市長
caylus-rule-road-buildings = 路徑建築物
caylus-rule-end-of-the-round = 結束回合
caylus-rule-special-fixed-and-neutral-buildings = 特殊、固定與中立建築物
caylus-rule-buildings-you-can-build = 可建造的建築物
caylus-rule-using-a-building = 執行建築物
caylus-rule-construction = 建造
caylus-rule-wood-and-stone-buildings = 木造與石造建築物
caylus-rule-prestige-buildings = 特製建築物
caylus-rule-residences = 住所
caylus-rule-the-castle = 城堡
caylus-rule-delivering-batches = 繳交資源組
caylus-rule-scoring-a-section = 城堡區域計分
caylus-rule-royal-favours = 國王賞賜
caylus-rule-the-favour-table = 國王賞賜表
caylus-rule-using-a-favour = 使用國王賞賜
caylus-rule-simplified-favours = 簡易國王賞賜
caylus-rule-end-of-the-game = 遊戲結束
caylus-rule-two-players = 2人遊戲

## 事件記述

caylus-story-turn = 第{ $turn }回合開始。行動次序：{ $order }。
caylus-story-income = 領取收入：{ $gains }。
caylus-story-income-seat = { $who }（{ $gain }）
caylus-story-placed = { $who }支付{ $cost }，指派工人至{ $place }。
caylus-story-placed-castle = { $who }支付{ $cost }，指派工人至城堡。
caylus-story-owner_point = { $who }擁有{ $place }，獲得{ $points }，現為{ $now }分。
caylus-story-passed-first = { $who }首先放棄指派，獲得{ $gain }。
caylus-story-passed = { $who }放棄指派，位於石橋第{ $rank }位。
caylus-story-gate_moved = { $who }將城門的工人移至{ $place }。
caylus-story-trading_post = { $who }在交易所獲得{ $gain }。
caylus-story-provost-forward = { $who }支付{ $cost }，將市長往前移動{ $steps }格，從第{ $start }格到第{ $end }格。
caylus-story-provost-back = { $who }支付{ $cost }，將市長往後移動{ $steps }格，從第{ $start }格到第{ $end }格。
caylus-story-guild-forward = { $who }以商會將市長往前移動{ $steps }格，從第{ $start }格到第{ $end }格。
caylus-story-guild-back = { $who }以商會將市長往後移動{ $steps }格，從第{ $start }格到第{ $end }格。
caylus-story-joust = { $who }在競技場支付{ $cost }，換取1次國王賞賜。
caylus-story-stables = 馬廄改變行動次序：{ $order }。
caylus-story-inn_moved = { $who }的工人移至客棧右格，{ $who }下回合指派每名工人只需{ $price }。
caylus-story-inn_kept = { $who }的工人留在客棧，{ $who }下回合指派每名工人只需{ $price }。
caylus-story-home-beyond = { $who }在{ $place }的工人位於市長前方，沒有效果，收回。
caylus-story-home-beyond-several = 位於市長前方的工人沒有效果，收回：{ $workers }。
caylus-story-home-beyond-worker = { $who }（{ $space }）
caylus-story-home-declined = { $who }從城門收回工人。
caylus-story-home-displaced = { $who }的工人須離開客棧。
caylus-story-home-left = { $who }從客棧收回工人。
caylus-story-produced = { $who }在{ $place }獲得{ $gain }。
caylus-story-owner_bonus = { $who }擁有{ $place }，獲得{ $gain }。
caylus-story-sold = { $who }在{ $place }以{ $cost }換取{ $gain }。
caylus-story-bought = { $who }在{ $place }支付{ $cost }，換取{ $gain }。
caylus-story-exchanged = { $who }在{ $place }支付{ $cost }，獲得{ $gain }。
caylus-story-built = { $who }支付{ $cost }，建造{ $place }，獲得{ $points }，現為{ $now }分。
caylus-story-upgraded = { $who }支付{ $cost }，將第{ $space }格住所升級成{ $tile }，獲得{ $points }，現為{ $now }分。
caylus-story-transform_paid = { $who }支付{ $cost }，將{ $place }升級成住所。
caylus-story-transform_delayed = { $who }支付{ $cost }，待{ $place }的工人收回後升級成住所。
caylus-story-transformed = { $place }成為{ $who }的住所，{ $who }獲得{ $points }，現為{ $now }分。
caylus-story-batch = { $who }繳交{ $cost }，在{ $section }建造第{ $house }個房屋，獲得{ $points }，現為{ $now }分。
caylus-story-castle_penalty = { $who }有工人在城堡但未繳交資源，扣減{ $points }，現為{ $now }分。
caylus-story-castle_penalty-spared = { $who }有工人在城堡但未繳交資源；聲望已為0，不再扣減。
caylus-story-castle_waived = 城堡已無空格，{ $who }保有資源，不扣減聲望。
caylus-story-best_builder = { $who }繳交最多（{ $batches }），獲得1次國王賞賜。
caylus-story-favor_lost = { $who }本階段已用過全部4列，這次國王賞賜作廢。
caylus-story-favor_points = { $who }獲得1次國王賞賜：{ $gain }。
caylus-story-favor_line-raised = 國王賞賜：{ $who }在{ $line }列升至第{ $level }級。
caylus-story-favor_line-kept = 國王賞賜：{ $who }使用{ $line }列，停留在第{ $level }級。
caylus-story-favor_line-raised-gain = 國王賞賜：{ $who }在{ $line }列升至第{ $level }級，獲得{ $gain }。
caylus-story-favor_line-kept-gain = 國王賞賜：{ $who }在{ $line }列停留在第{ $level }級，獲得{ $gain }。
caylus-story-favor_gain = { $who }由賞賜獲得{ $gain }。
caylus-story-favor_swap = { $who }以賞賜將{ $cost }換成{ $gain }。
caylus-story-favor_build = { $who }選擇第{ $level }級：{ $effect }。
caylus-story-bailiff = 城堡監督從第{ $start }格移至第{ $end }格，市長移至同格。
caylus-story-scoring = { $section }建城結算。
caylus-story-section_score-penalty = { $who }在{ $section }沒有房屋，扣減{ $points }，現為{ $now }分。
caylus-story-section_score-spared = { $who }在{ $section }沒有房屋；聲望已為0，不再扣減。
caylus-story-section_score-none = { $who }在{ $section }有{ $houses }，沒有獎懲。
caylus-story-section_score-favors = { $who }在{ $section }有{ $houses }，獲得{ $favors }。
caylus-story-section_scored = { $section }結算完成，國王賞賜開放至第{ $cap }級。
caylus-story-final_score = 遊戲結束計分：{ $who }黃金{ $gold }分、其他資源{ $goods }分、金錢{ $deniers }分。
caylus-story-forced-pass = { $who }無法再指派工人。
caylus-story-forced-passes = { $count ->
   *[other] { $who }無法再指派工人，因此放棄指派。
}
caylus-story-only-choice = { $story }（唯一的選擇。）
caylus-story-declined-guild_move = { $who }不移動市長。
caylus-story-declined-provost_move = { $who }不移動市長。
caylus-story-provost-kept = { $who }不移動市長。
caylus-story-declined-joust = { $who }沒有在競技場換取賞賜。
caylus-story-declined-build_craft = { $who }未建造建築物。
caylus-story-declined-lawyer_target = { $who }未將建築物升級成住所。
caylus-story-declined-build_prestige = { $who }未升級住所。
caylus-story-declined-market_sell = { $who }未在市集交易。
caylus-story-declined-peddler_buy = { $who }未在攤販購買。
caylus-story-declined-exchange = { $who }未進行交換。
caylus-story-declined-castle_batch = { $who }停止建造城堡。

## 詢問玩家

caylus-ask-place_or_pass = 請指派工人或放棄指派
caylus-ask-place_or_pass-own = 請指派工人或放棄指派
caylus-ask-gate_move = 請移動城門的工人，或收回工人
caylus-ask-guild_move = 請免費移動市長最多{ $reach }格，或不移動
caylus-ask-joust = 請支付{ $cost }換取1次國王賞賜，或放棄
caylus-ask-inn_keep = 請將工人留在客棧，或收回工人
caylus-ask-provost_move = 請移動市長最多{ $reach }格，每格{ $price }，或不移動
caylus-ask-production_choice = { $spot }：請選擇生產的資源
caylus-ask-owner_bonus = 你的{ $spot }：請選擇獲得的資源
caylus-ask-build-wood = 請在第{ $space }格建造1棟木造建築物，或不建造
caylus-ask-build-stone = 請在第{ $space }格建造1棟石造建築物，或不建造
caylus-ask-build-wood-discount = 請在第{ $space }格建造1棟木造建築物（少付{ $less }），或不建造
caylus-ask-build-stone-discount = 請在第{ $space }格建造1棟石造建築物（少付{ $less }），或不建造
caylus-ask-build_any = { $tile }：請選擇支付的任意資源
caylus-ask-lawyer_target = 請選擇升級成自家住所的建築物，或不升級
caylus-ask-build_prestige = 請將1棟自家住所升級成特製建築物，或不升級
caylus-ask-prestige_site = 請選擇升級成{ $tile }的住所
caylus-ask-favor_resource = 請選擇獲得{ $gain }
caylus-ask-market_sell = { $spot }：請以1個資源換取{ $gain }，或不交易
caylus-ask-peddler_buy = { $count ->
    [1] { $spot }：請以{ $price }購買1個資源，或不交易
   *[other] { $spot }：請購買最多{ $count }個資源（每個{ $price }），或不交易
    }
caylus-ask-exchange = { $spot }：請選擇是否交換
caylus-ask-alchemist_cubes = 請選擇用來換取{ $gain }的{ $count }個資源
caylus-ask-castle_batch = 請繳交1組資源建造城堡（{ $section }，{ $points }），或停止
caylus-ask-favor_line = 請選擇國王賞賜的1列
caylus-ask-favor_level = 請選擇{ $line }列的等級，最高第{ $level }級
caylus-ask-favor_give = 請選擇用來換取{ $gain }的資源
caylus-ask-favor_take = 請選擇以{ $cost }換取的{ $gain }

caylus-prompt-place_or_pass = { caylus-ask-place_or_pass }。每名工人需{ $price }；你有{ $deniers }與{ $workers }。
caylus-prompt-place_or_pass-own = { caylus-ask-place_or_pass-own }。每名工人需{ $price }，自家建築物需{ $own }；你有{ $deniers }與{ $workers }。
caylus-prompt-gate_move = { caylus-ask-gate_move }。移動免費，可移至任何可指派處。
caylus-prompt-guild_move = { caylus-ask-guild_move }。目前位於第{ $provost }格。
caylus-prompt-joust = { caylus-ask-joust }。你有{ $have }。
caylus-prompt-inn_keep = { caylus-ask-inn_keep }。留在客棧，下回合每名工人只需{ $price }。
caylus-prompt-provost_move = { caylus-ask-provost_move }。目前位於第{ $provost }格；你有{ $deniers }。
caylus-prompt-production_choice = { caylus-ask-production_choice }。
caylus-prompt-owner_bonus = { caylus-ask-owner_bonus }。{ $by }使用了它。
caylus-prompt-build-wood = { caylus-ask-build-wood }。你有{ $have }。
caylus-prompt-build-stone = { caylus-ask-build-stone }。你有{ $have }。
caylus-prompt-build-wood-discount = { caylus-ask-build-wood-discount }。你有{ $have }。
caylus-prompt-build-stone-discount = { caylus-ask-build-stone-discount }。你有{ $have }。
caylus-prompt-build_any = { caylus-ask-build_any }。你有{ $have }。
caylus-prompt-lawyer_target = { caylus-ask-lawyer_target }。費用為{ $cost }；你有{ $have }。
caylus-prompt-build_prestige = { caylus-ask-build_prestige }。你有{ $have }。
caylus-prompt-prestige_site = { caylus-ask-prestige_site }。
caylus-prompt-favor_resource = { caylus-ask-favor_resource }。
caylus-prompt-market_sell = { caylus-ask-market_sell }。你有{ $have }。
caylus-prompt-peddler_buy = { caylus-ask-peddler_buy }。你有{ $have }。
caylus-prompt-exchange = {caylus-ask-exchange}（{ $effect }）。你有{ $have }。
caylus-prompt-alchemist_cubes = { caylus-ask-alchemist_cubes }。你有{ $have }。
caylus-prompt-castle_batch = { caylus-ask-castle_batch }。你有{ $have }。
caylus-prompt-favor_line = { caylus-ask-favor_line }。
caylus-prompt-favor_level = { caylus-ask-favor_level }。你有{ $have }。
caylus-prompt-favor_give = { caylus-ask-favor_give }。你有{ $have }。
caylus-prompt-favor_take = { caylus-ask-favor_take }。

## 選項

caylus-pay = 支付{ $cost }
caylus-price = 支付{ $deniers }元
caylus-free = 免費
caylus-owner-point = { $owner } +{ $points }分
caylus-gain-points = +{ $points }分
caylus-gain-now = { $gain }（現為{ $now }）
caylus-beyond = 市長前方
caylus-you-have = 你有{ $have }
caylus-offer-pass = 放棄指派
caylus-offer-pass-first = 石橋第1位：{ $gain }
caylus-offer-pass-later = 石橋第{ $rank }位
caylus-offer-stables = 第{ $circle }格：行動次序第{ $circle }位
caylus-offer-decline = 放棄
caylus-offer-take-back = 收回工人
caylus-offer-keep = 將工人留下
caylus-offer-keep-effect = 下回合你每名工人只需{ $price }，但少1名工人可用
caylus-offer-leave-effect = 下回合按一般費用指派，工人全數可用
caylus-offer-joust = 支付{ $cost }
caylus-offset = { $offset }
caylus-offset-stay = 0（不移動）
caylus-spaces-idle = 移到沒有工人的格
caylus-empty-space = 空格
caylus-reach-in = 變成可執行：{ $workers }
caylus-reach-out = 變成在市長前方：{ $workers }
caylus-reach-worker = { $owner }（{ $space }）
caylus-offer-no-build = 不建造
caylus-offer-no-transform = 不升級
caylus-offer-no-prestige = 不升級
caylus-offer-no-trade = 不交易
caylus-residence-now = 成為自家住所，+{ $points }分
caylus-residence-later = 待該處工人收回後成為自家住所，+{ $points }分
caylus-offer-stop = 停止
caylus-offer-stop-penalty = 未繳交資源：−{ $points }分
caylus-offer-batch-effect = { $section }：+{ $points }分
caylus-offer-line-raised = 標記升至第{ $level }級：{ $effect }
caylus-offer-line-kept = 標記停留在第{ $level }級：{ $effect }
caylus-level = 第{ $level }級
caylus-level-nothing = 沒有效果
caylus-level-wood = 少付{ $less }建造1棟木造建築物
caylus-level-stone = 少付{ $less }建造1棟石造建築物
caylus-level-prestige = 以原價將自家住所升級成特製建築物
caylus-offer-site-effect = 不再有其收入{ $income }

## 分數來源

caylus-score-building = 建造建築物
caylus-score-residence = 住所
caylus-score-owner = 他人使用自家建築物
caylus-score-castle = 建造城堡
caylus-score-favor = 國王賞賜
caylus-score-trade = 教堂與裁縫廠
caylus-score-penalty = 扣減
caylus-score-gold = 剩餘黃金
caylus-score-goods = 剩餘其他資源
caylus-score-deniers = 剩餘金錢

## 文字版圖板

caylus-board-order = 行動次序：{ $order }
caylus-board-bridge = 石橋
caylus-board-passed = 已放棄指派（依序）：{ $order }
caylus-board-passed-nobody = 尚無玩家放棄指派，首位可得{ $gain }
caylus-board-price = 每名工人目前需{ $price }
caylus-board-inn-price = { $who }因客棧每名工人只需{ $price }
caylus-board-provost-price = 移動市長每格需{ $price }
caylus-board-special = 特殊建築物
caylus-board-road = 發展路徑
caylus-board-coded = { $code }・{ $facts }
caylus-board-worker = 工人：{ $who }
caylus-board-workers = 工人依序：{ $order }
caylus-board-inn-left = 左格：{ $who }
caylus-board-inn-right = 右格：{ $who }
caylus-board-out-of-use = 2人遊戲不使用
caylus-board-owner = 擁有者：{ $who }
caylus-board-pending = 將成為{ $who }的住所
caylus-board-empty = 空格
caylus-board-spaces = { $first }–{ $last }
caylus-board-provost = 市長與城堡監督
caylus-board-provost-at = 市長：第{ $provost }格
caylus-board-bailiff-at = 城堡監督：第{ $bailiff }格
caylus-board-castle = 城堡
caylus-board-queue = 工人（依建造次序）：{ $order }
caylus-board-queue-nobody = 沒有工人
caylus-board-section = { $section }：已建{ $built }格，共{ $room }格，每格{ $points }
caylus-board-section-due = 城堡監督抵達第{ $trigger }格或填滿時結算
caylus-board-section-scored = 已結算
caylus-board-count = { $who }（{ $count }）
caylus-board-favors = 國王賞賜
caylus-board-cap = 開放至第{ $cap }級
caylus-board-line = { $line }：{ $markers }
caylus-board-simplified = 每次國王賞賜為{ $gain }
caylus-board-stock = 建築庫存
caylus-board-costs = 費用{ $cost }
caylus-board-copies = 剩{ $count }棟
caylus-board-player = { $rank }. { $who }：{ $points }・{ $workers }・{ $have }

## 規則卡：數據

caylus-cards-phases = 回合階段
caylus-cards-castle = 城堡
caylus-cards-favors = 國王賞賜
caylus-cards-rules = 規則
caylus-fact-cost = 費用：{ $cost }
caylus-fact-points = 建造時獲得：{ $points }
caylus-fact-favors = 建造時獲得：{ $favors }
caylus-fact-copies = 數量：{ $count }棟
caylus-fact-printed = 印於第{ $space }格
caylus-fact-level = 第{ $level }級：{ $effect }
caylus-fact-section = 共{ $room }格，每個房屋{ $points }
caylus-fact-trigger = 城堡監督抵達或超過第{ $trigger }格，或全部填滿時結算
caylus-fact-houses = { $houses }：{ $result }
caylus-houses-range = { $first }–{ $last }個房屋
caylus-houses-more = { $first }個以上房屋
caylus-houses-none = 沒有房屋
caylus-result-loss = 扣減{ $points }
caylus-result-nothing = 沒有獎懲
caylus-fact-caps = 開放至第{ $first }級；主樓結算後第{ $second }級；城牆結算後第{ $third }級

## 規則卡：特殊建築物

caylus-card-gate = 第3階段時，可將此處的工人免費移至第2階段可指派的任一處：後面的特殊建築物、城堡或發展路徑上的建築物；也可以收回工人。
caylus-card-gate-1 = 移至後面特殊建築物的工人，同一階段即可執行其效果。
caylus-card-gate-2 = 可移至市長前方的建築物：工人沒有效果，收回，但擁有者仍保有1分聲望。
caylus-card-gate-3 = 即使自家工人位於客棧右格，仍可移至客棧左格。
caylus-card-trading_post = 第3階段時，此處的玩家獲得{ $gain }。
caylus-card-trading_post-1 = 所得的錢可於同一階段用在競技場。
caylus-card-merchants_guild = 第3階段時，此處的玩家可免費將市長往前或往後移動最多{ $reach }格。
caylus-card-joust_field = 第3階段時，此處的玩家可支付{ $cost }，換取{ $gain }，限1次。
caylus-card-joust_field-1 = 當下無法支付則無效果，收回工人。
caylus-card-joust_field-2 = 本回合在發展路徑生產的布料來不及使用。
caylus-card-stables = 第3階段時，此處的玩家依圓圈數字排至行動次序最前面，其餘玩家維持原先順序排在後面。
caylus-card-stables-1 = 最多放置3名工人，每位玩家最多1名，由數字1開始放置。
caylus-card-stables-2 = 新次序立即生效，本回合的建城結算也適用；第4階段仍依放棄指派的順序。
caylus-card-inn = 工人先放置在左格，第3階段時移至右格，原先在右格的工人須收回。下回合第2階段，位於右格的玩家每名工人只需{ $price }。
caylus-card-inn-1 = 若左格沒有工人，右格的玩家可選擇留下或收回工人。
caylus-card-inn-2 = 右格的工人不能使用，只剩5名可指派。
caylus-card-inn-3 = 同一玩家可同時在左右兩格放置工人。
caylus-card-inn-4 = 以客棧費用指派至他人建築物時，擁有者仍獲得1分聲望。
caylus-card-bridge-title = 石橋
caylus-card-bridge = 放棄指派時，將自家標記置於石橋數字最小的空格。首位放棄指派的玩家獲得{ $gain }。第4階段依此順序移動市長。
caylus-card-bridge-1 = 隨時可免費放棄指派。沒有工人或無力支付任何一處時，自動放棄指派。

## 規則卡：發展路徑的建築物

caylus-card-production = 此處的玩家獲得{ $gain }，必須執行。
caylus-card-choice = 此處的玩家選擇獲得{ $gain }，必須執行。
caylus-card-shared-production = 此處的玩家獲得{ $gain }。若建築物屬於其他玩家，擁有者另可選擇獲得{ $bonus }。必須執行。
caylus-card-shared-production-1 = 先由此處的玩家獲得資源，再由擁有者選擇。使用自家建築物時沒有額外資源。
caylus-card-market = 此處的玩家可以1個任意資源（包括黃金）換取{ $gain }。
caylus-card-exchange = 此處的玩家可選擇其中一項執行：{ $effect }。
caylus-card-exchange-only = 此處的玩家可執行一次兌換：{ $effect }。
caylus-card-craft-wood = 此處的玩家可建造1棟木造建築物：支付費用，置於距離石橋最近的空格，放上自家房屋，並獲得其聲望。
caylus-card-craft-stone = 此處的玩家可建造1棟石造建築物：支付費用，置於距離石橋最近的空格，放上自家房屋，並獲得其聲望。
caylus-ruling-one-building = 每次最多建造1棟。無力支付或沒有空格時無效果。
caylus-ruling-new-building = 新建築物本回合尚不能指派工人。
caylus-ruling-once = 只能選擇一項執行1次，且須全額支付。
caylus-ruling-basic = 非黃金資源為食物、木材、石頭或布料。
caylus-ruling-fixed = 印於發展路徑上，不屬於任何玩家，也不會被取代。
caylus-ruling-neutral = 不屬於任何玩家。任何玩家皆可用律師將其升級成住所，此板塊隨即移除遊戲。
caylus-card-gold_mine-1 = 從第1回合起即可越過空格指派工人；市長抵達或超過此格時才有效果。
caylus-card-lawyer = 此處的玩家可支付{ $cost }，將1棟中立建築物或自家的木造、石造建築物升級成自家住所：獲得{ $points }分聲望，且每次領取收入時多{ $income }。
caylus-card-lawyer-1 = 不得選擇：固定、特殊、住宅、特製建築物，其他玩家的建築物，以及律師。
caylus-card-lawyer-2 = 目標可在發展路徑任一處，包括市長前方。
caylus-card-lawyer-3 = 若目標上有工人，先支付費用，待工人收回後再升級，在此之前建築物照常運作。
caylus-card-lawyer-4 = 被取代的木造、石造建築物放回庫存，可再次建造。
caylus-card-church-1 = 教堂先置於發展路徑，再處理國王賞賜；以該賞賜建造的建築物位於後面的空格。
caylus-card-alchemist-1 = 支付的資源可相同或不同，不得支付黃金。
caylus-card-architect = 此處的玩家可將1棟自家住所升級成1棟特製建築物：支付費用，取代該住所，並獲得其聲望與國王賞賜。房屋保留，住所的收入終止。
caylus-card-architect-1 = 只能使用自家住所；已付費但尚待工人收回的住所還不能使用。
caylus-card-architect-2 = 每次最多升級1棟，不需空格。
caylus-card-residence = 不能放置工人。自下次領取收入起，擁有者每回合多{ $income }。特製建築物須由住所升級。
caylus-card-residence-1 = 由律師或建築列第4級賞賜產生，數量沒有上限。
caylus-card-prestige = 由建築師或建築列第5級賞賜，以自家住所升級而成。不能放置工人，也不會被取代。
caylus-ruling-two-favors = 兩次國王賞賜依序處理，須使用不同的列。

## 規則卡：國王賞賜

caylus-card-favor = 選擇本階段尚未使用的1列，將該列的自家標記右移1級（已達開放的最高級則不移動），再選擇第1級至標記所在等級中的1項獎賞。
caylus-card-favor-1 = 來源：競技場、教堂、部分特製建築物、繳交最多組資源、建城結算。
caylus-card-favor-2 = 同一階段4列皆已使用時，之後的賞賜作廢。賞賜不可保留。
caylus-card-favor-3 = 因賞賜而獲得的賞賜立即優先處理。
caylus-card-favor-line-title = 國王賞賜：{ $line }
caylus-card-favor-vp = 獲得標記所在等級的聲望。
caylus-card-favor-denier = 獲得標記所在等級的金錢。
caylus-card-favor-resource = 選擇第1級至標記所在等級中的1項。
caylus-card-favor-resource-1 = 第4級可支付黃金，但不得換取黃金。
caylus-card-favor-building = 選擇第1級至標記所在等級中的1項。不需工人，也不需發展路徑上的對應建築物；其他條件照常。
caylus-card-favor-building-1 = 折扣僅減免該種資源1個。
caylus-card-favor-building-2 = 第4級依律師的條件，費用為{ $cost }。
caylus-card-simplified-title = 簡易規則
caylus-card-simplified = 使用此變體時不使用賞賜表：每次國王賞賜不論來源，立即獲得{ $gain }。
caylus-card-simplified-1 = 同一階段沒有4次的限制。

## 規則卡：階段

caylus-card-phase-1-title = 第1階段：領取收入
caylus-card-phase-1 = 每位玩家獲得{ $income }；每擁有1棟住所多{ $residence }，擁有圖書館多{ $library }，擁有旅館多{ $hotel }。
caylus-card-phase-1-1 = 第1回合也領取收入。
caylus-card-phase-2-title = 第2階段：指派工人
caylus-card-phase-2 = 依行動次序輪流，尚未放棄指派的玩家指派1名工人或放棄指派，直到所有玩家皆放棄指派為止。
caylus-card-phase-2-1 = 每名工人需{ $price }，每有1位玩家放棄指派便多1元。自家建築物或客棧右格生效時一律{ $own }。
caylus-card-phase-2-2 = 指派至其他玩家的建築物時，擁有者立即獲得{ $points }，之後不會取消。
caylus-card-phase-2-3 = 可指派至特殊、固定、中立、木造、石造建築物及城堡；除馬廄、客棧、城堡外，每處限1名。不能指派至空格。
caylus-card-phase-3-title = 第3階段：執行特殊建築物
caylus-card-phase-3 = 依序執行：城門、交易所、商會、競技場、馬廄、客棧。之後收回工人，但客棧右格的工人留下。
caylus-card-phase-4-title = 第4階段：移動市長
caylus-card-phase-4 = 依放棄指派的順序，每位玩家可將市長往前或往後移動最多{ $reach }格1次，每格{ $price }。
caylus-card-phase-5-title = 第5階段：執行路徑建築物
caylus-card-phase-5 = 從第1格到市長所在格，依序執行有工人的建築物，之後收回工人。位於市長前方的工人沒有效果，收回。
caylus-card-phase-5-1 = 生產資源必須執行，其他效果可以放棄；每次只執行1次。
caylus-card-phase-6-title = 第6階段：建造城堡
caylus-card-phase-6 = 依城堡中工人的順序，玩家繳交任意組資源建造房屋。之後繳交最多組的玩家獲得{ $favors }，並收回工人。
caylus-card-phase-7-title = 第7階段：結束回合
caylus-card-phase-7 = 若市長在城堡監督前方，城堡監督前進{ $far }格，否則前進{ $near }格；市長移至同格。之後檢查建城結算。高塔結算後遊戲結束。

## 規則卡：城堡

caylus-card-castle = 第6階段時，此處的玩家繳交資源：每組為3種不同的資源，其中1種須為食物。每組可在目前區域的空格建造1個自家房屋，並獲得該區的聲望。
caylus-card-castle-1 = 黃金視為另一種資源，不能代替食物。
caylus-card-castle-2 = 目前區域填滿後，在下一區建造。
caylus-card-castle-3 = 有工人卻未繳交資源，扣減{ $points }，最低為0。城堡已無空格而你持有完整1組時不扣減。
caylus-card-castle-4 = 組數相同時，由較先建造的玩家獲得賞賜。
caylus-card-castle-5 = 完成的區上有旗幟，標示房屋最多的玩家；旗幟只作提示，沒有效果。
caylus-card-section = 依行動次序，每位玩家只計算此區的自家房屋，扣減聲望或處理完所有國王賞賜後輪到下一位。
caylus-card-section-1 = 各區只在第7階段結算1次，順序為主樓、城牆、高塔。結算時的空格之後不再建造。

## 規則卡：其他規則

caylus-card-provost-title = 城區市管長（市長）
caylus-card-provost = 第5階段只執行到市長所在格為止的建築物，位於其前方的工人沒有效果，收回。玩家以商會及於第4階段移動市長。
caylus-card-provost-1 = 只能位於第{ $first }格至第{ $last }格，可停在空格。
caylus-card-bailiff-title = 城堡監督長（城堡監督）
caylus-card-bailiff = 第7階段移動：市長在其前方時前進{ $far }格，否則前進{ $near }格。其位置觸發建城結算與遊戲結束。
caylus-card-bailiff-1 = 從第{ $start }格開始。抵達或超過某區的格子時結算該區，每區1次。
caylus-card-final-scoring-title = 遊戲結束計分
caylus-card-final-scoring = 高塔結算後，每個黃金{ $gold }，其他資源每{ $cubes }個{ $goods }，每{ $deniers }{ $money }。聲望最高者獲勝。
caylus-card-final-scoring-1 = 平手的玩家共同獲勝。
caylus-card-final-scoring-2 = 聲望不會低於0。
caylus-card-two-players-title = 2人規則
caylus-card-two-players = 雙方起始各有{ $start }。每回合交換行動次序，不使用馬廄。其中1位放棄指派後，另1位指派至非自家建築物時每名工人需{ $price }。
caylus-card-two-players-1 = 客棧效果不變。城堡視為非自家建築物。

## What came of a stretch of play

caylus-round = 第{ $number }回合
caylus-summary-sentence = { $told }。
caylus-summary-provost = 市長移到第{ $space }格（{ $movers }）。
caylus-summary-mover = { $who } { $steps }
caylus-summary-beyond = 在市長前方而收回的工人：{ $workers }。
caylus-summary-spot = 第{ $space }格{ $tile }
caylus-summary-built = 建造{ $tile }
caylus-summary-houses = { $section }{ $houses }
caylus-summary-idle = 未向城堡繳交資源
caylus-summary-no-house = { $section }沒有房屋
caylus-summary-favor = { $line }列升至第{ $level }級
caylus-summary-favor-lost = 賞賜作廢
caylus-summary-workers = { $count ->
   *[other] 工人在{ $places }
    }
caylus-summary-passed = 第{ $rank }位放棄指派
caylus-summary-bailiff = 城堡監督與市長現在位於第{ $space }格。
caylus-summary-income-each = 收入：每人{ $gain }。
caylus-summary-income-seat = { $who }（{ $gain }）
caylus-summary-income = 收入：{ $gains }。

## 新手入門
caylus-guide-goal = 玩家為國王建造城堡與城鎮。遊戲結束時聲望最高者獲勝，分數①就在名字旁邊。聲望來自城堡的房屋、自家的建築物，以及國王賞賜。城堡的最後一部分「高塔」結算後遊戲結束，通常在12到15個回合之後。
caylus-guide-round =
    1．每位玩家至少獲得2元。
    2．輪流指派1名工人（共6名）或放棄指派；工人在哪裡，就執行那裡的效果。最先放棄的人得1元；每有1人放棄，費用多1元。
    3．石橋前的建築物A到F依序執行。
    4．依放棄指派的順序，每位玩家可以付錢移動市長①。
    5．發展路徑從第1格執行到市長為止；在市長前方的工人什麼都得不到。
    6．城堡②有工人的玩家繳交資源：每組3個不同的資源，其中1個是食物。
    7．城堡監督③與市長前進。
caylus-guide-points =
    城堡：每組資源建1個房屋①；主樓每個5分、城牆4分、高塔3分。
    建築物：工人在木匠工作坊建木造、在石匠工作坊建石造，獲得盾牌上的分數。其他玩家把工人放在你的建築物時，你獲得1分聲望。
    國王賞賜：該回合繳交最多組資源、競技場，以及某些建築物。同一列每次都更多。
    城堡有工人卻沒有繳交資源，扣2分。
caylus-guide-mistakes =
    1．工人剛好放在市長（1）的位置：有人付1元讓他後退，這名工人（2）就一無所獲。要留幾元移動市長。
    2．城堡有工人，卻沒有食物加兩種其他資源：扣2分。
    3．把最後1元花在工人上：沒有錢，市長就任由別人擺布。
caylus-lesson-place = 你是{ $player1 }，最先指派工人。工人放在哪裡，就執行那裡的效果。你有7元、2個食物、1個木材。市長（1）在第6格：發展路徑只執行到這裡為止。你要指派到哪裡？
caylus-lesson-place-quarry = 很好：沒有人移動市長，第6格的採石場執行了，你獲得1個石頭。不過很驚險：市長就站在這一格，別人只要付1元，你的工人就會落在市長前方，一無所獲。
caylus-lesson-place-mine = 第16格的金礦場遠在第6格的市長前方，每位玩家最多只能移動他3格。沒有人把他移到那麼遠，所以你的工人空手而回，錢也白花了。
caylus-lesson-place-castle = 城堡的一組資源是食物加兩種其他資源。你只有食物和木材，所以什麼也沒繳交，要扣2分（分數不會低於0）。同一回合能再拿到第三種資源，例如採石場的石頭，去城堡才划算。
caylus-lesson-provost = 換個情況：你有工人在第6格的採石場（2）和城堡，但{ $player2 }付了2元，市長（1）退到第4格，採石場的工人就在市長前方了。城堡的工人正等著那個石頭。每格1元，你有7元。你要怎麼做？
caylus-lesson-provost-on = 這2元花得值得：發展路徑又執行到第6格，採石場給你石頭，你就有食物、木材和石頭可以建城堡。
caylus-lesson-provost-stay = 採石場在市長前方：沒有人讓他前進，你就一無所獲。沒有石頭也湊不成一組，城堡裡的工人還要扣2分。留幾元移動市長，比多派一名工人更值得。
caylus-lesson-provost-back = 這害到了{ $player3 }，其第4格農場的工人也落在市長前方；但你花了1元，自己的採石場和城堡卻沒有好處。只有別人損失得比你多時，妨礙別人才划算。
caylus-lesson-castle = 假設你移動了市長，石頭到手了：食物、木材、石頭是三種不同的資源，其中1個是食物。要繳交嗎？
caylus-lesson-castle-batch = 你在主樓的第一個房屋：5分聲望。這個回合沒有人建得更多，所以國王還給你賞賜：聲望、金錢、資源或建築物，由你選。
caylus-lesson-castle-stop = 資源留下了，但工人白站在城堡要扣2分，賞賜也沒有人得到。用三個資源換5分和一次賞賜，正是大多數回合的目標。
caylus-lesson-build = 下一回合。假設你有1個食物和1個木材：你在木匠工作坊的工人可以在發展路徑上建1棟木造建築物。建築物上放你的房屋，之後每當別人在那裡工作，你就得1分。
caylus-lesson-build-farm = 獲得2分，以後還有布料：每次有人在那裡工作就得2個布料，不論是你或別人。它在第10格，市長再一兩個回合就會到。
caylus-lesson-build-mason = 獲得4分，而且是好地方：石造建築物要靠石匠工作坊才能建，別人都會來你的工作坊，每次給你1分。
caylus-lesson-build-decline = 你留下1個食物和1個木材，還不夠一組；路徑上的位置則讓給了別人。越早建成的建築物越常有人使用。

## 遊戲指令的說明
caylus-verb-pass = 跳過
caylus-verb-pass-about = 本回合不再指派工人
caylus-verb-place = 指派
caylus-verb-place-about = 將工人放到建築物或城堡
caylus-verb-gate = 城門
caylus-verb-gate-about = 城門的工人要去哪裡
caylus-verb-guild = 商會
caylus-verb-guild-about = 商會將市長移動幾格
caylus-verb-joust = 競技場
caylus-verb-joust-about = 在競技場是否付費換取國王賞賜
caylus-verb-inn = 客棧
caylus-verb-inn-about = 工人留在客棧或收回
caylus-verb-provost = 市長
caylus-verb-provost-about = 移動市長，每格1元
caylus-verb-produce = 生產
caylus-verb-produce-about = 建築物為你生產什麼
caylus-verb-bonus = 獎勵
caylus-verb-bonus-about = 身為擁有者獲得什麼
caylus-verb-sell = 賣出
caylus-verb-sell-about = 在市集賣出什麼
caylus-verb-buy = 購買
caylus-verb-buy-about = 向攤販買什麼
caylus-verb-exchange = 交換
caylus-verb-exchange-about = 在建築物交換什麼
caylus-verb-melt = 煉金
caylus-verb-melt-about = 煉金室用哪些資源換黃金
caylus-verb-build = 建造
caylus-verb-build-about = 建造哪棟建築物
caylus-verb-pay = 支付
caylus-verb-pay-about = 用哪個資源支付
caylus-verb-prestige = 特製建築
caylus-verb-prestige-about = 升級成哪棟特製建築物
caylus-verb-site = 升級住所
caylus-verb-site-about = 由哪棟住所升級
caylus-verb-transform = 律師
caylus-verb-transform-about = 律師將哪棟建築物升級成住所
caylus-verb-batch = 繳交
caylus-verb-batch-about = 為城堡繳交一組資源，或停止
caylus-verb-favor = 賞賜
caylus-verb-favor-about = 選擇國王賞賜的哪一列
caylus-verb-level = 賞賜等級
caylus-verb-level-about = 使用該列的哪一級
caylus-verb-take = 拿取
caylus-verb-take-about = 拿取哪個資源
caylus-verb-give = 交出
caylus-verb-give-about = 交出哪個資源
caylus-feature-points = 分數
caylus-feature-to_come = 即將到手的分數
caylus-feature-deniers = 錢
caylus-feature-food = 食物
caylus-feature-wood = 木材
caylus-feature-stone = 石頭
caylus-feature-cloth = 布料
caylus-feature-gold = 黃金
caylus-feature-kinds = 資源種類齊全
caylus-feature-batches = 蓋城堡的資源
caylus-feature-castle = 到城堡繳交資源
caylus-feature-prestige = 建造特製建築物
caylus-feature-favour = 國王賞賜
caylus-feature-gate = 城門留下的選擇
caylus-feature-provost = 移動市長
caylus-feature-order = 靠前的行動次序
caylus-feature-inn = 客棧的低價工人
caylus-feature-workers = 還能放置的工人
caylus-feature-income = 收入
caylus-feature-visits = 供他人使用的建築物
caylus-feature-own_goods = 生產資源的自有建築物
caylus-feature-residences = 住所
caylus-feature-section = 目前城堡區段的房屋
caylus-feature-vp_line = 國王賞賜的聲望列
caylus-feature-denier_line = 國王賞賜的金錢列
caylus-feature-resource_line = 國王賞賜的資源列
caylus-feature-building_line = 國王賞賜的建築列
caylus-feature-crafts = 用國王賞賜建造

## 計畫在何時停止

caylus-signal-provost_moved = 市長移動了
caylus-signal-passed = 有人放棄指派
caylus-signal-built = 有建築物落成
