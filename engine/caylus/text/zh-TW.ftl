caylus-title = 凱呂斯
