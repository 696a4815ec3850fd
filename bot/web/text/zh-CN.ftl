## 牌桌的网页，以及玩家的牌桌列表

web-title = Seneschal
web-tables = 你的牌桌
web-no-tables = 你目前没有参加任何一桌。到 Discord 开一桌或加入一桌吧。
web-urgency-move = 轮到你
web-urgency-vote = 等你投票
web-urgency-lobby = 尚未开始
web-urgency-others = 等待其他玩家
web-urgency-paused = 已暂停
web-finished = 已结束的游戏

## 登录

web-sign-in = 登录后即可看到你的牌桌
web-sign-in-how = 在 Discord 的版图下方按“更多…”，再按“登录网页”，就会收到只有你能用的登录链接。
web-sign-in-safe = 不需要密码。链接十分钟内有效，只能用一次。
web-signing-in = 登录中…
web-link-expired = 这个链接已过期或已使用过
web-login = 用 Discord 登录
web-enter = 登录
web-login-refused = 你取消了用 Discord 登录
web-login-expired = 这次登录超时或已用过
web-login-failed = Discord 没有确认你的身份
web-not-found = 你无法查看这个页面
web-session-ended = 你已退出登录。请到 Discord 获取新的链接。
web-sign-out = 退出登录
web-sign-out-everywhere = 退出所有设备

## 页首

web-more = 更多
web-discord = 在 Discord 中打开
web-theme = 外观
web-theme-auto = 自动
web-theme-light = 浅色
web-theme-dark = 深色
web-sound = 轮到你时的提示音
web-notification = 轮到你时的通知
web-call-on = 开
web-call-off = 关
web-call-blocked = 已被浏览器屏蔽
web-record = 下载这局游戏的记录
web-keys = 键盘操作
web-keys-board = 在版图的各个位置间移动
web-keys-enter = 选择位置，再按一次即行动
web-keys-moves = 上一步、下一步
web-keys-rounds = 上一轮、下一轮
web-keys-ends = 最初、最新的局面
web-resign = 认输…
web-colon = ：
web-close = 关闭

## 版图与行动

web-fit = 适合屏幕
web-your-move = 你的行动
web-your-turn = 轮到你
web-move = 确定
web-again-to-move = 再按一次即可行动。
web-which = 选哪一个？
web-confirm = 确认行动
web-cancel = 取消
web-undo = 撤销
web-hint = 提示
web-next-table = 下一桌
web-arrange-how = 拖动板块可移动，点一下可旋转。用键盘时，方向键移动、Enter 旋转。最后选择格子。
web-arrange-list = 以列表显示所有步骤
web-card = 规则卡

## 玩家与投票

web-players = 玩家
web-you = （你）
web-to-move = 行动中
web-bank = 备用时间
web-away = 请假到
web-won = 获胜
web-spectators = 旁观人数
web-empty-seat = 空位
web-substitute = 代理
web-computer-easy = 电脑对手（简单）
web-computer-medium = 电脑对手（普通）
web-computer-hard = 电脑对手（高手）
web-computer-expert = 电脑对手（专家）
web-vote = 投票
web-waiting-for = 还在等
web-recap = 你上次行动之后
web-plans = 你的计划
web-plan-cancel = 收回计划
web-plan-clear = 清掉

## 历程

web-history = 历程
web-step-back = 上一步
web-step-forward = 下一步
web-position = 局面
web-beginning = 游戏开始
web-since-my-move = 从我上次行动看起
web-live = 回到现在
web-log = 记录
web-earlier = 更早
web-no-step = 你还没有行动过。

web-try = 从这里试走
web-try-title = 假设
web-try-back = 退一步
web-try-all = 从头再试
web-try-leave = 回到游戏

web-review = 复盘
web-review-ask = 复盘这局游戏
web-review-waiting = 正在复盘，需要一两分钟……
web-review-failed = 这局游戏无法复盘。

## 出错时

web-offline = 连接中断，正在重新连接…
web-slow = 服务器响应较慢，请稍候…
web-busy = 操作太频繁，请稍后再试。
web-failed = 出错了。请重新加载页面。

## 联赛或杯赛的页面

web-standings = 排名
web-place = 名次
web-name = 姓名
web-points = 积分
web-wins = 胜场
web-played = 桌数
web-season-tables = 各桌
web-table-ended = 已结束
web-table-open = 进行中
web-table-planned = 尚未开桌
web-season-people = 已报名
web-season-nobody = 还没有人报名。
web-season-closes = 各桌截止
web-season-reserves = 候补在接手座位上的得分
web-has-left = 已退出
