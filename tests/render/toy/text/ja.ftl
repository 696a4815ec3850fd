# 練習用ゲームの絵の言葉。名前はエンジンの文言から取る。

toy-picture-bids = 橋への入札
toy-picture-part-cards = カード
toy-picture-part-hand = 手札
