tuscany-title = The Castles of Tuscany
