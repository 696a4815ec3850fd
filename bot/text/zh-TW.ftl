# Discord 裡的人讀到的文字；遊戲本身與牌桌的用語另有檔案。

## 指令：名稱與說明

command-play = 開始玩
command-play-about = 在這裡開桌，和大家或電腦對手一起玩
command-start = 開始
command-start-about = 開始這裡等著的遊戲，或開一桌
command-game = 遊戲
command-game-about = 開桌、入座、開始與結束
command-game-new = 開桌
command-game-new-about = 在此頻道或專屬討論串開一桌
command-game-join = 加入
command-game-join-about = 加入此頻道的這一桌
command-game-leave = 離開
command-game-leave-about = 讓出座位；遊戲開始後就等於認輸
command-game-colour = 顏色
command-game-colour-about = 選擇玩家顏色，或由系統分配
command-game-start = 開始
command-game-start-about = 以目前入座的玩家開始；還有空位時由開桌者或管理者決定
command-game-cancel = 收桌
command-game-cancel-about = 不開始遊戲，直接收桌（開桌者或管理者）
command-game-end = 結束
command-game-end-about = 就此結束遊戲：徵求全員同意，管理者可直接結束
command-game-remove = 移除玩家
command-game-remove-about = 移除已離開的玩家並空出座位，本人無法再回來（管理者）
command-game-takeover = 接手
command-game-takeover-about = 接手這一桌開放的座位，或回到自己的座位
command-game-computer = 電腦對手
command-game-computer-about = 讓電腦對手接手放棄的座位，或把座位還給玩家
command-game-resume = 恢復
command-game-resume-about = 讓暫停的一桌在此頻道繼續
command-invite = 邀請入桌
command-block = 封鎖（不同桌）
command-record = 戰績
command-record-about = 一個人的遊戲成績：等級分、勝場、對手、徽章
command-leaderboard = 排行榜
command-leaderboard-about = 依等級分排列的玩家，以及完成的遊戲的統計
command-record-against = 與此人的戰績
command-what-happened = 這裡發生了什麼？
command-move = 行動
command-move-about = 執行行動：輸入代號、名稱或開頭幾個字
command-view = 我的狀況
command-view-about = 你的狀況，或圖板的全部與部分，只有你看得到
command-status = 狀態
command-status-about = 輪到誰、等了多久、要做什麼
command-rules = 規則
command-rules-about = 規則卡：建築物、階段或效果
command-undo = 收回
command-undo-about = 收回上一個行動；更早的需全員同意
command-settings = 設定
command-settings-about = 個人設定：語言、時間、提醒、圖片、提示、筆記、個人資料、封鎖別人
command-away = 請假
command-away-about = 請假一段時間：你的計時會停住
command-game-substitute = 代理
command-game-substitute-about = 離開期間請朋友代理；不填就是自己回來了
command-help = 說明
command-help-about = 三個步驟學會使用、怎麼玩，以及簡短教學
command-verbs-about = { $game }：以名稱執行行動
command-verb-about = { $game }：{ $verb }

## 參數：名稱與說明

parameter-game = 遊戲
parameter-game-about = 哪個遊戲
parameter-lesson = 教學
parameter-lesson-about = 這款遊戲的簡短教學，只有你看得到：做幾個決定，看看結果
parameter-seats = 人數
parameter-seats-about = 玩家人數；不填則依遊戲允許的人數
parameter-seat = 座位
parameter-seat-about = 誰的座位
parameter-person = 朋友
parameter-person-about = 代理你的朋友
parameter-player = 玩家
parameter-player-about = 要看誰的戰績，留空則為自己
parameter-computers = 電腦對手
parameter-computers-about = 獨自挑戰這個強度的電腦對手，遊戲立即開始
parameter-invite = 邀請
parameter-invite-about = 一起玩的人；其他人不能加入
parameter-line = 留言
parameter-line-about = 給可能加入的人看的一句話，例如「歡迎新手」
parameter-rated = 等級分
parameter-rated-about = 結果是否計入等級分；不填則只在全部是真人玩家時計入
parameter-strength = 強度
parameter-strength-about = 電腦對手的強度，或把座位還給玩家
parameter-options = 選項
parameter-options-about = 與一般玩法不同之處
parameter-language = 語言
parameter-language-about = 使用的語言
parameter-pace = 節奏
parameter-pace-about = 多快：名稱，或自訂數字（緩衝、備用、補回），例如6h 5d 1d
parameter-pauses = 不計時
parameter-pauses-about = 除了夜間，什麼時候不計時
parameter-zone = 時區
parameter-zone-about = 選單裡沒有的時區
parameter-until = 到
parameter-until-about = 多久（3d、12h），或你回來的日期（2026-12-24）
parameter-from = 從
parameter-from-about = 從什麼時候開始，寫法相同；不填就是現在
parameter-thread = 討論串
parameter-thread-about = 為這一桌開討論串；可以開時預設會開
parameter-colour = 顏色
parameter-colour-about = 你的顏色
parameter-table = 桌號
parameter-table-about = 原本在其他頻道時，請填桌號
parameter-move = 行動
parameter-move-about = 你要做什麼；清單列出所有合法行動
parameter-target = 目標
parameter-target-about = 選什麼或去哪裡；清單列出所有合法選擇
parameter-part = 區域
parameter-part-about = 圖板的哪一區
parameter-text = 文字
parameter-text-about = 以文字代替圖片
parameter-picture = 圖片
parameter-picture-about = 適合手機的直式，或適合電腦的橫式
parameter-card = 卡片
parameter-card-about = 要查什麼：名稱，或圖上位置的代號
parameter-old = 舊指令
parameter-old-about = 找不到的指令

## 以前的指令

former-command = { $old } 現在是 { $command }。
former-command-button = { $old } 現在是按鈕：先用 { $command }，再按「{ $button }」。
former-command-board = { $old } 現在是圖板下方的按鈕「{ $button }」。
former-command-unknown = 沒有過「{ $typed }」這個指令。/{ command-help } 不填這一項，就會說明如何開始。
former-command-help = 找不到以前用過的指令嗎？用 `/{ command-help } { parameter-old }:` 查它現在在哪裡。
former-name-board = 圖板
former-name-game-picture = 圖片
former-name-export = 匯出
former-name-hand = 我的狀況
former-name-log = 紀錄
former-name-note = 筆記
former-name-nudge = 催一下
former-name-privacy = 隱私
former-name-remind = 提醒
former-name-replay = 重播
former-name-review = 覆盤
former-name-score = 分數
former-name-substitute = 代理
former-name-verify = 驗證
former-name-whatif = 假設
former-name-why = 為何不行
former-name-hint = 提示
former-name-resign = 認輸
former-name-learn = 教學
former-name-stats = 統計
former-name-mygames = 我的牌桌
former-name-game-free = 讓位
former-name-game-opponent = 電腦對手

## 用語

colour-dealt = 開始時分配
colour-open = 開始時分配顏色
colour-blue = 藍色
colour-red = 紅色
colour-green = 綠色
colour-orange = 橘色
colour-black = 黑色
bold = **{ $text }**
either = { $one }或{ $other }
choice-coded = { $name }（{ $code }）
choice-bare = { $name }
choices-two = { $one }；{ $other }
choices-more = { $shown }；還有{ $count }個
typing-left-out = 請|我要|我想|選擇|指派|放置|放到|在

## 新的牌桌

play-title = 開一桌
play-title-game = 開一桌：{ $game }
game-seats = { $least }至{ $most }人
play-time = 節奏
play-time-about = 不更改的話，與電腦對手玩的遊戲不計時
play-others = 其他玩家
play-people = 等人加入
play-people-about = 牌桌會在頻道等大家加入
play-computers = 電腦對手：{ $strength }
play-more = 更多
play-unrated = 不計等級分，可以開放提示
play-unused-time = 這一桌不計時：與電腦對手玩時沒有人在等你。想計時請用 /{ command-status } 的「節奏…」。
play-unused-public = 不會列在其他伺服器：遊戲已開始，無法再加入。
play-unused-line = 不會顯示你的留言：遊戲已開始，無法再加入。

## 開桌

lobby-title = { $game }・第{ $table }桌
lobby-open = { $least }至{ $most }人，目前{ $seated }人
lobby-open-fixed = { $most }人，目前{ $seated }人
lobby-started = 遊戲已開始。
lobby-cancelled = 未開始遊戲，已收桌。
lobby-expired = 一週之內沒有人開始遊戲，已收桌。可以用 /{ command-play } 再開一桌。
lobby-seat = **{ $who }**：{ $colour }
lobby-seat-computer = **{ $who }**（電腦對手，{ $strength }）：{ $colour }
strength-easy = 簡單
strength-medium = 普通
strength-hard = 高手
strength-expert = 專家
strength-back = 還給玩家
lobby-computers = 加入電腦對手…
lobby-computer-add = 加入電腦對手：{ $strength }
lobby-computer-easy = 偶爾失誤，適合第一次玩
lobby-computer-medium = 穩健，會考慮完整的一回合
lobby-computer-hard = 會預想好幾個回合
lobby-computer-expert = 想得更深，每一步最多想一分鐘；節奏快的桌不能用
lobby-computer-remove = 移除{ $who }
lobby-computers-forbid = 這一桌不用電腦對手（管理者）
lobby-computers-allow = 這一桌可用電腦對手（管理者）
lobby-computers-forbidden = 這一桌不使用電腦對手。
lobby-choose-hints = 提示…
lobby-hints-yes = 允許提示：「我的狀況」裡的「提示」會私下顯示好的行動。
lobby-hints-no = 這一桌不提供提示。
lobby-choose-rated = 等級分…
lobby-rated = 積分賽
lobby-rated-yes = 積分賽：結果會影響玩家的等級分，不提供提示。
lobby-rated-no = 不計等級分。
lobby-option = { $name }：{ $value }
lobby-time-control = 節奏：{ $time_control }
lobby-timeout-policy = 每次輪到時都有緩衝時間，備用時間每輪補回{ $refill }。{ $pauses }逾時可通融{ $forgiven }次，之後由全桌決定；已經{ $silent }天沒有動靜的玩家，一逾時就由全桌決定。因此沒有動靜的玩家在一個回合裡最多讓大家等{ $longest }天（含夜間與休息日；事先請的假另計）。逾時超過{ $timeouts }次或{ $days }天沒有動靜，座位就空出來；沒有人表態時：{ $usual }。
lobby-timeout-policy-no-clock = 不計時間，只有提醒。座位讓出後怎麼辦由其他人決定；沒有人表態時：{ $usual }。
lobby-choose-time-control = 節奏…
lobby-set-time-control = 節奏・{ $time_control }
lobby-choose-empty-seat = 座位空出來時…
lobby-set-empty-seat = 空位：{ $usual }
lobby-empty-seat = 座位空出來而沒有人表態時：{ $usual }。
empty-seat-computer = 由電腦對手（{ $strength }）接著玩
lobby-choose-pauses = 哪些時間不計…
time-control-swift = 快速
time-control-standard = 標準
time-control-relaxed = 悠閒
time-control-custom = 自訂
time-control-none = 不計時
time-control-label = { $name }：每次{ $grace }，另有備用{ $bank }
time-control-terms = { $name }（每次輪到時先有{ $grace }緩衝時間，之後扣{ $bank }的備用時間；每輪補回{ $refill }）
time-control-terms-none = 不計時，只有提醒
pauses-all = 夜間、休息日與請假都不計時。
pauses-away = 夜間與請假不計時；休息日照計。
pauses-days-off = 夜間與休息日不計時；請假照計。
pauses-nights = 夜間不計時；休息日與請假照計。
lobby-chance = 座次與所有隨機結果都由一個祕密種子決定，遊戲結束後公開。其SHA-256：{ $hash }
lobby-time = 這裡怎麼計時
lobby-join = 加入
lobby-leave = 離開
lobby-leave-alone = 只有你在這裡，離開就會收桌。要收桌嗎？
lobby-start = 開始
lobby-missing = 還差{ $count }位玩家：等人加入，或按「和電腦對戰」。
lobby-missing-people = 還差{ $count }位玩家才能開始。
lobby-start-alone = 和電腦對戰
lobby-settings = 設定…
lobby-settings-title = 第{ $table }桌的設定
lobby-settings-host = 只有開桌的{ $host }能更改。
host-line = 留言
host-line-about = 給可能加入的人看，例如「歡迎新手」
host-line-open = 給玩家的留言…
host-line-shown = 「{ $line }」
lobby-cancel = 收桌
lobby-your-colour = 你的顏色…
lobby-language = 這一桌的語言…
lobby-set-language = 語言：{ $language }
game-thread = { $game }・{ $who }
game-opened = 第{ $table }桌已在{ $where }開桌，其他玩家可在那裡加入。
game-solo = 第{ $table }桌（{ $where }）：你的對手是{ $who }。
game-computer-plays = 這個座位之後由{ $who }行動。
game-seat-returned = 座位已還給{ $who }。
game-joined = 你已加入第{ $table }桌。
game-left = 你已離開第{ $table }桌。
game-colour = 你的顏色：{ $colour }。
game-time-control = { $time_control }。
game-picture-tall = 從現在起局面圖貼成直式。
game-picture-wide = 從現在起局面圖貼成橫式。
game-started = 第{ $table }桌已開始。
game-cancelled = 第{ $table }桌已收桌。
game-ended = 遊戲已結束。
game-end-admin = 你是這裡的管理者，可以就此結束遊戲，不分勝負。此操作無法復原。
game-end-alone = 這裡只有你一位玩家：遊戲會就此結束，不分勝負。這無法收回。
game-end-rated = 這是積分賽：現在結束視為認輸。
game-end-player = 會徵求其他玩家同意。全體同意後，遊戲就此結束，不分勝負，而且無法收回。
game-end-now = 立即結束
game-end-ask = 徵求玩家同意
game-remove-confirm = 這會永久移除{ $who }，本人不能再回來。座位先由系統代打，之後由其他人決定怎麼辦。此操作無法復原。
game-remove-now = 移除玩家
game-player-removed = 這個座位改由系統代為行動。
game-resumed = 第{ $table }桌在此繼續。
move-asked = 正在第{ $table }桌所在的頻道徵求其他玩家同意。
move-asked-paused = 第{ $table }桌的其他玩家都同意才能在這裡繼續：請每個人在這個頻道使用 /{ command-game } { command-game-resume } 並填入桌號。

## 每回合的訊息

panel-headline = { $game }・{ $where }
panel-ask = { $who }，{ $prompt }
panel-thinking = **{ $who }**正在思考……
panel-empty-seat = { $count ->
    [1] 輪到**{ $who }**的座位，但目前沒有人玩這個座位，全桌等候中。
   *[other] 輪到**{ $who }**的座位，但目前沒有人玩這些座位，全桌等候中。
}
panel-asked = { $who }：{ $ask }。
panel-since = 你上次行動之後：{ $story }
panel-so-far = 目前為止：{ $story }
panel-due = 期限{ $when }
panel-away = { $who }請假到{ $when }（時間用完，自動請假一天）
panel-table = 第{ $table }桌
panel-move = 第{ $move }步
what-happened-no-board = 這則訊息不是這個頻道目前牌桌的圖板。所有局面請看 /{ command-history }。
what-happened-secret = 這張圖板因為有祕密決定，沒有步數。所有局面請看 /{ command-history }。
panel-choices = { $count }個選擇
panel-which-part = 請選擇類別…
panel-answer-sealed = { $what }（{ $asked }人中{ $given }人已完成）
panel-answer-secret = 祕密選擇
panel-answered = 已收到你的選擇：{ $answer }。最後一人選定之前都可以更改。
panel-answered-in-steps = 已收到你的選擇（最後一項：{ $answer }）。最後一人選定之前都可以更改：請從下方第一項開始，把每一項重新選過。
answer-in = 已收到你的選擇。最後一人選定之前都可以重選；一旦開始重選，就只算新的選擇。
answer-withdrawn = 先前的選擇已收回；選完最後一項，新的選擇才算送出。
panel-undo = 收回
panel-view = 我的狀況
panel-why = 為何不行…
panel-hint = 提示
panel-recap = 回顧
panel-plan = 計畫
panel-rules-of = 規則：{ $card }
panel-web = 在網頁開啟
panel-sign-in = 登入網頁
panel-more = 更多…
panel-status = 狀態
panel-log = 紀錄
panel-score = 分數
panel-board = 文字版圖板
panel-export = 下載紀錄
panel-verify = 驗證
panel-rating = 等級分
panel-resign = 認輸…
panel-rematch = 再來一場
rematch-invitation = { $who }：{ $host }開了再來一場的新桌：第{ $table }桌。
guests-open = 邀請…
guests-title = 第{ $table }桌的邀請名單
guests-only = 邀請制：只有受邀的人能加入，也不會列出這一桌。
guests-everyone = 任何人都能加入，你也可以邀請別人。
guests-close-table = 改為邀請制
guests-open-table = 開放加入
guests-invite = 要邀請誰？
guests-none = 還沒有邀請任何人。
guests-guest-open = { $who }：已邀請
guests-guest-accepted = { $who }：已接受
guests-guest-declined = { $who }：已婉拒
guests-invited = 已邀請：{ $who }。對方會收到私訊；收不到時，我會在牌桌提及對方。
guests-lobby-only = 邀請制。
guests-lobby-open = 已邀請：{ $who }。
guests-lobby-declined = 已婉拒：{ $who }。
invitation-text = **{ $who }**，{ $host }邀請你加入{ $game }（第{ $table }桌）。
invitation-accept = 接受
invitation-decline = 婉拒
invitation-accepted = **{ $who }**接受邀請，加入第{ $table }桌。
invitation-declined = **{ $who }**婉拒了第{ $table }桌的邀請。
invitation-left-server = 你已離開這一桌的伺服器。重新加入後再按「接受」即可，邀請會保留。
invite-bot = { $who }是機器人，不能入座。想和電腦玩，請按「和電腦對戰」，或在「設定…」加入電腦對手。
invite-yourself = 不必邀請自己：發出邀請的人本來就有座位。請選別人。
invite-gone = { $who }已不在這個伺服器裡。
invite-gone-unknown = 這個人已不在這個伺服器裡。
invite-which = 要邀請{ $who }到哪一桌？
invite-new = 你沒有尚未開始的桌。要為{ $who }開一桌嗎？
invite-menu = 請選擇…
play-invite-computers = 加入電腦對手的遊戲會立即開始，因此無法邀請別人。請擇一。
play-line-game = 請同時選擇{ parameter-game }，或不填「{ parameter-invite }」與「{ parameter-computers }」：這樣會出現表單。
panel-to-board = 前往圖板
panel-to-table = 前往這一桌
more-menu-about = 這一桌的其他功能：
more-menu-line = **{ $label }**：{ $about }
more-menu-below = 圖板下方：「我的狀況」只讓你看到自己的資訊，「為何不行…」說明某件事為何做不到，「收回」收回你剛做的行動。
panel-guide-about = 用六張卡片說明整個遊戲
panel-status-about = 輪到誰、從何時開始；提醒和節奏也在這裡
panel-history-about = 逐步查看每個局面，也能看動畫
panel-log-about = 以文字列出所有行動
panel-score-about = 每人幾分，從哪裡得來
panel-board-about = 以文字描述整個局面
panel-export-about = 把這場遊戲的紀錄存成檔案
panel-verify-about = 用公布的種子重新執行遊戲，確認隨機結果公正
panel-web-about = 只有你能用的連結，開啟本桌的網頁，可以直接點選圖板
panel-hint-about = 現在有哪些好的選擇，以及理由
panel-whatif-about = 試著走走看；別人看不到，牌桌也不受影響
panel-plan-about = 預先決定輪到你時要做什麼
panel-resign-about = 永久退出這場遊戲
panel-not-seated = 你不在這一桌。
panel-can-look = 歡迎旁觀：
panel-meanwhile = 這段時間可以看：
panel-moved-on = { $who }已經行動，請看目前的圖板。
panel-changed = 局面已經改變，請看目前的圖板。
panel-restored = 我已從備份還原。這是備份裡最新的局面，之後的行動已經遺失。
recap-earlier = （更早的{ $count }件事請見紀錄。）

## 行動

move-done = 已選擇：{ $move }。
move-next = 接著：{ $prompt }
move-confirm = **{ $move }**無法收回，或損失遠大於其他選擇。確定嗎？
move-sure = **{ $move }**：確定嗎？
move-confirm-yes = 確定
move-confirm-no = 先不要
move-confirm-nothing = 沒有做任何動作。
move-again = 你剛剛已經做了這個行動，結果仍然有效：
move-again-ask = 要再做一次**{ $move }**嗎？
move-again-yes = 再做一次
hint-title = 你可以考慮
hint-line = { $place }. **{ $move }**：{ $wins }，{ $why }
hint-line-bare = { $place }. **{ $move }**：{ $wins }
hint-wins = { $chance ->
    [0] 勝率不到1%
    [100] 勝率超過99%
   *[other] 勝率約{ $chance }%
}
hint-as-good = 差不多一樣好
hint-none = 現在只有一種選擇。
hint-about = 這是「高手」電腦對手只根據你看得到的資訊所做的判斷。
hint-about-round = 「+」「−」：到這一輪結束時的差別，假設大家接下來都不再行動。

## 查看

part-board = 圖板
own-holds = 你有的
own-choices = 現在可選（付得起）的
own-choices-part = { $part }：{ $codes }
own-last = 你上次的行動
board-as-file = 文字版圖板較長，請見檔案。
status-title = { $game }・第{ $table }桌
status-lobby = 開放加入中，尚未開始。
status-running = 遊戲進行中。
status-finished = 遊戲已結束。
status-cancelled = 未開始遊戲，已收桌。
status-paused = 這一桌暫停中，進度都保留著。
status-unposted = 這一桌最新的訊息無法發出，頻道裡看到的可能是較早的局面。現在會再試一次，之後每一步行動也都會重試。
paused-channel-gone = 原本的頻道已不存在。可在其他頻道用 /{ command-game } { command-game-resume } 加上桌號繼續。
paused-no-access = 我看不到原本的頻道了（需要「檢視頻道」權限）。恢復權限後，或在其他頻道，可用 /{ command-game } { command-game-resume } 繼續。
paused-no-permission = 我無法在原本的頻道發言（需要「發送訊息」權限，討論串則為「在討論串中發送訊息」）。恢復權限後，或在其他頻道，可用 /{ command-game } { command-game-resume } 繼續。
paused-archived = 原本的討論串已鎖定。解鎖後，或在其他頻道，可用 /{ command-game } { command-game-resume } 繼續。
paused-unknown = 我無法在原本的頻道發文。可用 /{ command-game } { command-game-resume } 繼續。
status-since = { $when }輪到
status-due = { $when }到期（{ $at }）
status-bank = 備用時間還有{ $bank }
status-reminded = { $when }提醒
status-seats = 同桌玩家：{ $who }
status-resigned = { $who }（空位）
status-substitute = { $who }（由{ $substitute }代理）
status-computer = { $who }（{ $strength }）
status-reminder = { $hours }小時後提醒。
status-reminder-off = 不提醒。
status-reminders = 提醒…
status-time-control = 節奏…
status-own-time-control = 或用數字：每次、備用、每輪補回（6h 5d 1d）
status-nudge = 催一下
status-board-wide = 局面圖改為橫式
status-board-tall = 局面圖改為直式
status-next = 結果訊息的「再來一場」可以照樣再玩，/{ command-play } 另開一桌，/{ command-history } 逐步回顧這場遊戲。
score-line = **{ $who }**：**{ $points }**分
score-plain = { $who }：{ $points }分＝{ $parts }
score-plain-bare = { $who }：{ $points }分
score-resigned = { $who }由系統代打，不能獲勝。
score-part = { $source }：{ $points }
chart-alt = 分數走勢，逐輪分數：
chart-alt-line = { $who }：{ $points }
log-title = 第{ $table }桌的紀錄
log-earlier = 較早
log-later = 較新
log-empty = 還沒有任何紀錄。
log-someone = 有人
log-open = { $who }開桌。
log-join = { $who }入座。
log-leave = { $who }離開。
log-colour = { $who }選擇顏色。
log-options = 更改玩法。
log-cancel = 收桌。
log-expire = 逾期沒有開始，收桌。
log-start = 遊戲開始。
log-move = { $who }：{ $move }
log-secret = { $who }行動了，內容尚未公開。
log-autopilot-move = 系統代替{ $who }：{ $move }
log-computer-move = { $who }：{ $move }
log-aims = { $story }（{ $aims }）
log-seat-computer = 電腦對手入座（{ $strength }）。
log-remove-computer = 電腦對手讓出座位。
log-undo = { $who }收回{ $moves }個行動。
log-resign = { $who }認輸。
log-remove-player = 管理者讓{ $who }的座位改由系統代為行動。
log-timeout = { $who }逾時。
log-wait = 全桌等候{ $who }。
log-autopilot-turn = 全桌決定由系統代替{ $who }完成這一回合。
log-computer-turn = 全桌決定由電腦對手（{ $strength }）代替{ $who }完成這一回合。
log-empty-seat = { $who }的座位空了出來。
log-offer = 全桌決定開放{ $who }的座位讓人接手。
log-autopilot-seat = 全桌決定由系統代替{ $who }玩下去。
log-takeover = { $who }接手這個座位。
log-back = { $who }回來了，繼續行動。
log-substitute = 朋友開始代理{ $who }。
log-return = { $who }的代理結束。
log-by = { $story }（由{ $who }行動）
log-by-plan = { $story }（事先計畫）
log-by-automatic = { $story }（唯一的選擇，自動進行）
log-end = 遊戲提前結束。
log-time-control = 節奏已更改。
log-pause = 這一桌暫停。
log-resume = 這一桌繼續。
log-repair = 已由行動紀錄重建局面。

## 規則

card-label = { $title }・{ $group }
card-rule = 規則：{ $rule }
why-choose = 你想做什麼？我會說明現在為何不行。
why-nothing = 現在所有選項都可以選。
why-menu = 選一個現在做不到的行動…
why-menu-part = { $first } – { $last }…
why-alike = { $first }至{ $last }，共{ $count }項，例如：{ $reason }
why-open = 「{ $choice }」現在可以執行。
why-unknown = 這裡沒有「{ $typed }」這個選擇。圖板下方的「為何不行…」列出所有選擇。

## 收回、認輸與表決

undo-done = { $moves ->
    [1] 已收回你上一個行動。
   *[other] 已收回你上一個行動和之後的行動，共{ $moves }個。
}
undo-proposed = 正在徵求其他玩家同意收回{ $moves }個行動。
undo-asks = 這會徵求其他玩家同意收回{ $moves }個行動。
undo-ask = 徵求同意
undo-leave = 算了
resign-confirm = 認輸之後你就無法獲勝，先由系統代替你行動，再由其他人決定你的座位怎麼辦。確定認輸嗎？
resign-confirm-end = 認輸的話，這場遊戲就此結束，你也無法獲勝。確定認輸嗎？
resign-yes = 認輸
resign-done = 你已認輸。
vote-undo = **{ $who }**請求收回{ $moves }個行動。
vote-end = **{ $who }**請求就此結束遊戲，不分勝負。
vote-move = **{ $who }**請求把這一桌移到{ $where }。
vote-move-channel = { $channel }
vote-move-abroad = 其他伺服器的頻道
vote-time-control = **{ $who }**請求改變節奏：{ $time_control }。所有計時會重新開始。
vote-takes-back = { $moves ->
    [1] 將收回第{ $first }步（{ $who }）。
   *[other] 將收回第{ $first }至{ $last }步（{ $who }）。
}
vote-revealed = 在那之後，已有牌或其他隱藏資訊公開。
vote-agrees = { $who }：同意
vote-objects = { $who }：反對
vote-waiting = { $who }：尚未回覆
vote-until = 開放到{ $when }；屆時沒有人反對，過半同意就通過。
vote-accepted = 已獲同意並執行。
vote-refused = 未獲全員同意，遊戲繼續。
vote-refused-time-control = 未獲全員同意，節奏不變。
vote-expired = 遊戲已繼續進行，這項提議失效。
vote-expired-few = 回覆太少，這項提議失效。
vote-button-yes = 同意
vote-button-no = 反對
vote-opened = 正在徵求其他玩家同意。
vote-yes = 你已同意。
vote-no = 你已反對。
vote-timeout = **{ $who }**已逾時{ $times }次。這一回合要怎麼處理？
vote-timeout-over = **{ $who }**逾時{ $times }次。
vote-timeout-about = 以最多人的選擇為準，最遲{ $when }；同票就再等一天，沒有人回覆則由系統行動。本人若先行動，就不必表決了。
vote-timeout-wait = 再等一天
vote-timeout-autopilot = 這一回合由系統行動
vote-timeout-computer = 這一回合由電腦對手（{ $strength }）行動
vote-timeout-remove = 清空這個座位
vote-empty-seat = **{ $who }**的座位沒有人了。要怎麼處理？
vote-empty-seat-over = **{ $who }**的座位空了出來。
vote-empty-seat-about = 以最多人的選擇為準，最遲{ $when }；同票就等候，沒有人回覆則：{ $usual }。
vote-empty-seat-wait = 等候
vote-empty-seat-takeover = 開放接手
vote-empty-seat-computer = 由電腦對手接著玩
vote-empty-seat-autopilot = 由系統代打
vote-empty-seat-end = 就此結束並計分
vote-answer = { $choice }：{ $who }
vote-decided = 決定：{ $choice }
vote-unanswered = 無人回覆，因此：{ $choice }
vote-tied = 同票，因此：{ $choice }
vote-reminder = **{ $who }**，這一桌有一項表決在等你。
vote-reminder-button = 前往表決
vote-given = 已計入你的回覆；有結果之前都可以更改。
vote-given-last = 已計入你的回覆，這樣就有結果了。
takeover-button = 接手這個座位
takeover-done = 這個座位是你的了。以下是到目前為止的經過，接著是你的狀況。
substitute-asked = **{ $substitute }**，{ $who }請你代理到{ $when }。
substitute-about = 你會看到這個座位的一切並代為行動；紀錄會寫明是誰行動的。投票也由你代為回答，包括是否結束遊戲。
substitute-agreed = **{ $substitute }**代理{ $who }到{ $when }。
substitute-over = { $who }在此請人代理，現已結束。
substitute-declined = { $who }在此請人代理，對方婉拒了。
substitute-yes = 我來代理
substitute-no = 不方便
substitute-sent = 已詢問對方；對方同意之前，仍由你自己行動。代理期間也由對方替這個座位投票，包括是否結束遊戲。
substitute-ended = 代理結束，之後由你自己行動。
substitute-withdrawn = 已撤回邀請，這個座位仍由你自己行動。
substitute-left = 你不再代理這個座位，座位已交還原來的玩家。
substitute-refused = 你已婉拒代理，座位仍由原來的玩家行動。

## 棋譜與驗證

export-running = 目前為止的紀錄：{ $moves }步。種子在遊戲結束後公布。
export-withheld = 另有{ $moves }步尚未公開。
export-finished = 整場遊戲的紀錄：{ $moves }步。
verify-running = 種子在遊戲結束後公布，屆時任何人都可以重新驗證；在此之前只公布雜湊值。
verify-holds = 已由種子重新執行整場遊戲：雜湊值、座次與全部{ $moves }步皆相符。
verify-fails = 重新執行的結果與實際過程不符。
verify-other-rules = 這場遊戲開局時用的是第{ $theirs }版規則，這裡是第{ $ours }版，因此無法在此重新執行每一步。雜湊值與座次相符。若遊戲在規則更新前就已結束，可以用當時版本的Seneschal重新執行 /{ command-history } 的檔案。
verify-hash = 開始時公布的種子SHA-256：`{ $hash }`
verify-seed = 種子：`{ $seed }`
verify-final = 最終局面的SHA-256：`{ $hash }`
verify-problem = 發現的問題：{ $problem }

## 提醒

remind-set = 超過{ $hours }小時未行動的玩家會收到提醒；到兩倍、四倍時間時再次提醒。
remind-set-clock = 這一桌依計時提醒：緩衝時間用完時、其餘時間用掉五分之四時，以及期限前四小時。同一個回合最多提及一位玩家{ $most }次。
remind-hours-unused = 小時數只對不計時的牌桌有效，目前不影響提醒。在 /{ command-status } 按「提醒…」可以關閉。
remind-off = 這一桌不會提醒任何人。
remind-announced = { $who }設定：超過{ $hours }小時未行動的玩家會收到提醒；到兩倍、四倍時間時再次提醒。
remind-announced-clock = { $who }開啟了這一桌的提醒，依計時進行。
remind-announced-off = { $who }關閉了這一桌的提醒。
an-admin = 管理者
reminder = **{ $who }**，大家在等你：{ $prompt }
reminder-asked = **{ $who }**，{ $by }在等你這一步：{ $prompt }
reminder-other-tables = **{ $who }**，這些牌桌也在等你：
reminder-new-tables = 你玩的遊戲開了新桌（/{ command-settings }）：
reminder-line = [{ $where }]({ $link })
reminder-later = 稍後再提醒…
reminder-away = 我要請假…
reminder-mute-turn = 這次別提醒
reminder-mute-table = 這一桌別提醒
reminder-mute-all = 全部別提醒
reminder-snooze = 這次行動的提醒要等多久？
reminder-snooze-menu = 稍後再提醒…
reminder-snooze-for = { $span }後
reminder-snoozed = { $when }之前不再提醒這次行動。到時如果還沒行動，會再提醒你。
reminder-muted-turn = 這次行動不再提醒。
reminder-muted-table = 不再提醒你第{ $table }桌。
reminder-muted-all = 不再提醒你。
reminder-back = 在 /{ command-status } 按「提醒…」可以查看你的提醒並重新開啟。
table-became-inactive = 這裡一個月沒有動靜，這一桌休眠了：不再提醒任何人。下一次行動會喚醒它。
nudge-done = 會轉告{ $who }你在等這一步；什麼時候、用什麼方式收到，由對方的設定決定。
next-up = **{ $who }**，照目前看來，接下來輪到你。
setback-overtaken = **{ $who }**，{ $by }的分數超過你了。
setback-events = **{ $who }**，這與你有關：{ $story }
notifications-title = 你的提醒
notifications-direct-on = 以私訊提醒，所有牌桌合併成一則。
notifications-direct-off = 在該桌的頻道裡提醒。
notifications-muted-on = 完全不提醒。
notifications-next-on = 快輪到你時會通知你。
notifications-setbacks-on = 分數被超過或有東西被拿走時會通知你。
notifications-muted-tables = 有{ $count }桌已關閉提醒。
notifications-why = 你睡覺、休息日或請假時，以及正在操作時都不會提醒，一小時內最多一則。
notify-direct-on = 用私訊
notify-direct-off = 在頻道裡
notify-muted-on = 完全不要
notify-table = 這一桌多久後提醒…
notify-table-off = 這一桌：不提醒
notify-unmute = 恢復所有牌桌的提醒
notify-next-on = 快輪到我時通知
notify-next-off = 快輪到我時不通知
notify-setbacks-on = 有損失時通知
notify-setbacks-off = 有損失時不通知
overdue = **{ $who }**，你已逾時，大家還在等你：{ $prompt }
overdue-forgiven = **{ $who }**，你逾時了。前{ $forgiven }次可以通融，各延長一天（這是第{ $count }次），期限{ $when }：{ $prompt }
away-day-used = **{ $who }**，你的時間用完了，已自動請假一天。計時停到{ $when }，這段期間仍可行動。用 /{ command-away } 可以查看還能請假多久、提前回來，或關閉自動請假。
away-day-used-more = 到時候如果還沒有行動，會再自動請假一天，不另行通知。


## 個人的時間

settings-title = 個人設定
settings-group-time = 時間
settings-group-reminders = 提醒
settings-group-play = 遊戲與圖片
settings-privacy = 我的資料
settings-notes = 筆記
settings-line = { $name }：{ $value }
settings-name-reminders = 提醒方式
settings-reminders-channel = 在頻道裡
settings-reminders-direct = 私訊
settings-reminders-none = 完全不要
settings-name-digest = 多桌同時輪到我
settings-digest-together = 合併成一則
settings-digest-separate = 各桌分開
settings-name-opened = 我玩的遊戲開新桌時
settings-opened-no = 提醒中不列出
settings-opened-yes = 在合併提醒中列出
settings-name-ahead = 事先通知
settings-ahead-none = 不用
settings-ahead-next = 快輪到我時
settings-ahead-setbacks = 被超過或失去東西時
settings-ahead-both = 兩者都要
settings-name-language = 語言
settings-language-discord = 依 Discord 設定
settings-name-picture = 只有我看得到的圖板
settings-picture-table = 依各桌設定
settings-name-size = 只有我看得到的圖片大小
settings-size-full = 原尺寸
settings-size-half = 一半，載入較快
settings-name-confirm = 再確認一次
settings-confirm-final = 無法收回的行動
settings-confirm-all = 每一步
settings-confirm-never = 都不用
settings-name-hints = 提示
settings-name-leaderboards = 排行榜
settings-hints-yes = 該桌允許就能用
settings-hints-no = 我不要提示
settings-leaderboards-no = 不列入
settings-leaderboards-yes = 列入
settings-name-automatic = 自動行動
settings-group-people = 封鎖名單
settings-blocked = 已封鎖：{ $who }
settings-blocked-none = 沒有封鎖任何人。
settings-why-people = 你和你封鎖的人在 /{ command-tables } 看不到彼此的桌，也無法加入對方所在的桌。對方不會收到通知；進行中的遊戲照常進行。要封鎖其他人，請開啟對方的選單（按右鍵，手機長按）：應用程式 › { command-block }。
settings-block = 封鎖同桌過的人…
settings-unblock = 解除封鎖…
block-done = 已封鎖{ $who }：你們不會再於新桌相遇。對方不會收到通知；進行中的遊戲照常進行。封鎖名單在 /{ command-settings }。
block-app = 無法封鎖應用程式：它們不會參加牌桌。
settings-automatic-nothing = 不用
settings-automatic-answers = 只有一種選擇時
settings-automatic-pays = 只有一種合理付法時
settings-automatic-both = 兩者都要
settings-why-reminders = 你睡覺、休息日或請假時，以及正在操作時都不會提醒，一小時內最多一則。要關掉某一步或某一桌的提醒，請按提醒訊息上的按鈕。
settings-why-play = 只影響你自己看到的內容和你的行動，適用於所有牌桌。公開貼出的內容依各桌設定。
settings-ask =
    ### 你什麼時候睡覺？
    這一桌會計時。選好你的時區，夜間你的計時就會停住。我只問這一次；之後可以用 /{ command-settings } 查看與更改。
settings-unknown = 我還不知道你的作息，所以你的計時日夜都在走。
settings-zone = 時區：**{ $zone }**，那裡現在是{ $now }
settings-zone-now = { $zone } · { $offset } · { $now }
settings-night = 睡眠時間{ $begins }到{ $ends }
settings-night-none = 夜間照常計時
settings-off-none = 沒有休息日
settings-off-sat-sun = 星期六、日休息
settings-off-fri-sat = 星期五、六休息
settings-off-sunday = 星期日休息
settings-off-saturday = 星期六休息
settings-why-time = 從現在起適用於你所有的牌桌，已經用掉的時間不會退回。選單裡沒有的時區，可用 /{ command-settings } { parameter-zone }: 輸入。
settings-choose-zone = 你那裡現在幾點？
settings-choose-night = 你什麼時候睡覺？
settings-choose-off = 你哪幾天休息？
picture-tall = 直式，適合手機
picture-wide = 橫式，適合電腦
picture-words = 文字版，不要圖片
away-title = 請假
away-not = 你沒有請假。
away-now = 你請假到{ $ends }。
away-later = 你將從{ $begins }請假到{ $ends }。
away-left = 你還可以請假{ $left }。
away-none-left = 你目前已經沒有可請的假。
away-automatic = 備用時間用完時，會自動請假一天（限每回合有一天以上時間的牌桌）。
away-automatic-not = 備用時間用完時，不會自動請假。
away-why = 一年之內最多21天，連續最多14天，以小時計。別人只看到你的期限延後；自動請假會註明。有些牌桌請假也照常計時，開桌訊息裡會寫明。
away-for = { $span }
away-back = 我回來了
away-call-off = 取消之後的請假
away-automatic-on = 自動請假
away-automatic-off = 不要自動請假
error-moment = 「{ $typed }」不是{ $most }以內的時間長度，也不是日期。請寫多久（3d、12h）或日期（2026-12-24，或2026-12-24 18:00）。
error-away-until = 你寫了從什麼時候開始離開，但沒寫到什麼時候。請兩個都寫：/{ command-away } { parameter-from }:{ $begin } { parameter-until }:3d
error-substitute = 請填一個人（不是機器人）以及到什麼時候：/{ command-game } { command-game-substitute } { parameter-person }:@朋友 { parameter-until }:3d
error-substitute-self = 座位本來就由你行動；請填離開期間要代理你的朋友。

## 終局

final-played = { $count ->
    [1] { $who }獲勝。
   *[other] { $who }共享勝利。
}
final-tie-break = { $count ->
    [1] { $who }獲勝（{ $tie_break }）。
   *[other] { $who }共享勝利（{ $tie_break }）。
}
final-resigned = { $count ->
    [0] 沒有人繼續玩下去，不分勝負。
   *[other] { $who }是最後留在桌上的玩家，獲勝。
}
final-consent = 經全員同意結束，不分勝負。
final-admin = 由管理者結束，不分勝負。
final-voted = 由留下的玩家表決結束，依當時分數計算。{ $count ->
    [1] { $who }分數最高，獲勝。
   *[other] { $who }分數同為最高，共享勝利。
}
final-happened = 終局經過：{ $story }
final-turning-points = **關鍵時刻**
final-turning-points-none = 終局計分之前，沒有人的分數變動。
final-turning-point = 第{ $move }步：{ $story }
final-ratings = **等級分**
rating-line = { $who }：{ $before } → **{ $after }** ± { $margin }（{ $gain }）
rating-not-counted = 等級分不變：遊戲在名次全部決定之前就結束了。
rating-title = 第{ $table }桌的等級分計算
rating-about = 每位玩家逐一與其他玩家比較。名次在前就得分；越是出乎預期，得分越多。
rating-compared-ahead = { $who }（{ $rating }）：預期你有{ $chance }%的機會領先，你也領先：**{ $gain }**
rating-compared-behind = { $who }（{ $rating }）：預期你有{ $chance }%的機會領先，你卻落後：**{ $gain }**
rating-compared-level = { $who }（{ $rating }）：預期你有{ $chance }%的機會領先，結果同名次：**{ $gain }**
rating-left = 你中途離開，所以名次在所有留下的玩家之後。
rating-takeover = 你接手了座位，所以等級分只會增加。之後的行動佔{ $share }%，所以按{ $share }%計算。
rating-computers-finished = 遊戲最後由電腦對手玩完。之前的行動佔{ $share }%，所以變化按{ $share }%計算。
rating-about-margin = 賽前你的實力誤差是± { $margin }。玩得越多，誤差越小，單場遊戲的影響也越小。
leaderboards-ask = **要讓你列入排行榜嗎？**排行榜會列出玩過至少{ $games }場積分賽的玩家，所有人都看得到。
leaderboards-yes = 列入
leaderboards-no = 不列入
leaderboards-answered-yes = 排行榜會列出你。
leaderboards-answered-no = 排行榜不會列出你。
leaderboards-change = 可用 /{ command-settings } 更改。
panel-replay = 重播
replay-first = 開頭
replay-leap-back = 退{ $count }步
replay-back = 上一步
replay-on = 下一步
replay-leap-on = 進{ $count }步

## 說明

help-title = ### 在頻道裡慢慢玩重度桌遊
help-welcome = ### Seneschal 來到了「{ $server }」
    謝謝你的邀請。它讓大家在頻道裡一步一步慢慢玩重度桌遊。
help-open = **1.** 用 `/{ command-play }` 或下方按鈕開桌。其他人按「加入」，再由你按「開始」；坐滿時任何同桌玩家都可以開始。只有一個人？按「和電腦對戰」。
help-play = **2.** 輪到你時，頻道會貼出局面圖並 @ 你。從選單選擇，或輸入 `/{ command-move }`。按「收回」可以收回。
help-ask = **3.** `/{ command-rules }` 查規則，「為何不行…」說明為何不行，`/{ command-view }` 看你的狀況，`/{ command-history }` 看經過。想幾天再走也可以。
help-start = 開一桌
help-which = 要玩哪個遊戲？

## 出錯時

error-no-table-here = 此頻道沒有開桌。可用 /{ command-play } 開桌。
error-not-running = 第{ $table }桌沒有進行中的遊戲。
error-not-seated = 你不在這一桌，但可以旁觀：/{ command-view }、/{ command-status } 與 /{ command-history } 人人可用。
error-rematch = 「再來一場」要由剛才的玩家來開。開好之後，你可以按開桌訊息的按鈕加入；也可以用 /{ command-play } 自己開一桌。
error-not-started = 第{ $table }桌還沒開始。加上 { parameter-table }:{ $last } 可以看這裡上一場遊戲。
error-other-game = 這一桌玩的是{ $game }，請用 `/{ $group }` 或 `/{ command-move }`。
error-other-verb = 現在不是執行「{ $verb }」的時候。目前：{ $prompt }
error-several = 「{ $typed }」可能是{ $which }。請輸入更多字，或從清單選擇。
error-did-you-mean = 這裡沒有「{ $typed }」這個選擇。你是指{ $which }嗎？尚未執行任何動作。
error-no-such-choice = 這裡沒有「{ $typed }」這個選擇。可選：{ $which }。
error-none-of-verb = 現在無法進行「{ $verb }」。可以做的有：{ $which }。
error-no-card = 沒有「{ $typed }」的規則卡。/{ command-rules } 的清單列出所有卡片。
rules-no-card-of = 圖上這裡是 **{ $place }**，沒有專屬的規則卡。/{ command-rules } 的清單列出所有卡片。
error-no-part = 圖板分為這些區域：{ $parts }。
error-option-form = 「{ $option }」不是「選項=值」的形式；請從清單選擇。
error-thread-here = 只能從文字頻道為一桌開設討論串。
error-thread-not-yours = 你沒有在此頻道開設討論串的權限（「建立公開討論串」）。不填 { parameter-thread }:true 就會直接在頻道裡開桌。
error-thread-forbidden = 我無法在此頻道開設討論串。請給我「建立公開討論串」的權限，或不要填 { parameter-thread }:true。
error-permission = 我在此頻道沒有「{ $permission }」的權限，無法在這裡開桌。尚未執行任何動作。
permission-view_channel = 檢視頻道
permission-send_messages = 發送訊息
permission-send_messages_in_threads = 在討論串中發送訊息
permission-attach_files = 附加檔案
panel-no-files = 沒有圖片：我在此頻道不能附加檔案（需要「附加檔案」權限）。/{ command-view } 加上 { parameter-text }:true 可看文字版。
error-not-allowed = 你在這裡沒有執行此操作的權限。
error-no-form = Discord無法顯示表單。請更新Discord，或換一台裝置試試。
error-old-command = 這個指令已經更新，請重新輸入；若仍不行，請重新載入Discord。
error-no-such-member = 這個伺服器裡沒有這位成員。
error-old-button = 這個按鈕來自較早的版本。請用 /{ command-view } 或 /{ command-status } 查看目前狀況。
error-before-restore = 這則訊息是我從備份還原之前的，上面的按鈕與選單已經失效。
error-in-a-server = 請在伺服器的頻道裡開桌：輸入 /{ command-play }。
error-unexpected = 抱歉，我這邊出了問題，沒有更動任何東西。回報時請附上編號{ $number }。
error-after-saving = 你的操作已經儲存並生效，只是我這邊回覆時出了問題。回報時請附上編號{ $number }。目前有效的是：
error-saved = /{ command-status } 會顯示這一桌目前的狀況。
error-unsure = 我這邊出了問題，目前無法確認這項操作是否已經儲存。請先用 /{ command-status } 查看，再決定是否重試。回報時請附上編號{ $number }。

## What happened

between-sentences = {""}
recap-more = 其餘見紀錄。
recap-nothing = 你上次行動之後沒有變化。
recap-empty = 還沒有發生任何事。
recap-round = **{ $round }**・{ $story }
recap-title = 第{ $table }桌：目前為止的經過
command-recap = 回顧
command-recap-about = 你上次行動之後，或整場遊戲的經過
parameter-whole = 整場
parameter-whole-about = 整場遊戲目前為止的經過，每輪一行

board-last = 最近：{ $story }

## 新手
guide-open = 怎麼玩
guide-head = ### { $game }：{ $topic }
guide-page = { $page }／{ $pages }
guide-page-pictured = { $page }／{ $pages }・圖板是範例
guide-topic-goal = 目標
guide-topic-round = 遊戲流程
guide-topic-press = 怎麼操作
guide-topic-points = 分數從哪裡來
guide-topic-mistakes = 新手常犯的三個錯
guide-topic-ask = 到哪裡問
guide-press =
    輪到你時，頻道會貼出局面圖並 @ 你①。圖中以代號②標出可選的位置，下方的選單與按鈕用同樣的代號：按一兩下就走完一步。
    也可以打字：輸入 `/{ command-move }` 會列出所有合法的行動。只要其他真人還沒行動，按「收回」就能收回，電腦的行動也會一起收回。想幾天再走也可以。
guide-ask =
    `/{ command-rules }` 加上名稱或代號①，例如 `/{ command-rules } 7`，會說明該處的效果。按鈕「為何不行…」說明現在為什麼不行，以及該看哪張規則。
    「我的狀況」用你的語言顯示你的東西，`/{ command-history }` 看經過，`/{ command-view } { parameter-part }:` 看圖板各部分，也有文字版。這些回答只有你看得到。
guide-back = 上一頁
guide-on = 下一頁
guide-learn = 試試看：簡短教學
guide-none = 這個遊戲還沒有教學。
lesson-head = ### { $game }：入門教學（{ $step }／{ $steps }）
lesson-chosen = 你選了**{ $choice }**。
lesson-again = 試試別的
lesson-on = 繼續
lesson-end = 教學到此結束。其餘內容在「怎麼玩」的六張卡片裡；開一桌玩玩看最快上手。
panel-first = 第一次玩？看看怎麼玩
help-guide = 都沒玩過？「怎麼玩」只要兩分鐘；簡短教學讓你試幾個決定。
help-time-rules = 桌規
time-rules-title = ### 桌規
time-rules-clock = **時間。** 每次輪到你都先有緩衝時間，之後扣整場的備用時間；各有多少寫在開桌訊息裡。夜間一律不計，休息日與請假（`/{ command-away }`）依開桌訊息所寫。別人回合中途要你回答時，期限是緩衝時間的{ $answer }倍，不扣備用時間，那個回合會等你。
time-rules-away-days = **自動請假。** 請假不計時的桌，若緩衝時間加備用時間共有{ $least }以上，備用時間用完時會先自動請假一天：一個回合最多{ $turn }天，而且本人在最近{ $silent }天內要在這一桌有過動作。連續最多{ $stay }，任何一年之內最多{ $year }。每個回合通知本人一次，圖板上也會寫明到什麼時候。用 `/{ command-away }` 可以提前回來，或關閉自動請假。更快的桌不會自動請假。
time-rules-timeouts = **逾時。** 前{ $forgiven }次通融，各延長一天；一天之內的幾次算一次。再下一次由其他人決定；已經{ $silent }天沒有動靜的玩家，一逾時就由其他人決定：再等一天、這一回合由系統或電腦對手行動，或清空座位。以最多人的選擇為準，同票就等，一天沒有人回覆則由系統行動。代為行動的，在下一位玩家行動之前，本人可以收回。
time-rules-empty-seats = **空出的座位。** 逾時超過{ $timeouts }次，或逾時之後{ $days }天沒有動靜，座位就空出來。留下的人在{ $vote }天內決定：等候、開放接手（`/{ command-game } { command-game-takeover }`）、由電腦對手接著玩、由系統代打，或就此結束並計分。沒有人回覆則依開桌訊息所寫。離開的人只要座位還沒有別人接手，就能用 `/{ command-game } { command-game-takeover }` 回來。
time-rules-votes = **表決。** 全員同意就立即執行，一人反對即作罷。{ $vote }天後過半同意就夠了，已經{ $days }天沒有動靜的人不算在內。因此不會因為少一個人回覆而卡住。若尚未同意結束遊戲的玩家採取了行動，結束遊戲的提議隨即失效。
time-rules-substitutes = **代理。** 離開時可以用 `/{ command-game } { command-game-substitute }` 請朋友代理；雙方都同意才算，紀錄會寫明是誰行動的。
time-rules-abandonment = **不告而別。** 讓座位空著的人，在有人接手或自己回來之前，最多只能再加入{ $most }桌；除此之外沒有任何懲罰。
time-rules-plans = **計畫。** 用 `/{ command-plan }` 可以事先決定被問到時要做什麼：依序採用第一個可行的選擇，都不行就照常等你。計畫只有你自己看得到；它只回答當初設定的問題，有人收回行動就停止，照計畫行動時圖板上會註明。
mine-title = 我的牌桌
mine-none = 你目前沒有入座任何一桌。在伺服器的頻道輸入 /{ command-play } 即可開桌。
mine-count = { $waiting ->
    [0] 共{ $total }桌，沒有一桌在等你。
   *[other] 共{ $total }桌，其中{ $waiting }桌在等你。
}
mine-go = 前往
mine-vote = 其他玩家提出了請求，正等你回答。
mine-lobby = 尚未開始：{ $most }個座位已有{ $seated }人入座。
mine-others = 輪到：{ $who }
mine-with = 同桌：{ $who }
mine-plan-stopped = 你有計畫停止了，/{ command-plan } 會說明原因。
mine-next = 下一桌
mine-more-urgent = 較急
mine-less-urgent = 較不急
mine-none-waits = 目前沒有一桌在等你行動。
command-history = 歷程
command-history-about = 逐步回看一場遊戲的圖板，以及每一步發生的事
panel-history = 歷程
history-step = 第{ $step }步，共{ $latest }步
history-steps = 逐步
history-latest = 最新
history-last-turn = 我上次的行動
history-rounds = 前往某一輪…
history-turning-points = 前往關鍵時刻…

## 覆盤

panel-review = 覆盤
review-title = 覆盤
review-waiting = 正在覆盤，需要一兩分鐘。結果會保留下來，隨時可在 /{ command-history } 按「覆盤」查看。
review-progress = 正在覆盤：已完成{ $done }／{ $all }…
review-failed = 這場遊戲無法依紀錄重現，所以不能覆盤。
review-gone = 這份覆盤已經不在了，可在 /{ command-history } 按「覆盤」重做。
review-share-least = 不到1%
review-share-most = 超過99%
review-chance = { $who } { $share }
review-chances = 勝率：{ $chances }
review-accuracy = **準確度**
review-swings = **代價最大的選擇**
review-swings-none = 沒有哪個選擇造成明顯損失。
review-swing = { $number }. 第{ $move }步，{ $when }，{ $who }：**{ $played }**，勝率{ $kept }。更好的是**{ $best }**，{ $could }
review-swing-why = { $swing }，{ $why }
review-later = 好處要到後來才會顯現
review-by-round = 到這一輪結束時，假設大家接下來都不再行動：{ $why }
review-swing-option = 第{ $move }步・{ $who }・−{ $cost }%
review-to-swing = 前往代價大的一步…
review-steps = 逐步查看
review-export = 存成檔案
review-try = 換一步試試
review-kept = 這個選擇保住了當時勝率的{ $share }。
review-alt = 從第一步到最後一步的勝率（%）：
review-about = 準確度：每次都選最好的是100%，隨機亂選是0%；影響越大的選擇，比重越大。每個選擇都由高手電腦對手搜尋後評估，只依據該玩家當時所能知道的資訊。
review-file = 覆盤檔案：每一步之後各人的勝率，以及每個選擇保住了多少。

## 假設

panel-whatif = 假設
whatif-title = 假設
whatif-about = 只有你看得到，完全不影響牌桌。其他人由普通電腦對手代打。
whatif-about-running = 只有你看得到，完全不影響牌桌。其他人由普通電腦對手代打，你無從得知的部分則隨機補上。
whatif-back = 退一步
whatif-again = 從頭再試
whatif-to-board = 回到圖板
whatif-over = 到這裡遊戲就結束了。

## 一場遊戲的動畫

since-beginning = 整場遊戲
since-turn = 自我上次行動後
replay-animation = 動畫
replay-waiting = 正在繪製另一段動畫，接下來就是你的。
replay-drawing = 正在繪製動畫：第{ $done }個畫面，共{ $all }個…
replay-done = 共{ $turns }個畫面，從第{ $first }步到第{ $last }步。
replay-cannot = 這場遊戲無法依棋譜重現，因此沒有動畫。可用 /{ command-history } 逐步查看。
replay-too-long = 動畫太大，無法放進訊息。可用 /{ command-history } 逐步查看。
replay-no-pictures = 這個遊戲沒有圖片，無法重播。

## 伺服器裡的牌桌

command-tables = 牌桌清單
command-tables-about = 你的牌桌（最緊急的在前），以及可加入或旁觀的牌桌
parameter-public = 徵人
parameter-public-about = 徵求玩家：其他伺服器也會列出這一桌
lobby-public = 徵求玩家：歡迎任何人加入。
tables-lobbies = 開放加入的牌桌
tables-empty-seats = 有空位可接手的遊戲
tables-other-servers = 其他伺服器徵求玩家
tables-running = 可旁觀的遊戲
tables-none = 這裡沒有可加入或旁觀的牌桌。輸入 /{ command-play } 即可開桌。
tables-open = 可加入或旁觀的桌
tables-watch = 旁觀
tables-back = 上一頁
tables-on = 下一頁
tables-seated = { $most }個座位已有{ $seated }人入座
tables-missing = { $missing ->
    [0] 可以開始
   *[other] 還差{ $missing }人
}
tables-closes = { $when }關閉
company-title = 同桌玩家：
company-reply = { $who }通常在{ $time }內行動
company-finished = { $played }場遊戲中玩到結束的有{ $finished }場

## 自己在牌桌上的筆記

note-own = 你的筆記：{ $note }
note-open = 筆記…
note-title = 你在這一桌的筆記
note-about = 只有你看得到；清空就會刪除
note-kept = 已記下。只有你會在「我的狀況」看到。
note-delete = 刪除筆記
note-deleted = 筆記已刪除。
notes-title = 你的筆記
notes-none = 你還沒有筆記。在牌桌的「我的狀況」按「筆記…」就能寫；只有你看得到。
notes-choose = 修改筆記…

## 關於某人儲存了什麼

command-server = 伺服器
command-server-about = 管理者專用：哪裡可以開桌、誰可以開、預設節奏與語言
parameter-channel = 頻道
parameter-channel-about = 允許在此頻道（或論壇貼文）開桌，或取消
parameter-role = 身分組
parameter-role-about = 徵求玩家時通知這個身分組，或取消
server-title = 本伺服器的牌桌
server-about = 頻道與身分組用 `/{ command-server } { parameter-channel }:` 與 `/{ command-server } { parameter-role }:` 設定，再執行一次就取消。管理者隨時可以開桌。
server-where = 可以在{ $channels }及其討論串開桌。
forum-tag-open = 招募中
forum-tag-playing = 進行中
forum-tag-over = 已結束
forum-opening = 正在開桌…
forum-permission = 我無法在{ $forum }開桌：請管理者在那裡給我「{ $permission }」權限。
forum-not-yours = 牌桌開在{ $forum }，但你無法在那裡發文。請向管理者要「建立貼文」權限。
forum-tags-required = { $forum }的每篇貼文都必須有標籤，但其中沒有我認得的標籤。管理者可以加入/{ command-server }列出的標籤。
forum-tags = { $forum }缺少遊戲、狀態與時限的標籤。請在論壇設定中加入，或給我「管理頻道」權限後再選一次這個論壇：{ $tags }。
forum-ready = { $forum }：每一桌是一篇有標籤的貼文，遊戲結束後我會把它關閉。
server-everywhere = 每個頻道都可以開桌。
server-time-control = 預設節奏：{ $time_control }
server-time-control-any = 沒有另選時用標準節奏
server-language = 預設語言：{ $language }
server-language-any = 用開桌者的語言
server-openers-everybody = 所有人都可以開桌
server-openers-admins = 只有管理者可以開桌
server-tables = 每人同時最多開{ $count }桌
server-most-any = 不限桌數
server-ping = 徵求玩家時（`/{ command-game } { command-game-new } { parameter-public }:`）會通知{ $role }，每小時最多一次。
server-ping-none = 徵求玩家時不通知任何身分組。
server-ping-mute = { $role }目前無法通知：請在身分組設定中允許任何人提及它，或給我提及所有身分組的權限。
server-computers-yes = 可以有電腦對手
server-computers-no = 不能有電腦對手
server-choose-time-control = 預設節奏…
server-choose-language = 預設語言…
server-choose-openers = 誰可以開桌…
server-choose-max-tables = 同時最多幾桌…
server-choose-computers = 電腦對手…
server-choose-forbid = 不再允許一個頻道…
server-channel-gone = 已刪除的頻道
privacy-title = ### 我儲存了哪些關於你的資料
privacy-stored = 你的Discord ID，以及你入座時的名稱；你的行動與時間，以及成績與等級分；你報名的聯賽與盃賽；你開的桌與留言；你告訴過我的時區、睡眠時間、休息日、請假，以及圖片與提醒的偏好；你催過誰、誰催過你；你的筆記；你安排的計畫，以及試走過的行動；你關閉提醒的牌桌；你在哪些瀏覽器登入過網頁；你邀請過誰入桌、誰邀請過你；你封鎖的人；你最近一次使用的時間。
privacy-not-stored = 你在頻道裡寫的內容與帳號的其他資料都不會儲存。其他玩家會看到你的名稱、顏色與行動；你加入牌桌時，還會看到你通常多久行動，以及玩到結束的場數。
privacy-file = 全部資料（檔案）
privacy-here = 這是以你的Discord ID儲存的所有資料。
privacy-delete = 刪除…
privacy-sure = 你的設定、提醒、請假與筆記會被刪除。在你玩過的遊戲裡，你的名稱會變成「玩家2」（依你的座位），無法由此查到你；行動會保留，因為那也是其他玩家的遊戲。刪除後無法復原。已發布的訊息仍會留在頻道；維護者的備份則保留到被新的備份取代為止。我只留下刪除的時間與你的ID加鹽後的雜湊值，以便還原舊備份時再次刪除你的資料。
privacy-delete-now = 永久刪除
privacy-deleted = { $games ->
    [0] 已刪除。
   *[other] 已刪除；你在{ $games }場遊戲中改了名稱。
}
privacy-player = 玩家{ $number }
playground-title = 請入座
playground-about = 在你自己的小小Discord裡，用真正的機器人玩四款重度桌遊。選一款，現在就玩第一個回合。
playground-kept = 一切都存在這台電腦上，隨時可以停下，以後再繼續。進入頻道後，輸入**/**就會列出所有指令。
playground-foot = 第一次玩？先試試**教學**，只要做幾個決定。在牌桌上，*/{ command-rules }*、「為何不行…」與「怎麼玩」的卡片都能幫你。
playground-strength = 電腦對手
playground-strength-easy = 簡單
playground-strength-medium = 普通
playground-strength-hard = 高手
playground-strength-expert = 專家
playground-speed = 旁觀速度
playground-speed-slow = 慢
playground-speed-steady = 適中
playground-speed-quick = 快
playground-alone = 和電腦對戰
playground-alone-about = 你和電腦對手對戰，馬上開始
playground-two = 和朋友玩
playground-two-about = 你和朋友對戰，朋友從另一個視窗加入
playground-watch = 看電腦對戰
playground-watch-about = 電腦對手互相對戰
playground-learn = 教學
playground-learn-about = 做幾個決定的簡短教學
playground-reloaded = 已重新載入文字與繪圖程式，下一張圖片會重新繪製。

## 戰績、排行榜與遊戲統計

statistics-not-visible = 無法顯示這個人的戰績。
statistics-no-results = { $who }還沒有和其他人完成過遊戲。
statistics-record-title = { $who }：{ $game }
statistics-no-games = 還沒有和其他人完成過遊戲。
statistics-won = { $games }局{ $won }勝
statistics-place = 平均名次{ $place }
statistics-ahead = 平均領先全桌{ $ahead }分
statistics-rating = { $level }，{ $points } ± { $margin }
statistics-rated = 等級分：{ $rating }，共{ $games }場積分賽
statistics-rated-trend = 等級分：{ $rating }，共{ $games }場積分賽（近十場{ $trend }）
statistics-level-newcomer = 新手
statistics-level-learner = 學習中
statistics-level-steady = 穩健
statistics-level-skilled = 熟練
statistics-level-expert = 高手
statistics-level-master = 大師
statistics-rival = 宿敵{ $who }
statistics-nemesis = 剋星{ $who }
statistics-companion = 最佳桌友{ $who }
statistics-met = { $label }：同桌{ $games }局，領先{ $ahead }局，落後{ $behind }局
statistics-counted = 只計入至少有另一個人參加並完成的遊戲。接手的座位不計。
statistics-games = 其他遊戲
statistics-badges = 徽章
statistics-badges-title = { $who }：{ $game }，徽章{ $earned } / { $all }
statistics-badge-earned = ✓ **{ $name }**：{ $about }
statistics-badge-open = ○ { $name }：{ $about }（{ $done } / { $needed }）
statistics-back = 回到戰績
statistics-export-csv = 匯出CSV
statistics-export-json = 匯出JSON
statistics-export-here = 你在{ $games }張已結束牌桌的成績。
statistics-against = 你對{ $who }的戰績
statistics-never-met = 你還沒有和{ $who }一起完成過遊戲。
statistics-duel = **{ $game }**：同桌{ $games }局，領先{ $ahead }局，落後{ $behind }局；平均{ $own }分對{ $other }分
badge-debut = 初登場
badge-debut-about = 完成1局遊戲
badge-regular = 常客
badge-regular-about = 完成10局遊戲
badge-veteran = 老將
badge-veteran-about = 完成50局遊戲
badge-first-win = 首勝
badge-first-win-about = 贏得1局
badge-champion = 冠軍
badge-champion-about = 贏得10局
badge-hat-trick = 三連勝
badge-hat-trick-about = 連贏3局
badge-photo-finish = 驚險取勝
badge-photo-finish-about = 以1分之差或平手判定獲勝
badge-landslide = 大勝
badge-landslide-about = 得分比其他人都多四分之一以上而獲勝
badge-last-in-line = 後來居上
badge-last-in-line-about = 順序最後而獲勝
badge-full-table = 滿桌勝
badge-full-table-about = 在4人以上的遊戲獲勝
badge-sociable = 廣結良緣
badge-sociable-about = 與10個不同的人玩過
badge-faithful = 有始有終
badge-faithful-about = 連續完成20局，沒有中途離開
leaderboard-title-here = { $game }：本伺服器的玩家
leaderboard-title-everywhere = { $game }：所有伺服器的玩家
leaderboard-entry = **{ $place }.** { $who } · { $rating } · { $games }局
leaderboard-none = 還沒有人上榜：需要{ $least }場積分賽。
leaderboard-own = 你：{ $line }
leaderboard-ask = 要登上排行榜嗎？這樣所有人都能看到你的等級分和戰績。
leaderboard-unlisted = 依你的意願，你不在排行榜上。
leaderboard-few = 上榜需要{ $least }場積分賽，你有{ $games }場。
leaderboard-inactive = 在你下一場積分賽之前不會顯示：上一場在六個月以前，或在其他伺服器。
leaderboard-rules = 願意上榜且有{ $least }場以上積分賽的玩家；六個月沒有積分賽則隱藏。
leaderboard-open = 排行榜
leaderboard-here = 本伺服器
leaderboard-everywhere = 所有伺服器
leaderboard-list-yes = 讓我上榜
leaderboard-list-no = 不要列出我
leaderboard-back = 往上
leaderboard-on = 往下
leaderboard-stats = 遊戲統計
title-none = 還沒有全由真人完成的遊戲。
title-games = 完成{ $games }局，{ $people }人
title-moves = 長度：{ $middle }步，半數遊戲為{ $low }到{ $high }步
title-hours = 時間：{ $middle }小時，半數遊戲為{ $low }到{ $high }小時
title-days = 時間：{ $middle }天，半數遊戲為{ $low }到{ $high }天
title-players = { $players }人，{ $games }局
title-order = 順序第{ $place }：{ $points }分，與全桌相比{ $ahead } ± { $reach }；勝率{ $won }%（{ $low }–{ $high }）
title-openings = 開局，已依實力校正
title-player = 玩家
title-opening = { $move }：{ $gain } ± { $reach }（{ $times }次）
title-method = 取自最近（至多1,000局）全由真人玩到最後的遊戲。95%區間：平均值為1.96個標準誤，勝率用Wilson法。開局：每100名對手中，比賽前等級分預測多勝過的人數。

## 計畫

command-plan = 計畫
command-plan-about = 事先決定輪到你時要做什麼，以及哪些事直接替你做
plan-title = 你的計畫
plan-none = 你在這一桌還沒有計畫。
plan-about = 這些只有你看得到。被問到計畫所設的問題時，會立刻採用第一個可行的選擇，圖板上會註明；都不可行就停止，照常由你決定。有行動被收回時也會停止。現在正在問你的，不在計畫之內。
plan-nothing-comes = 這些只有你看得到。目前看不出接下來會問你什麼。
plan-for = 被問到這個時的計畫…
plan-for-more = …或較少遇到的這些…
plan-likely = 很可能即將遇到
plan-maybe = 可能會遇到
plan-seldom = 很少遇到
plan-drop = 收回計畫…
plan-away = 清掉已停止的
plan-scope-once = 下一次
plan-scope-round = 這一輪的每一次
plan-scope-game = 每一次，直到我收回
plan-does = { $steps }；都不行就停止，由你決定
plan-else = → 不行的話：
plan-stops = 停止條件：{ $stops }
plan-stopped = **有計畫停止了**（{ $ask }）：{ $why }。
plan-in-view = 有{ $count }個計畫等待中（/{ command-plan }）。
plan-draft = ### 被問到時：{ $ask }
plan-how-often = 多久用一次：**{ $scope }**
plan-choose = 請選擇要做什麼。再多選的，是前面不可行時的備案。
plan-not-now = 列出的是可能遇到的選擇。到時名稱不同的就是另一個選擇，不會採用。
plan-when = 多久用一次？
plan-stop-when = 遇到這個就停止…（再選一次即取消）
plan-stop-more = …或遇到這些就停止…
plan-make = 就這樣計畫
plan-less = 拿掉最後一項
plan-discard = 放棄
plan-stop-move = 別人選了{ $what }
plan-stop-overtaken = 有人超過了你
plan-stop-loss = 你有東西被拿走或擠開
plan-stop-round = 這一輪結束
plan-stop-effect = 這個選擇的效果或花費和計畫時不同
plan-why-none = 你選的都不可行
plan-why-undo = 有行動被收回
plan-why-seat = 座位換人了
plan-why-forced = 當時只有一個選擇，遊戲已自動進行
plan-why-before = 在它之前、針對同一個問題的計畫停止了
plan-made = 計畫已安排好。
plan-dropped = 已收回。
plan-out-of-sight = 遊戲已有進展，這個暫時不會遇到了。
plan-option-auto_answers = 只有一種回答時，會立刻替你回答。別人可能會注意到你答得很快。
plan-option-auto_pays = 只有一種付法合理時，會立刻替你付。
plan-option-auto_answers-on = 只有一種回答就替我答
plan-option-auto_answers-off = 只有一種回答也要問我
plan-option-auto_pays-on = 付法明顯就替我付
plan-option-auto_pays-off = 讓我自己付

## 網頁

web-link = 這會開啟本桌的網頁，可以直接點選圖板。連結只在十分鐘內有效，只能登入一次；請不要轉給別人。
web-open = 開啟網頁
web-visitors-on = 如果伺服器裡所有人都能閱讀本頻道，知道網頁位址的訪客就能旁觀。
web-visitors-off = 只有玩家，以及伺服器裡能閱讀本頻道的人，能開啟網頁。
web-on-button = 讓訪客旁觀
web-off-button = 不讓訪客旁觀
web-off = 本機器人目前沒有網頁。

## 關於本機器人：版本、授權、隱私權政策與使用條款

command-about = 關於
command-about-about = 版本、原始碼、授權、支援、隱私權政策與使用條款
about-title = ### Seneschal { $version }
about-what = 在Discord裡一步一步玩重度桌遊。這是非官方的實作：遊戲名稱屬於各自的權利人，未使用其美術或文字。
about-licence = **授權：** MIT。圖示（[CC BY 3.0](https://creativecommons.org/licenses/by/3.0/)）來自[game-icons.net](https://game-icons.net)，Noto家族的字型採用[OFL 1.1](https://openfontlicense.org)。
about-source = **原始碼：** <{ $url }>
about-support = **支援：** <{ $url }>
about-no-support = **支援：** 請詢問本伺服器的管理者，或本機器人的維護者。
about-status = **狀態：**運作中，上次重新啟動：{ $when }。
about-status-page = **狀態頁面：**<{ $url }>
about-privacy = 隱私權政策
about-terms = 使用條款
policy-privacy =
    ## 隱私權政策

    Seneschal是開放原始碼軟體。儲存的資料由本機器人的維護者負責；聯絡方式請見 `/{ command-about }`。

    ### 儲存什麼，為什麼
    - **你的Discord ID，以及你入座時的名稱**：用來知道輪到誰，並提及你。
    - **你的行動、投票、收回與其時間，你的顏色，以及你開的桌與留言**：這些就是遊戲本身。你通常多久行動、玩到結束的場數，以及你的成績與等級分，也由此算出。
    - **你設定過的偏好、時區、睡眠時間、休息日與請假**：讓計時公平，提醒也在合適的時間送達。
    - **你的筆記、計畫、事後試走的行動、靜音的牌桌、封鎖名單，以及催促與邀請紀錄**（你催過或邀請過誰、誰催過或邀請過你）：供這些功能使用。封鎖名單只有你看得到。
    - **你登入網頁的時間**（如果本機器人有網頁；你的瀏覽器裡是cookie，這裡只有它的雜湊值）：用來知道是誰在行動。
    - **你最近一次出現的時間**：你在場時就不再提醒。
    - **伺服器、頻道、訊息與按鈕操作的ID，以及伺服器的設定**：把局面圖發到正確的地方，且每次操作只處理一次。

    你在頻道裡寫的內容不會被讀取或儲存，帳號的其他資料也不會。

    ### 誰看得到
    你的名稱、顏色、行動與投票會顯示在牌桌上。你加入牌桌時，該桌玩家還會看到你通常多久行動，以及玩到結束的場數。積分賽的結果會顯示你的等級分；你同意後才會列入排行榜。聯賽與盃賽的排名，同一伺服器的人都看得到。與你在同一伺服器或同一桌的人可以查看你的成績與等級分；列入排行榜後所有人都可以；你封鎖的人不行。手牌、計畫、筆記與偏好只有你看得到；代理你的人看得到手牌。本機器人的維護者可以讀取資料庫。資料不會出售，也不會轉交他人。機器人發布的訊息另受Discord隱私權政策規範。

    ### 保存多久
    - 網頁的登入：30天，或直到你登出。最近出現的時間：約10分鐘。按鈕操作的ID：一天。待發訊息的佇列：通常一週。
    - 遊戲與行動：沒有期限，以便重播與驗證。
    - 其他資料：直到你變更或刪除為止。
    - 備份：直到被新的備份取代，通常為一週。記錄檔：由維護者決定保留多久；其中只有ID與錯誤，沒有手牌或訊息。

    ### 你的權利
    你隨時可以用 `/{ command-settings }` 自行取得全部資料的檔案，並刪除資料。刪除後，你在遊戲裡的名稱會變成例如「玩家2」；行動與成績會保留，因為那也是其他玩家的遊戲，你每場遊戲開始時的等級分也一併保留。刪除的日期與你的ID加鹽後的雜湊值會留下，以便還原舊備份時再次刪除你的資料。已發布的訊息仍會留在頻道。
policy-terms =
    ## 使用條款

    ### 服務
    Seneschal不收費。本機器人的維護者可以隨時變更、中斷或結束服務。遊戲資料可能遺失，但有備份時機會不大。在法律允許的範圍內，本服務依現狀提供，不附帶任何保證。

    ### 誰可以使用
    可以使用Discord的人都可以玩。請遵守Discord的服務條款與社群守則，以及所在伺服器的規定。該伺服器的管理者可以移除玩家，也可以結束那裡的遊戲。

    ### 公平遊玩
    - 每個座位請由本人來玩。不要在同一桌使用多個帳號，也不要讓按鈕或指令自動執行。
    - 不要試圖查看不該看到的資訊、代替其他玩家操作，或干擾機器人。發現漏洞請回報。
    - 名稱與筆記須符合Discord的守則。

    違反者可能會被禁止使用本機器人。

    ### 權利
    本軟體採用MIT授權。遊戲名稱屬於各自的權利人。你的名稱與筆記仍屬於你；你同意機器人依遊戲所需儲存並顯示。每位玩家都可以匯出該場遊戲的棋譜。

    ### 資料
    儲存哪些資料請見隱私權政策。用 `/{ command-settings }` 可以查看並刪除你的資料。

    ### 變更
    條款變更後，`/{ command-about }` 會顯示新的版本。繼續遊玩即表示同意。

## Bot directories (make listing)

listing-summary = 在Discord上一回合一回合地玩重度桌遊：{ $games }，可與朋友同玩，也可對戰電腦對手。
listing-description =
    ### 在你的伺服器裡，一回合一回合地玩重度桌遊。
    Seneschal掌管規則、畫出圖板，並在輪到你時通知你。一個回合只要一分鐘：從選單選擇、按下按鈕，或輸入幾個字。

    ### 遊戲
    { $games }

    ### 特色
    - 在手機上也看得清楚的圖板，標出上一回合，並用一句話說明
    - 手牌與秘密決定只有本人看得到
    - 四種強度的電腦對手、提示，以及每場遊戲結束後的分析
    - 時限會避開夜晚、休息日與請假，提醒也一樣
    - 收回行動、歷史、動畫，以及可驗證的紀錄
    - 附圖的規則卡，以及給新手的教學
    - 邀請朋友的專屬桌，以及論壇貼文形式的牌桌
    - English、繁體中文、简体中文與日本語，每位玩家各自選擇

    ### 如何開始
    輸入`/{ command-play }`。牌桌會開在自己的討論串；按「加入」再按「開始」，或立刻與電腦對戰。

    Seneschal免費且開放原始碼。這是非官方實作：遊戲名稱屬於各自的權利人，未使用其美術與文字。
listing-game = - { $game }（{ $least }至{ $most }人）
listing-tags = 桌遊 | 策略 | 回合制 | 多人 | 遊戲

## Leagues and cups

command-league = 聯賽
command-league-about = 聯賽與盃賽：報名、排名、管理
command-league-open = 開放
command-league-open-about = 管理者專用：開放聯賽或盃賽報名
command-league-show = 查看
command-league-show-about = 聯賽或盃賽：報名、排名、空位
command-league-replace = 替換
command-league-replace-about = 管理者專用：用別人或電腦對手替換一位玩家
parameter-title = 名稱
parameter-title-about = 聯賽或盃賽的名稱；再用同一個名稱就是下一季
parameter-kind = 種類
parameter-kind-about = 分組聯賽，或有多輪與決賽的盃賽
parameter-rounds = 輪數
parameter-rounds-about = 盃賽：決賽前的輪數
parameter-place = 地點
parameter-place-about = 開桌的頻道或論壇；留空就是這個頻道
parameter-league = 聯賽
parameter-league-about = 哪個聯賽或盃賽；留空就是最新的
parameter-member = 玩家
parameter-member-about = 被替換的玩家
parameter-by = 換成
parameter-by-about = 換誰來玩；留空就是電腦對手
league-kind-league = 聯賽
league-kind-cup = 盃賽
league-title = { $name }・{ $season }
league-season = 第{ $number }季
league-cup = 第{ $number }屆盃賽
league-all-rounds = 所有輪次
league-group = 第{ $number }組
league-group-people = **{ $name }**：{ $people }
league-final = 決賽
league-round = 第{ $n }輪
league-table = { $number }號桌
league-plays = { $game }，每桌{ $seats }人，所有桌同時進行
cup-plays = { $game }，人數許可時每桌{ $seats }人
cup-rounds = 共{ $rounds }輪，之後前{ $seats }名打決賽。
league-signed-up = 已報名{ $players }人，候補{ $reserves }人
league-paused-now = 暫停中：不能報名，也不會開桌或截止。
league-how = 每個人同時玩好幾桌，座位各不相同。
cup-how = 每輪各玩一桌，對手的積分相近。輪空得2½分。
league-gone = 中途不玩的人在那桌不得分，由電腦對手接手。候補可以接手這些座位，只會加分。
league-days = 依時限估計，各桌約需{ $days }天。之後提前兩天通知，再由電腦對手玩完。
cup-days = 全部輪次約需{ $days }天。每輪時間到時，會提前兩天通知，再由電腦對手玩完該輪。
league-closes = 各桌在{ $when }截止。
league-status-finished = 已經結束。
league-status-cancelled = 已經取消。
league-join = 報名
league-reserve = 候補
league-leave = 退出
league-seats-button = 空位
league-standings = 排名
league-publish = 公布排名
league-start = 分組並開始
cup-start = 抽出第1輪並開始
league-pause = 暫停
league-resume = 恢復
league-cancel = 取消
league-place = { $place }・{ $name }：{ $results }
league-line = { $points }分，{ $wins }勝，已結束{ $played }/{ $tables }桌
league-has-left = 已退出
league-goes-up = 升級
league-goes-up-now = 目前可升級
league-goes-down = 降級
league-goes-down-now = 目前會降級
league-nobody-yet = 還沒有人報名。
league-no-standings = 開始前沒有排名。
league-progress = { $tables }桌中已有{ $ended }桌結束
league-line-reserve = { $name }：{ $points }分
league-reserves = 候補在接手的座位上：
league-rules = 得分：玩到最後得1分，另依擊敗的人數最多再得3分。同分時依序比：勝場、佔最高分的比例、被擊敗者的得分、上季名次、抽籤。
league-seed = 抽籤種子：{ $seed }
league-other-group = 其他組…
league-no-seats = 目前沒有需要候補的座位。
league-seat-of = { $number }號桌：{ $name }的座位
league-which-seat = 你要接手哪個座位？
league-has-started = 已經分組，正在開桌。
cup-round-begins = { $round }：正在開桌。
cup-bye = 輪空
league-notice = { $when }起，還沒結束的桌由電腦對手玩完，得分照樣算你的。如果全桌同意，`/{ command-game } { command-game-end }`可以現在結束，照目前的局面計分。
league-opened = 已開放報名，公告會發在{ $channel }。
league-none = 這個伺服器還沒有聯賽或盃賽。管理者可以輸入 /{ command-league } { command-league-open } 開放。
league-joined = 你已報名{ $season }。
league-joined-reserve = 你是{ $season }的候補。有玩家離開時，「空位」會列出他們的座位。
league-leave-sure = 你的座位會由電腦對手接手到底，還沒結束的桌都不得分。要退出嗎？
league-left = 你已退出{ $season }。
league-taken = 座位是你的了：{ $channel }
league-started = 已開始，正在開{ $tables }桌。
league-together = 互相封鎖卻只能同組的有{ $pairs }對，因為沒有別的位置。
league-cancel-sure = 所有報名都會作廢。要取消嗎？
league-published = 排名已發在這個頻道。
league-replaced = 已替換。
league-replace-bot = 機器人不能入座。想由電腦對手接手，請不要填這一項。
league-no-channel = 請選擇我看得到的文字頻道或論壇來開桌。
league-seed-hash = 抽籤種子的雜湊值：{ $hash }
league-page-sign-up = 報名中。
league-page-running = 進行中。
league-page-finished = 已經結束。
league-page-cancelled = 已經取消。
league-page-paused = 暫停中。
league-page = 網頁
