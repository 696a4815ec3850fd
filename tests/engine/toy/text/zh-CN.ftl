toy-title = 收费桥
option-toy-stakes = 赌注
option-toy-stakes-low = 低
option-toy-stakes-high = 高

toy-round = 第{ $number }轮
toy-headline = 第{ $round }轮
toy-headline-over = 游戏结束
toy-ask-turn = 请抽牌、出牌或跳过
toy-ask-toll = 请收过路费，或不收
toy-ask-bury = 请埋下1张手牌
toy-ask-bid = 请为桥出价
toy-prompt-turn = { toy-ask-turn }。你有{ $coins }枚硬币。
toy-prompt-toll = { toy-ask-toll }。你有{ $coins }枚硬币。
toy-prompt-bury = { toy-ask-bury }。你有{ $coins }枚硬币。
toy-prompt-bid = { toy-ask-bid }。
toy-button-bid = 出价
toy-group-turn = 回合
toy-group-toll = 过路费
toy-group-bury = 埋牌
toy-group-bid = 出价
toy-choice-pass = 跳过
toy-choice-draw = 抽1张牌
toy-choice-roll = 掷骰子
toy-choice-levy = 收过路费
toy-choice-decline = 放弃
toy-choice-north = 北岸
toy-choice-south = 南岸
toy-effect-draw = 牌库顶的牌
toy-effect-roll = 掷出6得1枚硬币
toy-effect-levy = 付1枚，拿2枚
toy-card = { $number }点牌
toy-coins = { $number }枚硬币

toy-story-round = 第{ $round }轮开始。
toy-story-passed = { $who }跳过。
toy-story-drew = { $who }抽1张牌。
toy-story-drew-secret = { $who }抽到{ $card }点牌。
toy-story-rolled = { $who }掷出{ $die }。
toy-story-played = { $who }打出{ $card }点牌。
toy-story-tolled = { $who }向{ $victim }收过路费。
toy-story-buried = { $who }埋下1张牌。
toy-story-buried-secret = { $who }埋下{ $card }点牌。
toy-story-answered = { $who }已出价。
toy-story-bid = { $who }在{ $side }出价{ $coins }。
toy-story-bridge = { $side }得到1座桥：{ $seats }。
toy-story-dug_up = { $who }挖出{ $coins }枚硬币。

toy-refusal-deck = 牌库已空。
toy-refusal-hand = 你的手上没有{ $card }点牌。
toy-refusal-coins = 出价需要{ $need }枚硬币，你有{ $have }枚。

toy-rule-a-turn = 回合
toy-rule-tolls = 过路费
toy-rule-the-bridge = 桥

toy-board-players = 玩家
toy-board-score = { $who }：{ $points }分
toy-board-seat = { $who }：{ $coins }枚硬币、{ $cards }张手牌、埋{ $buried }张、{ $bridges }座桥
toy-board-deck = 牌库{ $cards }张；已打出：{ $played }
toy-hand = 你的牌
toy-hand-cards = 手牌：{ $cards }
toy-hand-buried = 已埋：{ $cards }
toy-none = 无

toy-score-coins = 硬币
toy-score-hand = 手牌
toy-score-bridges = 桥

toy-card-group = 规则
toy-card-toll = 过路费
toy-card-toll-cost = 费用1枚硬币
toy-card-toll-body = 向刚打出牌的玩家拿2枚硬币。

## 上次轮到之后发生的事

toy-summary-tolled = 向{ $victim }收过路费
toy-summary-passed = 跳过
toy-summary-rolled = 掷出{ $die }
toy-summary-played = 打出{ $card }点牌
toy-summary-drew = 抽{ $cards }张牌
toy-summary-bid = 出价{ $coins }
toy-summary-bridges = 得到{ $bridges }座桥
toy-amount-coin = { $count }枚硬币

## 新手指南

toy-guide-goal = 在六轮中收集硬币、手牌和桥。最后分数最高者获胜：每枚硬币1分，每张手牌的分数等于牌面数字，每座桥2分。
toy-guide-round =
    1．轮流行动：跳过、抽牌、掷骰子，或打出1张牌①。打出的牌换得等于牌面数字的硬币。
    2．你打出牌之后，下一位玩家可以付1枚硬币，拿走你的2枚②。
    3．最后所有人秘密为桥出价，最多2枚。出价全部支付，总额较高的一岸，该岸的每位玩家都得到1座桥。
toy-guide-points =
    硬币和手牌都计分，因此手牌到最后才公开。
    每座桥2分。埋下的牌在游戏结束时每张换2枚硬币。
toy-guide-mistakes =
    1．下一位玩家付得起过路费时打出牌。
    2．还有牌可抽却跳过：手牌满三张时要埋下1张，但埋下的牌也值2枚硬币。
    3．自己这一岸本来就会赢，还出价2枚。

## 选择的理由

toy-feature-coins = 硬币
toy-feature-cards = 手牌
toy-feature-buried = 埋下的牌
toy-feature-bridges = 桥

## 计划在何时停止

toy-signal-rolled = 有人掷了骰子
