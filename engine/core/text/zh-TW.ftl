# 各遊戲共用的字句

seat = 玩家{ $number }
list-separator = 、
list-pair = { $first }與{ $last }

refusal-not-now = 現在不輪到你，正在等候{ $who }。
refusal-over = 遊戲已經結束。
refusal-not-offered = 這裡沒有「{ $move }」這個選項。
