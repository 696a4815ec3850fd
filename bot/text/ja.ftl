# Discordで読まれる文言（ゲーム固有の用語と卓の文言は別ファイル）

## コマンド：名前と説明

command-play = 遊ぶ
command-play-about = ここで卓を立て、みんなやコンピューターと遊びます
command-start = 開始
command-start-about = ここで待っているゲームを始めるか、卓を立てます
command-game = ゲーム
command-game-about = 卓を立てる、参加する、始める、終える
command-game-new = 卓を立てる
command-game-new-about = このチャンネル、または専用スレッドに卓を立てます
command-game-join = 参加
command-game-join-about = このチャンネルの卓に参加します
command-game-leave = 退席
command-game-leave-about = 席を空けます。ゲームの開始後は投了になります
command-game-colour = 色
command-game-colour-about = プレイヤーカラーを選ぶか、おまかせにします
command-game-start = 開始
command-game-start-about = いまの参加者で始めます。空席があれば、立てた人か管理者だけができます
command-game-cancel = 閉じる
command-game-cancel-about = 始めずに卓を閉じます（卓を立てた人または管理者）
command-game-end = 終了
command-game-end-about = ここでゲームを終えます（全員の同意、管理者はすぐに）
command-game-remove = 退席させる
command-game-remove-about = いなくなった人を退席させ、席を空けます。本人は戻れません（管理者）
command-game-takeover = 引き継ぎ
command-game-takeover-about = 卓が募る席を引き継ぐか、自分の席に戻ります
command-game-computer = コンピューター
command-game-computer-about = 空いた席をコンピューターに任せる、または席を返す
command-game-resume = 再開
command-game-resume-about = 中断した卓をこのチャンネルで再開します
command-invite = 卓に招待
command-block = ブロック（同卓しない）
command-record = 戦績
command-record-about = 個人の成績：レーティング、勝利数、対戦相手、バッジ
command-leaderboard = ランキング
command-leaderboard-about = レーティング順のプレイヤー一覧と、終了したゲームの統計
command-record-against = この人との戦績
command-what-happened = ここで何が起きた？
command-move = 行動
command-move-about = 行動する：記号・名前・その先頭を入力します
command-view = 自分の状況
command-view-about = 自分の状況、またはボードの全体や一部を自分だけに表示します
command-status = 状況
command-status-about = 誰の手番か、いつからか、何をするのか
command-rules = ルール
command-rules-about = ルールカード：建物・フェイズ・効果
command-undo = 取り消し
command-undo-about = 直前の手を取り消します。さらに前は全員の同意が必要です
command-settings = 設定
command-settings-about = 個人設定：言語、時間、リマインド、画像、ヒント、メモ、データ、ブロック
command-away = 不在
command-away-about = しばらく不在にします。その間は持ち時間が減りません
command-game-substitute = 代理
command-game-substitute-about = 不在の間、友人に代わってもらいます。相手を省略すると自分が戻ります
command-help = ヘルプ
command-help-about = 使い方を3ステップで。遊び方と短いレッスンもあります
command-verbs-about = { $game }：名前を指定して行動します
command-verb-about = { $game }：{ $verb }

## 引数：名前と説明

parameter-game = ゲーム
parameter-game-about = どのゲームか
parameter-lesson = レッスン
parameter-lesson-about = このゲームの短いレッスン（自分だけに表示）。いくつかの判断とその結果
parameter-seats = 人数
parameter-seats-about = プレイ人数。省略するとそのゲームの対応人数
parameter-seat = 席
parameter-seat-about = だれの席か
parameter-person = 相手
parameter-person-about = 代わりに遊ぶ友人
parameter-player = プレイヤー
parameter-player-about = 誰の戦績か（空欄なら自分）
parameter-computers = コンピューター
parameter-computers-about = この強さのコンピューターを相手に一人で遊びます。すぐに始まります
parameter-invite = 招待
parameter-invite-about = 一緒に遊ぶ人（ほかの人は参加できません）
parameter-line = ひとこと
parameter-line-about = 参加する人へのひとこと（例：「初心者歓迎」）
parameter-rated = レーティング
parameter-rated-about = 結果をレーティングに数えるか。省くと、全員が人のときだけ数えます
parameter-strength = 強さ
parameter-strength-about = コンピューターの強さ、または席を返す
parameter-options = オプション
parameter-options-about = 通常と異なる遊び方
parameter-language = 言語
parameter-language-about = 使う言語
parameter-pace = ペース
parameter-pace-about = 速さ：名前、または数値（猶予・持ち時間・回復）。例：6h 5d 1d
parameter-pauses = 休止
parameter-pauses-about = 夜間のほかに、数えない時間
parameter-zone = タイムゾーン
parameter-zone-about = メニューにないタイムゾーン
parameter-until = まで
parameter-until-about = 期間（3d、12h）、または戻る日（2026-12-24）
parameter-from = から
parameter-from-about = いつから。書き方は同じ。省略すると今から
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
parameter-picture = 画像
parameter-picture-about = 縦長（スマホ向け）か横長（パソコン向け）
parameter-card = カード
parameter-card-about = 調べたいもの：名前、または図にある場所の記号
parameter-old = 旧コマンド
parameter-old-about = 見つからなくなったコマンド

## 以前のコマンド

former-command = { $old } は { $command } になりました。
former-command-button = { $old } はボタンになりました：{ $command } を開いて「{ $button }」を押します。
former-command-board = { $old } はボードの下の「{ $button }」ボタンになりました。
former-command-unknown = 「{ $typed }」というコマンドはありませんでした。/{ command-help } だけを打つと、始め方が出ます。
former-command-help = 前に使っていたコマンドが見つからないときは、`/{ command-help } { parameter-old }:` で今の場所がわかります。
former-name-board = ボード
former-name-game-picture = 画像
former-name-export = 棋譜
former-name-hand = 自分の状況
former-name-log = 記録
former-name-note = メモ
former-name-nudge = 声かけ
former-name-privacy = プライバシー
former-name-remind = リマインド
former-name-replay = リプレイ
former-name-review = 検討
former-name-score = 得点
former-name-substitute = 代理
former-name-verify = 検証
former-name-whatif = もしも
former-name-why = できない理由
former-name-hint = ヒント
former-name-resign = 投了
former-name-learn = レッスン
former-name-stats = 統計
former-name-mygames = 自分の卓
former-name-game-free = 席を空ける
former-name-game-opponent = コンピューター

## 用語

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

## 新しい卓

play-title = 卓を立てる
play-title-game = 卓を立てる：{ $game }
game-seats = { $least }～{ $most }人用
play-time = ペース
play-time-about = 変えなければ、コンピューターとのゲームに時間制限はありません
play-others = ほかのプレイヤー
play-people = 参加者を待つ
play-people-about = 参加者がそろうまでチャンネルで待ちます
play-computers = コンピューター：{ $strength }
play-more = そのほか
play-unrated = レーティングの対象にしない
play-unused-time = 時間制限はありません。コンピューターとのゲームでは、あなたを待つ人がいないからです。付けるには /{ command-status } の「ペース…」を使います。
play-unused-public = ゲームが始まっていて参加できないため、ほかのサーバーには表示されません。
play-unused-line = ゲームが始まっていて参加できないため、ひとことは表示されません。

## 卓を立てる

lobby-title = { $game }・卓{ $table }
lobby-open = { $least }～{ $most }人、現在{ $seated }人
lobby-open-fixed = { $most }人、現在{ $seated }人
lobby-started = ゲームが始まりました。
lobby-cancelled = 始めずに卓を閉じました。
lobby-expired = 1週間たっても始まらなかったため、卓を閉じました。/{ command-play } で新しく立てられます。
lobby-seat = **{ $who }**：{ $colour }
lobby-seat-computer = **{ $who }**（コンピューター・{ $strength }）：{ $colour }
strength-easy = 弱い
strength-medium = 普通
strength-hard = 強い
strength-expert = 達人
strength-back = 本人に返す
lobby-computers = コンピューターを加える…
lobby-computer-add = コンピューターを加える：{ $strength }
lobby-computer-easy = ときどき間違える。初めての人に
lobby-computer-medium = 手堅い。自分の手番の終わりまで読む
lobby-computer-hard = 何手番も先まで読む
lobby-computer-expert = 1手に最長1分、さらに深く読みます（速いペースの卓では使えません）
lobby-computer-remove = { $who }を外す
lobby-computers-forbid = この卓ではコンピューターなし（管理者）
lobby-computers-allow = この卓でコンピューターを使える（管理者）
lobby-computers-forbidden = この卓ではコンピューターは使いません。
lobby-choose-hints = ヒント…
lobby-hints-yes = ヒントあり：「自分の状況」の「ヒント」でよい手を自分だけに表示します。
lobby-hints-no = この卓ではヒントはありません。
lobby-choose-rated = レーティング…
lobby-rated = レート戦
lobby-rated-yes = レート戦：結果でレーティングが変わります。ヒントはありません。
lobby-rated-no = レーティングは変わりません。
lobby-option = { $name }：{ $value }
lobby-time-control = ペース：{ $time_control }。
lobby-timeout-policy = 手番ごとに猶予があり、持ち時間は毎ラウンド{ $refill }戻ります。{ $pauses }時間切れは{ $forgiven }回まで許され、次は投票です（{ $silent }日音沙汰がなければすぐ）。1手番の待ちは最長{ $longest }日です。時間切れ{ $timeouts }回超か{ $days }日の沈黙で空席です。投票なし：{ $usual }。
lobby-timeout-policy-no-clock = リマインドだけで、時間切れはありません。空いた席をどうするかは、残った人が決めます。誰も回答しないとき：{ $usual }。
lobby-choose-time-control = ペース…
lobby-set-time-control = ペース・{ $time_control }
lobby-choose-empty-seat = 空席になったら…
lobby-set-empty-seat = 空席：{ $usual }
lobby-empty-seat = 空席の扱いに誰も回答しないとき：{ $usual }
empty-seat-computer = コンピューターが続ける（{ $strength }）
lobby-choose-pauses = 数えない時間…
time-control-swift = はやい
time-control-standard = 標準
time-control-relaxed = ゆっくり
time-control-custom = 自由設定
time-control-none = 時間制限なし
time-control-label = { $name }：1手番{ $grace }、超えたら持ち時間{ $bank }
time-control-terms = { $name }（手番が来るたびに{ $grace }の猶予があり、それを過ぎると持ち時間{ $bank }が減ります。ラウンドごとに{ $refill }戻ります）
time-control-terms-none = 時間制限なし、リマインドのみ
pauses-all = 夜間・休みの日・不在の間は数えません。
pauses-away = 夜間・不在の間は数えません。休みの日は数えます。
pauses-days-off = 夜間・休みの日は数えません。不在の間は数えます。
pauses-nights = 夜間は数えません。休みの日・不在の間は数えます。
lobby-chance = 席順とすべてのランダム要素は、ゲーム終了後に公開される秘密のシードで決まります。そのSHA-256：{ $hash }
lobby-time = 時間のきまり
lobby-join = 参加
lobby-leave = 退席
lobby-leave-alone = ほかに参加者がいないため、退席すると卓は閉じられます。閉じますか？
lobby-start = 開始
lobby-missing = あと{ $count }人必要です。参加を待つか、「コンピューターと遊ぶ」を押してください。
lobby-missing-people = あと{ $count }人そろうと始められます。
lobby-start-alone = コンピューターと遊ぶ
lobby-settings = 設定…
lobby-settings-title = 卓{ $table }の設定
lobby-settings-host = 変更できるのは、卓を立てた{ $host }だけです。
host-line = ひとこと
host-line-about = 参加する人へ。例：「初心者歓迎」
host-line-open = 参加する人へのひとこと…
host-line-shown = 「{ $line }」
lobby-cancel = 卓を閉じる
lobby-your-colour = 自分の色…
lobby-language = 卓の言語…
lobby-set-language = 言語：{ $language }
game-thread = { $game }・{ $who }
game-opened = 卓{ $table }を{ $where }に立てました。ほかの人はそこで参加できます。
game-solo = 卓{ $table }（{ $where }）：{ $who }と対戦します。
game-computer-plays = 以後この席は{ $who }が進めます。
game-seat-returned = 席を{ $who }に返しました。
game-joined = 卓{ $table }に参加しました。
game-left = 卓{ $table }から退席しました。
game-colour = あなたの色：{ $colour }
game-time-control = { $time_control }。
game-picture-tall = 今から盤面の画像は縦長になります。
game-picture-wide = 今から盤面の画像は横長になります。
game-started = 卓{ $table }のゲームが始まりました。
game-cancelled = 卓{ $table }を閉じました。
game-ended = ゲームは終了しました。
game-end-admin = あなたは管理者なので、勝者なしでゲームをここですぐに終わらせることができます。元には戻せません。
game-end-alone = この卓の参加者はあなただけなので、ゲームは勝者なしでここですぐに終わります。元には戻せません。
game-end-rated = レート戦なので、いま終えると投了になります。
game-end-player = ほかの人に尋ねます。全員が同意すると、勝者なしでゲームが終わります。元には戻せません。
game-end-now = いま終わらせる
game-end-ask = 参加者に尋ねる
game-remove-confirm = { $who }の席を空けると、どうするかをほかの人が決めるまで自動で進みます。{ $who }は戻れません。元には戻せません。
game-remove-now = 退席させる
game-player-removed = 席を空けました。以後は自動で進みます。
game-resumed = 卓{ $table }をここで再開します。
move-asked = 卓{ $table }のあるチャンネルで、ほかの人に尋ねています。
move-asked-paused = 卓{ $table }をここで再開するには、ほかの全員の同意が必要です。それぞれがこのチャンネルで、卓の番号を付けて /{ command-game } { command-game-resume } を使ってください。

## 手番のメッセージ

panel-headline = { $game }・{ $where }
panel-ask = { $who }、{ $prompt }
panel-thinking = **{ $who }**が考えています……
panel-empty-seat = { $count ->
    [1] **{ $who }**の席の番ですが、今この席には人がいないため、卓は待っています。
   *[other] **{ $who }**の席の番ですが、今これらの席には人がいないため、卓は待っています。
}
panel-asked = { $who }：{ $ask }。
panel-since = 前回の手番以降：{ $story }
panel-so-far = これまでの経過：{ $story }
panel-due = 期限：{ $when }
panel-away = { $who }は{ $when }まで不在（時間切れのため1日分の不在を自動で使用）
panel-table = 卓{ $table }
panel-move = { $move }手目
what-happened-no-board = このメッセージは、このチャンネルの卓の盤面ではありません。すべての局面は/{ command-history }で見られます。
what-happened-secret = この盤面には秘密の選択があったため、手数がありません。すべての局面は/{ command-history }で見られます。
panel-choices = { $count }択
panel-which-part = 分類を選んでください…
panel-answer-sealed = { $what }（{ $asked }人中{ $given }人が決定済み）
panel-answer-secret = 非公開で選択
panel-answered = 回答を受け付けました：{ $answer }。最後の1人が回答するまで変更できます。
panel-answered-in-steps = 回答を受け付けました（最後の項目：{ $answer }）。最後の1人が回答するまで変更できます。そのときは、下の最初の項目からすべて選び直してください。
answer-in = 回答は受け付け済みです。最後の1人が回答するまで選び直せます。選び直しを始めると、新しい回答だけが有効です。
answer-withdrawn = 前の回答は取り下げました。最後の項目まで選ぶと、新しい回答が有効になります。
panel-undo = 取り消す
panel-view = 自分の状況
panel-why = できない理由…
panel-hint = ヒント
panel-recap = これまで
panel-plan = 予約
panel-rules-of = ルール：{ $card }
panel-web = ウェブで開く
panel-sign-in = ウェブにサインイン
panel-more = その他…
panel-status = 状況
panel-log = 記録
panel-score = 得点
panel-board = テキストボード
panel-export = 棋譜
panel-verify = 検証
panel-rating = レーティング
panel-resign = 投了…
panel-rematch = もう1戦
rematch-invitation = { $who }：{ $host }が再戦の卓（卓{ $table }）を立てました。
guests-open = 招待…
guests-title = 卓{ $table }の招待
guests-only = 招待制です。招待された人だけが参加でき、一覧には出ません。
guests-everyone = 誰でも参加できます。招待することもできます。
guests-close-table = 招待制にする
guests-open-table = 誰でも参加可にする
guests-invite = 誰を招待しますか？
guests-none = まだ誰も招待していません。
guests-guest-open = { $who }：招待中
guests-guest-accepted = { $who }：承諾
guests-guest-declined = { $who }：辞退
guests-invited = { $who }を招待しました。ダイレクトメッセージで、届かないときは卓でのメンションで知らせます。
guests-lobby-only = 招待制です。
guests-lobby-open = 招待中：{ $who }。
guests-lobby-declined = 辞退：{ $who }。
invitation-text = **{ $who }**、{ $host }が{ $game }（卓{ $table }）に招待しています。
invitation-accept = 承諾する
invitation-decline = 辞退する
invitation-accepted = **{ $who }**が招待を承諾し、卓{ $table }に参加しました。
invitation-declined = **{ $who }**が卓{ $table }への招待を辞退しました。
invitation-left-server = この卓のサーバーを退出しています。もう一度参加してから「承諾する」を押してください。招待は有効なままです。
invite-bot = { $who }はボットなので、席に着けません。コンピューターとは「コンピューターと遊ぶ」か、「設定…」で追加して遊べます。
invite-yourself = 自分を招待する必要はありません。招待する人の席はもうあります。ほかの人を選んでください。
invite-gone = { $who }はもうこのサーバーにいません。
invite-gone-unknown = この人はもうこのサーバーにいません。
invite-which = { $who }をどの卓に招待しますか？
invite-new = まだ始まっていない卓がありません。{ $who }のために卓を立てますか？
invite-menu = 選ぶ…
play-invite-computers = コンピューターと遊ぶゲームはすぐに始まるため、招待はできません。どちらか一方を選んでください。
play-line-game = 「{ parameter-game }」も選ぶか、「{ parameter-invite }」と「{ parameter-computers }」を外してください。外すとフォームが開きます。
panel-to-board = ボードへ
panel-to-table = 卓へ
more-menu-about = この卓でできるほかのこと：
more-menu-line = **{ $label }**：{ $about }
more-menu-below = ボードの下：「自分の状況」は自分だけに見える情報、「できない理由…」はできない理由の説明、「取り消す」は直前の手の取り消しです。
panel-guide-about = ゲームの全体を6枚のカードで説明
panel-status-about = 誰の手番か、いつからか。リマインドとペースもここで
panel-history-about = すべての局面を1手ずつ。アニメーションもあります
panel-log-about = すべての行動を文章で
panel-score-about = 各プレイヤーの得点と内訳
panel-board-about = 局面全体を文章で
panel-export-about = ゲームの記録をファイルで
panel-verify-about = 公開されたシードからゲームを再現し、公正だったかを確かめる
panel-web-about = 自分専用のリンクで卓のウェブページを開き、ボードを直接タップできます
panel-hint-about = いまのよい手とその理由
panel-whatif-about = 手を試す。ほかの人には見えず、卓にも影響しません
panel-plan-about = 自分の番に何をするかを前もって決める
panel-resign-about = ゲームから完全に抜ける
panel-not-seated = あなたはこの卓の参加者ではありません。
panel-can-look = 観戦はご自由にどうぞ：
panel-meanwhile = その間に見られるもの：
panel-moved-on = すでに{ $who }が行動しました。現在の状況はボードをご覧ください。
panel-changed = すでに状況が変わりました。現在の状況はボードをご覧ください。
panel-restored = バックアップから復元しました。これは保存されていた最新の局面です。これより後の行動は失われています。
recap-earlier = （それ以前の{ $count }件は記録にあります。）

## 行動

move-done = 選択：{ $move }
move-next = 続いて：{ $prompt }
move-confirm = **{ $move }**は取り消せないか、ほかの選択肢より大きな代償を伴います。実行しますか？
move-sure = **{ $move }**：決定しますか？
move-confirm-yes = 決定する
move-confirm-no = やめておく
move-confirm-nothing = 何も行いませんでした。
move-again = この手は先ほど行われ、有効になっています：
move-again-ask = **{ $move }**をもう一度行いますか？
move-again-yes = もう一度行う
hint-title = よさそうな手
hint-line = { $place }. **{ $move }**：{ $wins }、{ $why }
hint-line-bare = { $place }. **{ $move }**：{ $wins }
hint-wins = { $chance ->
    [0] 勝率は1%未満
    [100] 勝率は99%超
   *[other] 勝率は約{ $chance }%
}
hint-as-good = 同じくらいよい手
hint-none = いま選べる手は一つだけです。
hint-about = 強いコンピューターが、あなたに見えている情報だけで判断したものです。
hint-about-round = 「+」「−」：これ以降全員がパスした場合に、このラウンドの終わりまでに生じる差。

## 見る

part-board = ボード
own-holds = 持っているもの
own-choices = 今、支払えて選べるもの
own-choices-part = { $part }：{ $codes }
own-last = 前回の手番
board-as-file = テキストボードが長いため、ファイルにしました。
status-title = { $game }・卓{ $table }
status-lobby = 参加者を募集中で、まだ始まっていません。
status-running = ゲームは進行中です。
status-finished = ゲームは終了しています。
status-cancelled = 始めずに閉じられました。
status-paused = この卓は中断中です。内容はすべて残っています。
status-unposted = この卓の最新のメッセージを投稿できませんでした。チャンネルに見えているのは以前の局面かもしれません。今もう一度試し、次の手のたびにも試します。
paused-channel-gone = チャンネルがなくなりました。別のチャンネルで番号を付けて /{ command-game } { command-game-resume } を使うと再開できます。
paused-no-access = チャンネルが見えなくなりました（「チャンネルを見る」の権限が必要です）。権限を戻すか別のチャンネルで、/{ command-game } { command-game-resume } を使うと再開できます。
paused-no-permission = チャンネルに書き込めなくなりました（「メッセージを送信」、スレッドでは「スレッドでメッセージを送信」の権限が必要です）。権限を戻すか別のチャンネルで、/{ command-game } { command-game-resume } を使うと再開できます。
paused-archived = スレッドがロックされています。ロックを解除するか別のチャンネルで、/{ command-game } { command-game-resume } を使うと再開できます。
paused-unknown = チャンネルに投稿できませんでした。/{ command-game } { command-game-resume } で再開できます。
status-since = { $when }から
status-due = 期限：{ $when }（{ $at }）
status-bank = 持ち時間は残り{ $bank }
status-reminded = リマインド：{ $when }
status-seats = 参加者：{ $who }
status-resigned = { $who }（空いた席）
status-substitute = { $who }（代理：{ $substitute }）
status-computer = { $who }（{ $strength }）
status-reminder = { $hours }時間後にリマインドします。
status-reminder-off = リマインドなし。
status-reminders = リマインド…
status-time-control = ペース…
status-own-time-control = 数値でも：1手番・持ち時間・回復（6h 5d 1d）
status-nudge = 声をかける
status-board-wide = 画像を横長にする
status-board-tall = 画像を縦長にする
status-next = 結果の「もう1戦」で同じ設定のゲームをもう一度、/{ command-play } で別の卓、/{ command-history } でこのゲームを1手ずつ振り返れます。
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
log-someone = 誰か
log-open = { $who }が卓を立てました。
log-join = { $who }が参加しました。
log-leave = { $who }が退席しました。
log-colour = { $who }が色を選びました。
log-options = 遊び方が変更されました。
log-cancel = 卓が閉じられました。
log-expire = 期限までに始まらず、卓が閉じられました。
log-start = ゲームが始まりました。
log-move = { $who }：{ $move }
log-secret = { $who }が行動しました（内容は未公開）。
log-autopilot-move = { $who }の席（自動）：{ $move }
log-computer-move = { $who }：{ $move }
log-aims = { $story }（{ $aims }）
log-seat-computer = コンピューターが席に着きました（{ $strength }）。
log-remove-computer = コンピューターが席を離れました。
log-undo = { $who }が{ $moves }手取り消しました。
log-resign = { $who }が投了しました。
log-remove-player = 管理者が{ $who }の席を空けました。
log-timeout = { $who }が時間切れになりました。
log-wait = 卓は{ $who }を待ちます。
log-autopilot-turn = 卓は{ $who }のこの手番を自動で進めることにしました。
log-computer-turn = 卓は{ $who }のこの手番をコンピューター（{ $strength }）に任せることにしました。
log-empty-seat = { $who }の席が空席になりました。
log-offer = 卓は{ $who }の席を引き継ぐ人を募ります。
log-autopilot-seat = 卓は{ $who }の席を自動で進めることにしました。
log-takeover = { $who }が席を引き継ぎました。
log-back = { $who }が席に戻りました。
log-substitute = { $who }の代理が始まりました。
log-return = { $who }の代理が終わりました。
log-by = { $story }（{ $who }が行動）
log-by-plan = { $story }（予約していた手）
log-by-automatic = { $story }（選べる手が一つだけなので自動）
log-end = ゲームが途中で終了しました。
log-time-control = ペースが変わりました。
log-pause = 卓が中断されました。
log-resume = 卓が再開されました。
log-repair = 手の記録から局面を復元しました。

## ルール

card-label = { $title }・{ $group }
card-rule = ルール：{ $rule }
why-choose = 何をしたいですか？いまできない理由をお答えします。
why-nothing = 選択肢はどれもいま実行できます。
why-menu = できない手を選ぶ…
why-menu-part = { $first } – { $last }…
why-alike = { $first }から{ $last }まで、計{ $count }件。例：{ $reason }
why-open = 「{ $choice }」はいま実行できます。
why-unknown = 「{ $typed }」はここでの選択肢ではありません。ボードの下の「できない理由…」に候補があります。

## 取り消し・投了・同意

undo-done = { $moves ->
    [1] 直前の手を取り消しました。
   *[other] 直前のあなたの手と、その後の手を取り消しました（全部で{ $moves }手）。
}
undo-proposed = { $moves }手の取り消しについて、ほかの人に尋ねています。
undo-asks = { $moves }手の取り消しについて、ほかの人に同意を求めます。
undo-ask = 尋ねる
undo-leave = やめておく
resign-confirm = 投了すると、席をどうするかをほかの人が決めるまで自動で手が進み、あなたは勝者になれません。投了しますか？
resign-confirm-end = 投了すると、ゲームはここで終わり、あなたは勝者になれません。投了しますか？
resign-yes = 投了する
resign-done = 投了しました。
vote-undo = **{ $who }**が{ $moves }手の取り消しを求めています。
vote-end = **{ $who }**が、勝者なしでここで終えることを求めています。
vote-move = **{ $who }**が、卓を{ $where }に移すことを求めています。
vote-move-channel = { $channel }
vote-move-abroad = 別のサーバーのチャンネル
vote-time-control = **{ $who }**が、ペースの変更を求めています：{ $time_control }。全員の時間は最初からになります。
vote-takes-back = { $moves ->
    [1] 取り消すのは{ $first }手目（{ $who }）です。
   *[other] 取り消すのは{ $first }～{ $last }手目（{ $who }）です。
}
vote-revealed = そのあとに、カードなどの非公開情報が明らかになっています。
vote-agrees = { $who }：同意
vote-objects = { $who }：反対
vote-waiting = { $who }：未回答
vote-until = 締め切りは{ $when }。反対がなければ、その時点で過半数の同意により成立します。
vote-accepted = 同意により実行しました。
vote-refused = 全員の同意が得られず、ゲームは続きます。
vote-refused-time-control = 全員の同意が得られず、ペースは今のままです。
vote-expired = ゲームが進んだため、この提案は無効になりました。
vote-expired-few = 回答が足りなかったため、この提案は無効になりました。
vote-button-yes = 同意
vote-button-no = 反対
vote-opened = ほかの人に尋ねています。
vote-yes = 同意しました。
vote-no = 反対しました。
vote-timeout = **{ $who }**の時間切れが{ $times }回になりました。この手番をどうしますか？
vote-timeout-over = **{ $who }**の時間切れが{ $times }回になりました。
vote-timeout-about = 最も多い回答に決まります（締め切りは{ $when }）。同数なら1日待ち、回答がなければ自動で進みます。本人が先に行動すれば、この質問は取り下げです。
vote-timeout-wait = 1日待つ
vote-timeout-autopilot = この手番は自動で
vote-timeout-computer = この手番はコンピューター（{ $strength }）が進める
vote-timeout-remove = 席を空席にする
vote-empty-seat = **{ $who }**の席に人がいなくなりました。どうしますか？
vote-empty-seat-over = **{ $who }**の席が空席になりました。
vote-empty-seat-about = 最も多い回答に決まります（締め切りは{ $when }）。同数なら待ち、回答がなければ「{ $usual }」になります。
vote-empty-seat-wait = 待つ
vote-empty-seat-takeover = 引き継ぐ人を募る
vote-empty-seat-computer = コンピューターが続ける
vote-empty-seat-autopilot = 自動で進める
vote-empty-seat-end = ここで終えて得点計算
vote-answer = { $choice }：{ $who }
vote-decided = 決定：{ $choice }
vote-unanswered = 回答がなかったため：{ $choice }
vote-tied = 同数のため：{ $choice }
vote-reminder = **{ $who }**、卓からの質問があります。
vote-reminder-button = 質問へ
vote-given = 回答を受け付けました。決まるまで変えられます。
vote-given-last = 回答を受け付けました。これで結論が出ました。
takeover-button = この席を引き継ぐ
takeover-done = この席はあなたのものです。ここまでの経過と、あなたの状況です。
substitute-asked = **{ $substitute }**、{ $who }が{ $when }までの代理を頼んでいます。
substitute-about = この席の非公開情報を見て、代わりに行動します。誰が行動したかは記録に残ります。ゲームを終えるかどうかを含め、投票にも代わりに答えます。
substitute-agreed = **{ $substitute }**が{ $when }まで{ $who }の代理をします。
substitute-over = { $who }がここで代理を頼んでいましたが、今は終わっています。
substitute-declined = { $who }がここで代理を頼みましたが、引き受けてもらえませんでした。
substitute-yes = 引き受ける
substitute-no = 今回は遠慮する
substitute-sent = 相手に尋ねています。引き受けてもらえるまでは、あなたが自分で進めます。代理の間は、ゲームを終えるかどうかを含め、投票にも代わりに答えます。
substitute-ended = 代理は終わりました。これからは自分で進めます。
substitute-withdrawn = 依頼を取り下げました。席は引き続きあなたが担当します。
substitute-left = 代理を終えました。席は元のプレイヤーに戻ります。
substitute-refused = 代理を断りました。席は元のプレイヤーがそのまま進めます。

## 棋譜と検証

export-running = ここまでの棋譜：{ $moves }手。シードはゲーム終了後に公開されます。
export-withheld = ほかに{ $moves }手がまだ公開されていません。
export-finished = ゲーム全体の棋譜：{ $moves }手
verify-running = シードはゲーム終了後に公開され、誰でも再現できます。それまではハッシュのみ公開しています。
verify-holds = シードからゲームを再現しました。ハッシュ、席順、全{ $moves }手が一致しています。
verify-fails = 再現した結果が実際の経過と一致しません。
verify-other-rules = このゲームは第{ $theirs }版のルールで始まりました。ここのルールは第{ $ours }版なので、手順をここで再現することはできません。ハッシュと席順は一致しています。ルールが変わる前に終わったゲームなら、/{ command-history } のファイルを当時のSeneschalで再現できます。
verify-hash = 開始時に公開したシードのSHA-256：`{ $hash }`
verify-seed = シード：`{ $seed }`
verify-final = 最終局面のSHA-256：`{ $hash }`
verify-problem = 見つかった問題：{ $problem }

## お知らせ

remind-set = { $hours }時間行動がないと手番のプレイヤーにリマインドし、2倍、4倍の時間でもう一度ずつリマインドします。
remind-set-clock = この卓のリマインドは持ち時間に合わせて届きます。猶予が終わったとき、残りの5分の4を使ったとき、期限の4時間前です。1つの手番でプレイヤーにメンションするのは{ $most }回までです。
remind-hours-unused = 時間数が使われるのは時間制限のない卓だけで、今のリマインドは変わりません。/{ command-status } の「リマインド…」で止められます。
remind-off = この卓ではリマインドをしません。
remind-announced = { $who }の設定により、{ $hours }時間行動がないと手番のプレイヤーにリマインドし、2倍、4倍の時間でもう一度ずつリマインドします。
remind-announced-clock = { $who }の設定により、この卓では持ち時間に合わせてリマインドします。
remind-announced-off = { $who }の設定により、この卓ではリマインドをしません。
an-admin = 管理者
reminder = **{ $who }**、みんなが待っています。{ $prompt }
reminder-asked = **{ $who }**、{ $by }が次の手を待っています。{ $prompt }
reminder-other-tables = **{ $who }**、こちらの卓も待っています。
reminder-new-tables = 遊んだゲームの新しい卓（/{ command-settings }）：
reminder-line = [{ $where }]({ $link })
reminder-later = あとで…
reminder-away = 不在にする…
reminder-mute-turn = この手番は通知しない
reminder-mute-table = この卓は通知しない
reminder-mute-all = すべて通知しない
reminder-snooze = この手番のリマインドをいつまで待ちますか？
reminder-snooze-menu = あとで…
reminder-snooze-for = { $span }後
reminder-snoozed = この手番のリマインドは{ $when }まで出しません。そのときまだ行動していなければ、お知らせします。
reminder-muted-turn = この手番のリマインドはもう出しません。
reminder-muted-table = 卓{ $table }のリマインドはもう出しません。
reminder-muted-all = リマインドはもう出しません。
reminder-back = /{ command-status } の「リマインド…」で、自分のリマインドの確認と再開ができます。
table-became-inactive = 1か月動きがないため、この卓は休眠します。リマインドはもう出しません。誰かが行動すると再開します。
nudge-done = { $who }に、待っていることを伝えます。いつどのように届くかは本人の設定しだいです。
next-up = **{ $who }**、今の見込みでは次があなたの手番です。
setback-overtaken = **{ $who }**、{ $by }に追い越されました。
setback-events = **{ $who }**に関わることです。{ $story }
notifications-title = あなたのリマインド
notifications-direct-on = すべての卓をまとめて、ダイレクトメッセージで届きます。
notifications-direct-off = 卓のチャンネルに届きます。
notifications-muted-on = 何も届きません。
notifications-next-on = 次が手番になりそうなときにも届きます。
notifications-setbacks-on = 追い越されたり地位を失ったりしたときにも届きます。
notifications-muted-tables = { $count }卓のリマインドを止めています。
notifications-why = 睡眠中、休みの日、不在の間には届きません。前のものから1時間以内にも、操作している最中にも届きません。
notify-direct-on = ダイレクトメッセージで
notify-direct-off = チャンネルで
notify-muted-on = リマインドなし
notify-table = この卓のリマインドまでの時間…
notify-table-off = この卓：リマインドなし
notify-unmute = すべての卓を元に戻す
notify-next-on = 次が手番なら知らせる
notify-next-off = 次が手番でも知らせない
notify-setbacks-on = 失ったら知らせる
notify-setbacks-off = 失っても知らせない
overdue = **{ $who }**、時間切れです。みんなが待っています。{ $prompt }
overdue-forgiven = **{ $who }**、時間切れです。{ $forgiven }回までは1日ずつ延ばします（今回が{ $count }回目）。期限は{ $when }。{ $prompt }
away-day-used = **{ $who }**、時間切れになったため、不在を1日分自動で使いました。{ $when }まで時間は減りませんが、行動はできます。/{ command-away } で残りの確認、早めの復帰、自動使用の停止ができます。
away-day-used-more = それまでに行動がなければ、もう1日分を自動で使います（そのときはお知らせしません）。


## 個人の時間

settings-title = 個人設定
settings-group-time = 時間
settings-group-reminders = リマインド
settings-group-play = プレイと画像
settings-privacy = 自分のデータ
settings-notes = メモ
settings-line = { $name }：{ $value }
settings-name-reminders = リマインド
settings-reminders-channel = チャンネルで
settings-reminders-direct = ダイレクトメッセージで
settings-reminders-none = 受け取らない
settings-name-digest = 複数の卓で手番のとき
settings-digest-together = まとめて1通
settings-digest-separate = 卓ごとに
settings-name-opened = 遊んだゲームの新しい卓
settings-opened-no = リマインドに載せない
settings-opened-yes = まとめたリマインドに載せる
settings-name-ahead = 事前のお知らせ
settings-ahead-none = なし
settings-ahead-next = 次が自分の手番のとき
settings-ahead-setbacks = 抜かれたり何かを失ったりしたとき
settings-ahead-both = 両方
settings-name-language = 言語
settings-language-discord = Discordの設定に合わせる
settings-name-picture = 自分だけに見えるボード
settings-picture-table = 卓の設定に合わせる
settings-name-size = 自分だけに見える画像の大きさ
settings-size-full = 通常
settings-size-half = 半分（読み込みが速い）
settings-name-confirm = 確認
settings-confirm-final = 取り消せない行動の前
settings-confirm-all = すべての行動の前
settings-confirm-never = しない
settings-name-hints = ヒント
settings-name-leaderboards = ランキング
settings-hints-yes = 卓が許していれば使う
settings-hints-no = 使わない
settings-leaderboards-no = 載せない
settings-leaderboards-yes = 載せる
settings-name-automatic = 自動で行う
settings-group-people = ブロック
settings-blocked = ブロック中：{ $who }
settings-blocked-none = ブロックしている人はいません。
settings-why-people = ブロックした人とは、/{ command-tables }で互いの卓が見えなくなり、互いのいる卓に参加できなくなります。相手には知らせません。進行中のゲームは続きます。ほかの人は、その人のメニュー（右クリック、スマホでは長押し）の「アプリ」›「{ command-block }」でブロックできます。
settings-block = 同卓した人をブロック…
settings-unblock = ブロックを解除する…
block-done = { $who }をブロックしました。新しい卓で会うことはなくなります。相手には知らせません。進行中のゲームは続きます。一覧は/{ command-settings }にあります。
block-app = アプリはブロックできません。卓には参加しないからです。
settings-automatic-nothing = なし
settings-automatic-answers = 選択肢が1つだけのとき
settings-automatic-pays = 妥当な支払いが1通りのとき
settings-automatic-both = 両方
settings-why-reminders = 睡眠中、休みの日、不在中、操作中には届きません。届くのは1時間に1通までです。手番や卓ごとに止めるには、リマインドのボタンを使います。
settings-why-play = 自分だけに見えるものと自分の行動についての設定で、すべての卓で有効です。全員に向けた投稿は卓の設定に従います。
settings-ask =
    ### ふだんの睡眠時間は？
    この卓には時間制限があります。タイムゾーンを選ぶと、夜の間は時間が進みません。お尋ねするのは今回だけです。あとは /{ command-settings } で確認や変更ができます。
settings-unknown = まだ生活時間をうかがっていないので、時間は昼も夜も進みます。
settings-zone = タイムゾーン：**{ $zone }**（今は{ $now }）
settings-zone-now = { $zone } · { $offset } · { $now }
settings-night = { $begins }から{ $ends }まで睡眠
settings-night-none = 夜も時間が進む
settings-off-none = 休みの曜日なし
settings-off-sat-sun = 土・日が休み
settings-off-fri-sat = 金・土が休み
settings-off-sunday = 日曜が休み
settings-off-saturday = 土曜が休み
settings-why-time = 今からすべての卓で有効です。過ぎた時間は戻りません。メニューにないタイムゾーンは /{ command-settings } { parameter-zone }: で指定できます。
settings-choose-zone = そちらは今何時ですか？
settings-choose-night = 睡眠時間は？
settings-choose-off = 休みの曜日は？
picture-tall = 縦長（スマホ向け）
picture-wide = 横長（パソコン向け）
picture-words = 画像なし、文章で
away-title = 不在
away-not = 不在の予定はありません。
away-now = { $ends }まで不在です。
away-later = { $begins }から{ $ends }まで不在の予定です。
away-left = 不在にできるのはあと{ $left }です。
away-none-left = 今のところ、不在にできる時間は残っていません。
away-automatic = 持ち時間がなくなると、自動で1日分の不在を使います（手番に1日以上の時間がある卓のみ）。
away-automatic-not = 持ち時間がなくなっても、不在を自動では使いません。
away-why = どの1年を取っても合計21日、続けて14日まで、1時間単位です。ほかの人には期限が延びることだけが見えますが、自動で使った不在はそうとわかります。不在の間も時間が進む卓では、募集のメッセージにそう書いてあります。
away-for = { $span }
away-back = 戻りました
away-call-off = 今後の不在をやめる
away-automatic-on = 自動で使う
away-automatic-off = 自動では使わない
error-moment = 「{ $typed }」は{ $most }以内の期間でも日付でもありません。期間（3d、12h）か日付（2026-12-24、または2026-12-24 18:00）で書いてください。
error-away-until = いつから不在にするかは書かれていますが、いつまでかがありません。両方書いてください：/{ command-away } { parameter-from }:{ $begin } { parameter-until }:3d
error-substitute = ボットではない人と、いつまでかを書いてください：/{ command-game } { command-game-substitute } { parameter-person }:@友人 { parameter-until }:3d
error-substitute-self = この席はもともとあなたのものです。不在の間に代わってもらう友人を指定してください。

## 終了

final-played = { $count ->
    [1] { $who }の勝利です。
   *[other] { $who }の共同勝利です。
}
final-tie-break = { $count ->
    [1] { $who }の勝利です（{ $tie_break }）。
   *[other] { $who }の共同勝利です（{ $tie_break }）。
}
final-resigned = { $count ->
    [0] 投了により、勝者なしで終了しました。
   *[other] { $who }が最後まで卓に残り、勝利しました。
}
final-consent = 全員の同意により、勝者なしで終了しました。
final-admin = 管理者が終了しました。勝者はいません。
final-voted = 残った人の投票で終了し、その時点の得点で決まりました。{ $count ->
    [1] { $who }の勝利です。
   *[other] { $who }が勝利を分かち合います。
}
final-happened = 終局まで：{ $story }
final-turning-points = **勝負の分かれ目**
final-turning-points-none = 最終得点計算まで、誰の得点も動きませんでした。
final-turning-point = { $move }手目：{ $story }
final-ratings = **レーティング**
rating-line = { $who }：{ $before } → **{ $after }** ± { $margin }（{ $gain }）
rating-not-counted = 順位が決まる前に終わったので、レーティングは変わりません。
rating-title = 卓{ $table }のレーティングの計算
rating-about = 全員を1人ずつ比べます。上の順位なら増え、予想外の結果ほど大きく変わります。
rating-compared-ahead = { $who }（{ $rating }）：上位になる見込みは{ $chance }%、結果は上位：**{ $gain }**
rating-compared-behind = { $who }（{ $rating }）：上位になる見込みは{ $chance }%、結果は下位：**{ $gain }**
rating-compared-level = { $who }（{ $rating }）：上位になる見込みは{ $chance }%、結果は同順位：**{ $gain }**
rating-left = 途中で抜けたので、残った全員より下の順位です。
rating-takeover = 席を引き継いだので、減ることはありません。その後の手は全体の{ $share }%なので、変化の{ $share }%を数えます。
rating-computers-finished = 最後はコンピューターが進めました。それまでの手は全体の{ $share }%なので、変化の{ $share }%を数えます。
rating-about-margin = ゲーム前の誤差は± { $margin }でした。遊ぶほど誤差は小さくなり、1回の変化も小さくなります。
leaderboards-ask = **ランキングに載せますか？**レート戦を{ $games }回以上遊んだ人が載り、誰でも見られます。
leaderboards-yes = 載せる
leaderboards-no = 載せない
leaderboards-answered-yes = ランキングに載せます。
leaderboards-answered-no = ランキングには載せません。
leaderboards-change = /{ command-settings } で変更できます。
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
help-open = **1.** `/{ command-play }` か下のボタンで卓を立てます。ほかの人が「参加」を押したら、「開始」を押してください。満席なら参加者の誰でも始められます。一人なら「コンピューターと遊ぶ」を押してください。
help-play = **2.** 手番になると、局面の画像とともにメンションされます。メニューから選ぶか、`/{ command-move }` と入力します。「取り消す」で戻せます。
help-ask = **3.** `/{ command-rules }` でルール、「できない理由…」でできない理由、`/{ command-view }` で自分の状況、`/{ command-history }` で経過を確認できます。次の手は数日後でもかまいません。
help-start = 卓を立てる
help-which = どのゲームですか？

## エラー

error-no-table-here = このチャンネルに卓はありません。/{ command-play } で立てられます。
error-not-running = 卓{ $table }で進行中のゲームはありません。
error-not-seated = あなたはこの卓の参加者ではありませんが、/{ command-view }、/{ command-status }、/{ command-history } で観戦できます。
error-rematch = 「もう1戦」で卓を立てられるのは、今回遊んだ人です。募集が始まれば、そのボタンから参加できます。/{ command-play } で自分の卓を立てることもできます。
error-not-started = 卓{ $table }のゲームはまだ始まっていません。{ parameter-table }:{ $last } を付けると、ここで前に遊んだゲームを見られます。
error-other-game = この卓のゲームは{ $game }です。`/{ $group }` か `/{ command-move }` を使ってください。
error-other-verb = いまは「{ $verb }」の場面ではありません。現在：{ $prompt }
error-several = 「{ $typed }」は{ $which }のどれとも取れます。もう少し入力するか、候補から選んでください。
error-did-you-mean = 「{ $typed }」はここでの選択肢にありません。{ $which }のことですか？まだ何も実行していません。
error-no-such-choice = 「{ $typed }」はここでの選択肢にありません。選べるもの：{ $which }
error-none-of-verb = いまは「{ $verb }」を行えません。できること：{ $which }
error-no-card = 「{ $typed }」のカードはありません。/{ command-rules } の候補をご覧ください。
rules-no-card-of = 図のこの場所は **{ $place }** です。これについてのカードはありません。/{ command-rules } の候補をご覧ください。
error-no-part = ボードの部分は次のとおりです：{ $parts }
error-option-form = 「{ $option }」は「項目=値」の形ではありません。候補から選んでください。
error-thread-here = 卓のスレッドはテキストチャンネルからのみ作れます。
error-thread-not-yours = あなたにはこのチャンネルでスレッドを作る権限（「公開スレッドの作成」）がありません。{ parameter-thread }:true を外すと、チャンネルに直接立てられます。
error-thread-forbidden = このチャンネルではスレッドを作れません。「公開スレッドの作成」の権限を付与するか、{ parameter-thread }:true を外してください。
error-permission = このチャンネルでは「{ $permission }」の権限がないため、卓を立てられません。何も変更されていません。
permission-view_channel = チャンネルを見る
permission-send_messages = メッセージを送信
permission-send_messages_in_threads = スレッドでメッセージを送信
permission-attach_files = ファイルを添付
panel-no-files = 画像なし：このチャンネルではファイルを添付できません（「ファイルを添付」の権限が必要です）。/{ command-view } に { parameter-text }:true を付けると文章で見られます。
error-not-allowed = ここではその操作の権限がありません。
error-no-form = Discordでフォームを表示できませんでした。Discordを更新するか、別の端末でお試しください。
error-old-command = このコマンドは更新されました。入力し直してください。それでも続く場合はDiscordを再読み込みしてください。
error-no-such-member = このサーバーにそのメンバーはいません。
error-old-button = このボタンは以前のバージョンのものです。現在の状況は /{ command-view } か /{ command-status } でご確認ください。
error-before-restore = このメッセージはバックアップから復元する前のものです。ボタンやメニューはもう使えません。
error-in-a-server = 卓はサーバーのチャンネルで立てます。そこで /{ command-play } と入力してください。
error-unexpected = こちらで問題が発生しましたが、何も変更されていません。ご報告の際は番号{ $number }をお知らせください。
error-after-saving = 操作は保存され、有効になっています。こちらからの返答だけがうまくいきませんでした。ご報告の際は番号{ $number }をお知らせください。有効な内容：
error-saved = 現在の状況は /{ command-status } で確認できます。
error-unsure = こちらで問題が発生し、この操作が保存されたかどうかを現在確認できません。もう一度試す前に /{ command-status } をご確認ください。ご報告の際は番号{ $number }をお知らせください。

## What happened

between-sentences = {""}
recap-more = ほかは記録に。
recap-nothing = 前回の手番から変化はありません。
recap-empty = まだ何も起きていません。
recap-round = **{ $round }**・{ $story }
recap-title = 卓{ $table }：これまでの経過
command-recap = これまで
command-recap-about = 前回の手番からの出来事、またはゲーム全体の経過
parameter-whole = 全体
parameter-whole-about = これまでのゲーム全体を、1ラウンド1行で

board-last = 直前：{ $story }

## はじめての人
guide-open = 遊び方
guide-head = ### { $game }：{ $topic }
guide-page = { $page }／{ $pages }
guide-page-pictured = { $page }／{ $pages }・ボードは例です
guide-topic-goal = 目的
guide-topic-round = ゲームの流れ
guide-topic-press = 操作のしかた
guide-topic-points = 得点の入り方
guide-topic-mistakes = 初心者がやりがちな3つの失敗
guide-topic-ask = 困ったとき
guide-press =
    手番になると、局面の画像とともにメンションされます①。選べる場所には画像の中に記号②があり、下のメニューとボタンにも同じ記号があります。1、2回押すだけで1手です。
    入力もできます。`/{ command-move }` と打つと、できる手がすべて表示されます。ほかの人が行動するまでは「取り消す」で戻せます（コンピューターの手も一緒に戻ります）。次の手は数日後でもかまいません。
guide-ask =
    `/{ command-rules }` に名前か記号①を付けると、たとえば `/{ command-rules } 7` で、その場所の効果がわかります。「できない理由…」ボタンは、いまできない理由と参照するカードを教えます。
    「自分の状況」は自分のものを自分の言語で、`/{ command-history }` は経過を、`/{ command-view } { parameter-part }:` はボードの各部を文章でも表示します。返事が見えるのはあなただけです。
guide-back = 戻る
guide-on = 次へ
guide-learn = やってみる：短いレッスン
guide-none = このゲームのレッスンはまだありません。
lesson-head = ### { $game }：はじめてのレッスン（{ $step }／{ $steps }）
lesson-chosen = 選んだのは**{ $choice }**です。
lesson-again = ほかを試す
lesson-on = 次へ
lesson-end = レッスンは以上です。残りは「遊び方」の6枚のカードにあります。実際に1卓遊ぶのがいちばんの近道です。
panel-first = 初めてですか？遊び方はこちら
help-guide = どれも初めてなら、「遊び方」は2分で読めます。短いレッスンではいくつかの判断を試せます。
help-time-rules = 卓のきまり
time-rules-title = ### 卓のきまり
time-rules-clock = **時間。** 手番が来るたびに猶予があり、それを過ぎるとゲーム全体の持ち時間を使います。長さは募集のメッセージにあります。夜間は数えません。休みの日と不在（`/{ command-away }`）は募集のメッセージに書かれたとおりです。ほかの人の手番の途中で返事を求められたときは、猶予の{ $answer }倍が期限で、持ち時間は減らず、その手番は待ちます。
time-rules-away-days = **不在の自動使用。** 不在の間を数えない卓で、猶予と持ち時間が合わせて{ $least }以上あれば、持ち時間がなくなったときにまず1日分の不在を自動で使います。1つの手番で{ $turn }日までで、本人が直近{ $silent }日以内にこの卓で何かしている場合に限ります。続けて{ $stay }まで、どの1年を取っても{ $year }までです。本人には手番ごとに一度知らせ、いつまでかはボードに出ます。`/{ command-away }` で、早めに戻ることも自動で使わない設定にすることもできます。これより速い卓では使いません。
time-rules-timeouts = **時間切れ。** { $forgiven }回までは1日ずつ延ばします。1日のうちに何度あっても1回と数えます。その次は、また{ $silent }日音沙汰のないプレイヤーについてはすぐに、ほかの人が決めます：1日待つ、この手番を自動またはコンピューターで進める、席を空ける。最も多い回答に決まり、同数なら待ち、1日回答がなければ自動で進みます。本人に代わって進んだ手は、次の人が行動するまで本人が取り消せます。
time-rules-empty-seats = **空席。** 時間切れが{ $timeouts }回を超えるか、時間切れのあと{ $days }日音沙汰がなければ、席は空席になります。残った人が{ $vote }日以内に決めます：待つ、引き継ぐ人を募る（`/{ command-game } { command-game-takeover }`）、コンピューターが続ける、自動で進める、ここで終えて得点計算。回答がなければ募集のメッセージに書かれたとおりです。いなくなった人は、ほかの人が席に着くまでは `/{ command-game } { command-game-takeover }` で戻れます。
time-rules-votes = **投票。** 全員が同意すればすぐに実行し、1人でも反対すれば取り下げです。{ $vote }日たてば過半数で足り、{ $days }日音沙汰のない人は数えません。1人の返事がないだけで卓が止まることはありません。ゲームの終了に同意していないプレイヤーが行動すると、終了の提案は無効になります。
time-rules-substitutes = **代理。** 不在の間は `/{ command-game } { command-game-substitute }` で友人に席を任せられます。双方の同意が必要で、誰が行動したかは記録に残ります。
time-rules-abandonment = **断りなく離れたら。** 席を空席にした人は、誰かが引き継ぐか本人が戻るまで、新しく参加できる卓は{ $most }つまでです。参加を禁止されることはありません。
time-rules-plans = **予約。** `/{ command-plan }` で、聞かれたときにすることを先に決めておけます。選んだ手のうち最初にできるものを行い、どれもできなければいつもどおり待ちます。予約は本人にしか見えません。決めておいた質問にだけ答え、手が取り消されたら止まります。予約どおりの手だったことはボードに出ます。
mine-title = 自分の卓
mine-none = 参加中の卓はありません。サーバーのチャンネルで /{ command-play } と入力すると卓を立てられます。
mine-count = { $waiting ->
    [0] { $total }卓のうち、あなたを待っている卓はありません。
   *[other] { $total }卓のうち、{ $waiting }卓があなたを待っています。
}
mine-go = 卓へ移動
mine-vote = ほかの参加者からの提案があり、あなたの回答を待っています。
mine-lobby = 開始前：{ $most }席のうち{ $seated }席が埋まっています。
mine-others = 手番：{ $who }
mine-with = 同卓：{ $who }
mine-plan-stopped = 止まった予約があります。理由は /{ command-plan } で見られます。
mine-next = 次の卓
mine-more-urgent = より急ぐ卓
mine-less-urgent = あとの卓
mine-none-waits = あなたの行動を待っている卓はありません。
command-history = 履歴
command-history-about = ゲームのボードを1手ずつ見返し、何が起きたかを読みます
panel-history = 履歴
history-step = { $latest }手中{ $step }手目
history-steps = 1手ずつ
history-latest = 最新
history-last-turn = 自分の前回の手番
history-rounds = ラウンドへ移動…
history-turning-points = 勝負の分かれ目へ移動…

## 検討

panel-review = 検討
review-title = 検討
review-waiting = 検討しています。1、2分かかります。結果は残るので、いつでも /{ command-history } の「検討」で見られます。
review-progress = 検討しています：{ $all }のうち{ $done }まで完了…
review-failed = このゲームは記録から再現できないため、検討できません。
review-gone = この検討はもうありません。/{ command-history } の「検討」で作り直せます。
review-share-least = 1%未満
review-share-most = 99%超
review-chance = { $who } { $share }
review-chances = 勝率：{ $chances }
review-accuracy = **正確さ**
review-swings = **損の大きかった選択**
review-swings-none = 大きく損をした選択はありませんでした。
review-swing = { $number }. { $move }手目、{ $when }、{ $who }：**{ $played }**の勝率は{ $kept }。**{ $best }**なら{ $could }
review-swing-why = { $swing }。{ $why }
review-later = よさが出るのは後になってからです
review-by-round = これ以降全員がパスした場合、ラウンド終了までに：{ $why }
review-swing-option = { $move }手目・{ $who }・−{ $cost }%
review-to-swing = 損の大きかった手へ移動…
review-steps = 1手ずつ見る
review-export = ファイルに保存
review-try = 別の手を試す
review-kept = この選択は、その時点の勝率の{ $share }を保ちました。
review-alt = 最初の手から最後の手までの勝率（%）：
review-about = 正確さは、いつも最善の手なら100%、でたらめなら0%です。影響の大きい選択ほど重く数えます。その時本人に見えていた情報だけをもとに、強いコンピューターが評価しています。
review-file = 検討のファイルです。1手ごとの全員の勝率と、それぞれの選択が保った割合が入っています。

## もしも

panel-whatif = もしも
whatif-title = もしも
whatif-about = 見えているのはあなただけで、卓には一切影響しません。ほかの席は強さ「普通」のコンピューターが進めます。
whatif-about-running = 見えているのはあなただけで、卓には一切影響しません。ほかの席は強さ「普通」のコンピューターが進め、あなたに見えない部分は仮に決めています。
whatif-back = 1手戻す
whatif-again = 最初から
whatif-to-board = ボードへ戻る
whatif-over = ここでゲームは終わりです。

## ゲームのアニメーション

since-beginning = ゲーム全体
since-turn = 自分の前回の手番から
replay-animation = アニメーション
replay-waiting = ほかのアニメーションを描いています。次があなたの番です。
replay-drawing = アニメーションを描いています：{ $all }枚中{ $done }枚…
replay-done = { $turns }枚、{ $first }手目から{ $last }手目まで。
replay-cannot = このゲームは棋譜から再現できないため、アニメーションはありません。/{ command-history } で1手ずつ見られます。
replay-too-long = アニメーションが大きすぎてメッセージに入りません。/{ command-history } で1手ずつ見られます。
replay-no-pictures = このゲームには画像がないため、リプレイを作れません。

## サーバーの卓

command-tables = 卓一覧
command-tables-about = 自分の卓（急ぐ順）と、参加や観戦ができる卓
parameter-public = 募集
parameter-public-about = 参加者を募集します。ほかのサーバーにも表示されます
lobby-public = 参加者募集中：どなたでも歓迎です。
tables-lobbies = 参加できる卓
tables-empty-seats = 引き継げる席のあるゲーム
tables-other-servers = ほかのサーバーの募集
tables-running = 観戦できるゲーム
tables-none = ここに参加や観戦のできる卓はありません。/{ command-play } で卓を立てられます。
tables-open = 参加や観戦ができる卓
tables-watch = 観戦
tables-back = 前のページ
tables-on = 次のページ
tables-seated = { $most }席のうち{ $seated }席が埋まっている
tables-missing = { $missing ->
    [0] 開始できます
   *[other] あと{ $missing }人
}
tables-closes = { $when }に閉じます
company-title = 同卓の人：
company-reply = { $who }は、たいてい{ $time }以内に行動します
company-finished = { $played }ゲーム中{ $finished }ゲームを最後までプレイ

## 卓での自分用メモ

note-own = あなたのメモ：{ $note }
note-open = メモ…
note-title = この卓のメモ
note-about = あなただけに見えます。空にすると削除します
note-kept = メモしました。「自分の状況」で自分だけが見られます。
note-delete = メモを削除
note-deleted = メモを削除しました。
notes-title = あなたのメモ
notes-none = メモはまだありません。卓の「自分の状況」の「メモ…」で書けます。見られるのはあなただけです。
notes-choose = メモを変更…

## ある人について保存されているもの

command-server = サーバー
command-server-about = 管理者用：卓を立てられる場所と人、既定のペースと言語
parameter-channel = チャンネル
parameter-channel-about = このチャンネル（またはフォーラムの投稿）で卓を立てられるようにする、またはやめる
parameter-role = ロール
parameter-role-about = 参加者募集のときにこのロールへ知らせる、またはやめる
server-title = このサーバーの卓
server-about = チャンネルとロールは `/{ command-server } { parameter-channel }:` と `/{ command-server } { parameter-role }:` で指定し、もう一度指定すると解除します。管理者はいつでも卓を立てられます。
server-where = 卓を立てられるのは{ $channels }とそのスレッドです。
forum-tag-open = 募集中
forum-tag-playing = 進行中
forum-tag-over = 終了
forum-opening = 卓を準備しています…
forum-permission = { $forum }に卓を立てられません。管理者がそこで「{ $permission }」の権限を与える必要があります。
forum-not-yours = 卓は{ $forum }に立てますが、あなたはそこに投稿できません。管理者に「投稿を作成」の権限を頼んでください。
forum-tags-required = { $forum }の投稿にはタグが必要ですが、使えるタグがありません。管理者は/{ command-server }にあるタグを追加できます。
forum-tags = { $forum }に、ゲーム、状態、持ち時間のタグがありません。フォーラムの設定で追加するか、「チャンネルの管理」の権限を与えてもう一度選んでください：{ $tags }。
forum-ready = { $forum }：卓ごとにタグ付きの投稿を作り、ゲームが終わると閉じます。
server-everywhere = どのチャンネルでも卓を立てられます。
server-time-control = 既定のペース：{ $time_control }
server-time-control-any = 指定がなければ標準のペース
server-language = 既定の言語：{ $language }
server-language-any = 卓を立てた人の言語
server-openers-everybody = 誰でも卓を立てられる
server-openers-admins = 卓を立てられるのは管理者だけ
server-tables = 1人が同時に立てられる卓は{ $count }つまで
server-most-any = 立てられる卓の数は制限なし
server-ping = 参加者募集（`/{ command-game } { command-game-new } { parameter-public }:`）のとき、{ $role }に1時間に1回まで知らせます。
server-ping-none = 参加者募集のときに知らせるロールはありません。
server-ping-mute = { $role }にはまだ知らせられません。ロールの設定で全員にメンションを許可するか、すべてのロールにメンションする権限をボットに与えてください。
server-computers-yes = コンピューターとの対戦あり
server-computers-no = コンピューターとの対戦なし
server-choose-time-control = 既定のペース…
server-choose-language = 既定の言語…
server-choose-openers = 卓を立てられる人…
server-choose-max-tables = 同時に立てられる卓の数…
server-choose-computers = コンピューター…
server-choose-forbid = チャンネルの許可を取り消す…
server-channel-gone = 削除されたチャンネル
privacy-title = ### あなたについて保存しているもの
privacy-stored = あなたのDiscord IDと着席時の名前。行動とその時刻、成績とレーティング。申し込んだリーグとカップ。立てた卓とひとこと。登録したタイムゾーン、睡眠時間、休みの曜日、不在、画像とリマインドの好み。声をかけた相手と、声をかけてきた人。あなたのメモ。予約と、試した手。リマインドを止めた卓。ウェブページにサインインしたブラウザ。卓に招待した人と、招待してくれた人。ブロックした人。最後に操作した時刻。
privacy-not-stored = チャンネルでの発言や、アカウントのその他の情報は保存しません。ほかの参加者には、あなたの名前、色、行動が見えます。卓に加わるときは、ふだん行動するまでの時間と、最後までプレイしたゲームの数も見えます。
privacy-file = すべてをファイルで
privacy-here = あなたのDiscord IDで保存されているもののすべてです。
privacy-delete = 削除する…
privacy-sure = 設定、リマインド、不在、メモを削除します。プレイしたゲームでは、あなたの名前は席に応じて「プレイヤー2」などになり、そこからあなたにたどり着くことはできません。ほかの参加者のゲームでもあるため、行動は残ります。元には戻せません。投稿済みのメッセージはチャンネルに残り、バックアップは新しいものに入れ替わるまで残ります。古いバックアップを復元したときにもう一度削除できるよう、削除した日時と、IDのソルト付きハッシュだけを残します。
privacy-delete-now = 完全に削除する
privacy-deleted = { $games ->
    [0] 削除しました。
   *[other] 削除しました。{ $games }ゲームで名前が変わりました。
}
privacy-player = プレイヤー{ $number }
playground-title = 卓へどうぞ
playground-about = 重量級ボードゲーム4作を、本物のボットと、あなただけの小さなDiscordで遊べます。ゲームを選んで、すぐに最初の手番をどうぞ。
playground-kept = すべてこのコンピューターに保存され、いつでも中断して後で続けられます。チャンネルでは**/**と入力するとコマンドの一覧が出ます。
playground-foot = 初めてのゲームには**レッスン**があります。卓では */{ command-rules }*、「できない理由…」、「遊び方」のカードも役に立ちます。
playground-strength = コンピューター
playground-strength-easy = 弱い
playground-strength-medium = 普通
playground-strength-hard = 強い
playground-strength-expert = 達人
playground-speed = 観戦の速さ
playground-speed-slow = ゆっくり
playground-speed-steady = 普通
playground-speed-quick = 速い
playground-alone = コンピューターと遊ぶ
playground-alone-about = あなたとコンピューターの対戦が、すぐに始まります
playground-two = 友だちと遊ぶ
playground-two-about = 友人が別のウィンドウから参加します
playground-watch = コンピューター戦を観る
playground-watch-about = コンピューター同士の対戦
playground-learn = レッスン
playground-learn-about = いくつかの判断をする短いレッスン
playground-reloaded = 文章と描画を読み込み直しました。次の画像から新しく描かれます。

## 戦績、ランキング、ゲームの統計

statistics-not-visible = この人の戦績は表示できません。
statistics-no-results = { $who }は、まだほかの人とのゲームを終えていません。
statistics-record-title = { $who }：{ $game }
statistics-no-games = ほかの人と終えたゲームはまだありません。
statistics-won = { $games }戦{ $won }勝
statistics-place = 平均順位{ $place }
statistics-ahead = 平均得点差{ $ahead }点
statistics-rating = { $level }、{ $points } ± { $margin }
statistics-rated = レーティング：{ $rating }、レート戦{ $games }回
statistics-rated-trend = レーティング：{ $rating }、レート戦{ $games }回（直近10戦で{ $trend }）
statistics-level-newcomer = 新人
statistics-level-learner = 修行中
statistics-level-steady = 堅実
statistics-level-skilled = 熟練
statistics-level-expert = 達人
statistics-level-master = 名人
statistics-rival = ライバル：{ $who }
statistics-nemesis = 天敵：{ $who }
statistics-companion = よく同席する人：{ $who }
statistics-met = { $label }、同席{ $games }回、上位{ $ahead }回、下位{ $behind }回
statistics-counted = ほかの人と終えたゲームを数えます。途中で引き継いだ席は数えません。
statistics-games = ほかのゲーム
statistics-badges = バッジ
statistics-badges-title = { $who }：{ $game }、バッジ{ $earned } / { $all }
statistics-badge-earned = ✓ **{ $name }**：{ $about }
statistics-badge-open = ○ { $name }：{ $about }（{ $done } / { $needed }）
statistics-back = 戦績に戻る
statistics-export-csv = CSVで保存
statistics-export-json = JSONで保存
statistics-export-here = 終了した{ $games }卓でのあなたの成績です。
statistics-against = { $who }との戦績
statistics-never-met = { $who }と終えたゲームはまだありません。
statistics-duel = **{ $game }**：同席{ $games }回、上位{ $ahead }回、下位{ $behind }回、平均{ $own }点対{ $other }点
badge-debut = 初陣
badge-debut-about = ゲームを1回終える
badge-regular = 常連
badge-regular-about = ゲームを10回終える
badge-veteran = 古参
badge-veteran-about = ゲームを50回終える
badge-first-win = 初勝利
badge-first-win-about = 1回勝つ
badge-champion = 王者
badge-champion-about = 10回勝つ
badge-hat-trick = 三連勝
badge-hat-trick-about = 3回続けて勝つ
badge-photo-finish = 僅差の勝利
badge-photo-finish-about = 1点差または同点の判定で勝つ
badge-landslide = 圧勝
badge-landslide-about = ほかの誰よりも4分の1以上多い得点で勝つ
badge-last-in-line = 最後から勝利
badge-last-in-line-about = 手番順が最後で勝つ
badge-full-table = 大人数の勝利
badge-full-table-about = 4人以上のゲームで勝つ
badge-sociable = 社交家
badge-sociable-about = 10人の異なる人と遊ぶ
badge-faithful = 皆勤
badge-faithful-about = 途中退席せずに20回続けて終える
leaderboard-title-here = { $game }：このサーバーのプレイヤー
leaderboard-title-everywhere = { $game }：全サーバーのプレイヤー
leaderboard-entry = **{ $place }.** { $who } · { $rating } · { $games }回
leaderboard-none = まだ誰も載っていません。レート戦が{ $least }回必要です。
leaderboard-own = あなた：{ $line }
leaderboard-ask = ランキングに載せますか？載せると、レーティングと戦績が全員に見えます。
leaderboard-unlisted = ご希望により、ランキングには載っていません。
leaderboard-few = 載るにはレート戦が{ $least }回必要です。あなたは{ $games }回です。
leaderboard-inactive = 次のレート戦まで表示されません。前回から6か月以上たったか、別のサーバーでの対戦でした。
leaderboard-rules = 掲載を希望し、レート戦が{ $least }回以上の人だけが載ります。6か月レート戦がないと表示されません。
leaderboard-open = ランキング
leaderboard-here = このサーバー
leaderboard-everywhere = 全サーバー
leaderboard-list-yes = 載せる
leaderboard-list-no = 載せない
leaderboard-back = 上へ
leaderboard-on = 下へ
leaderboard-stats = ゲームの統計
title-none = 人だけで終えたゲームはまだありません。
title-games = 終了した{ $games }ゲーム、{ $people }人
title-moves = 長さ：{ $middle }手（半数のゲームは{ $low }～{ $high }手）
title-hours = 時間：{ $middle }時間（半数のゲームは{ $low }～{ $high }時間）
title-days = 時間：{ $middle }日（半数のゲームは{ $low }～{ $high }日）
title-players = { $players }人、{ $games }ゲーム
title-order = { $place }番手：{ $points }点、卓の平均との差{ $ahead } ± { $reach }、勝率{ $won }%（{ $low }～{ $high }）
title-openings = 序盤の手（強さを補正）
title-player = プレイヤー
title-opening = { $move }：{ $gain } ± { $reach }（{ $times }回）
title-method = 人だけで最後まで遊んだ最近のゲーム（1,000まで）から計算しています。95%区間は、平均が標準誤差の1.96倍、勝率がWilson法です。序盤の手は、対戦前のレーティングによる予測より多く上回った相手の数（100人あたり）です。

## 予約

command-plan = 予約
command-plan-about = 聞かれたときにすることを先に決めておく。自動で済ませることも選べる
plan-title = あなたの予約
plan-none = この卓に予約はありません。
plan-about = これはあなたにしか見えません。予約した質問が来ると、選んだ手のうち最初にできるものをすぐに行い、そのことはボードに出ます。どれもできなければ止まり、いつもどおりあなたに聞きます。手が取り消されたときも止まります。今すでに聞かれていることは対象外です。
plan-nothing-comes = これはあなたにしか見えません。今のところ、次に聞かれそうなことはありません。
plan-for = これを聞かれたときの予約…
plan-for-more = …または、あまりなさそうなもの…
plan-likely = もうすぐ聞かれそう
plan-maybe = 聞かれるかもしれない
plan-seldom = めったにない
plan-drop = 予約をやめる…
plan-away = 止まったものを片付ける
plan-scope-once = 次の1回
plan-scope-round = このラウンドの間は毎回
plan-scope-game = やめるまで毎回
plan-does = { $steps }。どれもできなければ止まり、あなたに聞く
plan-else = → できなければ：
plan-stops = 次のとき止まる：{ $stops }
plan-stopped = **予約が止まりました**（{ $ask }）：{ $why }。
plan-in-view = 待っている予約：{ $count }件（/{ command-plan }）。
plan-draft = ### 聞かれたとき：{ $ask }
plan-how-often = 回数：**{ $scope }**
plan-choose = 何をするか選んでください。2つ目からは、前のものができないときの代わりです。
plan-not-now = 並んでいるのは、出てくるかもしれない選択肢です。そのとき名前が違えば別の選択肢とみなし、選びません。
plan-when = 何回使いますか？
plan-stop-when = こうなったら止める…（もう一度選ぶと外れる）
plan-stop-more = …またはこうなったら止める…
plan-make = これで予約する
plan-less = 最後の一つを外す
plan-discard = やめる
plan-stop-move = ほかの人が{ $what }を選んだ
plan-stop-overtaken = 誰かに追い抜かれた
plan-stop-loss = 自分のものが取られたか、押し出された
plan-stop-round = ラウンドが終わった
plan-stop-effect = 選んだものの効果やコストが、予約したときと変わった
plan-why-none = 選んでおいた手がどれもできなかった
plan-why-undo = 手が取り消された
plan-why-seat = 席の担当が替わった
plan-why-forced = 選べる手が一つしかなく、自動で進んだ
plan-why-before = 同じ質問への、これより前の予約が止まった
plan-made = 予約しました。
plan-dropped = 予約をやめました。
plan-out-of-sight = ゲームが進み、それは当分聞かれそうにありません。
plan-option-auto_answers = 答えが一つしかないときは、すぐに自動で答えます。早さでほかの人に気づかれることがあります。
plan-option-auto_pays = 合理的な払い方が一つしかないときは、すぐに自動で払います。
plan-option-auto_answers-on = 答えが一つなら自動で
plan-option-auto_answers-off = 答えが一つでも聞いてほしい
plan-option-auto_pays-on = 払い方が明らかなら自動で
plan-option-auto_pays-off = 自分で払う

## ウェブページ

web-link = この卓のウェブページを開きます。ボードを直接タップできます。リンクは10分間有効で、1回だけサインインできます。ほかの人に渡さないでください。
web-open = ページを開く
web-visitors-on = このチャンネルをサーバーの全員が読める場合、ページのアドレスを知っている人は観戦できます。
web-visitors-off = ページを開けるのは、プレイヤーと、このチャンネルを読めるサーバーのメンバーだけです。
web-on-button = 観戦を許可する
web-off-button = 観戦を許可しない
web-off = このボットには現在ウェブページがありません。

## このボットについて：バージョン、ライセンス、プライバシーポリシー、利用規約

command-about = このボット
command-about-about = バージョン、ソース、ライセンス、サポート、プライバシーポリシー、利用規約
about-title = ### Seneschal { $version }
about-what = Discordで重めのボードゲームを1手ずつ遊べます。非公式の実装です。ゲームの名称はそれぞれの権利者に帰属し、その絵や文章は使っていません。
about-licence = **ライセンス：** MIT。アイコン（[CC BY 3.0](https://creativecommons.org/licenses/by/3.0/)）は[game-icons.net](https://game-icons.net)、Notoファミリーのフォントは[OFL 1.1](https://openfontlicense.org)です。
about-source = **ソースコード：** <{ $url }>
about-support = **サポート：** <{ $url }>
about-no-support = **サポート：** このサーバーの管理者か、ボットの運営者にお問い合わせください。
about-status = **状態：**稼働中（前回の再起動：{ $when }）。
about-status-page = **稼働状況のページ：**<{ $url }>
about-privacy = プライバシーポリシー
about-terms = 利用規約
policy-privacy =
    ## プライバシーポリシー

    Seneschalはオープンソースのソフトウェアです。保存されるデータについては、このボットの運営者が責任を負います。連絡先は `/{ command-about }` にあります。

    ### 保存するものと目的
    - **Discord IDと着席時の名前**：手番が誰かを判断し、あなたにメンションするため。
    - **行動、投票、取り消しとその時刻、色、立てた卓とひとこと**：ゲームそのものです。ふだんの行動までの時間、最後までプレイしたゲームの数、成績とレーティングもここから計算します。
    - **設定した好み、タイムゾーン、睡眠時間、休みの曜日、不在**：持ち時間を公平に数え、適切な時刻にリマインドするため。
    - **メモ、予約、あとで試した手、リマインドを静かにした卓、ブロックした人、手番のお願いと招待**（した相手と、された相手）：それぞれの機能のため。ブロックした人の一覧は、ほかの人には見えません。
    - **ウェブページにサインインした時刻**（このボットにページがある場合。ブラウザにはcookie、ここにはそのハッシュだけがあります）：行動したのが誰かを知るため。
    - **最後に操作した時刻**：操作中の人にリマインドしないため。
    - **サーバー、チャンネル、メッセージ、ボタン操作のID、サーバーの設定**：ボードを正しい場所に投稿し、操作を1回だけ処理するため。

    チャンネルでの発言は読み取りも保存もしません。アカウントのほかの情報も同様です。

    ### 見られる人
    名前、色、行動、投票は卓に表示されます。卓に加わるときは、ふだんの行動までの時間と、最後までプレイしたゲームの数も参加者に見えます。レート戦の結果にはレーティングが表示されます。ランキングに載るのは同意した場合だけです。リーグとカップの順位表は、サーバーの全員に見えます。同じサーバーや同じ卓の人はあなたの成績とレーティングを見られ、ランキングに載せると全員が見られます。ブロックした人には見えません。手札、予約、メモ、好みはあなただけに表示されます。代わりに遊ぶ人には手札が見えます。ボットの運営者はデータベースを読めます。データを販売したり、第三者に渡したりすることはありません。ボットの投稿にはDiscordのプライバシーポリシーも適用されます。

    ### 保存期間
    - ウェブページへのサインイン：30日、またはサインアウトするまで。最後に操作した時刻：約10分。ボタン操作のID：1日。投稿待ちのメッセージ：通常1週間。
    - ゲームと行動：再生や検証ができるよう、期限はありません。
    - その他：あなたが変更または削除するまで。
    - バックアップ：新しいものに入れ替わるまで。通常は1週間です。動作記録：期間は運営者が決めます。IDとエラーだけが記録され、手札やメッセージは含まれません。

    ### あなたの権利
    `/{ command-settings }` を使えば、いつでも自分で全データをファイルで受け取り、削除できます。削除すると、ゲーム内の名前は「プレイヤー2」などになります。ほかの参加者のゲームでもあるため、行動と成績、各ゲーム開始時のレーティングは残ります。古いバックアップを復元したときにもう一度削除できるよう、削除した日付と、IDのソルト付きハッシュが残ります。投稿済みのメッセージはチャンネルに残ります。
policy-terms =
    ## 利用規約

    ### サービス
    Seneschalは無料です。このボットの運営者は、いつでもサービスを変更、中断、終了できます。バックアップがあるので可能性は低いものの、ゲームが失われることもあります。法律で認められる範囲で、サービスは現状のまま無保証で提供されます。

    ### 利用できる人
    Discordを利用できる人なら誰でも遊べます。Discordの利用規約とコミュニティガイドライン、そして参加しているサーバーのルールに従ってください。サーバーの管理者は、そこで参加者を退席させたり、ゲームを終わらせたりできます。

    ### フェアプレイ
    - 席は本人がプレイしてください。1つの卓で複数のアカウントを使ったり、ボタンやコマンドを自動化したりしないでください。
    - 隠された情報を見ようとしたり、ほかの参加者になりすまして操作したり、ボットを妨害したりしないでください。方法を見つけたら、ご報告ください。
    - 名前とメモは、Discordのガイドラインに沿ったものにしてください。

    違反した人は、このボットを使えなくなることがあります。

    ### 権利
    ソフトウェアはMITライセンスです。ゲームの名称はそれぞれの権利者に帰属します。名前とメモはあなたのものです。ゲームに必要な範囲で、ボットがそれらを保存し表示することに同意したものとします。棋譜は参加者なら誰でも書き出せます。

    ### データ
    保存されるデータはプライバシーポリシーのとおりです。`/{ command-settings }` で自分のデータを確認し、削除できます。

    ### 変更
    規約が変わると、`/{ command-about }` に新しいものが表示されます。プレイを続けると、同意したものとみなします。

## Bot directories (make listing)

listing-summary = 重量級ボードゲームをDiscordで1手番ずつ。{ $games }を、友人と、またはコンピューターと遊べます。
listing-description =
    ### 重量級ボードゲームを、あなたのサーバーで1手番ずつ。
    Seneschalがルールを守り、盤面を描き、手番が来た人に知らせます。手番は1分で終わります。メニューから選ぶか、ボタンを押すか、数文字を入力するだけです。

    ### ゲーム
    { $games }

    ### できること
    - スマートフォンでも読める盤面。直前の手番に印が付き、1文で説明されます
    - 手札や秘密の選択は、本人だけが見られます
    - 4段階の強さのコンピューター、ヒント、終わったゲームの分析
    - 夜、休みの日、不在の間は進まない持ち時間とリマインド
    - 取り消し、履歴、アニメーション、検証できる棋譜
    - 絵の付いたルールカードと、はじめての人のためのレッスン
    - 友人を招待する卓、フォーラムの投稿としての卓
    - English、繁體中文、简体中文、日本語を参加者ごとに選べます

    ### はじめかた
    `/{ command-play }`と入力すると、卓がスレッドに立ちます。「参加」を押して「開始」するか、コンピューターとすぐに遊べます。

    Seneschalは無料のオープンソースです。非公式の実装であり、ゲームの名称はそれぞれの権利者に属します。絵や文章は使っていません。
listing-game = - { $game }（{ $least }～{ $most }人）
listing-tags = ボードゲーム | ストラテジー | ターン制 | マルチプレイ | ゲーム

## Leagues and cups

command-league = リーグ
command-league-about = リーグとカップ：申し込み、順位表、管理
command-league-open = 開く
command-league-open-about = 管理者用：リーグかカップの申し込みを始める
command-league-show = 見る
command-league-show-about = リーグかカップ：申し込み、順位表、空いた席
command-league-replace = 交代
command-league-replace-about = 管理者用：プレイヤーをほかの人かコンピューターに代える
parameter-title = 名前
parameter-title-about = リーグかカップの名前。同じ名前なら次のシーズン
parameter-kind = 種類
parameter-kind-about = グループのリーグか、ラウンドと決勝のあるカップ
parameter-rounds = ラウンド数
parameter-rounds-about = カップ：決勝前のラウンド数
parameter-place = 場所
parameter-place-about = 卓を開くチャンネルかフォーラム。空欄ならこのチャンネル
parameter-league = リーグ
parameter-league-about = どのリーグかカップか。空欄なら最新のもの
parameter-member = プレイヤー
parameter-member-about = 交代するプレイヤー
parameter-by = 代わり
parameter-by-about = 代わりにプレイする人。空欄ならコンピューター
league-kind-league = リーグ
league-kind-cup = カップ
league-title = { $name }・{ $season }
league-season = シーズン{ $number }
league-cup = 第{ $number }回カップ
league-all-rounds = 全ラウンド
league-group = グループ{ $number }
league-group-people = **{ $name }**：{ $people }
league-final = 決勝
league-round = 第{ $n }ラウンド
league-table = 卓{ $number }
league-plays = { $game }、各卓{ $seats }人、すべての卓を同時に進めます
cup-plays = { $game }、人数が合えば各卓{ $seats }人
cup-rounds = { $rounds }ラウンドのあと、上位{ $seats }人が決勝を戦います。
league-signed-up = 申し込み{ $players }人、リザーブ{ $reserves }人
league-paused-now = 一時停止中：申し込めず、卓の開始も締め切りもありません。
league-how = 全員が複数の卓を同時に、違う席でプレイします。
cup-how = 各ラウンドで1卓ずつ、点の近い人どうしでプレイします。不戦は2½点です。
league-gone = 途中でやめた人はその卓で0点になり、コンピューターが続けます。リザーブはその席を引き継げ、点が増えるだけです。
league-days = 時計からの見積もりで約{ $days }日かかります。そのあと、2日前に知らせたうえでコンピューターが最後まで進めます。
cup-days = 全ラウンドで約{ $days }日かかります。ラウンドの期限が来ると、2日前に知らせたうえでコンピューターが最後まで進めます。
league-closes = 卓は{ $when }に締め切ります。
league-status-finished = 終わりました。
league-status-cancelled = 中止になりました。
league-join = 申し込む
league-reserve = リザーブ
league-leave = やめる
league-seats-button = 空いた席
league-standings = 順位表
league-publish = 順位表を公開
league-start = グループを決めて始める
cup-start = 第1ラウンドを組んで始める
league-pause = 一時停止
league-resume = 再開
league-cancel = 中止
league-place = { $place }・{ $name }：{ $results }
league-line = { $points }点、{ $wins }勝、終了{ $played }/{ $tables }卓
league-has-left = 離脱
league-goes-up = 昇格
league-goes-up-now = 現時点で昇格
league-goes-down = 降格
league-goes-down-now = 現時点で降格
league-nobody-yet = まだ申し込みはありません。
league-no-standings = 開始前に順位表はありません。
league-progress = { $tables }卓中{ $ended }卓が終了
league-line-reserve = { $name }：{ $points }点
league-reserves = リザーブ（引き継いだ席）：
league-rules = 点数：最後までプレイして1点、さらに勝った相手の人数に応じて最大3点。同点は、勝ち数、最高点に対する割合、負かした相手の点数、前シーズン、くじの順で決めます。
league-seed = くじのシード：{ $seed }
league-other-group = ほかのグループ…
league-no-seats = リザーブを待つ席はありません。
league-seat-of = 卓{ $number }：{ $name }の席
league-which-seat = どの席を引き継ぎますか？
league-has-started = グループが決まりました。卓を開いています。
cup-round-begins = { $round }：卓を開いています。
cup-bye = 不戦
league-notice = { $when }に、まだ続いている卓はコンピューターが最後まで進めます。点数は続けてプレイしたものとして数えます。全員が同意すれば`/{ command-game } { command-game-end }`で今すぐ終え、その時点の点で数えます。
league-opened = 申し込みを始めました。お知らせは{ $channel }に載ります。
league-none = このサーバーにはまだリーグもカップもありません。管理者は /{ command-league } { command-league-open } で始められます。
league-joined = { $season }に申し込みました。
league-joined-reserve = { $season }のリザーブになりました。プレイヤーがいなくなると、「空いた席」にその席が出ます。
league-leave-sure = 席は最後までコンピューターが続け、まだ終わっていない卓では0点になります。やめますか？
league-left = { $season }をやめました。
league-taken = あなたの席になりました：{ $channel }
league-started = 始まりました。{ $tables }卓を開いています。
league-together = ブロックし合っているのに、ほかに場所がなく同じグループになった組：{ $pairs }
league-cancel-sure = すべての申し込みが取り消されます。中止しますか？
league-published = 順位表をこのチャンネルに載せました。
league-replaced = 交代しました。
league-replace-bot = ボットは席に着けません。コンピューターに任せるなら、空欄にしてください。
league-no-channel = 卓を開く場所として、私に見えるテキストチャンネルかフォーラムを選んでください。
league-seed-hash = くじのシードのハッシュ：{ $hash }
league-page-sign-up = 申し込み受付中。
league-page-running = 開催中。
league-page-finished = 終わりました。
league-page-cancelled = 中止になりました。
league-page-paused = 一時停止中。
league-page = ウェブページ
