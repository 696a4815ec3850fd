# 图片的说明；名称取自引擎的文字档。

glimpse-picture-part-cards = 卡牌
glimpse-picture-deck = 牌库：{ $cards }
glimpse-picture-dropped = 丢出：{ $cards }
