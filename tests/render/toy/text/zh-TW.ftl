# 玩具遊戲圖片的說明；名稱取自引擎的文字檔。

toy-picture-bids = 橋的出價
toy-picture-part-cards = 卡牌
toy-picture-part-hand = 手牌
