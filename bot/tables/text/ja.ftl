# テーブルや設定で、求めに応じられないときの文言

## テーブルを探す

table-unknown = テーブル{ NUMBER($table, useGrouping: 0) }はありません。
table-channel-busy = このチャンネルにはすでにテーブルがあり、それが終わるまで新しく立てることはできません。/game end で、参加者は全員の同意により、管理者はすぐに終わらせることができます。始まる前なら /game cancel で閉じられます。スレッドなら別のテーブルを立てられます。
table-not-seated = あなたはテーブル{ NUMBER($table, useGrouping: 0) }に着席していません。観戦したり、ボードやログを見たりすることはできます。
table-you-resigned = あなたはこのゲームから降りています。観戦したり、ボードやログを見たりすることはできます。
table-resigned = { $who }が投了した。以後この席の手番は自動で進む。

## 募集中

table-no-such-game = 「{ $game }」というゲームはありません。
table-seat-count = このゲームは{ $least }～{ $most }人用です。{ $seats }人では遊べません。
table-no-such-option = このゲームに「{ $option }」というオプションはありません。
table-option-value = オプション「{ $option }」に選べるのは{ $values }です。「{ $value }」は選べません。
table-no-such-language = 言語「{ $language }」の文言はありません。
table-no-such-colour = 「{ $colour }」という色はありません。
table-colour-taken = この色は{ $name }さんが選んでいます。
table-already-joined = あなたはすでにこのテーブルにいます。
table-full = このテーブルの{ $seats }席はすべて埋まっています。
table-too-many-joined = このテーブルにはすでに{ $seats }人います。それより席を減らすことはできません。
table-too-few = 開始には{ $need }人必要です。いまは{ $have }人です。
table-host-only = これができるのは、テーブルを立てた{ $host }さんか、管理者だけです。
table-seats-open = 席があと{ $room }つ空いています。このまま始められるのは、テーブルを立てた{ $host }さんか管理者だけです。満席になれば、参加者の誰でも始められます。
table-not-a-lobby = テーブル{ NUMBER($table, useGrouping: 0) }はもう募集中ではありません。

## 対局

table-not-started = このテーブルのゲームはまだ始まっていません。
table-over = このゲームは終了しています。
table-was-cancelled = このテーブルは中止になりました。
table-paused = テーブル{ NUMBER($table, useGrouping: 0) }は、チャンネルに書き込めないため中断しています。ゲームはそのまま残っており、プレイヤーか管理者が、ここでも別のチャンネルでも再開できます。
table-not-paused = テーブル{ NUMBER($table, useGrouping: 0) }は中断していません。
table-moved-on = その間にゲームが進みました。いまの状況はこちらです。

## 取り消しと同意

table-nothing-to-undo = 取り消せる自分の手はありません。
table-no-such-move = いまの進行に{ NUMBER($number, useGrouping: 0) }手目はありません。
table-undo-open = すでに手の取り消しが提案されています。まずその返事を待ってください。
table-end-open = すでにゲームの終了が提案されています。まずその返事を待ってください。
table-no-such-proposal = その提案はありません。
table-already-agreed = あなたはすでに同意しています。ほかの人の返事を待っています。
table-proposal-carried = この提案には、すでに全員が同意しています。
table-proposal-refused = この提案は否決されました。
table-proposal-lapsed = ゲームが進んだため、この提案は無効になりました。

## 催促

table-remind-hours = 催促は{ $least }～{ $most }時間後に設定できます。{ $hours }時間後にはできません。

## 保存と修復

table-not-saved = 保存できなかったため、何も変わっていません。しばらくしてからもう一度お試しください。原因はボットの管理人がログで確認できます。
table-not-read = いまテーブルの情報を読み出せません。何も変わっていません。しばらくしてからもう一度お試しください。
table-damaged = テーブル{ NUMBER($table, useGrouping: 0) }の保存された局面が壊れています。手の記録は別に残っており、ボットの管理人が「python -m bot check --repair { NUMBER($table, useGrouping: 0) }」で局面を作り直せます。何も変わっていません。
table-beyond-repair = テーブル{ NUMBER($table, useGrouping: 0) }は、手の記録からも局面を復元できません。データベースのバックアップが必要です。
table-check-differs = テーブル{ NUMBER($table, useGrouping: 0) }の保存された局面が、手の記録から復元した局面と一致しません。

## 設定

config-wrong = 設定{ $name }が正しくありません：{ $why }。
config-unknown = { $name }という設定はありません。設定の一覧は.env.exampleにあります。
config-unreadable = { $file }はUTF-8のテキストファイルではありません。
config-closed = { $file }を読み込めません：{ $why }。
