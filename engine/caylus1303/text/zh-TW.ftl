# 凱呂斯1303：玩家讀到的文字

## 遊戲與選項

caylus1303-title = 凱呂斯1303
option-caylus1303-characters = 角色
option-caylus1303-characters-random = 隨機抽取
option-caylus1303-characters-recommended = 初次遊戲推薦角色

## 數量

caylus1303-resource-food = 食物
caylus1303-resource-wood = 木材
caylus1303-resource-stone = 石材
caylus1303-resource-cloth = 布料
caylus1303-goods-food = 食物
caylus1303-goods-wood = 木材
caylus1303-goods-stone = 石材
caylus1303-goods-cloth = 布料
caylus1303-goods-gold = 黃金
caylus1303-amount-basic = { $count }個基本資源
caylus1303-amount-worker = { $count }名工人
caylus1303-amount-point = { $count }點威望
caylus1303-amount-favour = { $count }次恩賜
caylus1303-amount-batch = { $count }批貨物
caylus1303-amount-house = { $count }個房屋
caylus1303-trade = { $cost }→{ $gain }
caylus1303-gain-points = +{ $points }
caylus1303-points-with = +{ $points }（含{ $characters }）
caylus1303-and-more = { $names }等

## 建築種類與圖板各區

caylus1303-category-printed = 圖板建築
caylus1303-category-starting = 起始建築
caylus1303-category-wood = 木材建築
caylus1303-category-stone = 石材建築
caylus1303-category-residence = 住宅
caylus1303-category-monument = 地標
caylus1303-kind-printed = 圖板
caylus1303-kind-starting = 起始
caylus1303-kind-start_guild_3 = 起始，3名工人
caylus1303-kind-start_guild_4 = 起始，4名工人
caylus1303-kind-wood = 木材
caylus1303-kind-stone = 石材
caylus1303-full = { $tile }（{ $kind }）
caylus1303-group-road = 道路
caylus1303-group-site = 工地
caylus1303-group-court = 圖板上的角色
caylus1303-group-others = 其他玩家的角色
caylus1303-group-supply-wood = 木材建築
caylus1303-group-supply-stone = 石材建築
caylus1303-group-supply-monument = 地標
caylus1303-group-provost = 教區長
caylus1303-group-goods = 資源

## 地點與建築

caylus1303-site = 工地
caylus1303-residence = 住宅
caylus1303-at = 第{ $space }格{ $tile }
caylus1303-at-site = 工地的{ $tile }
caylus1303-tile-fairground = 集市
caylus1303-tile-lawyer = 律師
caylus1303-tile-carpenter = 木匠
caylus1303-tile-toll = 召回
caylus1303-tile-guilds_bridge = 公會之橋
caylus1303-tile-start_farm_a = 農場
caylus1303-tile-start_farm_b = 農場
caylus1303-tile-start_sawmill = 鋸木廠
caylus1303-tile-start_quarry = 採石場
caylus1303-tile-start_market_a = 市場
caylus1303-tile-start_market_b = 市場
caylus1303-tile-start_guild_3 = 公會
caylus1303-tile-start_guild_4 = 公會
caylus1303-tile-start_carpenter = 木匠
caylus1303-tile-wood_farm = 農場
caylus1303-tile-wood_sawmill = 鋸木廠
caylus1303-tile-wood_quarry = 採石場
caylus1303-tile-wood_spinning_mill = 紡織廠
caylus1303-tile-wood_market = 市場
caylus1303-tile-wood_covered_market = 室內市場
caylus1303-tile-wood_manor = 莊園
caylus1303-tile-wood_tailor = 裁縫鋪
caylus1303-tile-wood_stonemason = 石工坊
caylus1303-tile-stone_farm = 農場
caylus1303-tile-stone_sawmill = 鋸木廠
caylus1303-tile-stone_quarry = 採石場
caylus1303-tile-stone_gold_mine = 金礦
caylus1303-tile-stone_foundry = 鑄造廠
caylus1303-tile-stone_alchemist = 煉金室
caylus1303-tile-stone_guild = 公會
caylus1303-tile-stone_church = 教堂
caylus1303-tile-stone_jeweler = 珠寶鋪
caylus1303-tile-mon_garden = 花園
caylus1303-tile-mon_factory = 工廠
caylus1303-tile-mon_granary = 穀倉
caylus1303-tile-mon_statue = 雕像
caylus1303-tile-mon_theatre = 劇院
caylus1303-tile-mon_cathedral = 大教堂
caylus1303-tile-mon_mansion = 宅邸

## 角色

caylus1303-character-early_riser = 早班工人
caylus1303-character-night_worker = 夜班工人
caylus1303-character-journeyman = 幫工
caylus1303-character-thief = 竊賊
caylus1303-character-steward = 總管
caylus1303-character-bailiff = 執達官
caylus1303-character-architect = 建築師
caylus1303-character-delivery_man = 送貨人
caylus1303-character-chamberlain = 司庫官
caylus1303-character-foreman = 工頭
caylus1303-character-goldsmith = 金匠
caylus1303-character-day_laborer = 散工
caylus1303-ability-early_riser = 搶先放置1次，共需{ $cost }
caylus1303-ability-night_worker = 有人跳過後，每次放置少付{ $spared }
caylus1303-ability-journeyman = 每輪1次，可放在有其他玩家工人的道路建築
caylus1303-ability-thief = 你放置時，建築擁有者獲得{ $points }
caylus1303-ability-steward = 他人放在你的建築時獲得{ $points }
caylus1303-ability-bailiff = 公會之橋步驟後免費移動教區長{ $reach }步
caylus1303-ability-architect = 每建造1個木材、石材建築或地標+{ $points }
caylus1303-ability-delivery_man = 最後運送，工地上不需工人
caylus1303-ability-chamberlain = 每批貨物可為任意{ $size }個資源
caylus1303-ability-foreman = 每運送1批+{ $points }
caylus1303-ability-goldsmith = 每輪首批含黃金的貨物+{ $points }
caylus1303-ability-day_laborer = 募工時多拿{ $workers }名工人
caylus1303-held = { $who }所有

## 建築效果簡述

caylus1303-effect-build-wood = 建造1座木材建築
caylus1303-effect-build-stone = 建造1座石材建築
caylus1303-effect-build-waived = 少付{ $less }建造1座石材建築
caylus1303-effect-lawyer = { $cost }→在1座起始建築放上自家房屋
caylus1303-effect-toll = 免費移動教區長最多{ $reach }步
caylus1303-effect-bridge = 所有玩家可移動教區長最多{ $reach }步，每步{ $price }
caylus1303-effect-bonus = { $output }（他人使用時擁有者得{ $bonus }）
caylus1303-effect-recruits = 每次募工獲得{ $gain }
caylus1303-effect-favour = 建造時獲得{ $gain }
caylus1303-effect-none = 無其他效果

## 階段與標題

caylus1303-phase-setup = 選擇角色
caylus1303-phase-planning = 規劃階段
caylus1303-phase-activation = 啟動階段
caylus1303-phase-delivery = 運送階段
caylus1303-phase-management = 管理階段
caylus1303-headline = 第{ $round }輪（共{ $rounds }輪）・{ $phase }
caylus1303-headline-over = 第{ $round }輪・遊戲結束

## 教區長

caylus1303-provost-between = 第{ $before }格與第{ $after }格之間
caylus1303-provost-end = 第{ $space }格之後的終點
caylus1303-offset = { $offset }
caylus1303-offset-to = { $offset }（到第{ $space }格）
caylus1303-offset-stay = 0（不移動）
caylus1303-steps-idle = 移到沒有工人的格
caylus1303-price = 支付{ $workers }
caylus1303-reach-in = 變為可執行：{ $workers }
caylus1303-reach-out = 變成在教區長前方：{ $workers }
caylus1303-reach-nobody = 不影響任何工人
caylus1303-reach-worker = { $owner }（{ $space }）
caylus1303-reach-two = { $first }與{ $second }（{ $space }）
caylus1303-beyond = 教區長前方

## 無法選擇的原因

caylus1303-refusal-cost = 需支付{ $need }；你目前有{ $have }。
caylus1303-refusal-occupied = 每座建築只能放1名工人，{ $tile }已有{ $who }的工人。
caylus1303-refusal-own-worker = 你已有工人在{ $tile }；幫工只能放在其他玩家的工人旁。
caylus1303-refusal-journeyman-used = 幫工每輪只能使用1次，本輪已使用；{ $tile }已有{ $who }的工人。
caylus1303-refusal-site-once = 每位玩家每輪最多在工地放1名工人，你已放置。
caylus1303-refusal-site-building = { $tile }屬於工地，只能以恩賜使用，不能放置工人。
caylus1303-refusal-bridge = 公會之橋不能放置工人。
caylus1303-refusal-residence = { $tile }已成為住宅，住宅不能放置工人。
caylus1303-refusal-monument = { $tile }是地標，地標不能放置工人。
caylus1303-refusal-supply = 只能建造供應堆中的板塊，{ $tile }不在其中。
caylus1303-refusal-no-house = 需要1個房屋，你的房屋已全部放在建築上。
caylus1303-refusal-road-full = 新建築須放在空格，道路已沒有空格。
caylus1303-refusal-yellow = 只能選擇黃色旗幟的起始建築，{ $tile }不是。
caylus1303-refusal-claimed = 每座建築只能放1個房屋，{ $tile }已有{ $who }的房屋。
caylus1303-refusal-bounds = 教區長只能位於公會之橋（第{ $first }格之後）到道路終點（第{ $last }格之後）。
caylus1303-refusal-not-at-court = 這裡只能拿取圖板上的角色，{ $character }在{ $who }手上。
caylus1303-refusal-at-court = 這裡須拿取其他玩家的角色，{ $character }在圖板上。
caylus1303-refusal-own-character = 這裡須拿取其他玩家的角色，{ $character }已是你的。
caylus1303-refusal-no-characters = 這裡須拿取其他玩家的角色，但其他玩家都沒有角色。
caylus1303-refusal-site-closed = { $tile }從第{ $first }輪起才能以恩賜使用，現在是第{ $round }輪。
caylus1303-refusal-batch = 每批貨物為3種不同資源且含食物，只有司庫官例外。

## Titles of the rules, as in docs/rules/caylus1303.md

caylus1303-rule-terms = 用語
caylus1303-rule-paying-costs = 支付費用
caylus1303-rule-components-and-limits = 配件與數量上限
caylus1303-rule-the-road = 道路
caylus1303-rule-the-castle-site = 城堡工地
caylus1303-rule-setup = 遊戲準備
caylus1303-rule-first-game = 初次遊戲
caylus1303-rule-hidden-prestige = 隱藏威望
caylus1303-rule-printed-buildings = 圖板建築
caylus1303-rule-starting-buildings = 起始建築
caylus1303-rule-wood-buildings = 木材建築
caylus1303-rule-stone-buildings = 石材建築
caylus1303-rule-monuments = 地標
caylus1303-rule-characters = 角色
caylus1303-rule-planning = 規劃
caylus1303-rule-placing-on-a-building = 放置在建築上
caylus1303-rule-placing-on-the-site = 放置在工地
caylus1303-rule-passing = 跳過
caylus1303-rule-order-of-activation = 啟動順序
caylus1303-rule-claiming-a-building = 取得建築
caylus1303-rule-building-a-tile = 建造板塊
caylus1303-rule-moving-the-provost = 移動教區長
caylus1303-rule-favours = 恩賜
caylus1303-rule-delivery = 運送
caylus1303-rule-management = 管理
caylus1303-rule-recruitment = 募工
caylus1303-rule-the-provosts-reset = 教區長歸位
caylus1303-rule-end-of-the-game = 遊戲結束

## 事件記述

caylus1303-story-set_up = 遊戲開始。順序：{ $order }。角色：{ $characters }。
caylus1303-story-goods = 每位玩家拿取{ $gain }。
caylus1303-story-character-court = { $who }拿取{ $character }。
caylus1303-story-character-taken = { $who }拿走{ $source }的{ $character }。
caylus1303-story-round = 第{ $round }輪開始。順序：{ $order }。
caylus1303-story-forced-plan = { $who }無法再放置工人。
caylus1303-story-placed-road = { $who }將工人放在{ $place }。
caylus1303-story-placed-second = { $who }以幫工將第2名工人放在{ $place }。
caylus1303-story-placed-site = { $who }將工人放在工地第{ $slot }格。
caylus1303-story-surcharge = { $told }另將{ $workers }送回營地。
caylus1303-story-early = { $character }：{ $told }
caylus1303-story-placement = { $who }擁有{ $place }，獲得{ $points }。
caylus1303-story-robbed = { $who }擁有{ $place }，但因{ $thief }而無法獲得威望。
caylus1303-story-passed-first = { $who }首先跳過，拿取起始玩家板塊；此後每次放置須多付1名工人。
caylus1303-story-passed = { $who }跳過，位於公會之橋第{ $rank }位。
caylus1303-story-owner_bonus = { $who }擁有{ $place }，獲得{ $gain }。
caylus1303-story-used = { $who }在{ $place }獲得{ $gain }。
caylus1303-story-used-paid = { $who }在{ $place }支付{ $cost }，獲得{ $gain }。
caylus1303-story-used-cost = { $who }在{ $place }支付{ $cost }。
caylus1303-story-used-nothing = { $who }在{ $place }沒有獲得任何東西。
caylus1303-story-camp-short = { $told }營地不足{ $workers }。
caylus1303-story-home-beyond = { $who }在{ $place }的工人位於教區長前方，沒有效果，送回營地。
caylus1303-story-claimed = { $who }支付{ $cost }，在{ $place }放上房屋；管理階段起成為住宅。
caylus1303-story-built = { $who }支付{ $cost }，建造{ $place }：{ $points }。
caylus1303-story-bridge = 公會之橋啟動，依此順序移動教區長：{ $order }。
caylus1303-story-provost-forward = { $who }支付{ $cost }，將教區長向前移動{ $steps }步，啟動範圍到第{ $end }格。
caylus1303-story-provost-back = { $who }支付{ $cost }，將教區長向後移動{ $steps }步，啟動範圍到第{ $end }格。
caylus1303-story-provost-forward-free = { $who }以{ $means }將教區長向前移動{ $steps }步，啟動範圍到第{ $end }格。
caylus1303-story-provost-back-free = { $who }以{ $means }將教區長向後移動{ $steps }步，啟動範圍到第{ $end }格。
caylus1303-story-favour = { $who }由{ $source }獲得1次恩賜。
caylus1303-story-favour_site = { $who }使用工地第{ $number }座建築{ $tile }。
caylus1303-story-delivered = { $who }運送{ $cost }：{ $points }。
caylus1303-story-most_batches = { $who }運送最多（{ $batches }），獲得1次恩賜。
caylus1303-story-residence = { $who }的{ $place }翻成住宅。
caylus1303-story-monument = { $who }支付{ $cost }，將第{ $space }格住宅替換成{ $tile }：{ $points }。
caylus1303-story-recruited = 募工：{ $gains }。
caylus1303-story-recruited-seat = { $who }（{ $gain }）
caylus1303-story-provost_reset = 教區長回到最後建成的建築旁，啟動範圍到第{ $end }格。
caylus1303-story-final_score = { $who }亮出{ $before }。
caylus1303-story-final_score-gold = { $who }亮出{ $before }，{ $gold }再加{ $points }點。
caylus1303-story-declined-early_riser = { $who }不使用早班工人。
caylus1303-story-declined-use_building = { $who }未使用{ $tile }。
caylus1303-story-declined-build = { $who }未建造建築。
caylus1303-story-declined-lawyer_target = { $who }未使用律師。
caylus1303-story-declined-move = { $who }不移動教區長。
caylus1303-story-declined-favour_court_character = { $who }未拿取圖板上的角色。
caylus1303-story-declined-deliver = { $who }未運送貨物。

## 詢問玩家

caylus1303-ask-choose_start_character = 請選擇你的角色
caylus1303-ask-early_riser = 早班工人：請搶先放置工人，或放棄
caylus1303-ask-plan = 請放置工人或跳過
caylus1303-ask-use_building = { $spot }：請選擇是否使用
caylus1303-ask-pay_any-use = { $tile }：請選擇支付的基本資源（還需{ $left }個）
caylus1303-ask-pay_any-build = { $tile }：請選擇支付的基本資源（還需{ $left }個）
caylus1303-ask-gain_any = { $spot }：請選擇獲得的{ $gain }
caylus1303-ask-choose_wood_tile = 請在第{ $space }格建造1座木材建築，或不建造
caylus1303-ask-choose_stone_tile = 請在第{ $space }格建造1座石材建築，或不建造
caylus1303-ask-choose_stone_tile-less = 請在第{ $space }格建造1座石材建築（少付{ $less }），或不建造
caylus1303-ask-lawyer_target = 請選擇1座起始建築放上自家房屋，或放棄
caylus1303-ask-toll_move = 請免費移動教區長最多{ $reach }步，或不移動
caylus1303-ask-bridge_move = 請移動教區長最多{ $reach }步，每步{ $price }，或不移動
caylus1303-ask-bailiff_move = 請以執達官移動教區長{ $reach }步，或不移動
caylus1303-ask-favour_mode = 請選擇恩賜的用法
caylus1303-ask-favour_take = 請選擇要從其他玩家處拿取的角色
caylus1303-ask-favour_site = 請選擇第{ $round }輪可使用的工地建築
caylus1303-ask-favour_court_character = 請拿取1個圖板上的角色，或不拿取
caylus1303-ask-deliver-usual = 請運送1批貨物（{ $points }），或結束
caylus1303-ask-deliver-any = 請運送1批貨物（{ $points }），或結束
caylus1303-ask-deliver_last-usual = 送貨人：請運送1批貨物（{ $points }），或結束
caylus1303-ask-deliver_last-any = 送貨人：請運送1批貨物（{ $points }），或結束
caylus1303-ask-monument = 請將第{ $space }格住宅替換成地標，或保留

caylus1303-prompt-choose_start_character = { caylus1303-ask-choose_start_character }。最後{ $left }個留在圖板上。
caylus1303-prompt-early_riser = { caylus1303-ask-early_riser }。共需{ $price }；你手上有{ $workers }。
caylus1303-prompt-plan = { caylus1303-ask-plan }。每次放置需{ $price }；你手上有{ $workers }。
caylus1303-prompt-use_building = { caylus1303-ask-use_building }（{ $effect }）。你有{ $have }。
caylus1303-prompt-pay_any-use = { caylus1303-ask-pay_any-use }。你有{ $have }。
caylus1303-prompt-pay_any-build = { caylus1303-ask-pay_any-build }。這是固定費用以外的部分。你有{ $have }。
caylus1303-prompt-gain_any = { caylus1303-ask-gain_any }。
caylus1303-prompt-choose_wood_tile = { caylus1303-ask-choose_wood_tile }。你有{ $have }。
caylus1303-prompt-choose_stone_tile = { caylus1303-ask-choose_stone_tile }。你有{ $have }。
caylus1303-prompt-choose_stone_tile-less = { caylus1303-ask-choose_stone_tile-less }。你有{ $have }。
caylus1303-prompt-lawyer_target = { caylus1303-ask-lawyer_target }。費用為{ $cost }；你有{ $have }，另有{ $houses }。
caylus1303-prompt-toll_move = { caylus1303-ask-toll_move }。教區長位於{ $provost }。
caylus1303-prompt-bridge_move = { caylus1303-ask-bridge_move }。教區長位於{ $provost }；你手上有{ $workers }。順序：{ $order }。可以商量，但承諾沒有約束力。
caylus1303-prompt-bailiff_move = { caylus1303-ask-bailiff_move }。教區長位於{ $provost }。
caylus1303-prompt-favour_mode = { caylus1303-ask-favour_mode }。
caylus1303-prompt-favour_take = { caylus1303-ask-favour_take }。
caylus1303-prompt-favour_site = { caylus1303-ask-favour_site }。你有{ $have }。
caylus1303-prompt-favour_court_character = { caylus1303-ask-favour_court_character }。
caylus1303-prompt-deliver-usual = { caylus1303-ask-deliver-usual }。1批是3種不同資源且含食物。已運送{ $batches }。你有{ $have }。
caylus1303-prompt-deliver-any = { caylus1303-ask-deliver-any }。有司庫官，任意3個資源即為1批。已運送{ $batches }。你有{ $have }。
caylus1303-prompt-deliver_last-usual = { caylus1303-ask-deliver_last-usual }。1批是3種不同資源且含食物。已運送{ $batches }。你有{ $have }。
caylus1303-prompt-deliver_last-any = { caylus1303-ask-deliver_last-any }。有司庫官，任意3個資源即為1批。已運送{ $batches }。你有{ $have }。
caylus1303-prompt-monument = { caylus1303-ask-monument }。你有{ $have }。

## 選項

caylus1303-pay = 支付{ $cost }
caylus1303-you-have = 你有{ $have }
caylus1303-second = 在該處工人之後啟動
caylus1303-owner-points = 擁有者+{ $points }
caylus1303-owner-bonus = 擁有者+{ $points }、{ $bonus }
caylus1303-offer-pass = 跳過
caylus1303-offer-pass-first = 公會之橋第{ $rank }位，下一輪的起始玩家
caylus1303-offer-pass-later = 公會之橋第{ $rank }位
caylus1303-offer-slot = 第{ $slot }格：運送階段運送貨物
caylus1303-offer-nobody = 不拿取
caylus1303-offer-not-early = 放棄
caylus1303-offer-no-use = 不使用
caylus1303-offer-no-build = 不建造
caylus1303-offer-no-claim = 放棄
caylus1303-offer-no-monument = 保留住宅
caylus1303-offer-claim = 本輪結束時成為自家住宅：每次募工{ $gain }
caylus1303-offer-mode-A = 從其他玩家處拿取1個角色
caylus1303-offer-mode-B = 使用工地建築，再拿取圖板上的角色
caylus1303-offer-done = 結束

## 分數來源

caylus1303-score-building = 木材與石材建築
caylus1303-score-monument = 地標
caylus1303-score-placement = 他人使用自家建築
caylus1303-score-effect = 建築效果
caylus1303-score-delivery = 運送貨物
caylus1303-score-character = 角色
caylus1303-score-gold = 剩餘黃金

## 文字版圖板

caylus1303-board-order = 本輪順序：{ $order }
caylus1303-board-start-player = 起始玩家板塊：{ $who }
caylus1303-board-court = 圖板上的角色
caylus1303-board-court-nobody = 無
caylus1303-board-bridge = 公會之橋與教區長
caylus1303-board-passed = 已跳過（依序）：{ $order }
caylus1303-board-passed-nobody = 尚無玩家跳過
caylus1303-board-price = 目前每次放置需{ $price }
caylus1303-board-moving = 尚待移動教區長（每步{ $price }）：{ $order }
caylus1303-board-provost = 教區長：{ $provost }
caylus1303-board-site = 工地
caylus1303-board-queue = 工人（依格位順序）：{ $order }
caylus1303-board-queue-nobody = 沒有工人
caylus1303-board-site-open = 恩賜可使用
caylus1303-board-site-from = 第{ $round }輪起恩賜可使用
caylus1303-board-road = 道路
caylus1303-board-coded = { $code }・{ $facts }
caylus1303-board-owner = 擁有者：{ $who }
caylus1303-board-claimed = { $who }已放房屋
caylus1303-board-workers = 工人：{ $order }
caylus1303-board-empty = 空格
caylus1303-board-spaces = { $first }–{ $last }
caylus1303-board-supply = 供應堆
caylus1303-board-costs = 費用{ $cost }
caylus1303-board-player = { $rank }. { $who }：{ $facts }
caylus1303-board-hand = 手上{ $workers }
caylus1303-board-camp = 營地{ $workers }
caylus1303-board-houses = 房屋剩{ $left }個（共{ $all }個）
caylus1303-board-character = { $code }{ $character }
caylus1303-board-prestige = 你的威望
caylus1303-board-total = 合計：{ $points }
caylus1303-board-source = { $source }：{ $points }

## 規則卡：數據

caylus1303-cards-phases = 一輪的階段
caylus1303-cards-characters = 角色
caylus1303-cards-rules = 規則
caylus1303-fact-printed = 印於第{ $space }格
caylus1303-fact-cost = 費用：{ $cost }
caylus1303-fact-points = 建造時獲得：{ $points }
caylus1303-fact-built = 建造面：{ $effect }
caylus1303-fact-setup = 起始面：{ $effect }
caylus1303-fact-effect = 效果：{ $effect }
caylus1303-fact-copies = 共{ $count }個
caylus1303-fact-bracket = 第{ $first }–{ $last }輪：可使用工地前{ $spaces }座建築
caylus1303-fact-players = { $players }人：起始手上{ $hand }，每次募工{ $recruits }，角色{ $characters }個
caylus1303-fact-first = { $players ->
    [2] 2人：{ $characters }
   *[other] { $players }人：再加{ $characters }
    }

## 規則卡：階段與地點

caylus1303-card-planning-title = 階段1：規劃
caylus1303-card-planning = 從起始玩家開始，按順時針方向，尚未跳過的玩家輪流執行1項：在道路的建築上放1名工人、在工地放1名工人、或跳過。所有玩家都跳過時，階段結束。
caylus1303-card-planning-1 = 每次放置需手上{ $price }。首位跳過的玩家拿取起始玩家板塊（下一輪的起始玩家）；此後每次放置須再將{ $extra }送回營地，放在自家建築或工地亦然。
caylus1303-card-planning-2 = 放在其他玩家的建築時，擁有者立即獲得{ $points }，即使該建築之後未啟動。
caylus1303-card-planning-3 = 可放在沒有工人的圖板、起始、木材、石材建築，超出教區長的也可以；不可放在公會之橋、住宅、地標、空格及工地的3座建築。
caylus1303-card-planning-4 = 每位玩家在工地最多1名工人。
caylus1303-card-planning-5 = 無法支付時必須跳過。最後一位玩家可繼續放置，仍須支付額外費用。
caylus1303-card-activation-title = 階段2：啟動
caylus1303-card-activation = 從城門沿道路依序啟動有工人的建築：先第1至4格，再公會之橋、執達官，然後其餘建築直到教區長為止。超出教區長的工人直接送回營地。
caylus1303-card-activation-1 = 工人送回營地而非手上，且在效果之後。
caylus1303-card-activation-2 = 需支付費用的效果可放棄；不需費用的效果直接執行。
caylus1303-card-activation-3 = 前面建築獲得的資源可用於後面的建築，反之不行。
caylus1303-card-activation-4 = 本輪新建的建築沒有效果。
caylus1303-card-delivery-title = 階段3：運送
caylus1303-card-delivery = 工地上有工人的玩家，從左到右依次運送任意批貨物：每批{ $size }個不同資源，其中1個為食物，每批獲得{ $points }。之後運送批數最多的玩家獲得{ $favour }，工人送回營地。
caylus1303-card-delivery-1 = 黃金算1種資源，但不能代替食物。
caylus1303-card-delivery-2 = 平手時由最左邊的工人獲得；只用送貨人運送的玩家排在所有工地工人之後。
caylus1303-card-delivery-3 = 沒有任何貨物則沒有恩賜。
caylus1303-card-delivery-4 = 送貨人的擁有者最後運送，兩次運送合併計算。
caylus1303-card-management-title = 階段4：管理
caylus1303-card-management = 依序：放有房屋的起始建築翻成住宅；沿道路將住宅替換成地標；募工；教區長回到最後建成的建築旁；收回跳過標記。
caylus1303-card-management-1 = 每個住宅每輪依道路順序詢問1次，同一玩家可替換多個。
caylus1303-card-management-2 = 最後一輪也完整執行。
caylus1303-card-site = 規劃階段每位玩家可在此放1名工人，由左至右。運送階段這些玩家依次運送貨物。工地的3座建築只能以恩賜使用。
caylus1303-card-site-1 = 整場遊戲都以起始面朝上，不能建造，也沒有擁有者。
caylus1303-card-favour-title = 恩賜
caylus1303-card-favour = 立即擇一：從其他玩家處拿取1個角色；或不用工人使用工地的1座建築，之後若圖板上還有角色，可拿取1個。
caylus1303-card-favour-1 = 恩賜來自集市、莊園、運送最多貨物及劇院。
caylus1303-card-favour-2 = 工地建築的費用照付，也可不使用；之後仍可拿取圖板上的角色。
caylus1303-card-favour-3 = 可以不拿取圖板上的角色；角色不會再回到圖板。
caylus1303-card-favour-4 = 每位玩家可擁有任意數量的角色，之後也可能被拿走。
caylus1303-card-favour-5 = 恩賜處理完畢後才繼續其他事項。
caylus1303-card-bridge-step-title = 公會之橋步驟
caylus1303-card-bridge-step = 第1至4格之後，依跳過的順序，每位玩家可將教區長向前或向後移動最多{ $reach }步，每步將手上{ $price }送回營地。
caylus1303-card-bridge-step-1 = 每次只能朝一個方向移動，無法移動的步數不能支付。
caylus1303-card-bridge-step-2 = 可自由討論與談判，但沒有約束力，也不能交易。
caylus1303-card-bridge-step-3 = 之後執達官的擁有者也可移動；此後本輪不再移動。
caylus1303-card-provost-title = 教區長
caylus1303-card-provost = 位於道路的兩格之間。在他後方的建築會啟動，前方的不會。
caylus1303-card-provost-1 = 向後不能越過公會之橋（第{ $first }格之後），向前最多到終點（第{ $last }格之後），此時全部啟動。
caylus1303-card-provost-2 = 由召回、公會之橋與執達官移動，可越過空格。
caylus1303-card-building-title = 建造
caylus1303-card-building = 選擇供應堆中的1個板塊，支付費用，以建造面朝上放在第一個空格，放上自家房屋，並獲得其威望。
caylus1303-card-building-1 = 費用中的基本資源可為食物、木材、石材、布料，不可用黃金；先支付固定部分。
caylus1303-card-building-2 = 須有房屋：每位玩家最多{ $houses }個可放在建築上。
caylus1303-card-building-3 = 沒有空格則不能建造。
caylus1303-card-building-4 = 第19格的石材建築視為已建，新建築跳過它繼續往後放。

## 規則卡：建築

caylus1303-card-printed = 印在道路上，不屬於任何玩家，也不會被替換。
caylus1303-card-starting = 遊戲開始時在道路或工地。任何玩家可用律師在道路的起始建築放上房屋，該輪結束時成為住宅。
caylus1303-card-wood = 以木匠建造。遊戲開始時在道路與工地的各1個為起始面，不屬於任何玩家。
caylus1303-card-stone = 以石工坊建造。遊戲開始時在道路與工地的各1個為起始面，不屬於任何玩家。
caylus1303-card-residence = 放有房屋的起始建築的背面。不能放置工人；擁有者每輪募工時多拿1名工人。
caylus1303-card-residence-1 = 管理階段時擁有者可將其替換成地標，翻面的當輪亦可。
caylus1303-card-residence-2 = 建築師不因住宅獲得威望。
caylus1303-card-monument = 管理階段時替換自家住宅；房屋保留，住宅移出遊戲。不能放置工人。
caylus1303-ruling-workers = 支付的是手上的工人，不是建築上的工人。
caylus1303-ruling-basic = 基本資源為食物、木材、石材、布料，可相同或不同，不可用黃金。
caylus1303-ruling-camp = 營地沒有的工人就拿不到。
caylus1303-ruling-one-line = 只能選擇其中1項，執行1次。
caylus1303-ruling-bonus = 建築啟動且其上只有他人的工人時，擁有者在他們之前獲得獎勵1次。
caylus1303-ruling-bonus-journeyman = 兩名工人中有1名屬於擁有者時沒有獎勵；竊賊不影響獎勵。
caylus1303-ruling-build = 每次1個板塊，放在第一個空格。新建築本輪沒有效果。
caylus1303-ruling-waived = 起始面只減免費用上印的1個石材；威望、房屋與建築師照常。
caylus1303-ruling-manor = 恩賜在建造面的莊園啟動時獲得，而非建造時。
caylus1303-ruling-lawyer-1 = 需{ $cost }與1個自家房屋，沒有威望。
caylus1303-ruling-lawyer-2 = 只限道路上尚無房屋的起始建築。
caylus1303-ruling-lawyer-3 = 放上房屋的建築在管理階段前仍照常供所有玩家使用。
caylus1303-ruling-toll = 朝一個方向最多{ $reach }步，在公會之橋之前。
caylus1303-ruling-bridge = 不放置工人，所有玩家依跳過的順序參與。
caylus1303-ruling-monument = 每個地標只有1個。地標不再是住宅。
caylus1303-ruling-theatre = 恩賜立即使用，之後才處理下一個住宅。

## 規則卡：角色

caylus1303-card-early_riser = 起始玩家的第一個回合之前，你可按一般規則在建築或工地放1名工人，共需{ $price }。
caylus1303-card-early_riser-1 = 若你是起始玩家，則連續放置2次。
caylus1303-card-early_riser-2 = 建築擁有者照常獲得威望。
caylus1303-card-early_riser-3 = 即使有夜班工人，仍須付出送回營地的工人。
caylus1303-card-early_riser-4 = 此時建築上尚無工人，不能使用幫工。
caylus1303-card-night_worker = 有人跳過後，你放置時不須多付{ $extra }。
caylus1303-card-night_worker-1 = 首位跳過本身沒有特別效果。
caylus1303-card-night_worker-2 = 早班工人送回營地的工人仍須支付。
caylus1303-card-journeyman = 每輪1次，你可將工人放在道路上已有其他玩家工人的建築；你的工人在對方之後執行。
caylus1303-card-journeyman-1 = 不能放在自家工人旁，也不用於工地。
caylus1303-card-journeyman-2 = 擁有者因每名他人工人各獲得威望。
caylus1303-card-journeyman-3 = 在石材生產建築，擁有者的獎勵合計1次；若其中1名是擁有者的工人則沒有。
caylus1303-card-journeyman-4 = 若同時擁有竊賊，擁有者沒有威望。
caylus1303-card-thief = 你放置在其他玩家的建築時，擁有者不獲得威望。
caylus1303-card-thief-1 = 即使對方有總管亦然。
caylus1303-card-thief-2 = 石材生產建築的擁有者獎勵照給。
caylus1303-card-thief-3 = 幫工的放置也適用。
caylus1303-card-steward = 其他玩家放在你的建築時，你獲得{ $points }，而非{ $usual }。
caylus1303-card-steward-1 = 對竊賊無效。
caylus1303-card-steward-2 = 遇到幫工時，每名他人工人各算1次。
caylus1303-card-bailiff = 公會之橋步驟結束後，你可免費將教區長向前或向後移動{ $reach }步。
caylus1303-card-bailiff-1 = 在第1至4格以恩賜取得時當輪可用，之後取得則下一輪才可用。
caylus1303-card-bailiff-2 = 道路的界限照常適用。
caylus1303-card-architect = 你每建造1座木材建築、石材建築或地標，獲得{ $points }。
caylus1303-card-architect-1 = 以恩賜建造也適用，每個板塊分別計算。
caylus1303-card-architect-2 = 住宅不適用。
caylus1303-card-delivery_man = 你可在所有玩家之後最後運送，工地上不需工人。
caylus1303-card-delivery_man-1 = 若工地上有工人，先依次序運送，最後再運送1次；批數合併計算。
caylus1303-card-delivery_man-2 = 批數平手時，若你在工地沒有工人，排在所有工地工人之後。
caylus1303-card-delivery_man-3 = 即使工地上沒有任何工人也可運送。
caylus1303-card-chamberlain = 你的每批貨物可為任意{ $size }個資源：不需食物，可重複，也可用黃金。
caylus1303-card-chamberlain-1 = 每批的威望不變。
caylus1303-card-chamberlain-2 = 與金匠搭配時，3個黃金也是含黃金的1批貨物。
caylus1303-card-foreman = 你每運送1批貨物，額外獲得{ $points }。
caylus1303-card-foreman-1 = 與金匠搭配時，該輪首批含黃金的貨物共得{ $all }。
caylus1303-card-goldsmith = 每輪1次，你首批含至少1個黃金的貨物額外獲得{ $points }。
caylus1303-card-goldsmith-1 = 與工頭搭配時，該批共得{ $all }。
caylus1303-card-goldsmith-2 = 與送貨人搭配時，兩次運送合計1次。
caylus1303-card-goldsmith-3 = 不論含多少黃金，只計1次。
caylus1303-card-day_laborer = 募工時你多拿{ $workers }。
caylus1303-card-day_laborer-1 = 以劇院的恩賜取得時，因募工在後，新擁有者當輪即可使用。

## 規則卡：其他規則

caylus1303-card-setup-title = 遊戲準備
caylus1303-card-setup = 起始、木材、石材建築隨機放在道路與工地，起始面朝上。隨機選出起始玩家。從末位玩家到起始玩家各選1個角色，剩餘{ $left }個放在圖板上。每位玩家有{ $resources }與{ $workers }，其中一部分在手上。
caylus1303-card-setup-1 = 石工坊不會一開始就在道路上。
caylus1303-card-setup-2 = 其餘木材、石材建築與地標形成供應堆。
caylus1303-card-first-game-title = 初次遊戲
caylus1303-card-first-game = 選擇初次遊戲時，使用以下角色代替隨機角色，選擇順序不變。
caylus1303-card-first-game-1 = 建築與起始玩家仍為隨機。
caylus1303-card-camp-title = 工人與營地
caylus1303-card-camp = 每位玩家有{ $workers }，分布在手上、圖板與營地。工人用於放置，也用於支付；支付的工人與從建築返回的工人都送回營地。
caylus1303-card-camp-1 = 由募工與公會等建築回到手上。
caylus1303-card-camp-2 = 營地不足時，只能拿取現有的工人。
caylus1303-card-recruitment-title = 募工
caylus1303-card-recruitment = 每位玩家從營地拿取{ $most }（5人遊戲{ $least }），每個自家住宅再加{ $residence }，花園再加{ $garden }，散工再加{ $laborer }。穀倉獲得{ $food }，工廠獲得{ $cloth }。
caylus1303-card-recruitment-1 = 不超過營地現有的工人。
caylus1303-card-provost-reset-title = 教區長歸位
caylus1303-card-provost-reset = 一輪結束時，教區長放在從城門起連續建築的最後一個旁，靠近城門的一側。
caylus1303-card-provost-reset-1 = 第19格的石材建築，在前面的空格填滿後才計入。
caylus1303-card-prestige-title = 隱藏威望
caylus1303-card-prestige = 威望點數面朝下放置，遊戲結束前每位玩家只看得到自己的總數；但每次獲得都會公布，可以自行記錄。
caylus1303-card-prestige-1 = 工人、資源、房屋與角色皆為公開。
caylus1303-card-final-scoring-title = 遊戲結束計分
caylus1303-card-final-scoring = { $rounds }輪結束後亮出威望，每個剩餘黃金加{ $gold }。威望最高的玩家獲勝。
caylus1303-card-final-scoring-1 = 其他剩餘資源不計分。
caylus1303-card-final-scoring-2 = 平手玩家共同獲勝。

## What came of a stretch of play

caylus1303-round = 第{ $number }輪
caylus1303-summary-provost = 教區長移到第{ $space }格之後（{ $movers }）。
caylus1303-summary-reset = 教區長回到第{ $space }格之後。
caylus1303-summary-mover = { $who } { $steps }
caylus1303-summary-beyond = 在教區長前方而送回營地：{ $workers }。
caylus1303-summary-spot = 第{ $space }格{ $tile }
caylus1303-summary-built = 建造{ $tile }
caylus1303-summary-claimed = 在{ $tile }放上房屋
caylus1303-summary-residence = { $tile }翻成住宅
caylus1303-summary-delivered = 運送{ $batches }
caylus1303-summary-took = 拿取{ $character }
caylus1303-summary-took-from = 拿走{ $who }的{ $character }
caylus1303-summary-workers = { $count ->
   *[other] 工人在{ $places }
    }
caylus1303-summary-passed = 第{ $rank }位跳過
caylus1303-summary-points = +{ $gain }
caylus1303-summary-recruits-each = 募工：每人{ $count }名。
caylus1303-summary-recruits-seat = { $who }（{ $gain }）
caylus1303-summary-recruits = 募工：{ $gains }。

## 新手入門
caylus1303-guide-goal = 玩家在九輪中為國王建造城堡。遊戲結束時威望最高者獲勝；在那之前只看得到自己的點數。威望來自送到工地①的貨物、建築與地標，以及其他玩家使用你的建築。
caylus1303-guide-round =
    1．規劃：輪流放置工人（每次1名）或跳過；工人在哪裡，就執行那裡的效果。首位跳過者成為下一輪的起始玩家，此後每次放置要多付1名工人。
    2．啟動：先執行第1至4格，再依跳過的順序在公會之橋②付工人移動教區長①，然後執行道路直到教區長為止。
    3．運送：工地③有工人的玩家運送貨物，每批3個不同的資源，其中1個是食物。
    4．管理：住宅、地標、募工。
caylus1303-guide-points =
    工地①：每批貨物帶來威望；當輪運送最多者還獲得恩賜。
    建築：工人在木匠建木材建築，在石工坊建石材建築，獲得板塊上的威望。地標取代住宅，威望多得多。
    其他玩家把工人放在你的建築時，你立即獲得威望。
    遊戲結束時每個剩餘的黃金帶來威望，其他資源沒有。
caylus1303-guide-mistakes =
    1．工人剛好放在教區長①前：其他玩家可以在公會之橋讓他後退，工人就空手而回。先算算誰做得到。
    2．工人也是錢：支付的工人送回營地，下一輪就少了。
    3．沒有食物加兩種其他資源就去工地：什麼也運不了。
caylus1303-lesson-place = 你是{ $player1 }，最先放置工人。工人放在哪裡，就執行那裡的效果；工人同時也是錢，你有6名。你有1個食物、2個木材、1個石材。教區長（1）在第13格與第14格之間，所以只有第13格以內的建築會執行。你要放在哪裡？
caylus1303-lesson-place-site = 選得好。食物、木材、石材正好是一批：3種不同的資源，其中1個是食物。工地的工人運送這一批，獲得5點威望；這一輪沒有人運送得更多，所以你還得到1次恩賜。
caylus1303-lesson-place-quarry = 第10格的採石場給了你1個石材，而且很安全：教區長要後退4步才會讓它落空，而每位玩家最多移動3步。不過你手上的食物、木材、石材已經是完整的一批；工人放在工地，就能換到5點威望和1次恩賜。
caylus1303-lesson-place-foundry = 第19格的鑄造廠在教區長前方6步，而每位玩家最多只能移動他3步。沒有人移動他，鑄造廠沒有執行，你的工人空手回到營地。每輪只有4名工人回到你手上，別白白浪費。
caylus1303-lesson-provost = 換個情況：你有工人在工地、第13格的農場（2）和第14格的紡織廠（3）。{ $player3 }首先跳過，此後你放最後那名工人花了2名而不是1名。{ $player2 }用召回把教區長（1）退到第12格與第13格之間。你是最後一個能移動他的人，每步1名工人，你還剩2名。你要怎麼做？
caylus1303-lesson-provost-both = 這2名工人花得值得：農場給你食物，紡織廠給你布料和1點威望，於是你運送2批而不是1批，這一輪共得11點威望。而且沒有人能再改變：最後跳過的人最後移動教區長。
caylus1303-lesson-provost-farm = 農場執行了，但紡織廠仍在教區長前方。只多1個食物湊不成第二批，還需要布料。再付1名工人，就能多得6點威望。
caylus1303-lesson-provost-stay = 你替下一輪留下2名工人，但農場和紡織廠什麼也沒給你，只能運送原有的那一批。想省工人，先算他們能換到什麼：這裡的2名值6點威望。
caylus1303-lesson-favour = 假設你運送2批，是這一輪最多的，因此得到1次恩賜。可以使用工地的1座建築（前3輪只有第1座，這裡是農場），再拿取1個圖板上的角色；或者從其他玩家處拿取1個角色。你選哪一種？
caylus1303-lesson-favour-site = 你從農場得到1個食物，又拿到圖板上的司庫官：有了他，任意3個資源就是一批。一次得到兩樣；只要圖板上還有有用的角色，通常這樣較好。
caylus1303-lesson-favour-take = 你拿到工頭：每運送1批多得1點威望，{ $player2 }也失去了他。但你放棄了工地的食物，別人得到恩賜時也能這樣拿走你的角色。
caylus1303-lesson-build = 下一輪。假設你拿了工地的食物。道路依序執行：第6格的鋸木廠剛給你木材，現在第9格的木匠可以在第15格建造1座木材建築。建築上放你的房屋，之後每當別人把工人放在那裡，你就得到1點威望。
caylus1303-lesson-build-farm = 獲得2點威望，而且不論誰使用，每次得到2個食物。每批貨物都要食物，別人會常來，每次給你1點威望。下一輪它剛好在教區長前方，要有人讓他前進1步。
caylus1303-lesson-build-stonemason = 獲得4點威望，而且是好地方：這一局只有石工坊能建造石材建築，別人都會來你的石工坊，每次給你1點威望。下一輪它剛好在教區長前方，要有人讓他前進1步。
caylus1303-lesson-build-decline = 你留下1個食物和1個木材，還不夠一批，第15格則讓給了別人的建築。要建就早建：之後還有7輪可以使用。

## 遊戲指令的說明
caylus1303-verb-choose = 選角色
caylus1303-verb-choose-about = 一開始選擇哪個角色
caylus1303-verb-early = 早班
caylus1303-verb-early-about = 是否使用早班工人
caylus1303-verb-pass = 跳過
caylus1303-verb-pass-about = 這一輪不再放置工人
caylus1303-verb-place = 放置
caylus1303-verb-place-about = 將工人放到建築或工地
caylus1303-verb-activate = 啟動
caylus1303-verb-activate-about = 使用建築，或放棄
caylus1303-verb-pay = 支付
caylus1303-verb-pay-about = 用哪個資源支付
caylus1303-verb-take = 拿取
caylus1303-verb-take-about = 拿取什麼資源或角色
caylus1303-verb-build = 建造
caylus1303-verb-build-about = 建造哪座建築
caylus1303-verb-claim = 律師
caylus1303-verb-claim-about = 律師取得哪座建築
caylus1303-verb-toll = 召回
caylus1303-verb-toll-about = 召回將教區長移動幾步
caylus1303-verb-provost = 教區長
caylus1303-verb-provost-about = 移動教區長，每步1名工人
caylus1303-verb-bailiff = 執達官
caylus1303-verb-bailiff-about = 執達官將教區長移動幾步
caylus1303-verb-favour = 恩賜
caylus1303-verb-favour-about = 如何使用恩賜
caylus1303-verb-site = 工地
caylus1303-verb-site-about = 使用工地的哪座建築
caylus1303-verb-deliver = 運送
caylus1303-verb-deliver-about = 運送一批貨物到工地，或停止
caylus1303-verb-monument = 地標
caylus1303-verb-monument-about = 用哪個地標替換住宅
caylus1303-feature-points = 威望
caylus1303-feature-workers = 手上的工人
caylus1303-feature-food = 食物
caylus1303-feature-wood = 木材
caylus1303-feature-stone = 石材
caylus1303-feature-cloth = 布料
caylus1303-feature-gold = 黃金
caylus1303-feature-kinds = 資源種類齊全
caylus1303-feature-batches = 可運送的資源
caylus1303-feature-delivery = 到工地運送
caylus1303-feature-to_come = 建築帶來的威望
caylus1303-feature-favours = 恩賜
caylus1303-feature-carpenter = 建造木材建築
caylus1303-feature-mason = 建造石材建築
caylus1303-feature-lawyer = 透過律師取得建築
caylus1303-feature-provost = 移動教區長
caylus1303-feature-monument = 地標
caylus1303-feature-residences = 住宅
caylus1303-feature-shops = 道路上的建築
caylus1303-feature-income = 每輪募得的工人
caylus1303-feature-start = 下一輪先行
caylus1303-feature-builders = 有助建造的角色
caylus1303-feature-deliverers = 有助運送的角色
caylus1303-feature-helpers = 有助用工的角色
caylus1303-feature-influence = 牽制他人的角色

## 計畫在何時停止

caylus1303-signal-provost_moved = 教區長移動了
caylus1303-signal-passed = 有人跳過
caylus1303-signal-built = 有建築落成
