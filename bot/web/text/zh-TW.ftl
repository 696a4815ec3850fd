## 網頁的文字

page-title = Seneschal
