## 卓のページと、自分の卓の一覧

web-title = Seneschal
web-tables = 自分の卓
web-no-tables = 参加中の卓はありません。Discordで卓を立てるか、参加してください。
web-urgency-move = あなたの手番
web-urgency-vote = 投票待ち
web-urgency-lobby = 開始前
web-urgency-others = ほかの人の手番
web-urgency-paused = 中断中
web-finished = 終了したゲーム

## ログイン

web-sign-in = ログインすると自分の卓が見られます
web-sign-in-how = Discordのボードの下にある「その他…」を押し、「ウェブにサインイン」を選ぶと、あなた専用のログインリンクが届きます。
web-sign-in-safe = パスワードは不要です。リンクは10分以内に一度だけ使えます。
web-signing-in = ログインしています…
web-link-expired = このリンクは期限切れか、使用済みです
web-login = Discordでログイン
web-enter = ログイン
web-login-refused = Discordでのログインがキャンセルされました
web-login-expired = ログインの期限が切れたか、すでに使われています
web-login-failed = Discordで本人確認ができませんでした
web-not-found = このページは表示できません
web-session-ended = ログアウトしました。Discordで新しいリンクを受け取ってください。
web-sign-out = ログアウト
web-sign-out-everywhere = すべての端末からログアウト

## ページの上部

web-more = その他
web-discord = Discordで開く
web-theme = テーマ
web-theme-auto = 自動
web-theme-light = ライト
web-theme-dark = ダーク
web-sound = 手番のお知らせ音
web-notification = 手番の通知
web-call-on = オン
web-call-off = オフ
web-call-blocked = ブラウザーでブロック中
web-record = 棋譜をダウンロード
web-keys = キーボード操作
web-keys-board = 盤面のマスを移動
web-keys-enter = マスを選択。もう一度押すと決定
web-keys-moves = 1手戻る、1手進む
web-keys-rounds = 1ラウンド戻る、1ラウンド進む
web-keys-ends = 最初の局面、最新の局面
web-resign = 投了…
web-colon = ：
web-close = 閉じる

## ボードと手

web-fit = 全体を表示
web-your-move = あなたの手
web-your-turn = あなたの手番
web-move = 決定
web-again-to-move = もう一度押すと決定します。
web-which = どちらにしますか？
web-confirm = 手の確認
web-cancel = キャンセル
web-undo = 取り消す
web-hint = ヒント
web-next-table = 次の卓
web-arrange-how = ボードはドラッグで移動、タップで回転します。キーでは矢印で移動、Enterで回転します。最後にマスを選びます。
web-arrange-list = すべての手順を一覧で見る
web-card = ルールカード

## プレイヤーと投票

web-players = プレイヤー
web-you = （あなた）
web-to-move = 手番
web-bank = 持ち時間
web-away = 不在：
web-won = 勝者
web-spectators = 観戦者数
web-empty-seat = 空席
web-substitute = 代理
web-computer-easy = コンピューター（弱い）
web-computer-medium = コンピューター（普通）
web-computer-hard = コンピューター（強い）
web-computer-expert = コンピューター（達人）
web-vote = 投票
web-waiting-for = 回答待ち：
web-recap = 前回の手番から
web-plans = あなたの予約
web-plan-cancel = 予約をやめる
web-plan-clear = 片付ける

## 履歴

web-history = 履歴
web-step-back = 1手戻る
web-step-forward = 1手進む
web-position = 局面
web-beginning = ゲーム開始
web-since-my-move = 自分の手から見る
web-live = 今の局面へ
web-log = 記録
web-earlier = 以前の記録
web-no-step = まだ手を打っていません。

web-try = ここから試す
web-try-title = もしも
web-try-back = 1手戻す
web-try-all = 最初から
web-try-leave = ゲームに戻る

web-review = 検討
web-review-ask = このゲームを検討
web-review-waiting = 検討しています。1、2分かかります…
web-review-failed = このゲームは検討できません。

## 問題が起きたとき

web-offline = 接続が切れました。再接続しています…
web-slow = サーバーの応答に時間がかかっています。お待ちください…
web-busy = 操作が多すぎます。少し待ってからもう一度どうぞ。
web-failed = 問題が起きました。ページを再読み込みしてください。

## リーグやカップのページ

web-standings = 順位表
web-place = 順位
web-name = 名前
web-points = 点
web-wins = 勝ち
web-played = 卓
web-season-tables = 卓
web-table-ended = 終了
web-table-open = 進行中
web-table-planned = まだ開いていません
web-season-people = 申し込み
web-season-nobody = まだ申し込みはありません。
web-season-closes = 卓の締め切り
web-season-reserves = リザーブ（引き継いだ席の点）
web-has-left = 離脱
