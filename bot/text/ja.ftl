# Discordで読まれる文言（ゲーム固有の用語と卓の文言は別ファイル）

## コマンド：名前と説明

command-game = ゲーム
command-game-about = 卓を立てる、参加する、始める、終える
command-game-new = 新規
command-game-new-about = このチャンネル、または専用スレッドに卓を立てます
command-game-join = 参加
command-game-join-about = このチャンネルの卓に参加します
command-game-leave = 退席
command-game-leave-about = ゲーム開始前に席を空けます
command-game-colour = 色
command-game-colour-about = プレイヤーカラーを選ぶか、おまかせにします
command-game-pace = ペース
command-game-pace-about = 卓のペース：開始前は卓を立てた人が決め、開始後は全員の同意で変えます
command-game-start = 開始
command-game-start-about = いまの参加者で始めます。空席があれば、立てた人か管理者だけができます
command-game-cancel = 取消
command-game-cancel-about = 始めずに卓を閉じます（卓を立てた人または管理者）
command-game-end = 終了
command-game-end-about = ここでゲームを終えます（全員の同意、管理者はすぐに）
command-game-free = 席を空ける
command-game-free-about = 参加しなくなった人の席を自動進行にします（管理者）
command-game-resume = 再開
command-game-resume-about = 中断した卓をこのチャンネルで再開します
command-move = 行動
command-move-about = 行動する：記号・名前・その先頭を入力します
command-board = ボード
command-board-about = ボード全体または一部を見ます（自分にだけ表示）
command-hand = 手札
command-hand-about = 自分の状況を見ます（自分にだけ表示）
command-status = 状況
command-status-about = 誰の手番か、いつからか、何をするのか
command-score = 得点
command-score-about = 全員の得点とその内訳
command-log = 記録
command-log-about = これまでの出来事を1手ずつ
command-rules = ルール
command-rules-about = ルールカード：建物・フェイズ・効果
command-why = 理由
command-why-about = なぜいまそれができないのか
command-undo = 取り消し
command-undo-about = 直前の手を取り消します。さらに前は全員の同意が必要です
command-resign = 投了
command-resign-about = 席を手放し、以後は参加しません
command-export = 棋譜
command-export-about = ゲームの棋譜をファイルで受け取ります
command-verify = 検証
command-verify-about = 公開済みのハッシュに対してゲームを再現します
command-remind = リマインド
command-remind-about = 手番のプレイヤーにリマインドするまでの時間
command-settings = 設定
command-settings-about = あなたのタイムゾーン、睡眠時間、休みの曜日
command-away = 不在
command-away-about = しばらく不在にします。その間は持ち時間が減りません
command-help = ヘルプ
command-help-about = 使い方を3ステップで
command-verbs-about = { $game }：名前を指定して行動します
command-verb-about = { $game }：{ $verb }

## 引数：名前と説明

parameter-game = ゲーム
parameter-game-about = どのゲームか
parameter-seats = 人数
parameter-seats-about = プレイ人数。省略するとそのゲームの対応人数
parameter-seat = 席
parameter-seat-about = だれの席か
parameter-options = オプション
parameter-options-about = 通常と異なる遊び方
parameter-language = 言語
parameter-language-about = 使う言語
parameter-pace = ペース
parameter-pace-about = 速さ：名前、または数値（無料・持ち時間・回復）。例：6h 5d 1d
parameter-zone = タイムゾーン
parameter-zone-about = メニューにないタイムゾーン
parameter-until = まで
parameter-until-about = 期間（3d、12h）、または戻る日（2026-12-24）
parameter-begin = から
parameter-begin-about = いつから。書き方は同じ。省略すると今から
parameter-thread = スレッド
parameter-thread-about = 卓専用のスレッドを作る（作れる場所では通常作ります）
parameter-colour = 色
parameter-colour-about = プレイヤーカラー
parameter-table = 卓番号
parameter-table-about = 別のチャンネルにあった卓はその番号
parameter-move = 行動
parameter-move-about = 何をするか。候補には可能な行動がすべて並びます
parameter-target = 対象
parameter-target-about = 何を、どこに。候補には可能なものがすべて並びます
parameter-part = 部分
parameter-part-about = ボードのどの部分か
parameter-text = 文字
parameter-text-about = 画像の代わりに文章で
parameter-card = カード
parameter-card-about = 調べたいもの：名前、または図にある場所の記号
parameter-choice = 選択肢
parameter-choice-about = できないこと
parameter-hours = 時間
parameter-hours-about = リマインドまでの時間。0でリマインドなし

## 用語

language-en = English
language-zh-TW = 繁體中文
language-zh-CN = 简体中文
language-ja = 日本語
colour-dealt = 開始時に決定
colour-open = 色は開始時に決定
colour-blue = 青
colour-red = 赤
colour-green = 緑
colour-orange = オレンジ
colour-black = 黒
bold = **{ $text }**
either = { $one }または{ $other }
choice-coded = { $name }（{ $code }）
choice-bare = { $name }
choices-two = { $one }／{ $other }
choices-more = { $shown }／ほか{ $count }個
typing-left-out = お願いします|にします|に置く|を選ぶ|を置く|に配置

## 卓を立てる

lobby-title = { $game }・卓{ $table }
lobby-open = 参加者を募集しています（{ $least }～{ $most }人、現在{ $seated }人）。
lobby-open-fixed = 参加者を募集しています（{ $most }人、現在{ $seated }人）。
lobby-begun = ゲームが始まりました。
lobby-cancelled = 始めずに卓を閉じました。
lobby-lapsed = 1週間たっても始まらなかったため、卓を閉じました。/game new で新しく立てられます。
lobby-seat = **{ $who }**：{ $colour }
lobby-option = { $name }：{ $value }
lobby-pace = ペース：{ $pace }。
lobby-time-out = 誰かの時間が切れると卓に知らせます。その後、管理者はその席を空けられます。
lobby-choose-pace = ペース……
lobby-choose-pauses = 数えない時間……
pace-swift = はやい
pace-standard = 標準
pace-relaxed = ゆっくり
pace-own = 自由設定
pace-none = 時間制限なし
pace-label = { $name }：無料{ $free }、その後{ $bank }
pace-terms = { $name }（手番が来るたびに{ $free }は無料、その後は持ち時間{ $bank }から減り、ラウンドごとに{ $back }戻ります）
pace-terms-none = 時間制限なし、リマインドのみ
pauses-all = 夜間・休みの日・不在の間は数えません。
pauses-absences = 夜間・不在の間は数えません。休みの日は数えます。
pauses-days-off = 夜間・休みの日は数えません。不在の間は数えます。
pauses-nights = 夜間は数えません。休みの日・不在の間は数えます。
span-minutes = { $count }分
span-hours = { $count }時間
span-days = { $count }日
lobby-chance = 席順とすべてのランダム要素はシードで決まっています。SHA-256：{ $hash }
lobby-join = 参加
lobby-leave = 退席
lobby-start = 開始
lobby-cancel = 閉じる
lobby-your-colour = 自分の色…
lobby-language = 卓の言語…
game-thread = { $game }・{ $who }
game-opened = 卓{ $table }を{ $where }に立てました。ほかの人はそこで参加できます。
game-joined = 卓{ $table }に参加しました。
game-left = 卓{ $table }から退席しました。
game-colour = あなたの色：{ $colour }
game-pace = { $pace }。
game-started = 卓{ $table }のゲームが始まりました。
game-cancelled = 卓{ $table }を閉じました。
game-ended = ゲームは終了しました。
game-end-organiser = あなたは管理者なので、勝者なしでゲームをここですぐに終わらせることができます。取り消しはできません。
game-end-now = いま終わらせる
game-end-ask = 参加者に尋ねる
game-free-confirm = { $who }の席を空けると、最後まで自動で進み、勝者にはなれません。取り消しはできません。
game-free-now = 席を空ける
game-freed = 席を空けました。以後は自動で進みます。
game-resumed = 卓{ $table }をここで再開します。
move-asked = 卓{ $table }のあるチャンネルで、ほかの人に尋ねています。
move-asked-paused = 卓{ $table }をここで再開するには、ほかの全員の同意が必要です。それぞれがこのチャンネルで、卓の番号を付けて /game resume を使ってください。

## 手番のメッセージ

panel-headline = { $game }・{ $where }
panel-ask = { $who }さん、{ $prompt }
panel-asked = { $who }さん：{ $ask }。
panel-since = 前回の手番以降：{ $story }
panel-so-far = これまでの経過：{ $story }
panel-due = 期限：{ $when }
panel-table = 卓{ $table }
panel-move = { $move }手目
panel-choices = { $count }択
panel-which-part = 分類を選んでください…
panel-answer-sealed = { $what }（{ $asked }人中{ $given }人が回答済み）
panel-answer-secret = 非公開で選択
panel-none-now = いまはどれも実行できません。足りないものは「できない理由…」でわかります。
panel-answered = 回答を受け付けました：{ $answer }。最後の1人が回答するまで変更できます。
answer-in = 回答は受け付け済みです。最後の1人が回答するまで選び直せます。選び直しを始めると、新しい回答だけが有効です。
answer-withdrawn = 前の回答は取り下げました。最後の項目まで選ぶと、新しい回答が有効になります。
panel-undo = 取り消す
panel-view = 自分の状況
panel-why = できない理由…
panel-rules-of = ルール：{ $card }
panel-more = その他…
panel-status = 状況
panel-log = 記録
panel-score = 得点
panel-board = テキストボード
panel-export = 棋譜
panel-verify = 検証
panel-resign = 投了…
panel-rematch = もう1戦
panel-to-board = ボードへ
panel-to-table = 卓へ
panel-more-about = この卓でできるほかのこと：
panel-not-seated = あなたはこの卓の参加者ではありません。
panel-can-look = 観戦はご自由にどうぞ：
panel-moved-on = すでに{ $who }さんが行動しました。現在の状況はボードをご覧ください。
panel-changed = すでに状況が変わりました。現在の状況はボードをご覧ください。
recap-earlier = （それ以前の{ $count }件は記録にあります。）

## 行動

move-done = 実行しました：{ $move }。
move-next = 続いて：{ $prompt }
move-confirm = **{ $move }**は取り消せないか、ほかの選択肢より大きな代償を伴います。実行しますか？
move-confirm-yes = 実行する
move-confirm-no = やめておく
move-confirm-nothing = 何も行いませんでした。
move-again = この手は先ほど行われ、有効になっています：
move-again-ask = **{ $move }**をもう一度行いますか？
move-again-yes = もう一度行う

## 見る

board-as-file = テキストボードが長いため、ファイルにしました。
status-title = { $game }・卓{ $table }
status-lobby = 参加者を募集中で、まだ始まっていません。
status-running = ゲームは進行中です。
status-finished = ゲームは終了しています。
status-cancelled = 始めずに閉じられました。
status-paused = この卓は中断中です。内容はすべて残っています。
paused-channel-gone = チャンネルがなくなりました。別のチャンネルで番号を付けて /game resume を使うと再開できます。
paused-no-access = チャンネルが見えなくなりました（「チャンネルを見る」の権限が必要です）。権限を戻すか別のチャンネルで、/game resume を使うと再開できます。
paused-no-permission = チャンネルに書き込めなくなりました（「メッセージを送信」、スレッドでは「スレッドでメッセージを送信」の権限が必要です）。権限を戻すか別のチャンネルで、/game resume を使うと再開できます。
paused-archived = スレッドがロックされています。ロックを解除するか別のチャンネルで、/game resume を使うと再開できます。
paused-unknown = チャンネルに投稿できませんでした。/game resume で再開できます。
status-since = { $when }から
status-due = 期限：{ $when }（{ $at }）
status-bank = 持ち時間は残り{ $bank }
status-seats = 参加者：{ $who }
status-resigned = { $who }（自動進行）
status-reminder = { $hours }時間後にリマインドします。
status-reminder-off = リマインドなし。
score-line = **{ $who }**：**{ $points }**点
score-plain = { $who }：{ $points }点＝{ $parts }
score-plain-bare = { $who }：{ $points }点
score-resigned = { $who }の席は自動進行のため、勝者にはなれません。
score-part = { $source }：{ $points }
chart-alt = 得点の推移（ラウンドごと）：
chart-alt-line = { $who }：{ $points }
log-title = 卓{ $table }の記録
log-earlier = 前へ
log-later = 次へ
log-empty = まだ何も起きていません。
log-somebody = 誰か
log-open = { $who }が卓を立てました。
log-join = { $who }が参加しました。
log-leave = { $who }が退席しました。
log-colour = { $who }が色を選びました。
log-options = 遊び方が変更されました。
log-cancel = 卓が閉じられました。
log-lapse = 期限までに始まらず、卓が閉じられました。
log-start = ゲームが始まりました。
log-move = { $who }：{ $move }
log-secret = { $who }が非公開で回答しました。
log-forced-out = { $who }の席（自動）：{ $move }
log-undo = { $who }が{ $moves }手取り消しました。
log-resign = { $who }が投了しました。
log-free = 管理者が{ $who }の席を空けました。
log-end = ゲームが途中で終了しました。
log-pace = ペースが変わりました。
log-pause = 卓が中断されました。
log-resume = 卓が再開されました。
log-repair = 手の記録から局面を復元しました。

## ルール

card-label = { $title }・{ $group }
card-section = ルール{ $section }
why-choose = 何をしたいですか？いまできない理由をお答えします。
why-nothing = 選択肢はどれもいま実行できます。
why-menu = { $first } – { $last }…
why-alike = { $first }から{ $last }まで、計{ $count }件。例：{ $reason }
why-open = 「{ $choice }」はいま実行できます。
why-unknown = 「{ $typed }」はここでの選択肢ではありません。/why の候補をご覧ください。

## 取り消し・投了・同意

undo-done = { $moves }手取り消しました。
undo-proposed = { $moves }手の取り消しについて、ほかの人に尋ねています。
undo-asks = { $moves }手の取り消しについて、ほかの人に同意を求めます。
undo-ask = 尋ねる
undo-leave = やめておく
resign-confirm = 投了すると、終了まで自動で手が進み、勝者にはなれません。投了しますか？
resign-yes = 投了する
resign-done = 投了しました。
vote-undo = **{ $who }**さんが{ $moves }手の取り消しを求めています。
vote-end = **{ $who }**さんが、勝者なしでここで終えることを求めています。
vote-move = **{ $who }**さんが、卓を{ $where }に移すことを求めています。
vote-move-channel = { $channel }
vote-move-abroad = 別のサーバーのチャンネル
vote-pace = **{ $who }**さんが、ペースの変更を求めています：{ $pace }。全員の時間は最初からになります。
vote-revealed = そのあとに、カードなどの非公開情報が明らかになっています。
vote-agrees = { $who }：同意
vote-objects = { $who }：反対
vote-waiting = { $who }：未回答
vote-carried = 全員の同意により実行しました。
vote-refused = 全員の同意が得られず、ゲームは続きます。
vote-lapsed = ゲームが進んだため、この提案は無効になりました。
vote-button-yes = 同意
vote-button-no = 反対
vote-opened = ほかの人に尋ねています。
vote-yes = 同意しました。
vote-no = 反対しました。

## 棋譜と検証

export-running = ここまでの棋譜：{ $moves }手。シードはゲーム終了後に公開されます。
export-finished = ゲーム全体の棋譜：{ $moves }手
verify-running = シードはゲーム終了後に公開され、誰でも再現できます。それまではハッシュのみ公開しています。
verify-holds = シードからゲームを再現しました。ハッシュ、席順、全{ $moves }手が一致しています。
verify-fails = 再現した結果が実際の経過と一致しません。
verify-hash = 開始時に公開したシードのSHA-256：`{ $hash }`
verify-seed = シード：`{ $seed }`
verify-final = 最終局面のSHA-256：`{ $hash }`
verify-problem = 見つかった問題：{ $problem }

## お知らせ

remind-set = { $hours }時間行動がないと、手番のプレイヤーに1度だけリマインドします。
remind-off = この卓ではリマインドをしません。
remind-told = { $who }の設定により、{ $hours }時間行動がないと手番のプレイヤーに1度だけリマインドします。
remind-told-off = { $who }の設定により、この卓ではリマインドをしません。
an-organiser = 管理者
reminder = **{ $who }**さん、みんなが待っています。{ $prompt }
overdue = **{ $who }**さん、時間が切れました。みんなが待っています。{ $prompt }


## 個人の時間

settings-title = あなたの時間
settings-ask =
    ### いつ眠りますか？
    この卓には時間制限があります。お住まいの場所を教えてくだされば、夜の間は時間が進みません。お尋ねするのは今回だけです。あとは/設定で見られます。
settings-unknown = まだ生活時間をうかがっていないので、時間は昼も夜も進みます。
settings-zone = タイムゾーン：**{ $zone }**（今は{ $now }）
settings-zone-now = { $zone } · { $now }
settings-night = { $begins }から{ $ends }まで睡眠
settings-night-none = 夜も時間が進む
settings-off-none = 休みの曜日なし
settings-off-sat-sun = 土・日が休み
settings-off-fri-sat = 金・土が休み
settings-off-sunday = 日曜が休み
settings-off-saturday = 土曜が休み
settings-why = 今からすべての卓で有効です。過ぎた時間は戻りません。メニューにないタイムゾーンは/設定で指定できます。
settings-choose-zone = そちらは今何時ですか？
settings-choose-night = いつ眠りますか？
settings-choose-off = 休みの曜日は？
away-title = 不在
away-not = 不在の予定はありません。
away-now = { $ends }まで不在です。
away-later = { $begins }から{ $ends }まで不在の予定です。
away-left = 不在にできるのはあと{ $left }です。
away-draws = 持ち時間がなくなると、自動で1日分の不在を使います。
away-draws-not = 持ち時間がなくなっても、不在を自動では使いません。
away-why = どの1年でも合計21日、続けて14日まで、1時間単位です。ほかの人には期限が延びることだけが見えます。不在を認めない卓もあり、募集の表示に書いてあります。
away-for = { $span }
away-back = 戻りました
away-draw-on = 自動で使う
away-draw-off = 自動では使わない
error-moment = 読み取れませんでした。期間（3d、12h）か日付（2026-12-24、または2026-12-24 18:00）で書いてください。

## 終了

final-played = { $count ->
    [1] { $who }の勝利です。
   *[other] { $who }が勝利を分かち合います。
}
final-resigned = { $who }が最後まで卓に残り、勝利しました。
final-consent = 全員の同意により、勝者なしで終了しました。
final-organiser = 管理者が終了しました。勝者はいません。
final-happened = 終局まで：{ $story }
final-turning-points = **勝負の分かれ目**
final-turning-points-none = 最終得点計算まで、誰の得点も動きませんでした。
final-turning-point = { $move }手目：{ $story }
panel-replay = リプレイ
replay-first = 最初
replay-leap-back = { $count }手戻る
replay-back = 1手戻る
replay-on = 1手進む
replay-leap-on = { $count }手進む

## ヘルプ

help-title = ### 重量級ボードゲームを、チャンネルで1手ずつ
help-welcome = ### Seneschal が「{ $server }」に来ました
    ご招待ありがとうございます。重量級ボードゲームを、チャンネルで1手ずつ進めます。
help-open = **1.** `/game new` か下のボタンで卓を立てます。ほかの人が「参加」を押したら、「開始」を押してください。満席なら参加者の誰でも始められます。
help-play = **2.** 手番になると、局面の画像とともにメンションされます。メニューから選ぶか、`/move` と入力します。「取り消す」で戻せます。
help-ask = **3.** `/rules` でルール、`/why` でできない理由、`/board` と `/log` で状況と経過を確認できます。次の手は数日後でもかまいません。
help-start = 卓を立てる
help-which = どのゲームですか？

## エラー

error-no-table-here = このチャンネルに卓はありません。/game new で立てられます。
error-not-running = 卓{ $table }で進行中のゲームはありません。
error-not-seated = あなたはこの卓の参加者ではありませんが、/board、/status、/log で観戦できます。
error-other-game = この卓のゲームは{ $game }です。
error-other-verb = いまは「{ $verb }」の場面ではありません。現在：{ $prompt }
error-several = 「{ $typed }」は{ $which }のどれとも取れます。もう少し入力するか、候補から選んでください。
error-did-you-mean = 「{ $typed }」はここでの選択肢にありません。{ $which }のことですか？まだ何も実行していません。
error-no-such-choice = 「{ $typed }」はここでの選択肢にありません。選べるもの：{ $which }
error-none-of-verb = いまは「{ $verb }」を行えません。できること：{ $which }
error-no-card = 「{ $typed }」のカードはありません。/rules の候補をご覧ください。
error-no-part = ボードの部分は次のとおりです：{ $parts }
error-option-form = 「{ $option }」は「項目=値」の形ではありません。候補から選んでください。
error-thread-here = 卓のスレッドはテキストチャンネルからのみ作れます。
error-thread-not-yours = あなたにはこのチャンネルでスレッドを作る権限（「公開スレッドの作成」）がありません。thread:true を外すと、チャンネルに直接立てられます。
error-thread-forbidden = このチャンネルではスレッドを作れません。「公開スレッドの作成」の権限を付与するか、thread:true を外してください。
error-permission = このチャンネルでは「{ $permission }」の権限がないため、卓を立てられません。何も変更されていません。
permission-view_channel = チャンネルを見る
permission-send_messages = メッセージを送信
permission-send_messages_in_threads = スレッドでメッセージを送信
permission-attach_files = ファイルを添付
panel-no-files = 画像なし：このチャンネルではファイルを添付できません（「ファイルを添付」の権限が必要です）。/board に text:true を付けると文章で見られます。
error-not-allowed = ここではその操作の権限がありません。
error-old-command = このコマンドは更新されました。入力し直してください。それでも続く場合はDiscordを再読み込みしてください。
error-old-button = このボタンは以前のバージョンのものです。現在の状況は /board か /status でご確認ください。
error-in-a-server = 卓はサーバーのチャンネルで立てます。そこで /game new と入力してください。
error-still-running = リプレイはゲーム終了後に見られます。
error-unexpected = こちらで問題が発生しましたが、何も変更されていません。ご報告の際は番号{ $number }をお知らせください。
error-after-saving = 操作は保存され、有効になっています。こちらからの返答だけがうまくいきませんでした。ご報告の際は番号{ $number }をお知らせください。有効な内容：
error-saved = 現在の状況は /status で確認できます。
error-unsure = こちらで問題が発生し、この操作が保存されたかどうかを現在確認できません。もう一度試す前に /status をご確認ください。ご報告の際は番号{ $number }をお知らせください。

## What happened

between-sentences = {""}
recap-more = ほかは記録に。
recap-nothing = 前回の手番から変化はありません。
recap-round = **{ $round }**・{ $story }
recap-title = 第{ $table }卓：これまでのゲーム
command-recap = あらすじ
command-recap-about = 前回の手番から、またはゲーム全体で起きたこと
parameter-whole = 全体
parameter-whole-about = これまでのゲーム全体、1ラウンド1行

board-last = 直前：{ $story }

## はじめての人
command-learn = 入門
command-learn-about = 自分だけの短いレッスン。いくつかの判断とその結果
guide-open = 遊び方
guide-head = ### { $game }：{ $topic }
guide-page = { $page }／{ $pages }
guide-topic-goal = 目的
guide-topic-round = 1ラウンドの流れ
guide-topic-press = 押すもの
guide-topic-points = 得点の入り方
guide-topic-mistakes = 初心者の3つの失敗
guide-topic-ask = 困ったとき
guide-press =
    手番になると、局面の画像とともにメンションされます。選べる場所には画像の中に記号があり、下のメニューとボタンにも同じ記号があります。1、2回押すだけで1手です。
    入力もできます。`/move` と打つと、できる手がすべて表示されます。ほかの人が行動するまでは「取り消す」で戻せます。次の手は数日後でもかまいません。
guide-ask =
    `/rules` に名前か記号を付けると、たとえば `/rules 7` で、その場所の効果がわかります。`/why` と「できない理由…」ボタンは、いまできない理由と参照するカードを教えます。
    「自分の状況」は自分のものを自分の言語で、`/log` は経過を、`/board` はボードの各部を文章でも表示します。返事が見えるのはあなただけです。
guide-back = 戻る
guide-on = 次へ
guide-learn = やってみる：短いレッスン
guide-none = このゲームのレッスンはまだありません。
lesson-head = ### { $game }：はじめてのレッスン（{ $steps }の{ $step }）
lesson-chosen = 選んだのは**{ $choice }**です。
lesson-again = ほかを試す
lesson-on = 次へ
lesson-end = レッスンは以上です。残りは「遊び方」の6枚のカードにあります。実際に1卓遊ぶのがいちばんの近道です。
panel-first = 初めてですか？遊び方はこちら
help-guide = どれも初めてなら、「遊び方」は2分で読めます。`/learn` ではいくつかの判断を試せます。
