# 托斯卡尼城堡：玩家讀到的字句

## 遊戲與選項

tuscany-title = 托斯卡尼城堡
option-tuscany-baseDraw = 抽牌行動的張數
option-tuscany-baseDraw-2 = 2張（2020年規則）
option-tuscany-baseDraw-3 = 3張（後期版本）
option-tuscany-roundEnd = 第1、2輪的結束時機
option-tuscany-roundEnd-turn = 板塊堆清空的回合結束時
option-tuscany-roundEnd-lap = 該圈走完，所有玩家回合數相同時
option-tuscany-regions = 區域
option-tuscany-regions-choose = 玩家自行拼放圖板
option-tuscany-regions-dealt = 隨機發給拼放方式

## 板塊種類，也是格子與區域牌的顏色

tuscany-kind-village = 村莊
tuscany-kind-farm = 農場
tuscany-kind-carriage = 馬車
tuscany-kind-monastery = 修道院
tuscany-kind-quarry = 礦場
tuscany-kind-city = 城市
tuscany-kind-inn = 酒館
tuscany-kind-castle = 城堡

## 展示區、存放區與區域上的板塊

tuscany-item-village = 村莊
tuscany-item-olive-grape = 農場（橄欖＋葡萄）
tuscany-item-wheat-livestock = 農場（小麥＋牲畜）
tuscany-item-grape = 農場（葡萄）
tuscany-item-wheat = 農場（小麥）
tuscany-item-olive-wheat = 農場（橄欖＋小麥）
tuscany-item-grape-livestock = 農場（葡萄＋牲畜）
tuscany-item-olive = 農場（橄欖）
tuscany-item-livestock = 農場（牲畜）
tuscany-item-carriage = 馬車
tuscany-item-monastery = 修道院
tuscany-item-quarry = 礦場
tuscany-item-city = 城市
tuscany-item-inn = 酒館
tuscany-item-castle = 城堡
tuscany-item-token = 六角指示物
tuscany-item-starting_castle = 起始城堡
tuscany-product-olive = 橄欖
tuscany-product-grape = 葡萄
tuscany-product-wheat = 小麥
tuscany-product-livestock = 牲畜
tuscany-product-token = 六角指示物

## 獎勵板塊

tuscany-bonus-plus_card = +1 區域牌
tuscany-bonus-plus_storage = +1 存放區
tuscany-bonus-plus_marble = +1 大理石
tuscany-bonus-plus_worker = +1 工人
tuscany-bonus-plus_yield = +1 生產牌
tuscany-bonus-effect-plus_card = 每次抽牌行動多抽1張
tuscany-bonus-effect-plus_storage = 存放區增加1格，並立即獲得2綠分
tuscany-bonus-effect-plus_marble = 每個礦場多獲得1個大理石
tuscany-bonus-effect-plus_worker = 每個村莊多獲得1名工人
tuscany-bonus-effect-plus_yield = 每個馬車板塊多抽1張生產牌

## 數量

tuscany-amount-card = { $count }張區域牌
tuscany-amount-worker = { $count }名工人
tuscany-goods-marble = 大理石
tuscany-amount-token = { $count }個六角指示物
tuscany-amount-yield = { $count }張生產牌
tuscany-amount-green = { $count }綠分
tuscany-amount-red = { $count }紅分
tuscany-amount-pair = { $count }對
tuscany-cards = { $count }張{ $colour }牌
tuscany-empty = 空
tuscany-coded = { $code }・{ $text }
tuscany-beside = { $space }{ $colour }
tuscany-stored = （{ $used }／{ $room }）：{ $items }

## 進行狀況

tuscany-headline-setup = 開局設置
tuscany-headline = 第{ $round }輪・第{ $turn }回合
tuscany-headline-last = 第{ $round }輪・第{ $turn }回合・最後一圈
tuscany-headline-over = { $turn ->
    [0] 遊戲結束
   *[other] 第{ $turn }回合・遊戲結束
}

## 詢問玩家

tuscany-ask-arrange-start = 圖板可以保持原樣，也可以先排列
tuscany-ask-arrange-begun = 請繼續排列，或選定起始城堡
tuscany-ask-start_castle = 請選擇起始城堡的位置
tuscany-ask-start_bonus = 請拿取1個起始的獎勵板塊
tuscany-ask-action = 請抽{ $count }張區域牌、拿取板塊或放置板塊
tuscany-ask-action-second = 第二個行動：請抽{ $count }張區域牌、拿取板塊或放置板塊
tuscany-ask-discard = 請騰出存放區以放入{ $item }
tuscany-ask-place_item = 請選擇放到第{ $space }格（{ $colour }）的板塊
tuscany-ask-pay = 請支付放到第{ $space }格的{ $item }
tuscany-ask-castle = 請從展示區拿取1個板塊免費放置，或放棄
tuscany-ask-castle_hex = 請選擇{ $slot }的{ $item }免費放置的位置
tuscany-ask-city = 請為你的{ $city }拿取1個獎勵板塊
tuscany-ask-marble = 請用1個大理石執行第二個行動，或結束回合

tuscany-prompt-arrange-start = { tuscany-ask-arrange-start }。選定起始城堡就完成，起始城堡不計分；沒選的部分保持原樣。所有人選定前不會公開。
tuscany-prompt-arrange-begun = { tuscany-ask-arrange-begun }。圖中是目前的樣子。選定起始城堡就完成，起始城堡不計分；沒選的部分保持原樣。
tuscany-prompt-start_castle = { tuscany-ask-start_castle }。起始城堡不計分；所有人選定前，你的選擇保密。
tuscany-prompt-start_bonus = { tuscany-ask-start_bonus }。
tuscany-prompt-action = { tuscany-ask-action }。你有{ $cards }與{ $workers }，存放區{ $storage }。
tuscany-prompt-action-second = { tuscany-ask-action-second }。你有{ $cards }與{ $workers }，存放區{ $storage }。
tuscany-prompt-discard = { tuscany-ask-discard }。你的存放區已滿。
tuscany-prompt-place_item = { tuscany-ask-place_item }。
tuscany-prompt-pay = { tuscany-ask-pay }。需要下列任意兩項：1張{ $colour }牌、1名工人、1對其他同色的牌。你有{ $cards }與{ $workers }。
tuscany-prompt-castle = { tuscany-ask-castle }。
tuscany-prompt-castle_hex = { tuscany-ask-castle_hex }。
tuscany-prompt-city = { tuscany-ask-city }。
tuscany-prompt-marble = { tuscany-ask-marble }。你有{ $marble }。

## 選項

tuscany-group-draw = 抽牌
tuscany-group-display = 展示區：拿取
tuscany-group-region = 你的區域
tuscany-group-place = 放置板塊
tuscany-group-storage = 存放區
tuscany-group-bonus = 獎勵板塊
tuscany-group-arrange-start = 保持原樣：選定起始城堡
tuscany-group-arrange-begun = 完成：選定起始城堡
tuscany-group-arrange-order = 或調整圖板次序
tuscany-group-arrange-turn = 或將圖板旋轉180°
tuscany-group-arrange-height = 或調整高低（與左邊圖板相比）
tuscany-group-pay-first = 最省的支付
tuscany-group-pay-none = 不用成對的牌
tuscany-group-pay-pair = 一對牌
tuscany-group-pay-same = 同色兩對牌
tuscany-group-pay-different = 異色兩對牌
tuscany-button-arrange = 排列你的區域
tuscany-button-start_castle = 選擇起始城堡
tuscany-confirm-action = **{ $move }**：你的存放區已滿，原有的板塊會離開遊戲。仍要拿取嗎？
tuscany-confirm-castle = **{ $move }**：城堡可以讓你免費得到一個板塊。要放棄嗎？
tuscany-arrange-order = { $boards }
tuscany-arrange-turned = 旋轉：{ $boards }
tuscany-arrange-heights = { $boards }
tuscany-arrange-idle = 保持原樣，或同一地圖轉個方向
tuscany-board-turned = { $board }（180°）
tuscany-board-lower = { $board }較低
tuscany-board-higher = { $board }較高
tuscany-offer-turn = 區域旋轉180°
tuscany-offer-turn-effect = 地圖相同，編號不同；之後再選起始城堡的位置
tuscany-offer-space = { $colour }格
tuscany-offer-site = { $size }格的區塊・相鄰：{ $beside }
tuscany-offer-left-over = 剩{ $count }個
tuscany-offer-owned = 你有{ $count }個
tuscany-offer-draw = 抽{ $count }張區域牌
tuscany-offer-deck = 牌庫{ $deck }張、棄牌{ $discard }張
tuscany-offer-store = 放入存放區
tuscany-offer-replace = 移除你的{ $item }
tuscany-offer-full = 存放區已滿，須先移除1個
tuscany-fits = 可放第{ $spaces }格
tuscany-fits-nowhere = 目前無處可放
tuscany-fits-gain = 第{ $space }格{ $gain }
tuscany-offer-place = 放置{ $items }
tuscany-offer-gone = 移出遊戲
tuscany-offer-supply = 放回供應區
tuscany-offer-pay = { $cost }
tuscany-offer-keep = 剩下{ $cards }與{ $workers }
tuscany-offer-decline = 放棄
tuscany-offer-decline-effect = 這個城堡不拿免費板塊
tuscany-offer-use = 使用大理石
tuscany-offer-use-effect = 執行第二個行動，之後剩{ $marble }
tuscany-offer-end = 結束回合
tuscany-offer-end-effect = 保留{ $marble }
tuscany-gain-area = 完成{ $size }格的區塊：+{ $points }
tuscany-gain-colour = 蓋滿{ $colour }：+{ $points }
tuscany-gain-products = 農產：+{ $points }
tuscany-gain-kind = 獲得{ $gain }
tuscany-gain-farm = 新農產的分數
tuscany-gain-city = 1個獎勵板塊
tuscany-gain-castle = 展示區的1個免費板塊

## 為何不行

tuscany-refusal-no-turn-back = 區域已經旋轉過了。請放置起始城堡；之後仍可從圖板次序重新開始。
tuscany-refusal-no-turn-yet = 選好次序、旋轉與高低之後，才能旋轉整個區域。
tuscany-refusal-arranged-so = 這部分已經選定。請選擇起始城堡；之後在所有人選定前都可以重新開始。
tuscany-refusal-not-castle = 起始城堡須放在城堡格，第{ $space }格是{ $colour }格。
tuscany-refusal-slot-empty = { $slot }沒有板塊。
tuscany-refusal-storage-empty = 只能放置存放區裡的板塊，你的存放區是空的。
tuscany-refusal-covered = 板塊須放在空格，第{ $space }格已有{ $item }。
tuscany-refusal-not-adjacent = 板塊須與先前放置的板塊相連，第{ $space }格旁邊沒有板塊。
tuscany-refusal-no-item = 第{ $space }格需要{ $colour }板塊或六角指示物，你有{ $stored }。
tuscany-refusal-cost = 第{ $space }格需要下列任意兩項：1張{ $colour }牌、1名工人、1對其他同色的牌。你有{ $own }、{ $workers }、{ $pairs }。
tuscany-refusal-payment = 這種支付需要{ $need }，你有{ $have }。
tuscany-refusal-not-stored = 只能選存放區裡的東西，其中沒有{ $item }。
tuscany-refusal-wrong-colour = 板塊須放在同色的格子，第{ $space }格是{ $colour }格，不能放{ $item }。
tuscany-refusal-no-place = 免費的板塊須立即放到你的區域，目前沒有可放{ $item }的格子。
tuscany-refusal-pile-empty = 只能拿取還有剩的獎勵板塊，「{ $bonus }」已經拿完。

## Titles of the rules, as in docs/rules/tuscany.md

tuscany-rule-yield-cards = 生產牌
tuscany-rule-bonus-tiles = 獎勵板塊
tuscany-rule-arranging-a-region = 排列區域
tuscany-rule-setup = 遊戲設置
tuscany-rule-a-turn = 回合
tuscany-rule-draw = 抽牌
tuscany-rule-take = 拿取
tuscany-rule-place = 放置
tuscany-rule-payment = 支付
tuscany-rule-after-placing = 放置之後
tuscany-rule-refill-and-purge = 補充與清除
tuscany-rule-villages = 村莊
tuscany-rule-quarries = 礦場
tuscany-rule-monasteries = 修道院
tuscany-rule-inns-and-wild-tokens = 酒館與六角指示物
tuscany-rule-farms = 農場
tuscany-rule-carriages = 馬車
tuscany-rule-cities = 城市
tuscany-rule-castles = 城堡
tuscany-rule-end-of-a-round = 一輪結束
tuscany-rule-the-last-lap = 最後一圈
tuscany-rule-nobody-can-draw = 無牌可抽
tuscany-rule-final-scoring = 最終計分
tuscany-rule-ties = 平手

## 經過

tuscany-story-count = { $who } +{ $points }
tuscany-story-opened = 抽選結果，{ $who }為起始玩家。
tuscany-story-arranged = { $who }的圖板是{ $boards }，起始城堡在第{ $space }格。
tuscany-story-displayed = 展示區翻開{ $items }。
tuscany-story-bonus = { $who }拿取獎勵板塊「{ $bonus }」。
tuscany-story-bonus-green = { $who }拿取獎勵板塊「{ $bonus }」，獲得{ $gain }。
tuscany-story-drew = { $who }抽{ $count }張區域牌。
tuscany-story-drew-own = { $who }抽到{ $cards }。
tuscany-story-drew-none = { $who }抽牌，但已經沒有區域牌。
tuscany-story-reshuffled-cards = { $count }張區域牌棄牌洗混成新的牌庫。
tuscany-story-reshuffled-yields = { $count }張生產牌棄牌洗混成新的牌庫。
tuscany-story-took = { $who }從{ $slot }拿取{ $item }。
tuscany-story-discarded = { $who }移除{ $item }，空出存放區。
tuscany-story-refilled = { $slot }補上{ $item }。
tuscany-story-stack_emptied = { $who }清空了板塊堆{ $stack }。
tuscany-story-purged = 清除：展示區的{ $count }個{ $colour }移出遊戲（{ $slots }）。
tuscany-story-restocked = 中立板塊補入展示區：{ $items }。
tuscany-story-paid = { $who }為第{ $space }格支付{ $cost }。
tuscany-story-placed = { $who }把{ $item }放到第{ $space }格。
tuscany-story-placed_free = { $who }把{ $slot }的{ $item }免費放到第{ $space }格。
tuscany-story-area = { $who }完成{ $size }格的{ $colour }區塊：{ $gain }。
tuscany-story-colour_bonus = { $who }第{ $rank }個蓋滿{ $colour }：{ $gain }。
tuscany-story-gained = { $who }獲得{ $gain }。
tuscany-story-overflow = { $who }沒有空間存放六角指示物，改得{ $gain }。
tuscany-story-farm = { $who }因{ $products }獲得{ $gain }。
tuscany-story-farm-none = { $who }的農場區塊沒有新的農產。
tuscany-story-yield = { $who }抽到生產牌：{ $gain }。
tuscany-story-castle_lost = 展示區沒有板塊能放到{ $who }的區域，城堡沒有效果。
tuscany-story-declined = { $who }放棄城堡的免費板塊。
tuscany-story-marble_spent = { $who }用1個大理石執行第二個行動。
tuscany-story-stalled = 所有人都抽不到牌，本輪結束。
tuscany-story-round_scored = 第{ $round }輪計分，綠分加到紅分：{ $points }。
tuscany-story-round = 第{ $round }輪開始。
tuscany-story-last_lap = 每位玩家再進行一個回合。
tuscany-story-final_score = 最終計分：{ $who }獲得{ $gain }（{ $sources }）。
tuscany-story-final_score-none = 最終計分：{ $who }沒有再得分。
tuscany-final-tiles = 板塊{ $points }分
tuscany-final-tokens = 六角指示物{ $points }分
tuscany-final-marble = 大理石{ $points }分
tuscany-final-workers = 工人{ $points }分
tuscany-final-cards = 區域牌{ $points }分
tuscany-red-points = { $points }紅分
tuscany-tie-spaces = 區域空格較多，{ $won }比{ $lost }
tuscany-tie-green = 綠分較少，{ $won }比{ $lost }
tuscany-tie-cards = 區域牌較少，{ $won }比{ $lost }

## 分數來源

tuscany-score-round_1 = 第1輪綠分
tuscany-score-round_2 = 第2輪綠分
tuscany-score-round_3 = 第3輪綠分
tuscany-score-overflow = 無處存放的六角指示物
tuscany-score-yield = 生產牌
tuscany-score-tiles = 存放區剩餘板塊
tuscany-score-tokens = 存放區剩餘六角指示物
tuscany-score-marble = 剩餘大理石
tuscany-score-workers = 剩餘工人
tuscany-score-cards = 剩餘區域牌

## 文字圖板

tuscany-board-order = 從起始玩家順時針：{ $order }
tuscany-board-display = 展示區
tuscany-board-bonuses = 顏色獎勵與獎勵板塊
tuscany-board-colour = { $colour }：第一{ $first }、第二{ $second }
tuscany-board-open = +{ $points }
tuscany-board-piles = 剩餘獎勵板塊：{ $piles }
tuscany-board-count = { $what }×{ $count }
tuscany-board-supply = 牌庫
tuscany-board-deck = 區域牌：牌庫{ $deck }張；棄牌：{ $discard }
tuscany-board-yields = 生產牌：牌庫{ $deck }張、棄牌{ $discard }張
tuscany-board-neutral = 中立板塊：剩{ $neutral }個；移出遊戲的板塊：{ $removed }個
tuscany-board-player = { $rank }. { $who }
tuscany-board-storage = 存放區{ $storage }
tuscany-board-owned = 獎勵板塊：{ $bonuses }
tuscany-board-stacks = 板塊堆1、2、3剩餘：{ $stacks }
tuscany-board-boards = 圖板（由左至右）：{ $turned }；與左邊相差半格：{ $shifted }
tuscany-board-covered = 已放置，下方加括號（{ $count }／{ $all }）：{ $tiles }
tuscany-board-beside = 與已放置板塊相鄰：{ $spaces }
tuscany-board-areas = { $colour }區塊：{ $areas }
tuscany-board-done = （{ $space }）
tuscany-board-area = { $spaces }
tuscany-board-plus = { $first }+{ $second }

## 手牌

tuscany-hand-cards = 你的手牌：{ $cards }
tuscany-hand-own = 可用於第{ $spaces }格
tuscany-hand-pairs = 可當{ $count }對用於其他顏色
tuscany-hand-workers = 另有{ $workers }
tuscany-hand-placements = 現在可以放置
tuscany-hand-nothing = 存放區目前沒有放得下又付得起的板塊。
tuscany-hand-place = { $items }放到第{ $spaces }格：{ $ways }
tuscany-hand-more = 另有{ $count }種支付方式
tuscany-hand-boards = 你的圖板
tuscany-hand-board = { $board }：左{ $left }；中{ $middle }；右{ $right }

## 規則卡

tuscany-card-group-tiles = 六角板塊
tuscany-card-group-bonuses = 獎勵板塊
tuscany-card-group-yields = 生產牌
tuscany-card-group-actions = 行動
tuscany-card-group-rules = 規則
tuscany-card-fact-hexes = 每個區域{ $count }格
tuscany-card-fact-tiles = 每位玩家{ $own }個、中立{ $neutral }個
tuscany-card-fact-cards = 區域牌{ $count }張
tuscany-card-fact-colour = 顏色獎勵：第一{ $first }分、第二{ $second }分
tuscany-card-fact-copies = 共{ $count }份

tuscany-card-village = 獲得1名工人，每有1個「+1 工人」再多1個。放置板塊時，1名工人可以抵兩項支付中的一項。
tuscany-card-farm = 新板塊上每有一種該農場區塊其他板塊都沒有的農產，就獲得1綠分（0、1或2分）。農產有橄欖、葡萄、小麥、牲畜。
tuscany-card-farm-1 = 只計算新放置的板塊，先前的板塊不再計分。
tuscany-card-farm-2 = 六角指示物放在農場格總是獲得1分；它不算四種農產中的任何一種，因此不影響之後的板塊。
tuscany-card-carriage = 抽1張生產牌，每有1個「+1 生產牌」再多抽1張；逐張抽取並立即獲得牌上所示。
tuscany-card-carriage-1 = 獎勵板塊不會增加生產牌給的東西。
tuscany-card-monastery = 抽{ $count }張區域牌。
tuscany-card-monastery-1 = 「+1 區域牌」不適用於此。
tuscany-card-quarry = 獲得1個大理石，每有1個「+1 大理石」再多1個。大理石可以換取回合中的第二個行動。
tuscany-card-city = 拿取1個還有剩的任一種獎勵板塊，立即生效。
tuscany-card-inn = 獲得1個六角指示物，放到存放區的空格。沒有空格時改得{ $red }紅分。
tuscany-card-inn-1 = 放得下時不能拒收，也不能為它移除其他東西。
tuscany-card-inn-2 = 從存放區放置的酒館已經離開它的空格，所以指示物放得下。
tuscany-card-castle = 從展示區拿取1個你的區域有合法位置的板塊，免費放上去。接著用你自己的板塊堆補充展示區，然後該板塊照常計分並發揮效果；放的若又是城堡，也照樣觸發。
tuscany-card-castle-1 = 可以放棄。展示區沒有能放的板塊時，效果作廢。
tuscany-card-castle-2 = 先補充展示區，免費板塊才計分與生效，所以後續的城堡從補充後的展示區選擇。
tuscany-card-castle-3 = 這不是行動，不需要大理石，也與區域牌、工人、存放區無關。
tuscany-card-castle-4 = 起始城堡沒有效果。
tuscany-card-token = 六角指示物和板塊一樣放在存放區，可以放到任何顏色的格子，依該格的顏色支付；它能完成區塊與顏色獎勵，並發揮該顏色的效果。
tuscany-card-token-1 = 放在酒館格獲得新的指示物，放在城堡格獲得免費板塊。
tuscany-card-token-2 = 第一個行動獲得的指示物，可以在同一回合的第二個行動放置。
tuscany-card-starting_castle = 遊戲設置時放在你區域的三個城堡格之一。它沒有效果也不計分，第一個板塊須與它相連。
tuscany-card-starting_castle-1 = 之後計算區塊與顏色時，它的格子算已蓋住。若它獨佔一格的區塊，該區塊永不計分。
tuscany-card-plus_card = 你每次抽牌行動多抽1張區域牌。
tuscany-card-plus_card-1 = 不適用於修道院與生產牌。
tuscany-card-plus_storage = 你的存放區增加1格，拿取時立即獲得{ $green }綠分。
tuscany-card-plus_storage-1 = 遊戲設置時拿取也獲得分數。
tuscany-card-plus_marble = 你的每個礦場多獲得1個大理石。
tuscany-card-plus_marble-1 = 適用於礦場格上的六角指示物，不適用於生產牌。
tuscany-card-plus_worker = 你的每個村莊多獲得1名工人。
tuscany-card-plus_worker-1 = 適用於村莊格上的六角指示物，不適用於生產牌。
tuscany-card-plus_yield = 你的每個馬車板塊多抽1張生產牌。
tuscany-card-yield-title = 生產牌{ $card }
tuscany-card-yield = 獲得{ $gain }。
tuscany-card-draw-title = 抽牌
tuscany-card-draw = 抽2張區域牌（後期版本的選項為3張），每有1個「+1 區域牌」多抽1張。沒有手牌上限。需要抽牌而牌庫已空時，把棄牌洗混成新的牌庫。
tuscany-card-draw-1 = 牌庫與棄牌都用完時，有幾張抽幾張，也可能一張都沒有。
tuscany-card-take-title = 拿取
tuscany-card-take = 從展示區拿取任一板塊放到存放區，不必是現在能放置的。存放區已滿時，先移除一樣存放的東西。接著用你最左邊的板塊堆補充展示區。
tuscany-card-take-1 = 移除的板塊離開遊戲，六角指示物放回供應區。還有空格時不能移除。
tuscany-card-take-2 = 你的板塊堆用完時，該位置保持空著。
tuscany-card-place-title = 放置
tuscany-card-place = 把存放區的板塊或六角指示物放到你區域上與已放置板塊相連的空格，板塊須同色，指示物不限顏色，並支付。接著依序：完成的區塊計分、蓋滿的顏色計分、發揮效果。
tuscany-card-place-1 = 發揮效果之前，存放區的空格已經空出來。
tuscany-card-payment-title = 支付
tuscany-card-payment = 每格需要支付兩項。每項可用1張該格顏色的區域牌、1名工人，或1對其他顏色的同色牌（2張）。任意搭配都可以，從不用牌的2名工人到兩對牌皆可。
tuscany-card-payment-1 = 兩張不同顏色的牌不能替代任何一項。
tuscany-card-payment-2 = 只要付得起，可以選擇任何方式，即使浪費。
tuscany-card-marble-title = 大理石
tuscany-card-marble = 每回合一次，行動完全結算後，可以放回1個大理石，再執行一個任意行動，也可以重複剛才的行動。
tuscany-card-marble-1 = 第一個行動獲得的大理石、板塊、指示物，都可用於第二個行動。
tuscany-card-marble-2 = 每回合最多使用1個大理石，持有數量沒有上限。
tuscany-card-setup-title = 遊戲設置
tuscany-card-setup = 每位玩家抽{ $cards }張區域牌，並獲得A、B、C區域圖板各一片。所有人同時祕密拼放圖板並放置起始城堡。接著從起始玩家開始，每人拿取1個獎勵板塊。最後才翻開8個中立板塊作為展示區。每人有三堆面朝下的板塊，每堆{ $tiles }個，沒有人知道順序。
tuscany-card-setup-1 = 起始玩家隨機決定，之後不變。
tuscany-card-setup-2 = 使用「隨機發給拼放方式」時，只選擇起始城堡的位置。
tuscany-card-region-title = 區域
tuscany-card-region = 三片各10格的圖板並排，次序任意，每片可旋轉180°，並比左邊相鄰的圖板低半格或高半格。格子編號1至30，由左至右逐欄、每欄由上至下；每片圖板的三欄為3、4、3格。相鄰的同色格組成區塊，可跨越圖板。
tuscany-card-region-1 = 整個區域旋轉180°仍是同一張地圖，兩者只提供其一；放置起始城堡前可以旋轉。
tuscany-card-region-2 = 區塊最多3格。
tuscany-card-refill-title = 補充與清除
tuscany-card-refill = 因拿取或城堡從展示區拿走板塊的玩家，用自己最左邊板塊堆的頂端板塊補上。若展示區同一種板塊達到{ $count }個，該種全部移出遊戲，由中立板塊補上，直到沒有任何一種達到{ $count }個。
tuscany-card-refill-1 = 沒有板塊堆的玩家留下的空位，不用中立板塊補充。
tuscany-card-refill-2 = 中立板塊用完時，展示區保持不足。
tuscany-card-refill-3 = 清除完全結束後，才進行下一個選擇。
tuscany-card-storage-title = 存放區
tuscany-card-storage = 你有{ $room }格存放區，每有1個「+1 存放區」增加1格。板塊與六角指示物各佔一格。
tuscany-card-storage-1 = 遊戲結束時，剩下的每個值1紅分。
tuscany-card-area-title = 區塊
tuscany-card-area = 區塊的所有格都蓋住時獲得綠分：1格{ $one }分、2格{ $two }分、3格{ $three }分。未完成的區塊不計分。
tuscany-card-area-1 = 起始城堡在2格的城堡區塊時，蓋住另一格就完成該區塊：3分。
tuscany-card-colour_bonus-title = 顏色獎勵板塊
tuscany-card-colour_bonus = 第一位蓋滿一種顏色所有格的玩家獲得第一獎勵的綠分，第二位獲得第二獎勵，之後的玩家沒有。
tuscany-card-colour_bonus-1 = 分數為本程式自訂（查無實體版數值），格數越多分數越高。
tuscany-card-round-title = 輪
tuscany-card-round = 有人清空板塊堆1的回合結束時，第1輪結束；第2輪同樣以板塊堆2為準。每位玩家把綠分加到紅分，綠分不重置；所以第1輪的綠分總共計三次，第2輪兩次，第3輪一次。接著由下一位玩家繼續。
tuscany-card-round-1 = 一個回合最多結束一輪。
tuscany-card-round-2 = 使用「該圈走完」時，第1、2輪在起始玩家上家的回合後結束。
tuscany-card-end-title = 遊戲結束
tuscany-card-end = 有人清空板塊堆3並結束該回合後，每位玩家順時針再進行一個回合，觸發的玩家最後。接著第3輪計分，並進行最終計分。
tuscany-card-end-1 = 板塊堆用完的玩家會在展示區留下空位。
tuscany-card-final-title = 最終計分
tuscany-card-final = 計入紅分：存放區每個板塊與六角指示物、每個大理石、每名工人各1分，每{ $cards }張區域牌1分。紅分最高者獲勝。
tuscany-card-final-1 = 板塊堆剩下的板塊與獎勵板塊不計分。
tuscany-card-ties-title = 平手
tuscany-card-ties = 紅分最高者平手時，區域空格較多者獲勝；再平手則綠分較少者；再平手則區域牌較少者。仍相同時共同獲勝。
tuscany-card-stall-title = 無牌可抽
tuscany-card-stall = 一個回合的所有行動都是抽到0張的抽牌時，視為跳過。所有玩家連續跳過時，該輪立即結束；第3輪則遊戲直接結束，不再有額外回合。

## What came of a stretch of play

tuscany-round = 第{ $number }輪
tuscany-summary-took = 從{ $slot }拿取{ $item }
tuscany-summary-dropped = 移除{ $item }
tuscany-summary-placed = { $item }放到第{ $space }格（{ $cost }）
tuscany-summary-bonus = 獎勵板塊「{ $bonus }」
tuscany-summary-castle = 起始城堡在第{ $space }格
tuscany-summary-stack = 清空板塊堆{ $stack }
tuscany-summary-display = 展示區新板塊：{ $items }。
tuscany-summary-scored-seat = { $who } +{ $points }
tuscany-summary-scored = 第{ $round }輪結束，紅分：{ $points }。
tuscany-summary-drew = 抽{ $cards }
tuscany-summary-brought = { $actions }→{ $gains }
tuscany-summary-in-all = { $actions }；共獲得{ $gains }
tuscany-summary-placed-free = { $item }免費放到第{ $space }格

tuscany-glance-display = 展示區：{ $items }

## 新手入門
tuscany-guide-goal = 玩家用板塊填滿30格的區域。遊戲結束時紅分①最高者獲勝。遊戲中獲得的是綠分；三輪各在結束時把全部綠分加到紅分，綠分保留，所以越早得到的綠分計得越多次。
tuscany-guide-round =
    輪到你時執行三種行動之一：
    1．抽區域牌。
    2．從展示區①拿取1個板塊，放入存放區②。
    3．把存放區的板塊放到與已有板塊③相連的同色空格，並支付兩項：該色的區域牌、工人，或一對其他同色的牌。
    1個大理石可換第二個行動。有人清空該輪的板塊堆，該輪就結束。
tuscany-guide-points =
    區塊：同色區塊①的所有格都蓋住時，1、2、3格各得1、3、6綠分。
    顏色：第一位與第二位蓋滿某種顏色所有格的玩家獲得該色獎勵。
    農場②：新板塊上每有一種該區塊還沒有的農產，得1綠分。遊戲結束時，剩餘的板塊、大理石、工人與牌帶來少許紅分。
tuscany-guide-mistakes =
    1．拿取放不下的板塊：存放區①起初只有1格，會把你卡住。
    2．沒有牌可付就拿板塊：拿之前先在手牌②備好兩項支付。
    3．開了許多區塊卻沒有完成：只有完成的區塊計分，越早完成計得越多次。
tuscany-lesson-take = 你是{ $player1 }，由你開始。手上有3張村莊牌、1張農場牌、1張修道院牌。存放區只有1格。只有與你的城堡（第10格）相連的空格可以放置。你要做什麼？
tuscany-lesson-take-village = 選得好：村莊可以放在城堡旁的第9格，你手上又有兩張村莊牌可以支付。下一個回合就能放置。
tuscany-lesson-take-city = 城堡旁沒有城市格，這個板塊現在放不下，還佔住唯一的存放區。要拿其他板塊，得先連到城市格，或放棄它。
tuscany-lesson-take-draw = 抽牌不會錯：你的獎勵板塊讓你抽3張而不是2張。不過你已經付得起村莊，輪回你時那個村莊可能已經被拿走。
tuscany-lesson-place = 假設你拿了村莊：它已在你的存放區，手上的村莊牌也夠支付。接下來呢？
tuscany-lesson-place-place = 用兩張村莊牌放置完成，村莊帶來1名工人，工人可以支付任何一格。再把村莊放在第8格與第11格就完成這個3格的區塊：6綠分，在第1輪得到的總共計三次。
tuscany-lesson-place-lose = 存放區只有1格，拿了農場，村莊就離開遊戲了。先放置再拿取：存放區滿了會損失板塊。
tuscany-lesson-place-draw = 牌變多了，但你早就可以放置。板塊在存放區多等一個回合，你就少一個回合可以拿取板塊。
tuscany-lesson-pay = 假設過了幾個回合，你要把農場放到第7格，需要支付兩項。你有1張農場牌、2張修道院牌和1名工人等。你要怎麼付？
tuscany-lesson-pay-worker = 用的牌最少：1張農場牌加工人，手上還有5張牌。第7格自成一個區塊，所以立即計分。只是工人以後本來可以支付任何顏色。
tuscany-lesson-pay-pair = 一對其他顏色的牌算一項，所以用了三張牌；但工人留下來了，他適用於任何顏色。第7格自成一個區塊，立即計分。
tuscany-lesson-pay-both = 這樣留下農場牌，卻用掉工人和一對牌。只有打算很快再放一個農場時才划算。

## 遊戲指令的說明
tuscany-verb-arrange = 排列
tuscany-verb-arrange-about = 排列你的區域：次序、旋轉、高低、城堡
tuscany-verb-start_castle = 起始城堡
tuscany-verb-start_castle-about = 起始城堡的位置
tuscany-verb-start_bonus = 起始獎勵
tuscany-verb-start_bonus-about = 一開始選擇哪個獎勵板塊
tuscany-verb-draw = 抽牌
tuscany-verb-draw-about = 抽區域牌
tuscany-verb-take = 拿取
tuscany-verb-take-about = 從展示區拿取板塊
tuscany-verb-discard = 移除
tuscany-verb-discard-about = 移除存放區的哪個板塊
tuscany-verb-place = 放置
tuscany-verb-place-about = 將存放區的板塊放到你的區域
tuscany-verb-pay = 支付
tuscany-verb-pay-about = 如何支付放置的費用
tuscany-verb-bonus = 獎勵
tuscany-verb-bonus-about = 城市帶來哪個獎勵板塊
tuscany-verb-decline = 放棄
tuscany-verb-decline-about = 放棄這個機會
tuscany-verb-castle = 城堡
tuscany-verb-castle-about = 城堡帶來哪個板塊
tuscany-verb-on = 放到
tuscany-verb-on-about = 城堡的板塊放在哪一格
tuscany-verb-end = 結束回合
tuscany-verb-end-about = 結束回合，保留大理石
tuscany-verb-marble = 大理石
tuscany-verb-marble-about = 用大理石執行第二個行動
tuscany-feature-points = 紅分
tuscany-feature-green = 會重複計算的綠分
tuscany-feature-cards = 放置下一塊板塊用的區域牌
tuscany-feature-reserve = 備用的區域牌
tuscany-feature-pairs = 成對的牌
tuscany-feature-workers = 工人
tuscany-feature-marble = 大理石
tuscany-feature-payable = 接著能放置的板塊
tuscany-feature-waiting = 很快付得起的板塊
tuscany-feature-stuck = 沒有放不下的板塊
tuscany-feature-tokens = 六角指示物
tuscany-feature-villages = 存放的村莊會帶來的工人
tuscany-feature-carriages = 存放的馬車會帶來的生產牌
tuscany-feature-quarries = 存放的礦場會帶來的大理石
tuscany-feature-monasteries = 存放的修道院
tuscany-feature-cities = 存放的城市
tuscany-feature-inns = 存放的酒館
tuscany-feature-castles = 存放的城堡
tuscany-feature-finishing = 能完成區塊或顏色的存放板塊
tuscany-feature-offered = 展示區裡能完成區塊的板塊
tuscany-feature-storage = 存放區的空位
tuscany-feature-display = 展示區裡放得下的板塊
tuscany-feature-reach = 更多可放的格子
tuscany-feature-covered = 填滿區域
tuscany-feature-areas = 快完成的區塊
tuscany-feature-colours = 顏色獎勵
tuscany-feature-plus_card = 每次多抽牌
tuscany-feature-plus_storage = 更大的存放區
tuscany-feature-plus_marble = 礦場給更多大理石
tuscany-feature-plus_worker = 村莊給更多工人
tuscany-feature-plus_yield = 更多生產牌
tuscany-feature-pace = 讓一輪更快結束
tuscany-feature-moving = 再一次行動

## 計畫在何時停止

tuscany-signal-purged = 展示區進行了清除
tuscany-signal-stack_emptied = 有板塊堆被清空
tuscany-signal-last_lap = 最後一個回合開始了
