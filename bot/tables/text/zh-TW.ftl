# 牌桌與設定無法照辦時所說的話

## 找牌桌

table-unknown = 沒有第{ NUMBER($table, useGrouping: 0) }桌。
table-channel-busy = 這個頻道已經有一桌了，要先結束那一桌：同桌玩家可用 /{ command-game } { command-game-end } 表決結束，管理者可直接結束；尚未開始的則用 /{ command-game } { command-game-cancel } 收桌。討論串可以自成一桌。
table-not-seated = 你沒有參加第{ NUMBER($table, useGrouping: 0) }桌，但可以旁觀、查看圖板和紀錄。
table-you-resigned = 你的座位已交由系統代為行動，不能收回，但可以旁觀、查看圖板和紀錄。
table-seat-lost = 你的座位因逾時空了出來。只要還沒有別人接手，用 /{ command-game } { command-game-takeover } 就能拿回。你可以旁觀、查看圖板和紀錄。
table-resigned = { $who }已認輸，之後由系統代為行動。
table-player-removed = 管理者讓{ $who }的座位改由系統代為行動。
table-seat-emptied = { $who }的座位空了出來。
table-taken-over = { $who }接手了一個座位，由此繼續。
table-autopilot-played = { $who }逾時，這一回合由系統代為行動。
table-computer-played = { $who }逾時，這一回合由電腦對手代為行動。
table-computer-plays = 你的座位目前由電腦對手代為行動。若是因逾時空出的，用 /{ command-game } { command-game-takeover } 就能拿回；其他情形請管理者用 /{ command-game } { command-game-computer } 還給你。
table-played-on = 這個座位之後由{ $who }行動。
table-player-back = { $who }回來了，繼續行動。
table-seat-returned = { $who }的座位交還給本人了。
table-planned = { $who }的行動是事先計畫好的。

## 開桌

table-no-such-game = 這裡沒有「{ $game }」這款遊戲。
table-seat-count = 這款遊戲適合{ $least }至{ $most }人，不能{ $seats }人玩。
table-no-such-option = 這款遊戲沒有「{ $option }」這個選項。
table-option-value = 選項「{ $option }」可以是{ $values }，沒有「{ $value }」。
table-no-such-language = 沒有語言「{ $language }」的文字。
table-line-long = 留言有{ $have }個字，最多{ $most }個字。
table-line-link = 留言不能包含連結，因為也會顯示在其他伺服器。
table-no-such-picture = 沒有「{ $picture }」這種圖片，只有直式（tall）和橫式（wide）。
table-no-such-colour = 沒有「{ $colour }」這個顏色。
table-colour-taken = { $name }已經選了這個顏色。
table-already-joined = 你已經在這一桌了。
table-full = 這一桌的{ $seats }個座位都坐滿了。
table-invite-only = 這一桌只開放給{ $host }邀請的人。請向{ $host }要邀請，或用 /{ command-tables } 找其他桌。
table-cannot-join = 你無法加入這一桌。其他桌請看 /{ command-tables }。
table-you-blocked = 這一桌有你封鎖的人。封鎖名單在 /{ command-settings }。
table-not-invited = 這份邀請不是給你的。其他桌請看 /{ command-tables }。
table-cannot-invite = { $name }無法加入這一桌，請改選其他人。
table-invites-blocked = 你封鎖了{ $names }。封鎖名單在 /{ command-settings }。
table-too-many-joined = 這一桌已經有{ $seats }人，座位不能比人少。
table-too-few = 要{ $need }人才能開始，目前有{ $have }人。
table-host-only = 只有開桌的{ $host }或管理者可以這麼做。
table-admin-only = 只有這個伺服器的管理者（擁有「管理伺服器」權限）可以這麼做。
table-lobby-stays = 尚未開始的一桌不能移到其他伺服器，可以在這裡用 /{ command-game } { command-game-new } 另開一桌。
table-seats-open = 還有{ $room }個空位；開桌的{ $host }或管理者可以就此開始。坐滿後，任何同桌玩家都可以開始。
table-not-a-lobby = 第{ NUMBER($table, useGrouping: 0) }桌已經不在招募階段。
table-has-started = 第{ NUMBER($table, useGrouping: 0) }桌的遊戲已經開始。`/{ command-game } { command-game-end }` 可結束整場遊戲，`/{ command-game } { command-game-leave }` 只有自己認輸。
table-no-such-strength = 電腦對手的強度可以是簡單、普通、高手或專家，不能是「{ $strength }」。
table-too-fast-for-expert = 「專家」電腦對手每一步最多想一分鐘，所以緩衝時間至少要有{ $least }，或是不計時。請改用較慢的節奏，或選擇別的強度。
table-computers-forbidden = 管理者已規定這一桌不使用電腦對手。
table-no-computers = { $game }還沒有電腦對手。
table-no-hints = 這一桌不提供提示，開始前已這樣約定。
table-rated-no-hints = 這是積分賽，所以這一桌不提供提示，也不能試走。
table-hints-not-wanted = 你設定了不要提示，可用 /{ command-settings } 更改。
table-no-whatif = 這一桌不提供協助，遊戲進行中不能試走。
table-whatif-players = 遊戲進行中，只有玩家自己可以試走。
table-whatif-gone = 這裡已經沒有試走中的局面，可在 /{ command-history } 按「假設」重新開始。
table-whatif-undone = 你試走的起點已被收回。請從「更多…」的「假設」重新開始。
table-whatif-over = 到那一步遊戲已經結束，請選更早的一步。
table-no-such-step = 這一局的步數是0到{ NUMBER($latest, useGrouping: 0) }，請選其中一步。
table-review-later = 遊戲結束後才能覆盤。
table-review-empty = 這場遊戲沒有人行動過，沒有可以覆盤的內容。
table-computer-gone = 這個電腦對手已經不在這一桌了。
table-seat-is-played = 座位{ $seat }由{ $name }行動。只有放棄的座位才能交給電腦對手。
table-seat-not-taken = 座位{ $seat }無法歸還：它屬於目前行動的玩家。
table-computer-same = 座位{ $seat }已經由這個強度的電腦對手行動。

## 進行遊戲

table-not-started = 這一桌還沒開始。
table-over = 這場遊戲已經結束。
table-was-cancelled = 這一桌已經收桌。
table-no-such-seat = 這一桌的座位是1到{ $seats }號。
table-seat-is-empty = { $name }的座位已經是空位。
table-paused = 第{ NUMBER($table, useGrouping: 0) }桌暫停中，因為無法在原本的頻道發言。遊戲完整保留，玩家或管理者可以在這裡或其他頻道讓它繼續。
table-not-paused = 第{ NUMBER($table, useGrouping: 0) }桌並沒有暫停。
table-moved-on = 局面已經變了，以下是現在的局面。
table-still-seated = 你還有{ $seats }桌遊戲尚未結束，可用 /{ command-tables } 查看。請先離開或認輸，以免別人等你。
table-no-turn-yet = 你在這場遊戲中還沒有行動過。

## 收回與徵求同意

table-nothing-to-undo = 你沒有可以收回的行動。
table-no-such-move = 目前的局面裡沒有第{ NUMBER($number, useGrouping: 0) }步。
table-undo-open = 已經有一項收回行動的提議，要先等它有結果。
table-end-open = 已經有一項結束遊戲的提議，要先等它有結果。
table-move-open = 已經有一項換頻道的提議，要先等它有結果。
table-time-control-open = 已經有一項改變節奏的提議，要先等它有結果。
table-time-control-same = 這一桌已經是這個節奏。
table-time-control-form = 沒有「{ $typed }」這樣的節奏。節奏可以是swift、standard、relaxed、none，或以分（m）、時（h）、天（d）寫的三個數字：緩衝時間、備用時間、每輪補回，例如6h 5d 1d。
table-time-control-grace = 每次輪到時的緩衝時間可以是{ $least }到{ $most }；你填的是{ $grace }。
table-time-control-bank = 備用時間最多{ $most }；你填的是{ $bank }。
table-time-control-refill = 每輪補回不能超過備用時間：你填的備用時間是{ $bank }，補回卻是{ $refill }。
table-pauses-unknown = 沒有這種不計時的方式。
table-no-such-zone = 沒有「{ $zone }」這個時區。請在 /{ command-settings } { parameter-zone }: 後輸入城市名，從清單中選擇。
table-night-long = 夜間最長{ $hours }小時。
table-days-off = 一週最多休息{ $most }天。
span-minutes = { $count }分鐘
span-hours = { $count }小時
span-days = { $count }天
table-away-ends = 請假的結束要晚於開始；你填的是{ $begins }開始、{ $ends }結束。
span-days-hours = { $days }{ $hours }
table-away-past = 請假要從現在或以後開始；你填的是{ $begins }開始。
table-away-far = 請假要在{ $days }天之內（{ $last }之前）開始；你填的是{ $begins }開始。
table-away-left = 你要請假{ $asked }，但只剩{ $left }：任何一年之內最多{ $most }天。
table-away-long = 連續請假最多{ $most }天；加上這次，你會連續請假{ $whole }。
table-no-such-vote = 沒有這項提議。
table-already-agreed = 你已經同意了，還在等其他人回覆。
table-vote-accepted = 這項提議已經有了決定。
table-vote-refused = 這項提議已經遭到否決。
table-vote-expired = 局面已經變了，這項提議隨之失效。
table-several-answers = 這個問題有好幾個答案：請按其中一個按鈕。
table-no-such-answer = 這個問題沒有這個答案。
table-own-turn = 這是關於你自己的座位，由其他人決定。你直接行動就可以了。
table-no-seat-offered = 現在沒有可以接手的座位；要不要開放由在座的玩家決定。
table-substitute-sits = { $name }已經在這一桌，代理人不能知道兩個座位的祕密。
table-substitute-when = 朋友最多可以代理{ $most }天，從現在到{ $last }；你填的是到{ $until }。
table-substitute-open = 你已經邀請了{ $name }，對方還沒有回覆。請先用 /{ command-game } { command-game-substitute }（不填名字）撤回，再邀請別人。
table-not-asked = 這裡問的不是你，或已經不再問你了。
table-no-substitute = 這裡沒有人代理你。使用 /{ command-game } { command-game-substitute } 並填入朋友與時間即可請人代理。

## 適可而止

limit-left-table = 你在第{ NUMBER($table, useGrouping: 0) }桌不告而別，座位還空著。在有人接手或你用 `/{ command-game } { command-game-takeover }` 回去之前，最多只能再加入{ $most }桌。
server-admins-only = 只有能管理伺服器的管理者可以這麼做，而且必須在該伺服器裡。
server-admins-open = 本伺服器只有管理者可以開桌。請找管理者，或加入開放中的牌桌：`/{ command-tables }`。
server-not-here = 本伺服器可以開桌的頻道是{ $channels }。
server-channel = <#{ $channel }>
server-most = 本伺服器每人同時最多開{ $most }桌。其中一桌結束或收桌之後，就可以再開新的一桌。
server-channels = 頻道最多{ $most }個。
server-role-unfit = 不能用@everyone或應用程式的身分組來徵求玩家。請選擇或新增一個給想玩的人的身分組。
limit-lobbies-person = 你已經開了{ $most }桌還沒開始的遊戲。其中一桌開始或收桌之後，就可以再開新的一桌。
limit-lobbies-server = 這個伺服器已經有{ $most }桌還沒開始的遊戲。其中一桌開始或收桌之後，就可以再開新的一桌。
limit-threads-person = 你在一天之內已經為遊戲開了{ $most }個討論串，{ $hours }小時後可以再開。現在可以不開討論串，直接開桌。
limit-threads-channel = 這個頻道在一天之內已經為遊戲開了{ $most }個討論串，{ $hours }小時後可以再開。其他頻道現在就可以開。
limit-threads-server = 這個伺服器在一天之內已經為遊戲開了{ $most }個討論串，{ $hours }小時後可以再開。現在可以不開討論串，直接開桌。
limit-invitations = 你在一天之內已經邀請了{ $most }位代理人，{ $hours }小時後可以再邀請。
limit-invitations-to-tables = 你在一天內已邀請{ $most }人入桌。{ $hours }小時後才能再邀請。
limit-guests = 一桌最多邀請{ $most }人。
block-self = 你不能封鎖自己。
limit-blocks = 封鎖名單已滿（{ $most }人）。請先在 /{ command-settings } 移除一人。
limit-solo-person = 你已經有{ $most }局和電腦對手對戰的遊戲正在進行。打完其中一局或認輸，就可以再開新的一局。
limit-commands = { $scope ->
    [person] 你在一分鐘內的操作太多了。
    [channel] 這個頻道目前的操作太多了。
   *[server] 這個伺服器目前的操作太多了。
}這次沒有執行，請在{ $seconds }秒後再試一次。
limit-pictures = { $scope ->
    [person] 你在一分鐘內看的圖太多了。
    [channel] 這個頻道目前要畫的圖太多了。
   *[server] 這個伺服器目前要畫的圖太多了。
}請在{ $seconds }秒後再試一次；文字版的圖板現在就可以看。
limit-animations = { $scope ->
    [person] 你在一分鐘內要的動畫太多了。
    [channel] 這個頻道目前要畫的動畫太多了。
   *[server] 這個伺服器目前要畫的動畫太多了。
}請在{ $seconds }秒後再試一次；/{ command-history } 現在就可以逐步查看。
limit-suggestions = { $scope ->
    [person] 你在一分鐘內輸入的內容太多了。
    [channel] 這個頻道目前輸入的內容太多了。
   *[server] 這個伺服器目前輸入的內容太多了。
}{ $seconds }秒後會再提供建議；指令現在就可以直接送出。

## 提醒

table-remind-hours = 提醒可以設在{ $least }到{ $most }小時之後，不能是{ $hours }小時。
table-snooze-long = 提醒最多可以等{ $most }天。
table-owes-nothing = 這一桌現在不用等你。
table-inactive = 這一桌一個月沒有動靜，已經休眠，不會提醒任何人。有人行動就會喚醒它。
table-nudge-nobody = 這裡目前沒有別人需要行動。
table-nudge-own = 現在輪到你自己行動。
table-nudged = 一天之內已經催過了。
table-nudge-enough = 同一個回合我最多提及一位玩家{ $most }次，這一回合的提醒已經用完了。

## 儲存與修復

table-not-saved = 這一步無法儲存，所以什麼都沒有改變。請稍後再試；機器人的維護者可以在記錄檔裡看到原因。
table-not-read = 目前無法讀取牌桌資料。什麼都沒有改變，請稍後再試。
table-damaged = 第{ NUMBER($table, useGrouping: 0) }桌儲存的局面已經損壞。每一步行動另有保存：機器人的維護者可以用「python -m bot check --repair { NUMBER($table, useGrouping: 0) }」重建局面。什麼都沒有改變。
table-row-damaged = 這一桌儲存的資料有一處損壞（{ $where }）。其他桌不受影響，什麼都沒有改變。機器人的維護者可以用「python -m bot check」找到它。
table-game-unknown = 我不認得第{ NUMBER($table, useGrouping: 0) }桌的遊戲，無法顯示或進行。管理者可以用 /{ command-game } { command-game-end } 結束它；什麼都沒有改變。
table-rules-changed = 第{ NUMBER($table, useGrouping: 0) }桌開局時用的是第{ $theirs }版規則，這裡是第{ $ours }版，無法讀取它的局面。機器人的維護者可以用先前版本的Seneschal把它玩完，或由管理者用 /{ command-game } { command-game-end } 結束。什麼都沒有改變。
table-rules-no-replay = 第{ NUMBER($table, useGrouping: 0) }桌的行動依照的規則版本與這裡不同，無法據此重建局面。什麼都沒有改變。
table-beyond-repair = 第{ NUMBER($table, useGrouping: 0) }桌的行動已經無法還原出局面，只能靠資料庫的備份救回。
table-check-differs = 第{ NUMBER($table, useGrouping: 0) }桌儲存的局面，與它的行動還原出的局面不符。
table-unposted = 第{ NUMBER($table, useGrouping: 0) }桌在頻道裡的訊息不是最新的：最新的訊息無法發出（{ $why }）。有人行動、重新啟動，或用 /{ command-game } { command-game-resume }，都會再試。

## 設定

config-wrong = 設定{ $name }有誤：{ $why }。
config-unknown = 沒有{ $name }這項設定；所有設定都列在 .env.example。
config-unreadable = { $file }不是 UTF-8 編碼的文字檔。
config-closed = 無法讀取{ $file }：{ $why }。

## 計畫

table-plan-substitute-plays = 這一桌目前由朋友代你行動，等你回來才能安排計畫。
table-plan-gone = 這個計畫已經不在了。目前的情況如下。
table-plan-too-long = 一個計畫最多有{ $most }個選擇，停止條件也最多{ $most }個。
table-plan-too-many = 你在這一桌已經有{ $most }個計畫了，請先收回一個。
table-plan-always = 你已經有一個計畫每次都回答這個問題，請先收回。
table-plan-empty = 請先選擇計畫要做什麼。

# Leagues
league-too-few = 一組要{ $need }人，目前有{ $have }人。
league-unknown = 這個伺服器沒有這個聯賽或盃賽。
league-seats = 聯賽和盃賽的每桌要有{ $least }到{ $most }個座位。
league-name-length = 名稱要有1到{ $most }個字。
league-rounds = 盃賽在決賽前有1到{ $most }輪。
league-name-taken = 「{ $name }」已經開放了。請換個名稱，或等它結束。
league-needs-clock = 聯賽和盃賽要有時限，才不會有人一直等下去。請選擇時限。
league-is-paused = 「{ $name }」暫停中。管理者可以恢復。
league-is-sign-up = 「{ $name }」還沒開始。
league-is-running = 「{ $name }」已經開始了。
league-is-finished = 「{ $name }」已經結束了。
league-is-cancelled = 「{ $name }」已經取消了。
league-already-joined = 你已經報名「{ $name }」了。
league-not-joined = 「{ $name }」沒有這位玩家。
league-full = { $most }個名額都滿了。你可以報名候補。
league-not-a-reserve = 只有候補可以接手座位。請先報名候補。
league-seat-is-played = 這個座位有人在玩，或這桌已經截止了。
league-one-time-control = 聯賽與盃賽的所有桌都用相同的時限。
