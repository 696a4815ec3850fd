# 『皇帝の影』の図の文言。名称はエンジンのカタログから

emperor-picture-throne = 玉座
emperor-picture-emperor = 皇帝
emperor-picture-rival = 対立候補
emperor-picture-old-emperor = 前皇帝
emperor-picture-elected = 当選者
emperor-picture-lifted = 退位
emperor-picture-still-emperor = { $who }が皇帝を続ける
emperor-picture-new-emperor = { $who }が皇帝に選ばれる
emperor-picture-votes = 現在の票数
emperor-picture-voted = 開票結果
emperor-picture-round = ラウンド
emperor-picture-state-emperor = 皇帝
emperor-picture-state-rival = 対立候補
emperor-picture-state-old-emperor = 前皇帝
emperor-picture-state-elected = 当選
emperor-picture-state-passed = パス済み
emperor-picture-state-ballot = 投票済み
emperor-picture-separator = 、
emperor-picture-part-votes = 票
emperor-picture-part-cards = アクションカード
emperor-picture-own-pieces = 盤上の駒
emperor-picture-own-cards = 購入したカード
emperor-picture-own-ballot = 自分の投票：
emperor-picture-no-influence = 影響力を持つ人はいない
emperor-picture-out = 2人プレイでは使用しない
emperor-picture-short-daughter = { emperor-card-daughter }

# 文の途中で改行しない語（文字の種類で分からないもの）
emperor-picture-chart-round = ラウンド
emperor-picture-ending-rounds = 全{ $count }ラウンド
emperor-picture-unbroken = -
