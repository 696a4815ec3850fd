# ケイラス1303：プレイヤーが読む文言

## ゲームとオプション

caylus1303-title = ケイラス1303
option-caylus1303-characters = 人物
option-caylus1303-characters-random = ランダム
option-caylus1303-characters-recommended = 初回プレイの推奨人物

## 数量

caylus1303-resource-food = 食料
caylus1303-resource-wood = 木材
caylus1303-resource-stone = 石材
caylus1303-resource-cloth = 布地
caylus1303-goods-food = 食料
caylus1303-goods-wood = 木材
caylus1303-goods-stone = 石材
caylus1303-goods-cloth = 布地
caylus1303-goods-gold = 黄金
caylus1303-amount-basic = 基本資源{ $count }個
caylus1303-amount-worker = 労働者{ $count }人
caylus1303-amount-point = 名声{ $count }点
caylus1303-amount-favour = 恩恵{ $count }回
caylus1303-amount-batch = 資源{ $count }組
caylus1303-amount-house = 家{ $count }個
caylus1303-trade = { $cost }→{ $gain }
caylus1303-gain-points = { $points }点
caylus1303-points-with = { $points }点（{ $characters }を含む）
caylus1303-and-more = { $names }など

## 建物の種類とボードの各部

caylus1303-category-printed = 固定建物
caylus1303-category-starting = 初期建物
caylus1303-category-wood = 木造建物
caylus1303-category-stone = 石造建物
caylus1303-category-residence = 住宅
caylus1303-category-monument = 記念碑
caylus1303-kind-printed = 固定
caylus1303-kind-starting = 初期
caylus1303-kind-start_guild_3 = 初期、3人
caylus1303-kind-start_guild_4 = 初期、4人
caylus1303-kind-wood = 木造
caylus1303-kind-stone = 石造
caylus1303-full = { $tile }（{ $kind }）
caylus1303-group-road = 道の建物
caylus1303-group-site = 建設現場
caylus1303-group-court = ボード上の人物
caylus1303-group-others = 他プレイヤーの人物
caylus1303-group-supply-wood = 木造建物
caylus1303-group-supply-stone = 石造建物
caylus1303-group-supply-monument = 記念碑
caylus1303-group-provost = 監督官
caylus1303-group-goods = 資源

## 場所と建物

caylus1303-site = 建設現場
caylus1303-residence = 住宅
caylus1303-at = { $space }番の{ $tile }
caylus1303-at-site = 建設現場の{ $tile }
caylus1303-tile-fairground = 定期市
caylus1303-tile-lawyer = 弁護士
caylus1303-tile-carpenter = 大工
caylus1303-tile-toll = 関所
caylus1303-tile-guilds_bridge = ギルドの橋
caylus1303-tile-start_farm_a = 農場
caylus1303-tile-start_farm_b = 農場
caylus1303-tile-start_sawmill = 製材所
caylus1303-tile-start_quarry = 採石場
caylus1303-tile-start_market_a = 市場
caylus1303-tile-start_market_b = 市場
caylus1303-tile-start_guild_3 = ギルド
caylus1303-tile-start_guild_4 = ギルド
caylus1303-tile-start_carpenter = 大工
caylus1303-tile-wood_farm = 農場
caylus1303-tile-wood_sawmill = 製材所
caylus1303-tile-wood_quarry = 採石場
caylus1303-tile-wood_spinning_mill = 紡績所
caylus1303-tile-wood_market = 市場
caylus1303-tile-wood_covered_market = 屋内市場
caylus1303-tile-wood_manor = 荘園
caylus1303-tile-wood_tailor = 仕立て屋
caylus1303-tile-wood_stonemason = 石工
caylus1303-tile-stone_farm = 農場
caylus1303-tile-stone_sawmill = 製材所
caylus1303-tile-stone_quarry = 採石場
caylus1303-tile-stone_gold_mine = 金鉱
caylus1303-tile-stone_foundry = 鋳造所
caylus1303-tile-stone_alchemist = 錬金術師
caylus1303-tile-stone_guild = ギルド
caylus1303-tile-stone_church = 教会
caylus1303-tile-stone_jeweler = 宝石商
caylus1303-tile-mon_garden = 庭園
caylus1303-tile-mon_factory = 工場
caylus1303-tile-mon_granary = 穀物庫
caylus1303-tile-mon_statue = 彫像
caylus1303-tile-mon_theatre = 劇場
caylus1303-tile-mon_cathedral = 大聖堂
caylus1303-tile-mon_mansion = 邸宅

## 人物

caylus1303-character-early_riser = 早起き
caylus1303-character-night_worker = 夜勤労働者
caylus1303-character-journeyman = 遍歴職人
caylus1303-character-thief = 泥棒
caylus1303-character-steward = 執事
caylus1303-character-bailiff = 行政官
caylus1303-character-architect = 建築家
caylus1303-character-delivery_man = 運送人
caylus1303-character-chamberlain = 財務官
caylus1303-character-foreman = 職長
caylus1303-character-goldsmith = 金細工師
caylus1303-character-day_laborer = 日雇い
caylus1303-ability-early_riser = 最初に1人を配置できる（合計{ $cost }）
caylus1303-ability-night_worker = 最初のパスの後も追加の{ $spared }が不要
caylus1303-ability-journeyman = 毎ラウンド1回、他プレイヤーの労働者がいる建物に配置できる
caylus1303-ability-thief = 自分が配置した建物の所有者は{ $points }
caylus1303-ability-steward = 他プレイヤーが自分の建物に配置すると{ $points }
caylus1303-ability-bailiff = ギルドの橋の後、監督官を無償で{ $reach }マス移動
caylus1303-ability-architect = 木造・石造建物と記念碑の建築ごとに{ $points }点
caylus1303-ability-delivery_man = 建設現場に労働者がいなくても最後に輸送できる
caylus1303-ability-chamberlain = 任意の資源{ $size }個を1組にできる
caylus1303-ability-foreman = 輸送1組ごとに{ $points }点
caylus1303-ability-goldsmith = 毎ラウンド最初の黄金を含む1組で{ $points }点
caylus1303-ability-day_laborer = 募集で労働者{ $workers }人追加
caylus1303-held = { $who }の手元

## 建物の短い説明

caylus1303-effect-build-wood = 木造建物を1つ建築
caylus1303-effect-build-stone = 石造建物を1つ建築
caylus1303-effect-build-waived = { $less }分少ないコストで石造建物を1つ建築
caylus1303-effect-lawyer = { $cost }→初期建物1つに家を置く
caylus1303-effect-toll = 監督官を無償で{ $reach }マスまで移動
caylus1303-effect-bridge = 全員が監督官を{ $reach }マスまで移動できる（1マス{ $price }）
caylus1303-effect-bonus = { $output }（他プレイヤーが使うと所有者も{ $bonus }）
caylus1303-effect-recruits = 募集のたびに{ $gain }
caylus1303-effect-favour = 建築時に{ $gain }
caylus1303-effect-none = 他の効果なし

## フェイズと見出し

caylus1303-phase-setup = 人物の選択
caylus1303-phase-planning = 計画フェイズ
caylus1303-phase-activation = 発動フェイズ
caylus1303-phase-delivery = 輸送フェイズ
caylus1303-phase-management = 管理フェイズ
caylus1303-headline = 第{ $round }ラウンド（全{ $rounds }ラウンド）・{ $phase }
caylus1303-headline-over = 第{ $round }ラウンド・ゲーム終了

## 監督官

caylus1303-provost-between = { $before }番と{ $after }番の間
caylus1303-provost-end = { $space }番の先の終点
caylus1303-offset = { $offset }
caylus1303-offset-to = { $offset }（{ $space }番まで）
caylus1303-offset-stay = 0（移動しない）
caylus1303-steps-idle = 労働者がいないマスへ動かす
caylus1303-price = { $workers }
caylus1303-reach-in = 発動するようになる：{ $workers }
caylus1303-reach-out = 監督官の先になる：{ $workers }
caylus1303-reach-nobody = 影響を受ける労働者なし
caylus1303-reach-worker = { $owner }（{ $space }番）
caylus1303-reach-two = { $first }と{ $second }（{ $space }番）
caylus1303-beyond = 監督官の先

## 選べない理由

caylus1303-refusal-cost = コストは{ $need }ですが、手持ちは{ $have }です。
caylus1303-refusal-occupied = 建物に置ける労働者は1人で、{ $tile }にはすでに{ $who }の労働者がいます。
caylus1303-refusal-own-worker = { $tile }にはすでに自分の労働者がいます。遍歴職人で入れるのは他プレイヤーのいる建物だけです。
caylus1303-refusal-journeyman-used = 遍歴職人は毎ラウンド1回だけで、使用済みです。{ $tile }には{ $who }の労働者がいます。
caylus1303-refusal-site-once = 建設現場に置ける労働者は各プレイヤー毎ラウンド1人までで、すでに1人います。
caylus1303-refusal-site-building = { $tile }は建設現場の建物で、使えるのは恩恵だけです。労働者は置けません。
caylus1303-refusal-bridge = ギルドの橋に労働者は置けません。
caylus1303-refusal-residence = { $tile }は住宅になりました。住宅に労働者は置けません。
caylus1303-refusal-monument = { $tile }は記念碑です。記念碑に労働者は置けません。
caylus1303-refusal-supply = 建築できるのはサプライのタイルだけで、{ $tile }はありません。
caylus1303-refusal-no-house = 家が1個必要ですが、すべて建物に置いてあります。
caylus1303-refusal-road-full = 新しい建物には空きマスが必要ですが、道に空きがありません。
caylus1303-refusal-yellow = 家を置けるのは黄色い旗の初期建物だけで、{ $tile }は違います。
caylus1303-refusal-claimed = 置ける家は1個だけで、{ $tile }にはすでに{ $who }の家があります。
caylus1303-refusal-bounds = 監督官はギルドの橋（{ $first }番の先）から道の終点（{ $last }番の先）までしか動けません。
caylus1303-refusal-not-at-court = ここで取れるのはボード上の人物だけで、{ $character }は{ $who }の手元です。
caylus1303-refusal-at-court = ここでは他プレイヤーの人物を取りますが、{ $character }はボード上です。
caylus1303-refusal-own-character = ここでは他プレイヤーの人物を取りますが、{ $character }は自分の人物です。
caylus1303-refusal-no-characters = ここでは他プレイヤーの人物を取りますが、誰も人物を持っていません。
caylus1303-refusal-site-closed = { $tile }を恩恵で使えるのは第{ $first }ラウンドからで、いまは第{ $round }ラウンドです。
caylus1303-refusal-batch = 1組は食料を含む異なる3種類の資源です。例外は財務官だけです。

## Titles of the rules, as in docs/rules/caylus1303.md

caylus1303-rule-terms = 用語
caylus1303-rule-paying-costs = コストの支払い
caylus1303-rule-components-and-limits = 内容物と上限
caylus1303-rule-the-road = 道
caylus1303-rule-the-castle-site = 城の建設現場
caylus1303-rule-setup = ゲームの準備
caylus1303-rule-first-game = 初回プレイ
caylus1303-rule-hidden-prestige = 隠された名声
caylus1303-rule-printed-buildings = 固定建物
caylus1303-rule-starting-buildings = 初期建物
caylus1303-rule-wood-buildings = 木造建物
caylus1303-rule-stone-buildings = 石造建物
caylus1303-rule-monuments = 記念碑
caylus1303-rule-characters = 人物
caylus1303-rule-planning = 計画
caylus1303-rule-placing-on-a-building = 建物への配置
caylus1303-rule-placing-on-the-site = 建設現場への配置
caylus1303-rule-passing = パス
caylus1303-rule-order-of-activation = 発動の順番
caylus1303-rule-claiming-a-building = 建物の獲得
caylus1303-rule-building-a-tile = タイルの建築
caylus1303-rule-moving-the-provost = 監督官の移動
caylus1303-rule-favours = 恩恵
caylus1303-rule-delivery = 輸送
caylus1303-rule-management = 管理
caylus1303-rule-recruitment = 募集
caylus1303-rule-the-provosts-reset = 監督官の再配置
caylus1303-rule-end-of-the-game = ゲームの終了

## 出来事

caylus1303-story-set_up = ゲーム開始。順番：{ $order }。人物：{ $characters }。
caylus1303-story-goods = 全員が{ $gain }を受け取る。
caylus1303-story-character-court = { $who }が{ $character }を取る。
caylus1303-story-character-taken = { $who }が{ $source }から{ $character }を取る。
caylus1303-story-round = 第{ $round }ラウンド開始。順番：{ $order }。
caylus1303-story-forced-plan = { $who }はこれ以上労働者を配置できない。
caylus1303-story-placed-road = { $who }が{ $place }に労働者を配置。
caylus1303-story-placed-second = { $who }が遍歴職人で{ $place }に2人目の労働者を配置。
caylus1303-story-placed-site = { $who }が建設現場の{ $slot }番目に労働者を配置。
caylus1303-story-surcharge = { $told }さらに{ $workers }を野営地へ戻す。
caylus1303-story-early = { $character }：{ $told }
caylus1303-story-placement = { $place }の所有者{ $who }が{ $points }を得る。
caylus1303-story-robbed = { $place }の所有者{ $who }は、{ $thief }のため名声を得られない。
caylus1303-story-passed-first = { $who }が最初にパスし、スタートプレイヤータイルを取る。以後、配置には労働者が1人余分に必要。
caylus1303-story-passed = { $who }が{ $rank }番目にパス。
caylus1303-story-owner_bonus = { $place }の所有者{ $who }が{ $gain }を得る。
caylus1303-story-used = { $who }が{ $place }で{ $gain }を得る。
caylus1303-story-used-paid = { $who }が{ $place }で{ $cost }を支払い、{ $gain }を得る。
caylus1303-story-used-cost = { $who }が{ $place }で{ $cost }を支払う。
caylus1303-story-used-nothing = { $who }は{ $place }で何も得られない。
caylus1303-story-camp-short = { $told }野営地には{ $workers }足りない。
caylus1303-story-home-beyond = { $place }の{ $who }の労働者は監督官の先にいるため、効果なしで野営地へ戻る。
caylus1303-story-claimed = { $who }が{ $cost }を支払い、{ $place }に家を置く。管理フェイズから住宅になる。
caylus1303-story-built = { $who }が{ $cost }を支払い、{ $place }を建築：{ $points }。
caylus1303-story-bridge = ギルドの橋。次の順に監督官を移動できる：{ $order }。
caylus1303-story-provost-forward = { $who }が{ $cost }を支払い、監督官を{ $steps }マス前進：{ $end }番まで発動。
caylus1303-story-provost-back = { $who }が{ $cost }を支払い、監督官を{ $steps }マス後退：{ $end }番まで発動。
caylus1303-story-provost-forward-free = { $who }が{ $means }で監督官を{ $steps }マス前進：{ $end }番まで発動。
caylus1303-story-provost-back-free = { $who }が{ $means }で監督官を{ $steps }マス後退：{ $end }番まで発動。
caylus1303-story-favour = { $who }が{ $source }で恩恵を得る。
caylus1303-story-favour_site = { $who }が建設現場の{ $number }番目の{ $tile }を使う。
caylus1303-story-delivered = { $who }が{ $cost }を輸送：{ $points }。
caylus1303-story-most_batches = { $who }が最も多く輸送（{ $batches }）し、恩恵を得る。
caylus1303-story-residence = { $who }の{ $place }が住宅になる。
caylus1303-story-monument = { $who }が{ $cost }を支払い、{ $space }番の住宅を{ $tile }に置き換える：{ $points }。
caylus1303-story-recruited = 募集：{ $gains }。
caylus1303-story-recruited-seat = { $who }（{ $gain }）
caylus1303-story-provost_reset = 監督官が最後の建物の手前へ戻る：{ $end }番まで発動。
caylus1303-story-final_score = { $who }が{ $before }を公開。
caylus1303-story-final_score-gold = { $who }が{ $before }を公開、{ $gold }でさらに{ $points }点。
caylus1303-story-declined-early_riser = { $who }は早起きを使わない。
caylus1303-story-declined-use_building = { $who }は{ $tile }を使わない。
caylus1303-story-declined-build = { $who }は何も建築しない。
caylus1303-story-declined-lawyer_target = { $who }は弁護士を使わない。
caylus1303-story-declined-move = { $who }は監督官を動かさない。
caylus1303-story-declined-favour_court_character = { $who }はボード上の人物を取らない。
caylus1303-story-declined-deliver = { $who }は何も輸送しない。

## プレイヤーへの問い

caylus1303-ask-choose_start_character = 人物を1人選んでください
caylus1303-ask-early_riser = 早起き：最初に労働者を配置するか、辞退してください
caylus1303-ask-plan = 労働者を配置するか、パスしてください
caylus1303-ask-use_building = { $spot }：使うことができます
caylus1303-ask-pay_any-use = { $tile }：資源を支払ってください（残り{ $left }個）
caylus1303-ask-pay_any-build = { $tile }：資源を支払ってください（残り{ $left }個）
caylus1303-ask-gain_any = { $spot }：得る{ $gain }を選んでください
caylus1303-ask-choose_wood_tile = { $space }番に木造建物を1つ建築できます
caylus1303-ask-choose_stone_tile = { $space }番に石造建物を1つ建築できます
caylus1303-ask-choose_stone_tile-less = { $space }番に石造建物を、{ $less }分少ないコストで建築できます
caylus1303-ask-lawyer_target = 家を置く初期建物を選べます
caylus1303-ask-toll_move = 監督官を無償で{ $reach }マスまで移動できます
caylus1303-ask-bridge_move = 監督官を{ $reach }マスまで動かせます（1マス{ $price }）
caylus1303-ask-bailiff_move = 行政官で監督官を{ $reach }マス移動できます
caylus1303-ask-favour_mode = 恩恵の使い方を選んでください
caylus1303-ask-favour_take = 他プレイヤーから取る人物を選んでください
caylus1303-ask-favour_site = 第{ $round }ラウンドに使える建設現場の建物を選んでください
caylus1303-ask-favour_court_character = ボード上の人物を1人取るか、取らないか選んでください
caylus1303-ask-deliver-usual = 資源1組を輸送できます（{ $points }）
caylus1303-ask-deliver-any = 資源1組を輸送できます（{ $points }）
caylus1303-ask-deliver_last-usual = 運送人：資源1組を輸送できます（{ $points }）
caylus1303-ask-deliver_last-any = 運送人：資源1組を輸送できます（{ $points }）
caylus1303-ask-monument = { $space }番の住宅を記念碑に置き換えるか、残してください

caylus1303-prompt-choose_start_character = { caylus1303-ask-choose_start_character }。最後に{ $left }人がボードに残ります。
caylus1303-prompt-early_riser = { caylus1303-ask-early_riser }。合計{ $price }が必要で、手元は{ $workers }です。
caylus1303-prompt-plan = { caylus1303-ask-plan }。配置には{ $price }が必要で、手元は{ $workers }です。
caylus1303-prompt-use_building = { caylus1303-ask-use_building }（{ $effect }）。手持ちは{ $have }です。
caylus1303-prompt-pay_any-use = { caylus1303-ask-pay_any-use }。手持ちは{ $have }です。
caylus1303-prompt-pay_any-build = { caylus1303-ask-pay_any-build }。固定コスト以外の分です。手持ちは{ $have }です。
caylus1303-prompt-gain_any = { caylus1303-ask-gain_any }。
caylus1303-prompt-choose_wood_tile = { caylus1303-ask-choose_wood_tile }。手持ちは{ $have }です。
caylus1303-prompt-choose_stone_tile = { caylus1303-ask-choose_stone_tile }。手持ちは{ $have }です。
caylus1303-prompt-choose_stone_tile-less = { caylus1303-ask-choose_stone_tile-less }。手持ちは{ $have }です。
caylus1303-prompt-lawyer_target = { caylus1303-ask-lawyer_target }。コストは{ $cost }、手持ちは{ $have }、ほかに{ $houses }です。
caylus1303-prompt-toll_move = { caylus1303-ask-toll_move }。監督官は{ $provost }にいます。
caylus1303-prompt-bridge_move = { caylus1303-ask-bridge_move }。監督官は{ $provost }、手元は{ $workers }です。順番：{ $order }。相談は自由ですが、約束に拘束力はありません。
caylus1303-prompt-bailiff_move = { caylus1303-ask-bailiff_move }。監督官は{ $provost }にいます。
caylus1303-prompt-favour_mode = { caylus1303-ask-favour_mode }。
caylus1303-prompt-favour_take = { caylus1303-ask-favour_take }。
caylus1303-prompt-favour_site = { caylus1303-ask-favour_site }。手持ちは{ $have }です。
caylus1303-prompt-favour_court_character = { caylus1303-ask-favour_court_character }。
caylus1303-prompt-deliver-usual = { caylus1303-ask-deliver-usual }。1組は食料を含む異なる3種類の資源です。輸送済み{ $batches }、手持ちは{ $have }です。
caylus1303-prompt-deliver-any = { caylus1303-ask-deliver-any }。財務官がいるので、任意の資源3個で1組です。輸送済み{ $batches }、手持ちは{ $have }です。
caylus1303-prompt-deliver_last-usual = { caylus1303-ask-deliver_last-usual }。1組は食料を含む異なる3種類の資源です。輸送済み{ $batches }、手持ちは{ $have }です。
caylus1303-prompt-deliver_last-any = { caylus1303-ask-deliver_last-any }。財務官がいるので、任意の資源3個で1組です。輸送済み{ $batches }、手持ちは{ $have }です。
caylus1303-prompt-monument = { caylus1303-ask-monument }。手持ちは{ $have }です。

## 選択肢

caylus1303-pay = コスト{ $cost }
caylus1303-you-have = 手持ち{ $have }
caylus1303-second = そこの2人目
caylus1303-owner-points = 所有者に{ $points }点
caylus1303-owner-bonus = 所有者に{ $points }点と{ $bonus }
caylus1303-offer-pass = パス
caylus1303-offer-pass-first = 橋の{ $rank }番目、次ラウンドのスタートプレイヤー
caylus1303-offer-pass-later = 橋の{ $rank }番目
caylus1303-offer-slot = { $slot }番目：輸送フェイズに輸送
caylus1303-offer-nobody = 取らない
caylus1303-offer-not-early = 辞退する
caylus1303-offer-no-use = 使わない
caylus1303-offer-no-build = 建築しない
caylus1303-offer-no-claim = 置かない
caylus1303-offer-no-monument = 住宅のまま残す
caylus1303-offer-claim = ラウンド終了時に自分の住宅になる：募集のたびに{ $gain }
caylus1303-offer-mode-A = 他プレイヤーから人物を1人取る
caylus1303-offer-mode-B = 建設現場の建物を使い、ボード上の人物を取る
caylus1303-offer-done = 輸送を終える

## 得点の内訳

caylus1303-score-building = 木造・石造建物
caylus1303-score-monument = 記念碑
caylus1303-score-placement = 他プレイヤーによる建物の使用
caylus1303-score-effect = 建物の効果
caylus1303-score-delivery = 輸送
caylus1303-score-character = 人物
caylus1303-score-gold = 残った黄金

## テキストボード

caylus1303-board-order = このラウンドの順番：{ $order }
caylus1303-board-start-player = スタートプレイヤータイル：{ $who }
caylus1303-board-court = ボード上の人物
caylus1303-board-court-nobody = なし
caylus1303-board-bridge = ギルドの橋と監督官
caylus1303-board-passed = パスした順：{ $order }
caylus1303-board-passed-nobody = まだ誰もパスしていない
caylus1303-board-price = 現在の配置に必要：{ $price }
caylus1303-board-moving = これから監督官を動かす人（1マス{ $price }）：{ $order }
caylus1303-board-provost = 監督官：{ $provost }
caylus1303-board-site = 建設現場
caylus1303-board-queue = 労働者（順番）：{ $order }
caylus1303-board-queue-nobody = 労働者なし
caylus1303-board-site-open = 恩恵で使用可能
caylus1303-board-site-from = 第{ $round }ラウンドから恩恵で使用可能
caylus1303-board-road = 道
caylus1303-board-coded = { $code }・{ $facts }
caylus1303-board-owner = 所有者：{ $who }
caylus1303-board-claimed = { $who }の家あり
caylus1303-board-workers = 労働者：{ $order }
caylus1303-board-empty = 空きマス
caylus1303-board-spaces = { $first }–{ $last }
caylus1303-board-supply = サプライ
caylus1303-board-costs = コスト{ $cost }
caylus1303-board-player = { $rank }. { $who }：{ $facts }
caylus1303-board-hand = 手元に{ $workers }
caylus1303-board-camp = 野営地に{ $workers }
caylus1303-board-houses = 家は残り{ $left }個（全{ $all }個）
caylus1303-board-character = { $code }{ $character }
caylus1303-board-prestige = あなたの名声
caylus1303-board-total = 合計：{ $points }
caylus1303-board-source = { $source }：{ $points }

## ルールカード：基本情報

caylus1303-cards-phases = ラウンドのフェイズ
caylus1303-cards-characters = 人物
caylus1303-cards-rules = ルール
caylus1303-fact-printed = { $space }番のマスに印刷
caylus1303-fact-cost = コスト：{ $cost }
caylus1303-fact-points = 建築時：{ $points }
caylus1303-fact-built = 建設面：{ $effect }
caylus1303-fact-setup = 準備面：{ $effect }
caylus1303-fact-effect = 効果：{ $effect }
caylus1303-fact-copies = 全部で{ $count }枚
caylus1303-fact-bracket = 第{ $first }–{ $last }ラウンド：建設現場の{ $spaces }番目までの建物
caylus1303-fact-players = { $players }人：最初の手元{ $hand }、募集ごとに{ $recruits }、人物{ $characters }人
caylus1303-fact-first = { $players ->
    [2] 2人：{ $characters }
   *[other] { $players }人：さらに{ $characters }
    }

## ルールカード：フェイズと場所

caylus1303-card-planning-title = フェイズ1：計画
caylus1303-card-planning = スタートプレイヤーから時計回りに、パスしていないプレイヤーが1つずつ行う：道の建物に労働者1人を置く、建設現場に労働者1人を置く、パスする。全員がパスしたら終わる。
caylus1303-card-planning-1 = 配置には手元の{ $price }が必要。最初にパスしたプレイヤーは次ラウンドのスタートプレイヤータイルを取る。以後の配置では、自分の建物や建設現場でも、さらに{ $extra }を野営地へ戻す。
caylus1303-card-planning-2 = 他プレイヤーの建物に置くと、所有者はすぐに{ $points }を得る。その建物が後で発動しなくてもよい。
caylus1303-card-planning-3 = 置けるのは、労働者のいない固定・初期・木造・石造の建物で、監督官の先でもよい。ギルドの橋、住宅、記念碑、空きマス、建設現場の建物には置けない。
caylus1303-card-planning-4 = 建設現場には各プレイヤー1人まで。
caylus1303-card-planning-5 = 配置できなければパスする。最後のプレイヤーは、毎回支払いながら続けられる。
caylus1303-card-activation-title = フェイズ2：発動
caylus1303-card-activation = 町の門から道沿いに、労働者のいる建物を順に処理する。1～4番、ギルドの橋、行政官、その先を監督官まで。監督官の先の労働者は効果なしで野営地へ戻る。
caylus1303-card-activation-1 = 労働者は手元ではなく野営地へ、効果の後に戻る。
caylus1303-card-activation-2 = コストのある効果は辞退できる。コストのない効果はすぐに行う。
caylus1303-card-activation-3 = 手前の建物で得た資源は先の建物で使える。逆はできない。
caylus1303-card-activation-4 = このラウンドに建てた建物は発動しない。
caylus1303-card-delivery-title = フェイズ3：輸送
caylus1303-card-delivery = 建設現場に労働者がいるプレイヤーが、左から順に好きなだけ輸送する。1組は食料を含む異なる{ $size }種類の資源で、{ $points }を得る。その後、最も多く輸送したプレイヤーが{ $favour }を得て、労働者は野営地へ戻る。
caylus1303-card-delivery-1 = 黄金も1種類として数えるが、食料の代わりにはならない。
caylus1303-card-delivery-2 = 同数なら左の労働者が優先。運送人だけで輸送したプレイヤーは、現場に労働者がいる全員の後になる。
caylus1303-card-delivery-3 = 誰も輸送しなければ恩恵はない。
caylus1303-card-delivery-4 = 運送人の持ち主は最後に輸送する。2回の輸送は合計する。
caylus1303-card-management-title = フェイズ4：管理
caylus1303-card-management = 順に行う：家のある初期建物が住宅になる。道に沿って各住宅を記念碑にできる。全員が労働者を募集する。監督官が最後の建物まで戻る。パスの目印を戻す。
caylus1303-card-management-1 = 各住宅について毎ラウンド1回、道の順に決める。1人が複数の記念碑を建ててもよい。
caylus1303-card-management-2 = 最終ラウンドもすべて行う。
caylus1303-card-site = 計画フェイズに各プレイヤーは労働者1人を左から順に置ける。輸送フェイズに左から順に輸送する。建設現場の3つの建物は恩恵でのみ使う。
caylus1303-card-site-1 = 建物はゲームを通して準備面のままで、建築も所有もできない。
caylus1303-card-favour-title = 恩恵
caylus1303-card-favour = すぐにどちらかを行う：他プレイヤーから人物を1人取る。または、建設現場の建物1つを労働者なしで使い、その後ボード上に人物がいれば1人取れる。
caylus1303-card-favour-1 = 恩恵は定期市、荘園、最多の輸送、劇場から得る。
caylus1303-card-favour-2 = 建設現場の建物のコストは通常どおり。使わなくてもよく、その後ボード上の人物は取れる。
caylus1303-card-favour-3 = ボード上の人物は取らなくてもよい。人物がボードに戻ることはない。
caylus1303-card-favour-4 = 人物は何人持ってもよく、後で取られることもある。
caylus1303-card-favour-5 = 恩恵の処理が終わってから他の処理に進む。
caylus1303-card-bridge-step-title = ギルドの橋の処理
caylus1303-card-bridge-step = 1～4番の後、パスした順に各プレイヤー1回、監督官を前後に{ $reach }マスまで移動できる。1マスにつき手元の{ $price }を野営地へ戻す。
caylus1303-card-bridge-step-1 = 移動は1方向だけ。できないマス数は支払えない。
caylus1303-card-bridge-step-2 = 相談や約束は自由だが拘束力はなく、取引はできない。
caylus1303-card-bridge-step-3 = その後、行政官の持ち主も移動できる。以後このラウンドは動かない。
caylus1303-card-provost-title = 監督官
caylus1303-card-provost = 道の2つのマスの間に立つ。監督官より手前の建物は発動し、先の建物は発動しない。
caylus1303-card-provost-1 = ギルドの橋の先（{ $first }番の先）より手前には戻れず、終点（{ $last }番の先）まで進める。終点ではすべてが発動する。
caylus1303-card-provost-2 = 関所、ギルドの橋、行政官で移動し、空きマスも越えられる。
caylus1303-card-building-title = 建築
caylus1303-card-building = サプライのタイルを1枚選び、コストを支払い、建設面を上にして最初の空きマスに置き、自分の家を載せて名声を得る。
caylus1303-card-building-1 = コストの基本資源は食料、木材、石材、布地で、黄金は使えない。固定分を先に取り分ける。
caylus1303-card-building-2 = 家が必要。各プレイヤーが建物に置けるのは{ $houses }個まで。
caylus1303-card-building-3 = 空きマスがなければ建築できない。
caylus1303-card-building-4 = 19番の石造建物はすでに建っているものとして、その先に続ける。

## ルールカード：建物

caylus1303-card-printed = 道に印刷された建物。誰のものでもなく、置き換えられることもない。
caylus1303-card-starting = 最初から道か建設現場にある。道の初期建物には弁護士で誰でも家を置け、そのラウンドの終わりに住宅になる。
caylus1303-card-wood = 大工で建築する。最初から道と建設現場にある1枚ずつは準備面で、誰のものでもない。
caylus1303-card-stone = 石工で建築する。最初から道と建設現場にある1枚ずつは準備面で、誰のものでもない。
caylus1303-card-residence = 家を置いた初期建物の裏面。労働者は置けない。所有者は毎ラウンドの募集で労働者を1人多く得る。
caylus1303-card-residence-1 = 管理フェイズに所有者は記念碑に置き換えられる。住宅になったラウンドでもよい。
caylus1303-card-residence-2 = 建築家の得点にはならない。
caylus1303-card-monument = 管理フェイズに自分の住宅と置き換える。家は残り、住宅はゲームから除外される。労働者は置けない。
caylus1303-ruling-workers = 支払う労働者は手元から出す。建物の上の労働者は使えない。
caylus1303-ruling-basic = 基本資源は食料、木材、石材、布地で、同じ種類でも違う種類でもよい。黄金は使えない。
caylus1303-ruling-camp = 野営地に足りない労働者は得られない。
caylus1303-ruling-one-line = どちらか1つを1回だけ行う。
caylus1303-ruling-bonus = 建物が発動し、他プレイヤーの労働者だけがいるとき、所有者は先に取り分を1回得る。
caylus1303-ruling-bonus-journeyman = 2人のうち1人が所有者の労働者なら取り分はない。泥棒は取り分に影響しない。
caylus1303-ruling-build = 1回に1枚、最初の空きマスに置く。新しい建物はこのラウンドには発動しない。
caylus1303-ruling-waived = 準備面で減るのはコストに印刷された石材1個だけ。名声、家、建築家は通常どおり。
caylus1303-ruling-manor = 恩恵は建築時ではなく、建設面の荘園が発動したときに得る。
caylus1303-ruling-lawyer-1 = { $cost }と自分の家1個が必要。名声は得ない。
caylus1303-ruling-lawyer-2 = 道にあり、まだ家のない初期建物だけ。
caylus1303-ruling-lawyer-3 = 家を置いた建物は管理フェイズまで誰でも通常どおり使える。
caylus1303-ruling-toll = 1方向に{ $reach }マスまで、ギルドの橋の前に行う。
caylus1303-ruling-bridge = 労働者は置かない。全員がパスした順に参加する。
caylus1303-ruling-monument = 各記念碑は1枚だけ。記念碑はもう住宅ではない。
caylus1303-ruling-theatre = 恩恵はすぐに使い、その後で次の住宅に進む。

## ルールカード：人物

caylus1303-card-early_riser = スタートプレイヤーの最初の手番の前に、通常のルールで建物か建設現場に労働者1人を配置できる（合計{ $price }）。
caylus1303-card-early_riser-1 = 自分がスタートプレイヤーなら2回続けて配置する。
caylus1303-card-early_riser-2 = 建物の所有者は通常どおり名声を得る。
caylus1303-card-early_riser-3 = 夜勤労働者がいても、戻す労働者は必要。
caylus1303-card-early_riser-4 = まだどの建物にも労働者がいないので、遍歴職人は使えない。
caylus1303-card-night_worker = 最初のパスの後も、配置に追加の{ $extra }が要らない。
caylus1303-card-night_worker-1 = 最初にパスすること自体には影響しない。
caylus1303-card-night_worker-2 = 早起きで戻す労働者は必要。
caylus1303-card-journeyman = 毎ラウンド1回、他プレイヤーの労働者がいる道の建物に配置できる。自分の労働者は相手の後に処理する。
caylus1303-card-journeyman-1 = 自分の労働者がいる建物や建設現場には使えない。
caylus1303-card-journeyman-2 = 所有者は他プレイヤーの労働者1人ごとに名声を得る。
caylus1303-card-journeyman-3 = 石造の生産建物では所有者の取り分は2人で1回。1人が所有者の労働者ならなし。
caylus1303-card-journeyman-4 = 泥棒も持っていれば、所有者は名声を得られない。
caylus1303-card-thief = 自分が他プレイヤーの建物に配置しても、所有者は名声を得られない。
caylus1303-card-thief-1 = 相手に執事がいても同じ。
caylus1303-card-thief-2 = 石造の生産建物の取り分は支払われる。
caylus1303-card-thief-3 = 遍歴職人の配置にも働く。
caylus1303-card-steward = 他プレイヤーが自分の建物に配置すると、{ $usual }ではなく{ $points }を得る。
caylus1303-card-steward-1 = 泥棒には効かない。
caylus1303-card-steward-2 = 遍歴職人がいれば、他プレイヤーの労働者1人ごとに得る。
caylus1303-card-bailiff = ギルドの橋の処理の直後に、監督官を無償で前後に{ $reach }マス移動できる。
caylus1303-card-bailiff-1 = 1～4番の恩恵で取ればそのラウンドに使え、後なら次のラウンドから。
caylus1303-card-bailiff-2 = 道の限界は通常どおり。
caylus1303-card-architect = 木造建物、石造建物、記念碑を建てるごとに{ $points }を得る。
caylus1303-card-architect-1 = 恩恵による建築でも、1枚ごとに得る。
caylus1303-card-architect-2 = 住宅では得られない。
caylus1303-card-delivery_man = 建設現場に労働者がいなくても、全員の後で最後に輸送できる。
caylus1303-card-delivery_man-1 = 労働者がいれば、まず順番どおりに、最後にもう一度輸送する。組数は合計する。
caylus1303-card-delivery_man-2 = 組数が同じなら、現場に労働者がいなければ、いる全員の後になる。
caylus1303-card-delivery_man-3 = 現場に誰もいなくても輸送できる。
caylus1303-card-chamberlain = 任意の資源{ $size }個を1組にできる。食料は不要で、同じ種類が重なってもよく、黄金も使える。
caylus1303-card-chamberlain-1 = 1組の名声は変わらない。
caylus1303-card-chamberlain-2 = 金細工師がいれば、黄金3個も黄金を含む1組になる。
caylus1303-card-foreman = 輸送1組ごとに、さらに{ $points }を得る。
caylus1303-card-foreman-1 = 金細工師がいれば、そのラウンド最初の黄金を含む1組で{ $all }になる。
caylus1303-card-goldsmith = 毎ラウンド1回、黄金を1個以上含む最初の1組で、さらに{ $points }を得る。
caylus1303-card-goldsmith-1 = 職長がいれば、その1組で{ $all }になる。
caylus1303-card-goldsmith-2 = 運送人がいても、2回の輸送を通して1回だけ。
caylus1303-card-goldsmith-3 = 黄金がいくつあっても1回だけ。
caylus1303-card-day_laborer = 募集で、さらに{ $workers }を得る。
caylus1303-card-day_laborer-1 = 劇場の恩恵で取れば、募集は後なので、新しい持ち主がすぐに使える。

## ルールカード：その他のルール

caylus1303-card-setup-title = ゲームの準備
caylus1303-card-setup = 初期・木造・石造のタイルを準備面で道と建設現場に配る。スタートプレイヤーをランダムに決める。最後のプレイヤーからスタートプレイヤーまで逆順に人物を1人ずつ選び、残り{ $left }人はボードに置く。各プレイヤーは{ $resources }と{ $workers }を持ち、その一部が手元にある。
caylus1303-card-setup-1 = 石工が最初から道にあることはない。
caylus1303-card-setup-2 = 残りの木造・石造建物と記念碑がサプライになる。
caylus1303-card-first-game-title = 初回プレイ
caylus1303-card-first-game = 初回プレイのオプションでは、ランダムの代わりに次の人物を使う。選ぶ順番は同じ。
caylus1303-card-first-game-1 = タイルとスタートプレイヤーはランダムのまま。
caylus1303-card-camp-title = 労働者と野営地
caylus1303-card-camp = 各プレイヤーには{ $workers }がいて、手元、ボード、野営地に分かれる。労働者は配置にも支払いにも使う。支払った労働者も建物から戻る労働者も野営地へ行く。
caylus1303-card-camp-1 = 募集やギルドなどの建物で手元に戻る。
caylus1303-card-camp-2 = 野営地にいる分しか得られない。
caylus1303-card-recruitment-title = 募集
caylus1303-card-recruitment = 全員が野営地から{ $most }（5人プレイでは{ $least }）を取る。自分の住宅1つごとに{ $residence }、庭園で{ $garden }、日雇いで{ $laborer }を追加する。穀物庫は{ $food }、工場は{ $cloth }を生む。
caylus1303-card-recruitment-1 = 野営地にいる分まで。
caylus1303-card-provost-reset-title = 監督官の再配置
caylus1303-card-provost-reset = ラウンドの終わりに、町の門から途切れずに続く最後の建物の、門に近い側へ置く。
caylus1303-card-provost-reset-1 = 最初からある19番の石造建物は、手前の空きマスが埋まって初めて数える。
caylus1303-card-prestige-title = 隠された名声
caylus1303-card-prestige = 名声点は裏向きに持つ。終了まで合計が見えるのは自分の分だけだが、得点はそのつど公表されるので、覚えておくことはできる。
caylus1303-card-prestige-1 = 労働者、資源、家、人物はすべて公開。
caylus1303-card-final-scoring-title = 最終得点計算
caylus1303-card-final-scoring = { $rounds }ラウンドの後に名声を公開し、残った黄金1個につき{ $gold }を加える。最も多いプレイヤーが勝つ。
caylus1303-card-final-scoring-1 = その他の残りは得点にならない。
caylus1303-card-final-scoring-2 = 同点のプレイヤーは勝利を分かち合う。

## What came of a stretch of play

caylus1303-round = 第{ $number }ラウンド
caylus1303-summary-provost = 監督官は{ $space }番の先（{ $movers }）。
caylus1303-summary-reset = 監督官は{ $space }番の先へ戻る。
caylus1303-summary-mover = { $who } { $steps }
caylus1303-summary-beyond = 監督官の先にいて戻った労働者：{ $workers }。
caylus1303-summary-spot = { $space }番の{ $tile }
caylus1303-summary-built = { $tile }を建築
caylus1303-summary-claimed = { $tile }に家を置く
caylus1303-summary-residence = { $tile }が住宅に
caylus1303-summary-delivered = { $batches }を輸送
caylus1303-summary-took = { $character }を取る
caylus1303-summary-took-from = { $who }から{ $character }を取る
caylus1303-summary-workers = { $count ->
   *[other] 労働者を{ $places }に配置
    }
caylus1303-summary-passed = { $rank }番目にパス
caylus1303-summary-points = +{ $gain }
caylus1303-summary-recruits-each = 募集：各{ $count }人。
caylus1303-summary-recruits-seat = { $who }（{ $gain }）
caylus1303-summary-recruits = 募集：{ $gains }。

## はじめての人へ
caylus1303-guide-goal = 9ラウンドで王の城を建てます。終了時に名声が最も多いプレイヤーの勝ちです。それまで見えるのは自分の分だけです。名声は建設現場①への輸送、建物と記念碑、ほかの人があなたの建物を使うことで得ます。
caylus1303-guide-round =
    1．計画：順番に労働者を置くかパスします。労働者は置いた建物の効果を使います。最初にパスした人が次のスタートプレイヤーで、以後は1人置くたびに労働者がもう1人必要です。
    2．発動：1～4番を処理し、パスした順に労働者を払ってギルドの橋②で監督官①を動かし、監督官までの道を処理します。
    3．輸送：建設現場③に労働者がいる人が、食料を含む異なる3つの資源を1組として運びます。
    4．管理：住宅、記念碑、募集です。
caylus1303-guide-points =
    建設現場①：1組ごとに名声を得ます。そのラウンドに最も多く運んだ人は恩恵も得ます。
    建物：労働者が大工で木造、石工で石造を建てると、タイルの名声を得ます。住宅と入れ替える記念碑は、さらに多くの名声になります。
    ほかの人があなたの建物に労働者を置くと、すぐに名声を得ます。
    終了時に残った黄金は名声になります。ほかの資源はなりません。
caylus1303-guide-mistakes =
    1．監督官①のすぐ手前に置くこと。ギルドの橋で戻されると、労働者は効果なしで戻ります。誰が戻せるか数えましょう。
    2．労働者はお金でもあります。支払った労働者は野営地へ行き、次のラウンドに足りなくなります。
    3．食料とほかの2種類がないのに建設現場へ行くこと。何も運べません。
caylus1303-lesson-place = あなたは{ $player1 }で、最初に労働者を置きます。労働者は置いた建物の効果を使います。労働者はお金でもあり、6人います。食料1個、木材2個、石材1個を持っています。監督官（1）は13番と14番の間にいて、発動するのは13番までの建物です。どこに置きますか？
caylus1303-lesson-place-site = よい手です。食料、木材、石材は、食料を含む異なる3種類なので1組になります。建設現場の労働者がこれを輸送して名声5点を得ました。このラウンドにあなたより多く運んだ人はいないので、恩恵も得ます。
caylus1303-lesson-place-quarry = 10番の採石場で石材1個を得ました。安全な場所です。監督官が4マス戻らないと先にはならず、1人が動かせるのは3マスまでです。ただし食料、木材、石材はもう1組そろっています。建設現場に置いていれば、名声5点と恩恵になりました。
caylus1303-lesson-place-foundry = 19番の鋳造所は監督官の6マス先で、1人が動かせるのは3マスまでです。誰も動かさず、鋳造所は発動しないまま、労働者は何も得ずに野営地へ行きました。手元に戻るのは毎ラウンド4人だけです。
caylus1303-lesson-provost = 別の場面です。あなたの労働者は建設現場、13番の農場（2）、14番の紡績所（3）にいます。最初にパスしたのは{ $player3 }で、その後に置いた最後の労働者には1人ではなく2人かかりました。{ $player2 }は関所で監督官（1）を12番と13番の間に戻しました。最後に動かすのはあなたで、1マスにつき労働者1人、残りは2人です。どうしますか？
caylus1303-lesson-provost-both = 労働者2人の価値がありました。農場で食料、紡績所で布地と名声1点を得て、1組ではなく2組を運べました。このラウンドは合わせて名声11点です。もう誰も動かせません。最後にパスした人が、監督官を最後に動かします。
caylus1303-lesson-provost-farm = 農場は発動しましたが、紡績所はまだ監督官の先です。食料が増えただけでは2組目にならず、布地が必要でした。もう1人払えば、名声が6点増えていました。
caylus1303-lesson-provost-stay = 労働者2人は次のラウンドに残りますが、農場と紡績所では何も得られず、運べたのは初めから持っていた1組だけでした。労働者を惜しむ前に、何に換わるかを数えましょう。ここでは2人で名声6点でした。
caylus1303-lesson-favour = あなたが2組を運び、このラウンドで最多だったとします。そこで恩恵を得ます。建設現場の建物1つを使い（最初の3ラウンドは1つ目だけで、ここでは農場）、続けてボード上の人物を1人取るか、他プレイヤーから人物を1人取ります。どちらにしますか？
caylus1303-lesson-favour-site = 農場で食料1個を得て、ボード上の財務官を取りました。財務官がいれば、任意の資源3個で1組になります。一度に2つ得られるので、役に立つ人物がボードにいるうちは、たいていこちらが得です。
caylus1303-lesson-favour-take = 職長を取りました。輸送1組ごとに名声が1点増え、{ $player2 }は職長を失います。ただし建設現場の食料はあきらめました。恩恵を得た人は、同じようにあなたから人物を取れます。
caylus1303-lesson-build = 次のラウンドです。建設現場の食料を取ったとします。道は順に発動します。6番の製材所で木材を得たところで、次は9番の大工が15番に木造建物を1つ建てられます。建物にはあなたの家が載り、以後ほかの人がそこに労働者を置くたびに名声1点を得ます。
caylus1303-lesson-build-farm = 名声2点です。あなたでもほかの人でも、使うたびに食料2個を得ます。食料はどの1組にも必要なので、ほかの人も来て、そのたびに名声1点になります。次のラウンドは監督官のすぐ先なので、誰かが1マス進める必要があります。
caylus1303-lesson-build-stonemason = 名声4点です。よい場所でもあります。このゲームで石造建物を建てられるのは石工だけなので、ほかの人があなたの石工に来て、そのたびに名声1点になります。次のラウンドは監督官のすぐ先なので、誰かが1マス進める必要があります。
caylus1303-lesson-build-decline = 食料1個と木材1個が残りますが、1組には足りず、15番にはほかの人の建物が建ちます。建てるなら早めに。これから7ラウンド使えます。

## ゲームのコマンドの説明
caylus1303-verb-choose = 人物を選ぶ
caylus1303-verb-choose-about = 最初に得る人物
caylus1303-verb-early = 早起き
caylus1303-verb-early-about = 早起きの人物を使うかどうか
caylus1303-verb-pass = パス
caylus1303-verb-pass-about = このラウンドはもう労働者を置かない
caylus1303-verb-place = 配置
caylus1303-verb-place-about = 労働者を建物か建設現場に置く
caylus1303-verb-activate = 使う
caylus1303-verb-activate-about = 建物を使うか、辞退する
caylus1303-verb-pay = 支払う
caylus1303-verb-pay-about = 支払う資源
caylus1303-verb-take = 得る
caylus1303-verb-take-about = 得る資源か人物
caylus1303-verb-build = 建てる
caylus1303-verb-build-about = 建てる建物
caylus1303-verb-claim = 弁護士
caylus1303-verb-claim-about = 弁護士で手に入れる建物
caylus1303-verb-toll = 関所
caylus1303-verb-toll-about = 関所で監督官を動かすマス数
caylus1303-verb-provost = 監督官
caylus1303-verb-provost-about = 監督官を動かす（1マスにつき労働者1人）
caylus1303-verb-bailiff = 行政官
caylus1303-verb-bailiff-about = 行政官で監督官を動かすマス数
caylus1303-verb-favour = 恩恵
caylus1303-verb-favour-about = 恩恵の使い方
caylus1303-verb-site = 建設現場
caylus1303-verb-site-about = 使う建設現場の建物
caylus1303-verb-deliver = 運ぶ
caylus1303-verb-deliver-about = 建設現場に1組を運ぶか、終える
caylus1303-verb-monument = 記念碑
caylus1303-verb-monument-about = 住宅を建て替える記念碑
caylus1303-feature-points = 名声
caylus1303-feature-workers = 手元の労働者
caylus1303-feature-food = 食料
caylus1303-feature-wood = 木材
caylus1303-feature-stone = 石材
caylus1303-feature-cloth = 布地
caylus1303-feature-gold = 黄金
caylus1303-feature-kinds = 資源の種類
caylus1303-feature-batches = 運ぶための資源
caylus1303-feature-delivery = 建設現場への輸送
caylus1303-feature-to_come = 建物による名声
caylus1303-feature-favours = 恩恵
caylus1303-feature-carpenter = 木造建物の建築
caylus1303-feature-mason = 石造建物の建築
caylus1303-feature-lawyer = 弁護士による取得
caylus1303-feature-provost = 監督官の移動
caylus1303-feature-monument = 記念碑
caylus1303-feature-residences = 住宅
caylus1303-feature-shops = 道沿いの建物
caylus1303-feature-income = 毎ラウンドの労働者
caylus1303-feature-start = 次のラウンドの先手
caylus1303-feature-builders = 建築向きの人物
caylus1303-feature-deliverers = 輸送向きの人物
caylus1303-feature-helpers = 労働者向きの人物
caylus1303-feature-influence = 相手を抑える人物

## 予約が止まるとき

caylus1303-signal-provost_moved = 監督官が動いた
caylus1303-signal-passed = 誰かがパスした
caylus1303-signal-built = 何かが建築された
