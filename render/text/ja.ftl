# 全ゲーム共通の図の文言

picture-to-move = の手番
picture-passed = パス済み
picture-won = { $count ->
    [1] の勝利
   *[other] の共同勝利
    }
picture-won-points = { $count ->
    [1] の勝利、{ $points }点
   *[other] の共同勝利、{ $points }点
    }
picture-none-left = すべて建築されました。
picture-phase-goal = { $phase }・{ $goal }
picture-part-players = プレイヤー
picture-part-me = 自分の状況
picture-part-score = 得点
picture-part-chart = 得点の推移
picture-part-chances = 勝率
picture-part-ending = 結末
picture-part-player1 = プレイヤー1
picture-part-player2 = プレイヤー2
picture-part-player3 = プレイヤー3
picture-part-player4 = プレイヤー4
picture-part-player5 = プレイヤー5
picture-total = 合計
picture-points-none = まだ誰も得点していません
picture-points-hidden = 得点は終了まで非公開です
picture-points-uncounted = 途中で終了したため、得点計算はありません
picture-points-other = その他
picture-chart-end = 終了
picture-chart-round = ラウンド
picture-ending-rounds = 全{ $count }ラウンド
picture-ending-ahead = { $points }点で勝利、{ $ahead }点差
picture-ending-early = ゲームは途中で終了しました
picture-ending-decided = 勝負を分けた場面
picture-ending-turning-point = { $round }：{ $source } { $points }
picture-ending-turning-point-part = { $round }：{ $points }（うち{ $source } { $part }）
picture-ending-gain = { $round }：{ $points }
picture-ending-left = 途中退席
picture-ending-sources = 得点の内訳
picture-chances-none = このゲームの検討はまだありません。
picture-watermark = もしも
picture-example = 例

# 個人の成績の図
picture-record-title = 戦績
picture-record-won = { $games }戦{ $won }勝
picture-record-no-games = 終了したゲームはまだありません
picture-record-unrated = レーティングなし
picture-record-rated-games = レート戦{ $games }回
picture-record-ahead = 平均得点差
picture-record-trend = 直近10戦の変化
picture-record-place = 平均順位
picture-record-most = 最高得点
picture-record-curve = レーティング
picture-record-curve-games = レート戦ごとの値と誤差（±）
picture-record-no-curve = 2回目のレート戦からグラフを表示します。
picture-record-by-players = 人数別
picture-record-by-order = 手番順別
picture-record-players-row = { $number }人
picture-record-order-row = { $number }番手
picture-record-won-short = { $games }戦{ $won }勝
picture-record-ahead-short = 得点差
picture-record-rival = ライバル
picture-record-nemesis = 天敵
picture-record-companion = よく同席する人
picture-record-nobody = まだいません
picture-record-met = 同席{ $games }回
picture-record-duel = 上位{ $ahead }回、下位{ $behind }回
picture-record-badges = バッジ：{ $earned } / { $all }
picture-standings-title = 順位表
picture-standings-final = 最終順位
picture-standings-ended = 終了した卓
picture-standings-points = 点
picture-standings-wins = 勝ち
picture-standings-played = 卓
picture-standings-left = 離脱
picture-standings-up = 昇格
picture-standings-up-now = 現時点で昇格
picture-standings-down = 降格
picture-standings-down-now = 現時点で降格
picture-standings-reserves = リザーブ（引き継いだ席の点）

# 文の途中で改行しない語（文字の種類で分からないもの）
picture-unbroken = 持ち主
