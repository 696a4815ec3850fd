# トスカーナの城：プレイヤーが読む文言

## ゲームとオプション

tuscany-title = トスカーナの城
option-tuscany-baseDraw = 「引く」アクションの枚数
option-tuscany-baseDraw-2 = 2枚（2020年版ルール）
option-tuscany-baseDraw-3 = 3枚（後の版）
option-tuscany-roundEnd = 第1・第2ラウンドの終了
option-tuscany-roundEnd-turn = 山がなくなった手番の終了時
option-tuscany-roundEnd-lap = 全員の手番数がそろった時
option-tuscany-regions = 領地
option-tuscany-regions-choose = プレイヤーがボードを並べる
option-tuscany-regions-dealt = 並べ方はランダムに決まる

## タイルの種類（マスとカードの色でもある）

tuscany-kind-village = 村
tuscany-kind-farm = 農場
tuscany-kind-carriage = 馬車
tuscany-kind-monastery = 修道院
tuscany-kind-quarry = 採石場
tuscany-kind-city = 都市
tuscany-kind-inn = 宿屋
tuscany-kind-castle = 城

## 場・保管スペース・領地にあるもの

tuscany-item-village = 村
tuscany-item-olive-grape = 農場（オリーブ＋ぶどう）
tuscany-item-wheat-livestock = 農場（小麦＋家畜）
tuscany-item-grape = 農場（ぶどう）
tuscany-item-wheat = 農場（小麦）
tuscany-item-olive-wheat = 農場（オリーブ＋小麦）
tuscany-item-grape-livestock = 農場（ぶどう＋家畜）
tuscany-item-olive = 農場（オリーブ）
tuscany-item-livestock = 農場（家畜）
tuscany-item-carriage = 馬車
tuscany-item-monastery = 修道院
tuscany-item-quarry = 採石場
tuscany-item-city = 都市
tuscany-item-inn = 宿屋
tuscany-item-castle = 城
tuscany-item-token = ワイルドヘクス
tuscany-item-starting_castle = 初期城
tuscany-product-olive = オリーブ
tuscany-product-grape = ぶどう
tuscany-product-wheat = 小麦
tuscany-product-livestock = 家畜
tuscany-product-token = ワイルドヘクス

## ボーナスタイル

tuscany-bonus-plus_card = +1 地域カード
tuscany-bonus-plus_storage = +1 保管スペース
tuscany-bonus-plus_marble = +1 大理石
tuscany-bonus-plus_worker = +1 労働者
tuscany-bonus-plus_yield = +1 産出カード
tuscany-bonus-effect-plus_card = 「引く」で1枚多く引く
tuscany-bonus-effect-plus_storage = 保管スペースが1つ増え、すぐに緑の得点2点
tuscany-bonus-effect-plus_marble = 採石場ごとに大理石を1個多く得る
tuscany-bonus-effect-plus_worker = 村ごとに労働者を1人多く得る
tuscany-bonus-effect-plus_yield = 馬車ごとに産出カードを1枚多く引く

## 数量

tuscany-amount-card = 地域カード{ $count }枚
tuscany-amount-worker = 労働者{ $count }人
tuscany-goods-marble = 大理石
tuscany-amount-token = ワイルドヘクス{ $count }個
tuscany-amount-yield = 産出カード{ $count }枚
tuscany-amount-green = 緑{ $count }点
tuscany-amount-red = 赤{ $count }点
tuscany-amount-pair = ペア{ $count }組
tuscany-cards = { $colour }カード{ $count }枚
tuscany-empty = 空き
tuscany-coded = { $code }・{ $text }
tuscany-beside = { $space }{ $colour }
tuscany-stored = （{ $used }／{ $room }）：{ $items }

## 進行状況

tuscany-headline-setup = ゲームの準備
tuscany-headline = 第{ $round }ラウンド・{ $turn }手番目
tuscany-headline-last = 第{ $round }ラウンド・{ $turn }手番目・最後の1周
tuscany-headline-over = { $turn ->
    [0] ゲーム終了
   *[other] { $turn }手番目・ゲーム終了
}

## プレイヤーへの質問

tuscany-ask-arrange-start = ボードはこのままでも、先に並べても構いません
tuscany-ask-arrange-begun = 続けて並べるか、初期城のマスを選んでください
tuscany-ask-start_castle = 初期城を置くマスを選んでください
tuscany-ask-start_bonus = 最初のボーナスタイルを1枚取ってください
tuscany-ask-action = カードを{ $count }枚引くか、タイルを取るか、置いてください
tuscany-ask-action-second = 2つ目のアクション：{ $count }枚引くか、取るか、置いてください
tuscany-ask-discard = { $item }のために除くものを選んでください
tuscany-ask-place_item = マス{ $space }（{ $colour }）に置くものを選んでください
tuscany-ask-pay = マス{ $space }の{ $item }の支払いを選んでください
tuscany-ask-castle = 場のタイルを1枚取って無料で置くか、辞退してください
tuscany-ask-castle_hex = { $slot }の{ $item }を無料で置くマスを選んでください
tuscany-ask-city = { $city }の効果でボーナスタイルを1枚取ってください
tuscany-ask-marble = 大理石で2つ目のアクションを行うか、手番を終えてください

tuscany-prompt-arrange-start = { tuscany-ask-arrange-start }。初期城を選ぶと完了で、初期城は得点になりません。選ばなかった項目は配られたままです。全員が決めるまで公開されません。
tuscany-prompt-arrange-begun = { tuscany-ask-arrange-begun }。図はいまの並びです。初期城を選ぶと完了で、初期城は得点になりません。選ばなかった項目は配られたままです。
tuscany-prompt-start_castle = { tuscany-ask-start_castle }。初期城は得点になりません。全員が決めるまで公開されません。
tuscany-prompt-start_bonus = { tuscany-ask-start_bonus }。
tuscany-prompt-action = { tuscany-ask-action }。手元は{ $cards }と{ $workers }、保管スペース{ $storage }。
tuscany-prompt-action-second = { tuscany-ask-action-second }。手元は{ $cards }と{ $workers }、保管スペース{ $storage }。
tuscany-prompt-discard = { tuscany-ask-discard }。保管スペースがいっぱいです。
tuscany-prompt-place_item = { tuscany-ask-place_item }。
tuscany-prompt-pay = { tuscany-ask-pay }。{ $colour }カード1枚、労働者1人、他の1色のカード2枚のうち、合わせて2つが必要です。手元は{ $cards }と{ $workers }です。
tuscany-prompt-castle = { tuscany-ask-castle }。
tuscany-prompt-castle_hex = { tuscany-ask-castle_hex }。
tuscany-prompt-city = { tuscany-ask-city }。
tuscany-prompt-marble = { tuscany-ask-marble }。手元は{ $marble }です。

## 選択肢

tuscany-group-draw = 引く
tuscany-group-display = 場から取る
tuscany-group-region = 自分の領地
tuscany-group-place = タイルを置く
tuscany-group-storage = 保管スペース
tuscany-group-bonus = ボーナスタイル
tuscany-group-arrange-start = このまま使う：初期城を選ぶ
tuscany-group-arrange-begun = 完了する：初期城を選ぶ
tuscany-group-arrange-order = またはボードの順番を変える
tuscany-group-arrange-turn = またはボードを180°回転する
tuscany-group-arrange-height = または高さを変える（左隣のボードとの比較）
tuscany-group-pay-first = 最も安い支払い
tuscany-group-pay-none = ペアなし
tuscany-group-pay-pair = ペア1組
tuscany-group-pay-same = 同じ色のペア2組
tuscany-group-pay-different = 異なる色のペア2組
tuscany-button-arrange = 領地を組む
tuscany-button-start_castle = 初期城を選ぶ
tuscany-confirm-action = **{ $move }**：保管スペースがいっぱいなので、いまあるタイルはゲームから除外されます。それでも取りますか？
tuscany-confirm-castle = **{ $move }**：城の効果でタイルを無料で得られます。辞退しますか？
tuscany-arrange-order = { $boards }
tuscany-arrange-turned = 回転：{ $boards }
tuscany-arrange-heights = { $boards }
tuscany-arrange-idle = 配られたまま、または同じ地図の向き違い
tuscany-board-turned = { $board }（180°）
tuscany-board-lower = { $board }（半マス下）
tuscany-board-higher = { $board }（半マス上）
tuscany-offer-turn = 領地を180°回転
tuscany-offer-turn-effect = 地図は同じで番号が変わる。初期城はその後で選ぶ
tuscany-offer-space = { $colour }のマス
tuscany-offer-site = { $size }マスのエリア・隣：{ $beside }
tuscany-offer-left-over = 残り{ $count }枚
tuscany-offer-owned = 所持{ $count }枚
tuscany-offer-draw = 地域カードを{ $count }枚引く
tuscany-offer-deck = 山札{ $deck }枚、捨て札{ $discard }枚
tuscany-offer-store = 保管スペースへ
tuscany-offer-replace = 保管中の{ $item }を取り除く
tuscany-offer-full = 満杯のため何かを取り除く
tuscany-fits = マス{ $spaces }に置ける
tuscany-fits-nowhere = 今は置けるマスなし
tuscany-fits-gain = { $space }：{ $gain }
tuscany-offer-place = { $items }を置く
tuscany-offer-gone = ゲームから除外
tuscany-offer-supply = サプライに戻す
tuscany-offer-pay = { $cost }
tuscany-offer-keep = 残り{ $cards }と{ $workers }
tuscany-offer-decline = 辞退する
tuscany-offer-decline-effect = この城では無料のタイルを取らない
tuscany-offer-use = 大理石を使う
tuscany-offer-use-effect = 2つ目のアクション。使用後は{ $marble }
tuscany-offer-end = 手番を終える
tuscany-offer-end-effect = { $marble }を残す
tuscany-gain-area = { $size }マスのエリア完成：+{ $points }
tuscany-gain-colour = { $colour }の全マス：+{ $points }
tuscany-gain-products = 産物：+{ $points }
tuscany-gain-kind = { $gain }を得る
tuscany-gain-farm = 新しい産物の得点
tuscany-gain-city = ボーナスタイル1枚
tuscany-gain-castle = 場の無料タイル1枚

## 選べない理由

tuscany-refusal-no-turn-back = 領地はすでに回転させました。初期城を置いてください。その後でボードの順番からやり直せます。
tuscany-refusal-no-turn-yet = 順番、回転、高さを選んでから、領地全体を回転できます。
tuscany-refusal-arranged-so = この項目はすでに選びました。初期城を選べば、全員が決めるまでやり直せます。
tuscany-refusal-not-castle = 初期城は城のマスにしか置けません。マス{ $space }は{ $colour }のマスです。
tuscany-refusal-slot-empty = { $slot }にはタイルがありません。
tuscany-refusal-storage-empty = 置けるのは保管スペースにあるものだけで、保管スペースは空です。
tuscany-refusal-covered = タイルは空きマスに置きます。マス{ $space }には{ $item }があります。
tuscany-refusal-not-adjacent = タイルはすでに置いたものの隣に置きます。マス{ $space }の隣には何もありません。
tuscany-refusal-no-item = マス{ $space }に置けるのは{ $colour }タイルかワイルドヘクスで、保管しているのは{ $stored }です。
tuscany-refusal-cost = マス{ $space }には、{ $colour }カード1枚、労働者1人、他の1色のペアのうち合わせて2つが必要です。手元は{ $own }、{ $workers }、{ $pairs }です。
tuscany-refusal-payment = この支払いには{ $need }が必要ですが、手元は{ $have }です。
tuscany-refusal-not-stored = 選べるのは保管スペースにあるものだけで、{ $item }はありません。
tuscany-refusal-wrong-colour = タイルは同じ色のマスに置きます。マス{ $space }は{ $colour }のマスなので、{ $item }は置けません。
tuscany-refusal-no-place = 無料のタイルはすぐに領地に置きます。今は{ $item }を置けるマスがありません。
tuscany-refusal-pile-empty = 取れるのは残っているボーナスタイルだけで、「{ $bonus }」はもうありません。

## Titles of the rules, as in docs/rules/tuscany.md

tuscany-rule-yield-cards = 産出カード
tuscany-rule-bonus-tiles = ボーナスタイル
tuscany-rule-arranging-a-region = 領地の配置
tuscany-rule-setup = ゲームの準備
tuscany-rule-a-turn = 手番
tuscany-rule-draw = 引く
tuscany-rule-take = 取る
tuscany-rule-place = 置く
tuscany-rule-payment = 支払い
tuscany-rule-after-placing = 置いた後
tuscany-rule-refill-and-purge = 補充と除去
tuscany-rule-villages = 村
tuscany-rule-quarries = 採石場
tuscany-rule-monasteries = 修道院
tuscany-rule-inns-and-wild-tokens = 宿屋とワイルドヘクス
tuscany-rule-farms = 農場
tuscany-rule-carriages = 馬車
tuscany-rule-cities = 都市
tuscany-rule-castles = 城
tuscany-rule-end-of-a-round = ラウンドの終了
tuscany-rule-the-last-lap = 最後の1周
tuscany-rule-nobody-can-draw = カードが引けないとき
tuscany-rule-final-scoring = 最終得点計算
tuscany-rule-ties = 同点

## できごと

tuscany-story-count = { $who } +{ $points }
tuscany-story-opened = 抽選により{ $who }がスタートプレイヤー。
tuscany-story-arranged = { $who }のボードは{ $boards }、初期城はマス{ $space }。
tuscany-story-displayed = 場のタイルを公開：{ $items }。
tuscany-story-bonus = { $who }がボーナスタイル「{ $bonus }」を獲得。
tuscany-story-bonus-green = { $who }がボーナスタイル「{ $bonus }」を獲得し、{ $gain }。
tuscany-story-drew = { $who }が地域カードを{ $count }枚引く。
tuscany-story-drew-own = { $who }が引いたのは{ $cards }。
tuscany-story-drew-none = { $who }は引こうとしたが、地域カードが残っていない。
tuscany-story-reshuffled-cards = 地域カードの捨て札{ $count }枚を切り直して山札にする。
tuscany-story-reshuffled-yields = 産出カードの捨て札{ $count }枚を切り直して山札にする。
tuscany-story-took = { $who }が{ $slot }から{ $item }を取る。
tuscany-story-discarded = { $who }が{ $item }を取り除いて場所を空ける。
tuscany-story-refilled = { $slot }に{ $item }を補充。
tuscany-story-stack_emptied = { $who }の山{ $stack }がなくなる。
tuscany-story-purged = 除去：場の{ $colour }{ $count }枚をゲームから除外（{ $slots }）。
tuscany-story-restocked = 中立タイルを場に補充：{ $items }。
tuscany-story-paid = { $who }がマス{ $space }のために{ $cost }を支払う。
tuscany-story-placed = { $who }が{ $item }をマス{ $space }に置く。
tuscany-story-placed_free = { $who }が{ $slot }の{ $item }を無料でマス{ $space }に置く。
tuscany-story-area = { $who }が{ $size }マスの{ $colour }エリアを完成：{ $gain }。
tuscany-story-colour_bonus = { $who }が{ $rank }番目に{ $colour }の全マスを埋める：{ $gain }。
tuscany-story-gained = { $who }が{ $gain }を獲得。
tuscany-story-overflow = { $who }はワイルドヘクスを保管できず、代わりに{ $gain }。
tuscany-story-farm = { $who }が{ $products }で{ $gain }。
tuscany-story-farm-none = { $who }の農場エリアに新しい産物はない。
tuscany-story-yield = { $who }が産出カードを引く：{ $gain }。
tuscany-story-castle_lost = 場に{ $who }の領地に置けるタイルがなく、城の効果は失われる。
tuscany-story-declined = { $who }は城の無料タイルを辞退。
tuscany-story-marble_spent = { $who }が大理石を使い、2つ目のアクションを行う。
tuscany-story-stalled = 誰もカードを引けないため、ラウンド終了。
tuscany-story-round_scored = 第{ $round }ラウンドの得点計算、緑を赤に加算：{ $points }。
tuscany-story-round = 第{ $round }ラウンド開始。
tuscany-story-last_lap = 全員があと1手番ずつ行う。
tuscany-story-final_score = 最終得点計算：{ $who }が{ $gain }（{ $sources }）。
tuscany-story-final_score-none = 最終得点計算：{ $who }は加算なし。
tuscany-final-tiles = タイル{ $points }点
tuscany-final-tokens = ワイルドヘクス{ $points }点
tuscany-final-marble = 大理石{ $points }点
tuscany-final-workers = 労働者{ $points }点
tuscany-final-cards = 地域カード{ $points }点
tuscany-red-points = 赤{ $points }点
tuscany-tie-spaces = 空きマスが{ $won }対{ $lost }で多い
tuscany-tie-green = 緑の得点が{ $won }対{ $lost }で低い
tuscany-tie-cards = 地域カードが{ $won }対{ $lost }で少ない

## 得点の内訳

tuscany-score-round_1 = 第1ラウンドの緑
tuscany-score-round_2 = 第2ラウンドの緑
tuscany-score-round_3 = 第3ラウンドの緑
tuscany-score-overflow = 保管できなかったワイルドヘクス
tuscany-score-yield = 産出カード
tuscany-score-tiles = 残ったタイル
tuscany-score-tokens = 残ったワイルドヘクス
tuscany-score-marble = 残った大理石
tuscany-score-workers = 残った労働者
tuscany-score-cards = 残った地域カード

## テキストボード

tuscany-board-order = スタートプレイヤーから時計回り：{ $order }
tuscany-board-display = 場
tuscany-board-bonuses = カラーボーナスとボーナスタイル
tuscany-board-colour = { $colour }：1番目{ $first }、2番目{ $second }
tuscany-board-open = +{ $points }
tuscany-board-piles = 残りのボーナスタイル：{ $piles }
tuscany-board-count = { $what }×{ $count }
tuscany-board-supply = 山札
tuscany-board-deck = 地域カード：山札{ $deck }枚、捨て札：{ $discard }
tuscany-board-yields = 産出カード：山札{ $deck }枚、捨て札{ $discard }枚
tuscany-board-neutral = 中立タイル：残り{ $neutral }枚、除外されたタイル：{ $removed }枚
tuscany-board-player = { $rank }. { $who }
tuscany-board-storage = 保管スペース{ $storage }
tuscany-board-owned = ボーナスタイル：{ $bonuses }
tuscany-board-stacks = 山1、2、3の残り：{ $stacks }
tuscany-board-boards = ボード（左から）：{ $turned }。左隣との高さ：{ $shifted }
tuscany-board-covered = 配置済み、以下では括弧付き（{ $count }／{ $all }）：{ $tiles }
tuscany-board-beside = 配置済みの隣：{ $spaces }
tuscany-board-areas = { $colour }エリア：{ $areas }
tuscany-board-done = （{ $space }）
tuscany-board-area = { $spaces }
tuscany-board-plus = { $first }+{ $second }

## 手札

tuscany-hand-cards = 手札：{ $cards }
tuscany-hand-own = マス{ $spaces }に使える
tuscany-hand-pairs = 他の色のペア{ $count }組になる
tuscany-hand-workers = ほかに{ $workers }
tuscany-hand-placements = 今置けるもの
tuscany-hand-nothing = 保管スペースに、今置いて支払えるものはありません。
tuscany-hand-place = { $items }をマス{ $spaces }に：{ $ways }
tuscany-hand-more = ほか{ $count }通り
tuscany-hand-boards = 自分のボード
tuscany-hand-board = { $board }：左（{ $left }）、中央（{ $middle }）、右（{ $right }）

## ルールカード

tuscany-card-group-tiles = ヘクスタイル
tuscany-card-group-bonuses = ボーナスタイル
tuscany-card-group-yields = 産出カード
tuscany-card-group-actions = アクション
tuscany-card-group-rules = ルール
tuscany-card-fact-hexes = 各領地に{ $count }マス
tuscany-card-fact-tiles = 各プレイヤー{ $own }枚、中立{ $neutral }枚
tuscany-card-fact-cards = 地域カード{ $count }枚
tuscany-card-fact-colour = カラーボーナス：1番目{ $first }点、2番目{ $second }点
tuscany-card-fact-copies = 全{ $count }枚

tuscany-card-village = 労働者を1人得ます。「+1 労働者」1枚につき、さらに1人得ます。労働者は、タイルを置くときの2つの支払いのうち1つになります。
tuscany-card-farm = 同じ農場エリアの他のタイルにない産物1種につき、緑の得点1点（0～2点）を得ます。産物はオリーブ、ぶどう、小麦、家畜です。
tuscany-card-farm-1 = 得点になるのは新しく置いたタイルだけで、前のタイルは再び得点になりません。
tuscany-card-farm-2 = 農場マスのワイルドヘクスは必ず1点です。4種の産物のどれでもないため、後のタイルの得点を妨げません。
tuscany-card-carriage = 産出カードを1枚引きます。「+1 産出カード」1枚につき、さらに1枚引きます。1枚ずつ引き、示されたものをすぐに得ます。
tuscany-card-carriage-1 = 産出カードで得るものは、ボーナスタイルでは増えません。
tuscany-card-monastery = 地域カードを{ $count }枚引きます。
tuscany-card-monastery-1 = 「+1 地域カード」は適用されません。
tuscany-card-quarry = 大理石を1個得ます。「+1 大理石」1枚につき、さらに1個得ます。大理石は、手番中の2つ目のアクションに使えます。
tuscany-card-city = 残っているボーナスタイルを好きな種類から1枚取ります。効果はすぐに有効です。
tuscany-card-inn = ワイルドヘクスを1個、空いている保管スペースに得ます。空きがなければ、代わりに赤の得点{ $red }点を得ます。
tuscany-card-inn-1 = 保管できるワイルドヘクスは断れず、そのために何かを取り除くこともできません。
tuscany-card-inn-2 = 保管スペースから置いた宿屋はすでに場所を空けているため、ワイルドヘクスを保管できます。
tuscany-card-castle = 領地に置けるマスがあるタイルを場から1枚取り、無料で置きます。自分の山から場を補充した後、そのタイルの得点と効果を通常どおり処理します。城を置いた場合も同様です。
tuscany-card-castle-1 = 辞退してもかまいません。場に置けるタイルがなければ、効果は失われます。
tuscany-card-castle-2 = 補充は無料タイルの得点と効果より先に行うため、続く城では補充後の場から選びます。
tuscany-card-castle-3 = これはアクションではなく、大理石は不要です。カード、労働者、保管スペースは使いません。
tuscany-card-castle-4 = 初期城に効果はありません。
tuscany-card-token = ワイルドヘクスはタイルと同じく保管スペースに置きます。好きな色のマスに、そのマスの色で支払って置けます。エリアとカラーボーナスの得点になり、その色の効果があります。
tuscany-card-token-1 = 宿屋のマスでは新しいワイルドヘクス、城のマスでは無料タイルを得ます。
tuscany-card-token-2 = 1つ目のアクションで得たものを、同じ手番の2つ目のアクションで置けます。
tuscany-card-starting_castle = ゲームの準備で、領地の3つの城マスのうち1つに置きます。効果も得点もありません。最初のタイルはその隣に置きます。
tuscany-card-starting_castle-1 = 以後のエリアと色の判定では、そのマスは埋まっているものとします。1マスだけのエリアに置いた場合、そのエリアは得点になりません。
tuscany-card-plus_card = 「引く」アクションごとに地域カードを1枚多く引きます。
tuscany-card-plus_card-1 = 修道院と産出カードには適用されません。
tuscany-card-plus_storage = 保管スペースが1つ増え、取ったときに緑の得点{ $green }点を得ます。
tuscany-card-plus_storage-1 = ゲームの準備で取ったときも得点になります。
tuscany-card-plus_marble = 採石場ごとに大理石を1個多く得ます。
tuscany-card-plus_marble-1 = 採石場マスのワイルドヘクスには適用され、産出カードには適用されません。
tuscany-card-plus_worker = 村ごとに労働者を1人多く得ます。
tuscany-card-plus_worker-1 = 村マスのワイルドヘクスには適用され、産出カードには適用されません。
tuscany-card-plus_yield = 馬車ごとに産出カードを1枚多く引きます。
tuscany-card-yield-title = 産出カード{ $card }
tuscany-card-yield = { $gain }を得ます。
tuscany-card-draw-title = 引く
tuscany-card-draw = 地域カードを2枚（後の版のオプションでは3枚）引きます。「+1 地域カード」1枚につき、さらに1枚引きます。手札の上限はありません。引くときに山札がなければ、捨て札を切り直します。
tuscany-card-draw-1 = 山札も捨て札もなければ、あるだけ引きます。1枚もないこともあります。
tuscany-card-take-title = 取る
tuscany-card-take = 場の好きなタイルを1枚、保管スペースに取ります。今置けるものでなくてもかまいません。保管スペースがいっぱいなら、先に1つ取り除きます。その後、自分の左端の山から場を補充します。
tuscany-card-take-1 = 取り除いたタイルはゲームから除外し、ワイルドヘクスはサプライに戻します。空きがあるときは取り除けません。
tuscany-card-take-2 = 自分の山がなければ、その場所は空いたままです。
tuscany-card-place-title = 置く
tuscany-card-place = 保管スペースのタイルかワイルドヘクスを、配置済みのマスの隣にある空きマスに置き、支払います。タイルは同じ色のマスに、ワイルドヘクスはどの色のマスにも置けます。その後、エリア完成の得点、色の完成の得点、効果の順に処理します。
tuscany-card-place-1 = 保管スペースは、効果を処理する前に空きます。
tuscany-card-payment-title = 支払い
tuscany-card-payment = 1マスにつき2つの支払いが必要です。それぞれ、そのマスの色の地域カード1枚、労働者1人、または他の1色の地域カード2枚（ペア）で支払います。カードなしの労働者2人からペア2組まで、どの組み合わせでもかまいません。
tuscany-card-payment-1 = 異なる色のカード2枚は何の代わりにもなりません。
tuscany-card-payment-2 = 支払える限り、損な方法でも自由に選べます。
tuscany-card-marble-title = 大理石
tuscany-card-marble = 手番ごとに1回、アクションをすべて処理した後に大理石1個を戻し、好きなアクションをもう1つ行えます。同じアクションでもかまいません。
tuscany-card-marble-1 = 1つ目のアクションで得た大理石、タイル、ワイルドヘクスを2つ目に使えます。
tuscany-card-marble-2 = 使えるのは手番ごとに1個までで、所持数の上限はありません。
tuscany-card-setup-title = ゲームの準備
tuscany-card-setup = 各自、地域カードを{ $cards }枚引き、A、B、Cのボードを1枚ずつ受け取ります。全員が同時に秘密でボードを並べ、初期城を置きます。次にスタートプレイヤーから順に、ボーナスタイルを1枚ずつ取ります。その後で初めて、中立タイル8枚を場に公開します。各自の前には{ $tiles }枚ずつの裏向きの山が3つあり、順番は誰も知りません。
tuscany-card-setup-1 = スタートプレイヤーは抽選で決まり、変わりません。
tuscany-card-setup-2 = 「並べ方はランダムに決まる」では、初期城のマスだけを選びます。
tuscany-card-region-title = 領地
tuscany-card-region = 10マスのボード3枚を好きな順に横に並べます。それぞれ180°回転させてもよく、左隣より半マス下げるか上げます。マスは左の列から順に、上から下へ1から30の番号です。ボードの列は3、4、3マスです。隣り合う同じ色のマスは、ボードをまたいでも1つのエリアです。
tuscany-card-region-1 = 領地全体を180°回転させても同じ地図です。選択肢には一方だけが出ますが、初期城を置く前に回転できます。
tuscany-card-region-2 = エリアは最大3マスです。
tuscany-card-refill-title = 補充と除去
tuscany-card-refill = 「取る」や城で場のタイルを取ったプレイヤーは、自分の左端の山の一番上のタイルで補充します。同じ種類が場に{ $count }枚以上になったら、その種類をすべてゲームから除外し、中立タイルで補充します。{ $count }枚以上の種類がなくなるまで繰り返します。
tuscany-card-refill-1 = 山のないプレイヤーが残した空きは、中立タイルでは補充しません。
tuscany-card-refill-2 = 中立タイルがなくなったら、場は少ないままです。
tuscany-card-refill-3 = 除去をすべて終えてから次の選択を行います。
tuscany-card-storage-title = 保管スペース
tuscany-card-storage = 保管スペースは{ $room }つで、「+1 保管スペース」1枚につき1つ増えます。タイルもワイルドヘクスも1つずつ使います。
tuscany-card-storage-1 = ゲーム終了時に残ったものは、それぞれ赤の得点1点です。
tuscany-card-area-title = エリア
tuscany-card-area = エリアのマスがすべて埋まると緑の得点を得ます。1マス{ $one }点、2マス{ $two }点、3マス{ $three }点です。未完成のエリアは得点になりません。
tuscany-card-area-1 = 2マスの城エリアに初期城がある場合、もう1マスを埋めると完成して3点です。
tuscany-card-colour_bonus-title = カラーボーナス
tuscany-card-colour_bonus = ある色の全マスを最初に埋めたプレイヤーは1番目のボーナス、次のプレイヤーは2番目のボーナスを緑の得点で得ます。以後は何もありません。
tuscany-card-colour_bonus-1 = 得点はこのプログラム独自の値で、マスの数が多いほど高くなります。
tuscany-card-round-title = ラウンド
tuscany-card-round = 誰かの山1がなくなった手番で第1ラウンドが終わり、第2ラウンドも同様に山2で終わります。全員が緑の得点を赤に加え、緑はそのまま残します。つまり第1ラウンドの緑は3回、第2ラウンドの緑は2回、第3ラウンドの緑は1回数えます。次のプレイヤーから続けます。
tuscany-card-round-1 = 1手番で終わるラウンドは最大1つです。
tuscany-card-round-2 = 「全員の手番数がそろった時」では、第1・第2ラウンドはスタートプレイヤーの右隣の手番後に終わります。
tuscany-card-end-title = ゲームの終了
tuscany-card-end = 誰かの山3がなくなり、その手番が終わったら、時計回りに全員があと1手番ずつ行い、そのプレイヤーが最後です。その後、第3ラウンドの得点計算と最終得点計算を行います。
tuscany-card-end-1 = 山のないプレイヤーが取った場所は空いたままです。
tuscany-card-final-title = 最終得点計算
tuscany-card-final = 赤の得点に加えます。保管スペースのタイルとワイルドヘクス、大理石、労働者は1つにつき1点、地域カードは{ $cards }枚につき1点です。赤の得点が最も高いプレイヤーの勝ちです。
tuscany-card-final-1 = 山に残ったタイルとボーナスタイルは得点になりません。
tuscany-card-ties-title = 同点
tuscany-card-ties = 赤の得点が同点なら、領地の空きマスが多いプレイヤーの勝ちです。それも同じなら緑の得点が低いプレイヤー、さらに同じなら地域カードが少ないプレイヤーの勝ちです。すべて同じなら勝利を分け合います。
tuscany-card-stall-title = カードが引けないとき
tuscany-card-stall = すべてのアクションが0枚の「引く」だった手番はパスとみなします。全員が続けてパスするとラウンドはすぐに終わり、第3ラウンドなら追加の手番なしでゲームが終わります。

## What came of a stretch of play

tuscany-round = 第{ $number }ラウンド
tuscany-summary-took = { $slot }から{ $item }
tuscany-summary-dropped = { $item }を取り除く
tuscany-summary-placed = マス{ $space }に{ $item }（{ $cost }）
tuscany-summary-bonus = ボーナスタイル「{ $bonus }」
tuscany-summary-castle = 初期城はマス{ $space }
tuscany-summary-stack = 山{ $stack }が空
tuscany-summary-display = 場の新しいタイル：{ $items }。
tuscany-summary-scored-seat = { $who } +{ $points }
tuscany-summary-scored = 第{ $round }ラウンド終了。赤の得点：{ $points }。
tuscany-summary-drew = { $cards }を引く
tuscany-summary-brought = { $actions }→{ $gains }
tuscany-summary-in-all = { $actions }、合計で{ $gains }を獲得
tuscany-summary-placed-free = マス{ $space }に{ $item }（無料）

tuscany-glance-display = 場：{ $items }

## はじめての人へ
tuscany-guide-goal = 30マスの領地をタイルで埋めます。終了時に赤の得点①が最も多いプレイヤーの勝ちです。途中で得るのは緑の得点で、3つのラウンドの終わりごとに緑をすべて赤に加え、緑はそのまま残ります。早く得た緑ほど何度も数えます。
tuscany-guide-round =
    手番では3つのうち1つを行います。
    1．地域カードを引く。
    2．場①のタイルを1枚取り、保管スペース②に置く。
    3．保管スペースのタイルを、置いてあるタイル③の隣の同じ色のマスに置き、2つ分を支払う。その色のカード、労働者、またはほかの1色のペアです。
    大理石1個で2つ目のアクションができます。誰かがそのラウンドの山を使い切ると、ラウンドが終わります。
tuscany-guide-points =
    エリア：同じ色のエリア①がすべて埋まると、1、2、3マスで緑1、3、6点です。
    色：ある色のマスをすべて埋めた1人目と2人目がその色のボーナスを得ます。
    農場②：そのエリアにまだない産物1種につき緑1点です。終了時に残ったタイル、大理石、労働者、カードは少しだけ赤になります。
tuscany-guide-mistakes =
    1．どこにも置けないタイルを取ること。保管スペース①は初め1枚分なので、動けなくなります。
    2．支払うカードがないままタイルを取ること。取る前に手札②で2つ分を用意しましょう。
    3．エリアをいくつも始めて完成させないこと。得点になるのは完成したエリアだけで、早いほど何度も数えます。
tuscany-lesson-take = あなたは{ $player1 }で、最初の手番です。手札は村3枚、農場1枚、修道院1枚です。保管スペースは1枚分です。置けるのは城（10番）の隣のマスだけです。何をしますか？
tuscany-lesson-take-village = よい選択です。村は城のすぐ隣の9番に置け、支払いに使う村のカードも2枚あります。次の手番に置けます。
tuscany-lesson-take-city = 城の隣に都市のマスはなく、このタイルはいまどこにも置けません。しかも唯一の保管スペースをふさぎます。ほかのタイルを取るには、都市のマスに届くか、このタイルを手放すしかありません。
tuscany-lesson-take-draw = カードはむだになりません。ボーナスタイルのおかげで2枚ではなく3枚引けます。ただし村の支払いはもう足りていて、次の手番にはその村がなくなっているかもしれません。
tuscany-lesson-place = 村を取ったとします。村は保管スペースにあり、支払う村のカードも足りています。次はどうしますか？
tuscany-lesson-place-place = 村のカード2枚で置けました。村の効果で労働者1人を得ます。労働者はどのマスの支払いにも使えます。8番と11番にも村を置くと3マスのエリアが完成して緑6点、第1ラウンドなら3回数えます。
tuscany-lesson-place-lose = 保管スペースは1枚分なので、農場と引き換えに村がゲームから除外されました。先に置いてから取りましょう。いっぱいのまま取るとタイルを1枚失います。
tuscany-lesson-place-draw = カードは増えましたが、もう置けたはずです。タイルを保管したままの手番には、次のタイルを取れません。
tuscany-lesson-pay = 数手番が過ぎたとします。7番に農場を置くので、2つ分の支払いが必要です。農場1枚、修道院2枚、労働者1人などがあります。どう支払いますか？
tuscany-lesson-pay-worker = 使うカードが最も少ない支払いです。農場1枚と労働者で、手札は5枚残ります。7番は1マスのエリアなので、すぐに得点です。ただし労働者は、後でどの色の支払いにも使えました。
tuscany-lesson-pay-pair = ほかの色のペアは1つ分なので、カード3枚を使います。その代わり、どの色にも使える労働者が残ります。7番は1マスのエリアなので、すぐに得点です。
tuscany-lesson-pay-both = 農場のカードは残りますが、労働者とペアを使います。すぐに次の農場を置くつもりのときだけ引き合います。

## ゲームのコマンドの説明
tuscany-verb-arrange = 領地を組む
tuscany-verb-arrange-about = 領地を組む（順番、回転、高さ、初期城）
tuscany-verb-start_castle = 初期城
tuscany-verb-start_castle-about = 初期城を置くマス
tuscany-verb-start_bonus = 初期ボーナス
tuscany-verb-start_bonus-about = 最初に得るボーナスタイル
tuscany-verb-draw = 引く
tuscany-verb-draw-about = 地域カードを引く
tuscany-verb-take = 取る
tuscany-verb-take-about = 場のタイルを取る
tuscany-verb-discard = 除く
tuscany-verb-discard-about = 保管スペースから除くタイル
tuscany-verb-place = 置く
tuscany-verb-place-about = 保管したタイルを領地のマスに置く
tuscany-verb-pay = 支払う
tuscany-verb-pay-about = 配置の支払い方
tuscany-verb-bonus = ボーナス
tuscany-verb-bonus-about = 都市で得るボーナスタイル
tuscany-verb-decline = 辞退
tuscany-verb-decline-about = 辞退する
tuscany-verb-castle = 城
tuscany-verb-castle-about = 城で得るタイル
tuscany-verb-on = 置くマス
tuscany-verb-on-about = 城で得たタイルを置くマス
tuscany-verb-end = 手番終了
tuscany-verb-end-about = 手番を終え、大理石を残す
tuscany-verb-marble = 大理石
tuscany-verb-marble-about = 大理石で2つ目のアクションをする
tuscany-feature-points = 赤の得点
tuscany-feature-green = 繰り返し数える緑の得点
tuscany-feature-cards = 次のタイルを置くための地域カード
tuscany-feature-reserve = 予備の地域カード
tuscany-feature-pairs = カードのペア
tuscany-feature-workers = 労働者
tuscany-feature-marble = 大理石
tuscany-feature-payable = 次に置けるタイル
tuscany-feature-waiting = もうすぐ支払えるタイル
tuscany-feature-stuck = 置き場のないタイルを残さないこと
tuscany-feature-tokens = ワイルドヘクス
tuscany-feature-villages = 保管中の村がもたらす労働者
tuscany-feature-carriages = 保管中の馬車がもたらす産出カード
tuscany-feature-quarries = 保管中の採石場がもたらす大理石
tuscany-feature-monasteries = 保管中の修道院
tuscany-feature-cities = 保管中の都市
tuscany-feature-inns = 保管中の宿屋
tuscany-feature-castles = 保管中の城
tuscany-feature-finishing = エリアや色を完成させる保管中のタイル
tuscany-feature-offered = エリアを完成させる場のタイル
tuscany-feature-storage = 保管スペースの空き
tuscany-feature-display = 場にある置けるタイル
tuscany-feature-reach = 置けるマスの多さ
tuscany-feature-covered = 領地を埋めること
tuscany-feature-areas = 完成間近のエリア
tuscany-feature-colours = カラーボーナス
tuscany-feature-plus_card = 引く枚数の増加
tuscany-feature-plus_storage = 保管スペースの増加
tuscany-feature-plus_marble = 採石場の大理石の増加
tuscany-feature-plus_worker = 村の労働者の増加
tuscany-feature-plus_yield = 産出カードの増加
tuscany-feature-pace = ラウンドを早く終えること
tuscany-feature-moving = もう1回のアクション

## 予約が止まるとき

tuscany-signal-purged = 場のタイルが除去された
tuscany-signal-stack_emptied = 山がなくなった
tuscany-signal-last_lap = 最後の手番に入った
