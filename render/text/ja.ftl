# 全ゲーム共通の図の文言

picture-to-move = の手番
picture-passed = パス済み
picture-won = { $count ->
   *[other] の勝利
    }
picture-won-points = { $count ->
   *[other] の勝利、{ $points }点
    }
picture-none-left = すべて建築されました。
picture-part-players = プレイヤー
picture-part-me = 自分の状況

# 文の途中で改行しない語（文字の種類で分からないもの）
picture-unbroken = -
