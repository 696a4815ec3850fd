# 《皇帝的阴影》图面文字；名称取自引擎的目录

emperor-picture-throne = 王座
emperor-picture-emperor = 皇帝
emperor-picture-rival = 竞争者
emperor-picture-lifted = 退位
emperor-picture-votes = 当前票数
emperor-picture-voted = 投票结果
emperor-picture-round = 轮次
emperor-picture-state-emperor = 皇帝
emperor-picture-state-rival = 竞争者
emperor-picture-state-passed = 已跳过
emperor-picture-state-ballot = 已投票
emperor-picture-separator = 、
emperor-picture-part-votes = 选票
emperor-picture-part-cards = 行动牌
emperor-picture-own-pieces = 你在版图上的板块
emperor-picture-own-cards = 你面前的牌
emperor-picture-own-ballot = 你的选票：
emperor-picture-no-influence = 此处无人有影响力
emperor-picture-hyphens = -
emperor-picture-short-daughter = { emperor-card-daughter }

