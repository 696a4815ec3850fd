# Discord 裡的人讀到的文字；遊戲本身與牌桌的用語另有檔案。

## 指令：名稱與說明

command-game = 遊戲
command-game-about = 開桌、入座、開始與結束
command-game-new = 開桌
command-game-new-about = 在此頻道或專屬討論串開一桌
command-game-join = 加入
command-game-join-about = 加入此頻道的這一桌
command-game-leave = 離開
command-game-leave-about = 遊戲開始前讓出座位
command-game-colour = 顏色
command-game-colour-about = 選擇玩家顏色，或由系統分配
command-game-pace = 節奏
command-game-pace-about = 這一桌的節奏：開局前由開桌者決定，之後須全體同意
command-game-start = 開始
command-game-start-about = 以目前入座的玩家開始；還有空位時由開桌者或管理者決定
command-game-cancel = 取消
command-game-cancel-about = 不開始遊戲，直接收桌（開桌者或管理者）
command-game-end = 結束
command-game-end-about = 就此結束遊戲：徵求全員同意，管理者可直接結束
command-game-free = 讓位
command-game-free-about = 讓不再參加的玩家的座位改由系統代為行動（管理者）
command-game-resume = 恢復
command-game-resume-about = 讓暫停的一桌在此頻道繼續
command-move = 行動
command-move-about = 執行行動：輸入代號、名稱或開頭幾個字
command-board = 圖板
command-board-about = 查看圖板或其中一區，只有你看得到
command-hand = 手牌
command-hand-about = 你自己的狀況，只有你看得到
command-status = 狀態
command-status-about = 輪到誰、等了多久、要做什麼
command-score = 分數
command-score-about = 所有玩家的分數與來源
command-log = 紀錄
command-log-about = 逐步查看發生過的事
command-rules = 規則
command-rules-about = 規則卡：建築物、階段或效果
command-why = 為何不行
command-why-about = 為什麼現在不能這樣做？
command-undo = 悔棋
command-undo-about = 收回上一個行動；更早的需全員同意
command-resign = 認輸
command-resign-about = 放棄座位，不再參與
command-export = 匯出
command-export-about = 將棋譜匯出成檔案
command-verify = 驗證
command-verify-about = 以公布的雜湊值重新驗證整場遊戲
command-remind = 提醒
command-remind-about = 等待多久之後提醒該行動的玩家
command-settings = 設定
command-settings-about = 你的時區、睡眠時間與休息日
command-away = 請假
command-away-about = 請假一段時間：你的計時會停住
command-help = 說明
command-help-about = 三個步驟學會使用
command-verbs-about = { $game }：以名稱執行行動
command-verb-about = { $game }：{ $verb }

## 參數：名稱與說明

parameter-game = 遊戲
parameter-game-about = 要玩哪個遊戲
parameter-seats = 人數
parameter-seats-about = 玩家人數；不填則依遊戲允許的人數
parameter-seat = 座位
parameter-seat-about = 誰的座位
parameter-options = 選項
parameter-options-about = 與一般玩法不同之處
parameter-language = 語言
parameter-language-about = 使用的語言
parameter-pace = 節奏
parameter-pace-about = 多快：名稱，或自訂數字（免費、存量、返還），例如6h 5d 1d
parameter-zone = 時區
parameter-zone-about = 選單裡沒有的時區
parameter-until = 到
parameter-until-about = 多久（3d、12h），或你回來的日期（2026-12-24）
parameter-begin = 從
parameter-begin-about = 從什麼時候開始，寫法相同；不填就是現在
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
parameter-card = 卡片
parameter-card-about = 要查什麼：名稱，或圖上位置的代號
parameter-choice = 選擇
parameter-choice-about = 你無法做的事
parameter-hours = 小時
parameter-hours-about = 幾小時後提醒；0表示不提醒

## 用語

language-en = English
language-zh-TW = 繁體中文
language-zh-CN = 简体中文
language-ja = 日本語
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

## 開桌

lobby-title = { $game }・第{ $table }桌
lobby-open = 開放加入，{ $least }至{ $most }人；目前{ $seated }人。
lobby-open-fixed = 開放加入，共{ $most }人；目前{ $seated }人。
lobby-begun = 遊戲已開始。
lobby-cancelled = 未開始遊戲，已收桌。
lobby-lapsed = 一週之內沒有人開始遊戲，已收桌。可以用 /game new 再開一桌。
lobby-seat = **{ $who }**：{ $colour }
lobby-option = { $name }：{ $value }
lobby-pace = 節奏：{ $pace }。
lobby-time-out = 有人的時間用完時，會通知全桌；之後管理者可以讓出該座位。
lobby-choose-pace = 節奏……
lobby-choose-pauses = 哪些時間不計……
pace-swift = 快速
pace-standard = 標準
pace-relaxed = 悠閒
pace-own = 自訂
pace-none = 不計時
pace-label = { $name }：免費{ $free }，之後{ $bank }
pace-terms = { $name }（每次輪到時有{ $free }免費時間，之後動用{ $bank }的存量；每輪返還{ $back }）
pace-terms-none = 不計時，只有提醒
pauses-all = 夜間、休息日與請假都不計時。
pauses-absences = 夜間與請假不計時；休息日照計。
pauses-days-off = 夜間與休息日不計時；請假照計。
pauses-nights = 夜間不計時；休息日與請假照計。
span-minutes = { $count }分鐘
span-hours = { $count }小時
span-days = { $count }天
lobby-chance = 座次與所有隨機結果由種子決定，其SHA-256為{ $hash }
lobby-join = 加入
lobby-leave = 離開
lobby-start = 開始
lobby-cancel = 收桌
lobby-your-colour = 你的顏色…
lobby-language = 這一桌的語言…
game-thread = { $game }・{ $who }
game-opened = 第{ $table }桌已在{ $where }開桌，其他玩家可在那裡加入。
game-joined = 你已加入第{ $table }桌。
game-left = 你已離開第{ $table }桌。
game-colour = 你的顏色：{ $colour }。
game-pace = { $pace }。
game-started = 第{ $table }桌已開始。
game-cancelled = 第{ $table }桌已收桌。
game-ended = 遊戲已結束。
game-end-organiser = 你是這裡的管理者，可以就此結束遊戲，不分勝負。這無法收回。
game-end-now = 立即結束
game-end-ask = 徵求玩家同意
game-free-confirm = { $who }的座位將由系統代為行動到遊戲結束，而且不能獲勝。這無法收回。
game-free-now = 改由系統代打
game-freed = 這個座位改由系統代為行動。
game-resumed = 第{ $table }桌在此繼續。
move-asked = 正在第{ $table }桌所在的頻道徵求其他玩家同意。
move-asked-paused = 第{ $table }桌的其他玩家都同意才能在這裡繼續：請每個人在這個頻道使用 /game resume 並填入桌號。

## 每回合的訊息

panel-headline = { $game }・{ $where }
panel-ask = { $who }，{ $prompt }
panel-asked = { $who }：{ $ask }。
panel-since = 你上次行動之後：{ $story }
panel-so-far = 到目前為止：{ $story }
panel-due = { $when }到期
panel-table = 第{ $table }桌
panel-move = 第{ $move }步
panel-choices = { $count }個選擇
panel-which-part = 請選擇類別…
panel-answer-sealed = { $what }（已有{ $given }／{ $asked }人）
panel-answer-secret = 祕密選擇
panel-none-now = 這些你現在都做不到。「為何不行…」會說明缺少什麼。
panel-answered = 已收到你的選擇：{ $answer }。最後一人選定之前都可以更改。
answer-in = 已收到你的選擇。最後一人選定之前都可以重選；一旦開始重選，就只算新的選擇。
answer-withdrawn = 先前的選擇已收回；選完最後一項，新的選擇才算送出。
panel-undo = 悔棋
panel-view = 我的狀況
panel-why = 為何不行…
panel-rules-of = 規則：{ $card }
panel-more = 更多…
panel-status = 狀態
panel-log = 紀錄
panel-score = 分數
panel-board = 文字版圖板
panel-export = 棋譜
panel-verify = 驗證
panel-resign = 認輸…
panel-rematch = 再來一場
panel-to-board = 前往圖板
panel-to-table = 前往這一桌
panel-more-about = 這一桌的其他功能：
panel-not-seated = 你不在這一桌。
panel-can-look = 歡迎旁觀：
panel-moved-on = { $who }已經行動，請看目前的圖板。
panel-changed = 局面已經改變，請看目前的圖板。
recap-earlier = （更早的{ $count }件事請見紀錄。）

## 行動

move-done = 已執行：{ $move }。
move-next = 接著：{ $prompt }
move-confirm = **{ $move }**無法收回，或放棄的遠多於其他選擇。確定嗎？
move-confirm-yes = 確定
move-confirm-no = 先不要
move-confirm-nothing = 沒有做任何動作。
move-again = 您剛剛已經做了這個行動，結果仍然有效：
move-again-ask = 要再做一次**{ $move }**嗎？
move-again-yes = 再做一次

## 查看

board-as-file = 文字版圖板較長，請見檔案。
status-title = { $game }・第{ $table }桌
status-lobby = 開放加入中，尚未開始。
status-running = 遊戲進行中。
status-finished = 遊戲已結束。
status-cancelled = 未開始遊戲，已收桌。
status-paused = 這一桌暫停中，進度都保留著。
paused-channel-gone = 原本的頻道已不存在。可在其他頻道用 /game resume 加上桌號繼續。
paused-no-access = 我看不到原本的頻道了（需要「檢視頻道」權限）。恢復權限後，或在其他頻道，可用 /game resume 繼續。
paused-no-permission = 我無法在原本的頻道發言（需要「發送訊息」權限，討論串則為「在討論串中發送訊息」）。恢復權限後，或在其他頻道，可用 /game resume 繼續。
paused-archived = 原本的討論串已鎖定。解鎖後，或在其他頻道，可用 /game resume 繼續。
paused-unknown = 我無法在原本的頻道發文。可用 /game resume 繼續。
status-since = { $when }輪到
status-due = { $when }到期（{ $at }）
status-bank = 存量還有{ $bank }
status-seats = 同桌玩家：{ $who }
status-resigned = { $who }（系統代打）
status-reminder = { $hours }小時後提醒。
status-reminder-off = 不提醒。
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
log-somebody = 有人
log-open = { $who }開桌。
log-join = { $who }入座。
log-leave = { $who }離開。
log-colour = { $who }選擇顏色。
log-options = 更改玩法。
log-cancel = 收桌。
log-lapse = 逾期沒有開始，收桌。
log-start = 遊戲開始。
log-move = { $who }：{ $move }
log-secret = { $who }已祕密選擇。
log-forced-out = 系統代替{ $who }：{ $move }
log-undo = { $who }收回{ $moves }個行動。
log-resign = { $who }認輸。
log-free = 管理者讓{ $who }的座位改由系統代為行動。
log-end = 遊戲提前結束。
log-pace = 節奏已更改。
log-pause = 這一桌暫停。
log-resume = 這一桌繼續。
log-repair = 已由行動紀錄重建局面。

## 規則

card-label = { $title }・{ $group }
card-section = 規則{ $section }
why-choose = 你想做什麼？我會說明現在為何不行。
why-nothing = 所有選擇現在都可以執行。
why-menu = { $first } – { $last }…
why-alike = { $first }至{ $last }，共{ $count }項，例如：{ $reason }
why-open = 「{ $choice }」現在可以執行。
why-unknown = 這裡沒有「{ $typed }」這個選擇。/why 的清單列出所有選擇。

## 悔棋、認輸與表決

undo-done = 已收回{ $moves }個行動。
undo-proposed = 正在徵求其他玩家同意收回{ $moves }個行動。
undo-asks = 這會徵求其他玩家同意收回{ $moves }個行動。
undo-ask = 徵求同意
undo-leave = 算了
resign-confirm = 認輸之後由系統代替你行動到終局，你也無法獲勝。確定認輸嗎？
resign-yes = 認輸
resign-done = 你已認輸。
vote-undo = **{ $who }**請求收回{ $moves }個行動。
vote-end = **{ $who }**請求就此結束遊戲，不分勝負。
vote-move = **{ $who }**請求把這一桌移到{ $where }。
vote-move-channel = { $channel }
vote-move-abroad = 其他伺服器的頻道
vote-pace = **{ $who }**請求改變節奏：{ $pace }。所有計時會重新開始。
vote-revealed = 在那之後，已有牌或其他隱藏資訊公開。
vote-agrees = { $who }：同意
vote-objects = { $who }：反對
vote-waiting = { $who }：尚未回覆
vote-carried = 全員同意，已執行。
vote-refused = 未獲全員同意，遊戲繼續。
vote-lapsed = 遊戲已繼續進行，這項提議失效。
vote-button-yes = 同意
vote-button-no = 反對
vote-opened = 正在徵求其他玩家同意。
vote-yes = 你已同意。
vote-no = 你已反對。

## 棋譜與驗證

export-running = 目前為止的棋譜：{ $moves }步。種子在遊戲結束後公布。
export-finished = 整場遊戲的棋譜：{ $moves }步。
verify-running = 種子在遊戲結束後公布，屆時任何人都可以重新驗證；在此之前只公布雜湊值。
verify-holds = 已由種子重新執行整場遊戲：雜湊值、座次與全部{ $moves }步皆相符。
verify-fails = 重新執行的結果與實際過程不符。
verify-hash = 開始時公布的種子SHA-256：`{ $hash }`
verify-seed = 種子：`{ $seed }`
verify-final = 最終局面的SHA-256：`{ $hash }`
verify-problem = 發現的問題：{ $problem }

## 提醒

remind-set = 超過{ $hours }小時未行動的玩家會收到一次提醒。
remind-off = 這一桌不會提醒任何人。
remind-told = { $who }設定：超過{ $hours }小時未行動的玩家會收到一次提醒。
remind-told-off = { $who }關閉了這一桌的提醒。
an-organiser = 管理者
reminder = **{ $who }**，大家在等你：{ $prompt }
overdue = **{ $who }**，你的時間用完了，大家還在等你：{ $prompt }


## 個人的時間

settings-title = 你的時間
settings-ask =
    ### 你什麼時候睡覺？
    這一桌會計時。告訴我你住在哪裡，夜間你的計時就會停住。我只問這一次；之後可以用/設定查看。
settings-unknown = 我還不知道你的作息，所以你的計時日夜都在走。
settings-zone = 時區：**{ $zone }**，那裡現在是{ $now }
settings-zone-now = { $zone } · { $now }
settings-night = 睡眠時間{ $begins }到{ $ends }
settings-night-none = 夜間照常計時
settings-off-none = 沒有休息日
settings-off-sat-sun = 星期六、日休息
settings-off-fri-sat = 星期五、六休息
settings-off-sunday = 星期日休息
settings-off-saturday = 星期六休息
settings-why = 從現在起在你所有的桌生效。已經走掉的時間不會返還。選單裡沒有的時區，可用/設定輸入。
settings-choose-zone = 你那裡現在幾點？
settings-choose-night = 你什麼時候睡覺？
settings-choose-off = 你哪幾天休息？
away-title = 請假
away-not = 你沒有請假。
away-now = 你請假到{ $ends }。
away-later = 你將從{ $begins }請假到{ $ends }。
away-left = 你還可以請假{ $left }。
away-draws = 你的存量用完時，會自動請假一天。
away-draws-not = 你的存量用完時，不會自動請假。
away-why = 任何一年內共21天，連續最多14天，以小時計。別人只看到你的期限延後。有些桌不計請假，開桌訊息裡會寫明。
away-for = { $span }
away-back = 我回來了
away-draw-on = 自動請假
away-draw-off = 不要自動請假
error-moment = 看不懂這個時間。請寫多久（3d、12h）或日期（2026-12-24，或2026-12-24 18:00）。

## 終局

final-played = { $count ->
    [1] { $who }獲勝。
   *[other] { $who }共享勝利。
}
final-resigned = { $who }是最後留在桌上的玩家，獲勝。
final-consent = 經全員同意結束，不分勝負。
final-organiser = 由管理者結束，沒有贏家。
final-happened = 終局經過：{ $story }
final-turning-points = **關鍵時刻**
final-turning-points-none = 終局計分之前，沒有人的分數變動。
final-turning-point = 第{ $move }步：{ $story }
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
help-open = **1.** 用 `/game new` 或下方按鈕開桌。其他人按「加入」，再由你按「開始」；坐滿時任何同桌玩家都可以開始。
help-play = **2.** 輪到你時，頻道會貼出局面圖並提及你。從選單選擇，或輸入 `/move`。按「悔棋」可以收回。
help-ask = **3.** `/rules` 查規則，`/why` 說明為何不行，`/board` 看局面，`/log` 看經過。想幾天再走也可以。
help-start = 開一桌
help-which = 要玩哪個遊戲？

## 出錯時

error-no-table-here = 此頻道沒有開桌。可用 /game new 開桌。
error-not-running = 第{ $table }桌沒有進行中的遊戲。
error-not-seated = 你不在這一桌，但可以旁觀：/board、/status 與 /log 人人可用。
error-other-game = 這一桌玩的是{ $game }。
error-other-verb = 現在不是執行「{ $verb }」的時候。目前：{ $prompt }
error-several = 「{ $typed }」可能是{ $which }。請輸入更多字，或從清單選擇。
error-did-you-mean = 這裡沒有「{ $typed }」這個選擇。你是指{ $which }嗎？尚未執行任何動作。
error-no-such-choice = 這裡沒有「{ $typed }」這個選擇。可選：{ $which }。
error-none-of-verb = 現在無法進行「{ $verb }」。可以做的有：{ $which }。
error-no-card = 沒有「{ $typed }」的規則卡。/rules 的清單列出所有卡片。
error-no-part = 圖板分為這些區域：{ $parts }。
error-option-form = 「{ $option }」不是「選項=值」的形式；請從清單選擇。
error-thread-here = 只能從文字頻道為一桌開設討論串。
error-thread-not-yours = 你沒有在此頻道開設討論串的權限（「建立公開討論串」）。不填 thread:true 就會直接在頻道裡開桌。
error-thread-forbidden = 我無法在此頻道開設討論串。請給我「建立公開討論串」的權限，或不要填 thread:true。
error-permission = 我在此頻道沒有「{ $permission }」的權限，無法在這裡開桌。尚未執行任何動作。
permission-view_channel = 檢視頻道
permission-send_messages = 發送訊息
permission-send_messages_in_threads = 在討論串中發送訊息
permission-attach_files = 附加檔案
panel-no-files = 沒有圖片：我在此頻道不能附加檔案（需要「附加檔案」權限）。/board 加上 text:true 可看文字版。
error-not-allowed = 你在這裡沒有執行此操作的權限。
error-old-command = 這個指令已經更新，請重新輸入；若仍不行，請重新載入Discord。
error-old-button = 這個按鈕來自較早的版本。請用 /board 或 /status 查看目前狀況。
error-in-a-server = 請在伺服器的頻道裡開桌：輸入 /game new。
error-still-running = 遊戲結束後才能重播。
error-unexpected = 我這邊出了問題，沒有更動任何東西。回報時請附上編號{ $number }。
error-after-saving = 您的操作已經儲存並生效，只是我這邊回覆時出了問題。回報時請附上編號{ $number }。目前有效的是：
error-saved = /status 會顯示這一桌目前的狀況。
error-unsure = 我這邊出了問題，目前無法確認這項操作是否已經儲存。請先用 /status 查看，再決定是否重試。回報時請附上編號{ $number }。

## What happened

between-sentences = {""}
recap-more = 其餘見紀錄。
recap-nothing = 自你上次行動後沒有變化。
recap-round = **{ $round }**・{ $story }
recap-title = 第{ $table }桌：至今的遊戲
command-recap = 回顧
command-recap-about = 自你上次行動後或整局遊戲發生的事
parameter-whole = 整局
parameter-whole-about = 至今的整局遊戲，每輪一行

board-last = 最近：{ $story }

## 新手
command-learn = 教學
command-learn-about = 簡短的個人教學：幾個決定與結果
guide-open = 怎麼玩
guide-head = ### { $game }：{ $topic }
guide-page = { $page }／{ $pages }
guide-topic-goal = 目標
guide-topic-round = 一輪的流程
guide-topic-press = 要按什麼
guide-topic-points = 分數從哪裡來
guide-topic-mistakes = 三個新手常犯的錯
guide-topic-ask = 到哪裡問
guide-press =
    輪到你時，頻道會貼出局面圖並提及你。圖中以代號標出可選的位置，下方的選單與按鈕用同樣的代號：按一兩下就是一步。
    也可以打字：輸入 `/move` 會列出所有合法的行動。只要別人還沒行動，按「悔棋」就能收回。想幾天再走也可以。
guide-ask =
    `/rules` 加上名稱或代號，例如 `/rules 7`，會說明該處的效果。`/why` 與按鈕「為何不行…」說明現在為什麼不行，以及該看哪張規則。
    「我的狀況」用你的語言顯示你的東西，`/log` 看經過，`/board` 看圖板各部分，也有文字版。這些回答只有你看得到。
guide-back = 上一頁
guide-on = 下一頁
guide-learn = 試試看：簡短教學
guide-none = 這個遊戲還沒有教學。
lesson-head = ### { $game }：入門教學，第{ $step }步，共{ $steps }步
lesson-chosen = 你選了**{ $choice }**。
lesson-again = 試試別的
lesson-on = 繼續
lesson-end = 教學到此結束。其餘內容在「怎麼玩」的六張卡片裡；開一桌玩玩看最快上手。
panel-first = 第一次玩？看看怎麼玩
help-guide = 都沒玩過？「怎麼玩」只要兩分鐘；`/learn` 讓你試幾個決定。
