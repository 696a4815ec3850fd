# 《皇帝的陰影》圖面文字；名稱取自引擎的目錄

emperor-picture-throne = 王座
emperor-picture-emperor = 皇帝
emperor-picture-rival = 競敵
emperor-picture-old-emperor = 原皇帝
emperor-picture-elected = 當選者
emperor-picture-lifted = 退位
emperor-picture-still-emperor = { $who }連任皇帝
emperor-picture-new-emperor = { $who }當選皇帝
emperor-picture-votes = 目前票數
emperor-picture-voted = 表決結果
emperor-picture-round = 回合
emperor-picture-state-emperor = 皇帝
emperor-picture-state-rival = 競敵
emperor-picture-state-old-emperor = 原皇帝
emperor-picture-state-elected = 當選
emperor-picture-state-passed = 已跳過
emperor-picture-state-ballot = 已投票
emperor-picture-separator = 、
emperor-picture-part-votes = 選票
emperor-picture-part-cards = 行動牌
emperor-picture-own-pieces = 圖板上的棋子
emperor-picture-own-cards = 面前的牌
emperor-picture-own-ballot = 你的選票：
emperor-picture-no-influence = 此處無人有影響力
emperor-picture-out = 2人遊戲不使用
emperor-picture-short-daughter = { emperor-card-daughter }

# 換行時不拆開的詞
emperor-picture-chart-round = 回合
emperor-picture-ending-rounds = 共{ $count }回合
emperor-picture-unbroken = 選帝侯領 選帝侯 大主教邦 大主教 帝國市 單身貴族 獨身貴族 貴族夫婦 貴族 騎士 城市 行動牌 特權 教會 干涉 修道院 女兒 男嗣 許配 提親 城堡 王座 權貴 位置 選票 票數 世俗 己方 他人 年輕 年老 遷移 移動 放置 更改 幕後權臣 影響力 回合 任一處 跳過 免費 執行 購買 布蘭登堡 特里爾 科隆 美因茲 普法茲 薩克森 波希米亞 醫師 手中 塔勒 紅牌 藍牌 指定 生效 取完 有空間 空間 空位 投給 勝方 獲勝 視為 成為 換成 放回 隨機 依序 競逐 必須 擁有者 位置上 貴族位置 可以 自己 結束 階段 效果 不變 一級 一張 狀態
