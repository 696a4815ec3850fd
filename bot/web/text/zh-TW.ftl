## 牌桌的網頁，以及玩家的牌桌清單

web-title = Seneschal
web-tables = 你的牌桌
web-no-tables = 你目前沒有參加任何一桌。到 Discord 開一桌或加入一桌吧。
web-urgency-move = 輪到你
web-urgency-vote = 等你投票
web-urgency-lobby = 尚未開始
web-urgency-others = 等待其他玩家
web-urgency-paused = 已暫停
web-finished = 已結束的遊戲

## 登入

web-sign-in = 登入後即可看到你的牌桌
web-sign-in-how = 在 Discord 的圖板下方按「更多…」，再按「登入網頁」，就會收到只有你能用的登入連結。
web-sign-in-safe = 不需要密碼。連結十分鐘內有效，只能用一次。
web-signing-in = 登入中…
web-link-expired = 這個連結已過期或已使用過
web-login = 用 Discord 登入
web-enter = 登入
web-login-refused = 你取消了用 Discord 登入
web-login-expired = 這次登入逾時或已用過
web-login-failed = Discord 沒有確認你的身分
web-not-found = 你無法查看這個頁面
web-session-ended = 你已登出。請到 Discord 取得新的連結。
web-sign-out = 登出
web-sign-out-everywhere = 登出所有裝置

## 頁首

web-more = 更多
web-discord = 在 Discord 開啟
web-theme = 外觀
web-theme-auto = 自動
web-theme-light = 淺色
web-theme-dark = 深色
web-sound = 輪到你時的音效
web-notification = 輪到你時的通知
web-call-on = 開
web-call-off = 關
web-call-blocked = 已被瀏覽器封鎖
web-record = 下載這場遊戲的紀錄
web-keys = 鍵盤操作
web-keys-board = 在圖板的各個位置間移動
web-keys-enter = 選擇位置，再按一次即行動
web-keys-moves = 上一步、下一步
web-keys-rounds = 上一輪、下一輪
web-keys-ends = 最初、最新的局面
web-resign = 認輸…
web-colon = ：
web-close = 關閉

## 圖板與行動

web-fit = 符合畫面
web-your-move = 你的行動
web-your-turn = 輪到你
web-move = 確定
web-again-to-move = 再按一次即可行動。
web-which = 選哪一個？
web-confirm = 確認行動
web-cancel = 取消
web-undo = 收回
web-hint = 提示
web-next-table = 下一桌
web-arrange-how = 拖曳板塊可移動，點一下可旋轉。用鍵盤時，方向鍵移動、Enter 旋轉。最後選擇格子。
web-arrange-list = 以清單顯示所有步驟
web-card = 規則卡

## 玩家與投票

web-players = 玩家
web-you = （你）
web-to-move = 行動中
web-bank = 備用時間
web-away = 請假到
web-won = 獲勝
web-spectators = 旁觀人數
web-empty-seat = 空位
web-substitute = 代理
web-computer-easy = 電腦對手（簡單）
web-computer-medium = 電腦對手（普通）
web-computer-hard = 電腦對手（高手）
web-computer-expert = 電腦對手（專家）
web-vote = 投票
web-waiting-for = 還在等
web-recap = 你上次行動之後
web-plans = 你的計畫
web-plan-cancel = 收回計畫
web-plan-clear = 清掉

## 歷程

web-history = 歷程
web-step-back = 上一步
web-step-forward = 下一步
web-position = 局面
web-beginning = 遊戲開始
web-since-my-move = 從我上次行動看起
web-live = 回到現在
web-log = 紀錄
web-earlier = 更早
web-no-step = 你還沒有行動過。

web-try = 從這裡試走
web-try-title = 假設
web-try-back = 退一步
web-try-all = 從頭再試
web-try-leave = 回到遊戲

web-review = 覆盤
web-review-ask = 覆盤這場遊戲
web-review-waiting = 正在覆盤，需要一兩分鐘……
web-review-failed = 這場遊戲無法覆盤。

## 出錯時

web-offline = 連線中斷，重新連線中…
web-slow = 伺服器回應較慢，請稍候…
web-busy = 操作太頻繁，請稍候再試。
web-failed = 發生錯誤。請重新載入頁面。

## 聯賽或盃賽的頁面

web-standings = 排名
web-place = 名次
web-name = 姓名
web-points = 積分
web-wins = 勝場
web-played = 桌數
web-season-tables = 各桌
web-table-ended = 已結束
web-table-open = 進行中
web-table-planned = 尚未開桌
web-season-people = 已報名
web-season-nobody = 還沒有人報名。
web-season-closes = 各桌截止
web-season-reserves = 候補在接手座位上的得分
web-has-left = 已退出
