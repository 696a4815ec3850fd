# 卓や設定で、求めに応じられないときの文言

## 卓を探す

table-unknown = 卓{ NUMBER($table, useGrouping: 0) }はありません。
table-channel-busy = このチャンネルにはすでに卓があり、それが終わるまで新しく立てることはできません。/{ command-game } { command-game-end } で、参加者は全員の同意により、管理者はすぐに終わらせることができます。始まる前なら /{ command-game } { command-game-cancel } で閉じられます。スレッドなら別の卓を立てられます。
table-not-seated = あなたは卓{ NUMBER($table, useGrouping: 0) }に着席していません。観戦したり、ボードや記録を見たりすることはできます。
table-you-resigned = あなたの席はすでに自動で進んでいて、元には戻せません。観戦したり、ボードや記録を見たりすることはできます。
table-seat-lost = あなたの席は時間切れで空席になりました。ほかの人が引き継ぐまでは /{ command-game } { command-game-takeover } で戻れます。観戦したり、ボードや記録を見たりすることもできます。
table-resigned = { $who }が投了しました。以後この席は自動で進みます。
table-player-removed = 管理者が{ $who }を退席させました。以後この席は自動で進みます。
table-seat-emptied = { $who }の席が空席になりました。
table-taken-over = { $who }が席を引き継ぎました。
table-autopilot-played = { $who }が時間切れになり、この手番は自動で進みました。
table-computer-played = { $who }が時間切れになり、この手番はコンピューターが進めました。
table-computer-plays = あなたの席は今、コンピューターが進めています。時間切れで空いた席なら /{ command-game } { command-game-takeover } で戻れます。それ以外は管理者が /{ command-game } { command-game-computer } で返せます。
table-played-on = 以後この席は{ $who }が進めます。
table-player-back = { $who }が席に戻りました。
table-seat-returned = { $who }の席が本人に戻りました。
table-planned = { $who }の予約した手です。

## 募集中

table-no-such-game = 「{ $game }」というゲームはありません。
table-seat-count = このゲームは{ $least }～{ $most }人用です。{ $seats }人では遊べません。
table-no-such-option = このゲームに「{ $option }」というオプションはありません。
table-option-value = オプション「{ $option }」に選べるのは{ $values }です。「{ $value }」は選べません。
table-no-such-language = 言語「{ $language }」の文言はありません。
table-line-long = ひとことは{ $most }文字までです（今は{ $have }文字）。
table-line-link = ひとことはほかのサーバーにも表示されるため、リンクは入れられません。
table-no-such-picture = 「{ $picture }」という形の画像はありません。縦長（tall）か横長（wide）だけです。
table-no-such-colour = 「{ $colour }」という色はありません。
table-colour-taken = この色は{ $name }が選んでいます。
table-already-joined = あなたはすでにこの卓にいます。
table-full = この卓の{ $seats }席はすべて埋まっています。
table-invite-only = この卓に参加できるのは、{ $host }が招待した人だけです。{ $host }に招待を頼むか、/{ command-tables }でほかの卓を探してください。
table-cannot-join = この卓には参加できません。ほかの卓は/{ command-tables }で見られます。
table-you-blocked = この卓には、あなたがブロックした人がいます。ブロックした人の一覧は/{ command-settings }にあります。
table-not-invited = この招待はあなた宛てではありません。ほかの卓は/{ command-tables }で見られます。
table-cannot-invite = { $name }はこの卓に参加できません。ほかの人を選んでください。
table-invites-blocked = { $names }をブロックしています。ブロックした人の一覧は/{ command-settings }にあります。
table-too-many-joined = この卓にはすでに{ $seats }人います。それより席を減らすことはできません。
table-too-few = 開始には{ $need }人必要です。いまは{ $have }人です。
table-host-only = これができるのは、卓を立てた{ $host }か、管理者だけです。
table-admin-only = これができるのは、このサーバーの管理者（「サーバー管理」の権限がある人）だけです。
table-lobby-stays = 始まっていない卓は別のサーバーに移せません。ここで /{ command-game } { command-game-new } を使えば新しく立てられます。
table-seats-open = 席があと{ $room }つ空いています。このまま始められるのは、卓を立てた{ $host }か管理者だけです。満席になれば、参加者の誰でも始められます。
table-not-a-lobby = 卓{ NUMBER($table, useGrouping: 0) }はもう募集中ではありません。
table-has-started = 卓{ NUMBER($table, useGrouping: 0) }のゲームはもう始まっています。`/{ command-game } { command-game-end }` でゲーム全体を終え、`/{ command-game } { command-game-leave }` で自分の席だけを手放せます。
table-no-such-strength = コンピューターの強さは「弱い」「普通」「強い」「達人」のどれかです。「{ $strength }」はありません。
table-too-fast-for-expert = 「達人」のコンピューターは1手に最長1分考えるため、手番の猶予が{ $least }以上か、時間制限のない卓でしか使えません。ゆっくりしたペースか、別の強さを選んでください。
table-computers-forbidden = 管理者により、この卓ではコンピューターは使えません。
table-no-computers = { $game }のコンピューターはまだいません。
table-no-hints = この卓ではヒントは出しません。始める前にそう決めてあります。
table-rated-no-hints = レート戦なので、この卓ではヒントも、手を試すこともできません。
table-hints-not-wanted = ヒントを使わない設定になっています。/{ command-settings } で変更できます。
table-no-whatif = この卓は手助けなしの約束なので、進行中に手を試すことはできません。
table-whatif-players = 進行中に手を試せるのは、そのゲームのプレイヤーだけです。
table-whatif-gone = ここで試している局面はもうありません。/{ command-history } の「もしも」で新しく始められます。
table-whatif-undone = 試していた局面は取り消されました。「その他…」の「もしも」で、いまの局面から始められます。
table-whatif-over = その手でゲームは終わっています。もっと前の手を選んでください。
table-no-such-step = ここで選べるのは0手目から{ NUMBER($latest, useGrouping: 0) }手目までです。
table-review-later = 検討できるのは終わったゲームだけです。
table-review-empty = このゲームでは誰も行動していないので、検討するものがありません。
table-computer-gone = そのコンピューターはもうこの卓にいません。
table-seat-is-played = 席{ $seat }は{ $name }がプレイしています。コンピューターに任せられるのは、空いた席だけです。
table-seat-not-taken = 席{ $seat }は返せません。今プレイしている人の席です。
table-computer-same = 席{ $seat }は、もうその強さのコンピューターが進めています。

## 対局

table-not-started = この卓のゲームはまだ始まっていません。
table-over = このゲームは終了しています。
table-was-cancelled = この卓は中止になりました。
table-no-such-seat = この卓の席は1から{ $seats }までです。
table-seat-is-empty = { $name }の席は、すでに空いています。
table-paused = 卓{ NUMBER($table, useGrouping: 0) }は、チャンネルに書き込めないため中断しています。ゲームはそのまま残っており、プレイヤーか管理者が、ここでも別のチャンネルでも再開できます。
table-not-paused = 卓{ NUMBER($table, useGrouping: 0) }は中断していません。
table-moved-on = その間にゲームが進みました。いまの状況はこちらです。
table-still-seated = まだ終わっていない{ $seats }卓に参加中です。/{ command-tables } で確認できます。誰も待たせないように、先に退席するか投了してください。
table-no-turn-yet = このゲームではまだ行動していません。

## 取り消しと同意

table-nothing-to-undo = 取り消せる自分の手はありません。
table-no-such-move = いまの進行に{ NUMBER($number, useGrouping: 0) }手目はありません。
table-undo-open = すでに手の取り消しが提案されています。まずその返事を待ってください。
table-end-open = すでにゲームの終了が提案されています。まずその返事を待ってください。
table-move-open = すでに別のチャンネルへの移動が提案されています。まずその返事を待ってください。
table-time-control-open = すでにペースの変更が提案されています。まずその返事を待ってください。
table-time-control-same = この卓はすでにそのペースです。
table-time-control-form = 「{ $typed }」というペースはありません。ペースはswift、standard、relaxed、noneのどれか、または分（m）・時間（h）・日（d）で書いた3つの数値（猶予、持ち時間、ラウンドごとに戻る時間）です。例：6h 5d 1d。
table-time-control-grace = 手番が来るたびの猶予は{ $least }から{ $most }までです。入力されたのは{ $grace }です。
table-time-control-bank = 持ち時間は{ $most }までです。入力されたのは{ $bank }です。
table-time-control-refill = ラウンドごとに戻る時間は持ち時間までです。入力されたのは、持ち時間{ $bank }に対して{ $refill }です。
table-pauses-unknown = そのような数え方はありません。
table-no-such-zone = タイムゾーン「{ $zone }」はありません。/{ command-settings } { parameter-zone }: に都市名を入れて一覧から選んでください。
table-night-long = 夜は{ $hours }時間までです。
table-days-off = 休みは週に{ $most }日までです。
span-minutes = { $count }分
span-hours = { $count }時間
span-days = { $count }日
table-away-ends = 不在の終わりは始まりより後にしてください。入力されたのは{ $begins }から{ $ends }までです。
span-days-hours = { $days }{ $hours }
table-away-past = 不在の始まりは今か、それより後にしてください。入力されたのは{ $begins }からです。
table-away-far = 不在の始まりは今から{ $days }日以内（{ $last }まで）です。入力されたのは{ $begins }からです。
table-away-left = 不在は{ $asked }の希望ですが、残りは{ $left }です。どの1年を取っても合計{ $most }日までです。
table-away-long = 不在は続けて{ $most }日までです。これを加えると続けて{ $whole }になります。
table-no-such-vote = その提案はありません。
table-already-agreed = あなたはすでに同意しています。ほかの人の返事を待っています。
table-vote-accepted = この提案はすでに決まりました。
table-vote-refused = この提案は否決されました。
table-vote-expired = ゲームが進んだため、この提案は無効になりました。
table-several-answers = この質問には答えがいくつかあります。ボタンから選んでください。
table-no-such-answer = その答えはこの質問にはありません。
table-own-turn = これはあなた自身の席のことなので、ほかの人が決めます。あなたは手番を進めれば大丈夫です。
table-no-seat-offered = 今引き継げる席はありません。引き継げるかどうかは、卓の人が決めます。
table-substitute-sits = { $name }はすでにこの卓にいます。代理の人は二つの席の秘密を知ることはできません。
table-substitute-when = 代理を頼めるのは今から最長{ $most }日、{ $last }までです。入力されたのは{ $until }までです。
table-substitute-open = すでに{ $name }に頼んでいて、まだ返事がありません。ほかの人に頼む前に、/{ command-game } { command-game-substitute }（名前なし）で取り下げてください。
table-not-asked = ここで頼まれているのはあなたではないか、その依頼はもう終わっています。
table-no-substitute = 今ここであなたの代理をしている人はいません。/{ command-game } { command-game-substitute } に相手と期間を付けると頼めます。

## 一度にできる量

limit-left-table = 卓{ NUMBER($table, useGrouping: 0) }の席を、断りなく空けたままです。誰かが引き継ぐか、`/{ command-game } { command-game-takeover }` で戻るまでは、新しく参加できる卓は{ $most }つまでです。
server-admins-only = これができるのは、サーバーの管理者だけです（そのサーバーの中に限ります）。
server-admins-open = このサーバーで卓を立てられるのは管理者だけです。管理者に頼むか、募集中の卓に参加してください：`/{ command-tables }`。
server-not-here = このサーバーで卓を立てられるのは{ $channels }です。
server-channel = <#{ $channel }>
server-most = このサーバーで1人が同時に立てられる卓は{ $most }つまでです。どれかが終わるか閉じられれば、また立てられます。
server-channels = チャンネルは{ $most }つまでです。
server-role-unfit = @everyoneやアプリのロールは呼び出しに使えません。遊びたい人のためのロールを選ぶか、新しく作ってください。
limit-lobbies-person = あなたが立てて、まだ始まっていない卓が{ $most }つあります。どれかが始まるか閉じられれば、新しく立てられます。
limit-lobbies-server = このサーバーには、まだ始まっていない卓が{ $most }つあります。どれかが始まるか閉じられれば、新しく立てられます。
limit-threads-person = あなたが卓のために作ったスレッドは、1日で{ $most }件になりました。次は{ $hours }時間後に作れます。スレッドなしなら、いますぐ立てられます。
limit-threads-channel = このチャンネルで卓のために作られたスレッドは、1日で{ $most }件になりました。次は{ $hours }時間後に作れます。別のチャンネルなら、いますぐ作れます。
limit-threads-server = このサーバーで卓のために作られたスレッドは、1日で{ $most }件になりました。次は{ $hours }時間後に作れます。スレッドなしなら、いますぐ立てられます。
limit-invitations = 代理を頼んだのは、1日で{ $most }件になりました。次は{ $hours }時間後に頼めます。
limit-invitations-to-tables = 1日に卓へ招待できるのは{ $most }人までです。次の招待は{ $hours }時間後にできます。
limit-guests = 1つの卓に招待できるのは{ $most }人までです。
block-self = 自分をブロックすることはできません。
limit-blocks = ブロックした人がいっぱいです（{ $most }人）。先に/{ command-settings }で1人を外してください。
limit-solo-person = コンピューターとのゲームがすでに{ $most }つ進行中です。どれかを終えるか投了すれば、新しく始められます。
limit-commands = { $scope ->
    [person] 1分間の操作が多すぎます。
    [channel] いま、このチャンネルでの操作が多すぎます。
   *[server] いま、このサーバーでの操作が多すぎます。
}何も行われていません。{ $seconds }秒後にもう一度お試しください。
limit-pictures = { $scope ->
    [person] 1分間に見る画像が多すぎます。
    [channel] いま、このチャンネルで描く画像が多すぎます。
   *[server] いま、このサーバーで描く画像が多すぎます。
}{ $seconds }秒後にもう一度お試しください。文字のボードなら、いますぐ見られます。
limit-animations = { $scope ->
    [person] 1分間に頼まれたアニメーションが多すぎます。
    [channel] いま、このチャンネルで描くアニメーションが多すぎます。
   *[server] いま、このサーバーで描くアニメーションが多すぎます。
}{ $seconds }秒後にもう一度お試しください。/{ command-history } なら、いますぐ1手ずつ見られます。
limit-suggestions = { $scope ->
    [person] 1分間の入力が多すぎます。
    [channel] いま、このチャンネルでの入力が多すぎます。
   *[server] いま、このサーバーでの入力が多すぎます。
}候補は{ $seconds }秒後にまた表示されます。コマンドは候補なしでも送信できます。

## リマインド

table-remind-hours = リマインドは{ $least }～{ $most }時間後に設定できます。{ $hours }時間後にはできません。
table-snooze-long = リマインドを待てるのは{ $most }日までです。
table-owes-nothing = この卓で今あなたが行うことはありません。
table-inactive = この卓は1か月動きがないため休眠していて、リマインドも出ません。誰かが行動すると再開します。
table-nudge-nobody = ここには今、ほかに行動を待たれている人はいません。
table-nudge-own = 今はあなた自身の手番です。
table-nudged = 今日はもう声をかけています。
table-nudge-enough = 1つの手番でプレイヤーにメンションするのは{ $most }回までです。この手番のリマインドはもう送れません。

## 保存と修復

table-not-saved = 保存できなかったため、何も変わっていません。しばらくしてからもう一度お試しください。原因はボットの管理人がログで確認できます。
table-not-read = いま卓の情報を読み出せません。何も変わっていません。しばらくしてからもう一度お試しください。
table-damaged = 卓{ NUMBER($table, useGrouping: 0) }の保存された局面が壊れています。手の記録は別に残っており、ボットの管理人が「python -m bot check --repair { NUMBER($table, useGrouping: 0) }」で局面を作り直せます。何も変わっていません。
table-row-damaged = この卓の保存データの一部が壊れています（{ $where }）。ほかの卓に影響はなく、何も変わっていません。ボットの管理人は「python -m bot check」で確認できます。
table-game-unknown = 卓{ NUMBER($table, useGrouping: 0) }のゲームは登録されていないため、表示も進行もできません。管理者は /{ command-game } { command-game-end } で終了できます。何も変わっていません。
table-rules-changed = 卓{ NUMBER($table, useGrouping: 0) }は第{ $theirs }版のルールで始まりました。ここのルールは第{ $ours }版で、その局面を読み込めません。ボットの管理人は以前のSeneschalで最後まで遊べます。管理者が /{ command-game } { command-game-end } で終了することもできます。何も変わっていません。
table-rules-no-replay = 卓{ NUMBER($table, useGrouping: 0) }の手は、ここにあるものとは別の版のルールで行われたため、局面を作り直せません。何も変わっていません。
table-beyond-repair = 卓{ NUMBER($table, useGrouping: 0) }は、手の記録からも局面を復元できません。データベースのバックアップが必要です。
table-check-differs = 卓{ NUMBER($table, useGrouping: 0) }の保存された局面が、手の記録から復元した局面と一致しません。
table-unposted = 卓{ NUMBER($table, useGrouping: 0) }はチャンネルの表示が最新ではありません。最新のメッセージを投稿できませんでした（{ $why }）。次の手、再起動、/{ command-game } { command-game-resume } のいずれかで再び試します。

## 設定

config-wrong = 設定{ $name }が正しくありません：{ $why }。
config-unknown = { $name }という設定はありません。設定の一覧は.env.exampleにあります。
config-unreadable = { $file }はUTF-8のテキストファイルではありません。
config-closed = { $file }を読み込めません：{ $why }。

## 予約

table-plan-substitute-plays = この卓では今、友人が代わりに行動しています。予約は席に戻ってからできます。
table-plan-gone = この予約はもうありません。現在の状況は次のとおりです。
table-plan-too-long = 一つの予約に入れられる選択肢は{ $most }個まで、止める条件も{ $most }個までです。
table-plan-too-many = この卓にはすでに予約が{ $most }件あります。先にどれかをやめてください。
table-plan-always = この質問には毎回答える予約がすでにあります。先にそれをやめてください。
table-plan-empty = 先に、何をするかを選んでください。

# Leagues
league-too-few = グループには{ $need }人必要です。いまは{ $have }人です。
league-unknown = このサーバーに、そのリーグやカップはありません。
league-seats = リーグとカップの卓は{ $least }〜{ $most }席です。
league-name-length = 名前は1〜{ $most }文字です。
league-rounds = カップの決勝前のラウンド数は1〜{ $most }です。
league-name-taken = 「{ $name }」はすでに開かれています。別の名前にするか、終わるまで待ってください。
league-needs-clock = リーグとカップには時計が必要です。だれも待ち続けないためです。持ち時間を選んでください。
league-is-paused = 「{ $name }」は一時停止中です。管理者が再開できます。
league-is-sign-up = 「{ $name }」はまだ始まっていません。
league-is-running = 「{ $name }」はもう始まっています。
league-is-finished = 「{ $name }」は終わりました。
league-is-cancelled = 「{ $name }」は中止になりました。
league-already-joined = 「{ $name }」にはもう申し込んでいます。
league-not-joined = 「{ $name }」にそのプレイヤーはいません。
league-full = { $most }人の枠がすべて埋まりました。リザーブとして申し込めます。
league-not-a-reserve = 席を引き継げるのはリザーブだけです。先にリザーブとして申し込んでください。
league-seat-is-played = この席はだれかがプレイしているか、卓が締め切られています。
league-one-time-control = リーグとカップの卓は、すべて同じ持ち時間です。
