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
caylus-cube-cloth = 衣服
caylus-cube-gold = 金
caylus-amount-food = 食料{ $count }個
caylus-amount-wood = 木材{ $count }個
caylus-amount-stone = 石材{ $count }個
caylus-amount-cloth = 衣服{ $count }個
caylus-amount-gold = 金{ $count }個
caylus-amount-any = 任意の資源{ $count }個
caylus-amount-basic = 金以外の資源{ $count }個
caylus-amount-denier = 金貨{ $count }枚
caylus-amount-vp = { $count }点
caylus-amount-favor = 王の恩恵{ $count }つ
caylus-amount-worker = 職人{ $count }人
caylus-amount-batch = 資源{ $count }組
caylus-amount-house = 家{ $count }個
caylus-nothing = なし
caylus-either = { $first }または{ $second }
caylus-trade = { $cost } → { $gain }
caylus-listed = { $head }、{ $tail }

## 建物の種類とボードの各部

caylus-category-special = 特殊建物
caylus-category-fixed = 基本建物
caylus-category-neutral = 中立建物
caylus-category-wood = オレンジの建物
caylus-category-stone = グレーの建物
caylus-category-residential = 緑の建物
caylus-category-prestige = 青の建物
caylus-group-special = 特殊建物
caylus-group-road = 道
caylus-group-castle = 城
caylus-group-stock-wood = オレンジの建物
caylus-group-stock-stone = グレーの建物
caylus-group-stock-prestige = 青の建物
caylus-group-provost = 監督
caylus-group-favor = 王の恩恵
caylus-group-goods = 資源
caylus-group-answer = 選択

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
caylus-tile-wood_farm_cloth-full = 農場（衣服）
caylus-tile-wood_quarry = 採石場
caylus-tile-wood_quarry-full = 採石場（オレンジ）
caylus-tile-wood_sawmill = 製材所
caylus-tile-wood_sawmill-full = 製材所（オレンジ）
caylus-tile-wood_marketplace = 市場
caylus-tile-wood_marketplace-full = 市場（オレンジ）
caylus-tile-wood_peddler = 行商
caylus-tile-wood_peddler-full = 行商（オレンジ）
caylus-tile-mason = 石工
caylus-tile-lawyer = 弁護士
caylus-tile-stone_farm = 農場
caylus-tile-stone_farm-full = 農場（グレー）
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
caylus-effect-merchants_guild = 監督を無償で{ $reach }マスまで移動
caylus-effect-stables = プレイ順が早くなる
caylus-effect-inn = 次のターンは職人1人につき{ $price }
caylus-effect-castle = 城の建設：{ $section }は1組につき{ $points }
caylus-effect-castle-full = 城に空きマスはない
caylus-effect-build-wood = オレンジの建物を1つ建築
caylus-effect-build-stone = グレーの建物を1つ建築
caylus-effect-build-prestige = 自分の邸宅1つを青の建物に改築
caylus-effect-lawyer = { $cost }：建物1つを邸宅に改築
caylus-effect-bonus = { $output }、所有者が別なら{ $bonus }
caylus-effect-income = 収入が毎回{ $gain }増える
caylus-effect-favors = 建築時に{ $gain }
caylus-effect-none = 他の効果なし

## フェイズ、場所、数値

caylus-phase-income = 収入フェイズ
caylus-phase-placing = 職人フェイズ
caylus-phase-special = 特殊建物フェイズ
caylus-phase-provost = 監督フェイズ
caylus-phase-road = 建物フェイズ
caylus-phase-castle = 城建設フェイズ
caylus-phase-end = ターン終了フェイズ
caylus-headline = 第{ $turn }ターン・{ $phase }
caylus-headline-over = 第{ $turn }ターン・ゲーム終了
caylus-at = { $space }番の{ $tile }
caylus-at-special = { $tile }
caylus-space = { $space }番のマス
caylus-owned = { $tile }（{ $owner }）
caylus-plus = +{ $points }
caylus-minus = −{ $points }

## 出来事

caylus-story-turn = 第{ $turn }ターン開始。プレイ順：{ $order }。
caylus-story-income = 収入：{ $who }が{ $gain }を得る。
caylus-story-placed = { $who }が{ $cost }を支払い、{ $place }に職人を配置。
caylus-story-placed-castle = { $who }が{ $cost }を支払い、城に職人を配置。
caylus-story-owner_point = { $place }の所有者{ $who }が{ $points }点を得る。
caylus-story-passed-first = { $who }が最初にパスし、{ $gain }を得る。
caylus-story-passed = { $who }が{ $rank }番目にパス。
caylus-story-gate_moved = { $who }が城門の職人を{ $place }に移動。
caylus-story-trading_post = { $who }が交易所で{ $gain }を得る。
caylus-story-provost-forward = { $who }が{ $cost }を支払い、監督を{ $start }番から{ $end }番へ{ $steps }マス前進。
caylus-story-provost-back = { $who }が{ $cost }を支払い、監督を{ $start }番から{ $end }番へ{ $steps }マス後退。
caylus-story-guild-forward = { $who }がギルドで監督を{ $start }番から{ $end }番へ{ $steps }マス前進。
caylus-story-guild-back = { $who }がギルドで監督を{ $start }番から{ $end }番へ{ $steps }マス後退。
caylus-story-joust = { $who }が槍試合場で{ $cost }を支払い、王の恩恵を得る。
caylus-story-stables = 馬屋によりプレイ順が変わる：{ $order }。
caylus-story-inn_moved = { $who }の職人が宿屋の右へ移動。次のターン、配置コストは常に{ $price }。
caylus-story-inn_kept = { $who }の職人が宿屋に残る。次のターン、配置コストは常に{ $price }。
caylus-story-home-beyond = { $place }の{ $who }の職人は監督より先にいるため、効果なしで手元に戻る。
caylus-story-home-declined = { $who }が城門の職人を手元に戻す。
caylus-story-home-displaced = { $who }の職人が宿屋から手元に戻る。
caylus-story-home-left = { $who }が宿屋の職人を手元に戻す。
caylus-story-produced = { $who }が{ $place }で{ $gain }を得る。
caylus-story-owner_bonus = { $place }の所有者{ $who }が{ $gain }を得る。
caylus-story-sold = { $who }が{ $place }で{ $cost }を売り、{ $gain }を得る。
caylus-story-bought = { $who }が{ $place }で{ $cost }を支払い、{ $gain }を買う。
caylus-story-exchanged = { $who }が{ $place }で{ $cost }を支払い、{ $gain }を得る。
caylus-story-built = { $who }が{ $cost }を支払い、{ $place }を建築：{ $points }点。
caylus-story-upgraded = { $who }が{ $cost }を支払い、{ $space }番の邸宅を{ $tile }に改築：{ $points }点。
caylus-story-transform_paid = { $who }が{ $cost }を支払い、{ $place }を邸宅に改築。
caylus-story-transform_delayed = { $who }が{ $cost }を支払う。{ $place }は職人が戻った後で邸宅になる。
caylus-story-transformed = { $place }が{ $who }の邸宅になる：{ $points }点。
caylus-story-batch = { $who }が{ $cost }を消費し、{ $section }の{ $house }番目を建設：{ $points }点。
caylus-story-castle_penalty = { $who }は城に職人がいるが何も建設せず、{ $points }点を失う。
caylus-story-castle_penalty-none = { $who }は城に職人がいるが何も建設しない。0点なので失点はない。
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
caylus-story-bailiff = 行政官が{ $start }番から{ $end }番へ進み、監督も同じマスに移動。
caylus-story-scoring = { $section }の決算。
caylus-story-section_score-penalty = { $who }は{ $section }に家がなく、{ $points }点を失う。
caylus-story-section_score-none = { $who }は{ $section }に{ $houses }：何も起こらない。
caylus-story-section_score-favors = { $who }は{ $section }に{ $houses }：{ $favors }を得る。
caylus-story-section_scored = { $section }の決算が終了し、恩恵は{ $cap }段階目まで使用可能。
caylus-story-final_score = 最終得点計算：{ $who }は金{ $gold }点、その他の資源{ $goods }点、金貨{ $deniers }点。
caylus-story-game_over = ゲーム終了。{ $winners }が{ $score }で{ $count ->
    [1] 勝利
   *[other] 共に勝利
    }。
caylus-story-forced-place_or_pass = { $who }はこれ以上職人を配置できない。
