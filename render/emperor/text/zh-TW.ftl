# 《皇帝的陰影》圖面文字；名稱取自引擎的目錄

emperor-picture-throne = 王座
emperor-picture-emperor = 皇帝
emperor-picture-rival = 競敵
emperor-picture-lifted = 退位
emperor-picture-votes = 目前票數
emperor-picture-voted = 表決結果
emperor-picture-round = 回合
emperor-picture-state-emperor = 皇帝
emperor-picture-state-rival = 競敵
emperor-picture-state-passed = 已棄權
emperor-picture-state-ballot = 已投票
emperor-picture-separator = 、
emperor-picture-part-votes = 選票
emperor-picture-part-cards = 行動牌
emperor-picture-own-pieces = 你在圖板上的棋子
emperor-picture-own-cards = 你面前的牌
emperor-picture-own-ballot = 你的選票：
emperor-picture-no-influence = 此處無人有影響力
emperor-picture-hyphens = -
emperor-picture-short-daughter = { emperor-card-daughter }

