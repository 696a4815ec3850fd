tuscany-title = トスカーナの城
