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

## 各处效果简述

caylus-effect-gate = 将工人免费移到任一可放置处
caylus-effect-merchants_guild = 免费移动教区长最多{ $reach }格
caylus-effect-stables = 提前行动顺位
caylus-effect-inn = 下一轮每名工人只需{ $price }
caylus-effect-castle = 建造城堡：{ $section }每批{ $points }
caylus-effect-castle-full = 城堡已无空格
caylus-effect-build-wood = 建造1座木制建筑
caylus-effect-build-stone = 建造1座石制建筑
caylus-effect-build-prestige = 将1座自己的住宅升级为威望建筑
caylus-effect-lawyer = { $cost }：将1座建筑改建为住宅
caylus-effect-bonus = { $output }，他人拥有时主人得{ $bonus }
caylus-effect-income = 每次收入时多{ $gain }
caylus-effect-favors = 建造时获得{ $gain }
caylus-effect-none = 无其他效果

## 阶段、位置、数值

caylus-phase-income = 收入
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
caylus-owned = { $tile }（{ $owner }）
caylus-plus = +{ $points }
caylus-minus = −{ $points }

## 事件记述

caylus-story-turn = 第{ $turn }轮开始。行动顺位：{ $order }。
caylus-story-income = 收入：{ $who }获得{ $gain }。
caylus-story-placed = { $who }支付{ $cost }，将工人放置到{ $place }。
caylus-story-placed-castle = { $who }支付{ $cost }，将工人放置到城堡。
caylus-story-owner_point = { $who }拥有{ $place }，获得{ $points }点威望。
caylus-story-passed-first = { $who }第一个跳过，获得{ $gain }。
caylus-story-passed = { $who }跳过，位于石桥第{ $rank }位。
caylus-story-gate_moved = { $who }将城门的工人移到{ $place }。
caylus-story-trading_post = { $who }在贸易站获得{ $gain }。
caylus-story-provost-forward = { $who }支付{ $cost }，将教区长向前移动{ $steps }格，从第{ $start }格到第{ $end }格。
caylus-story-provost-back = { $who }支付{ $cost }，将教区长向后移动{ $steps }格，从第{ $start }格到第{ $end }格。
caylus-story-guild-forward = { $who }以商人公会将教区长向前移动{ $steps }格，从第{ $start }格到第{ $end }格。
caylus-story-guild-back = { $who }以商人公会将教区长向后移动{ $steps }格，从第{ $start }格到第{ $end }格。
caylus-story-joust = { $who }在比武场支付{ $cost }，换取1次国王恩赐。
caylus-story-stables = 马厩改变行动顺位：{ $order }。
caylus-story-inn_moved = { $who }的工人移到客栈右侧圆圈，下一轮每名工人只需{ $price }。
caylus-story-inn_kept = { $who }的工人留在客栈，下一轮每名工人只需{ $price }。
caylus-story-home-beyond = { $who }在{ $place }的工人位于教区长前方，没有效果并收回。
caylus-story-home-declined = { $who }从城门收回工人。
caylus-story-home-displaced = { $who }的工人必须离开客栈。
caylus-story-home-left = { $who }从客栈收回工人。
caylus-story-produced = { $who }在{ $place }获得{ $gain }。
caylus-story-owner_bonus = { $who }拥有{ $place }，获得{ $gain }。
caylus-story-sold = { $who }在{ $place }以{ $cost }换取{ $gain }。
caylus-story-bought = { $who }在{ $place }支付{ $cost }，购买{ $gain }。
caylus-story-exchanged = { $who }在{ $place }支付{ $cost }，获得{ $gain }。
caylus-story-built = { $who }支付{ $cost }，建造{ $place }，获得{ $points }点威望。
caylus-story-upgraded = { $who }支付{ $cost }，将第{ $space }格住宅升级为{ $tile }，获得{ $points }点威望。
caylus-story-transform_paid = { $who }支付{ $cost }，将{ $place }改建为住宅。
caylus-story-transform_delayed = { $who }支付{ $cost }，待{ $place }的工人收回后改建为住宅。
caylus-story-transformed = { $place }成为{ $who }的住宅，{ $who }获得{ $points }点威望。
caylus-story-batch = { $who }交付{ $cost }，在{ $section }建造第{ $house }个房屋，获得{ $points }点威望。
caylus-story-castle_penalty = { $who }在城堡有工人但没有交付资源，失去{ $points }点威望。
caylus-story-castle_penalty-none = { $who }在城堡有工人但没有交付资源；威望已为0，不再失去。
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
caylus-story-section_score-penalty = { $who }在{ $section }没有房屋，失去{ $points }点威望。
caylus-story-section_score-none = { $who }在{ $section }有{ $houses }，没有奖惩。
caylus-story-section_score-favors = { $who }在{ $section }有{ $houses }，获得{ $favors }。
caylus-story-section_scored = { $section }计分完成，国王恩赐开放至第{ $cap }级。
caylus-story-final_score = 终局计分：{ $who }黄金{ $gold }分、其他资源{ $goods }分、货币{ $deniers }分。
caylus-story-game_over = 游戏结束。{ $winners }以{ $score }{ $count ->
    [1] 获胜
   *[other] 共同获胜
    }。
caylus-story-forced-place_or_pass = { $who }无法再放置工人。
