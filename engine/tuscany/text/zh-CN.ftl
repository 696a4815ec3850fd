# 托斯卡纳城堡：玩家读到的文字

## 游戏和选项

tuscany-title = 托斯卡纳城堡
option-tuscany-baseDraw = 抽牌行动的牌数
option-tuscany-baseDraw-2 = 2张（2020年规则）
option-tuscany-baseDraw-3 = 3张（后期版本）
option-tuscany-roundEnd = 第1、2轮的结束时机
option-tuscany-roundEnd-turn = 板块堆清空的回合结束时
option-tuscany-roundEnd-lap = 该圈走完，所有玩家回合数相同时
option-tuscany-regions = 区域
option-tuscany-regions-choose = 玩家自行拼接图板
option-tuscany-regions-dealt = 随机发给拼接方式

## 板块种类，也是格子与区域牌的颜色

tuscany-kind-village = 村庄
tuscany-kind-farm = 农场
tuscany-kind-carriage = 马车
tuscany-kind-monastery = 修道院
tuscany-kind-quarry = 矿场
tuscany-kind-city = 城市
tuscany-kind-inn = 酒馆
tuscany-kind-castle = 城堡

## 展示区、存放区与区域上的板块

tuscany-item-village = 村庄
tuscany-item-olive-grape = 农场（橄榄＋葡萄）
tuscany-item-wheat-livestock = 农场（小麦＋牲畜）
tuscany-item-grape = 农场（葡萄）
tuscany-item-wheat = 农场（小麦）
tuscany-item-olive-wheat = 农场（橄榄＋小麦）
tuscany-item-grape-livestock = 农场（葡萄＋牲畜）
tuscany-item-olive = 农场（橄榄）
tuscany-item-livestock = 农场（牲畜）
tuscany-item-carriage = 马车
tuscany-item-monastery = 修道院
tuscany-item-quarry = 矿场
tuscany-item-city = 城市
tuscany-item-inn = 酒馆
tuscany-item-castle = 城堡
tuscany-item-token = 六角指示物
tuscany-item-starting_castle = 起始城堡
tuscany-product-olive = 橄榄
tuscany-product-grape = 葡萄
tuscany-product-wheat = 小麦
tuscany-product-livestock = 牲畜
tuscany-product-token = 六角指示物

## 奖励板块

tuscany-bonus-plus_card = +1 区域牌
tuscany-bonus-plus_storage = +1 存放区
tuscany-bonus-plus_marble = +1 大理石
tuscany-bonus-plus_worker = +1 工人
tuscany-bonus-plus_yield = +1 生产牌
tuscany-bonus-effect-plus_card = 每次抽牌行动多抽1张
tuscany-bonus-effect-plus_storage = 存放区增加1格，并立即获得2绿分
tuscany-bonus-effect-plus_marble = 每个矿场多获得1个大理石
tuscany-bonus-effect-plus_worker = 每个村庄多获得1名工人
tuscany-bonus-effect-plus_yield = 每个马车板块多抽1张生产牌

## 数量

tuscany-amount-card = { $count }张区域牌
tuscany-amount-worker = { $count }名工人
tuscany-goods-marble = 大理石
tuscany-amount-token = { $count }个六角指示物
tuscany-amount-yield = { $count }张生产牌
tuscany-amount-green = { $count }绿分
tuscany-amount-red = { $count }红分
tuscany-amount-pair = { $count }对
tuscany-cards = { $count }张{ $colour }牌
tuscany-empty = 空
tuscany-coded = { $code }·{ $text }
tuscany-beside = { $space }{ $colour }
tuscany-stored = （{ $used }/{ $room }）：{ $items }

## 进行状况

tuscany-headline-setup = 游戏准备
tuscany-headline = 第{ $round }轮·第{ $turn }回合
tuscany-headline-last = 第{ $round }轮·第{ $turn }回合·最后一圈
tuscany-headline-over = { $turn ->
    [0] 游戏结束
   *[other] 第{ $turn }回合·游戏结束
}

## 询问玩家

tuscany-ask-arrange-start = 图板可以保持原样，也可以先排列
tuscany-ask-arrange-begun = 请继续排列，或选定起始城堡
tuscany-ask-start_castle = 请选择起始城堡的位置
tuscany-ask-start_bonus = 请拿取1个起始的奖励板块
tuscany-ask-action = 请抽{ $count }张区域牌、拿取板块或放置板块
tuscany-ask-action-second = 第二个行动：请抽{ $count }张区域牌、拿取板块或放置板块
tuscany-ask-discard = 请腾出存放区以放入{ $item }
tuscany-ask-place_item = 请选择放到第{ $space }格（{ $colour }）的板块
tuscany-ask-pay = 请支付放到第{ $space }格的{ $item }
tuscany-ask-castle = 请从展示区拿取1个板块免费放置，或放弃
tuscany-ask-castle_hex = 请选择{ $slot }的{ $item }免费放置的位置
tuscany-ask-city = 请为你的{ $city }拿取1个奖励板块
tuscany-ask-marble = 请用1个大理石执行第二个行动，或结束回合

tuscany-prompt-arrange-start = { tuscany-ask-arrange-start }。选定起始城堡就完成，起始城堡不计分；没选的部分保持原样。所有人选定前不会公开。
tuscany-prompt-arrange-begun = { tuscany-ask-arrange-begun }。图中是目前的样子。选定起始城堡就完成，起始城堡不计分；没选的部分保持原样。
tuscany-prompt-start_castle = { tuscany-ask-start_castle }。起始城堡不计分；所有人选定前，你的选择保密。
tuscany-prompt-start_bonus = { tuscany-ask-start_bonus }。
tuscany-prompt-action = { tuscany-ask-action }。你有{ $cards }和{ $workers }，存放区{ $storage }。
tuscany-prompt-action-second = { tuscany-ask-action-second }。你有{ $cards }和{ $workers }，存放区{ $storage }。
tuscany-prompt-discard = { tuscany-ask-discard }。你的存放区已满。
tuscany-prompt-place_item = { tuscany-ask-place_item }。
tuscany-prompt-pay = { tuscany-ask-pay }。需要下列任意两项：1张{ $colour }牌、1名工人、1对其他同色的牌。你有{ $cards }和{ $workers }。
tuscany-prompt-castle = { tuscany-ask-castle }。
tuscany-prompt-castle_hex = { tuscany-ask-castle_hex }。
tuscany-prompt-city = { tuscany-ask-city }。
tuscany-prompt-marble = { tuscany-ask-marble }。你有{ $marble }。

## 选项

tuscany-group-draw = 抽牌
tuscany-group-display = 展示区：拿取
tuscany-group-region = 你的区域
tuscany-group-place = 放置板块
tuscany-group-storage = 存放区
tuscany-group-bonus = 奖励板块
tuscany-group-arrange-start = 保持原样：选定起始城堡
tuscany-group-arrange-begun = 完成：选定起始城堡
tuscany-group-arrange-order = 或调整图板顺序
tuscany-group-arrange-turn = 或把图板旋转180°
tuscany-group-arrange-height = 或调整高低（与左边图板相比）
tuscany-group-pay-first = 最省的支付
tuscany-group-pay-none = 不用成对的牌
tuscany-group-pay-pair = 一对牌
tuscany-group-pay-same = 同色两对牌
tuscany-group-pay-different = 异色两对牌
tuscany-button-arrange = 排列你的区域
tuscany-button-start_castle = 选择起始城堡
tuscany-confirm-action = **{ $move }**：你的存放区已满，原有的板块会离开游戏。仍要拿取吗？
tuscany-confirm-castle = **{ $move }**：城堡可以让你免费得到一个板块。要放弃吗？
tuscany-arrange-order = { $boards }
tuscany-arrange-turned = 旋转：{ $boards }
tuscany-arrange-heights = { $boards }
tuscany-arrange-idle = 保持原样，或同一地图转个方向
tuscany-board-turned = { $board }（180°）
tuscany-board-lower = { $board }较低
tuscany-board-higher = { $board }较高
tuscany-offer-turn = 区域旋转180°
tuscany-offer-turn-effect = 地图相同，编号不同；之后再选起始城堡的位置
tuscany-offer-space = { $colour }格
tuscany-offer-site = { $size }格的区块·相邻：{ $beside }
tuscany-offer-left-over = 剩{ $count }个
tuscany-offer-owned = 你有{ $count }个
tuscany-offer-draw = 抽{ $count }张区域牌
tuscany-offer-deck = 牌堆{ $deck }张、弃牌{ $discard }张
tuscany-offer-store = 放入存放区
tuscany-offer-replace = 弃置你的{ $item }
tuscany-offer-full = 存放区已满，须先弃置1个
tuscany-fits = 可放第{ $spaces }格
tuscany-fits-nowhere = 现在无处可放
tuscany-fits-gain = 第{ $space }格{ $gain }
tuscany-offer-place = 放置{ $items }
tuscany-offer-gone = 移出游戏
tuscany-offer-supply = 放回供应区
tuscany-offer-pay = { $cost }
tuscany-offer-keep = 剩下{ $cards }和{ $workers }
tuscany-offer-decline = 放弃
tuscany-offer-decline-effect = 这个城堡不拿免费板块
tuscany-offer-use = 使用大理石
tuscany-offer-use-effect = 执行第二个行动，之后剩{ $marble }
tuscany-offer-end = 结束回合
tuscany-offer-end-effect = 保留{ $marble }
tuscany-gain-area = 完成{ $size }格的区块：+{ $points }
tuscany-gain-colour = 铺满{ $colour }：+{ $points }
tuscany-gain-products = 农产品：+{ $points }
tuscany-gain-kind = 获得{ $gain }
tuscany-gain-farm = 新农产品的分数
tuscany-gain-city = 1个奖励板块
tuscany-gain-castle = 展示区的1个免费板块

## 为何不行

tuscany-refusal-no-turn-back = 区域已经旋转过了。请放置起始城堡；之后仍可从图板顺序重新开始。
tuscany-refusal-no-turn-yet = 选好顺序、旋转与高低之后，才能旋转整个区域。
tuscany-refusal-arranged-so = 这部分已经选定。请选择起始城堡；之后在所有人选定前都可以重新开始。
tuscany-refusal-not-castle = 起始城堡须放在城堡格，第{ $space }格是{ $colour }格。
tuscany-refusal-slot-empty = { $slot }没有板块。
tuscany-refusal-storage-empty = 只能放置存放区里的板块，你的存放区是空的。
tuscany-refusal-covered = 板块须放在空格，第{ $space }格已有{ $item }。
tuscany-refusal-not-adjacent = 板块须与先前放置的板块相邻，第{ $space }格旁边没有板块。
tuscany-refusal-no-item = 第{ $space }格需要{ $colour }板块或六角指示物，你有{ $stored }。
tuscany-refusal-cost = 第{ $space }格需要下列任意两项：1张{ $colour }牌、1名工人、1对其他同色的牌。你有{ $own }、{ $workers }、{ $pairs }。
tuscany-refusal-payment = 这种支付需要{ $need }，你有{ $have }。
tuscany-refusal-not-stored = 只能选存放区里的东西，其中没有{ $item }。
tuscany-refusal-wrong-colour = 板块须放在同色的格子，第{ $space }格是{ $colour }格，不能放{ $item }。
tuscany-refusal-no-place = 免费的板块须立即放到你的区域，现在没有可放{ $item }的格子。
tuscany-refusal-pile-empty = 只能拿取还有剩余的奖励板块，“{ $bonus }”已经拿完。

## Titles of the rules, as in docs/rules/tuscany.md

tuscany-rule-yield-cards = 生产牌
tuscany-rule-bonus-tiles = 奖励板块
tuscany-rule-arranging-a-region = 排列区域
tuscany-rule-setup = 游戏准备
tuscany-rule-a-turn = 回合
tuscany-rule-draw = 抽牌
tuscany-rule-take = 拿取
tuscany-rule-place = 放置
tuscany-rule-payment = 支付
tuscany-rule-after-placing = 放置之后
tuscany-rule-refill-and-purge = 补充与清除
tuscany-rule-villages = 村庄
tuscany-rule-quarries = 矿场
tuscany-rule-monasteries = 修道院
tuscany-rule-inns-and-wild-tokens = 酒馆与六角指示物
tuscany-rule-farms = 农场
tuscany-rule-carriages = 马车
tuscany-rule-cities = 城市
tuscany-rule-castles = 城堡
tuscany-rule-end-of-a-round = 一轮结束
tuscany-rule-the-last-lap = 最后一圈
tuscany-rule-nobody-can-draw = 无牌可抽
tuscany-rule-final-scoring = 最终计分
tuscany-rule-ties = 平局

## 经过

tuscany-story-count = { $who } +{ $points }
tuscany-story-opened = 抽签结果，{ $who }为起始玩家。
tuscany-story-arranged = { $who }的图板是{ $boards }，起始城堡在第{ $space }格。
tuscany-story-displayed = 展示区翻开{ $items }。
tuscany-story-bonus = { $who }拿取奖励板块“{ $bonus }”。
tuscany-story-bonus-green = { $who }拿取奖励板块“{ $bonus }”，获得{ $gain }。
tuscany-story-drew = { $who }抽{ $count }张区域牌。
tuscany-story-drew-own = { $who }抽到{ $cards }。
tuscany-story-drew-none = { $who }抽牌，但已经没有区域牌。
tuscany-story-reshuffled-cards = { $count }张区域牌弃牌洗匀后成为新的牌堆。
tuscany-story-reshuffled-yields = { $count }张生产牌弃牌洗匀后成为新的牌堆。
tuscany-story-took = { $who }从{ $slot }拿取{ $item }。
tuscany-story-discarded = { $who }弃置{ $item }，空出存放区。
tuscany-story-refilled = { $slot }补上{ $item }。
tuscany-story-stack_emptied = { $who }清空了板块堆{ $stack }。
tuscany-story-purged = 清除：展示区的{ $count }个{ $colour }移出游戏（{ $slots }）。
tuscany-story-restocked = 中立板块补入展示区：{ $items }。
tuscany-story-paid = { $who }为第{ $space }格支付{ $cost }。
tuscany-story-placed = { $who }把{ $item }放到第{ $space }格。
tuscany-story-placed_free = { $who }把{ $slot }的{ $item }免费放到第{ $space }格。
tuscany-story-area = { $who }完成{ $size }格的{ $colour }区块：{ $gain }。
tuscany-story-colour_bonus = { $who }第{ $rank }个铺满{ $colour }：{ $gain }。
tuscany-story-gained = { $who }获得{ $gain }。
tuscany-story-overflow = { $who }没有空间存放六角指示物，改为获得{ $gain }。
tuscany-story-farm = { $who }因{ $products }获得{ $gain }。
tuscany-story-farm-none = { $who }的农场区块没有新的农产品。
tuscany-story-yield = { $who }抽到生产牌：{ $gain }。
tuscany-story-castle_lost = 展示区没有板块能放到{ $who }的区域，城堡没有效果。
tuscany-story-declined = { $who }放弃城堡的免费板块。
tuscany-story-marble_spent = { $who }用1个大理石执行第二个行动。
tuscany-story-stalled = 所有人都抽不到牌，本轮结束。
tuscany-story-round_scored = 第{ $round }轮计分，绿分加到红分：{ $points }。
tuscany-story-round = 第{ $round }轮开始。
tuscany-story-last_lap = 每位玩家再进行一个回合。
tuscany-story-final_score = 最终计分：{ $who }获得{ $gain }（{ $sources }）。
tuscany-story-final_score-none = 最终计分：{ $who }没有再得分。
tuscany-final-tiles = 板块{ $points }分
tuscany-final-tokens = 六角指示物{ $points }分
tuscany-final-marble = 大理石{ $points }分
tuscany-final-workers = 工人{ $points }分
tuscany-final-cards = 区域牌{ $points }分
tuscany-red-points = { $points }红分
tuscany-tie-spaces = 区域空格较多，{ $won }比{ $lost }
tuscany-tie-green = 绿分较少，{ $won }比{ $lost }
tuscany-tie-cards = 区域牌较少，{ $won }比{ $lost }

## 分数来源

tuscany-score-round_1 = 第1轮绿分
tuscany-score-round_2 = 第2轮绿分
tuscany-score-round_3 = 第3轮绿分
tuscany-score-overflow = 无处存放的六角指示物
tuscany-score-yield = 生产牌
tuscany-score-tiles = 存放区剩余板块
tuscany-score-tokens = 存放区剩余六角指示物
tuscany-score-marble = 剩余大理石
tuscany-score-workers = 剩余工人
tuscany-score-cards = 剩余区域牌

## 文字版图

tuscany-board-order = 从起始玩家顺时针：{ $order }
tuscany-board-display = 展示区
tuscany-board-bonuses = 颜色奖励和奖励板块
tuscany-board-colour = { $colour }：第一{ $first }、第二{ $second }
tuscany-board-open = +{ $points }
tuscany-board-piles = 剩余奖励板块：{ $piles }
tuscany-board-count = { $what }×{ $count }
tuscany-board-supply = 牌堆
tuscany-board-deck = 区域牌：牌堆{ $deck }张；弃牌：{ $discard }
tuscany-board-yields = 生产牌：牌堆{ $deck }张、弃牌{ $discard }张
tuscany-board-neutral = 中立板块：剩{ $neutral }个；移出游戏的板块：{ $removed }个
tuscany-board-player = { $rank }. { $who }
tuscany-board-storage = 存放区{ $storage }
tuscany-board-owned = 奖励板块：{ $bonuses }
tuscany-board-stacks = 板块堆1、2、3剩余：{ $stacks }
tuscany-board-boards = 图板（从左到右）：{ $turned }；与左边相差半格：{ $shifted }
tuscany-board-covered = 已放置，下方加括号（{ $count }/{ $all }）：{ $tiles }
tuscany-board-beside = 与已放置板块相邻：{ $spaces }
tuscany-board-areas = { $colour }区块：{ $areas }
tuscany-board-done = （{ $space }）
tuscany-board-area = { $spaces }
tuscany-board-plus = { $first }+{ $second }

## 手牌

tuscany-hand-cards = 你的手牌：{ $cards }
tuscany-hand-own = 可用于第{ $spaces }格
tuscany-hand-pairs = 可当{ $count }对用于其他颜色
tuscany-hand-workers = 另有{ $workers }
tuscany-hand-placements = 现在可以放置
tuscany-hand-nothing = 存放区现在没有放得下又付得起的板块。
tuscany-hand-place = { $items }放到第{ $spaces }格：{ $ways }
tuscany-hand-more = 另有{ $count }种支付方式
tuscany-hand-boards = 你的图板
tuscany-hand-board = { $board }：左{ $left }；中{ $middle }；右{ $right }

## 规则卡

tuscany-card-group-tiles = 六角板块
tuscany-card-group-bonuses = 奖励板块
tuscany-card-group-yields = 生产牌
tuscany-card-group-actions = 行动
tuscany-card-group-rules = 规则
tuscany-card-fact-hexes = 每个区域{ $count }格
tuscany-card-fact-tiles = 每位玩家{ $own }个、中立{ $neutral }个
tuscany-card-fact-cards = 区域牌{ $count }张
tuscany-card-fact-colour = 颜色奖励：第一{ $first }分、第二{ $second }分
tuscany-card-fact-copies = 共{ $count }份

tuscany-card-village = 获得1名工人，每有1个“+1 工人”再多1个。放置板块时，1名工人可以代替两项支付中的一项。
tuscany-card-farm = 新板块上每有一种该农场区块其他板块都没有的农产品，就获得1绿分（0、1或2分）。农产品有橄榄、葡萄、小麦、牲畜。
tuscany-card-farm-1 = 只计算新放置的板块，先前的板块不再计分。
tuscany-card-farm-2 = 六角指示物放在农场格总是获得1分；它不算四种农产品中的任何一种，因此不影响之后的板块。
tuscany-card-carriage = 抽1张生产牌，每有1个“+1 生产牌”再多抽1张；逐张抽取并立即获得牌上所示。
tuscany-card-carriage-1 = 奖励板块不会增加生产牌给的东西。
tuscany-card-monastery = 抽{ $count }张区域牌。
tuscany-card-monastery-1 = “+1 区域牌”不适用于此。
tuscany-card-quarry = 获得1个大理石，每有1个“+1 大理石”再多1个。大理石可以换取回合中的第二个行动。
tuscany-card-city = 拿取1个还有剩余的任意一种奖励板块，立即生效。
tuscany-card-inn = 获得1个六角指示物，放到存放区的空格。没有空格时改为获得{ $red }红分。
tuscany-card-inn-1 = 放得下时不能拒收，也不能为它弃置其他东西。
tuscany-card-inn-2 = 从存放区放置的酒馆已经离开它的空格，所以指示物放得下。
tuscany-card-castle = 从展示区拿取1个你的区域有合法位置的板块，免费放上去。接着用你自己的板块堆补充展示区，然后该板块照常计分并触发效果；放的如果又是城堡，也照样触发。
tuscany-card-castle-1 = 可以放弃。展示区没有能放的板块时，效果失效。
tuscany-card-castle-2 = 先补充展示区，免费板块才计分和生效，所以后续的城堡从补充后的展示区选择。
tuscany-card-castle-3 = 这不是行动，不需要大理石，也和区域牌、工人、存放区无关。
tuscany-card-castle-4 = 起始城堡没有效果。
tuscany-card-token = 六角指示物和板块一样放在存放区，可以放到任何颜色的格子，按该格的颜色支付；它能完成区块和颜色奖励，并触发该颜色的效果。
tuscany-card-token-1 = 放在酒馆格获得新的指示物，放在城堡格获得免费板块。
tuscany-card-token-2 = 第一个行动获得的指示物，可以在同一回合的第二个行动放置。
tuscany-card-starting_castle = 游戏准备时放在你区域的三个城堡格之一。它没有效果也不计分，第一个板块须与它相邻。
tuscany-card-starting_castle-1 = 之后计算区块和颜色时，它的格子算已覆盖。若它独占一格的区块，该区块永不计分。
tuscany-card-plus_card = 你每次抽牌行动多抽1张区域牌。
tuscany-card-plus_card-1 = 不适用于修道院和生产牌。
tuscany-card-plus_storage = 你的存放区增加1格，拿取时立即获得{ $green }绿分。
tuscany-card-plus_storage-1 = 游戏准备时拿取也获得分数。
tuscany-card-plus_marble = 你的每个矿场多获得1个大理石。
tuscany-card-plus_marble-1 = 适用于矿场格上的六角指示物，不适用于生产牌。
tuscany-card-plus_worker = 你的每个村庄多获得1名工人。
tuscany-card-plus_worker-1 = 适用于村庄格上的六角指示物，不适用于生产牌。
tuscany-card-plus_yield = 你的每个马车板块多抽1张生产牌。
tuscany-card-yield-title = 生产牌{ $card }
tuscany-card-yield = 获得{ $gain }。
tuscany-card-draw-title = 抽牌
tuscany-card-draw = 抽2张区域牌（后期版本的选项为3张），每有1个“+1 区域牌”多抽1张。没有手牌上限。需要抽牌而牌堆已空时，把弃牌洗匀后成为新的牌堆。
tuscany-card-draw-1 = 牌堆和弃牌都用完时，有几张抽几张，也可能一张都没有。
tuscany-card-take-title = 拿取
tuscany-card-take = 从展示区拿取任意板块放到存放区，不必是现在能放置的。存放区已满时，先弃置一样存放的东西。接着用你最左边的板块堆补充展示区。
tuscany-card-take-1 = 弃置的板块离开游戏，六角指示物放回供应区。还有空格时不能弃置。
tuscany-card-take-2 = 你的板块堆用完时，该位置保持空着。
tuscany-card-place-title = 放置
tuscany-card-place = 把存放区的板块或六角指示物放到你区域上与已放置板块相邻的空格，板块须同色，指示物不限颜色，并支付。接着依次：完成的区块计分、铺满的颜色得分、触发效果。
tuscany-card-place-1 = 触发效果之前，存放区的空格已经空出。
tuscany-card-payment-title = 支付
tuscany-card-payment = 每格需要支付两项。每项可用1张该格颜色的区域牌、1名工人，或1对其他颜色的同色牌（2张）。任意搭配都可以，从不用牌的2名工人到两对牌皆可。
tuscany-card-payment-1 = 两张不同颜色的牌不能替代任何一项。
tuscany-card-payment-2 = 只要付得起，可以选择任何方式，即使浪费。
tuscany-card-marble-title = 大理石
tuscany-card-marble = 每回合一次，行动完全结算后，可以放回1个大理石，再执行一个任意行动，也可以重复刚才的行动。
tuscany-card-marble-1 = 第一个行动获得的大理石、板块、指示物，都可用于第二个行动。
tuscany-card-marble-2 = 每回合最多使用1个大理石，持有数量没有上限。
tuscany-card-setup-title = 游戏准备
tuscany-card-setup = 每位玩家抽{ $cards }张区域牌，并获得A、B、C区域图板各一块。所有人同时秘密拼接图板并放置起始城堡。接着从起始玩家开始，每人拿取1个奖励板块。最后才翻开8个中立板块作为展示区。每人有三堆背面朝上的板块，每堆{ $tiles }个，没有人知道顺序。
tuscany-card-setup-1 = 起始玩家随机决定，之后不变。
tuscany-card-setup-2 = 使用“随机发给拼接方式”时，只选择起始城堡的位置。
tuscany-card-region-title = 区域
tuscany-card-region = 三块各10格的图板并排，顺序任意，每块可旋转180°，并比左边相邻的图板低半格或高半格。格子编号为1至30，从左到右逐列、每列从上到下；每块图板的三列为3、4、3格。相邻的同色格组成区块，可跨越图板。
tuscany-card-region-1 = 整个区域旋转180°仍是同一张地图，两者只提供其一；放置起始城堡前可以旋转。
tuscany-card-region-2 = 区块最多3格。
tuscany-card-refill-title = 补充与清除
tuscany-card-refill = 因拿取或城堡从展示区拿走板块的玩家，用自己最左边板块堆的顶端板块补上。若展示区同一种板块达到{ $count }个，该种全部移出游戏，由中立板块补上，直到没有任何一种达到{ $count }个。
tuscany-card-refill-1 = 没有板块堆的玩家留下的空位，不用中立板块补充。
tuscany-card-refill-2 = 中立板块用完时，展示区保持不足。
tuscany-card-refill-3 = 清除完全结束后，才进行下一个选择。
tuscany-card-storage-title = 存放区
tuscany-card-storage = 你有{ $room }格存放区，每有1个“+1 存放区”增加1格。板块和六角指示物各占一格。
tuscany-card-storage-1 = 游戏结束时，剩下的每个值1红分。
tuscany-card-area-title = 区块
tuscany-card-area = 区块的所有格都覆盖时获得绿分：1格{ $one }分、2格{ $two }分、3格{ $three }分。未完成的区块不计分。
tuscany-card-area-1 = 起始城堡在2格的城堡区块时，覆盖另一格就完成该区块：3分。
tuscany-card-colour_bonus-title = 颜色奖励板块
tuscany-card-colour_bonus = 第一位铺满一种颜色所有格的玩家获得第一奖励的绿分，第二位获得第二奖励，之后的玩家没有。
tuscany-card-colour_bonus-1 = 分数由本程序自定（查不到实体版数值），格数越多分数越高。
tuscany-card-round-title = 轮
tuscany-card-round = 有人清空板块堆1的回合结束时，第1轮结束；第2轮同样以板块堆2为准。每位玩家把绿分加到红分，绿分不重置；所以第1轮的绿分总共计三次，第2轮两次，第3轮一次。接着由下一位玩家继续。
tuscany-card-round-1 = 一个回合最多结束一轮。
tuscany-card-round-2 = 使用“该圈走完”时，第1、2轮在起始玩家上家的回合后结束。
tuscany-card-end-title = 游戏结束
tuscany-card-end = 有人清空板块堆3并结束该回合后，每位玩家顺时针再进行一个回合，触发的玩家最后。接着第3轮计分，并进行最终计分。
tuscany-card-end-1 = 板块堆用完的玩家会在展示区留下空位。
tuscany-card-final-title = 最终计分
tuscany-card-final = 计入红分：存放区每个板块和六角指示物、每个大理石、每名工人各1分，每{ $cards }张区域牌1分。红分最高者获胜。
tuscany-card-final-1 = 板块堆剩下的板块和奖励板块不计分。
tuscany-card-ties-title = 平局
tuscany-card-ties = 红分最高者平局时，区域空格较多者获胜；仍平局则绿分较少者；仍平局则区域牌较少者。仍相同时共同获胜。
tuscany-card-stall-title = 无牌可抽
tuscany-card-stall = 一个回合的所有行动都是抽到0张的抽牌时，视为跳过。所有玩家连续跳过时，该轮立即结束；第3轮则游戏直接结束，不再有额外回合。

## What came of a stretch of play

tuscany-round = 第{ $number }轮
tuscany-summary-took = 从{ $slot }拿取{ $item }
tuscany-summary-dropped = 弃置{ $item }
tuscany-summary-placed = { $item }放到第{ $space }格（{ $cost }）
tuscany-summary-bonus = 奖励板块“{ $bonus }”
tuscany-summary-castle = 起始城堡在第{ $space }格
tuscany-summary-stack = 板块堆{ $stack }用完
tuscany-summary-display = 展示区新板块：{ $items }。
tuscany-summary-scored-seat = { $who } +{ $points }
tuscany-summary-scored = 第{ $round }轮结束，红分：{ $points }。
tuscany-summary-drew = 抽{ $cards }
tuscany-summary-brought = { $actions }→{ $gains }
tuscany-summary-in-all = { $actions }；共获得{ $gains }
tuscany-summary-placed-free = { $item }免费放到第{ $space }格

tuscany-glance-display = 展示区：{ $items }

## 新手入门
tuscany-guide-goal = 玩家用板块填满30格的区域。游戏结束时红分①最高者获胜。游戏中获得的是绿分；三轮各在结束时把全部绿分加到红分，绿分保留，所以越早得到的绿分计得越多次。
tuscany-guide-round =
    轮到你时执行三种行动之一：
    1．抽区域牌。
    2．从展示区①拿取1个板块，放入存放区②。
    3．把存放区的板块放到与已有板块③相邻的同色空格，并支付两项：该色的区域牌、工人，或一对其他同色的牌。
    1个大理石可换第二个行动。有人清空该轮的板块堆，该轮就结束。
tuscany-guide-points =
    区块：同色区块①的所有格都覆盖时，1、2、3格各得1、3、6绿分。
    颜色：第一位与第二位铺满某种颜色所有格的玩家获得该色奖励。
    农场②：新板块上每有一种该区块还没有的农产品，得1绿分。游戏结束时，剩余的板块、大理石、工人与牌带来少许红分。
tuscany-guide-mistakes =
    1．拿取放不下的板块：存放区①起初只有1格，会把你卡住。
    2．没有牌可付就拿板块：拿之前先在手牌②备好两项支付。
    3．开了许多区块却没有完成：只有完成的区块计分，越早完成计得越多次。
tuscany-lesson-take = 你是{ $player1 }，由你开始。手上有3张村庄牌、1张农场牌、1张修道院牌。存放区只有1格。只有与你的城堡（第10格）相邻的空格可以放置。你要做什么？
tuscany-lesson-take-village = 选得好：村庄可以放在城堡旁的第9格，你手上又有两张村庄牌可以支付。下一个回合就能放置。
tuscany-lesson-take-city = 城堡旁没有城市格，这个板块现在放不下，还占住唯一的存放区。要拿其他板块，得先连到城市格，或放弃它。
tuscany-lesson-take-draw = 抽牌不会错：你的奖励板块让你抽3张而不是2张。不过你已经付得起村庄，轮回你时那个村庄可能已经被拿走。
tuscany-lesson-place = 假设你拿了村庄：它已在你的存放区，手上的村庄牌也够支付。接下来呢？
tuscany-lesson-place-place = 用两张村庄牌放置完成，村庄带来1名工人，工人可以支付任何一格。再把村庄放在第8格与第11格就完成这个3格的区块：6绿分，在第1轮得到的总共计三次。
tuscany-lesson-place-lose = 存放区只有1格，拿了农场，村庄就离开游戏了。先放置再拿取：存放区满了会损失板块。
tuscany-lesson-place-draw = 牌变多了，但你早就可以放置。板块在存放区多等一个回合，你就少一个回合可以拿取板块。
tuscany-lesson-pay = 假设过了几个回合，你要把农场放到第7格，需要支付两项。你有1张农场牌、2张修道院牌和1名工人等。你要怎么付？
tuscany-lesson-pay-worker = 用的牌最少：1张农场牌加工人，手上还有5张牌。第7格自成一个区块，所以立即计分。只是工人以后本来可以支付任何颜色。
tuscany-lesson-pay-pair = 一对其他颜色的牌算一项，所以用了三张牌；但工人留下来了，他适用于任何颜色。第7格自成一个区块，立即计分。
tuscany-lesson-pay-both = 这样留下农场牌，却用掉工人和一对牌。只有打算很快再放一个农场时才划算。

## 游戏指令的说明
tuscany-verb-arrange = 排列
tuscany-verb-arrange-about = 排列你的区域：顺序、旋转、高低、城堡
tuscany-verb-start_castle = 起始城堡
tuscany-verb-start_castle-about = 起始城堡的位置
tuscany-verb-start_bonus = 起始奖励
tuscany-verb-start_bonus-about = 一开始选择哪个奖励板块
tuscany-verb-draw = 抽牌
tuscany-verb-draw-about = 抽区域牌
tuscany-verb-take = 拿取
tuscany-verb-take-about = 从展示区拿取板块
tuscany-verb-discard = 弃置
tuscany-verb-discard-about = 弃置存放区的哪个板块
tuscany-verb-place = 放置
tuscany-verb-place-about = 把存放区的板块放到你的区域
tuscany-verb-pay = 支付
tuscany-verb-pay-about = 如何支付放置的费用
tuscany-verb-bonus = 奖励
tuscany-verb-bonus-about = 城市带来哪个奖励板块
tuscany-verb-decline = 放弃
tuscany-verb-decline-about = 放弃这个机会
tuscany-verb-castle = 城堡
tuscany-verb-castle-about = 城堡带来哪个板块
tuscany-verb-on = 放到
tuscany-verb-on-about = 城堡的板块放在哪一格
tuscany-verb-end = 结束回合
tuscany-verb-end-about = 结束回合，保留大理石
tuscany-verb-marble = 大理石
tuscany-verb-marble-about = 用大理石执行第二个行动
tuscany-feature-points = 红分
tuscany-feature-green = 会重复计算的绿分
tuscany-feature-cards = 放置下一块板块用的区域牌
tuscany-feature-reserve = 备用的区域牌
tuscany-feature-pairs = 成对的牌
tuscany-feature-workers = 工人
tuscany-feature-marble = 大理石
tuscany-feature-payable = 接着能放置的板块
tuscany-feature-waiting = 很快付得起的板块
tuscany-feature-stuck = 没有放不下的板块
tuscany-feature-tokens = 六角指示物
tuscany-feature-villages = 存放的村庄会带来的工人
tuscany-feature-carriages = 存放的马车会带来的生产牌
tuscany-feature-quarries = 存放的矿场会带来的大理石
tuscany-feature-monasteries = 存放的修道院
tuscany-feature-cities = 存放的城市
tuscany-feature-inns = 存放的酒馆
tuscany-feature-castles = 存放的城堡
tuscany-feature-finishing = 能完成区块或颜色的存放板块
tuscany-feature-offered = 展示区里能完成区块的板块
tuscany-feature-storage = 存放区的空位
tuscany-feature-display = 展示区里放得下的板块
tuscany-feature-reach = 更多可放的格子
tuscany-feature-covered = 填满区域
tuscany-feature-areas = 快完成的区块
tuscany-feature-colours = 颜色奖励
tuscany-feature-plus_card = 每次多抽牌
tuscany-feature-plus_storage = 更大的存放区
tuscany-feature-plus_marble = 矿场给更多大理石
tuscany-feature-plus_worker = 村庄给更多工人
tuscany-feature-plus_yield = 更多生产牌
tuscany-feature-pace = 让一轮更快结束
tuscany-feature-moving = 再一次行动

## 计划在何时停止

tuscany-signal-purged = 展示区进行了清除
tuscany-signal-stack_emptied = 有板块堆被清空
tuscany-signal-last_lap = 最后一个回合开始了
