# 玩具游戏图片的说明；名称取自引擎的文字档。

toy-picture-bids = 桥的出价
toy-picture-part-cards = 卡牌
toy-picture-part-hand = 手牌
