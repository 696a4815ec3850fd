# 各遊戲共用的字句

language-name = 繁體中文
seat = 玩家{ $number }
person = { $name }
list-separator = 、
list-pair = { $first }與{ $last }
list-end = { $first }與{ $last }

refusal-not-now = 還沒輪到你，正在等{ $who }。
refusal-over = 遊戲已經結束。
refusal-not-offered = 這裡沒有「{ $move }」這個選項。

## 字句的組合

phrase-plain = { $text }
phrase-dots = { $first }・{ $second }
phrase-listed = { $head }、{ $tail }
phrase-either = { $first }或{ $second }
phrase-owned = { $thing }（{ $owner }）
phrase-spot = { $thing }（{ $code }）
amount = { $count }個{ $thing }
nothing = 0個資源
none = 無
nobody = 無

## 文字圖板的共同部分

board-now = 目前狀況
board-players = 玩家
board-to-move = 輪到{ $who }：{ $prompt }
board-still-to-answer = 尚未回答：{ $who }
board-winners = { $count ->
    [1] 獲勝：{ $winners }
   *[other] 共同獲勝：{ $winners }
    }
board-winners-tie-break = { board-winners }（{ $tie_break }）

## 共同的選項與記述

group-answer = 請選擇
story-forced = { $who }只有一個選擇。
story-game-over = 遊戲結束。{ $winners }以{ $score }{ $count ->
    [1] 獲勝
   *[other] 共同獲勝
    }。
story-game-over-tie-break = 遊戲結束。{ $winners }以{ $score }{ $count ->
    [1] 獲勝
   *[other] 共同獲勝
    }（{ $tie_break }）。

## 平手判定

tie-break-points = { $points }分平手
tie-break-then = { $first }；{ $second }

## What came of a stretch of play

summary-you = 你
summary-you-first = 你
summary-clause = { $who }：{ $what }。
summary-points-up = +{ $points }（共{ $now }）
summary-points-down = −{ $points }（共{ $now }）
summary-less = −{ $amount }
summary-coded = { $thing }（{ $code }）
summary-set-up = 開局

## A position in very few words

glance-player = { $who }：{ $what }
glance-workers = 工人：{ $pieces }

## 選擇的理由

hint-more = +{ $amount }
hint-less = −{ $amount }
hint-points = { $count }分
hint-nothing = 無得無失
hint-keeps = 省下{ $what }
hint-rival = { $who }：{ $changes }
hint-taken = 否則會被{ $who }搶先
hint-costs-more = 首選可保住{ $what }
player-aims = 著眼於{ $what }
player-harms = 在{ $what }上牽制{ $who }
player-aims-and-harms = { $aims }，並{ $harms }
