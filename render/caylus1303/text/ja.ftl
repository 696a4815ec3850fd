# ケイラス1303の図の文言。名称はエンジンのカタログから

caylus1303-picture-headline = 第{ $round }ラウンド（全{ $rounds }）・{ $phase }
caylus1303-picture-goal = 得点は終了まで非公開
caylus1303-picture-court-favour = 恩恵で取る
caylus1303-picture-court-empty = ボード上に人物は残っていません
caylus1303-picture-court-choose = 各自1人を選ぶ
caylus1303-picture-at-court = ボード上
caylus1303-picture-bridge = パスした順
caylus1303-picture-price = 1回の配置に必要
caylus1303-picture-step = 1マスに必要
caylus1303-picture-passed = パス済み
caylus1303-picture-starts = 次ラウンド先手
caylus1303-picture-delivered = { $count }組輸送
caylus1303-picture-part-road = 道
caylus1303-picture-part-site = 建設現場
caylus1303-picture-part-people = 人物
caylus1303-picture-part-stock = サプライ
caylus1303-picture-own = 所有する建物
caylus1303-picture-first = 最初
caylus1303-picture-dot = ・
caylus1303-picture-unbroken = -
