# 皇帝の影：プレイヤーが読む文言

## ゲーム

emperor-title = 皇帝の影

## 選帝侯領

emperor-electorate-TRI = トリーア
emperor-electorate-KOL = ケルン
emperor-electorate-MAI = マインツ
emperor-electorate-PAL = プファルツ
emperor-electorate-SAX = ザクセン
emperor-electorate-BRA = ブランデンブルク
emperor-electorate-BOH = ボヘミア
emperor-in-TRI = トリーア
emperor-in-KOL = ケルン
emperor-in-MAI = マインツ
emperor-in-PAL = プファルツ
emperor-in-SAX = ザクセン
emperor-in-BRA = ブランデンブルク
emperor-in-BOH = ボヘミア
emperor-full-TRI = トリーア大司教領
emperor-full-KOL = ケルン大司教領
emperor-full-MAI = マインツ大司教領
emperor-full-PAL = ライン宮中伯領プファルツ
emperor-full-SAX = ザクセン公国
emperor-full-BRA = ブランデンブルク辺境伯領
emperor-full-BOH = ボヘミア王国
emperor-privilege-TRI = 特権：売り切れのカード1種を実行
emperor-privilege-KOL = 特権：無料の医者
emperor-privilege-MAI = 毎ラウンド+1点
emperor-privilege-PAL = 特権：15歳の独身貴族を無料で配置
emperor-privilege-SAX = 収入+2ターラー
emperor-privilege-BRA = 特権：黒幕を購入できる
emperor-privilege-BOH = 2票

## コマとマス

emperor-noble-single = { $age }歳の独身貴族
emperor-noble-couple = { $age }歳の夫婦
emperor-knight = 騎士
emperor-empire-city = 帝国都市
emperor-ranked-throne = 皇帝：{ $noble }
emperor-ranked-elector = 選帝侯：{ $noble }
emperor-player = { $who }
emperor-at-throne = 玉座
emperor-at-elector = { $electorate }の選帝侯の座
emperor-at-place = { $electorate }
emperor-at-castle = { $electorate }の城
emperor-spot-elector = { $electorate }の選帝侯の座
emperor-spot-castle = { $electorate }の城
emperor-spot-hand = 手元
emperor-spot-eminence = 黒幕

## 数

emperor-amount-thaler = { $count }ターラー
emperor-amount-vp = { $count }点
emperor-amount-vote = { $count }票
emperor-amount-noble = 貴族{ $count }枚
emperor-amount-knight = 騎士{ $count }枚
emperor-amount-city = 都市{ $count }枚
emperor-asset-emperor = 皇帝マーカー
emperor-count = { $who }（{ $count }）

## アクションカード

emperor-card-rival = 対立候補
emperor-card-doctor = 医者
emperor-card-move = 移動
emperor-card-pope = 教皇
emperor-card-church = 教会の影響
emperor-card-excommunication = 破門
emperor-card-eminence = 黒幕
emperor-card-indulgence = 免罪符
emperor-card-permit = 許可
emperor-card-ordinance = 法令
emperor-card-promotion = 昇進
emperor-card-daughter = 異国の王女
emperor-card-knight = 騎士
emperor-price = { $thalers }
emperor-price-permit = { $single }ターラー（夫婦は{ $couple }）
emperor-colour-blue = 青
emperor-colour-red = 赤
emperor-fact-colour = カードの色：{ $colour }
emperor-effect-rival = 皇帝に挑み、パスする
emperor-effect-doctor = 自分の貴族が若返る、または他人の貴族が老いる
emperor-effect-move = 自分の貴族を別の選帝侯領へ
emperor-effect-pope = 1票増える
emperor-effect-church = 大司教領1つから得る票が増える
emperor-effect-excommunication = 世俗の選帝侯領1つの票が無効
emperor-effect-eminence = このラウンド、任意の場所で影響力1
emperor-effect-permit = 15歳の貴族を配置
emperor-effect-ordinance = 自分の都市を置く
emperor-effect-next-city = { $number }つ目の都市を置く：+{ $points }
emperor-effect-promotion = 自分の騎士が15歳の独身貴族になる
emperor-effect-daughter = 自分の独身貴族が夫婦になる
emperor-effect-knight = 自分の騎士を配置または移動

## フェイズ

emperor-phase-aging = 加齢
emperor-phase-descendants = 子孫
emperor-phase-actions = アクション
emperor-phase-electors = 新しい選帝侯
emperor-phase-election = 皇帝選挙
emperor-phase-emperor = 皇帝アクション
emperor-headline = 第{ $round }ラウンド（全{ $rounds }ラウンド）・{ $phase }
emperor-headline-setup = 初期配置
emperor-headline-over = 第{ $round }ラウンド・ゲーム終了

## 選べない理由

emperor-refusal-cost = コストは{ $need }ですが、手持ちは{ $have }です。
emperor-refusal-out = 2人プレイでは選帝侯領を2つ使いません。{ $electorate }はその1つです。
emperor-refusal-full = 貴族には空いた貴族マスか、追い出せる騎士が必要です。{ $electorate }の貴族マスはすべて貴族です。
emperor-refusal-name-knight = { $electorate }に空いた貴族マスはありません。誰の騎士を追い出すか（{ $who }）を選んでください。
emperor-refusal-no-push = 騎士を追い出せるのは貴族マスに空きがないときだけで、{ $electorate }には空きがあります。
emperor-refusal-no-knight-there = { $electorate }の貴族マスに{ $who }の騎士はいません。
emperor-refusal-no-place = 空いた貴族マスが必要ですが、{ $electorate }にはありません。
emperor-refusal-no-castle = { $electorate }に城はありません。
emperor-refusal-castle-taken = 城に置ける騎士は1枚だけで、{ $electorate }の城には{ $who }の騎士がいます。
emperor-refusal-no-city-space = 都市には空いた都市マスが必要ですが、{ $electorate }の{ $count }マスはすべて埋まっています。
emperor-refusal-seat-taken = 選帝侯の座に置けるのは1枚だけで、{ $electorate }には{ $who }の貴族がいます。
emperor-refusal-seat-held = { $electorate }の選帝侯が自分の貴族でなければなりませんが、いまは{ $who }です。
emperor-refusal-seat-vacant = { $electorate }の選帝侯が自分の貴族でなければなりませんが、いまは空位です。
emperor-refusal-not-yours = 選べるのは自分の貴族だけで、この貴族は{ $who }のものです。
emperor-refusal-throne-place = 貴族マスに自分の貴族がいるうちは、その中から玉座に就けます。
emperor-refusal-throne-elector = 選帝侯は玉座に就けません。貴族マスの貴族を選びます。
emperor-refusal-own-single = 縁談の相手は他のプレイヤーの独身貴族だけで、この貴族は自分のものです。
emperor-refusal-archdiocese = 大司教領の選帝侯は結婚できません。これは{ $electorate }の選帝侯です。
emperor-refusal-couple = 結婚できるのは独身貴族だけで、この貴族はすでに夫婦です。
emperor-refusal-exhausted = 買うには残っているカードが必要ですが、{ $card }は{ $count }枚すべて売り切れです。
emperor-refusal-rival-emperor = 皇帝のプレイヤーは対立候補になれません。いまの皇帝はあなたです。
emperor-refusal-none-doctor = 医者には25歳以上の自分の貴族か、他のプレイヤーの貴族が必要ですが、いません。
emperor-refusal-none-move = 移動には貴族マスの自分の貴族と、空きのある別の選帝侯領が必要ですが、できる移動がありません。
emperor-refusal-none-promotion = 昇進には貴族マスの自分の騎士が必要ですが、いません。
emperor-refusal-none-daughter = 自分の独身貴族（大司教領の選帝侯を除く）が必要ですが、ボード上にいません。
emperor-refusal-no-tile = 手元の貴族が必要ですが、ありません。
emperor-refusal-all-full = 貴族には空いた貴族マスか、追い出せる騎士が必要ですが、どの選帝侯領にもありません。
emperor-refusal-no-city-hand = 法令には手元の都市が必要ですが、{ $count }枚ともボード上にあります。
emperor-refusal-no-city-anywhere = 法令には空いた都市マスが必要ですが、ボードにありません。
emperor-refusal-no-knight-space = 騎士には空いた貴族マスか城が必要ですが、ボードにありません。
emperor-refusal-no-knight-hand = 自分の騎士はすべてボード上にいるので、そのうち1枚を移動します。
emperor-refusal-no-own-knight = そこに自分の騎士はいません。
emperor-refusal-privilege-used = 特権は1ラウンドに1回だけで、{ $electorate }の特権は使用済みです。
emperor-refusal-nothing-exhausted = トリーアは売り切れのカードを実行しますが、いま支払えて実行できるものはありません。
emperor-refusal-not-exhausted = トリーアが実行できるのは売り切れのカードだけで、{ $card }は{ $count }枚残っています。
emperor-refusal-not-at-once = トリーアが実行できるのはすぐに効果のあるカードだけで、{ $card }の効果は後です。
emperor-refusal-youngest = 自分の貴族は若返るだけですが、15歳より若くはなりません。
emperor-refusal-only-places = 移動できるのは貴族マスの貴族だけで、皇帝と選帝侯は移動できません。
emperor-refusal-nowhere-else = 移動先は別の選帝侯領ですが、いま空きがあるのは元の{ $electorate }だけです。
emperor-refusal-same-electorate = 移動先は別の選帝侯領です。この貴族は{ $electorate }から移動します。
emperor-refusal-not-tied = 選べるのは影響力が最大（{ $need }）のプレイヤーだけで、{ $who }は{ $have }です。
emperor-refusal-single-only = { $electorate }の選帝侯は独身貴族だけで、これは夫婦です。
emperor-refusal-not-spiritual = 教会の影響は大司教領を指定しますが、{ $electorate }は違います。
emperor-refusal-not-secular = 破門は世俗の選帝侯領を指定しますが、{ $electorate }は違います。
emperor-refusal-empire-round = 新しい帝国都市を置けるのは第1・第2ラウンドだけで、いまは第{ $round }ラウンドです。
emperor-refusal-empire-supply = 帝国都市はすべて置かれています。
emperor-refusal-no-empire-city = { $electorate }に移動できる帝国都市はありません。

## Titles of the rules, as in docs/rules/emperor.md

emperor-rule-electorates = 選帝侯領
emperor-rule-spaces = マス
emperor-rule-pushing-a-knight = 騎士の追い出し
emperor-rule-ages = 年齢
emperor-rule-influence = 影響力
emperor-rule-setup = ゲームの準備
emperor-rule-cards-and-prices = カードと価格
emperor-rule-buying-a-card = カードの購入
emperor-rule-what-the-cards-do = カードの効果
emperor-rule-income = 収入
emperor-rule-aging = 加齢
emperor-rule-the-empty-throne = 玉座の空位
emperor-rule-descendants = 子孫
emperor-rule-actions = アクション
emperor-rule-privileges = 特権
emperor-rule-knights = 騎士
emperor-rule-new-electors = 新しい選帝侯
emperor-rule-electing-the-emperor = 皇帝選挙
emperor-rule-a-new-emperor = 新しい皇帝
emperor-rule-emperor-actions = 皇帝アクション
emperor-rule-round-marker = ラウンドマーカー
emperor-rule-end-and-winner = ゲームの終了と勝者
emperor-rule-edge-cases = 特殊な場合

## 出来事

emperor-story-opened = { $who }が最初の皇帝。
emperor-story-opened-out = { $who }が最初の皇帝。使わない選帝侯領：{ $out }。
emperor-story-placed-setup = { $who }が{ $noble }を{ $at }に配置。
emperor-story-placed-son = { $who }に息子が生まれ、{ $noble }を{ $at }に配置。
emperor-story-placed-permit = { $who }が許可で{ $noble }を{ $at }に配置。
emperor-story-placed-PAL = { $who }がプファルツの特権で{ $noble }を{ $at }に配置。
emperor-story-knight_placed = { $who }が騎士を{ $at }に配置。
emperor-story-knight_placed-paid = { $who }が{ $cost }を支払い、騎士を{ $at }に配置。
emperor-story-knight_moved = { $who }が{ $cost }を支払い、騎士を移動：{ $start }→{ $end }。
emperor-story-pushed = { $electorate }にいた{ $who }の騎士が追い出され、手元に戻る。
emperor-story-empire_city = { $who }が{ $electorate }に帝国都市を置く。
emperor-story-empire_city-moved = { $who }が帝国都市を{ $start }から{ $end }へ移す。
emperor-story-round = 第{ $round }ラウンド開始。
emperor-story-income = 収入：{ $who }が{ $gain }を得る。
emperor-story-income-capped = 収入：{ $who }が{ $gain }を得る（本来{ $income }、上限まで）。
emperor-story-died = { $at }にいた{ $who }の{ $noble }が亡くなり、手元に戻る。
emperor-story-died-doctor = { $by }が医者により、{ $at }にいた{ $who }の{ $noble }を取り除く。
emperor-story-aged = 他の貴族は皆10歳年を取る。
emperor-story-eminence_left = { $who }の黒幕が{ $electorate }を去る。
emperor-story-crowned-successor = { $who }の{ $noble }が{ $start }から玉座に就く。
emperor-story-crowned-elected = { $who }が皇帝となる：{ $noble }（{ $start }から）。
emperor-story-child-son = { $who }に息子が生まれる（青のカード{ $blue }枚、赤のカード{ $red }枚）。
emperor-story-child-daughter = { $who }に娘が生まれる（青のカード{ $blue }枚、赤のカード{ $red }枚）。
emperor-story-son_lost-hand = { $who }の手元に貴族がなく、息子を失う。
emperor-story-son_lost-room = どの選帝侯領にも空きがなく、{ $who }は息子を失う。
emperor-story-convent = { $who }の娘が修道院に入り、{ $gain }を得る。
emperor-story-convent-full = { $who }の娘が修道院に入る。所持金は上限に達している。
emperor-story-proposed = { $who }が{ $to }に、{ $at }の{ $noble }との縁談を申し込む。
emperor-story-accepted = { $to }が承諾：{ $at }の{ $noble }は夫婦となり、{ $who }が{ $gain }を得る。
emperor-story-refused = { $who }が{ $by }の縁談を断る。
emperor-story-cards_returned = アクションカードがすべて元の山に戻る。
emperor-story-bought = { $who }が{ $cost }で{ $card }を購入。
emperor-story-bought-last = { $who }が{ $cost }で{ $card }を購入。売り切れ。
emperor-story-bought-rival = { $who }が{ $card }を取り、皇帝に挑む。
emperor-story-waived = { $who }が{ $card }の効果を放棄。
emperor-story-privilege = { $who }が{ $electorate }の特権を使う。
emperor-story-exhausted_used = { $who }が{ $cost }を支払い、売り切れの{ $card }を実行。
emperor-story-treated-younger = { $who }が{ $at }にいる自分の{ $noble }を1段階若返らせる。
emperor-story-treated-older = { $who }が{ $at }にいる{ $owner }の{ $noble }を1段階老いさせる。
emperor-story-moved = { $who }が{ $noble }を{ $start }から{ $end }へ移動。
emperor-story-indulged = { $who }が免罪符で{ $gain }を得る。
emperor-story-founded = { $who }が{ $electorate }に{ $number }つ目の都市を置き、{ $gain }を得る。
emperor-story-promoted = { $electorate }の{ $who }の騎士が{ $noble }に昇進。
emperor-story-wed = { $who }が{ $at }の{ $noble }を異国の王女と結婚させる。
emperor-story-passed = { $who }がパス。
emperor-story-eminence_placed = { $who }が黒幕を{ $electorate }に置く。
emperor-story-eminence_lost = { $who }の手元に貴族がなく、黒幕を置けない。
emperor-story-influence = { $electorate }の影響力：{ $totals }。
emperor-story-tie_broken = { $electorate }は{ $tied }が同点。{ $who }の裁定で{ $winner }の勝ち。
emperor-story-elector = { $who }の{ $noble }が{ $electorate }の選帝侯となり、{ $gain }を得る。
emperor-story-no_elector = { $who }が{ $electorate }を制するが、ふさわしい貴族がおらず、選帝侯は空位。
emperor-story-displaced-place = { $who }が{ $electorate }の選帝侯の座を失い、{ $noble }は貴族マスへ退く。
emperor-story-displaced-hand = { $who }が{ $electorate }の選帝侯の座を失い、空きがないため{ $noble }は手元に戻る。
emperor-story-mainz = { $who }がマインツで{ $gain }を得る。
emperor-story-no_rival = 皇帝に挑む者はいない。
emperor-story-church = { $who }が教会の影響で{ $electorate }を指定。
emperor-story-excommunicated = { $who }が{ $electorate }の選帝侯を破門。
emperor-story-answered = { $who }が投票。
emperor-story-ballot-emperor = { $who }が皇帝に{ $votes }。
emperor-story-ballot-rival = { $who }が対立候補に{ $votes }。
emperor-story-election-emperor = { $emperor }が{ $for_emperor }で皇帝を続ける。{ $rival }は{ $for_rival }。
emperor-story-election-tie = { $emperor }が{ $for_emperor }、{ $rival }が{ $for_rival }：同数のため皇帝が続く。
emperor-story-election-rival = { $rival }が{ $for_rival }で皇帝に選ばれる。{ $emperor }は{ $for_emperor }。
emperor-story-vote_point = { $who }は勝者に投票し、{ $gain }を得る。
emperor-story-deposed = { $who }が玉座を去る。
emperor-story-resettled = { $who }が退位した{ $noble }を{ $at }に配置。
emperor-story-retired = { $who }が退位した{ $noble }を手元に戻す。
emperor-story-emperor_gain = { $who }が皇帝として{ $gain }を得る。
emperor-story-declined-son = { $who }は息子を配置しない。
emperor-story-declined-gray_eminence = { $who }は黒幕を置かない。
emperor-story-declined-church_influence = { $who }は大司教領を指定しない。
emperor-story-declined-excommunication = { $who }は誰も破門しない。
emperor-story-declined-empire_city = { $who }は帝国都市をそのままにする。
emperor-story-forced-pass = { $who }に他のアクションはない。
emperor-tie-thalers = ターラーが{ $won }対{ $lost }で多い

## プレイヤーへの問い

emperor-ask-first_city = 最初の帝国都市を置く選帝侯領を選んでください
emperor-ask-first_elector = 45歳の独身貴族を空位の選帝侯の座に置いてください
emperor-ask-first_noble = { $noble }を空いた貴族マスに置いてください
emperor-ask-first_knight = 騎士1枚を空いた貴族マスか城に置いてください
emperor-ask-successor = 空いた玉座に就く貴族を選んでください
emperor-ask-son = 息子（15歳の独身貴族）を置く選帝侯領を選べます
emperor-ask-daughter = 娘の縁談を申し込むか、修道院に入れてください
emperor-ask-proposal = あなたの{ $noble }への縁談に返事をしてください
emperor-ask-action = カードを買うか、特権を使うか、パスしてください
emperor-ask-exhausted = トリーアで実行する売り切れのカードを選んでください
emperor-ask-doctor = 若返る自分の貴族か、老いる他人の貴族を選んでください
emperor-ask-move_noble = 移動する貴族を選んでください
emperor-ask-move_target = { $start }の{ $noble }を移動してください
emperor-ask-indulgence = 免罪符を実行するか、放棄してください
emperor-ask-permit = 15歳の貴族を置く選帝侯領を選んでください
emperor-ask-newborn = { $noble }を置く選帝侯領を選んでください
emperor-ask-ordinance = { $number }つ目の都市を置く選帝侯領を選んでください：+{ $points }
emperor-ask-promotion = 騎士が15歳の独身貴族になる選帝侯領を選んでください
emperor-ask-foreign_daughter = 夫婦になる自分の独身貴族を選んでください
emperor-ask-knight_piece = { $price }で配置または移動する騎士を選んでください
emperor-ask-knight_target = 騎士の行き先を選んでください（{ $price }）
emperor-ask-gray_eminence = 黒幕を置く選帝侯領を選べます
emperor-ask-tie = { $electorate }の同点を裁定してください
emperor-ask-new_elector = { $electorate }の選帝侯を選んでください：+{ $points }
emperor-ask-displaced = { $electorate }で誰の騎士を追い出すかを選んでください
emperor-ask-church_influence = 教会の影響：大司教領を選べます
emperor-ask-excommunication = 破門する世俗の選帝侯領を選べます
emperor-ask-ballot = 皇帝か対立候補に秘密で投票してください
emperor-ask-ballot-emperor = 投票済みですが、まだ変更できます
emperor-ask-ballot-rival = 投票済みですが、まだ変更できます
emperor-ask-accession = 皇帝に選ばれました。玉座に就く貴族を選んでください
emperor-ask-abdication = 退位した皇帝を選帝侯領に置くか、手元に戻してください
emperor-ask-empire_city = 帝国都市を置くか移すことができます
emperor-ask-empire_site = 帝国都市を置く選帝侯領を選んでください
emperor-ask-empire_site-move = { $electorate }の帝国都市の移し先を選んでください

emperor-prompt-first_city = { emperor-ask-first_city }。皇帝の影響力1になり、後で皇帝が移せます。
emperor-prompt-first_elector = { emperor-ask-first_elector }。選帝侯は皇帝選挙で投票し、どの座にも独自の利点があります。
emperor-prompt-first_noble = { emperor-ask-first_noble }。影響力は夫婦が2、独身貴族が1です。毎ラウンド、アクションの後に影響力が最大の人が座を得ます。
emperor-prompt-first_knight = { emperor-ask-first_knight }。影響力は1ですが、選帝侯にはなれません。
emperor-prompt-successor = { emperor-ask-successor }。貴族マスの貴族だけが就けます。
emperor-prompt-son = { emperor-ask-son }。
emperor-prompt-daughter = { emperor-ask-daughter }。縁談の相手は他のプレイヤーの独身貴族です。
emperor-prompt-proposal = { emperor-ask-proposal }。{ $who }から{ $at }にいる貴族への申し込みです。承諾すると夫婦になり、{ $who }が{ $points }を得ます。断ると{ $who }が{ $gain }を得ます。
emperor-prompt-action = { emperor-ask-action }。所持金は{ $thalers }、手元は{ $nobles }、{ $knights }、{ $cities }です。
emperor-prompt-exhausted = { emperor-ask-exhausted }。所持金は{ $thalers }です。
emperor-prompt-doctor = { emperor-ask-doctor }。
emperor-prompt-move_noble = { emperor-ask-move_noble }。
emperor-prompt-move_target = { emperor-ask-move_target }。
emperor-prompt-indulgence = { emperor-ask-indulgence }。
emperor-prompt-permit = { emperor-ask-permit }。独身貴族は{ $single }、夫婦は{ $couple }、所持金は{ $thalers }です。
emperor-prompt-newborn = { emperor-ask-newborn }。
emperor-prompt-ordinance = { emperor-ask-ordinance }。
emperor-prompt-promotion = { emperor-ask-promotion }。
emperor-prompt-foreign_daughter = { emperor-ask-foreign_daughter }。
emperor-prompt-knight_piece = { emperor-ask-knight_piece }。
emperor-prompt-knight_target = { emperor-ask-knight_target }。移動元：{ $start }。
emperor-prompt-gray_eminence = { emperor-ask-gray_eminence }。マスを占めない{ $noble }です。
emperor-prompt-tie = { emperor-ask-tie }。{ $tied }の影響力はいずれも{ $influence }です。
emperor-prompt-new_elector = { emperor-ask-new_elector }。
emperor-prompt-displaced = { emperor-ask-displaced }。あなたの{ $noble }は選帝侯の座を退きます。
emperor-prompt-church_influence = { emperor-ask-church_influence }。
emperor-prompt-excommunication = { emperor-ask-excommunication }。
emperor-prompt-ballot = { emperor-ask-ballot }。すべての票を一方に投じます：皇帝{ $emperor }（いま{ $for_emperor }）か、対立候補{ $rival }（いま{ $for_rival }）。
emperor-prompt-ballot-emperor = { emperor-ask-ballot-emperor }。皇帝に投票しています。皇帝{ $emperor }はいま{ $for_emperor }、対立候補{ $rival }は{ $for_rival }です。
emperor-prompt-ballot-rival = { emperor-ask-ballot-rival }。対立候補に投票しています。皇帝{ $emperor }はいま{ $for_emperor }、対立候補{ $rival }は{ $for_rival }です。
emperor-prompt-accession = { emperor-ask-accession }。
emperor-prompt-abdication = { emperor-ask-abdication }。{ $noble }です。
emperor-prompt-empire_city = { emperor-ask-empire_city }。どちらもしないこともできます。
emperor-prompt-empire_site = { emperor-ask-empire_site }。
emperor-prompt-empire_site-move = { emperor-ask-empire_site-move }。
emperor-button-ballot = 投票する
emperor-confirm-ballot = **{ $move }**：あなたが最後の投票者です。投票するとすべての票がすぐに公開され、取り消せません。投票しますか？

## 選択肢

emperor-group-electorates = 選帝侯領
emperor-group-cards = アクションカード
emperor-group-privileges = 特権
emperor-group-nobles = 貴族
emperor-group-permit-single = 独身貴族：{ $thalers }
emperor-group-permit-couple = 夫婦：{ $thalers }
emperor-group-younger = 自分の貴族：1段階若返る
emperor-group-older = 他人の貴族：1段階老いる
emperor-group-knights = 騎士
emperor-group-players = プレイヤー
emperor-gain = +{ $gain }
emperor-fact-influence = 影響力：自分{ $own }、最大{ $most }
emperor-fact-city-spaces = 都市マスの空き{ $free }（全{ $all }）
emperor-fact-pushes = { $who }の騎士を追い出す
emperor-fact-pushes-own = 自分の騎士を追い出す
emperor-fact-becomes-old = 45歳の独身貴族になる
emperor-fact-proposal = { $who }が承諾すれば夫婦になり、自分に{ $points }
emperor-fact-becomes = { $age }歳になる
emperor-fact-dies = 持ち主の手元に戻る
emperor-fact-waive = 代金は支払い、カードの色も数える
emperor-fact-impossible = いまは実行できず、色だけ数える
emperor-fact-couple = 同じ年齢の夫婦になる
emperor-fact-pass = このフェイズはもう行動しない
emperor-fact-in-hand = 手元に{ $count }枚
emperor-fact-stays = 選帝侯の座を保つ
emperor-fact-takes-seat = 選帝侯になり、+{ $points }
emperor-fact-vacant = 勝つが、選帝侯は空位になる
emperor-fact-knight-home = 手元に戻る
emperor-fact-seat-vacant = 選帝侯は空位：効果なし
emperor-fact-more-votes = { $who }が{ $votes }増える
emperor-fact-fewer-votes = { $who }が{ $votes }減る
emperor-fact-supply = 残り{ $count }枚
emperor-offer-no-son = 配置しない
emperor-offer-to-hand = 手元に戻す
emperor-offer-no-eminence = 置かない
emperor-offer-from-hand = 手元の{ $noble }
emperor-offer-permit-single = { $electorate }：独身貴族
emperor-offer-permit-couple = { $electorate }：夫婦
emperor-offer-convent = 修道院
emperor-offer-accept = 承諾する
emperor-offer-refuse = 断る
emperor-offer-waive = 効果を放棄
emperor-offer-carry-out = 実行する
emperor-offer-pass = パス
emperor-offer-knight-hand = 手元の騎士
emperor-offer-knight-of = { $who }の騎士
emperor-offer-no-declaration = 指定しない
emperor-offer-vote-emperor = 皇帝：{ $who }
emperor-offer-vote-rival = 対立候補：{ $who }
emperor-offer-no-empire-city = どちらもしない
emperor-offer-supply = 新しい帝国都市を置く
emperor-offer-move-city = { $electorate }の帝国都市を移す

## 得点の内訳

emperor-score-ordinance = 都市（法令）
emperor-score-indulgence = 免罪符
emperor-score-marriage = 娘の結婚
emperor-score-elector = 新しい選帝侯
emperor-score-mainz = マインツ
emperor-score-vote = 勝者への投票
emperor-score-emperor = 皇帝

## 文字版ボード

emperor-board-voted = 投票済み：{ $who }
emperor-board-order = 手番順：{ $order }
emperor-board-throne = 玉座と票
emperor-board-on-throne = 玉座：{ $noble }
emperor-board-throne-empty = 空位
emperor-board-lifted = ボード脇の退位した皇帝：{ $noble }
emperor-board-emperor = 皇帝マーカー：{ $who }
emperor-board-rival = 対立候補：{ $who }
emperor-board-votes = 現時点の票：{ $votes }
emperor-board-church = 教会の影響：{ $electorate }
emperor-board-excommunicated = 破門：{ $electorate }
emperor-board-empire = 残りの帝国都市：{ $count }枚
emperor-board-ballot-emperor = あなたの投票（他の人には見えません）：皇帝
emperor-board-ballot-rival = あなたの投票（他の人には見えません）：対立候補
emperor-board-electorate = { $code }・{ $name }
emperor-board-seat = 選帝侯：{ $facts }
emperor-board-vacant = 空位
emperor-board-used = このラウンド使用済み
emperor-board-places = 貴族マス：{ $pieces }
emperor-board-empty = 空き{ $count }
emperor-board-castle = 城：{ $who }
emperor-board-castle-empty = 城：空き
emperor-board-cities = 都市：{ $cities }
emperor-board-city = { $who }の都市
emperor-board-influence = 影響力：{ $totals }
emperor-board-out = 使わない選帝侯領
emperor-board-cards = アクションカード
emperor-board-coded = { $code }・{ $facts }
emperor-board-left = 残り{ $count }枚
emperor-board-player = { $rank }. { $who }：{ $facts }
emperor-board-hand = 手元は{ $nobles }、{ $knights }、{ $cities }
emperor-board-held = カード：{ $cards }
emperor-board-passed = パス済み

## ルールカード：数値

emperor-cards-phases = ラウンドの流れ
emperor-cards-electorates = 選帝侯領
emperor-cards-cards = アクションカード
emperor-cards-rules = ルール
emperor-fact-price = 価格：{ $price }
emperor-fact-copies = 2人、3人、4人での枚数：{ $two }、{ $three }、{ $four }
emperor-fact-spiritual = 大司教領：選帝侯は独身貴族だけ
emperor-fact-secular = 世俗の選帝侯領
emperor-fact-spaces = 貴族マス{ $places }、都市マス{ $cities }、{ $castles ->
    [0] 城なし
   *[other] 城1
    }
emperor-fact-round = 第{ $round }ラウンド：{ $gain }。{ $city }
emperor-fact-city-place = 帝国都市を1枚置くか移してよい
emperor-fact-city-move = 帝国都市を1枚移してよい
emperor-fact-city-none = 帝国都市は動かせない

## ルールカード：フェイズ

emperor-rules-phase-1-title = フェイズ1：収入
emperor-rules-phase-1 = 各プレイヤーは{ $base }を得る。さらにボード上の自分の都市1枚につき{ $city }、自分が選帝侯である領の他人の都市1枚につき{ $city }、ザクセンの選帝侯なら{ $saxony }を得る。
emperor-rules-phase-1-1 = 自分の領にある自分の都市は1回だけ数える。帝国都市の収入はない。
emperor-rules-phase-1-2 = 所持金の上限は{ $cap }ターラーで、超えた分は失われる。
emperor-rules-phase-2-title = フェイズ2：加齢
emperor-rules-phase-2 = { $last }歳の貴族は玉座や選帝侯の座にいても、すべて持ち主の手元に戻る。他の貴族は1段階老い、場所は変わらない。
emperor-rules-phase-2-1 = 玉座が空いたら、皇帝のプレイヤーは貴族マスの自分の貴族1枚を、年齢と状態を変えずに玉座に移す。いなければ手元から{ $old }を置く。選帝侯は選べない。
emperor-rules-phase-2-2 = そのプレイヤーは皇帝のままである。医者が皇帝を取り除いたときも、すぐに同じように補う。
emperor-rules-phase-2-3 = 空いた選帝侯の座はフェイズ5まで空位で、特権も票もない。
emperor-rules-phase-3-title = フェイズ3：子孫
emperor-rules-phase-3 = 手番順に、前のラウンドに買った青と赤のカードを数える。青が多ければ息子：{ $son }を空きのある選帝侯領に配置できる。それ以外で1枚でもあれば娘。その後カードはすべて元の山に戻る。
emperor-rules-phase-3-1 = 娘は修道院に入る（{ $convent }）か、他のプレイヤーの独身貴族に縁談を申し込む。相手は玉座、世俗の選帝侯、貴族マスのいずれか。
emperor-rules-phase-3-2 = 独身貴族の持ち主が答える。承諾なら同じ年齢の夫婦になり、申し込んだ側が{ $points }を得る。断られたら修道院の{ $convent }を得る。
emperor-rules-phase-3-3 = 息子は配置しなくてもよい。手元に貴族がないか、空きがなければ息子を失う。
emperor-rules-phase-3-4 = 色のないカードは数えない。子は1ラウンドに1人、縁談は1回まで。
emperor-rules-phase-4-title = フェイズ4：アクション
emperor-rules-phase-4 = 手番順に繰り返し、パスしていないプレイヤーは1つ行う：カードを買う、いま持つ特権を使う、{ $price }で騎士を配置または移動する、パスする。全員がパスしたら終わる。
emperor-rules-phase-4-1 = パスした後は行動できない。対立候補を買うこともパスになる。他に何もできなければ自動的にパスする。
emperor-rules-phase-4-2 = 特権はそれぞれ1ラウンドに1回、そのときの選帝侯の持ち主が使う。空位の間は誰も使えない。
emperor-rules-phase-4-3 = 1人だけ残ったプレイヤーは手番を続ける。
emperor-rules-phase-4-4 = 代金はすぐに支払う。借金も払い戻しもない。
emperor-rules-phase-5-title = フェイズ5：新しい選帝侯
emperor-rules-phase-5 = まず黒幕を置く。次にトリーアからボヘミアまで順に、影響力が最大のプレイヤーが勝つ。まだ選帝侯でなければ、その領の貴族マスの自分の貴族を選帝侯の座に移す：{ $points }。最後にマインツの選帝侯が{ $mainz }を得る。
emperor-rules-phase-5-1 = 同点なら皇帝のプレイヤーが1人を選ぶ。自分でもよい。現職に有利はない。
emperor-rules-phase-5-2 = 現職が勝てば貴族はそのままで、得点はない。
emperor-rules-phase-5-3 = 勝者にふさわしい貴族がいなければ空位になり、現職も退く。
emperor-rules-phase-5-4 = 退いた選帝侯はその領の空いた貴族マスに移る。空きがなければ持ち主が騎士1枚を選んで追い出し、騎士もいなければ手元に戻る。
emperor-rules-phase-6-title = フェイズ6：皇帝選挙
emperor-rules-phase-6 = 誰かが対立候補を買ったときだけ行う。教会の影響と破門を宣言し、票を持つプレイヤーは全票を皇帝か対立候補に秘密で投じる。多いほうが勝ち、同数なら皇帝が続く。勝者に投票したプレイヤーは{ $points }を得る。候補の2人は得ない。
emperor-rules-phase-6-1 = 選帝侯の座1つにつき1票、ボヘミアは2票、教皇は1票。候補は自分に投票する。
emperor-rules-phase-6-2 = 投票は最後の1人が済むまで変更できる。その後すべて公開する。
emperor-rules-phase-6-3 = 対立候補が勝てば、貴族マスの自分の貴族を玉座に移す。いなければ手元から{ $old }、それもなければ自分の黒幕か選帝侯が{ $old }として就く。
emperor-rules-phase-6-4 = 退位した皇帝は年齢と状態を変えずに空きのある選帝侯領に置くか、手元に戻す。
emperor-rules-phase-7-title = フェイズ7：皇帝アクション
emperor-rules-phase-7 = 皇帝のプレイヤーはラウンドに応じた得点と権利を得る。
emperor-rules-phase-7-1 = 帝国都市は全部で{ $count }枚で、空いた都市マスに置く。同じ領の中で移してもよい。
emperor-rules-phase-8-title = フェイズ8：ラウンド終了
emperor-rules-phase-8 = 次のラウンドに進む。第{ $rounds }ラウンドの後でゲームが終わる。

## ルールカード：選帝侯領

emperor-rules-TRI = 特権、フェイズ4で1ラウンドに1回：すぐに効果のある売り切れのカード1種を実行する。代金は支払うが、カードは取らない。
emperor-rules-TRI-1 = 対象は医者、移動、免罪符、許可、法令、昇進、異国の王女だけ。
emperor-rules-TRI-2 = カードを取らないので、子孫には数えない。
emperor-rules-TRI-3 = 効果は実行できなければならず、2人プレイでも放棄できない。
emperor-rules-KOL = 特権、フェイズ4で1ラウンドに1回：医者の効果を無料で使う。
emperor-rules-KOL-1 = カードを取らないので、子孫には数えない。
emperor-rules-MAI = 毎ラウンド、フェイズ5の終わりに、この座の持ち主が{ $points }を得る。
emperor-rules-PAL = 特権、フェイズ4で1ラウンドに1回：手元から{ $son }を空きのある選帝侯領に無料で配置する。
emperor-rules-PAL-1 = 空いた貴族マスがなければ騎士を追い出す。
emperor-rules-SAX = フェイズ1に、この座の持ち主は{ $income }多く得る。
emperor-rules-BRA = この座の持ち主だけが黒幕を買える。
emperor-rules-BRA-1 = 後で座を失っても、買ったカードは有効である。
emperor-rules-BOH = フェイズ6で、この座は{ $votes }を持つ。

## ルールカード：アクションカード

emperor-rules-rival = 買ったプレイヤーはフェイズ6で皇帝に挑む。このフェイズはパスしたことになり、カードも特権も騎士も使えない。
emperor-rules-rival-1 = 皇帝のプレイヤーは買えない。
emperor-rules-rival-2 = 他の全員がパスした後でも買える。
emperor-rules-doctor = 自分の貴族1枚を1段階若返らせるか、他人の貴族1枚を1段階老いさせる。{ $last }歳を超えると持ち主の手元に戻る。玉座、選帝侯の座、貴族マスのどれも可。
emperor-rules-doctor-1 = 自分の貴族を老いさせることも、他人の貴族を若返らせることもできない。15歳は若返らない。
emperor-rules-doctor-2 = 皇帝が世を去れば、すぐに玉座を補う。選帝侯が世を去れば、すぐに空位になる。
emperor-rules-move = 自分の貴族1枚を、貴族マスから別の選帝侯領の貴族マスへ、年齢と状態を変えずに移す。空きがなければ騎士を追い出す。
emperor-rules-move-1 = 皇帝と選帝侯は移せない。
emperor-rules-pope = 買ったプレイヤーはフェイズ6で{ $votes }多く持つ。
emperor-rules-church = フェイズ6に、買ったプレイヤーは大司教領1つを指定できる。その選帝侯の持ち主は、そこの貴族マスにいる自分の貴族（独身でも夫婦でも）、自分の騎士、自分の黒幕1枚につき1票を加える。
emperor-rules-church-1 = 選帝侯自身は二重に数えない。
emperor-rules-church-2 = 得をするのはその選帝侯の持ち主で、相手でも同じである。
emperor-rules-church-3 = 対立候補がいなければ効果はないが、色は数える。
emperor-rules-excommunication = フェイズ6に、買ったプレイヤーは世俗の選帝侯領1つを指定できる。その選帝侯の票は数えない。
emperor-rules-excommunication-1 = 選帝侯の座、特権、収入はそのままである。
emperor-rules-eminence = フェイズ5の初めに、買ったプレイヤーは手元から{ $old }を任意の選帝侯領に置ける。マスを占めず、影響力は1で、次のフェイズ2に去る。
emperor-rules-eminence-1 = ブランデンブルクの選帝侯の持ち主だけが買える。
emperor-rules-eminence-2 = 選帝侯にはなれず、効果の対象にもならない。手元に貴族がなければ置けない。
emperor-rules-indulgence = 買ったプレイヤーは{ $points }を得る。
emperor-rules-permit = 手元から{ $single }を、高いほうの代金なら{ $couple }を、空きのある選帝侯領に配置する。
emperor-rules-permit-1 = 空いた貴族マスがなければ騎士を追い出す。
emperor-rules-ordinance = 手元の自分の都市1枚を、空いた都市マスに置く。1つ目は{ $first }、2つ目は{ $second }、3つ目は{ $third }。
emperor-rules-ordinance-1 = 都市は移動も撤去もされない。
emperor-rules-promotion = 貴族マスの自分の騎士1枚を、手元の{ $single }に置き換える。騎士は手元に戻る。
emperor-rules-promotion-1 = 城の騎士は昇進できない。
emperor-rules-daughter = 自分の独身貴族1枚が同じ年齢の夫婦になる。
emperor-rules-daughter-1 = 皇帝と世俗の選帝侯はよいが、大司教領の選帝侯は選べない。
emperor-rules-knight = このカードは取らない。誰でも{ $price }で、手元の騎士を空いた貴族マスか城に置くか、自分の騎士を別の空いた貴族マスか城に移せる。回数の制限はない。
emperor-rules-knight-1 = 騎士は追い出しをしない。
emperor-rules-knight-2 = 貴族マスの騎士は貴族に追い出されることがあるが、城の騎士はない。
emperor-rules-knight-3 = 追い出された騎士を置くには、また代金がかかる。

## ルールカード：その他

emperor-rules-setup-title = 準備
emperor-rules-setup = 各プレイヤーは{ $tiles }、{ $knights }、{ $cities }、{ $thalers }を持つ。最初の皇帝は無作為に決め、帝国都市1枚を都市マスに、{ $elector }を玉座に置く。他のプレイヤーは{ $elector }を空位の選帝侯の座に置く。続いて手番順に、{ $nobles }、騎士1枚を順に置く。第1ラウンドはフェイズ4から始まる。
emperor-rules-setup-1 = 貴族は空いた貴族マスに、騎士は空いた貴族マスか城に置く。得点はない。
emperor-rules-nobles-title = 貴族
emperor-rules-nobles = 貴族は独身か夫婦で、年齢は{ $ages }。{ $last }歳の次は持ち主の手元に戻る。手元の貴族に年齢と状態はない。
emperor-rules-nobles-1 = 大司教領の選帝侯は独身貴族だけで、夫婦は貴族マスに置ける。
emperor-rules-nobles-2 = ボード上の夫婦が独身に戻ることはない。
emperor-rules-push-title = 空きと追い出し
emperor-rules-push = 空いた貴族マスがあるか、貴族マスに騎士がいる選帝侯領には空きがある。空いたマスがあればそこに置き、なければ置く人が誰の騎士を追い出すかを選ぶ。その騎士は手元に戻る。
emperor-rules-push-1 = 空いたマスがあれば追い出せない。自分の騎士も追い出せる。
emperor-rules-push-2 = 貴族と城の騎士は追い出されない。
emperor-rules-influence-title = 影響力
emperor-rules-influence = 選帝侯も含めてその領で、自分の独身貴族、騎士、都市、黒幕は各{ $single }、夫婦は{ $couple }。皇帝のプレイヤーは帝国都市1枚につき{ $single }を加える。
emperor-rules-influence-1 = 玉座の貴族はどの選帝侯領にも属さない。
emperor-rules-influence-2 = 騎士は貴族マスでも城でも数える。
emperor-rules-cities-title = 都市
emperor-rules-cities = プレイヤーの都市は持ち主に収入と影響力を、そこの選帝侯である他のプレイヤーに収入をもたらす。帝国都市は皇帝に影響力をもたらし、収入はない。
emperor-rules-cities-1 = 帝国都市は{ $count }枚で、皇帝が第1から第3ラウンドに置くか移す。
emperor-rules-cities-2 = 都市マスに置ける都市は1枚だけである。
emperor-rules-action-cards-title = アクションカード
emperor-rules-action-cards = 買ったカードは次のフェイズ3の終わりまで自分の前に公開し、その後元の山に戻す。残りのない山は売り切れである。青と赤のカードが子孫を決める。
emperor-rules-action-cards-1 = 実行できないカードは買えず、買った効果は必ず実行する。2人プレイでは放棄できる。
emperor-rules-action-cards-2 = 別の手番に同じカードを何枚も買える。
emperor-rules-action-cards-3 = 最終ラウンドのカードは買った人の前に残る。
emperor-rules-two-players-title = 2人プレイ
emperor-rules-two-players = { $players }人では、無作為に選んだ大司教領1つと世俗の選帝侯領1つを使わない。マスも票も特権もない。カードも少ない。
emperor-rules-two-players-1 = すぐに効果のあるカードは実行できなくても買え、効果を放棄できる。放棄する許可は3ターラー。
emperor-rules-two-players-2 = 秘密投票はなく、2人とも自分に投票する。
emperor-rules-two-players-3 = ブランデンブルクを使わなければ、誰も黒幕を買えない。
emperor-rules-final-scoring-title = ゲームの終わりと勝者
emperor-rules-final-scoring = 5ラウンドの後、得点が最も多いプレイヤーの勝ち。同点なら所持金の多いほう、それも同じなら共に勝者となる。得点源：都市（{ $ordinance }）、免罪符（{ $indulgence }）、承諾された縁談（{ $marriage }）、新しい選帝侯（{ $elector }）、マインツ（{ $mainz }）、勝者への投票（{ $vote }）、皇帝（ラウンド順に{ $emperor }）。
emperor-rules-final-scoring-1 = 得点が減ることはない。

## What came of a stretch of play

emperor-round = 第{ $number }ラウンド
emperor-summary-placed = { $noble }を{ $at }に配置
emperor-summary-removed = { $at }の{ $noble }を取り除く（医者）
emperor-summary-older = { $at }の{ $noble }を老いさせる（医者）
emperor-summary-younger = { $at }の{ $noble }を若返らせる（医者）
emperor-summary-moved = { $what }（{ $start }→{ $end }）
emperor-summary-knight = 騎士を{ $at }に配置
emperor-summary-pushed = 騎士が{ $electorate }を追われる
emperor-summary-city = { $electorate }に都市
emperor-summary-empire-city = { $electorate }に帝国都市
emperor-summary-promoted = { $electorate }の騎士が{ $noble }に昇進
emperor-summary-wed = { $at }の{ $noble }が結婚
emperor-summary-accepted = 娘が{ $at }の{ $noble }と結婚
emperor-summary-convent = 娘が修道院に入る
emperor-summary-son-lost = 息子を失う
emperor-summary-seat-lost = { $electorate }の選帝侯の座を失う
emperor-summary-crowned = { $noble }（{ $start }）が玉座へ
emperor-summary-resettled = 退位した貴族は{ $at }へ
emperor-summary-retired = 退位した貴族は手元へ
emperor-summary-bought = { $cards }を購入
emperor-summary-exhausted = { $card }（売り切れ）を使用
emperor-summary-passed = パス
emperor-summary-old-age = 老衰：{ $nobles }。
emperor-summary-seat = { $electorate }（{ $who }）
emperor-summary-seat-tie = { $electorate }（{ $who }、同点）
emperor-summary-none = { $electorate }（{ $who }に適任の貴族なし）
emperor-summary-none-tie = { $electorate }（同点で{ $who }の勝ち、適任の貴族なし）
emperor-summary-electors = 新しい選帝侯：{ $seats }。
emperor-summary-vacant = 空位：{ $seats }。
emperor-summary-stay = 変わらず：{ $seats }。
emperor-summary-income-each = 収入：各{ $gain }。
emperor-summary-income = 収入：{ $gains }。
emperor-summary-election-emperor = { $emperor }が{ $for_emperor }で皇帝を続ける。{ $rival }は{ $for_rival }。
emperor-summary-election-tie = { $emperor }が{ $for_emperor }、{ $rival }が{ $for_rival }：同数のため皇帝が続く。
emperor-summary-election-rival = { $rival }が{ $for_rival }で皇帝に選ばれる。{ $emperor }は{ $for_emperor }。

emperor-glance-electors = 選帝侯：{ $seats }

emperor-summary-ballot-emperor = 皇帝に{ $votes }
emperor-summary-ballot-rival = 対立候補に{ $votes }
emperor-guide-goal = 一族の貴族を帝国の7つの選帝侯領に送ります。5ラウンドの後、得点①が最も多いプレイヤーの勝ちです。貴族が選帝侯になること、皇帝であること、投票、都市、結婚、カードが得点になります。貴族は年を取り、同じ座にいつまでもいられません。
emperor-guide-round =
    1．収入。2．貴族が年を取り、最も年上の貴族は手元に戻ります。
    3．買ったカードの色で、息子か娘かが決まります。
    4．順番に繰り返し、カード①を買う、特権を使う、騎士を置く、パスする、のどれかを行います。
    5．各選帝侯領②で影響力が最大の人が座を得ます。
    6．誰かが対立候補を買ったら、選帝侯が投票します。
    7．皇帝はラウンドに応じたものを得ます。
emperor-guide-points =
    新しい選帝侯：座を得るたびに得点になります。座を守っても得点にはなりません。
    皇帝①は毎ラウンド得点と権利を得ます。勝者に投票した人②も得点を得ますが、候補者は得ません。
    自分の都市、承諾された縁談、免罪符、マインツの座も得点になります。
emperor-guide-mistakes =
    1．影響力①が最大でも、その領のマス②に貴族がいないこと。座は空位になります。騎士と都市だけでは座れません。
    2．行動の前に貴族が年を取ることを忘れること。次のラウンドに誰が戻るか見ましょう。
    3．色を見ずにカードを買うこと。青が赤より多ければ息子、そうでなければ娘です。
emperor-lesson-seat = あなたは{ $player1 }で、7ターラーを持っています。全員がパスすると、各選帝侯領で影響力が最大の人が座を得て、新しい選帝侯は2点になります。ケルン（1）にはあなたと{ $player2 }の夫婦が1組ずついて、影響力は2対2です。ケルンは大司教領なので、選帝侯になれるのは独身貴族だけです。何を買いますか？
emperor-lesson-seat-permit = 新しい独身貴族で影響力が3対2になり、座に就きました。2点、皇帝選挙の1票、そしてケルンの特権、毎ラウンド無料の医者を得ます。貴族は毎ラウンド10歳年を取るので、15歳のこの貴族は第4ラウンドまで座にいられます。
emperor-lesson-seat-ordinance = 都市でいま1点、以後は毎ラウンド1ターラー増え、影響力も3対2になりました。しかし都市は座に就けず、大司教領では夫婦も就けません。ケルンに勝っても座は空位のままです。座を得るには、そこに就ける貴族が必要です。
emperor-lesson-seat-knight = 騎士はわずか1ターラーで、影響力が3対2になりました。しかし騎士は座に就けず、大司教領では夫婦も就けません。ケルンに勝っても座は空位のままで、得点はありません。座を得るには、そこに就ける貴族が必要です。
emperor-lesson-vote = あなたがケルンに勝ち、{ $player3 }が対立候補を買って皇帝の{ $player2 }に挑んだとします。選帝侯が秘密で投票します。{ $player2 }は3票、{ $player3 }は1票で、どちらも自分に投票します。あなたはケルンとブランデンブルクの2票です。勝者に投票すると1点を得ます。同数なら皇帝が続きます。誰に投票しますか？
emperor-lesson-vote-emperor = 5票対1票で{ $player2 }が皇帝を続け、勝者に投票したあなたは1点を得ました。票は分けられないので、先に数えましょう。ここで勝てるのは皇帝だけでした。
emperor-lesson-vote-rival = 3票対3票の同数で、皇帝が続きます。得るものはありません。あと1票あれば{ $player3 }が皇帝になり、あなたも1点を得ていました。教皇は1ターラーで1票増やせますが、選挙の前に買う必要があります。
emperor-lesson-doctor = 次のラウンドです。全員が10歳年を取り、45歳だった貴族は去りました。あなたがケルン（2）を持ち、特権の無料の医者を使うとします。自分の貴族1枚が10歳若返るか、他人の貴族1枚が10歳老います。ボヘミア（1）にはあなたの独身貴族がいて、座には{ $player2 }の45歳の夫婦がいます。誰を選びますか？
emperor-lesson-doctor-bohemia = 45歳からさらに10歳老いると、去ることになります。夫婦は{ $player2 }の手元に戻って座が空き、ボヘミアではあなたの独身貴族の影響力が最大になりました。座に就いて2点、ボヘミアには2票があります。医者は、座を得る人が変わるところで最も役に立ちます。
emperor-lesson-doctor-couple = ケルンの夫婦は35歳に戻り、もう1ラウンド残ります。しかしケルンにはほかの人の影響力がなく、夫婦がいなくても座は守れました。ボヘミアでは{ $player2 }の夫婦の影響力が、まだあなたの独身貴族を上回ります。医者は、座を得る人が変わるところで最も役に立ちます。
emperor-lesson-doctor-elector = ケルンの選帝侯は15歳に戻り、ゲームの終わりまで座にいられます。後で役に立ちますが、このラウンドは何も変わらず、ボヘミアの座は{ $player2 }の夫婦のものです。医者は、座を得る人が変わるところで最も役に立ちます。
emperor-lesson-colours = 同じフェイズの続きです。赤の法令と青の医者を買ったとします。ほかの人はパスし、あなたには6ターラー残っています。次のラウンドの子どもはカードの色で決まり、青が赤より多ければ息子、そうでなければ娘です。どうしますか？
emperor-lesson-colours-blue = 青2枚、赤1枚で、息子です。15歳の独身貴族を、空きのある選帝侯領に無料で置けます。許可で置けば3ターラーかかります。破門は1ターラーで、誰も皇帝に挑まなかったので、ほかの働きはありませんでした。
emperor-lesson-colours-red = すぐに1点です。しかし免罪符は赤で、赤2枚、青1枚なので娘です。修道院に入れば1ターラー、他プレイヤーの独身貴族との縁談が承諾されれば1点になります。無料で置ける息子と比べてみましょう。
emperor-lesson-colours-pass = 青1枚、赤1枚の同数なので、娘です。青がもう1枚あれば息子、つまり無料で置ける貴族でした。しかも持てるのは12ターラーまでです。6ターラー残し、収入が7ターラーだったので、1ターラーを失いました。

## ゲームのコマンドの説明
emperor-verb-city = 都市
emperor-verb-city-about = 都市を置く場所
emperor-verb-elector = 選帝侯
emperor-verb-elector-about = 選帝侯になる貴族か場所
emperor-verb-place = 貴族
emperor-verb-place-about = 貴族を置く場所
emperor-verb-knight = 騎士
emperor-verb-knight-about = 騎士を置く場所
emperor-verb-throne = 玉座
emperor-verb-throne-about = 玉座に就く貴族
emperor-verb-daughter = 娘の縁談
emperor-verb-daughter-about = 娘の縁談の相手
emperor-verb-answer = 縁談の返事
emperor-verb-answer-about = 縁談に答える
emperor-verb-pass = パス
emperor-verb-pass-about = このフェイズはパスする
emperor-verb-buy = 買う
emperor-verb-buy-about = アクションカードか騎士を買う
emperor-verb-use = 特権
emperor-verb-use-about = 選帝侯の特権を使う
emperor-verb-doctor = 医者
emperor-verb-doctor-about = 医者が年齢を変える貴族
emperor-verb-move = 移動
emperor-verb-move-about = 移動する貴族
emperor-verb-indulgence = 免罪符
emperor-verb-indulgence-about = 免罪符の得点を得るかどうか
emperor-verb-permit = 許可
emperor-verb-permit-about = 許可の独身貴族か夫婦をどこに置くか
emperor-verb-promote = 昇進
emperor-verb-promote-about = 昇進する騎士
emperor-verb-marry = 結婚
emperor-verb-marry-about = 異国の王女と結婚する独身貴族
emperor-verb-take = 騎士を取る
emperor-verb-take-about = 使う騎士
emperor-verb-winner = 同点の勝者
emperor-verb-winner-about = 同点の選帝侯領の勝者
emperor-verb-push = 場所を譲る
emperor-verb-push-about = 場所を譲る騎士の持ち主
emperor-verb-church = 教会の影響
emperor-verb-church-about = 教会の影響で票を増やす大司教領
emperor-verb-excommunicate = 破門
emperor-verb-excommunicate-about = 破門で票を失う選帝侯領
emperor-verb-vote = 投票
emperor-verb-vote-about = 皇帝か対立候補に秘密で投票する
emperor-verb-empire = 帝国都市
emperor-verb-empire-about = 置くか動かす帝国都市
emperor-feature-points = 得点
emperor-feature-spending = 使えるターラー
emperor-feature-savings = 次のラウンドに残すターラー
emperor-feature-income = 収入
emperor-feature-barons = 手元の貴族
emperor-feature-knights = 手元の騎士
emperor-feature-cities = 手元の都市
emperor-feature-influence = 影響力
emperor-feature-youth = 若い貴族
emperor-feature-seats = 座の数
emperor-feature-winning = 新しい選帝侯
emperor-feature-losing = 座の維持
emperor-feature-ties = 座をめぐる同点
emperor-feature-next_leads = 次のラウンドの優位
emperor-feature-next_influence = 長く続く影響力
emperor-feature-margin = 安全なリード
emperor-feature-mainz = マインツ
emperor-feature-privileges = 使える特権
emperor-feature-votes = 票
emperor-feature-throne = 玉座
emperor-feature-reign = 皇帝の利益
emperor-feature-challenge = 玉座への挑戦
emperor-feature-voting_card = 選挙のためのカード
emperor-feature-eminence = 黒幕
emperor-feature-son = 息子
emperor-feature-daughter = 娘
emperor-feature-singles = まだ結婚できる貴族

## 予約が止まるとき

emperor-signal-passed = 誰かがパスした
emperor-signal-eminence_placed = 黒幕が置かれた
emperor-signal-church = 教会の影響が使われた
emperor-signal-excommunicated = 選帝侯が破門された
