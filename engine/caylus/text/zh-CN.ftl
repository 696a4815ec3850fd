caylus-title = 凯吕斯
