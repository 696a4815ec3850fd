# 凯吕斯：玩家读到的文字

## 游戏与选项

caylus-title = 凯吕斯
option-caylus-favors = 国王恩赐
option-caylus-favors-table = 恩赐表
option-caylus-favors-simplified = 简化规则：每次3点威望

## 资源与货币

caylus-cube-food = 食物
caylus-cube-wood = 木材
caylus-cube-stone = 石材
caylus-cube-cloth = 布料
caylus-cube-gold = 黄金
caylus-goods-food = 食物
caylus-goods-wood = 木材
caylus-goods-stone = 石材
caylus-goods-cloth = 布料
caylus-goods-gold = 黄金
caylus-amount-any = { $count }个任意资源
caylus-amount-basic = { $count }个非黄金资源
caylus-amount-denier = { $count }元
caylus-amount-vp = { $count }点威望
caylus-amount-favor = { $count }次国王恩赐
caylus-amount-worker = { $count }名工人
caylus-amount-batch = { $count }批资源
caylus-amount-house = { $count }个房屋
caylus-amount-order = 行动顺序{ $count }位
caylus-trade = { $cost }→{ $gain }

## 建筑种类与版图各区

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

caylus-section-dungeon = 主楼
caylus-section-walls = 城墙
caylus-section-towers = 塔楼
caylus-line-vp = 威望
caylus-line-denier = 货币
caylus-line-resource = 资源
caylus-line-building = 建造

## 各处效果简述

caylus-effect-gate = 将工人免费移到任一可放置处
caylus-effect-merchants_guild = 免费移动教区长最多{ $reach }格
caylus-effect-stables = 提前行动顺序
caylus-effect-inn = 下一轮你每名工人只需{ $price }
caylus-effect-castle = 建造城堡：{ $section }每批{ $points }
caylus-effect-castle-full = 城堡已无空格
caylus-effect-build-wood = 建造1座木制建筑
caylus-effect-build-stone = 建造1座石制建筑
caylus-effect-build-prestige = 将1座自己的住宅升级为威望建筑
caylus-effect-lawyer = { $cost }：将1座建筑改建为住宅
caylus-effect-bonus = { $output }（他人使用时拥有者得{ $bonus }）
caylus-effect-income = 每次收入时多{ $gain }
caylus-effect-favors = 获得{ $gain }
caylus-effect-none = 无其他效果

## 阶段、位置、数值

caylus-phase-placing = 放置工人
caylus-phase-special = 特殊建筑
caylus-phase-provost = 移动教区长
caylus-phase-road = 道路建筑
caylus-phase-castle = 建造城堡
caylus-phase-end = 轮次结束
caylus-headline = 第{ $turn }轮·{ $phase }
caylus-headline-over = 第{ $turn }轮·游戏结束
caylus-at = 第{ $space }格{ $tile }
caylus-at-special = { $tile }
caylus-space = 第{ $space }格

## 无法选择的原因

caylus-refusal-occupied = { $tile }只能放置1名工人，已有{ $who }的工人。
caylus-refusal-already-there = { $tile }每位玩家最多放置1名工人，你已有1名。
caylus-refusal-stables-full = 马厩最多放置3名工人，现已有3名。
caylus-refusal-stables-two-players = 2人游戏中不使用马厩。
caylus-refusal-no-workers = { $tile }不能放置工人：住宅建筑和威望建筑都不接受工人。
caylus-refusal-empty-space = 工人只能放置在建筑上，第{ $space }格是空格。
caylus-refusal-gate = 城门的工人须移到别处，不能留在城门。
caylus-refusal-cost = 需要{ $need }；你现有{ $have }。
caylus-refusal-cost-tile = { $tile }的费用为{ $need }；你现有{ $have }。
caylus-refusal-off-road = 教区长只能停留在第{ $first }格至第{ $last }格。
caylus-refusal-stock = 只能建造供应区的建筑，供应区已没有{ $tile }。
caylus-refusal-road-full = 新建筑需要空格，道路上已没有空格。
caylus-refusal-not-yours = 只有中立建筑或自己的木制、石制建筑可改建为住宅，{ $tile }属于{ $who }。
caylus-refusal-never-transformed = { $tile }不能改建为住宅；只限中立、木制、石制建筑，律师除外。
caylus-refusal-pending = { $who }已支付费用，工人收回后该处即成为住宅。
caylus-refusal-no-residence = 威望建筑须由自己的住宅升级，你没有住宅。
caylus-refusal-not-residence = 威望建筑须由自己的住宅升级，第{ $space }格没有你的住宅。
caylus-refusal-line-used = 同一阶段每行只能使用1次，{ $line }行已使用过。
caylus-refusal-level-cap = 国王恩赐目前只开放到第{ $level }级。
caylus-refusal-level-marker = 只能选择标记所在等级以内的奖励，你的标记在第{ $level }级。
caylus-refusal-nothing-to-build = 目前没有你能支付并建造的该类建筑。
caylus-refusal-nothing-to-transform = 道路上没有可改建为你的住宅的建筑。

## Titles of the rules, as in docs/rules/caylus.md

caylus-rule-places-for-workers = 工人放置处
caylus-rule-the-bridge = 石桥
caylus-rule-income = 收入
caylus-rule-placing-workers = 放置工人
caylus-rule-cost-of-a-worker = 放置工人的费用
caylus-rule-special-buildings = 特殊建筑
caylus-rule-moving-the-provost = 移动教区长
caylus-rule-road-buildings = 道路建筑
caylus-rule-end-of-the-round = 轮次结束
caylus-rule-special-fixed-and-neutral-buildings = 特殊、固定和中立建筑
caylus-rule-buildings-you-can-build = 可建造的建筑
caylus-rule-using-a-building = 使用建筑
caylus-rule-construction = 建造
caylus-rule-wood-and-stone-buildings = 木制和石制建筑
caylus-rule-prestige-buildings = 威望建筑
caylus-rule-residences = 住宅
caylus-rule-the-castle = 城堡
caylus-rule-delivering-batches = 交付资源批
caylus-rule-scoring-a-section = 城堡区域计分
caylus-rule-royal-favours = 国王恩赐
caylus-rule-the-favour-table = 国王恩赐表
caylus-rule-using-a-favour = 使用国王恩赐
caylus-rule-simplified-favours = 简化国王恩赐
caylus-rule-end-of-the-game = 游戏结束
caylus-rule-two-players = 2人游戏

## 事件记述

caylus-story-turn = 第{ $turn }轮开始。行动顺序：{ $order }。
caylus-story-income = 收入：{ $gains }。
caylus-story-income-seat = { $who }（{ $gain }）
caylus-story-placed = { $who }支付{ $cost }，将工人放置到{ $place }。
caylus-story-placed-castle = { $who }支付{ $cost }，将工人放置到城堡。
caylus-story-owner_point = { $who }拥有{ $place }，获得{ $points }，现为{ $now }点。
caylus-story-passed-first = { $who }第一个跳过，获得{ $gain }。
caylus-story-passed = { $who }跳过，位于石桥第{ $rank }位。
caylus-story-gate_moved = { $who }将城门的工人移到{ $place }。
caylus-story-trading_post = { $who }在贸易站获得{ $gain }。
caylus-story-provost-forward = { $who }支付{ $cost }，将教区长向前移动{ $steps }格，从第{ $start }格到第{ $end }格。
caylus-story-provost-back = { $who }支付{ $cost }，将教区长向后移动{ $steps }格，从第{ $start }格到第{ $end }格。
caylus-story-guild-forward = { $who }以商人公会将教区长向前移动{ $steps }格，从第{ $start }格到第{ $end }格。
caylus-story-guild-back = { $who }以商人公会将教区长向后移动{ $steps }格，从第{ $start }格到第{ $end }格。
caylus-story-joust = { $who }在比武场支付{ $cost }，换取1次国王恩赐。
caylus-story-stables = 马厩改变行动顺序：{ $order }。
caylus-story-inn_moved = { $who }的工人移到客栈右侧圆圈，{ $who }下一轮每名工人只需{ $price }。
caylus-story-inn_kept = { $who }的工人留在客栈，{ $who }下一轮每名工人只需{ $price }。
caylus-story-home-beyond = { $who }在{ $place }的工人位于教区长前方，没有效果，收回。
caylus-story-home-beyond-several = 位于教区长前方的工人没有效果，收回：{ $workers }。
caylus-story-home-beyond-worker = { $who }（{ $space }）
caylus-story-home-declined = { $who }从城门收回工人。
caylus-story-home-displaced = { $who }的工人必须离开客栈。
caylus-story-home-left = { $who }从客栈收回工人。
caylus-story-produced = { $who }在{ $place }获得{ $gain }。
caylus-story-owner_bonus = { $who }拥有{ $place }，获得{ $gain }。
caylus-story-sold = { $who }在{ $place }以{ $cost }换取{ $gain }。
caylus-story-bought = { $who }在{ $place }支付{ $cost }，购买{ $gain }。
caylus-story-exchanged = { $who }在{ $place }支付{ $cost }，获得{ $gain }。
caylus-story-built = { $who }支付{ $cost }，建造{ $place }，获得{ $points }，现为{ $now }点。
caylus-story-upgraded = { $who }支付{ $cost }，将第{ $space }格住宅升级为{ $tile }，获得{ $points }，现为{ $now }点。
caylus-story-transform_paid = { $who }支付{ $cost }，将{ $place }改建为住宅。
caylus-story-transform_delayed = { $who }支付{ $cost }，待{ $place }的工人收回后改建为住宅。
caylus-story-transformed = { $place }成为{ $who }的住宅，{ $who }获得{ $points }，现为{ $now }点。
caylus-story-batch = { $who }交付{ $cost }，在{ $section }建造第{ $house }个房屋，获得{ $points }，现为{ $now }点。
caylus-story-castle_penalty = { $who }在城堡有工人但没有交付资源，失去{ $points }，现为{ $now }点。
caylus-story-castle_penalty-spared = { $who }在城堡有工人但没有交付资源；威望已为0，不再失去。
caylus-story-castle_waived = 城堡已无空格，{ $who }保留资源，不失去威望。
caylus-story-best_builder = { $who }交付最多（{ $batches }），获得1次国王恩赐。
caylus-story-favor_lost = { $who }本阶段已用过全部4行，这次国王恩赐作废。
caylus-story-favor_points = { $who }获得1次国王恩赐：{ $gain }。
caylus-story-favor_line-raised = 国王恩赐：{ $who }在{ $line }行升到第{ $level }级。
caylus-story-favor_line-kept = 国王恩赐：{ $who }使用{ $line }行，停留在第{ $level }级。
caylus-story-favor_line-raised-gain = 国王恩赐：{ $who }在{ $line }行升到第{ $level }级，获得{ $gain }。
caylus-story-favor_line-kept-gain = 国王恩赐：{ $who }在{ $line }行停留在第{ $level }级，获得{ $gain }。
caylus-story-favor_gain = { $who }由恩赐获得{ $gain }。
caylus-story-favor_swap = { $who }以恩赐将{ $cost }换成{ $gain }。
caylus-story-favor_build = { $who }选择第{ $level }级：{ $effect }。
caylus-story-bailiff = 执达官从第{ $start }格移到第{ $end }格，教区长移到同一格。
caylus-story-scoring = { $section }计分。
caylus-story-section_score-penalty = { $who }在{ $section }没有房屋，失去{ $points }，现为{ $now }点。
caylus-story-section_score-spared = { $who }在{ $section }没有房屋；威望已为0，不再失去。
caylus-story-section_score-none = { $who }在{ $section }有{ $houses }，没有奖惩。
caylus-story-section_score-favors = { $who }在{ $section }有{ $houses }，获得{ $favors }。
caylus-story-section_scored = { $section }计分完成，国王恩赐开放至第{ $cap }级。
caylus-story-final_score = 终局计分：{ $who }黄金{ $gold }点、其他资源{ $goods }点、货币{ $deniers }点。
caylus-story-forced-pass = { $who }无法再放置工人。
caylus-story-forced-passes = { $count ->
   *[other] { $who }无法再放置工人，跳过。
}
caylus-story-only-choice = { $story }（唯一的选择。）
caylus-story-declined-guild_move = { $who }不移动教区长。
caylus-story-declined-provost_move = { $who }不移动教区长。
caylus-story-provost-kept = { $who }不移动教区长。
caylus-story-declined-joust = { $who }没有在比武场换取恩赐。
caylus-story-declined-build_craft = { $who }没有建造建筑。
caylus-story-declined-lawyer_target = { $who }没有把建筑改建为住宅。
caylus-story-declined-build_prestige = { $who }没有升级住宅。
caylus-story-declined-market_sell = { $who }没有在集市交易。
caylus-story-declined-peddler_buy = { $who }没有向小贩购买。
caylus-story-declined-exchange = { $who }没有进行交换。
caylus-story-declined-castle_batch = { $who }停止建造城堡。

## 询问玩家

caylus-ask-place_or_pass = 请放置工人或跳过
caylus-ask-place_or_pass-own = 请放置工人或跳过
caylus-ask-gate_move = 请移动城门的工人，或收回工人
caylus-ask-guild_move = 请免费移动教区长最多{ $reach }格，或不移动
caylus-ask-joust = 请支付{ $cost }换取1次国王恩赐，或放弃
caylus-ask-inn_keep = 请将工人留在客栈，或收回工人
caylus-ask-provost_move = 请移动教区长最多{ $reach }格，每格{ $price }，或不移动
caylus-ask-production_choice = { $spot }：请选择生产的资源
caylus-ask-owner_bonus = 你的{ $spot }：请选择获得的资源
caylus-ask-build-wood = 请在第{ $space }格建造1座木制建筑，或不建造
caylus-ask-build-stone = 请在第{ $space }格建造1座石制建筑，或不建造
caylus-ask-build-wood-discount = 请在第{ $space }格建造1座木制建筑（少付{ $less }），或不建造
caylus-ask-build-stone-discount = 请在第{ $space }格建造1座石制建筑（少付{ $less }），或不建造
caylus-ask-build_any = { $tile }：请选择支付的任意资源
caylus-ask-lawyer_target = 请选择改建为自己住宅的建筑，或不改建
caylus-ask-build_prestige = 请将1座自己的住宅升级为威望建筑，或不升级
caylus-ask-prestige_site = 请选择升级为{ $tile }的住宅
caylus-ask-favor_resource = 请选择获得{ $gain }
caylus-ask-market_sell = { $spot }：请以1个资源换取{ $gain }，或不交易
caylus-ask-peddler_buy = { $count ->
    [1] { $spot }：请以{ $price }购买1个资源，或不交易
   *[other] { $spot }：请购买最多{ $count }个资源（每个{ $price }），或不交易
    }
caylus-ask-exchange = { $spot }：请选择是否交换
caylus-ask-alchemist_cubes = 请选择用来换取{ $gain }的{ $count }个资源
caylus-ask-castle_batch = 请交付1批资源建造城堡（{ $section }，{ $points }），或停止
caylus-ask-favor_line = 请选择国王恩赐的1行
caylus-ask-favor_level = 请选择{ $line }行的等级，最高第{ $level }级
caylus-ask-favor_give = 请选择用来换取{ $gain }的资源
caylus-ask-favor_take = 请选择以{ $cost }换取的{ $gain }

caylus-prompt-place_or_pass = { caylus-ask-place_or_pass }。每名工人需{ $price }；你有{ $deniers }和{ $workers }。
caylus-prompt-place_or_pass-own = { caylus-ask-place_or_pass-own }。每名工人需{ $price }，自己的建筑需{ $own }；你有{ $deniers }和{ $workers }。
caylus-prompt-gate_move = { caylus-ask-gate_move }。移动免费，可移到任何可放置处。
caylus-prompt-guild_move = { caylus-ask-guild_move }。目前位于第{ $provost }格。
caylus-prompt-joust = { caylus-ask-joust }。你有{ $have }。
caylus-prompt-inn_keep = { caylus-ask-inn_keep }。留在客栈，下一轮每名工人只需{ $price }。
caylus-prompt-provost_move = { caylus-ask-provost_move }。目前位于第{ $provost }格；你有{ $deniers }。
caylus-prompt-production_choice = { caylus-ask-production_choice }。
caylus-prompt-owner_bonus = { caylus-ask-owner_bonus }。{ $by }使用了它。
caylus-prompt-build-wood = { caylus-ask-build-wood }。你有{ $have }。
caylus-prompt-build-stone = { caylus-ask-build-stone }。你有{ $have }。
caylus-prompt-build-wood-discount = { caylus-ask-build-wood-discount }。你有{ $have }。
caylus-prompt-build-stone-discount = { caylus-ask-build-stone-discount }。你有{ $have }。
caylus-prompt-build_any = { caylus-ask-build_any }。你有{ $have }。
caylus-prompt-lawyer_target = { caylus-ask-lawyer_target }。费用为{ $cost }；你有{ $have }。
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

## 选项

caylus-pay = 支付{ $cost }
caylus-price = 支付{ $deniers }元
caylus-free = 免费
caylus-owner-point = { $owner } +{ $points }点
caylus-gain-points = +{ $points }点
caylus-gain-now = { $gain }（现为{ $now }）
caylus-beyond = 教区长前方
caylus-you-have = 你有{ $have }
caylus-offer-pass = 跳过
caylus-offer-pass-first = 石桥第1位：{ $gain }
caylus-offer-pass-later = 石桥第{ $rank }位
caylus-offer-stables = { $circle }号圈：行动顺序第{ $circle }位
caylus-offer-decline = 放弃
caylus-offer-take-back = 收回工人
caylus-offer-keep = 将工人留下
caylus-offer-keep-effect = 下一轮每名工人只需{ $price }，但少1名工人可用
caylus-offer-leave-effect = 下一轮按一般费用放置，工人全部可用
caylus-offer-joust = 支付{ $cost }
caylus-offset = { $offset }
caylus-offset-stay = 0（不移动）
caylus-spaces-idle = 移到没有工人的格
caylus-empty-space = 空格
caylus-reach-in = 变为可执行：{ $workers }
caylus-reach-out = 变成在教区长前方：{ $workers }
caylus-reach-worker = { $owner }（{ $space }）
caylus-offer-no-build = 不建造
caylus-offer-no-transform = 不改建
caylus-offer-no-prestige = 不升级
caylus-offer-no-trade = 不交易
caylus-residence-now = 成为自己的住宅，+{ $points }点
caylus-residence-later = 待该处工人收回后成为自己的住宅，+{ $points }点
caylus-offer-stop = 停止
caylus-offer-stop-penalty = 没有交付资源：−{ $points }点
caylus-offer-batch-effect = { $section }：+{ $points }点
caylus-offer-line-raised = 标记升到第{ $level }级：{ $effect }
caylus-offer-line-kept = 标记停留在第{ $level }级：{ $effect }
caylus-level = 第{ $level }级
caylus-level-nothing = 没有效果
caylus-level-wood = 少付{ $less }建造1座木制建筑
caylus-level-stone = 少付{ $less }建造1座石制建筑
caylus-level-prestige = 按原价将自己的住宅升级为威望建筑
caylus-offer-site-effect = 不再有其收入{ $income }

## 分数来源

caylus-score-building = 建造建筑
caylus-score-residence = 住宅
caylus-score-owner = 他人使用自己的建筑
caylus-score-castle = 建造城堡
caylus-score-favor = 国王恩赐
caylus-score-trade = 教堂与裁缝铺
caylus-score-penalty = 扣分
caylus-score-gold = 剩余黄金
caylus-score-goods = 剩余其他资源
caylus-score-deniers = 剩余货币

## 文字版图

caylus-board-order = 行动顺序：{ $order }
caylus-board-bridge = 石桥
caylus-board-passed = 已跳过（依次）：{ $order }
caylus-board-passed-nobody = 尚无玩家跳过，第一位可得{ $gain }
caylus-board-price = 每名工人目前需{ $price }
caylus-board-inn-price = { $who }因客栈每名工人只需{ $price }
caylus-board-provost-price = 移动教区长每格需{ $price }
caylus-board-special = 特殊建筑
caylus-board-road = 道路
caylus-board-coded = { $code }·{ $facts }
caylus-board-worker = 工人：{ $who }
caylus-board-workers = 工人依次：{ $order }
caylus-board-inn-left = 左侧：{ $who }
caylus-board-inn-right = 右侧：{ $who }
caylus-board-out-of-use = 2人游戏不使用
caylus-board-owner = 拥有者：{ $who }
caylus-board-pending = 将成为{ $who }的住宅
caylus-board-empty = 空格
caylus-board-spaces = { $first }–{ $last }
caylus-board-provost = 教区长与执达官
caylus-board-provost-at = 教区长：第{ $provost }格
caylus-board-bailiff-at = 执达官：第{ $bailiff }格
caylus-board-castle = 城堡
caylus-board-queue = 工人（按建造顺序）：{ $order }
caylus-board-queue-nobody = 没有工人
caylus-board-section = { $section }：已建{ $built }格，共{ $room }格，每格{ $points }
caylus-board-section-due = 执达官到达第{ $trigger }格或填满时计分
caylus-board-section-scored = 已计分
caylus-board-count = { $who }（{ $count }）
caylus-board-favors = 国王恩赐
caylus-board-cap = 开放至第{ $cap }级
caylus-board-line = { $line }：{ $markers }
caylus-board-simplified = 每次国王恩赐为{ $gain }
caylus-board-stock = 待建建筑
caylus-board-costs = 费用{ $cost }
caylus-board-copies = 剩{ $count }座
caylus-board-player = { $rank }. { $who }：{ $points }·{ $workers }·{ $have }

## 规则卡：数据

caylus-cards-phases = 轮次阶段
caylus-cards-castle = 城堡
caylus-cards-favors = 国王恩赐
caylus-cards-rules = 规则
caylus-fact-cost = 费用：{ $cost }
caylus-fact-points = 建造时获得：{ $points }
caylus-fact-favors = 建造时获得：{ $favors }
caylus-fact-copies = 数量：{ $count }座
caylus-fact-printed = 印在第{ $space }格
caylus-fact-level = 第{ $level }级：{ $effect }
caylus-fact-section = 共{ $room }格，每个房屋{ $points }
caylus-fact-trigger = 执达官到达或超过第{ $trigger }格，或全部填满时计分
caylus-fact-houses = { $houses }：{ $result }
caylus-houses-range = { $first }–{ $last }个房屋
caylus-houses-more = { $first }个或更多房屋
caylus-houses-none = 没有房屋
caylus-result-loss = 失去{ $points }
caylus-result-nothing = 没有奖惩
caylus-fact-caps = 开放到第{ $first }级；主楼计分后第{ $second }级；城墙计分后第{ $third }级

## 规则卡：特殊建筑

caylus-card-gate = 第3阶段时，可将此处的工人免费移到第2阶段可放置的任一处：后面的特殊建筑、城堡或道路上的建筑；也可以收回工人。
caylus-card-gate-1 = 移到后面特殊建筑的工人，在同一阶段即可发挥效果。
caylus-card-gate-2 = 可移到超出教区长的建筑：工人没有效果，收回，但拥有者仍保有1点威望。
caylus-card-gate-3 = 即使自己的工人位于客栈右侧，仍可移到客栈左侧。
caylus-card-trading_post = 第3阶段时，此处的玩家获得{ $gain }。
caylus-card-trading_post-1 = 所得的钱可在同一阶段用于比武场。
caylus-card-merchants_guild = 第3阶段时，此处的玩家可免费将教区长向前或向后移动最多{ $reach }格。
caylus-card-joust_field = 第3阶段时，此处的玩家可支付{ $cost }，换取{ $gain }，限1次。
caylus-card-joust_field-1 = 当时无法支付则没有效果，收回工人。
caylus-card-joust_field-2 = 本轮在道路上生产的布料来不及使用。
caylus-card-stables = 第3阶段时，此处的玩家按圆圈数字排到行动顺序最前面，其余玩家保持原有顺序排在后面。
caylus-card-stables-1 = 最多放置3名工人，每位玩家最多1名，从数字1开始放置。
caylus-card-stables-2 = 新顺序立即生效，本轮的城堡计分也适用；第4阶段仍按跳过的顺序。
caylus-card-inn = 工人先放在左侧圆圈，第3阶段时移到右侧，原先在右侧的工人收回。下一轮第2阶段，位于右侧的玩家每名工人只需{ $price }。
caylus-card-inn-1 = 若左侧没有工人，右侧的玩家可选择留下或收回工人。
caylus-card-inn-2 = 右侧的工人不能使用，只剩5名可放置。
caylus-card-inn-3 = 同一玩家可同时在左右两侧放置工人。
caylus-card-inn-4 = 以客栈费用放置到他人建筑时，拥有者仍获得1点威望。
caylus-card-bridge-title = 石桥
caylus-card-bridge = 跳过时，将自己的标记放到石桥上数字最小的空格。第一位跳过的玩家获得{ $gain }。第4阶段按此顺序移动教区长。
caylus-card-bridge-1 = 随时可免费跳过。没有工人或无力支付任何一处时，自动跳过。

## 规则卡：道路建筑

caylus-card-production = 此处的玩家获得{ $gain }，必须执行。
caylus-card-choice = 此处的玩家选择获得{ $gain }，必须执行。
caylus-card-shared-production = 此处的玩家获得{ $gain }。若建筑属于其他玩家，拥有者另可选择获得{ $bonus }。必须执行。
caylus-card-shared-production-1 = 先由此处的玩家获得资源，再由拥有者选择。使用自己的建筑时没有额外资源。
caylus-card-market = 此处的玩家可以用1个任意资源（包括黄金）换取{ $gain }。
caylus-card-exchange = 此处的玩家可选择其中一项执行：{ $effect }。
caylus-card-exchange-only = 此处的玩家可执行一次兑换：{ $effect }。
caylus-card-craft-wood = 此处的玩家可建造1座木制建筑：支付费用，放到离石桥最近的空格，放上自己的房屋，并获得其威望。
caylus-card-craft-stone = 此处的玩家可建造1座石制建筑：支付费用，放到离石桥最近的空格，放上自己的房屋，并获得其威望。
caylus-ruling-one-building = 每次最多建造1座。无力支付或没有空格时没有效果。
caylus-ruling-new-building = 新建筑本轮还不能放置工人。
caylus-ruling-once = 只能选择一项执行1次，且须全额支付。
caylus-ruling-basic = 非黄金资源为食物、木材、石材或布料。
caylus-ruling-fixed = 印在道路上，不属于任何玩家，也不会被替换。
caylus-ruling-neutral = 不属于任何玩家。任何玩家都可用律师将其改建为住宅，此板块随即移出游戏。
caylus-card-gold_mine-1 = 从第1轮起即可越过空格放置工人；教区长到达或超过此格时才有效果。
caylus-card-lawyer = 此处的玩家可支付{ $cost }，将1座中立建筑或自己的木制、石制建筑改建为自己的住宅：获得{ $points }点威望，且每次收入时多{ $income }。
caylus-card-lawyer-1 = 不得选择：固定、特殊、住宅、威望建筑，其他玩家的建筑，以及律师。
caylus-card-lawyer-2 = 目标可在道路任一处，超出教区长的也可以。
caylus-card-lawyer-3 = 若目标上有工人，先支付费用，待工人收回后再改建，在此之前建筑照常运作。
caylus-card-lawyer-4 = 被替换的木制、石制建筑放回供应区，可再次建造。
caylus-card-church-1 = 教堂先放到道路上，再处理国王恩赐；以该恩赐建造的建筑位于后面的空格。
caylus-card-alchemist-1 = 支付的资源可相同或不同，不得支付黄金。
caylus-card-architect = 此处的玩家可将1座自己的住宅升级为1座威望建筑：支付费用，替换该住宅，并获得其威望与国王恩赐。房屋保留，住宅的收入终止。
caylus-card-architect-1 = 只能使用自己的住宅；已付费但尚待工人收回的住宅还不能使用。
caylus-card-architect-2 = 每次最多升级1座，不需要空格。
caylus-card-residence = 不能放置工人。自下次收入起，拥有者每轮多{ $income }。威望建筑须由住宅升级。
caylus-card-residence-1 = 由律师或建造行第4级恩赐产生，数量没有上限。
caylus-card-prestige = 由建筑师或建造行第5级恩赐，以自己的住宅升级而成。不能放置工人，也不会被替换。
caylus-ruling-two-favors = 两次国王恩赐依次处理，须使用不同的行。

## 规则卡：国王恩赐

caylus-card-favor = 选择本阶段尚未使用的1行，将该行的自己的标记右移1级（已达开放的最高级则不移动），再选择第1级到标记所在等级中的1项奖励。
caylus-card-favor-1 = 来源：比武场、教堂、部分威望建筑、交付最多批资源、城堡计分。
caylus-card-favor-2 = 同一阶段4行都已使用时，之后的恩赐作废。恩赐不可保留。
caylus-card-favor-3 = 因恩赐而获得的恩赐立即优先处理。
caylus-card-favor-line-title = 国王恩赐：{ $line }
caylus-card-favor-vp = 获得标记所在等级的威望。
caylus-card-favor-denier = 获得标记所在等级的货币。
caylus-card-favor-resource = 选择第1级到标记所在等级中的1项。
caylus-card-favor-resource-1 = 第4级可支付黄金，但不得换取黄金。
caylus-card-favor-building = 选择第1级到标记所在等级中的1项。不需要工人，也不需要道路上的对应建筑；其他条件照常。
caylus-card-favor-building-1 = 折扣仅减免该种资源1个。
caylus-card-favor-building-2 = 第4级按律师的条件，费用为{ $cost }。
caylus-card-simplified-title = 简化规则
caylus-card-simplified = 使用此变体时不使用恩赐表：每次国王恩赐不论来源，立即获得{ $gain }。
caylus-card-simplified-1 = 同一阶段没有4次的限制。

## 规则卡：阶段

caylus-card-phase-1-title = 第1阶段：收入
caylus-card-phase-1 = 每位玩家获得{ $income }；每拥有1座住宅多{ $residence }，拥有图书馆多{ $library }，拥有旅馆多{ $hotel }。
caylus-card-phase-1-1 = 第1轮也有收入。
caylus-card-phase-2-title = 第2阶段：放置工人
caylus-card-phase-2 = 按行动顺序轮流，尚未跳过的玩家放置1名工人或跳过，直到所有玩家都跳过为止。
caylus-card-phase-2-1 = 每名工人需{ $price }，每有1位玩家跳过便多1元。自己的建筑或客栈右侧生效时一律{ $own }。
caylus-card-phase-2-2 = 放置到其他玩家的建筑时，拥有者立即获得{ $points }，之后不会取消。
caylus-card-phase-2-3 = 可放置到特殊、固定、中立、木制、石制建筑及城堡；除马厩、客栈、城堡外，每处限1名。不能放置到空格。
caylus-card-phase-3-title = 第3阶段：特殊建筑
caylus-card-phase-3 = 依次执行：城门、贸易站、商人公会、比武场、马厩、客栈。之后收回工人，但客栈右侧的工人留下。
caylus-card-phase-4-title = 第4阶段：移动教区长
caylus-card-phase-4 = 按跳过的顺序，每位玩家可将教区长向前或向后移动最多{ $reach }格1次，每格{ $price }。
caylus-card-phase-5-title = 第5阶段：道路建筑
caylus-card-phase-5 = 从第1格到教区长所在格，依次执行有工人的建筑，之后收回工人。超出教区长的工人没有效果，收回。
caylus-card-phase-5-1 = 生产资源必须执行，其他效果可以放弃；每次只执行1次。
caylus-card-phase-6-title = 第6阶段：建造城堡
caylus-card-phase-6 = 按城堡中工人的顺序，玩家交付任意批资源建造房屋。之后交付最多批的玩家获得{ $favors }，并收回工人。
caylus-card-phase-7-title = 第7阶段：轮次结束
caylus-card-phase-7 = 若教区长在执达官前方，执达官前进{ $far }格，否则前进{ $near }格；教区长移到同格。之后检查城堡计分。塔楼计分后游戏结束。

## 规则卡：城堡

caylus-card-castle = 第6阶段时，此处的玩家交付资源：每批为3种不同的资源，其中1种须为食物。每批可在当前区域的空格建造1个自己的房屋，并获得该区的威望。
caylus-card-castle-1 = 黄金视为另一种资源，不能代替食物。
caylus-card-castle-2 = 当前区域填满后，在下一区建造。
caylus-card-castle-3 = 有工人却没有交付资源，失去{ $points }，最低为0。城堡已无空格而你持有完整1批时不扣除。
caylus-card-castle-4 = 批数相同时，由较先建造的玩家获得恩赐。
caylus-card-castle-5 = 完成的区上有旗帜，标示房屋最多的玩家；旗帜只作提示，没有效果。
caylus-card-section = 按行动顺序，每位玩家只计算此区的自己的房屋，失去威望或处理完所有国王恩赐后轮到下一位。
caylus-card-section-1 = 各区只在第7阶段计分1次，顺序为主楼、城墙、塔楼。计分时的空格之后不再建造。

## 规则卡：其他规则

caylus-card-provost-title = 教区长
caylus-card-provost = 第5阶段只执行到教区长所在格为止的建筑，超出的工人没有效果，收回。玩家用商人公会及在第4阶段移动教区长。
caylus-card-provost-1 = 只能位于第{ $first }格到第{ $last }格，可停在空格。
caylus-card-bailiff-title = 执达官
caylus-card-bailiff = 第7阶段移动：教区长在其前方时前进{ $far }格，否则前进{ $near }格。其位置触发城堡计分与游戏结束。
caylus-card-bailiff-1 = 从第{ $start }格开始。到达或超过某区的格子时对该区计分，每区1次。
caylus-card-final-scoring-title = 终局计分
caylus-card-final-scoring = 塔楼计分后，每个黄金{ $gold }，其他资源每{ $cubes }个{ $goods }，每{ $deniers }{ $money }。威望最高者获胜。
caylus-card-final-scoring-1 = 平手的玩家共同获胜。
caylus-card-final-scoring-2 = 威望不会低于0。
caylus-card-two-players-title = 2人规则
caylus-card-two-players = 双方起始各有{ $start }。每轮交换行动顺序，不使用马厩。其中1位跳过后，另1位放置到非自己的建筑时每名工人需{ $price }。
caylus-card-two-players-1 = 客栈效果不变。城堡视为非自己的建筑。

## What came of a stretch of play

caylus-round = 第{ $number }轮
caylus-summary-sentence = { $told }。
caylus-summary-provost = 教区长移到第{ $space }格（{ $movers }）。
caylus-summary-mover = { $who } { $steps }
caylus-summary-beyond = 在教区长前方而收回的工人：{ $workers }。
caylus-summary-spot = 第{ $space }格{ $tile }
caylus-summary-built = 建造{ $tile }
caylus-summary-houses = { $section }{ $houses }
caylus-summary-idle = 未向城堡交付资源
caylus-summary-no-house = { $section }没有房屋
caylus-summary-favor = { $line }行升到第{ $level }级
caylus-summary-favor-lost = 恩赐作废
caylus-summary-workers = { $count ->
   *[other] 工人在{ $places }
    }
caylus-summary-passed = 第{ $rank }位跳过
caylus-summary-bailiff = 执达官和教区长现在位于第{ $space }格。
caylus-summary-income-each = 收入：每人{ $gain }。
caylus-summary-income-seat = { $who }（{ $gain }）
caylus-summary-income = 收入：{ $gains }。

## 新手入门
caylus-guide-goal = 玩家为国王建造城堡与城镇。游戏结束时威望最高者获胜，分数①就在名字旁边。威望来自城堡的房屋、自己的建筑，以及国王恩赐。城堡的最后一部分“塔楼”计分后游戏结束，通常在12到15轮之后。
caylus-guide-round =
    1．每位玩家至少获得2元。
    2．轮流放置1名工人（共6名）或跳过；工人在哪里，就执行那里的效果。最先跳过的人得1元；每有1人跳过，费用多1元。
    3．石桥前的建筑A到F依次执行。
    4．按跳过的顺序，每位玩家可以付钱移动教区长①。
    5．道路从第1格执行到教区长为止；超出教区长的工人什么都得不到。
    6．城堡②有工人的玩家交付资源：每批3个不同的资源，其中1个是食物。
    7．执达官③与教区长前进。
caylus-guide-points =
    城堡：每批资源建1个房屋①；主楼每个5点、城墙4点、塔楼3点。
    建筑：工人在木匠建木制建筑，在石工坊建石制建筑，获得盾牌上的点数。其他玩家把工人放在你的建筑时，你获得1点威望。
    国王恩赐：当轮交付最多批资源、比武场，以及某些建筑。同一行每次都更多。
    城堡有工人却没有交付资源，失去2点。
caylus-guide-mistakes =
    1．工人刚好放在教区长（1）的位置：有人付1元让他后退，这名工人（2）就一无所获。要留几元移动教区长。
    2．城堡有工人，却没有食物加两种其他资源：失去2点。
    3．把最后1元花在工人上：没有钱，教区长就任由别人摆布。
caylus-lesson-place = 你是{ $player1 }，最先放置工人。工人放在哪里，就执行那里的效果。你有7元、2个食物、1个木材。教区长（1）在第6格：道路只执行到这里为止。你要放到哪里？
caylus-lesson-place-quarry = 很好：没有人移动教区长，第6格的采石场执行了，你获得1个石材。不过很惊险：教区长就站在这一格，别人只要付1元，你的工人就会落在教区长前方，一无所获。
caylus-lesson-place-mine = 第16格的金矿远在第6格的教区长前方，每位玩家最多只能移动他3格。没有人把他移到那么远，所以你的工人空手而回，钱也白花了。
caylus-lesson-place-castle = 城堡的一批资源是食物加两种其他资源。你只有食物和木材，所以什么也没交付，要失去2点（不会低于0）。同一轮能再拿到第三种资源，例如采石场的石材，去城堡才划算。
caylus-lesson-provost = 换个情况：你有工人在第6格的采石场（2）和城堡，但{ $player2 }付了2元，教区长（1）退到第4格，采石场就在他前方了。城堡的工人正等着那个石材。每格1元，你有7元。你要怎么做？
caylus-lesson-provost-on = 这2元花得值得：道路又执行到第6格，采石场给你石材，你就有食物、木材和石材可以建城堡。
caylus-lesson-provost-stay = 采石场在教区长前方：没有人让他前进，你就一无所获。没有石材也凑不成一批，城堡里的工人还要失去2点。留几元移动教区长，比多放一名工人更值得。
caylus-lesson-provost-back = 这害到了{ $player3 }，其第4格农场的工人也落在教区长前方；但你花了1元，自己的采石场和城堡却没有好处。只有别人损失得比你多时，妨碍别人才划算。
caylus-lesson-castle = 假设你移动了教区长，石材到手了：食物、木材、石材是三种不同的资源，其中1个是食物。要交付吗？
caylus-lesson-castle-batch = 你在主楼的第一个房屋：5点威望。这一轮没有人建得更多，所以国王还给你恩赐：威望、金钱、资源或建筑，由你选。
caylus-lesson-castle-stop = 资源留下了，但工人白站在城堡要失去2点，恩赐也没有人得到。用三个资源换5点和一次恩赐，正是大多数轮次的目标。
caylus-lesson-build = 下一轮。假设你有1个食物和1个木材：你在木匠的工人可以在道路上建1座木制建筑。建筑上放你的房屋，之后每当别人在那里工作，你就得1点。
caylus-lesson-build-farm = 获得2点，以后还有布料：每次有人在那里工作就得2个布料，不论是你或别人。它在第10格，教区长再一两轮就会到。
caylus-lesson-build-mason = 获得4点，而且是好地方：石制建筑要靠石工坊才能建，别人都会来你的石工坊，每次给你1点。
caylus-lesson-build-decline = 你留下1个食物和1个木材，还不够一批；道路上的位置则让给了别人。越早建成的建筑越常有人使用。

## 游戏指令的说明
caylus-verb-pass = 跳过
caylus-verb-pass-about = 本轮不再放置工人
caylus-verb-place = 放置
caylus-verb-place-about = 把工人放到建筑或城堡
caylus-verb-gate = 城门
caylus-verb-gate-about = 城门的工人要去哪里
caylus-verb-guild = 商人公会
caylus-verb-guild-about = 商人公会把教区长移动几格
caylus-verb-joust = 比武场
caylus-verb-joust-about = 在比武场是否付费换取国王恩赐
caylus-verb-inn = 客栈
caylus-verb-inn-about = 工人留在客栈或收回
caylus-verb-provost = 教区长
caylus-verb-provost-about = 移动教区长，每格1元
caylus-verb-produce = 生产
caylus-verb-produce-about = 建筑为你生产什么
caylus-verb-bonus = 奖励
caylus-verb-bonus-about = 身为拥有者获得什么
caylus-verb-sell = 卖出
caylus-verb-sell-about = 在集市卖出什么
caylus-verb-buy = 购买
caylus-verb-buy-about = 向小贩买什么
caylus-verb-exchange = 交换
caylus-verb-exchange-about = 在建筑交换什么
caylus-verb-melt = 炼金
caylus-verb-melt-about = 炼金室用哪些资源换黄金
caylus-verb-build = 建造
caylus-verb-build-about = 建造哪座建筑
caylus-verb-pay = 支付
caylus-verb-pay-about = 用哪个资源支付
caylus-verb-prestige = 威望建筑
caylus-verb-prestige-about = 升级成哪座威望建筑
caylus-verb-site = 升级住宅
caylus-verb-site-about = 由哪座住宅升级
caylus-verb-transform = 律师
caylus-verb-transform-about = 律师把哪座建筑改建为住宅
caylus-verb-batch = 交付
caylus-verb-batch-about = 为城堡交付一批资源，或停止
caylus-verb-favor = 恩赐
caylus-verb-favor-about = 选择国王恩赐的哪一行
caylus-verb-level = 恩赐等级
caylus-verb-level-about = 使用该行的哪一级
caylus-verb-take = 拿取
caylus-verb-take-about = 拿取哪个资源
caylus-verb-give = 交出
caylus-verb-give-about = 交出哪个资源
caylus-feature-points = 分数
caylus-feature-to_come = 即将到手的分数
caylus-feature-deniers = 钱
caylus-feature-food = 食物
caylus-feature-wood = 木材
caylus-feature-stone = 石材
caylus-feature-cloth = 布料
caylus-feature-gold = 黄金
caylus-feature-kinds = 资源种类齐全
caylus-feature-batches = 建城堡的资源
caylus-feature-castle = 到城堡交付资源
caylus-feature-prestige = 建造威望建筑
caylus-feature-favour = 国王恩赐
caylus-feature-gate = 城门留下的选择
caylus-feature-provost = 移动教区长
caylus-feature-order = 靠前的行动顺序
caylus-feature-inn = 客栈的低价工人
caylus-feature-workers = 还能放置的工人
caylus-feature-income = 收入
caylus-feature-visits = 供他人使用的建筑
caylus-feature-own_goods = 出产资源的自有建筑
caylus-feature-residences = 住宅
caylus-feature-section = 目前城堡区段中的房屋
caylus-feature-vp_line = 国王恩赐的威望行
caylus-feature-denier_line = 国王恩赐的货币行
caylus-feature-resource_line = 国王恩赐的资源行
caylus-feature-building_line = 国王恩赐的建造行
caylus-feature-crafts = 用国王恩赐建造

## 计划在何时停止

caylus-signal-provost_moved = 教区长移动了
caylus-signal-passed = 有人跳过
caylus-signal-built = 有建筑落成
