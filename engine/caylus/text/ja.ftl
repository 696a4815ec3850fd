caylus-title = ケイラス
