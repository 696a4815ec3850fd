# 各游戏共用的语句

language-name = 简体中文
seat = 玩家{ $number }
person = { $name }
list-separator = 、
list-pair = { $first }和{ $last }
list-end = { $first }和{ $last }

refusal-not-now = 还没轮到你，正在等{ $who }。
refusal-over = 游戏已经结束。
refusal-not-offered = 这里没有“{ $move }”这个选项。

## 语句的组合

phrase-plain = { $text }
phrase-dots = { $first }·{ $second }
phrase-listed = { $head }、{ $tail }
phrase-either = { $first }或{ $second }
phrase-owned = { $thing }（{ $owner }）
phrase-spot = { $thing }（{ $code }）
amount = { $count }个{ $thing }
nothing = 0个资源
none = 无
nobody = 无

## 文字版图的共同部分

board-now = 当前状况
board-players = 玩家
board-to-move = 轮到{ $who }：{ $prompt }
board-still-to-answer = 尚未回答：{ $who }
board-winners = { $count ->
    [1] 获胜：{ $winners }
   *[other] 共同获胜：{ $winners }
    }
board-winners-tie-break = { board-winners }（{ $tie_break }）

## 共同的选项与记述

group-answer = 请选择
story-forced = { $who }只有一个选择。
story-game-over = 游戏结束。{ $winners }以{ $score }{ $count ->
    [1] 获胜
   *[other] 共同获胜
    }。
story-game-over-tie-break = 游戏结束。{ $winners }以{ $score }{ $count ->
    [1] 获胜
   *[other] 共同获胜
    }（{ $tie_break }）。

## 平局判定

tie-break-points = { $points }分平局
tie-break-then = { $first }；{ $second }

## What came of a stretch of play

summary-you = 你
summary-you-first = 你
summary-clause = { $who }：{ $what }。
summary-points-up = +{ $points }（共{ $now }）
summary-points-down = −{ $points }（共{ $now }）
summary-less = −{ $amount }
summary-coded = { $thing }（{ $code }）
summary-set-up = 开局

## A position in very few words

glance-player = { $who }：{ $what }
glance-workers = 工人：{ $pieces }

## 选择的理由

hint-more = +{ $amount }
hint-less = −{ $amount }
hint-points = { $count }分
hint-nothing = 无得无失
hint-keeps = 省下{ $what }
hint-rival = { $who }：{ $changes }
hint-taken = 否则会被{ $who }抢先
hint-costs-more = 首选可保住{ $what }
player-aims = 着眼于{ $what }
player-harms = 在{ $what }上牵制{ $who }
player-aims-and-harms = { $aims }，并{ $harms }
