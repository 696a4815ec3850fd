# 圖片的說明；名稱取自引擎的文字檔。

glimpse-picture-part-cards = 卡牌
glimpse-picture-deck = 牌庫：{ $cards }
glimpse-picture-dropped = 丟出：{ $cards }
