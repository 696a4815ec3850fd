toy-title = 関所の橋
option-toy-stakes = 賭け金
option-toy-stakes-low = 低い
option-toy-stakes-high = 高い

toy-round = 第{ $number }ラウンド
toy-headline = 第{ $round }ラウンド
toy-headline-over = ゲーム終了
toy-ask-turn = カードを引くか、出すか、パスしてください
toy-ask-toll = 通行料を取れます
toy-ask-bury = 手札を1枚埋めてください
toy-ask-bid = 橋に入札してください
toy-prompt-turn = { toy-ask-turn }。コインは{ $coins }枚あります。
toy-prompt-toll = { toy-ask-toll }。コインは{ $coins }枚あります。
toy-prompt-bury = { toy-ask-bury }。コインは{ $coins }枚あります。
toy-prompt-bid = { toy-ask-bid }。
toy-button-bid = 入札する
toy-group-turn = 手番
toy-group-toll = 通行料
toy-group-bury = 埋める
toy-group-bid = 入札
toy-choice-pass = パス
toy-choice-draw = カードを1枚引く
toy-choice-roll = ダイスを振る
toy-choice-levy = 通行料を取る
toy-choice-decline = 見送る
toy-choice-north = 北岸
toy-choice-south = 南岸
toy-effect-draw = 山札の一番上のカード
toy-effect-roll = 6が出たらコイン1枚
toy-effect-levy = 1枚払って2枚取る
toy-card = { $number }のカード
toy-coins = コイン{ $number }枚

toy-story-round = 第{ $round }ラウンド開始。
toy-story-passed = { $who }はパスします。
toy-story-drew = { $who }はカードを1枚引きます。
toy-story-drew-secret = { $who }は{ $card }のカードを引きます。
toy-story-rolled = { $who }のダイスは{ $die }です。
toy-story-played = { $who }は{ $card }のカードを出します。
toy-story-tolled = { $who }は{ $victim }から通行料を取ります。
toy-story-buried = { $who }はカードを1枚埋めます。
toy-story-buried-secret = { $who }は{ $card }のカードを埋めます。
toy-story-answered = { $who }は入札しました。
toy-story-bid = { $who }は{ $side }にコイン{ $coins }枚を入札します。
toy-story-bridge = { $side }が橋を得ます：{ $seats }。
toy-story-dug_up = { $who }はコイン{ $coins }枚を掘り出します。

toy-refusal-deck = 山札がありません。
toy-refusal-hand = 手札に{ $card }のカードがありません。
toy-refusal-coins = 入札にはコイン{ $need }枚が必要ですが、{ $have }枚しかありません。

toy-rule-a-turn = 手番
toy-rule-tolls = 通行料
toy-rule-the-bridge = 橋

toy-board-players = プレイヤー
toy-board-score = { $who }：{ $points }点
toy-board-seat = { $who }：コイン{ $coins }枚、手札{ $cards }枚、埋めた札{ $buried }枚、橋{ $bridges }本
toy-board-deck = 山札{ $cards }枚、出た札：{ $played }
toy-hand = あなたの札
toy-hand-cards = 手札：{ $cards }
toy-hand-buried = 埋めた札：{ $cards }
toy-none = なし

toy-score-coins = コイン
toy-score-hand = 手札
toy-score-bridges = 橋

toy-card-group = ルール
toy-card-toll = 通行料
toy-card-toll-cost = コイン1枚を払う
toy-card-toll-body = 直前にカードを出したプレイヤーからコイン2枚を取る。

## 前の手番からの出来事

toy-summary-tolled = { $victim }から通行料を取る
toy-summary-passed = パス
toy-summary-rolled = ダイスの目は{ $die }
toy-summary-played = { $card }のカードを出す
toy-summary-drew = カードを{ $cards }枚引く
toy-summary-bid = 入札{ $coins }
toy-summary-bridges = 橋を{ $bridges }本得る
toy-amount-coin = コイン{ $count }枚

## はじめての人へ

toy-guide-goal = 6ラウンドでコイン、手札、橋を集めます。最後に得点が最も多いプレイヤーの勝ちです。コインは1枚1点、手札は数字がそのまま得点、橋は1本2点です。
toy-guide-round =
    1．順番に、パスする、カードを引く、ダイスを振る、カードを出す①、のどれかを行います。出したカードの数字と同じ枚数のコインを得ます。
    2．カードを出すと、次のプレイヤーはコイン1枚を払って、あなたのコインを2枚取れます②。
    3．最後に全員が橋に2枚まで秘密の入札をします。入札したコインは全員が払い、合計の多い岸のプレイヤー全員が橋を1本得ます。
toy-guide-points =
    コインと手札はすべて得点になるので、手札は最後まで公開されません。
    橋は1本2点です。埋めた札は、ゲーム終了時に1枚につきコイン2枚になります。
toy-guide-mistakes =
    1．次のプレイヤーが通行料を払えるときにカードを出すこと。
    2．引ける札があるのにパスすること。手札が3枚になると1枚を埋めますが、それもコイン2枚になります。
    3．自分の岸が勝てるのに2枚を入札すること。

## 手の理由

toy-feature-coins = コイン
toy-feature-cards = 手札
toy-feature-buried = 埋めた札
toy-feature-bridges = 橋

## 予約が止まるとき

toy-signal-rolled = 誰かがダイスを振った
