# 牌桌与设置无法照办时所说的话

## 找牌桌

table-unknown = 没有{ NUMBER($table, useGrouping: 0) }号桌。
table-channel-busy = 这个频道已经有一桌了，要先结束那一桌：同桌玩家可用 /{ command-game } { command-game-end } 表决结束，管理员可直接结束；尚未开始的可用 /{ command-game } { command-game-cancel } 解散。子区可以单独开桌。
table-not-seated = 你没有参加{ NUMBER($table, useGrouping: 0) }号桌，不过可以旁观、查看版图和记录。
table-you-resigned = 你的座位已交由系统代为行动，不能收回，不过可以旁观、查看版图和记录。
table-seat-lost = 你的座位因超时空了出来。只要还没有别人接手，用 /{ command-game } { command-game-takeover } 就能拿回。你可以旁观、查看版图和记录。
table-resigned = { $who }已认输，之后由系统代为行动。
table-player-removed = 管理员让{ $who }的座位改由系统代为行动。
table-seat-emptied = { $who }的座位空了出来。
table-taken-over = { $who }接手了一个座位，由此继续。
table-autopilot-played = { $who }超时，这一回合由系统代为行动。
table-computer-played = { $who }超时，这一回合由电脑对手代为行动。
table-computer-plays = 你的座位目前由电脑对手代为行动。如果是因超时空出的，用 /{ command-game } { command-game-takeover } 就能拿回；其他情况请管理员用 /{ command-game } { command-game-computer } 还给你。
table-played-on = 这个座位之后由{ $who }行动。
table-player-back = { $who }回来了，继续行动。
table-seat-returned = { $who }的座位交还给本人了。
table-planned = { $who }的行动是事先计划好的。

## 开桌

table-no-such-game = 这里没有“{ $game }”这款游戏。
table-seat-count = 这款游戏支持{ $least }到{ $most }人，不支持{ $seats }人。
table-no-such-option = 这款游戏没有“{ $option }”这个选项。
table-option-value = 选项“{ $option }”可以是{ $values }，没有“{ $value }”。
table-no-such-language = 没有语言“{ $language }”的文本。
table-line-long = 留言有{ $have }个字，最多{ $most }个字。
table-line-link = 留言不能包含链接，因为也会显示在其他服务器。
table-no-such-picture = 没有“{ $picture }”这种图片，只有竖版（tall）和横版（wide）。
table-no-such-colour = 没有“{ $colour }”这个颜色。
table-colour-taken = { $name }已经选了这个颜色。
table-already-joined = 你已经在这一桌了。
table-full = 这一桌的{ $seats }个座位已经坐满。
table-invite-only = 这一桌只对{ $host }邀请的人开放。请向{ $host }索取邀请，或用 /{ command-tables } 找其他桌。
table-cannot-join = 你无法加入这一桌。其他桌请看 /{ command-tables }。
table-you-blocked = 这一桌有你屏蔽的人。屏蔽名单在 /{ command-settings }。
table-not-invited = 这份邀请不是给你的。其他桌请看 /{ command-tables }。
table-cannot-invite = { $name }无法加入这一桌，请另选他人。
table-invites-blocked = 你屏蔽了{ $names }。屏蔽名单在 /{ command-settings }。
table-too-many-joined = 这一桌已经有{ $seats }人，座位数不能少于人数。
table-too-few = 需要{ $need }人才能开始，现在有{ $have }人。
table-host-only = 只有桌主{ $host }或管理员可以这么做。
table-admin-only = 只有这个服务器的管理员（拥有“管理服务器”权限）可以这么做。
table-lobby-stays = 尚未开始的一桌不能移到别的服务器，可以在这里用 /{ command-game } { command-game-new } 另开一桌。
table-seats-open = 还有{ $room }个空位；桌主{ $host }或管理员可以就此开始。坐满后，任何同桌玩家都可以开始。
table-not-a-lobby = { NUMBER($table, useGrouping: 0) }号桌已经不在招募阶段。
table-has-started = { NUMBER($table, useGrouping: 0) }号桌的游戏已经开始。`/{ command-game } { command-game-end }` 可结束整局游戏，`/{ command-game } { command-game-leave }` 只有自己认输。
table-no-such-strength = 电脑对手的强度可以是简单、普通、高手或专家，不能是“{ $strength }”。
table-too-fast-for-expert = “专家”电脑对手每一步最多想一分钟，所以缓冲时间至少要有{ $least }，或者不计时。请改用较慢的节奏，或选择别的强度。
table-computers-forbidden = 管理员已规定这一桌不使用电脑对手。
table-no-computers = { $game }还没有电脑对手。
table-no-hints = 这一桌不提供提示，开始前已这样约定。
table-rated-no-hints = 这是积分赛，所以这一桌不提供提示，也不能试走。
table-hints-not-wanted = 你设置了不要提示，可用 /{ command-settings } 更改。
table-no-whatif = 这一桌不提供协助，游戏进行中不能试走。
table-whatif-players = 游戏进行中，只有玩家自己可以试走。
table-whatif-gone = 这里已经没有试走中的局面，可在 /{ command-history } 按“假设”重新开始。
table-whatif-undone = 你试走的起点已被撤销。请从“更多…”的“假设”重新开始。
table-whatif-over = 到那一步游戏已经结束，请选更早的一步。
table-no-such-step = 这一局的步数是0到{ NUMBER($latest, useGrouping: 0) }，请选其中一步。
table-review-later = 游戏结束后才能复盘。
table-review-empty = 这局游戏没有人行动过，没有可以复盘的内容。
table-computer-gone = 这个电脑对手已经不在这一桌了。
table-seat-is-played = 座位{ $seat }由{ $name }行动。只有放弃的座位才能交给电脑对手。
table-seat-not-taken = 座位{ $seat }无法归还：它属于目前行动的玩家。
table-computer-same = 座位{ $seat }已经由这个强度的电脑对手行动。

## 进行游戏

table-not-started = 这一桌还没有开始。
table-over = 这局游戏已经结束。
table-was-cancelled = 这一桌已经解散。
table-no-such-seat = 这一桌的座位是1到{ $seats }号。
table-seat-is-empty = { $name }的座位已经是空位。
table-paused = { NUMBER($table, useGrouping: 0) }号桌处于暂停状态，因为无法在原来的频道发言。对局完整保留，玩家或管理员可以在这里或别的频道恢复它。
table-not-paused = { NUMBER($table, useGrouping: 0) }号桌没有暂停。
table-moved-on = 局面已经有了变化，下面是现在的局面。
table-still-seated = 你还有{ $seats }桌游戏尚未结束，可用 /{ command-tables } 查看。请先离开或认输，以免别人等你。
table-no-turn-yet = 你在这局游戏中还没有行动过。

## 撤销与征求同意

table-nothing-to-undo = 你没有可以撤销的行动。
table-no-such-move = 当前的对局里没有第{ NUMBER($number, useGrouping: 0) }步。
table-undo-open = 已经有一项撤销行动的提议，请先等它有结果。
table-end-open = 已经有一项结束游戏的提议，请先等它有结果。
table-move-open = 已经有一项换频道的提议，请先等它有结果。
table-time-control-open = 已经有一项改变节奏的提议，请先等它有结果。
table-time-control-same = 这一桌已经是这个节奏。
table-time-control-form = 没有“{ $typed }”这样的节奏。节奏可以是swift、standard、relaxed、none，或以分（m）、时（h）、天（d）写的三个数字：缓冲时间、备用时间、每轮补回，例如6h 5d 1d。
table-time-control-grace = 每次轮到时的缓冲时间可以是{ $least }到{ $most }；你填的是{ $grace }。
table-time-control-bank = 备用时间最多{ $most }；你填的是{ $bank }。
table-time-control-refill = 每轮补回不能超过备用时间：你填的备用时间是{ $bank }，补回却是{ $refill }。
table-pauses-unknown = 没有这种不计时的方式。
table-no-such-zone = 没有“{ $zone }”这个时区。请在 /{ command-settings } { parameter-zone }: 后输入城市名，从列表中选择。
table-night-long = 夜间最长{ $hours }小时。
table-days-off = 一周最多休息{ $most }天。
span-minutes = { $count }分钟
span-hours = { $count }小时
span-days = { $count }天
table-away-ends = 请假的结束要晚于开始；你填的是{ $begins }开始、{ $ends }结束。
span-days-hours = { $days }{ $hours }
table-away-past = 请假要从现在或以后开始；你填的是{ $begins }开始。
table-away-far = 请假要在{ $days }天之内（{ $last }之前）开始；你填的是{ $begins }开始。
table-away-left = 你要请假{ $asked }，但只剩{ $left }：任何一年之内最多{ $most }天。
table-away-long = 连续请假最多{ $most }天；加上这次，你会连续请假{ $whole }。
table-no-such-vote = 没有这项提议。
table-already-agreed = 你已经同意了，正在等其他人答复。
table-vote-accepted = 这项提议已经有了决定。
table-vote-refused = 这项提议已被否决。
table-vote-expired = 局面已经有了变化，这项提议随之失效。
table-several-answers = 这个问题有好几个答案：请按其中一个按钮。
table-no-such-answer = 这个问题没有这个答案。
table-own-turn = 这关系到你自己的座位，由其他人决定。你直接行动就可以了。
table-no-seat-offered = 现在没有可以接手的座位；要不要开放由在座的玩家决定。
table-substitute-sits = { $name }已经在这一桌，代理人不能知道两个座位的秘密。
table-substitute-when = 朋友最多可以代理{ $most }天，从现在到{ $last }；你填的是到{ $until }。
table-substitute-open = 你已经邀请了{ $name }，对方还没有回复。请先用 /{ command-game } { command-game-substitute }（不填名字）撤回，再邀请别人。
table-not-asked = 这里问的不是你，或已经不再问你了。
table-no-substitute = 这里没有人代理你。使用 /{ command-game } { command-game-substitute } 并填入朋友和时间即可请人代理。

## 适可而止

limit-left-table = 你在{ NUMBER($table, useGrouping: 0) }号桌不告而别，座位还空着。在有人接手或你用 `/{ command-game } { command-game-takeover }` 回去之前，最多只能再加入{ $most }桌。
server-admins-only = 只有能管理服务器的管理员可以这么做，而且必须在该服务器里。
server-admins-open = 本服务器只有管理员可以开桌。请找管理员，或加入开放中的牌桌：`/{ command-tables }`。
server-not-here = 本服务器可以开桌的频道是{ $channels }。
server-channel = <#{ $channel }>
server-most = 本服务器每人同时最多开{ $most }桌。其中一桌结束或解散之后，就可以再开新的一桌。
server-channels = 频道最多{ $most }个。
server-role-unfit = 不能用@everyone或应用的身份组来招募玩家。请选择或新建一个给想玩的人的身份组。
limit-lobbies-person = 你已经开了{ $most }桌还没开始的游戏。其中一桌开始或解散之后，就可以再开新的一桌。
limit-lobbies-server = 这个服务器已经有{ $most }桌还没开始的游戏。其中一桌开始或解散之后，就可以再开新的一桌。
limit-threads-person = 你在一天之内已经为游戏开了{ $most }个子区，{ $hours }小时后可以再开。现在可以不开子区，直接开桌。
limit-threads-channel = 这个频道在一天之内已经为游戏开了{ $most }个子区，{ $hours }小时后可以再开。别的频道现在就可以开。
limit-threads-server = 这个服务器在一天之内已经为游戏开了{ $most }个子区，{ $hours }小时后可以再开。现在可以不开子区，直接开桌。
limit-invitations = 你在一天之内已经邀请了{ $most }位代理人，{ $hours }小时后可以再邀请。
limit-invitations-to-tables = 你在一天内已邀请{ $most }人入桌。{ $hours }小时后才能再邀请。
limit-guests = 一桌最多邀请{ $most }人。
block-self = 你不能屏蔽自己。
limit-blocks = 屏蔽名单已满（{ $most }人）。请先在 /{ command-settings } 移除一人。
limit-solo-person = 你已经有{ $most }局和电脑对手对战的游戏正在进行。打完其中一局或认输，就可以再开新的一局。
limit-commands = { $scope ->
    [person] 你在一分钟内的操作太多了。
    [channel] 这个频道目前的操作太多了。
   *[server] 这个服务器目前的操作太多了。
}这次没有执行，请在{ $seconds }秒后再试一次。
limit-pictures = { $scope ->
    [person] 你在一分钟内看的图太多了。
    [channel] 这个频道目前要画的图太多了。
   *[server] 这个服务器目前要画的图太多了。
}请在{ $seconds }秒后再试一次；文字版的版图现在就可以看。
limit-animations = { $scope ->
    [person] 你在一分钟内要的动画太多了。
    [channel] 这个频道目前要画的动画太多了。
   *[server] 这个服务器目前要画的动画太多了。
}请在{ $seconds }秒后再试一次；/{ command-history } 现在就可以逐步查看。
limit-suggestions = { $scope ->
    [person] 你在一分钟内输入的内容太多了。
    [channel] 这个频道目前输入的内容太多了。
   *[server] 这个服务器目前输入的内容太多了。
}{ $seconds }秒后会再提供建议；指令现在就可以直接发送。

## 提醒

table-remind-hours = 提醒可以设在{ $least }到{ $most }小时之后，不能是{ $hours }小时。
table-snooze-long = 提醒最多可以等{ $most }天。
table-owes-nothing = 这一桌现在没有在等你行动。
table-inactive = 这一桌一个月没有动静，已经休眠，不会提醒任何人。有人行动就会唤醒它。
table-nudge-nobody = 这里目前没有别人需要行动。
table-nudge-own = 现在轮到你自己行动。
table-nudged = 一天之内已经催过了。
table-nudge-enough = 同一个回合我最多提及一位玩家{ $most }次，这一回合的提醒已经用完了。

## 保存与修复

table-not-saved = 这一步没能保存，所以什么都没有改变。请稍后再试；机器人的维护者可以在日志里查到原因。
table-not-read = 现在无法读取牌桌数据。什么都没有改变，请稍后再试。
table-damaged = { NUMBER($table, useGrouping: 0) }号桌保存的局面已损坏。每一步行动都另有保存：机器人的维护者可以用“python -m bot check --repair { NUMBER($table, useGrouping: 0) }”重建局面。什么都没有改变。
table-row-damaged = 这一桌保存的数据有一处损坏（{ $where }）。其他桌不受影响，什么都没有改变。机器人的维护者可以用“python -m bot check”找到它。
table-game-unknown = 我不认得{ NUMBER($table, useGrouping: 0) }号桌的游戏，无法显示或进行。管理员可以用 /{ command-game } { command-game-end } 结束它；什么都没有改变。
table-rules-changed = { NUMBER($table, useGrouping: 0) }号桌开局时用的是第{ $theirs }版规则，这里是第{ $ours }版，无法读取它的局面。机器人的维护者可以用先前版本的Seneschal把它玩完，或由管理员用 /{ command-game } { command-game-end } 结束。什么都没有改变。
table-rules-no-replay = { NUMBER($table, useGrouping: 0) }号桌的行动依照的规则版本与这里不同，无法据此重建局面。什么都没有改变。
table-beyond-repair = { NUMBER($table, useGrouping: 0) }号桌的行动已经无法还原出局面，只能依靠数据库备份恢复。
table-check-differs = { NUMBER($table, useGrouping: 0) }号桌保存的局面，与它的行动还原出的局面不一致。
table-unposted = { NUMBER($table, useGrouping: 0) }号桌在频道里的消息不是最新的：最新的消息无法发出（{ $why }）。有人行动、重新启动，或用 /{ command-game } { command-game-resume }，都会再试。

## 设置

config-wrong = 设置项{ $name }有误：{ $why }。
config-unknown = 没有{ $name }这个设置项；.env.example 列出了全部设置。
config-unreadable = { $file }不是 UTF-8 编码的文本文件。
config-closed = 无法读取{ $file }：{ $why }。

## 计划

table-plan-substitute-plays = 这一桌目前由朋友代你行动，等你回来才能安排计划。
table-plan-gone = 这个计划已经不在了。目前的情况如下。
table-plan-too-long = 一个计划最多有{ $most }个选择，停止条件也最多{ $most }个。
table-plan-too-many = 你在这一桌已经有{ $most }个计划了，请先收回一个。
table-plan-always = 你已经有一个计划每次都回答这个问题，请先收回。
table-plan-empty = 请先选择计划要做什么。

# Leagues
league-too-few = 一组需要{ $need }人，现在有{ $have }人。
league-unknown = 这个服务器没有这个联赛或杯赛。
league-seats = 联赛和杯赛的每桌要有{ $least }到{ $most }个座位。
league-name-length = 名称要有1到{ $most }个字。
league-rounds = 杯赛在决赛前有1到{ $most }轮。
league-name-taken = “{ $name }”已经开放了。请换个名称，或等它结束。
league-needs-clock = 联赛和杯赛要有时限，才不会有人一直等下去。请选择时限。
league-is-paused = “{ $name }”暂停中。管理员可以恢复。
league-is-sign-up = “{ $name }”还没开始。
league-is-running = “{ $name }”已经开始了。
league-is-finished = “{ $name }”已经结束了。
league-is-cancelled = “{ $name }”已经取消了。
league-already-joined = 你已经报名“{ $name }”了。
league-not-joined = “{ $name }”没有这位玩家。
league-full = { $most }个名额都满了。你可以报名候补。
league-not-a-reserve = 只有候补可以接手座位。请先报名候补。
league-seat-is-played = 这个座位有人在玩，或这桌已经截止了。
league-one-time-control = 联赛与杯赛的所有桌都用相同的时限。
