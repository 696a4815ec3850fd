# 全ゲーム共通の図の文言

picture-to-move = の手番
picture-passed = パス済み
picture-winners = { $count ->
   *[other] 勝者：{ $who }
    }
picture-part-players = プレイヤー
picture-part-me = 自分の状況
