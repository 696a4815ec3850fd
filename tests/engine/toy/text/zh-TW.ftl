toy-title = 收費橋
option-toy-stakes = 賭注
option-toy-stakes-low = 低
option-toy-stakes-high = 高

toy-round = 第{ $number }輪
toy-headline = 第{ $round }輪
toy-headline-over = 遊戲結束
toy-ask-turn = 請抽牌、出牌或跳過
toy-ask-toll = 請收過路費，或不收
toy-ask-bury = 請埋下1張手牌
toy-ask-bid = 請為橋出價
toy-prompt-turn = { toy-ask-turn }。你有{ $coins }枚硬幣。
toy-prompt-toll = { toy-ask-toll }。你有{ $coins }枚硬幣。
toy-prompt-bury = { toy-ask-bury }。你有{ $coins }枚硬幣。
toy-prompt-bid = { toy-ask-bid }。
toy-button-bid = 出價
toy-group-turn = 回合
toy-group-toll = 過路費
toy-group-bury = 埋牌
toy-group-bid = 出價
toy-choice-pass = 跳過
toy-choice-draw = 抽1張牌
toy-choice-roll = 擲骰子
toy-choice-levy = 收過路費
toy-choice-decline = 放棄
toy-choice-north = 北岸
toy-choice-south = 南岸
toy-effect-draw = 牌庫頂的牌
toy-effect-roll = 擲出6得1枚硬幣
toy-effect-levy = 付1枚，拿2枚
toy-card = { $number }點牌
toy-coins = { $number }枚硬幣

toy-story-round = 第{ $round }回合開始。
toy-story-passed = { $who }跳過。
toy-story-drew = { $who }抽1張牌。
toy-story-drew-secret = { $who }抽到{ $card }點牌。
toy-story-rolled = { $who }擲出{ $die }。
toy-story-played = { $who }打出{ $card }點牌。
toy-story-tolled = { $who }向{ $victim }收過路費。
toy-story-buried = { $who }埋下1張牌。
toy-story-buried-secret = { $who }埋下{ $card }點牌。
toy-story-answered = { $who }已出價。
toy-story-bid = { $who }在{ $side }出價{ $coins }。
toy-story-bridge = { $side }得到1座橋：{ $seats }。
toy-story-dug_up = { $who }挖出{ $coins }枚硬幣。

toy-refusal-deck = 牌庫已空。
toy-refusal-hand = 你的手上沒有{ $card }點牌。
toy-refusal-coins = 出價需要{ $need }枚硬幣，你有{ $have }枚。

toy-rule-a-turn = 回合
toy-rule-tolls = 過路費
toy-rule-the-bridge = 橋

toy-board-players = 玩家
toy-board-score = { $who }：{ $points }分
toy-board-seat = { $who }：{ $coins }枚硬幣、{ $cards }張手牌、埋{ $buried }張、{ $bridges }座橋
toy-board-deck = 牌庫{ $cards }張；已打出：{ $played }
toy-hand = 你的牌
toy-hand-cards = 手牌：{ $cards }
toy-hand-buried = 已埋：{ $cards }
toy-none = 無

toy-score-coins = 硬幣
toy-score-hand = 手牌
toy-score-bridges = 橋

toy-card-group = 規則
toy-card-toll = 過路費
toy-card-toll-cost = 費用1枚硬幣
toy-card-toll-body = 向剛打出牌的玩家拿2枚硬幣。

## 上次輪到之後發生的事

toy-summary-tolled = 向{ $victim }收過路費
toy-summary-passed = 跳過
toy-summary-rolled = 擲出{ $die }
toy-summary-played = 打出{ $card }點牌
toy-summary-drew = 抽{ $cards }張牌
toy-summary-bid = 出價{ $coins }
toy-summary-bridges = 得到{ $bridges }座橋
toy-amount-coin = { $count }枚硬幣

## 新手指南

toy-guide-goal = 在六個回合中收集硬幣、手牌與橋。最後分數最高者獲勝：每枚硬幣1分，每張手牌的分數等於牌面數字，每座橋2分。
toy-guide-round =
    1．輪流行動：跳過、抽牌、擲骰子，或打出1張牌①。打出的牌換得等於牌面數字的硬幣。
    2．你打出牌之後，下一位玩家可以付1枚硬幣，拿走你的2枚②。
    3．最後所有人秘密為橋出價，最多2枚。出價全數支付，總額較高的一岸，該岸的每位玩家都得到1座橋。
toy-guide-points =
    硬幣與手牌都計分，因此手牌到最後才公開。
    每座橋2分。埋下的牌在遊戲結束時每張換2枚硬幣。
toy-guide-mistakes =
    1．下一位玩家付得起過路費時打出牌。
    2．還有牌可抽卻跳過：手牌滿三張時要埋下1張，但埋下的牌也值2枚硬幣。
    3．自己這一岸本來就會贏，還出價2枚。

## 選擇的理由

toy-feature-coins = 硬幣
toy-feature-cards = 手牌
toy-feature-buried = 埋下的牌
toy-feature-bridges = 橋

## 計畫在何時停止

toy-signal-rolled = 有人擲了骰子
