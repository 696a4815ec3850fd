# ケイラス：プレイヤーが読む文言

## ゲームとオプション

caylus-title = ケイラス
option-caylus-favors = 王の恩恵
option-caylus-favors-table = 恩恵表を使う
option-caylus-favors-simplified = 簡易版：1つにつき3点

## 資源と金貨

caylus-cube-food = 食料
caylus-cube-wood = 木材
caylus-cube-stone = 石材
caylus-cube-cloth = 布地
caylus-cube-gold = 金
caylus-goods-food = 食料
caylus-goods-wood = 木材
caylus-goods-stone = 石材
caylus-goods-cloth = 布地
caylus-goods-gold = 金
caylus-amount-any = 任意の資源{ $count }個
caylus-amount-basic = 金以外の資源{ $count }個
caylus-amount-denier = 金貨{ $count }枚
caylus-amount-vp = { $count }点
caylus-amount-favor = 王の恩恵{ $count }つ
caylus-amount-worker = 職人{ $count }人
caylus-amount-batch = 資源{ $count }組
caylus-amount-house = 家{ $count }個
caylus-amount-order = 手番順{ $count }つ
caylus-trade = { $cost }→{ $gain }

## 建物の種類とボードの各部

caylus-category-fixed = 基本建物
caylus-category-neutral = 中立建物
caylus-category-wood = 木造建物
caylus-category-stone = 石造建物
caylus-category-residential = 住宅建物
caylus-category-prestige = 名声建物
caylus-group-special = 特殊建物
caylus-group-road = 道の建物
caylus-group-castle = 城
caylus-group-stock-wood = 木造建物
caylus-group-stock-stone = 石造建物
caylus-group-stock-prestige = 名声建物
caylus-group-provost = 監督官
caylus-group-favor = 王の恩恵
caylus-group-goods = 資源

## 建物

caylus-tile-gate = 城門
caylus-tile-trading_post = 交易所
caylus-tile-merchants_guild = ギルド
caylus-tile-joust_field = 槍試合場
caylus-tile-stables = 馬屋
caylus-tile-inn = 宿屋
caylus-tile-castle = 城
caylus-tile-fixed_peddler = 行商
caylus-tile-fixed_peddler-full = 行商（基本）
caylus-tile-fixed_carpenter = 大工
caylus-tile-fixed_carpenter-full = 大工（基本）
caylus-tile-gold_mine = 金鉱
caylus-tile-neutral_quarry = 採石場
caylus-tile-neutral_quarry-full = 採石場（中立）
caylus-tile-neutral_sawmill = 製材所
caylus-tile-neutral_sawmill-full = 製材所（中立）
caylus-tile-neutral_forest = 森
caylus-tile-neutral_farm = 農場
caylus-tile-neutral_farm-full = 農場（中立）
caylus-tile-neutral_marketplace = 市場
caylus-tile-neutral_marketplace-full = 市場（中立）
caylus-tile-neutral_carpenter = 大工
caylus-tile-neutral_carpenter-full = 大工（中立）
caylus-tile-wood_farm_food = 農場
caylus-tile-wood_farm_food-full = 農場（食料）
caylus-tile-wood_farm_cloth = 農場
caylus-tile-wood_farm_cloth-full = 農場（布地）
caylus-tile-wood_quarry = 採石場
caylus-tile-wood_quarry-full = 採石場（木造）
caylus-tile-wood_sawmill = 製材所
caylus-tile-wood_sawmill-full = 製材所（木造）
caylus-tile-wood_marketplace = 市場
caylus-tile-wood_marketplace-full = 市場（木造）
caylus-tile-wood_peddler = 行商
caylus-tile-wood_peddler-full = 行商（木造）
caylus-tile-mason = 石工
caylus-tile-lawyer = 弁護士
caylus-tile-stone_farm = 農場
caylus-tile-stone_farm-full = 農場（石造）
caylus-tile-park = 公園
caylus-tile-workshop = 工房
caylus-tile-church = 教会
caylus-tile-bank = 銀行
caylus-tile-alchemist = 錬金術師
caylus-tile-tailor = 仕立て屋
caylus-tile-architect = 建築家
caylus-tile-residence = 邸宅
caylus-tile-statue = 彫像
caylus-tile-granary = 穀物庫
caylus-tile-library = 図書館
caylus-tile-weaver = 織物工場
caylus-tile-theater = 劇場
caylus-tile-college = 大学
caylus-tile-monument = 記念碑
caylus-tile-hotel = ホテル
caylus-tile-cathedral = 大聖堂

## 城の各部分と恩恵の種類

caylus-section-dungeon = 地下
caylus-section-walls = 城壁
caylus-section-towers = 塔
caylus-line-vp = 得点
caylus-line-denier = 金貨
caylus-line-resource = 資源
caylus-line-building = 有利な建築

## 効果の短い説明

caylus-effect-gate = 職人を空いている場所へ無償で移動
caylus-effect-merchants_guild = 監督官を無償で{ $reach }マスまで移動
caylus-effect-stables = プレイ順が早くなる
caylus-effect-inn = 次のターン、あなたの職人は1人{ $price }
caylus-effect-castle = 城の建設：{ $section }は1組につき{ $points }
caylus-effect-castle-full = 城に空きマスはない
caylus-effect-build-wood = 木造建物を1つ建築
caylus-effect-build-stone = 石造建物を1つ建築
caylus-effect-build-prestige = 自分の邸宅1つを名声建物に改築
caylus-effect-lawyer = { $cost }：建物1つを邸宅に改築
caylus-effect-bonus = { $output }（他プレイヤーの建物なら所有者も{ $bonus }）
caylus-effect-income = 収入が毎回{ $gain }増える
caylus-effect-favors = { $gain }
caylus-effect-none = 他の効果なし

## フェイズ、場所、数値

caylus-phase-placing = 職人フェイズ
caylus-phase-special = 特殊建物フェイズ
caylus-phase-provost = 監督官フェイズ
caylus-phase-road = 建物フェイズ
caylus-phase-castle = 城建設フェイズ
caylus-phase-end = ターン終了フェイズ
caylus-headline = 第{ $turn }ターン・{ $phase }
caylus-headline-over = 第{ $turn }ターン・ゲーム終了
caylus-at = { $space }番の{ $tile }
caylus-at-special = { $tile }
caylus-space = { $space }番のマス

## 選べない理由

caylus-refusal-occupied = { $tile }に置ける職人は1人だけで、すでに{ $who }の職人がいます。
caylus-refusal-already-there = { $tile }に置ける職人は各プレイヤー1人までで、すでに1人います。
caylus-refusal-stables-full = 馬屋に置ける職人は3人までで、すでに3人います。
caylus-refusal-stables-two-players = 2人プレイでは馬屋を使いません。
caylus-refusal-no-workers = { $tile }には職人を配置できません。住宅建物と名声建物は対象外です。
caylus-refusal-empty-space = 職人は建物に配置します。{ $space }番は空きマスです。
caylus-refusal-gate = 城門の職人は別の場所へ移動します。城門自体は選べません。
caylus-refusal-cost = 必要なのは{ $need }ですが、手持ちは{ $have }です。
caylus-refusal-cost-tile = { $tile }のコストは{ $need }ですが、手持ちは{ $have }です。
caylus-refusal-off-road = 監督官は{ $first }番から{ $last }番までのマスにしか置けません。
caylus-refusal-stock = 建築できるのはストックの建物だけで、{ $tile }は残っていません。
caylus-refusal-road-full = 新しい建物には空きマスが必要ですが、道に空きがありません。
caylus-refusal-not-yours = 邸宅に改築できるのは中立建物と自分の木造・石造の建物だけで、{ $tile }は{ $who }の所有です。
caylus-refusal-never-transformed = { $tile }は邸宅に改築できません。対象は中立建物と木造・石造の建物（弁護士を除く）だけです。
caylus-refusal-pending = すでに{ $who }が支払い済みで、職人が戻るとそこは邸宅になります。
caylus-refusal-no-residence = 名声建物は自分の邸宅を改築して建てますが、邸宅がありません。
caylus-refusal-not-residence = 名声建物は自分の邸宅を改築して建てますが、{ $space }番に自分の邸宅はありません。
caylus-refusal-line-used = 各恩恵は1フェイズに1回だけで、「{ $line }」は使用済みです。
caylus-refusal-level-cap = 王の恩恵は現在{ $level }段階目までしか使えません。
caylus-refusal-level-marker = 選べるのは恩恵マーカーの段階までで、マーカーは{ $level }段階目です。
caylus-refusal-nothing-to-build = いま支払えて建築できるその種類の建物はありません。
caylus-refusal-nothing-to-transform = 道に、自分の邸宅に改築できる建物がありません。

## Titles of the rules, as in docs/rules/caylus.md

caylus-rule-places-for-workers = 職人の配置先
caylus-rule-the-bridge = 橋
caylus-rule-income = 収入
caylus-rule-placing-workers = 職人の配置
caylus-rule-cost-of-a-worker = 職人の配置コスト
caylus-rule-special-buildings = 特殊建物
caylus-rule-moving-the-provost = 監督官の移動
caylus-rule-road-buildings = 道の建物
caylus-rule-end-of-the-round = ターンの終了
caylus-rule-special-fixed-and-neutral-buildings = 特殊・基本・中立の建物
caylus-rule-buildings-you-can-build = 建設できる建物
caylus-rule-using-a-building = 建物の効果
caylus-rule-construction = 建設
caylus-rule-wood-and-stone-buildings = 木造と石造の建物
caylus-rule-prestige-buildings = 名声建物
caylus-rule-residences = 邸宅
caylus-rule-the-castle = 城
caylus-rule-delivering-batches = 資源の組の納入
caylus-rule-scoring-a-section = 区画の得点計算
caylus-rule-royal-favours = 王の恩恵
caylus-rule-the-favour-table = 王の恩恵の表
caylus-rule-using-a-favour = 王の恩恵の使用
caylus-rule-simplified-favours = 簡易版の恩恵
caylus-rule-end-of-the-game = ゲームの終了
caylus-rule-two-players = 2人プレイ

## 出来事

caylus-story-turn = 第{ $turn }ターン開始。プレイ順：{ $order }。
caylus-story-income = 収入：{ $gains }。
caylus-story-income-seat = { $who }（{ $gain }）
caylus-story-placed = { $who }が{ $cost }を支払い、{ $place }に職人を配置。
caylus-story-placed-castle = { $who }が{ $cost }を支払い、城に職人を配置。
caylus-story-owner_point = { $place }の所有者{ $who }が{ $points }を得て計{ $now }点になる。
caylus-story-passed-first = { $who }が最初にパスし、{ $gain }を得る。
caylus-story-passed = { $who }が{ $rank }番目にパス。
caylus-story-gate_moved = { $who }が城門の職人を{ $place }に移動。
caylus-story-trading_post = { $who }が交易所で{ $gain }を得る。
caylus-story-provost-forward = { $who }が{ $cost }を支払い、監督官を{ $start }番から{ $end }番へ{ $steps }マス前進。
caylus-story-provost-back = { $who }が{ $cost }を支払い、監督官を{ $start }番から{ $end }番へ{ $steps }マス後退。
caylus-story-guild-forward = { $who }がギルドで監督官を{ $start }番から{ $end }番へ{ $steps }マス前進。
caylus-story-guild-back = { $who }がギルドで監督官を{ $start }番から{ $end }番へ{ $steps }マス後退。
caylus-story-joust = { $who }が槍試合場で{ $cost }を支払い、王の恩恵を得る。
caylus-story-stables = 馬屋によりプレイ順が変わる：{ $order }。
caylus-story-inn_moved = { $who }の職人が宿屋の右へ移動。次のターン、{ $who }の配置コストは常に{ $price }。
caylus-story-inn_kept = { $who }の職人が宿屋に残る。次のターン、{ $who }の配置コストは常に{ $price }。
caylus-story-home-beyond = { $place }の{ $who }の職人は監督官の先にいるため、効果なしで手元に戻る。
caylus-story-home-beyond-several = 監督官の先にいる職人は効果なしで手元に戻る：{ $workers }。
caylus-story-home-beyond-worker = { $who }（{ $space }）
caylus-story-home-declined = { $who }が城門の職人を手元に戻す。
caylus-story-home-displaced = { $who }の職人が宿屋から手元に戻る。
caylus-story-home-left = { $who }が宿屋の職人を手元に戻す。
caylus-story-produced = { $who }が{ $place }で{ $gain }を得る。
caylus-story-owner_bonus = { $place }の所有者{ $who }が{ $gain }を得る。
caylus-story-sold = { $who }が{ $place }で{ $cost }を売り、{ $gain }を得る。
caylus-story-bought = { $who }が{ $place }で{ $cost }を支払い、{ $gain }を買う。
caylus-story-exchanged = { $who }が{ $place }で{ $cost }を支払い、{ $gain }を得る。
caylus-story-built = { $who }が{ $cost }を支払い、{ $place }を建築：{ $points }、計{ $now }点。
caylus-story-upgraded = { $who }が{ $cost }を支払い、{ $space }番の邸宅を{ $tile }に改築：{ $points }、計{ $now }点。
caylus-story-transform_paid = { $who }が{ $cost }を支払い、{ $place }を邸宅に改築。
caylus-story-transform_delayed = { $who }が{ $cost }を支払う。{ $place }は職人が戻った後で邸宅になる。
caylus-story-transformed = { $place }が{ $who }の邸宅になる：{ $points }、計{ $now }点。
caylus-story-batch = { $who }が{ $cost }を消費し、{ $section }の{ $house }番目を建設：{ $points }、計{ $now }点。
caylus-story-castle_penalty = { $who }は城に職人がいるが何も建設せず、{ $points }を失い、計{ $now }点になる。
caylus-story-castle_penalty-spared = { $who }は城に職人がいるが何も建設しない。0点なので失点はない。
caylus-story-castle_waived = 城に空きがないため、{ $who }は資源を残し、失点もない。
caylus-story-best_builder = { $who }が最も多く建設（{ $batches }）し、王の恩恵を得る。
caylus-story-favor_lost = { $who }はこのフェイズで4種類すべてを使用済みのため、王の恩恵を失う。
caylus-story-favor_points = { $who }が王の恩恵で{ $gain }を得る。
caylus-story-favor_line-raised = 王の恩恵：{ $who }が「{ $line }」の{ $level }段階目に進む。
caylus-story-favor_line-kept = 王の恩恵：{ $who }が「{ $line }」を使い、{ $level }段階目のまま。
caylus-story-favor_line-raised-gain = 王の恩恵：{ $who }が「{ $line }」の{ $level }段階目に進み、{ $gain }を得る。
caylus-story-favor_line-kept-gain = 王の恩恵：{ $who }が「{ $line }」の{ $level }段階目のまま{ $gain }を得る。
caylus-story-favor_gain = { $who }が恩恵で{ $gain }を得る。
caylus-story-favor_swap = { $who }が恩恵で{ $cost }を{ $gain }と交換。
caylus-story-favor_build = { $who }が{ $level }段階目を選ぶ：{ $effect }。
caylus-story-bailiff = 行政官が{ $start }番から{ $end }番へ進み、監督官も同じマスに移動。
caylus-story-scoring = { $section }の決算。
caylus-story-section_score-penalty = { $who }は{ $section }に家がなく、{ $points }を失い、計{ $now }点になる。
caylus-story-section_score-spared = { $who }は{ $section }に家がないが、0点なので失点はない。
caylus-story-section_score-none = { $who }は{ $section }に{ $houses }：何も起こらない。
caylus-story-section_score-favors = { $who }は{ $section }に{ $houses }：{ $favors }を得る。
caylus-story-section_scored = { $section }の決算が終了し、恩恵は{ $cap }段階目まで使用可能。
caylus-story-final_score = 最終得点計算：{ $who }は金{ $gold }点、その他の資源{ $goods }点、金貨{ $deniers }点。
caylus-story-forced-pass = { $who }はこれ以上職人を配置できない。
caylus-story-forced-passes = { $count ->
   *[other] { $who }はこれ以上職人を配置できず、パスする。
}
caylus-story-only-choice = { $story }（ほかの選択肢はない。）
caylus-story-declined-guild_move = { $who }は監督官を動かさない。
caylus-story-declined-provost_move = { $who }は監督官を動かさない。
caylus-story-provost-kept = { $who }は監督官を動かさない。
caylus-story-declined-joust = { $who }は槍試合場を使わない。
caylus-story-declined-build_craft = { $who }は何も建築しない。
caylus-story-declined-lawyer_target = { $who }は邸宅に改築しない。
caylus-story-declined-build_prestige = { $who }は名声建物に改築しない。
caylus-story-declined-market_sell = { $who }は市場で何も売らない。
caylus-story-declined-peddler_buy = { $who }は行商から何も買わない。
caylus-story-declined-exchange = { $who }は交換しない。
caylus-story-declined-castle_batch = { $who }が城の建設を終える。

## プレイヤーへの問い

caylus-ask-place_or_pass = 職人を配置するか、パスしてください
caylus-ask-place_or_pass-own = 職人を配置するか、パスしてください
caylus-ask-gate_move = 城門の職人を移動するか、手元に戻してください
caylus-ask-guild_move = 監督官を無償で{ $reach }マスまで移動できます
caylus-ask-joust = { $cost }で王の恩恵を得るか、辞退してください
caylus-ask-inn_keep = 宿屋に職人を残すか、手元に戻してください
caylus-ask-provost_move = 監督官を{ $reach }マスまで、1マスにつき{ $price }で移動できます
caylus-ask-production_choice = { $spot }：得る資源を選んでください
caylus-ask-owner_bonus = あなたの{ $spot }：得る資源を選んでください
caylus-ask-build-wood = { $space }番に木造建物を1つ建築できます
caylus-ask-build-stone = { $space }番に石造建物を1つ建築できます
caylus-ask-build-wood-discount = { $space }番に木造建物を、{ $less }分少ないコストで建築できます
caylus-ask-build-stone-discount = { $space }番に石造建物を、{ $less }分少ないコストで建築できます
caylus-ask-build_any = { $tile }：任意の資源1個を選んでください
caylus-ask-lawyer_target = 邸宅に改築する建物を選べます
caylus-ask-build_prestige = 自分の邸宅1つを名声建物に改築できます
caylus-ask-prestige_site = { $tile }に改築する邸宅を選んでください
caylus-ask-favor_resource = { $gain }を得ます
caylus-ask-market_sell = { $spot }：資源1個を{ $gain }に換えられます
caylus-ask-peddler_buy = { $count ->
    [1] { $spot }：{ $price }で資源1個を買えます
   *[other] { $spot }：資源を{ $count }個まで買えます（1個{ $price }）
    }
caylus-ask-exchange = { $spot }：交換できます
caylus-ask-alchemist_cubes = { $gain }と交換する資源{ $count }個を選んでください
caylus-ask-castle_batch = 資源1組を納める（{ $section }、{ $points }）か、建設を終えてください
caylus-ask-favor_line = 王の恩恵の種類を1つ選んでください
caylus-ask-favor_level = 「{ $line }」の段階を{ $level }段階目までから選んでください
caylus-ask-favor_give = { $gain }と交換する資源を選んでください
caylus-ask-favor_take = { $cost }と交換して得る{ $gain }を選んでください

caylus-prompt-place_or_pass = { caylus-ask-place_or_pass }。配置コストは{ $price }、手持ちは{ $deniers }と{ $workers }です。
caylus-prompt-place_or_pass-own = { caylus-ask-place_or_pass-own }。配置コストは{ $price }（自分の建物は{ $own }）、手持ちは{ $deniers }と{ $workers }です。
caylus-prompt-gate_move = { caylus-ask-gate_move }。移動は無償で、空いている場所ならどこでも選べます。
caylus-prompt-guild_move = { caylus-ask-guild_move }。監督官は{ $provost }番のマスにいます。
caylus-prompt-joust = { caylus-ask-joust }。手持ちは{ $have }です。
caylus-prompt-inn_keep = { caylus-ask-inn_keep }。残すと、次のターンの配置コストは{ $price }です。
caylus-prompt-provost_move = { caylus-ask-provost_move }。監督官は{ $provost }番のマス、手持ちは{ $deniers }です。
caylus-prompt-production_choice = { caylus-ask-production_choice }。
caylus-prompt-owner_bonus = { caylus-ask-owner_bonus }。{ $by }が使いました。
caylus-prompt-build-wood = { caylus-ask-build-wood }。手持ちは{ $have }です。
caylus-prompt-build-stone = { caylus-ask-build-stone }。手持ちは{ $have }です。
caylus-prompt-build-wood-discount = { caylus-ask-build-wood-discount }。手持ちは{ $have }です。
caylus-prompt-build-stone-discount = { caylus-ask-build-stone-discount }。手持ちは{ $have }です。
caylus-prompt-build_any = { caylus-ask-build_any }。手持ちは{ $have }です。
caylus-prompt-lawyer_target = { caylus-ask-lawyer_target }。コストは{ $cost }、手持ちは{ $have }です。
caylus-prompt-build_prestige = { caylus-ask-build_prestige }。手持ちは{ $have }です。
caylus-prompt-prestige_site = { caylus-ask-prestige_site }。
caylus-prompt-favor_resource = { caylus-ask-favor_resource }。どちらかを選んでください。
caylus-prompt-market_sell = { caylus-ask-market_sell }。手持ちは{ $have }です。
caylus-prompt-peddler_buy = { caylus-ask-peddler_buy }。手持ちは{ $have }です。
caylus-prompt-exchange = { caylus-ask-exchange }（{ $effect }）。手持ちは{ $have }です。
caylus-prompt-alchemist_cubes = { caylus-ask-alchemist_cubes }。手持ちは{ $have }です。
caylus-prompt-castle_batch = { caylus-ask-castle_batch }。手持ちは{ $have }です。
caylus-prompt-favor_line = { caylus-ask-favor_line }。
caylus-prompt-favor_level = { caylus-ask-favor_level }。手持ちは{ $have }です。
caylus-prompt-favor_give = { caylus-ask-favor_give }。手持ちは{ $have }です。
caylus-prompt-favor_take = { caylus-ask-favor_take }。

## 選択肢

caylus-pay = コスト{ $cost }
caylus-price = コスト金貨{ $deniers }枚
caylus-free = 無償
caylus-owner-point = { $owner }に{ $points }点
caylus-gain-points = { $points }点
caylus-gain-now = { $gain }（計{ $now }点）
caylus-beyond = 監督官の先
caylus-you-have = 手持ち{ $have }
caylus-offer-pass = パス
caylus-offer-pass-first = 橋の1番目：{ $gain }
caylus-offer-pass-later = 橋の{ $rank }番目
caylus-offer-stables = { $circle }番：プレイ順{ $circle }番目
caylus-offer-decline = 辞退する
caylus-offer-take-back = 職人を手元に戻す
caylus-offer-keep = 職人を残す
caylus-offer-keep-effect = 次のターンあなたの配置コストは{ $price }、使える職人は1人減る
caylus-offer-leave-effect = 次のターンの配置コストは通常どおり、職人はすべて使える
caylus-offer-joust = { $cost }を支払う
caylus-offset = { $offset }
caylus-offset-stay = 0（移動しない）
caylus-spaces-idle = 職人がいないマスへ動かす
caylus-empty-space = 空きマス
caylus-reach-in = 処理されるようになる：{ $workers }
caylus-reach-out = 監督官の先になる：{ $workers }
caylus-reach-worker = { $owner }（{ $space }番）
caylus-offer-no-build = 建築しない
caylus-offer-no-transform = 改築しない
caylus-offer-no-prestige = 改築しない
caylus-offer-no-trade = 取引しない
caylus-residence-now = 自分の邸宅になり、{ $points }点
caylus-residence-later = 職人が戻った後で自分の邸宅になり、{ $points }点
caylus-offer-stop = 建設を終える
caylus-offer-stop-penalty = 建設なし：−{ $points }点
caylus-offer-batch-effect = { $section }：{ $points }点
caylus-offer-line-raised = マーカーは{ $level }段階目へ：{ $effect }
caylus-offer-line-kept = マーカーは{ $level }段階目のまま：{ $effect }
caylus-level = { $level }段階目
caylus-level-nothing = 何もなし
caylus-level-wood = { $less }分少ないコストで木造建物を建築
caylus-level-stone = { $less }分少ないコストで石造建物を建築
caylus-level-prestige = 通常のコストで邸宅を名声建物に改築
caylus-offer-site-effect = 収入{ $income }がなくなる

## 得点の内訳

caylus-score-building = 建物の建築
caylus-score-residence = 邸宅
caylus-score-owner = 他プレイヤーによる建物の使用
caylus-score-castle = 城の建設
caylus-score-favor = 王の恩恵
caylus-score-trade = 教会と仕立て屋
caylus-score-penalty = 失点
caylus-score-gold = 残った金
caylus-score-goods = 残ったその他の資源
caylus-score-deniers = 残った金貨

## テキストボード

caylus-board-order = プレイ順：{ $order }
caylus-board-bridge = 橋
caylus-board-passed = パスした順：{ $order }
caylus-board-passed-nobody = まだ誰もパスしていない。最初のパスで{ $gain }を得る
caylus-board-price = 現在の配置コスト：{ $price }
caylus-board-inn-price = 宿屋の効果で{ $who }の配置コストは{ $price }
caylus-board-provost-price = 監督官の移動コストは1マスにつき{ $price }
caylus-board-special = 特殊建物
caylus-board-road = 道
caylus-board-coded = { $code }・{ $facts }
caylus-board-worker = 職人：{ $who }
caylus-board-workers = 職人（順番）：{ $order }
caylus-board-inn-left = 左：{ $who }
caylus-board-inn-right = 右：{ $who }
caylus-board-out-of-use = 2人プレイでは使用しない
caylus-board-owner = 所有者：{ $who }
caylus-board-pending = { $who }の邸宅になる予定
caylus-board-empty = 空きマス
caylus-board-spaces = { $first }–{ $last }
caylus-board-provost = 監督官と行政官
caylus-board-provost-at = 監督官：{ $provost }番
caylus-board-bailiff-at = 行政官：{ $bailiff }番
caylus-board-castle = 城
caylus-board-queue = 職人（建設順）：{ $order }
caylus-board-queue-nobody = 職人なし
caylus-board-section = { $section }：{ $room }マス中{ $built }マス建設済み、1マス{ $points }
caylus-board-section-due = 行政官が{ $trigger }番に達するか満杯で決算
caylus-board-section-scored = 決算済み
caylus-board-count = { $who }（{ $count }）
caylus-board-favors = 王の恩恵
caylus-board-cap = { $cap }段階目まで使用可能
caylus-board-line = { $line }：{ $markers }
caylus-board-simplified = 王の恩恵1つにつき{ $gain }
caylus-board-stock = ストックの建物
caylus-board-costs = コスト{ $cost }
caylus-board-copies = 残り{ $count }つ
caylus-board-player = { $rank }. { $who }：{ $points }・{ $workers }・{ $have }

## ルールカード：基本情報

caylus-cards-phases = フェイズ
caylus-cards-castle = 城
caylus-cards-favors = 王の恩恵
caylus-cards-rules = ルール
caylus-fact-cost = コスト：{ $cost }
caylus-fact-points = 建築時の得点：{ $points }
caylus-fact-favors = 建築時：{ $favors }
caylus-fact-copies = 枚数：{ $count }枚
caylus-fact-printed = { $space }番のマスに印刷
caylus-fact-level = { $level }段階目：{ $effect }
caylus-fact-section = 全{ $room }マス、家1個につき{ $points }
caylus-fact-trigger = 行政官が{ $trigger }番に到達または通過するか、満杯になると決算
caylus-fact-houses = { $houses }：{ $result }
caylus-houses-range = 家{ $first }–{ $last }個
caylus-houses-more = 家{ $first }個以上
caylus-houses-none = 家なし
caylus-result-loss = { $points }を失う
caylus-result-nothing = 何も起こらない
caylus-fact-caps = 最初は{ $first }段階目まで、地下の決算後は{ $second }段階目まで、城壁の決算後は{ $third }段階目まで

## ルールカード：特殊建物

caylus-card-gate = 特殊建物フェイズに、ここの職人を、職人フェイズに配置できる場所（後の特殊建物、城、道の建物）へ無償で移動する。手元に戻してもよい。
caylus-card-gate-1 = 後の特殊建物へ移動した職人は、同じフェイズにその効果を使う。
caylus-card-gate-2 = 監督官の先の建物も選べる。効果は発動せず職人は戻るが、所有者の得点は残る。
caylus-card-gate-3 = 宿屋の右に自分の職人がいても、左に移動できる。
caylus-card-trading_post = 特殊建物フェイズに、ここの職人の持ち主は{ $gain }を得る。
caylus-card-trading_post-1 = この金貨は同じフェイズの槍試合場で使える。
caylus-card-merchants_guild = 特殊建物フェイズに、ここの職人の持ち主は監督官を無償で前後{ $reach }マスまで移動できる。
caylus-card-joust_field = 特殊建物フェイズに、ここの職人の持ち主は{ $cost }を支払い、{ $gain }を得られる（1回のみ）。
caylus-card-joust_field-1 = その時点で支払えなければ何も起こらず、職人は手元に戻る。
caylus-card-joust_field-2 = 同じターンに道の建物で得る布地は間に合わない。
caylus-card-stables = 特殊建物フェイズに、ここの職人の持ち主は丸数字の順にプレイ順の先頭に並ぶ。他のプレイヤーは元の順で続く。
caylus-card-stables-1 = 職人は3人まで、各プレイヤー1人まで。1番から順に置く。
caylus-card-stables-2 = 新しいプレイ順は直ちに有効で、このターンの決算にも使う。監督官フェイズはパスした順のまま。
caylus-card-inn = 職人は左に配置する。特殊建物フェイズに右へ移動し、右にいた職人は手元に戻る。次の職人フェイズの間、右にいる職人の持ち主は配置コストが常に{ $price }になる。
caylus-card-inn-1 = 左に職人がいなければ、右の職人を残すか手元に戻すか選べる。
caylus-card-inn-2 = 右にいる職人は使えないので、配置できるのは5人になる。
caylus-card-inn-3 = 同じプレイヤーが左右両方に職人を置いてもよい。
caylus-card-inn-4 = 宿屋の効果で配置された場合も、建物の所有者は1点を得る。
caylus-card-bridge-title = 橋
caylus-card-bridge = パスしたら、自分のマーカーを橋の最も小さい空き番号に置く。最初にパスしたプレイヤーは{ $gain }を得る。監督官フェイズはこの順に行う。
caylus-card-bridge-1 = パスはいつでも無償でできる。手元に職人がいない、または支払える配置先がない場合は自動的にパスする。

## ルールカード：道の建物

caylus-card-production = ここの職人の持ち主は{ $gain }を得る。生産は必ず行う。
caylus-card-choice = ここの職人の持ち主は{ $gain }のどちらかを選んで得る。生産は必ず行う。
caylus-card-shared-production = ここの職人の持ち主は{ $gain }を得る。建物の所有者が別のプレイヤーなら、所有者も{ $bonus }を選んで得る。生産は必ず行う。
caylus-card-shared-production-1 = 先に職人の持ち主が得て、その後で所有者が選ぶ。自分の建物を使った場合、追加の資源はない。
caylus-card-market = ここの職人の持ち主は、任意の資源1個（金も可）を{ $gain }に換えられる。
caylus-card-exchange = ここの職人の持ち主は、次のうち1つを行える：{ $effect }。
caylus-card-exchange-only = ここの職人の持ち主は、次の交換を行える：{ $effect }。
caylus-card-craft-wood = ここの職人の持ち主は、ストックの木造建物を1つ建築できる。コストを支払い、橋に最も近い空きマスに置いて家を載せ、得点を得る。
caylus-card-craft-stone = ここの職人の持ち主は、ストックの石造建物を1つ建築できる。コストを支払い、橋に最も近い空きマスに置いて家を載せ、得点を得る。
caylus-ruling-one-building = 1回に建築できるのは1つまで。支払える建物や空きマスがなければ何も起こらない。
caylus-ruling-new-building = 新しい建物には次のターンから職人を配置できる。
caylus-ruling-once = 選べるのは1つを1回だけ。全額を支払う必要がある。
caylus-ruling-basic = 金以外の資源は食料、木材、石材、布地。
caylus-ruling-fixed = 道に印刷された建物で、誰のものでもなく、置き換えられることもない。
caylus-ruling-neutral = 誰のものでもない。どのプレイヤーも弁護士で邸宅に改築でき、その場合このタイルはゲームから除外される。
caylus-card-gold_mine-1 = 手前に空きマスがあっても第1ターンから配置できる。監督官がここ以降にいれば発動する。
caylus-card-lawyer = ここの職人の持ち主は{ $cost }を支払い、中立建物または自分の木造・石造の建物1つを自分の邸宅に改築できる。{ $points }点を得て、以後の収入が毎回{ $income }増える。
caylus-card-lawyer-1 = 基本建物、特殊建物、住宅・名声の建物、他のプレイヤーの建物、弁護士は対象にできない。
caylus-card-lawyer-2 = 対象は道のどこにあってもよく、監督官の先でもよい。
caylus-card-lawyer-3 = 対象に職人がいる場合は先に支払い、職人が戻った後で改築する。それまで建物は通常どおり働く。
caylus-card-lawyer-4 = 置き換えた木造・石造の建物はストックに戻り、再び建築できる。
caylus-card-church-1 = 教会を置いてから王の恩恵を処理する。その恩恵で建てた建物は教会より後のマスに置く。
caylus-card-alchemist-1 = 支払う資源は同じ種類でも違う種類でもよいが、金は使えない。
caylus-card-architect = ここの職人の持ち主は、自分の邸宅1つを名声建物に改築できる。コストを支払って邸宅と置き換え、得点と恩恵を得る。家は残り、邸宅の収入はなくなる。
caylus-card-architect-1 = 自分の邸宅だけが対象。支払い済みでも職人が戻るのを待っている邸宅はまだ使えない。
caylus-card-architect-2 = 1回に改築できるのは1つまで。空きマスは必要ない。
caylus-card-residence = 職人は配置できない。次の収入から、所有者の収入が毎ターン{ $income }増える。名声建物は邸宅を改築して建てる。
caylus-card-residence-1 = 弁護士か「有利な建築」の4段階目で建てる。数に上限はない。
caylus-card-prestige = 建築家か「有利な建築」の5段階目で、自分の邸宅を改築して建てる。職人は配置できず、置き換えられることもない。
caylus-ruling-two-favors = 2つの恩恵は順に処理し、それぞれ別の種類を選ぶ。

## ルールカード：王の恩恵

caylus-card-favor = このフェイズでまだ使っていない種類を1つ選び、そのマーカーを1段階進める（使用可能な最高段階なら動かさない）。その後、マーカーの段階までの効果を1つ得る。
caylus-card-favor-1 = 恩恵は槍試合場、教会、一部の名声建物、城の最多建設、城の決算で得る。
caylus-card-favor-2 = 同じフェイズで4種類すべてを使った後の恩恵は失われる。恩恵は取っておけない。
caylus-card-favor-3 = 恩恵の効果で得た恩恵は、他の恩恵より先に直ちに処理する。
caylus-card-favor-line-title = 王の恩恵：{ $line }
caylus-card-favor-vp = マーカーのある段階の得点を得る。
caylus-card-favor-denier = マーカーのある段階の金貨を得る。
caylus-card-favor-resource = マーカーの段階までの効果を1つ選ぶ。
caylus-card-favor-resource-1 = 4段階目では金を渡せるが、金を得ることはできない。
caylus-card-favor-building = マーカーの段階までの効果を1つ選ぶ。職人も大工などの建物も不要だが、その他の条件は通常どおり。
caylus-card-favor-building-1 = 割引は、コストのうちその種類の資源1個分だけ。
caylus-card-favor-building-2 = 4段階目は弁護士と同じ条件で、コストは{ $cost }。
caylus-card-simplified-title = 簡易版の恩恵
caylus-card-simplified = このバリアントでは恩恵表を使わず、どの恩恵でも直ちに{ $gain }を得る。
caylus-card-simplified-1 = 1フェイズ4つまでという制限はない。

## ルールカード：フェイズ

caylus-card-phase-1-title = 第1フェイズ：収入
caylus-card-phase-1 = 各プレイヤーは{ $income }を得る。自分の邸宅1つにつき{ $residence }、図書館で{ $library }、ホテルで{ $hotel }が加わる。
caylus-card-phase-1-1 = 第1ターンにも収入がある。
caylus-card-phase-2-title = 第2フェイズ：職人
caylus-card-phase-2 = プレイ順に、まだパスしていないプレイヤーが職人を1人配置するかパスする。全員がパスするまで繰り返す。
caylus-card-phase-2-1 = 配置コストは{ $price }で、パスしたプレイヤー1人につき金貨1枚増える。自分の建物と宿屋の効果がある場合は常に{ $own }。
caylus-card-phase-2-2 = 他のプレイヤーの建物に配置すると、所有者が直ちに{ $points }を得る。これは取り消されない。
caylus-card-phase-2-3 = 配置先は特殊・基本・中立・木造・石造の建物と城。馬屋、宿屋、城を除き1か所に1人まで。空きマスには置けない。
caylus-card-phase-3-title = 第3フェイズ：特殊建物
caylus-card-phase-3 = 城門、交易所、ギルド、槍試合場、馬屋、宿屋の順に効果を発動し、職人を手元に戻す。宿屋の右の職人は残る。
caylus-card-phase-4-title = 第4フェイズ：監督官
caylus-card-phase-4 = パスした順に、各プレイヤーは1回ずつ監督官を前後{ $reach }マスまで移動できる。1マスにつき{ $price }。
caylus-card-phase-5-title = 第5フェイズ：建物
caylus-card-phase-5 = 1番から監督官のマスまで、職人のいる建物の効果を順に発動し、職人を手元に戻す。監督官の先の職人は効果なしで戻る。
caylus-card-phase-5-1 = 生産は必ず行うが、その他の効果は使わなくてもよい。効果は1回だけ使える。
caylus-card-phase-6-title = 第6フェイズ：城建設
caylus-card-phase-6 = 城に置いた職人の順に、好きなだけ資源の組を消費して家を建てる。その後、最も多く建設したプレイヤーが{ $favors }を得て、職人を手元に戻す。
caylus-card-phase-7-title = 第7フェイズ：ターン終了
caylus-card-phase-7 = 監督官が行政官より先にいれば行政官は{ $far }マス、そうでなければ{ $near }マス進み、監督官は同じマスに移動する。その後、城の決算を確認する。塔の決算でゲームは終了する。

## ルールカード：城

caylus-card-castle = 城建設フェイズに、ここの職人の持ち主は資源を消費する。1組は食料を含む3種類の資源1個ずつ。1組ごとに空きのある最初の部分に家を1つ建て、その得点を得る。
caylus-card-castle-1 = 金は1種類の資源として数え、食料の代わりにはならない。
caylus-card-castle-2 = その部分が埋まったら、次の部分に建てる。
caylus-card-castle-3 = 職人を置いて1組も建設しないと{ $points }を失う（0点未満にはならない）。城に空きがなく、資源1組を持っている場合は失わない。
caylus-card-castle-4 = 最多建設が同数の場合は、建設順が先のプレイヤーが恩恵を得る。
caylus-card-castle-5 = 完成した部分の旗は、家が最も多いプレイヤーを示す。旗に効果はない。
caylus-card-section = プレイ順に、各プレイヤーはこの部分の自分の家だけを数え、失点するか、すべての恩恵を処理してから次のプレイヤーに移る。
caylus-card-section-1 = 各部分の決算は、ターン終了フェイズに地下、城壁、塔の順で1回ずつ行う。空いているマスにはその後建てられない。

## ルールカード：その他

caylus-card-provost-title = 監督官
caylus-card-provost = 建物フェイズでは監督官のマスまでの建物だけが発動し、それより先の職人は効果なしで戻る。監督官はギルドと監督官フェイズで動かす。
caylus-card-provost-1 = 置けるのは{ $first }番から{ $last }番まで。空きマスでもよい。
caylus-card-bailiff-title = 行政官
caylus-card-bailiff = ターン終了フェイズに、監督官が先にいれば{ $far }マス、そうでなければ{ $near }マス進む。行政官の位置により城の決算とゲームの終了が決まる。
caylus-card-bailiff-1 = { $start }番から始まる。各部分のマスに到達または通過すると決算を行う（各部分1回）。
caylus-card-final-scoring-title = 最終得点計算
caylus-card-final-scoring = 塔の決算後、金1個につき{ $gold }、その他の資源{ $cubes }個につき{ $goods }、{ $deniers }につき{ $money }を加える。得点の最も多いプレイヤーが勝つ。
caylus-card-final-scoring-1 = 同点の場合は全員が勝者となる。
caylus-card-final-scoring-2 = 得点が0点未満になることはない。
caylus-card-two-players-title = 2人プレイ
caylus-card-two-players = 最初の所持金は2人とも{ $start }。プレイ順は毎ターン入れ替わり、馬屋は使わない。1人がパスした後、もう1人は自分の建物以外への配置に職人1人につき{ $price }を支払う。
caylus-card-two-players-1 = 宿屋の効果は変わらない。城は自分の建物とはみなさない。

## What came of a stretch of play

caylus-round = 第{ $number }ターン
caylus-summary-sentence = { $told }。
caylus-summary-provost = 監督官は{ $space }番へ（{ $movers }）。
caylus-summary-mover = { $who } { $steps }
caylus-summary-beyond = 監督官の先にいて戻った職人：{ $workers }。
caylus-summary-spot = { $space }番の{ $tile }
caylus-summary-built = { $tile }を建築
caylus-summary-houses = { $section }に{ $houses }
caylus-summary-idle = 城に納めず
caylus-summary-no-house = { $section }に家なし
caylus-summary-favor = 「{ $line }」が{ $level }段階目
caylus-summary-favor-lost = 恩恵を失う
caylus-summary-workers = { $count ->
   *[other] 職人を{ $places }に配置
    }
caylus-summary-passed = { $rank }番目にパス
caylus-summary-bailiff = 行政官と監督官は現在{ $space }番。
caylus-summary-income-each = 収入：各{ $gain }。
caylus-summary-income-seat = { $who }（{ $gain }）
caylus-summary-income = 収入：{ $gains }。

## はじめての人へ
caylus-guide-goal = 王のために城と町を建てます。終了時に得点が最も多いプレイヤーの勝ちです。得点①は名前の横にあります。得点源は城に建てる家、自分の建物、王の恩恵です。城の最後の部分「塔」の決算でゲームが終わります。およそ12～15ターンです。
caylus-guide-round =
    1．全員が金貨2枚以上を得ます。
    2．順番に職人（6人）を1人置くかパスします。職人は置いた建物の効果を使います。最初にパスした人は金貨1枚を得て、パスした人が1人増えるごとに金貨1枚高くなります。
    3．橋の手前の建物AからFを順に処理します。
    4．パスした順に、金貨を払って監督官①を動かせます。
    5．道は1番から監督官まで処理します。その先の職人は何も得られません。
    6．城②に職人がいれば、食料を含む異なる3つの資源を1組として納めます。
    7．行政官③と監督官が進みます。
caylus-guide-points =
    城：資源1組で家①が1つ建ちます。地下は1つ5点、城壁は4点、塔は3点です。
    建物：職人が大工で木造、石工で石造を建てると、盾の数字の得点です。ほかの人があなたの建物に職人を置くたびに1点を得ます。
    王の恩恵：そのターンに最も多く納めた人、槍試合場、一部の建物から得ます。同じ列は回を追うごとに大きくなります。
    城に職人がいて何も納めないと2点を失います。
caylus-guide-mistakes =
    1．監督官（1）のすぐ足元に置くこと。誰かが金貨1枚で戻すだけで、その職人（2）は何も得られません。監督官のために金貨を少し残しましょう。
    2．食料とほかの2種類がないのに城に職人を置くこと。2点を失います。
    3．最後の金貨まで職人に使うこと。監督官はほかの人の思うままになります。
caylus-lesson-place = あなたは{ $player1 }で、最初に職人を置きます。職人は置いた建物の効果を使います。金貨7枚、食料2個、木材1個を持っています。監督官（1）は6番にいて、道はそこまで処理されます。どこに置きますか？
caylus-lesson-place-quarry = よい手です。誰も監督官を動かさず、6番の採石場が処理され、石材1個を得ました。ただし際どいところでした。監督官はちょうどそこにいて、誰かが金貨1枚を払うだけで、あなたの職人はその先になっていました。
caylus-lesson-place-mine = 16番の金鉱は、6番の監督官よりずっと先です。1人が動かせるのは3マスまでで、そこまで動かす人はいませんでした。職人は何も得ずに戻り、払った金貨も戻りません。
caylus-lesson-place-castle = 城に納める1組は、食料とほかの2種類です。食料と木材しかないので何も納められず、2点を失います（0点より下にはなりません）。同じターンに採石場の石材など3種類目を得られるとき、城に行く価値があります。
caylus-lesson-provost = 別の場面です。あなたの職人は6番の採石場（2）と城にいますが、{ $player2 }が金貨2枚を払い、監督官（1）が4番に戻ったので、採石場は監督官の先になりました。城の職人はその石材を待っています。1マスにつき金貨1枚で、いま7枚あります。どうしますか？
caylus-lesson-provost-on = 金貨2枚の価値がありました。道は再び6番まで処理され、採石場の石材を得て、城に納める食料、木材、石材がそろいました。
caylus-lesson-provost-stay = 採石場は監督官の先です。誰も進めてくれず、何も得られませんでした。石材がないので城にも納められず、城の職人のために2点を失います。監督官のために残す金貨は、職人をもう1人置くより価値があります。
caylus-lesson-provost-back = { $player3 }の4番の農場も監督官の先になり、痛手です。しかし金貨1枚を払ったあなたの採石場と城には何の得もありません。じゃまは、相手の損が自分の損より大きいときだけ引き合います。
caylus-lesson-castle = 監督官を動かし、石材が手に入ったとします。食料、木材、石材は異なる3種類で、食料も含んでいます。納めますか？
caylus-lesson-castle-batch = 地下に最初の家が建ち、5点です。このターンにあなたより多く建てた人はいないので、王の恩恵も得ます。得点、お金、資源、建物から選べます。
caylus-lesson-castle-stop = 資源は残りますが、城で何もしなかった職人のために2点を失い、恩恵は誰のものにもなりません。資源3つで5点と恩恵を得ることが、多くのターンの目標です。
caylus-lesson-build = 次のターンです。食料1個と木材1個があるとします。大工の職人が、道に木造建物を1つ建てられます。建物にはあなたの家が載り、以後ほかの人がそこで働くたびに1点を得ます。
caylus-lesson-build-farm = 2点です。布地も生みます。あなたでもほかの人でも、そこで働くたびに布地2個です。場所は10番で、監督官は1、2ターンで届きます。
caylus-lesson-build-mason = 4点です。よい場所でもあります。石造建物は石工がないと建てられないので、ほかの人があなたの石工で働き、そのたびに1点を得ます。
caylus-lesson-build-decline = 食料1個と木材1個が残りますが、まだ1組には足りず、道の場所はほかの人のものになります。早く建てた建物ほどよく使われます。

## ゲームのコマンドの説明
caylus-verb-pass = パス
caylus-verb-pass-about = このターンはもう職人を置かない
caylus-verb-place = 配置
caylus-verb-place-about = 職人を建物か城に置く
caylus-verb-gate = 城門
caylus-verb-gate-about = 城門の職人の行き先
caylus-verb-guild = ギルド
caylus-verb-guild-about = ギルドで監督官を動かすマス数
caylus-verb-joust = 槍試合
caylus-verb-joust-about = 槍試合場で王の恩恵を買うかどうか
caylus-verb-inn = 宿屋
caylus-verb-inn-about = 宿屋の職人を残すか戻すか
caylus-verb-provost = 監督官
caylus-verb-provost-about = 監督官を動かす（1マスにつき金貨1枚）
caylus-verb-produce = 生産
caylus-verb-produce-about = 建物で生産するもの
caylus-verb-bonus = ボーナス
caylus-verb-bonus-about = 建物の所有者として得るもの
caylus-verb-sell = 売る
caylus-verb-sell-about = 市場で売るもの
caylus-verb-buy = 買う
caylus-verb-buy-about = 行商から買うもの
caylus-verb-exchange = 交換
caylus-verb-exchange-about = 建物で交換するもの
caylus-verb-melt = 錬金
caylus-verb-melt-about = 錬金術師で金にする資源
caylus-verb-build = 建てる
caylus-verb-build-about = 建てる建物
caylus-verb-pay = 支払う
caylus-verb-pay-about = 支払う資源
caylus-verb-prestige = 名声建物
caylus-verb-prestige-about = 建てる名声建物
caylus-verb-site = 邸宅の建て替え
caylus-verb-site-about = 建て替える邸宅
caylus-verb-transform = 弁護士
caylus-verb-transform-about = 弁護士が邸宅にする建物
caylus-verb-batch = 納める
caylus-verb-batch-about = 城に資源1組を納めるか、終える
caylus-verb-favor = 恩恵
caylus-verb-favor-about = 王の恩恵の種類
caylus-verb-level = 恩恵の段階
caylus-verb-level-about = 使う恩恵の段階
caylus-verb-take = 得る
caylus-verb-take-about = 得る資源
caylus-verb-give = 渡す
caylus-verb-give-about = 渡す資源
caylus-feature-points = 得点
caylus-feature-to_come = これから入る得点
caylus-feature-deniers = 金貨
caylus-feature-food = 食料
caylus-feature-wood = 木材
caylus-feature-stone = 石材
caylus-feature-cloth = 布地
caylus-feature-gold = 金
caylus-feature-kinds = 資源の種類
caylus-feature-batches = 城に納める資源
caylus-feature-castle = 城への納入
caylus-feature-prestige = 名声建物の建築
caylus-feature-favour = 王の恩恵
caylus-feature-gate = 城門に残した選択肢
caylus-feature-provost = 監督官の移動
caylus-feature-order = 早いプレイ順
caylus-feature-inn = 宿屋による安い配置
caylus-feature-workers = まだ置ける職人
caylus-feature-income = 収入
caylus-feature-visits = 他のプレイヤーが使う建物
caylus-feature-own_goods = 資源を生む自分の建物
caylus-feature-residences = 邸宅
caylus-feature-section = 建築中の城の区画の家
caylus-feature-vp_line = 王の恩恵の得点列
caylus-feature-denier_line = 王の恩恵の金貨列
caylus-feature-resource_line = 王の恩恵の資源列
caylus-feature-building_line = 王の恩恵の有利な建築列
caylus-feature-crafts = 王の恩恵による建築

## 予約が止まるとき

caylus-signal-provost_moved = 監督官が動いた
caylus-signal-passed = 誰かがパスした
caylus-signal-built = 何かが建築された
