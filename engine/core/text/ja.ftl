# 全ゲーム共通の文言

language-name = 日本語
seat = プレイヤー{ $number }
person = { $name }さん
list-separator = 、
list-pair = { $first }と{ $last }
list-end = { $first }、{ $last }

refusal-not-now = いまはあなたの手番ではありません。{ $who }を待っています。
refusal-over = ゲームは終了しています。
refusal-not-offered = 「{ $move }」はここでは選べません。

## 文のつなぎ方

phrase-plain = { $text }
phrase-dots = { $first }・{ $second }
phrase-listed = { $head }、{ $tail }
phrase-either = { $first }または{ $second }
phrase-owned = { $thing }（{ $owner }）
phrase-spot = { $thing }（{ $code }）
amount = { $thing }{ $count }個
nothing = なし
none = なし
nobody = なし

## テキスト盤面の共通部分

board-now = 現在の状況
board-players = プレイヤー
board-to-move = { $who }の手番：{ $prompt }
board-still-to-answer = 未回答：{ $who }
board-winners = { $count ->
    [1] 勝者：{ $winners }
   *[other] 共同勝利：{ $winners }
    }
board-winners-tie-break = { board-winners }（{ $tie_break }）

## 共通の選択肢と記述

group-answer = 選択
story-forced = { $who }の選択肢は1つだけ。
story-game-over = ゲーム終了。{ $winners }が{ $score }で{ $count ->
    [1] 勝利
   *[other] 共に勝利
    }。
story-game-over-tie-break = ゲーム終了。{ $winners }が{ $score }で{ $count ->
    [1] 勝利
   *[other] 共に勝利
    }（{ $tie_break }）。

## 同点の決着

tie-break-points = { $points }点で同点
tie-break-then = { $first }、{ $second }

## What came of a stretch of play

summary-you = あなた
summary-you-first = あなた
summary-clause = { $who }：{ $what }。
summary-points-up = +{ $points }（計{ $now }）
summary-points-down = −{ $points }（計{ $now }）
summary-less = −{ $amount }
summary-coded = { $thing }（{ $code }）
summary-set-up = セットアップ

## A position in very few words

glance-player = { $who }：{ $what }
glance-workers = 配置：{ $pieces }

## 手の理由

hint-more = +{ $amount }
hint-less = −{ $amount }
hint-points = { $count }点
hint-nothing = 得失なし
hint-keeps = { $what }を温存
hint-rival = { $who }：{ $changes }
hint-taken = 取らないと{ $who }に取られる
hint-costs-more = 最初の候補なら{ $what }を失わない
player-aims = { $what }が狙い
player-harms = { $who }の{ $what }を妨げる
player-aims-and-harms = { $aims }で、{ $harms }
