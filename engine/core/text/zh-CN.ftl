# 各游戏共用的语句

seat = 玩家{ $number }
list-separator = 、
list-pair = { $first }和{ $last }

refusal-not-now = 现在没有轮到你，正在等待{ $who }。
refusal-over = 游戏已经结束。
refusal-not-offered = 这里没有“{ $move }”这个选项。
