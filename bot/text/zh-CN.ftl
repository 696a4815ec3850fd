# Discord 里的人读到的文字；游戏本身与牌桌的用语另有文件。

## 命令：名称与说明

command-play = 开始玩
command-play-about = 在这里开桌，和大家或电脑对手一起玩
command-start = 开始
command-start-about = 开始这里等着的游戏，或开一桌
command-game = 游戏
command-game-about = 开桌、入座、开始与结束
command-game-new = 开桌
command-game-new-about = 在此频道或专用子区开一桌
command-game-join = 加入
command-game-join-about = 加入此频道的这一桌
command-game-leave = 离开
command-game-leave-about = 让出座位；游戏开始后就等于认输
command-game-colour = 颜色
command-game-colour-about = 选择玩家颜色，或由系统分配
command-game-start = 开始
command-game-start-about = 以当前入座的玩家开始；还有空位时由桌主或管理员决定
command-game-cancel = 解散
command-game-cancel-about = 不开始游戏，直接解散（桌主或管理员）
command-game-end = 结束
command-game-end-about = 就此结束游戏：征求全员同意，管理员可直接结束
command-game-remove = 移除玩家
command-game-remove-about = 移除已离开的玩家并空出座位，本人无法再回来（管理员）
command-game-takeover = 接手
command-game-takeover-about = 接手这一桌开放的座位，或回到自己的座位
command-game-computer = 电脑对手
command-game-computer-about = 让电脑对手接手放弃的座位，或把座位还给玩家
command-game-resume = 恢复
command-game-resume-about = 让暂停的牌桌在此频道继续
command-invite = 邀请入桌
command-block = 屏蔽（不同桌）
command-record = 战绩
command-record-about = 一个人的游戏成绩：等级分、胜场、对手、徽章
command-leaderboard = 排行榜
command-leaderboard-about = 按等级分排列的玩家，以及完成的游戏的统计
command-record-against = 与此人的战绩
command-what-happened = 这里发生了什么？
command-move = 行动
command-move-about = 执行行动：输入代号、名称或开头几个字
command-view = 我的情况
command-view-about = 你的情况，或版图的全部与部分，只有你看得到
command-status = 状态
command-status-about = 轮到谁、等了多久、要做什么
command-rules = 规则
command-rules-about = 规则卡：建筑、阶段或效果
command-undo = 撤销
command-undo-about = 撤销上一个行动；更早的需全员同意
command-settings = 设置
command-settings-about = 个人设置：语言、时间、提醒、图片、提示、笔记、个人数据、屏蔽（拉黑）他人
command-away = 请假
command-away-about = 请假一段时间：你的计时会停住
command-game-substitute = 代理
command-game-substitute-about = 离开期间请朋友代理；不填就是自己回来了
command-help = 帮助
command-help-about = 三步学会使用、怎么玩，以及简短教学
command-verbs-about = { $game }：以名称执行行动
command-verb-about = { $game }：{ $verb }

## 参数：名称与说明

parameter-game = 游戏
parameter-game-about = 哪个游戏
parameter-lesson = 教学
parameter-lesson-about = 这款游戏的简短教学，只有你看得到：做几个决定，看看结果
parameter-seats = 人数
parameter-seats-about = 玩家人数；不填则为游戏允许的人数
parameter-seat = 座位
parameter-seat-about = 谁的座位
parameter-person = 朋友
parameter-person-about = 代理你的朋友
parameter-player = 玩家
parameter-player-about = 要看谁的战绩，留空则为自己
parameter-computers = 电脑对手
parameter-computers-about = 独自与这个强度的电脑对手对战，游戏立即开始
parameter-invite = 邀请
parameter-invite-about = 一起玩的人；其他人不能加入
parameter-line = 留言
parameter-line-about = 给可能加入的人看的一句话，例如“欢迎新手”
parameter-rated = 等级分
parameter-rated-about = 结果是否计入等级分；不填则只在全部是真人玩家时计入
parameter-strength = 强度
parameter-strength-about = 电脑对手的强度，或把座位还给玩家
parameter-options = 选项
parameter-options-about = 与通常玩法不同之处
parameter-language = 语言
parameter-language-about = 使用的语言
parameter-pace = 节奏
parameter-pace-about = 多快：名称，或自定数字（缓冲、备用、补回），例如6h 5d 1d
parameter-pauses = 不计时
parameter-pauses-about = 除了夜间，什么时候不计时
parameter-zone = 时区
parameter-zone-about = 菜单里没有的时区
parameter-until = 到
parameter-until-about = 多久（3d、12h），或你回来的日期（2026-12-24）
parameter-from = 从
parameter-from-about = 从什么时候开始，写法相同；不填就是现在
parameter-thread = 子区
parameter-thread-about = 为这一桌开子区；可以开时默认会开
parameter-colour = 颜色
parameter-colour-about = 你的颜色
parameter-table = 桌号
parameter-table-about = 原先在其他频道时，请填桌号
parameter-move = 行动
parameter-move-about = 你要做什么；列表给出所有合法行动
parameter-target = 目标
parameter-target-about = 选什么或去哪里；列表给出所有合法选择
parameter-part = 区域
parameter-part-about = 版图的哪一部分
parameter-text = 文字
parameter-text-about = 用文字代替图片
parameter-picture = 图片
parameter-picture-about = 适合手机的竖版，或适合电脑的横版
parameter-card = 卡片
parameter-card-about = 要查什么：名称，或图上位置的代号
parameter-old = 旧指令
parameter-old-about = 找不到的指令

## 以前的指令

former-command = { $old } 现在是 { $command }。
former-command-button = { $old } 现在是按钮：先用 { $command }，再按“{ $button }”。
former-command-board = { $old } 现在是版图下方的按钮“{ $button }”。
former-command-unknown = 没有过“{ $typed }”这个命令。/{ command-help } 不填这一项，就会说明如何开始。
former-command-help = 找不到以前用过的命令吗？用 `/{ command-help } { parameter-old }:` 查它现在在哪里。
former-name-board = 版图
former-name-game-picture = 图片
former-name-export = 导出
former-name-hand = 我的情况
former-name-log = 记录
former-name-note = 笔记
former-name-nudge = 催一下
former-name-privacy = 隐私
former-name-remind = 提醒
former-name-replay = 回放
former-name-review = 复盘
former-name-score = 分数
former-name-substitute = 代理
former-name-verify = 验证
former-name-whatif = 假设
former-name-why = 为何不行
former-name-hint = 提示
former-name-resign = 认输
former-name-learn = 教学
former-name-stats = 统计
former-name-mygames = 我的牌桌
former-name-game-free = 让位
former-name-game-opponent = 电脑对手

## 用语

colour-dealt = 开始时分配
colour-open = 开始时分配颜色
colour-blue = 蓝色
colour-red = 红色
colour-green = 绿色
colour-orange = 橙色
colour-black = 黑色
bold = **{ $text }**
either = { $one }或{ $other }
choice-coded = { $name }（{ $code }）
choice-bare = { $name }
choices-two = { $one }；{ $other }
choices-more = { $shown }；还有{ $count }个
typing-left-out = 请|我要|我想|选择|指派|放置|放到|在

## 新的牌桌

play-title = 开一桌
play-title-game = 开一桌：{ $game }
game-seats = { $least }至{ $most }人
play-time = 节奏
play-time-about = 不更改的话，与电脑对手玩的游戏不计时
play-others = 其他玩家
play-people = 等人加入
play-people-about = 牌桌会在频道等大家加入
play-computers = 电脑对手：{ $strength }
play-more = 更多
play-unrated = 不计等级分，可以开放提示
play-unused-time = 这一桌不计时：与电脑对手玩时没有人在等你。想计时请用 /{ command-status } 的“节奏…”。
play-unused-public = 不会列在其他服务器：游戏已开始，无法再加入。
play-unused-line = 不会显示你的留言：游戏已开始，无法再加入。

## 开桌

lobby-title = { $game }·{ $table }号桌
lobby-open = { $least }至{ $most }人，当前{ $seated }人
lobby-open-fixed = { $most }人，当前{ $seated }人
lobby-started = 游戏已开始。
lobby-cancelled = 未开始游戏，已解散。
lobby-expired = 一周之内没有人开始游戏，已解散。可以用 /{ command-play } 再开一桌。
lobby-seat = **{ $who }**：{ $colour }
lobby-seat-computer = **{ $who }**（电脑对手，{ $strength }）：{ $colour }
strength-easy = 简单
strength-medium = 普通
strength-hard = 高手
strength-expert = 专家
strength-back = 还给玩家
lobby-computers = 加入电脑对手…
lobby-computer-add = 加入电脑对手：{ $strength }
lobby-computer-easy = 偶尔失误，适合第一次玩
lobby-computer-medium = 稳健，会考虑完整的一回合
lobby-computer-hard = 会预想好几个回合
lobby-computer-expert = 想得更深，每一步最多想一分钟；节奏快的桌不能用
lobby-computer-remove = 移除{ $who }
lobby-computers-forbid = 这一桌不用电脑对手（管理员）
lobby-computers-allow = 这一桌可用电脑对手（管理员）
lobby-computers-forbidden = 这一桌不使用电脑对手。
lobby-choose-hints = 提示…
lobby-hints-yes = 允许提示：“我的情况”里的“提示”会私下显示好的行动。
lobby-hints-no = 这一桌不提供提示。
lobby-choose-rated = 等级分…
lobby-rated = 积分赛
lobby-rated-yes = 积分赛：结果会影响玩家的等级分，不提供提示。
lobby-rated-no = 不计等级分。
lobby-option = { $name }：{ $value }
lobby-time-control = 节奏：{ $time_control }
lobby-timeout-policy = 每次轮到时都有缓冲时间，备用时间每轮补回{ $refill }。{ $pauses }超时可通融{ $forgiven }次，之后由全桌决定；已经{ $silent }天没有动静的玩家，一超时就由全桌决定。因此没有动静的玩家在一个回合里最多让大家等{ $longest }天（含夜间与休息日；事先请的假另计）。超时超过{ $timeouts }次或{ $days }天没有动静，座位就空出来；没有人表态时：{ $usual }。
lobby-timeout-policy-no-clock = 不计时间，只有提醒。座位让出后怎么办由其他人决定；没有人表态时：{ $usual }。
lobby-choose-time-control = 节奏…
lobby-set-time-control = 节奏·{ $time_control }
lobby-choose-empty-seat = 座位空出来时…
lobby-set-empty-seat = 空位：{ $usual }
lobby-empty-seat = 座位空出来而没有人表态时：{ $usual }。
empty-seat-computer = 由电脑对手（{ $strength }）接着玩
lobby-choose-pauses = 哪些时间不计…
time-control-swift = 快速
time-control-standard = 标准
time-control-relaxed = 悠闲
time-control-custom = 自定
time-control-none = 不计时
time-control-label = { $name }：每次{ $grace }，另有备用{ $bank }
time-control-terms = { $name }（每次轮到时先有{ $grace }缓冲时间，之后扣{ $bank }的备用时间；每轮补回{ $refill }）
time-control-terms-none = 不计时，只有提醒
pauses-all = 夜间、休息日与请假都不计时。
pauses-away = 夜间与请假不计时；休息日照计。
pauses-days-off = 夜间与休息日不计时；请假照计。
pauses-nights = 夜间不计时；休息日与请假照计。
lobby-chance = 座次与所有随机结果都由一个秘密种子决定，游戏结束后公开。其SHA-256：{ $hash }
lobby-time = 这里怎么计时
lobby-join = 加入
lobby-leave = 离开
lobby-leave-alone = 只有你在这里，离开就会解散牌桌。要解散吗？
lobby-start = 开始
lobby-missing = 还差{ $count }位玩家：等人加入，或按“和电脑对战”。
lobby-missing-people = 还差{ $count }位玩家才能开始。
lobby-start-alone = 和电脑对战
lobby-settings = 设置…
lobby-settings-title = { $table }号桌的设置
lobby-settings-host = 只有桌主{ $host }能更改。
host-line = 留言
host-line-about = 给可能加入的人看，例如“欢迎新手”
host-line-open = 给玩家的留言…
host-line-shown = “{ $line }”
lobby-cancel = 解散
lobby-your-colour = 你的颜色…
lobby-language = 这一桌的语言…
lobby-set-language = 语言：{ $language }
game-thread = { $game }·{ $who }
game-opened = { $table }号桌已在{ $where }开桌，其他玩家可在那里加入。
game-solo = { $table }号桌（{ $where }）：你的对手是{ $who }。
game-computer-plays = 这个座位之后由{ $who }行动。
game-seat-returned = 座位已还给{ $who }。
game-joined = 你已加入{ $table }号桌。
game-left = 你已离开{ $table }号桌。
game-colour = 你的颜色：{ $colour }。
game-time-control = { $time_control }。
game-picture-tall = 从现在起局面图贴成竖版。
game-picture-wide = 从现在起局面图贴成横版。
game-started = { $table }号桌已开始。
game-cancelled = { $table }号桌已解散。
game-ended = 游戏已结束。
game-end-admin = 你是这里的管理员，可以就此结束游戏，不分胜负。此操作无法撤销。
game-end-alone = 这里只有你一位玩家：游戏会就此结束，不分胜负。这无法撤销。
game-end-rated = 这是积分赛：现在结束视为认输。
game-end-player = 会征求其他玩家同意。全体同意后，游戏就此结束，不分胜负，而且无法撤销。
game-end-now = 立即结束
game-end-ask = 征求玩家同意
game-remove-confirm = 这会永久移除{ $who }，本人不能再回来。座位先由系统代打，之后由其他人决定怎么办。此操作无法撤销。
game-remove-now = 移除玩家
game-player-removed = 这个座位改由系统代为行动。
game-resumed = { $table }号桌在此继续。
move-asked = 正在{ $table }号桌所在的频道征求其他玩家同意。
move-asked-paused = { $table }号桌的其他玩家都同意才能在这里继续：请每个人在这个频道使用 /{ command-game } { command-game-resume } 并填入桌号。

## 每回合的消息

panel-headline = { $game }·{ $where }
panel-ask = { $who }，{ $prompt }
panel-thinking = **{ $who }**正在思考……
panel-empty-seat = { $count ->
    [1] 轮到**{ $who }**的座位，但目前没有人玩这个座位，全桌等候中。
   *[other] 轮到**{ $who }**的座位，但目前没有人玩这些座位，全桌等候中。
}
panel-asked = { $who }：{ $ask }。
panel-since = 你上次行动之后：{ $story }
panel-so-far = 目前为止：{ $story }
panel-due = { $when }到期
panel-away = { $who }请假到{ $when }（时间用完，自动请假一天）
panel-table = { $table }号桌
panel-move = 第{ $move }步
what-happened-no-board = 这条消息不是本频道当前牌桌的版图。所有局面请看 /{ command-history }。
what-happened-secret = 这张版图因为有秘密决定，没有步数。所有局面请看 /{ command-history }。
panel-choices = { $count }个选择
panel-which-part = 请选择类别…
panel-answer-sealed = { $what }（{ $asked }人中{ $given }人已完成）
panel-answer-secret = 秘密选择
panel-answered = 已收到你的选择：{ $answer }。最后一人选定之前都可以更改。
panel-answered-in-steps = 已收到你的选择（最后一项：{ $answer }）。最后一人选定之前都可以更改：请从下方第一项开始，把每一项重新选过。
answer-in = 已收到你的选择。最后一人选定之前都可以重选；一旦开始重选，就只算新的选择。
answer-withdrawn = 先前的选择已收回；选完最后一项，新的选择才算送出。
panel-undo = 撤销
panel-view = 我的情况
panel-why = 为何不行…
panel-hint = 提示
panel-recap = 回顾
panel-plan = 计划
panel-rules-of = 规则：{ $card }
panel-web = 在网页打开
panel-sign-in = 登录网页
panel-more = 更多…
panel-status = 状态
panel-log = 记录
panel-score = 分数
panel-board = 文字版图
panel-export = 下载记录
panel-verify = 验证
panel-rating = 等级分
panel-resign = 认输…
panel-rematch = 再来一局
rematch-invitation = { $who }：{ $host }开了再来一局的新桌：{ $table }号桌。
guests-open = 邀请…
guests-title = { $table }号桌的邀请名单
guests-only = 邀请制：只有受邀的人能加入，也不会列出这一桌。
guests-everyone = 任何人都能加入，你也可以邀请别人。
guests-close-table = 改为邀请制
guests-open-table = 开放加入
guests-invite = 要邀请谁？
guests-none = 还没有邀请任何人。
guests-guest-open = { $who }：已邀请
guests-guest-accepted = { $who }：已接受
guests-guest-declined = { $who }：已谢绝
guests-invited = 已邀请：{ $who }。对方会收到私信；收不到时，我会在牌桌提及对方。
guests-lobby-only = 邀请制。
guests-lobby-open = 已邀请：{ $who }。
guests-lobby-declined = 已谢绝：{ $who }。
invitation-text = **{ $who }**，{ $host }邀请你加入{ $game }（{ $table }号桌）。
invitation-accept = 接受
invitation-decline = 谢绝
invitation-accepted = **{ $who }**接受邀请，加入{ $table }号桌。
invitation-declined = **{ $who }**谢绝了{ $table }号桌的邀请。
invitation-left-server = 你已离开这一桌的服务器。重新加入后再按“接受”即可，邀请会保留。
invite-bot = { $who }是机器人，不能入座。想和电脑玩，请按“和电脑对战”，或在“设置…”添加电脑对手。
invite-yourself = 不必邀请自己：发出邀请的人本来就有座位。请选别人。
invite-gone = { $who }已不在这个服务器里。
invite-gone-unknown = 这个人已不在这个服务器里。
invite-which = 要邀请{ $who }到哪一桌？
invite-new = 你没有尚未开始的桌。要为{ $who }开一桌吗？
invite-menu = 请选择…
play-invite-computers = 加入电脑对手的游戏会立即开始，因此无法邀请别人。请选择其一。
play-line-game = 请同时选择{ parameter-game }，或不填“{ parameter-invite }”与“{ parameter-computers }”：这样会出现表单。
panel-to-board = 前往版图
panel-to-table = 前往这一桌
more-menu-about = 这一桌的其他功能：
more-menu-line = **{ $label }**：{ $about }
more-menu-below = 版图下方：“我的情况”只让你看到自己的信息，“为何不行…”说明某件事为何做不到，“撤销”收回你刚做的行动。
panel-guide-about = 用六张卡片说明整个游戏
panel-status-about = 轮到谁、从何时开始；提醒和节奏也在这里
panel-history-about = 逐步查看每个局面，也能看动画
panel-log-about = 以文字列出所有行动
panel-score-about = 每人几分，从哪里得来
panel-board-about = 以文字描述整个局面
panel-export-about = 把这局游戏的记录存成文件
panel-verify-about = 用公布的种子重新运行游戏，确认随机结果公正
panel-web-about = 只有你能用的链接，打开本桌的网页，可以直接点选版图
panel-hint-about = 现在有哪些好的选择，以及理由
panel-whatif-about = 试着走走看；别人看不到，牌桌也不受影响
panel-plan-about = 预先决定轮到你时要做什么
panel-resign-about = 永久退出这局游戏
panel-not-seated = 你不在这一桌。
panel-can-look = 欢迎旁观：
panel-meanwhile = 这段时间可以看：
panel-moved-on = { $who }已经行动，请看当前的版图。
panel-changed = 局面已经改变，请看当前的版图。
panel-restored = 我已从备份恢复。这是备份里最新的局面，之后的行动已经丢失。
recap-earlier = （更早的{ $count }件事请见记录。）

## 行动

move-done = 已选择：{ $move }。
move-next = 接着：{ $prompt }
move-confirm = **{ $move }**无法撤销，或损失远大于其他选择。确定吗？
move-sure = **{ $move }**：确定吗？
move-confirm-yes = 确定
move-confirm-no = 先不要
move-confirm-nothing = 没有执行任何操作。
move-again = 你刚刚已经做了这个行动，结果仍然有效：
move-again-ask = 要再做一次**{ $move }**吗？
move-again-yes = 再做一次
hint-title = 你可以考虑
hint-line = { $place }. **{ $move }**：{ $wins }，{ $why }
hint-line-bare = { $place }. **{ $move }**：{ $wins }
hint-wins = { $chance ->
    [0] 胜率不到1%
    [100] 胜率超过99%
   *[other] 胜率约{ $chance }%
}
hint-as-good = 差不多一样好
hint-none = 现在只有一种选择。
hint-about = 这是“高手”电脑对手只根据你看得到的信息所做的判断。
hint-about-round = “+”“−”：到这一轮结束时的差别，假设大家接下来都不再行动。

## 查看

part-board = 版图
own-holds = 你有的
own-choices = 现在可选（付得起）的
own-choices-part = { $part }：{ $codes }
own-last = 你上次的行动
board-as-file = 文字版图较长，请见文件。
status-title = { $game }·{ $table }号桌
status-lobby = 开放加入中，尚未开始。
status-running = 游戏进行中。
status-finished = 游戏已结束。
status-cancelled = 未开始游戏，已解散。
status-paused = 这一桌已暂停，进度都保留着。
status-unposted = 这一桌最新的消息无法发出，频道里看到的可能是较早的局面。现在会再试一次，之后每一步行动也都会重试。
paused-channel-gone = 原来的频道已不存在。可在其他频道用 /{ command-game } { command-game-resume } 加上桌号继续。
paused-no-access = 我看不到原来的频道了（需要“查看频道”权限）。恢复权限后，或在其他频道，可用 /{ command-game } { command-game-resume } 继续。
paused-no-permission = 我无法在原来的频道发言（需要“发送消息”权限，子区则为“在子区内发送消息”）。恢复权限后，或在其他频道，可用 /{ command-game } { command-game-resume } 继续。
paused-archived = 原来的子区已锁定。解锁后，或在其他频道，可用 /{ command-game } { command-game-resume } 继续。
paused-unknown = 我无法在原来的频道发消息。可用 /{ command-game } { command-game-resume } 继续。
status-since = { $when }轮到
status-due = { $when }到期（{ $at }）
status-bank = 备用时间还有{ $bank }
status-reminded = { $when }提醒
status-seats = 同桌玩家：{ $who }
status-resigned = { $who }（空位）
status-substitute = { $who }（由{ $substitute }代理）
status-computer = { $who }（{ $strength }）
status-reminder = { $hours }小时后提醒。
status-reminder-off = 不提醒。
status-reminders = 提醒…
status-time-control = 节奏…
status-own-time-control = 或用数字：每次、备用、每轮补回（6h 5d 1d）
status-nudge = 催一下
status-board-wide = 局面图改为横版
status-board-tall = 局面图改为竖版
status-next = 结果消息的“再来一局”可以照样再玩，/{ command-play } 另开一桌，/{ command-history } 逐步回顾这局游戏。
score-line = **{ $who }**：**{ $points }**分
score-plain = { $who }：{ $points }分＝{ $parts }
score-plain-bare = { $who }：{ $points }分
score-resigned = { $who }已认输，不能获胜。
score-part = { $source }：{ $points }
chart-alt = 分数走势，逐轮分数：
chart-alt-line = { $who }：{ $points }
log-title = { $table }号桌的记录
log-earlier = 较早
log-later = 较新
log-empty = 还没有任何记录。
log-someone = 有人
log-open = { $who }开桌。
log-join = { $who }入座。
log-leave = { $who }离开。
log-colour = { $who }选择颜色。
log-options = 更改玩法。
log-cancel = 牌桌已解散。
log-expire = 逾期没有开始，牌桌已解散。
log-start = 游戏开始。
log-move = { $who }：{ $move }
log-secret = { $who }行动了，内容尚未公开。
log-autopilot-move = 系统代替{ $who }：{ $move }
log-computer-move = { $who }：{ $move }
log-aims = { $story }（{ $aims }）
log-seat-computer = 电脑对手入座（{ $strength }）。
log-remove-computer = 电脑对手让出座位。
log-undo = { $who }撤销了{ $moves }个行动。
log-resign = { $who }认输。
log-remove-player = 管理员让{ $who }的座位改由系统代为行动。
log-timeout = { $who }超时。
log-wait = 全桌等候{ $who }。
log-autopilot-turn = 全桌决定由系统代替{ $who }完成这一回合。
log-computer-turn = 全桌决定由电脑对手（{ $strength }）代替{ $who }完成这一回合。
log-empty-seat = { $who }的座位空了出来。
log-offer = 全桌决定开放{ $who }的座位让人接手。
log-autopilot-seat = 全桌决定由系统代替{ $who }玩下去。
log-takeover = { $who }接手这个座位。
log-back = { $who }回来了，继续行动。
log-substitute = 朋友开始代理{ $who }。
log-return = { $who }的代理结束。
log-by = { $story }（由{ $who }行动）
log-by-plan = { $story }（事先计划）
log-by-automatic = { $story }（唯一的选择，自动进行）
log-end = 游戏提前结束。
log-time-control = 节奏已更改。
log-pause = 这一桌暂停。
log-resume = 这一桌继续。
log-repair = 已由行动记录重建局面。

## 规则

card-label = { $title }·{ $group }
card-rule = 规则：{ $rule }
why-choose = 你想做什么？我会说明现在为何不行。
why-nothing = 现在所有选项都可以选。
why-menu = 选一个现在做不到的行动…
why-menu-part = { $first } – { $last }…
why-alike = { $first }至{ $last }，共{ $count }项，例如：{ $reason }
why-open = “{ $choice }”现在可以执行。
why-unknown = 这里没有“{ $typed }”这个选择。版图下方的“为何不行…”列出所有选择。

## 撤销、认输与表决

undo-done = { $moves ->
    [1] 已撤销你上一个行动。
   *[other] 已撤销你上一个行动和之后的行动，共{ $moves }个。
}
undo-proposed = 正在征求其他玩家同意撤销{ $moves }个行动。
undo-asks = 这会征求其他玩家同意撤销{ $moves }个行动。
undo-ask = 征求同意
undo-leave = 算了
resign-confirm = 认输之后你就无法获胜，先由系统代替你行动，再由其他人决定你的座位怎么办。确定认输吗？
resign-confirm-end = 认输的话，这局游戏就此结束，你也无法获胜。确定认输吗？
resign-yes = 认输
resign-done = 你已认输。
vote-undo = **{ $who }**请求撤销{ $moves }个行动。
vote-end = **{ $who }**请求就此结束游戏，不分胜负。
vote-move = **{ $who }**请求把这一桌移到{ $where }。
vote-move-channel = { $channel }
vote-move-abroad = 别的服务器的频道
vote-time-control = **{ $who }**请求改变节奏：{ $time_control }。所有计时会重新开始。
vote-takes-back = { $moves ->
    [1] 将撤销第{ $first }步（{ $who }）。
   *[other] 将撤销第{ $first }至{ $last }步（{ $who }）。
}
vote-revealed = 在那之后，已有牌或其他隐藏信息公开。
vote-agrees = { $who }：同意
vote-objects = { $who }：反对
vote-waiting = { $who }：尚未回复
vote-until = 开放到{ $when }；届时没有人反对，过半同意就通过。
vote-accepted = 已获同意并执行。
vote-refused = 未获全员同意，游戏继续。
vote-refused-time-control = 未获全员同意，节奏不变。
vote-expired = 游戏已继续进行，此提议失效。
vote-expired-few = 回复太少，此提议失效。
vote-button-yes = 同意
vote-button-no = 反对
vote-opened = 正在征求其他玩家同意。
vote-yes = 你已同意。
vote-no = 你已反对。
vote-timeout = **{ $who }**已超时{ $times }次。这一回合要怎么处理？
vote-timeout-over = **{ $who }**超时{ $times }次。
vote-timeout-about = 以最多人的选择为准，最迟{ $when }；同票就再等一天，没有人回复则由系统行动。本人若先行动，就不必表决了。
vote-timeout-wait = 再等一天
vote-timeout-autopilot = 这一回合由系统行动
vote-timeout-computer = 这一回合由电脑对手（{ $strength }）行动
vote-timeout-remove = 清空这个座位
vote-empty-seat = **{ $who }**的座位没有人了。要怎么处理？
vote-empty-seat-over = **{ $who }**的座位空了出来。
vote-empty-seat-about = 以最多人的选择为准，最迟{ $when }；同票就等候，没有人回复则：{ $usual }。
vote-empty-seat-wait = 等候
vote-empty-seat-takeover = 开放接手
vote-empty-seat-computer = 由电脑对手接着玩
vote-empty-seat-autopilot = 由系统代打
vote-empty-seat-end = 就此结束并计分
vote-answer = { $choice }：{ $who }
vote-decided = 决定：{ $choice }
vote-unanswered = 无人回复，因此：{ $choice }
vote-tied = 同票，因此：{ $choice }
vote-reminder = **{ $who }**，这一桌有一项表决在等你。
vote-reminder-button = 前往表决
vote-given = 已计入你的回复；有结果之前都可以更改。
vote-given-last = 已计入你的回复，这样就有结果了。
takeover-button = 接手这个座位
takeover-done = 这个座位是你的了。以下是到目前为止的经过，接着是你的情况。
substitute-asked = **{ $substitute }**，{ $who }请你代理到{ $when }。
substitute-about = 你会看到这个座位的一切并代为行动；记录会写明是谁行动的。投票也由你代为回答，包括是否结束游戏。
substitute-agreed = **{ $substitute }**代理{ $who }到{ $when }。
substitute-over = { $who }在此请人代理，现已结束。
substitute-declined = { $who }在此请人代理，对方婉拒了。
substitute-yes = 我来代理
substitute-no = 不方便
substitute-sent = 已询问对方；对方同意之前，仍由你自己行动。代理期间也由对方替这个座位投票，包括是否结束游戏。
substitute-ended = 代理结束，之后由你自己行动。
substitute-withdrawn = 已撤回邀请，这个座位仍由你自己行动。
substitute-left = 你不再代理这个座位，座位已交还原来的玩家。
substitute-refused = 你已婉拒代理，座位仍由原来的玩家行动。

## 棋谱与验证

export-running = 目前为止的记录：{ $moves }步。种子在游戏结束后公布。
export-withheld = 另有{ $moves }步尚未公开。
export-finished = 整局游戏的记录：{ $moves }步。
verify-running = 种子在游戏结束后公布，届时任何人都可以重新验证；在此之前只公布哈希值。
verify-holds = 已由种子重新执行整局游戏：哈希值、座次与全部{ $moves }步均相符。
verify-fails = 重新执行的结果与实际过程不符。
verify-other-rules = 这局游戏开局时用的是第{ $theirs }版规则，这里是第{ $ours }版，因此无法在此重新执行每一步。哈希值与座次相符。若游戏在规则更新前就已结束，可以用当时版本的Seneschal重新执行 /{ command-history } 的文件。
verify-hash = 开始时公布的种子SHA-256：`{ $hash }`
verify-seed = 种子：`{ $seed }`
verify-final = 最终局面的SHA-256：`{ $hash }`
verify-problem = 发现的问题：{ $problem }

## 提醒

remind-set = 超过{ $hours }小时未行动的玩家会收到提醒；到两倍、四倍时间时再次提醒。
remind-set-clock = 这一桌按计时提醒：缓冲时间用完时、其余时间用掉五分之四时，以及期限前四小时。同一个回合最多提及一位玩家{ $most }次。
remind-hours-unused = 小时数只对不计时的牌桌有效，目前不影响提醒。在 /{ command-status } 按“提醒…”可以关闭。
remind-off = 这一桌不会提醒任何人。
remind-announced = { $who }设定：超过{ $hours }小时未行动的玩家会收到提醒；到两倍、四倍时间时再次提醒。
remind-announced-clock = { $who }开启了这一桌的提醒，按计时进行。
remind-announced-off = { $who }关闭了这一桌的提醒。
an-admin = 管理员
reminder = **{ $who }**，大家在等你：{ $prompt }
reminder-asked = **{ $who }**，{ $by }在等你这一步：{ $prompt }
reminder-other-tables = **{ $who }**，这些牌桌也在等你：
reminder-new-tables = 你玩的游戏开了新桌（/{ command-settings }）：
reminder-line = [{ $where }]({ $link })
reminder-later = 稍后再提醒…
reminder-away = 我要请假…
reminder-mute-turn = 这次别提醒
reminder-mute-table = 这一桌别提醒
reminder-mute-all = 全部别提醒
reminder-snooze = 这次行动的提醒要等多久？
reminder-snooze-menu = 稍后再提醒…
reminder-snooze-for = { $span }后
reminder-snoozed = { $when }之前不再提醒这次行动。到时如果还没行动，会再提醒你。
reminder-muted-turn = 这次行动不再提醒。
reminder-muted-table = 不再提醒你{ $table }号桌。
reminder-muted-all = 不再提醒你。
reminder-back = 在 /{ command-status } 按“提醒…”可以查看你的提醒并重新开启。
table-became-inactive = 这里一个月没有动静，这一桌休眠了：不再提醒任何人。下一次行动会唤醒它。
nudge-done = 会转告{ $who }你在等这一步；什么时候、用什么方式收到，由对方的设置决定。
next-up = **{ $who }**，照目前看来，接下来轮到你。
setback-overtaken = **{ $who }**，{ $by }的分数超过你了。
setback-events = **{ $who }**，这与你有关：{ $story }
notifications-title = 你的提醒
notifications-direct-on = 以私信提醒，所有牌桌合并成一条。
notifications-direct-off = 在该桌的频道里提醒。
notifications-muted-on = 完全不提醒。
notifications-next-on = 快轮到你时会通知你。
notifications-setbacks-on = 分数被超过或有东西被拿走时会通知你。
notifications-muted-tables = 有{ $count }桌已关闭提醒。
notifications-why = 你睡觉、休息日或请假时，以及正在操作时都不会提醒，一小时内最多一条。
notify-direct-on = 用私信
notify-direct-off = 在频道里
notify-muted-on = 完全不要
notify-table = 这一桌多久后提醒…
notify-table-off = 这一桌：不提醒
notify-unmute = 恢复所有牌桌的提醒
notify-next-on = 快轮到我时通知
notify-next-off = 快轮到我时不通知
notify-setbacks-on = 有损失时通知
notify-setbacks-off = 有损失时不通知
overdue = **{ $who }**，你已超时，大家还在等你：{ $prompt }
overdue-forgiven = **{ $who }**，你超时了。前{ $forgiven }次可以通融，各延长一天（这是第{ $count }次），期限{ $when }：{ $prompt }
away-day-used = **{ $who }**，你的时间用完了，已自动请假一天。计时停到{ $when }，这段期间仍可行动。用 /{ command-away } 可以查看还能请假多久、提前回来，或关闭自动请假。
away-day-used-more = 到时候如果还没有行动，会再自动请假一天，不另行通知。


## 个人的时间

settings-title = 个人设置
settings-group-time = 时间
settings-group-reminders = 提醒
settings-group-play = 游戏与图片
settings-privacy = 我的数据
settings-notes = 笔记
settings-line = { $name }：{ $value }
settings-name-reminders = 提醒方式
settings-reminders-channel = 在频道里
settings-reminders-direct = 私信
settings-reminders-none = 完全不要
settings-name-digest = 多桌同时轮到我
settings-digest-together = 合并成一条
settings-digest-separate = 各桌分开
settings-name-opened = 我玩的游戏开新桌时
settings-opened-no = 提醒中不列出
settings-opened-yes = 在合并提醒中列出
settings-name-ahead = 提前通知
settings-ahead-none = 不用
settings-ahead-next = 快轮到我时
settings-ahead-setbacks = 被超过或失去东西时
settings-ahead-both = 两者都要
settings-name-language = 语言
settings-language-discord = 跟随 Discord
settings-name-picture = 只有我看得到的版图
settings-picture-table = 跟随各桌设置
settings-name-size = 只有我看得到的图片大小
settings-size-full = 原尺寸
settings-size-half = 一半，加载更快
settings-name-confirm = 再确认一次
settings-confirm-final = 无法撤销的行动
settings-confirm-all = 每一步
settings-confirm-never = 都不用
settings-name-hints = 提示
settings-name-leaderboards = 排行榜
settings-hints-yes = 该桌允许就能用
settings-hints-no = 我不要提示
settings-leaderboards-no = 不列入
settings-leaderboards-yes = 列入
settings-name-automatic = 自动行动
settings-group-people = 屏蔽名单
settings-blocked = 已屏蔽：{ $who }
settings-blocked-none = 没有屏蔽任何人。
settings-why-people = 你和你屏蔽的人在 /{ command-tables } 看不到彼此的桌，也无法加入对方所在的桌。对方不会收到通知；进行中的游戏照常进行。要屏蔽其他人，请打开对方的菜单（右键，手机长按）：应用 › { command-block }。
settings-block = 屏蔽同桌过的人…
settings-unblock = 解除屏蔽…
block-done = 已屏蔽{ $who }：你们不会再于新桌相遇。对方不会收到通知；进行中的游戏照常进行。屏蔽名单在 /{ command-settings }。
block-app = 无法屏蔽应用：它们不会加入牌桌。
settings-automatic-nothing = 不用
settings-automatic-answers = 只有一种选择时
settings-automatic-pays = 只有一种合理付法时
settings-automatic-both = 两者都要
settings-why-reminders = 你睡觉、休息日或请假时，以及正在操作时都不会提醒，一小时内最多一条。要关掉某一步或某一桌的提醒，请按提醒消息上的按钮。
settings-why-play = 只影响你自己看到的内容和你的行动，适用于所有牌桌。公开发布的内容以各桌设置为准。
settings-ask =
    ### 你什么时候睡觉？
    这一桌会计时。选好你的时区，夜间你的计时就会停住。我只问这一次；之后可以用 /{ command-settings } 查看和更改。
settings-unknown = 我还不知道你的作息，所以你的计时日夜都在走。
settings-zone = 时区：**{ $zone }**，那里现在是{ $now }
settings-zone-now = { $zone } · { $offset } · { $now }
settings-night = 睡眠时间{ $begins }到{ $ends }
settings-night-none = 夜间照常计时
settings-off-none = 没有休息日
settings-off-sat-sun = 星期六、日休息
settings-off-fri-sat = 星期五、六休息
settings-off-sunday = 星期日休息
settings-off-saturday = 星期六休息
settings-why-time = 从现在起适用于你所有的牌桌，已经用掉的时间不会退回。菜单里没有的时区，可用 /{ command-settings } { parameter-zone }: 输入。
settings-choose-zone = 你那里现在几点？
settings-choose-night = 你什么时候睡觉？
settings-choose-off = 你哪几天休息？
picture-tall = 竖版，适合手机
picture-wide = 横版，适合电脑
picture-words = 文字版，不要图片
away-title = 请假
away-not = 你没有请假。
away-now = 你请假到{ $ends }。
away-later = 你将从{ $begins }请假到{ $ends }。
away-left = 你还可以请假{ $left }。
away-none-left = 你目前已经没有可请的假。
away-automatic = 备用时间用完时，会自动请假一天（限每回合有一天以上时间的牌桌）。
away-automatic-not = 备用时间用完时，不会自动请假。
away-why = 一年之内最多21天，连续最多14天，以小时计。别人只看到你的期限延后；自动请假会注明。有些牌桌请假也照常计时，开桌消息里会写明。
away-for = { $span }
away-back = 我回来了
away-call-off = 取消之后的请假
away-automatic-on = 自动请假
away-automatic-off = 不要自动请假
error-moment = “{ $typed }”不是{ $most }以内的时间长度，也不是日期。请写多久（3d、12h）或日期（2026-12-24，或2026-12-24 18:00）。
error-away-until = 你写了从什么时候开始离开，但没写到什么时候。请两个都写：/{ command-away } { parameter-from }:{ $begin } { parameter-until }:3d
error-substitute = 请填一个人（不是机器人）以及到什么时候：/{ command-game } { command-game-substitute } { parameter-person }:@朋友 { parameter-until }:3d
error-substitute-self = 座位本来就由你行动；请填离开期间要代理你的朋友。

## 终局

final-played = { $count ->
    [1] { $who }获胜。
   *[other] { $who }共享胜利。
}
final-tie-break = { $count ->
    [1] { $who }获胜（{ $tie_break }）。
   *[other] { $who }共享胜利（{ $tie_break }）。
}
final-resigned = { $count ->
    [0] 没有人继续玩下去，不分胜负。
   *[other] { $who }是最后留在桌上的玩家，获胜。
}
final-consent = 经全员同意结束，不分胜负。
final-admin = 由管理员结束，不分胜负。
final-voted = 由留下的玩家表决结束，按当时分数计算。{ $count ->
    [1] { $who }分数最高，获胜。
   *[other] { $who }分数同为最高，共享胜利。
}
final-happened = 终局经过：{ $story }
final-turning-points = **关键时刻**
final-turning-points-none = 终局计分之前，没有人的分数变动。
final-turning-point = 第{ $move }步：{ $story }
final-ratings = **等级分**
rating-line = { $who }：{ $before } → **{ $after }** ± { $margin }（{ $gain }）
rating-not-counted = 等级分不变：游戏在名次全部决定之前就结束了。
rating-title = { $table }号桌的等级分计算
rating-about = 每位玩家逐一与其他玩家比较。名次在前就得分；越是出乎预期，得分越多。
rating-compared-ahead = { $who }（{ $rating }）：预期你有{ $chance }%的机会领先，你也领先：**{ $gain }**
rating-compared-behind = { $who }（{ $rating }）：预期你有{ $chance }%的机会领先，你却落后：**{ $gain }**
rating-compared-level = { $who }（{ $rating }）：预期你有{ $chance }%的机会领先，结果同名次：**{ $gain }**
rating-left = 你中途离开，所以名次在所有留下的玩家之后。
rating-takeover = 你接手了座位，所以等级分只会增加。之后的行动占{ $share }%，所以按{ $share }%计算。
rating-computers-finished = 游戏最后由电脑对手玩完。之前的行动占{ $share }%，所以变化按{ $share }%计算。
rating-about-margin = 赛前你的实力误差是± { $margin }。玩得越多，误差越小，单局游戏的影响也越小。
leaderboards-ask = **要让你列入排行榜吗？**排行榜会列出玩过至少{ $games }场积分赛的玩家，所有人都看得到。
leaderboards-yes = 列入
leaderboards-no = 不列入
leaderboards-answered-yes = 排行榜会列出你。
leaderboards-answered-no = 排行榜不会列出你。
leaderboards-change = 可用 /{ command-settings } 更改。
panel-replay = 回放
replay-first = 开头
replay-leap-back = 退{ $count }步
replay-back = 上一步
replay-on = 下一步
replay-leap-on = 进{ $count }步

## 帮助

help-title = ### 在频道里慢慢玩重度桌游
help-welcome = ### Seneschal 来到了“{ $server }”
    谢谢你的邀请。它让大家在频道里一步一步慢慢玩重度桌游。
help-open = **1.** 用 `/{ command-play }` 或下方按钮开桌。其他人按“加入”，再由你按“开始”；坐满时任何同桌玩家都可以开始。只有一个人？按“和电脑对战”。
help-play = **2.** 轮到你时，频道会发出局面图并@你。从菜单选择，或输入 `/{ command-move }`。按“撤销”可以收回。
help-ask = **3.** `/{ command-rules }` 查规则，“为何不行…”说明为何不行，`/{ command-view }` 看你的情况，`/{ command-history }` 看经过。想几天再走也可以。
help-start = 开一桌
help-which = 要玩哪个游戏？

## 出错时

error-no-table-here = 此频道没有开桌。可用 /{ command-play } 开桌。
error-not-running = { $table }号桌没有进行中的游戏。
error-not-seated = 你不在这一桌，但可以旁观：/{ command-view }、/{ command-status } 和 /{ command-history } 人人可用。
error-rematch = “再来一局”要由刚才的玩家来开。开好之后，你可以按开桌消息的按钮加入；也可以用 /{ command-play } 自己开一桌。
error-not-started = { $table }号桌还没有开始。加上 { parameter-table }:{ $last } 可以看这里上一局游戏。
error-other-game = 这一桌玩的是{ $game }，请用 `/{ $group }` 或 `/{ command-move }`。
error-other-verb = 现在不是执行“{ $verb }”的时候。目前：{ $prompt }
error-several = “{ $typed }”可能是{ $which }。请输入更多字，或从列表选择。
error-did-you-mean = 这里没有“{ $typed }”这个选择。你是指{ $which }吗？尚未执行任何动作。
error-no-such-choice = 这里没有“{ $typed }”这个选择。可选：{ $which }。
error-none-of-verb = 现在无法进行“{ $verb }”。可以做的有：{ $which }。
error-no-card = 没有“{ $typed }”的规则卡。/{ command-rules } 的列表给出所有卡片。
rules-no-card-of = 图上这里是 **{ $place }**，没有专属的规则卡。/{ command-rules } 的列表给出所有卡片。
error-no-part = 版图分为这些部分：{ $parts }。
error-option-form = “{ $option }”不是“选项=值”的形式；请从列表选择。
error-thread-here = 只能从文字频道为一桌开设子区。
error-thread-not-yours = 你没有在此频道开设子区的权限（“创建公开子区”）。不填 { parameter-thread }:true 就会直接在频道里开桌。
error-thread-forbidden = 我无法在此频道开设子区。请给我“创建公开子区”的权限，或不要填 { parameter-thread }:true。
error-permission = 我在此频道没有“{ $permission }”的权限，无法在这里开桌。尚未执行任何动作。
permission-view_channel = 查看频道
permission-send_messages = 发送消息
permission-send_messages_in_threads = 在子区内发送消息
permission-attach_files = 附加文件
panel-no-files = 没有图片：我在此频道不能附加文件（需要“附加文件”权限）。/{ command-view } 加上 { parameter-text }:true 可看文字版。
error-not-allowed = 你在这里没有执行此操作的权限。
error-no-form = Discord无法显示表单。请更新Discord，或换一台设备试试。
error-old-command = 这个命令已经更新，请重新输入；若仍不行，请重新加载Discord。
error-no-such-member = 本服务器里没有这位成员。
error-old-button = 这个按钮来自较早的版本。请用 /{ command-view } 或 /{ command-status } 查看当前状况。
error-before-restore = 这条消息是我从备份恢复之前的，上面的按钮与菜单已经失效。
error-in-a-server = 请在服务器的频道里开桌：输入 /{ command-play }。
error-unexpected = 抱歉，我这边出了问题，没有更改任何内容。反馈时请附上编号{ $number }。
error-after-saving = 你的操作已经保存并生效，只是我这边回复时出了问题。反馈时请附上编号{ $number }。当前有效的是：
error-saved = /{ command-status } 会显示这一桌目前的情况。
error-unsure = 我这边出了问题，目前无法确认这项操作是否已经保存。请先用 /{ command-status } 查看，再决定是否重试。反馈时请附上编号{ $number }。

## What happened

between-sentences = {""}
recap-more = 其余见记录。
recap-nothing = 你上次行动之后没有变化。
recap-empty = 还没有发生任何事。
recap-round = **{ $round }**·{ $story }
recap-title = { $table }号桌：目前为止的经过
command-recap = 回顾
command-recap-about = 你上次行动之后，或整局游戏的经过
parameter-whole = 整局
parameter-whole-about = 整局游戏目前为止的经过，每轮一行

board-last = 最近：{ $story }

## 新手
guide-open = 怎么玩
guide-head = ### { $game }：{ $topic }
guide-page = { $page }/{ $pages }
guide-page-pictured = { $page }/{ $pages }·图板是示例
guide-topic-goal = 目标
guide-topic-round = 游戏流程
guide-topic-press = 怎么操作
guide-topic-points = 分数从哪里来
guide-topic-mistakes = 新手常犯的三个错
guide-topic-ask = 到哪里问
guide-press =
    轮到你时，频道会发出局面图并@你①。图中以代号②标出可选的位置，下方的菜单与按钮用同样的代号：按一两下就是一步。
    也可以打字：输入 `/{ command-move }` 会列出所有合法的行动。只要其他真人还没行动，按“撤销”就能收回，电脑的行动也会一起收回。想几天再走也可以。
guide-ask =
    `/{ command-rules }` 加上名称或代号①，例如 `/{ command-rules } 7`，会说明该处的效果。按钮“为何不行…”说明现在为什么不行，以及该看哪张规则。
    “我的情况”用你的语言显示你的东西，`/{ command-history }` 看经过，`/{ command-view } { parameter-part }:` 看版图各部分，也有文字版。这些回答只有你看得到。
guide-back = 上一页
guide-on = 下一页
guide-learn = 试试看：简短教学
guide-none = 这个游戏还没有教学。
lesson-head = ### { $game }：入门教学（{ $step }/{ $steps }）
lesson-chosen = 你选了**{ $choice }**。
lesson-again = 试试别的
lesson-on = 继续
lesson-end = 教学到此结束。其余内容在“怎么玩”的六张卡片里；开一桌玩玩看最快上手。
panel-first = 第一次玩？看看怎么玩
help-guide = 都没玩过？“怎么玩”只要两分钟；简短教学让你试几个决定。
help-time-rules = 桌规
time-rules-title = ### 桌规
time-rules-clock = **时间。** 每次轮到你都先有缓冲时间，之后扣整局的备用时间；各有多少写在开桌消息里。夜间一律不计，休息日和请假（`/{ command-away }`）以开桌消息为准。别人回合中途要你回答时，期限是缓冲时间的{ $answer }倍，不扣备用时间，那个回合会等你。
time-rules-away-days = **自动请假。** 请假不计时的桌，如果缓冲时间加备用时间共有{ $least }以上，备用时间用完时会先自动请假一天：一个回合最多{ $turn }天，而且本人在最近{ $silent }天内要在这一桌有过动作。连续最多{ $stay }，任何一年之内最多{ $year }。每个回合通知本人一次，版图上也会写明到什么时候。用 `/{ command-away }` 可以提前回来，或关闭自动请假。更快的桌不会自动请假。
time-rules-timeouts = **超时。** 前{ $forgiven }次通融，各延长一天；一天之内的几次算一次。再下一次由其他人决定；已经{ $silent }天没有动静的玩家，一超时就由其他人决定：再等一天、这一回合由系统或电脑对手行动，或清空座位。以最多人的选择为准，同票就等，一天没有人回复则由系统行动。代为行动的，在下一位玩家行动之前，本人可以撤销。
time-rules-empty-seats = **空出的座位。** 超时超过{ $timeouts }次，或超时之后{ $days }天没有动静，座位就空出来。留下的人在{ $vote }天内决定：等候、开放接手（`/{ command-game } { command-game-takeover }`）、由电脑对手接着玩、由系统代打，或就此结束并计分。没有人回复则以开桌消息为准。离开的人只要座位还没有别人接手，就能用 `/{ command-game } { command-game-takeover }` 回来。
time-rules-votes = **表决。** 全员同意就立即执行，一人反对即作罢。{ $vote }天后过半同意就够了，已经{ $days }天没有动静的人不算在内。因此不会因为少一个人回复而卡住。如果尚未同意结束游戏的玩家采取了行动，结束游戏的提议随即失效。
time-rules-substitutes = **代理。** 离开时可以用 `/{ command-game } { command-game-substitute }` 请朋友代理；双方都同意才算，记录会写明是谁行动的。
time-rules-abandonment = **不告而别。** 让座位空着的人，在有人接手或自己回来之前，最多只能再加入{ $most }桌；除此之外没有任何惩罚。
time-rules-plans = **计划。** 用 `/{ command-plan }` 可以事先决定被问到时要做什么：依次采用第一个可行的选择，都不行就照常等你。计划只有你自己看得到；它只回答当初设定的问题，有人撤销就停止，照计划行动时版图上会注明。
mine-title = 我的牌桌
mine-none = 你目前没有入座任何一桌。在服务器的频道输入 /{ command-play } 即可开桌。
mine-count = { $waiting ->
    [0] 共{ $total }桌，没有一桌在等你。
   *[other] 共{ $total }桌，其中{ $waiting }桌在等你。
}
mine-go = 前往
mine-vote = 其他玩家提出了请求，正等你回答。
mine-lobby = 尚未开始：{ $most }个座位已有{ $seated }人入座。
mine-others = 轮到：{ $who }
mine-with = 同桌：{ $who }
mine-plan-stopped = 你有计划停止了，/{ command-plan } 会说明原因。
mine-next = 下一桌
mine-more-urgent = 较急
mine-less-urgent = 较不急
mine-none-waits = 目前没有一桌在等你行动。
command-history = 历程
command-history-about = 逐步回看一局游戏的版图，以及每一步发生的事
panel-history = 历程
history-step = 第{ $step }步，共{ $latest }步
history-steps = 逐步
history-latest = 最新
history-last-turn = 我上次的行动
history-rounds = 前往某一轮…
history-turning-points = 前往关键时刻…

## 复盘

panel-review = 复盘
review-title = 复盘
review-waiting = 正在复盘，需要一两分钟。结果会保留下来，随时可在 /{ command-history } 按“复盘”查看。
review-progress = 正在复盘：已完成{ $done }/{ $all }…
review-failed = 这局游戏无法按记录重现，所以不能复盘。
review-gone = 这份复盘已经不在了，可在 /{ command-history } 按“复盘”重做。
review-share-least = 不到1%
review-share-most = 超过99%
review-chance = { $who } { $share }
review-chances = 胜率：{ $chances }
review-accuracy = **准确度**
review-swings = **代价最大的选择**
review-swings-none = 没有哪个选择造成明显损失。
review-swing = { $number }. 第{ $move }步，{ $when }，{ $who }：**{ $played }**，胜率{ $kept }。更好的是**{ $best }**，{ $could }
review-swing-why = { $swing }，{ $why }
review-later = 好处要到后来才会显现
review-by-round = 到这一轮结束时，假设大家接下来都不再行动：{ $why }
review-swing-option = 第{ $move }步·{ $who }·−{ $cost }%
review-to-swing = 前往代价大的一步…
review-steps = 逐步查看
review-export = 存为文件
review-try = 换一步试试
review-kept = 这个选择保住了当时胜率的{ $share }。
review-alt = 从第一步到最后一步的胜率（%）：
review-about = 准确度：每次都选最好的是100%，随机乱选是0%；影响越大的选择，比重越大。每个选择都由高手电脑对手搜索后评估，只依据该玩家当时所能知道的信息。
review-file = 复盘文件：每一步之后各人的胜率，以及每个选择保住了多少。

## 假设

panel-whatif = 假设
whatif-title = 假设
whatif-about = 只有你看得到，完全不影响牌桌。其他人由普通电脑对手代打。
whatif-about-running = 只有你看得到，完全不影响牌桌。其他人由普通电脑对手代打，你无从得知的部分则随机补上。
whatif-back = 退一步
whatif-again = 从头再试
whatif-to-board = 回到版图
whatif-over = 到这里游戏就结束了。

## 一局游戏的动画

since-beginning = 整局游戏
since-turn = 自我上次行动后
replay-animation = 动画
replay-waiting = 正在绘制另一段动画，接下来就是你的。
replay-drawing = 正在绘制动画：第{ $done }个画面，共{ $all }个…
replay-done = 共{ $turns }个画面，从第{ $first }步到第{ $last }步。
replay-cannot = 这局游戏无法依棋谱重现，因此没有动画。可用 /{ command-history } 逐步查看。
replay-too-long = 动画太大，无法放进消息。可用 /{ command-history } 逐步查看。
replay-no-pictures = 这个游戏没有图片，无法制作回放。

## 服务器里的牌桌

command-tables = 牌桌列表
command-tables-about = 你的牌桌（最紧急的在前），以及可加入或旁观的牌桌
parameter-public = 招人
parameter-public-about = 招募玩家：其他服务器也会列出这一桌
lobby-public = 招募玩家：欢迎任何人加入。
tables-lobbies = 开放加入的牌桌
tables-empty-seats = 有空位可接手的游戏
tables-other-servers = 其他服务器招募玩家
tables-running = 可旁观的游戏
tables-none = 这里没有可加入或旁观的牌桌。输入 /{ command-play } 即可开桌。
tables-open = 可加入或旁观的桌
tables-watch = 旁观
tables-back = 上一页
tables-on = 下一页
tables-seated = { $most }个座位已有{ $seated }人入座
tables-missing = { $missing ->
    [0] 可以开始
   *[other] 还差{ $missing }人
}
tables-closes = { $when }关闭
company-title = 同桌玩家：
company-reply = { $who }通常在{ $time }内行动
company-finished = { $played }局游戏中玩到结束的有{ $finished }局

## 自己在牌桌上的笔记

note-own = 你的笔记：{ $note }
note-open = 笔记…
note-title = 你在这一桌的笔记
note-about = 只有你看得到；清空就会删除
note-kept = 已记下。只有你会在“我的情况”看到。
note-delete = 删除笔记
note-deleted = 笔记已删除。
notes-title = 你的笔记
notes-none = 你还没有笔记。在牌桌的“我的情况”按“笔记…”就能写；只有你看得到。
notes-choose = 修改笔记…

## 关于某人储存了什么

command-server = 服务器
command-server-about = 管理员专用：哪里可以开桌、谁可以开、默认节奏和语言
parameter-channel = 频道
parameter-channel-about = 允许在此频道（或论坛帖子）开桌，或取消
parameter-role = 身份组
parameter-role-about = 招募玩家时通知这个身份组，或取消
server-title = 本服务器的牌桌
server-about = 频道和身份组用 `/{ command-server } { parameter-channel }:` 和 `/{ command-server } { parameter-role }:` 设置，再执行一次就取消。管理员随时可以开桌。
server-where = 可以在{ $channels }及其子区开桌。
forum-tag-open = 招募中
forum-tag-playing = 进行中
forum-tag-over = 已结束
forum-opening = 正在开桌…
forum-permission = 我无法在{ $forum }开桌：请管理员在那里给我“{ $permission }”权限。
forum-not-yours = 牌桌开在{ $forum }，但你无法在那里发帖。请向管理员索取“创建帖子”权限。
forum-tags-required = { $forum }的每个帖子都必须有标签，但其中没有我认得的标签。管理员可以添加/{ command-server }列出的标签。
forum-tags = { $forum }缺少游戏、状态与时限的标签。请在论坛设置中添加，或给我“管理频道”权限后再选一次这个论坛：{ $tags }。
forum-ready = { $forum }：每一桌是一个有标签的帖子，游戏结束后我会把它关闭。
server-everywhere = 每个频道都可以开桌。
server-time-control = 默认节奏：{ $time_control }
server-time-control-any = 没有另选时用标准节奏
server-language = 默认语言：{ $language }
server-language-any = 用桌主的语言
server-openers-everybody = 所有人都可以开桌
server-openers-admins = 只有管理员可以开桌
server-tables = 每人同时最多开{ $count }桌
server-most-any = 不限桌数
server-ping = 招募玩家时（`/{ command-game } { command-game-new } { parameter-public }:`）会通知{ $role }，每小时最多一次。
server-ping-none = 招募玩家时不通知任何身份组。
server-ping-mute = { $role }目前无法通知：请在身份组设置中允许任何人提及它，或给我提及所有身份组的权限。
server-computers-yes = 可以有电脑对手
server-computers-no = 不能有电脑对手
server-choose-time-control = 默认节奏…
server-choose-language = 默认语言…
server-choose-openers = 谁可以开桌…
server-choose-max-tables = 同时最多几桌…
server-choose-computers = 电脑对手…
server-choose-forbid = 不再允许一个频道…
server-channel-gone = 已删除的频道
privacy-title = ### 我保存了哪些关于你的数据
privacy-stored = 你的Discord ID，以及你入座时的名称；你的行动与时间，以及成绩与等级分；你报名的联赛与杯赛；你开的桌与留言；你告诉过我的时区、睡眠时间、休息日、请假，以及图片与提醒的偏好；你催过谁、谁催过你；你的笔记；你安排的计划，以及试走过的行动；你关闭提醒的牌桌；你在哪些浏览器登录过网页；你邀请过谁入桌、谁邀请过你；你屏蔽的人；你最近一次使用的时间。
privacy-not-stored = 你在频道里写的内容与账号的其他数据都不会保存。其他玩家会看到你的名称、颜色与行动；你加入牌桌时，还会看到你通常多久行动，以及玩到结束的局数。
privacy-file = 全部数据（文件）
privacy-here = 这是以你的Discord ID保存的所有数据。
privacy-delete = 删除…
privacy-sure = 你的设置、提醒、请假与笔记会被删除。在你玩过的游戏里，你的名称会变成“玩家2”（依你的座位），无法由此查到你；行动会保留，因为那也是其他玩家的游戏。删除后无法恢复。已发布的消息仍会留在频道；维护者的备份则保留到被新的备份取代为止。我只留下删除的时间与你的ID加盐后的哈希值，以便恢复旧备份时再次删除你的数据。
privacy-delete-now = 永久删除
privacy-deleted = { $games ->
    [0] 已删除。
   *[other] 已删除；你在{ $games }局游戏中改了名称。
}
privacy-player = 玩家{ $number }
playground-title = 请入座
playground-about = 在你自己的小小Discord里，用真正的机器人玩四款重度桌游。选一款，现在就玩第一个回合。
playground-kept = 一切都保存在这台电脑上，随时可以停下，以后再继续。进入频道后，输入**/**就会列出所有命令。
playground-foot = 第一次玩？先试试**教学**，只要做几个决定。在牌桌上，*/{ command-rules }*、“为何不行…”和“怎么玩”的卡片都能帮你。
playground-strength = 电脑对手
playground-strength-easy = 简单
playground-strength-medium = 普通
playground-strength-hard = 高手
playground-strength-expert = 专家
playground-speed = 旁观速度
playground-speed-slow = 慢
playground-speed-steady = 适中
playground-speed-quick = 快
playground-alone = 和电脑对战
playground-alone-about = 你和电脑对手对战，马上开始
playground-two = 和朋友玩
playground-two-about = 你和朋友对战，朋友从另一个窗口加入
playground-watch = 看电脑对战
playground-watch-about = 电脑对手互相对战
playground-learn = 教学
playground-learn-about = 做几个决定的简短教学
playground-reloaded = 已重新加载文字与绘图程序，下一张图片会重新绘制。

## 战绩、排行榜与游戏统计

statistics-not-visible = 无法显示这个人的战绩。
statistics-no-results = { $who }还没有和其他人完成过游戏。
statistics-record-title = { $who }：{ $game }
statistics-no-games = 还没有和其他人完成过游戏。
statistics-won = { $games }局{ $won }胜
statistics-place = 平均名次{ $place }
statistics-ahead = 平均领先全桌{ $ahead }分
statistics-rating = { $level }，{ $points } ± { $margin }
statistics-rated = 等级分：{ $rating }，共{ $games }场积分赛
statistics-rated-trend = 等级分：{ $rating }，共{ $games }场积分赛（近十场{ $trend }）
statistics-level-newcomer = 新手
statistics-level-learner = 学习中
statistics-level-steady = 稳健
statistics-level-skilled = 熟练
statistics-level-expert = 高手
statistics-level-master = 大师
statistics-rival = 宿敌{ $who }
statistics-nemesis = 克星{ $who }
statistics-companion = 最佳桌友{ $who }
statistics-met = { $label }：同桌{ $games }局，领先{ $ahead }局，落后{ $behind }局
statistics-counted = 只计入至少有另一个人参加并完成的游戏。接手的座位不计。
statistics-games = 其他游戏
statistics-badges = 徽章
statistics-badges-title = { $who }：{ $game }，徽章{ $earned } / { $all }
statistics-badge-earned = ✓ **{ $name }**：{ $about }
statistics-badge-open = ○ { $name }：{ $about }（{ $done } / { $needed }）
statistics-back = 回到战绩
statistics-export-csv = 导出CSV
statistics-export-json = 导出JSON
statistics-export-here = 你在{ $games }张已结束牌桌的成绩。
statistics-against = 你对{ $who }的战绩
statistics-never-met = 你还没有和{ $who }一起完成过游戏。
statistics-duel = **{ $game }**：同桌{ $games }局，领先{ $ahead }局，落后{ $behind }局；平均{ $own }分对{ $other }分
badge-debut = 初登场
badge-debut-about = 完成1局游戏
badge-regular = 常客
badge-regular-about = 完成10局游戏
badge-veteran = 老将
badge-veteran-about = 完成50局游戏
badge-first-win = 首胜
badge-first-win-about = 赢得1局
badge-champion = 冠军
badge-champion-about = 赢得10局
badge-hat-trick = 三连胜
badge-hat-trick-about = 连赢3局
badge-photo-finish = 险胜
badge-photo-finish-about = 以1分之差或平局判定获胜
badge-landslide = 大胜
badge-landslide-about = 得分比其他人都多四分之一以上而获胜
badge-last-in-line = 后来居上
badge-last-in-line-about = 顺序最后而获胜
badge-full-table = 满桌胜
badge-full-table-about = 在4人以上的游戏获胜
badge-sociable = 广结良缘
badge-sociable-about = 与10个不同的人玩过
badge-faithful = 有始有终
badge-faithful-about = 连续完成20局，没有中途离开
leaderboard-title-here = { $game }：本服务器的玩家
leaderboard-title-everywhere = { $game }：所有服务器的玩家
leaderboard-entry = **{ $place }.** { $who } · { $rating } · { $games }局
leaderboard-none = 还没有人上榜：需要{ $least }场积分赛。
leaderboard-own = 你：{ $line }
leaderboard-ask = 要登上排行榜吗？这样所有人都能看到你的等级分和战绩。
leaderboard-unlisted = 按你的意愿，你不在排行榜上。
leaderboard-few = 上榜需要{ $least }场积分赛，你有{ $games }场。
leaderboard-inactive = 在你下一场积分赛之前不会显示：上一场在六个月以前，或在其他服务器。
leaderboard-rules = 愿意上榜且有{ $least }场以上积分赛的玩家；六个月没有积分赛则隐藏。
leaderboard-open = 排行榜
leaderboard-here = 本服务器
leaderboard-everywhere = 所有服务器
leaderboard-list-yes = 让我上榜
leaderboard-list-no = 不要列出我
leaderboard-back = 往上
leaderboard-on = 往下
leaderboard-stats = 游戏统计
title-none = 还没有全由真人完成的游戏。
title-games = 完成{ $games }局，{ $people }人
title-moves = 长度：{ $middle }步，半数游戏为{ $low }到{ $high }步
title-hours = 时间：{ $middle }小时，半数游戏为{ $low }到{ $high }小时
title-days = 时间：{ $middle }天，半数游戏为{ $low }到{ $high }天
title-players = { $players }人，{ $games }局
title-order = 顺序第{ $place }：{ $points }分，与全桌相比{ $ahead } ± { $reach }；胜率{ $won }%（{ $low }–{ $high }）
title-openings = 开局，已按实力校正
title-player = 玩家
title-opening = { $move }：{ $gain } ± { $reach }（{ $times }次）
title-method = 取自最近（至多1,000局）全由真人玩到最后的游戏。95%区间：平均值为1.96个标准误，胜率用Wilson法。开局：每100名对手中，比赛前等级分预测多胜过的人数。

## 计划

command-plan = 计划
command-plan-about = 事先决定轮到你时要做什么，以及哪些事直接替你做
plan-title = 你的计划
plan-none = 你在这一桌还没有计划。
plan-about = 这些只有你看得到。被问到计划所设的问题时，会立刻采用第一个可行的选择，版图上会注明；都不可行就停止，照常由你决定。有行动被撤销时也会停止。现在正在问你的，不在计划之内。
plan-nothing-comes = 这些只有你看得到。目前看不出接下来会问你什么。
plan-for = 被问到这个时的计划…
plan-for-more = …或较少遇到的这些…
plan-likely = 很可能马上遇到
plan-maybe = 可能会遇到
plan-seldom = 很少遇到
plan-drop = 收回计划…
plan-away = 清掉已停止的
plan-scope-once = 下一次
plan-scope-round = 这一轮的每一次
plan-scope-game = 每一次，直到我收回
plan-does = { $steps }；都不行就停止，由你决定
plan-else = → 不行的话：
plan-stops = 停止条件：{ $stops }
plan-stopped = **有计划停止了**（{ $ask }）：{ $why }。
plan-in-view = 有{ $count }个计划等待中（/{ command-plan }）。
plan-draft = ### 被问到时：{ $ask }
plan-how-often = 多久用一次：**{ $scope }**
plan-choose = 请选择要做什么。再多选的，是前面不可行时的备选。
plan-not-now = 列出的是可能遇到的选择。到时名称不同的就是另一个选择，不会采用。
plan-when = 多久用一次？
plan-stop-when = 遇到这个就停止…（再选一次即取消）
plan-stop-more = …或遇到这些就停止…
plan-make = 就这样计划
plan-less = 拿掉最后一项
plan-discard = 放弃
plan-stop-move = 别人选了{ $what }
plan-stop-overtaken = 有人超过了你
plan-stop-loss = 你有东西被拿走或挤开
plan-stop-round = 这一轮结束
plan-stop-effect = 这个选择的效果或花费和计划时不同
plan-why-none = 你选的都不可行
plan-why-undo = 有行动被撤销
plan-why-seat = 座位换人了
plan-why-forced = 当时只有一个选择，游戏已自动进行
plan-why-before = 在它之前、针对同一个问题的计划停止了
plan-made = 计划已安排好。
plan-dropped = 已收回。
plan-out-of-sight = 游戏已有进展，这个暂时不会遇到了。
plan-option-auto_answers = 只有一种回答时，会立刻替你回答。别人可能会注意到你答得很快。
plan-option-auto_pays = 只有一种付法合理时，会立刻替你付。
plan-option-auto_answers-on = 只有一种回答就替我答
plan-option-auto_answers-off = 只有一种回答也要问我
plan-option-auto_pays-on = 付法明显就替我付
plan-option-auto_pays-off = 让我自己付

## 网页

web-link = 这会打开本桌的网页，可以直接点选版图。链接只在十分钟内有效，只能登录一次；请不要转给别人。
web-open = 打开网页
web-visitors-on = 如果服务器里所有人都能阅读本频道，知道网页地址的访客就能旁观。
web-visitors-off = 只有玩家，以及服务器里能阅读本频道的人，能打开网页。
web-on-button = 让访客旁观
web-off-button = 不让访客旁观
web-off = 本机器人目前没有网页。

## 关于本机器人：版本、许可证、隐私政策与使用条款

command-about = 关于
command-about-about = 版本、源代码、许可证、支持、隐私政策与使用条款
about-title = ### Seneschal { $version }
about-what = 在Discord里一步一步玩重度桌游。这是非官方的实现：游戏名称属于各自的权利人，未使用其美术或文字。
about-licence = **许可证：** MIT。图标（[CC BY 3.0](https://creativecommons.org/licenses/by/3.0/)）来自[game-icons.net](https://game-icons.net)，Noto家族的字体采用[OFL 1.1](https://openfontlicense.org)。
about-source = **源代码：** <{ $url }>
about-support = **支持：** <{ $url }>
about-no-support = **支持：** 请询问本服务器的管理员，或本机器人的维护者。
about-status = **状态：**运行中，上次重启：{ $when }。
about-status-page = **状态页面：**<{ $url }>
about-privacy = 隐私政策
about-terms = 使用条款
policy-privacy =
    ## 隐私政策

    Seneschal是开源软件。保存的数据由本机器人的维护者负责；联系方式请见 `/{ command-about }`。

    ### 保存什么，为什么
    - **你的Discord ID，以及你入座时的名称**：用来知道轮到谁，并提及你。
    - **你的行动、投票、撤销及其时间，你的颜色，以及你开的桌与留言**：这些就是游戏本身。你通常多久行动、玩到结束的局数，以及你的成绩与等级分，也由此算出。
    - **你设置过的偏好、时区、睡眠时间、休息日与请假**：让计时公平，提醒也在合适的时间送达。
    - **你的笔记、计划、事后试走的行动、静音的牌桌、屏蔽名单，以及催促与邀请记录**（你催过或邀请过谁、谁催过或邀请过你）：供这些功能使用。屏蔽名单只有你看得到。
    - **你登录网页的时间**（如果本机器人有网页；你的浏览器里是cookie，这里只有它的哈希值）：用来知道是谁在行动。
    - **你最近一次出现的时间**：你在场时就不再提醒。
    - **服务器、频道、消息与按钮操作的ID，以及服务器的设置**：把局面图发到正确的地方，且每次操作只处理一次。

    你在频道里写的内容不会被读取或保存，账号的其他数据也不会。

    ### 谁看得到
    你的名称、颜色、行动与投票会显示在牌桌上。你加入牌桌时，该桌玩家还会看到你通常多久行动，以及玩到结束的局数。积分赛的结果会显示你的等级分；你同意后才会列入排行榜。联赛与杯赛的排名，同一服务器的人都看得到。与你在同一服务器或同一桌的人可以查看你的成绩与等级分；列入排行榜后所有人都可以；你屏蔽的人不行。手牌、计划、笔记与偏好只有你看得到；代理你的人看得到手牌。本机器人的维护者可以读取数据库。数据不会出售，也不会转交他人。机器人发布的消息另受Discord隐私政策约束。

    ### 保存多久
    - 网页的登录：30天，或直到你退出登录。最近出现的时间：约10分钟。按钮操作的ID：一天。待发消息的队列：通常一周。
    - 游戏与行动：没有期限，以便重播与验证。
    - 其他数据：直到你更改或删除为止。
    - 备份：直到被新的备份取代，通常为一周。系统记录：由维护者决定保留多久；其中只有ID与错误，没有手牌或消息。

    ### 你的权利
    你随时可以用 `/{ command-settings }` 自行取得全部数据的文件，并删除数据。删除后，你在游戏里的名称会变成例如“玩家2”；行动与成绩会保留，因为那也是其他玩家的游戏，你每局游戏开始时的等级分也一并保留。删除的日期与你的ID加盐后的哈希值会留下，以便恢复旧备份时再次删除你的数据。已发布的消息仍会留在频道。
policy-terms =
    ## 使用条款

    ### 服务
    Seneschal不收费。本机器人的维护者可以随时变更、中断或结束服务。游戏数据可能丢失，但有备份时可能性不大。在法律允许的范围内，本服务按现状提供，不附带任何保证。

    ### 谁可以使用
    可以使用Discord的人都可以玩。请遵守Discord的服务条款与社区准则，以及所在服务器的规定。该服务器的管理员可以移除玩家，也可以结束那里的游戏。

    ### 公平游玩
    - 每个座位请由本人来玩。不要在同一桌使用多个账号，也不要让按钮或指令自动执行。
    - 不要试图查看不该看到的信息、代替其他玩家操作，或干扰机器人。发现漏洞请报告。
    - 名称与笔记须符合Discord的准则。

    违反者可能会被禁止使用本机器人。

    ### 权利
    本软件采用MIT许可证。游戏名称属于各自的权利人。你的名称与笔记仍属于你；你同意机器人按游戏所需保存并显示。每位玩家都可以导出该局游戏的棋谱。

    ### 数据
    保存哪些数据请见隐私政策。用 `/{ command-settings }` 可以查看并删除你的数据。

    ### 变更
    条款变更后，`/{ command-about }` 会显示新的版本。继续游玩即表示同意。

## Bot directories (make listing)

listing-summary = 在Discord上一回合一回合地玩重度桌游：{ $games }，可与朋友同玩，也可对战电脑对手。
listing-description =
    ### 在你的服务器里，一回合一回合地玩重度桌游。
    Seneschal掌管规则、画出版图，并在轮到你时通知你。一个回合只要一分钟：从菜单选择、按下按钮，或输入几个字。

    ### 游戏
    { $games }

    ### 特色
    - 在手机上也看得清楚的版图，标出上一回合，并用一句话说明
    - 手牌与秘密决定只有本人看得到
    - 四种强度的电脑对手、提示，以及每局游戏结束后的分析
    - 时限会避开夜晚、休息日与请假，提醒也一样
    - 撤销行动、历史、动画，以及可验证的记录
    - 附图的规则卡，以及给新手的教学
    - 邀请朋友的专属桌，以及论坛帖子形式的牌桌
    - English、繁體中文、简体中文与日本語，每位玩家各自选择

    ### 如何开始
    输入`/{ command-play }`。牌桌会开在自己的子区；按“加入”再按“开始”，或立刻与电脑对战。

    Seneschal免费且开放源代码。这是非官方实现：游戏名称属于各自的权利人，未使用其美术与文字。
listing-game = - { $game }（{ $least }至{ $most }人）
listing-tags = 桌游 | 策略 | 回合制 | 多人 | 游戏

## Leagues and cups

command-league = 联赛
command-league-about = 联赛与杯赛：报名、排名、管理
command-league-open = 开放
command-league-open-about = 管理员专用：开放联赛或杯赛报名
command-league-show = 查看
command-league-show-about = 联赛或杯赛：报名、排名、空位
command-league-replace = 替换
command-league-replace-about = 管理员专用：用别人或电脑对手替换一位玩家
parameter-title = 名称
parameter-title-about = 联赛或杯赛的名称；再用同一个名称就是下一季
parameter-kind = 种类
parameter-kind-about = 分组联赛，或有多轮与决赛的杯赛
parameter-rounds = 轮数
parameter-rounds-about = 杯赛：决赛前的轮数
parameter-place = 地点
parameter-place-about = 开桌的频道或论坛；留空就是这个频道
parameter-league = 联赛
parameter-league-about = 哪个联赛或杯赛；留空就是最新的
parameter-member = 玩家
parameter-member-about = 被替换的玩家
parameter-by = 换成
parameter-by-about = 换谁来玩；留空就是电脑对手
league-kind-league = 联赛
league-kind-cup = 杯赛
league-title = { $name }·{ $season }
league-season = 第{ $number }季
league-cup = 第{ $number }届杯赛
league-all-rounds = 所有轮次
league-group = 第{ $number }组
league-group-people = **{ $name }**：{ $people }
league-final = 决赛
league-round = 第{ $n }轮
league-table = { $number }号桌
league-plays = { $game }，每桌{ $seats }人，所有桌同时进行
cup-plays = { $game }，人数许可时每桌{ $seats }人
cup-rounds = 共{ $rounds }轮，之后前{ $seats }名打决赛。
league-signed-up = 已报名{ $players }人，候补{ $reserves }人
league-paused-now = 暂停中：不能报名，也不会开桌或截止。
league-how = 每个人同时玩好几桌，座位各不相同。
cup-how = 每轮各玩一桌，对手的积分相近。轮空得2½分。
league-gone = 中途不玩的人在那桌不得分，由电脑对手接手。候补可以接手这些座位，只会加分。
league-days = 按时限估计，各桌约需{ $days }天。之后提前两天通知，再由电脑对手玩完。
cup-days = 全部轮次约需{ $days }天。每轮时间到时，会提前两天通知，再由电脑对手玩完该轮。
league-closes = 各桌在{ $when }截止。
league-status-finished = 已经结束。
league-status-cancelled = 已经取消。
league-join = 报名
league-reserve = 候补
league-leave = 退出
league-seats-button = 空位
league-standings = 排名
league-publish = 公布排名
league-start = 分组并开始
cup-start = 抽出第1轮并开始
league-pause = 暂停
league-resume = 恢复
league-cancel = 取消
league-place = { $place }·{ $name }：{ $results }
league-line = { $points }分，{ $wins }胜，已结束{ $played }/{ $tables }桌
league-has-left = 已退出
league-goes-up = 升级
league-goes-up-now = 目前可升级
league-goes-down = 降级
league-goes-down-now = 目前会降级
league-nobody-yet = 还没有人报名。
league-no-standings = 开始前没有排名。
league-progress = { $tables }桌中已有{ $ended }桌结束
league-line-reserve = { $name }：{ $points }分
league-reserves = 候补在接手的座位上：
league-rules = 得分：玩到最后得1分，另依击败的人数最多再得3分。同分时依序比：胜场、占最高分的比例、被击败者的得分、上季名次、抽签。
league-seed = 抽签种子：{ $seed }
league-other-group = 其他组…
league-no-seats = 目前没有需要候补的座位。
league-seat-of = { $number }号桌：{ $name }的座位
league-which-seat = 你要接手哪个座位？
league-has-started = 已经分组，正在开桌。
cup-round-begins = { $round }：正在开桌。
cup-bye = 轮空
league-notice = { $when }起，还没结束的桌由电脑对手玩完，得分照样算你的。如果全桌同意，`/{ command-game } { command-game-end }`可以现在结束，照目前的局面计分。
league-opened = 已开放报名，公告会发在{ $channel }。
league-none = 这个服务器还没有联赛或杯赛。管理员可以输入 /{ command-league } { command-league-open } 开放。
league-joined = 你已报名{ $season }。
league-joined-reserve = 你是{ $season }的候补。有玩家离开时，“空位”会列出他们的座位。
league-leave-sure = 你的座位会由电脑对手接手到底，还没结束的桌都不得分。要退出吗？
league-left = 你已退出{ $season }。
league-taken = 座位是你的了：{ $channel }
league-started = 已开始，正在开{ $tables }桌。
league-together = 互相屏蔽却只能同组的有{ $pairs }对，因为没有别的位置。
league-cancel-sure = 所有报名都会作废。要取消吗？
league-published = 排名已发在这个频道。
league-replaced = 已替换。
league-replace-bot = 机器人不能入座。想由电脑对手接手，请不要填这一项。
league-no-channel = 请选择我看得到的文字频道或论坛来开桌。
league-seed-hash = 抽签种子的哈希值：{ $hash }
league-page-sign-up = 报名中。
league-page-running = 进行中。
league-page-finished = 已经结束。
league-page-cancelled = 已经取消。
league-page-paused = 暂停中。
league-page = 网页
