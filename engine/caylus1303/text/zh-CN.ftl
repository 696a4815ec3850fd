# 凯吕斯1303：玩家读到的文字

## 游戏和选项

caylus1303-title = 凯吕斯1303
option-caylus1303-characters = 角色
option-caylus1303-characters-random = 随机抽取
option-caylus1303-characters-recommended = 初次游戏推荐角色

## 数量

caylus1303-resource-food = 食物
caylus1303-resource-wood = 木材
caylus1303-resource-stone = 石材
caylus1303-resource-cloth = 布料
caylus1303-goods-food = 食物
caylus1303-goods-wood = 木材
caylus1303-goods-stone = 石材
caylus1303-goods-cloth = 布料
caylus1303-goods-gold = 黄金
caylus1303-amount-basic = { $count }个基本资源
caylus1303-amount-worker = { $count }名工人
caylus1303-amount-point = { $count }点威望
caylus1303-amount-favour = { $count }次恩赐
caylus1303-amount-batch = { $count }批货物
caylus1303-amount-house = { $count }个房屋
caylus1303-trade = { $cost }→{ $gain }
caylus1303-gain-points = +{ $points }
caylus1303-points-with = +{ $points }（含{ $characters }）
caylus1303-and-more = { $names }等

## 建筑种类和版图各区

caylus1303-category-printed = 版图建筑
caylus1303-category-starting = 起始建筑
caylus1303-category-wood = 木材建筑
caylus1303-category-stone = 石材建筑
caylus1303-category-residence = 住宅
caylus1303-category-monument = 地标
caylus1303-kind-printed = 版图
caylus1303-kind-starting = 起始
caylus1303-kind-start_guild_3 = 起始，3名工人
caylus1303-kind-start_guild_4 = 起始，4名工人
caylus1303-kind-wood = 木材
caylus1303-kind-stone = 石材
caylus1303-full = { $tile }（{ $kind }）
caylus1303-group-road = 道路
caylus1303-group-site = 工地
caylus1303-group-court = 版图上的角色
caylus1303-group-others = 其他玩家的角色
caylus1303-group-supply-wood = 木材建筑
caylus1303-group-supply-stone = 石材建筑
caylus1303-group-supply-monument = 地标
caylus1303-group-provost = 教区长
caylus1303-group-goods = 资源

## 地点和建筑

caylus1303-site = 工地
caylus1303-residence = 住宅
caylus1303-at = 第{ $space }格{ $tile }
caylus1303-at-site = 工地的{ $tile }
caylus1303-tile-fairground = 集市
caylus1303-tile-lawyer = 律师
caylus1303-tile-carpenter = 木匠
caylus1303-tile-toll = 召回
caylus1303-tile-guilds_bridge = 公会之桥
caylus1303-tile-start_farm_a = 农场
caylus1303-tile-start_farm_b = 农场
caylus1303-tile-start_sawmill = 锯木厂
caylus1303-tile-start_quarry = 采石场
caylus1303-tile-start_market_a = 市场
caylus1303-tile-start_market_b = 市场
caylus1303-tile-start_guild_3 = 公会
caylus1303-tile-start_guild_4 = 公会
caylus1303-tile-start_carpenter = 木匠
caylus1303-tile-wood_farm = 农场
caylus1303-tile-wood_sawmill = 锯木厂
caylus1303-tile-wood_quarry = 采石场
caylus1303-tile-wood_spinning_mill = 纺织厂
caylus1303-tile-wood_market = 市场
caylus1303-tile-wood_covered_market = 室内市场
caylus1303-tile-wood_manor = 庄园
caylus1303-tile-wood_tailor = 裁缝铺
caylus1303-tile-wood_stonemason = 石工坊
caylus1303-tile-stone_farm = 农场
caylus1303-tile-stone_sawmill = 锯木厂
caylus1303-tile-stone_quarry = 采石场
caylus1303-tile-stone_gold_mine = 金矿
caylus1303-tile-stone_foundry = 铸造厂
caylus1303-tile-stone_alchemist = 炼金室
caylus1303-tile-stone_guild = 公会
caylus1303-tile-stone_church = 教堂
caylus1303-tile-stone_jeweler = 珠宝铺
caylus1303-tile-mon_garden = 花园
caylus1303-tile-mon_factory = 工厂
caylus1303-tile-mon_granary = 谷仓
caylus1303-tile-mon_statue = 雕像
caylus1303-tile-mon_theatre = 剧院
caylus1303-tile-mon_cathedral = 大教堂
caylus1303-tile-mon_mansion = 宅邸

## 角色

caylus1303-character-early_riser = 早班工人
caylus1303-character-night_worker = 夜班工人
caylus1303-character-journeyman = 帮工
caylus1303-character-thief = 窃贼
caylus1303-character-steward = 总管
caylus1303-character-bailiff = 执达官
caylus1303-character-architect = 建筑师
caylus1303-character-delivery_man = 送货人
caylus1303-character-chamberlain = 司库官
caylus1303-character-foreman = 工头
caylus1303-character-goldsmith = 金匠
caylus1303-character-day_laborer = 散工
caylus1303-ability-early_riser = 抢先放置1次，共需{ $cost }
caylus1303-ability-night_worker = 有人跳过后，每次放置少付{ $spared }
caylus1303-ability-journeyman = 每轮1次，可放在有其他玩家工人的道路建筑
caylus1303-ability-thief = 你放置时，建筑拥有者获得{ $points }
caylus1303-ability-steward = 他人放在你的建筑时获得{ $points }
caylus1303-ability-bailiff = 公会之桥步骤后免费移动教区长{ $reach }步
caylus1303-ability-architect = 每建造1个木材、石材建筑或地标+{ $points }
caylus1303-ability-delivery_man = 最后运送，工地上不需工人
caylus1303-ability-chamberlain = 每批货物可为任意{ $size }个资源
caylus1303-ability-foreman = 每运送1批+{ $points }
caylus1303-ability-goldsmith = 每轮首批含黄金的货物+{ $points }
caylus1303-ability-day_laborer = 募工时多拿{ $workers }名工人
caylus1303-held = { $who }所有

## 建筑效果简述

caylus1303-effect-build-wood = 建造1座木材建筑
caylus1303-effect-build-stone = 建造1座石材建筑
caylus1303-effect-build-waived = 少付{ $less }建造1座石材建筑
caylus1303-effect-lawyer = { $cost }→1座起始建筑放上自己的房屋
caylus1303-effect-toll = 免费移动教区长最多{ $reach }步
caylus1303-effect-bridge = 所有玩家可移动教区长最多{ $reach }步，每步{ $price }
caylus1303-effect-bonus = { $output }（他人使用时拥有者得{ $bonus }）
caylus1303-effect-recruits = 每次募工获得{ $gain }
caylus1303-effect-favour = 建造时获得{ $gain }
caylus1303-effect-none = 无其他效果

## 阶段和标题

caylus1303-phase-setup = 选择角色
caylus1303-phase-planning = 规划阶段
caylus1303-phase-activation = 启动阶段
caylus1303-phase-delivery = 运送阶段
caylus1303-phase-management = 管理阶段
caylus1303-headline = 第{ $round }轮（共{ $rounds }轮）·{ $phase }
caylus1303-headline-over = 第{ $round }轮·游戏结束

## 教区长

caylus1303-provost-between = 第{ $before }格和第{ $after }格之间
caylus1303-provost-end = 第{ $space }格之后的终点
caylus1303-offset = { $offset }
caylus1303-offset-to = { $offset }（到第{ $space }格）
caylus1303-offset-stay = 0（不移动）
caylus1303-steps-idle = 移到没有工人的格
caylus1303-price = 支付{ $workers }
caylus1303-reach-in = 变为可执行：{ $workers }
caylus1303-reach-out = 变成在教区长前方：{ $workers }
caylus1303-reach-nobody = 不影响任何工人
caylus1303-reach-worker = { $owner }（{ $space }）
caylus1303-reach-two = { $first }和{ $second }（{ $space }）
caylus1303-beyond = 教区长前方

## 无法选择的原因

caylus1303-refusal-cost = 需支付{ $need }；你目前有{ $have }。
caylus1303-refusal-occupied = 每座建筑只能放1名工人，{ $tile }已有{ $who }的工人。
caylus1303-refusal-own-worker = 你已有工人在{ $tile }；帮工只能放在其他玩家的工人旁。
caylus1303-refusal-journeyman-used = 帮工每轮只能使用1次，本轮已使用；{ $tile }已有{ $who }的工人。
caylus1303-refusal-site-once = 每位玩家每轮最多在工地放1名工人，你已放置。
caylus1303-refusal-site-building = { $tile }属于工地，只能以恩赐使用，不能放置工人。
caylus1303-refusal-bridge = 公会之桥不能放置工人。
caylus1303-refusal-residence = { $tile }已成为住宅，住宅不能放置工人。
caylus1303-refusal-monument = { $tile }是地标，地标不能放置工人。
caylus1303-refusal-supply = 只能建造供应堆中的板块，{ $tile }不在其中。
caylus1303-refusal-no-house = 需要1个房屋，你的房屋已全部放在建筑上。
caylus1303-refusal-road-full = 新建筑必须放在空格，道路已没有空格。
caylus1303-refusal-yellow = 只能选择黄色旗帜的起始建筑，{ $tile }不是。
caylus1303-refusal-claimed = 每座建筑只能放1个房屋，{ $tile }已有{ $who }的房屋。
caylus1303-refusal-bounds = 教区长只能位于公会之桥（第{ $first }格之后）到道路终点（第{ $last }格之后）。
caylus1303-refusal-not-at-court = 这里只能拿取版图上的角色，{ $character }在{ $who }手上。
caylus1303-refusal-at-court = 这里必须拿取其他玩家的角色，{ $character }在版图上。
caylus1303-refusal-own-character = 这里必须拿取其他玩家的角色，{ $character }已是你的。
caylus1303-refusal-no-characters = 这里必须拿取其他玩家的角色，但其他玩家都没有角色。
caylus1303-refusal-site-closed = { $tile }从第{ $first }轮起才能以恩赐使用，现在是第{ $round }轮。
caylus1303-refusal-batch = 每批货物为3种不同资源且含食物，只有司库官例外。

## Titles of the rules, as in docs/rules/caylus1303.md

caylus1303-rule-terms = 术语
caylus1303-rule-paying-costs = 支付费用
caylus1303-rule-components-and-limits = 配件和数量上限
caylus1303-rule-the-road = 道路
caylus1303-rule-the-castle-site = 城堡工地
caylus1303-rule-setup = 游戏准备
caylus1303-rule-first-game = 初次游戏
caylus1303-rule-hidden-prestige = 隐藏威望
caylus1303-rule-printed-buildings = 版图建筑
caylus1303-rule-starting-buildings = 起始建筑
caylus1303-rule-wood-buildings = 木材建筑
caylus1303-rule-stone-buildings = 石材建筑
caylus1303-rule-monuments = 地标
caylus1303-rule-characters = 角色
caylus1303-rule-planning = 规划
caylus1303-rule-placing-on-a-building = 放置在建筑上
caylus1303-rule-placing-on-the-site = 放置在工地
caylus1303-rule-passing = 跳过
caylus1303-rule-order-of-activation = 启动顺序
caylus1303-rule-claiming-a-building = 取得建筑
caylus1303-rule-building-a-tile = 建造板块
caylus1303-rule-moving-the-provost = 移动教区长
caylus1303-rule-favours = 恩赐
caylus1303-rule-delivery = 运送
caylus1303-rule-management = 管理
caylus1303-rule-recruitment = 募工
caylus1303-rule-the-provosts-reset = 教区长归位
caylus1303-rule-end-of-the-game = 游戏结束

## 事件记述

caylus1303-story-set_up = 游戏开始。顺序：{ $order }。角色：{ $characters }。
caylus1303-story-goods = 每位玩家拿取{ $gain }。
caylus1303-story-character-court = { $who }拿取{ $character }。
caylus1303-story-character-taken = { $who }拿走{ $source }的{ $character }。
caylus1303-story-round = 第{ $round }轮开始。顺序：{ $order }。
caylus1303-story-forced-plan = { $who }无法再放置工人。
caylus1303-story-placed-road = { $who }将工人放在{ $place }。
caylus1303-story-placed-second = { $who }以帮工将第2名工人放在{ $place }。
caylus1303-story-placed-site = { $who }将工人放在工地第{ $slot }格。
caylus1303-story-surcharge = { $told }另将{ $workers }送回营地。
caylus1303-story-early = { $character }：{ $told }
caylus1303-story-placement = { $who }拥有{ $place }，获得{ $points }。
caylus1303-story-robbed = { $who }拥有{ $place }，但因{ $thief }而无法获得威望。
caylus1303-story-passed-first = { $who }首先跳过，拿取起始玩家板块；此后每次放置必须多付1名工人。
caylus1303-story-passed = { $who }跳过，位于公会之桥第{ $rank }位。
caylus1303-story-owner_bonus = { $who }拥有{ $place }，获得{ $gain }。
caylus1303-story-used = { $who }在{ $place }获得{ $gain }。
caylus1303-story-used-paid = { $who }在{ $place }支付{ $cost }，获得{ $gain }。
caylus1303-story-used-cost = { $who }在{ $place }支付{ $cost }。
caylus1303-story-used-nothing = { $who }在{ $place }一无所得。
caylus1303-story-camp-short = { $told }营地不足{ $workers }。
caylus1303-story-home-beyond = { $who }在{ $place }的工人超出教区长，没有效果，送回营地。
caylus1303-story-claimed = { $who }支付{ $cost }，在{ $place }放上房屋；管理阶段起成为住宅。
caylus1303-story-built = { $who }支付{ $cost }，建造{ $place }：{ $points }。
caylus1303-story-bridge = 公会之桥启动，依此顺序移动教区长：{ $order }。
caylus1303-story-provost-forward = { $who }支付{ $cost }，将教区长向前移动{ $steps }步，启动范围到第{ $end }格。
caylus1303-story-provost-back = { $who }支付{ $cost }，将教区长向后移动{ $steps }步，启动范围到第{ $end }格。
caylus1303-story-provost-forward-free = { $who }以{ $means }将教区长向前移动{ $steps }步，启动范围到第{ $end }格。
caylus1303-story-provost-back-free = { $who }以{ $means }将教区长向后移动{ $steps }步，启动范围到第{ $end }格。
caylus1303-story-favour = { $who }由{ $source }获得1次恩赐。
caylus1303-story-favour_site = { $who }使用工地第{ $number }座建筑{ $tile }。
caylus1303-story-delivered = { $who }运送{ $cost }：{ $points }。
caylus1303-story-most_batches = { $who }运送最多（{ $batches }），获得1次恩赐。
caylus1303-story-residence = { $who }的{ $place }翻成住宅。
caylus1303-story-monument = { $who }支付{ $cost }，将第{ $space }格住宅替换成{ $tile }：{ $points }。
caylus1303-story-recruited = 募工：{ $gains }。
caylus1303-story-recruited-seat = { $who }（{ $gain }）
caylus1303-story-provost_reset = 教区长回到最后建成的建筑旁，启动范围到第{ $end }格。
caylus1303-story-final_score = { $who }展示{ $before }。
caylus1303-story-final_score-gold = { $who }展示{ $before }，{ $gold }再加{ $points }点。
caylus1303-story-declined-early_riser = { $who }不使用早班工人。
caylus1303-story-declined-use_building = { $who }未使用{ $tile }。
caylus1303-story-declined-build = { $who }未建造建筑。
caylus1303-story-declined-lawyer_target = { $who }未放置房屋。
caylus1303-story-declined-move = { $who }不移动教区长。
caylus1303-story-declined-favour_court_character = { $who }未拿取版图上的角色。
caylus1303-story-declined-deliver = { $who }未运送货物。

## 询问玩家

caylus1303-ask-choose_start_character = 请选择你的角色
caylus1303-ask-early_riser = 早班工人：请抢先放置工人，或放弃
caylus1303-ask-plan = 请放置工人或跳过
caylus1303-ask-use_building = { $spot }：请选择是否使用
caylus1303-ask-pay_any-use = { $tile }：请选择支付的基本资源（还需{ $left }个）
caylus1303-ask-pay_any-build = { $tile }：请选择支付的基本资源（还需{ $left }个）
caylus1303-ask-gain_any = { $spot }：请选择获得的{ $gain }
caylus1303-ask-choose_wood_tile = 请在第{ $space }格建造1座木材建筑，或不建造
caylus1303-ask-choose_stone_tile = 请在第{ $space }格建造1座石材建筑，或不建造
caylus1303-ask-choose_stone_tile-less = 请在第{ $space }格建造1座石材建筑（少付{ $less }），或不建造
caylus1303-ask-lawyer_target = 请选择1座起始建筑放上自己的房屋，或放弃
caylus1303-ask-toll_move = 请免费移动教区长最多{ $reach }步，或不移动
caylus1303-ask-bridge_move = 请移动教区长最多{ $reach }步，每步{ $price }，或不移动
caylus1303-ask-bailiff_move = 请以执达官移动教区长{ $reach }步，或不移动
caylus1303-ask-favour_mode = 请选择恩赐的用法
caylus1303-ask-favour_take = 请选择要从其他玩家处拿取的角色
caylus1303-ask-favour_site = 请选择第{ $round }轮可使用的工地建筑
caylus1303-ask-favour_court_character = 请拿取1个版图上的角色，或不拿取
caylus1303-ask-deliver-usual = 请运送1批货物（{ $points }），或结束
caylus1303-ask-deliver-any = 请运送1批货物（{ $points }），或结束
caylus1303-ask-deliver_last-usual = 送货人：请运送1批货物（{ $points }），或结束
caylus1303-ask-deliver_last-any = 送货人：请运送1批货物（{ $points }），或结束
caylus1303-ask-monument = 请将第{ $space }格住宅替换成地标，或保留

caylus1303-prompt-choose_start_character = { caylus1303-ask-choose_start_character }。最后{ $left }个留在版图上。
caylus1303-prompt-early_riser = { caylus1303-ask-early_riser }。共需{ $price }；你手上有{ $workers }。
caylus1303-prompt-plan = { caylus1303-ask-plan }。每次放置需{ $price }；你手上有{ $workers }。
caylus1303-prompt-use_building = { caylus1303-ask-use_building }（{ $effect }）。你有{ $have }。
caylus1303-prompt-pay_any-use = { caylus1303-ask-pay_any-use }。你有{ $have }。
caylus1303-prompt-pay_any-build = { caylus1303-ask-pay_any-build }。这是固定费用以外的部分。你有{ $have }。
caylus1303-prompt-gain_any = { caylus1303-ask-gain_any }。
caylus1303-prompt-choose_wood_tile = { caylus1303-ask-choose_wood_tile }。你有{ $have }。
caylus1303-prompt-choose_stone_tile = { caylus1303-ask-choose_stone_tile }。你有{ $have }。
caylus1303-prompt-choose_stone_tile-less = { caylus1303-ask-choose_stone_tile-less }。你有{ $have }。
caylus1303-prompt-lawyer_target = { caylus1303-ask-lawyer_target }。费用为{ $cost }；你有{ $have }，另有{ $houses }。
caylus1303-prompt-toll_move = { caylus1303-ask-toll_move }。教区长位于{ $provost }。
caylus1303-prompt-bridge_move = { caylus1303-ask-bridge_move }。教区长位于{ $provost }；你手上有{ $workers }。顺序：{ $order }。可自由谈判，承诺没有约束力。
caylus1303-prompt-bailiff_move = { caylus1303-ask-bailiff_move }。教区长位于{ $provost }。
caylus1303-prompt-favour_mode = { caylus1303-ask-favour_mode }。
caylus1303-prompt-favour_take = { caylus1303-ask-favour_take }。
caylus1303-prompt-favour_site = { caylus1303-ask-favour_site }。你有{ $have }。
caylus1303-prompt-favour_court_character = { caylus1303-ask-favour_court_character }。
caylus1303-prompt-deliver-usual = { caylus1303-ask-deliver-usual }。1批是3种不同资源且含食物。已运送{ $batches }。你有{ $have }。
caylus1303-prompt-deliver-any = { caylus1303-ask-deliver-any }。有司库官，任意3个资源即为1批。已运送{ $batches }。你有{ $have }。
caylus1303-prompt-deliver_last-usual = { caylus1303-ask-deliver_last-usual }。1批是3种不同资源且含食物。已运送{ $batches }。你有{ $have }。
caylus1303-prompt-deliver_last-any = { caylus1303-ask-deliver_last-any }。有司库官，任意3个资源即为1批。已运送{ $batches }。你有{ $have }。
caylus1303-prompt-monument = { caylus1303-ask-monument }。你有{ $have }。

## 选项

caylus1303-pay = 支付{ $cost }
caylus1303-you-have = 你有{ $have }
caylus1303-second = 排在该处工人之后
caylus1303-owner-points = 拥有者+{ $points }
caylus1303-owner-bonus = 拥有者+{ $points }、{ $bonus }
caylus1303-offer-pass = 跳过
caylus1303-offer-pass-first = 公会之桥第{ $rank }位，下一轮的起始玩家
caylus1303-offer-pass-later = 公会之桥第{ $rank }位
caylus1303-offer-slot = 第{ $slot }格：运送阶段运送货物
caylus1303-offer-nobody = 不拿取
caylus1303-offer-not-early = 放弃
caylus1303-offer-no-use = 不使用
caylus1303-offer-no-build = 不建造
caylus1303-offer-no-claim = 放弃
caylus1303-offer-no-monument = 保留住宅
caylus1303-offer-claim = 本轮结束时成为自己的住宅：每次募工{ $gain }
caylus1303-offer-mode-A = 从其他玩家处拿取1个角色
caylus1303-offer-mode-B = 使用工地建筑，再拿取版图上的角色
caylus1303-offer-done = 结束

## 分数来源

caylus1303-score-building = 木材和石材建筑
caylus1303-score-monument = 地标
caylus1303-score-placement = 他人使用自己的建筑
caylus1303-score-effect = 建筑效果
caylus1303-score-delivery = 运送货物
caylus1303-score-character = 角色
caylus1303-score-gold = 剩余黄金

## 文字版图

caylus1303-board-order = 本轮顺序：{ $order }
caylus1303-board-start-player = 起始玩家板块：{ $who }
caylus1303-board-court = 版图上的角色
caylus1303-board-court-nobody = 无
caylus1303-board-bridge = 公会之桥和教区长
caylus1303-board-passed = 已跳过（依次）：{ $order }
caylus1303-board-passed-nobody = 尚无玩家跳过
caylus1303-board-price = 目前每次放置需{ $price }
caylus1303-board-moving = 尚待移动教区长（每步{ $price }）：{ $order }
caylus1303-board-provost = 教区长：{ $provost }
caylus1303-board-site = 工地
caylus1303-board-queue = 工人（按格位顺序）：{ $order }
caylus1303-board-queue-nobody = 没有工人
caylus1303-board-site-open = 恩赐可使用
caylus1303-board-site-from = 第{ $round }轮起恩赐可使用
caylus1303-board-road = 道路
caylus1303-board-coded = { $code }·{ $facts }
caylus1303-board-owner = 拥有者：{ $who }
caylus1303-board-claimed = { $who }已放房屋
caylus1303-board-workers = 工人：{ $order }
caylus1303-board-empty = 空格
caylus1303-board-spaces = { $first }–{ $last }
caylus1303-board-supply = 供应堆
caylus1303-board-costs = 费用{ $cost }
caylus1303-board-player = { $rank }. { $who }：{ $facts }
caylus1303-board-hand = 手上{ $workers }
caylus1303-board-camp = 营地{ $workers }
caylus1303-board-houses = 房屋剩{ $left }个（共{ $all }个）
caylus1303-board-character = { $code }{ $character }
caylus1303-board-prestige = 你的威望
caylus1303-board-total = 合计：{ $points }
caylus1303-board-source = { $source }：{ $points }

## 规则卡：数据

caylus1303-cards-phases = 一轮的阶段
caylus1303-cards-characters = 角色
caylus1303-cards-rules = 规则
caylus1303-fact-printed = 印于第{ $space }格
caylus1303-fact-cost = 费用：{ $cost }
caylus1303-fact-points = 建造时获得：{ $points }
caylus1303-fact-built = 建造面：{ $effect }
caylus1303-fact-setup = 起始面：{ $effect }
caylus1303-fact-effect = 效果：{ $effect }
caylus1303-fact-copies = 共{ $count }个
caylus1303-fact-bracket = 第{ $first }–{ $last }轮：可使用工地前{ $spaces }座建筑
caylus1303-fact-players = { $players }人：起始手上{ $hand }，每次募工{ $recruits }，角色{ $characters }个
caylus1303-fact-first = { $players ->
    [2] 2人：{ $characters }
   *[other] { $players }人：再加{ $characters }
    }

## 规则卡：阶段和地点

caylus1303-card-planning-title = 阶段1：规划
caylus1303-card-planning = 从起始玩家开始，按顺时针方向，尚未跳过的玩家轮流执行1项：在道路的建筑上放1名工人、在工地放1名工人、或跳过。所有玩家都跳过时，阶段结束。
caylus1303-card-planning-1 = 每次放置需手上{ $price }。首位跳过的玩家拿取起始玩家板块（下一轮的起始玩家）；此后每次放置必须再将{ $extra }送回营地，放在自己的建筑或工地也一样。
caylus1303-card-planning-2 = 放在其他玩家的建筑时，拥有者立即获得{ $points }，即使该建筑之后未启动。
caylus1303-card-planning-3 = 可放在没有工人的版图、起始、木材、石材建筑，超出教区长的也可以；不可放在公会之桥、住宅、地标、空格及工地的3座建筑。
caylus1303-card-planning-4 = 每位玩家在工地最多1名工人。
caylus1303-card-planning-5 = 无法支付时必须跳过。最后一位玩家可继续放置，仍须支付额外费用。
caylus1303-card-activation-title = 阶段2：启动
caylus1303-card-activation = 从城门沿道路依次启动有工人的建筑：先第1至4格，再公会之桥、执达官，然后其余建筑直到教区长为止。超出教区长的工人直接送回营地。
caylus1303-card-activation-1 = 工人送回营地而非手上，且在效果之后。
caylus1303-card-activation-2 = 需支付费用的效果可放弃；不需费用的效果直接执行。
caylus1303-card-activation-3 = 前面建筑获得的资源可用于后面的建筑，反之不行。
caylus1303-card-activation-4 = 本轮新建的建筑没有效果。
caylus1303-card-delivery-title = 阶段3：运送
caylus1303-card-delivery = 工地上有工人的玩家，从左到右依次运送任意批货物：每批{ $size }个不同资源，其中1个为食物，每批获得{ $points }。之后运送批数最多的玩家获得{ $favour }，工人送回营地。
caylus1303-card-delivery-1 = 黄金算1种资源，但不能代替食物。
caylus1303-card-delivery-2 = 平局时由最左边的工人获得；只用送货人运送的玩家排在所有工地工人之后。
caylus1303-card-delivery-3 = 没有任何货物则没有恩赐。
caylus1303-card-delivery-4 = 送货人的拥有者最后运送，两次运送合并计算。
caylus1303-card-management-title = 阶段4：管理
caylus1303-card-management = 依次：放有房屋的起始建筑翻成住宅；沿道路将住宅替换成地标；募工；教区长回到最后建成的建筑旁；收回跳过标记。
caylus1303-card-management-1 = 每个住宅每轮依道路顺序询问1次，同一玩家可替换多个。
caylus1303-card-management-2 = 最后一轮也完整执行。
caylus1303-card-site = 规划阶段每位玩家可在此放1名工人，由左至右。运送阶段这些玩家依次运送货物。工地的3座建筑只能以恩赐使用。
caylus1303-card-site-1 = 整场游戏都以起始面朝上，不能建造，也没有拥有者。
caylus1303-card-favour-title = 恩赐
caylus1303-card-favour = 立即任选其一：从其他玩家处拿取1个角色；或不用工人使用工地的1座建筑，之后若版图上还有角色，可拿取1个。
caylus1303-card-favour-1 = 恩赐来自集市、庄园、运送最多货物及剧院。
caylus1303-card-favour-2 = 工地建筑的费用照付，也可不使用；之后仍可拿取版图上的角色。
caylus1303-card-favour-3 = 可以不拿取版图上的角色；角色不会再回到版图。
caylus1303-card-favour-4 = 每位玩家可拥有任意数量的角色，之后也可能被拿走。
caylus1303-card-favour-5 = 恩赐处理完毕后才继续其他事项。
caylus1303-card-bridge-step-title = 公会之桥步骤
caylus1303-card-bridge-step = 第1至4格之后，依跳过的顺序，每位玩家可将教区长向前或向后移动最多{ $reach }步，每步将手上{ $price }送回营地。
caylus1303-card-bridge-step-1 = 每次只能朝一个方向移动，无法移动的步数不能支付。
caylus1303-card-bridge-step-2 = 可自由讨论和谈判，但没有约束力，也不能交易。
caylus1303-card-bridge-step-3 = 之后执达官的拥有者也可移动；此后本轮不再移动。
caylus1303-card-provost-title = 教区长
caylus1303-card-provost = 位于道路的两格之间。在他后方的建筑会启动，前方的不会。
caylus1303-card-provost-1 = 向后不能越过公会之桥（第{ $first }格之后），向前最多到终点（第{ $last }格之后），此时全部启动。
caylus1303-card-provost-2 = 由召回、公会之桥和执达官移动，可越过空格。
caylus1303-card-building-title = 建造
caylus1303-card-building = 选择供应堆中的1个板块，支付费用，以建造面朝上放在第一个空格，放上自己的房屋，并获得其威望。
caylus1303-card-building-1 = 费用中的基本资源可为食物、木材、石材、布料，不可用黄金；先支付固定部分。
caylus1303-card-building-2 = 必须有房屋：每位玩家最多{ $houses }个可放在建筑上。
caylus1303-card-building-3 = 没有空格则不能建造。
caylus1303-card-building-4 = 第19格的石材建筑视为已建成，新建筑跳过它继续往后放。

## 规则卡：建筑

caylus1303-card-printed = 印在道路上，不属于任何玩家，也不会被替换。
caylus1303-card-starting = 游戏开始时在道路或工地。任何玩家可用律师在道路的起始建筑放上房屋，该轮结束时成为住宅。
caylus1303-card-wood = 以木匠建造。游戏开始时在道路和工地的各1个为起始面，不属于任何玩家。
caylus1303-card-stone = 以石工坊建造。游戏开始时在道路和工地的各1个为起始面，不属于任何玩家。
caylus1303-card-residence = 放有房屋的起始建筑的背面。不能放置工人；拥有者每轮募工时多拿1名工人。
caylus1303-card-residence-1 = 管理阶段时拥有者可将其替换成地标，翻面的当轮也可以。
caylus1303-card-residence-2 = 建筑师不因住宅获得威望。
caylus1303-card-monument = 管理阶段时替换自己的住宅；房屋保留，住宅移出游戏。不能放置工人。
caylus1303-ruling-workers = 支付的是手上的工人，不是建筑上的工人。
caylus1303-ruling-basic = 基本资源为食物、木材、石材、布料，可相同或不同，不可用黄金。
caylus1303-ruling-camp = 营地不足的工人视为损失。
caylus1303-ruling-one-line = 只能选择其中1项，执行1次。
caylus1303-ruling-bonus = 建筑启动且其上只有他人的工人时，拥有者在他们之前获得奖励1次。
caylus1303-ruling-bonus-journeyman = 两名工人中有1名属于拥有者时没有奖励；窃贼不影响奖励。
caylus1303-ruling-build = 每次1个板块，放在第一个空格。新建筑本轮没有效果。
caylus1303-ruling-waived = 起始面只减免费用上印的1个石材；威望、房屋和建筑师照常。
caylus1303-ruling-manor = 恩赐在建造面的庄园启动时获得，而非建造时。
caylus1303-ruling-lawyer-1 = 需{ $cost }和1个自己的房屋，没有威望。
caylus1303-ruling-lawyer-2 = 只限道路上尚无房屋的起始建筑。
caylus1303-ruling-lawyer-3 = 放上房屋的建筑在管理阶段前仍照常供所有玩家使用。
caylus1303-ruling-toll = 朝一个方向最多{ $reach }步，在公会之桥之前。
caylus1303-ruling-bridge = 不放置工人，所有玩家依跳过的顺序参与。
caylus1303-ruling-monument = 每个地标只有1个。地标不再是住宅。
caylus1303-ruling-theatre = 恩赐立即使用，之后才处理下一个住宅。

## 规则卡：角色

caylus1303-card-early_riser = 起始玩家的第一个回合之前，你可按一般规则在建筑或工地放1名工人，共需{ $price }。
caylus1303-card-early_riser-1 = 若你是起始玩家，则连续放置2次。
caylus1303-card-early_riser-2 = 建筑拥有者照常获得威望。
caylus1303-card-early_riser-3 = 即使有夜班工人，仍要付出送回营地的工人。
caylus1303-card-early_riser-4 = 此时建筑上尚无工人，不能使用帮工。
caylus1303-card-night_worker = 有人跳过后，你放置时不需要多付{ $extra }。
caylus1303-card-night_worker-1 = 首位跳过本身没有特别效果。
caylus1303-card-night_worker-2 = 早班工人送回营地的工人仍须支付。
caylus1303-card-journeyman = 每轮1次，你可将工人放在道路上已有其他玩家工人的建筑；你的工人在对方之后执行。
caylus1303-card-journeyman-1 = 不能放在自己的工人旁，也不用于工地。
caylus1303-card-journeyman-2 = 拥有者因每名他人工人各获得威望。
caylus1303-card-journeyman-3 = 在石材生产建筑，拥有者的奖励合计1次；若其中1名是拥有者的工人则没有。
caylus1303-card-journeyman-4 = 若同时拥有窃贼，拥有者没有威望。
caylus1303-card-thief = 你放置在其他玩家的建筑时，拥有者不获得威望。
caylus1303-card-thief-1 = 即使对方有总管也是如此。
caylus1303-card-thief-2 = 石材生产建筑的拥有者奖励照给。
caylus1303-card-thief-3 = 帮工的放置也适用。
caylus1303-card-steward = 其他玩家放在你的建筑时，你获得{ $points }，而非{ $usual }。
caylus1303-card-steward-1 = 对窃贼无效。
caylus1303-card-steward-2 = 遇到帮工时，每名他人工人各算1次。
caylus1303-card-bailiff = 公会之桥步骤结束后，你可免费将教区长向前或向后移动{ $reach }步。
caylus1303-card-bailiff-1 = 在第1至4格以恩赐取得时当轮可用，之后取得则下一轮才可用。
caylus1303-card-bailiff-2 = 道路的界限照常适用。
caylus1303-card-architect = 你每建造1座木材建筑、石材建筑或地标，获得{ $points }。
caylus1303-card-architect-1 = 以恩赐建造也适用，每个板块分别计算。
caylus1303-card-architect-2 = 住宅不适用。
caylus1303-card-delivery_man = 你可在所有玩家之后最后运送，工地上不需工人。
caylus1303-card-delivery_man-1 = 若工地上有工人，先依次序运送，最后再运送1次；批数合并计算。
caylus1303-card-delivery_man-2 = 批数平局时，若你在工地没有工人，排在所有工地工人之后。
caylus1303-card-delivery_man-3 = 即使工地上没有任何工人也可运送。
caylus1303-card-chamberlain = 你的每批货物可为任意{ $size }个资源：不需食物，可重复，也可用黄金。
caylus1303-card-chamberlain-1 = 每批的威望不变。
caylus1303-card-chamberlain-2 = 和金匠搭配时，3个黄金也是含黄金的1批货物。
caylus1303-card-foreman = 你每运送1批货物，额外获得{ $points }。
caylus1303-card-foreman-1 = 和金匠搭配时，该轮首批含黄金的货物共得{ $all }。
caylus1303-card-goldsmith = 每轮1次，你首批含至少1个黄金的货物额外获得{ $points }。
caylus1303-card-goldsmith-1 = 和工头搭配时，该批共得{ $all }。
caylus1303-card-goldsmith-2 = 和送货人搭配时，两次运送合计1次。
caylus1303-card-goldsmith-3 = 不论含多少黄金，只计1次。
caylus1303-card-day_laborer = 募工时你多拿{ $workers }。
caylus1303-card-day_laborer-1 = 以剧院的恩赐取得时，因募工在后，新拥有者当轮即可使用。

## 规则卡：其他规则

caylus1303-card-setup-title = 游戏准备
caylus1303-card-setup = 起始、木材、石材建筑随机放在道路和工地，起始面朝上。随机选出起始玩家。从末位玩家到起始玩家各选1个角色，剩余{ $left }个放在版图上。每位玩家有{ $resources }和{ $workers }，其中一部分在手上。
caylus1303-card-setup-1 = 石工坊不会一开始就在道路上。
caylus1303-card-setup-2 = 其余木材、石材建筑和地标形成供应堆。
caylus1303-card-first-game-title = 初次游戏
caylus1303-card-first-game = 选择初次游戏时，使用以下角色代替随机角色，选择顺序不变。
caylus1303-card-first-game-1 = 建筑和起始玩家仍为随机。
caylus1303-card-camp-title = 工人和营地
caylus1303-card-camp = 每位玩家有{ $workers }，分布在手上、版图和营地。工人用于放置，也用于支付；支付的工人和从建筑返回的工人都送回营地。
caylus1303-card-camp-1 = 由募工和公会等建筑回到手上。
caylus1303-card-camp-2 = 营地不足时，只能拿取现有的工人。
caylus1303-card-recruitment-title = 募工
caylus1303-card-recruitment = 每位玩家从营地拿取{ $most }（5人游戏{ $least }），每个自己的住宅再加{ $residence }，花园再加{ $garden }，散工再加{ $laborer }。谷仓获得{ $food }，工厂获得{ $cloth }。
caylus1303-card-recruitment-1 = 不超过营地现有的工人。
caylus1303-card-provost-reset-title = 教区长归位
caylus1303-card-provost-reset = 一轮结束时，教区长放在从城门起连续建筑的最后一个旁，靠近城门的一侧。
caylus1303-card-provost-reset-1 = 第19格的石材建筑，在前面的空格填满后才计入。
caylus1303-card-prestige-title = 隐藏威望
caylus1303-card-prestige = 威望点数面朝下放置，游戏结束前每位玩家只看得到自己的总数；但每次获得都会公布，可以自行记录。
caylus1303-card-prestige-1 = 工人、资源、房屋和角色都是公开的。
caylus1303-card-final-scoring-title = 游戏结束计分
caylus1303-card-final-scoring = { $rounds }轮结束后展示威望，每个剩余黄金加{ $gold }。威望最高的玩家获胜。
caylus1303-card-final-scoring-1 = 其他剩余资源不计分。
caylus1303-card-final-scoring-2 = 平局玩家共同获胜。

## What came of a stretch of play

caylus1303-round = 第{ $number }轮
caylus1303-summary-provost = 教区长在第{ $space }格之后（{ $movers }）。
caylus1303-summary-reset = 教区长现在第{ $space }格之后。
caylus1303-summary-mover = { $who } { $steps }
caylus1303-summary-beyond = 在教区长前方而送回营地：{ $workers }。
caylus1303-summary-spot = 第{ $space }格{ $tile }
caylus1303-summary-built = 建造{ $tile }
caylus1303-summary-claimed = 在{ $tile }放上房屋
caylus1303-summary-residence = { $tile }翻成住宅
caylus1303-summary-delivered = 运送{ $batches }
caylus1303-summary-took = 拿取{ $character }
caylus1303-summary-took-from = 拿走{ $who }的{ $character }
caylus1303-summary-workers = { $count ->
   *[other] 工人在{ $places }
    }
caylus1303-summary-passed = 第{ $rank }位跳过
caylus1303-summary-points = +{ $gain }
caylus1303-summary-recruits-each = 募工：每人{ $count }名。
caylus1303-summary-recruits-seat = { $who }（{ $gain }）
caylus1303-summary-recruits = 募工：{ $gains }。

## 新手入门
caylus1303-guide-goal = 玩家在九轮中为国王建造城堡。游戏结束时威望最高者获胜；在那之前只看得到自己的点数。威望来自送到工地①的货物、建筑与地标，以及其他玩家使用你的建筑。
caylus1303-guide-round =
    1．规划：轮流放置工人（每次1名）或跳过；工人在哪里，就执行那里的效果。首位跳过者成为下一轮的起始玩家，此后每次放置要多付1名工人。
    2．启动：先执行第1至4格，再按跳过的顺序在公会之桥②付工人移动教区长①，然后执行道路直到教区长为止。
    3．运送：工地③有工人的玩家运送货物，每批3个不同的资源，其中1个是食物。
    4．管理：住宅、地标、募工。
caylus1303-guide-points =
    工地①：每批货物带来威望；当轮运送最多者还获得恩赐。
    建筑：工人在木匠建木材建筑，在石工坊建石材建筑，获得板块上的威望。地标取代住宅，威望多得多。
    其他玩家把工人放在你的建筑时，你立即获得威望。
    游戏结束时每个剩余的黄金带来威望，其他资源没有。
caylus1303-guide-mistakes =
    1．工人刚好放在教区长①前：其他玩家可以在公会之桥让他后退，工人就空手而回。先算算谁做得到。
    2．工人也是钱：支付的工人送回营地，下一轮就少了。
    3．没有食物加两种其他资源就去工地：什么也运不了。
caylus1303-lesson-place = 你是{ $player1 }，最先放置工人。工人放在哪里，就执行那里的效果；工人同时也是钱，你有6名。你有1个食物、2个木材、1个石材。教区长（1）在第13格与第14格之间，所以只有第13格以内的建筑会执行。你要放在哪里？
caylus1303-lesson-place-site = 选得好。食物、木材、石材正好是一批：3种不同的资源，其中1个是食物。工地的工人把它运走，获得5点威望；这一轮没有人运得更多，所以你还得到1次恩赐。
caylus1303-lesson-place-quarry = 第10格的采石场给了你1个石材，而且很安全：教区长要后退4步才会让它落空，而每位玩家最多移动3步。不过你手上的食物、木材、石材已经是完整的一批；工人放在工地，就能换到5点威望和1次恩赐。
caylus1303-lesson-place-foundry = 第19格的铸造厂在教区长前方6步，而每位玩家最多只能移动他3步。没有人移动他，铸造厂没有执行，你的工人空手回到营地。每轮只有4名工人回到你手上，别白白浪费。
caylus1303-lesson-provost = 换个情况：你有工人在工地、第13格的农场（2）和第14格的纺织厂（3）。{ $player3 }首先跳过，此后你放最后那名工人花了2名而不是1名。{ $player2 }用召回把教区长（1）退到第12格与第13格之间。你是最后一个能移动他的人，每步1名工人，你还剩2名。你要怎么做？
caylus1303-lesson-provost-both = 这2名工人花得值：农场给你食物，纺织厂给你布料和1点威望，于是你运走2批而不是1批，这一轮共得11点威望。而且没有人能再改变：最后跳过的人最后移动教区长。
caylus1303-lesson-provost-farm = 农场执行了，但纺织厂仍在教区长前方。只多1个食物凑不成第二批，还需要布料。再付1名工人，就能多得6点威望。
caylus1303-lesson-provost-stay = 你为下一轮留下2名工人，但农场和纺织厂什么也没给你，只能运走原有的那一批。想省工人，先算算他们能换到什么：这里的2名值6点威望。
caylus1303-lesson-favour = 假设你运走2批，是这一轮最多的，因此得到1次恩赐。可以使用工地的1座建筑（前3轮只有第1座，这里是农场），再拿取1个版图上的角色；或者从其他玩家处拿取1个角色。你选哪一种？
caylus1303-lesson-favour-site = 你从农场得到1个食物，又拿到版图上的司库官：有了他，任意3个资源就是一批。一次得到两样；只要版图上还有有用的角色，通常这样更好。
caylus1303-lesson-favour-take = 你拿到工头：每运送1批多得1点威望，{ $player2 }也失去了他。但你放弃了工地的食物，别人得到恩赐时也能这样拿走你的角色。
caylus1303-lesson-build = 下一轮。假设你拿了工地的食物。道路依次执行：第6格的锯木厂刚给你木材，现在第9格的木匠可以在第15格建造1座木材建筑。建筑上放你的房屋，之后每当别人把工人放在那里，你就得到1点威望。
caylus1303-lesson-build-farm = 获得2点威望，而且不论谁使用，每次得到2个食物。每批货物都要食物，别人会常来，每次给你1点威望。下一轮它刚好在教区长前方，要有人让他前进1步。
caylus1303-lesson-build-stonemason = 获得4点威望，而且是好地方：这一局只有石工坊能建造石材建筑，别人都会来你的石工坊，每次给你1点威望。下一轮它刚好在教区长前方，要有人让他前进1步。
caylus1303-lesson-build-decline = 你留下1个食物和1个木材，还不够一批，第15格则让给了别人的建筑。要建就早建：之后还有7轮可以使用。

## 游戏指令的说明
caylus1303-verb-choose = 选角色
caylus1303-verb-choose-about = 一开始选择哪个角色
caylus1303-verb-early = 早班
caylus1303-verb-early-about = 是否使用早班工人
caylus1303-verb-pass = 跳过
caylus1303-verb-pass-about = 这一轮不再放置工人
caylus1303-verb-place = 放置
caylus1303-verb-place-about = 把工人放到建筑或工地
caylus1303-verb-activate = 启动
caylus1303-verb-activate-about = 使用建筑，或放弃
caylus1303-verb-pay = 支付
caylus1303-verb-pay-about = 用哪个资源支付
caylus1303-verb-take = 拿取
caylus1303-verb-take-about = 拿取什么资源或角色
caylus1303-verb-build = 建造
caylus1303-verb-build-about = 建造哪座建筑
caylus1303-verb-claim = 律师
caylus1303-verb-claim-about = 律师取得哪座建筑
caylus1303-verb-toll = 召回
caylus1303-verb-toll-about = 召回把教区长移动几步
caylus1303-verb-provost = 教区长
caylus1303-verb-provost-about = 移动教区长，每步1名工人
caylus1303-verb-bailiff = 执达官
caylus1303-verb-bailiff-about = 执达官把教区长移动几步
caylus1303-verb-favour = 恩赐
caylus1303-verb-favour-about = 如何使用恩赐
caylus1303-verb-site = 工地
caylus1303-verb-site-about = 使用工地的哪座建筑
caylus1303-verb-deliver = 运送
caylus1303-verb-deliver-about = 运送一批货物到工地，或停止
caylus1303-verb-monument = 地标
caylus1303-verb-monument-about = 用哪个地标替换住宅
caylus1303-feature-points = 威望
caylus1303-feature-workers = 手上的工人
caylus1303-feature-food = 食物
caylus1303-feature-wood = 木材
caylus1303-feature-stone = 石材
caylus1303-feature-cloth = 布料
caylus1303-feature-gold = 黄金
caylus1303-feature-kinds = 资源种类齐全
caylus1303-feature-batches = 可运送的资源
caylus1303-feature-delivery = 到工地运送
caylus1303-feature-to_come = 建筑带来的威望
caylus1303-feature-favours = 恩赐
caylus1303-feature-carpenter = 建造木材建筑
caylus1303-feature-mason = 建造石材建筑
caylus1303-feature-lawyer = 通过律师取得建筑
caylus1303-feature-provost = 移动教区长
caylus1303-feature-monument = 地标
caylus1303-feature-residences = 住宅
caylus1303-feature-shops = 道路上的建筑
caylus1303-feature-income = 每轮募得的工人
caylus1303-feature-start = 下一轮先行
caylus1303-feature-builders = 有助建造的角色
caylus1303-feature-deliverers = 有助运送的角色
caylus1303-feature-helpers = 有助用工的角色
caylus1303-feature-influence = 牵制他人的角色

## 计划在何时停止

caylus1303-signal-provost_moved = 教区长移动了
caylus1303-signal-passed = 有人跳过
caylus1303-signal-built = 有建筑落成
