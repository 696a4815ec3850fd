# 皇帝的陰影：玩家讀到的文字

## 遊戲

emperor-title = 皇帝的陰影

## 選帝侯領

emperor-electorate-TRI = 特里爾
emperor-electorate-KOL = 科隆
emperor-electorate-MAI = 美因茲
emperor-electorate-PAL = 普法茲
emperor-electorate-SAX = 薩克森
emperor-electorate-BRA = 布蘭登堡
emperor-electorate-BOH = 波希米亞
emperor-in-TRI = 特里爾
emperor-in-KOL = 科隆
emperor-in-MAI = 美因茲
emperor-in-PAL = 普法茲
emperor-in-SAX = 薩克森
emperor-in-BRA = 布蘭登堡
emperor-in-BOH = 波希米亞
emperor-full-TRI = 特里爾大主教邦
emperor-full-KOL = 科隆大主教邦
emperor-full-MAI = 美因茲大主教邦
emperor-full-PAL = 萊茵普法茲伯國
emperor-full-SAX = 薩克森公國
emperor-full-BRA = 布蘭登堡侯國
emperor-full-BOH = 波希米亞王國
emperor-privilege-TRI = 特權：執行1種已取完的行動牌
emperor-privilege-KOL = 特權：免費的醫師效果
emperor-privilege-MAI = 每回合+1分
emperor-privilege-PAL = 特權：免費放置1名15歲獨身貴族
emperor-privilege-SAX = 稅收+2塔勒
emperor-privilege-BRA = 特權：購買幕後權臣
emperor-privilege-BOH = 有2票

## 棋子與位置

emperor-noble-single = { $age }歲獨身貴族
emperor-noble-couple = { $age }歲貴族夫婦
emperor-knight = 騎士
emperor-empire-city = 帝國市
emperor-ranked-throne = 皇帝：{ $noble }
emperor-ranked-elector = 選帝侯：{ $noble }
emperor-player = { $who }
emperor-at-throne = 王座
emperor-at-elector = { $electorate }選帝侯位置
emperor-at-place = { $electorate }
emperor-at-castle = { $electorate }城堡
emperor-spot-elector = { $electorate }選帝侯位置
emperor-spot-castle = { $electorate }城堡
emperor-spot-hand = 手中
emperor-spot-eminence = 幕後權臣

## 數量

emperor-amount-thaler = { $count }塔勒
emperor-amount-vp = { $count }分
emperor-amount-vote = { $count }票
emperor-amount-noble = { $count }名貴族
emperor-amount-knight = { $count }名騎士
emperor-amount-city = { $count }座城市
emperor-asset-emperor = 皇位
emperor-count = { $who }（{ $count }）

## 行動牌

emperor-card-rival = 競敵
emperor-card-doctor = 醫師
emperor-card-move = 遷移
emperor-card-pope = 教皇
emperor-card-church = 教會干涉
emperor-card-excommunication = 革除教籍
emperor-card-eminence = 幕後權臣
emperor-card-indulgence = 赦罪
emperor-card-permit = 許可
emperor-card-ordinance = 法令
emperor-card-promotion = 晉升
emperor-card-daughter = 婚姻
emperor-card-knight = 騎士
emperor-price = { $thalers }
emperor-price-permit = { $single }塔勒（夫婦{ $couple }）
emperor-colour-blue = 藍色
emperor-colour-red = 紅色
emperor-fact-colour = 卡牌顏色：{ $colour }
emperor-effect-rival = 競逐皇位，隨即跳過
emperor-effect-doctor = 己方貴族年輕1級，或他人貴族年老1級
emperor-effect-move = 己方貴族遷移至另一選帝侯領
emperor-effect-pope = 多得1票
emperor-effect-church = 由1個大主教邦多得票數
emperor-effect-excommunication = 1個世俗選帝侯領的選票不計
emperor-effect-eminence = 本回合在任一處有1點影響力
emperor-effect-permit = 放置1名15歲貴族
emperor-effect-ordinance = 放置1座己方城市
emperor-effect-next-city = 放置第{ $number }座城市：+{ $points }
emperor-effect-promotion = 己方騎士換成15歲獨身貴族
emperor-effect-daughter = 己方獨身貴族換成貴族夫婦
emperor-effect-knight = 放置或移動己方騎士

## 階段

emperor-phase-aging = 年歲增長
emperor-phase-descendants = 子孫世襲
emperor-phase-actions = 玩家行動
emperor-phase-electors = 新選帝侯
emperor-phase-election = 推選皇帝
emperor-phase-emperor = 皇帝權威
emperor-headline = 第{ $round }回合（共{ $rounds }回合）・{ $phase }
emperor-headline-setup = 開局放置
emperor-headline-over = 第{ $round }回合・遊戲結束

## 無法選擇的原因

emperor-refusal-cost = 需支付{ $need }；你目前有{ $have }。
emperor-refusal-out = 2人遊戲不使用其中2個選帝侯領，包括{ $electorate }。
emperor-refusal-full = 貴族需要空的權貴位置，或可排擠的騎士；{ $electorate }的權貴位置皆為貴族。
emperor-refusal-name-knight = { $electorate }沒有空的權貴位置，須指定排擠誰的騎士（{ $who }）。
emperor-refusal-no-push = 沒有空的權貴位置時才能排擠騎士；{ $electorate }尚有空位。
emperor-refusal-no-knight-there = { $electorate }的權貴位置上沒有{ $who }的騎士。
emperor-refusal-no-place = 需要空的權貴位置；{ $electorate }已無空位。
emperor-refusal-no-castle = { $electorate }沒有城堡。
emperor-refusal-castle-taken = 城堡只能放置1名騎士；{ $electorate }的城堡已有{ $who }的騎士。
emperor-refusal-no-city-space = 城市須放在空的城市位置；{ $electorate }的{ $count }個城市位置皆已使用。
emperor-refusal-seat-taken = 選帝侯位置只能放置1名貴族；{ $electorate }已有{ $who }的貴族。
emperor-refusal-seat-held = 須由自己的貴族擔任{ $electorate }選帝侯；目前為{ $who }。
emperor-refusal-seat-vacant = 須由自己的貴族擔任{ $electorate }選帝侯；該位置目前空缺。
emperor-refusal-not-yours = 只能選擇己方貴族；這名貴族屬於{ $who }。
emperor-refusal-throne-place = 只要己方有貴族在權貴位置上，就須由其登上王座。
emperor-refusal-throne-elector = 選帝侯不可登上王座，須由權貴位置上的貴族登上。
emperor-refusal-own-single = 只能向其他玩家的獨身貴族提親；這名貴族是你自己的。
emperor-refusal-archdiocese = 大主教邦的選帝侯不可結婚；這名貴族是{ $electorate }選帝侯。
emperor-refusal-couple = 只有獨身貴族可以結婚；這名貴族已是夫婦。
emperor-refusal-exhausted = 須有剩餘的牌才能購買；{ $card }共{ $count }張，已全數取完。
emperor-refusal-rival-emperor = 持有皇位的玩家不可購買競敵；你目前是皇帝。
emperor-refusal-none-doctor = 醫師需要己方25歲以上的貴族，或其他玩家的貴族；目前皆無。
emperor-refusal-none-move = 遷移需要己方在權貴位置上的貴族，以及另一個有空間的選帝侯領；目前無法遷移。
emperor-refusal-none-promotion = 晉升需要己方在權貴位置上的騎士；你目前沒有。
emperor-refusal-none-daughter = 需要己方的獨身貴族，大主教邦的選帝侯除外；你在圖板上沒有。
emperor-refusal-no-tile = 需要手中有貴族；你手中沒有。
emperor-refusal-all-full = 貴族需要空的權貴位置，或可排擠的騎士；所有選帝侯領皆無。
emperor-refusal-no-city-hand = 法令需要手中有城市；你的{ $count }座城市皆已放置。
emperor-refusal-no-city-anywhere = 法令需要空的城市位置；圖板上已無空位。
emperor-refusal-no-knight-space = 騎士需要空的權貴位置或城堡；圖板上已無空位。
emperor-refusal-no-knight-hand = 你的騎士皆已在圖板上，只能移動其中1名。
emperor-refusal-no-own-knight = 該處沒有你的騎士。
emperor-refusal-privilege-used = 每個特權每回合只能行使1次；{ $electorate }的特權已經行使。
emperor-refusal-nothing-exhausted = 特里爾可執行已取完的行動牌；目前沒有你能支付且能執行的。
emperor-refusal-not-exhausted = 特里爾只能執行已取完的行動牌；{ $card }尚餘{ $count }張。
emperor-refusal-not-at-once = 特里爾只能執行在第4階段生效的行動牌；{ $card }在之後才生效。
emperor-refusal-youngest = 己方貴族只能變年輕，而15歲已是最年輕。
emperor-refusal-only-places = 只能遷移權貴位置上的貴族，皇帝與選帝侯不可遷移。
emperor-refusal-nowhere-else = 須遷移至另一個選帝侯領；目前只有其所在的{ $electorate }有空間。
emperor-refusal-same-electorate = 須遷移至另一個選帝侯領；這名貴族來自{ $electorate }。
emperor-refusal-not-tied = 只能指定影響力最大（{ $need }點）的玩家；{ $who }有{ $have }點。
emperor-refusal-single-only = { $electorate }選帝侯須為獨身貴族；這是貴族夫婦。
emperor-refusal-not-spiritual = 教會干涉須指定大主教邦；{ $electorate }不是。
emperor-refusal-not-secular = 革除教籍須指定世俗選帝侯領；{ $electorate }不是。
emperor-refusal-empire-round = 只有第1、2回合可放置新的帝國市；現在是第{ $round }回合。
emperor-refusal-empire-supply = 帝國市已全數放置。
emperor-refusal-no-empire-city = { $electorate }沒有可移動的帝國市。

## Titles of the rules, as in docs/rules/emperor.md

emperor-rule-electorates = 選帝侯領
emperor-rule-spaces = 位置
emperor-rule-pushing-a-knight = 排擠騎士
emperor-rule-ages = 年齡
emperor-rule-influence = 影響力
emperor-rule-setup = 遊戲設置
emperor-rule-cards-and-prices = 行動牌與價格
emperor-rule-buying-a-card = 購買行動牌
emperor-rule-what-the-cards-do = 行動牌的效果
emperor-rule-income = 收入
emperor-rule-aging = 年歲增長
emperor-rule-the-empty-throne = 王座空缺
emperor-rule-descendants = 子孫世襲
emperor-rule-actions = 玩家行動
emperor-rule-privileges = 特權
emperor-rule-knights = 騎士
emperor-rule-new-electors = 新選帝侯
emperor-rule-electing-the-emperor = 推選皇帝
emperor-rule-a-new-emperor = 新皇帝
emperor-rule-emperor-actions = 皇帝權威
emperor-rule-round-marker = 回合標記
emperor-rule-end-and-winner = 遊戲結束與勝者
emperor-rule-edge-cases = 特殊情況

## 事件記述

emperor-story-opened = { $who }擔任首任皇帝。
emperor-story-opened-out = { $who }擔任首任皇帝。不使用的選帝侯領：{ $out }。
emperor-story-placed-setup = { $who }將{ $noble }放到{ $at }。
emperor-story-placed-son = { $who }得男嗣：{ $noble }放到{ $at }。
emperor-story-placed-permit = { $who }以許可將{ $noble }放到{ $at }。
emperor-story-placed-PAL = { $who }以普法茲的特權將{ $noble }放到{ $at }。
emperor-story-knight_placed = { $who }將騎士放到{ $at }。
emperor-story-knight_placed-paid = { $who }支付{ $cost }，將騎士放到{ $at }。
emperor-story-knight_moved = { $who }支付{ $cost }，移動騎士：{ $start }→{ $end }。
emperor-story-pushed = { $who }在{ $electorate }的騎士被排擠，回到手中。
emperor-story-empire_city = { $who }在{ $electorate }放置帝國市。
emperor-story-empire_city-moved = { $who }將帝國市從{ $start }移至{ $end }。
emperor-story-round = 第{ $round }回合開始。
emperor-story-income = 稅收：{ $who }獲得{ $gain }。
emperor-story-income-capped = 收取稅收：{ $who }獲得{ $gain }（應得{ $income }，已達上限）。
emperor-story-died = { $who }在{ $at }的{ $noble }年老離世，移回手中。
emperor-story-died-doctor = { $by }以醫師移走{ $who }在{ $at }的{ $noble }。
emperor-story-aged = 其餘貴族皆增長10歲。
emperor-story-eminence_left = { $who }的幕後權臣離開{ $electorate }。
emperor-story-crowned-successor = { $who }的{ $noble }從{ $start }登上王座。
emperor-story-crowned-elected = { $who }登上皇位：{ $noble }（來自{ $start }）。
emperor-story-child-son = { $who }得男嗣（藍色牌{ $blue }張、紅色牌{ $red }張）。
emperor-story-child-daughter = { $who }得女兒（藍色牌{ $blue }張、紅色牌{ $red }張）。
emperor-story-son_lost-hand = { $who }手中沒有貴族，失去男嗣。
emperor-story-son_lost-room = 所有選帝侯領皆無空間，{ $who }失去男嗣。
emperor-story-convent = { $who }的女兒進入修道院，獲得{ $gain }。
emperor-story-convent-full = { $who }的女兒進入修道院；塔勒已達上限。
emperor-story-proposed = { $who }向{ $to }提親，對象為{ $at }的{ $noble }。
emperor-story-accepted = { $to }應允：{ $at }的{ $noble }成為夫婦，{ $who }獲得{ $gain }。
emperor-story-refused = { $who }拒絕{ $by }的提親。
emperor-story-cards_returned = 所有行動牌放回原處。
emperor-story-bought = { $who }支付{ $cost }，購買{ $card }。
emperor-story-bought-last = { $who }支付{ $cost }，購買{ $card }；此牌已取完。
emperor-story-bought-rival = { $who }取得{ $card }，將競逐皇位。
emperor-story-waived = { $who }放棄執行{ $card }。
emperor-story-privilege = { $who }行使{ $electorate }的特權。
emperor-story-exhausted_used = { $who }支付{ $cost }，執行已取完的{ $card }。
emperor-story-treated-younger = { $who }令己方在{ $at }的{ $noble }年輕1級。
emperor-story-treated-older = { $who }令{ $owner }在{ $at }的{ $noble }年老1級。
emperor-story-moved = { $who }將{ $noble }從{ $start }遷移至{ $end }。
emperor-story-indulged = { $who }以赦罪獲得{ $gain }。
emperor-story-founded = { $who }在{ $electorate }放置第{ $number }座城市，獲得{ $gain }。
emperor-story-promoted = { $who }在{ $electorate }的騎士晉升為{ $noble }。
emperor-story-wed = { $who }令{ $at }的{ $noble }迎娶他國公主。
emperor-story-passed = { $who }跳過。
emperor-story-eminence_placed = { $who }將幕後權臣放到{ $electorate }。
emperor-story-eminence_lost = { $who }手中沒有貴族，無法放置幕後權臣。
emperor-story-influence = { $electorate }的影響力：{ $totals }。
emperor-story-tie_broken = { $tied }在{ $electorate }平手，{ $who }裁定{ $winner }勝出。
emperor-story-elector = { $who }的{ $noble }成為{ $electorate }選帝侯，獲得{ $gain }。
emperor-story-no_elector = { $who }贏得{ $electorate }，但沒有合適的貴族，選帝侯位置空缺。
emperor-story-displaced-place = { $who }失去{ $electorate }選帝侯位置，{ $noble }退至權貴位置。
emperor-story-displaced-hand = { $who }失去{ $electorate }選帝侯位置，領地已無空位，{ $noble }回到手中。
emperor-story-mainz = { $who }由美因茲獲得{ $gain }。
emperor-story-no_rival = 無人競逐皇位。
emperor-story-church = { $who }以教會干涉指定{ $electorate }。
emperor-story-excommunicated = { $who }革除{ $electorate }選帝侯的教籍。
emperor-story-answered = { $who }已投票。
emperor-story-ballot-emperor = { $who }投給皇帝：{ $votes }。
emperor-story-ballot-rival = { $who }投給競敵：{ $votes }。
emperor-story-election-emperor = { $emperor }以{ $for_emperor }連任皇帝，{ $rival }得{ $for_rival }。
emperor-story-election-tie = { $emperor }得{ $for_emperor }，{ $rival }得{ $for_rival }：平手，皇帝連任。
emperor-story-election-rival = { $rival }以{ $for_rival }當選皇帝，{ $emperor }得{ $for_emperor }。
emperor-story-vote_point = { $who }投給勝方，獲得{ $gain }。
emperor-story-deposed = { $who }退下皇位。
emperor-story-resettled = { $who }將退位的{ $noble }放到{ $at }。
emperor-story-retired = { $who }將退位的{ $noble }收回手中。
emperor-story-emperor_gain = { $who }以皇帝身分獲得{ $gain }。
emperor-story-declined-son = { $who }不放置男嗣。
emperor-story-declined-gray_eminence = { $who }不放置幕後權臣。
emperor-story-declined-church_influence = { $who }未指定大主教邦。
emperor-story-declined-excommunication = { $who }未革除任何人的教籍。
emperor-story-declined-empire_city = { $who }不放置也不移動帝國市。
emperor-story-forced-pass = { $who }已無其他行動可選。
emperor-tie-thalers = 塔勒較多，{ $won }比{ $lost }

## 詢問玩家

emperor-ask-first_city = 請選擇第1個帝國市的位置
emperor-ask-first_elector = 請將1名45歲獨身貴族放到空缺的選帝侯位置
emperor-ask-first_noble = 請將{ $noble }放到空的權貴位置
emperor-ask-first_knight = 請將1名騎士放到空的權貴位置或城堡
emperor-ask-successor = 王座空缺，請選擇登上王座的貴族
emperor-ask-son = 請放置男嗣（15歲獨身貴族），或不放置
emperor-ask-daughter = 請將女兒許配獨身貴族，或送往修道院
emperor-ask-proposal = 請答覆對你的{ $noble }的提親
emperor-ask-action = 請購買行動牌、行使特權，或跳過
emperor-ask-exhausted = 請選擇特里爾執行的已取完行動牌
emperor-ask-doctor = 請選擇貴族：己方變年輕，他人變年老
emperor-ask-move_noble = 請選擇要遷移的貴族
emperor-ask-move_target = 請選擇{ $start }的{ $noble }要遷移至哪個選帝侯領
emperor-ask-indulgence = 請執行赦罪，或放棄
emperor-ask-permit = 請選擇放置15歲貴族的選帝侯領
emperor-ask-newborn = 請選擇放置{ $noble }的選帝侯領
emperor-ask-ordinance = 請選擇放置第{ $number }座城市的選帝侯領：+{ $points }
emperor-ask-promotion = 請選擇由騎士換成15歲獨身貴族的選帝侯領
emperor-ask-foreign_daughter = 請選擇要成為夫婦的己方獨身貴族
emperor-ask-knight_piece = 請選擇以{ $price }放置或移動的騎士
emperor-ask-knight_target = 請選擇騎士的去處，費用{ $price }
emperor-ask-gray_eminence = 請選擇放置幕後權臣的選帝侯領，或不放置
emperor-ask-tie = 請裁定{ $electorate }的平手
emperor-ask-new_elector = 請選擇成為{ $electorate }選帝侯的貴族：+{ $points }
emperor-ask-displaced = 請選擇{ $electorate }要排擠誰的騎士
emperor-ask-church_influence = 請選擇教會干涉的大主教邦，或不指定
emperor-ask-excommunication = 請選擇革除教籍的世俗選帝侯領，或不指定
emperor-ask-ballot = 請祕密投票：皇帝或競敵
emperor-ask-ballot-emperor = 你已投票，仍可更改
emperor-ask-ballot-rival = 你已投票，仍可更改
emperor-ask-accession = 你當選皇帝，請選擇登上王座的貴族
emperor-ask-abdication = 請為退位的皇帝選擇選帝侯領，或收回手中
emperor-ask-empire_city = 請放置或移動帝國市，或都不做
emperor-ask-empire_site = 請選擇放置帝國市的選帝侯領
emperor-ask-empire_site-move = 請選擇{ $electorate }的帝國市要移至何處

emperor-prompt-first_city = { emperor-ask-first_city }。它是皇帝的1點影響力，之後皇帝可以移動它。
emperor-prompt-first_elector = { emperor-ask-first_elector }。選帝侯可以投票選皇帝，每個位置也各有好處。
emperor-prompt-first_noble = { emperor-ask-first_noble }。夫婦有2點影響力，獨身貴族1點；每回合行動結束後，影響力最大者獲得位置。
emperor-prompt-first_knight = { emperor-ask-first_knight }。騎士有1點影響力，但不能成為選帝侯。
emperor-prompt-successor = { emperor-ask-successor }。只能是權貴位置上的貴族。
emperor-prompt-son = { emperor-ask-son }。
emperor-prompt-daughter = { emperor-ask-daughter }。獨身貴族須屬於其他玩家。
emperor-prompt-proposal = { emperor-ask-proposal }。{ $who }向{ $at }的貴族提親。應允則成為夫婦，{ $who }獲得{ $points }；拒絕則{ $who }獲得{ $gain }。
emperor-prompt-action = { emperor-ask-action }。你有{ $thalers }；手中有{ $nobles }、{ $knights }、{ $cities }。
emperor-prompt-exhausted = { emperor-ask-exhausted }。你有{ $thalers }。
emperor-prompt-doctor = { emperor-ask-doctor }。
emperor-prompt-move_noble = { emperor-ask-move_noble }。
emperor-prompt-move_target = { emperor-ask-move_target }。
emperor-prompt-indulgence = { emperor-ask-indulgence }。
emperor-prompt-permit = { emperor-ask-permit }。獨身貴族{ $single }，貴族夫婦{ $couple }；你有{ $thalers }。
emperor-prompt-newborn = { emperor-ask-newborn }。
emperor-prompt-ordinance = { emperor-ask-ordinance }。
emperor-prompt-promotion = { emperor-ask-promotion }。
emperor-prompt-foreign_daughter = { emperor-ask-foreign_daughter }。
emperor-prompt-knight_piece = { emperor-ask-knight_piece }。
emperor-prompt-knight_target = { emperor-ask-knight_target }。來自：{ $start }。
emperor-prompt-gray_eminence = { emperor-ask-gray_eminence }。他是{ $noble }，不占位置。
emperor-prompt-tie = { emperor-ask-tie }。{ $tied }各有{ $influence }點影響力。
emperor-prompt-new_elector = { emperor-ask-new_elector }。
emperor-prompt-displaced = { emperor-ask-displaced }。你的{ $noble }須退下選帝侯位置。
emperor-prompt-church_influence = { emperor-ask-church_influence }。
emperor-prompt-excommunication = { emperor-ask-excommunication }。
emperor-prompt-ballot = { emperor-ask-ballot }。所有選票投給其中一方：皇帝{ $emperor }（目前{ $for_emperor }），或競敵{ $rival }（目前{ $for_rival }）。
emperor-prompt-ballot-emperor = { emperor-ask-ballot-emperor }。你投給皇帝。皇帝{ $emperor }目前{ $for_emperor }，競敵{ $rival }目前{ $for_rival }。
emperor-prompt-ballot-rival = { emperor-ask-ballot-rival }。你投給競敵。皇帝{ $emperor }目前{ $for_emperor }，競敵{ $rival }目前{ $for_rival }。
emperor-prompt-accession = { emperor-ask-accession }。
emperor-prompt-abdication = {emperor-ask-abdication}。退位的是{ $noble }。
emperor-prompt-empire_city = { emperor-ask-empire_city }。
emperor-prompt-empire_site = { emperor-ask-empire_site }。
emperor-prompt-empire_site-move = { emperor-ask-empire_site-move }。
emperor-button-ballot = 投票
emperor-confirm-ballot = **{ $move }**：你是最後一位投票者。投下後所有選票立即公開，無法收回。確定嗎？

## 選項

emperor-group-electorates = 選帝侯領
emperor-group-cards = 行動牌
emperor-group-privileges = 特權
emperor-group-nobles = 貴族
emperor-group-permit-single = 獨身貴族：{ $thalers }
emperor-group-permit-couple = 貴族夫婦：{ $thalers }
emperor-group-younger = 己方貴族：年輕1級
emperor-group-older = 他人貴族：年老1級
emperor-group-knights = 騎士
emperor-group-players = 玩家
emperor-gain = +{ $gain }
emperor-fact-influence = 影響力：你{ $own }點，最高{ $most }點
emperor-fact-city-spaces = 城市空位{ $free }個（共{ $all }個）
emperor-fact-pushes = 排擠{ $who }的騎士
emperor-fact-pushes-own = 排擠自己的騎士
emperor-fact-becomes-old = 成為45歲獨身貴族
emperor-fact-proposal = { $who }應允則成為夫婦，你獲得{ $points }
emperor-fact-becomes = 變為{ $age }歲
emperor-fact-dies = 回到擁有者手中
emperor-fact-waive = 牌仍須付費並計算顏色
emperor-fact-impossible = 目前無法執行，只計顏色
emperor-fact-couple = 成為同年歲的夫婦
emperor-fact-pass = 本階段不再行動
emperor-fact-in-hand = 手中{ $count }名
emperor-fact-stays = 保有選帝侯位置
emperor-fact-takes-seat = 成為選帝侯，+{ $points }
emperor-fact-vacant = 勝出，但選帝侯位置空缺
emperor-fact-knight-home = 回到手中
emperor-fact-seat-vacant = 選帝侯位置空缺，沒有效果
emperor-fact-more-votes = { $who }多得{ $votes }
emperor-fact-fewer-votes = { $who }少{ $votes }
emperor-fact-supply = 尚餘{ $count }個
emperor-offer-no-son = 不放置
emperor-offer-to-hand = 收回手中
emperor-offer-no-eminence = 不放置
emperor-offer-from-hand = 手中的{ $noble }
emperor-offer-permit-single = { $electorate }：獨身貴族
emperor-offer-permit-couple = { $electorate }：貴族夫婦
emperor-offer-convent = 修道院
emperor-offer-accept = 應允
emperor-offer-refuse = 拒絕
emperor-offer-waive = 放棄執行
emperor-offer-carry-out = 執行
emperor-offer-pass = 跳過
emperor-offer-knight-hand = 手中的騎士
emperor-offer-knight-of = { $who }的騎士
emperor-offer-no-declaration = 不指定
emperor-offer-vote-emperor = 皇帝：{ $who }
emperor-offer-vote-rival = 競敵：{ $who }
emperor-offer-no-empire-city = 都不做
emperor-offer-supply = 放置新的帝國市
emperor-offer-move-city = 移動{ $electorate }的帝國市

## 分數來源

emperor-score-ordinance = 城市（法令）
emperor-score-indulgence = 赦罪
emperor-score-marriage = 嫁出女兒
emperor-score-elector = 新選帝侯
emperor-score-mainz = 美因茲
emperor-score-vote = 投給勝方
emperor-score-emperor = 皇帝

## 文字版圖板

emperor-board-voted = 已投票：{ $who }
emperor-board-order = 順序：{ $order }
emperor-board-throne = 王座與選票
emperor-board-on-throne = 王座：{ $noble }
emperor-board-throne-empty = 空缺
emperor-board-lifted = 圖板旁的退位皇帝：{ $noble }
emperor-board-emperor = 持有皇帝標記：{ $who }
emperor-board-rival = 競敵：{ $who }
emperor-board-votes = 目前票數：{ $votes }
emperor-board-church = 教會干涉：{ $electorate }
emperor-board-excommunicated = 革除教籍：{ $electorate }
emperor-board-empire = 未放置的帝國市：{ $count }個
emperor-board-ballot-emperor = 你的選票（他人看不到）：皇帝
emperor-board-ballot-rival = 你的選票（他人看不到）：競敵
emperor-board-electorate = { $code }・{ $name }
emperor-board-seat = 選帝侯：{ $facts }
emperor-board-vacant = 空缺
emperor-board-used = 本回合已行使
emperor-board-places = 權貴位置：{ $pieces }
emperor-board-empty = 空位{ $count }個
emperor-board-castle = 城堡：{ $who }
emperor-board-castle-empty = 城堡：空
emperor-board-cities = 城市：{ $cities }
emperor-board-city = { $who }的城市
emperor-board-influence = 影響力：{ $totals }
emperor-board-out = 不使用
emperor-board-cards = 行動牌
emperor-board-coded = { $code }・{ $facts }
emperor-board-left = 餘{ $count }張
emperor-board-player = { $rank }. { $who }：{ $facts }
emperor-board-hand = 手中{ $nobles }、{ $knights }、{ $cities }
emperor-board-held = 行動牌：{ $cards }
emperor-board-passed = 已跳過

## 規則卡：數據

emperor-cards-phases = 回合階段
emperor-cards-electorates = 選帝侯領
emperor-cards-cards = 行動牌
emperor-cards-rules = 規則
emperor-fact-price = 價格：{ $price }
emperor-fact-copies = 2、3、4人遊戲的張數：{ $two }、{ $three }、{ $four }
emperor-fact-spiritual = 大主教邦：選帝侯須為獨身貴族
emperor-fact-secular = 世俗選帝侯領
emperor-fact-spaces = 權貴位置{ $places }個、城市位置{ $cities }個、{ $castles ->
    [0] 沒有城堡
   *[other] 城堡1個
    }
emperor-fact-round = 第{ $round }回合：{ $gain }；{ $city }
emperor-fact-city-place = 可放置或移動1個帝國市
emperor-fact-city-move = 可移動1個帝國市
emperor-fact-city-none = 不可放置或移動帝國市

## 規則卡：階段

emperor-rules-phase-1-title = 第1階段：收取稅收
emperor-rules-phase-1 = 每位玩家獲得{ $base }；圖板上每座己方城市加{ $city }；己方擔任選帝侯的領地內，每座其他玩家的城市加{ $city }；擔任薩克森選帝侯加{ $saxony }。
emperor-rules-phase-1-1 = 己方領地內的己方城市只計1次。帝國市沒有收入。
emperor-rules-phase-1-2 = 最多只能有{ $cap }塔勒，超出的部分不計。
emperor-rules-phase-2-title = 第2階段：年歲增長
emperor-rules-phase-2 = 所有{ $last }歲的貴族回到擁有者手中，包括王座與選帝侯位置。其餘貴族年老1級，位置不變。
emperor-rules-phase-2-1 = 若王座空缺，皇帝玩家須將1名權貴位置上的己方貴族放到王座，年歲與狀態不變；沒有時由手中放置{ $old }。選帝侯不可登上王座。
emperor-rules-phase-2-2 = 該玩家仍為皇帝。皇帝被醫師移走時也立即依此補上。
emperor-rules-phase-2-3 = 空缺的選帝侯位置到第5階段才會補上，期間沒有特權與選票。
emperor-rules-phase-3-title = 第3階段：子孫世襲
emperor-rules-phase-3 = 依序，每位玩家計算上回合購買的藍色與紅色牌。藍色較多：男嗣，可將{ $son }放到任一有空間的選帝侯領。否則只要有任一張：女兒。之後所有行動牌放回原處。
emperor-rules-phase-3-1 = 女兒可進入修道院（{ $convent }），或向其他玩家的獨身貴族提親：王座、世俗選帝侯或權貴位置皆可。
emperor-rules-phase-3-2 = 由獨身貴族的擁有者回覆。應允：成為同年歲的夫婦，提親者獲得{ $points }。拒絕：提親者獲得修道院的{ $convent }。
emperor-rules-phase-3-3 = 男嗣可以不放置。手中沒有貴族或沒有空間則失去男嗣。
emperor-rules-phase-3-4 = 沒有顏色的牌不計算。每回合最多1名子女、提親1次。
emperor-rules-phase-4-title = 第4階段：玩家行動
emperor-rules-phase-4 = 依序輪流，尚未跳過的玩家執行一項：購買行動牌、行使目前持有的特權、以{ $price }放置或移動騎士，或跳過。所有玩家跳過後結束。
emperor-rules-phase-4-1 = 跳過後本階段不再行動。購買競敵等同跳過。沒有其他行動可選時自動跳過。
emperor-rules-phase-4-2 = 每個特權每回合由當時的選帝侯行使1次。位置空缺時無人可行使。
emperor-rules-phase-4-3 = 只剩1位玩家時，該玩家可繼續行動。
emperor-rules-phase-4-4 = 購買時立即付費，不可賒欠，也不退費。
emperor-rules-phase-5-title = 第5階段：新選帝侯
emperor-rules-phase-5 = 先放置幕後權臣。再依特里爾至波希米亞的順序，由影響力最大的玩家勝出。若勝者尚未持有選帝侯位置，須將該領地權貴位置上的1名己方貴族移至選帝侯位置：{ $points }。最後美茵茲選帝侯獲得{ $mainz }。
emperor-rules-phase-5-1 = 平手時由皇帝玩家指定其中一位，可指定自己；現任者沒有優勢。
emperor-rules-phase-5-2 = 現任者勝出則維持原狀，沒有分數。
emperor-rules-phase-5-3 = 勝者沒有合適的貴族時，選帝侯位置空缺，原任者也須退下。
emperor-rules-phase-5-4 = 退下的選帝侯移至該領地的空權貴位置；沒有空位時由擁有者選擇排擠1名騎士；沒有騎士則回到手中。
emperor-rules-phase-6-title = 第6階段：推選皇帝
emperor-rules-phase-6 = 只在有人購買競敵時進行。先宣告教會干涉與革除教籍；再由有選票的玩家祕密投票，全部投給皇帝或競敵。票多者勝，平手由皇帝連任。投給勝方的玩家獲得{ $points }，兩名候選人沒有分數。
emperor-rules-phase-6-1 = 每個選帝侯位置1票，波希米亞2票，教皇1票。候選人投給自己。
emperor-rules-phase-6-2 = 最後一張選票投出前皆可更改；之後同時公開。
emperor-rules-phase-6-3 = 競敵勝出時，將權貴位置上的1名己方貴族移至王座；沒有則由手中放置{ $old }；再沒有則由己方幕後權臣或選帝侯成為{ $old }登上。
emperor-rules-phase-6-4 = 退位的皇帝年歲與狀態不變，可放到任一有空間的選帝侯領，或回到手中。
emperor-rules-phase-7-title = 第7階段：皇帝權威
emperor-rules-phase-7 = 皇帝玩家依回合獲得分數與權利。
emperor-rules-phase-7-1 = 帝國市共{ $count }個，放在空的城市位置；移動時可留在同一選帝侯領。
emperor-rules-phase-8-title = 第8階段：回合完結
emperor-rules-phase-8 = 進入下一回合。第{ $rounds }回合後遊戲結束。

## 規則卡：選帝侯領

emperor-rules-TRI = 特權，第4階段每回合1次：執行1種在第4階段生效且已取完的行動牌。須支付其費用，但不取牌。
emperor-rules-TRI-1 = 只限醫師、遷移、赦罪、許可、法令、晉升、婚姻。
emperor-rules-TRI-2 = 因為不取牌，不計入子孫世襲。
emperor-rules-TRI-3 = 效果須能執行；2人遊戲也不可放棄執行。
emperor-rules-KOL = 特權，第4階段每回合1次：免費執行醫師的效果。
emperor-rules-KOL-1 = 不取牌，因此不計入子孫世襲。
emperor-rules-MAI = 每回合第5階段結束時，持有此位置的玩家獲得{ $points }。
emperor-rules-PAL = 特權，第4階段每回合1次：免費將手中{ $son }放到任一有空間的選帝侯領。
emperor-rules-PAL-1 = 沒有空的權貴位置時，須排擠1名騎士。
emperor-rules-SAX = 第1階段時，持有此位置的玩家多得{ $income }。
emperor-rules-BRA = 只有持有此位置的玩家可購買幕後權臣。
emperor-rules-BRA-1 = 購買後失去此位置，幕後權臣仍然有效。
emperor-rules-BOH = 第6階段時，此位置有{ $votes }。

## 規則卡：行動牌

emperor-rules-rival = 購買者在第6階段競逐皇位，且本階段視為跳過：不能再購買行動牌、行使特權或移動騎士。
emperor-rules-rival-1 = 皇帝玩家不可購買。
emperor-rules-rival-2 = 其他玩家皆跳過後仍可購買。
emperor-rules-doctor = 令1名己方貴族年輕1級，或令1名其他玩家的貴族年老1級；超過{ $last }歲則回到擁有者手中。王座、選帝侯位置、權貴位置皆可。
emperor-rules-doctor-1 = 不能令己方貴族年老，也不能令他人貴族年輕；15歲不能再年輕。
emperor-rules-doctor-2 = 皇帝離世則立即補上王座；選帝侯離世則位置立即空缺。
emperor-rules-move = 將1名己方貴族從權貴位置遷移至另一個選帝侯領的權貴位置，年歲與狀態不變。沒有空位時須排擠1名騎士。
emperor-rules-move-1 = 皇帝與選帝侯除外。
emperor-rules-pope = 購買者在第6階段多得{ $votes }。
emperor-rules-church = 第6階段時購買者可指定1個大主教邦：其選帝侯的擁有者，在該處權貴位置上的每名己方貴族（獨身或夫婦）、每名己方騎士、己方幕後權臣各多1票。
emperor-rules-church-1 = 選帝侯本身不重複計算。
emperor-rules-church-2 = 受益的是該選帝侯的擁有者，即使是對手。
emperor-rules-church-3 = 若無人購買競敵則沒有效果，但仍計算顏色。
emperor-rules-excommunication = 第6階段時購買者可指定1個世俗選帝侯領：其選帝侯的選票不計。
emperor-rules-excommunication-1 = 選帝侯仍保有位置、特權與收入。
emperor-rules-eminence = 第5階段開始時，購買者可將手中{ $old }放到任一選帝侯領。幕後權臣不占位置，有1點影響力，下個第2階段離開。
emperor-rules-eminence-1 = 只有布蘭登堡選帝侯的擁有者可購買。
emperor-rules-eminence-2 = 幕後權臣不可擔任選帝侯，也不能成為任何效果的目標。手中沒有貴族時不能放置。
emperor-rules-indulgence = 購買者獲得{ $points }。
emperor-rules-permit = 將手中{ $single }，或以較高費用將{ $couple }，放到任一有空間的選帝侯領。
emperor-rules-permit-1 = 沒有空的權貴位置時，須排擠1名騎士。
emperor-rules-ordinance = 將手中1座己方城市放到任一空的城市位置。第1座獲得{ $first }，第2座{ $second }，第3座{ $third }。
emperor-rules-ordinance-1 = 城市放置後不移動也不移走。
emperor-rules-promotion = 將1名權貴位置上的己方騎士換成手中{ $single }；騎士回到手中。
emperor-rules-promotion-1 = 城堡中的騎士不可晉升。
emperor-rules-daughter = 將1名己方獨身貴族換成同年歲的貴族夫婦。
emperor-rules-daughter-1 = 皇帝與世俗選帝侯皆可，大主教邦的選帝侯除外。
emperor-rules-knight = 此牌不取走：任何玩家皆可支付{ $price }，將手中騎士放到空的權貴位置或城堡，或將己方騎士移至另一個空的權貴位置或城堡，次數不限。
emperor-rules-knight-1 = 騎士不能排擠其他棋子。
emperor-rules-knight-2 = 權貴位置上的騎士可能被貴族排擠，城堡中的騎士不會。
emperor-rules-knight-3 = 被排擠的騎士再次放置仍須付費。

## 規則卡：其他規則

emperor-rules-setup-title = 開局
emperor-rules-setup = 每位玩家有{ $tiles }、{ $knights }、{ $cities }與{ $thalers }。隨機決定首任皇帝，其將1個帝國市放到城市位置，並將{ $elector }放到王座。其他玩家各將{ $elector }放到空缺的選帝侯位置。之後依序各自放置{ $nobles }，以及1名騎士。第1回合由第4階段開始。
emperor-rules-setup-1 = 貴族放在空的權貴位置，騎士放在空的權貴位置或城堡。沒有分數。
emperor-rules-nobles-title = 貴族
emperor-rules-nobles = 貴族為獨身或夫婦，年歲為{ $ages }。過了{ $last }歲就回到擁有者手中。手中的貴族沒有年歲與狀態。
emperor-rules-nobles-1 = 大主教邦的選帝侯須為獨身貴族；夫婦可在權貴位置上。
emperor-rules-nobles-2 = 夫婦在圖板上不會變回獨身。
emperor-rules-push-title = 空間與排擠
emperor-rules-push = 選帝侯領有空的權貴位置，或權貴位置上有騎士，即為有空間。有空位時貴族放到空位；沒有空位時，放置者指定排擠1名騎士，該騎士回到手中。
emperor-rules-push-1 = 有空位時不可排擠。可排擠自己的騎士。
emperor-rules-push-2 = 貴族與城堡中的騎士不會被排擠。
emperor-rules-influence-title = 影響力
emperor-rules-influence = 在1個選帝侯領（包括選帝侯）：每名己方獨身貴族、騎士、城市、幕後權臣{ $single }點，每對己方夫婦{ $couple }點。皇帝玩家每個帝國市加{ $single }點。
emperor-rules-influence-1 = 王座上的貴族不屬於任何選帝侯領。
emperor-rules-influence-2 = 權貴位置與城堡中的騎士皆計算。
emperor-rules-cities-title = 城市
emperor-rules-cities = 玩家的城市為擁有者帶來收入與影響力，也為擔任該處選帝侯的其他玩家帶來收入。帝國市為皇帝帶來影響力，沒有收入。
emperor-rules-cities-1 = 帝國市共{ $count }個；皇帝於第1至3回合放置或移動。
emperor-rules-cities-2 = 每個城市位置只能放1座城市。
emperor-rules-action-cards-title = 行動牌
emperor-rules-action-cards = 購買的行動牌公開放在面前，到下個第3階段結束時放回。沒有剩餘的牌即為已取完。藍色與紅色牌決定子孫世襲。
emperor-rules-action-cards-1 = 無法執行的牌不可購買，購買後必須執行。2人遊戲可放棄執行。
emperor-rules-action-cards-2 = 可在不同次行動購買多張相同的牌。
emperor-rules-action-cards-3 = 最後一回合的牌留在購買者面前。
emperor-rules-two-players-title = 2人遊戲
emperor-rules-two-players = { $players }人遊戲時，隨機決定1個大主教邦與1個世俗選帝侯領不使用：沒有位置、選票與特權。行動牌也較少。
emperor-rules-two-players-1 = 在第4階段生效的牌即使無法執行也可購買，且可放棄執行。放棄執行的許可為3塔勒。
emperor-rules-two-players-2 = 沒有祕密投票，雙方皆投給自己。
emperor-rules-two-players-3 = 不使用布蘭登堡時，無人可購買幕後權臣。
emperor-rules-final-scoring-title = 終局與勝負
emperor-rules-final-scoring = 5個回合後分數最高者獲勝；平手時塔勒較多者獲勝；再平手則共同獲勝。分數來源：城市（{ $ordinance }）、赦罪（{ $indulgence }）、應允的婚姻（{ $marriage }）、新選帝侯（{ $elector }）、美茵茲（{ $mainz }）、投給勝方（{ $vote }）、皇帝（依回合{ $emperor }）。
emperor-rules-final-scoring-1 = 分數不會減少。

## What came of a stretch of play

emperor-round = 第{ $number }回合
emperor-summary-placed = { $noble }放到{ $at }
emperor-summary-removed = 醫師移走{ $at }的{ $noble }
emperor-summary-older = 用醫師使{ $at }的{ $noble }年老
emperor-summary-younger = 用醫師使{ $at }的{ $noble }年輕
emperor-summary-moved = { $what }{ $start }→{ $end }
emperor-summary-knight = 騎士放到{ $at }
emperor-summary-pushed = 騎士被擠出{ $electorate }
emperor-summary-city = 在{ $electorate }放置城市
emperor-summary-empire-city = 在{ $electorate }放置帝國市
emperor-summary-promoted = { $electorate }的騎士晉升為{ $noble }
emperor-summary-wed = { $at }的{ $noble }成婚
emperor-summary-accepted = 女兒嫁給{ $at }的{ $noble }
emperor-summary-convent = 女兒進入修道院
emperor-summary-son-lost = 失去男嗣
emperor-summary-seat-lost = 失去{ $electorate }選帝侯位置
emperor-summary-crowned = { $noble }（{ $start }）登上王座
emperor-summary-resettled = 退位的貴族放到{ $at }
emperor-summary-retired = 退位的貴族收回手中
emperor-summary-bought = 購買{ $cards }
emperor-summary-exhausted = 執行{ $card }（已取完）
emperor-summary-passed = 跳過
emperor-summary-old-age = 年老離世：{ $nobles }。
emperor-summary-seat = { $electorate }（{ $who }）
emperor-summary-seat-tie = { $electorate }（{ $who }，平手）
emperor-summary-none = { $electorate }（{ $who }無合適貴族）
emperor-summary-none-tie = { $electorate }（平手，{ $who }勝出但無合適貴族）
emperor-summary-electors = 新任選帝侯：{ $seats }。
emperor-summary-vacant = 空缺：{ $seats }。
emperor-summary-stay = 不變：{ $seats }。
emperor-summary-income-each = 稅收：每人{ $gain }。
emperor-summary-income = 稅收：{ $gains }。
emperor-summary-election-emperor = { $emperor }以{ $for_emperor }連任皇帝，{ $rival }得{ $for_rival }。
emperor-summary-election-tie = { $emperor }得{ $for_emperor }，{ $rival }得{ $for_rival }：平手，皇帝連任。
emperor-summary-election-rival = { $rival }以{ $for_rival }當選皇帝，{ $emperor }得{ $for_emperor }。

emperor-glance-electors = 選帝侯：{ $seats }

emperor-summary-ballot-emperor = { $votes }投給皇帝
emperor-summary-ballot-rival = { $votes }投給競敵
emperor-guide-goal = 你的家族把貴族派往帝國的七個選帝侯領。五個回合後分數①最高者獲勝。貴族成為選帝侯、身為皇帝、投票、城市、婚姻與行動牌都帶來分數。貴族會年老，沒有人能永遠保住位置。
emperor-guide-round =
    1．稅收。2．所有貴族年老，最老的回到手中。
    3．你購買的行動牌顏色決定得到男嗣或女兒。
    4．反覆輪流：購買行動牌①、行使特權、放置騎士，或跳過。
    5．每個選帝侯領②由影響力最大者獲得位置。
    6．有人購買競敵時，由選帝侯投票。
    7．皇帝獲得該回合的收穫。
emperor-guide-points =
    新選帝侯：每贏得一個位置都有分數；保住原有位置沒有分數。
    皇帝①每回合獲得分數與權利。投給勝方的玩家②也有分數，候選人沒有。
    自己的城市、應允的婚姻、赦罪，以及美茵茲的選帝侯位置。
emperor-guide-mistakes =
    1．在選帝侯領影響力①最大，但權貴位置②上沒有貴族：位置就空缺。只靠騎士與城市坐不上位置。
    2．忘了貴族會先年老才行動：先看下一回合誰會回到手中。
    3．買牌不看顏色：藍色比紅色多得到男嗣，否則是女兒。
emperor-lesson-seat = 你是{ $player1 }，有7塔勒。所有人跳過後，每個選帝侯領由影響力最大者獲得位置，新選帝侯得2分。在科隆（1）你和{ $player2 }各有1對貴族夫婦，影響力2比2。科隆是大主教邦，只有獨身貴族能擔任選帝侯。你要買什麼？
emperor-lesson-seat-permit = 新的獨身貴族讓影響力成為3比2，並坐上選帝侯位置：2分、選皇帝的1票，還有科隆的特權，每回合1次免費的醫師效果。貴族每回合老10歲，這名15歲的貴族可以坐到第4回合。
emperor-lesson-seat-ordinance = 城市現在帶來1分，以後每回合多1塔勒，影響力也成為3比2。但城市不能坐上位置，在大主教邦夫婦也不行：你贏得科隆，選帝侯位置卻空缺。要得到位置，就要有能坐上去的貴族。
emperor-lesson-seat-knight = 騎士只要1塔勒，就讓影響力成為3比2。但騎士不能坐上位置，在大主教邦夫婦也不行：你贏得科隆，選帝侯位置卻空缺，一分也沒有。要得到位置，就要有能坐上去的貴族。
emperor-lesson-vote = 假設你贏得了科隆，而{ $player3 }買了競敵，挑戰皇帝{ $player2 }。現在選帝侯祕密投票。{ $player2 }有3票，{ $player3 }有1票，兩人都投給自己；你有科隆與布蘭登堡的2票。投給勝方得1分；平手時皇帝連任。你投給誰？
emperor-lesson-vote-emperor = 5票比1票：{ $player2 }連任皇帝，你投給勝方，得1分。選票不能分開投，所以先數票數：這裡只有皇帝可能獲勝。
emperor-lesson-vote-rival = 3票比3票，平手時皇帝連任：你什麼也沒得到。再多1票，{ $player3 }就當選皇帝，你也能得1分。教皇只要1塔勒就多1票，但要在選舉之前買。
emperor-lesson-doctor = 下一回合。所有貴族都老了10歲，原本45歲的已經離開。假設你擁有科隆（2），行使它的特權：免費的醫師效果。己方1名貴族年輕10歲，或他人1名貴族年老10歲。在波希米亞（1）你有1名獨身貴族，而選帝侯是{ $player2 }的45歲夫婦。你要選誰？
emperor-lesson-doctor-bohemia = 45歲再老10歲就離開了：那對夫婦回到{ $player2 }手中，位置空缺，你的獨身貴族在波希米亞影響力最大，坐上位置得2分，而且波希米亞有2票。醫師用在能改變位置歸屬的地方最有用。
emperor-lesson-doctor-couple = 你在科隆的夫婦又是35歲，能多留一回合。但那裡沒有別人的影響力，沒有他們你也保得住位置；波希米亞的{ $player2 }夫婦影響力仍比你的獨身貴族大。醫師用在能改變位置歸屬的地方最有用。
emperor-lesson-doctor-elector = 你的科隆選帝侯又是15歲，可以坐到遊戲結束。這以後有用，這一回合卻沒有改變什麼：{ $player2 }的夫婦保住波希米亞的位置。醫師用在能改變位置歸屬的地方最有用。
emperor-lesson-colours = 同一階段稍後。假設你買了法令（紅色）和醫師（藍色）；其他人都已跳過，你還有6塔勒。牌的顏色決定下一回合的子女：藍色比紅色多得到男嗣，否則是女兒。你要做什麼？
emperor-lesson-colours-blue = 藍色2張、紅色1張：得到男嗣。他是15歲獨身貴族，可以免費放到任何有空間的選帝侯領；用許可要花3塔勒。革除教籍花了你1塔勒，因為沒有人挑戰皇帝，所以沒有其他作用。
emperor-lesson-colours-red = 立即得1分。但赦罪是紅色，紅色2張、藍色1張，得到女兒：送進修道院得1塔勒，或許配他人的獨身貴族，對方應允你就得1分。和可以免費放置的男嗣比比看。
emperor-lesson-colours-pass = 藍色1張、紅色1張：相同時得到女兒。再多1張藍色就是男嗣，也就是免費放置的貴族。而且最多只能持有12塔勒：你留了6塔勒，稅收7塔勒，因此損失1塔勒。

## 遊戲指令的說明
emperor-verb-city = 城市
emperor-verb-city-about = 城市放在哪裡
emperor-verb-elector = 選帝侯
emperor-verb-elector-about = 由誰或在哪裡擔任選帝侯
emperor-verb-place = 貴族
emperor-verb-place-about = 貴族放在哪裡
emperor-verb-knight = 騎士
emperor-verb-knight-about = 騎士放在哪裡
emperor-verb-throne = 王座
emperor-verb-throne-about = 由誰登上王座
emperor-verb-daughter = 許配女兒
emperor-verb-daughter-about = 將女兒許配給誰
emperor-verb-answer = 答覆婚事
emperor-verb-answer-about = 應允或拒絕婚事
emperor-verb-pass = 跳過
emperor-verb-pass-about = 本階段不再行動
emperor-verb-buy = 購買
emperor-verb-buy-about = 購買行動牌，或騎士
emperor-verb-use = 行使特權
emperor-verb-use-about = 行使選帝侯的特權
emperor-verb-doctor = 醫師
emperor-verb-doctor-about = 醫師改變誰的年歲
emperor-verb-move = 遷移
emperor-verb-move-about = 遷移哪名貴族
emperor-verb-indulgence = 赦罪
emperor-verb-indulgence-about = 是否領取赦罪的分數
emperor-verb-permit = 許可
emperor-verb-permit-about = 許可的獨身貴族或夫婦放到哪裡
emperor-verb-promote = 晉升
emperor-verb-promote-about = 晉升哪名騎士
emperor-verb-marry = 迎娶
emperor-verb-marry-about = 由哪名獨身貴族迎娶公主
emperor-verb-take = 拿取騎士
emperor-verb-take-about = 放置或移動哪名騎士
emperor-verb-winner = 平手勝方
emperor-verb-winner-about = 平手的選帝侯領由誰勝出
emperor-verb-push = 讓位
emperor-verb-push-about = 由誰的騎士讓出位置
emperor-verb-church = 教會干涉
emperor-verb-church-about = 教會干涉加強哪個大主教邦
emperor-verb-excommunicate = 革除教籍
emperor-verb-excommunicate-about = 革除教籍取消哪個選帝侯領的選票
emperor-verb-vote = 投票
emperor-verb-vote-about = 祕密投票給皇帝或競敵
emperor-verb-empire = 帝國市
emperor-verb-empire-about = 放置或移動哪個帝國市
emperor-feature-points = 分數
emperor-feature-spending = 可花的塔勒
emperor-feature-savings = 留到下一回合的塔勒
emperor-feature-income = 稅收
emperor-feature-barons = 手中的貴族
emperor-feature-knights = 手中的騎士
emperor-feature-cities = 手中的城市
emperor-feature-influence = 影響力
emperor-feature-youth = 年輕的貴族
emperor-feature-seats = 持有的選帝侯位置
emperor-feature-winning = 新選帝侯
emperor-feature-losing = 保住選帝侯位置
emperor-feature-ties = 選帝侯位置的平手
emperor-feature-next_leads = 下一回合的優勢
emperor-feature-next_influence = 能持續的影響力
emperor-feature-margin = 穩固的領先
emperor-feature-mainz = 美因茲
emperor-feature-privileges = 可使用的特權
emperor-feature-votes = 選票
emperor-feature-throne = 王座
emperor-feature-reign = 皇帝的收益
emperor-feature-challenge = 爭奪王座
emperor-feature-voting_card = 選舉用的牌
emperor-feature-eminence = 幕後權臣
emperor-feature-son = 男嗣
emperor-feature-daughter = 女兒
emperor-feature-singles = 還能成婚的貴族

## 計畫在何時停止

emperor-signal-passed = 有人跳過
emperor-signal-eminence_placed = 幕後權臣放到了圖板上
emperor-signal-church = 有人使用教會干涉
emperor-signal-excommunicated = 有選帝侯被革除教籍
