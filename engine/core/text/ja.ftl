# 全ゲーム共通の文言

seat = プレイヤー{ $number }
list-separator = 、
list-pair = { $first }と{ $last }

refusal-not-now = いまはあなたの手番ではありません。{ $who }を待っています。
refusal-over = ゲームは終了しています。
refusal-not-offered = 「{ $move }」はここでは選べません。
