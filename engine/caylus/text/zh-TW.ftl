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

## 各處效能簡述

caylus-effect-gate = 將工人免費移至任一可指派處
caylus-effect-merchants_guild = 免費移動城區市管長最多{ $reach }格
caylus-effect-stables = 行動次序提前
caylus-effect-inn = 下回合每名工人只需{ $price }
caylus-effect-castle = 建造城堡：{ $section }每組{ $points }
caylus-effect-castle-full = 城堡已無空格
caylus-effect-build-wood = 建造1棟木造建築物
caylus-effect-build-stone = 建造1棟石造建築物
caylus-effect-build-prestige = 將1棟自家住所升級成特製建築物
caylus-effect-lawyer = { $cost }：將1棟建築物升級成住所
caylus-effect-bonus = { $output }，他人擁有時建主得{ $bonus }
caylus-effect-income = 每次領取收入時多{ $gain }
caylus-effect-favors = 建造時獲得{ $gain }
caylus-effect-none = 無其他效能

## 階段、位置、數值

caylus-phase-income = 領取收入
caylus-phase-placing = 指派工人
caylus-phase-special = 執行特殊建築物
caylus-phase-provost = 移動城區市管長
caylus-phase-road = 執行道路建築物
caylus-phase-castle = 建造城堡
caylus-phase-end = 結束回合
caylus-headline = 第{ $turn }回合・{ $phase }
caylus-headline-over = 第{ $turn }回合・遊戲結束
caylus-at = 第{ $space }格{ $tile }
caylus-at-special = { $tile }
caylus-space = 第{ $space }格
caylus-owned = { $tile }（{ $owner }）
caylus-plus = +{ $points }
caylus-minus = −{ $points }

## 無法選擇的原因

caylus-refusal-occupied = { $tile }只能置放1名工人，已有{ $who }的工人。（凱呂斯§3.1）
caylus-refusal-already-there = { $tile }每位玩家最多只能置放1名工人，你已有1名。（凱呂斯§3.1）
caylus-refusal-stables-full = 馬廄最多置放3名工人，現已有3名。（凱呂斯§3.1）
caylus-refusal-stables-two-players = 2人遊戲時馬廄失去效能。（凱呂斯§11）
caylus-refusal-no-workers = { $tile }不能置放工人：住宅建築物與特製建築物皆不可指派。（凱呂斯§5）
caylus-refusal-empty-space = 工人只能指派至建築物，第{ $space }格為空格。（凱呂斯§5）
caylus-refusal-gate = 城門的工人須移至其他處，不能留在城門。（凱呂斯§14.9）
caylus-refusal-cost = 需支付{ $need }；你目前有{ $have }。（凱呂斯§5–9）
caylus-refusal-off-road = 城區市管長只能位於第{ $first }格至第{ $last }格。（凱呂斯§5）
caylus-refusal-stock = 只能建造庫存中的建築物，庫存已無{ $tile }。（凱呂斯§7）
caylus-refusal-road-full = 新建築物須置於空格，發展路徑已無空格。（凱呂斯§7.1）
caylus-refusal-not-yours = 只有中立建築物或自家的木造、石造建築物可升級成住所，{ $tile }屬於{ $who }。（凱呂斯§7.3）
caylus-refusal-never-transformed = { $tile }不能升級成住所；只限中立、木造、石造建築物，律師除外。（凱呂斯§7.3）
caylus-refusal-pending = { $who }已支付費用，待工人收回後該處即成為住所。（凱呂斯§7.3）
caylus-refusal-no-residence = 特製建築物須由自家住所升級，你沒有住所。（凱呂斯§7.2）
caylus-refusal-not-residence = 特製建築物須由自家住所升級，第{ $space }格沒有你的住所。（凱呂斯§7.2）
caylus-refusal-castle-full = 繳交資源須有空格，城堡已無空格。（凱呂斯§8.1）
caylus-refusal-line-used = 同一階段每列只能使用1次，{ $line }列已使用過。（凱呂斯§9.3）
caylus-refusal-level-cap = 國王賞賜目前只開放至第{ $level }級。（凱呂斯§9.2）
caylus-refusal-level-marker = 只能選擇標記所在等級以下的獎賞，你的標記在第{ $level }級。（凱呂斯§9.3）
caylus-refusal-nothing-to-build = 目前沒有你能支付且能建造的該類建築物。（凱呂斯§9.3）
caylus-refusal-nothing-to-transform = 發展路徑上沒有可升級成你的住所的建築物。（凱呂斯§7.3）

## 事件記述

caylus-story-turn = 第{ $turn }回合開始。行動次序：{ $order }。
caylus-story-income = 領取收入：{ $who }獲得{ $gain }。
caylus-story-placed = { $who }支付{ $cost }，指派工人至{ $place }。
caylus-story-placed-castle = { $who }支付{ $cost }，指派工人至城堡。
caylus-story-owner_point = { $who }擁有{ $place }，獲得{ $points }分聲望。
caylus-story-passed-first = { $who }首先放棄指派，獲得{ $gain }。
caylus-story-passed = { $who }放棄指派，位於石橋第{ $rank }位。
caylus-story-gate_moved = { $who }將城門的工人移至{ $place }。
caylus-story-trading_post = { $who }在交易所獲得{ $gain }。
caylus-story-provost-forward = { $who }支付{ $cost }，將城區市管長往前移動{ $steps }格，從第{ $start }格到第{ $end }格。
caylus-story-provost-back = { $who }支付{ $cost }，將城區市管長往後移動{ $steps }格，從第{ $start }格到第{ $end }格。
caylus-story-guild-forward = { $who }以商會將城區市管長往前移動{ $steps }格，從第{ $start }格到第{ $end }格。
caylus-story-guild-back = { $who }以商會將城區市管長往後移動{ $steps }格，從第{ $start }格到第{ $end }格。
caylus-story-joust = { $who }在競技場支付{ $cost }，換取1次國王賞賜。
caylus-story-stables = 馬廄改變行動次序：{ $order }。
caylus-story-inn_moved = { $who }的工人移至客棧右格，下回合每名工人只需{ $price }。
caylus-story-inn_kept = { $who }的工人留在客棧，下回合每名工人只需{ $price }。
caylus-story-home-beyond = { $who }在{ $place }的工人位於城區市管長前方，未執行效能即收回。
caylus-story-home-declined = { $who }從城門收回工人。
caylus-story-home-displaced = { $who }的工人須離開客棧。
caylus-story-home-left = { $who }從客棧收回工人。
caylus-story-produced = { $who }在{ $place }獲得{ $gain }。
caylus-story-owner_bonus = { $who }擁有{ $place }，獲得{ $gain }。
caylus-story-sold = { $who }在{ $place }以{ $cost }換取{ $gain }。
caylus-story-bought = { $who }在{ $place }支付{ $cost }，換取{ $gain }。
caylus-story-exchanged = { $who }在{ $place }支付{ $cost }，獲得{ $gain }。
caylus-story-built = { $who }支付{ $cost }，建造{ $place }，獲得{ $points }分聲望。
caylus-story-upgraded = { $who }支付{ $cost }，將第{ $space }格住所升級成{ $tile }，獲得{ $points }分聲望。
caylus-story-transform_paid = { $who }支付{ $cost }，將{ $place }升級成住所。
caylus-story-transform_delayed = { $who }支付{ $cost }，待{ $place }的工人收回後升級成住所。
caylus-story-transformed = { $place }成為{ $who }的住所，{ $who }獲得{ $points }分聲望。
caylus-story-batch = { $who }繳交{ $cost }，在{ $section }建造第{ $house }個房屋，獲得{ $points }分聲望。
caylus-story-castle_penalty = { $who }有工人在城堡但未繳交資源，扣減{ $points }分聲望。
caylus-story-castle_penalty-none = { $who }有工人在城堡但未繳交資源；聲望已為0，不再扣減。
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
caylus-story-bailiff = 城堡監督長從第{ $start }格移至第{ $end }格，城區市管長移至同格。
caylus-story-scoring = { $section }建城結算。
caylus-story-section_score-penalty = { $who }在{ $section }沒有房屋，扣減{ $points }分聲望。
caylus-story-section_score-none = { $who }在{ $section }有{ $houses }，無事發生。
caylus-story-section_score-favors = { $who }在{ $section }有{ $houses }，獲得{ $favors }。
caylus-story-section_scored = { $section }結算完成，國王賞賜開放至第{ $cap }級。
caylus-story-final_score = 遊戲結束計分：{ $who }黃金{ $gold }分、其他資源{ $goods }分、金錢{ $deniers }分。
caylus-story-game_over = 遊戲結束。{ $winners }以{ $score }{ $count ->
    [1] 獲勝
   *[other] 共同獲勝
    }。
caylus-story-forced-pass = { $who }無法再指派工人。
caylus-story-forced = { $who }只有一個選擇。
caylus-story-declined-guild_move = { $who }不移動城區市管長。
caylus-story-declined-provost_move = { $who }不移動城區市管長。
caylus-story-declined-joust = { $who }未在競技場換取賞賜。
caylus-story-declined-build_craft = { $who }未建造建築物。
caylus-story-declined-lawyer_target = { $who }未升級住所。
caylus-story-declined-build_prestige = { $who }未升級特製建築物。
caylus-story-declined-market_sell = { $who }未在市集交易。
caylus-story-declined-peddler_buy = { $who }未在攤販購買。
caylus-story-declined-exchange = { $who }未進行交換。
caylus-story-declined-castle_batch = { $who }停止建造城堡。

## 詢問玩家

caylus-prompt-place_or_pass = 請指派工人或放棄指派。每名工人需{ $price }；你有{ $deniers }與{ $workers }。
caylus-prompt-place_or_pass-own = 請指派工人或放棄指派。每名工人需{ $price }，自家建築物需{ $own }；你有{ $deniers }與{ $workers }。
caylus-prompt-gate_move = 請將城門的工人免費移至可指派處，或收回工人。
caylus-prompt-guild_move = 請免費移動城區市管長最多{ $reach }格，或不移動。目前位於第{ $provost }格。
caylus-prompt-joust = 請支付{ $cost }換取1次國王賞賜，或放棄。你有{ $have }。
caylus-prompt-inn_keep = 請將工人留在客棧（下回合每名工人只需{ $price }），或收回工人。
caylus-prompt-provost_move = 請移動城區市管長最多{ $reach }格，每格{ $price }，或不移動。目前位於第{ $provost }格；你有{ $deniers }。
caylus-prompt-production_choice = 請選擇{ $place }生產的資源。
caylus-prompt-owner_bonus = { $by }使用了你的{ $place }，請選擇你獲得的資源。
caylus-prompt-build-wood = 請在第{ $space }格建造1棟木造建築物，或不建造。你有{ $have }。
caylus-prompt-build-stone = 請在第{ $space }格建造1棟石造建築物，或不建造。你有{ $have }。
caylus-prompt-build-wood-discount = 請在第{ $space }格建造1棟木造建築物（少付{ $less }），或不建造。你有{ $have }。
caylus-prompt-build-stone-discount = 請在第{ $space }格建造1棟石造建築物（少付{ $less }），或不建造。你有{ $have }。
caylus-prompt-build_any = 請選擇支付{ $tile }的任意資源。你有{ $have }。
caylus-prompt-lawyer_target = 請支付{ $cost }，選擇升級成自家住所的建築物，或不升級。你有{ $have }。
caylus-prompt-build_prestige = 請將1棟自家住所升級成特製建築物，或不升級。你有{ $have }。
caylus-prompt-prestige_site = 請選擇升級成{ $tile }的住所。
caylus-prompt-market_sell = 請在{ $place }以1個資源換取{ $gain }，或不交易。你有{ $have }。
caylus-prompt-peddler_buy = 請在{ $place }購買，或不交易：{ $effect }。你有{ $have }。
caylus-prompt-exchange = 請使用{ $place }，或不使用：{ $effect }。你有{ $have }。
caylus-prompt-alchemist_cubes = 請選擇用來換取{ $gain }的{ $count }個資源。你有{ $have }。
caylus-prompt-castle_batch = 請繳交1組資源建造城堡（{ $section }，每組{ $points }），或停止。你有{ $have }。
caylus-prompt-favor_line = 請選擇國王賞賜的1列。
caylus-prompt-favor_level = 請選擇{ $line }列的等級，最高第{ $level }級。你有{ $have }。
caylus-prompt-favor_resource = 請選擇獲得{ $gain }。
caylus-prompt-favor_give = 請選擇用來換取{ $gain }的資源。你有{ $have }。
caylus-prompt-favor_take = 請選擇以{ $cost }換取的{ $gain }。

## 選項

caylus-dots = { $first }・{ $second }
caylus-pay = 支付{ $cost }
caylus-free = 免費
caylus-owner-point = { $owner }+{ $points }分
caylus-gain-points = +{ $points }分
caylus-beyond = 在城區市管長前方
caylus-you-have = 你有{ $have }
caylus-offer-pass = 放棄指派
caylus-offer-pass-first = 石橋第1位：{ $gain }
caylus-offer-pass-later = 石橋第{ $rank }位
caylus-offer-stables = 第{ $circle }格：行動次序第{ $circle }位
caylus-offer-decline = 放棄
caylus-offer-take-back = 收回工人
caylus-offer-keep = 將工人留下
caylus-offer-keep-effect = 下回合每名工人只需{ $price }，但少1名工人可用
caylus-offer-leave-effect = 下回合按一般費用指派，工人全數可用
caylus-offer-joust = 支付{ $cost }
caylus-offset = { $offset }
caylus-offset-stay = 0（不移動）
caylus-empty-space = 空格
caylus-reach-in = 進入範圍：{ $workers }
caylus-reach-out = 超出範圍：{ $workers }
caylus-reach-worker = { $space }號{ $owner }
caylus-offer-no-build = 不建造
caylus-offer-no-transform = 不升級
caylus-offer-no-prestige = 不升級
caylus-offer-no-trade = 不交易
caylus-residence-now = 成為自家住所，+{ $points }分
caylus-residence-later = 待該處工人收回後成為自家住所，+{ $points }分
caylus-offer-site-effect = 不再有其收入{ $income }
caylus-offer-stop = 停止
caylus-offer-stop-penalty = 未繳交資源：−{ $points }分
caylus-offer-batch-effect = { $section }：+{ $points }分
caylus-offer-line-raised = 標記升至第{ $level }級：{ $effect }
caylus-offer-line-kept = 標記停留在第{ $level }級：{ $effect }
caylus-level = 第{ $level }級
caylus-level-nothing = 一無所得
caylus-level-wood = 少付{ $less }建造1棟木造建築物
caylus-level-stone = 少付{ $less }建造1棟石造建築物
caylus-level-prestige = 以原價將自家住所升級成特製建築物
caylus-plain = { $text }

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

caylus-board-now = 目前狀況
caylus-board-to-move = 輪到{ $who }：{ $prompt }
caylus-board-order = 行動次序：{ $order }
caylus-board-winners = 獲勝：{ $winners }
caylus-board-bridge = 石橋
caylus-board-passed = 已放棄指派（依序）：{ $order }
caylus-board-passed-nobody = 尚無玩家放棄指派，首位可得{ $gain }
caylus-board-price = 每名工人目前需{ $price }
caylus-board-inn-price = { $who }因客棧每名工人只需{ $price }
caylus-board-provost-price = 移動城區市管長每格需{ $price }
caylus-board-special = 特殊建築物
caylus-board-road = 發展路徑
caylus-board-coded = { $code }・{ $facts }
caylus-board-worker = 工人：{ $who }
caylus-board-workers = 工人依序：{ $order }
caylus-board-inn-left = 左格：{ $who }
caylus-board-inn-right = 右格：{ $who }
caylus-board-out-of-use = 2人遊戲不使用
caylus-board-owner = 建主：{ $who }
caylus-board-pending = 將成為{ $who }的住所
caylus-board-empty = 空格
caylus-board-spaces = { $first }–{ $last }
caylus-board-provost = 城區市管長與城堡監督長
caylus-board-provost-at = 城區市管長：第{ $provost }格
caylus-board-bailiff-at = 城堡監督長：第{ $bailiff }格
caylus-board-castle = 城堡
caylus-board-queue = 工人（依建造次序）：{ $order }
caylus-board-queue-nobody = 沒有工人
caylus-board-section = { $section }：已建{ $built }格，共{ $room }格，每格{ $points }
caylus-board-section-due = 城堡監督長抵達第{ $trigger }格或填滿時結算
caylus-board-section-scored = 已結算
caylus-board-count = { $who }{ $count }
caylus-board-favors = 國王賞賜
caylus-board-cap = 開放至第{ $cap }級
caylus-board-line = { $line }：{ $markers }
caylus-board-simplified = 每次國王賞賜為{ $gain }
caylus-board-stock = 建築庫存
caylus-board-costs = 費用{ $cost }
caylus-board-copies = 剩{ $count }棟
caylus-board-players = 玩家
caylus-board-player = { $rank }. { $who }：{ $points }・{ $workers }・{ $have }
