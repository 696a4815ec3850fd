caylus-title = Caylus
