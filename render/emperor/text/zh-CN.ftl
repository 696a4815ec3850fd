# 《皇帝的阴影》图面文字；名称取自引擎的目录

emperor-picture-throne = 王座
emperor-picture-emperor = 皇帝
emperor-picture-rival = 竞争者
emperor-picture-old-emperor = 原皇帝
emperor-picture-elected = 当选者
emperor-picture-lifted = 退位
emperor-picture-still-emperor = { $who }连任皇帝
emperor-picture-new-emperor = { $who }当选皇帝
emperor-picture-votes = 当前票数
emperor-picture-voted = 投票结果
emperor-picture-round = 轮次
emperor-picture-state-emperor = 皇帝
emperor-picture-state-rival = 竞争者
emperor-picture-state-old-emperor = 原皇帝
emperor-picture-state-elected = 当选
emperor-picture-state-passed = 已跳过
emperor-picture-state-ballot = 已投票
emperor-picture-separator = 、
emperor-picture-part-votes = 选票
emperor-picture-part-cards = 行动牌
emperor-picture-own-pieces = 版图上的板块
emperor-picture-own-cards = 面前的牌
emperor-picture-own-ballot = 你的选票：
emperor-picture-no-influence = 此处无人有影响力
emperor-picture-out = 2人游戏不使用
emperor-picture-short-daughter = { emperor-card-daughter }

# 换行时不拆开的词
emperor-picture-chart-round = 轮
emperor-picture-ending-rounds = 共{ $count }轮
emperor-picture-unbroken = 选帝侯领 选帝侯 大主教区 大主教 帝国城市 单身贵族 贵族 夫妇 骑士 城市 行动牌 特权 教会 干涉 修道院 女儿 男嗣 许配 提亲 城堡 王座 权贵 位置 选票 世俗 己方 他人 年轻 年老 迁移 迁到 移动 放置 更改 幕后权臣 影响力 获得 更多 任意 一处 跳过 免费 执行 购买 勃兰登堡 特里尔 科隆 美因茨 普法尔茨 萨克森 波希米亚 医生 不计 贵族位 选帝侯席 手中 塔勒 红牌 蓝牌 指定 生效 买完 有空间 空间 空位 投给 胜者 获胜 视为 成为 放回 随机 依次 占据 可以 就是 必须 挤走 拥有者 同龄 再平 自己 结束 阶段 效果 不变 一级 一张 状态
