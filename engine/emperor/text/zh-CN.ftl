# 皇帝的阴影：玩家读到的文字

## 游戏

emperor-title = 皇帝的阴影

## 选帝侯领

emperor-electorate-TRI = 特里尔
emperor-electorate-KOL = 科隆
emperor-electorate-MAI = 美因茨
emperor-electorate-PAL = 普法尔茨
emperor-electorate-SAX = 萨克森
emperor-electorate-BRA = 勃兰登堡
emperor-electorate-BOH = 波希米亚
emperor-in-TRI = 特里尔
emperor-in-KOL = 科隆
emperor-in-MAI = 美因茨
emperor-in-PAL = 普法尔茨
emperor-in-SAX = 萨克森
emperor-in-BRA = 勃兰登堡
emperor-in-BOH = 波希米亚
emperor-full-TRI = 特里尔大主教区
emperor-full-KOL = 科隆大主教区
emperor-full-MAI = 美因茨大主教区
emperor-full-PAL = 莱茵普法尔茨伯国
emperor-full-SAX = 萨克森公国
emperor-full-BRA = 勃兰登堡藩侯国
emperor-full-BOH = 波希米亚王国
emperor-privilege-TRI = 特权：执行1种已买完的行动牌
emperor-privilege-KOL = 特权：免费的医生效果
emperor-privilege-MAI = 每轮+1分
emperor-privilege-PAL = 特权：免费放置1名15岁单身贵族
emperor-privilege-SAX = 收入+2塔勒
emperor-privilege-BRA = 特权：购买幕后权臣
emperor-privilege-BOH = 有2票

## 板块与位置

emperor-noble-single = { $age }岁单身贵族
emperor-noble-couple = { $age }岁贵族夫妇
emperor-knight = 骑士
emperor-empire-city = 帝国城市
emperor-ranked-throne = 皇帝：{ $noble }
emperor-ranked-elector = 选帝侯：{ $noble }
emperor-player = { $who }
emperor-at-throne = 王座
emperor-at-elector = { $electorate }选帝侯席
emperor-at-place = { $electorate }
emperor-at-castle = { $electorate }城堡
emperor-spot-elector = { $electorate }选帝侯席
emperor-spot-castle = { $electorate }城堡
emperor-spot-hand = 手中
emperor-spot-eminence = 幕后权臣

## 数量

emperor-amount-thaler = { $count }塔勒
emperor-amount-vp = { $count }分
emperor-amount-vote = { $count }票
emperor-amount-noble = { $count }名贵族
emperor-amount-knight = { $count }名骑士
emperor-amount-city = { $count }座城市
emperor-asset-emperor = 皇位
emperor-count = { $who }（{ $count }）

## 行动牌

emperor-card-rival = 竞争者
emperor-card-doctor = 医生
emperor-card-move = 迁移
emperor-card-pope = 教皇
emperor-card-church = 教会干涉
emperor-card-excommunication = 革除教籍
emperor-card-eminence = 幕后权臣
emperor-card-indulgence = 赎罪券
emperor-card-permit = 许可
emperor-card-ordinance = 法令
emperor-card-promotion = 晋升
emperor-card-daughter = 异国公主
emperor-card-knight = 骑士
emperor-price = { $thalers }
emperor-price-permit = { $single }塔勒（夫妇{ $couple }）
emperor-colour-blue = 蓝色
emperor-colour-red = 红色
emperor-fact-colour = 卡牌颜色：{ $colour }
emperor-effect-rival = 挑战皇帝，随即跳过
emperor-effect-doctor = 己方贵族年轻一级，或他人贵族年老一级
emperor-effect-move = 己方贵族迁到另一个选帝侯领
emperor-effect-pope = 多1票
emperor-effect-church = 从1个大主教区获得更多票
emperor-effect-excommunication = 1个世俗选帝侯领的票不计
emperor-effect-eminence = 本轮在任意一处有1点影响力
emperor-effect-permit = 放置1名15岁贵族
emperor-effect-ordinance = 放置1座己方城市
emperor-effect-next-city = 放置第{ $number }座城市：+{ $points }
emperor-effect-promotion = 己方骑士换成15岁单身贵族
emperor-effect-daughter = 己方单身贵族变为夫妇
emperor-effect-knight = 放置或移动己方骑士

## 阶段

emperor-phase-aging = 年龄增长
emperor-phase-descendants = 子嗣
emperor-phase-actions = 行动
emperor-phase-electors = 新选帝侯
emperor-phase-election = 选举皇帝
emperor-phase-emperor = 皇帝行动
emperor-headline = 第{ $round }轮（共{ $rounds }轮）·{ $phase }
emperor-headline-setup = 初始放置
emperor-headline-over = 第{ $round }轮·游戏结束

## 无法选择的原因

emperor-refusal-cost = 需要支付{ $need }；你现在有{ $have }。
emperor-refusal-out = 双人游戏有2个选帝侯领不使用，{ $electorate }是其中之一。
emperor-refusal-full = 贵族需要空的贵族位，或可以挤走的骑士；{ $electorate }的贵族位全是贵族。
emperor-refusal-name-knight = { $electorate }没有空的贵族位，必须指明挤走谁的骑士（{ $who }）。
emperor-refusal-no-push = 没有空的贵族位时才能挤走骑士；{ $electorate }还有空位。
emperor-refusal-no-knight-there = { $electorate }的贵族位上没有{ $who }的骑士。
emperor-refusal-no-place = 需要空的贵族位；{ $electorate }已经没有。
emperor-refusal-no-castle = { $electorate }没有城堡。
emperor-refusal-castle-taken = 城堡只能放1名骑士；{ $electorate }的城堡里已有{ $who }的骑士。
emperor-refusal-no-city-space = 城市必须放在空的城市位；{ $electorate }的{ $count }个城市位都已占用。
emperor-refusal-seat-taken = 选帝侯席只能放1名贵族；{ $electorate }已有{ $who }的贵族。
emperor-refusal-seat-held = 必须由自己的贵族担任{ $electorate }选帝侯；现在是{ $who }。
emperor-refusal-seat-vacant = 必须由自己的贵族担任{ $electorate }选帝侯；该席位现在空缺。
emperor-refusal-not-yours = 只能选择己方贵族；这名贵族属于{ $who }。
emperor-refusal-throne-place = 只要己方有贵族在贵族位上，就必须由其登上王座。
emperor-refusal-throne-elector = 选帝侯不能登上王座，必须是贵族位上的贵族。
emperor-refusal-own-single = 只能向其他玩家的单身贵族提亲；这名贵族是你自己的。
emperor-refusal-archdiocese = 大主教区的选帝侯不能结婚；这是{ $electorate }选帝侯。
emperor-refusal-couple = 只有单身贵族可以结婚；这名贵族已经是夫妇。
emperor-refusal-exhausted = 必须还有剩余的牌才能购买；{ $card }共{ $count }张，已全部买完。
emperor-refusal-rival-emperor = 皇帝玩家不能购买竞争者；你现在就是皇帝。
emperor-refusal-none-doctor = 医生需要己方25岁以上的贵族，或其他玩家的贵族；现在都没有。
emperor-refusal-none-move = 迁移需要己方在贵族位上的贵族，以及另一个有空间的选帝侯领；现在无法迁移。
emperor-refusal-none-promotion = 晋升需要己方在贵族位上的骑士；你现在没有。
emperor-refusal-none-daughter = 需要己方的单身贵族，大主教区的选帝侯除外；你在版图上没有。
emperor-refusal-no-tile = 需要手中有贵族；你手中没有。
emperor-refusal-all-full = 贵族需要空的贵族位，或可以挤走的骑士；所有选帝侯领都没有。
emperor-refusal-no-city-hand = 法令需要手中有城市；你的{ $count }座城市都已放置。
emperor-refusal-no-city-anywhere = 法令需要空的城市位；版图上已经没有。
emperor-refusal-no-knight-space = 骑士需要空的贵族位或城堡；版图上已经没有。
emperor-refusal-no-knight-hand = 你的骑士都已在版图上，只能移动其中1名。
emperor-refusal-no-own-knight = 那里没有你的骑士。
emperor-refusal-privilege-used = 每个特权每轮只能使用1次；{ $electorate }的特权已经用过。
emperor-refusal-nothing-exhausted = 特里尔可以执行已买完的行动牌；现在没有你付得起且能执行的。
emperor-refusal-not-exhausted = 特里尔只能执行已买完的行动牌；{ $card }还剩{ $count }张。
emperor-refusal-not-at-once = 特里尔只能执行立即生效的行动牌；{ $card }在之后才生效。
emperor-refusal-youngest = 己方贵族只能变年轻，而15岁已经是最年轻。
emperor-refusal-only-places = 只能迁移贵族位上的贵族，皇帝和选帝侯不能迁移。
emperor-refusal-nowhere-else = 必须迁到另一个选帝侯领；现在只有其所在的{ $electorate }有空间。
emperor-refusal-same-electorate = 必须迁到另一个选帝侯领；这名贵族来自{ $electorate }。
emperor-refusal-not-tied = 只能指定影响力最大（{ $need }点）的玩家；{ $who }有{ $have }点。
emperor-refusal-single-only = { $electorate }选帝侯必须是单身贵族；这是一对夫妇。
emperor-refusal-not-spiritual = 教会干涉必须指定大主教区；{ $electorate }不是。
emperor-refusal-not-secular = 革除教籍必须指定世俗选帝侯领；{ $electorate }不是。
emperor-refusal-empire-round = 只有第1、2轮可以放置新的帝国城市；现在是第{ $round }轮。
emperor-refusal-empire-supply = 帝国城市已全部放置。
emperor-refusal-no-empire-city = { $electorate }没有可以移动的帝国城市。

## Titles of the rules, as in docs/rules/emperor.md

emperor-rule-electorates = 选帝侯领
emperor-rule-spaces = 位置
emperor-rule-pushing-a-knight = 挤走骑士
emperor-rule-ages = 年龄
emperor-rule-influence = 影响力
emperor-rule-setup = 游戏准备
emperor-rule-cards-and-prices = 行动牌和价格
emperor-rule-buying-a-card = 购买行动牌
emperor-rule-what-the-cards-do = 行动牌的效果
emperor-rule-income = 收入
emperor-rule-aging = 年龄增长
emperor-rule-the-empty-throne = 王座空缺
emperor-rule-descendants = 子嗣
emperor-rule-actions = 行动
emperor-rule-privileges = 特权
emperor-rule-knights = 骑士
emperor-rule-new-electors = 新选帝侯
emperor-rule-electing-the-emperor = 选举皇帝
emperor-rule-a-new-emperor = 新皇帝
emperor-rule-emperor-actions = 皇帝行动
emperor-rule-round-marker = 轮次标记
emperor-rule-end-and-winner = 游戏结束和胜者
emperor-rule-edge-cases = 特殊情况

## 事件

emperor-story-opened = { $who }是首任皇帝。
emperor-story-opened-out = { $who }是首任皇帝。不使用的选帝侯领：{ $out }。
emperor-story-placed-setup = { $who }把{ $noble }放到{ $at }。
emperor-story-placed-son = { $who }得男嗣：{ $noble }放到{ $at }。
emperor-story-placed-permit = { $who }用许可把{ $noble }放到{ $at }。
emperor-story-placed-PAL = { $who }用普法尔茨的特权把{ $noble }放到{ $at }。
emperor-story-knight_placed = { $who }把骑士放到{ $at }。
emperor-story-knight_placed-paid = { $who }支付{ $cost }，把骑士放到{ $at }。
emperor-story-knight_moved = { $who }支付{ $cost }，移动骑士：{ $start }→{ $end }。
emperor-story-pushed = { $who }在{ $electorate }的骑士被挤走，回到手中。
emperor-story-empire_city = { $who }在{ $electorate }放置帝国城市。
emperor-story-empire_city-moved = { $who }把帝国城市从{ $start }移到{ $end }。
emperor-story-round = 第{ $round }轮开始。
emperor-story-income = 收入：{ $who }获得{ $gain }。
emperor-story-income-capped = 收入：{ $who }获得{ $gain }（应得{ $income }，已到上限）。
emperor-story-died = { $who }在{ $at }的{ $noble }年老去世，回到手中。
emperor-story-died-doctor = { $by }用医生移除了{ $who }在{ $at }的{ $noble }。
emperor-story-aged = 其余贵族都长了10岁。
emperor-story-eminence_left = { $who }的幕后权臣离开{ $electorate }。
emperor-story-crowned-successor = { $who }的{ $noble }从{ $start }登上王座。
emperor-story-crowned-elected = { $who }登上王座：{ $noble }（来自{ $start }）。
emperor-story-child-son = { $who }得男嗣（蓝牌{ $blue }张、红牌{ $red }张）。
emperor-story-child-daughter = { $who }得女儿（蓝牌{ $blue }张、红牌{ $red }张）。
emperor-story-son_lost-hand = { $who }手中没有贵族，失去男嗣。
emperor-story-son_lost-room = 所有选帝侯领都没有空间，{ $who }失去男嗣。
emperor-story-convent = { $who }的女儿进入修道院，获得{ $gain }。
emperor-story-convent-full = { $who }的女儿进入修道院；塔勒已到上限。
emperor-story-proposed = { $who }向{ $to }提亲，对象是{ $at }的{ $noble }。
emperor-story-accepted = { $to }同意：{ $at }的{ $noble }成为夫妇，{ $who }获得{ $gain }。
emperor-story-refused = { $who }拒绝了{ $by }的提亲。
emperor-story-cards_returned = 所有行动牌放回牌堆。
emperor-story-bought = { $who }支付{ $cost }，购买{ $card }。
emperor-story-bought-last = { $who }支付{ $cost }，购买{ $card }；该牌已买完。
emperor-story-bought-rival = { $who }拿取{ $card }，向皇帝挑战。
emperor-story-waived = { $who }放弃{ $card }的效果。
emperor-story-privilege = { $who }使用{ $electorate }的特权。
emperor-story-exhausted_used = { $who }支付{ $cost }，执行已买完的{ $card }。
emperor-story-treated-younger = { $who }让己方在{ $at }的{ $noble }年轻一级。
emperor-story-treated-older = { $who }让{ $owner }在{ $at }的{ $noble }年老一级。
emperor-story-moved = { $who }把{ $noble }从{ $start }迁到{ $end }。
emperor-story-indulged = { $who }用赎罪券获得{ $gain }。
emperor-story-founded = { $who }在{ $electorate }放置第{ $number }座城市，获得{ $gain }。
emperor-story-promoted = { $who }在{ $electorate }的骑士晋升为{ $noble }。
emperor-story-wed = { $who }让{ $at }的{ $noble }迎娶异国公主。
emperor-story-passed = { $who }跳过。
emperor-story-eminence_placed = { $who }把幕后权臣放到{ $electorate }。
emperor-story-eminence_lost = { $who }手中没有贵族，无法放置幕后权臣。
emperor-story-influence = { $electorate }的影响力：{ $totals }。
emperor-story-tie_broken = { $tied }在{ $electorate }平局，{ $who }裁定{ $winner }胜出。
emperor-story-elector = { $who }的{ $noble }成为{ $electorate }选帝侯，获得{ $gain }。
emperor-story-no_elector = { $who }赢得{ $electorate }，但没有合适的贵族，选帝侯席空缺。
emperor-story-displaced-place = { $who }失去{ $electorate }选帝侯席，{ $noble }退到贵族位。
emperor-story-displaced-hand = { $who }失去{ $electorate }选帝侯席，领地没有空位，{ $noble }回到手中。
emperor-story-mainz = { $who }从美因茨获得{ $gain }。
emperor-story-no_rival = 没有人挑战皇帝。
emperor-story-church = { $who }用教会干涉指定{ $electorate }。
emperor-story-excommunicated = { $who }革除{ $electorate }选帝侯的教籍。
emperor-story-answered = { $who }已投票。
emperor-story-ballot-emperor = { $who }投给皇帝：{ $votes }。
emperor-story-ballot-rival = { $who }投给竞争者：{ $votes }。
emperor-story-election-emperor = { $emperor }以{ $for_emperor }连任皇帝，{ $rival }得{ $for_rival }。
emperor-story-election-tie = { $emperor }得{ $for_emperor }，{ $rival }得{ $for_rival }：平局，皇帝连任。
emperor-story-election-rival = { $rival }以{ $for_rival }当选皇帝，{ $emperor }得{ $for_emperor }。
emperor-story-vote_point = { $who }投给胜者，获得{ $gain }。
emperor-story-deposed = { $who }离开王座。
emperor-story-resettled = { $who }把退位的{ $noble }放到{ $at }。
emperor-story-retired = { $who }把退位的{ $noble }收回手中。
emperor-story-emperor_gain = { $who }作为皇帝获得{ $gain }。
emperor-story-declined-son = { $who }不放置男嗣。
emperor-story-declined-gray_eminence = { $who }不放置幕后权臣。
emperor-story-declined-church_influence = { $who }没有指定大主教区。
emperor-story-declined-excommunication = { $who }没有革除任何人的教籍。
emperor-story-declined-empire_city = { $who }不放置也不移动帝国城市。
emperor-story-forced-pass = { $who }没有别的行动可做。
emperor-tie-thalers = 塔勒较多，{ $won }比{ $lost }

## 询问玩家

emperor-ask-first_city = 请选择第1座帝国城市的位置
emperor-ask-first_elector = 请把1名45岁单身贵族放到空缺的选帝侯席
emperor-ask-first_noble = 请把{ $noble }放到空的贵族位
emperor-ask-first_knight = 请把1名骑士放到空的贵族位或城堡
emperor-ask-successor = 王座空缺，请选择登上王座的贵族
emperor-ask-son = 请放置男嗣（15岁单身贵族），或不放置
emperor-ask-daughter = 请把女儿许配给单身贵族，或送进修道院
emperor-ask-proposal = 请答复对你的{ $noble }的提亲
emperor-ask-action = 请购买行动牌、使用特权，或跳过
emperor-ask-exhausted = 请选择特里尔执行的已买完行动牌
emperor-ask-doctor = 请选择贵族：己方变年轻，他人变老
emperor-ask-move_noble = 请选择要迁移的贵族
emperor-ask-move_target = 请选择{ $start }的{ $noble }要迁到哪个选帝侯领
emperor-ask-indulgence = 请执行赎罪券，或放弃效果
emperor-ask-permit = 请选择放置15岁贵族的选帝侯领
emperor-ask-newborn = 请选择放置{ $noble }的选帝侯领
emperor-ask-ordinance = 请选择放置第{ $number }座城市的选帝侯领：+{ $points }
emperor-ask-promotion = 请选择由骑士换成15岁单身贵族的选帝侯领
emperor-ask-foreign_daughter = 请选择要成为夫妇的己方单身贵族
emperor-ask-knight_piece = 请选择以{ $price }放置或移动的骑士
emperor-ask-knight_target = 请选择骑士的去处，费用{ $price }
emperor-ask-gray_eminence = 请选择放置幕后权臣的选帝侯领，或不放置
emperor-ask-tie = 请裁定{ $electorate }的平局
emperor-ask-new_elector = 请选择成为{ $electorate }选帝侯的贵族：+{ $points }
emperor-ask-displaced = 请选择{ $electorate }要挤走谁的骑士
emperor-ask-church_influence = 请选择教会干涉的大主教区，或不指定
emperor-ask-excommunication = 请选择革除教籍的世俗选帝侯领，或不指定
emperor-ask-ballot = 请秘密投票：皇帝或竞争者
emperor-ask-ballot-emperor = 你已投票，仍可更改
emperor-ask-ballot-rival = 你已投票，仍可更改
emperor-ask-accession = 你当选皇帝，请选择登上王座的贵族
emperor-ask-abdication = 请为退位的皇帝选择选帝侯领，或收回手中
emperor-ask-empire_city = 请放置或移动帝国城市，或都不做
emperor-ask-empire_site = 请选择放置帝国城市的选帝侯领
emperor-ask-empire_site-move = 请选择{ $electorate }的帝国城市要移到哪里

emperor-prompt-first_city = { emperor-ask-first_city }。它是皇帝的1点影响力，之后皇帝可以移动它。
emperor-prompt-first_elector = { emperor-ask-first_elector }。选帝侯可以投票选皇帝，每个席位也各有好处。
emperor-prompt-first_noble = { emperor-ask-first_noble }。夫妇有2点影响力，单身贵族1点；每轮行动结束后，影响力最大者获得席位。
emperor-prompt-first_knight = { emperor-ask-first_knight }。骑士有1点影响力，但不能成为选帝侯。
emperor-prompt-successor = { emperor-ask-successor }。只能是贵族位上的贵族。
emperor-prompt-son = { emperor-ask-son }。
emperor-prompt-daughter = { emperor-ask-daughter }。单身贵族须属于其他玩家。
emperor-prompt-proposal = { emperor-ask-proposal }。{ $who }向{ $at }的贵族提亲。同意则成为夫妇，{ $who }获得{ $points }；拒绝则{ $who }获得{ $gain }。
emperor-prompt-action = { emperor-ask-action }。你有{ $thalers }；手中有{ $nobles }、{ $knights }、{ $cities }。
emperor-prompt-exhausted = { emperor-ask-exhausted }。你有{ $thalers }。
emperor-prompt-doctor = { emperor-ask-doctor }。
emperor-prompt-move_noble = { emperor-ask-move_noble }。
emperor-prompt-move_target = { emperor-ask-move_target }。
emperor-prompt-indulgence = { emperor-ask-indulgence }。
emperor-prompt-permit = { emperor-ask-permit }。单身贵族{ $single }，贵族夫妇{ $couple }；你有{ $thalers }。
emperor-prompt-newborn = { emperor-ask-newborn }。
emperor-prompt-ordinance = { emperor-ask-ordinance }。
emperor-prompt-promotion = { emperor-ask-promotion }。
emperor-prompt-foreign_daughter = { emperor-ask-foreign_daughter }。
emperor-prompt-knight_piece = { emperor-ask-knight_piece }。
emperor-prompt-knight_target = { emperor-ask-knight_target }。来自：{ $start }。
emperor-prompt-gray_eminence = { emperor-ask-gray_eminence }。他是{ $noble }，不占位置。
emperor-prompt-tie = { emperor-ask-tie }。{ $tied }各有{ $influence }点影响力。
emperor-prompt-new_elector = { emperor-ask-new_elector }。
emperor-prompt-displaced = { emperor-ask-displaced }。你的{ $noble }必须离开选帝侯席。
emperor-prompt-church_influence = { emperor-ask-church_influence }。
emperor-prompt-excommunication = { emperor-ask-excommunication }。
emperor-prompt-ballot = { emperor-ask-ballot }。所有票投给其中一方：皇帝{ $emperor }（现在{ $for_emperor }），或竞争者{ $rival }（现在{ $for_rival }）。
emperor-prompt-ballot-emperor = { emperor-ask-ballot-emperor }。你投给皇帝。皇帝{ $emperor }现在{ $for_emperor }，竞争者{ $rival }现在{ $for_rival }。
emperor-prompt-ballot-rival = { emperor-ask-ballot-rival }。你投给竞争者。皇帝{ $emperor }现在{ $for_emperor }，竞争者{ $rival }现在{ $for_rival }。
emperor-prompt-accession = { emperor-ask-accession }。
emperor-prompt-abdication = {emperor-ask-abdication}。退位的是{ $noble }。
emperor-prompt-empire_city = { emperor-ask-empire_city }。
emperor-prompt-empire_site = { emperor-ask-empire_site }。
emperor-prompt-empire_site-move = { emperor-ask-empire_site-move }。
emperor-button-ballot = 投票
emperor-confirm-ballot = **{ $move }**：你是最后一位投票者。投下后所有选票立即公开，无法撤销。确定吗？

## 选项

emperor-group-electorates = 选帝侯领
emperor-group-cards = 行动牌
emperor-group-privileges = 特权
emperor-group-nobles = 贵族
emperor-group-permit-single = 单身贵族：{ $thalers }
emperor-group-permit-couple = 贵族夫妇：{ $thalers }
emperor-group-younger = 己方贵族：年轻一级
emperor-group-older = 他人贵族：年老一级
emperor-group-knights = 骑士
emperor-group-players = 玩家
emperor-gain = +{ $gain }
emperor-fact-influence = 影响力：你{ $own }点，最高{ $most }点
emperor-fact-city-spaces = 空城市位{ $free }个（共{ $all }个）
emperor-fact-pushes = 挤走{ $who }的骑士
emperor-fact-pushes-own = 挤走自己的骑士
emperor-fact-becomes-old = 成为45岁单身贵族
emperor-fact-proposal = { $who }同意则成为夫妇，你获得{ $points }
emperor-fact-becomes = 变为{ $age }岁
emperor-fact-dies = 回到拥有者手中
emperor-fact-waive = 仍需付费，并计入颜色
emperor-fact-impossible = 现在无法执行，只计颜色
emperor-fact-couple = 成为同龄的夫妇
emperor-fact-pass = 本阶段不再行动
emperor-fact-in-hand = 手中{ $count }名
emperor-fact-stays = 保住选帝侯席
emperor-fact-takes-seat = 成为选帝侯，+{ $points }
emperor-fact-vacant = 胜出，但选帝侯席空缺
emperor-fact-knight-home = 回到手中
emperor-fact-seat-vacant = 选帝侯席空缺，没有效果
emperor-fact-more-votes = { $who }多{ $votes }
emperor-fact-fewer-votes = { $who }少{ $votes }
emperor-fact-supply = 还剩{ $count }座
emperor-offer-no-son = 不放置
emperor-offer-to-hand = 收回手中
emperor-offer-no-eminence = 不放置
emperor-offer-from-hand = 手中的{ $noble }
emperor-offer-permit-single = { $electorate }：单身贵族
emperor-offer-permit-couple = { $electorate }：贵族夫妇
emperor-offer-convent = 修道院
emperor-offer-accept = 同意
emperor-offer-refuse = 拒绝
emperor-offer-waive = 放弃效果
emperor-offer-carry-out = 执行
emperor-offer-pass = 跳过
emperor-offer-knight-hand = 手中的骑士
emperor-offer-knight-of = { $who }的骑士
emperor-offer-no-declaration = 不指定
emperor-offer-vote-emperor = 皇帝：{ $who }
emperor-offer-vote-rival = 竞争者：{ $who }
emperor-offer-no-empire-city = 都不做
emperor-offer-supply = 放置新的帝国城市
emperor-offer-move-city = 移动{ $electorate }的帝国城市

## 得分来源

emperor-score-ordinance = 城市（法令）
emperor-score-indulgence = 赎罪券
emperor-score-marriage = 嫁出女儿
emperor-score-elector = 新选帝侯
emperor-score-mainz = 美因茨
emperor-score-vote = 投给胜者
emperor-score-emperor = 皇帝

## 文字版图

emperor-board-voted = 已投票：{ $who }
emperor-board-order = 顺序：{ $order }
emperor-board-throne = 王座与选票
emperor-board-on-throne = 王座：{ $noble }
emperor-board-throne-empty = 空缺
emperor-board-lifted = 版图旁的退位皇帝：{ $noble }
emperor-board-emperor = 皇帝玩家：{ $who }
emperor-board-rival = 竞争者：{ $who }
emperor-board-votes = 当前票数：{ $votes }
emperor-board-church = 教会干涉：{ $electorate }
emperor-board-excommunicated = 革除教籍：{ $electorate }
emperor-board-empire = 未放置的帝国城市：{ $count }座
emperor-board-ballot-emperor = 你的选票（他人看不到）：皇帝
emperor-board-ballot-rival = 你的选票（他人看不到）：竞争者
emperor-board-electorate = { $code }·{ $name }
emperor-board-seat = 选帝侯：{ $facts }
emperor-board-vacant = 空缺
emperor-board-used = 本轮已使用
emperor-board-places = 贵族位：{ $pieces }
emperor-board-empty = 空位{ $count }个
emperor-board-castle = 城堡：{ $who }
emperor-board-castle-empty = 城堡：空
emperor-board-cities = 城市：{ $cities }
emperor-board-city = { $who }的城市
emperor-board-influence = 影响力：{ $totals }
emperor-board-out = 不使用
emperor-board-cards = 行动牌
emperor-board-coded = { $code }·{ $facts }
emperor-board-left = 剩{ $count }张
emperor-board-player = { $rank }. { $who }：{ $facts }
emperor-board-hand = 手中{ $nobles }、{ $knights }、{ $cities }
emperor-board-held = 行动牌：{ $cards }
emperor-board-passed = 已跳过

## 规则卡：数据

emperor-cards-phases = 每轮的阶段
emperor-cards-electorates = 选帝侯领
emperor-cards-cards = 行动牌
emperor-cards-rules = 规则
emperor-fact-price = 价格：{ $price }
emperor-fact-copies = 2、3、4人游戏的张数：{ $two }、{ $three }、{ $four }
emperor-fact-spiritual = 大主教区：选帝侯必须是单身贵族
emperor-fact-secular = 世俗选帝侯领
emperor-fact-spaces = 贵族位{ $places }个、城市位{ $cities }个、{ $castles ->
    [0] 没有城堡
   *[other] 城堡1个
    }
emperor-fact-round = 第{ $round }轮：{ $gain }；{ $city }
emperor-fact-city-place = 可放置或移动1座帝国城市
emperor-fact-city-move = 可移动1座帝国城市
emperor-fact-city-none = 不能放置或移动帝国城市

## 规则卡：阶段

emperor-rules-phase-1-title = 第1阶段：收入
emperor-rules-phase-1 = 每位玩家获得{ $base }；版图上每座己方城市加{ $city }；己方担任选帝侯的领地里，每座其他玩家的城市加{ $city }；担任萨克森选帝侯加{ $saxony }。
emperor-rules-phase-1-1 = 己方领地里的己方城市只计1次。帝国城市没有收入。
emperor-rules-phase-1-2 = 最多只能有{ $cap }塔勒，超出部分作废。
emperor-rules-phase-2-title = 第2阶段：年龄增长
emperor-rules-phase-2 = 所有{ $last }岁的贵族回到拥有者手中，包括王座和选帝侯席上的。其余贵族年老一级，位置不变。
emperor-rules-phase-2-1 = 如果王座空缺，皇帝玩家必须把1名贵族位上的己方贵族移到王座，年龄和状态不变；没有则从手中放置{ $old }。选帝侯不能登上王座。
emperor-rules-phase-2-2 = 该玩家仍是皇帝。皇帝被医生移除时也立即这样补上。
emperor-rules-phase-2-3 = 空缺的选帝侯席到第5阶段才会补上，在此之前没有特权和选票。
emperor-rules-phase-3-title = 第3阶段：子嗣
emperor-rules-phase-3 = 依次，每位玩家计算上一轮购买的蓝牌和红牌。蓝牌更多：男嗣，可把{ $son }放到任意有空间的选帝侯领。否则只要有任意一张：女儿。之后所有行动牌放回牌堆。
emperor-rules-phase-3-1 = 女儿可以进入修道院（{ $convent }），或向其他玩家的单身贵族提亲：王座、世俗选帝侯席、贵族位均可。
emperor-rules-phase-3-2 = 由单身贵族的拥有者答复。同意：成为同龄的夫妇，提亲者获得{ $points }。拒绝：提亲者获得修道院的{ $convent }。
emperor-rules-phase-3-3 = 男嗣可以不放置。手中没有贵族或没有空间则失去男嗣。
emperor-rules-phase-3-4 = 没有颜色的牌不计。每轮最多1名子女、提亲1次。
emperor-rules-phase-4-title = 第4阶段：行动
emperor-rules-phase-4 = 依次轮流，尚未跳过的玩家做一件事：购买行动牌、使用当前持有的特权、以{ $price }放置或移动骑士，或跳过。所有玩家跳过后结束。
emperor-rules-phase-4-1 = 跳过后本阶段不再行动。购买竞争者等于跳过。没有别的行动可做时自动跳过。
emperor-rules-phase-4-2 = 每个特权每轮由当时的选帝侯使用1次。席位空缺时无人可用。
emperor-rules-phase-4-3 = 只剩1位玩家时，该玩家可以继续行动。
emperor-rules-phase-4-4 = 购买时立即付费，不能赊账，也不退费。
emperor-rules-phase-5-title = 第5阶段：新选帝侯
emperor-rules-phase-5 = 先放置幕后权臣。再按特里尔到波希米亚的顺序，由影响力最大的玩家胜出。如果胜者还没有占据选帝侯席，必须把该领地贵族位上的1名己方贵族移到选帝侯席：{ $points }。最后美因茨选帝侯获得{ $mainz }。
emperor-rules-phase-5-1 = 平局时由皇帝玩家指定其中一位，可以指定自己；现任者没有优势。
emperor-rules-phase-5-2 = 现任者胜出则维持原状，没有得分。
emperor-rules-phase-5-3 = 胜者没有合适的贵族时，选帝侯席空缺，原任者也必须离开。
emperor-rules-phase-5-4 = 离开的选帝侯移到该领地的空贵族位；没有空位时由拥有者选择挤走1名骑士；没有骑士则回到手中。
emperor-rules-phase-6-title = 第6阶段：选举皇帝
emperor-rules-phase-6 = 只在有人购买竞争者时进行。先宣告教会干涉和革除教籍；再由有票的玩家秘密投票，全部投给皇帝或竞争者。票多者胜，平局则皇帝连任。投给胜者的玩家获得{ $points }，两位候选人没有得分。
emperor-rules-phase-6-1 = 每个选帝侯席1票，波希米亚2票，教皇1票。候选人投给自己。
emperor-rules-phase-6-2 = 最后一张选票投出之前都可以更改；之后同时公开。
emperor-rules-phase-6-3 = 竞争者胜出时，把贵族位上的1名己方贵族移到王座；没有则从手中放置{ $old }；再没有则由己方幕后权臣或选帝侯成为{ $old }登上。
emperor-rules-phase-6-4 = 退位的皇帝年龄和状态不变，可以放到任意有空间的选帝侯领，或回到手中。
emperor-rules-phase-7-title = 第7阶段：皇帝行动
emperor-rules-phase-7 = 皇帝玩家按轮次获得得分和权利。
emperor-rules-phase-7-1 = 帝国城市共{ $count }座，放在空的城市位；移动时可以留在同一选帝侯领。
emperor-rules-phase-8-title = 第8阶段：轮次标记
emperor-rules-phase-8 = 进入下一轮。第{ $rounds }轮之后游戏结束。

## 规则卡：选帝侯领

emperor-rules-TRI = 特权，第4阶段每轮1次：执行1种立即生效且已买完的行动牌。需要支付其费用，但不拿牌。
emperor-rules-TRI-1 = 只限医生、迁移、赎罪券、许可、法令、晋升、异国公主。
emperor-rules-TRI-2 = 因为不拿牌，所以不计入子嗣。
emperor-rules-TRI-3 = 效果必须能执行；双人游戏也不能放弃效果。
emperor-rules-KOL = 特权，第4阶段每轮1次：免费执行医生的效果。
emperor-rules-KOL-1 = 不拿牌，因此不计入子嗣。
emperor-rules-MAI = 每轮第5阶段结束时，占据此席的玩家获得{ $points }。
emperor-rules-PAL = 特权，第4阶段每轮1次：免费把手中{ $son }放到任意有空间的选帝侯领。
emperor-rules-PAL-1 = 没有空的贵族位时，必须挤走1名骑士。
emperor-rules-SAX = 第1阶段时，占据此席的玩家多得{ $income }。
emperor-rules-BRA = 只有占据此席的玩家可以购买幕后权臣。
emperor-rules-BRA-1 = 购买后失去此席，幕后权臣仍然有效。
emperor-rules-BOH = 第6阶段时，此席有{ $votes }。

## 规则卡：行动牌

emperor-rules-rival = 购买者在第6阶段挑战皇帝，并且本阶段视为跳过：不能再购买行动牌、使用特权或移动骑士。
emperor-rules-rival-1 = 皇帝玩家不能购买。
emperor-rules-rival-2 = 其他玩家都跳过后仍可购买。
emperor-rules-doctor = 让1名己方贵族年轻一级，或让1名其他玩家的贵族年老一级；超过{ $last }岁则回到拥有者手中。王座、选帝侯席、贵族位均可。
emperor-rules-doctor-1 = 不能让己方贵族变老，也不能让他人贵族变年轻；15岁不能再年轻。
emperor-rules-doctor-2 = 皇帝去世则立即补上王座；选帝侯去世则席位立即空缺。
emperor-rules-move = 把1名己方贵族从贵族位迁到另一个选帝侯领的贵族位，年龄和状态不变。没有空位时必须挤走1名骑士。
emperor-rules-move-1 = 皇帝和选帝侯除外。
emperor-rules-pope = 购买者在第6阶段多{ $votes }。
emperor-rules-church = 第6阶段时购买者可以指定1个大主教区：其选帝侯的拥有者，在该处贵族位上的每名己方贵族（单身或夫妇）、每名己方骑士、己方幕后权臣各多1票。
emperor-rules-church-1 = 选帝侯本身不重复计算。
emperor-rules-church-2 = 受益的是该选帝侯的拥有者，哪怕是对手。
emperor-rules-church-3 = 如果无人购买竞争者则没有效果，但仍计入颜色。
emperor-rules-excommunication = 第6阶段时购买者可以指定1个世俗选帝侯领：其选帝侯的票不计。
emperor-rules-excommunication-1 = 选帝侯仍保有席位、特权和收入。
emperor-rules-eminence = 第5阶段开始时，购买者可以把手中{ $old }放到任意选帝侯领。幕后权臣不占位置，有1点影响力，下个第2阶段离开。
emperor-rules-eminence-1 = 只有勃兰登堡选帝侯的拥有者可以购买。
emperor-rules-eminence-2 = 不能担任选帝侯，也不能成为任何效果的目标。手中没有贵族时不能放置。
emperor-rules-indulgence = 购买者获得{ $points }。
emperor-rules-permit = 把手中{ $single }，或以较高费用把{ $couple }，放到任意有空间的选帝侯领。
emperor-rules-permit-1 = 没有空的贵族位时，必须挤走1名骑士。
emperor-rules-ordinance = 把手中1座己方城市放到任意空的城市位。第1座获得{ $first }，第2座{ $second }，第3座{ $third }。
emperor-rules-ordinance-1 = 城市放置后不移动也不移除。
emperor-rules-promotion = 把1名贵族位上的己方骑士换成手中{ $single }；骑士回到手中。
emperor-rules-promotion-1 = 城堡里的骑士不能晋升。
emperor-rules-daughter = 1名己方单身贵族成为同龄的贵族夫妇。
emperor-rules-daughter-1 = 皇帝和世俗选帝侯可以，大主教区的选帝侯除外。
emperor-rules-knight = 此牌不拿走：任何玩家都可以支付{ $price }，把手中骑士放到空的贵族位或城堡，或把己方骑士移到另一个空的贵族位或城堡，次数不限。
emperor-rules-knight-1 = 骑士不能挤走其他板块。
emperor-rules-knight-2 = 贵族位上的骑士可能被贵族挤走，城堡里的骑士不会。
emperor-rules-knight-3 = 被挤走的骑士再次放置仍需付费。

## 规则卡：其他规则

emperor-rules-setup-title = 初始设置
emperor-rules-setup = 每位玩家有{ $tiles }、{ $knights }、{ $cities }和{ $thalers }。随机决定首任皇帝，由其把1座帝国城市放到城市位，并把{ $elector }放到王座。其他玩家各把{ $elector }放到空缺的选帝侯席。之后依次各自放置{ $nobles }，以及1名骑士。第1轮从第4阶段开始。
emperor-rules-setup-1 = 贵族放在空的贵族位，骑士放在空的贵族位或城堡。没有得分。
emperor-rules-nobles-title = 贵族
emperor-rules-nobles = 贵族为单身或夫妇，年龄为{ $ages }。过了{ $last }岁就回到拥有者手中。手中的贵族没有年龄和状态。
emperor-rules-nobles-1 = 大主教区的选帝侯必须是单身贵族；夫妇可以在贵族位上。
emperor-rules-nobles-2 = 夫妇在版图上不会变回单身。
emperor-rules-push-title = 空间与挤走
emperor-rules-push = 选帝侯领有空的贵族位，或贵族位上有骑士，就是有空间。有空位时贵族放到空位；没有空位时，放置者指明挤走1名骑士，该骑士回到手中。
emperor-rules-push-1 = 有空位时不能挤走骑士。可以挤走自己的骑士。
emperor-rules-push-2 = 贵族和城堡里的骑士不会被挤走。
emperor-rules-influence-title = 影响力
emperor-rules-influence = 在1个选帝侯领（包括选帝侯）：每名己方单身贵族、骑士、城市、幕后权臣{ $single }点，每对己方夫妇{ $couple }点。皇帝玩家每座帝国城市加{ $single }点。
emperor-rules-influence-1 = 王座上的贵族不属于任何选帝侯领。
emperor-rules-influence-2 = 贵族位和城堡里的骑士都计算。
emperor-rules-cities-title = 城市
emperor-rules-cities = 玩家的城市为拥有者带来收入和影响力，也为担任该处选帝侯的其他玩家带来收入。帝国城市为皇帝带来影响力，没有收入。
emperor-rules-cities-1 = 帝国城市共{ $count }座；皇帝在第1到3轮放置或移动。
emperor-rules-cities-2 = 每个城市位只能放1座城市。
emperor-rules-action-cards-title = 行动牌
emperor-rules-action-cards = 购买的行动牌公开放在面前，到下个第3阶段结束时放回。没有剩余的牌就是已买完。蓝牌和红牌决定子嗣。
emperor-rules-action-cards-1 = 无法执行的牌不能购买，购买后必须执行。双人游戏可以放弃效果。
emperor-rules-action-cards-2 = 可以在不同的行动中购买多张相同的牌。
emperor-rules-action-cards-3 = 最后一轮的牌留在购买者面前。
emperor-rules-two-players-title = 双人游戏
emperor-rules-two-players = { $players }人游戏时，随机决定1个大主教区和1个世俗选帝侯领不使用：没有位置、选票和特权。行动牌也较少。
emperor-rules-two-players-1 = 立即生效的牌即使无法执行也可以购买，并且可以放弃效果。放弃效果的许可为3塔勒。
emperor-rules-two-players-2 = 没有秘密投票，双方都投给自己。
emperor-rules-two-players-3 = 不使用勃兰登堡时，无人可以购买幕后权臣。
emperor-rules-final-scoring-title = 结束与胜负
emperor-rules-final-scoring = 5轮之后分数最高者获胜；平局时塔勒较多者获胜；再平局则共同获胜。得分来源：城市（{ $ordinance }）、赎罪券（{ $indulgence }）、被接受的提亲（{ $marriage }）、新选帝侯（{ $elector }）、美因茨（{ $mainz }）、投给胜者（{ $vote }）、皇帝（按轮次{ $emperor }）。
emperor-rules-final-scoring-1 = 分数不会减少。

## What came of a stretch of play

emperor-round = 第{ $number }轮
emperor-summary-placed = { $noble }放到{ $at }
emperor-summary-removed = 医生移除{ $at }的{ $noble }
emperor-summary-older = 医生让{ $at }的{ $noble }年老
emperor-summary-younger = 医生让{ $at }的{ $noble }年轻
emperor-summary-moved = { $what }{ $start }→{ $end }
emperor-summary-knight = 骑士放到{ $at }
emperor-summary-pushed = 骑士被挤出{ $electorate }
emperor-summary-city = 在{ $electorate }放置城市
emperor-summary-empire-city = 在{ $electorate }放置帝国城市
emperor-summary-promoted = { $electorate }的骑士晋升为{ $noble }
emperor-summary-wed = { $at }的{ $noble }成婚
emperor-summary-accepted = 女儿嫁给{ $at }的{ $noble }
emperor-summary-convent = 女儿进入修道院
emperor-summary-son-lost = 失去男嗣
emperor-summary-seat-lost = 失去{ $electorate }选帝侯席
emperor-summary-crowned = { $noble }（{ $start }）登上王座
emperor-summary-resettled = 退位的贵族放到{ $at }
emperor-summary-retired = 退位的贵族收回手中
emperor-summary-bought = 购买{ $cards }
emperor-summary-exhausted = 执行{ $card }（已买完）
emperor-summary-passed = 跳过
emperor-summary-old-age = 年老去世：{ $nobles }。
emperor-summary-seat = { $electorate }（{ $who }）
emperor-summary-seat-tie = { $electorate }（{ $who }，平局）
emperor-summary-none = { $electorate }（{ $who }没有合适的贵族）
emperor-summary-none-tie = { $electorate }（平局，{ $who }胜出但没有合适的贵族）
emperor-summary-electors = 新任选帝侯：{ $seats }。
emperor-summary-vacant = 空缺：{ $seats }。
emperor-summary-stay = 不变：{ $seats }。
emperor-summary-income-each = 收入：每人{ $gain }。
emperor-summary-income = 收入：{ $gains }。
emperor-summary-election-emperor = { $emperor }以{ $for_emperor }连任皇帝，{ $rival }得{ $for_rival }。
emperor-summary-election-tie = { $emperor }得{ $for_emperor }，{ $rival }得{ $for_rival }：平局，皇帝连任。
emperor-summary-election-rival = { $rival }以{ $for_rival }当选皇帝，{ $emperor }得{ $for_emperor }。

emperor-glance-electors = 选帝侯：{ $seats }

emperor-summary-ballot-emperor = { $votes }投给皇帝
emperor-summary-ballot-rival = { $votes }投给竞争者
emperor-guide-goal = 你的家族把贵族派往帝国的七个选帝侯领。五轮之后分数①最高者获胜。贵族成为选帝侯、身为皇帝、投票、城市、婚姻与行动牌都带来分数。贵族会年老，没有人能永远保住席位。
emperor-guide-round =
    1．收入。2．所有贵族年老，最老的回到手中。
    3．你购买的行动牌颜色决定得到男嗣或女儿。
    4．反复轮流：购买行动牌①、使用特权、放置骑士，或跳过。
    5．每个选帝侯领②由影响力最大者获得席位。
    6．有人购买竞争者时，由选帝侯投票。
    7．皇帝获得该轮的收获。
emperor-guide-points =
    新选帝侯：每赢得一个席位都有分数；保住原有席位没有分数。
    皇帝①每轮获得分数与权利。投给胜者的玩家②也有分数，候选人没有。
    自己的城市、被接受的提亲、赎罪券，以及美因茨的选帝侯席。
emperor-guide-mistakes =
    1．在选帝侯领影响力①最大，但贵族位②上没有贵族：席位就空缺。只靠骑士与城市坐不上席位。
    2．忘了贵族会先年老才行动：先看下一轮谁会回到手中。
    3．买牌不看颜色：蓝牌比红牌多得到男嗣，否则是女儿。
emperor-lesson-seat = 你是{ $player1 }，有7塔勒。所有人跳过后，每个选帝侯领由影响力最大者获得席位，新选帝侯得2分。在科隆（1）你和{ $player2 }各有1对贵族夫妇，影响力2比2。科隆是大主教区，只有单身贵族能担任选帝侯。你要买什么？
emperor-lesson-seat-permit = 新的单身贵族让影响力变成3比2，并坐上选帝侯席：2分、选皇帝的1票，还有科隆的特权，每轮1次免费的医生效果。贵族每轮老10岁，这名15岁的贵族可以坐到第4轮。
emperor-lesson-seat-ordinance = 城市现在带来1分，以后每轮多1塔勒，影响力也变成3比2。但城市不能坐上席位，在大主教区夫妇也不行：你赢得科隆，选帝侯席却空缺。要得到席位，就要有能坐上去的贵族。
emperor-lesson-seat-knight = 骑士只要1塔勒，就让影响力变成3比2。但骑士不能坐上席位，在大主教区夫妇也不行：你赢得科隆，选帝侯席却空缺，一分也没有。要得到席位，就要有能坐上去的贵族。
emperor-lesson-vote = 假设你赢得了科隆，而{ $player3 }买了竞争者，挑战皇帝{ $player2 }。现在选帝侯秘密投票。{ $player2 }有3票，{ $player3 }有1票，两人都投给自己；你有科隆与勃兰登堡的2票。投给胜者得1分；平局时皇帝连任。你投给谁？
emperor-lesson-vote-emperor = 5票比1票：{ $player2 }连任皇帝，你投给胜者，得1分。票不能分开投，所以先数票数：这里只有皇帝可能获胜。
emperor-lesson-vote-rival = 3票比3票，平局时皇帝连任：你什么也没得到。再多1票，{ $player3 }就当选皇帝，你也能得1分。教皇只要1塔勒就多1票，但要在选举之前买。
emperor-lesson-doctor = 下一轮。所有贵族都老了10岁，原本45岁的已经离开。假设你拥有科隆（2），使用它的特权：免费的医生效果。己方1名贵族年轻10岁，或他人1名贵族变老10岁。在波希米亚（1）你有1名单身贵族，而选帝侯是{ $player2 }的45岁夫妇。你要选谁？
emperor-lesson-doctor-bohemia = 45岁再老10岁就离开了：那对夫妇回到{ $player2 }手中，席位空缺，你的单身贵族在波希米亚影响力最大，坐上席位得2分，而且波希米亚有2票。医生用在能改变席位归属的地方最有用。
emperor-lesson-doctor-couple = 你在科隆的夫妇又是35岁，能多留一轮。但那里没有别人的影响力，没有他们你也保得住席位；波希米亚的{ $player2 }夫妇影响力仍比你的单身贵族大。医生用在能改变席位归属的地方最有用。
emperor-lesson-doctor-elector = 你的科隆选帝侯又是15岁，可以坐到游戏结束。这以后有用，这一轮却没有改变什么：{ $player2 }的夫妇保住波希米亚的席位。医生用在能改变席位归属的地方最有用。
emperor-lesson-colours = 同一阶段稍后。假设你买了法令（红色）和医生（蓝色）；其他人都已跳过，你还有6塔勒。牌的颜色决定下一轮的子女：蓝牌比红牌多得到男嗣，否则是女儿。你要做什么？
emperor-lesson-colours-blue = 蓝牌2张、红牌1张：得到男嗣。他是15岁单身贵族，可以免费放到任何有空间的选帝侯领；用许可要花3塔勒。革除教籍花了你1塔勒，因为没有人挑战皇帝，所以没有其他作用。
emperor-lesson-colours-red = 立即得1分。但赎罪券是红色，红牌2张、蓝牌1张，得到女儿：送进修道院得1塔勒，或许配给他人的单身贵族，对方同意你就得1分。和可以免费放置的男嗣比比看。
emperor-lesson-colours-pass = 蓝牌1张、红牌1张：相同时得到女儿。再多1张蓝牌就是男嗣，也就是免费放置的贵族。而且最多只能持有12塔勒：你留了6塔勒，收入7塔勒，因此损失1塔勒。

## 游戏指令的说明
emperor-verb-city = 城市
emperor-verb-city-about = 城市放在哪里
emperor-verb-elector = 选帝侯
emperor-verb-elector-about = 由谁或在哪里担任选帝侯
emperor-verb-place = 贵族
emperor-verb-place-about = 贵族放在哪里
emperor-verb-knight = 骑士
emperor-verb-knight-about = 骑士放在哪里
emperor-verb-throne = 王座
emperor-verb-throne-about = 由谁登上王座
emperor-verb-daughter = 许配女儿
emperor-verb-daughter-about = 把女儿许配给谁
emperor-verb-answer = 答复提亲
emperor-verb-answer-about = 接受或拒绝提亲
emperor-verb-pass = 跳过
emperor-verb-pass-about = 本阶段不再行动
emperor-verb-buy = 购买
emperor-verb-buy-about = 购买行动牌，或骑士
emperor-verb-use = 行使特权
emperor-verb-use-about = 使用选帝侯的特权
emperor-verb-doctor = 医生
emperor-verb-doctor-about = 医生改变谁的年龄
emperor-verb-move = 迁移
emperor-verb-move-about = 迁移哪名贵族
emperor-verb-indulgence = 赎罪券
emperor-verb-indulgence-about = 是否领取赎罪券的分数
emperor-verb-permit = 许可
emperor-verb-permit-about = 许可的单身贵族或夫妇放到哪里
emperor-verb-promote = 晋升
emperor-verb-promote-about = 晋升哪名骑士
emperor-verb-marry = 迎娶
emperor-verb-marry-about = 由哪名单身贵族迎娶异国公主
emperor-verb-take = 拿取骑士
emperor-verb-take-about = 放置或移动哪名骑士
emperor-verb-winner = 平局胜方
emperor-verb-winner-about = 平局的选帝侯领由谁胜出
emperor-verb-push = 让位
emperor-verb-push-about = 由谁的骑士让出位置
emperor-verb-church = 教会干涉
emperor-verb-church-about = 教会干涉加强哪个大主教区
emperor-verb-excommunicate = 革除教籍
emperor-verb-excommunicate-about = 革除教籍取消哪个选帝侯领的票
emperor-verb-vote = 投票
emperor-verb-vote-about = 秘密投票给皇帝或竞争者
emperor-verb-empire = 帝国城市
emperor-verb-empire-about = 放置或移动哪座帝国城市
emperor-feature-points = 分数
emperor-feature-spending = 可花的塔勒
emperor-feature-savings = 留到下一轮的塔勒
emperor-feature-income = 收入
emperor-feature-barons = 手中的贵族
emperor-feature-knights = 手中的骑士
emperor-feature-cities = 手中的城市
emperor-feature-influence = 影响力
emperor-feature-youth = 年轻的贵族
emperor-feature-seats = 占有的选帝侯席
emperor-feature-winning = 新选帝侯
emperor-feature-losing = 保住选帝侯席
emperor-feature-ties = 选帝侯席的平局
emperor-feature-next_leads = 下一轮的优势
emperor-feature-next_influence = 能持续的影响力
emperor-feature-margin = 稳固的领先
emperor-feature-mainz = 美因茨
emperor-feature-privileges = 可使用的特权
emperor-feature-votes = 选票
emperor-feature-throne = 王座
emperor-feature-reign = 皇帝的收益
emperor-feature-challenge = 争夺王座
emperor-feature-voting_card = 选举用的牌
emperor-feature-eminence = 幕后权臣
emperor-feature-son = 男嗣
emperor-feature-daughter = 女儿
emperor-feature-singles = 还能成婚的贵族

## 计划在何时停止

emperor-signal-passed = 有人跳过
emperor-signal-eminence_placed = 幕后权臣放到了版图上
emperor-signal-church = 有人使用教会干涉
emperor-signal-excommunicated = 有选帝侯被革除教籍
