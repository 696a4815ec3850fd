# In the Shadow of the Emperor: what its players read.

## The game

emperor-title = In the Shadow of the Emperor

## Electorates

emperor-electorate-TRI = Trier
emperor-electorate-KOL = Köln
emperor-electorate-MAI = Mainz
emperor-electorate-PAL = Palatinate
emperor-electorate-SAX = Saxony
emperor-electorate-BRA = Brandenburg
emperor-electorate-BOH = Bohemia
emperor-in-TRI = Trier
emperor-in-KOL = Köln
emperor-in-MAI = Mainz
emperor-in-PAL = the Palatinate
emperor-in-SAX = Saxony
emperor-in-BRA = Brandenburg
emperor-in-BOH = Bohemia
emperor-full-TRI = Archdiocese of Trier
emperor-full-KOL = Archdiocese of Köln
emperor-full-MAI = Archdiocese of Mainz
emperor-full-PAL = County Palatine of the Rhine
emperor-full-SAX = Duchy of Saxony
emperor-full-BRA = Margraviate of Brandenburg
emperor-full-BOH = Kingdom of Bohemia
emperor-privilege-TRI = privilege: a sold-out card
emperor-privilege-KOL = privilege: a free Doctor
emperor-privilege-MAI = +1 point every round
emperor-privilege-PAL = privilege: a free single aged 15
emperor-privilege-SAX = +2 thalers of income
emperor-privilege-BRA = privilege: the Grey Eminence
emperor-privilege-BOH = 2 votes

## Pieces and spots

# Part of other texts: single aged 45
emperor-noble-single = single aged { $age }
# Part of other texts: couple aged 35
emperor-noble-couple = couple aged { $age }
emperor-knight = knight
emperor-empire-city = empire city
# Choice in a menu or on a button, at most 80 columns with its code: emperor, single aged 45 (Cleo)
emperor-ranked-throne = emperor, { $noble }
# Choice in a menu or on a button, at most 80 columns with its code: elector, single aged 35 (Cleo)
emperor-ranked-elector = elector, { $noble }
# Choice in a menu or on a button, at most 80 columns with its code: Ann
emperor-player = { $who }
emperor-at-throne = on the throne
# Part of other texts: on the seat of Saxony
emperor-at-elector = on the seat of { $electorate }
# Part of other texts: in Mainz
emperor-at-place = in { $electorate }
# Part of other texts: in the castle of Trier
emperor-at-castle = in the castle of { $electorate }
# Part of other texts: seat of Saxony
emperor-spot-elector = seat of { $electorate }
# Choice in a menu or on a button, at most 80 columns with its code: castle of Trier
emperor-spot-castle = castle of { $electorate }
emperor-spot-hand = hand
emperor-spot-eminence = the Grey Eminence

## Amounts

# Part of other texts: 7 thalers
emperor-amount-thaler = { $count ->
    [0] no thalers
    [one] { $count } thaler
   *[other] { $count } thalers
    }
# Part of other texts: 0 points
emperor-amount-vp = { $count ->
    [one] { $count } point
   *[other] { $count } points
    }
# Effect of a choice, at most 100 characters: 2 votes
emperor-amount-vote = { $count ->
    [0] no votes
    [one] { $count } vote
   *[other] { $count } votes
    }
# Part of other texts: 7 nobles
emperor-amount-noble = { $count ->
    [0] no nobles
    [one] { $count } noble
   *[other] { $count } nobles
    }
# Part of other texts: 3 knights
emperor-amount-knight = { $count ->
    [0] no knights
    [one] { $count } knight
   *[other] { $count } knights
    }
# Part of other texts: 3 cities
emperor-amount-city = { $count ->
    [0] no cities
    [one] { $count } city
   *[other] { $count } cities
    }
emperor-asset-emperor = emperor marker
# Part of other texts: Cleo 0
emperor-count = { $who } { $count }

## Action cards

emperor-card-rival = Rival
emperor-card-doctor = Doctor
emperor-card-move = Move
emperor-card-pope = Pope
emperor-card-church = Church Influence
emperor-card-excommunication = Excommunication
emperor-card-eminence = Grey Eminence
emperor-card-indulgence = Indulgence
emperor-card-permit = Permit
emperor-card-ordinance = Ordinance
emperor-card-promotion = Promotion
emperor-card-daughter = Foreign King’s Daughter
emperor-card-knight = Knight
# Part of other texts: no thalers
emperor-price = { $thalers }
# Part of other texts: single 3 thalers, couple 5
emperor-price-permit = single { $single } thalers, couple { $couple }
emperor-colour-blue = blue
emperor-colour-red = red
# Rules card: Card colour: blue
emperor-fact-colour = Card colour: { $colour }
emperor-effect-rival = challenge the emperor (and pass)
emperor-effect-doctor = one of yours younger or another’s older
emperor-effect-move = one of your nobles to another electorate
emperor-effect-pope = 1 more vote
emperor-effect-church = more votes from an archdiocese
emperor-effect-excommunication = a secular electorate has no votes
emperor-effect-eminence = 1 influence anywhere, this round
emperor-effect-permit = place a noble aged 15
emperor-effect-ordinance = found one of your cities
# Part of other texts: found city 1: +1 point
emperor-effect-next-city = found city { $number }: +{ $points }
emperor-effect-promotion = one of your knights becomes a single aged 15
emperor-effect-daughter = one of your singles becomes a couple
emperor-effect-knight = place or move one of your knights

## Phases

emperor-phase-aging = aging
emperor-phase-descendants = descendants
emperor-phase-actions = actions
emperor-phase-electors = new electors
emperor-phase-election = electing the emperor
emperor-phase-emperor = emperor actions
# Round and phase: round 1 of 5 · actions
emperor-headline = round { $round } of { $rounds } · { $phase }
emperor-headline-setup = opening placement
# Round and phase: round 5 · game over
emperor-headline-over = round { $round } · game over

## Why not

# Why a move is refused: This costs 5 thalers; you have 3 thalers.
emperor-refusal-cost = This costs { $need }; you have { $have }.
# Why a move is refused: With 2 players 2 electorates are out of play, and Köln is one of them.
emperor-refusal-out = With 2 players 2 electorates are out of play, and { $electorate } is one of them.
# Why a move is refused: There are only nobles in Trier; you need an empty place or a knight to push out.
emperor-refusal-full = There are only nobles in { $electorate }; you need an empty place or a knight to push out.
# Why a move is refused: No place is empty in Köln: choose whose knight to push out (Ann).
emperor-refusal-name-knight = No place is empty in { $electorate }: choose whose knight to push out ({ $who }).
# Why a move is refused: A knight is pushed only where no place is empty; there is one in the Palatinate.
emperor-refusal-no-push = A knight is pushed only where no place is empty; there is one in { $electorate }.
# Why a move is refused: No knight of Ann stands on a place of Trier.
emperor-refusal-no-knight-there = No knight of { $who } stands on a place of { $electorate }.
# Why a move is refused: This needs an empty place; there is none in Trier.
emperor-refusal-no-place = This needs an empty place; there is none in { $electorate }.
# Why a move is refused: There is no castle in Mainz.
emperor-refusal-no-castle = There is no castle in { $electorate }.
# Why a move is refused: A castle holds 1 knight; that of the Palatinate holds a knight of Player 1.
emperor-refusal-castle-taken = A castle holds 1 knight; that of { $electorate } holds a knight of { $who }.
# Why a move is refused: A city needs an empty city space; all 2 of Mainz are taken.
emperor-refusal-no-city-space = { $count ->
    [one] A city needs an empty city space; the only one of { $electorate } is taken.
   *[other] A city needs an empty city space; all { $count } of { $electorate } are taken.
    }
emperor-refusal-seat-taken = A seat holds 1 noble; that of { $electorate } is taken by { $who }.
# Why a move is refused: This needs your own noble on the seat of Trier; Cleo holds it.
emperor-refusal-seat-held = This needs your own noble on the seat of { $electorate }; { $who } holds it.
# Why a move is refused: This needs your own noble on the seat of Brandenburg; the seat is vacant.
emperor-refusal-seat-vacant = This needs your own noble on the seat of { $electorate }; the seat is vacant.
emperor-refusal-not-yours = Only a noble of your own will do; this one belongs to { $who }.
emperor-refusal-throne-place = As long as you have a noble on a place, one of those takes the throne.
emperor-refusal-throne-elector = An elector may not take the throne; a noble on a place does.
emperor-refusal-own-single = A daughter marries a single of another player; this noble is your own.
# Why a move is refused: The elector of an archdiocese never marries; this is the elector of Köln.
emperor-refusal-archdiocese = The elector of an archdiocese never marries; this is the elector of { $electorate }.
emperor-refusal-couple = Only a single can marry; this noble is a couple already.
# Why a move is refused: Indulgence is sold out (1 in all).
emperor-refusal-exhausted = { $card } is sold out ({ $count } in all).
emperor-refusal-rival-emperor = The emperor player can’t be the rival, and you’re emperor.
emperor-refusal-none-doctor = The Doctor needs a noble of yours aged 25 or more, or a noble of another player; there is none.
emperor-refusal-none-move = A move needs a noble of yours on a place and another electorate with room; you have no such move.
emperor-refusal-none-promotion = A promotion needs a knight of yours on a place; none of yours is on one.
emperor-refusal-none-daughter = This needs a single of yours, not the elector of an archdiocese; you have none on the board.
emperor-refusal-no-tile = This needs a noble in hand; you have none.
emperor-refusal-all-full = A noble needs an empty place or a knight to push; no electorate has one.
# Why a move is refused: An ordinance needs a city in hand; all 3 of yours are on the board.
emperor-refusal-no-city-hand = An ordinance needs a city in hand; all { $count } of yours are on the board.
emperor-refusal-no-city-anywhere = An ordinance needs an empty city space; there is none on the board.
emperor-refusal-no-knight-space = A knight needs an empty place or castle; there is none on the board.
emperor-refusal-no-knight-hand = All your knights are on the board; move one of them.
emperor-refusal-no-own-knight = No knight of yours stands there.
# Why a move is refused: A privilege is used once a round, and that of Köln has already been used.
emperor-refusal-privilege-used = A privilege is used once a round, and that of { $electorate } has already been used.
emperor-refusal-nothing-exhausted = Trier carries out a card whose stack is exhausted; there is none you could carry out and pay for.
emperor-refusal-not-exhausted = Trier carries out only cards whose stack is exhausted; of { $card } { $count } are still left.
emperor-refusal-not-at-once = Trier carries out only cards that act at once; { $card } acts later.
emperor-refusal-youngest = A noble of your own gets younger, and 15 is the youngest age.
emperor-refusal-only-places = Only nobles on places move; the emperor and electors stay.
emperor-refusal-nowhere-else = The noble moves to a different electorate; only { $electorate }, where it is, has room.
# Why a move is refused: The noble moves to a different electorate; it comes from Trier.
emperor-refusal-same-electorate = The noble moves to a different electorate; it comes from { $electorate }.
# Why a move is refused: The winner has the most influence, which is 1; Cleo has 0.
emperor-refusal-not-tied = The winner has the most influence, which is { $need }; { $who } has { $have }.
emperor-refusal-single-only = The elector of { $electorate } must be a single; this is a couple.
# Why a move is refused: Church Influence names an archdiocese, and the Palatinate isn’t one.
emperor-refusal-not-spiritual = Church Influence names an archdiocese, and { $electorate } isn’t one.
# Why a move is refused: Excommunication names a secular electorate, and Trier isn’t one.
emperor-refusal-not-secular = Excommunication names a secular electorate, and { $electorate } isn’t one.
# Why a move is refused: A new empire city comes in rounds 1 and 2; this is round 3.
emperor-refusal-empire-round = A new empire city comes in rounds 1 and 2; this is round { $round }.
emperor-refusal-empire-supply = No empire city is left in the supply.
# Why a move is refused: There is no empire city in Trier to move.
emperor-refusal-no-empire-city = There is no empire city in { $electorate } to move.

## Titles of the rules, as in docs/rules/emperor.md

emperor-rule-electorates = Electorates
emperor-rule-spaces = Spaces
emperor-rule-pushing-a-knight = Pushing a knight
emperor-rule-ages = Ages
emperor-rule-influence = Influence
emperor-rule-setup = Setup
emperor-rule-cards-and-prices = Cards and prices
emperor-rule-buying-a-card = Buying a card
emperor-rule-what-the-cards-do = What the cards do
emperor-rule-income = Income
emperor-rule-aging = Aging
emperor-rule-the-empty-throne = The empty throne
emperor-rule-descendants = Descendants
emperor-rule-actions = Actions
emperor-rule-privileges = Privileges
emperor-rule-knights = Knights
emperor-rule-new-electors = New electors
emperor-rule-electing-the-emperor = Electing the emperor
emperor-rule-a-new-emperor = A new emperor
emperor-rule-emperor-actions = Emperor actions
emperor-rule-round-marker = Round marker
emperor-rule-end-and-winner = End and winner
emperor-rule-edge-cases = Edge cases

## What happened

# Log: Cleo begins as emperor.
emperor-story-opened = { $who } begins as emperor.
# Log: Player 1 begins as emperor. Out of play: Köln and Saxony.
emperor-story-opened-out = { $who } begins as emperor. Out of play: { $out }.
# Log: Cleo places a single aged 45 on the throne.
emperor-story-placed-setup = { $who } places a { $noble } { $at }.
# Log: The son of Player 2 comes in: a single aged 15 in Trier.
emperor-story-placed-son = The son of { $who } comes in: a { $noble } { $at }.
# Log: Cleo places a single aged 15 in the Palatinate with the Permit.
emperor-story-placed-permit = { $who } places a { $noble } { $at } with the Permit.
# Log: Ben places a single aged 15 in Mainz with the privilege of the Palatinate.
emperor-story-placed-PAL = { $who } places a { $noble } { $at } with the privilege of the Palatinate.
# Log: Cleo places a knight in the castle of Trier.
emperor-story-knight_placed = { $who } places a knight { $at }.
# Log: Ben pays 1 thaler and places a knight in Mainz.
emperor-story-knight_placed-paid = { $who } pays { $cost } and places a knight { $at }.
# Log: Player 1 pays 1 thaler and moves a knight: castle of Trier → castle of the Palatinate.
emperor-story-knight_moved = { $who } pays { $cost } and moves a knight: { $start } → { $end }.
# Log: A knight of Player 3 has to leave Köln.
emperor-story-pushed = A knight of { $who } has to leave { $electorate }.
# Log: Cleo places an empire city in Trier.
emperor-story-empire_city = { $who } places an empire city in { $electorate }.
# Log: Cleo moves an empire city from Trier to the Palatinate.
emperor-story-empire_city-moved = { $who } moves an empire city from { $start } to { $end }.
# Log: Round 1 begins.
emperor-story-round = Round { $round } begins.
# Log: Income: Cleo +6 thalers.
emperor-story-income = Income: { $who } +{ $gain }.
# Log: Income: Cleo +7 thalers (capped from 8).
emperor-story-income-capped = Income: { $who } +{ $gain } (capped from { $income }).
# Log: Cleo loses the couple aged 45 on the throne to old age.
emperor-story-died = { $who } loses the { $noble } { $at } to old age.
# Log: Ann removes the couple aged 45 of Cleo on the throne with the Doctor.
emperor-story-died-doctor = { $by } removes the { $noble } of { $who } { $at } with the Doctor.
emperor-story-aged = All other nobles grow older by 10 years.
# Log: The Grey Eminence of Player 3 leaves Brandenburg.
emperor-story-eminence_left = The Grey Eminence of { $who } leaves { $electorate }.
# Log: Cleo puts a couple aged 45 on the throne, from Mainz.
emperor-story-crowned-successor = { $who } puts a { $noble } on the throne, from { $start }.
# Log: Player 3 is emperor: couple aged 15, from Trier.
emperor-story-crowned-elected = { $who } is emperor: { $noble }, from { $start }.
# Log: Player 2 has a son (1 blue card, 0 red).
emperor-story-child-son = { $blue ->
    [one] { $who } has a son ({ $blue } blue card, { $red } red).
   *[other] { $who } has a son ({ $blue } blue cards, { $red } red).
    }
# Log: Cleo has a daughter (0 blue cards, 3 red).
emperor-story-child-daughter = { $blue ->
    [one] { $who } has a daughter ({ $blue } blue card, { $red } red).
   *[other] { $who } has a daughter ({ $blue } blue cards, { $red } red).
    }
emperor-story-son_lost-hand = { $who } has no noble in hand: the son is lost.
emperor-story-son_lost-room = No electorate has room: the son of { $who } is lost.
# Log: Cleo’s daughter enters a convent: +1 thaler.
emperor-story-convent = { $who }’s daughter enters a convent: +{ $gain }.
# Log: Cleo’s daughter enters a convent; the thaler is lost (limit).
emperor-story-convent-full = { $who }’s daughter enters a convent; the thaler is lost (limit).
# Log: Player 4 offers a daughter to Player 2 for the single aged 35 in Trier.
emperor-story-proposed = { $who } offers a daughter to { $to } for the { $noble } { $at }.
# Log: Player 2 accepts: the single aged 35 in Trier is a couple now, Player 4 +1 point.
emperor-story-accepted = { $to } accepts: the { $noble } { $at } is a couple now, { $who } +{ $gain }.
# Log: Player 1 refuses Player 2’s daughter.
emperor-story-refused = { $who } refuses { $by }’s daughter.
emperor-story-cards_returned = All action cards return to their stacks.
# Log: Ann buys Ordinance for 4 thalers.
emperor-story-bought = { $who } buys { $card } for { $cost }.
# Log: Cleo buys the last Indulgence for 2 thalers.
emperor-story-bought-last = { $who } buys the last { $card } for { $cost }.
# Log: Ann takes Rival and challenges the emperor.
emperor-story-bought-rival = { $who } takes { $card } and challenges the emperor.
# Log: Player 2 skips the effect of Promotion.
emperor-story-waived = { $who } skips the effect of { $card }.
# Log: Ann uses the privilege of Köln.
emperor-story-privilege = { $who } uses the privilege of { $electorate }.
# Log: Cleo pays 2 thalers for the effect of Indulgence, which is sold out.
emperor-story-exhausted_used = { $who } pays { $cost } for the effect of { $card }, which is sold out.
# Log: Ann makes their couple aged 45 in Köln 10 years younger.
emperor-story-treated-younger = { $who } makes their { $noble } { $at } 10 years younger.
# Log: Ann makes Cleo’s couple aged 25 on the throne 10 years older.
emperor-story-treated-older = { $who } makes { $owner }’s { $noble } { $at } 10 years older.
# Log: Player 3 moves a couple aged 45 from Köln to the Palatinate.
emperor-story-moved = { $who } moves a { $noble } from { $start } to { $end }.
# Log: Cleo gains 1 point with the Indulgence.
emperor-story-indulged = { $who } gains { $gain } with the Indulgence.
# Log: Ann founds city 1 in the Palatinate: +1 point.
emperor-story-founded = { $who } founds city { $number } in { $electorate }: +{ $gain }.
# Log: A knight of Ben in the Palatinate becomes a single aged 15.
emperor-story-promoted = A knight of { $who } in { $electorate } becomes a { $noble }.
# Log: Cleo marries the single aged 45 on the throne to a foreign king’s daughter.
emperor-story-wed = { $who } marries the { $noble } { $at } to a foreign king’s daughter.
# Log: Ann passes.
emperor-story-passed = { $who } passes.
# Log: Player 3 sends the Grey Eminence to Brandenburg.
emperor-story-eminence_placed = { $who } sends the Grey Eminence to { $electorate }.
emperor-story-eminence_lost = { $who } has no noble in hand to be the Grey Eminence.
# Log: Influence in Trier: Ann 3, Cleo 3.
emperor-story-influence = Influence in { $electorate }: { $totals }.
# Log: Ann and Cleo tie in Trier; Cleo decides for Cleo.
emperor-story-tie_broken = { $tied } tie in { $electorate }; { $who } decides for { $winner }.
# Log: Cleo takes the seat of Trier with a single aged 25: +2 points.
emperor-story-elector = { $who } takes the seat of { $electorate } with a { $noble }: +{ $gain }.
# Log: Ann wins Trier but has no suitable noble there, so the seat stays vacant.
emperor-story-no_elector = { $who } wins { $electorate } but has no suitable noble there, so the seat stays vacant.
# Log: Ben loses the seat of the Palatinate; the single aged 25 moves to a place there.
emperor-story-displaced-place = { $who } loses the seat of { $electorate }; the { $noble } moves to a place there.
# Log: Cleo loses the seat of Trier; there is no room for the single aged 35, who goes to hand.
emperor-story-displaced-hand = { $who } loses the seat of { $electorate }; there is no room for the { $noble }, who goes to hand.
# Log: Ben gains 1 point from Mainz.
emperor-story-mainz = { $who } gains { $gain } from Mainz.
emperor-story-no_rival = Nobody challenges the emperor.
# Log: Player 2 gives Church Influence to Köln.
emperor-story-church = { $who } gives Church Influence to { $electorate }.
# Log: Player 1 excommunicates Bohemia.
emperor-story-excommunicated = { $who } excommunicates { $electorate }.
# Log: Ben has voted.
emperor-story-answered = { $who } has voted.
# Log: Cleo votes for the emperor with 1 vote.
emperor-story-ballot-emperor = { $who } votes for the emperor with { $votes }.
# Log: Ann votes for the rival with 2 votes.
emperor-story-ballot-rival = { $who } votes for the rival with { $votes }.
# Log: Cleo stays emperor: 3 votes against 2 votes for Ann.
emperor-story-election-emperor = { $emperor } stays emperor: { $for_emperor } against { $for_rival } for { $rival }.
# Log: 4 votes for Player 3, 4 votes for Player 1: a tie, the emperor stays.
emperor-story-election-tie = { $for_emperor } for { $emperor }, { $for_rival } for { $rival }: a tie, the emperor stays.
# Log: Player 3 is elected emperor: 3 votes against 2 votes for Player 1.
emperor-story-election-rival = { $rival } is elected emperor: { $for_rival } against { $for_emperor } for { $emperor }.
# Log: Ben voted for the winner: +1 point.
emperor-story-vote_point = { $who } voted for the winner: +{ $gain }.
# Log: Player 1 leaves the throne.
emperor-story-deposed = { $who } leaves the throne.
# Log: Player 1 settles the old emperor in Brandenburg: a single aged 45.
emperor-story-resettled = { $who } settles the old emperor { $at }: a { $noble }.
# Log: Player 1 takes the old emperor, a single aged 25, back to hand.
emperor-story-retired = { $who } takes the old emperor, a { $noble }, back to hand.
# Log: Cleo gains 2 points as emperor.
emperor-story-emperor_gain = { $who } gains { $gain } as emperor.
# Log: Player 3 does not place the son.
emperor-story-declined-son = { $who } does not place the son.
# Log: Player 1 leaves the Grey Eminence at home.
emperor-story-declined-gray_eminence = { $who } leaves the Grey Eminence at home.
# Log: Player 1 names no archdiocese.
emperor-story-declined-church_influence = { $who } names no archdiocese.
# Log: Player 3 excommunicates nobody.
emperor-story-declined-excommunication = { $who } excommunicates nobody.
# Log: Ben leaves the empire cities as they are.
emperor-story-declined-empire_city = { $who } leaves the empire cities as they are.
# Log: Ben can’t do anything else.
emperor-story-forced-pass = { $who } can’t do anything else.
emperor-tie-thalers = more thalers, { $won } to { $lost }

## What a player is asked

# Question in one line of a picture, at most 56 columns.
emperor-ask-first_city = choose where the first empire city stands
# Question in one line of a picture, at most 56 columns.
emperor-ask-first_elector = place a single aged 45 on a vacant seat
# Question in one line of a picture, at most 56 columns: place a couple aged 35 on an empty place
emperor-ask-first_noble = place a { $noble } on an empty place
# Question in one line of a picture, at most 56 columns.
emperor-ask-first_knight = place a knight on an empty place or in an empty castle
# Question in one line of a picture, at most 56 columns.
emperor-ask-successor = the throne is empty: choose who takes it
# Question in one line of a picture, at most 56 columns.
emperor-ask-son = place your son, a single aged 15, or don’t
# Question in one line of a picture, at most 56 columns.
emperor-ask-daughter = offer your daughter to a single, or to a convent
# Question in one line of a picture, at most 56 columns: accept or refuse marriage for your single aged 35
emperor-ask-proposal = accept or refuse marriage for your { $noble }
# Question in one line of a picture, at most 56 columns.
emperor-ask-action = buy a card, use a privilege, or pass
# Question in one line of a picture, at most 56 columns.
emperor-ask-exhausted = choose the sold-out card to use with Trier
# Question in one line of a picture, at most 56 columns.
emperor-ask-doctor = make your noble younger, or someone else’s older
# Question in one line of a picture, at most 56 columns.
emperor-ask-move_noble = choose the noble that moves to another electorate
# Question in one line of a picture, at most 56 columns: move your couple aged 45 away from Köln
emperor-ask-move_target = move your { $noble } away from { $start }
# Question in one line of a picture, at most 56 columns.
emperor-ask-indulgence = take the Indulgence’s point, or don’t
# Question in one line of a picture, at most 56 columns.
emperor-ask-permit = choose the electorate for a noble aged 15
# Question in one line of a picture, at most 56 columns: choose the electorate for your single aged 15
emperor-ask-newborn = choose the electorate for your { $noble }
# Question in one line of a picture, at most 56 columns: choose where you found city 1: +1 point
emperor-ask-ordinance = choose where you found city { $number }: +{ $points }
# Question in one line of a picture, at most 56 columns.
emperor-ask-promotion = choose the knight to become a single aged 15
# Question in one line of a picture, at most 56 columns.
emperor-ask-foreign_daughter = choose your single that becomes a couple
# Question in one line of a picture, at most 56 columns: choose the knight that you place or move for 1 thaler
emperor-ask-knight_piece = choose the knight that you place or move for { $price }
# Question in one line of a picture, at most 56 columns: choose where the knight goes for 1 thaler
emperor-ask-knight_target = choose where the knight goes for { $price }
# Question in one line of a picture, at most 56 columns.
emperor-ask-gray_eminence = place the Grey Eminence in an electorate, or nowhere
# Question in one line of a picture, at most 56 columns: break the tie in Trier
emperor-ask-tie = break the tie in { $electorate }
# Question in one line of a picture, at most 56 columns: choose who takes the seat of Trier: +2 points
emperor-ask-new_elector = choose who takes the seat of { $electorate }: +{ $points }
# Question in one line of a picture, at most 56 columns.
emperor-ask-displaced = choose whose knight is pushed out in { $electorate }
# Question in one line of a picture, at most 56 columns.
emperor-ask-church_influence = choose the archdiocese of Church Influence, or none
# Question in one line of a picture, at most 56 columns.
emperor-ask-excommunication = name a secular electorate to excommunicate, or none
# Question in one line of a picture, at most 56 columns.
emperor-ask-ballot = vote in secret for the emperor or the rival
# Question in one line of a picture, at most 56 columns.
emperor-ask-ballot-emperor = your ballot is in; you can still change it
# Question in one line of a picture, at most 56 columns.
emperor-ask-ballot-rival = your ballot is in; you can still change it
# Question in one line of a picture, at most 56 columns.
emperor-ask-accession = you were elected: choose the noble for the throne
# Question in one line of a picture, at most 56 columns.
emperor-ask-abdication = place your old emperor in an electorate or your hand
# Question in one line of a picture, at most 56 columns.
emperor-ask-empire_city = place or move an empire city, or neither
# Question in one line of a picture, at most 56 columns.
emperor-ask-empire_site = choose where the empire city is placed
# Question in one line of a picture, at most 56 columns: choose where the empire city of Trier goes
emperor-ask-empire_site-move = choose where the empire city of { $electorate } goes

# Question, after the player’s name, at most 300 characters.
emperor-prompt-first_city = { emperor-ask-first_city }. It counts as 1 influence for the emperor, and the emperor can move it later.
# Question, after the player’s name, at most 300 characters.
emperor-prompt-first_elector = { emperor-ask-first_elector }. Electors vote for emperor, and every seat has an advantage of its own.
# Question, after the player’s name, at most 300 characters: place a couple aged 35 on an empty place. Couples count as 2 influence, singles as 1. After the …
emperor-prompt-first_noble = { emperor-ask-first_noble }. Couples count as 2 influence, singles as 1. After the actions of each round the most influence wins a seat.
# Question, after the player’s name, at most 300 characters.
emperor-prompt-first_knight = { emperor-ask-first_knight }. It counts as 1 influence, but can’t become elector.
# Question, after the player’s name, at most 300 characters.
emperor-prompt-successor = { emperor-ask-successor }. Only nobles on places can.
# Question, after the player’s name, at most 300 characters.
emperor-prompt-son = { emperor-ask-son }.
# Question, after the player’s name, at most 300 characters.
emperor-prompt-daughter = { emperor-ask-daughter }. The single must be another player’s.
# Question, after the player’s name, at most 300 characters: accept or refuse marriage for your single aged 35 in Trier: Player 4’s daughter. If you accept, it …
emperor-prompt-proposal = { emperor-ask-proposal } { $at }: { $who }’s daughter. If you accept, it becomes a couple and { $who } gains { $points }; if not, { $who } gains { $gain }.
# Question, after the player’s name, at most 300 characters: buy a card, use a privilege, or pass. You have 7 thalers, and 3 nobles, 2 knights and 3 cities in …
emperor-prompt-action = { emperor-ask-action }. You have { $thalers }, and { $nobles }, { $knights } and { $cities } in hand.
# Question, after the player’s name, at most 300 characters.
emperor-prompt-exhausted = { emperor-ask-exhausted }. You have { $thalers }.
# Question, after the player’s name, at most 300 characters.
emperor-prompt-doctor = { emperor-ask-doctor }.
# Question, after the player’s name, at most 300 characters.
emperor-prompt-move_noble = { emperor-ask-move_noble }.
# Question, after the player’s name, at most 300 characters: move your couple aged 45 away from Köln.
emperor-prompt-move_target = { emperor-ask-move_target }.
# Question, after the player’s name, at most 300 characters.
emperor-prompt-indulgence = { emperor-ask-indulgence }.
# Question, after the player’s name, at most 300 characters: choose the electorate for a noble aged 15. A single costs 3 thalers, a couple 5 thalers; you have 5 …
emperor-prompt-permit = { emperor-ask-permit }. A single costs { $single }, a couple { $couple }; you have { $thalers }.
# Question, after the player’s name, at most 300 characters: choose the electorate for your single aged 15.
emperor-prompt-newborn = { emperor-ask-newborn }.
# Question, after the player’s name, at most 300 characters: choose where you found city 1: +1 point.
emperor-prompt-ordinance = { emperor-ask-ordinance }.
# Question, after the player’s name, at most 300 characters.
emperor-prompt-promotion = { emperor-ask-promotion }.
# Question, after the player’s name, at most 300 characters.
emperor-prompt-foreign_daughter = { emperor-ask-foreign_daughter }.
# Question, after the player’s name, at most 300 characters: choose the knight that you place or move for 1 thaler.
emperor-prompt-knight_piece = { emperor-ask-knight_piece }.
# Question, after the player’s name, at most 300 characters: choose where the knight goes for 1 thaler (from hand).
emperor-prompt-knight_target = { emperor-ask-knight_target } (from { $start }).
# Question, after the player’s name, at most 300 characters: place the Grey Eminence in an electorate, or nowhere. It counts as a single aged 45 but takes no …
emperor-prompt-gray_eminence = { emperor-ask-gray_eminence }. It counts as a { $noble } but takes no space.
# Question, after the player’s name, at most 300 characters: break the tie in Trier: Ann and Cleo have 3 influence each.
emperor-prompt-tie = { emperor-ask-tie }: { $tied } have { $influence } influence each.
# Question, after the player’s name, at most 300 characters: choose who takes the seat of Trier: +2 points.
emperor-prompt-new_elector = { emperor-ask-new_elector }.
# Question, after the player’s name, at most 300 characters.
emperor-prompt-displaced = { emperor-ask-displaced }: your { $noble } lost the seat and needs a place.
# Question, after the player’s name, at most 300 characters.
emperor-prompt-church_influence = { emperor-ask-church_influence }.
# Question, after the player’s name, at most 300 characters.
emperor-prompt-excommunication = { emperor-ask-excommunication }.
# Question, after the player’s name, at most 300 characters: vote in secret for the emperor or the rival. All your votes go to Cleo, emperor (1 vote so far), or …
emperor-prompt-ballot = { emperor-ask-ballot }. All your votes go to { $emperor }, emperor ({ $for_emperor } so far), or { $rival }, rival ({ $for_rival } so far).
# Question, after the player’s name, at most 300 characters: your ballot is in; you can still change it. It is for the emperor: Player 1 has 1 vote so far, …
emperor-prompt-ballot-emperor = { emperor-ask-ballot-emperor }. It is for the emperor: { $emperor } has { $for_emperor } so far, { $rival } { $for_rival }.
# Question, after the player’s name, at most 300 characters.
emperor-prompt-ballot-rival = { emperor-ask-ballot-rival }. It is for the rival: { $emperor } has { $for_emperor } so far, { $rival } { $for_rival }.
# Question, after the player’s name, at most 300 characters.
emperor-prompt-accession = { emperor-ask-accession }.
# Question, after the player’s name, at most 300 characters: place your old emperor in an electorate or your hand. It is a single aged 45.
emperor-prompt-abdication = { emperor-ask-abdication }. It is a { $noble }.
# Question, after the player’s name, at most 300 characters.
emperor-prompt-empire_city = { emperor-ask-empire_city }.
# Question, after the player’s name, at most 300 characters.
emperor-prompt-empire_site = { emperor-ask-empire_site }.
# Question, after the player’s name, at most 300 characters: choose where the empire city of Trier goes.
emperor-prompt-empire_site-move = { emperor-ask-empire_site-move }.
# Button that opens a secret choice, at most 80 characters.
emperor-button-ballot = Vote
# Asked before a move that cannot be undone: **Emperor: Cleo**: yours is the last ballot, so all ballots are revealed and this can’t be undone. …
emperor-confirm-ballot = **{ $move }**: yours is the last ballot, so all ballots are revealed and this can’t be undone. Cast it?

## Choices

emperor-group-electorates = Electorates
emperor-group-cards = Cards
emperor-group-privileges = Privileges
emperor-group-nobles = Nobles
# Heading of a menu, at most 100 characters: A single for 3 thalers
emperor-group-permit-single = A single for { $thalers }
# Heading of a menu, at most 100 characters: A couple for 5 thalers
emperor-group-permit-couple = A couple for { $thalers }
emperor-group-younger = Your own: 10 years younger
emperor-group-older = Others’: 10 years older
emperor-group-knights = Knights
emperor-group-players = Players
# Effect of a choice, at most 100 characters: +1 thaler
emperor-gain = +{ $gain }
# Effect of a choice, at most 100 characters: influence: you 1, most 1
emperor-fact-influence = influence: you { $own }, most { $most }
# Part of other texts: 1 of 1 city spaces empty
emperor-fact-city-spaces = { $free } of { $all } city spaces empty
# Part of other texts: pushes a knight of Ann
emperor-fact-pushes = pushes a knight of { $who }
emperor-fact-pushes-own = pushes your own knight
emperor-fact-becomes-old = becomes a single aged 45
# Effect of a choice, at most 100 characters: a couple if Cleo accepts, then +1 point for you
emperor-fact-proposal = a couple if { $who } accepts, then +{ $points } for you
# Effect of a choice, at most 100 characters: becomes 45
emperor-fact-becomes = becomes { $age }
emperor-fact-dies = goes back to its owner
emperor-fact-waive = you pay for the card, and its colour counts
emperor-fact-impossible = no effect right now, only its colour
emperor-fact-couple = becomes a couple of the same age
emperor-fact-pass = you’re out for this phase
# Effect of a choice, at most 100 characters: 2 in hand
emperor-fact-in-hand = { $count } in hand
emperor-fact-stays = keeps the seat
# Effect of a choice, at most 100 characters: takes the seat, +2 points
emperor-fact-takes-seat = takes the seat, +{ $points }
emperor-fact-vacant = wins, but has no noble for the seat
emperor-fact-knight-home = it returns to hand
emperor-fact-seat-vacant = the seat is vacant: no effect
# Effect of a choice, at most 100 characters: Player 2: 1 vote more
emperor-fact-more-votes = { $who }: { $votes } more
# Effect of a choice, at most 100 characters: Player 4: 1 vote fewer
emperor-fact-fewer-votes = { $who }: { $votes } fewer
# Effect of a choice, at most 100 characters: 2 left
emperor-fact-supply = { $count } left
emperor-offer-no-son = Don’t place him
emperor-offer-to-hand = Take it to hand
emperor-offer-no-eminence = Don’t place it
# Choice in a menu or on a button, at most 80 columns with its code: single aged 45, from hand
emperor-offer-from-hand = { $noble }, from hand
# Choice in a menu or on a button, at most 80 columns with its code: Trier, a single
emperor-offer-permit-single = { $electorate }, a single
# Choice in a menu or on a button, at most 80 columns with its code: Trier, a couple
emperor-offer-permit-couple = { $electorate }, a couple
emperor-offer-convent = Send her to the convent
emperor-offer-accept = Accept
emperor-offer-refuse = Refuse
emperor-offer-waive = Skip the effect
emperor-offer-carry-out = Use it
emperor-offer-pass = Pass
emperor-offer-knight-hand = A knight from hand
emperor-offer-knight-of = A knight of { $who }
emperor-offer-no-declaration = None
# Choice in a menu or on a button, at most 80 columns with its code: Emperor: Cleo
emperor-offer-vote-emperor = Emperor: { $who }
# Choice in a menu or on a button, at most 80 columns with its code: Rival: Ann
emperor-offer-vote-rival = Rival: { $who }
emperor-offer-no-empire-city = Neither
emperor-offer-supply = Place a new empire city
# Choice in a menu or on a button, at most 80 columns with its code: Move the empire city from Trier
emperor-offer-move-city = Move the empire city from { $electorate }

## Where points come from

emperor-score-ordinance = Cities (Ordinance)
emperor-score-indulgence = Indulgence
emperor-score-marriage = Marriages of daughters
emperor-score-elector = New electors
emperor-score-mainz = Mainz
emperor-score-vote = Votes for the winner
emperor-score-emperor = Emperor

## The text board

# Board as text: Have voted: Player 4
emperor-board-voted = Have voted: { $who }
# Board as text: In order: Cleo, Ann, Ben
emperor-board-order = In order: { $order }
emperor-board-throne = Throne and votes
# Board as text: On the throne: nobody
emperor-board-on-throne = On the throne: { $noble }
emperor-board-throne-empty = nobody
# Board as text: Beside the board: the old emperor, couple aged 35
emperor-board-lifted = Beside the board: the old emperor, { $noble }
# Board as text: Emperor player: Cleo
emperor-board-emperor = Emperor player: { $who }
# Board as text: Rival: Ann
emperor-board-rival = Rival: { $who }
# Board as text: Votes right now: Cleo 0, Ann 0, Ben 0
emperor-board-votes = Votes right now: { $votes }
# Board as text: Church Influence: Köln
emperor-board-church = Church Influence: { $electorate }
# Board as text: Excommunicated: Bohemia
emperor-board-excommunicated = Excommunicated: { $electorate }
# Board as text: Empire cities in the supply: 3
emperor-board-empire = Empire cities in the supply: { $count }
emperor-board-ballot-emperor = Your ballot, which nobody else sees: emperor
emperor-board-ballot-rival = Your ballot, which nobody else sees: rival
# Board as text: TRI · Archdiocese of Trier
emperor-board-electorate = { $code } · { $name }
# Board as text: Seat: vacant · privilege: a sold-out card
emperor-board-seat = Seat: { $facts }
emperor-board-vacant = vacant
emperor-board-used = used this round
# Board as text: Places: 3 empty
emperor-board-places = Places: { $pieces }
# Board as text: 3 empty
emperor-board-empty = { $count } empty
# Board as text: Castle: Cleo
emperor-board-castle = Castle: { $who }
emperor-board-castle-empty = Castle: empty
# Board as text: Cities: 1 empty
emperor-board-cities = Cities: { $cities }
# Board as text: city of Ben
emperor-board-city = city of { $who }
# Board as text: Influence: nobody
emperor-board-influence = Influence: { $totals }
emperor-board-out = Out of play
emperor-board-cards = Cards
# Board as text: a · Rival · no thalers · challenge the emperor (and pass) · 1 left
emperor-board-coded = { $code } · { $facts }
# Board as text: 1 left
emperor-board-left = { $count } left
# Board as text: 1. Ann: 0 points · 7 thalers · in hand 7 nobles, 3 knights, 3 cities
emperor-board-player = { $rank }. { $who }: { $facts }
# Board as text: in hand 7 nobles, 3 knights, 3 cities
emperor-board-hand = in hand { $nobles }, { $knights }, { $cities }
# Board as text: cards: Ordinance
emperor-board-held = cards: { $cards }
emperor-board-passed = has passed

## Rules cards: facts

emperor-cards-phases = Phases of a round
emperor-cards-electorates = Electorates
emperor-cards-cards = Action cards
emperor-cards-rules = Rules
# Rules card: Price: no thalers
emperor-fact-price = Price: { $price }
# Rules card: Copies with 2, 3, 4 players: 1, 1, 1
emperor-fact-copies = Copies with 2, 3, 4 players: { $two }, { $three }, { $four }
emperor-fact-spiritual = Archdiocese: the elector must be a single
emperor-fact-secular = Secular electorate
# Rules card: 3 places, 1 city space, 1 castle
emperor-fact-spaces = { $places } places, { $cities ->
    [one] { $cities } city space
   *[other] { $cities } city spaces
    }, { $castles ->
    [0] no castle
   *[other] 1 castle
    }
# Rules card: Round 1: 2 points; place an empire city, or move one
emperor-fact-round = Round { $round }: { $gain }; { $city }
emperor-fact-city-place = place an empire city, or move one
emperor-fact-city-move = may move an empire city
emperor-fact-city-none = no empire city

## Rules cards: phases

emperor-rules-phase-1-title = Phase 1: Income
# Rules card: Each player gains 6 thalers, 1 thaler for each of their cities on the board, 1 thaler for each city …
emperor-rules-phase-1 = Each player gains { $base }, { $city } for each of their cities on the board, { $city } for each city of another player in an electorate whose seat the player holds, and { $saxony } for the seat of Saxony.
emperor-rules-phase-1-1 = A city of yours in an electorate of yours counts once. Empire cities bring nothing.
# Rules card: Nobody has more than 12 thalers; what is beyond is lost.
emperor-rules-phase-1-2 = Nobody has more than { $cap } thalers; what is beyond is lost.
emperor-rules-phase-2-title = Phase 2: Aging
# Rules card: Every noble aged 45 returns to its owner’s hand, on the throne and on seats too. Every other noble …
emperor-rules-phase-2 = Every noble aged { $last } returns to its owner’s hand, on the throne and on seats too. Every other noble gets a step older and stays where it is.
# Rules card: If the throne is empty, the emperor player moves one of their nobles from a place there, age and …
emperor-rules-phase-2-1 = If the throne is empty, the emperor player moves one of their nobles from a place there, age and side unchanged. Without one, a { $old } comes from hand. Electors stay where they are.
emperor-rules-phase-2-2 = Either way the player stays emperor. If a Doctor removes the emperor, the throne is filled the same way at once.
emperor-rules-phase-2-3 = A vacated seat stays vacant until phase 5: no privilege, no vote.
emperor-rules-phase-3-title = Phase 3: Descendants
# Rules card: In order, each player counts the blue and red cards bought in the last round. More blue than red: a …
emperor-rules-phase-3 = In order, each player counts the blue and red cards bought in the last round. More blue than red: a son, a { $son } in any open electorate. Otherwise, with any such card: a daughter. Then all cards return.
# Rules card: A daughter enters the convent (1 thaler) or is offered to a single of another player: on the …
emperor-rules-phase-3-1 = A daughter enters the convent ({ $convent }) or is offered to a single of another player: on the throne, on a secular seat or on a place.
# Rules card: The owner of the single answers. Accepted: it becomes a couple of the same age and the proposer …
emperor-rules-phase-3-2 = The owner of the single answers. Accepted: it becomes a couple of the same age and the proposer gains { $points }. Refused: the convent’s { $convent }.
emperor-rules-phase-3-3 = A son may be declined. Without a noble in hand or an open electorate he is lost.
emperor-rules-phase-3-4 = Cards without colour don’t count. One child and one proposal a round.
emperor-rules-phase-4-title = Phase 4: Actions
# Rules card: In order, again and again, each player who hasn’t passed does one thing: buy a card, use a …
emperor-rules-phase-4 = In order, again and again, each player who hasn’t passed does one thing: buy a card, use a privilege of a seat they hold, place or move a knight for { $price }, or pass. The phase ends when everyone has passed.
emperor-rules-phase-4-1 = Passing is final. Buying Rival is also a pass. A player who can do nothing else passes.
emperor-rules-phase-4-2 = Each privilege can be used once a round, by the player who holds the seat. Nobody uses it while the seat is vacant.
emperor-rules-phase-4-3 = A player who is left alone keeps taking turns.
emperor-rules-phase-4-4 = A card is paid for at once; nothing is bought on credit or given back.
emperor-rules-phase-5-title = Phase 5: New Electors
# Rules card: First the Grey Eminence is placed. Then in each electorate, from Trier to Bohemia, the player with …
emperor-rules-phase-5 = First the Grey Eminence is placed. Then in each electorate, from Trier to Bohemia, the player with the most influence wins. A winner who doesn’t hold the seat moves one of their nobles from a place there to the seat: { $points }. Last, Mainz brings { $mainz }.
emperor-rules-phase-5-1 = On a tie the emperor player names one of the tied players, perhaps themselves; the incumbent has no advantage.
emperor-rules-phase-5-2 = A winner who already holds the seat keeps the same noble there and gains nothing.
emperor-rules-phase-5-3 = A winner without a noble for the seat leaves it vacant, even if it was held.
emperor-rules-phase-5-4 = A displaced elector moves to an empty place there. Without one its owner pushes a knight of choice; without a knight it goes to hand.
emperor-rules-phase-6-title = Phase 6: Electing the Emperor
# Rules card: Only if a player bought Rival. Church Influence and Excommunication are declared; then everyone …
emperor-rules-phase-6 = Only if a player bought Rival. Church Influence and Excommunication are declared; then everyone with votes gives all of them to the emperor or to the rival, in secret. More votes win; a tie keeps the emperor. Voters for the winner gain { $points }, the two candidates nothing.
emperor-rules-phase-6-1 = 1 vote for each seat, 2 for Bohemia, 1 for the Pope. The candidates vote for themselves.
emperor-rules-phase-6-2 = A ballot can be changed until the last one is in; then all are opened.
# Rules card: A rival who wins moves a noble from any place to the throne; without one, a single aged 45 from …
emperor-rules-phase-6-3 = A rival who wins moves a noble from any place to the throne; without one, a { $old } from hand; without that, their Grey Eminence or one of their electors becomes the { $old }.
emperor-rules-phase-6-4 = The old emperor keeps age and side and may be placed in any open electorate, or go to hand.
emperor-rules-phase-7-title = Phase 7: Emperor Actions
emperor-rules-phase-7 = The emperor player gains what the round brings.
# Rules card: There are 3 empire cities. They go to empty city spaces; a move may stay in the same electorate.
emperor-rules-phase-7-1 = There are { $count } empire cities. They go to empty city spaces; a move may stay in the same electorate.
emperor-rules-phase-8-title = Phase 8: Round Marker
# Rules card: The next round begins. After round 5 the game ends.
emperor-rules-phase-8 = The next round begins. After round { $rounds } the game ends.

## Rules cards: electorates

emperor-rules-TRI = Privilege, once a round in phase 4: use a sold-out card that acts at once. You pay its price but take no card.
emperor-rules-TRI-1 = Only Doctor, Move, Indulgence, Permit, Ordinance, Promotion and Foreign King’s Daughter.
emperor-rules-TRI-2 = As no card is taken, nothing counts for descendants.
emperor-rules-TRI-3 = The effect must be possible; it can’t be waived, even with 2 players.
emperor-rules-KOL = Privilege, once a round in phase 4: the effect of a Doctor, free of charge.
emperor-rules-KOL-1 = No card is taken, so nothing counts for descendants.
# Rules card: At the end of phase 5 the player who holds the seat gains 1 point, in every round.
emperor-rules-MAI = At the end of phase 5 the player who holds the seat gains { $points }, in every round.
# Rules card: Privilege, once a round in phase 4: place a single aged 15 from hand in any open electorate, free …
emperor-rules-PAL = Privilege, once a round in phase 4: place a { $son } from hand in any open electorate, free of charge.
emperor-rules-PAL-1 = A knight is pushed where no place is empty.
# Rules card: In phase 1 the player who holds the seat gains 2 thalers more.
emperor-rules-SAX = In phase 1 the player who holds the seat gains { $income } more.
emperor-rules-BRA = Only the player who holds the seat may buy the Grey Eminence.
emperor-rules-BRA-1 = The card stays valid when the seat is lost later.
# Rules card: In phase 6 the seat has 2 votes.
emperor-rules-BOH = In phase 6 the seat has { $votes }.

## Rules cards: action cards

emperor-rules-rival = The buyer challenges the emperor in phase 6 and is out for this phase: no more cards, privileges or knights.
emperor-rules-rival-1 = Not for the emperor player.
emperor-rules-rival-2 = It may be bought after all others have passed.
# Rules card: Either a noble of yours gets one step younger, or a noble of another player one step older; beyond …
emperor-rules-doctor = Either a noble of yours gets one step younger, or a noble of another player one step older; beyond { $last } it returns to its owner’s hand. On the throne, a seat or a place.
emperor-rules-doctor-1 = Your own nobles never get older, others’ never younger; a noble aged 15 gets no younger.
emperor-rules-doctor-2 = If the emperor dies, the throne is filled at once; if an elector dies, the seat is vacant at once.
emperor-rules-move = A noble of yours moves from a place to a place in a different electorate. Age and side don’t change. A knight is pushed where no place is empty.
emperor-rules-move-1 = Not the emperor, not an elector.
# Rules card: The buyer has 1 vote more in phase 6.
emperor-rules-pope = The buyer has { $votes } more in phase 6.
emperor-rules-church = In phase 6 the buyer may name an archdiocese. The player who holds its seat has 1 more vote for each of their nobles on places there, single or couple, for each of their knights there and for their Grey Eminence there.
emperor-rules-church-1 = The elector itself isn’t counted a second time.
emperor-rules-church-2 = It helps the player who holds the seat, even an opponent.
emperor-rules-church-3 = If nobody is the rival it has no effect, but its colour still counts.
emperor-rules-excommunication = In phase 6 the buyer may name a secular electorate: the votes of its elector don’t count.
emperor-rules-excommunication-1 = The elector keeps seat, privilege and income.
# Rules card: At the start of phase 5 the buyer may lay a single aged 45 from hand into any electorate. It takes …
emperor-rules-eminence = At the start of phase 5 the buyer may lay a { $old } from hand into any electorate. It takes no space, has 1 influence and leaves in the next phase 2.
emperor-rules-eminence-1 = Only the holder of Brandenburg may buy it.
emperor-rules-eminence-2 = It can’t be elector or the target of anything. Without a noble in hand it isn’t placed.
# Rules card: The buyer gains 1 point.
emperor-rules-indulgence = The buyer gains { $points }.
# Rules card: Place a single aged 15 or, for the higher price, a couple aged 15 from hand in any open electorate.
emperor-rules-permit = Place a { $single } or, for the higher price, a { $couple } from hand in any open electorate.
emperor-rules-permit-1 = A knight is pushed where no place is empty.
# Rules card: Place a city from your hand on any empty city space. The first brings 1 point, the second 1 point, …
emperor-rules-ordinance = Place a city from your hand on any empty city space. The first brings { $first }, the second { $second }, the third { $third }.
emperor-rules-ordinance-1 = Cities never move or leave.
# Rules card: A knight of yours on a place becomes a single aged 15 from hand; the knight returns to hand.
emperor-rules-promotion = A knight of yours on a place becomes a { $single } from hand; the knight returns to hand.
emperor-rules-promotion-1 = A knight in a castle can’t be promoted.
emperor-rules-daughter = A single of yours becomes a couple of the same age.
emperor-rules-daughter-1 = The emperor and secular electors may marry, the elector of an archdiocese may not.
# Rules card: Not a card to take: for 1 thaler anyone may put a knight from hand on an empty place or castle, or …
emperor-rules-knight = Not a card to take: for { $price } anyone may put a knight from hand on an empty place or castle, or move one of their knights to another empty place or castle, without limit.
emperor-rules-knight-1 = Knights never push.
emperor-rules-knight-2 = A knight on a place can be pushed by a noble, one in a castle can’t.
emperor-rules-knight-3 = A knight that was pushed costs its price again.

## Rules cards: the rest

emperor-rules-setup-title = Setup
# Rules card: Each player has 7 nobles, 3 knights, 3 cities and 7 thalers. Chance names the first emperor, who …
emperor-rules-setup = Each player has { $tiles }, { $knights }, { $cities } and { $thalers }. Chance names the first emperor, who puts an empire city on a city space and a { $elector } on the throne. The others put a { $elector } each on a vacant seat. Then, in order and one after the other, everyone places these nobles: { $nobles }; and a knight. Round 1 begins with phase 4.
emperor-rules-setup-1 = Nobles go on empty places, the knight on an empty place or castle. No points.
emperor-rules-nobles-title = Nobles
# Rules card: A noble is a single or a couple, aged 15, 25, 35 and 45. After 45 it returns to its owner’s hand. A …
emperor-rules-nobles = A noble is a single or a couple, aged { $ages }. After { $last } it returns to its owner’s hand. A tile in hand has neither age nor side.
emperor-rules-nobles-1 = In an archdiocese only a single can be elector; couples stand on places.
emperor-rules-nobles-2 = A couple never becomes a single while it is on the board.
emperor-rules-push-title = Open Electorates and Pushing
emperor-rules-push = An electorate is open if it has an empty place or a knight on a place. A noble takes an empty place; if there is none, the player who places it chooses whose knight is pushed, and that knight returns to hand.
emperor-rules-push-1 = With an empty place no knight may be pushed. You may push your own knight.
emperor-rules-push-2 = Nobles and knights in castles are never pushed.
emperor-rules-influence-title = Influence
# Rules card: In an electorate, the elector included: 1 for each single, knight, city and Grey Eminence of yours, …
emperor-rules-influence = In an electorate, the elector included: { $single } for each single, knight, city and Grey Eminence of yours, { $couple } for each couple of yours. The emperor player adds { $single } for each empire city.
emperor-rules-influence-1 = The noble on the throne is in no electorate.
emperor-rules-influence-2 = A knight counts on a place and in a castle.
emperor-rules-cities-title = Cities
emperor-rules-cities = A player’s city brings income and influence to its owner, and income to another player who holds the seat. An empire city has influence for the emperor player, and no income.
# Rules card: There are 3 empire cities; the emperor places or moves them in rounds 1 to 3.
emperor-rules-cities-1 = There are { $count } empire cities; the emperor places or moves them in rounds 1 to 3.
emperor-rules-cities-2 = A city space holds 1 city.
emperor-rules-action-cards-title = Action Cards
emperor-rules-action-cards = A bought card lies open in front of its buyer until the end of the next phase 3, then goes back. A card with no copies left is sold out. Blue and red cards decide about descendants.
emperor-rules-action-cards-1 = A card whose effect is impossible can’t be bought, and a bought effect must be carried out. In a 2-player game the buyer may waive it.
emperor-rules-action-cards-2 = Several copies of a card may be bought on different turns.
emperor-rules-action-cards-3 = Cards of the last round stay with their buyers.
emperor-rules-two-players-title = Two Players
# Rules card: With 2 players chance puts one archdiocese and one secular electorate out of play: no spaces, no …
emperor-rules-two-players = With { $players } players chance puts one archdiocese and one secular electorate out of play: no spaces, no votes, no privilege. There are fewer cards.
emperor-rules-two-players-1 = Cards that act at once may be bought even if impossible, and their effects may be waived. A waived Permit costs 3 thalers.
emperor-rules-two-players-2 = There is no secret ballot: both vote for themselves.
emperor-rules-two-players-3 = Without Brandenburg nobody can buy the Grey Eminence.
emperor-rules-final-scoring-title = End and Winner
# Rules card: After round 5 the most points win; then the most thalers; then the win is shared. Points come from …
emperor-rules-final-scoring = After round 5 the most points win; then the most thalers; then the win is shared. Points come from cities ({ $ordinance }), Indulgence ({ $indulgence }), accepted marriages ({ $marriage }), new electors ({ $elector }), Mainz ({ $mainz }), votes for the winner ({ $vote }) and the emperor ({ $emperor }, by round).
emperor-rules-final-scoring-1 = Points are never lost.

## What came of a stretch of play

emperor-round = Round { $number }
# What happened since a player’s last turn: new single aged 45 on the throne
emperor-summary-placed = new { $noble } { $at }
# What happened since a player’s last turn: removed the couple aged 45 (Cleo) on the throne (Doctor)
emperor-summary-removed = removed the { $noble } { $at } (Doctor)
# What happened since a player’s last turn: made the single aged 35 (Cleo) on the throne older (Doctor)
emperor-summary-older = made the { $noble } { $at } older (Doctor)
# What happened since a player’s last turn: made the single aged 25 on the seat of Trier younger (Doctor)
emperor-summary-younger = made the { $noble } { $at } younger (Doctor)
# What happened since a player’s last turn: knight castle of Trier → castle of the Palatinate
emperor-summary-moved = { $what } { $start } → { $end }
# What happened since a player’s last turn: knight in the castle of Trier
emperor-summary-knight = knight { $at }
# What happened since a player’s last turn: knight out of Köln
emperor-summary-pushed = knight out of { $electorate }
# What happened since a player’s last turn: city in the Palatinate
emperor-summary-city = city in { $electorate }
# What happened since a player’s last turn: empire city in Trier
emperor-summary-empire-city = empire city in { $electorate }
# What happened since a player’s last turn: knight in the Palatinate became a single aged 15
emperor-summary-promoted = knight in { $electorate } became a { $noble }
# What happened since a player’s last turn: the single aged 45 on the throne is now a couple
emperor-summary-wed = the { $noble } { $at } is now a couple
# What happened since a player’s last turn: daughter married to the single aged 35 (Player 2) in Trier
emperor-summary-accepted = daughter married to the { $noble } { $at }
emperor-summary-convent = daughter in the convent
emperor-summary-son-lost = son lost
# What happened since a player’s last turn: seat of Trier lost
emperor-summary-seat-lost = seat of { $electorate } lost
# What happened since a player’s last turn: couple aged 45 (Mainz) on the throne
emperor-summary-crowned = { $noble } ({ $start }) on the throne
# What happened since a player’s last turn: old emperor now in Brandenburg
emperor-summary-resettled = old emperor now { $at }
emperor-summary-retired = old emperor back in hand
# What happened since a player’s last turn: bought Indulgence
emperor-summary-bought = bought { $cards }
# What happened since a player’s last turn: used Indulgence (sold out)
emperor-summary-exhausted = used { $card } (sold out)
emperor-summary-passed = passed
# What happened since a player’s last turn: Died of old age: Cleo (on the throne), Ann (seat of Saxony), Ben (seat of Mainz).
emperor-summary-old-age = Died of old age: { $nobles }.
# What happened since a player’s last turn: Köln (Ann)
emperor-summary-seat = { $electorate } ({ $who })
# What happened since a player’s last turn: Trier (Cleo, tie)
emperor-summary-seat-tie = { $electorate } ({ $who }, tie)
# What happened since a player’s last turn: Trier (won by Ann, no suitable noble)
emperor-summary-none = { $electorate } (won by { $who }, no suitable noble)
# What happened since a player’s last turn: Saxony (tie, given to Ann, no suitable noble)
emperor-summary-none-tie = { $electorate } (tie, given to { $who }, no suitable noble)
# What happened since a player’s last turn: New electors: Trier (Cleo, tie), Köln (Ann), Palatinate (Ben).
emperor-summary-electors = New electors: { $seats }.
# What happened since a player’s last turn: Vacant seats: Trier (won by Ann, no suitable noble), Saxony (tie, given to Ann, no suitable noble).
emperor-summary-vacant = Vacant seats: { $seats }.
# What happened since a player’s last turn: Same as before: Köln (Ann).
emperor-summary-stay = Same as before: { $seats }.
# What happened since a player’s last turn: Income: 6 thalers each.
emperor-summary-income-each = Income: { $gain } each.
# What happened since a player’s last turn: Income: Cleo 6, Ann 9, Ben 8.
emperor-summary-income = Income: { $gains }.
# What happened since a player’s last turn: Still emperor: Cleo, 3 votes against 2 votes for Ann.
emperor-summary-election-emperor = Still emperor: { $emperor }, { $for_emperor } against { $for_rival } for { $rival }.
# What happened since a player’s last turn: Still emperor: Player 3, by a tie: 4 votes against 4 votes for Player 1.
emperor-summary-election-tie = Still emperor: { $emperor }, by a tie: { $for_emperor } against { $for_rival } for { $rival }.
# What happened since a player’s last turn: New emperor: Player 3, 3 votes against 2 votes for Player 1.
emperor-summary-election-rival = New emperor: { $rival }, { $for_rival } against { $for_emperor } for { $emperor }.

# Alt text of the picture: Electors: none
emperor-glance-electors = Electors: { $seats }

# What happened since a player’s last turn: 2 votes for the emperor
emperor-summary-ballot-emperor = { $votes } for the emperor
# What happened since a player’s last turn: 2 votes for the rival
emperor-summary-ballot-rival = { $votes } for the rival
emperor-guide-goal = Your family sends nobles into the seven electorates of the empire. After five rounds the most points ① win. You score with new electors, as emperor, with your votes, cities, marriages and some cards. Nobles grow old: nobody keeps a seat forever.
emperor-guide-round =
    1. Income. 2. All nobles age 10 years; those over 45 leave.
    3. The colours of the cards you bought last round decide: a son or a daughter?
    4. Taking turns: buy a card ①, use a privilege, place a knight, or pass.
    5. In each electorate ② the most influence wins the seat.
    6. If someone bought Rival, the electors vote for emperor.
    7. The emperor gets points and rights.
emperor-guide-points =
    New electors: 2 points for each seat you win; keeping a seat brings nothing.
    The emperor ① gets points and rights every round. Voters ② for the winning candidate get a point too, the candidates don’t.
    Also: your own cities, accepted marriages, Indulgences, and the seat of Mainz.
emperor-guide-mistakes =
    1. Winning an electorate ① without a noble on a place ② there: the seat stays vacant. Knights and cities bring influence but can’t take a seat.
    2. Forgetting that nobles age before you act: check who will leave next round.
    3. Ignoring card colours: more blue than red brings a son, otherwise a daughter.
emperor-lesson-seat = You’re { $player1 }, with 7 thalers. When everyone has passed, the most influence in an electorate wins its seat, and a new elector scores 2 points. In Köln (1) you and { $player2 } have a couple each, 2 influence to 2. Köln is an archdiocese, where only a single can sit on the seat. What do you buy?
emperor-lesson-seat-permit = Your new single makes it 3 influence to 2 and takes the seat: 2 points, a vote for emperor, and the privilege of Köln, a free Doctor every round. Nobles grow 10 years older each round, so this one, now 15, can stay until round 4.
emperor-lesson-seat-ordinance = The city brings 1 point now and 1 thaler more every round, and it makes it 3 influence to 2. But a city can’t take a seat, and in an archdiocese your couple can’t either: you win Köln, and its seat stays vacant. For a seat you need a noble who can sit on it.
emperor-lesson-seat-knight = The knight makes it 3 influence to 2, for only 1 thaler. But a knight can’t take a seat, and in an archdiocese your couple can’t either: you win Köln, its seat stays vacant, and you score nothing. For a seat you need a noble who can sit on it.
emperor-lesson-vote = Suppose you won Köln, and { $player3 } bought Rival to challenge { $player2 }, the emperor. Now the electors vote, in secret. { $player2 } has 3 votes and { $player3 } 1; both vote for themselves. You have 2, from Köln and Brandenburg. If you vote for the winner you gain 1 point; in a tie the emperor stays. How do you vote?
emperor-lesson-vote-emperor = 5 votes to 1: { $player2 } stays emperor, and you gain 1 point for voting for the winner. You can’t split your votes, so count them first: here the emperor was the only one who could win.
emperor-lesson-vote-rival = 3 votes to 3, and in a tie the emperor stays: you gain nothing. With 1 vote more { $player3 } would have become emperor, and you’d have had your point. The Pope brings that vote for 1 thaler, but you have to buy it before the election.
emperor-lesson-doctor = Next round. Everyone is 10 years older, and those who were 45 have left. Suppose you hold Köln (2) and use its privilege, a free Doctor: one of your nobles becomes 10 years younger, or someone else’s 10 years older. In Bohemia (1) you have a single, and { $player2 } a couple of 45 on the seat. Whom do you treat?
emperor-lesson-doctor-bohemia = At 45, another 10 years is the end: the couple went back to { $player2 }’s hand, the seat was vacant, and your single had the most influence in Bohemia. It took the seat for 2 points, and Bohemia has 2 votes. A Doctor does most where it changes who wins a seat.
emperor-lesson-doctor-couple = Your couple in Köln is 35 again and stays a round longer. But nobody else has influence there, so you’d have kept the seat without it, and in Bohemia { $player2 }’s couple still has more influence than your single. A Doctor does most where it changes who wins a seat.
emperor-lesson-doctor-elector = Your elector of Köln is 15 again and can stay until the end of the game. That’s worth something later, but it changes nothing this round: { $player2 }’s couple keeps the seat of Bohemia. A Doctor does most where it changes who wins a seat.
emperor-lesson-colours = Later in the same phase. Suppose you’ve bought an Ordinance, which is red, and a Doctor, which is blue; the others have passed, and you have 6 thalers left. Colours decide your child next round: with more blue cards than red a son, otherwise a daughter. What do you do?
emperor-lesson-colours-blue = 2 blue cards to 1 red: a son. He’s a single aged 15, and you place him for free in any electorate with room; a Permit for that costs 3 thalers. The Excommunication cost you 1, and did nothing else, because nobody challenged the emperor.
emperor-lesson-colours-red = 1 point at once. But the Indulgence is red, and with 2 red cards to 1 blue you have a daughter: she brings 1 thaler in a convent, or 1 point if another player accepts her for a single. Compare that with a son, a noble you place for free.
emperor-lesson-colours-pass = 1 blue card to 1 red: a tie brings a daughter. One more blue card would have brought a son, a noble you place for free. And nobody can hold more than 12 thalers: you saved 6, your income was 7, so 1 thaler was lost.

## What the game’s own commands are for
# Name of a command, at most 32 characters.
emperor-verb-city = city
# Description of a command, at most 100 characters.
emperor-verb-city-about = Where a city goes
# Name of a command, at most 32 characters.
emperor-verb-elector = elector
# Description of a command, at most 100 characters.
emperor-verb-elector-about = Who becomes an elector, or where
# Name of a command, at most 32 characters.
emperor-verb-place = place
# Description of a command, at most 100 characters.
emperor-verb-place-about = Where a noble goes
# Name of a command, at most 32 characters.
emperor-verb-knight = knight
# Description of a command, at most 100 characters.
emperor-verb-knight-about = Where a knight goes
# Name of a command, at most 32 characters.
emperor-verb-throne = throne
# Description of a command, at most 100 characters.
emperor-verb-throne-about = Who takes the throne
# Name of a command, at most 32 characters.
emperor-verb-daughter = daughter
# Description of a command, at most 100 characters.
emperor-verb-daughter-about = Whom you offer your daughter to
# Name of a command, at most 32 characters.
emperor-verb-answer = answer
# Description of a command, at most 100 characters.
emperor-verb-answer-about = Accept or refuse a marriage
# Name of a command, at most 32 characters.
emperor-verb-pass = pass
# Description of a command, at most 100 characters.
emperor-verb-pass-about = Pass for the rest of the phase
# Name of a command, at most 32 characters.
emperor-verb-buy = buy
# Description of a command, at most 100 characters.
emperor-verb-buy-about = Buy an action card, or a knight
# Name of a command, at most 32 characters.
emperor-verb-use = use
# Description of a command, at most 100 characters.
emperor-verb-use-about = Use a privilege of one of your seats
# Name of a command, at most 32 characters.
emperor-verb-doctor = doctor
# Description of a command, at most 100 characters.
emperor-verb-doctor-about = Whose age the Doctor changes
# Name of a command, at most 32 characters.
emperor-verb-move = move
# Description of a command, at most 100 characters.
emperor-verb-move-about = Which noble you move
# Name of a command, at most 32 characters.
emperor-verb-indulgence = indulgence
# Description of a command, at most 100 characters.
emperor-verb-indulgence-about = Take the point of an Indulgence, or waive it
# Name of a command, at most 32 characters.
emperor-verb-permit = permit
# Description of a command, at most 100 characters.
emperor-verb-permit-about = Where the single or couple of the Permit goes
# Name of a command, at most 32 characters.
emperor-verb-promote = promote
# Description of a command, at most 100 characters.
emperor-verb-promote-about = Which knight is promoted
# Name of a command, at most 32 characters.
emperor-verb-marry = marry
# Description of a command, at most 100 characters.
emperor-verb-marry-about = Which single marries the king’s daughter
# Name of a command, at most 32 characters.
emperor-verb-take = take
# Description of a command, at most 100 characters.
emperor-verb-take-about = Which knight you take
# Name of a command, at most 32 characters.
emperor-verb-winner = winner
# Description of a command, at most 100 characters.
emperor-verb-winner-about = Who wins an electorate that is tied
# Name of a command, at most 32 characters.
emperor-verb-push = push
# Description of a command, at most 100 characters.
emperor-verb-push-about = Whose knight makes room
# Name of a command, at most 32 characters.
emperor-verb-church = church
# Description of a command, at most 100 characters.
emperor-verb-church-about = Which archdiocese Church Influence strengthens
# Name of a command, at most 32 characters.
emperor-verb-excommunicate = excommunicate
# Description of a command, at most 100 characters.
emperor-verb-excommunicate-about = Whose votes are cancelled by Excommunication
# Name of a command, at most 32 characters.
emperor-verb-vote = vote
# Description of a command, at most 100 characters.
emperor-verb-vote-about = Vote for the emperor or the rival, in secret
# Name of a command, at most 32 characters.
emperor-verb-empire = empire
# Description of a command, at most 100 characters.
emperor-verb-empire-about = Which empire city you place or move
# Reason for a move, after “goes for”, at most 50 characters.
emperor-feature-points = points
# Reason for a move, after “goes for”, at most 50 characters.
emperor-feature-spending = thalers to spend
# Reason for a move, after “goes for”, at most 50 characters.
emperor-feature-savings = thalers kept for the next round
# Reason for a move, after “goes for”, at most 50 characters.
emperor-feature-income = income
# Reason for a move, after “goes for”, at most 50 characters.
emperor-feature-barons = nobles in hand
# Reason for a move, after “goes for”, at most 50 characters.
emperor-feature-knights = knights in hand
# Reason for a move, after “goes for”, at most 50 characters.
emperor-feature-cities = cities in hand
# Reason for a move, after “goes for”, at most 50 characters.
emperor-feature-influence = influence
# Reason for a move, after “goes for”, at most 50 characters.
emperor-feature-youth = young nobles
# Reason for a move, after “goes for”, at most 50 characters.
emperor-feature-seats = more seats
# Reason for a move, after “goes for”, at most 50 characters.
emperor-feature-winning = a new elector
# Reason for a move, after “goes for”, at most 50 characters.
emperor-feature-losing = keeping seats
# Reason for a move, after “goes for”, at most 50 characters.
emperor-feature-ties = a tie for a seat
# Reason for a move, after “goes for”, at most 50 characters.
emperor-feature-next_leads = the lead in the next round
# Reason for a move, after “goes for”, at most 50 characters.
emperor-feature-next_influence = influence that lasts
# Reason for a move, after “goes for”, at most 50 characters.
emperor-feature-margin = a safe margin
# Reason for a move, after “goes for”, at most 50 characters.
emperor-feature-mainz = Mainz
# Reason for a move, after “goes for”, at most 50 characters.
emperor-feature-privileges = a privilege to use
# Reason for a move, after “goes for”, at most 50 characters.
emperor-feature-votes = votes
# Reason for a move, after “goes for”, at most 50 characters.
emperor-feature-throne = the throne
# Reason for a move, after “goes for”, at most 50 characters.
emperor-feature-reign = what the emperor gets
# Reason for a move, after “goes for”, at most 50 characters.
emperor-feature-challenge = a shot at the throne
# Reason for a move, after “goes for”, at most 50 characters.
emperor-feature-voting_card = a card for the election
# Reason for a move, after “goes for”, at most 50 characters.
emperor-feature-eminence = the Grey Eminence
# Reason for a move, after “goes for”, at most 50 characters.
emperor-feature-son = a son
# Reason for a move, after “goes for”, at most 50 characters.
emperor-feature-daughter = a daughter
# Reason for a move, after “goes for”, at most 50 characters.
emperor-feature-singles = nobles who can still marry

## At what a plan stops

emperor-signal-passed = a player has passed
emperor-signal-eminence_placed = the Grey Eminence has been placed
emperor-signal-church = Church Influence has been used
emperor-signal-excommunicated = an electorate has been excommunicated
