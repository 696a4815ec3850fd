# 絵の言葉。名前はエンジンの文言から取る。

glimpse-picture-part-cards = カード
glimpse-picture-deck = 山札：{ $cards }
glimpse-picture-dropped = 捨て札：{ $cards }
