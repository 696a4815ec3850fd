# トスカーナの城の図の文言。名称はエンジンのカタログから

tuscany-picture-both = { $first }・{ $second }
tuscany-picture-goal = 赤の得点が最多で勝ち
tuscany-picture-busy = 準備中
tuscany-picture-ready = 準備完了
tuscany-picture-count-ready = { $all }人中{ $ready }人が準備完了
tuscany-picture-ending-source = 緑の点
tuscany-picture-colours = カラー
tuscany-picture-piles = ボーナスタイル
tuscany-picture-storage = 保管スペース
tuscany-picture-cards = 地域カードの山札
tuscany-picture-yields = 産出カードの山札
tuscany-picture-neutral = 裏向きの中立タイル
tuscany-picture-red = 赤の得点
tuscany-picture-green = 緑の得点
tuscany-picture-green-area = エリア
tuscany-picture-green-colour = カラーボーナス
tuscany-picture-green-farm = 農場の産物
tuscany-picture-green-plus_storage = +1 保管スペース
tuscany-picture-green-yield = 産出カード
tuscany-picture-part-region = 領地
tuscany-picture-part-display = 場
tuscany-picture-part-hand = 手札
tuscany-picture-unbroken = -
